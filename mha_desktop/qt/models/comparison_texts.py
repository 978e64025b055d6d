"""What a comparison says: its cells and heads in words, and its numbers as texts."""

from PySide6.QtCore import QCoreApplication

from mha_desktop.lab.comparison import Comparison
from mha_desktop.lab.comparison_tokens import Place
from mha_desktop.lab.laboratory import LabResult
from mha_desktop.lab.notes import Note
from mha_desktop.lab.state import Cell
from mha_desktop.qt.models.comparison_model import Compared
from mha_desktop.qt.models.reading import Reading, readable, weight_text
from mha_desktop.qt.note_texts import CONTEXT
from mha_desktop.qt.numbers import grouped_digits, localised, percent_text

translate = QCoreApplication.translate

# Relative changes below this are rounding.
_SAME = 5e-7
# The smallest weight that is written out.
_LEAST = 1e-4
# From here on a change in per cent needs no decimals.
_LARGE = 9.995
_MINUS = "\N{MINUS SIGN}"


def name_text(name: Note) -> str:
    """Return the name of a setting, translated."""
    return translate(CONTEXT, name.template).format(**name.values)


def difference_text(difference: float) -> str:
    """Return a difference of weights with its sign: "+0.02", "−0.42", "0.00", "≈ 0"."""
    if difference == 0:
        return weight_text(0.0)
    if abs(difference) < _LEAST:
        return "≈ 0"
    return f"{'+' if difference > 0 else _MINUS}{weight_text(abs(difference))}"


def cell_difference(difference: float) -> str:
    """Return a difference as it is printed in a cell, with two decimals: "+0.02", "0.00"."""
    text = localised(f"{difference:+.2f}")
    return "0.00" if text.endswith("0.00") else text


def distance_text(distance: float | None) -> str:
    """Return a distance of two heads, 0 to 1, with three decimals."""
    return "–" if distance is None else localised(f"{distance:.3f}")


def distance_note(distance: float | None) -> str:
    """Return the Jensen-Shannon distance as it stands over a picture; nothing for none."""
    if distance is None:
        return ""
    return translate("Compare", "JS {distance}").format(distance=distance_text(distance))


def change_text(change: float | None) -> str:
    """Return a relative change of the output in per cent; rounding alone is no change."""
    if change is None:
        return "–"
    if change >= _LARGE:
        return f"{grouped_digits(round(100 * change))} %"
    return percent_text(change if change >= _SAME else 0.0)


def cell_reading(compared: Compared, head: int, place: Place) -> Reading:
    """Return one cell of both sides: "H4 'sat' looks at 'cat' A 0.42, B 0.40, difference −0.02"."""
    query, key = _token_names(compared, place)
    names = {"head": head + 1, "query": query, "key": key}
    return Reading(
        sentence=translate("Compare", "H{head} {query} looks at {key}").format(**names),
        short=translate("Compare", "H{head} {query} → {key}").format(**names),
        value=_values_text(compared, head, place),
    )


def head_reading(compared: Compared, head: int) -> Reading:
    """Return how far a head moved: "H4 largest difference, distance −0.42, 0.310"."""
    comparison = compared.comparison
    if comparison is None or head >= len(comparison.heads):
        return Reading(translate("Compare", "H{head} is not compared").format(head=head + 1))
    found = comparison.heads[head]
    return Reading(
        sentence=translate("Compare", "H{head} largest difference, distance").format(head=head + 1),
        short=f"H{head + 1}",
        value=translate("Compare", "{largest}, {distance}").format(
            largest=difference_text(found.largest), distance=distance_text(found.distance)
        ),
    )


def output_reading(comparison: Comparison, pair: int, column: int) -> Reading:
    """Return one entry of both outputs in words."""
    output = comparison.output
    if output is None:
        return Reading("")
    a, b = float(output.a[pair, column]), float(output.b[pair, column])
    values = {
        "a": number_text(a),
        "b": number_text(b),
        "difference": number_text(float(output.difference[pair, column])),
    }
    return Reading(
        sentence=translate("Compare", "Output of {token}, column {column}").format(
            token=pair_name(*comparison.tokens.texts(pair)), column=column + 1
        ),
        value=translate("Compare", "A {a}, B {b}, difference {difference}").format(**values),
    )


def number_text(value: float) -> str:
    """Return an entry of the output with three decimals and a true minus sign."""
    return localised("0.000" if abs(value) < 5e-4 else f"{value:.3f}")


def pair_name(a: str, b: str) -> str:
    """Return a token in quotes, or both where B has another one: "'tired' | 'wide'"."""
    if a == b:
        return f"'{readable(b)}'"
    return f"'{readable(a)}' | '{readable(b)}'"


def strongest_text(comparison: Comparison, head: int) -> str:
    """Return where the largest difference of a head is: "'it' → 'animal'"; "–" for none."""
    if not comparison.heads[head].largest:
        return "–"
    query, key = comparison.heads[head].cell
    tokens = comparison.tokens
    names = {"query": pair_name(*tokens.texts(query)), "key": pair_name(*tokens.texts(key))}
    return translate("Compare", "{query} → {key}").format(**names)


def summary_text(compared: Compared) -> str:
    """Return the whole comparison in one line."""
    comparison = compared.comparison
    if comparison is None:
        return ""
    parts = [_weights_summary(comparison)] if comparison.heads else []
    distances = [h.distance for h in comparison.heads if h.distance is not None]
    if distances and not comparison.same_weights:
        template = translate("Compare", "distance up to {distance}")
        parts.append(template.format(distance=distance_text(max(distances))))
    if comparison.output is not None:
        template = translate("Compare", "output changed by {change}")
        parts.append(template.format(change=change_text(comparison.output.relative)))
    text = " · ".join(parts)
    return f"{text[:1].upper()}{text[1:]}"


def _weights_summary(comparison: Comparison) -> str:
    if comparison.same_weights:
        return translate("Compare", "All weights are the same")
    heads = comparison.heads
    head = max(range(len(heads)), key=lambda place: abs(heads[place].largest))
    return translate("Compare", "Largest difference {largest} in H{head}, {cell}").format(
        largest=difference_text(heads[head].largest),
        head=head + 1,
        cell=strongest_text(comparison, head),
    )


def _token_names(compared: Compared, place: Place) -> tuple[str, str]:
    if place.pair is not None and compared.comparison is not None:
        texts = [compared.comparison.tokens.texts(pair) for pair in place.pair]
        return pair_name(*texts[0]), pair_name(*texts[1])
    names = [
        [f"'{readable(side.tokens[token])}'" for token in cell]
        for side, cell in ((compared.a, place.a), (compared.b, place.b))
        if side is not None and cell is not None
    ]
    return names[0][0], names[0][1]


def _values_text(compared: Compared, head: int, place: Place) -> str:
    values = {
        "a": _weight(compared.a, head, place.a),
        "b": _weight(compared.b, head, place.b),
        "difference": _difference(compared.comparison, head, place.pair),
    }
    if not values["difference"]:
        return translate("Compare", "A {a}, B {b}").format(**values)
    return translate("Compare", "A {a}, B {b}, difference {difference}").format(**values)


def _weight(side: LabResult | None, head: int, cell: Cell | None) -> str:
    if side is None or cell is None or head >= side.state.n_heads:
        return "–"
    if side.mask is not None and not side.mask[cell]:
        return translate("Compare", "masked")
    return weight_text(float(side.trace.weights[head, *cell]))


def _difference(comparison: Comparison | None, head: int, pair: Cell | None) -> str:
    if comparison is None or pair is None or head >= comparison.n_heads:
        return ""
    if comparison.allowed is not None and not comparison.allowed[pair]:
        return ""
    return difference_text(float(comparison.difference[head, *pair]))
