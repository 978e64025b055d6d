"""The Pipeline view: the forward pass as ten cards, and one of them enlarged."""
