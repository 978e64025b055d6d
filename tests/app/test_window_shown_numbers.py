"""Numbers as the Head, the Pipeline and the Compare view write them, against loops in float64.

The loops know the token vectors and the matrices of the lab, and nothing of its engine.
"""

import re
from collections.abc import Callable
from math import exp, log, log2, sqrt

import numpy as np
import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QTableView
from window_bench import Bench, click

from mha_desktop.lab.state import CausalMask, LabState, PinnedCell, RandomHeads, Snapshot
from mha_desktop.panels.compare.compare_page import ComparePage, Part
from mha_desktop.panels.controls.sub_pages import SubPages
from mha_desktop.panels.head.similarity_page import SimilarityPage
from mha_desktop.panels.head.spectrum_picture import SpectrumPicture
from mha_desktop.panels.pipeline.card_strip import CardStrip
from mha_desktop.panels.pipeline.explanation import Explanation

OpenWindow = Callable[..., Bench]
STATE = LabState(
    sentence="The tired cat sat", d_model=32, n_heads=4, kv_head_of=(0, 0, 1, 1),
    gains=(1.0,) * 4, muted=(False,) * 4, soloed=(False,) * 4, source=RandomHeads(seed=5),
)  # fmt: skip
N, D_K, HEAD = 4, 8, 2


@pytest.fixture
def shown(open_window: OpenWindow) -> Bench:
    bench = open_window(state=STATE)
    bench.store.set_view(view="head", selected_head=HEAD)
    bench.settle()
    return bench


def columns(bench: Bench, matrix: np.ndarray, head: int) -> list[list[float]]:
    """Multiply the tokens with the columns of a head, entry by entry."""
    x = bench.result.x.astype(np.float64).tolist()
    part = matrix[:, head * D_K : (head + 1) * D_K].astype(np.float64).tolist()
    return [[sum(row[i] * part[i][j] for i in range(len(row))) for j in range(D_K)] for row in x]


def products(bench: Bench, head: int) -> list[list[float]]:
    parameters = bench.result.parameters
    q = columns(bench, parameters.w_q, head)
    k = columns(bench, parameters.w_k, STATE.kv_head_of[head])
    return [[sum(a * b for a, b in zip(row, other, strict=True)) for other in k] for row in q]


def weights(bench: Bench, head: int, *, causal: bool = False) -> list[list[float]]:
    rows = []
    for i, row in enumerate(products(bench, head)):
        powers = [exp(s / sqrt(D_K)) if not causal or j <= i else 0.0 for j, s in enumerate(row)]
        rows.append([power / sum(powers) for power in powers])
    return rows


def number(text: str) -> float:
    """Read a number as it is written on the screen."""
    return float(text.replace("−", "-").replace(",", ""))


def close(text: str, value: float, places: int = 2) -> bool:
    return abs(number(text) - value) <= 0.51 * 10**-places


def show_page(bench: Bench, page: int) -> None:
    bench.part(SubPages).show_page(page)
    bench.settle()


def test_the_arithmetic_of_a_cell(shown: Bench) -> None:
    shown.store.set_view(pin=PinnedCell(3, 1))
    shown.settle()
    button = shown.find(QPushButton, "copyArithmeticButton")
    click(button, button.rect().center())
    text = QGuiApplication.clipboard().text()
    product, weight = products(shown, HEAD)[3][1], weights(shown, HEAD)[3][1]
    [written] = re.findall(r"q·k = (\S+)", text)
    assert close(written, product)
    [divided] = re.findall(r"/ √?\S+ = (\S+)|/ \S+ (\S+)$", text, re.MULTILINE)[:1]
    assert close(next(filter(None, divided)), product / sqrt(D_K))
    rows = dict(re.findall(r"^(\w+)\t.*\t(\S+)$", text, re.MULTILINE))
    assert close(rows["tired"], weight)
    assert close(rows["sum"], 1.0)


def test_the_table_of_a_head(shown: Bench) -> None:
    show_page(shown, 1)
    model = shown.find(QTableView, "dataTable").model()
    for i, row in enumerate(weights(shown, HEAD)):
        entropy = -sum(w * log(w) for w in row) / log(N)
        expected = [sum(row), entropy, *row]
        texts = [model.index(i, column).data() for column in range(N + 2)]
        assert all(close(t, v, 4) for t, v in zip(texts, expected, strict=True)), texts


def test_the_heads_compared(shown: Bench) -> None:
    show_page(shown, 2)
    table = shown.find(QTableView, "headsTableRows")
    shown.qtbot.waitUntil(lambda: table.model().rowCount() == 4)
    titles = [
        table.model().headerData(i, table.horizontalHeader().orientation()) for i in range(11)
    ]
    for head in range(4):
        rows = weights(shown, head)
        cells = {title: table.model().index(head, i).data() for i, title in enumerate(titles)}
        entropies = [-sum(w * log(w) for w in row) / log(N) for row in rows]
        assert close(cells["Entropy"], sum(entropies) / N)
        assert close(cells["Self"], sum(rows[i][i] for i in range(N)) / N)
        assert close(cells["Previous"], sum(rows[i][i - 1] for i in range(1, N)) / (N - 1))
        assert close(cells["First"], sum(rows[i][0] for i in range(1, N)) / (N - 1))


def divergence(a: list[float], b: list[float]) -> float:
    """Return the Jensen-Shannon divergence to base 2."""
    mean = [(p + q) / 2 for p, q in zip(a, b, strict=True)]
    return sum(
        p * log2(p / m) / 2 for row in (a, b) for p, m in zip(row, mean, strict=True) if p > 0
    )


def distance(a: list[list[float]], b: list[list[float]]) -> float:
    return sum(sqrt(divergence(*rows)) for rows in zip(a, b, strict=True)) / N


def test_the_similarity_of_two_heads(shown: Bench) -> None:
    show_page(shown, 2)
    page = shown.part(SimilarityPage)
    shown.qtbot.waitUntil(lambda: page._model.compared is not None)
    text = page.pair_text(page._model.compared, 0, 3)
    similar, far = re.findall(r"(?:similarity|distance) ([\d.]+)", text)
    expected = distance(weights(shown, 0), weights(shown, 3))
    assert close(similar, 1 - expected)
    assert close(far, expected)


def test_the_singular_values_of_queries_and_keys(shown: Bench) -> None:
    show_page(shown, 3)
    picture = shown.part(SpectrumPicture)
    shown.qtbot.waitUntil(lambda: picture.count > 0)
    parameters = shown.result.parameters
    w_q, w_k = (
        m.astype(np.float64)[:, head * D_K : (head + 1) * D_K]
        for m, head in ((parameters.w_q, HEAD), (parameters.w_k, STATE.kv_head_of[HEAD]))
    )
    joined = w_q @ w_k.T
    eigenvalues = np.linalg.eigvalsh(joined @ joined.T)[::-1]
    shown.focus(picture)
    for place in range(D_K):
        shown.press("Right" if place else "Home")
        [value] = re.findall(r"[\d.]+$", picture.reading())
        assert number(value) == pytest.approx(sqrt(eigenvalues[place]), rel=6e-3)


def test_the_sum_of_a_step(shown: Bench) -> None:
    shown.store.set_view(view="pipeline")
    shown.settle()
    shown.part(CardStrip).step_chosen.emit("scores")
    shown.settle()
    words = re.sub(r"<[^>]+>", " ", shown.part(Explanation).sum.text())
    score = products(shown, HEAD)[0][0] / sqrt(D_K)
    assert number(words.split()[-1]) == pytest.approx(score, rel=6e-3)


def test_the_numbers_of_a_comparison(shown: Bench) -> None:
    shown.store.set_view(snapshot=Snapshot("kept", STATE), view="compare")
    shown.store.change("mask", mask=CausalMask())
    page = shown.part(ComparePage)
    shown.qtbot.waitUntil(lambda: len(page.numbers.rows.rows) == 4)
    page.show_part(Part.NUMBERS)
    for head, row in enumerate(page.numbers.rows.rows):
        a, b = weights(shown, head), weights(shown, head, causal=True)
        differences = [b[i][j] - a[i][j] for i in range(N) for j in range(N)]
        assert close(row[1].text, max(differences, key=abs)), row
        assert close(row[2].text, distance(a, b), 3)
    [changed] = re.findall(r"output changed by (\S+) %", page.summary.text())
    assert number(changed) == pytest.approx(100 * change_of_output(shown), rel=6e-3)


def change_of_output(bench: Bench) -> float:
    """Return ‖B − A‖ / ‖A‖ of the outputs without and with the causal mask."""
    parameters = bench.result.parameters
    outputs = []
    for causal in (False, True):
        joined = []
        for head in range(4):
            v = columns(bench, parameters.w_v, STATE.kv_head_of[head])
            rows = weights(bench, head, causal=causal)
            joined.append(
                [[sum(w * row[j] for w, row in zip(ws, v, strict=True)) for j in range(D_K)]
                 for ws in rows]
            )  # fmt: skip
        outputs.append(np.concatenate(joined, axis=1) @ parameters.w_o.astype(np.float64))
    a, b = outputs
    return float(np.linalg.norm(b - a) / np.linalg.norm(a))
