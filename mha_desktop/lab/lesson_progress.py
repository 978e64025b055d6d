"""How far somebody got in the lessons."""

import msgspec

MOST_REMEMBERED = 200


class LessonProgress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody got in one lesson; steps are counted from 0.

    ``answered`` are the steps whose question was answered, ``right`` those answered rightly at the
    first try, ``shown`` those whose answer was shown before one was given.
    """

    step: int = 0
    answered: tuple[int, ...] = ()
    right: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    finished: bool = False


def remembered(
    progress: dict[str, LessonProgress], identity: str, new: LessonProgress
) -> dict[str, LessonProgress]:
    """Return the progress of all lessons with that of one changed; the oldest ones are dropped."""
    others = {name: value for name, value in progress.items() if name != identity}
    kept = list(others.items())[-(MOST_REMEMBERED - 1) :]
    return {**dict(kept), identity: new}
