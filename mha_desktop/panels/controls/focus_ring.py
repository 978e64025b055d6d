"""A ring around the control that has the keyboard, when the keyboard brought it there."""

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QTabBar,
    QWidget,
)

_LINE = 2
_DISTANCE = 2
_RADIUS = 6.0
_MARGIN = 8
# Most painted pictures (grid, strips, lanes) show the focus inside themselves.
_RINGED = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QTabBar,
)
_ASKED = "focusRing"


def ask_for_ring(widget: QWidget) -> None:
    """Have the ring around a painted widget that does not show the focus itself."""
    widget.setProperty(_ASKED, True)


class FocusRing(QWidget):
    """Follows the focus through a main window and its dialogs.

    A style sheet can only draw inside a control. Other main windows have a ring of their own, and
    may outlive this one or not.

    Parameters
    ----------
    application : QApplication
        Whose focus is followed.
    home : QWidget
        The main window, which owns the ring while no dialog shows it.
    """

    def __init__(self, application: QApplication, home: QWidget) -> None:
        super().__init__(home)
        self._home = home
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._control: QWidget | None = None
        self._watched: list[QWidget] = []
        self.hide()
        application.focusChanged.connect(self._follow)

    @property
    def control(self) -> QWidget | None:
        """The control inside the ring, if the ring is on show."""
        return self._control

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move with the control, wherever its parents go."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show):
            self._place()
        elif event.type() in (QEvent.Type.Hide, QEvent.Type.MouseButtonPress):
            self._let_go()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().accent(), _LINE))
        inset = _LINE / 2
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(area, _RADIUS, _RADIUS)

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        if not shiboken6.isValid(self._home):
            return  # the focus moves a last time while the main window is being destroyed
        self._let_go()
        if (
            new is not None
            and _has_ring(new)
            and self._is_at_home(new)
            and new.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        ):
            self._take(new)

    def _is_at_home(self, control: QWidget) -> bool:
        widget: QWidget | None = control
        while widget is not None and widget is not self._home:
            widget = widget.parentWidget()
        return widget is not None

    def _take(self, control: QWidget) -> None:
        self._control = control
        self.setParent(control.window())
        widget: QWidget | None = control
        while widget is not None and widget is not self.window().parentWidget():
            widget.installEventFilter(self)
            self._watched.append(widget)
            widget = widget.parentWidget()
            # A scroll area follows the focus from one child to another, but not from outside.
            if isinstance(widget, QScrollArea) and not isinstance(control, QAbstractItemView):
                widget.ensureWidgetVisible(control, _MARGIN, _MARGIN)
        self._place()

    def _let_go(self) -> None:
        for widget in filter(shiboken6.isValid, self._watched):
            widget.removeEventFilter(self)
        self._watched.clear()
        self._control = None
        self.hide()
        if shiboken6.isValid(self._home):  # else the dialogs are being destroyed with it
            self.setParent(self._home)

    def _place(self) -> None:
        """Lie around the part of the control that can be seen."""
        control = self._control
        if control is None:
            return
        seen = control.visibleRegion().boundingRect()
        reach = _LINE + _DISTANCE
        corner = control.mapTo(self.window(), QPoint(0, 0))
        area = QRect(corner + seen.topLeft(), seen.size())
        self.setGeometry(area.adjusted(-reach, -reach, reach, reach))
        self.setVisible(not seen.isEmpty())
        self.raise_()


def _has_ring(widget: QWidget) -> bool:
    return isinstance(widget, _RINGED) or bool(widget.property(_ASKED))
