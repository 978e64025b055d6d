"""The editor of key/value groups: lanes, presets and costs."""
