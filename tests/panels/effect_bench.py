"""A page of the Sharing view on results of the real lab, computed at once."""

from typing import TypeVar

import msgspec
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState
from mha_desktop.qt.models.sharing_model import SharingModel
from mha_desktop.qt.theme import LIGHT
from mha_desktop.qt.worker import ImmediateExecutor

KEY = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
WIDE, NARROW = (1176, 700), (750, 500)

_Page = TypeVar("_Page", bound=QWidget)


def lab_result(heads: int = 8, **fields: object) -> LabResult:
    """Return the result of a small state with these fields."""
    small = LabState(sentence="The cat sat on the mat.", d_model=64)
    plain: dict[str, object] = {
        "n_heads": heads,
        "d_model": max(64, heads),
        "kv_head_of": tuple(range(heads)),
        "gains": (1.0,) * heads,
        "muted": (False,) * heads,
        "soloed": (False,) * heads,
    }
    result = Laboratory().evaluate(resolve(msgspec.structs.replace(small, **plain | fields)).state)
    assert result is not None
    return result


def sharing_model(result: LabResult | None = None) -> SharingModel:
    """Return a model that computes as soon as it is asked."""
    model = SharingModel(executor=ImmediateExecutor)
    model.update(result)
    return model


def shown(
    qtbot: QtBot, page_type: type[_Page], model: SharingModel, size: tuple[int, int] = WIDE
) -> _Page:
    """Return a page that is on the screen."""
    page = page_type(model, LIGHT)
    qtbot.addWidget(page)
    # pytest-qt holds widgets weakly: a page collected between a test and its last paint crashes Qt.
    qtbot.page = page
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    QApplication.processEvents()  # what arrived with the first paint is laid out anew
    return page


def press(widget: QWidget, *keys: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    for key in keys:
        QTest.keyClick(widget, key, modifier or Qt.KeyboardModifier.NoModifier)


def move_to(widget: QWidget, place: QPointF) -> None:
    """Move the pointer; a place it has already been to makes no event."""
    QTest.mouseMove(widget, QPoint(0, 0))
    QTest.mouseMove(widget, place.toPoint())
