"""What was typed: a choice, a command or question, or nothing that makes sense."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

# What one may type, in both languages whichever is spoken, and the command it is.
COMMANDS: dict[str, str] = {
    "?": "near-misses",
    **dict.fromkeys(("why", "perché", "perche"), "why"),
    **dict.fromkeys(("rule", "regola"), "rule"),
    **dict.fromkeys(("hint", "consiglio"), "hint"),
    **dict.fromkeys(("undo", "annulla"), "undo"),
    **dict.fromkeys(("redo", "rifai"), "redo"),
    "auto": "auto",
    **dict.fromkeys(("board", "tavolo"), "board"),
    **dict.fromkeys(("log", "diario"), "log"),
    **dict.fromkeys(("save", "salva"), "save"),
    **dict.fromkeys(("quit", "exit", "esci"), "quit"),
    **dict.fromkeys(("help", "aiuto"), "help"),
    # questions about the position
    **dict.fromkeys(("me", "io"), "me"),
    **dict.fromkeys(("near", "vicino", "vicini"), "near"),
    **dict.fromkeys(("reach", "minacce"), "reach"),
    **dict.fromkeys(("can", "posso"), "can"),
    **dict.fromkeys(("look", "guarda"), "look"),
    **dict.fromkeys(("room", "stanza"), "room"),
    **dict.fromkeys(("way", "strada"), "way"),
    **dict.fromkeys(("who", "chi"), "who"),
    **dict.fromkeys(("hand", "mano"), "hand"),
    **dict.fromkeys(("votes", "voti"), "votes"),
    **dict.fromkeys(("everybody", "tutti"), "everybody"),
    **dict.fromkeys(("places", "luoghi"), "places"),
    # what is asked, and what happened
    **dict.fromkeys(("asked", "domanda"), "asked"),
    **dict.fromkeys(("choices", "scelte"), "choices"),
    **dict.fromkeys(("last", "ultimo"), "last"),
    **dict.fromkeys(("since", "intanto"), "since"),
    **dict.fromkeys(("rest", "resto"), "rest"),
    # how it is told
    **dict.fromkeys(("say", "racconta"), "say"),
    **dict.fromkeys(("wait", "attendi"), "wait"),
    **dict.fromkeys(("next", "avanti"), "next"),
    # walking over the board with the fingers
    **dict.fromkeys(("home", "casa"), "home"),
    **dict.fromkeys(("north", "nord"), "north"),
    **dict.fromkeys(("south", "sud"), "south"),
    **dict.fromkeys(("east", "est"), "east"),
    **dict.fromkeys(("west", "ovest"), "west"),
}
# questions of several words that begin like another one
PHRASES: dict[str, str] = dict.fromkeys(("who reaches me", "who can reach me", "chi mi raggiunge"), "reach")
# commands that something may follow
WITH_MORE = ("why", "rule", "save", "near", "reach", "look", "room", "way", "who", "say", "choices", "log")


@dataclass(frozen=True)
class Chosen:
    """The option at this place."""

    place: int


@dataclass(frozen=True)
class Command:
    name: str
    rest: str = ""


@dataclass(frozen=True)
class NoSuchNumber:
    number: int


@dataclass(frozen=True)
class Ambiguous:
    """It could be any of these options."""

    places: tuple[int, ...]


@dataclass(frozen=True)
class Unknown:
    text: str


Meaning = Chosen | Command | NoSuchNumber | Ambiguous | Unknown


def understand(typed: str, options: Sequence[str], said: Sequence[str] = ()) -> Meaning:
    """A whole notation comes first, then commands, then numbers, then the beginning of a notation, then that of an
    option as it is `said`."""
    wanted = " ".join(typed.split()).casefold()
    texts = [option.casefold() for option in options]
    if wanted in texts:
        return Chosen(texts.index(wanted))
    if wanted.rstrip(" ?") in PHRASES:
        return Command(PHRASES[wanted.rstrip(" ?")])
    word, _, rest = typed.strip().partition(" ")
    name = COMMANDS.get(word.casefold())
    if name and (not rest.strip() or name in WITH_MORE):
        return Command(name, rest.strip())
    if wanted.isdecimal():
        number = int(wanted)
        return Chosen(number - 1) if 1 <= number <= len(options) else NoSuchNumber(number)
    found = matching(wanted, texts) or matching(wanted, [text.casefold() for text in said])
    if len(found) == 1:
        return Chosen(found[0])
    return Ambiguous(tuple(found)) if found else Unknown(typed.strip())


def matching(wanted: str, texts: Sequence[str]) -> list[int]:
    """The places of the texts that begin like this; or else whose words do, one by one ("d 2" is "door 2"); or else
    that have words beginning like these in this order ("shoot b3" is "Ned shoot B3 with rifle")."""
    parts = wanted.split()
    for fits in (_begins, _word_by_word, _in_order):
        found = [place for place, text in enumerate(texts) if parts and fits(parts, text)]
        if found:
            return found
    return []


def _begins(parts: Sequence[str], text: str) -> bool:
    return text.startswith(" ".join(parts))


def _word_by_word(parts: Sequence[str], text: str) -> bool:
    words = text.split()
    return len(parts) <= len(words) and all(map(str.startswith, words, parts))


def _in_order(parts: Sequence[str], text: str) -> bool:
    words = iter(text.split())
    return all(any(word.startswith(part) for word in words) for part in parts)


def read_faces(typed: str, sides: int) -> list[int]:
    """What dice show: "3 5", "3,5", or "35" where no die has two digits. Empty = no numbers at all."""
    parts = [part for part in re.split(r"[\s,;+]+", typed.strip()) if part]
    if not parts or not all(part.isdecimal() for part in parts):
        return []
    if len(parts) == 1 and sides < 10:
        return [int(digit) for digit in parts[0]]
    return [int(part) for part in parts]
