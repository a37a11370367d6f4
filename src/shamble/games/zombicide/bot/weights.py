"""How much the novice cares: one number for each thing it weighs, found by playing many games."""

from typing import Final

# Positions.
WOUND: Final = 0  # a bite
DEATH: Final = 1  # a survivor lost
STEP: Final = 2  # a step nearer to the goal
ALONE: Final = 3  # nobody within a step
AHEAD: Final = 4  # per step that the team is left behind
PRESSURE: Final = 5  # a zombie next door that cannot be dealt with in the next round
HURT: Final = 6  # being bitten with a wound already
TOGETHER: Final = 7  # a friend in the zone
# Killing.
IN_OUR_ZONE: Final = 8
NEXT_TO_US: Final = 9
IN_THE_WAY: Final = 10
FAR_OFF: Final = 11
FAST: Final = 12  # more for a Runner
RESTRAINT: Final = 13  # share of the worth left when it would raise the danger level
# Searching and doors.
UNARMED: Final = 14
ILL_ARMED: Final = 15
ARMED: Final = 16
CAMPING: Final = 17
DOOR_SHUT: Final = 18  # a building that will spawn
DOOR_KNOWN: Final = 19  # a building that has spawned
TRADE: Final = 20
# Ways.
PER_ZOMBIE: Final = 21
DOOR: Final = 22
PER_ROOM: Final = 23
LOOSE: Final = 24  # how near to the goal those have to be who are not to reach it themselves
FATTIES: Final = 25  # share of the Fatties that nobody can kill
NEARBY: Final = 26  # a zombie next door, whoever can deal with it
FRAIL: Final = 27  # how much more a bite counts where nobody may die
MONSTER: Final = 28  # being a step away from an Abomination; half as much two steps away
HUNT: Final = 29  # a zombie that can be killed from there with the actions left

WEIGHTS: Final[list[float]] = [
    10.0,
    45.0,
    5.0,
    5.0,
    5.0,
    4.0,
    12.0,
    0.4,
    11.0,
    7.0,
    4.0,
    1.5,
    4.0,
    0.3,
    12.0,
    9.0,
    3.5,
    4.0,
    10.0,
    12.0,
    0.35,
    0.6,
    1.5,
    0.35,
    2.0,
    0.4,
    0.5,
    1.5,
    4.0,
    6.0,
]
