"""Someone who tries lessons, presentations, mistakes, comparisons and sessions in any order."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox
from test_window_monkey import VIEWS, Monkey, shown_truly
from window_bench import Bench

from mha_desktop.qt.models.lesson_model import LessonModel

OpenWindow = Callable[..., Bench]
STEPS = 40
KEYS = ("PgDown", "PgUp", "1", "2", "3", "Space", "Right", "Left", "B", "H", "Tab", "Esc")
ACTIONS = (
    "lessonsAction", "closeLessonAction", "presentAction", "mistakesAction", "compareViewAction",
    "undoAction", "redoAction", "answersHiddenAction", "resetLayoutAction", "newAction",
    "darkThemeAction", "highContrastThemeAction",
)  # fmt: skip


class Teacher(Monkey):
    """Does what a teacher does, and between two such things anything else."""

    def __init__(self, bench: Bench, seed: int, folder: Path) -> None:
        super().__init__(bench, seed)
        self._folder = folder

    def teach(self) -> None:
        """Do one thing of a lesson, of a presentation or with a session."""
        self._random.choice((self._lead, self._press, self._trigger, self._trigger, self._file))()

    def _lead(self) -> None:
        model = self._bench.window.findChild(LessonModel)
        name = self._random.choice(("open", "open", "go_on", "go_back", "reveal", "close"))
        lesson = self._random.choice(model.shelf.lessons).identity
        self.done.append(f"lesson {name} {lesson}")
        getattr(model, name)(*((lesson,) if name == "open" else ()))

    def _press(self) -> None:
        key = self._random.choice(KEYS)
        self.done.append(f"press {key} in {QApplication.focusWidget()}")
        self._bench.press(key)

    def _trigger(self) -> None:
        action = self._random.choice(ACTIONS)
        self.done.append(action)
        self._bench.trigger(action)

    def _file(self) -> None:
        path = self._folder / f"{self._random.randrange(3)}.mha"
        document = self._bench.window._sessions.document
        if path.exists() and self._random.random() < 0.5:
            self.done.append(f"open {path.name}")
            document.open(path)
        else:
            self.done.append(f"save {path.name}")
            document.save(path)


@pytest.mark.parametrize("seed", [0, 2])
def test_teaching_in_any_order_leaves_a_window_that_works(
    open_window: OpenWindow, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    discard = QMessageBox.StandardButton.Discard
    monkeypatch.setattr(QMessageBox, "question", lambda *_: discard)
    bench = open_window()
    for view in VIEWS:
        bench.store.set_view(view=view)
        bench.settle()
    bench.trigger("lessonsAction")
    teacher = Teacher(bench, seed, tmp_path)
    for _ in range(STEPS):
        teacher.teach()
        teacher.act()
        bench.settle()
        assert bench.problems == [], teacher.done[-4:]
        assert bench.window.isVisible(), teacher.done[-4:]
        assert shown_truly(bench), teacher.done[-4:]
    presenter = bench.window._presenter
    if presenter is not None:
        presenter.leave()
    bench.window.findChild(LessonModel).close()
    bench.store.set_view(view="heads")
    bench.type_sentence("The cat sat")
    assert bench.result.tokens == ("The", "cat", "sat")
