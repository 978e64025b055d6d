"""The Playback page: how the KV cache grows while a sentence is written."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mha_desktop.lab.state import ViewState
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.motion import wants_motion
from mha_desktop.panels.controls.rich_text import rich_label
from mha_desktop.panels.heads.focus_frame import FocusFrame
from mha_desktop.panels.sharing import playback_texts
from mha_desktop.panels.sharing.cache_rows import CacheRows
from mha_desktop.panels.sharing.playback_controls import PlaybackControls
from mha_desktop.panels.sharing.row_comparison import RowComparison
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.playback_model import PlaybackModel
from mha_desktop.qt.models.sharing_model import SharingModel
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 16, 8


class PlaybackPage(QWidget):
    """Buttons, the cache, and the decoded row beside that of the full pass.

    Parameters
    ----------
    model : SharingModel
    playback : PlaybackModel
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(
        self,
        model: SharingModel,
        playback: PlaybackModel,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("playbackPage")
        self._model, self._playback = model, playback
        self.controls = PlaybackControls(playback)
        self.rows = CacheRows(playback, theme)
        self.rows.setObjectName("cacheRows")
        self.comparison = RowComparison(playback, theme)
        self._frame = FocusFrame(self.rows, self.rows, theme)
        self.position, self.check, self.note = rich_label(""), QLabel(), QLabel()
        self.empty = QLabel(self.tr("Type a sentence above to write it token by token."))
        self._build()
        self._connect()
        self._show_step()

    def show_view(self, view: ViewState) -> None:
        """Show the weights of the selected head in the colours of the view."""
        self.comparison.show_head(view.selected_head, view.colour_map)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        for part in (self.rows, self.comparison, self._frame):
            part.set_theme(theme)

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up; what was given up when the page was hidden is made again."""
        super().showEvent(event)
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop playing and computing."""
        super().hideEvent(event)
        self.controls.stop()
        self._playback.shut_down()

    def _build(self) -> None:
        set_role(self.note, "caption")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for label in (self.position, self.check, self.note, self.empty):
            label.setWordWrap(True)
            label.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        self.controls.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, _GAP, 0, _GAP)
        column.setSpacing(_GAP)
        for widget in self._parts():
            column.addWidget(widget)
        for stretched in (self._frame, self.empty):
            column.setStretchFactor(stretched, 1)

    def _parts(self) -> tuple[QWidget, ...]:
        """Return all parts from top to bottom."""
        return (
            self.controls, self.position, self._frame, self.comparison,
            self.check, self.note, self.empty,
        )  # fmt: skip

    def _connect(self) -> None:
        playback = self._playback
        self._model.updated.connect(self._refresh)
        self.rows.write_requested.connect(playback.write)
        self.rows.play_toggled.connect(self.controls.toggle)
        playback.moved.connect(self._show_step)
        playback.recorded.connect(self._show_step)
        playback.progress_changed.connect(self._show_progress)

    def _refresh(self) -> None:
        if self.isVisible():
            self._playback.show(self._model.result)
            self._show_step()

    def _show_step(self) -> None:
        """Show what the last token written brought."""
        has_tokens = self._model.result is not None
        self.empty.setVisible(not has_tokens)
        for widget in (self._frame, self.comparison, self.check, self.position):
            widget.setVisible(has_tokens)
        if self._playback.recording is not None:
            self._show_texts()
        self.rows.update()
        self.comparison.update()

    def _show_texts(self) -> None:
        self._show_position()
        self.check.setText(playback_texts.check_text(self._playback))
        notes = [playback_texts.mask_note(self._playback)]
        if not wants_motion(self):
            notes.append(self.tr("Animations are off: Play writes all tokens at once."))
        self.note.setText(" ".join(filter(None, notes)))
        self.note.setVisible(any(notes))
        announce(self.rows, playback_texts.position_text(self._playback))
        announce(self.comparison, self.check.text())

    def _show_position(self) -> None:
        place = escape(playback_texts.position_text(self._playback))
        self.position.setText(f"<b>{place}</b> &nbsp; {playback_texts.size_html(self._playback)}")

    def _show_progress(self, done: int, total: int) -> None:
        if total:
            text = self.tr("Writing the tokens of the new state: {done} of {total}")
            self.position.setText(text.format(done=done, total=total))
        elif self._playback.recording is not None:
            self._show_position()
