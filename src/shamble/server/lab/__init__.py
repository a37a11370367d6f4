"""Studies that visitors start."""
