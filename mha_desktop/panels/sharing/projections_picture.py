"""W_Q, W_K and W_V as a picture whose every number can be read, in either arrangement."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.panels.controls.matrix.overlay import paint_ring
from mha_desktop.panels.controls.matrix.pooling import strongest_entry
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.mixer.strip_texts import size_text
from mha_desktop.panels.sharing.projections_layout import (
    NAMES,
    Arrangement,
    Entry,
    ProjectionsLayout,
)
from mha_desktop.panels.sharing.projections_painter import (
    ProjectionImages,
    Projections,
    ProjectionsPainter,
)
from mha_desktop.panels.sharing.read_picture import ReadPicture
from mha_desktop.qt.theme import Theme
from mha_desktop.qt.wording import kv_label

translate = QCoreApplication.translate

Key = Qt.Key
_CONTROL = Qt.KeyboardModifier.ControlModifier
_STEPS = {
    int(Key.Key_Up): (-1, 0),
    int(Key.Key_Down): (1, 0),
    int(Key.Key_Left): (0, -1),
    int(Key.Key_Right): (0, 1),
}
_MATRICES = {int(Key.Key_PageUp): -1, int(Key.Key_PageDown): 1}
_SIZE, _LEAST_SIZE = QSize(800, 480), QSize(360, 300)


class ProjectionsPicture(ReadPicture):
    """Arrows go from number to number, with Ctrl from head to head, Page Up and Down by matrix.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._shown: Projections | None = None
        self._arrangement = Arrangement.ONE_BIG
        self._images: ProjectionImages | None = None
        self._entry: Entry | None = None
        self.setObjectName("projectionsPicture")
        self.setAccessibleName(self.tr("The matrices of queries, keys and values"))
        self.setToolTip(
            self.tr("Arrows: number. Ctrl and arrows: head. Page Up and Page Down: matrix.")
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def entry(self) -> Entry | None:
        """The number that is pointed at; it stays the same number in another arrangement."""
        return self._entry

    def show_projections(self, shown: Projections | None) -> None:
        """Show other matrices; None shows nothing."""
        self._shown, self._images = shown, None
        if shown is None or not _holds(shown, self._entry):
            self._entry = None
        self._tell()

    def arrange(self, arrangement: Arrangement) -> None:
        """Lay the same numbers out in another way."""
        self._arrangement = arrangement
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._images = None
        super().set_theme(theme)

    def layout_of_matrices(self) -> ProjectionsLayout | None:
        """Return where everything lies; None while there is nothing."""
        if self._shown is None:
            return None
        return ProjectionsLayout(
            self.width(),
            self.height(),
            self._shown.d_model,
            self._shown.d_k,
            self._shown.counts,
            self._arrangement,
            text_scale(self.font()),
        )

    def reading(self) -> str:
        """Return the number that is pointed at in words, by its place in both arrangements."""
        if self._shown is None or self._entry is None:
            return ""
        matrix, row, column = self._entry
        head, inside = divmod(column, self._shown.d_k)
        owner = translate("SharingView", "H{number}").format(number=head + 1)
        return translate(
            "SharingView",
            "{name} row {row}, column {column} = {head} row {row}, column {inside}: {value}",
        ).format(
            name=NAMES[matrix],
            row=row + 1,
            column=column + 1,
            head=kv_label(head) if matrix else owner,
            inside=inside + 1,
            value=size_text(float(self._shown.matrices[matrix][row, column])),
        )

    def sizeHint(self) -> QSize:
        """Wide enough to tell eight heads apart."""
        return _SIZE * text_scale(self.font())

    def minimumSizeHint(self) -> QSize:
        """Room for the labels and a pixel for each of 128 heads."""
        return _LEAST_SIZE * text_scale(self.font())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make images for the new size."""
        super().resizeEvent(event)
        self._images = None

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._images = None
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the matrices, and ring the number that is pointed at."""
        painter, layout = QPainter(self), self.layout_of_matrices()
        self._ring.paint(painter, self._theme.accent)
        if self._shown is None or layout is None:
            return
        if self._images is None:
            self._images = ProjectionImages(self._shown, layout, self._theme)
        picture = ProjectionsPainter(painter, self._theme, self.font())
        picture.paint(self._shown, layout, self._images)
        if self._entry is not None:
            paint_ring(painter, layout.entry_rect(self._entry))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Read the number under the pointer: the strongest where a place stands for several."""
        layout = self.layout_of_matrices()
        found = None if layout is None else layout.entries_at(event.position())
        if found is None or self._shown is None:
            self._point_at(None)
        else:
            matrix, rows, columns = found
            row, column = strongest_entry(self._shown.matrices[matrix], rows, columns)
            self._point_at(Entry(matrix, row, column))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another number."""
        moved = None if self._shown is None else self._moved(self._shown, event)
        if moved is None:
            super().keyPressEvent(event)
        else:
            self._ring.show()
            self._point_at(moved)

    def _moved(self, shown: Projections, event: QKeyEvent) -> Entry | None:
        key, entry = event.key(), self._entry
        if key not in _STEPS and key not in _MATRICES:
            return None
        if entry is None:
            return Entry(0, 0, 0)
        if key in _MATRICES:
            return _inside(shown, entry._replace(matrix=entry.matrix + _MATRICES[key]))
        down, right = _STEPS[key]
        columns = shown.d_k if event.modifiers() & _CONTROL else 1
        return _inside(shown, Entry(entry.matrix, entry.row + down, entry.column + right * columns))

    def read_nothing(self) -> None:
        """Point at no number."""
        self._point_at(None)

    def _point_at(self, entry: Entry | None) -> None:
        if entry != self._entry:
            self._entry = entry
            self._tell()


def _inside(shown: Projections, entry: Entry) -> Entry:
    """Return the nearest entry that exists."""
    matrix = min(max(entry.matrix, 0), len(NAMES) - 1)
    rows, columns = shown.matrices[matrix].shape
    return Entry(matrix, min(max(entry.row, 0), rows - 1), min(max(entry.column, 0), columns - 1))


def _holds(shown: Projections, entry: Entry | None) -> bool:
    return entry is None or _inside(shown, entry) == entry
