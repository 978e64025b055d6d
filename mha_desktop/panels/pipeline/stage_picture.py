"""The stage as a widget: pick a cell of what a step makes by pointer or keys."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.lab.pipeline import Stage
from mha_desktop.lab.pipeline_sums import Mark
from mha_desktop.lab.state import ColourMapName
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.frame import paint_frame
from mha_desktop.panels.controls.matrix.layout import MatrixLayout
from mha_desktop.panels.controls.matrix.overlay import paint_ring
from mha_desktop.panels.controls.own_ring import OwnRing
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.pipeline.places import strongest_place
from mha_desktop.panels.pipeline.readings import cell_reading
from mha_desktop.panels.pipeline.stage_layout import Room, StageLayout, stage_layout
from mha_desktop.panels.pipeline.stage_painter import (
    StageLook,
    paint_labels,
    paint_stage,
    still_stage,
)
from mha_desktop.panels.pipeline.texts import sign_texts
from mha_desktop.panels.style_sheet import set_ground
from mha_desktop.qt.figures.ground import is_vector
from mha_desktop.qt.models.pipeline_model import PipelineModel
from mha_desktop.qt.theme import Theme

Key = Qt.Key

_STEP_KEYS = {Key.Key_Right: 1, Key.Key_Period: 1, Key.Key_Left: -1, Key.Key_Comma: -1}
_ROW_KEYS = {Key.Key_Down: 1, Key.Key_Up: -1}
_LEAST = QSize(560, 220)


class StagePicture(QWidget):
    """Matrices in a row; the last one is what the step makes.

    Arrows go from cell to cell, Left and Right row by row; so do comma and full stop. Home and End
    go to the first and the last cell, Space plays.

    Parameters
    ----------
    model : PipelineModel
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    play_toggled()
        Play, or pause.
    resized()
        There is more room for entries, or less.
    """

    accessible_role = Role.Canvas

    play_toggled = Signal()
    resized = Signal()

    def __init__(self, model: PipelineModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self._colour_map: ColourMapName = "viridis"
        self._stage: Stage | None = None
        self._layout: StageLayout | None = None
        self._still: QImage | None = None
        self._ring = OwnRing(self)
        self.setObjectName("stagePicture")
        self.setAccessibleName(
            self.tr("Matrices of the step. Left and Right: cell. Up and Down: row. Space: play.")
        )
        set_ground(self, "panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setToolTip(
            self.tr("Pick a cell of the last matrix: click, or arrows. Space plays, Home goes back")
        )

    def refresh(self) -> None:
        """Show the step that the model has now."""
        self._stage = self._model.stage
        self._rearrange()
        self.show_cell()

    def show_cell(self) -> None:
        """Show the chosen cell, and where it comes from."""
        announce(self, self.reading())
        self.update()

    def set_colour_map(self, name: ColourMapName) -> None:
        """Use another map for weights."""
        if name != self._colour_map:
            self._colour_map = name
            self._rearrange()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self._rearrange()

    def reading(self) -> str:
        """Return the chosen cell in words; empty without tokens."""
        result = self._model.result
        if self._stage is None or result is None:
            return ""
        return cell_reading(self._stage, self._model.cell, result.tokens)

    @property
    def is_pooled(self) -> bool:
        """Whether some places stand for several entries."""
        layout = self._arranged()
        return layout is not None and layout.pooled

    def cell_at(self, position: QPointF) -> tuple[int, int] | None:
        """Return the cell of the last matrix at a point, of several the strongest one."""
        layout = self._arranged()
        if layout is None or self._stage is None:
            return None
        picture = layout.pictures[-1]
        rows = picture.rows.entries_at(position.y() - picture.top)
        columns = picture.columns.entries_at(position.x() - picture.left)
        if not rows or not columns:
            return None
        return strongest_place(self._stage.result.values, rows, columns)

    def cell_rect(self) -> QRectF | None:
        """Return where the chosen cell lies; None without tokens."""
        layout = self._arranged()
        return None if layout is None else layout.pictures[-1].cell_rect(*self._model.cell)

    def sizeHint(self) -> QSize:
        """Return a size that shows a dozen labelled rows."""
        return QSize(1000, 360) * text_scale(self.font())

    def minimumSizeHint(self) -> QSize:
        """Return a size at which three matrices can be told apart."""
        return _LEAST * text_scale(self.font())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the matrices in the new room."""
        super().resizeEvent(event)
        self._rearrange()
        self.resized.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick a cell."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._pick(event.position())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pick cell after cell while the button is held."""
        self._pick(event.position())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from cell to cell, or play."""
        key, model = event.key(), self._model
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        elif key in _STEP_KEYS:
            model.move(_STEP_KEYS[Key(key)])
        elif key in _ROW_KEYS:
            self._move_row(_ROW_KEYS[Key(key)])
        elif key == Key.Key_Home:
            model.go_to_start()
        elif key == Key.Key_End:
            model.move(model.cells)
        elif key == Key.Key_Space:
            self.play_toggled.emit()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the matrices, their labels, and the frames of the chosen cell and its inputs."""
        painter = QPainter(self)
        self._ring.paint(painter, self._theme.accent)
        still, layout, stage = self._picture(), self._layout, self._stage
        if still is None or layout is None or stage is None:
            return
        if is_vector(painter):
            paint_stage(painter, stage, layout, self._look())
        else:
            painter.drawImage(0, 0, still)
        marks = self._marks(stage)
        for place, (matrix, picture) in enumerate(
            zip(stage.matrices, layout.pictures, strict=True)
        ):
            mine = [mark for mark in marks if mark.matrix == place]
            bold = (mine[0].row, mine[0].column) if mine else (None, None)
            paint_labels(painter, matrix, picture, layout.room.tokens, bold, self._theme)
            for mark in mine:
                self._paint_mark(painter, picture, mark)

    def _marks(self, stage: Stage) -> list[Mark]:
        """Return what is framed: the inputs of the chosen cell, and the cell itself."""
        made = self._model.sum
        assert made is not None
        return [*made.marks, Mark(len(stage.matrices) - 1, *self._model.cell)]

    def _paint_mark(self, painter: QPainter, picture: MatrixLayout, mark: Mark) -> None:
        if mark.row is not None and mark.column is not None:
            area = picture.cell_rect(mark.row, mark.column)
            if area is not None:
                paint_ring(painter, area)
            return
        area = (
            picture.row_rect(mark.row)
            if mark.row is not None
            else picture.column_rect(mark.column or 0)
        )
        if area is not None:
            paint_frame(painter, area.adjusted(-1, -1, 1, 1), self._theme.text)

    def _move_row(self, rows: int) -> None:
        row, column = self._model.cell
        if 0 <= row + rows < self._model.shape[0]:
            self._model.set_cell(row + rows, column)

    def _pick(self, position: QPointF) -> None:
        cell = self.cell_at(position)
        if cell is not None:
            self._model.set_cell(*cell)

    def _rearrange(self) -> None:
        self._layout = self._still = None
        self.update()

    def _arranged(self) -> StageLayout | None:
        result = self._model.result
        if self._layout is None and self._stage is not None and result is not None:
            signs = sign_texts(self._stage, result, self._model.place.head)
            room = Room(self.size(), text_scale(self.font()), result.tokens, signs)
            self._layout = stage_layout(self._stage.matrices, room)
        return self._layout

    def _picture(self) -> QImage | None:
        layout = self._arranged()
        if self._still is None and layout is not None and self._stage is not None:
            self._still = still_stage(self._stage, layout, self._look())
        return self._still

    def _look(self) -> StageLook:
        return StageLook(self._theme, self._colour_map, self.devicePixelRatioF())
