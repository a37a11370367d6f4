"""Why a command could not run."""


class Problem(Exception):
    """One clear sentence for whoever typed the command."""
