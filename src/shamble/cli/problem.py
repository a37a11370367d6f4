"""The error that ends a command."""


class Problem(Exception):
    """One sentence that tells the user why the command could not run."""
