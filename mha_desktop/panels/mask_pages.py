"""What each kind of mask needs to know: one page per kind, shown below the drop-down."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QListWidgetItem, QSpinBox, QWidget

from mha_desktop.lab.state import HiddenTokensMask, Mask, PrefixMask, SlidingWindowMask
from mha_desktop.lab.tokens import displayable
from mha_desktop.panels.controls.field_row import box_row
from mha_desktop.panels.style_sheet import set_role

_MOST_TOKENS = 512
_ROWS = 4


class MaskPage(QWidget):
    """Page of a mask without numbers.

    Parameters
    ----------
    mask : Mask
        The mask of this kind that is chosen first.

    Signals
    -------
    mask_changed(object)
        The user changed a number of the mask.
    """

    mask_changed = Signal(object)

    def __init__(self, mask: Mask) -> None:
        super().__init__()
        self.current: Mask = mask

    def show_mask(self, mask: Mask, tokens: tuple[str, ...]) -> None:
        """Show a mask of this page's kind over these tokens, without a signal."""
        self.current = mask

    def _change(self, mask: Mask) -> None:
        self.current = mask
        self.mask_changed.emit(mask)


class NumberPage(MaskPage):
    """Page of a mask with one number of tokens."""

    def __init__(self, mask: SlidingWindowMask | PrefixMask, label: str, tip: str) -> None:
        super().__init__(mask)
        self._kind = type(mask)
        self.box = QSpinBox()
        self.box.setObjectName("maskNumber")
        self.box.setKeyboardTracking(False)
        self.box.setRange(1, _MOST_TOKENS)
        self.box.setMinimumWidth(72)
        self.box.setToolTip(tip)
        self.box.setAccessibleName(label.replace("&", ""))
        self.setLayout(box_row(label, self.box))
        self.show_mask(mask, ())
        self.box.valueChanged.connect(self._take_number)

    def show_mask(self, mask: Mask, tokens: tuple[str, ...]) -> None:
        """Show the number of a mask."""
        super().show_mask(mask, tokens)
        assert isinstance(mask, SlidingWindowMask | PrefixMask)
        number = mask.width if isinstance(mask, SlidingWindowMask) else mask.length
        with QSignalBlocker(self.box):
            self.box.setValue(number)

    def _take_number(self, number: int) -> None:
        self._change(self._kind(number))


class HiddenTokensPage(MaskPage):
    """Page of the mask that hides single tokens: a list of all tokens with check boxes."""

    def __init__(self) -> None:
        super().__init__(HiddenTokensMask())
        self._tokens: tuple[str, ...] = ()
        self.list = QListWidget()
        self.list.setObjectName("hiddenTokens")
        self.list.setUniformItemSizes(True)
        set_role(self.list, "field")
        self.list.setAccessibleName(self.tr("Hidden tokens"))
        self.list.setToolTip(self.tr("Nobody looks at the tokens checked here (Space checks)"))
        label = QLabel(self.tr("&Unseen"))
        label.setBuddy(self.list)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.list, 1)
        self.list.itemChanged.connect(self._take_checks)

    def show_mask(self, mask: Mask, tokens: tuple[str, ...]) -> None:
        """Show which tokens a mask hides."""
        super().show_mask(mask, tokens)
        assert isinstance(mask, HiddenTokensMask)
        with QSignalBlocker(self.list):
            if tokens != self._tokens:
                self._fill(tokens)
            for place in range(len(tokens)):
                checked = place in mask.hidden
                state = Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked
                self.list.item(place).setCheckState(state)

    def _fill(self, tokens: tuple[str, ...]) -> None:
        """List the tokens with their numbers, so that equal words stay apart."""
        self._tokens = tokens
        self.list.clear()
        for place, token in enumerate(tokens, start=1):
            self.list.addItem(QListWidgetItem(f"{place}  {displayable(token)}"))
        row = max(self.list.sizeHintForRow(0), self.list.fontMetrics().height())
        self.list.setFixedHeight(_ROWS * row + 2 * self.list.frameWidth())

    def _take_checks(self, _item: QListWidgetItem) -> None:
        """Pass on all checked places; places after the last token wait for a longer sentence."""
        assert isinstance(self.current, HiddenTokensMask)
        count = self.list.count()
        checked = [
            place
            for place in range(count)
            if self.list.item(place).checkState() == Qt.CheckState.Checked
        ]
        later = [place for place in self.current.hidden if place >= count]
        self._change(HiddenTokensMask((*checked, *later)))
