"""Studies that visitors of the page start."""
