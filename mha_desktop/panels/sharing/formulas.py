"""Formulas as rich text."""

from mha_desktop.panels.controls.rich_text import subscripted


def formula_html(text: str) -> str:
    """Return the HTML of a formula whose names are separated by spaces: "Heads · W_O"."""
    return " ".join(subscripted(word) for word in text.split(" "))
