"""Help: the keys that belong to one panel, and are therefore not in the table of actions."""

from functools import cache

from mha_desktop.qt import help_texts_keys_heads, help_texts_keys_views
from mha_desktop.qt.help_texts_entry import PanelKeys

PANEL_KEYS: tuple[PanelKeys, ...] = (*help_texts_keys_heads.KEYS, *help_texts_keys_views.KEYS)


def keys_of(name: str) -> tuple[tuple[str, str], ...]:
    """Return the keys of the control with this object name, and what they do, untranslated."""
    return _by_name().get(name, ())


@cache
def _by_name() -> dict[str, tuple[tuple[str, str], ...]]:
    return {name: panel.rows for panel in PANEL_KEYS for name in panel.names}
