"""What a comparison has to say plainly: what has no partner, and what the numbers leave out."""

from mha_desktop.lab.comparison_tokens import TokenPairs
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.notes import Note
from mha_desktop.lab.tokens import displayable

_NAMED = 4
_LONGEST = 20


def comparison_notes(
    a: LabResult, b: LabResult, tokens: TokenPairs, n_heads: int
) -> tuple[Note, ...]:
    """Say which tokens and heads have no partner, and what makes a difference hard to read."""
    notes = [_lonely_tokens("A", tokens.lonely_a), _lonely_tokens("B", tokens.lonely_b)]
    if n_heads:
        notes += [_lonely_heads("A", a, n_heads), _lonely_heads("B", b, n_heads)]
    if a.state.n_heads != b.state.n_heads and n_heads:
        notes.append(_same_jobs(a, b))
    if (a.meant is None) != (b.meant is None):
        notes.append(Note("crafted and random heads read different token vectors, so the outputs "
                          "have no direction in common"))  # fmt: skip
    notes += [_undefined_rows("A", a), _undefined_rows("B", b)]
    return tuple(note for note in notes if note is not None)


def no_pairs() -> Note:
    """Say that the sentences have nothing in common."""
    return Note("no token of A has a partner in B, so nothing can be subtracted")


def heads_have_no_order(heads_a: int, heads_b: int) -> Note:
    """Say why heads of different numbers are not compared."""
    return Note(
        "A has {a} heads and B has {b}, and random heads have no jobs by which they could be "
        "paired: no head is compared",
        {"a": heads_a, "b": heads_b},
    )


def outputs_differ_in_size(a: int, b: int) -> Note:
    """Say why the outputs are not compared."""
    return Note(
        "the outputs cannot be subtracted: a row of A has {a} numbers (d_model), one of B {b}",
        {"a": a, "b": b},
    )


def no_full_row(compared: int, pairs: int) -> Note:
    """Say over how many rows the distances go."""
    if not compared:
        return Note("no distance: every row looks at a token without a partner")
    return Note(
        "distances go over the {compared} of {pairs} rows that look at paired tokens only",
        {"compared": compared, "pairs": pairs},
    )


def rows_do_not_add_up(name: str) -> Note:
    """Say why weights that are no distributions have no distance."""
    return Note(
        "no distance: with the deliberate mistake the rows of {name} do not add up to 1",
        {"name": name},
    )


def _lonely_tokens(name: str, tokens: tuple[str, ...]) -> Note | None:
    if not tokens:
        return None
    values = {"name": name, "count": len(tokens), "tokens": _listed(tokens)}
    if len(tokens) == 1:
        return Note("1 token of {name} has no partner: {tokens}", values)
    return Note("{count} tokens of {name} have no partner: {tokens}", values)


def _listed(tokens: tuple[str, ...]) -> str:
    named = ", ".join(f"'{_short(displayable(token))}'" for token in tokens[:_NAMED])
    return f"{named}, …" if len(tokens) > _NAMED else named


def _short(token: str) -> str:
    return token if len(token) <= _LONGEST else f"{token[: _LONGEST - 1]}…"


def _lonely_heads(name: str, result: LabResult, n_heads: int) -> Note | None:
    more = result.state.n_heads - n_heads
    if not more:
        return None
    values = {"name": name, "first": n_heads + 1, "last": result.state.n_heads}
    if more == 1:
        return Note("H{first} of {name} has no partner", values)
    return Note("H{first} to H{last} of {name} have no partner", values)


def _same_jobs(a: LabResult, b: LabResult) -> Note:
    return Note(
        "crafted heads have the same jobs in the same order, so heads are paired by number, with "
        "d_k {a} in A and {b} in B",
        {"a": a.state.d_k, "b": b.state.d_k},
    )


def _undefined_rows(name: str, result: LabResult) -> Note | None:
    if result.undefined is None or not result.undefined.any():
        return None
    return Note(
        "{count} rows of {name} are undefined (0/0) and are shown as 0",
        {"count": int(result.undefined.sum()), "name": name},
    )
