"""Blocks of missions: each a named condition or special rule, and what bots know of it."""

from typing import Final

from shamble.games.zombicide.blocks.cars import CarsDrive
from shamble.games.zombicide.blocks.convoy import Aboard, Cargo, DriveOut, Load
from shamble.games.zombicide.blocks.defeats import Death, Escaped
from shamble.games.zombicide.blocks.doors import Opens, TwinDoors, Unlocks
from shamble.games.zombicide.blocks.gather import Gather
from shamble.games.zombicide.blocks.leave import Leave, ReturnFirst
from shamble.games.zombicide.blocks.level import LevelReached
from shamble.games.zombicide.blocks.night import Night
from shamble.games.zombicide.blocks.opening import OneEach, OnTop, SetAside, StartWith, ZombieDeck
from shamble.games.zombicide.blocks.shut import Shut
from shamble.games.zombicide.blocks.stand import Stand
from shamble.games.zombicide.blocks.supplies import CarryOut, Find
from shamble.games.zombicide.blocks.take import TakeObjectives
from shamble.games.zombicide.blocks.time import Clock, Survive
from shamble.games.zombicide.blocks.tokens import Gives, Heals, Points, Recruits, Wakes
from shamble.games.zombicide.blocks.zombies import Clear, Defend, Kill
from shamble.games.zombicide.blocks.zones import Lure, NoSearch, ZombiesLeave
from shamble.games.zombicide.mission import Block

BLOCKS: Final[dict[str, type[Block]]] = {
    block.id: block
    for block in (
        TakeObjectives,
        Find,
        CarryOut,
        Leave,
        Stand,
        LevelReached,
        Gather,
        Load,
        Aboard,
        DriveOut,
        Shut,
        Death,
        Escaped,
        ZombieDeck,
        OnTop,
        OneEach,
        Points,
        Heals,
        Wakes,
        Recruits,
        Unlocks,
        TwinDoors,
        CarsDrive,
        Cargo,
        NoSearch,
        ZombiesLeave,
        Lure,
        ReturnFirst,
        Survive,
        Clock,
        Kill,
        Clear,
        Defend,
        Night,
        StartWith,
        SetAside,
        Opens,
        Gives,
    )
}
