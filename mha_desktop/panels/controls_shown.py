"""Which controls a lesson needs: the others can be taken out of the window."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QGroupBox,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.panels.controls.dialog_buttons import dialog_buttons
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

_PADDING, _GAP, _COLUMNS = 16, 8, 3
TABS = "tabs"


@dataclass(frozen=True)
class ControlGroup:
    """Controls that belong together.

    Attributes
    ----------
    name : str
        In sessions.
    section : str
        Key of `SECTIONS`.
    text : str
        Untranslated.
    parts : tuple of str
        Object names of its widgets; empty for docks and tabs, which have more to them.
    """

    name: str
    section: str
    text: str
    parts: tuple[str, ...] = ()


SECTIONS: dict[str, str] = {
    "bar": QT_TRANSLATE_NOOP("ControlsShown", "Top bar"),
    "sizes": QT_TRANSLATE_NOOP("ControlsShown", "Dimensions"),
    "view": QT_TRANSLATE_NOOP("ControlsShown", "Above the heads"),
    "docks": QT_TRANSLATE_NOOP("ControlsShown", "Panels"),
    TABS: QT_TRANSLATE_NOOP("ControlsShown", "Views"),
}

CONTROL_GROUPS: tuple[ControlGroup, ...] = (
    ControlGroup(
        "sentence", "bar", QT_TRANSLATE_NOOP("ControlsShown", "Sentence"),
        ("sentenceInput", "exampleSelector"),
    ),
    ControlGroup(
        "source", "bar", QT_TRANSLATE_NOOP("ControlsShown", "Source"),
        ("sourceSelector", "randomOptions"),
    ),
    ControlGroup(
        "undo", "bar", QT_TRANSLATE_NOOP("ControlsShown", "Undo and redo"),
        ("undoButton", "redoButton"),
    ),
    ControlGroup(
        "export", "bar", QT_TRANSLATE_NOOP("ControlsShown", "Export"), ("exportButton",)
    ),
    ControlGroup(
        "heads", "sizes", QT_TRANSLATE_NOOP("ControlsShown", "Heads"), ("headsControl",)
    ),
    ControlGroup(
        "model_width", "sizes", QT_TRANSLATE_NOOP("ControlsShown", "Model width"),
        ("dModelControl",),
    ),
    ControlGroup("mask", "sizes", QT_TRANSLATE_NOOP("ControlsShown", "Mask"), ("maskControl",)),
    ControlGroup(
        "positions", "sizes", QT_TRANSLATE_NOOP("ControlsShown", "Positions"),
        ("positionsSelector",),
    ),
    ControlGroup(
        "temperature", "sizes", QT_TRANSLATE_NOOP("ControlsShown", "Temperature"),
        ("temperatureSpinBox",),
    ),
    ControlGroup(
        "head_choice", "view", QT_TRANSLATE_NOOP("ControlsShown", "Choice of the head"),
        ("headSelector",),
    ),
    ControlGroup(
        "colours", "view", QT_TRANSLATE_NOOP("ControlsShown", "Colours"),
        ("rangeSelector", "colourMapSelector"),
    ),
    ControlGroup(
        "stages", "view", QT_TRANSLATE_NOOP("ControlsShown", "Stages"), ("stageSelector",)
    ),
    ControlGroup(
        "switches", "view", QT_TRANSLATE_NOOP("ControlsShown", "Switches of the head"),
        ("pictureSwitches",),
    ),
    ControlGroup("dimensions", "docks", QT_TRANSLATE_NOOP("ControlsShown", "Dimensions")),
    ControlGroup("mixer", "docks", QT_TRANSLATE_NOOP("ControlsShown", "Mixing desk")),
    ControlGroup("grouping", "docks", QT_TRANSLATE_NOOP("ControlsShown", "Key/value groups")),
)  # fmt: skip


def group_text(text: str) -> str:
    """Return a text of the table in the user's language."""
    return QCoreApplication.translate("ControlsShown", text)


class ControlsShownDialog(QDialog):
    """A check box for each group of controls, and for each view; the window follows at once.

    Parameters
    ----------
    tabs : iterable of (str, str)
        Names of the groups that are views, and their titles; one of them always stays.
    hidden : collection of str
        Names of the groups that are hidden.
    parent : QWidget

    Signals
    -------
    hidden_chosen(object)
        The names of all groups that are to be hidden, as a tuple.
    """

    hidden_chosen = Signal(object)

    def __init__(
        self, tabs: Iterable[tuple[str, str]], hidden: Collection[str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("controlsShownDialog")
        self.setWindowTitle(self.tr("Controls shown"))
        self._boxes: dict[str, QCheckBox] = {}
        self._tabs = dict(tabs)
        self._build()
        self.show_hidden(hidden)

    @property
    def hidden(self) -> tuple[str, ...]:
        """The names of the groups without a check."""
        return tuple(name for name, box in self._boxes.items() if not box.isChecked())

    def show_hidden(self, hidden: Collection[str]) -> None:
        """Show which groups are hidden."""
        for name, box in self._boxes.items():
            with QSignalBlocker(box):
                box.setChecked(name not in hidden)
        self._keep_one_view()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        column.setSpacing(_GAP)
        note = QLabel(
            self.tr("What has no check is taken out of the window; the session remembers it.")
        )
        note.setWordWrap(True)
        column.addWidget(note)
        groups = QWidget()
        groups.setObjectName("controlsShownGroups")
        grid = QGridLayout(groups)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(_PADDING)
        for number, (section, title) in enumerate(SECTIONS.items()):
            grid.addWidget(self._section(section, title), number // _COLUMNS, number % _COLUMNS)
        column.addWidget(groups)
        column.addWidget(self._buttons())

    def _section(self, section: str, title: str) -> QGroupBox:
        box = QGroupBox(group_text(title))
        rows = QVBoxLayout(box)
        rows.setSpacing(0)
        for group in CONTROL_GROUPS:
            if group.section == section:
                rows.addWidget(self._check_box(group.name, group_text(group.text)))
        if section == TABS:
            for name, text in self._tabs.items():
                rows.addWidget(self._check_box(name, text))
        rows.addStretch()
        return box

    def _check_box(self, name: str, text: str) -> QCheckBox:
        box = QCheckBox(text)
        box.setObjectName(f"shows_{name}")
        box.setToolTip(self.tr("Show “{control}” in the window").format(control=text))
        box.toggled.connect(self._choose)
        self._boxes[name] = box
        return box

    def _buttons(self) -> QDialogButtonBox:
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.setObjectName("controlsShownButtons")
        everything = buttons.addButton(self.tr("Show &all"), QDialogButtonBox.ButtonRole.ActionRole)
        everything.setObjectName("showAllControls")
        everything.clicked.connect(self._show_all)
        buttons.rejected.connect(self.reject)
        return buttons

    def _show_all(self) -> None:
        self.show_hidden(())
        self.hidden_chosen.emit(())

    def _choose(self) -> None:
        self._keep_one_view()
        self.hidden_chosen.emit(self.hidden)

    def _keep_one_view(self) -> None:
        """Let the last view not be unchecked: without any there would be nothing to see."""
        shown = [self._boxes[name] for name in self._tabs if self._boxes[name].isChecked()]
        for name in self._tabs:
            box = self._boxes[name]
            box.setDisabled(shown == [box])
