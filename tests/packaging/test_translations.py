"""Every text of the program is found, translated and up to date."""

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import PySide6
import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def script() -> Iterator[ModuleType]:
    """Return the script as a module, with its neighbours."""
    before = list(sys.path)
    spec = importlib.util.spec_from_file_location(
        "translations", ROOT / "packaging" / "translations.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["translations"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["translations"]
    sys.path[:] = before


@pytest.fixture(scope="module")
def read(script: ModuleType) -> SimpleNamespace:
    """Return what the source has; reading it takes a second or two."""
    return script.source_texts(script.PACKAGE)


@pytest.fixture(scope="module")
def found(read: SimpleNamespace) -> set[tuple[str, str]]:
    """Return the texts of the program, by context and source."""
    return {(text.context, text.source) for text in read.texts}


def test_no_text_is_missing_or_stale(
    script: ModuleType, read: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mend it with ``python packaging/translations.py update``, and translate what it lists."""
    monkeypatch.setattr(script, "source_texts", lambda root: read)
    assert [path.name for path in script.files()] == ["mha-desktop_de.ts"]
    assert script.problems() == []


def test_it_finds_all_that_lupdate_finds(
    script: ModuleType, found: set[tuple[str, str]], tmp_path: Path
) -> None:
    sources = [str(path) for path in script.PACKAGE.rglob("*.py")]
    file = tmp_path / "all_en.ts"
    tool = Path(PySide6.__file__).parent / "lupdate"
    subprocess.run([str(tool), "-silent", *sources, "-ts", str(file)], check=True)
    others = {
        message.source
        for message in script.messages(file)
        if any(letter.isalpha() for letter in script._FIELD.sub("", message.source))
    }
    assert len(others) > 1000
    assert others - {source for _, source in found} == set()


@pytest.mark.parametrize(
    ("context", "source"),
    [
        ("Actions", "&File"),  # marked in a table
        ("LanguageMenu", "Lang&uage"),  # the tr of a class
        ("GroupingEditor", "{n} heads"),  # by way of a helper of the module
        ("Notes", "temperature {value} is outside {low} to {high}"),  # a refusal of the lab
        ("Notes", "d_k cannot be {d_k}; nearest: 1"),  # an error of the engine
        ("Notes", "it is larger than {most} MB"),  # a helper in another module
        ("Caption", "1 head"),  # one of two
    ],
)
def test_texts_are_found_wherever_they_stand(
    found: set[tuple[str, str]], context: str, source: str
) -> None:
    assert (context, source) in found


def texts_of(script: ModuleType, folder: Path, code: str) -> tuple[set[tuple[str, str]], set[str]]:
    package = folder / "package"
    package.mkdir()
    (package / "module.py").write_text(code)
    found = script.source_texts(package)
    return {(text.context, text.source) for text in found.texts}, found.unseen


def test_a_helper_gives_its_text_the_context_it_looks_up(
    script: ModuleType, tmp_path: Path
) -> None:
    code = """
def _tr(text):
    return translate("Here", text)
class Panel:
    def show(self, many):
        self.tr("in a class")
        tr = self.tr
        tr("by a shorter name")
        _tr("one" if many else "other")
        text = "kept"
        raise NotedError("half " + "and half")
        return _tr(text)
class NotedError(AttentionError):
    pass
"""
    texts, unseen = texts_of(script, tmp_path, code)
    assert texts == {
        ("Panel", "in a class"),
        ("Panel", "by a shorter name"),
        ("Here", "one"),
        ("Here", "other"),
        ("Here", "kept"),
        ("Notes", "half and half"),
    }
    assert unseen == set()


def test_a_text_made_while_running_is_refused(script: ModuleType, tmp_path: Path) -> None:
    code = 'def show(name):\n    translate("Here", f"Hello {name}")\n'
    _, unseen = texts_of(script, tmp_path, code)
    assert len(unseen) == 1


@pytest.fixture
def german(
    script: ModuleType, read: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Path:
    """Return a copy of the German file, to do harm to."""
    monkeypatch.setattr(script, "source_texts", lambda root: read)
    return Path(shutil.copy(script.FOLDER / "mha-desktop_de.ts", tmp_path))


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("<source>&amp;File</source>", "<source>&amp;Fail</source>", "has it no more"),
        ("<source>&amp;File</source>", "<source>&amp;Fail</source>", "not translated"),
        ("<translation>&amp;Datei<", "<translation><", "not translated"),
        ("<translation>&amp;Datei<", "<translation>Datei<", "no mnemonic"),
        ("<translation>{n} Köpfe<", "<translation>{m} Köpfe<", "fields differ"),
        ("d&lt;sub&gt;k&lt;/sub&gt; &lt;b&gt;{d_k}&lt;/b&gt;</translation>",
         "d&lt;sub&gt;k&lt;/sub&gt; {d_k}</translation>", "tags differ"),
    ],
)  # fmt: skip
def test_a_fault_in_a_translation_is_told(
    script: ModuleType, german: Path, before: str, after: str, problem: str
) -> None:
    text = german.read_text("utf-8")
    assert before in text
    german.write_text(text.replace(before, after), "utf-8")
    assert any(problem in line for line in script.problems([german]))


def test_update_brings_texts_in_and_out(
    script: ModuleType, read: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(script, "source_texts", lambda root: read)
    file = tmp_path / "mha-desktop_fr.ts"
    script.update([file])
    assert {message.kind for message in script.messages(file)} == {"unfinished"}
    file.write_text(file.read_text("utf-8").replace("&amp;File", "&amp;Fail"), "utf-8")
    script.update([file])
    sources = {message.source for message in script.messages(file)}
    assert "&File" in sources
    assert "&Fail" not in sources


def test_the_pseudo_translation_is_longer_and_keeps_fields_tags_and_keys(
    script: ModuleType,
) -> None:
    for source in ("&Undo {step}", "d<sub>k</sub> <b>{d_k}</b>", "x", "Save &as…"):
        text = script.longer(source)
        visible = len(script._TAG.sub("", text))
        assert visible >= 1.3 * len(script._TAG.sub("", source))
        assert not script.Message("", source, text, "").problem
