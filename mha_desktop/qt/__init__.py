"""The lab as Qt objects without widgets: store, item models, worker, settings, figures."""

from mha_desktop.qt.overrides import guard_overrides

# Before the first class of this layer or of one above it is made.
guard_overrides()
