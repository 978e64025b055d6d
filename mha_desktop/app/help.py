"""The help pages of the window: all keys, and what this program is."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QMessageBox,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from mha_desktop import __version__
from mha_desktop.qt.icons import application_icon
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

# Keys that belong to one panel and are therefore not in the table of actions.
_PANEL_KEYS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("Help", "Grid of heads"),
        (
            ("Arrows", QT_TRANSLATE_NOOP("Help", "select a head")),
            ("Alt+Arrows", QT_TRANSLATE_NOOP("Help", "move the cell that is read out")),
            ("Enter", QT_TRANSLATE_NOOP("Help", "open the head large")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "One head"),
        (
            ("Arrows", QT_TRANSLATE_NOOP("Help", "move the cell that is read out")),
            ("PgUp, PgDown", QT_TRANSLATE_NOOP("Help", "head before, head after")),
            ("+, −, 0", QT_TRANSLATE_NOOP("Help", "zoom in, zoom out, whole map")),
            ("Esc", QT_TRANSLATE_NOOP("Help", "back to all heads")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Mixing desk"),
        (
            ("Left, Right", QT_TRANSLATE_NOOP("Help", "head before, head after")),
            ("Up, Down, PgUp, PgDown", QT_TRANSLATE_NOOP("Help", "change the gain")),
            ("Home", QT_TRANSLATE_NOOP("Help", "gain 1")),
            ("M, S", QT_TRANSLATE_NOOP("Help", "mute, solo")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Key/value groups"),
        (
            ("Arrows", QT_TRANSLATE_NOOP("Help", "move the focus; with Shift, select heads")),
            ("Ctrl+Left, Ctrl+Right", QT_TRANSLATE_NOOP("Help", "move the heads one lane")),
            ("Ctrl+Up, Ctrl+Down", QT_TRANSLATE_NOOP("Help", "reorder")),
            ("N", QT_TRANSLATE_NOOP("Help", "give the heads a key/value head of their own")),
        ),
    ),
)


def _translated(text: str) -> str:
    return QCoreApplication.translate("Help", text)


def keys_page(actions: Iterable[QAction]) -> str:
    """Return the page of all keys as HTML."""
    native = QKeySequence.SequenceFormat.NativeText
    everywhere = [
        (action.shortcut().toString(native), action.text().replace("&", ""))
        for action in actions
        if not action.shortcut().isEmpty()
    ]
    sections = [_section(_translated(QT_TRANSLATE_NOOP("Help", "Everywhere")), everywhere)]
    for title, keys in _PANEL_KEYS:
        rows = [(key, _translated(text)) for key, text in keys]
        sections.append(_section(_translated(title), rows))
    return "".join(sections)


def _section(title: str, rows: Iterable[tuple[str, str]]) -> str:
    lines = "".join(
        f"<tr><td style='padding-right:24px'><b>{key}</b></td><td>{text}</td></tr>"
        for key, text in rows
    )
    return f"<h3>{title}</h3><table>{lines}</table>"


def show_keys(parent: QWidget, actions: Iterable[QAction]) -> None:
    """Open the page of all keys."""
    dialog = QDialog(parent)
    dialog.setWindowTitle(_translated(QT_TRANSLATE_NOOP("Help", "Keyboard")))
    dialog.resize(560, 640)
    page = QTextBrowser(dialog)
    page.setAccessibleName(dialog.windowTitle())
    page.setHtml(keys_page(actions))
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    layout = QVBoxLayout(dialog)
    layout.addWidget(page)
    layout.addWidget(buttons)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


def show_about(parent: QWidget) -> None:
    """Say what this program is."""
    text = _translated(
        QT_TRANSLATE_NOOP(
            "Help",
            "<h3>MHA Desktop {version}</h3><p>The multi-head attention lab. Every number on the "
            "screen is computed from the settings on the screen.</p><p>MIT licence.</p>",
        )
    )
    box = QMessageBox(parent)
    box.setWindowTitle("MHA Desktop")
    box.setIconPixmap(application_icon().pixmap(64))
    box.setText(text.format(version=__version__))
    box.finished.connect(box.deleteLater)
    box.open()
