"""Open the window, photograph it in both themes, and close it: the pictures of the README.

    xvfb-run -a -s "-screen 0 1440x900x24" .venv/bin/python packaging/screenshots.py [FOLDER]

Fails if the window does not come up or shows no heatmaps, and is the smoke test of `.ci/run`, too.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from mha_desktop.app.application import make_application
from mha_desktop.app.main_window import MainWindow
from mha_desktop.lab.state import LabState
from mha_desktop.qt.settings import Settings, ThemeChoice
from mha_desktop.qt.store import LabStore

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "screenshots"
SIZE = QSize(1440, 900)
LONGEST_MS = 10_000
FEWEST_COLOURS = 64  # of a grid with heatmaps in it; an empty one has a handful


def main() -> None:
    """Write ``heads-light.png`` and ``heads-dark.png``."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    application = make_application(sys.argv[:1])
    for theme in ("light", "dark"):
        path = folder / f"heads-{theme}.png"
        if not photograph(theme).save(str(path)):
            raise SystemExit(f"{path} cannot be written")
        print(path)
    application.quit()


def photograph(theme: ThemeChoice) -> QImage:
    """Return the picture of a new window on the default sentence."""
    settings = Settings()
    settings.change(theme=theme)
    window = MainWindow(LabStore(LabState()), settings)
    window.resize(SIZE)
    window.show()
    if not QTest.qWaitForWindowExposed(window, LONGEST_MS):
        raise SystemExit("The window did not come up")
    check_heatmaps(window)
    picture = window.grab().toImage()
    window.close()
    return picture


def check_heatmaps(window: QWidget) -> None:
    """Fail unless the grid of heads is as colourful as heatmaps make it."""
    grid = window.findChild(QWidget, "headGrid").grab().toImage()
    colours = {grid.pixel(x, y) for x in range(grid.width()) for y in range(0, grid.height(), 4)}
    if len(colours) < FEWEST_COLOURS:
        raise SystemExit(f"The window shows no heatmaps: {len(colours)} colours")


if __name__ == "__main__":
    main()
