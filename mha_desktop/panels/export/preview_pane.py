"""The picture as it will be, small, and a page at a time."""

from PySide6.QtCore import QPoint, QRect, QSize, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.figures.export_limits import CM_PER_INCH, SCREEN_DPI
from mha_desktop.qt.figures.preview import Preview
from mha_desktop.qt.icons import icon
from mha_desktop.qt.numbers import decimal
from mha_desktop.qt.theme import Theme

_TILE = 8
_LEAST = QSize(240, 160)


class PreviewPane(QWidget):
    """Shows the newest preview; the one before it stays until then.

    Parameters
    ----------
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    wanted()
        Another page, or another size, is to be painted.
    """

    wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("exportPreview")
        self.page = 0
        self._pages = 1
        self._picture = _Picture(theme)
        self._picture.resized.connect(self.wanted)
        self._text = QLabel()
        self._text.setObjectName("exportPreviewText")
        self._text.setWordWrap(True)
        self._back = self._button("exportPageBack", self.tr("Page before"), "Alt+PgUp")
        self._on = self._button("exportPageOn", self.tr("Next page"), "Alt+PgDown")
        self._back.setIcon(icon("chevron-left", theme))
        self._on.setIcon(icon("chevron-right", theme))
        self._back.clicked.connect(lambda: self._turn(-1))
        self._on.clicked.connect(lambda: self._turn(1))
        self._lay_out()
        self._offer_pages(1)

    @property
    def room(self) -> QSize:
        """How large a preview can be, in logical pixels."""
        return self._picture.size()

    @property
    def image_size(self) -> QSize:
        """Size of the picture on show; empty while there is none."""
        return self._picture.image_size

    @property
    def text(self) -> str:
        """What stands below the picture."""
        return self._text.text()

    def show_preview(self, preview: Preview) -> None:
        """Show a page."""
        self.page = preview.page
        self._offer_pages(preview.pages)
        self._picture.show_preview(preview)
        size = self._size_text(preview)
        self._say(size if preview.pages == 1 else f"{self._page_text()} · {size}", "secondary")

    def show_problem(self, text: str) -> None:
        """Say why there is no picture."""
        self._offer_pages(1)
        self._picture.clear()
        self._say(text, "error")

    def _say(self, text: str, role: str) -> None:
        is_news = text != self._text.text()
        self._text.setText(text)
        set_role(self._text, role)
        name = self.tr("Preview: {text}").format(text=text)
        self._picture.setAccessibleName(name)
        if is_news:
            announce(self._picture, name)

    def _size_text(self, preview: Preview) -> str:
        across, down = preview.size.width(), preview.size.height()
        if not preview.on_paper:
            return self.tr("{width} × {height} px").format(width=across, height=down)
        cm = [decimal(pixels / SCREEN_DPI * CM_PER_INCH, 1) for pixels in (across, down)]
        return self.tr("{width} × {height} cm").format(width=cm[0], height=cm[1])

    def _page_text(self) -> str:
        text = self.tr("Page {page} of {pages}")
        return text.format(page=self.page + 1, pages=self._pages)

    def _offer_pages(self, pages: int) -> None:
        self._pages = pages
        for button in (self._back, self._on):
            button.setVisible(pages > 1)
        self._back.setEnabled(self.page > 0)
        self._on.setEnabled(self.page + 1 < pages)

    def _turn(self, pages: int) -> None:
        self.page = min(max(self.page + pages, 0), self._pages - 1)
        self.wanted.emit()

    def _button(self, name: str, text: str, keys: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setAccessibleName(text)
        button.setShortcut(keys)
        button.setToolTip(f"{text} ({keys})")
        set_role(button, "quiet")
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self._back)
        row.addWidget(self._text, 1)
        row.addWidget(self._on)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._picture, 1)
        column.addLayout(row)


class _Picture(QWidget):
    """Paints an image in its middle, on a chequered ground where it is transparent."""

    accessible_role = Role.Graphic

    resized = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("exportPreviewPicture")
        self._theme = theme
        self._preview: Preview | None = None
        self.setMinimumSize(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setToolTip(self.tr("The picture as it will be, shrunk to the room here"))

    @property
    def image_size(self) -> QSize:
        return QSize() if self._preview is None else self._preview.image.size()

    @Slot(object)
    def show_preview(self, preview: Preview) -> None:
        self._preview = preview
        self.update()

    def clear(self) -> None:
        self._preview = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for a picture of another size."""
        super().resizeEvent(event)
        self.resized.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture and its outline."""
        painter = QPainter(self)
        if self._preview is None:
            painter.setPen(self._theme.divider)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
            return
        image = self._preview.image
        ratio = self.devicePixelRatioF()
        size = self._shown_size(QSizeF(image.width() / ratio, image.height() / ratio))
        corner = QPoint((self.width() - size.width()) // 2, (self.height() - size.height()) // 2)
        box = QRect(corner, size)
        _paint_ground(painter, box)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(box, image)
        painter.setPen(self._theme.border)
        painter.drawRect(box.adjusted(0, 0, -1, -1))

    def _shown_size(self, natural: QSizeF) -> QSize:
        """Return the size of an image, or of what fits while one for this room is painted."""
        room = self.size().toSizeF()
        if natural.width() > room.width() or natural.height() > room.height():
            natural = natural.scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        return natural.toSize()


def _paint_ground(painter: QPainter, box: QRect) -> None:
    """Paint the squares by which programs show that there is no ground."""
    painter.save()
    painter.setClipRect(box)
    painter.fillRect(box, QColor("#FFFFFF"))
    grey = QColor("#D6D6D6")
    for row in range(box.height() // _TILE + 1):
        for column in range(row % 2, box.width() // _TILE + 1, 2):
            corner = box.topLeft() + QPoint(column * _TILE, row * _TILE)
            painter.fillRect(QRect(corner, QSize(_TILE, _TILE)), grey)
    painter.restore()
