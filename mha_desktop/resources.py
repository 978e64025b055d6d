"""Where the files of ``resources/`` lie, in a checkout and in an installed wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(name: str) -> Path:
    """Return the path of a file or folder of ``resources/``.

    Parameters
    ----------
    name : str
        Path below ``resources/``, with forward slashes.

    Returns
    -------
    Path
        The file inside the installed package, or the one of the checkout.

    Raises
    ------
    FileNotFoundError
        If neither place has it.
    """
    for root in (_PACKAGE / "resources", _PACKAGE.parent / "resources"):
        if (root / name).exists():
            return root / name
    raise FileNotFoundError(f"resources/{name} is not part of this installation")
