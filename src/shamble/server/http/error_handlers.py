"""Responses to exceptions: every error is a `Problem` in JSON."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from shamble.match.protocol.http import Problem
from shamble.match.protocol.view import Message
from shamble.server.errors import HttpError
from shamble.server.http import helpers


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HttpError)
    return helpers.json(error.problem, error.status)


async def on_framework_error(request: Request, error: Exception) -> Response:
    """Respond to errors that Starlette raises: unknown path, wrong method."""
    status = error.status_code if isinstance(error, HTTPException) else 400
    key = "error-method" if status == 405 else "error-no-such-page"
    return helpers.json(Problem(Message(key)), status)


async def on_not_stored(request: Request, error: Exception) -> Response:
    return helpers.json(Problem(Message("error-not-stored")), 507)


async def on_exception(request: Request, error: Exception) -> Response:
    return helpers.json(Problem(Message("error-server")), 500)
