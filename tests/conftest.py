"""Settings of all tests."""

import signal


def pytest_configure() -> None:
    """Let Ctrl-C reach the processes of tests, also where the shell ignores it: with nohup, in the background."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
