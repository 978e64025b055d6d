"""The title row of a dock: its name, room for controls, and the buttons to float and to close."""

from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QToolButton, QWidget

from mha_desktop.panels.style_sheet import set_ground, set_role
from mha_desktop.qt.icons import icon
from mha_desktop.qt.theme import Theme

_HEIGHT = 40


class DockTitle(QWidget):
    """A title bar at least 40 px high; give it to ``QDockWidget.setTitleBarWidget``.

    It follows the dock's title and features. Controls go into the layout `left`, which fills the
    row between the title and the buttons.

    Parameters
    ----------
    dock : QDockWidget
        The dock that the buttons float and close.
    """

    def __init__(self, dock: QDockWidget, theme: Theme) -> None:
        super().__init__(dock)
        set_ground(self, "panel")
        self._dock = dock
        self.title = QLabel()
        set_role(self.title, "title")
        self.left = QHBoxLayout()
        self.float_button = _quiet_button()
        self.float_button.setObjectName("floatDockButton")
        self.close_button = _quiet_button()
        self.close_button.setObjectName("closeDockButton")
        self._build()
        self._connect()
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in the colours of another theme."""
        self.float_button.setIcon(icon("float", theme))
        self.close_button.setIcon(icon("close", theme))

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 8, 0)
        row.setSpacing(0)
        # Not as a hint in Python: the window asks for it a hundred times to arrange its docks once.
        row.addStrut(_HEIGHT)
        row.addWidget(self.title)
        self.left.setSpacing(8)
        self.left.setContentsMargins(16, 0, 8, 0)
        row.addLayout(self.left, 1)
        row.addWidget(self.float_button)
        row.addWidget(self.close_button)

    def _connect(self) -> None:
        self._dock.windowTitleChanged.connect(self._show_title)
        self._dock.featuresChanged.connect(self._show_features)
        self._dock.topLevelChanged.connect(self._name_float_button)
        self.float_button.clicked.connect(self._toggle_floating)
        self.close_button.clicked.connect(self._dock.close)
        self._show_title(self._dock.windowTitle())
        self._show_features(self._dock.features())

    def _show_title(self, title: str) -> None:
        self.title.setText(title.replace("&", ""))
        _name(self.close_button, self.tr("Close {panel}").format(panel=self.title.text()))
        self._name_float_button(self._dock.isFloating())

    def _show_features(self, features: QDockWidget.DockWidgetFeature) -> None:
        feature = QDockWidget.DockWidgetFeature
        self.float_button.setVisible(bool(features & feature.DockWidgetFloatable))
        self.close_button.setVisible(bool(features & feature.DockWidgetClosable))

    def _name_float_button(self, floating: bool) -> None:
        text = self.tr("Put {panel} back") if floating else self.tr("Detach {panel}")
        _name(self.float_button, text.format(panel=self.title.text()))

    def _toggle_floating(self) -> None:
        self._dock.setFloating(not self._dock.isFloating())


def _quiet_button() -> QToolButton:
    button = QToolButton()
    set_role(button, "quiet")
    return button


def _name(button: QToolButton, text: str) -> None:
    button.setToolTip(text)
    button.setAccessibleName(text)
