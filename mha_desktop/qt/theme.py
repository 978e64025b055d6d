"""The colours of the themes, by what they are for."""

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette


@dataclass(frozen=True)
class Theme:
    """One set of colours. Every text reaches a contrast of 4.5:1 (WCAG 2.2, 1.4.3) on its ground.

    Attributes
    ----------
    name : str
        ``"light"`` or ``"dark"``, and for a theme of the window also the folder of its pictures in
        ``resources/style``.
    dark : bool
        Whether text is lighter than its ground.
    window, panel : QColor
        Ground of the menu, the top bar and the status bar; ground of docks, views and fields.
    text, secondary, error : QColor
        Text on `window` and `panel`.
    accent, accent_hover, on_accent : QColor
        Selected, active or main action; the same under the pointer; text on either.
    selected : QColor
        Ground of a selected row, card or lane.
    border, divider : QColor
        Outline of a control; line that is never the only cue.
    heads : tuple of QColor
        Head colours, repeated every eight heads.
    head_text : QColor
        Text on any head colour.
    diverging : tuple of QColor
        Stops of the map for signed numbers; the middle one is zero.
    """

    name: str
    dark: bool
    window: QColor
    panel: QColor
    text: QColor
    secondary: QColor
    accent: QColor
    accent_hover: QColor
    on_accent: QColor
    selected: QColor
    border: QColor
    divider: QColor
    error: QColor
    heads: tuple[QColor, ...]
    head_text: QColor
    diverging: tuple[QColor, ...]


def _colours(codes: str) -> tuple[QColor, ...]:
    """Colours from hexadecimal codes that are separated by spaces."""
    return tuple(QColor(f"#{code}") for code in codes.split())


LIGHT = Theme(
    name="light",
    dark=False,
    window=QColor("#F3F4F6"),
    panel=QColor("#FFFFFF"),
    text=QColor("#1A2230"),
    secondary=QColor("#4B5565"),
    accent=QColor("#1D56C4"),
    accent_hover=QColor("#1848A6"),
    on_accent=QColor("#FFFFFF"),
    selected=QColor("#E6EEFC"),
    border=QColor("#808997"),
    divider=QColor("#DADEE4"),
    error=QColor("#B3261E"),
    heads=_colours("2A74C9 962F0C 11805E BA47A8 0E4B5C 857600 4A1F82 5F4A40"),
    head_text=QColor("#FFFFFF"),
    diverging=_colours("08306B 2F73B7 A6C8E4 F5F5F5 F0B58A C4601A 6B2A04"),
)

DARK = Theme(
    name="dark",
    dark=True,
    window=QColor("#12161C"),
    panel=QColor("#1B212A"),
    text=QColor("#E9EDF3"),
    secondary=QColor("#A9B4C3"),
    accent=QColor("#8AB6FF"),
    accent_hover=QColor("#A5C7FF"),
    on_accent=QColor("#0F1A2E"),
    selected=QColor("#22314A"),
    border=QColor("#6F7B8C"),
    divider=QColor("#303A47"),
    error=QColor("#FF9A8F"),
    heads=_colours("6AA6F0 E5793A 37AE7D DB6FB8 8FE3EF E6D35A 8F78E8 B9AFA6"),
    head_text=QColor("#000000"),
    diverging=_colours("A8D4FF 4B93DB 23486F 1B212A 6B3A1C D07A36 FFCFA3"),
)

HIGH_CONTRAST = Theme(
    name="high_contrast",
    dark=True,
    window=QColor("#000000"),
    panel=QColor("#000000"),
    text=QColor("#FFFFFF"),
    secondary=QColor("#FFFFFF"),
    accent=QColor("#FFE600"),
    accent_hover=QColor("#FFF27A"),
    on_accent=QColor("#000000"),
    selected=QColor("#000000"),
    border=QColor("#FFFFFF"),
    # White strokes on it, and it on black, both reach 4.5:1.
    divider=QColor("#767676"),
    error=QColor("#FF9A8F"),
    heads=DARK.heads,
    head_text=QColor("#000000"),
    diverging=_colours("A8D4FF 4B93DB 23486F 000000 6B3A1C D07A36 FFCFA3"),
)

# For black ink on paper. Neighbouring heads differ in lightness, and all carry their numbers;
# signed numbers go from white over the middle grey of zero to black, so that their order is kept.
GREYSCALE = Theme(
    name="greyscale",
    dark=False,
    window=QColor("#FFFFFF"),
    panel=QColor("#FFFFFF"),
    text=QColor("#000000"),
    secondary=QColor("#404040"),
    accent=QColor("#000000"),
    accent_hover=QColor("#303030"),
    on_accent=QColor("#FFFFFF"),
    selected=QColor("#EBEBEB"),
    border=QColor("#767676"),
    divider=QColor("#D6D6D6"),
    error=QColor("#000000"),
    heads=_colours("1A1A1A 707070 333333 626262 101010 6A6A6A 2B2B2B 575757"),
    head_text=QColor("#FFFFFF"),
    diverging=_colours("FFFFFF D0D0D0 A2A2A2 777777 4E4E4E 282828 000000"),
)


def head_colour(theme: Theme, index: int) -> QColor:
    """Colour of the head with this index (counted from 0); it repeats every eight heads."""
    return theme.heads[index % len(theme.heads)]


def palette_for(theme: Theme) -> QPalette:
    """Palette with the theme's colours, for whatever the style sheet does not reach."""
    role, palette = QPalette.ColorRole, QPalette()
    for name, colour in _roles(theme).items():
        palette.setColor(name, colour)
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, theme.border)
    return palette


def _roles(theme: Theme) -> dict[QPalette.ColorRole, QColor]:
    role = QPalette.ColorRole
    return {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.panel,
        role.AlternateBase: theme.window,
        role.Text: theme.text,
        role.PlaceholderText: theme.secondary,
        role.Button: theme.panel,
        role.ButtonText: theme.text,
        role.BrightText: theme.error,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.ToolTipBase: theme.panel,
        role.ToolTipText: theme.text,
        role.Light: theme.panel,
        role.Midlight: theme.window,
        role.Mid: theme.divider,
        role.Dark: theme.border,
        role.Shadow: theme.border,
    }
