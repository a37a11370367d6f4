"""What the server writes about itself: lines for people, or JSON for machines; never a key of anybody."""

import logging
import re
import sys
import time
from typing import Literal

import msgspec

Kind = Literal["plain", "json"]
# keys in links, in addresses and in headers; passwords in the addresses of databases
SECRETS = re.compile(
    r"(#|key=|salt=|[Bb]earer |key\.)[A-Za-z0-9_\-]{12,}|(?<=://)([^/\s:@]*):[^/\s@]+(?=@)",
)
PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def without_secrets(text: str) -> str:
    return SECRETS.sub(lambda found: f"{found[1] or found[2] + ':'}…", text)


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            told["trace"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(told).decode()


def set_up(kind: Kind = "plain") -> None:
    """Say it on stderr, from warnings on; the server itself also when it begins and ends."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Plain(PLAIN))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("shamble").setLevel(logging.INFO if kind == "json" else logging.WARNING)
