"""Widgets and pyqtgraph views. They show item models and emit intents; they never change the state."""
