"""The right part of the KV cache page: its size, the formula, and what it is held against."""

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from mha_desktop.panels.controls.rich_text import rich_label
from mha_desktop.panels.sharing import cache_texts
from mha_desktop.panels.sharing.cache_bars import CacheBars
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.models.cache_model import CacheModel
from mha_desktop.qt.theme import Theme

_LEAST_WIDTH = 320


class CacheResult(QWidget):
    """Large number, formula with numbers, bars and notes.

    Parameters
    ----------
    model : CacheModel
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, model: CacheModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.size_label, self.bytes_label = QLabel(), QLabel()
        self.formula, self.notes = rich_label(""), QLabel()
        self.units = rich_label(
            self.tr(
                "GiB: gibibytes of 2³⁰ = 1,073,741,824 bytes. "
                "MiB: mebibytes of 2²⁰ = 1,048,576 bytes."
            )
        )
        self.bars = CacheBars(theme)
        self._build()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.bars.set_theme(theme)

    def refresh(self) -> None:
        """Show the cache of the model."""
        cache = self._model.cache
        for widget in (self.bytes_label, self.formula, self.bars, self.units):
            widget.setVisible(cache is not None)
        self.size_label.setText(self.tr("Not published"))
        if cache is not None:
            self.size_label.setText(cache_texts.read_out(cache))
            self.bytes_label.setText(cache_texts.size_text_exact(cache))
            self.formula.setText(cache_texts.formula_lines(cache))
            self.bars.show_cache(cache, self._model.memory(cache))
        notes = cache_texts.notes(self._model)
        self.notes.setText("\n".join(notes))
        self.notes.setVisible(bool(notes))

    def _build(self) -> None:
        self.setMinimumWidth(_LEAST_WIDTH)
        title = QLabel(self.tr("Size of the KV cache"))
        set_role(title, "strong")
        set_role(self.size_label, "readout")
        set_role(self.units, "caption")
        self.formula.setToolTip(
            self.tr("2: keys and values. g: key/value heads. bytes: of one number.")
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        labels = title, self.size_label, self.bytes_label, self.formula, self.notes, self.units
        for label in labels:
            label.setWordWrap(True)
            column.addWidget(label)
        column.insertWidget(column.indexOf(self.notes), self.bars)
        column.addStretch()
