"""What was made last is found again, and never takes more room than allowed."""

from mha_desktop.lab.recent import Recent


def test_a_kept_value_is_found_again() -> None:
    recent: Recent[str, int] = Recent(most=2, most_bytes=100)
    recent.keep("a", 1, 10)
    assert recent.get("a") == 1
    assert recent.get("b") is None


def test_the_one_used_longest_ago_goes_first() -> None:
    recent: Recent[str, int] = Recent(most=2, most_bytes=100)
    recent.keep("a", 1, 10)
    recent.keep("b", 2, 10)
    recent.get("a")
    recent.keep("c", 3, 10)
    assert [recent.get(key) for key in "abc"] == [1, None, 3]


def test_memory_is_bounded() -> None:
    recent: Recent[str, int] = Recent(most=9, most_bytes=100)
    recent.keep("a", 1, 60)
    recent.keep("b", 2, 60)
    assert [recent.get(key) for key in "ab"] == [None, 2]
    recent.keep("huge", 3, 101)
    assert [recent.get(key) for key in ("b", "huge")] == [None, None]
