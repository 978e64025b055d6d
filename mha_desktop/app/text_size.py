"""How large text is: what the user likes, and in a presentation what its screen asks for."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from mha_desktop.app.theming import Theming
from mha_desktop.qt.settings import Settings

SCALES = (1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0)
# Beside the docks, larger text has no room in a window.
LARGEST_IN_WINDOW = 2.0
# In a presentation of this height, captions of 9 points have the 13 of the style, and so on.
USUAL_HEIGHT = 720
PRESENTED = 13 / 9
_MOST_PRESENTED = 3.0


def presented_scale(height: int) -> float:
    """Return how much larger things are in a presentation of a height than in one of 720 pixels."""
    return min(max(height / USUAL_HEIGHT, 1.0), _MOST_PRESENTED)


class TextSize(QObject):
    """Keeps one size for the window and another for presentations, and remembers both.

    Parameters
    ----------
    theming : Theming
        Dresses the program.
    settings : Settings
    parent : QObject
    """

    def __init__(self, theming: Theming, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._theming = theming
        self._settings = settings
        self._height: int | None = None
        self.apply()

    @property
    def scale(self) -> float:
        """What the user chose, for the window or for the presentation under way."""
        preferences = self._settings.preferences
        return preferences.text_scale if self._height is None else preferences.presenter_scale

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what the actions about the size of text do."""
        return {
            "largerTextAction": self.larger,
            "smallerTextAction": self.smaller,
            "normalTextAction": self.normal,
        }

    def larger(self) -> None:
        """Take the next larger size, if there is one."""
        self._choose(min((s for s in self._scales() if s > self.scale), default=self.scale))

    def smaller(self) -> None:
        """Take the next smaller size, if there is one."""
        self._choose(max((s for s in SCALES if s < self.scale), default=SCALES[0]))

    def normal(self) -> None:
        """Take the size that the system, or the screen of the presentation, asks for."""
        self._choose(1.0)

    def present(self, height: int | None) -> None:
        """Fit the text to a presentation of some height in pixels; None ends it."""
        self._height = height
        self.apply()

    def apply(self) -> None:
        """Write as large as the settings say now."""
        if self._height is None:
            self._theming.set_text_scale(self.scale)
        else:
            pixels = presented_scale(self._height)
            self._theming.set_text_scale(PRESENTED * pixels * self.scale, pixels)

    def _scales(self) -> tuple[float, ...]:
        if self._height is not None:
            return SCALES
        return tuple(scale for scale in SCALES if scale <= LARGEST_IN_WINDOW)

    def _choose(self, scale: float) -> None:
        if self._height is None:
            self._settings.change(text_scale=scale)
        else:
            self._settings.change(presenter_scale=scale)
        self.apply()
