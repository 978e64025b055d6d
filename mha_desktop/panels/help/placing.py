"""Where a card stands, so that what it is about can still be seen."""

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

_GAP = 8


def visible_part(widget: QWidget) -> QRect:
    """Return what scrolling leaves of a widget, in its own coordinates."""
    part, corner = widget.rect(), QPoint(0, 0)
    inner, around = widget, widget.parentWidget()
    while around is not None and not inner.isWindow():
        corner += inner.pos()
        part &= around.rect().translated(-corner)
        inner, around = around, around.parentWidget()
    return part if not part.isEmpty() else widget.rect()


def place_beside(target: QRect, size: QSize, room: QRect) -> QPoint:
    """Return the upper left corner of a card beside a target.

    To the right if there is room, else to the left, below or above; else in the corner of the room
    that is farthest from the target's upper left one.

    Parameters
    ----------
    target : QRect
        What the card is about.
    size : QSize
        Of the card.
    room : QRect
        In which it has to stay, in the coordinates of the target.
    """
    inside = room.adjusted(_GAP, _GAP, -_GAP, -_GAP)
    wanted = (
        QPoint(target.right() + _GAP, target.top()),
        QPoint(target.left() - _GAP - size.width(), target.top()),
        QPoint(target.left(), target.bottom() + _GAP),
        QPoint(target.left(), target.top() - _GAP - size.height()),
    )
    for corner in wanted:
        placed = QRect(_held(corner, size, inside), size)
        if not placed.intersects(target):
            return placed.topLeft()
    return _held(target.bottomRight(), size, inside)


def _held(corner: QPoint, size: QSize, room: QRect) -> QPoint:
    """Move a corner so that the card stays in the room; its upper left comes first."""
    x = max(room.left(), min(corner.x(), room.right() + 1 - size.width()))
    y = max(room.top(), min(corner.y(), room.bottom() + 1 - size.height()))
    return QPoint(x, y)
