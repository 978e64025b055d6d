"""The views of the centre, each with the models behind it and its gestures wired."""
