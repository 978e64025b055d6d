"""What a head says about itself: its title, what it does, its tool tip."""

import numpy as np
from PySide6.QtCore import QCoreApplication

from mha_desktop.engine.arrays import FloatArray
from mha_desktop.engine.measures import relative_entropy
from mha_desktop.engine.roles import HeadRole, MeasuredRole, RoleKind, role_mass
from mha_desktop.lab.head_weights import HeadWeights
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.qt.models.flat_rows import flat_rows
from mha_desktop.qt.numbers import localised
from mha_desktop.qt.wording import role_name

translate = QCoreApplication.translate

# Rounding apart, no row of a softmax over keys holds more.
_WHOLE = 1.001
_BY_WORD_CLASS = {
    RoleKind.RARE,
    RoleKind.PRONOUN,
    RoleKind.VERB,
    RoleKind.OBJECT,
    RoleKind.ADJECTIVE,
    RoleKind.DETERMINER,
}


def head_title(head: int, role: str) -> str:
    """Return number and role: "H4 backward"; the number alone without a role."""
    return f"H{head + 1} {role}".rstrip()


def role_text(result: HeadWeights, head: int, measured: MeasuredRole) -> str:
    """Return the measured role in words; for a crafted head without one, what was meant."""
    role, _mass = measured
    if role is not None:
        return role_name(role)
    return "" if result.meant is None else _meant_text(result, head, result.meant[head])


def _meant_text(result: HeadWeights, head: int, meant: HeadRole) -> str:
    mass = _mass_of(result, head, meant)
    if mass is None:
        template = translate("HeadText", "meant: {role} (none here)")
        return template.format(role=role_name(meant))
    template = translate("HeadText", "meant: {role} ({mass})")
    return template.format(role=role_name(meant), mass=localised(f"{mass:.2f}"))


def _mass_of(result: HeadWeights, head: int, role: HeadRole) -> float | None:
    return role_mass(role, _measurable(result, head), result.kinds, result.mask)


def _measurable(result: HeadWeights, head: int) -> FloatArray:
    return np.asarray(result.measurable(slice(head, head + 1))[0])


def head_tool_tip(result: HeadWeights, head: int, measured: MeasuredRole) -> str:
    """Return a few lines about one head: what it does, what it was made for, how it is mixed."""
    meant = None if result.meant is None else result.meant[head]
    lines = [head_title(head, role_text(result, head, measured)), _does_line(*measured)]
    if meant is not None:
        lines.append(_made_for_line(result, head, meant))
    lines.append(_entropy_line(result, head))
    if isinstance(result, LabResult):
        lines.append(_mixing_line(result, head))
    return "\n".join([*lines, *_reasons(result, head, {measured[0], meant})])


def hidden_tool_tip(result: HeadWeights, head: int) -> str:
    """Return the lines about a head whose name is the answer to a question."""
    hidden = translate("HeadText", "What it does is hidden until the answer is revealed.")
    mixing = [_mixing_line(result, head)] if isinstance(result, LabResult) else []
    return "\n".join([head_title(head, ""), hidden, *mixing])


def _does_line(role: HeadRole | None, mass: float) -> str:
    if role is None:
        return translate("HeadText", "Does: nothing that has a name")
    if role.kind is RoleKind.UNIFORM:
        return translate("HeadText", "Does: {role}").format(role=role_name(role))
    template = translate("HeadText", "Does: {role} ({mass} of its weight)")
    if mass > _WHOLE:  # by a deliberate mistake
        template = translate("HeadText", "Does: {role} ({mass} in a row, where 1 is all there is)")
    return template.format(role=role_name(role), mass=localised(f"{mass:.2f}"))


def _made_for_line(result: HeadWeights, head: int, meant: HeadRole) -> str:
    if _mass_of(result, head, meant) is None:
        template = translate("HeadText", "Made for: {role}, which this sentence does not have")
        return template.format(role=role_name(meant))
    return translate("HeadText", "Made for: {role}").format(role=role_name(meant))


def _entropy_line(result: HeadWeights, head: int) -> str:
    share = relative_entropy(_measurable(result, head), result.mask)
    template = translate("HeadText", "Entropy: {share} of a uniform head's")
    return template.format(share="–" if share is None else localised(f"{share:.2f}"))


def _mixing_line(result: LabResult, head: int) -> str:
    state = result.state
    if state.effective_gains[head] == 0:
        template = translate("HeadText", "Key/value head {kv_head}; left out of the sum")
    else:
        template = translate("HeadText", "Key/value head {kv_head}; gain {gain}")
    kv_head = int(result.trace.parameters.kv_head_of[head])  # by mistake not that of the state
    return template.format(kv_head=kv_head + 1, gain=localised(f"{state.gains[head]:.2f}"))


def _is_flat(result: LabResult, head: int) -> bool:
    """Whether rows are flat for want of different scores: with a mistake they need not be."""
    is_right = result.state.mistake is None
    return is_right and bool(flat_rows(result.trace.scores_of(head), result.mask).any())


def _reasons(result: HeadWeights, head: int, roles: set[HeadRole | None]) -> list[str]:
    """Return why a head is flat, and what its role takes for granted."""
    reasons = []
    if isinstance(result, LabResult) and _is_flat(result, head):
        reasons.append(
            translate("HeadText", "In flat rows every score is equal, so every key gets 1/n.")
        )
    if any(role is not None and role.kind in _BY_WORD_CLASS for role in roles):
        reasons.append(translate("HeadText", "An unknown word counts as a noun."))
    return reasons
