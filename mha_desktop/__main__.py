"""``python -m mha_desktop``."""

from mha_desktop.app.cli import main

raise SystemExit(main())
