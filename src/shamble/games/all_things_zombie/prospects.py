"""Prospects of options: chances from public information, and warnings."""

from typing import Final

from shamble.core.events import Args
from shamble.core.prospects import CERTAIN, UNKNOWN_CHANCE, Prospect
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.pieces import ZOMBIE_CARDS
from shamble.games.all_things_zombie.rules import odds, ranged, scenarios
from shamble.games.all_things_zombie.rules.charge import StarMayCharge
from shamble.games.all_things_zombie.rules.charge_reaction import StarCharged
from shamble.games.all_things_zombie.rules.exchange import Aim, ReactionFire, StarUnderFire, Surplus
from shamble.games.all_things_zombie.rules.finding import ScoutChoice, SurpriseChoice
from shamble.games.all_things_zombie.rules.in_sight import startles
from shamble.games.all_things_zombie.rules.melee import MayCure, fights
from shamble.games.all_things_zombie.rules.movement import unmarked
from shamble.games.all_things_zombie.rules.spawning import COMES_ON, barred
from shamble.games.all_things_zombie.rules.zombies import hunt
from shamble.games.all_things_zombie.state import ENTRY, NOWHERE, SURVIVORS, HexState, zombie_mp

BAD: Final = "bad"
PLAIN: Final = ""


# -------------------------------------------------------------------- movement


def coming(g: HexState, hex: int) -> list[int]:
    """List the zombies that could reach this hex with their next move."""
    if hex == barred(g):
        return []
    m = g.map()
    return [
        zombie
        for zombie, at in enumerate(g.zombies)
        if at >= 0
        and not (g.still >> zombie) & 1
        and hunt(m, g.scenario, hex, at).far[at] <= zombie_mp(zombie)
    ]


def startled(g: HexState, survivor: int, hexes: list[int]) -> list[int]:
    """List the enemies who would see it come and test (AT-09.31)."""
    if g.phase != SURVIVORS:
        return []
    return [n for n in range(len(g.people)) if any(startles(g, n, survivor, hex) for hex in hexes)]


def going(g: HexState, survivor: int, hex: int) -> list[Prospect]:
    """Compute the prospects of entering a hex: startled enemies, zombies, attackers."""
    out = [
        Prospect(
            "may-startle",
            {"who": names.survivor_name(g, n)},
            UNKNOWN_CHANCE,
            BAD,
            (names.survivor_thing(g, n),),
            ("AT-09.31",),
        )
        for n in startled(g, survivor, [hex])
    ]
    if unmarked(g, hex):
        out.append(behind_the_door(g, hex))
    dead = coming(g, hex) if g.phase != ENTRY else []
    if dead:
        things = tuple([names.zombie_thing(zombie) for zombie in dead])
        out.append(
            Prospect("may-be-reached", {"zombies": len(dead)}, UNKNOWN_CHANCE, BAD, things, ("AT-06.19",))
        )
    return out


def behind_the_door(g: HexState, hex: int) -> Prospect:
    """Compute the chance that zombies are found in a building.

    The remaining cards are known, their order is not (AT-10.01).
    """
    left = [card for card in range(len(ZOMBIE_CARDS)) if card not in g.cards_used] or list(
        range(len(ZOMBIE_CARDS))
    )
    full = [card for card in left if ZOMBIE_CARDS[card] > 0 and ZOMBIE_CARDS[card] != g.finder_card]
    m = g.map()
    thing = names.building_thing(m.buildings[m.building[hex]].id)
    return Prospect("may-find-zombies", {}, len(full) / len(left), BAD, (thing,), ("AT-10.01",))


def leaving(g: HexState, survivor: int) -> list[Prospect]:
    """Compute the prospects of leaving the map: it is final, and what it decides."""
    if scenarios.waits(g):
        return []
    who: Args = {"who": names.survivor_name(g, survivor)}
    out = [Prospect("may-not-return", who, CERTAIN, BAD, (), ("AT-G106",))]
    if g.scenario == scenarios.BULLETS and not g.rules.s1_carry_out and not g.people[survivor].finds:
        out.append(Prospect("may-lose-scenario", who, UNKNOWN_CHANCE, BAD, (), ("AT-12.08", "AT-G69")))
    return out


# -------------------------------------------------------------------- fire


def firing(
    g: HexState, survivor: int, shots: int, panic: bool, targets: list[int], how: int
) -> list[Prospect]:
    """Compute the chance to hit the easiest of these targets, then ammo and noise."""
    held = ranged.gun(g, survivor)
    if held is None:
        return []
    dice = ranged.dice_for(held, shots, panic)
    out: list[Prospect] = []
    if targets:
        faces = [odds.least_face(g, survivor, target, 1, how) for target in targets]
        out.append(hitting(g, targets[faces.index(min(faces))], dice, min(faces), 1))
    return out + _price(g, survivor, shots, panic)


def hitting(g: HexState, target: int, dice: int, face: int, place: int) -> Prospect:
    """Compute the chance to hit the target named in this position.

    Dice are assigned in turn, the best first (AT-08.07).
    """
    who = names.survivor_name(g, target) if target >= 0 else names.pace_name(~target)
    chance = odds.at_least(dice, (odds.NEVER - face) / 6, place)
    args: Args = {"target": who, "dice": dice, "need": face}
    key = "may-hit" if face < odds.NEVER else "may-not-hit"
    return Prospect(key, args, chance, "good", (names.target_thing(g, target),), ("AT-08.06",))


def _price(g: HexState, survivor: int, shots: int, panic: bool) -> list[Prospect]:
    held = ranged.gun(g, survivor)
    if held is None:
        return []
    out: list[Prospect] = []
    item: Args = {"item": names.item_name(held.kind)}
    if panic and not held.scope:
        out.append(Prospect("may-run-dry", item, CERTAIN, BAD, (), ("AT-08.41",)))
    else:
        dry = odds.at_least(ranged.dice_for(held, shots, panic), 1 / 6, 2)
        if dry:
            out.append(Prospect("may-run-dry", item, dry, PLAIN, (), ("AT-08.37",)))
    if held.weapon().loud:
        fired = shots + (1 if panic and not held.scope else 0)
        out.append(
            Prospect("may-call", {"shots": fired, "need": COMES_ON}, UNKNOWN_CHANCE, PLAIN, (), ("AT-11.02",))
        )
    return out


def throwing(g: HexState, survivor: int, hex: int) -> list[Prospect]:
    """Compute the prospects of a grenade: a die for everyone there, friends too (AT-08.34)."""
    out = [Prospect("may-hit-some", {}, odds.grenade(g, survivor, hex), "good", (), ("AT-08.34",))]
    for friend in [n for n in g.people_in(hex) if not g.enemies(survivor, n)]:
        face = odds.least_face(g, survivor, friend, 1, ranged.ORDERED)
        args: Args = {"who": names.survivor_name(g, friend), "need": face}
        if face < odds.NEVER:
            things = (names.survivor_thing(g, friend),)
            out.append(
                Prospect(
                    "may-hit-friend", args, (odds.NEVER - face) / 6, BAD, things, ("AT-08.34", "AT-G123")
                )
            )
    return out


# -------------------------------------------------------------------- hand to hand


def fighting(g: HexState, survivor: int, hex: int, zombies: int) -> list[Prospect]:
    """Compute the prospects of a round against the zombies and enemies in the hex (AT-08.64)."""
    foes = g.foes_in(hex, survivor)
    if not zombies and not foes:
        return []
    win, hurt = odds.melee(g, survivor, zombies, foes)
    who: Args = {"who": names.survivor_name(g, survivor)}
    return [
        Prospect("may-win", who, win, "good", (), ("AT-08.64",)),
        Prospect("may-be-wounded", who, hurt, BAD, (names.survivor_thing(g, survivor),), ("AT-08.64",)),
    ]


def charging(g: HexState, survivor: int, hex: int) -> list[Prospect]:
    """Compute the chance that a charge arrives, then the prospects of the fight."""
    arrives = odds.charge_home(g, survivor, hex)
    out = [
        Prospect("may-arrive", {"who": names.survivor_name(g, survivor)}, arrives, "good", (), ("AT-09.40",))
    ]
    return out + fighting(g, survivor, hex, g.crowd(hex))


def ending(g: HexState, survivor: int) -> list[Prospect]:
    """Compute the prospects of ending: a round to fight (AT-05.13), or attackers."""
    hex = g.people[survivor].hex
    if hex == NOWHERE or g.phase == ENTRY:
        return []
    if fights(g, survivor):
        return fighting_here(g, survivor)
    return going(g, survivor, hex)


def rolling(g: HexState, survivor: int, key: str, rule: str) -> list[Prospect]:
    """Compute the chance that at least one of two dice does not exceed Rep (AT-05.17)."""
    s = g.people[survivor]
    args: Args = {"who": names.survivor_name(g, survivor), "rep": s.rep()}
    return [Prospect(key, args, odds.passes(s.rep(), 1), "good", (), (rule,))]


# -------------------------------------------------------------------- answers, by the question


def fire_how(g: HexState, shots: int, panic: bool) -> list[Prospect]:
    """Compute the prospects of reaction fire at the targets of the frame."""
    frame = g.stack[-1]
    if not isinstance(frame, ReactionFire):
        return []
    return firing(g, frame.survivor, shots, panic, frame.at_whom(g), frame.how)


def naming(g: HexState, target: int) -> list[Prospect]:
    """Compute the prospects of the target named next."""
    frame = g.stack[-1]
    if isinstance(frame, Surplus):
        return [Prospect("may-hit-too", {}, CERTAIN, "good", (names.target_thing(g, target),), ("AT-08.07",))]
    held = ranged.gun(g, frame.survivor) if isinstance(frame, Aim) else None
    if not isinstance(frame, Aim) or held is None:
        return []
    place = len(frame.targets) + 1
    face = odds.least_face(g, frame.survivor, target, place, frame.how)
    return [hitting(g, target, ranged.dice_for(held, frame.shots, frame.panic), face, place)]


def shooting(g: HexState) -> list[Prospect]:
    """Compute the chance to hit at least one of the named targets."""
    frame = g.stack[-1]
    held = ranged.gun(g, frame.survivor) if isinstance(frame, Aim) else None
    if not isinstance(frame, Aim) or held is None:
        return []
    dice = ranged.dice_for(held, frame.shots, frame.panic)
    chance = odds.some_target(g, frame.survivor, dice, frame.targets, frame.how)
    return [Prospect("may-hit-some", {}, chance, "good", (), ("AT-08.06",))]


def answering(g: HexState, word: str) -> list[Prospect]:
    """Compute the prospects of a named answer."""
    frame = g.stack[-1]
    if isinstance(frame, (StarCharged, SurpriseChoice)):
        if word == "fire":
            return _into_own_hex(g, frame.survivor)
        return fighting_here(g, frame.survivor) if word == "melee" else []
    if isinstance(frame, StarUnderFire) and word == "fire":
        return _single_shot(g, frame.survivor, [frame.firer], ranged.CHOSEN)
    if isinstance(frame, StarMayCharge):
        if word == "charge":
            return charging(g, frame.survivor, frame.hex)
        if word == "fire":
            there = [
                t
                for t in ranged.aims(g, frame.survivor, (), ranged.ORDERED)
                if ranged.target_hex(g, t) == frame.hex
            ]
            return _single_shot(g, frame.survivor, there, ranged.ORDERED)
    if isinstance(frame, ScoutChoice) and word == "enter":
        return fighting(g, frame.survivor, frame.there, g.crowd(frame.there))
    if isinstance(frame, MayCure):
        if word == "cure":
            return rolling(g, frame.survivor, "may-cure", "AT-12.47")
        return fighting_here(g, frame.survivor)
    return []


def fighting_here(g: HexState, survivor: int) -> list[Prospect]:
    hex = g.people[survivor].hex
    return fighting(g, survivor, hex, g.crowd(hex))


def _into_own_hex(g: HexState, survivor: int) -> list[Prospect]:
    return _single_shot(g, survivor, ranged.aims(g, survivor, (), ranged.CHOSEN), ranged.CHOSEN)


def _single_shot(g: HexState, survivor: int, targets: list[int], how: int) -> list[Prospect]:
    """Compute the chance with all shots of the gun in hand; their number is asked next."""
    held = ranged.gun(g, survivor)
    if held is None or not targets:
        return []
    return firing(g, survivor, held.weapon().shots[-1], ranged.CALM, targets, how)[:1]
