"""Why heads have no measures, in a sentence."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.head_weights import HeadWeights

translate = QCoreApplication.translate


def unmeasured_text(result: HeadWeights) -> str:
    """Return why no head of a result can be measured; call it where none could be."""
    if result.weights.any():
        return translate(
            "HeadsTable",
            "No head can be measured or compared here: measures need rows of weights that are not "
            "negative and add up to 1, and no row is one.",
        )
    return translate(
        "HeadsTable",
        "No head looks at anything here, so there is nothing to compare: the mask leaves no query "
        "a key.",
    )
