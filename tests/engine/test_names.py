"""The engine as a library: its names are there at once, and its modules when they are used."""

import subprocess
import sys

import pytest

from mha_desktop import engine


@pytest.mark.parametrize("name", engine.__all__)
def test_every_name_that_is_promised_is_there(name: str) -> None:
    thing = getattr(engine, name)
    assert getattr(thing, "__name__", name).lower().strip("_") == name.lower() or name.isupper()
    assert getattr(engine, name) is thing


def test_names_are_listed_before_they_are_looked_up() -> None:
    """A notebook completes what ``dir`` lists; a fresh interpreter has looked up none of them."""
    program = "from mha_desktop import engine; print(*dir(engine))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert set(engine.__all__) <= set(done.stdout.split())


def test_a_name_that_is_not_there_is_told() -> None:
    with pytest.raises(AttributeError, match="engine' has no attribute 'nothing'"):
        _ = engine.nothing  # type: ignore[attr-defined]


def test_one_module_does_not_bring_all_others() -> None:
    program = "import sys, mha_desktop.engine.softmax; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "mha_desktop.engine.sharing" not in done.stdout.split()
