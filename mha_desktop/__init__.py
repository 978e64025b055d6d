"""MHA Desktop: the multi-head attention lab."""

__version__ = "0.1.0"
