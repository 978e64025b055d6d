"""What several tests of models and figures need."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from small_lab import SMALL

from mha_desktop.qt.languages import Languages
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.worker import ImmediateExecutor


@pytest.fixture
def store(qapp: QApplication) -> Iterator[LabStore]:
    """Keep a small lab whose numbers are there at once."""
    store = LabStore(SMALL, executor=ImmediateExecutor())
    yield store
    store.shut_down()


@pytest.fixture
def german(qapp: QApplication) -> Iterator[Languages]:
    """Speak German in a test, and nothing of it afterwards."""
    locale, direction = QLocale(), qapp.layoutDirection()
    languages = Languages("de")
    yield languages
    languages.take_off()
    QLocale.setDefault(locale)
    qapp.setLayoutDirection(direction)
