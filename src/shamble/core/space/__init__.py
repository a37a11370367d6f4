"""Geometry of boards: squares and hexes."""
