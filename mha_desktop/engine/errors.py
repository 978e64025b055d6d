"""Errors of the engine: one sentence with the values and the nearest legal ones."""


class AttentionError(ValueError):
    """A setting that attention cannot be computed with.

    Parameters
    ----------
    template : str
        English sentence with ``{name}`` fields; the window translates it before it fills them.
    nearest : tuple of int
        Legal values closest to the one refused, nearest first; empty where none applies.
    **values : object
        What the fields of `template` stand for.
    """

    def __init__(
        self, template: str, /, *, nearest: tuple[int, ...] = (), **values: object
    ) -> None:
        super().__init__(template.format(**values))
        self.template = template
        self.nearest = nearest
        self.values = values


class DimensionError(AttentionError):
    """Numbers of heads, dimensions or tokens that do not fit together."""


class MaskError(AttentionError):
    """A mask of the wrong shape or kind."""


class PositionError(AttentionError):
    """A position scheme that the dimensions or the source do not allow."""


class RangeError(AttentionError):
    """Numbers that leave the range of their type on the way."""
