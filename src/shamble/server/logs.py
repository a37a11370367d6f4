"""Logging: text or JSON lines, with keys and passwords removed."""

import logging
import re
import sys
import time
from typing import Literal

import msgspec

LogFormat = Literal["plain", "json"]
# keys in links, URLs and headers; passwords in database URLs
SECRETS = re.compile(
    r"(#|key=|salt=|[Bb]earer |key\.)[A-Za-z0-9_\-]{12,}|(?<=://)([^/\s:@]*):[^/\s@]+(?=@)",
)
TEXT_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def without_secrets(text: str) -> str:
    return SECRETS.sub(lambda match: f"{match[1] or match[2] + ':'}…", text)


class TextFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonFormatter(logging.Formatter):
    """Formats a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            entry["trace"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(entry).decode()


def configure(kind: LogFormat = "plain") -> None:
    """Log warnings to stderr; in JSON also the server's information messages."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if kind == "json" else TextFormatter(TEXT_FORMAT))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("shamble").setLevel(logging.INFO if kind == "json" else logging.WARNING)
