"""Work that a crash left behind: what is said about it, and what can be done with it."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from mha_desktop.qt.recovery import LostWork
from mha_desktop.qt.translation import QT_TRANSLATE_NOOP

UNTITLED = QT_TRANSLATE_NOOP("SessionFiles", "Untitled")


@dataclass(frozen=True)
class TakeUp:
    """Lost work is wanted: a choice that the message bar offers."""

    work: LostWork


@dataclass(frozen=True)
class GiveUp:
    """Lost work is not wanted."""

    work: LostWork


def lost_work_message(work: LostWork, locale: QLocale) -> tuple[str, list[tuple[str, object]]]:
    """Return what the message bar says about lost work, and what it offers."""

    def tr(text: str) -> str:
        return QCoreApplication.translate("SessionFiles", text)

    name = tr(UNTITLED) if work.path is None else work.path.stem
    saved = QDateTime.fromSecsSinceEpoch(int(work.when.timestamp()))
    when = locale.toString(saved, QLocale.FormatType.ShortFormat)
    text = tr(
        QT_TRANSLATE_NOOP(
            "SessionFiles", "“{name}” was not saved before the program ended ({when})."
        )
    )
    choices: list[tuple[str, object]] = [
        (tr(QT_TRANSLATE_NOOP("SessionFiles", "&Recover it")), TakeUp(work)),
        (tr(QT_TRANSLATE_NOOP("SessionFiles", "&Delete it")), GiveUp(work)),
    ]
    return text.format(name=name, when=when), choices
