"""Widgets and pyqtgraph views: they show item models, emit intents, and change no state."""

import mha_desktop.qt  # noqa: F401 - first of all: it guards the overrides of every class made later
