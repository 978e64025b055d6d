"""A walk through everything that the window can show, and what eyes need to see there."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QLabel, QWidget
from window_bench import Bench

from mha_desktop.panels.controls.sub_pages import SubPages

VIEWS = ("heads", "head", "pipeline", "compare", "mixing", "sharing")
DIALOGS = (
    "exportAction", "batchAction", "exportNumbersAction", "preferencesAction",
    "controlsShownAction", "commandsAction", "shortcutsAction",
)  # fmt: skip
THEMES = ("light", "dark", "high_contrast")
_MADE_BY_QT = ("qt_", "ScrollLeft", "ScrollRight")


def places(bench: Bench) -> Iterator[str]:
    """Bring all views with all their pages, and all docks, to the front, with their numbers."""
    for view in VIEWS:
        bench.store.set_view(view=view)
        bench.finish_work()
        yield view
        for pages in bench.window.findChildren(SubPages):
            if pages.isVisible():
                for page in range(len(pages.bar.buttons.findChildren(QAbstractButton))):
                    pages.show_page(page)
                    bench.finish_work()
                    yield f"{view}, page {page}"
    bench.store.set_view(view="heads")
    for dock in bench.window.findChildren(QDockWidget):
        dock.show()
        dock.raise_()
        bench.finish_work()
        yield dock.objectName()


def stops(root: QWidget) -> list[QWidget]:
    """Return what can be given the keyboard on what is in front now."""
    return [
        widget
        for widget in root.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and widget.isVisible()
        and widget.isEnabled()
        and not widget.objectName().startswith(_MADE_BY_QT)
        and getattr(widget.parent(), "viewport", lambda: None)() is not widget
    ]


def texts(root: QWidget) -> list[QWidget]:
    """Return the labels and buttons that show a text now; what is disabled may be faint."""
    return [
        widget
        for widget in root.findChildren(QWidget)
        if isinstance(widget, QLabel | QAbstractButton)
        and widget.isVisible()
        and widget.isEnabled()
        and widget.text().strip()
        and widget.visibleRegion().boundingRect() == widget.rect()
    ]


def around(window: QWidget, widget: QWidget, margin: int = 6) -> QImage:
    """Return what can be seen of a widget and of what is close to it."""
    corner = widget.mapTo(window, QPoint(0, 0))
    area = QRect(corner, widget.size()).adjusted(-margin, -margin, margin, margin)
    return window.grab(area & window.rect()).toImage()


def text_contrast(window: QWidget, widget: QWidget) -> float:
    """Return the contrast of the strongest pixel of a widget with its most frequent colour."""
    image = around(window, widget, 0).convertToFormat(QImage.Format.Format_RGB32)
    width, height = image.width(), image.height()
    rows = np.frombuffer(image.constBits(), np.uint32).reshape(height, -1)[:, :width]
    colours = Counter((rows & 0xFFFFFF).ravel().tolist())
    [(ground, _)] = colours.most_common(1)
    return max(_contrast(colour, ground) for colour in colours)


def contrast(first: QColor, second: QColor) -> float:
    """Contrast ratio (WCAG 2.2, definitions)."""
    return _contrast(first.rgb() & 0xFFFFFF, second.rgb() & 0xFFFFFF)


def _contrast(first: int, second: int) -> float:
    low, high = sorted((_luminance(first), _luminance(second)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: int) -> float:
    """Relative luminance (WCAG 2.2, definitions)."""
    channels = [(colour >> shift & 0xFF) / 255 for shift in (16, 8, 0)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
