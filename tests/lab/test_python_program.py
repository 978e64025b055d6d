"""The programs that the clipboard gets really recompute the weights on show."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from mha_desktop.engine.attention import attend
from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.notes import LabError
from mha_desktop.lab.numbers_files import write_numbers
from mha_desktop.lab.python_program import Library, python_program
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import (
    CausalMask,
    HiddenTokensMask,
    LabState,
    PrefixMask,
    RandomHeads,
    SlidingWindowMask,
)

UNEVEN, EVERY_TOKEN = (0, 0, 1, 1, 1, 2, 0, 2), tuple(range(20))
STATES = {
    "multi-head": LabState(),
    "multi-query": LabState(kv_head_of=(0,) * 8, temperature=0.25),
    "uneven, rotary, window": LabState(
        source=RandomHeads(3), positions="rotary", kv_head_of=UNEVEN, mask=SlidingWindowMask(2)
    ),
    "causal, cold": LabState(d_model=48, n_heads=3, mask=CausalMask(), temperature=0.01),
    "rows without a key": LabState(mask=HiddenTokensMask(EVERY_TOKEN), source=RandomHeads()),
    "128 heads, muted": LabState(n_heads=128, mask=PrefixMask(2), muted=(True,) * 8),
    "one token": LabState(sentence="cat", source=RandomHeads(7, 10.0)),
}


def result(state: LabState) -> LabResult:
    computed = Laboratory().evaluate(resolve(state).state)
    assert computed is not None
    return computed


def with_biases(of: LabResult) -> LabResult:
    """Return the same with biases, which no source of the lab makes yet."""
    p, random = of.parameters, np.random.RandomState(5)
    names = {"b_q": p.w_q, "b_k": p.w_k, "b_v": p.w_v, "b_o": p.w_o}
    biases = {name: random.randn(w.shape[1]).astype(np.float32) for name, w in names.items()}
    parameters = replace(p, **biases)
    trace = attend(of.x, parameters, mask=of.mask, temperature=of.state.temperature)
    return replace(of, parameters=parameters, trace=trace)


def run(of: LabResult, library: Library, folder: Path, name: str = "a.npz") -> str:
    """Run a program where its file is, without the modules of this one, and return its words."""
    write_numbers(of, folder / name, "npz")
    program = folder / "program.py"
    program.write_text(python_program(of, name, library), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "-W", "error", program.name],
        cwd=folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("name", STATES)
def test_the_numpy_program_recomputes_the_weights(name: str, tmp_path: Path) -> None:
    of = result(STATES[name])
    said = run(of, "numpy", tmp_path)
    assert said.startswith(f"weights {of.weights.shape} largest difference to the file")


def test_the_numpy_program_knows_biases(tmp_path: Path) -> None:
    assert run(with_biases(result(LabState(kv_head_of=UNEVEN))), "numpy", tmp_path)


@pytest.mark.oracle
@pytest.mark.parametrize("name", STATES)
def test_the_torch_program_recomputes_the_weights(name: str, tmp_path: Path) -> None:
    of = result(STATES[name])
    assert run(of, "torch", tmp_path).startswith(f"weights {of.weights.shape}")


@pytest.mark.oracle
def test_the_torch_program_knows_biases(tmp_path: Path) -> None:
    assert run(with_biases(result(LabState(kv_head_of=UNEVEN))), "torch", tmp_path)


def test_a_program_notices_other_weights(tmp_path: Path) -> None:
    """The comparison in it is a real one."""
    of = result(LabState())
    write_numbers(result(LabState(temperature=2.0)), tmp_path / "a.npz", "npz")
    with np.load(tmp_path / "a.npz") as file:
        arrays = {**file, "temperature": np.array(1.0)}
    np.savez(tmp_path / "a.npz", **arrays)
    program = python_program(of, "a.npz", "numpy")
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "AssertionError" in done.stderr


@pytest.mark.parametrize("name", ['it\'s "here".npz', 'a\\n""" {x}.npz', "注意力 😺.npz"])
def test_any_file_name_is_only_a_name(name: str, tmp_path: Path) -> None:
    assert run(result(LabState()), "numpy", tmp_path, name)


@pytest.mark.parametrize("library", ["numpy", "torch"])
@pytest.mark.parametrize("name", STATES)
def test_programs_are_short(name: str, library: Library) -> None:
    program = python_program(result(STATES[name]), "numbers.npz", library)
    assert program.count("\n") <= 32
    assert max(map(len, program.split("\n"))) <= 100


def test_deliberately_wrong_weights_have_no_program() -> None:
    with pytest.raises(LabError, match="deliberately wrong; make it right first"):
        python_program(result(LabState(mistake="unscaled")), "a.npz", "numpy")
