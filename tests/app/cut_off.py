"""Finds texts that have no room."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QWidget,
)

_SLACK = 1
# Their entries may be of any length, and are shortened with three dots.
SHORTENED = ("exampleSelector", "headSelector")


def cut_off(window: QWidget) -> list[str]:
    """Return the visible texts of a window that are wider or higher than their widget."""
    return [
        text for widget in window.findChildren(QWidget) if seen(widget) for text in lacking(widget)
    ]


def seen(widget: QWidget) -> bool:
    """Return whether a widget is on the screen with room of its own."""
    return widget.isVisible() and widget.width() > 0 and not widget.visibleRegion().isEmpty()


def lacking(widget: QWidget) -> Iterator[str]:
    """Return the texts of a widget that it has no room for."""
    if isinstance(widget, QLabel) and widget.text():
        if widget.wordWrap():
            if widget.heightForWidth(widget.width()) > widget.height() + _SLACK:
                yield _said(widget, widget.text())
        elif label_width(widget) > widget.contentsRect().width() + _SLACK:
            yield _said(widget, widget.text())
    elif isinstance(widget, QAbstractButton) and widget.text():
        if widget.sizeHint().width() > widget.width() + _SLACK:
            yield _said(widget, widget.text())
    elif isinstance(widget, QTabBar):
        for place in range(widget.count()):
            # A tab has much room at its sides, and is a little wider while it is in front.
            if widget.tabRect(place).right() > widget.width() + 8:
                yield _said(widget, widget.tabText(place))
    elif isinstance(widget, QComboBox) and widget.objectName() not in SHORTENED:
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        field = widget.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            widget,
        )
        if widget.fontMetrics().horizontalAdvance(widget.currentText()) > field.width() + 4:
            yield _said(widget, widget.currentText())


def label_width(label: QLabel) -> int:
    """Return how wide the text of a label of one line is."""
    if label.textFormat() != Qt.TextFormat.PlainText and "<" in label.text():
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setDocumentMargin(0)
        document.setHtml(label.text())
        return int(document.idealWidth())
    text = label.text().replace("&", "") if label.buddy() else label.text()
    return max(QFontMetrics(label.font()).horizontalAdvance(line) for line in text.split("\n"))


def _said(widget: QWidget, text: str) -> str:
    names, parent = [], widget
    while parent is not None and len(names) < 4:
        names.append(parent.objectName() or type(parent).__name__)
        parent = parent.parentWidget()
    return f"{' < '.join(names)}: {text!r} ({widget.width()} px)"
