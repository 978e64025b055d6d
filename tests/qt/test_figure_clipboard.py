"""The clipboard gets pixels, and SVG for programs that take it."""

from io import BytesIO
from xml.etree import ElementTree

import numpy as np
import pytest
from figure_samples import grid_sample, pixels_of
from file_samples import shot_of
from PIL import Image
from PySide6.QtGui import QGuiApplication, QImage

from mha_desktop.lab.figure_state import PNG_KEY
from mha_desktop.lab.sessions import decoded
from mha_desktop.qt.figures.export import ExportError, clipboard_mime, render_image
from mha_desktop.qt.figures.export_clipboard import PNG_MIME, SVG_MIME
from mha_desktop.qt.figures.view_figures import grid_picture

pytestmark = pytest.mark.usefixtures("qapp")


def test_png_and_svg_are_there_with_the_state() -> None:
    shot = shot_of()
    data = clipboard_mime(grid_picture(shot), width=700, dpi=144)
    with Image.open(BytesIO(data.data(PNG_MIME).data())) as image:
        image.load()
        assert image.width == 700
        assert image.info["dpi"] == pytest.approx((144, 144), abs=0.02)
        assert decoded(image.text[PNG_KEY].encode()) == shot.session
    root = ElementTree.fromstring(data.data(SVG_MIME).data())
    assert root.get("width") == "700"


def test_programs_that_take_images_get_the_same_pixels() -> None:
    figure = grid_sample()
    QGuiApplication.clipboard().setMimeData(clipboard_mime(figure, width=640))
    copied: QImage = QGuiApplication.clipboard().image()
    np.testing.assert_array_equal(pixels_of(copied), pixels_of(render_image(figure, width=640)))


def test_absurd_widths_are_refused() -> None:
    with pytest.raises(ExportError, match="width 5 px"):
        clipboard_mime(grid_sample(), width=5)
