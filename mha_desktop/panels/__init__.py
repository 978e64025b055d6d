"""Widgets and pyqtgraph views: they show item models, emit intents, and change no state."""
