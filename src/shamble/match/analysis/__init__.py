"""Hints, reviews and summaries of a match."""
