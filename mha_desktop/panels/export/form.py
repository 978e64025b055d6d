"""Rows of a form: each control with its label, its tool tip and its names."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.panels.style_sheet import set_role

_LETTERS = 12


class Form(QWidget):
    """A title, and below it rows with aligned fields.

    Parameters
    ----------
    title : str
    parent : QWidget, optional
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.labels: list[QLabel] = []
        self._rows = QFormLayout()
        self._rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._rows.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._rows.setContentsMargins(0, 0, 0, 0)
        heading = QLabel(title)
        set_role(heading, "title")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(heading)
        column.addLayout(self._rows)

    def add(self, label: str, field: QWidget, name: str, tip: str) -> None:
        """Add a row; a label without text leaves its place empty."""
        field.setObjectName(name)
        field.setToolTip(tip)
        if isinstance(field, QComboBox | QAbstractSpinBox):
            _leave_wheel(field)
        if not label:
            self._rows.addRow("", field)
            return
        self.add_row(label, field, field)

    def add_row(self, label: str, row: QWidget, field: QWidget) -> None:
        """Add a row with more in it than the field that its label is about."""
        field.setAccessibleName(label.replace("&", ""))
        text = QLabel(label)
        text.setBuddy(field)
        text.setToolTip(field.toolTip())
        set_role(text, "field")
        self.labels.append(text)
        self._rows.addRow(text, row)

    def add_note(self, note: QLabel, role: str) -> None:
        """Add a line of text below a field, across the whole width."""
        note.setWordWrap(True)
        note.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        set_role(note, role)
        self._rows.addRow(note)

    def show_row(self, field: QWidget, *, shown: bool) -> None:
        """Show or hide a row."""
        self._rows.setRowVisible(field, shown)


def align_fields(forms: Sequence[Form]) -> int:
    """Let the fields of forms that stand one above the other begin at the same place.

    Returns
    -------
    int
        Pixels that this takes from the fields of the form with the shortest labels.
    """
    widths = [max(label.sizeHint().width() for label in form.labels) for form in forms]
    for form in forms:
        for label in form.labels:
            label.setMinimumWidth(max(widths))
    return max(widths) - min(widths)


def choice_box(entries: Sequence[tuple[str, object]], chosen: object) -> QComboBox:
    """Return a drop-down of texts with values."""
    box = QComboBox()
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(_LETTERS)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    for text, value in entries:
        box.addItem(text, value)
    box.setCurrentIndex(max(box.findData(chosen), 0))
    return box


def number_box(low: int, high: int, value: int, suffix: str = "") -> QSpinBox:
    """Return a box for a whole number."""
    box = QSpinBox()
    box.setRange(low, high)
    box.setSuffix(suffix)
    box.setValue(value)
    return box


def decimal_box(low: float, high: float, value: float, suffix: str) -> QDoubleSpinBox:
    """Return a box for a number with one decimal."""
    box = QDoubleSpinBox()
    box.setDecimals(1)
    box.setRange(low, high)
    box.setSuffix(suffix)
    box.setValue(value)
    return box


def check_box(text: str, *, checked: bool) -> QCheckBox:
    """Return a switch."""
    box = QCheckBox(text)
    box.setChecked(checked)
    return box


class _WheelForScrolling(QObject):
    """Lets the wheel scroll the page unless the keyboard is in the field under the pointer."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave wheel events to the parent."""
        if event.type() != QEvent.Type.Wheel or not isinstance(watched, QWidget):
            return False
        if watched.hasFocus():
            return False
        event.ignore()
        return True


def _leave_wheel(field: QWidget) -> None:
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    field.installEventFilter(_WheelForScrolling(field))
