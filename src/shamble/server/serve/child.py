"""One of several server processes behind one port, started by the supervisor."""

import contextlib
import os
import socket
import sys
import threading
import time

import msgspec

from shamble.server import logs
from shamble.server.access_policy import access_policy
from shamble.server.serve.main import Server, open_app, uvicorn_config
from shamble.server.serve.supervisor import SHUTDOWN_TIMEOUT_S, ChildConfig


def main(content: bytes) -> None:
    """Serve with a configuration in JSON until the supervisor stops or dies."""
    config = msgspec.json.decode(content, type=ChildConfig)
    logs.configure("json" if config.log == "json" else "plain")
    sock = socket.socket(fileno=config.socket_fd)
    policy = access_policy(config.host, config.lab)
    app = open_app(config.database, policy, config.redis, config.remote_workers, config.open_metrics)
    server = Server(uvicorn_config(app, policy.proxies), lambda: _report_ready(config.ready_fd))
    threading.Thread(target=_stop_with_parent, args=(config.parent_fd, server), daemon=True).start()
    server.run(sockets=[sock])


def _report_ready(fd: int) -> None:
    """Tell the supervisor. It listens only to the first processes, not to their replacements."""
    with contextlib.suppress(BrokenPipeError):
        os.write(fd, b".")
    os.close(fd)


def _stop_with_parent(fd: int, server: Server) -> None:
    """Stop when the supervisor dies, which closes the pipe. All acknowledged data is stored."""
    os.read(fd, 1)
    server.should_exit = True
    time.sleep(SHUTDOWN_TIMEOUT_S)
    os._exit(1)


if __name__ == "__main__":
    main(sys.stdin.buffer.read())
