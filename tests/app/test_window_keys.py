"""The list of keys is true: every key of a painted control does something there."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget
from window_bench import Bench

from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.qt.help_texts_keys import keys_of

# View, page, and a control of it that paints itself.
PLACES = [
    ("heads", 0, "headGrid"),
    ("heads", 0, "headStrips"),
    ("heads", 0, "groupLanes"),
    ("heads", 0, "headsSlider"),
    ("head", 0, "headStrip"),
    ("head", 0, "headMap"),
    ("head", 0, "headArcs"),
    ("head", 0, "sentenceStrip"),
    ("head", 0, "termStrips"),
    ("head", 2, "similarityMap"),
    ("head", 3, "matrixCards"),
    ("head", 3, "spectrumPicture"),
    ("head", 3, "largeMatrix"),
    ("pipeline", 0, "pipelineCards"),
    ("pipeline", 0, "stagePicture"),
    ("mixing", 0, "sumOutput"),
    ("mixing", 0, "contributionBars"),
    ("mixing", 2, "mutingHeads"),
    ("sharing", 0, "effectRows"),
    ("sharing", 1, "projectionsPicture"),
    ("sharing", 5, "cacheRows"),
]
_ARROWS = ("Left", "Right", "Up", "Down")


def pressed(names: str) -> list[QKeySequence]:
    """Return the keys of a line: "Shift+Arrows" are four."""
    keys = []
    for name in names.replace("−", "-").split(", "):
        texts = [name.replace("Arrows", arrow) for arrow in _ARROWS] if "Arrows" in name else [name]
        keys += [QKeySequence(text.rstrip(",") or ",") for text in texts]
    return keys


def takes(widget: QWidget, keys: QKeySequence) -> bool:
    """Say whether a widget does something with a key, rather than pass it on."""
    combination = keys[0]
    event = QKeyEvent(
        QEvent.Type.KeyPress, combination.key(), combination.keyboardModifiers(), keys.toString()
    )
    widget.keyPressEvent(event)
    return event.isAccepted()


def prepare(bench: Bench, name: str) -> None:
    """Have something to show in a control that is empty at first."""
    if name == "termStrips":
        bench.focus(bench.find(QWidget, "headMap"))
        bench.press("Right")
        bench.press("Return")
        bench.finish_work()


@pytest.mark.parametrize(("view", "page", "name"), PLACES)
def test_every_listed_key_does_something(bench: Bench, view: str, page: int, name: str) -> None:
    bench.trigger(f"{view}ViewAction")
    pages = bench.window.centralWidget().findChild(SubPages, f"{view}Pages")
    if pages is not None:
        pages.show_page(page)
    bench.finish_work()
    prepare(bench, name)
    widget = bench.find(QWidget, name)
    lines = keys_of(name)

    assert lines
    assert not takes(widget, QKeySequence(Qt.Key.Key_F9))
    refused = [
        f"{key}: {keys.toString()}"
        for key, _ in lines
        if key != "Esc"  # means something only while something is under way
        for keys in pressed(key)
        if not takes(widget, keys)
    ]
    assert refused == []
