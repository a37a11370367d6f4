"""What can be asked by HTTP, as an OpenAPI document: made from the routes and the types of the wire themselves."""

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


class Asked(Route):
    """A route that says what it takes and gives. `asks`: what the body is, `takes` of which form; `gives`: what is
    answered, in which `form` and with which `status`; `query`: names in the address; `keyed`: a key is needed."""

    def __init__(
        self,
        path: str,
        method: str,
        handler: Callable[[Request], Awaitable[Response]],
        *,
        asks: Any = None,
        takes: str = JSON,
        gives: Any = None,
        form: str = JSON,
        status: int = 200,
        query: Sequence[str] = (),
        keyed: bool = False,
    ) -> None:
        super().__init__(path, handler, methods=[method])
        self.method = method
        self.asks = asks
        self.takes = takes
        self.gives = gives
        self.form = form
        self.status = status
        self.query = query
        self.keyed = keyed


def document(routes: Sequence[Asked]) -> dict[str, Any]:
    """The whole description."""
    kinds = [kind for route in routes for kind in (route.asks, route.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Problem], ref_template=REF)
    found = dict(zip([*kinds, Problem], schemas))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Shamble", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"link": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(route: Asked, schemas: dict[Any, Any]) -> dict[str, Any]:
    """One path and method."""
    given = {} if route.gives is None else {"schema": schemas[route.gives]}
    words = (route.endpoint.__doc__ or route.name.replace("_", " ")).strip().partition("\n\n")[0]
    told: dict[str, Any] = {
        "operationId": route.name,
        "summary": " ".join(words.split()),
        "parameters": [
            *(_parameter(name, "path") for name in route.param_convertors),
            *(_parameter(name, "query") for name in route.query),
        ],
        "responses": {
            str(route.status): {"description": "Here it is.", "content": {route.form: given}},
            "4XX": {"description": "Why not.", "content": {JSON: {"schema": schemas[Problem]}}},
        },
    }
    if route.asks is not None:
        told["requestBody"] = {"required": True, "content": {route.takes: {"schema": schemas[route.asks]}}}
    if route.keyed:
        told["security"] = [{"link": []}]
    return told


def _parameter(name: str, place: str) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}


def published(routes: Sequence[Asked]) -> Route:
    """The address at which the routes are described."""

    @cache
    def content() -> bytes:
        return msgspec.json.encode(document(routes))

    async def described(request: Request) -> Response:
        return Response(content(), media_type=JSON)

    return Route("/api/openapi.json", described)
