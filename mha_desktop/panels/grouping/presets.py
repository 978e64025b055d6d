"""Chooses one of the layouts of real models: MHA, GQA with any legal number, MQA."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from mha_desktop.lab.grouping_edits import preset_of, preset_sizes
from mha_desktop.lab.layout_costs import preset_name
from mha_desktop.panels.controls.segmented_button import SegmentedButton
from mha_desktop.qt.models.groups_model import GroupsModel

_GAP = 8
# More layouts than this would fill the title row: then a list takes those between MHA and MQA.
_MOST_SEGMENTS = 4


class PresetBar(QWidget):
    """The presets of the present number of heads; a custom grouping chooses none.

    Parameters
    ----------
    model : GroupsModel
    parent : QWidget, optional
    """

    chosen = Signal(int)
    """The number of key/value heads."""

    def __init__(self, model: GroupsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._sizes: dict[str, int] = {}
        # Rows are kept: making buttons at every tick of the heads slider would be slow.
        self._rows: dict[tuple[str, ...], SegmentedButton] = {}
        self._list = QComboBox()
        self._list.setObjectName("presetList")
        self._layout = QHBoxLayout(self)
        self._set_up()
        model.groups_changed.connect(self._take)
        self._take()

    def _set_up(self) -> None:
        self._list.setAccessibleName(self.tr("Grouped-query layout"))
        self._list.setToolTip(self.tr("Grouped-query attention: choose how many key/value heads."))
        self._list.setPlaceholderText("GQA")
        # A list that follows its contents changes its width after the paint, for a second one.
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self._list.setSizeAdjustPolicy(policy)
        self._list.setMinimumContentsLength(len("GQA-64"))
        self._list.textActivated.connect(self._choose)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(_GAP)
        self._layout.addWidget(self._list)

    def _take(self) -> None:
        n_heads = self._model.n_heads
        names = {preset_name(n_heads, size): size for size in preset_sizes(n_heads)}
        if names != self._sizes:
            self._sizes = names
            self._show_names(tuple(names))
        self._show_choice()

    def _show_names(self, names: tuple[str, ...]) -> None:
        has_list = len(names) > _MOST_SEGMENTS
        row = self._row((names[0], names[-1]) if has_list else names)
        for other in self._rows.values():
            other.setVisible(other is row)
        self._list.setVisible(has_list)
        self._list.clear()
        self._list.addItems(names[1:-1])

    def _row(self, names: tuple[str, ...]) -> SegmentedButton:
        if names not in self._rows:
            row = SegmentedButton(self.tr("Layout"), [(name, name) for name in names])
            row.setObjectName("presetSelector")
            row.chosen.connect(self._choose)
            for name in names:
                row.button(name).setToolTip(self._tip(name))
            self._layout.insertWidget(0, row)
            self._rows[names] = row
        return self._rows[names]

    def _tip(self, name: str) -> str:
        tips = {
            "MHA": self.tr("Multi-head attention: a key/value head for every query head"),
            "MQA": self.tr("Multi-query attention: one key/value head for all query heads"),
        }
        grouped = self.tr("Grouped-query attention: {g} key/value heads, shared evenly")
        return tips.get(name) or grouped.format(g=self._sizes[name])

    def _show_choice(self) -> None:
        size = preset_of(self._model.kv_head_of)
        name = "" if size is None else preset_name(self._model.n_heads, size)
        for row in self._rows.values():
            row.set_choice(name)
        self._list.setCurrentIndex(self._list.findText(name))

    @Slot(object)
    @Slot(str)
    def _choose(self, name: str) -> None:
        self.chosen.emit(self._sizes[name])
