"""The card of a lesson beside the view that is presented."""

from dataclasses import fields

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from mha_desktop.app.teaching import Teaching
from mha_desktop.app.text_size import PRESENTED, presented_scale
from mha_desktop.panels.lesson.sizes import PRESENTER, LessonSizes
from mha_desktop.qt.theme import Theme

_WIDTH = 352
_PIXELS = ("answer_height", "reveal_height", "gap", "margin")


def card_sizes(height: int, sizes: LessonSizes = PRESENTER) -> LessonSizes:
    """Return the sizes for a presentation of a height, whose text is magnified already."""
    scale = presented_scale(height)
    numbers = {
        field.name: getattr(sizes, field.name) for field in fields(sizes) if field.name != "tighter"
    }
    fitted = {
        name: round(number * scale) if name in _PIXELS else number / PRESENTED
        for name, number in numbers.items()
    }
    tighter = None if sizes.tighter is None else card_sizes(height, sizes.tighter)
    return LessonSizes(**fitted, tighter=tighter)


class PresentedLesson(QObject):
    """Shows the lesson under way in letters for the last row, as long as there is one.

    Parameters
    ----------
    window : QMainWindow
    teaching : Teaching
    """

    def __init__(self, window: QMainWindow, teaching: Teaching) -> None:
        super().__init__(window)
        self._window, self._teaching = window, teaching
        self._dock: QDockWidget | None = None

    @property
    def shown(self) -> bool:
        """Whether there is a card."""
        return self._dock is not None

    def show(self, height: int, theme: Theme) -> None:
        """Show the lesson under way for a presentation of a height; nothing if there is none."""
        self.hide()
        if self._teaching.paging is None:
            return
        card = self._teaching.make_card(card_sizes(height), theme)
        card.setFixedWidth(round(_WIDTH * presented_scale(height)))
        self._dock = self._make_dock(card)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._dock)
        self._dock.show()

    def hide(self) -> None:
        """Take the card away."""
        if self._dock is not None:
            self._window.removeDockWidget(self._dock)
            self._dock.deleteLater()
            self._dock = None

    def _make_dock(self, card: QWidget) -> QDockWidget:
        dock = QDockWidget(self.tr("Lesson"), self._window)
        dock.setObjectName("presentedLessonDock")
        dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        dock.setTitleBarWidget(QWidget())
        dock.toggleViewAction().setVisible(False)
        dock.setWidget(card)
        return dock
