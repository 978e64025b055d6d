"""The real models: their numbers, where these come from, and damaged files."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from mha_desktop.lab.model_presets import (
    BUILT_IN,
    PublishedModel,
    UnpublishedModels,
    model_rows,
    scaled_down,
    scaled_fields,
)
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState
from mha_desktop.resources import resource

# layers, query heads, key/value heads, d_k, window
EXPECTED = {
    "BERT-base": (12, 12, 12, 64, None),
    "GPT-2 small": (12, 12, 12, 64, None),
    "GPT-3 175B": (96, 96, 96, 128, None),
    "PaLM 540B": (118, 48, 1, 256, None),
    "Falcon-7B": (32, 71, 1, 64, None),
    "Llama 2 7B": (32, 32, 32, 128, None),
    "Llama 2 70B": (80, 64, 8, 128, None),
    "Llama 3.1 8B": (32, 32, 8, 128, None),
    "Llama 3.3 70B": (80, 64, 8, 128, None),
    "Mistral 7B v0.1": (32, 32, 8, 128, 4096),
    "Qwen2.5-0.5B": (24, 14, 2, 64, None),
    "SmolLM2-135M": (30, 9, 3, 64, None),
}


def published() -> list[PublishedModel]:
    return [row for row in model_rows()[0] if isinstance(row, PublishedModel)]


def test_the_published_numbers() -> None:
    assert model_rows()[1] is None
    assert {
        m.name: (m.layers, m.n_heads, m.n_kv_heads, m.d_k, m.window) for m in published()
    } == EXPECTED
    assert [m.name for m in published() if m.is_encoder] == ["BERT-base"]


def test_nearly_all_have_64_or_128_columns_a_head_as_a_lesson_says() -> None:
    others = [model.name for model in published() if model.d_k not in {64, 128}]
    assert others == ["PaLM 540B"]


def test_every_number_names_its_paper_or_card_and_the_place() -> None:
    for model in published():
        for name in ("layers", "n_heads", "n_kv_heads", "d_k", "window"):
            places = [s.place for s in model.sources if name in s.gives and s.title]
            assert bool(places) == (getattr(model, name) is not None), (model.name, name)


def test_models_without_published_numbers_have_one_row_and_no_number() -> None:
    (row,) = [row for row in model_rows()[0] if isinstance(row, UnpublishedModels)]
    assert row.names == ("GPT-4", "Claude")
    assert not any(source.gives for source in row.sources)
    fields = {field.name for field in msgspec.structs.fields(UnpublishedModels)}
    assert fields == {"names", "sources"}


def test_built_in_rows_are_those_of_the_file_one_of_each_kind() -> None:
    rows, _ = model_rows()
    assert all(row in rows for row in BUILT_IN)
    ratios = {row.n_kv_heads / row.n_heads for row in BUILT_IN}
    assert ratios == {1.0, 0.25, 1 / 71}


def good_file() -> dict:
    return json.loads(resource("models/models.json").read_text(encoding="utf-8"))


def changed(**fields: object) -> bytes:
    file = good_file()
    file["models"][0].update(fields)
    return json.dumps(file).encode()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "Input data was truncated"),
        (b"[]", "Expected `object`, got `array`"),
        (b'{"format": 1}', "missing required field `models`"),
        (b'{"format": 1, "models": []}', "length >= 1"),
        (b'{"format": 2, "models": []}', "Invalid enum value 2"),
        (b"[" * 10_000, "Expected `object`, got `array`"),
        (b'{"format": 1, "models": ' + b"[" * 10_000, "Expected `object`, got `array`"),
        (b'{"format": 1, "models": [{"name": ' + b"[" * 10_000, "recursion"),
        (b"\xff\xfe\x00", "JSON is malformed"),
        (b'{"format": 1, "models": [{"type": "published", "name": "\xff"}]}', "UTF-8"),
        (changed(layers="12"), "Expected `int`, got `str`"),
        (changed(layers=float("nan")), "JSON is malformed"),
        (changed(layers=12.5), "Expected `int`, got `float`"),
        (changed(d_k=0), ">= 1"),
        (changed(d_k=10**30), "models\\[0\\].d_k"),
        (changed(n_kv_heads=5), "12 heads cannot share 5 evenly"),
        (changed(sources=[]), "sources and numbers differ in d_k, layers, n_heads, n_kv_heads"),
        (changed(window=5), "sources and numbers differ in window"),
        (changed(parameters=7), "unknown field `parameters`"),
        (changed(type="rumour"), "Invalid value 'rumour'"),
    ],
)
def test_a_damaged_file_gives_the_built_in_rows_and_says_why(
    tmp_path: Path, content: bytes, reason: str
) -> None:
    path = tmp_path / "models.json"
    path.write_bytes(content)
    rows, note = model_rows(path)
    assert rows == BUILT_IN
    assert note is not None
    assert re.search(reason, str(note))
    assert str(note).endswith("; the 3 built-in ones are shown")


@pytest.mark.parametrize(
    ("name", "reason"), [("none.json", "No such file or directory"), (".", "Is a directory")]
)
def test_a_file_that_is_not_there(tmp_path: Path, name: str, reason: str) -> None:
    rows, note = model_rows(tmp_path / name)
    assert rows == BUILT_IN
    assert str(note) == (
        f"the list of real models cannot be read ({reason}); the 3 built-in ones are shown"
    )


@pytest.mark.parametrize(
    ("heads", "scaled"),
    [
        ((32, 8), (8, 2)), ((64, 8), (8, 1)), ((96, 96), (8, 8)), ((48, 1), (48, 1)),
        ((71, 1), (71, 1)), ((32, 32), (8, 8)), ((14, 2), (14, 2)), ((9, 3), (9, 3)),
        ((16, 16), (16, 16)), ((17, 17), (17, 17)), ((24, 6), (8, 2)), ((20, 10), (10, 5)),
    ],
)  # fmt: skip
def test_scaled_down(heads: tuple[int, int], scaled: tuple[int, int]) -> None:
    assert scaled_down(*heads) == scaled


def test_every_model_scaled_down_is_a_legal_state_without_notes() -> None:
    for model in published():
        wanted = msgspec.structs.replace(LabState(), **scaled_fields(model))
        resolution = resolve(wanted)
        state = resolution.state
        assert resolution.notes == ()
        assert (state.n_heads, state.n_kv_heads) == scaled_down(model.n_heads, model.n_kv_heads)
        assert state.d_k == 8
        assert state.kv_head_of == wanted.kv_head_of


def test_the_shared_bands_of_a_model_with_grouped_queries() -> None:
    llama = next(model for model in published() if model.name == "Llama 3.1 8B")
    assert scaled_fields(llama) == {
        "d_model": 64, "n_heads": 8, "kv_head_of": (0, 0, 0, 0, 1, 1, 1, 1)
    }  # fmt: skip
