"""Real models with the sizes of their attention, read from ``resources/models/models.json``.

Every number names where it was published. Makers that publish none have a row without numbers.
"""

from math import gcd
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from mha_desktop.engine.dimensions import divisors
from mha_desktop.lab.grouping_edits import preset
from mha_desktop.lab.notes import Note
from mha_desktop.resources import resource

SMALL_D_K = 8
MOST_HEADS_AS_THEY_ARE = 16
FEWEST_SCALED_HEADS = 8

NumberName = Literal["layers", "n_heads", "n_kv_heads", "d_k", "window"]
_Text = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
_Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class NumberSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where numbers were published: authors and title of a paper or model card, and the place."""

    title: _Text
    place: _Text
    gives: tuple[NumberName, ...]


class PublishedModel(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="published"):
    """A model whose makers say how its attention is built.

    ``window`` is the largest number of tokens that are cached (sliding window attention); None
    where all are. An encoder reads whole texts at once and keeps no cache: its sizes are what a
    cache of its heads would take.
    """

    name: _Text
    layers: _Count
    n_heads: _Count
    n_kv_heads: _Count
    d_k: _Count
    sources: tuple[NumberSource, ...]
    window: _Count | None = None
    is_encoder: bool = False

    def __post_init__(self) -> None:
        if self.n_heads % self.n_kv_heads:
            raise ValueError(f"{self.n_heads} heads cannot share {self.n_kv_heads} evenly")
        given = {name for source in self.sources for name in source.gives}
        numbers = {"layers", "n_heads", "n_kv_heads", "d_k"} | (
            {"window"} if self.window else set()
        )
        if given != numbers:
            raise ValueError(f"sources and numbers differ in {', '.join(sorted(given ^ numbers))}")


class UnpublishedModels(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="not published"
):
    """Models whose makers publish none of these numbers; we give none."""

    names: Annotated[tuple[_Text, ...], msgspec.Meta(min_length=1)]
    sources: tuple[NumberSource, ...]


ModelRow = PublishedModel | UnpublishedModels


class _ModelsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    models: Annotated[tuple[ModelRow, ...], msgspec.Meta(min_length=1)]


_GPT_2_TITLE = "Radford et al. 2019, Language Models are Unsupervised Multitask Learners"
_FALCON_TITLE = "Falcon-7B, model card (Technology Innovation Institute 2023)"
_LLAMA_3_TITLE = "Grattafiori et al. 2024, The Llama 3 Herd of Models"

# One model of each kind, MHA, GQA and MQA, for when the file cannot be read.
BUILT_IN: tuple[ModelRow, ...] = (
    PublishedModel(
        "GPT-2 small", 12, 12, 12, 64,
        (
            NumberSource(_GPT_2_TITLE, "section 2.3, table 2: layers; d_model 768", ("layers",)),
            NumberSource(
                "GPT-2, code released with the paper (OpenAI 2019)",
                "default hyperparameters of the model: 12 heads; d_k = 768 / 12",
                ("n_heads", "n_kv_heads", "d_k"),
            ),
        ),
    ),
    PublishedModel(
        "Falcon-7B", 32, 71, 1, 64,
        (
            NumberSource(
                _FALCON_TITLE,
                "Model Architecture and Objective: layers, head_dim, multiquery; d_model 4544 / 64",
                ("layers", "n_heads", "n_kv_heads", "d_k"),
            ),
        ),
    ),
    PublishedModel(
        "Llama 3.1 8B", 32, 32, 8, 128,
        (
            NumberSource(
                _LLAMA_3_TITLE,
                "section 3.2, table 3: layers, heads, key/value heads; d_k = 4096 / 32",
                ("layers", "n_heads", "n_kv_heads", "d_k"),
            ),
        ),
    ),
)  # fmt: skip


def model_rows(path: Path | None = None) -> tuple[tuple[ModelRow, ...], Note | None]:
    """Return the rows of the file, or the built-in ones with a note that says what is wrong.

    Parameters
    ----------
    path : Path or None
        None for the file that comes with the program.
    """
    try:
        text = (resource("models/models.json") if path is None else path).read_bytes()
        return msgspec.json.decode(text, type=_ModelsFile).models, None
    except (OSError, msgspec.DecodeError, RecursionError) as error:
        return BUILT_IN, _damaged(error)


def _damaged(error: Exception) -> Note:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return Note(
        "the list of real models cannot be read ({reason}); the {count} built-in ones are shown",
        {"reason": reason, "count": len(BUILT_IN)},
    )


def scaled_down(n_heads: int, n_kv_heads: int) -> tuple[int, int]:
    """Return head counts of the same kind that the lab can show at once.

    Up to 16 heads stay. More are divided, with the key/value heads, by the largest common divisor
    that leaves at least 8 heads: 32 / 8 becomes 8 / 2, and 71 / 1 stays as it is.
    """
    if n_heads <= MOST_HEADS_AS_THEY_ARE:
        return n_heads, n_kv_heads
    common = divisors(gcd(n_heads, n_kv_heads))
    by = max(number for number in common if n_heads // number >= FEWEST_SCALED_HEADS)
    return n_heads // by, n_kv_heads // by


def scaled_fields(model: PublishedModel) -> dict[str, object]:
    """Return the fields of `LabState` that show a model scaled down, at d_k 8."""
    n_heads, n_kv_heads = scaled_down(model.n_heads, model.n_kv_heads)
    return {
        "d_model": SMALL_D_K * n_heads,
        "n_heads": n_heads,
        "kv_head_of": preset(n_heads, n_kv_heads),
    }
