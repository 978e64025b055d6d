"""The list of heads: what each row says, when it is measured, and which rows change."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState, RandomHeads
from mha_desktop.qt.models.heads_model import HeadItem, HeadsModel

TIP = Qt.ItemDataRole.ToolTipRole


def evaluated(laboratory: Laboratory | None = None, **fields: object) -> LabResult:
    result = (laboratory or Laboratory()).evaluate(resolve(LabState(**fields)).state)
    assert result is not None
    return result


@pytest.fixture
def model(qapp: object) -> HeadsModel:
    return HeadsModel()


def texts(model: HeadsModel) -> list[str]:
    return [model.index(row).data() for row in range(model.rowCount())]


def test_keeps_the_rules_of_item_models_while_heads_come_and_go(model: HeadsModel) -> None:
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(model, mode)
    for n_heads in (8, 2, 16):
        model.update(evaluated(n_heads=n_heads))
        assert model.rowCount() == n_heads
    model.update(None)
    assert model.rowCount() == 0
    assert tester.model() is model


def test_titles_name_what_the_crafted_heads_do(model: HeadsModel) -> None:
    """Number first (colour and name are never alone), then the measured role."""
    model.update(evaluated())
    titles = texts(model)
    assert titles[0].startswith("H1 previous")
    assert titles[1].startswith("H2 self")
    assert titles[3].startswith("H4 backward")


def test_a_head_without_a_role_has_its_number_alone(model: HeadsModel) -> None:
    model.update(evaluated(source=RandomHeads(seed=0)))
    assert "H1" in texts(model)


def test_a_crafted_head_too_small_for_its_role_says_what_was_meant(model: HeadsModel) -> None:
    """At d_model 32 a head has 4 columns: too few to find itself among 13 tokens."""
    model.update(evaluated(d_model=32))
    assert model.roles[1].startswith("meant: self (0.")


def test_a_role_is_measured_when_it_is_asked_for_and_kept(model: HeadsModel) -> None:
    """A grid of 128 heads shows no names; a moving fader must not measure any again."""
    laboratory, heads = Laboratory(), {"n_heads": 16}
    model.update(evaluated(laboratory, **heads))
    roles = model.roles
    assert roles.measured == 0
    assert model.title(3) == f"H4 {roles[3]}"
    assert roles.measured == 1
    model.update(evaluated(laboratory, **heads, gains=(0.5,) + (1.0,) * 15))
    assert model.roles is roles
    model.update(evaluated(laboratory, sentence="Dog bites man"))
    assert model.roles.measured == 0


def test_eight_heads_are_measured_together(model: HeadsModel) -> None:
    """The grid shows all their names: one pass takes a fraction of the time of eight."""
    model.update(evaluated())
    assert model.title(3) == f"H4 {model.roles[3]}"
    assert model.roles.measured == 8


def test_a_fader_changes_the_row_of_its_head_only(model: HeadsModel) -> None:
    laboratory = Laboratory()
    model.update(evaluated(laboratory))
    rows: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: rows.append((first.row(), last.row())))
    model.update(evaluated(laboratory, gains=(1.0, 1.0, 0.5) + (1.0,) * 5))
    assert rows == [(2, 2)]
    assert model.index(2).data(HeadItem.GAIN) == 0.5


def test_another_sentence_is_announced_once_for_all_heads(model: HeadsModel) -> None:
    laboratory = Laboratory()
    model.update(evaluated(laboratory))
    rows: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: rows.append((first.row(), last.row())))
    model.update(evaluated(laboratory, sentence="Dog bites man"))
    assert rows == [(0, 7)]


def test_heads_that_solo_leaves_out_count_as_muted(model: HeadsModel) -> None:
    soloed = (False, True) + (False,) * 6
    model.update(evaluated(soloed=soloed, muted=(False,) * 8))
    silent = [model.index(row).data(HeadItem.MUTED) for row in range(8)]
    assert silent == [not one for one in soloed]


def test_the_key_value_head_is_the_one_the_head_reads(model: HeadsModel) -> None:
    model.update(evaluated(kv_head_of=(0, 0, 0, 0, 1, 1, 1, 1)))
    assert [model.index(row).data(HeadItem.KV_HEAD) for row in range(8)] == [0] * 4 + [1] * 4


def test_the_tool_tip_tells_role_entropy_and_the_lexicon_s_limit(model: HeadsModel) -> None:
    """Only roles that depend on word classes carry the note about unknown words."""
    model.update(evaluated())
    pronoun, previous = model.index(7).data(TIP), model.index(0).data(TIP)
    assert "entropy" in previous.lower()
    assert "unknown word" in pronoun
    assert "unknown word" not in previous


def test_the_tool_tip_says_why_a_head_is_uniform(model: HeadsModel) -> None:
    """A head of zero matrices is flat because all its scores are equal."""
    model.update(evaluated())
    assert "every score" in model.index(2).data(TIP)
    assert "every score" not in model.index(0).data(TIP)


def test_nothing_is_nan_with_a_single_token(model: HeadsModel) -> None:
    """One token has no entropy to compare: the tool tip shows a dash, not NaN."""
    model.update(evaluated(sentence="Hello"))
    for row in range(8):
        assert "nan" not in model.index(row).data(TIP).lower()


def test_an_invalid_index_has_no_data(model: HeadsModel) -> None:
    model.update(evaluated())
    assert model.data(QModelIndex()) is None
