"""Which W_O mixes the heads: the choice, and the seed of those that are drawn at random."""

from PySide6.QtCore import QRandomGenerator, QSignalBlocker, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QLabel, QPushButton, QWidget

from mha_desktop.lab.resolve import MAX_SEED
from mha_desktop.lab.state import (
    IdentityProjection,
    OrthogonalProjection,
    OutputProjection,
    ShuffledProjection,
    SourceProjection,
)
from mha_desktop.panels.controls.rich_text import set_rich_tip
from mha_desktop.panels.controls.segmented_button import SegmentedButton

Kind = type[OutputProjection]


class ProjectionChoice(QWidget):
    """A row of joined buttons, with seed and "New seed" for random choices."""

    projection_chosen = Signal(object)
    """Another `OutputProjection`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: tuple[OutputProjection, ...] = ()
        self.buttons = SegmentedButton(
            self.tr("W_O"),
            (
                (self.tr("Source's own"), SourceProjection),
                (self.tr("Identity"), IdentityProjection),
                (self.tr("Orthogonal"), OrthogonalProjection),
                (self.tr("Shuffled"), ShuffledProjection),
            ),
        )
        self.buttons.setObjectName("projectionSelector")
        # A seed has up to 32 bits: more than the int of a QSpinBox.
        self.seed = QDoubleSpinBox()
        self.seed.setObjectName("projectionSeed")
        self.new_seed = QPushButton(self.tr("&New seed"))
        self.new_seed.setObjectName("projectionNewSeed")
        self._seed_name = QLabel(self.tr("S&eed"))
        self._set_up()
        self._build()
        self.buttons.chosen.connect(self._choose_kind)
        self.seed.valueChanged.connect(self._choose_seed)
        self.new_seed.clicked.connect(self._draw_seed)

    def show_choices(
        self, choices: tuple[OutputProjection, ...], present: OutputProjection
    ) -> None:
        """Show the present choice; the others are what their buttons would choose."""
        self._choices = choices
        self.buttons.set_choice(type(present))
        seeded = isinstance(present, OrthogonalProjection | ShuffledProjection)
        for part in (self._seed_name, self.seed, self.new_seed):
            part.setVisible(seeded)
        if isinstance(present, OrthogonalProjection | ShuffledProjection):
            with QSignalBlocker(self.seed):
                self.seed.setValue(present.seed)

    def _set_up(self) -> None:
        self.seed.setKeyboardTracking(False)
        self.seed.setDecimals(0)
        self.seed.setRange(0, MAX_SEED)
        self._seed_name.setBuddy(self.seed)
        self.seed.setAccessibleName(self.tr("Seed of W_O"))
        set_rich_tip(self.seed, self.tr("The same seed always draws the same W<sub>O</sub>"))
        self.new_seed.setAccessibleName(self.tr("New seed of W_O"))
        set_rich_tip(self.new_seed, self.tr("Draw another W<sub>O</sub> of this kind"))
        tips = {
            SourceProjection: self.tr("W<sub>O</sub> as the source of the heads made it"),
            IdentityProjection: self.tr("No mixing: each head keeps columns of its own"),
            OrthogonalProjection: self.tr("A random rotation: mixes heads, keeps lengths"),
            ShuffledProjection: self.tr("The source's bands, each given to another head"),
        }
        for kind, tip in tips.items():
            set_rich_tip(self.buttons.button(kind), tip)

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.buttons)
        row.addSpacing(8)
        for part in (self._seed_name, self.seed, self.new_seed):
            row.addWidget(part)
        row.addStretch(1)

    def _choose_kind(self, kind: object) -> None:
        chosen = next(choice for choice in self._choices if type(choice) is kind)
        self.projection_chosen.emit(chosen)

    def _choose_seed(self, seed: float) -> None:
        kind = self.buttons.choice()
        if kind in (OrthogonalProjection, ShuffledProjection):
            self.projection_chosen.emit(kind(int(seed)))

    def _draw_seed(self) -> None:
        self._choose_seed(QRandomGenerator.global_().generate())
