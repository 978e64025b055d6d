"""A lab that is computed in no time."""

from mha_desktop.lab.state import LabState

SMALL = LabState(sentence="Dog bites man", d_model=32)
