"""The Sharing view: what it means that query heads share key/value heads."""
