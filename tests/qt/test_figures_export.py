"""Pictures in files: as wide as asked for, whole or not at all, the same for the clipboard."""

import os
import struct
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from figure_samples import grid_sample, head_sample, pixels_of
from PySide6.QtGui import QImage

from mha_desktop.qt.figures.export import MAX_WIDTH, ExportError, render_image, save_png
from mha_desktop.qt.figures.figure import Figure, figure_size
from mha_desktop.qt.theme import DARK, LIGHT

pytestmark = pytest.mark.usefixtures("qapp")

FIGURES = [grid_sample(), head_sample()]


@pytest.mark.parametrize("figure", FIGURES, ids=["grid", "head"])
@pytest.mark.parametrize(("width", "dpi"), [(1920, 300), (641, 96)])
def test_width_and_resolution_are_in_the_file(
    tmp_path: Path, figure: Figure, width: int, dpi: int
) -> None:
    path = tmp_path / "heads.png"
    save_png(figure, path, width=width, dpi=dpi)
    image = QImage(str(path))
    assert image.width() == width
    assert image.height() == figure_size(figure, width).height()
    data = path.read_bytes()
    across, down, unit = struct.unpack(">IIB", data[data.index(b"pHYs") + 4 :][:9])
    assert (across, down, unit) == (round(dpi / 0.0254), round(dpi / 0.0254), 1)


def test_the_picture_has_title_tokens_and_colour_bar() -> None:
    figure = grid_sample()
    full = pixels_of(render_image(figure, width=840))
    blank = replace(figure, title="\u2009", subtitle="\u2009")  # thin spaces
    rows, columns = np.nonzero(full != pixels_of(render_image(blank, width=840)))
    assert rows.max() < 72, "the title stands above the heads"
    assert columns.max() < 600, "and left of the colour bar"
    assert np.isin(full[:60, 600:], figure.colour_map.table).sum() > 1000, "no colour bar"
    turned = (*figure.tokens[:-1], figure.tokens[-1][::-1])
    renamed = pixels_of(render_image(replace(figure, tokens=turned), width=840))
    rows, columns = np.nonzero(full != renamed)
    assert rows.max() > len(full) - 80, "the last token is missing under the columns"
    assert columns.min() < 80, "the last token is missing beside the rows"


def test_cells_are_painted_anew_for_the_width_and_not_magnified() -> None:
    """Cells have flat colours and sharp edges at a width that is no multiple of the screen's."""
    figure = grid_sample(muted=(False,) * 8)
    pixels = pixels_of(render_image(figure, width=1777))
    allowed = {*map(int, figure.colour_map.table), LIGHT.panel.rgb()}
    heads_area = pixels[400:500, 300:700]
    assert set(np.unique(heads_area).tolist()) <= allowed


def test_the_picture_for_the_clipboard_is_that_of_the_file(tmp_path: Path) -> None:
    save_png(grid_sample(), tmp_path / "heads.png", width=900, dpi=96)
    copied = render_image(grid_sample(), width=900)
    np.testing.assert_array_equal(pixels_of(QImage(str(tmp_path / "heads.png"))), pixels_of(copied))


def test_selection_and_pointer_leave_no_trace_in_files() -> None:
    for plain, pointed in (
        (grid_sample(), grid_sample(selected=0, cell=(3, 2))),
        (head_sample(), head_sample(cell=(3, 2))),
    ):
        np.testing.assert_array_equal(
            pixels_of(render_image(plain, width=700)), pixels_of(render_image(pointed, width=700))
        )


def test_the_ground_is_the_themes() -> None:
    corner = pixels_of(render_image(grid_sample(theme=DARK), width=500))[0, 0]
    assert corner == DARK.panel.rgb()


@pytest.mark.parametrize(("heads", "tokens"), [(1, 1), (3, 5), (8, 300), (128, 12), (128, 64)])
def test_any_number_of_heads_and_tokens_can_be_exported(heads: int, tokens: int) -> None:
    for width in (320, 1500):
        image = render_image(grid_sample(heads, tokens), width=width)
        assert image.width() == width
        assert 0.2 < image.height() / width < 4


@pytest.mark.parametrize(("width", "nearest"), [(0, 320), (-5, 320), (20_000, MAX_WIDTH)])
def test_absurd_widths_are_refused_with_the_nearest_that_works(
    tmp_path: Path, width: int, nearest: int
) -> None:
    path = tmp_path / "heads.png"
    with pytest.raises(ExportError, match=f"{width}.*{nearest}") as refused:
        save_png(grid_sample(), path, width=width, dpi=96)
    assert refused.value.nearest == (nearest,)
    assert not path.exists()


def test_absurd_resolutions_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ExportError, match="0 dpi"):
        save_png(grid_sample(), tmp_path / "heads.png", width=800, dpi=0)


def unwritable_paths(folder: Path) -> list[Path]:
    """Paths where nobody can write, not even root."""
    plain_file = folder / "plain file"
    plain_file.write_text("a file, not a folder")
    return [folder / "missing" / "heads.png", plain_file / "heads.png", folder]


def test_a_path_that_cannot_be_written_is_named_with_the_reason(tmp_path: Path) -> None:
    for path in unwritable_paths(tmp_path):
        with pytest.raises(OSError, match=r"cannot be written: .+") as error:
            save_png(grid_sample(), path, width=400, dpi=96)
        assert str(path) in str(error.value)
        assert error.value.strerror
    assert [entry.name for entry in tmp_path.iterdir()] == ["plain file"]


FULL_DISK = """
import resource, signal, sys
from PySide6.QtGui import QGuiApplication
from figure_samples import grid_sample
from mha_desktop.qt.figures.export import save_png
application = QGuiApplication([])
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))
try:
    save_png(grid_sample(), sys.argv[1], width=900, dpi=96)
except OSError as error:
    print(error)
    sys.exit(7)
"""


def test_a_full_disk_leaves_the_old_file_and_nothing_half_written(tmp_path: Path) -> None:
    path = tmp_path / "heads.png"
    path.write_bytes(b"the picture of last week")
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *sys.path]),
    }
    run = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(path)],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 7, run.stderr
    assert f"{path} cannot be written: " in run.stdout
    assert path.read_bytes() == b"the picture of last week"
    assert [entry.name for entry in tmp_path.iterdir()] == ["heads.png"]
