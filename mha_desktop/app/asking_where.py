"""Asks where a file is to be written."""

from PySide6.QtWidgets import QFileDialog, QWidget


def where_to_save(
    parent: QWidget, title: str, folder: str, kinds: str, name: str, ending: str
) -> str:
    """Ask for the name of a file; the dialog adds the ending, and asks before it overwrites.

    Parameters
    ----------
    parent : QWidget
    title, folder : str
        Of the dialog, and where it begins.
    kinds : str
        Name filter, as `QFileDialog` takes it.
    name, ending : str
        What is proposed: the name with its ending, and the ending without a full stop.

    Returns
    -------
    str
        The file, or nothing if the user took the question back.
    """
    dialog = QFileDialog(parent, title, folder, kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(ending)
    dialog.selectFile(name)
    chosen = dialog.selectedFiles()[0] if dialog.exec() else ""
    dialog.deleteLater()
    return chosen
