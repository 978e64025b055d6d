"""The document of the lab, without Qt: state, rules, tokens and the forward pass."""
