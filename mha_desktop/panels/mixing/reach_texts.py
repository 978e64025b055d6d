"""What the picture of a W_O shows, in plain sentences."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.projection_reach import ProjectionReach
from mha_desktop.lab.state import (
    IdentityProjection,
    OrthogonalProjection,
    OutputProjection,
    ShuffledProjection,
)
from mha_desktop.qt.numbers import localised

translate = QCoreApplication.translate


def projection_name(projection: OutputProjection) -> str:
    """Return a choice in a word or two."""
    match projection:
        case IdentityProjection():
            return translate("WhyPage", "Identity")
        case OrthogonalProjection():
            return translate("WhyPage", "Random orthogonal")
        case ShuffledProjection():
            return translate("WhyPage", "Heads shuffled")
    return translate("WhyPage", "Source's own")


def seen_text(reach: ProjectionReach, d_k: int) -> str:
    """Return what is seen, and what it means, as rich text."""
    if len(reach.blocks) == 1:
        return translate("WhyPage", "There is only one head: nothing can be mixed.")
    match reach.projection:
        case IdentityProjection():
            text = translate(
                "WhyPage",
                "With the identity each head stays in its own {d_k} columns of the output; "
                "nobody mixes them.",
            )
        case OrthogonalProjection():
            text = translate(
                "WhyPage",
                "A random rotation lets every head write into all columns: mixing needs no "
                "training, but only training makes it useful.",
            )
        case ShuffledProjection():
            text = translate(
                "WhyPage",
                "Each head writes through another head's band: it still reaches the columns of "
                "that band, but what it says is read wrongly.",
            )
        case _:
            text = translate(
                "WhyPage",
                "The source's W<sub>O</sub> decides where each head writes: where bands overlap, "
                "heads add up in the same columns and the next layer reads them together.",
            )
    return text.format(d_k=d_k)


def measured_text(reach: ProjectionReach) -> str:
    """Return the same in numbers."""
    blocks = len(reach.blocks)
    measured = translate(
        "WhyPage",
        "On average {share} % of what a head writes lies in its own block; spread evenly it would "
        "be {even} %.",
    ).format(
        share=localised(f"{100 * reach.own_share():.3g}"),
        even=localised(f"{100 / blocks:.3g}"),
    )
    return f"{_reached_text(reach.fewest_reached(), blocks)} {measured}"


def _reached_text(fewest: int, blocks: int) -> str:
    """Return how far the head goes that reaches the fewest blocks."""
    if fewest == blocks:
        text = translate("WhyPage", "Every head reaches all {blocks} blocks of columns.")
    else:
        text = translate(
            "WhyPage", "Every head reaches at least {reached} of the {blocks} blocks of columns."
        )
    return text.format(reached=fewest, blocks=blocks)
