"""A picture brings its state back: through the menu, dropped, and on the command line."""

from pathlib import Path

import msgspec
import pytest
from export_bench import answer, choose, open_dialog, press, switch, wait_for_message
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from window_bench import Bench

from mha_desktop.app.application import _open_session
from mha_desktop.app.requests import Request
from mha_desktop.lab.sessions import Session, save_session
from mha_desktop.lab.state import CausalMask, LabState, RandomHeads, ViewState


@pytest.fixture(params=["png", "svg"])
def figure(bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
           request: pytest.FixtureRequest) -> Path:  # fmt: skip
    """A picture of four random heads with a mask; then the window starts over."""
    path = tmp_path / f"figure.{request.param}"
    answer(monkeypatch, path)
    bench.store.change("Four heads", n_heads=4, source=RandomHeads(7), mask=CausalMask())
    bench.store.set_view(notes="ask about H2", selected_head=2)
    dialog = open_dialog(bench)
    choose(dialog, "exportFormat", request.param)
    press(bench, dialog, "&Save…")
    wait_for_message(bench, "saved")
    bench.store.restart(LabState(), ViewState())
    return path


def is_back(bench: Bench) -> bool:
    state, view = bench.state, bench.store.view
    return (
        (state.n_heads, state.source, state.mask) == (4, RandomHeads(7), CausalMask())
        and view.notes == "ask about H2"
        and view.selected_head == 2
    )


def test_the_menu_brings_the_state_back_as_a_session_without_a_file(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, figure: Path
) -> None:
    """Saving must not write over the picture."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(figure), ""))
    bench.trigger("openFigureAction")
    assert is_back(bench)
    assert bench.window._sessions.document.path is None
    assert bench.window.isWindowModified()


def test_a_picture_that_is_dropped_opens_its_state(bench: Bench, figure: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(figure))])
    place, button, keys = QPoint(200, 200), Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    copy = Qt.DropAction.CopyAction
    # What is let go of must have come in before.
    QApplication.sendEvent(bench.window, QDragEnterEvent(place, copy, data, button, keys))
    QApplication.sendEvent(bench.window, QDropEvent(QPointF(place), copy, data, button, keys))
    assert is_back(bench)


def test_a_picture_without_its_state_says_so_and_changes_nothing(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "plain.png"
    answer(monkeypatch, path)
    dialog = open_dialog(bench)
    switch(bench, dialog, "exportState")
    press(bench, dialog, "&Save…")
    wait_for_message(bench, "saved")
    before = bench.state
    bench.window.open_session(path)
    assert bench.message == (
        f"{path} cannot be opened: it holds no state; pictures that MHA Desktop wrote as PNG or "
        "SVG do."
    )
    assert bench.state is before


def test_the_command_line_opens_a_session_in_the_window(bench: Bench, tmp_path: Path) -> None:
    """As the desktop does; further options are a step that can be undone."""
    state = msgspec.structs.replace(LabState(), sentence="Dog bites man")
    path = tmp_path / "lecture.mha"
    save_session(Session(state, ViewState(view="head")), path)
    changed = msgspec.structs.replace(state, mask=CausalMask())
    _open_session(bench.window, bench.store, Request(changed, session=path))
    assert (bench.state.sentence, bench.state.mask) == ("Dog bites man", CausalMask())
    assert bench.store.view.view == "head"
    assert bench.window.windowTitle().startswith("lecture")
    bench.trigger("undoAction")
    assert bench.state == state
    assert not bench.window.isWindowModified()
