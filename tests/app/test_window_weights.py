"""Weights out of a file in the whole window: shown, explained, exported and left again."""

from collections.abc import Callable
from pathlib import Path
from threading import Event, get_ident

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDockWidget,
    QFileDialog,
    QProgressDialog,
    QPushButton,
    QSpinBox,
    QTabBar,
    QWidget,
)
from window_bench import LEFT, Bench, Key

from mha_desktop.lab.sessions import Session, open_session, save_weights
from mha_desktop.lab.state import ImportedWeights, LabState, RandomHeads
from mha_desktop.lab.viewed_weights import WeightsResult
from mha_desktop.panels.controls.rich_text import with_symbols
from mha_desktop.panels.controls.withheld import Withheld
from mha_desktop.panels.viewer_bar import ViewerBar
from mha_desktop.qt.viewer_texts import not_known

OpenWindow = Callable[..., Bench]
TOKENS = ("[CLS]", "the", "cat", "sat", "猫")


def softmax_rows(*shape: int) -> np.ndarray:
    powers = np.random.RandomState(3).rand(*shape)
    return (powers / powers.sum(axis=-1, keepdims=True)).astype(np.float32)


@pytest.fixture
def layers(tmp_path: Path) -> Path:
    """Three layers of twelve heads, with tokens and one row that is wrong."""
    weights = softmax_rows(3, 12, 5, 5)
    weights[1, 2, 3] *= 0.5
    np.savez(tmp_path / "bert.npz", weights=weights, tokens=np.array(TOKENS))
    return tmp_path / "bert.npz"


def open_file(bench: Bench, monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Choose a file in the dialog of the menu, and wait for its weights."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    bench.trigger("openWeightsAction")
    bench.qtbot.waitUntil(lambda: not bench.window._viewer._worker.busy, timeout=20_000)
    bench.settle()  # the bar takes its room from the views


def viewed(bench: Bench) -> WeightsResult:
    weights = bench.store.weights
    assert isinstance(weights, WeightsResult)
    return weights


def bar(bench: Bench) -> ViewerBar:
    [found] = bench.window.findChildren(ViewerBar)
    return found


def is_viewing(bench: Bench) -> bool:
    return bar(bench).isVisible()


def test_a_file_is_shown_with_its_tokens_heads_and_row_sums(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, layers: Path
) -> None:
    open_file(bench, monkeypatch, layers)
    assert bench.grid.grid_layout.cell_rect(11, 4, 4).width > 0
    assert bench.sentence.text() == "[CLS] the cat sat 猫"
    assert bar(bench).text == (
        f"One of 180 rows sums to 0.5 instead of 1 (layer 2, H3, row 4). {not_known()}"
    )
    weight = float(np.load(layers)["weights"][0, 10, 1, 2])
    bench.hover(10, 1, 2)
    assert bench.read_out().startswith(f"H11 'the' looks at 'cat' {weight:.2f}")


def test_what_is_not_known_is_withheld_with_one_reason(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, layers: Path
) -> None:
    open_file(bench, monkeypatch, layers)
    tabs = bench.find(QTabBar, "viewTabs")
    offered = [tabs.tabText(i) for i in range(tabs.count()) if tabs.isTabEnabled(i)]
    assert offered == ["Heads", "Head"]
    assert {tabs.tabToolTip(i) for i in range(2, tabs.count())} == {not_known()}
    for name in ("dimensionsDock", "mixerDock", "groupingDock", "mistakesDock"):
        dock = bench.window.findChild(QDockWidget, name)
        [sheet] = dock.widget().findChildren(Withheld)
        assert sheet.accessibleName() == not_known()
        assert sheet.isVisibleTo(dock.widget())
        others = dock.widget().findChildren(QWidget, options=Qt.FindDirectChildrenOnly)
        assert not any(one.isEnabled() for one in others if one is not sheet)
    header = bench.window.panels.grouping.header_widget()
    assert not header.isVisible()
    for action in ("muteHeadAction", "multiQueryAction", "numpyProgramAction", "mixingViewAction"):
        assert not bench.window.findChild(QAction, action).isEnabled()
    assert bench.find(QComboBox, "sourceSelector").currentText() == "A file"
    assert not bench.find(QComboBox, "exampleSelector").isEnabled()


def test_the_sentence_can_be_read_but_not_typed(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, layers: Path
) -> None:
    open_file(bench, monkeypatch, layers)
    before = bench.state
    bench.focus(bench.sentence)
    bench.qtbot.keyClicks(bench.sentence, "more")
    bench.press("Ctrl+V")
    assert bench.sentence.text() == "[CLS] the cat sat 猫"
    assert bench.sentence.toolTip() == not_known()
    assert bench.state == before


def test_leaving_brings_everything_back(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, layers: Path
) -> None:
    bench = open_window(state=LabState(source=RandomHeads(7), muted=(True,) * 8))
    before = bench.state
    open_file(bench, monkeypatch, layers)
    bench.store.set_view(selected_head=11)
    bench.qtbot.mouseClick(bench.find(QPushButton, "leaveViewerButton"), LEFT)
    assert bench.state == before
    assert not is_viewing(bench)
    assert bench.sentence.text() == before.sentence
    assert not bench.sentence.isReadOnly()
    assert bench.store.view.selected_head == 7
    assert bench.window.findChild(QAction, "muteHeadAction").isEnabled()
    assert bench.find(QComboBox, "sourceSelector").count() == 2
    tabs = bench.find(QTabBar, "viewTabs")
    assert all(tabs.isTabEnabled(i) for i in range(tabs.count()))
    assert bench.window.panels.grouping.header_widget().isVisible()
    docks = bench.window._docks.about_more_than_weights
    assert not any(dock.widget().findChild(Withheld).isVisible() for dock in docks)


def test_opening_is_one_step_of_undo_even_when_the_file_has_gone(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, layers: Path
) -> None:
    before = bench.state
    open_file(bench, monkeypatch, layers)
    assert bench.steps == 1
    layers.unlink()
    bench.press("Ctrl+Z")
    assert bench.state == before
    assert not is_viewing(bench)
    bench.press("Ctrl+Shift+Z")
    assert viewed(bench).tokens == TOKENS


def test_layers_are_chosen_with_the_keyboard_as_one_step(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, layers: Path
) -> None:
    open_file(bench, monkeypatch, layers)
    box = bench.find(QSpinBox, "layerSelector")
    assert (box.minimum(), box.maximum(), box.suffix()) == (1, 3, " of 3")
    bench.focus(box)
    for _ in range(2):
        bench.qtbot.keyClick(box, Key.Key_Up)
    assert bench.state.source == ImportedWeights(str(layers), 2)
    assert np.array_equal(viewed(bench).weights, np.load(layers)["weights"][2])
    assert bench.steps == 2
    bench.store.end_gesture()
    bench.press("Ctrl+Z")
    assert bench.state.source == ImportedWeights(str(layers), 0)
    assert box.value() == 1


def test_a_single_layer_offers_no_choice(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    np.save(tmp_path / "a.npy", softmax_rows(4, 4))
    open_file(bench, monkeypatch, tmp_path / "a.npy")
    assert not bench.window.findChild(QSpinBox, "layerSelector").isVisible()
    assert bar(bench).text == f"All 4 rows sum to 1. {not_known()}"
    assert viewed(bench).tokens == ("1", "2", "3", "4")


def test_a_view_that_needs_more_makes_way(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, layers: Path
) -> None:
    bench.trigger("mixingViewAction")
    open_file(bench, monkeypatch, layers)
    assert bench.store.view.view == "heads"
    assert bench.grid.isVisible()
    bench.press("Ctrl+3")
    bench.store.set_view(view="mixing")
    assert bench.store.view.view == "heads"


def test_the_head_view_shows_weights_only(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, layers: Path
) -> None:
    bench.trigger("headViewAction")
    bench.store.set_view(stage="scores")
    open_file(bench, monkeypatch, layers)
    stages = bench.find(QWidget, "stageSelector")
    assert not stages.isEnabled()
    assert stages.button("scores").toolTip() == with_symbols(not_known())
    assert stages.button("scores").accessibleDescription() == not_known()
    assert stages.choice() == "weights"
    bench.store.set_view(cell=(1, 2))
    panel = bench.find(QWidget, "cellPanel")
    assert "W<sub>O</sub> are not known" in panel.hint.text()
    assert panel.hint.isVisible()


def test_refused_files_change_nothing(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "a.csv"
    path.write_text("0.5,half\n0,1\n")
    before = bench.state
    open_file(bench, monkeypatch, path)
    assert bench.message == (
        f"{path} cannot be opened: “half” in line 1, column 2 is no number; nearest: 0 to 1."
    )
    open_file(bench, monkeypatch, tmp_path / "gone.npy")
    assert "gone.npy cannot be opened: No such file or directory." in bench.message
    assert bench.state == before
    assert bench.steps == 0
    assert not is_viewing(bench)


def test_a_file_that_changed_is_read_again(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "a.npy"
    np.save(path, softmax_rows(2, 4, 4))
    open_file(bench, monkeypatch, path)
    np.save(path, softmax_rows(3, 6, 6))
    open_file(bench, monkeypatch, path)
    assert viewed(bench).weights.shape == (3, 6, 6)
    assert bench.steps == 1


def test_numbers_of_a_file_go_out(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, layers: Path
) -> None:
    open_file(bench, monkeypatch, layers)
    bench.click_head(9)
    bench.trigger("copyNumbersAction")
    bench.qtbot.waitUntil(lambda: "H10 are on the clipboard" in bench.message, timeout=20_000)
    assert QGuiApplication.clipboard().text().startswith("H10\t[CLS]\tthe\tcat\tsat\t猫\n")


def test_pictures_of_a_file_go_out(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, layers: Path
) -> None:
    open_file(bench, monkeypatch, layers)
    bench.trigger("copyPictureAction")
    bench.qtbot.waitUntil(lambda: "on the clipboard" in bench.message, timeout=20_000)
    assert QGuiApplication.clipboard().image().width() > 0


def test_a_session_of_a_file_opens_in_the_viewer(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, layers: Path
) -> None:
    open_file(bench, monkeypatch, layers)
    bench.store.set_view(selected_head=11)
    sessions, path = bench.window._sessions, tmp_path / "lesson.mha"
    sessions.document.save(path)
    sessions.new()
    assert not is_viewing(bench)
    layers.unlink()
    bench.window.open_session(path)
    bench.qtbot.waitUntil(lambda: bench.store.weights is not None, timeout=20_000)
    assert is_viewing(bench)
    assert viewed(bench).tokens == TOKENS
    assert bench.store.view.selected_head == 11
    bench.qtbot.mouseClick(bench.find(QPushButton, "leaveViewerButton"), LEFT)
    assert bench.state == LabState()


def test_a_session_whose_weights_are_gone_changes_nothing(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, layers: Path
) -> None:
    open_file(bench, monkeypatch, layers)
    sessions, path = bench.window._sessions, tmp_path / "lesson.mha"
    sessions.document.save(path)
    sessions.new()
    (tmp_path / "lesson.weights.npz").unlink()
    before = bench.state
    bench.window.open_session(path)
    assert f"its weights {tmp_path / 'lesson.weights.npz'} are not there" in bench.message
    assert bench.state == before
    assert not is_viewing(bench)


def test_weights_are_saved_beside_a_session_off_the_thread_of_the_window(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, layers: Path
) -> None:
    """A quarter of a gigabyte took a second, and the window stood still for it."""
    open_file(bench, monkeypatch, layers)
    threads = []

    def save(session: Session, path: Path, cancelled: Callable[[], bool]) -> None:
        threads.append(get_ident())
        save_weights(session, path, cancelled)

    monkeypatch.setattr("mha_desktop.app.session_files.save_weights", save)
    sessions, path = bench.window._sessions, tmp_path / "lesson.mha"

    assert sessions._save(path)

    assert len(threads) == 1
    assert get_ident() not in threads
    assert not sessions.document.modified
    assert open_session(path).lab.source.path == str(tmp_path / "lesson.weights.npz")


@pytest.mark.parametrize(
    "give_up",
    [
        lambda bench, dialog: bench.qtbot.keyClick(dialog, Key.Key_Escape),
        lambda bench, dialog: dialog.reject(),  # as Escape does before the dialog is active
    ],
    ids=["cancelled", "rejected"],
)
def test_saving_that_is_given_up_leaves_nothing_and_the_work_unsaved(
    bench: Bench,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    layers: Path,
    give_up: Callable[[Bench, QProgressDialog], None],
) -> None:
    open_file(bench, monkeypatch, layers)
    given_up = Event()

    def save(session: Session, path: Path, cancelled: Callable[[], bool]) -> None:
        while not cancelled():
            given_up.wait(0.001)
        save_weights(session, path, cancelled)

    def press_cancel() -> None:
        dialog = bench.window.findChild(QProgressDialog, "waitingDialog")
        if dialog is None:
            QTimer.singleShot(10, press_cancel)
        else:
            give_up(bench, dialog)

    monkeypatch.setattr("mha_desktop.app.session_files.save_weights", save)
    before = sorted(tmp_path.rglob("*"))
    sessions = bench.window._sessions
    QTimer.singleShot(0, press_cancel)

    assert not sessions._save(tmp_path / "lesson.mha")

    assert sessions.document.modified
    assert sessions.document.path is None
    bench.close()
    assert [file for file in sorted(tmp_path.rglob("*")) if file not in before] == []


def files(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    data.setText("not this")
    return data


def drop(target: QWidget, data: QMimeData) -> bool:
    """Drag over a widget and let go; return whether anyone would take it."""
    place, button, keys = QPoint(5, 5), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(place, copy, data, button, keys)
    enter.ignore()
    QApplication.sendEvent(target, enter)
    if enter.isAccepted():
        QApplication.sendEvent(
            target.window(), QDropEvent(QPointF(place), copy, data, button, keys)
        )
    return enter.isAccepted()


@pytest.mark.parametrize("target", ["grid", "sentence", "window"])
def test_a_file_can_be_dropped_anywhere(bench: Bench, layers: Path, target: str) -> None:
    widget = {"grid": bench.grid.viewport(), "sentence": bench.sentence, "window": bench.window}
    assert drop(widget[target], files(layers))
    bench.qtbot.waitUntil(lambda: is_viewing(bench), timeout=20_000)
    assert viewed(bench).tokens == TOKENS


def test_a_session_can_be_dropped(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(bench.window._sessions, "open", opened.append)
    assert drop(bench.window, files(tmp_path / "lesson.mha"))
    assert opened == [tmp_path / "lesson.mha"]


def test_several_files_and_texts_are_not_taken(bench: Bench, tmp_path: Path) -> None:
    text = QMimeData()
    text.setText("cat")
    assert not drop(bench.grid.viewport(), text)
    assert not drop(bench.grid.viewport(), files(tmp_path / "a.npy", tmp_path / "b.npy"))


def test_a_mistake_is_not_said_of_a_file(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, layers: Path
) -> None:
    """The mistake is that of the lab, which computes nothing now."""
    bench = open_window(state=LabState(mistake="softmax_twice"))
    assert bench.window.panels.banner.isVisible()
    open_file(bench, monkeypatch, layers)
    assert not bench.window.panels.banner.isVisible()
    assert viewed(bench).state.mistake is None
    bench.qtbot.mouseClick(bench.find(QPushButton, "leaveViewerButton"), LEFT)
    assert bench.window.panels.banner.isVisible()
