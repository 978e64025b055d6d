"""One column of the comparison: a caption over the heads of one side."""

from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollBar, QVBoxLayout, QWidget

from mha_desktop.panels.compare.compare_grid import CompareGrid
from mha_desktop.panels.compare.compare_scroller import CompareScroller
from mha_desktop.panels.heads.focus_frame import FocusFrame
from mha_desktop.panels.style_sheet import set_role
from mha_desktop.qt.theme import Theme

_MARGIN, _GAP, _CAPTION = 8, 8, 28


class SideColumn(QWidget):
    """A caption, what belongs beside it, and the heads.

    Parameters
    ----------
    caption, name : str
        Over the heads; for screen readers.
    object_name : str
        Of the heads.
    theme : Theme
    beside : QWidget, optional
        At the right end of the caption, such as a colour bar.
    """

    def __init__(
        self,
        caption: str,
        name: str,
        object_name: str,
        theme: Theme,
        beside: QWidget | None = None,
    ) -> None:
        super().__init__()
        self.caption = QLabel(caption)
        set_role(self.caption, "strong")
        self.grid = CompareGrid(name, theme)
        self.grid.setObjectName(object_name)
        self._scroller = CompareScroller(self.grid)
        self._frame = FocusFrame(self._scroller, self.grid, theme)
        head = QHBoxLayout()
        head.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        head.setSpacing(_GAP)
        head.addWidget(self.caption)
        head.addStretch()
        head.addStrut(_CAPTION)
        if beside is not None:
            head.addWidget(beside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._frame, 1)

    @property
    def bar(self) -> QScrollBar:
        """Scrolls the heads."""
        return self._scroller.verticalScrollBar()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self.grid.set_theme(theme)
        self._frame.set_theme(theme)
