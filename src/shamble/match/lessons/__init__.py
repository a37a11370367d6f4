"""Lessons: guided first games at a real table, from a position and with known dice."""
