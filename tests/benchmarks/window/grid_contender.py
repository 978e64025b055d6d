"""One way to redraw a grid of heatmaps, timed on demand: ``python -m ... NAME h n``.

The engine has no part in the times: weights, and the names of the heads, are made beforehand.
"""

import os
import sys
from itertools import cycle

from msgspec.structs import replace

from mha_desktop.lab.laboratory import Laboratory, LabResult
from mha_desktop.lab.resolve import resolve
from mha_desktop.lab.state import LabState
from tests.benchmarks.engine.contender import Pass, serve

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

WIDTH, HEIGHT, DPI = 840, 640, 100
D_MODEL = 768


def results(heads: int, tokens: int) -> tuple[LabResult, ...]:
    """Return two results with other weights of the same heads and tokens."""
    sentence = " ".join(f"word{i}" for i in range(tokens))
    first = resolve(LabState(sentence=sentence, d_model=D_MODEL, n_heads=heads)).state
    states = (first, replace(first, temperature=0.5))
    return tuple(filter(None, (Laboratory().evaluate(state) for state in states)))


def program(heads: int, tokens: int) -> Pass:
    """Return the program's grid: from a model that gets other weights to the end of the paint."""
    from mha_desktop.app.application import make_application
    from mha_desktop.panels.heads.grid_scroller import GridScroller
    from mha_desktop.panels.heads.heads_grid import HeadsGrid
    from mha_desktop.qt.models.figure_source import FigureSource
    from mha_desktop.qt.models.heads_model import HeadsModel
    from mha_desktop.qt.models.weights_model import WeightsModel
    from mha_desktop.qt.theme import LIGHT
    from tests.benchmarks.window.paints import PaintWatch

    application = make_application(["benchmark"])
    first, second = results(heads, tokens)
    heads_model, weights_model = HeadsModel(application), WeightsModel(application)
    heads_model.update(first)
    weights_model.update(first)
    source = FigureSource(heads_model, weights_model)
    grid = HeadsGrid(heads_model, weights_model, source, LIGHT)
    scroller = GridScroller(grid)
    scroller.resize(WIDTH, HEIGHT)
    scroller.show()
    watch, turns = PaintWatch(scroller), cycle((second, first))

    def run() -> object:
        weights_model.update(next(turns))
        grid.refresh()
        return watch.wait()

    return run


def matplotlib(heads: int, tokens: int) -> Pass:
    """Return matplotlib's grid, drawn once and given other numbers: one Axes per head."""
    from matplotlib import use

    use("Agg")
    from matplotlib import pyplot

    columns = round((heads * WIDTH / HEIGHT) ** 0.5)
    size = (WIDTH / DPI, HEIGHT / DPI)
    figure, axes = pyplot.subplots(-(-heads // columns), columns, figsize=size, dpi=DPI)
    first, second = (result.trace.weights for result in results(heads, tokens))
    images = [axis.imshow(one, vmin=0, vmax=1) for axis, one in zip(axes.flat, first, strict=False)]
    for axis in axes.flat[heads:]:
        axis.remove()
    figure.canvas.draw()
    turns = cycle((second, first))

    def run() -> object:
        for image, weights in zip(images, next(turns), strict=True):
            image.set_data(weights)
        return figure.canvas.draw()

    return run


WAYS = {way.__name__: way for way in (program, matplotlib)}

if __name__ == "__main__":
    name, *sizes = sys.argv[1:]
    serve(WAYS[name](*map(int, sizes)))
