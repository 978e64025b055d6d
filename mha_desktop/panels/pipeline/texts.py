"""What the steps, their matrices and their shapes are called."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.pipeline import Matrix, PipelineStep, Stage, StepName
from mha_desktop.lab.pipeline_cells import score_divisor
from mha_desktop.panels.mixer.strip_texts import gain_figures, size_text
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_TITLES: dict[StepName, tuple[str, str]] = {
    "x": ("X", QT_TRANSLATE_NOOP("Pipeline", "one row of numbers for every token")),
    "qkv": ("Q, K, V", QT_TRANSLATE_NOOP("Pipeline", "what a token asks, offers and passes on")),
    "split": (
        QT_TRANSLATE_NOOP("Pipeline", "Split heads"),
        QT_TRANSLATE_NOOP("Pipeline", "cut the columns into one sheet per head"),
    ),
    "scores": (
        QT_TRANSLATE_NOOP("Pipeline", "Scores"),
        QT_TRANSLATE_NOOP("Pipeline", "compare every query with every key"),
    ),
    "mask": (
        QT_TRANSLATE_NOOP("Pipeline", "Mask"),
        QT_TRANSLATE_NOOP("Pipeline", "take out what may not be looked at"),
    ),
    "softmax": (
        QT_TRANSLATE_NOOP("Pipeline", "Softmax"),
        QT_TRANSLATE_NOOP("Pipeline", "turn every row of scores into shares"),
    ),
    "gather": (
        QT_TRANSLATE_NOOP("Pipeline", "Weights · V"),
        QT_TRANSLATE_NOOP("Pipeline", "mix the values that are looked at"),
    ),
    "concat": (
        QT_TRANSLATE_NOOP("Pipeline", "Concat"),
        QT_TRANSLATE_NOOP("Pipeline", "put the heads side by side, times their gains"),
    ),
    "projection": ("W_O", QT_TRANSLATE_NOOP("Pipeline", "one band of rows for every head")),
    "output": (
        QT_TRANSLATE_NOOP("Pipeline", "Output"),
        QT_TRANSLATE_NOOP("Pipeline", "every column takes a part of every head"),
    ),
}


def step_title(step: StepName) -> str:
    """Return the title of a card; the part after an underscore is a subscript."""
    return translate("Pipeline", _TITLES[step][0])


def step_subtitle(step: StepName) -> str:
    """Return what a step does, in a few words."""
    return translate("Pipeline", _TITLES[step][1])


def plain_symbol(symbol: str) -> str:
    """Return a symbol for a screen reader: "W O", "K transposed"."""
    transposed = translate("Pipeline", " transposed")
    return symbol.replace("_", " ").replace("^T", transposed)


def symbol_html(symbol: str) -> str:
    """Return a symbol with real subscripts and superscripts."""
    base, _, above = symbol.partition("^")
    base, _, below = base.partition("_")
    subscript = f"<sub>{escape(below)}</sub>" if below else ""
    superscript = f"<sup>{escape(above)}</sup>" if above else ""
    return escape(base) + subscript + superscript


def letters_text() -> str:
    """Return what the letters of the formulas stand for."""
    return translate(
        "Pipeline",
        "h head · q query token · k key token · d column of the model, or of one head · "
        "e column of all heads side by side",
    )


def shape_text(step: PipelineStep) -> str:
    """Return the shape of what a step makes: "8 × 12 × 64".

    Where keys and values are fewer than queries, their sizes are added: "12 × (512+128+128)".
    """
    shapes = step.shapes
    if len(shapes) == 1:
        return by_text(shapes[0])
    if len(set(shapes)) == 1:
        axes = shapes[0]
        return by_text((len(shapes), *axes)) if len(axes) == 2 else by_text(axes)
    place = next(i for i, sizes in enumerate(zip(*shapes, strict=True)) if len(set(sizes)) > 1)
    different = "+".join(str(shape[place]) for shape in shapes)
    axes_texts = [str(size) for size in shapes[0]]
    axes_texts[place] = f"({different})"
    return " × ".join(axes_texts)


def by_text(sizes: Sequence[int]) -> str:
    """Return sizes as "8 × 64"."""
    return " × ".join(map(str, sizes))


def heads_text(heads: Sequence[int]) -> str:
    """Return heads (counted from 0) as "H1–H4, H7"."""
    runs: list[list[int]] = []
    for head in heads:
        if runs and head == runs[-1][-1] + 1:
            runs[-1].append(head)
        else:
            runs.append([head])
    return ", ".join(
        f"H{run[0] + 1}–H{run[-1] + 1}" if len(run) > 1 else f"H{run[0] + 1}" for run in runs
    )


def matrix_caption(matrix: Matrix) -> str:
    """Return what stands behind the symbol: "12 × 64, H4" or "12 × 64, shared by H1–H4"."""
    shape = by_text(matrix.values.shape)
    if len(matrix.readers) > 1:
        template = translate("Pipeline", "{shape}, shared by {heads}")
    elif matrix.readers:
        template = translate("Pipeline", "{shape}, {heads}")
    else:
        return shape
    return template.format(shape=shape, heads=heads_text(matrix.readers))


def sign_texts(stage: Stage, result: LabResult, head: int) -> tuple[str, ...]:
    """Return what stands between the matrices of a stage: "×", "/ 8 ="."""
    parameters = result.trace.parameters
    if stage.step == "scores":
        divisor = size_text(score_divisor(result))
        return "×", "=" if divisor == "1" else f"/ {divisor} ="
    if stage.step == "concat":
        gain = float(result.trace.gains[head])
        return ("→",) if gain == 1.0 else (f"· {gain_figures(gain)} →",)
    if stage.step == "output" and parameters.b_o is not None:
        return "×", "+ b ="
    if stage.step == "qkv":
        return "×", _projection_sign(stage.result.symbol, result)
    return stage.signs


def _projection_sign(symbol: str, result: LabResult) -> str:
    """Return what is done with a projection: bias and rotary turn where there are any."""
    bias = "" if result.trace.parameters.b_qkv is None else "+ b "
    turn = "↻ " if result.state.positions == "rotary" and symbol != "V" else ""
    return f"{bias}{turn}="
