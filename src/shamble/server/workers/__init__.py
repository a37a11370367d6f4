"""Bots, hints and exports in worker processes."""
