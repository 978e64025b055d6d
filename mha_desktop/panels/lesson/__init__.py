"""Lessons in the window: the list, the steps with their questions, and the frame that points."""
