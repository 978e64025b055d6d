"""Open the window, photograph its views, and close it: the pictures of the README.

    xvfb-run -a -s "-screen 0 1440x900x24" .venv/bin/python packaging/screenshots.py [FOLDER]

Fails if the window does not come up or shows no heatmaps, and is the smoke test of `.ci/run`, too.
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QSize, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from mha_desktop.app.application import make_application
from mha_desktop.app.main_window import MainWindow
from mha_desktop.lab.state import LabState, PinnedCell, Snapshot
from mha_desktop.qt.settings import Settings, ThemeChoice
from mha_desktop.qt.store import LabStore

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "screenshots"
SIZE = QSize(1440, 900)
LONGEST_MS = 10_000
SETTLING_MS = 1500
FEWEST_COLOURS = 64  # of a grid with heatmaps in it; an empty one has a handful


@dataclass(frozen=True)
class Scene:
    """A picture: its name, its theme, what is set, and how it is looked at."""

    name: str
    theme: ThemeChoice = "light"
    state: LabState = field(default_factory=LabState)
    view: dict[str, Any] = field(default_factory=dict)


SCENES = (
    Scene("heads-light"),
    Scene("heads-dark", "dark"),
    Scene("head", view={"view": "head", "selected_head": 7, "pin": PinnedCell(7, 1)}),
    Scene("pipeline", state=LabState(sentence="The tired cat sat"), view={"view": "pipeline"}),
    Scene(
        "compare",
        state=LabState(kv_head_of=(0, 0, 0, 0, 1, 1, 1, 1)),
        view={"view": "compare", "snapshot": Snapshot("MHA", LabState()), "live_name": "GQA-2"},
    ),
)


def main() -> None:
    """Write the picture of every scene."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    application = make_application(sys.argv[:1])
    for scene in SCENES:
        path = folder / f"{scene.name}.png"
        if not photograph(scene).save(str(path)):
            raise SystemExit(f"{path} cannot be written")
        print(path)
    application.quit()


def photograph(scene: Scene) -> QImage:
    """Return the picture of a new window."""
    settings = Settings()
    settings.change(theme=scene.theme, language="en")
    store = LabStore(scene.state)
    window = MainWindow(store, settings)
    window.resize(SIZE)
    window.show()
    if not QTest.qWaitForWindowExposed(window, LONGEST_MS):
        raise SystemExit("The window did not come up")
    check_heatmaps(window)
    store.set_view(**scene.view)
    wait(SETTLING_MS)
    picture = window.grab().toImage()
    window.close()
    return picture


def wait(milliseconds: int) -> None:
    """Let workers finish what a view asked them for; QTest's own wait would starve them."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def check_heatmaps(window: QWidget) -> None:
    """Fail unless the grid of heads is as colourful as heatmaps make it."""
    grid = window.findChild(QWidget, "headGrid").grab().toImage()
    colours = {grid.pixel(x, y) for x in range(grid.width()) for y in range(0, grid.height(), 4)}
    if len(colours) < FEWEST_COLOURS:
        raise SystemExit(f"The window shows no heatmaps: {len(colours)} colours")


if __name__ == "__main__":
    main()
