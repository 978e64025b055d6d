"""What the last export was like, for the next one."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from mha_desktop.lab.results import Result
from mha_desktop.qt.settings import Settings
from mha_desktop.qt.store import LabStore

if TYPE_CHECKING:  # made when a picture is first wanted: a start need not wait for it
    from mha_desktop.app.export_pictures import PictureMaker
    from mha_desktop.panels.export.export_choice import ExportChoice

MOST_RECENT = 10


class LastChoices:
    """Remembers choices as long as the window is open, and most of them beyond that.

    Parameters
    ----------
    store : LabStore
    settings : Settings
        Keeps the choices that belong to no sentence, the folder, and the newest files.
    """

    def __init__(self, store: LabStore, settings: Settings) -> None:
        self._store, self._settings = store, settings
        self._last: tuple[tuple[str, int], ExportChoice] | None = None

    def suggest(self, result: Result, maker: "PictureMaker") -> "ExportChoice":
        """Return the last choices for the view in front.

        Title and list of heads belong to one sentence and so many heads: with others they go.
        """
        from mha_desktop.panels.export.export_choice import ExportChoice

        preferences = self._settings.preferences
        options, file = preferences.figure_options, preferences.figure_file
        if self._last is not None and self._last[0] == _identity(result):
            options, file = self._last[1].options, self._last[1].file
        shown = maker.view_in_front(maker.subject(result))
        head = self._store.view.selected_head
        return ExportChoice(shown, head, maker.at.step, options, file)

    def remember(self, choice: "ExportChoice", folder: Path | None = None) -> None:
        """Keep the choices, and the folder if there is one, for the next time."""
        if self._store.weights is not None:
            self._last = _identity(self._store.weights), choice
        title = "" if choice.options.title == "" else None
        options = msgspec.structs.replace(
            choice.options, title=title, heads=None, columns=None, per_page=None
        )
        self._settings.change(figure_options=options, figure_file=choice.file)
        if folder is not None:
            self._settings.change(export_folder=str(folder))

    def remember_files(self, files: Sequence[Path]) -> None:
        """Keep files among the newest that were written."""
        newest = [str(path.absolute()) for path in files[:MOST_RECENT]]
        recent = self._settings.preferences.recent_exports
        others = [name for name in recent if name not in newest]
        self._settings.change(recent_exports=(*newest, *others)[:MOST_RECENT])


def _identity(result: Result) -> tuple[str, int]:
    return result.state.sentence, result.state.n_heads
