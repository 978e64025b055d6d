"""The identity behind the mixing desk: the heads' contributions add up to the output."""

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from mha_desktop.panels.controls.steady_label import SteadyLabel
from mha_desktop.panels.mixer.head_sum import HeadSum
from mha_desktop.panels.mixer.strip_texts import difference_text, size_text
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.icons import coloured_icon
from mha_desktop.qt.models.contributions_model import ContributionsModel, SumCheck
from mha_desktop.qt.theme import Theme

# Adding up 128 heads takes as long as computing them, which a drag must not wait for.
_PAUSE_MS = 250
_SUM = "Σ<sub>h</sub> Z<sub>h</sub> · W<sub>O</sub>[h]"
_PRODUCT = "Concat(Z) · W<sub>O</sub>"
_BIAS = " + b<sub>O</sub>"


class SumCheckView(QWidget):
    """Chips, the equation, whether it holds, by how much it misses, and the size of the output.

    The check runs while the widget is visible only, and when a change has come to rest.

    Parameters
    ----------
    model : ContributionsModel
    theme : Theme
    parent : QWidget, optional
    """

    def __init__(
        self, model: ContributionsModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self.chips = HeadSum(model, theme)
        self._equation, self._mark = QLabel(), QLabel()
        self._verdict, self._difference, self._size = QLabel(), QLabel(), SteadyLabel()
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._show_check)
        self._set_up()
        model.updated.connect(self._take)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        self.chips.set_theme(theme)
        self._show_check()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up on what happened while the widget was hidden."""
        super().showEvent(event)
        self._show_check()

    def _set_up(self) -> None:
        title = QLabel(self.tr("Sum over heads"))
        set_role(title, "strong")
        set_role(self._equation, "equation")
        set_role(self._difference, "secondary")
        set_role(self._size, "strong")
        self._equation.setTextFormat(Qt.TextFormat.RichText)
        self._equation.setWordWrap(True)
        self._equation.setToolTip(
            self.tr(
                "Z<sub>h</sub> is the output of head h times its gain, W<sub>O</sub>[h] its band "
                "of d<sub>k</sub> rows of W<sub>O</sub>."
            )
        )
        caption = QLabel(self.tr("Output size"))
        set_role(caption, "secondary")
        self._size.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._size.setToolTip(self.tr("Frobenius norm of the output over all tokens."))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (title, self.chips, self._equation):
            column.addWidget(widget)
        column.addLayout(_row(self._mark, self._verdict, None, self._difference))
        column.addLayout(_row(caption, None, self._size))

    def _take(self) -> None:
        if not self.isVisible():
            return
        self._size.show_text(size_text(self._model.output_norm()))
        self._timer.start()

    def _show_check(self) -> None:
        bias = _BIAS if self._model.has_output_bias() else ""
        self._equation.setText(f"{_SUM}{bias} = {_PRODUCT}{bias}")
        check = self._model.sum_check()
        for label in (self._mark, self._verdict, self._difference):
            label.setVisible(check is not None)
        self._size.show_text(size_text(self._model.output_norm()))
        if check is not None:
            self._show_verdict(check)

    def _show_verdict(self, check: SumCheck) -> None:
        colour = self._theme.accent if check.equal else self._theme.error
        text = self.tr("equal") if check.equal else self.tr("not equal")
        picture = coloured_icon("check" if check.equal else "close", colour)
        self._mark.setPixmap(picture.pixmap(QSize(16, 16), self.devicePixelRatioF()))
        self._verdict.setText(f'<b style="color: {colour.name()}">{text}</b>')
        self._difference.setText(
            self.tr("largest difference {value}").format(value=difference_text(check.difference))
        )
        self._difference.setToolTip(
            self.tr("Rounding explains differences up to {allowed}.").format(
                allowed=difference_text(check.allowed)
            )
        )


def _row(*widgets: QWidget | None) -> QHBoxLayout:
    """Return a row of widgets; None takes the room that is left."""
    row = QHBoxLayout()
    row.setSpacing(4)
    for widget in widgets:
        if widget is None:
            row.addStretch(1)
        else:
            row.addWidget(widget)
    return row
