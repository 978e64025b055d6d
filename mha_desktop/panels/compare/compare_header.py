"""The names of A and B, and what can be done with the two settings."""

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.icons import icon
from mha_desktop.qt.theme import Theme

_GAP = 8
_LONGEST_NAME = 60
_LETTERS = 12


class CompareHeader(QWidget):
    """One row: name of A, keep, swap, name of B, copy, forget.

    Parameters
    ----------
    theme : Theme

    Signals
    -------
    kept(), swapped(), copied(), forgotten()
        Keep the live setting as A; exchange A and B; make B like A; do without A.
    a_named(str), b_named(str)
        Other names.
    """

    kept = Signal()
    swapped = Signal()
    copied = Signal()
    forgotten = Signal()
    a_named = Signal(str)
    b_named = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.name_a = _name_field("nameA", self.tr("Name of A"), self.tr("A is a setting you kept"))
        self.name_b = _name_field("nameB", self.tr("Name of B"), self.tr("B is the live setting"))
        self.keep = _button("keepAsA", self.tr("Kee&p B as A"), self.tr("A becomes what B is now"))
        self.swap = _button("swapSettings", self.tr("S&wap"), self.tr("Exchange A and B"))
        self.copy = _button("copyAToB", self.tr("Cop&y A to B"), self.tr("B becomes what A is"))
        self.forget = QToolButton()
        self._build()
        self._connect()
        self.set_theme(theme)

    def show_names(self, a: str, b: str, hint_a: str, hint_b: str) -> None:
        """Show both names; the hints, grey, where there is none."""
        for field, name, hint in ((self.name_a, a, hint_a), (self.name_b, b, hint_b)):
            field.setPlaceholderText(hint)
            if name != field.text():
                with QSignalBlocker(field):
                    field.setText(name)
                field.home(False)

    def set_theme(self, theme: Theme) -> None:
        """Draw the icon in the colours of another theme."""
        self.forget.setIcon(icon("close", theme))

    def minimumSizeHint(self) -> QSize:
        """Wide enough for one side: two that do not fit stand one above the other."""
        width = max(side.minimumSizeHint().width() for side in self._sides)
        return QSize(width, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put A and B side by side if they fit."""
        super().resizeEvent(event)
        needed = sum(side.minimumSizeHint().width() for side in self._sides) + _GAP
        direction = QBoxLayout.Direction
        fits = needed <= self.width()
        self._box.setDirection(direction.LeftToRight if fits else direction.TopToBottom)

    def _build(self) -> None:
        self.forget.setObjectName("forgetA")
        set_role(self.forget, "quiet")
        self.forget.setToolTip(self.tr("Do without A: back to the start of this view"))
        self.forget.setAccessibleName(self.tr("Do without A"))
        side_a = (_letter("A", self.name_a), self.name_a, self.keep, self.swap)
        side_b = (_letter(self.tr("B, live"), self.name_b), self.name_b, self.copy, self.forget)
        self._sides = _row(side_a), _row(side_b)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(_GAP)
        for side in self._sides:
            self._box.addWidget(side, 1)

    def _connect(self) -> None:
        self.keep.clicked.connect(self.kept)
        self.swap.clicked.connect(self.swapped)
        self.copy.clicked.connect(self.copied)
        self.forget.clicked.connect(self.forgotten)
        self.name_a.editingFinished.connect(lambda: self.a_named.emit(self.name_a.text().strip()))
        self.name_b.editingFinished.connect(lambda: self.b_named.emit(self.name_b.text().strip()))


def _row(parts: tuple[QWidget, ...]) -> QWidget:
    """Return a row of parts of which the fields take the room that is left."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(_GAP)
    for part in parts:
        row.addWidget(part, 1 if isinstance(part, QLineEdit) else 0)
    return holder


def _letter(text: str, field: QLineEdit) -> QLabel:
    label = QLabel(text)
    label.setBuddy(field)
    label.setToolTip(field.toolTip())
    set_role(label, "strong")
    return label


def _name_field(name: str, accessible_name: str, tip: str) -> QLineEdit:
    field = QLineEdit()
    field.setObjectName(name)
    field.setAccessibleName(accessible_name)
    field.setToolTip(tip)
    field.setMaxLength(_LONGEST_NAME)
    field.setMinimumWidth(_LETTERS * field.fontMetrics().averageCharWidth())
    field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return field


def _button(name: str, text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setToolTip(tip)
    button.setAutoDefault(False)
    return button
