"""What pictures in files can be: the words that window and command line share."""

from typing import Literal

ExportView = Literal["grid", "head", "sheet", "pipeline", "mixing", "grouping", "comparison"]
FileFormat = Literal["png", "svg", "pdf"]
FigureThemeName = Literal["light", "dark", "high_contrast", "greyscale"]
HeadOrder = Literal["given", "similar", "grouped"]
PageName = Literal["A4", "Letter", "fit"]
