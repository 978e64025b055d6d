"""The dock in which one mistake at a time can be switched on, to see what it does."""
