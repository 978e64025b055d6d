"""Results of the laboratory, for whatever is tested on them."""

import msgspec

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState


def evaluated(state: LabState, **changes: object) -> LabResult:
    """Return the numbers of a state, made legal after these fields are changed."""
    result = Laboratory().evaluate(resolve(msgspec.structs.replace(state, **changes)).state)
    assert result is not None
    return result
