"""Amounts of memory as they are written on the screen."""

from mha_desktop.lab import kv_cache
from mha_desktop.qt.numbers import localised


def gib_text(size: int) -> str:
    """Write a number of bytes in gibibytes: 0.5 GiB."""
    return localised(kv_cache.gib_text(size))


def mib_text(size: int) -> str:
    """Write a number of bytes in mebibytes: 512 MiB."""
    return localised(kv_cache.mib_text(size))


def memory_text(line: kv_cache.MemoryLine) -> str:
    """Write a memory with the binary size it has: 24 GB = 22.4 GiB."""
    return localised(kv_cache.memory_text(line))
