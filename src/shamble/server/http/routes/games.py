"""Games, rulebooks, scenario briefs and message catalogues."""

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
    return helpers.static_response(request, msgspec.json.encode(game_info.games()))


async def get_rules(request: Request) -> Response:
    """Return the rulebook of a game: rules, examples, rulings and component texts."""
    rulebook = game_info.rulebook(_game_or_404(request).id)
    return helpers.static_response(request, msgspec.json.encode(rulebook))


async def get_briefs(request: Request) -> Response:
    """Return the briefs of a game's scenarios, by scenario id."""
    briefs = game_info.briefs(_game_or_404(request).id)
    return helpers.static_response(request, msgspec.json.encode(briefs))


async def get_scene(request: Request) -> Response:
    """Return the scene of a game: the board as it is drawn before the game begins."""
    game = _game_or_404(request)
    setup = game.default_setup(game.min_seats, scenario=request.query_params.get("scenario", ""))
    for reason in game.check(setup):
        raise HttpError(404, reason.key, dict(reason.args))
    return helpers.static_response(request, msgspec.json.encode(game.scene(setup)))


async def validate_content(request: Request) -> Response:
    """Check custom content and return all problems in it."""
    game = _game_or_404(request)
    problems = game.validate_content((await helpers.decode_body(request, ContentText)).text)
    if problems is None:
        raise HttpError(400, "error-no-content", {"game": game.id})
    return helpers.json([to_reason(problem) for problem in problems])


async def get_catalogue(request: Request) -> Response:
    """Return a message catalogue in Fluent syntax."""
    catalogue = messages.client_catalogue(request.path_params["name"], request.path_params["language"])
    if catalogue is None:
        raise HttpError(404, "error-no-such-text")
    return helpers.static_response(request, catalogue.encode(), "text/plain; charset=utf-8")


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
