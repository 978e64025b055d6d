"""Dressing the program: all widgets, and each of them once a change."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.app.theming import Theming


class _Styled(QObject):
    """Counts how often widgets are styled."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.times += event.type() is QEvent.Type.StyleChange
        return False


def _nested(depth: int) -> tuple[QWidget, QWidget]:
    """Return the outermost and the innermost of widgets that lie in one another."""
    outer = inner = QWidget()
    for _ in range(depth):
        layout, child = QVBoxLayout(inner), QWidget()
        layout.addWidget(child)
        inner = child
    return outer, inner


def test_a_widget_deep_inside_is_styled_no_more_often_than_its_window(qtbot: QtBot) -> None:
    """Qt styles widgets anew for each one around them when a sheet takes another's place."""
    theming = Theming("light")
    outer, inner = _nested(8)
    qtbot.addWidget(outer)
    outer.show()
    of_outer, of_inner = _Styled(), _Styled()
    outer.installEventFilter(of_outer)
    inner.installEventFilter(of_inner)

    theming.choose("dark")

    assert 1 <= of_inner.times <= of_outer.times


def test_a_change_of_theme_keeps_the_size_of_the_text(qtbot: QtBot) -> None:
    """The sheet is taken off in between: what it says must all come back."""
    theming = Theming("light")
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    theming.set_text_scale(1.5)
    before = widget.font().pointSizeF()

    theming.choose("dark")

    assert widget.font().pointSizeF() == before
    theming.set_text_scale(1.0)
    assert widget.font().pointSizeF() < before
