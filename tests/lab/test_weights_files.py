"""Weights from files: what is one is read exactly, and everything else refused with its place."""

import io
import pickle
import struct
import zipfile
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from mha_desktop.lab.laboratory import Laboratory
from mha_desktop.lab.numbers_files import write_numbers
from mha_desktop.lab.state import LabState
from mha_desktop.lab.weights_files import read_weights, write_weights
from mha_desktop.lab.weights_limits import WeightsError


def softmax_rows(*shape: int, dtype: type = np.float32) -> np.ndarray:
    powers = np.random.RandomState(1).rand(*shape)
    return (powers / powers.sum(axis=-1, keepdims=True)).astype(dtype)


def saved(folder: Path, array: np.ndarray, name: str = "a.npy") -> Path:
    np.save(folder / name, array, allow_pickle=True)
    return folder / name


def written(folder: Path, text: str, encoding: str = "utf-8") -> Path:
    (folder / "a.csv").write_text(text, encoding=encoding, newline="")
    return folder / "a.csv"


def refusal(path: Path) -> str:
    before = path.read_bytes()
    with pytest.raises(WeightsError) as refused:
        read_weights(path)
    assert path.read_bytes() == before
    assert "\n" not in str(refused.value)
    return str(refused.value)


# What is read


@pytest.mark.parametrize("shape", [(5, 5), (3, 5, 5), (2, 3, 5, 5), (1, 1), (1, 1, 1, 1)])
def test_each_shape_becomes_layers_of_heads(tmp_path: Path, shape: tuple[int, ...]) -> None:
    weights = softmax_rows(*shape)
    found = read_weights(saved(tmp_path, weights))
    assert found.weights.shape == (1,) * (4 - len(shape)) + shape
    assert np.array_equal(found.weights.reshape(shape), weights)
    assert (found.weights.dtype, found.weights.flags.writeable) == (np.float32, False)
    assert found.tokens is None


@pytest.mark.parametrize("dtype", ["<f2", "<f4", "<f8", ">f4", ">f8"])
@pytest.mark.parametrize("order", ["C", "F"])
def test_every_float_in_every_order_is_read(tmp_path: Path, dtype: str, order: str) -> None:
    weights = np.asarray(softmax_rows(2, 4, 4), dtype, order=order)
    found = read_weights(saved(tmp_path, weights))
    assert np.array_equal(found.weights[0], weights.astype(np.float32))


@given(
    arrays(np.float32, st.tuples(st.integers(1, 3), st.integers(1, 4)).map(lambda s: (*s, s[1])),
           elements=st.floats(0, 1, width=32)),
    st.data(),
)  # fmt: skip
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_what_is_written_is_read_again(
    tmp_path: Path, weights: np.ndarray, data: st.DataObject
) -> None:
    text = st.text(st.characters(categories=["L", "N", "P"]), min_size=1, max_size=4)
    n = weights.shape[-1]
    tokens = tuple(data.draw(st.lists(text, min_size=n, max_size=n)))
    named = data.draw(st.booleans())
    path, again = tmp_path / "a.npz", tmp_path / "b.npz"
    np.savez(path, weights=weights, **({"tokens": np.array(tokens)} if named else {}))
    with again.open("wb") as file:
        write_weights(read_weights(path), file)
    for found in (read_weights(path), read_weights(again)):
        assert found.weights.tobytes() == weights.tobytes()
        assert found.tokens == (tokens if named else None)


@pytest.mark.parametrize("form", ["npz", "csv-matrix"])
@pytest.mark.parametrize("bom", [True, False])
@pytest.mark.parametrize("sentence", ["=1+1 'tis “café” 猫, 3.14; 7", "3 2 1", "one", "'=x -1"])
def test_what_this_program_exports_opens_again(
    tmp_path: Path, form: str, bom: bool, sentence: str
) -> None:
    of = Laboratory().evaluate(LabState(sentence=sentence))
    assert of is not None
    write_numbers(of, tmp_path / "a", form, bom=bom)
    found = read_weights(tmp_path / "a")
    assert found.weights[0].tobytes() == of.weights.tobytes()
    assert found.tokens == of.tokens


THREE = [[0.5, 0.5, 0], [0.25, 0.5, 0.25], [0, 0, 1]]


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("0.5,0.5,0\n0.25,0.5,0.25\n0,0,1\n", None),
        ("0.5\t5e-1\t0\r\n.25\t0.5\t0.25\r\n0\t0\t1.", None),
        ("0,5;0,5;0\n0,25;0,5;0,25\n0;0;1\n", None),
        ("a,b,c\n0.5,0.5,0\n0.25,0.5,0.25\n0,0,1\n", ("a", "b", "c")),
        ("a,0.5,0.5,0\nb,0.25,0.5,0.25\nc,0,0,1\n", ("a", "b", "c")),
        (",a,b,c\na,0.5,0.5,0\nb,0.25,0.5,0.25\nc,0,0,1\n", ("a", "b", "c")),
        ("a,b,c\na,0.5,0.5,0\nb,0.25,0.5,0.25\nc,0,0,1\n", ("a", "b", "c")),
        ("H1,1,2,3\n1,0.5,0.5,0\n2,0.25,0.5,0.25\n3,0,0,1\n", ("1", "2", "3")),
        ("a,2,c\n0.5,0.5,0\n0.25,0.5,0.25\n0,0,1\n", ("a", "2", "c")),
        ("a,0.5,0.5,0\n2,0.25,0.5,0.25\nc,0,0,1\n", ("a", "2", "c")),
        ("query,a,2,c\na,0.5,0.5,0\n2,0.25,0.5,0.25\nc,0,0,1\n", ("a", "2", "c")),
        ("0,5;0,5;0\n0,25;0,5;0,25\n0;0;1\n  \n\t\n", None),
        (';",";b;"c;d"\n,;0,5;0,5;0\nb;0,25;0,5;0,25\n"c;d";0;0;1\n', (",", "b", "c;d")),
    ],
)  # fmt: skip
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_tables_are_read_with_and_without_tokens(
    tmp_path: Path, text: str, tokens: tuple[str, ...] | None, encoding: str
) -> None:
    found = read_weights(written(tmp_path, text, encoding))
    assert found.weights.tolist() == [[THREE]]
    assert found.tokens == tokens


@pytest.mark.parametrize("form", ["%.18e", "%5.2f"])
def test_what_numpy_writes_as_text_is_read(tmp_path: Path, form: str) -> None:
    """`numpy.savetxt` separates by spaces unless told otherwise."""
    np.savetxt(tmp_path / "a.csv", np.array(THREE), fmt=form)
    found = read_weights(tmp_path / "a.csv")
    assert found.weights.tolist() == [[THREE]]
    assert found.tokens is None


@pytest.mark.parametrize("hint", ["sep=;\n", "sep=;\r\n", '"sep=;"\n'])
def test_the_hint_for_excel_holds_no_tokens(tmp_path: Path, hint: str) -> None:
    """A map as wide as the hint would take it for the names of their tokens."""
    found = read_weights(written(tmp_path, f"{hint}1;0\n0,5;0,5\n"))
    assert found.weights.tolist() == [[[[1, 0], [0.5, 0.5]]]]
    assert found.tokens is None
    assert "in line 3, column 1 is no number" in refusal(written(tmp_path, f"{hint}1;0\nx;1\n"))


def test_an_npz_with_one_fitting_array_needs_no_name(tmp_path: Path) -> None:
    weights = softmax_rows(2, 3, 3)
    np.savez(tmp_path / "a.npz", mine=weights, count=np.arange(3), names=np.array(["a"]))
    assert np.array_equal(read_weights(tmp_path / "a.npz").weights[0], weights)


def test_a_packed_npz_is_read(tmp_path: Path) -> None:
    weights = softmax_rows(2, 3, 3)
    np.savez_compressed(tmp_path / "a.npz", weights=weights, tokens=np.array([b"a", b"b", b"c"]))
    found = read_weights(tmp_path / "a.npz")
    assert np.array_equal(found.weights[0], weights)
    assert found.tokens == ("a", "b", "c")


# What is said of it


def test_weights_that_shrink_well_are_read(tmp_path: Path) -> None:
    """All on the first token: a small file that unpacks to hundreds of times its size."""
    sink = np.zeros((8, 200, 200), np.float32)
    sink[..., 0] = 1
    np.savez_compressed(tmp_path / "a.npz", weights=sink)
    assert sink.nbytes > 150 * (tmp_path / "a.npz").stat().st_size
    np.testing.assert_array_equal(read_weights(tmp_path / "a.npz").weights, [sink])


def test_rows_that_sum_to_one_are_said_to(tmp_path: Path) -> None:
    found = read_weights(saved(tmp_path, softmax_rows(2, 3, 4, 4, dtype=np.float16)))
    assert [str(note) for note in found.notes] == ["all 24 rows sum to 1"]


def test_the_worst_row_is_named_with_its_sum(tmp_path: Path) -> None:
    weights = softmax_rows(2, 3, 4, 4)
    weights[0, 1, 2] *= 0.9
    weights[1, 2, 3] *= 0.5
    found = read_weights(saved(tmp_path, weights))
    sums = found.sums
    assert (sums.wrong, sums.worst.layer, sums.worst.head, sums.worst.query) == (2, 1, 2, 3)
    assert str(found.notes[0]) == (
        "2 of 24 rows do not sum to 1, the worst to 0.5 (layer 2, H3, row 4)"
    )


@pytest.mark.parametrize(
    ("array", "said"),
    [
        ([[1.0]], ["its row sums to 1"]),
        ([[0.0]], ["one of 1 rows sums to 0 instead of 1 (H1, row 1)"]),
        ([[1.25, -0.25], [0, 1]],
         ["all 2 rows sum to 1", "one weight is negative: -0.25 (H1, row 1, column 2)"]),
    ],
)  # fmt: skip
def test_one_is_said_as_one(tmp_path: Path, array: list[list[float]], said: list[str]) -> None:
    found = read_weights(saved(tmp_path, np.array(array)))
    assert [str(note) for note in found.notes] == said


def test_negative_weights_are_counted(tmp_path: Path) -> None:
    weights = np.array([[1.5, -0.5], [-0.25, 1.25]])
    found = read_weights(saved(tmp_path, weights))
    assert [str(note) for note in found.notes] == [
        "all 2 rows sum to 1",
        "2 weights are negative, the lowest -0.5 (H1, row 1, column 2)",
    ]


# What is refused


def with_value(value: float, *place: int) -> np.ndarray:
    weights = softmax_rows(2, 3, 4, 4, dtype=np.float64)
    weights[place] = value
    return weights


@pytest.mark.parametrize(
    ("array", "text"),
    [
        (with_value(np.nan, 1, 2, 0, 3),
         "a weight is no number, but NaN (layer 2, H3, row 1, column 4)"),
        (with_value(-np.inf, 0, 0, 3, 0)[0], "a weight is infinite (H1, row 4, column 1)"),
        (with_value(1e300, 0, 0, 2, 1)[0, 0],
         "1e+300 is no weight (row 3, column 2); nearest: 0 to 1"),
        (np.zeros(4), "its shape is (4,); (n, n), (heads, n, n) or (layers, heads, n, n) is"),
        (np.zeros((2, 2, 2, 2, 2)), "of a batch, take one example"),
        (np.zeros(()), "its shape is ()"),
        (np.zeros((2, 3)), "(2, 3) is not square: 2 rows, 3 columns"),
        (np.zeros((0, 0)), "there is no token in it; nearest: 1"),
        (np.zeros((0, 2, 2)), "there is no head in it; nearest: 1"),
        (np.zeros((513, 513), np.float16), "513 tokens are more than 512; nearest: 512"),
        (np.zeros((129, 1, 1)), "129 heads are more than 128; nearest: 128"),
        (np.zeros((129, 1, 1, 1)), "129 layers are more than 128; nearest: 128"),
        (np.eye(3, dtype=int), 'it holds whole numbers; weights are float16, float32 or float64: '
         'a.astype("float32")'),
        (np.eye(3, dtype=np.uint8), "it holds whole numbers"),
        (np.eye(3, dtype=bool), "it holds true and false"),
        (np.eye(3, dtype=complex), "it holds complex numbers"),
        (np.array([["a"]]), "it holds texts"),
        (np.array([[{}]], object), "it holds Python objects, which are never read"),
        (np.zeros((2, 2), [("a", "f4")]), "describes no plain array"),
        (np.zeros((2, 2), np.longdouble), "it holds float128"),
        (np.zeros((2, 2), "M8[s]"), "describes no plain array"),
    ],
)  # fmt: skip
def test_an_array_that_is_no_weights_is_refused(
    tmp_path: Path, array: np.ndarray, text: str
) -> None:
    assert text in refusal(saved(tmp_path, array))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "it is empty"),
        ("\n\n", "it is empty"),
        ("0.5,half\n0,1\n", "“half” in line 1, column 2 is no number; nearest: 0 to 1"),
        ("x,0.5\n0,1\n", "“x” in line 1, column 1 is no number"),
        ("0.5,0.5\n0,1_0\n", "“1_0” in line 2, column 2 is no number"),
        ("0.5,0.5\n0,٣\n", "“٣” in line 2, column 2 is no number"),
        ("0.5,0.5\n,1\n", "“” in line 2, column 1 is no number"),
        ("1,0\nnan,1\n", "nan in line 2, column 1 is no weight; nearest: 0 to 1"),
        ("1,0\n0,-inf\n", "-inf in line 2, column 2 is no weight"),
        ("1,0\n0,1e999\n", "1e999 in line 2, column 2 is no weight"),
        ("1,0\n0,-1e9\n", "-1000000000.0 is no weight (row 2, column 2); nearest: 0 to 1"),
        ("1,0\n0\n", "cells in line 2: 1, in the first line: 2"),
        ("a,b\n1,0,0\n0,1\n", "cells in line 3: 2, in the first line: 3"),
        ("1,0,0\n0,1,0\n", "the table at line 1 is not square: 2 rows, 3 columns"),
        ("a,b,c\n1,0,0\n0,1,0\n", "“a” in line 1, column 1 is no number"),
        ("1,0\n0,1\n\n1\n", "rows in table 2 (line 4): 1, in the first one: 2"),
        (",a,b\na,1,0\nb,0,1\n\n,a,c\na,1,0\nc,0,1\n", "table 2 (line 6) has other tokens"),
        (",a,b\na,1,0\nc,0,1\n", "the rows of the table at line 1 have other tokens than its col"),
        ("head,query_index,query_token,key_index,key_token,weight\n1,0,a,0,a,1\n",
         "it has a row for each weight; the form with a table for each head, or NPZ, is needed"),
        ("head,query_index,query_token,key_index,key_token,weight\n" + "1,0,a,0,a,1\n" * 600,
         "it has a row for each weight; the form with a table for each head, or NPZ, is needed"),
        (f"{'a' * 24},0.5\n0,1\n", f"“{'a' * 24}” in line 1"),
        (f"{'a' * 25},0.5\n0,1\n", f"“{'a' * 24}…” in line 1"),
        ("0," * 600 + "0", "600 tokens are more than 512; nearest: 512"),
        ("0\n" * 600, "513 tokens are more than 512"),
        ("1\n\n" * 129, "129 heads are more than 128"),
        ('"' + "a" * 200_000, "line 1 is no CSV (field larger than field limit"),
    ],
)  # fmt: skip
def test_text_that_is_no_weights_is_refused(tmp_path: Path, text: str, problem: str | None) -> None:
    said = refusal(written(tmp_path, text))
    assert problem is None or problem in said


def test_text_in_another_encoding_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes("é,1\n".encode("latin-1"))
    assert refusal(path) == "it is neither a NumPy file nor UTF-8 text (byte 0)"


def npy(array: np.ndarray) -> bytes:
    file = io.BytesIO()
    np.save(file, array)
    return file.getvalue()


def with_header(header: str, data: bytes = b"") -> bytes:
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + data


LYING = "{'descr': '<f4', 'fortran_order': False, 'shape': (128, 128, 512, 512), }\n"


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (npy(softmax_rows(4, 4))[:-1], "it is cut off: 63 bytes follow its header"),
        (npy(softmax_rows(4, 4)) + b"x", "it is too long: 65 bytes follow its header"),
        (with_header(LYING, b"\0" * 64), "it is cut off: 64 bytes follow its header, and the shape "
         "(128, 128, 512, 512) needs 17179869184"),
        (with_header(LYING.replace("128", "9" * 30)), "its header gives the shape"),
        (with_header("{'descr': '<f4', 'fortran_order': False, 'shape': (-2, 2), }"), "header"),
        (with_header("__import__('os').abort()"), "its header is damaged"),
        (with_header(LYING.replace("<f4", "<q9")), "which NumPy does not know"),
        (b"\x93NUMPY\x02\x00\xff\xff\xff\xff(((", "its header is damaged"),
        (b"\x93NUMPY\x09\x00", "its array is none that this program knows"),
        (b"\x93NUMPY", "its array is none that this program knows"),
        (pickle.dumps(np.eye(2)), "it is neither a NumPy file nor UTF-8 text"),
        (b"PK\x03\x04garbage", "its archive is damaged"),
        (b"PK", "its archive is damaged"),
    ],
)  # fmt: skip
def test_a_damaged_or_lying_file_is_refused(tmp_path: Path, data: bytes, text: str) -> None:
    path = tmp_path / "a.npy"
    path.write_bytes(data)
    assert text in refusal(path)


def archive(folder: Path, members: dict[str, bytes], **options: int) -> Path:
    path = folder / "a.npz"
    with zipfile.ZipFile(path, "w", **options) as file:
        for name, data in members.items():
            file.writestr(name, data)
    return path


@pytest.mark.parametrize(
    ("members", "text"),
    [
        ({}, "none of its arrays is called weights (it holds nothing); rename one"),
        ({"a.npy": npy(np.eye(2)), "b.npy": npy(np.eye(2))}, "(it holds a, b); rename one"),
        ({"weights.npy": b""}, "its array is none that this program knows"),
        ({"weights.npy": npy(np.eye(3, dtype=int))}, "it holds whole numbers"),
        ({"weights.npy": with_header(LYING, b"\0" * 64)}, "it is cut off"),
        ({"weights.npy": npy(np.eye(3)), "tokens.npy": npy(np.array(["a", "b"]))},
         "it has 2 tokens for 3 rows"),
        ({"weights.npy": npy(np.eye(1)), "tokens.npy": npy(np.array([1.0]))}, "a list of texts"),
        ({"weights.npy": npy(np.eye(1)), "tokens.npy": npy(np.array([b"\xff"]))}, "no UTF-8 text"),
        ({"weights.npy": npy(np.eye(1)), "tokens.npy": npy(np.array(["x" * (5 << 20)]))},
         "its array of 20 MB is larger than 16 MB"),
        ({f"{i}.npy": b"" for i in range(300)}, "it holds 300 arrays, more than 256"),
    ],
)  # fmt: skip
def test_an_archive_without_weights_is_refused(
    tmp_path: Path, members: dict[str, bytes], text: str
) -> None:
    assert text in refusal(archive(tmp_path, members))


def test_an_archive_that_overflows_the_memory_is_refused(tmp_path: Path) -> None:
    bomb = npy(np.zeros((40, 512, 512), np.float32))
    path = archive(tmp_path, {"weights.npy": bomb}, compression=zipfile.ZIP_DEFLATED)
    assert "times its size, which no weights do" in refusal(path)


def test_an_archive_packed_otherwise_is_refused(tmp_path: Path) -> None:
    path = archive(tmp_path, {"weights.npy": npy(np.eye(2))}, compression=zipfile.ZIP_LZMA)
    assert "packed in a way that NumPy does not use" in refusal(path)


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.npy"
    with path.open("wb") as file:
        file.truncate((1 << 30) + 1)
    with pytest.raises(WeightsError, match="larger than 1 GB"):
        read_weights(path)


def test_much_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    with path.open("wb") as file:
        file.truncate(65 << 20)
    with pytest.raises(WeightsError, match="text of more than 64 MB is too much"):
        read_weights(path)


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, Path("/dev/zero")):
        with pytest.raises(WeightsError, match="it is no file"):
            read_weights(path)
    with pytest.raises(FileNotFoundError):
        read_weights(tmp_path / "missing.npy")
