"""The Compare view: a snapshot beside the live setting, and their difference."""
