"""What the window shows while it presents."""
