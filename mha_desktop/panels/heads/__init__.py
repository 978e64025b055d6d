"""The parts of the Heads and the Head view: pictures, pointer, keys, tool bar."""
