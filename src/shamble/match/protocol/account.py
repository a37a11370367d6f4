"""Bodies of HTTP requests and responses about a player: own tables, account, profile."""

from __future__ import annotations

from msgspec import Struct


class MySeat(Struct, frozen=True):
    """A seat of the player, and a key that opens it."""

    table: str
    key: str
    game: str
    when: int  # last visit, in seconds since 1970


class Me(Struct, frozen=True, omit_defaults=True):
    """GET /api/me: the player this browser belongs to.

    `known`: the browser has a cookie. `name`: the account it is signed in to. `accounts`: the server offers accounts.
    `places`: the player's tables, the last visited first.
    """

    known: bool = False
    name: str = ""
    accounts: bool = False
    places: list[MySeat] = []


class Device(Struct, frozen=True):
    """A browser where the player is signed in.

    `made`: when, in seconds since 1970. `here`: this one.
    """

    id: str
    device: str
    made: int
    here: bool


class EndSession(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/devices: sign a browser out."""

    id: str


class ForgetTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/forget: remove a table from the player's list; "" = forget the browser."""

    table: str = ""


class SignUp(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/sign-up: create an account for the player of this browser."""

    name: str
    phrase: str


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/sign-in. `bring`: add the games of this browser to the account."""

    name: str
    phrase: str
    bring: bool = True


class ChangePassphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/phrase: change the passphrase and sign out all other browsers."""

    old: str
    new: str


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/delete: delete the account. Its games remain for the other players."""

    phrase: str


class Tally(Struct, frozen=True):
    """Games played and won with a scenario, mode, side or seat number (`key`)."""

    key: str
    played: int
    won: int


class GameRecord(Struct, frozen=True):
    """Games played and won of one game: total, by scenario (or mode), by side, by seat."""

    game: str
    played: int
    won: int
    scenarios: list[Tally] = []
    sides: list[Tally] = []
    seats: list[Tally] = []


class FinishedGame(Struct, frozen=True, omit_defaults=True):
    """A finished game in the player's history.

    `key`: opens its replay; "" = the table was deleted.
    """

    table: str
    game: str
    mode: str
    scenario: str
    when: int
    won: bool
    people: list[str]  # names of the other players
    bots: int
    key: str = ""
    heroes: int = 0  # of the player's side
    alive: int = 0
    rounds: int = 0


class Medal(Struct, frozen=True, omit_defaults=True):
    """An achievement.

    `best`: the best result so far, -1 = none; `evening`: the game in which it was earned.
    """

    id: str
    earned: bool = False
    best: int = -1
    goal: int = 0
    evening: FinishedGame | None = None


class FellowPlayer(Struct, frozen=True):
    """Another player, and the number of games played together."""

    name: str
    games: int


class Profile(Struct, frozen=True, omit_defaults=True):
    """GET /api/me/profile: the player's statistics.

    `seconds`: time played. `kills`: zombies. `looking`: tables still being evaluated; ask again for complete numbers.
    """

    name: str = ""
    played: int = 0
    won: int = 0
    seconds: int = 0
    kills: int = 0
    boxes: list[GameRecord] = []
    evenings: list[FinishedGame] = []
    medals: list[Medal] = []
    friends: list[FellowPlayer] = []
    looking: int = 0
