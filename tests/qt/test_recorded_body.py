"""What was painted once comes out of every format: in its place, and with texts as texts."""

from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from figure_samples import pixels_of
from pypdf import PdfReader
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from mha_desktop.qt.figures.export import Paper, render_image, save_pdf
from mha_desktop.qt.figures.export_svg import svg_bytes
from mha_desktop.qt.figures.heading import Heading
from mha_desktop.qt.figures.picture import FramedPicture, Surroundings
from mha_desktop.qt.figures.recorded import recorded
from mha_desktop.qt.theme import LIGHT

pytestmark = pytest.mark.usefixtures("qapp")

SIZE = QSize(400, 200)
RED = QColor("#FF0000")


def paint(painter: QPainter) -> None:
    """A text in points, as widgets have them, and a box that ends at the right edge."""
    font = QFont()
    font.setPointSizeF(12.0)
    painter.setFont(font)
    painter.setPen(Qt.GlobalColor.black)
    painter.drawText(QRectF(0, 0, 200, 40), "strip of H8 东京")
    painter.fillRect(QRectF(300, 150, 100, 50), RED)


@pytest.fixture
def picture(qapp: object) -> FramedPicture:
    return FramedPicture(recorded(paint, SIZE), Surroundings(LIGHT, Heading()))


@pytest.mark.parametrize("width", [400, 1000])
def test_shapes_have_their_place_and_size(picture: FramedPicture, width: int) -> None:
    pixels = pixels_of(render_image(picture, width=width))
    rows, columns = np.nonzero(pixels == RED.rgb())
    scale, top = width / 400, 16 * width / 400
    box = columns.min(), columns.max() + 1, rows.min(), rows.max() + 1
    expected = 300 * scale, 400 * scale, 150 * scale + top, 200 * scale + top
    assert box == pytest.approx(expected, abs=1)


def test_texts_are_texts_in_svg_and_pdf(picture: FramedPicture, tmp_path: Path) -> None:
    root = ElementTree.fromstring(svg_bytes(picture, width=800))
    texts = [(text.text or "").strip() for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts == ["strip of H8", "东京"]
    save_pdf([picture], tmp_path / "a.pdf", Paper("fit"))
    page = PdfReader(tmp_path / "a.pdf").pages[0]
    assert "strip of H8" in page.extract_text()
    assert float(page.mediabox.width) == pytest.approx(400 * 72 / 96, abs=1)


def test_texts_on_paper_have_their_size(picture: FramedPicture, tmp_path: Path) -> None:
    """A recording is made for 96 dpi and told again to a device of 600."""
    save_pdf([picture], tmp_path / "a.pdf", Paper("fit"))
    sizes = []

    def visit(text: str, outer: list[float], inner: list[float], _: object, size: float) -> None:
        if text.strip():
            sizes.append(abs(outer[3] * inner[3]) * size)

    PdfReader(tmp_path / "a.pdf").pages[0].extract_text(visitor_text=visit)
    assert sizes
    assert max(sizes) == pytest.approx(12.0, abs=0.5)
