"""Errors of worker processes."""


class JobError(Exception):
    """A job failed in a worker. The message is the worker's traceback."""
