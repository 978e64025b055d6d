"""Dressing the program: all widgets, and each of them once a change."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from mha_desktop.app.theming import Theming
from mha_desktop.qt.theme import DARK


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


def test_a_widget_deep_inside_is_not_styled_for_every_widget_around_it(qtbot: QtBot) -> None:
    """So Qt does with a sheet of the application: another theme took 0.6 s."""
    theming = Theming("light")
    outer, inner = _nested(8)
    qtbot.addWidget(outer)
    outer.show()
    theming.wear(outer)
    of_outer, of_inner = _Styled(), _Styled()
    outer.installEventFilter(of_outer)
    inner.installEventFilter(of_inner)

    theming.choose("dark")

    assert of_outer.times >= 1
    assert 1 <= of_inner.times <= 2


def test_a_change_of_theme_keeps_the_size_of_the_text(qtbot: QtBot) -> None:
    """Font and sheet are set one after the other: neither may undo the other."""
    theming = Theming("light")
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    theming.wear(widget)
    theming.set_text_scale(1.5)
    before = widget.font().pointSizeF()

    theming.choose("dark")

    assert widget.font().pointSizeF() == before
    theming.set_text_scale(1.0)
    assert widget.font().pointSizeF() < before


def test_a_window_that_is_gone_is_dressed_no_more(qtbot: QtBot) -> None:
    """The program keeps its theme longer than its windows."""
    theming = Theming("light")
    gone, there = QWidget(), QWidget()
    qtbot.addWidget(there)
    for window in (gone, there):
        theming.wear(window)
    delete(gone)

    theming.choose("dark")

    assert DARK.text.name() in there.styleSheet()
