"""The ways out for figures: the export dialog, the batch, and panels as pictures."""
