"""Dice that players can check after the game."""
