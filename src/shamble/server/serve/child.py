"""One of several processes behind one port, as the supervisor begins it."""

import contextlib
import os
import socket
import sys
import threading
import time

import msgspec

from shamble.server import logs
from shamble.server.access_policy import access_policy
from shamble.server.serve.main import Announcing, application, config
from shamble.server.serve.supervisor import GRACE, Orders


def main(told: str) -> None:
    orders = msgspec.json.decode(told, type=Orders)
    logs.configure("json" if orders.log == "json" else "plain")
    line = socket.socket(fileno=orders.line)
    here = access_policy(orders.host, orders.lab)
    app = application(orders.database, here, orders.redis, orders.far, orders.open_metrics)
    server = Announcing(config(app, here.proxies), lambda: _say(orders.ready))
    threading.Thread(target=_follow, args=(orders.life, server), daemon=True).start()
    server.run(sockets=[line])


def _say(pipe: int) -> None:
    """Of the first process the supervisor waits for this; of those that replace it, nobody does."""
    with contextlib.suppress(BrokenPipeError):
        os.write(pipe, b".")
    os.close(pipe)


def _follow(life: int, server: Announcing) -> None:
    """The other end is held by the supervisor alone: when it is gone, this comes to an end as well, in good order or
    not: whatever was acknowledged is in the database."""
    os.read(life, 1)
    server.should_exit = True
    time.sleep(GRACE)
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
