"""Table codes: two words and a number, easy to say on the phone.

The words are the same in Italian and English, and no two of them sound or look alike."""

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
    """Make a random code."""
    first, second = secrets.SystemRandom().sample(WORDS, 2)
    return f"{first}-{second}-{secrets.choice(NUMBERS)}"


def parse_code(text: str) -> str | None:
    """Parse the code in a text with any separators, or None if there is none."""
    parts = _parts(text)
    if len(parts) != 3 or not parts[2].isdecimal() or not all(word in WORDS for word in parts[:2]):
        return None
    return "-".join(parts)


def closest_code(text: str) -> str:
    """Return the closest possible code for a mistyped one; "" if there is none.

    It compares letters only, so it does not reveal which codes exist."""
    parts = _parts(text)
    if len(parts) != 3 or not parts[2].isdecimal():
        return ""
    words = [next(iter(get_close_matches(word, WORDS, 1, 0.6)), "") for word in parts[:2]]
    return f"{words[0]} {words[1]} {parts[2]}" if all(words) else ""


def _parts(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", text[:200].rpartition("#")[2].lower())
    signs = (sign for sign in plain if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() and sign.isalnum() else " " for sign in signs).split()
