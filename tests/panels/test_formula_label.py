"""FormulaLabel: words until it is typeset, then vectors; always read aloud."""

from PySide6.QtGui import QColor, QFont, QImage
from pytestqt.qtbot import QtBot

from mha_desktop.panels.controls.formula_label import FormulaLabel
from mha_desktop.qt.theme import DARK, LIGHT

LATEX, SPOKEN = r"s = \frac{q \cdot k}{\sqrt{d_k}}", "s = q · k / √d_k"


def label_of(qtbot: QtBot) -> FormulaLabel:
    label = FormulaLabel(LATEX, SPOKEN, LIGHT)
    qtbot.addWidget(label)
    return label


def picture(label: FormulaLabel) -> QImage:
    label.resize(label.sizeHint())
    return label.grab().toImage()


def colours(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


def test_words_give_way_to_the_formula(qtbot: QtBot) -> None:
    label = label_of(qtbot)
    assert not label.is_typeset
    words, height = picture(label), label.sizeHint().height()
    label.typeset()
    assert label.is_typeset
    assert label.sizeHint().height() > height
    assert picture(label) != words
    assert LIGHT.text.name() in colours(words)


def test_the_accessible_name_is_what_is_said(qtbot: QtBot) -> None:
    assert label_of(qtbot).accessibleName() == SPOKEN


def test_a_theme_changes_the_colour(qtbot: QtBot) -> None:
    label = label_of(qtbot)
    label.typeset()
    darkest = min(QColor(name).lightness() for name in colours(picture(label)))
    label.set_theme(DARK)
    lightest = max(QColor(name).lightness() for name in colours(picture(label)))
    assert darkest < 60
    assert lightest > 200


def test_the_formula_grows_with_the_text(qtbot: QtBot) -> None:
    label = label_of(qtbot)
    label.typeset()
    small = label.sizeHint()
    font = QFont(label.font())
    font.setPixelSize(2 * label.fontInfo().pixelSize())
    label.setFont(font)
    assert abs(label.sizeHint().height() - 2 * small.height()) <= 2


def test_a_formula_too_wide_for_its_place_shrinks(qtbot: QtBot) -> None:
    label = label_of(qtbot)
    label.typeset()
    label.resize(label.sizeHint().width() // 2, label.sizeHint().height())
    image = label.grab().toImage()
    ground = image.pixelColor(0, 0)
    right = [y for y in range(image.height()) if image.pixelColor(image.width() - 1, y) != ground]
    assert label.minimumSizeHint().width() == 0
    assert len(colours(image)) > 1
    assert len(right) < image.height() / 2
