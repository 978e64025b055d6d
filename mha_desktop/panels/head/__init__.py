"""The parts of the Head view: strip of heads, pages about one head and about all of them."""
