"""Texts around the steps of a lesson, most in Markdown."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDockWidget, QWidget

from mha_desktop.lab.lesson import Lesson
from mha_desktop.lab.lesson_answers import Facts
from mha_desktop.lab.lesson_expressions import Expression


def objectives_text(lesson: Lesson) -> str:
    """Return what can be learnt, and how long that takes."""
    head = _tr("You will learn to (about {minutes} minutes):").format(minutes=lesson.minutes)
    return "\n".join([f"**{head}**", "", *(f"- {text}" for text in lesson.objectives)])


def references_text(lesson: Lesson) -> str:
    """Return the publications, and what each showed; empty if there are none."""
    if not lesson.references:
        return ""
    entries = (f"- *{one.work}*: {one.shows}" for one in lesson.references)
    return "\n".join([f"**{_tr('Read more')}**", "", *entries])


def failed_claims_text(facts: Facts | None, claims: tuple[Expression, ...]) -> str:
    """Return which claims of a step are not true in the lab; empty if all are."""
    failed = () if facts is None else facts.failed(claims)
    if not failed:
        return ""
    listed = ", ".join(claim.source for claim in failed)
    return _tr("Not true in the lab: {claims}").format(claims=listed)


def hidden_panel(window: QWidget, name: str) -> QDockWidget | None:
    """Return the panel of a part if it is not on show; None if it is, or if there is none."""
    part = window.findChild(QWidget, name) if name else None
    if part is None:
        return None
    dock = next((one for one in window.findChildren(QDockWidget) if one.isAncestorOf(part)), None)
    # Behind another tab a panel counts as visible, but nothing of it can be seen.
    seen = dock is not None and part.isVisible() and not dock.visibleRegion().isEmpty()
    return None if seen else dock


def _tr(text: str) -> str:
    return QCoreApplication.translate("LessonTexts", text)
