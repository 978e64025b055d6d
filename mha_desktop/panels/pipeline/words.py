"""What a step does to the chosen cell, in words."""

from html import escape

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.pipeline import Stage, StepName
from mha_desktop.lab.pipeline_cells import score_divisor
from mha_desktop.lab.pipeline_sums import MaskedEntry, ProductSum, SoftmaxShare, StepSum
from mha_desktop.lab.tokens import displayable
from mha_desktop.panels.mixer.strip_texts import gain_figures, size_text
from mha_desktop.panels.pipeline.texts import symbol_html
from mha_desktop.qt.wording import quoted

translate = QCoreApplication.translate


def words_html(
    stage: Stage, made: StepSum, cell: tuple[int, int], result: LabResult, head: int
) -> str:
    """Return one or two sentences about the chosen cell."""
    row, column = cell
    names = {
        "row": _name(result, stage.result.rows, row),
        "column": _name(result, stage.result.columns, column),
        "symbol": symbol_html(stage.result.symbol),
        "head": f"H{head + 1}",
    }
    if stage.step == "softmax" and isinstance(made, SoftmaxShare):
        return _softmax_words(made, names)
    if stage.step == "mask" and isinstance(made, MaskedEntry):
        return _mask_words(made, names)
    if isinstance(made, ProductSum):
        return _product_words(stage, made, result, names)
    return _plain_words(stage.step, made, result, names)


def _name(result: LabResult, axis: str, place: int) -> str:
    """Return a token in quotation marks, or the number of a row or column, from 1."""
    if axis == "column":
        return str(place + 1)
    return escape(quoted(displayable(result.tokens[place])))


def _product_words(stage: Stage, made: ProductSum, result: LabResult, names: dict[str, str]) -> str:
    left, right = (symbol_html(matrix.symbol) for matrix in stage.matrices[:2])
    meets = translate("Pipeline", "Row {row} of {left} meets column {column} of {right}.").format(
        left=left, right=right, **{k: names[k] for k in ("row", "column")}
    )
    parts = [meets, _steps_words(stage.step, made, result)]
    if made.turned:
        parts.append(
            translate(
                "Pipeline",
                "The column is turned with its partner by the place of the token (rotary).",
            )
        )
    return " ".join(parts)


def _steps_words(step: StepName, made: ProductSum, result: LabResult) -> str:
    """Return "Multiply 64 pairs, add, divide by 8."."""
    count = len(made.left)
    if count == 1:
        parts = [translate("Pipeline", "Multiply one pair")]
    else:
        parts = [translate("Pipeline", "Multiply {count} pairs, add").format(count=count)]
    if step == "scores" and score_divisor(result) != 1.0:
        divisor = size_text(score_divisor(result))
        parts.append(translate("Pipeline", "divide by {divisor}").format(divisor=divisor))
    if made.bias is not None:
        parts.append(translate("Pipeline", "add the bias"))
    return f"{', '.join(parts)}."


def _softmax_words(made: SoftmaxShare, names: dict[str, str]) -> str:
    if made.undefined:
        return translate(
            "Pipeline", "The mask leaves {row} no key to look at, and its sum of exp is 0."
        ).format(**names)
    if not made.terms.any():
        return translate(
            "Pipeline", "The mask leaves {row} no key to look at: all its weights are 0."
        ).format(**names)
    if made.over_queries:
        return translate(
            "Pipeline",
            "By mistake the queries compete for the key {column}: exp of its score for {row}, "
            "divided by the sum over all queries.",
        ).format(**names)
    text = translate(
        "Pipeline",
        "How much of its attention {row} gives to {column}: exp of the score, divided by the sum "
        "of exp over all keys in the row.",
    ).format(**names)
    if made.temperature != 1.0:
        template = translate("Pipeline", "Scores are divided by the temperature {value} first.")
        text += " " + template.format(value=gain_figures(made.temperature))
    return text


def _mask_words(made: MaskedEntry, names: dict[str, str]) -> str:
    if made.allowed:
        template = translate("Pipeline", "{row} may look at {column}: the score stays.")
    else:
        template = translate(
            "Pipeline", "{row} may not look at {column}: the score becomes −∞, the weight 0."
        )
    return template.format(**names)


def _plain_words(step: StepName, made: StepSum, result: LabResult, names: dict[str, str]) -> str:
    templates: dict[StepName, str] = {
        "x": _origin_of_x(result),
        "split": translate(
            "Pipeline",
            "Nothing is computed: the columns are cut into equal bands, one sheet for each head.",
        ),
        "concat": translate(
            "Pipeline", "Nothing is added: {head} fills its own band of columns, times its gain."
        ),
        "projection": translate(
            "Pipeline",
            "Row {row} lies in the band of {head}: it says how much column {row} of the heads "
            "side by side adds to column {column} of the output.",
        ),
    }
    return templates[step].format(**names)


def _origin_of_x(result: LabResult) -> str:
    origins = {
        "sinusoidal": translate(
            "Pipeline", "The vector of {row}: what the word is, plus where it stands."
        ),
        "none": translate(
            "Pipeline", "The vector of {row}: what the word is. It does not say where it stands."
        ),
        "rotary": translate(
            "Pipeline",
            "The vector of {row}: what the word is. Where it stands is turned into Q and K later.",
        ),
    }
    return origins[result.state.positions]
