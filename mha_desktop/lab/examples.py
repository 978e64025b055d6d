"""The sentences of the example selector. Each shows one thing that heads do."""

from mha_desktop.lab.state import DEFAULT_SENTENCE

EXAMPLE_SENTENCES: tuple[str, ...] = (
    DEFAULT_SENTENCE,
    "The tired cat sat on the warm mat",
    "She told him that she would meet him there after she finished.",
    "The keys to the cabinet are on the table",
    "The cat that the dog chased ran away",
    "She gave him the book and he read it",
    "Dog bites man",
    "Man bites dog",
)
