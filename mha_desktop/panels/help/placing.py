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

    To the right if there is room, else to the left, below or above; where all of these would cover
    some of it, the place that covers least, if need be in the lower right corner of the room.

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
        inside.bottomRight(),
    )
    places = [QRect(_held(corner, size, inside), size) for corner in wanted]
    free = [place for place in places if not place.intersects(target)]
    # Of places that cover equally much, the corner is farthest from where reading begins.
    return (free or [min(reversed(places), key=lambda one: _area(one & target))])[0].topLeft()


def _area(part: QRect) -> int:
    return part.width() * part.height()


def _held(corner: QPoint, size: QSize, room: QRect) -> QPoint:
    """Move a corner so that the card stays in the room; its upper left comes first."""
    x = max(room.left(), min(corner.x(), room.right() + 1 - size.width()))
    y = max(room.top(), min(corner.y(), room.bottom() + 1 - size.height()))
    return QPoint(x, y)
