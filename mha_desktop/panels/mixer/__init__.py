"""The W_O mixing desk: how the heads are mixed into the output."""
