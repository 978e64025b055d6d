"""How the weight of one cell comes about: the column beside the large map."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.lab.cell_arithmetic import CellArithmetic
from mha_desktop.lab.cell_arithmetic_overview import LineWeights, MeanCell
from mha_desktop.lab.state import ViewState
from mha_desktop.panels.controls.rich_text import with_subscripts
from mha_desktop.panels.controls.side_by_side import scrolled
from mha_desktop.panels.controls.when_shown import WhenShown
from mha_desktop.panels.head.cell_overview import CellOverview
from mha_desktop.panels.head.cell_steps import CellSteps
from mha_desktop.panels.heads.focus_frame import FocusFrame
from mha_desktop.panels.mixer.head_tag import text_scale
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.arithmetic_texts import arithmetic_text, cell_title, line_title
from mha_desktop.qt.models.cell_model import CellModel
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP = 12, 8
_WIDTH, _LEAST_WIDTH = 330, 300
# In text that is larger still, its parts fit without more, and the map needs the width.
_MOST_SCALE = 1.5


class CellPanel(QWidget):
    """The numbers behind the pinned cell, else behind the one that is pointed at.

    Parameters
    ----------
    model : CellModel
        Whoever made it gives it the results.
    theme : Theme
    parent : QWidget, optional

    Signals
    -------
    pin_changed(object)
        None: let go of what is pinned.
    """

    pin_changed = Signal(object)

    def __init__(self, model: CellModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._reason = model, ""
        self.setObjectName("cellPanel")
        set_ground(self, "panel")
        self.title, self.pinned, self.hint = QLabel(), QLabel(self.tr("pinned")), QLabel()
        self.steps, self.overview = CellSteps(theme), CellOverview(theme)
        self.copy = QPushButton(self.tr("Copy as te&xt"))
        self.release = QPushButton(self.tr("&Unpin"))
        self._pages = QStackedLayout()
        self._areas = [self._area(page) for page in (self.steps, self.overview)]
        self._frames = [FocusFrame(area, area, theme) for area in self._areas]
        self._build()
        self._connect()
        self._shown = WhenShown(self, self._refresh)
        model.changed.connect(self._shown.change)

    def sizeHint(self) -> QSize:
        """Return the width of the column in the window of usual size."""
        return QSize(round(_WIDTH * self._scale), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the least width at which no line is cut off."""
        return QSize(round(_LEAST_WIDTH * self._scale), super().minimumSizeHint().height())

    @property
    def _scale(self) -> float:
        """How much wider than usual the column is for larger text."""
        return min(text_scale(self.font()), _MOST_SCALE)

    def show_view(self, view: ViewState) -> None:
        """Follow head, pin and cell of a view."""
        self._model.show_view(view)

    def withhold(self, reason: str) -> None:
        """Say why no number can be explained; empty if it can."""
        if reason != self._reason:
            self._reason = reason
            self._shown.change()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self.steps.set_theme(theme)
        self.overview.set_theme(theme)
        for frame in self._frames:
            frame.set_theme(theme)

    def _build(self) -> None:
        self._name_parts()
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.pinned)
        buttons = QHBoxLayout()
        buttons.addWidget(self.release)
        buttons.addStretch(1)
        buttons.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _GAP, _MARGIN, _GAP)
        column.setSpacing(_GAP)
        column.addLayout(head)
        column.addLayout(self._pages, 1)
        column.addLayout(buttons)
        # Not before the layout has its widget: the first page would be shown as a window.
        for page in (*self._frames, self.hint):
            self._pages.addWidget(page)

    def _area(self, page: QWidget) -> QScrollArea:
        """Return a scroll area that keys scroll, whose page is as wide as the panel."""
        set_ground(page, "panel")
        area = scrolled(page)
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        area.setObjectName("cellArithmetic")
        area.setAccessibleName(self.tr("Numbers behind the weight. Up and Down scroll."))
        return area

    def _name_parts(self) -> None:
        set_role(self.title, "section")
        set_role(self.pinned, "caption")
        set_role(self.hint, "secondary")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setObjectName("arithmeticTitle")
        self.hint.setWordWrap(True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.copy.setObjectName("copyArithmeticButton")
        self.copy.setToolTip(self.tr("Put these numbers on the clipboard as text"))
        self.release.setObjectName("unpinButton")
        self.release.setToolTip(self.tr("Follow the pointer again"))

    def _connect(self) -> None:
        self.copy.clicked.connect(self._copy)
        self.release.clicked.connect(lambda: self.pin_changed.emit(None))

    def _refresh(self) -> None:
        """Show what the model explains now."""
        explained = self._model.arithmetic
        self.copy.setEnabled(explained is not None)
        text = "" if explained is None else arithmetic_text(explained)
        for area in self._areas:
            area.setAccessibleDescription(text)
        for part in (self.pinned, self.release):
            part.setVisible(self._model.pinned)
        match explained:
            case CellArithmetic():
                self._show_title(cell_title(explained.tokens, explained.query, explained.key))
                self.steps.show_arithmetic(explained)
                self._pages.setCurrentWidget(self._frames[0])
            case MeanCell():
                self._show_title(cell_title(explained.tokens, explained.query, explained.key))
                self.overview.show_mean(explained)
                self._pages.setCurrentWidget(self._frames[1])
            case LineWeights():
                self._show_title(line_title(explained))
                self.overview.show_line(explained)
                self._pages.setCurrentWidget(self._frames[1])
            case None:
                self._show_hint()

    def _show_title(self, text: str) -> None:
        self.title.setText(text)
        self.title.setToolTip(text)

    def _show_hint(self) -> None:
        self._show_title("")
        self._pages.setCurrentWidget(self.hint)
        if self._reason:
            self.hint.setText(with_subscripts(self._reason))
            return
        self.hint.setText(
            self.tr(
                "Point at a cell of the map to see where its number comes from; click to pin it."
            )
            if self._model.has_tokens
            else self.tr("Type a sentence above to see how its weights are computed.")
        )

    def _copy(self) -> None:
        explained = self._model.arithmetic
        if explained is not None:
            QGuiApplication.clipboard().setText(arithmetic_text(explained))
