"""Sentences of a text file: one in each line, and a plain word about every file that has none."""

from pathlib import Path

import pytest

from mha_desktop.lab.notes import LabError
from mha_desktop.lab.sentence_lists import MOST_BYTES, MOST_SENTENCES, sentences_in


def written(folder: Path, content: bytes) -> Path:
    path = folder / "lines.txt"
    path.write_bytes(content)
    return path


@pytest.mark.parametrize(
    "content",
    [
        "A cat\nÉté 猫\n".encode(),
        "\ufeffA cat\r\n\r\n   \r\n  Été 猫".encode(),
        "A cat\rÉté 猫\n\n".encode(),
    ],
)
def test_marks_blank_lines_and_kinds_of_line_ends_do_not_matter(
    tmp_path: Path, content: bytes
) -> None:
    assert sentences_in(written(tmp_path, content)) == ("A cat", "Été 猫")


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "it has no sentence; write one in each line"),
        (b"\n \n\t\n", "it has no sentence; write one in each line"),
        (b"good\nbad \xff\n", "line 2 is no UTF-8; save it as UTF-8"),
        ("A cat".encode("utf-16"), "line 1 is no UTF-8; save it as UTF-8"),
        (b"a\0b", "it is no text"),
        (
            b"a\n" * (MOST_SENTENCES + 1),
            f"it has {MOST_SENTENCES + 1} sentences; nearest: {MOST_SENTENCES}",
        ),
        (b"a" * (MOST_BYTES + 1), "it is larger than 4 MB"),
    ],
)
def test_other_files_are_refused_with_their_name(
    tmp_path: Path, content: bytes, problem: str
) -> None:
    path = written(tmp_path, content)
    with pytest.raises(LabError) as refused:
        sentences_in(path)
    assert str(refused.value) == f"{path} cannot be used: {problem}"


def test_a_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        sentences_in(tmp_path / "gone.txt")
