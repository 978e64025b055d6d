"""The lab as Qt objects without widgets: store, item models, worker, settings, figures."""
