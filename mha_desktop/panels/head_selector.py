"""The drop-down list of all heads."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QListView,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from mha_desktop.qt.models.heads_model import HeadsModel

_LETTERS_SHOWN = 13
_ROWS_SHOWN = 16
_PADDING = 4


class HeadSelector(QComboBox):
    """Every head with its role, to pick one by name or by typing its number.

    Signals
    -------
    head_selected(int)
        The user wants this head, counted from 0.
    """

    head_selected = Signal(int)

    def __init__(self, heads_model: HeadsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = 0
        self.setObjectName("headSelector")
        self.setAccessibleName(self.tr("Head"))
        self.setToolTip(self.tr("The selected head: the same in every view"))
        # Fitting the widest entry would measure the role of every head.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LETTERS_SHOWN)
        self.setMaxVisibleItems(_ROWS_SHOWN)
        # Nor may the list, which Qt arranges with every style: all rows are as high as the first.
        rows = self.view()
        assert isinstance(rows, QListView)
        rows.setUniformItemSizes(True)
        # With a placeholder Qt does not jump to H1 when heads come back after an empty sentence.
        self.setPlaceholderText(self.tr("No heads"))
        self.setModel(heads_model)
        heads_model.rowsInserted.connect(self._follow)
        heads_model.rowsRemoved.connect(self._follow)
        self.currentIndexChanged.connect(self._report)
        self._follow()

    def show_head(self, head: int) -> None:
        """Show this head as the selected one."""
        self._head = head
        self._follow()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cut a long role with an ellipsis, which Qt does not."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        right = Qt.TextElideMode.ElideRight
        text = option.currentText or self.placeholderText()
        option.currentText = self.fontMetrics().elidedText(text, right, field.width() - _PADDING)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def _follow(self) -> None:
        with QSignalBlocker(self):
            self.setCurrentIndex(min(self._head, self.count() - 1))
        self.setEnabled(self.count() > 0)

    def _report(self, row: int) -> None:
        if row >= 0 and row != self._head:
            self.head_selected.emit(row)
