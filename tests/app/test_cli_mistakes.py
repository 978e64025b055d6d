"""Mistakes on the command line: in the numbers, told in the file, and never by accident."""

from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import numpy as np
import pytest

from mha_desktop.app import cli
from mha_desktop.lab.state import MistakeName


def traced(folder: Path, *options: str) -> dict[str, np.ndarray]:
    path = folder / "trace.npz"
    assert cli.main(["trace", "--out", str(path), "--d-model", "64", *options]) == 0
    with np.load(path, allow_pickle=False) as file:
        return dict(file)


@pytest.mark.parametrize("written", ["softmax-over-queries", "softmax_over_queries"])
def test_the_numbers_of_a_mistake_come_with_its_name(tmp_path: Path, written: str) -> None:
    numbers = traced(tmp_path, "--mistake", written)
    np.testing.assert_allclose(numbers["weights"].sum(axis=1), 1, atol=1e-5)
    assert str(numbers["mistake"]) == "softmax_over_queries"
    assert numbers["undefined"].shape == (8, 12)


def test_the_right_numbers_come_without(tmp_path: Path) -> None:
    numbers = traced(tmp_path)
    assert "mistake" not in numbers
    np.testing.assert_allclose(numbers["weights"].sum(axis=2), 1, atol=1e-5)


@pytest.mark.parametrize("name", get_args(MistakeName))
def test_every_mistake_can_be_asked_for(tmp_path: Path, name: str) -> None:
    written = name.replace("_", "-")
    assert str(traced(tmp_path, "--mistake", written)["mistake"]) == name


@pytest.mark.parametrize("command", ["export", "trace"])
def test_an_unknown_mistake_is_refused_with_all_names(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    assert cli.main([command, "--out", str(path), "--mistake", "typo"]) == 2
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    assert "'typo'" in line
    assert all(name.replace("_", "-") in line for name in get_args(MistakeName))
    assert not path.exists()


def test_the_window_opens_without_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--mistake", "unscaled"]) == 2
    assert capsys.readouterr().err.startswith("mha-desktop: ")


@pytest.mark.parametrize("view", ["grid", "head", "pipeline", "mixing", "grouping"])
def test_the_warning_in_a_picture_is_whole_however_narrow_it_is(
    qapp: object, tmp_path: Path, view: str
) -> None:
    path = tmp_path / "wrong.svg"
    options = ["--view", view, "--mistake", "mask-after-softmax", "--text-scale", "2"]
    assert cli.main(["export", "--out", str(path), "--d-model", "64", *options]) == 0
    texts = [text.text for text in ElementTree.parse(path).iter("{http://www.w3.org/2000/svg}text")]
    assert "Deliberately wrong: mask multiplied after the softmax" in " ".join(texts)
