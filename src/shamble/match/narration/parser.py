"""Parser for typed commands of the text view and the terminal, in both languages."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

# Typed word in either language -> command.
COMMANDS: dict[str, str] = {
    "?": "near-misses",
    **dict.fromkeys(("why", "perché", "perche"), "why"),
    **dict.fromkeys(("rule", "regola"), "rule"),
    **dict.fromkeys(("hint", "consiglio"), "hint"),
    **dict.fromkeys(("undo", "annulla"), "undo"),
    **dict.fromkeys(("redo", "rifai"), "redo"),
    "auto": "auto",
    **dict.fromkeys(("board", "tavolo", "status", "stato"), "board"),
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
    # the decision, and what happened
    **dict.fromkeys(("asked", "domanda"), "asked"),
    **dict.fromkeys(("choices", "scelte"), "choices"),
    **dict.fromkeys(("last", "ultimo"), "last"),
    **dict.fromkeys(("since", "intanto"), "since"),
    **dict.fromkeys(("rest", "resto"), "rest"),
    # how much to narrate
    **dict.fromkeys(("say", "racconta"), "say"),
    **dict.fromkeys(("wait", "attendi"), "wait"),
    **dict.fromkeys(("next", "avanti"), "next"),
    # moving over the board with the arrow keys
    **dict.fromkeys(("home", "casa"), "home"),
    **dict.fromkeys(("north", "nord"), "north"),
    **dict.fromkeys(("south", "sud"), "south"),
    **dict.fromkeys(("east", "est"), "east"),
    **dict.fromkeys(("west", "ovest"), "west"),
}
# commands of several words that begin like another command
PHRASES: dict[str, str] = {
    **dict.fromkeys(("who reaches me", "who can reach me", "chi mi raggiunge"), "reach"),
    **dict.fromkeys(("where am i", "who am i", "dove sono", "chi sono"), "me"),
    **dict.fromkeys(("what can i do", "options", "cosa posso fare", "che cosa posso fare"), "choices"),
    **dict.fromkeys(("what happened", "cosa è successo", "che cosa è successo"), "since"),
    **dict.fromkeys(("whose turn", "whose turn is it", "a chi tocca"), "asked"),
    **dict.fromkeys(("look around", "guardati intorno"), "look"),
}
WALK_WORDS = ("walk", "go", "move", "step", "cammina", "vai", "va", "muovi")
DIRECTIONS = ("north", "south", "east", "west")
YES = ("y", "yes", "s", "sì", "si")
# commands that take an argument
WITH_MORE = ("why", "rule", "save", "near", "reach", "look", "room", "way", "who", "say", "choices", "log")


@dataclass(frozen=True)
class Choice:
    """The option with this index."""

    index: int


@dataclass(frozen=True)
class Command:
    """A command with its argument."""

    name: str
    rest: str = ""


@dataclass(frozen=True)
class NoSuchNumber:
    """A number without an option."""

    number: int


@dataclass(frozen=True)
class Ambiguous:
    """Text that matches several options."""

    indexes: tuple[int, ...]


@dataclass(frozen=True)
class Unknown:
    """Text that matches nothing."""

    text: str


Meaning = Choice | Command | NoSuchNumber | Ambiguous | Unknown


def parse(typed: str, options: Sequence[str], labels: Sequence[str] = ()) -> Meaning:
    """Parse typed text, given the notation of the options and their words (`labels`).

    Tried in this order: a complete notation, a command, the number of an option, the beginning of a notation, the
    beginning of an option's words.
    """
    wanted = " ".join(typed.split()).casefold()
    texts = [option.casefold() for option in options]
    if wanted in texts:
        return Choice(texts.index(wanted))
    if wanted.rstrip(" ?") in PHRASES:
        return Command(PHRASES[wanted.rstrip(" ?")])
    word, _, rest = typed.strip().partition(" ")
    direction = COMMANDS.get(rest.split()[-1].casefold()) if rest.split() else None  # "walk to the north"
    if word.casefold() in WALK_WORDS and direction in DIRECTIONS:
        return Command("go", direction)
    name = COMMANDS.get(word.casefold())
    if name and (not rest.strip() or name in WITH_MORE):
        return Command(name, rest.strip())
    if wanted.isdecimal():
        number = int(wanted)
        return Choice(number - 1) if 1 <= number <= len(options) else NoSuchNumber(number)
    matches = find_matches(wanted, texts) or find_matches(wanted, [text.casefold() for text in labels])
    if len(matches) == 1:
        return Choice(matches[0])
    return Ambiguous(tuple(matches)) if matches else Unknown(typed.strip())


def find_matches(wanted: str, texts: Sequence[str]) -> list[int]:
    """List the indexes of the texts that match, by the first of these rules that finds any.

    The text begins with `wanted`; its words begin with the words of `wanted`, one by one ("d 2" for "door 2"); it has
    words that begin with them in this order ("shoot b3" for "Ned shoot B3 with rifle").
    """
    parts = wanted.split()
    for matches in (_begins, _word_by_word, _in_order):
        results = [index for index, text in enumerate(texts) if parts and matches(parts, text)]
        if results:
            return results
    return []


def _begins(parts: Sequence[str], text: str) -> bool:
    return text.startswith(" ".join(parts))


def _word_by_word(parts: Sequence[str], text: str) -> bool:
    words = text.split()
    return len(parts) <= len(words) and all(map(str.startswith, words, parts))


def _in_order(parts: Sequence[str], text: str) -> bool:
    words = iter(text.split())
    return all(any(word.startswith(part) for word in words) for part in parts)


def parse_faces(typed: str, sides: int) -> list[int]:
    """Return typed dice.

    "3 5", "3,5", or "35" if no face has two digits. Empty if there are other characters.
    """
    parts = [part for part in re.split(r"[\s,;+]+", typed.strip()) if part]
    if not parts or not all(part.isdecimal() for part in parts):
        return []
    if len(parts) == 1 and sides < 10:
        return [int(digit) for digit in parts[0]]
    return [int(part) for part in parts]
