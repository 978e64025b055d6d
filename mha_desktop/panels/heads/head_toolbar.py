"""The tool bar of the Head view: what both views let choose, the stage, and what is drawn."""

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from mha_desktop.lab.state import (
    ColourRange,
    FixedRange,
    LogRange,
    PerHeadRange,
    SharedRange,
    ViewState,
)
from mha_desktop.panels.controls.rich_text import set_tip
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.panels.heads.view_toolbar import ViewToolbar
from mha_desktop.qt.models.heads_model import HeadsModel

translate = QCoreApplication.translate

_GAP = 8


class HeadToolbar(ViewToolbar):
    """Head, stage, colours, and the switches of the large picture.

    Signals
    -------
    stage_chosen(str)
        A `Stage`.
    transposed_chosen(bool), averaged_chosen(bool), top_two_chosen(bool), entropy_chosen(bool)
        What the picture shows.
    """

    stage_chosen = Signal(str)
    transposed_chosen = Signal(bool)
    averaged_chosen = Signal(bool)
    top_two_chosen = Signal(bool)
    entropy_chosen = Signal(bool)

    def __init__(self, heads_model: HeadsModel, trailing: QWidget) -> None:
        self._stage = StageChoice()
        self._switches = PictureSwitches()
        super().__init__(heads_model, trailing, upper=(self._stage,), lower=(self._switches,))
        self._stage.chosen.connect(self._choose_stage)
        for name in ("transposed", "averaged", "top_two", "entropy"):
            signal = getattr(self, f"{name}_chosen")
            self._switches.button(name).clicked.connect(signal)

    def show_view(self, view: ViewState) -> None:
        """Show the choices of a view, and which of them mean something now."""
        super().show_view(view)
        self._stage.show_view(view)
        self._switches.show_view(view)
        self._show_range(view)

    def withhold(self, reason: str) -> None:
        """Offer no stage but the weights, and say why; empty offers all."""
        self._stage.withhold(reason)

    def _choose_stage(self, stage: str) -> None:
        self.stage_chosen.emit(stage)

    def _show_range(self, view: ViewState) -> None:
        """Offer for scores the two ranges that they can have; any other is that of the head."""
        is_signed = view.stage != "weights" and not view.averaged
        weights_only: tuple[ColourRange, ...] = (FixedRange(), LogRange())
        for colour_range in weights_only:
            self._range.button(colour_range).setEnabled(not is_signed)
        for colour_range, tip in _range_tips(is_signed=is_signed):
            self._range.button(colour_range).setToolTip(tip)
        if is_signed and view.colour_range in weights_only:
            self._range.set_choice(PerHeadRange())
        self._map.setEnabled(not is_signed)
        self._map.setToolTip(_map_tip(is_signed=is_signed))


class StageChoice(SegmentedButton):
    """Which numbers of the way from q·k to the weights are on show.

    Signals
    -------
    chosen(str)
        A `Stage`.
    """

    def __init__(self) -> None:
        texts = {
            "products": translate("StageChoice", "q·k"),
            "scores": translate("StageChoice", "scores"),
            "masked": translate("StageChoice", "after mask"),
            "weights": translate("StageChoice", "weights"),
        }
        name = translate("StageChoice", "Stage")
        super().__init__(name, [(text, stage) for stage, text in texts.items()])
        self.setObjectName("stageSelector")
        self._reason, self._view = "", ViewState()
        self._show_tips(averaged=False)

    def show_view(self, view: ViewState) -> None:
        """Show the stage of a view; a mean is always one of weights."""
        self._view = view
        only_weights = view.averaged or bool(self._reason)
        self.set_choice("weights" if only_weights else view.stage)
        self.setEnabled(not only_weights)
        self._show_tips(averaged=view.averaged)

    def withhold(self, reason: str) -> None:
        """Offer no stage but the weights, and say why; empty offers all."""
        if reason != self._reason:
            self._reason = reason
            self.show_view(self._view)

    def _show_tips(self, *, averaged: bool) -> None:
        mean = translate("StageChoice", "A mean is one of weights: switch Mean off to see stages")
        for stage, tip in _stage_tips().items():
            set_tip(self.button(stage), self._reason or (mean if averaged else tip))


def _stage_tips() -> dict[str, str]:
    return {
        "products": translate("StageChoice", "q·k: query times key, entry by entry, added up"),
        "scores": translate("StageChoice", "scores: q·k divided by √d_k"),
        "masked": translate(
            "StageChoice", "after mask: scores / temperature; hidden keys are hatched"
        ),
        "weights": translate("StageChoice", "weights: the softmax of each row"),
    }


def _map_tip(*, is_signed: bool) -> str:
    if is_signed:
        return translate("HeadToolbar", "For weights only: scores have colours for both signs")
    return translate("HeadToolbar", "Colour map; greys stay in order on a black and white print")


def _range_tips(*, is_signed: bool) -> tuple[tuple[ColourRange, str], ...]:
    """Return what each range means for scores or for weights."""
    if is_signed:
        weights_only = translate("HeadToolbar", "For weights only: scores have no fixed limits")
        return (
            (SharedRange(), translate("HeadToolbar", "Shared: up to the largest of all heads")),
            (PerHeadRange(), translate("HeadToolbar", "Per head: up to the largest of this head")),
            (FixedRange(), weights_only),
            (LogRange(), weights_only),
        )
    return (
        (SharedRange(), translate("HeadToolbar", "Shared: 0 to the largest weight of all heads")),
        (
            PerHeadRange(),
            translate("HeadToolbar", "Per head: 0 to the largest weight of this picture"),
        ),
        (FixedRange(), translate("HeadToolbar", "Fixed: 0 to 1")),
        (
            LogRange(),
            translate("HeadToolbar", "Log: 0.0001 to 1 in equal ratios, for faint weights"),
        ),
    )


class PictureSwitches(QWidget):
    """Switches side by side: transposed, two strongest keys, mean, entropies. Alt+1 to Alt+4."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pictureSwitches")
        self._buttons = self._switches()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for button in self._buttons.values():
            row.addWidget(button)

    def _switches(self) -> dict[str, QPushButton]:
        return {
            "transposed": _switch(
                "transposeButton",
                self.tr("Transpose"),
                self.tr("Queries as columns and keys as rows ({keys})"),
                "Alt+1",
            ),
            "top_two": _switch(
                "topTwoButton",
                self.tr("Top 2"),
                self.tr("Mark the strongest key of each query (●) and the second (○) ({keys})"),
                "Alt+2",
            ),
            "averaged": _switch(
                "meanButton",
                self.tr("Mean"),
                self.tr("Mean of the weights of all heads that are not muted ({keys})"),
                "Alt+3",
            ),
            "entropy": _switch(
                "entropyButton",
                self.tr("Entropy"),
                self.tr("Entropy of each query's weights: 0 for one key, 1 for even ({keys})"),
                "Alt+4",
            ),
        }

    def button(self, name: str) -> QPushButton:
        """Return a switch: transposed, averaged, top_two or entropy."""
        return self._buttons[name]

    def show_view(self, view: ViewState) -> None:
        """Show what is switched on."""
        states = {
            "transposed": view.transposed,
            "averaged": view.averaged,
            "top_two": view.marks_top_two,
            "entropy": view.shows_entropy,
        }
        for name, button in self._buttons.items():
            with QSignalBlocker(button):
                button.setChecked(states[name])


def _switch(name: str, text: str, tip: str, keys: str) -> QPushButton:
    button, shortcut = QPushButton(text), QKeySequence(keys)
    button.setObjectName(name)
    button.setCheckable(True)
    button.setAutoDefault(False)
    button.setShortcut(shortcut)
    button.setAccessibleName(text)
    shown = shortcut.toString(QKeySequence.SequenceFormat.NativeText)
    button.setToolTip(tip.format(keys=shown))
    return button
