"""What the help knows about controls and areas of the window, and about the keys of panels."""

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


@dataclass(frozen=True)
class PanelKeys:
    """The keys of one kind of control, untranslated.

    Attributes
    ----------
    names : tuple of str
        Object names of the widgets that have them.
    title : str
    rows : tuple of (str, str)
        Key, and what it does.
    """

    names: tuple[str, ...]
    title: str
    rows: tuple[tuple[str, str], ...]
