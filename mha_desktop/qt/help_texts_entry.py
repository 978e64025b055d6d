"""What the help knows about one control or one area of the window."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Help:
    """One page of the help, untranslated.

    Attributes
    ----------
    names : tuple of str
        Object names of the widgets that it explains.
    title : str
        What the control is called.
    text : str
        Exactly two plain sentences.
    latex : str
        The formula that belongs to it; empty for none.
    spoken : str
        The formula in plain text, as it is read aloud.
    """

    names: tuple[str, ...]
    title: str
    text: str
    latex: str = ""
    spoken: str = ""
