"""Chooses one of the layouts of real models: MHA, GQA with any legal number, MQA."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from mha_desktop.lab.grouping_edits import preset_of, preset_sizes
from mha_desktop.lab.layout_costs import preset_name
from mha_desktop.qt.models.groups_model import GroupsModel


class PresetBar(QWidget):
    """The presets of the present number of heads.

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
        self._sizes: tuple[int, ...] = ()
        self._list = QComboBox()
        self._list.setAccessibleName(self.tr("Layout of real models"))
        self._list.setPlaceholderText(self.tr("Custom"))
        self._list.activated.connect(self._choose)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._list)
        model.groups_changed.connect(self._take)
        self._take()

    def _take(self) -> None:
        sizes = preset_sizes(self._model.n_heads)
        if sizes != self._sizes:
            self._sizes = sizes
            self._list.clear()
            self._list.addItems([preset_name(self._model.n_heads, size) for size in sizes])
        current = preset_of(self._model.kv_head_of)
        self._list.setCurrentIndex(-1 if current is None else sizes.index(current))

    @Slot(int)
    def _choose(self, index: int) -> None:
        self.chosen.emit(self._sizes[index])
