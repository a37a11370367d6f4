"""Activation of zombies: first all attacks, then all moves (ZC-07.02, ZC-07.03, ZC-G114)."""

from shamble.core.actions import Action
from shamble.core.frames import Ballot, Prompt, Routine, Step
from shamble.games.zombicide import choices, names
from shamble.games.zombicide.cards import ABOMINATION, KINDS, RUNNER
from shamble.games.zombicide.events import HordeAttacks, HordeStirs
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.rules.missions import Settle
from shamble.games.zombicide.rules.questions import Question
from shamble.games.zombicide.rules.wounds import Bitten
from shamble.games.zombicide.rules.zombie_moves import AbominationWay, next_zones, noise_map, split
from shamble.games.zombicide.state import ZombicideState, changed

ALL_KINDS = (1 << KINDS) - 1


class Activation(Step[ZombicideState]):
    """All zombies of these kinds (one bit each) spend an action.

    `shortage` = miniatures ran out; a shortage during it causes no further one (ZC-G29).
    """

    def __init__(self, kinds: int, shortage: bool) -> None:
        self.kinds = kinds
        self.shortage = shortage

    def run(self, g: ZombicideState) -> None:
        idle = bytearray(g.zombies)
        for kind in range(KINDS):
            if not self.kinds >> kind & 1:
                for place in range(kind, len(idle), KINDS):
                    idle[place] = 0
        g.idle.append(bytes(idle))
        g.push(Rest())
        g.push(Moves(0, 0, self.shortage))
        g.push(Attacks(0))


class Rest(Step[ZombicideState]):
    """End an activation."""

    def run(self, g: ZombicideState) -> None:
        g.idle.pop()
        g.push(Settle())


class Attacks(Step[ZombicideState]):
    """Every zombie in a zone with a survivor attacks, zone by zone (ZC-07.04, ZC-07.10)."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def run(self, g: ZombicideState) -> None:
        zones = sorted({g.survivors[n].zone for n in g.living()})
        for zone in zones:
            if zone < self.zone:
                continue
            idle = g.idle[-1]
            count = sum(idle[zone * KINDS : zone * KINDS + KINDS])
            if count == 0:
                continue
            g.idle[-1] = idle[: zone * KINDS] + bytes(KINDS) + idle[zone * KINDS + KINDS :]
            g.emit(HordeAttacks(g.mission, zone, count))
            g.push(Attacks(zone + 1))
            g.push(Settle())
            g.push(Bites(zone, count))
            return


class Bites(Step[ZombicideState]):
    """Resolve a number of attacks in a zone.

    Players divide them among several survivors (ZC-07.09); those left after the last survivor's death are
    wasted (ZC-07.37).
    """

    def __init__(self, zone: int, count: int) -> None:
        self.zone = zone
        self.count = count

    def run(self, g: ZombicideState) -> None:
        victims = g.in_zone(self.zone)
        if self.count == 0 or not victims:
            return
        g.push(Bites(self.zone, self.count - 1))
        if len(victims) == 1:
            g.push(Bitten(victims[0]))
        elif g.rules.quick:
            g.push(Bitten(toughest(g, victims)))
        elif len(concerned(g, self.zone)) == 1:
            g.push(ShareWound(self.zone, self.count))
        else:
            g.push(AgreeOnWound(self.zone, self.count))


def toughest(g: ZombicideState, victims: list[int]) -> int:
    """Return the victim under the option quick: fewest wounds, then most cards (ZC-G119)."""
    best = victims[0]
    for n in victims:
        a, b = g.survivors[n], g.survivors[best]
        if (a.wounds(), -len(a.cards())) < (b.wounds(), -len(b.cards())):
            best = n
    return best


def concerned(g: ZombicideState, zone: int) -> tuple[int, ...]:
    """List the players with survivors in a zone, from the first player on (ZC-G102)."""
    there = {g.survivors[n].seat for n in g.in_zone(zone)}
    order = [(g.first + k) % g.seats for k in range(g.seats)]
    return tuple([seat for seat in order if seat in there])


class ShareWound(Question):
    """Ask the player of all survivors in the zone who takes a wound (ZC-07.09, ZC-G102)."""

    def __init__(self, zone: int, count: int) -> None:
        self.zone = zone
        self.count = count

    def seat(self, g: ZombicideState) -> int:
        return concerned(g, self.zone)[0]

    def subject(self, g: ZombicideState) -> str:
        return names.zone_thing(g, self.zone)

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-wound", {"count": self.count}, ("ZC-07.09", "ZC-G102"))

    def routine(self, g: ZombicideState, seat: int) -> Routine | None:
        return Routine("rest-wounds") if self.count > 1 else None

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [choices.ChooseSurvivor(n, "wound") for n in g.in_zone(self.zone)]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        assert isinstance(action, choices.ChooseSurvivor)
        g.stack.pop()
        g.push(Bitten(action.survivor))


class AgreeOnWound(Ballot[ZombicideState]):
    """Vote of the players with survivors in the zone on who takes a wound (ZC-07.09).

    Each names a survivor and most votes win; in a tie, the first in order from the holder of the
    first-player token (ZC-G102).
    """

    def __init__(self, zone: int, count: int) -> None:
        self.zone = zone
        self.count = count

    def asked_seats(self, g: ZombicideState) -> tuple[int, ...]:
        return concerned(g, self.zone)

    def subject(self, g: ZombicideState) -> str:
        return names.zone_thing(g, self.zone)

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-wound", {"count": self.count}, ("ZC-07.09", "ZC-G102"))

    def routine(self, g: ZombicideState, seat: int) -> Routine | None:
        return Routine("rest-wounds") if self.count > 1 else None

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [choices.ChooseSurvivor(n, "wound") for n in g.in_zone(self.zone)]

    def on_reveal(self, g: ZombicideState, choices_: list[Action[ZombicideState]]) -> None:
        votes = [0] * len(g.survivors)
        named: list[int] = []
        for choice in choices_:
            assert isinstance(choice, choices.ChooseSurvivor)
            votes[choice.survivor] += 1
            named.append(choice.survivor)
        for survivor in named:
            if votes[survivor] == max(votes):
                g.push(Bitten(survivor))
                return


class Moves(Step[ZombicideState]):
    """Zombies that did not attack move one zone, in the order of ZC-G110."""

    def __init__(self, zone: int, breed: int, shortage: bool) -> None:
        self.zone = zone
        self.breed = breed  # the kind to continue with
        self.shortage = shortage

    def run(self, g: ZombicideState) -> None:
        noise = noise_map(g)
        kind = self.breed
        for zone in range(self.zone, g.board().size):
            idle = g.idle[-1]
            if not any(idle[zone * KINDS + kind : zone * KINDS + KINDS]):
                kind = 0
                continue
            ways = [] if g.in_zone(zone) else next_zones(g, zone, noise)
            while kind < KINDS:
                count = g.idle[-1][zone * KINDS + kind]
                g.idle[-1] = changed(g.idle[-1], zone * KINDS + kind, -count)
                if count and ways and self.moved(g, zone, kind, count, ways):
                    return
                kind += 1
            kind = 0

    def moved(self, g: ZombicideState, zone: int, kind: int, count: int, ways: list[int]) -> bool:
        """Move one kind out of a zone.

        Return True if something else comes first and the rest waits on the stack.
        """
        if kind == ABOMINATION and len(ways) > 1:
            if not g.rules.quick:
                g.push(Moves(zone + 1, 0, self.shortage))
                g.push(AbominationWay(zone, tuple(ways)))
                return True
            ways = ways[:1]
        short = split(g, zone, kind, count, ways)
        if g.board().zombie_exits and mission_of(g).is_lost(g):
            g.push(Settle())  # at once (ZC-M07.08)
            return True
        if short and not self.shortage:
            g.push(Moves(zone, kind + 1, self.shortage))
            stir(g, kind, "shortage")
            return True
        return False


def stir(g: ZombicideState, kind: int, cause: str) -> None:
    """Activate all zombies of a kind, by a card or a shortage (ZC-07.21, ZC-07.30, ZC-07.36).

    Runners activate twice (ZC-07.32). Nothing happens if none is on the board (ZC-G33).
    """
    if g.on_board(kind) == 0:
        return
    g.emit(HordeStirs(kind, cause))
    if kind == RUNNER:
        g.push(Activation(1 << kind, cause == "shortage"))
    g.push(Activation(1 << kind, cause == "shortage"))
