"""What attention takes besides token vectors and parameters, for functions that pass it on."""

from typing import TypedDict

from numpy.typing import ArrayLike

from mha_desktop.engine.masks import Mask
from mha_desktop.engine.positions import Rotary


class DecodingSettings(TypedDict, total=False):
    """What `DecodingCache` takes: its mask is always causal."""

    rotary: Rotary | None
    gains: ArrayLike | None
    temperature: float


class AttendSettings(DecodingSettings, total=False):
    """What `attend` takes."""

    mask: Mask | None
