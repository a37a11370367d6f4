"""OpenAPI document, made from the routes and the types of their messages."""

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from shamble import __version__
from shamble.match.protocol.http import Problem

JSON = "application/json"
REF = "#/components/schemas/{name}"
DESCRIPTION = (
    "HTTP interface of a Shamble server. Playing uses the WebSocket at /api/tables/{table}/socket. "
    "Operations with a lock need the key of a link as a bearer token: the part of the link after '#'."
)
PATH_PARAMETERS = {
    "table": "Id of the table",
    "game": "Id of the game",
    "language": "Language code: en or it",
    "name": "Name of the catalogue: shell, or the id of a game",
    "run": "Id of the study",
    "number": "Number of a game of the study, from 0",
}
QUERY_PARAMETERS = {
    "game": "Number of a game of the study; default: 0",
    "scenario": "Id of the scenario; default: the game's first",
    "seat": "Seat to review; default: the first one of the link",
    "first": "Review a few decisions from this one on; default: all",
}


class ApiRoute(Route):
    """A documented route. The docstring of the handler is its summary.

    `request` and `response` are the types of the bodies."""

    def __init__(
        self,
        path: str,
        method: str,
        handler: Callable[[Request], Awaitable[Response]],
        *,
        request: Any = None,
        request_type: str = JSON,
        response: Any = None,
        response_type: str = JSON,
        status: int = 200,
        query: Sequence[str] = (),
        needs_key: bool = False,
    ) -> None:
        super().__init__(path, handler, methods=[method])
        self.method = method
        self.request = request
        self.request_type = request_type
        self.response = response
        self.response_type = response_type
        self.status = status
        self.query = query
        self.needs_key = needs_key


def document(routes: Sequence[ApiRoute]) -> dict[str, Any]:
    """Return the OpenAPI document of these routes."""
    types = [type for route in routes for type in (route.request, route.response) if type is not None]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=REF)
    by_type = dict(zip([*types, Problem], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Shamble", "version": __version__, "description": DESCRIPTION},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "link": {"type": "http", "scheme": "bearer", "description": "The key of a link of the table."}
            },
        },
    }


def _operation(route: ApiRoute, schemas: dict[Any, Any]) -> dict[str, Any]:
    summary, _, description = (route.endpoint.__doc__ or "").strip().partition("\n\n")
    content = {} if route.response is None else {"schema": schemas[route.response]}
    operation: dict[str, Any] = {
        "operationId": route.name,
        "summary": " ".join(summary.split()),
        **({"description": " ".join(description.split())} if description else {}),
        "parameters": [
            *(_parameter(name, "path") for name in route.param_convertors),
            *(_parameter(name, "query") for name in route.query),
        ],
        "responses": {
            str(route.status): {
                "description": "Successful response",
                "content": {route.response_type: content},
            },
            "4XX": {"description": "Error", "content": {JSON: {"schema": schemas[Problem]}}},
        },
    }
    if route.request is not None:
        body = {route.request_type: {"schema": schemas[route.request]}}
        operation["requestBody"] = {"required": True, "content": body}
    if route.needs_key:
        operation["security"] = [{"link": []}]
    return operation


def _parameter(name: str, place: str) -> dict[str, Any]:
    descriptions = PATH_PARAMETERS if place == "path" else QUERY_PARAMETERS
    return {
        "name": name,
        "in": place,
        "description": descriptions[name],
        "required": place == "path",
        "schema": {"type": "string"},
    }


def openapi_route(routes: Sequence[ApiRoute]) -> Route:
    """Return the route that serves the OpenAPI document."""

    @cache
    def content() -> bytes:
        return msgspec.json.encode(document(routes))

    async def get_openapi(request: Request) -> Response:
        return Response(content(), media_type=JSON)

    return Route("/api/openapi.json", get_openapi)
