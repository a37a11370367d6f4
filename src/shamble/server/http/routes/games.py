"""Games, rulebooks, scenario briefs and message catalogues."""

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from shamble.core.game import Game
from shamble.match.i18n import messages
from shamble.match.installed_games import games
from shamble.match.protocol.games import Brief, GameInfo, Rulebook
from shamble.match.protocol.view import RefusalReason
from shamble.match.view.options import to_reason
from shamble.server import game_info, limits
from shamble.server.errors import HttpError
from shamble.server.http import helpers
from shamble.server.http.openapi import ApiRoute


class ContentText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text with custom content for a game, such as a scenario."""

    text: str


def _game_or_404(request: Request) -> Game[Any]:
    """Return the game of the path. Raises `HttpError` if this server does not offer it."""
    id = request.path_params["game"]
    game = games().get(id)
    if game is None or not (game.listed or helpers.rooms(request).policy.unlisted_games):
        raise HttpError(404, "error-no-such-game", {"game": id[: limits.MAX_NAME_CHARS]})
    return game


async def list_games(request: Request) -> Response:
    """List the games with their options."""
    return await helpers.static_response(request, ("games",), lambda: msgspec.json.encode(game_info.games()))


async def get_rules(request: Request) -> Response:
    """Return the rulebook of a game: rules, examples, rulings and component texts."""
    id = _game_or_404(request).id
    return await helpers.static_response(
        request, ("rules", id), lambda: msgspec.json.encode(game_info.rulebook(id))
    )


async def get_briefs(request: Request) -> Response:
    """Return the briefs of a game's scenarios, by scenario id."""
    id = _game_or_404(request).id
    return await helpers.static_response(
        request, ("briefs", id), lambda: msgspec.json.encode(game_info.briefs(id))
    )


async def get_scene(request: Request) -> Response:
    """Return the scene of a game: the board as it is drawn before the game begins."""
    game = _game_or_404(request)
    scenario = request.query_params.get("scenario", "")
    setup = game.default_setup(game.min_seats, scenario=scenario)
    for reason in game.check(setup):
        raise HttpError(404, reason.key, dict(reason.args))

    def build() -> bytes:
        return msgspec.json.encode(game.scene(setup))

    if scenario and scenario not in game.scenarios:  # a scenario of the visitor's own
        return helpers.etag_response(request, await asyncio.to_thread(build))
    return await helpers.static_response(request, ("scene", game.id, scenario), build)


async def validate_content(request: Request) -> Response:
    """Check custom content and return all problems in it."""
    game = _game_or_404(request)
    problems = game.validate_content((await helpers.decode_body(request, ContentText)).text)
    if problems is None:
        raise HttpError(400, "error-no-content", {"game": game.id})
    return helpers.json([to_reason(problem) for problem in problems])


async def get_catalogue(request: Request) -> Response:
    """Return a message catalogue in Fluent syntax."""
    name, language = request.path_params["name"], request.path_params["language"]

    def build() -> bytes:
        catalogue = messages.client_catalogue(name, language)
        if catalogue is None:
            raise HttpError(404, "error-no-such-text")
        return catalogue.encode()

    return await helpers.static_response(
        request, ("text", language, name), build, "text/plain; charset=utf-8"
    )


ROUTES = [
    ApiRoute("/api/games", "GET", list_games, response=list[GameInfo]),
    ApiRoute("/api/games/{game}/rules", "GET", get_rules, response=Rulebook),
    ApiRoute("/api/games/{game}/briefs", "GET", get_briefs, response=dict[str, Brief]),
    ApiRoute("/api/games/{game}/scene", "GET", get_scene, query=["scenario"]),
    ApiRoute(
        "/api/games/{game}/validate",
        "POST",
        validate_content,
        request=ContentText,
        response=list[RefusalReason],
    ),
    ApiRoute(
        "/api/text/{language}/{name}.ftl", "GET", get_catalogue, response=str, response_type="text/plain"
    ),
]
