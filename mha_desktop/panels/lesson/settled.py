"""Layouts within layouts that know at once what has just got another size."""

from PySide6.QtWidgets import QWidget

from mha_desktop.panels.lesson.question_box import QuestionBox


def settle_layouts(content: QWidget, question: QuestionBox | None) -> None:
    """Lay a step out anew from the inside, for each layout tells only the next one, and later."""
    within = () if question is None else (question.answer, question)
    settle(*within, content)


def settle(*parts: QWidget) -> None:
    """Lay parts out anew, one after the other."""
    for part in parts:
        layout = part.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()
