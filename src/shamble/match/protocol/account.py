"""Whoever a browser is known as: their tables, their account, what they have played."""

from __future__ import annotations

from msgspec import Struct


class MySeat(Struct, frozen=True):
    """A seat of mine, and a key that opens it."""

    table: str
    key: str
    game: str
    when: int  # I was there last, in seconds since 1970


class Me(Struct, frozen=True, omit_defaults=True):
    """GET /api/me: `known`: this browser has been given a cookie; `name`: that of the account it is signed in to;
    `accounts`: there are accounts here; `places`: my tables, those first where I was last."""

    known: bool = False
    name: str = ""
    accounts: bool = False
    places: list[MySeat] = []


class ForgetTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/forget: do not list this table any more; "" = forget this browser altogether."""

    table: str = ""


class SignUp(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/sign-up: an account, for whoever this browser is known as."""

    name: str
    phrase: str


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/sign-in. `bring`: the games that this browser remembers come along."""

    name: str
    phrase: str
    bring: bool = True


class ChangePassphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/phrase: another passphrase; all other browsers are signed out."""

    old: str
    new: str


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/delete: the account goes; its games stay with whoever else played them."""

    phrase: str


class Tally(Struct, frozen=True):
    """How often something was played and won; `key`: a scenario, a mode, a side or the number of a seat."""

    key: str
    played: int
    won: int


class GameRecord(Struct, frozen=True):
    """A game: all in all, by scenario (by mode where there are none), by side, by seat."""

    game: str
    played: int
    won: int
    scenarios: list[Tally] = []
    sides: list[Tally] = []
    seats: list[Tally] = []


class FinishedGame(Struct, frozen=True, omit_defaults=True):
    """A game that is over, as one who was there remembers it. `key`: opens its replay; "" = it was cleared away."""

    table: str
    game: str
    mode: str
    scenario: str
    when: int
    won: bool
    people: list[str]  # who else was there
    bots: int
    key: str = ""
    heroes: int = 0  # of one's side
    alive: int = 0
    rounds: int = 0


class Medal(Struct, frozen=True, omit_defaults=True):
    """Something worth remembering. `best`: how near one has come, -1 = nowhere yet; `evening`: that on which it was
    earned."""

    id: str
    earned: bool = False
    best: int = -1
    goal: int = 0
    evening: FinishedGame | None = None


class FellowPlayer(Struct, frozen=True):
    name: str
    games: int


class Profile(Struct, frozen=True, omit_defaults=True):
    """GET /api/me/profile. `seconds`: at the table; `kills`: zombies; `looking`: tables that are still looked at, so
    that asking again tells more."""

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
