"""Small widgets that several panels use. None of them knows the lab's state."""
