"""Results of the lab and pictures of them, for the tests of picture files."""

import msgspec

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState, ViewState
from mha_desktop.qt.figures.options import FigureOptions
from mha_desktop.qt.figures.view_figures import Shot

MANY_SCRIPTS = 'مرحبا שלום 東京 नमस्ते 😀 naïve <cat> & "dog"'


def result_of(**fields: object) -> LabResult:
    """The forward pass of the default state with some other fields."""
    state = resolve(msgspec.structs.replace(LabState(), **fields)).state
    result = Laboratory().evaluate(state)
    assert result is not None
    return result


def shot_of(
    options: FigureOptions | None = None, view: ViewState | None = None, **fields: object
) -> Shot:
    """What pictures of such a state are made of."""
    return Shot(result_of(**fields), view or ViewState(), options or FigureOptions())
