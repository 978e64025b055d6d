"""The ten steps as cards in a row, painted; one of them is chosen."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontDatabase,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.pipeline import STEPS, Matrix, PipelineStep, StepName
from mha_desktop.lab.state import ColourMapName
from mha_desktop.panels.accessible_roles import Role
from mha_desktop.panels.announcements import announce
from mha_desktop.panels.controls.own_ring import OwnRing
from mha_desktop.panels.controls.place_tips import shows_tip
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.pipeline.texts import (
    letters_text,
    shape_text,
    step_subtitle,
    step_title,
    symbol_html,
)
from mha_desktop.panels.pipeline.thumbnails import CardLook, paint_thumbnail
from mha_desktop.panels.pipeline.titles import paint_symbol
from mha_desktop.panels.sharing.read_picture import moved_place
from mha_desktop.panels.style_sheet import set_ground
from mha_desktop.qt.figures.ground import is_vector
from mha_desktop.qt.figures.text import CAPTION_POINTS, TextStyle, draw_text, elided
from mha_desktop.qt.models.pipeline_model import PipelineModel
from mha_desktop.qt.theme import Theme

CARD_WIDTH, CARD_HEIGHT, LOW_CARD_HEIGHT = 128, 208, 148
_GAP, _MARGIN, _TOP, _PADDING = 14, 16, 8, 8
_TITLE, _LINE = 26, 18
_RADIUS = 4
_LOW = 600


class CardStrip(QWidget):
    """Left, Right, Home and End choose, and so does a click.

    Parameters
    ----------
    model : PipelineModel
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    step_chosen(str)
        The name of a step.
    """

    accessible_role = Role.List

    step_chosen = Signal(str)

    def __init__(self, model: PipelineModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self._colour_map: ColourMapName = "viridis"
        self._steps: tuple[PipelineStep, ...] = ()
        self._shown: tuple[LabResult | None, int] = None, 0
        self._images: dict[StepName, QImage] = {}
        self._height, self._ring = CARD_HEIGHT, OwnRing(self)
        self.setObjectName("pipelineCards")
        self.setAccessibleName(self.tr("Steps of attention. Left and Right choose"))
        set_ground(self, "panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)

    def refresh(self) -> None:
        """Show what the model has now."""
        shown = self._model.result, self._model.place.head
        if shown != self._shown:
            self._shown, self._steps = shown, self._model.steps
            self._images.clear()
        announce(self, self._sentence(self.chosen_place()))
        self.update()

    def set_colour_map(self, name: ColourMapName) -> None:
        """Use another map for weights."""
        if name != self._colour_map:
            self._colour_map = name
            self._images.clear()
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self._images.clear()
        self.update()

    def fit_height(self, room: int) -> None:
        """Use lower cards where the view has little height."""
        height = CARD_HEIGHT if room >= _LOW * self._scale() else LOW_CARD_HEIGHT
        if height != self._height:
            self._height = height
            self._images.clear()
            self.updateGeometry()

    def chosen_place(self) -> int:
        """Return which card is chosen, from 0."""
        return STEPS.index(self._model.step)

    def card_rect(self, place: int) -> QRectF:
        """Return where a card lies."""
        scale = self._scale()
        width = CARD_WIDTH * scale
        whole = len(STEPS) * width + (len(STEPS) - 1) * _GAP
        margin = max(min((self.width() - whole) / 2, _MARGIN), 0)
        left = round(margin + place * (width + _GAP))
        return QRectF(left, _TOP, round(width), round(self._height * scale))

    def sizeHint(self) -> QSize:
        """Return the size of all cards."""
        width = len(STEPS) * CARD_WIDTH * self._scale() + (len(STEPS) - 1) * _GAP + 2 * 9
        return QSize(round(width), round(self._height * self._scale()) + 2 * _TOP)

    def minimumSizeHint(self) -> QSize:
        """Return the size of all cards: less room scrolls."""
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the card under the pointer."""
        place = self._place_at(event.position())
        if place is not None and event.button() is Qt.MouseButton.LeftButton:
            self.step_chosen.emit(STEPS[place])
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a neighbour, the first or the last."""
        place = moved_place(self.chosen_place(), event.key(), len(STEPS))
        if place is None:
            event.ignore()
        else:
            self.step_chosen.emit(STEPS[place])

    def event(self, event: QEvent) -> bool:
        """Tell about the card under the pointer."""
        return shows_tip(self, event, self._tip_at) or super().event(event)

    def _tip_at(self, position: QPointF) -> str:
        place = self._place_at(position)
        return "" if place is None else f"{self._sentence(place)}\n{letters_text()}"

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards that are in sight, and arrows between them."""
        painter = QPainter(self)
        for place, step in enumerate(self._steps):
            card = self.card_rect(place)
            if card.intersects(QRectF(event.rect())):
                self._paint_card(painter, card, step)
            if place:
                self._paint_arrow(painter, card)

    def _scale(self) -> float:
        return text_scale(self.font())

    def _place_at(self, position: QPointF) -> int | None:
        return next((i for i in range(len(STEPS)) if self.card_rect(i).contains(position)), None)

    def _sentence(self, place: int) -> str:
        """Return a card in words."""
        title = self.tr("{number} of {count}: {title}, {subtitle}").format(
            number=place + 1, count=len(STEPS), title=step_title(STEPS[place]).replace("_", " "),
            subtitle=step_subtitle(STEPS[place]),
        )  # fmt: skip
        if not self._steps:
            return title
        step = self._steps[place]
        return f"{title}. {shape_text(step)}, {step.formula}"

    def _paint_card(self, painter: QPainter, card: QRectF, step: PipelineStep) -> None:
        theme, scale = self._theme, self._scale()
        self._paint_ground(painter, card, chosen=step.name == self._model.step)
        inner = card.adjusted(_PADDING, 7 * scale, -_PADDING, -7 * scale)
        html = symbol_html(step_title(step.name))
        paint_symbol(painter, html, inner.topLeft(), theme.text, scale)
        texts = ((shape_text(step), theme.text, True), (step.formula, theme.secondary, False))
        for place, (text, colour, bold) in enumerate(texts):
            top = inner.bottom() - (2 - place) * _LINE * scale
            box = QRectF(inner.left(), top, inner.width(), _LINE * scale)
            if bold:
                style = TextStyle(CAPTION_POINTS, scale, colour.rgb(), bold=True)
                short = _fitting(text, style, box.width())
                draw_text(painter, style, box, short, align=Qt.AlignmentFlag.AlignLeft)
            else:
                self._paint_formula(painter, box, text)
        if is_vector(painter):
            area, look = self._picture_area(inner), self._look()
            paint_thumbnail(painter, area, self._matrices(step.name), look)
        else:
            painter.drawImage(card.topLeft(), self._image(step.name, card, inner))

    def _paint_formula(self, painter: QPainter, box: QRectF, text: str) -> None:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(round(11 * self._scale()))
        painter.setFont(font)
        painter.setPen(self._theme.secondary)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_ground(self, painter: QPainter, card: QRectF, *, chosen: bool) -> None:
        theme, width = self._theme, 2 if chosen else 1
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(theme.selected if chosen else theme.panel)
        painter.setPen(QPen(theme.accent if chosen else theme.divider, width))
        inset = width / 2
        painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), _RADIUS, _RADIUS)
        if chosen and self._ring.is_shown:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-3, -3, 3, 3), _RADIUS + 2, _RADIUS + 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _paint_arrow(self, painter: QPainter, card: QRectF) -> None:
        """Paint a chevron before a card."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.secondary, 1.5))
        tip = QPointF(card.left() - _GAP / 2 + 2, card.center().y())
        painter.drawPolyline([tip + QPointF(-4, -4), tip, tip + QPointF(-4, 4)])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _image(self, step: StepName, card: QRectF, inner: QRectF) -> QImage:
        """Return the small picture of a card, painted when a card of its size is first in sight."""
        ratio = self.devicePixelRatioF()
        size = (card.size() * ratio).toSize()
        if step not in self._images or self._images[step].size() != size:
            image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
            image.setDevicePixelRatio(ratio)
            image.fill(Qt.GlobalColor.transparent)
            area = self._picture_area(inner).translated(-card.topLeft())
            painter = QPainter(image)
            paint_thumbnail(painter, area, self._matrices(step), self._look())
            painter.end()
            self._images[step] = image
        return self._images[step]

    def _picture_area(self, inner: QRectF) -> QRectF:
        """Return where the small picture of a card lies, between its title and its shape."""
        scale = self._scale()
        return inner.adjusted(0, _TITLE * scale, 0, -(2 * _LINE + 4) * scale)

    def _look(self) -> CardLook:
        return CardLook(self._theme, self._colour_map, self._scale())

    def _matrices(self, step: StepName) -> tuple[Matrix, ...]:
        if step == "qkv":
            return self._model.wide_matrices()
        stage = self._model.stage_of(step)
        return () if stage is None else (stage.result,)


def _fitting(text: str, style: TextStyle, width: float) -> str:
    """Return a shape, without its spaces where it would not fit, cut if that is not enough."""
    if style.metrics.horizontalAdvance(text) > width:
        text = text.replace(" × ", "×")
    return elided(text, style, width)
