"""What is to be said of the numbers of a stage, in a few words beside the title."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.state import ViewState
from mha_desktop.qt.models.shown_head import ShownHead
from mha_desktop.qt.numbers import localised

translate = QCoreApplication.translate


def stage_note(shown: ShownHead, view: ViewState) -> str:
    """Return how the numbers came about, or what their rows add up to."""
    if shown.averaged:
        return translate("Stage", "a mean that the model does not use")
    result = shown.result
    if not isinstance(result, LabResult):
        return translate("Stage", "as they are in the file")
    match shown.stage:
        case "products":
            return translate("Stage", "q·k, not yet divided")
        case "scores":
            return _scores_note(result)
        case "masked":
            return _masked_note(result)
        case "weights":
            return _weights_note(result, transposed=view.transposed)


def _scores_note(result: LabResult) -> str:
    mistake, parameters = result.state.mistake, result.trace.parameters
    if mistake == "unscaled":
        return translate("Stage", "q·k, not divided")
    number = parameters.d_model if mistake == "scaled_by_d_model" else parameters.d_k
    return translate("Stage", "q·k / √{number}").format(number=number)


def _masked_note(result: LabResult) -> str:
    temperature = result.state.temperature
    if temperature != 1:
        template = translate("Stage", "score / temperature {temperature}")
        return template.format(temperature=localised(f"{temperature:g}"))
    if result.mask is None:
        return translate("Stage", "no mask: the scores as they are")
    return translate("Stage", "scores of the keys that are allowed")


def _weights_note(result: LabResult, *, transposed: bool) -> str:
    if result.state.mistake is not None:
        return ""
    if transposed:
        return translate("Stage", "each column adds up to 1")
    return translate("Stage", "each row adds up to 1")
