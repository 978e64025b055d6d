"""A matrix with a name, whose entries are read out as one writes them."""

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.panels.controls.matrix_view import SIGNED, MatrixView
from mha_desktop.panels.mixer.strip_texts import size_text
from mha_desktop.qt.models.reading import readable
from mha_desktop.qt.theme import Theme


class NamedMatrix(MatrixView):
    """Reads out "W_Q[12, 3] = −0.0123", counted from 1; a row that is a token is named.

    Parameters
    ----------
    theme : Theme
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, SIGNED)
        self._tokens: tuple[str, ...] = ()
        self.setObjectName("largeMatrix")

    def show_named(self, name: str, matrix: FloatArray, tokens: tuple[str, ...] = ()) -> None:
        """Show another matrix; `tokens` name its rows, if they are tokens."""
        if matrix.shape != self.matrix.shape or name != self._content.title:
            self.reset_zoom()
        self._tokens = tokens
        self.set_matrix(matrix, row_labels=tokens, title=name)

    def reading(self) -> str:
        """Return the entry that is pointed at; empty if there is none."""
        if self._cell is None:
            return ""
        row, column = self._cell
        place = f"{row + 1} '{readable(self._tokens[row])}'" if self._tokens else str(row + 1)
        value = size_text(float(self.matrix[row, column]))
        return f"{self._content.title}[{place}, {column + 1}] = {value}"
