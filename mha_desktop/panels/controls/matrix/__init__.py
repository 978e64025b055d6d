"""The parts of `MatrixView`: any matrix as a heatmap that is zoomed, panned and read out."""
