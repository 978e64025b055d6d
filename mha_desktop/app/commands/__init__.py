"""What the command line can do: open the window, write a picture, write the numbers."""
