"""The Mixing view: what W_O does with the heads."""
