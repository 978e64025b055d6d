"""What the actions about the lab itself do, by their names in the table."""

from collections.abc import Callable

from mha_desktop.app.actions import translated
from mha_desktop.lab.grouping_edits import preset
from mha_desktop.qt.intents import Intents
from mha_desktop.qt.store import LabStore
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

Handlers = dict[str, Callable[[], object]]


def lab_handlers(store: LabStore, intents: Intents) -> Handlers:
    """Return what the actions of the menus Edit and Heads do."""

    def of_selected(handle: Callable[[int], None]) -> Callable[[], None]:
        return lambda: handle(store.view.selected_head)

    def step_head(step: int) -> None:
        head = store.view.selected_head + step
        shown = store.weights
        if 0 <= head < (store.state if shown is None else shown.state).n_heads:
            intents.select_head(head)

    def share_keys(n_kv_heads: int, text: str) -> None:
        intents.set_grouping(preset(store.state.n_heads, n_kv_heads), translated(text))

    return {
        "undoAction": store.undo,
        "redoAction": store.redo,
        "wordTokensAction": lambda: intents.set_token_mode("words"),
        "characterTokensAction": lambda: intents.set_token_mode("characters"),
        "previousHeadAction": lambda: step_head(-1),
        "nextHeadAction": lambda: step_head(1),
        "muteHeadAction": of_selected(intents.toggle_mute),
        "soloHeadAction": of_selected(intents.toggle_solo),
        "resetMixAction": intents.reset_mix,
        "multiHeadAction": lambda: share_keys(
            store.state.n_heads, QT_TRANSLATE_NOOP("Actions", "Multi-head")
        ),
        "multiQueryAction": lambda: share_keys(1, QT_TRANSLATE_NOOP("Actions", "Multi-query")),
    }


def view_handlers(intents: Intents, names: tuple[str, ...]) -> Handlers:
    """Return what the actions that bring a view to the front do."""

    def show(name: str) -> Callable[[], None]:
        return lambda: intents.show_view(name)

    return {f"{name}ViewAction": show(name) for name in names}
