"""Numbers in files: every weight, exactly, whatever the tokens and the country."""

import csv
import io
import locale
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.numbers_files import (
    WritingCancelledError,
    cell_token,
    head_as_text,
    plain_token,
    write_numbers,
)
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import CausalMask, LabState, RandomHeads

STATE = LabState(sentence="Dog bites, \"man\" - at 3,5 %", d_model=16, n_heads=4)  # fmt: skip


def result(**fields: object) -> LabResult:
    base = {name: getattr(STATE, name) for name in STATE.__struct_fields__}
    computed = Laboratory().evaluate(resolve(LabState(**{**base, **fields})).state)
    assert computed is not None
    return computed


def rows(path: Path) -> list[list[str]]:
    return list(csv.reader(io.StringIO(path.read_text(encoding="utf-8"), newline="")))


def test_the_long_form_has_every_weight_once_and_exactly(tmp_path: Path) -> None:
    of, path = result(), tmp_path / "a.csv"
    write_numbers(of, path, "csv")
    header, *body = rows(path)
    assert header == ["head", "query_index", "query_token", "key_index", "key_token", "weight"]
    assert len(body) == of.weights.size
    seen = np.full(of.weights.shape, np.nan, np.float32)
    for head, query, query_token, key, key_token, weight in body:
        place = int(head) - 1, int(query), int(key)
        assert (query_token, key_token) == (of.tokens[place[1]], of.tokens[place[2]])
        seen[place] = np.float32(weight)
    assert np.array_equal(seen, of.weights)


def test_the_matrix_form_has_a_table_for_each_chosen_head(tmp_path: Path) -> None:
    of, path = result(), tmp_path / "a.csv"
    write_numbers(of, path, "csv-matrix", heads=(1, 3))
    first, second = "\n".join(map("\t".join, rows(path))).split("\n\n")
    for head, block in ((1, first), (3, second)):
        (name, *keys), *lines = (line.split("\t") for line in block.split("\n"))
        assert (name, tuple(keys)) == (f"H{head + 1}", of.tokens)
        assert tuple(line[0] for line in lines) == of.tokens
        numbers = np.array([line[1:] for line in lines]).astype(np.float32)
        assert np.array_equal(numbers, of.weights[head])


def test_an_npz_is_equal_bit_for_bit(tmp_path: Path) -> None:
    of, path = result(mask=CausalMask(), source=RandomHeads(), positions="rotary"), tmp_path / "a"
    write_numbers(of, path, "npz")
    with np.load(path, allow_pickle=False) as file:
        for name in ("q", "k", "v", "scores", "weights", "contributions", "output"):
            assert file[name].tobytes() == np.ascontiguousarray(getattr(of.trace, name)).tobytes()
        assert file["x"].tobytes() == of.x.tobytes()
        assert np.array_equal(file["mask"], np.tri(len(of.tokens), dtype=bool))
        assert (file["temperature"], file["rotary_base"]) == (1.0, 10000.0)


@pytest.mark.parametrize("bom", [True, False])
def test_the_mark_for_spreadsheets_is_a_choice(tmp_path: Path, bom: bool) -> None:
    write_numbers(result(sentence="猫 café"), tmp_path / "a.csv", "csv-matrix", bom=bom)
    content = (tmp_path / "a.csv").read_bytes()
    assert content.startswith(b"\xef\xbb\xbf") is bom
    assert "猫" in content.decode("utf-8-sig")


@pytest.fixture
def comma_country() -> Iterator[None]:
    before = locale.setlocale(locale.LC_NUMERIC)
    known = [name for name in ("de_DE.UTF-8", "fr_FR.UTF-8", "C") if _exists(name)]
    locale.setlocale(locale.LC_NUMERIC, known[0])
    yield
    locale.setlocale(locale.LC_NUMERIC, before)


def _exists(name: str) -> bool:
    try:
        locale.setlocale(locale.LC_NUMERIC, name)
    except locale.Error:
        return False
    return True


@pytest.mark.usefixtures("comma_country")
def test_numbers_have_a_point_in_every_country(tmp_path: Path) -> None:
    of = result()
    write_numbers(of, tmp_path / "a.csv", "csv")
    assert rows(tmp_path / "a.csv")[1][-1] == str(of.weights[0, 0, 0])
    assert "." in str(of.weights[0, 0, 0])


def test_the_clipboard_gets_one_head_with_tabs() -> None:
    of = result()
    (name, *keys), *lines = csv.reader(io.StringIO(head_as_text(of, 2)), "excel-tab")
    assert (name, tuple(keys)) == ("H3", of.tokens)
    numbers = np.array([line[1:] for line in lines]).astype(np.float32)
    assert np.array_equal(numbers, of.weights[2])


@pytest.mark.parametrize(
    ("token", "cell"),
    [
        ("=1+1", "'=1+1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("-2", "'-2"),
        ("+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"),
        ("＝1+1", "'＝1+1"),
        ("'=x", "''=x"),
        ("-", "-"),
        ("@", "@"),
        ("didn't", "didn't"),
        ("a\udc80", "aU+DC80"),
        ("a\tb\r", "aU+0009bU+000D"),
    ],
)
def test_tokens_stay_data(token: str, cell: str) -> None:
    """No cell is a formula for a spreadsheet, and none breaks its line."""
    assert cell_token(token) == cell


@given(st.text(st.sampled_from("'=+-@－a1") | st.characters(categories=["L", "N", "P", "S"])))
def test_a_token_is_found_again_in_its_cell(token: str) -> None:
    assert plain_token(cell_token(token)) == token


def test_a_deliberate_mistake_is_said_in_every_form(tmp_path: Path) -> None:
    of = result(mistake="softmax_twice")
    write_numbers(of, tmp_path / "long.csv", "csv")
    write_numbers(of, tmp_path / "matrix.csv", "csv-matrix")
    long = rows(tmp_path / "long.csv")
    assert {line[-1] for line in long} == {"mistake", "softmax_twice"}
    assert rows(tmp_path / "matrix.csv")[0][0] == "H1 (mistake: softmax_twice)"
    assert head_as_text(of, 0).startswith("H1 (mistake: softmax_twice)\t")


def test_a_row_that_is_undefined_is_no_number() -> None:
    from mha_desktop.lab.state import HiddenTokensMask

    of = result(mistake="empty_row", mask=HiddenTokensMask(tuple(range(20))))
    assert head_as_text(of, 0).split("\n")[1].split("\t")[1:] == ["NaN"] * len(of.tokens)


def test_giving_up_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("mine")
    with pytest.raises(WritingCancelledError):
        write_numbers(result(), path, "csv", cancelled=lambda: True)
    assert path.read_text() == "mine"
    assert list(tmp_path.glob("*.part")) == []


def test_an_npz_is_given_up_between_its_pieces(tmp_path: Path) -> None:
    """Of 128 heads and 512 tokens it has 700 MB: a window closed meanwhile waited 5 s for it."""
    answers = iter([False] * 5)
    with pytest.raises(WritingCancelledError):
        write_numbers(result(), tmp_path / "a.npz", "npz", cancelled=lambda: next(answers, True))
    assert next(answers, None) is None
    assert list(tmp_path.iterdir()) == []
