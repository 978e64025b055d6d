"""Help beside a control, lists that are searched, and hints for newcomers."""
