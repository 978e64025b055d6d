"""The help of one control, on a card beside it."""

from html import escape

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mha_desktop.panels.controls.formula_label import FormulaLabel
from mha_desktop.panels.controls.rich_text import with_subscripts
from mha_desktop.panels.help.lookup import HelpPage
from mha_desktop.panels.help.placing import place_beside, visible_part
from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.icons import icon
from mha_desktop.qt.theme import Theme

_PADDING, _GAP = 16, 8
_LETTERS = 52
_LINE = 2
_MOST_KEYS = 7


class HelpCard(QFrame):
    """Title, two sentences, formula and keys. Escape closes it; the keyboard goes back.

    Parameters
    ----------
    theme : Theme
    window : QWidget
        In which it stands.

    Signals
    -------
    formula_wanted(str)
        This LaTeX is to be typeset; call `typeset` when it is.
    keys_requested(), whats_this_requested()
    """

    formula_wanted = Signal(str)
    keys_requested = Signal()
    whats_this_requested = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._host = window
        self.setObjectName("helpCard")
        set_ground(self, "panel")
        self._theme = theme
        self._target: QWidget | None = None
        self._before: QWidget | None = None
        self.title, self.text, self.keys = QLabel(), QLabel(), QLabel()
        self.formula: FormulaLabel | None = None
        self.all_keys = QPushButton(self.tr("All &keys"))
        self.whats_this = QPushButton(self.tr("&What's this?"))
        self.close_button = QToolButton()
        self._name_parts()
        self._column = self._build()
        self.set_theme(theme)
        self.hide()

    @property
    def target(self) -> QWidget | None:
        """The control that is explained."""
        return self._target

    def explain(self, target: QWidget, page: HelpPage) -> None:
        """Show a page beside its control, and take the keyboard."""
        self._follow(target)
        self.title.setText(page.title)
        self.text.setText(with_subscripts(page.text))
        self._show_formula(page)
        self.keys.setText(self._keys_html(page.keys))
        self.keys.setVisible(bool(page.keys))
        self.setAccessibleName(page.title)
        spoken = " ".join(filter(None, (page.title + ".", page.text, page.spoken)))
        self.setAccessibleDescription(spoken)
        self.show()
        self.fit()
        self.raise_()
        self._host.activateWindow()
        self.close_button.setFocus(Qt.FocusReason.PopupFocusReason)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    def typeset(self, latex: str) -> None:
        """Paint the formula, which is ready by now."""
        if self.formula is not None and self.formula.latex == latex:
            self.formula.typeset()
            self.fit()

    def fit(self) -> None:
        """Take the size that the texts need, and stand beside the control."""
        target, room = self._target, self._host.rect()
        if target is None or not shiboken6.isValid(target):
            return
        letters = _LETTERS * self.fontMetrics().averageCharWidth()
        width = min(letters + 2 * _PADDING, room.width() - 2 * _GAP)
        self._column.activate()
        self.setFixedWidth(width)
        size = QSize(width, self._column.totalHeightForWidth(width))
        if size.height() > room.height() - 2 * _GAP and self.keys.isVisible():
            self.keys.hide()  # "All keys" has them
            self.fit()
            return
        self.setGeometry(QRect(place_beside(self._target_area(target), size, room), size))

    def close_card(self) -> None:
        """Hide, and give the keyboard back."""
        had_keyboard = self.isAncestorOf(QApplication.focusWidget() or self._host)
        before, self._before = self._before, None
        self._unfollow()
        self.hide()
        if not had_keyboard or before is None or not shiboken6.isValid(before):
            return
        if before.isVisible():
            before.activateWindow()
            before.setFocus(Qt.FocusReason.PopupFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.close_button.setIcon(icon("close", theme))
        if self.formula is not None:
            self.formula.set_theme(theme)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape; no key goes through to what lies behind."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go with the control, and with the size of the window."""
        if event.type() is QEvent.Type.Hide and watched is self._target:
            self.close_card()
        elif event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.fit()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Grow with the text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.isVisible():
            self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw an outline in the accent, as nothing else on the ground has one."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QPen(self._theme.accent, _LINE))
        inset = _LINE // 2
        painter.drawRect(self.rect().adjusted(inset, inset, -inset, -inset))
        painter.end()

    def _name_parts(self) -> None:
        set_role(self.title, "section")
        set_role(self.keys, "secondary")
        set_role(self.close_button, "quiet")
        for label in (self.title, self.text, self.keys):
            label.setWordWrap(True)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.close_button.setObjectName("closeHelpButton")
        self.close_button.setToolTip(self.tr("Close this help (Esc)"))
        self.close_button.setAccessibleName(self.tr("Close this help"))
        self.all_keys.setObjectName("helpAllKeys")
        self.all_keys.setToolTip(self.tr("All keys in one list"))
        self.whats_this.setObjectName("helpWhatsThis")
        self.whats_this.setToolTip(self.tr("Click on a control to have it explained"))
        self.close_button.clicked.connect(self.close_card)
        self.all_keys.clicked.connect(self.keys_requested)
        self.whats_this.clicked.connect(self.whats_this_requested)

    def _build(self) -> QVBoxLayout:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        buttons = QHBoxLayout()
        buttons.setSpacing(_GAP)
        buttons.addWidget(self.all_keys)
        buttons.addWidget(self.whats_this)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING, _GAP, _GAP, _PADDING)
        column.setSpacing(_GAP)
        column.addLayout(head)
        column.addWidget(self.text)
        column.addWidget(self.keys)
        column.addLayout(buttons)
        return column

    def _show_formula(self, page: HelpPage) -> None:
        if self.formula is not None:
            self._column.removeWidget(self.formula)
            self.formula.hide()
            self.formula.deleteLater()
            self.formula = None
        if page.latex:
            self.formula = FormulaLabel(page.latex, page.spoken, self._theme, self)
            self._column.insertWidget(2, self.formula)
            self.formula.show()
            self.formula_wanted.emit(page.latex)

    def _keys_html(self, keys: tuple[tuple[str, str], ...]) -> str:
        """Return a line for each key, as far as they fit; one without a meaning leads here."""
        lines = [
            f"<b>{escape(key)}</b>&nbsp; {escape(text)}" if text else f"<b>{escape(key)}</b>"
            for key, text in keys
        ]
        if len(lines) > _MOST_KEYS:
            more = self.tr("{count} more in the list of all keys")
            lines[_MOST_KEYS - 1 :] = [more.format(count=len(lines) - _MOST_KEYS + 1)]
        return "<br>".join(lines)

    def _follow(self, target: QWidget) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and not self.isAncestorOf(focused):
            self._before = focused
        self._unfollow()
        self._target = target
        for watched in (target, self._host):
            watched.installEventFilter(self)

    def _unfollow(self) -> None:
        for watched in (self._target, self._host):
            if watched is not None and shiboken6.isValid(watched):
                watched.removeEventFilter(self)
        self._target = None

    def _target_area(self, target: QWidget) -> QRect:
        """Return the part of the control that can be seen, in the window."""
        corner = self._host.mapFromGlobal(target.mapToGlobal(QPoint(0, 0)))
        return visible_part(target).translated(corner)
