"""Rows and sentences of the Muting page."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.mixing import ChangedOutput, MutingComparison
from mha_desktop.panels.mixer.strip_texts import numbered, size_text
from mha_desktop.qt.models.muting_model import ComparedResult
from mha_desktop.qt.models.rows_model import Cell, Column, Row
from mha_desktop.qt.nice_numbers import rounded_up
from mha_desktop.qt.numbers import localised

translate = QCoreApplication.translate
# Heads that are named one by one; more would fill the page.
_NAMED = 8


def columns() -> tuple[Column, ...]:
    """Return the columns of the table of tokens; the last two belong to the wrong way."""
    return (
        Column(translate("MutingPage", "Token"), translate("MutingPage", "Query token"), False),
        Column(
            translate("MutingPage", "Change"),
            translate("MutingPage", "Length of the difference from the output of all heads on"),
        ),
        Column(
            translate("MutingPage", "Cosine"),
            translate("MutingPage", "Cosine of the angle to the output of all heads on"),
        ),
        Column(
            translate("MutingPage", "Sliced"),
            translate("MutingPage", "The change that slicing after W_O makes instead"),
        ),
        Column(
            translate("MutingPage", "Cosine"),
            translate("MutingPage", "Cosine of the sliced output to the one of all heads on"),
        ),
    )


def rows(compared: ComparedResult) -> tuple[Row, ...]:
    """Return a row per token: the change and the cosine, muted and sliced."""
    comparison, tokens = compared.comparison, compared.result.tokens
    ways = (comparison.present.effect, comparison.sliced.effect)
    full = rounded_up(max(float(way.token_change.max(initial=0)) for way in ways))
    numbers = [
        (change / full, change, cosine)
        for way in ways
        for change, cosine in zip(way.token_change.tolist(), way.token_cosine.tolist(), strict=True)
    ]
    halves = (numbers[: len(tokens)], numbers[len(tokens) :])
    return tuple(
        (Cell(numbered(place, token)), *_cells(*present), *_cells(*sliced))
        for place, (token, present, sliced) in enumerate(zip(tokens, *halves, strict=True))
    )


def _cells(share: float, change: float, cosine: float) -> Row:
    return Cell(size_text(change), share), Cell(cosine_text(cosine))


def cosine_text(cosine: float) -> str:
    """Return a cosine with two decimals and a true minus sign."""
    return localised(f"{cosine:.2f}")


def silent_text(comparison: MutingComparison) -> str:
    """Return which heads add nothing, or what a student can do to see something."""
    names = [f"H{head + 1}" for head in comparison.silent]
    if names and len(names) <= _NAMED:
        return translate("MutingPage", "Silent: {heads}").format(heads=", ".join(names))
    if names:
        return translate("MutingPage", "{n} heads are silent").format(n=len(names))
    if comparison.present.columns.any():
        return translate("MutingPage", "No head is silent; faders are not at 1")
    return translate("MutingPage", "All heads are on: click one to mute it")


def columns_text(changed: ChangedOutput) -> str:
    """Return in how many columns the output differs: "512 of 512 columns changed"."""
    return translate("MutingPage", "{n} of {all} columns changed").format(
        n=int(changed.columns.sum()), all=len(changed.columns)
    )


def change_text(changed: ChangedOutput) -> str:
    """Return the relative change of the whole output: "0.43"."""
    return size_text(changed.effect.relative_change)


def wrong_reason(compared: ComparedResult) -> str:
    """Return in one sentence why slicing after W_O does not mute a head, as rich text."""
    return translate(
        "MutingPage",
        "Wrong because W<sub>O</sub> has already spread the head over all {columns} columns: "
        "setting {d_k} of them to 0 leaves most of the head in the output, and removes what "
        "other heads wrote there.",
    ).format(columns=compared.result.parameters.d_model, d_k=compared.result.parameters.d_k)
