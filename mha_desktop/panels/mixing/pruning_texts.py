"""Rows and sentences of the Pruning page."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.mixing import PruningRanking
from mha_desktop.panels.mixer.strip_texts import size_text
from mha_desktop.qt.models.rows_model import Cell, Column, Row
from mha_desktop.qt.nice_numbers import rounded_up

translate = QCoreApplication.translate


def columns() -> tuple[Column, ...]:
    """Return the columns of the table of heads."""
    return (
        Column(
            translate("PruningPage", "Rank"),
            translate("PruningPage", "1 is the head whose muting changes the output least"),
        ),
        Column(translate("PruningPage", "Head"), translate("PruningPage", "Head"), False),
        Column(
            translate("PruningPage", "Change if muted alone"),
            translate("PruningPage", "‖output − all heads on‖ / ‖all heads on‖, over all tokens"),
        ),
    )


def rows(ranking: PruningRanking) -> tuple[Row, ...]:
    """Return a row per head, the least important one first."""
    full = rounded_up(float(ranking.alone.max()))
    changes = [float(ranking.alone[head]) for head in ranking.order]
    return tuple(
        (
            Cell(str(rank)),
            Cell(f"H{head + 1}"),
            Cell(size_text(change), change / full, head),
        )
        for rank, (head, change) in enumerate(zip(ranking.order, changes, strict=True), start=1)
    )


def muted_count(ranking: PruningRanking, muted: tuple[bool, ...]) -> int | None:
    """Return k if exactly the k least important heads are muted, else None."""
    count = sum(muted)
    return count if ranking.muted(count) == muted else None


def muted_text(count: int | None, n_heads: int) -> str:
    """Return what is muted at present, in words."""
    if count is None:
        return translate(
            "PruningPage", "Other heads are muted at present: the slider starts from 0."
        )
    if count == 0:
        return translate("PruningPage", "All {h} heads are on.").format(h=n_heads)
    if count == 1:
        return translate("PruningPage", "The least important of {h} heads is muted.").format(
            h=n_heads
        )
    return translate("PruningPage", "The {k} least important of {h} heads are muted.").format(
        k=count, h=n_heads
    )


def basis_text(examples: bool, count: int) -> str:
    """Return what was measured, and that nothing was trained."""
    if examples:
        basis = translate("PruningPage", "Measured over all {n} example sentences.").format(n=count)
    else:
        basis = translate("PruningPage", "Measured over the present sentence.")
    honest = translate(
        "PruningPage",
        "Nothing was trained: this ranks how far the output moves, with all other faders at 1, "
        "not how well a task is solved. The curve can fall, because contributions can cancel.",
    )
    return f"{basis} {honest}"
