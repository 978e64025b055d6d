"""One way of reading shared key/value heads: its lanes and what it does to the sentence."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from mha_desktop.lab.sharing import SharedHeads
from mha_desktop.panels.controls.side_by_side import scrolled
from mha_desktop.panels.sharing.distance_bars import DistanceBars
from mha_desktop.panels.sharing.effect_texts import distance_text, error_text
from mha_desktop.panels.sharing.lane_picture import LanePicture
from mha_desktop.panels.sharing.order_texts import grouping_code
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.theme import Theme

_GAP, _BETWEEN = 8, 24


class EffectNumbers(QWidget):
    """The output's error, the mean distance of the heads, and a bar for each of them."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.error, self.distance = QLabel(), QLabel()
        self.bars = DistanceBars(theme)
        self.bars.setObjectName("distanceBars")
        set_role(self.error, "readout")
        set_role(self.distance, "readout")
        grid = QGridLayout()
        grid.setHorizontalSpacing(_BETWEEN)
        grid.setVerticalSpacing(0)
        for place, (number, caption) in enumerate(
            (
                (self.error, self.tr("error of the output")),
                (self.distance, self.tr("mean distance")),
            )
        ):
            label = QLabel(caption)
            set_role(label, "caption")
            number.setAccessibleName(caption)
            grid.addWidget(number, 0, place)
            grid.addWidget(label, 1, place)
        grid.setColumnStretch(2, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addLayout(grid)
        column.addWidget(self.bars)

    def show_heads(self, heads: SharedHeads) -> None:
        """Show the effect of one way."""
        self.error.setText(error_text(heads.effect.relative_output_change))
        self.distance.setText(distance_text(float(heads.effect.head_distance.mean())))
        self.bars.show_distances(heads.effect.head_distance)


class OrderCard(QWidget):
    """A title, the grouping as programs write it, its lanes, and its numbers.

    Parameters
    ----------
    title : str
    theme : Theme
    """

    def __init__(self, title: str, theme: Theme) -> None:
        super().__init__()
        self._title = title
        self.title, self.code = QLabel(title), QLabel()
        self.lanes, self.numbers = LanePicture(theme), EffectNumbers(theme)
        set_role(self.title, "title")
        set_role(self.code, "secondary")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        for widget in (self.title, self.code, self._scrolled_lanes(), self.numbers):
            column.addWidget(widget)

    def _scrolled_lanes(self) -> QScrollArea:
        """Let many lanes scroll sideways."""
        area = scrolled(self.lanes)
        self.lanes.setAutoFillBackground(False)
        area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFrameShape(QFrame.Shape.NoFrame)
        height = self.lanes.minimumSizeHint().height()
        area.setFixedHeight(height + area.horizontalScrollBar().sizeHint().height())
        return area

    def show_heads(self, heads: SharedHeads, *, is_present: bool) -> None:
        """Show one way; the title says if it is that of the present grouping."""
        now = self.tr("{title} (now)").format(title=self._title)
        self.title.setText(now if is_present else self._title)
        self.code.setText(grouping_code(heads.kv_head_of))
        self.code.setToolTip(", ".join(map(str, heads.kv_head_of)))
        self.lanes.show_grouping(heads.kv_head_of)
        self.numbers.show_heads(heads)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.lanes.set_theme(theme)
        self.numbers.bars.set_theme(theme)
