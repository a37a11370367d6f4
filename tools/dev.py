"""Serve the sources: the server restarts and the page reloads after every edit.

Vite prints the address of the page and forwards everything else to the server. Ctrl-C ends both.
"""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"

MADE = "src/shamble/server/static,src/shamble/_compiled"  # build results, not edits


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def main() -> int:
    port = int(os.environ.get("SHAMBLE_PORT", "0")) or free_port()
    env = os.environ | {"SHAMBLE_SERVER": f"http://127.0.0.1:{port}"}
    serve = f"{BIN / 'shamble'} serve --port {port}"
    server = subprocess.Popen(
        [BIN / "watchfiles", "--ignore-paths", MADE, serve, "src/shamble"],
        cwd=ROOT,
        start_new_session=True,
    )
    page = subprocess.Popen(
        ["npm", "--prefix", "web", "run", "--silent", "dev", "--", "--host", "127.0.0.1", *sys.argv[1:]],
        cwd=ROOT,
        env=env,
        start_new_session=True,
    )
    try:
        return page.wait()
    finally:
        for running in (page, server):
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGTERM)
                running.wait()


if __name__ == "__main__":
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, lambda *_: sys.exit(0))
    sys.exit(main())
