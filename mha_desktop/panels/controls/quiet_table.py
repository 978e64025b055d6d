"""What all tables of numbers have in common: they are as quiet as a page of a book."""

from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView


def make_quiet(table: QTableView) -> None:
    """Take lines, typing and the Tab key off a table; rows and columns keep the sizes they get."""
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setShowGrid(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    for header in (table.horizontalHeader(), table.verticalHeader()):
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)


def select_whole_rows(table: QTableView) -> None:
    """Let one row at a time be selected, with all its cells."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)


def hide_row_titles(table: QTableView) -> None:
    """Show titles of columns only, which stand still when a cell is picked."""
    table.verticalHeader().hide()
    table.horizontalHeader().setHighlightSections(False)
