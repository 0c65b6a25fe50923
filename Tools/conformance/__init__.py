"""The checks of check-conformance."""
