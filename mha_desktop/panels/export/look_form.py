"""How the picture looks: title, caption, colours, size of text."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from mha_desktop.lab.figure_choices import FigureThemeName
from mha_desktop.panels.export.export_choice import Subject
from mha_desktop.panels.export.form import Form, check_box, choice_box, number_box
from mha_desktop.panels.export.texts import theme_texts
from mha_desktop.qt.figures.options import LEAST_TEXT_SCALE, MOST_TEXT_SCALE, FigureOptions

_PERCENT_STEP = 10
_LONGEST_TITLE = 1000


class LookForm(Form):
    """Asks for everything that does not change what is shown.

    Parameters
    ----------
    subject : Subject
    options : FigureOptions
        What is set at first.
    parent : QWidget, optional

    Signals
    -------
    changed()
    """

    changed = Signal()

    def __init__(
        self, subject: Subject, options: FigureOptions, parent: QWidget | None = None
    ) -> None:
        super().__init__(self.tr("Look"), parent)
        tr = self.tr
        self._has_title = check_box(tr("T&itle"), checked=options.title != "")
        self._title = QLineEdit(options.title or "")
        self._title.setMaxLength(_LONGEST_TITLE)
        self._title.setPlaceholderText(subject.sentence)
        self._caption = check_box(tr("Cap&tion with all settings"), checked=options.caption)
        self._bar = check_box(tr("Colo&ur bar"), checked=options.colour_bar)
        self._theme = choice_box(theme_texts(), options.theme)
        low, high = round(100 * LEAST_TEXT_SCALE), round(100 * MOST_TEXT_SCALE)
        self._text = number_box(low, high, round(100 * options.text_scale), tr(" %"))
        self._text.setSingleStep(_PERCENT_STEP)
        self._transparent = check_box(tr("T&ransparent ground"), checked=options.transparent)
        self._add_rows()
        self._connect()

    @property
    def title(self) -> str | None:
        """The heading; None for the sentence, empty for none."""
        if not self._has_title.isChecked():
            return ""
        return self._title.text().strip() or None

    @property
    def caption(self) -> bool:
        """Whether there is one."""
        return self._caption.isChecked()

    @property
    def colour_bar(self) -> bool:
        """Whether there is one."""
        return self._bar.isChecked()

    @property
    def theme(self) -> FigureThemeName:
        """The colours."""
        theme: FigureThemeName = self._theme.currentData()
        return theme

    @property
    def text_scale(self) -> float:
        """Magnification of texts."""
        return self._text.value() / 100

    @property
    def transparent(self) -> bool:
        """Whether the ground is left out."""
        return self._transparent.isChecked()

    def offer_colour_bar(self, *, offered: bool) -> None:
        """Ask about a colour bar, or do not where the picture has its own or needs none."""
        self.show_row(self._bar, shown=offered)

    def _add_rows(self) -> None:
        tr = self.tr
        tip = tr("Whether words stand above the picture")
        self.add("", self._has_title, "exportHasTitle", tip)
        tip = tr("Written above the picture; the sentence if this is empty")
        self.add("", self._title, "exportTitle", tip)
        self._title.setAccessibleName(tr("Title"))
        tip = tr("Sentence, sizes, source and versions below the picture")
        self.add("", self._caption, "exportCaption", tip)
        self.add("", self._bar, "exportColourBar", tr("What the colours mean"))
        tip = tr("Colours of the picture, whatever the window wears")
        self.add(tr("Co&lours"), self._theme, "exportTheme", tip)
        tip = tr("Larger words in a picture of the same width")
        self.add(tr("Te&xt size"), self._text, "exportTextSize", tip)
        tip = tr("Without a ground the picture lies on any slide")
        self.add("", self._transparent, "exportTransparent", tip)

    def _connect(self) -> None:
        for switch in (self._has_title, self._caption, self._bar, self._transparent):
            switch.toggled.connect(self._change)
        self._title.textChanged.connect(self._change)
        self._theme.currentIndexChanged.connect(self._change)
        self._text.valueChanged.connect(self._change)
        self._title.setEnabled(self._has_title.isChecked())

    @Slot()
    def _change(self) -> None:
        self._title.setEnabled(self._has_title.isChecked())
        self.changed.emit()
