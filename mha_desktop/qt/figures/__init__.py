"""Pictures painted with QPainter, the same for the screen and for files."""
