"""The style sheet comes last in a first window and first in a second: they look the same."""

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QLabel, QWidget
from window_bench import Bench

OpenWindow = Callable[..., Bench]


def arrangement(bench: Bench) -> list[tuple[object, ...]]:
    """Where all parts on show are, how large their text is, and where labels keep off the edge."""
    bench.settle()
    parts = bench.window.findChildren(QWidget)
    shown = [part for part in parts if not part.visibleRegion().isEmpty()]
    return [
        (
            type(part).__name__,
            part.objectName(),
            part.geometry().getRect(),
            part.font().toString(),
            part.indent() if isinstance(part, QLabel) else None,
            part.contentsMargins().left(),
            part.contentsMargins().right(),
        )
        for part in shown
        if not part.objectName().startswith("status_")  # one of them is a time
    ]


def test_a_window_that_is_dressed_last_looks_as_one_that_is_dressed_while_it_is_made(
    open_window: OpenWindow,
) -> None:
    QApplication.instance().setStyleSheet("")
    first, second = open_window(), open_window()
    assert arrangement(first) == arrangement(second)


def test_facts_in_the_status_bar_keep_apart(open_window: OpenWindow) -> None:
    QApplication.instance().setStyleSheet("")
    bench = open_window()
    heads = bench.window.findChild(QLabel, "status_heads")
    assert heads.sizeHint().width() - heads.fontMetrics().horizontalAdvance("8 heads") >= 16
