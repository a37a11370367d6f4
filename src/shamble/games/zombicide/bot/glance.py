"""What a player sees of a position at a glance, and what an experienced one would not do."""

from typing import Final

from shamble.core.actions import Action
from shamble.core.mind import Effect
from shamble.games.zombicide.actions.attacks import Shoot
from shamble.games.zombicide.bot import attack_power
from shamble.games.zombicide.bot.value import reached
from shamble.games.zombicide.state import ZombicideState

DEADLY: Final = 2  # wounds
ARMED: Final = 1.0  # expected hits of a well-armed survivor

EFFECTS: Final = [
    Effect("soon-dead", 0.15, False),
    Effect("soon-wounds", 0.25, False),
    Effect("soon-goals", 1.5, True),
    Effect("soon-near", 0.7, False),
    Effect("soon-danger", 0.15, False),
    Effect("soon-armed", 0.2, True),
]


def glance(g: ZombicideState) -> list[float]:
    """Return the counts in the order of `EFFECTS`."""
    living = g.living()
    fields = [g.ways().field(zone) for zone in {g.survivors[n].zone for n in living}]
    near = dead = wounds = 0
    for zone in range(g.board().size):
        crowd = g.zombies_in(zone)
        if crowd and any(field[zone] <= 1 for field in fields):
            near += crowd
    for s in g.survivors:
        wounds += s.wounds()
        dead += s.zone < 0 and s.wounds() >= DEADLY
    armed = sum([1 for n in living if attack_power.best_hits(g, g.survivors[n]) >= ARMED])
    done = 100.0 if g.outcome == "won" else 100.0 * reached(g)
    return [float(dead), float(wounds), done, float(near), float(g.danger()), float(armed)]


def warning(g: ZombicideState, action: Action[ZombicideState]) -> str:
    """Return the message against a shot that can hit friends."""
    if isinstance(action, Shoot) and action.slot >= 0:
        for zone, _, how in action.aims(g):
            if [n for n in action.endangered(g, zone, how) if n != action.survivor]:
                return "warn-friends"
    return ""
