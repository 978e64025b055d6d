"""The program: main window, actions, start, command line."""
