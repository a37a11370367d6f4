"""The code of a table: two words and a number, to be said on the phone. The words are the same in Italian and
English, and no two of them are alike to the ear or one slip of a finger apart."""

import secrets
import unicodedata
from difflib import get_close_matches

_LIST = """
alibi aloe arena aroma aurora avocado banana banjo bazooka bingo bistro bonsai cactus cargo casino cinema cobra
condor coyote delta diva dodo dogma domino drama duo enigma euro extra fiasco flora gazebo geisha gelato gorilla
guru hobby hotel idea iguana jazz jeep jolly judo jumbo karate karma kayak kebab ketchup kiwi koala lava limbo
maestro magenta mango mantra marina metro moka mousse nirvana ninja oboe omega opera orca origami oscar panda papaya
patio pesto piano picnic pizza polka poncho puma quasar quiz radar radio ravioli replica risotto robot rodeo rumba
safari salsa samurai sauna scooter sigma silo slalom soda soprano stereo sushi tandem taxi tempo tennis tequila
tiara toast tofu tombola torso totem trio tuba tundra turbo ultra video villa virus visa volt yeti yoga zebra zero
zigzag
"""
WORDS = tuple(_LIST.split())
NUMBERS = range(10, 100)


def new_code() -> str:
    """A code that says nothing about its table."""
    first, second = secrets.SystemRandom().sample(WORDS, 2)
    return f"{first}-{second}-{secrets.choice(NUMBERS)}"


def parse_code(text: str) -> str | None:
    """The code that somebody typed or pasted, whatever is between its parts; None = it is none."""
    parts = _parts(text)
    if len(parts) != 3 or not parts[2].isdecimal() or not all(word in WORDS for word in parts[:2]):
        return None
    return "-".join(parts)


def closest_code(text: str) -> str:
    """What somebody may have meant whose words are no words of ours, by their envelopes alone: nobody learns from it
    which codes there are. "" = nothing is near."""
    parts = _parts(text)
    if len(parts) != 3 or not parts[2].isdecimal():
        return ""
    found = [next(iter(get_close_matches(word, WORDS, 1, 0.6)), "") for word in parts[:2]]
    return f"{found[0]} {found[1]} {parts[2]}" if all(found) else ""


def _parts(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", text[:200].rpartition("#")[2].lower())
    signs = (sign for sign in plain if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() and sign.isalnum() else " " for sign in signs).split()
