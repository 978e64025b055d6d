"""What the lab has to tell the user: notes about what it changed, errors about what it refused."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Choice:
    """Sizes that go together, offered beside a refusal."""

    d_model: int
    n_heads: int


@dataclass(frozen=True)
class Note:
    """One sentence for the user: `template` with `values` in its fields.

    The window translates `template` before it fills the fields; ``str(note)`` is the English text.
    """

    template: str
    values: dict[str, Any] = field(default_factory=dict)
    choices: tuple[Choice, ...] = ()

    def __str__(self) -> str:
        return self.template.format(**self.values)


class LabError(ValueError):
    """A setting the lab refuses; the state before it is kept."""

    def __init__(self, note: Note) -> None:
        super().__init__(str(note))
        self.note = note
