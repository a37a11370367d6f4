"""The turn in rulebook order (ZZ-04.01): tile, combat, cards, movement, zombies, discard.

No roll needs more than two dice (ZZ-01.09), except when several players roll one each.
"""

from shamble.core.actions import Action
from shamble.core.chance import Draw, Roll
from shamble.core.events import Args
from shamble.core.frames import Prompt, Step
from shamble.core.space.squares import OFF
from shamble.games.zombies import names
from shamble.games.zombies.actions import Discard, EndTurn, Stop, WithCards, kinds_in_hand, owes_card
from shamble.games.zombies.card_events import CardDiscarded, CardsDrawn, EffectEnded, Reshuffled
from shamble.games.zombies.cards import DECK, KINDS, NO_CARD
from shamble.games.zombies.choices import Enough, RollDie
from shamble.games.zombies.events import MoveRolled, TurnBegan, TurnSkipped
from shamble.games.zombies.rules import victory
from shamble.games.zombies.rules.cards.base import EVENTS, can_use_item
from shamble.games.zombies.rules.cards.playing import Play
from shamble.games.zombies.rules.combat import fight, must_fight
from shamble.games.zombies.rules.death import restart
from shamble.games.zombies.rules.steps import Go, directions, step
from shamble.games.zombies.rules.tiles import TilePhase
from shamble.games.zombies.rules.windows import (
    before_cards,
    before_fight,
    before_move,
    before_zombies,
    on_helipad,
)
from shamble.games.zombies.rules.zombie_movement import ZombiePhase
from shamble.games.zombies.state import (
    ALIVE,
    CARDS,
    DEAD,
    DISCARD,
    FIGHT,
    HAND,
    MOVE,
    NEXT_TURN,
    THE_TURN,
    TILE,
    ZOMBIE,
    ZOMBIES,
    Lasting,
    ZombiesState,
)


class FirstTurn(Step[ZombiesState]):
    """Start the first player's turn (ZZ-03.10)."""

    def run(self, g: ZombiesState) -> None:
        g.round = 1
        g.push(TurnStart(g.first))


class TurnStart(Step[ZombiesState]):
    """Start a turn, and with it the player's card round (ZZ-13.02)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: ZombiesState) -> None:
        seat = self.seat
        g.active = seat
        g.played[seat] = 0
        g.silent[seat] = False
        g.moved = [0] * len(g.moved)
        g.base = 0
        g.doubled = 0
        g.halved = 0
        g.used = 0
        g.by_car = False
        g.mover = OFF
        g.windowed = False
        g.placer = OFF
        g.grave = OFF
        for place in range(len(g.lasting)):
            effect = g.lasting[place]
            if effect.seat == seat and effect.stage == NEXT_TURN:
                g.lasting[place] = effect.begun()
        g.check_border("turn")
        g.check_border("card round", seat)
        g.push(TurnEnd(seat))
        if g.paralysed(seat):  # the turn is skipped (ZZ-24.17, ZZ-25.17, ZZ-G87)
            g.emit(TurnSkipped(seat))
            return
        zombie = g.status[seat] == ZOMBIE
        g.emit(TurnBegan(seat, g.round, zombie))
        if g.status[seat] == DEAD:
            restart(g, seat)
        g.push(DiscardPhase(seat))
        g.push(PhaseZombies(seat))
        if zombie:
            g.push(PhaseCards(seat))  # no tile, no combat, no movement (ZZ-22.09, ZZ-G56)
            return
        if g.rules.last_man:
            g.keeper = next_keeper(g)
        g.push(PhaseMove(seat))
        g.push(PhaseCards(seat))
        g.push(PhaseFight(seat))
        g.phase = TILE
        g.push(TilePhase(seat))


def next_keeper(g: ZombiesState) -> int:
    """Return the zombie player who acts in this human's turn, in clockwise order.

    (ZZ-22.08, ZZ-G83)
    """
    for seat in g.clockwise((g.keeper + 1) % g.seats):
        if g.status[seat] == ZOMBIE:
            return seat
    return g.keeper


class TurnEnd(Step[ZombiesState]):
    """End the effects of this turn (ZZ-G32) and start the next turn (ZZ-04.08).

    The game ends at dawn (ZZ-G88).
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: ZombiesState) -> None:
        seat = self.seat
        remaining: list[Lasting] = []
        for effect in g.lasting:
            ends = effect.stage == THE_TURN or effect.on(seat)
            if ends:
                if effect.card != NO_CARD:
                    g.discard.append(effect.card)
                g.emit(EffectEnded(effect.kind))
            else:
                remaining.append(effect)
        g.lasting = remaining
        following = (seat + 1) % g.seats
        if following == g.first:
            victory.record_history(g)
            if g.rules.dawn and g.round >= g.rules.dawn:
                victory.finish_game(g, "dawn", ())
                return
            g.round += 1  # every player has had a turn (ZZ-04.09)
        g.push(TurnStart(following))


# -------------------------------------------------------------------- phases 2 and 3


class PhaseFight(Step[ZombiesState]):
    """Phase 2: fight the zombie on the player's square (ZZ-04.03, ZZ-10.01).

    Cards can be played first (ZZ-G86).
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: ZombiesState) -> None:
        g.phase = FIGHT
        victory.check_arrivals(g)
        if not g.is_over() and must_fight(g, self.seat):
            g.push(Fight(self.seat))
            before_fight(g)


class Fight(Step[ZombiesState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: ZombiesState) -> None:
        if must_fight(g, self.seat):
            fight(g, self.seat)


class PhaseCards(Step[ZombiesState]):
    """Phase 3: draw cards. Cards can be played first (ZZ-G86)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: ZombiesState) -> None:
        g.phase = CARDS
        g.push(Refill(self.seat))
        before_cards(g)


class Refill(Step[ZombiesState]):
    """Draw up to three cards (ZZ-04.04).

    Not after a death in this turn (ZZ-11.04, ZZ-G59), nor after the Helipad was drawn in a fast game (ZZ-20.01).
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: ZombiesState) -> None:
        if g.status[self.seat] != DEAD and not g.fast_on and g.grave == OFF:
            for _ in range(HAND - len(g.hands[self.seat])):
                g.push(DrawOne(self.seat))


class DrawOne(Step[ZombiesState]):
    """Draw a card.

    The discard pile replaces an empty deck (ZZ-13.09); with both empty, nothing is drawn (ZZ-G42).
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: ZombiesState) -> None:
        if not g.deck and g.discard:
            g.deck = g.discard
            g.discard = []
            g.emit(Reshuffled())
        if g.deck:
            g.push(DrawCard(self.seat))


class DrawCard(Draw[ZombiesState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def bag(self, g: ZombiesState) -> list[int]:
        return g.deck

    def on_draw(self, g: ZombiesState, card: int) -> None:
        g.hands[self.seat].append(card)
        g.emit(CardsDrawn(self.seat, (card,)))


# -------------------------------------------------------------------- phase 4: movement (ZZ-16)


class PhaseMove(Step[ZombiesState]):
    """Phase 4, for players with a pawn on the map (ZZ-11.04, ZZ-G45)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: ZombiesState) -> None:
        g.phase = MOVE
        if g.status[self.seat] == ALIVE:
            g.push(BeforeRoll(self.seat))


class BeforeRoll(WithCards):
    """Roll, or play a card first or instead (ZZ-24.20, ZZ-24.21).

    A player under Fear stays (ZZ-24.16). A player who, by public facts, has no card to play is not asked.
    """

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: ZombiesState) -> int:
        return self.player

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(self.player)

    def prompt(self, g: ZombiesState) -> Prompt:
        if g.afraid(self.player):
            return Prompt("ask-afraid", rules=("ZZ-24.16", "ZZ-25.09"))
        return Prompt("ask-before-roll", {"life": g.life[self.player]}, ("ZZ-04.05", "ZZ-16.02"))

    def choices(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        return [Enough("stay") if g.afraid(seat) else RollDie()]

    def advance(self, g: ZombiesState) -> bool:
        seat = self.player
        if g.status[seat] == ALIVE and (g.could_play(seat) or can_use_item(g, seat)):
            return False
        g.stack.pop()
        if g.status[seat] == ALIVE and not g.afraid(seat):
            g.push(MoveRoll(seat))
        return True

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        if isinstance(action, RollDie):
            g.stack.pop()
            g.push(MoveRoll(seat))
        elif isinstance(action, Enough):
            g.stack.pop()
        elif isinstance(action, Play) and EVENTS[DECK[action.card]].replaces_roll:
            g.stack.pop()
            action.execute(g, seat)
            if g.by_car:
                begin_moving(g, seat)
        else:
            action.execute(g, seat)


class MoveRoll(Roll[ZombiesState]):
    """Roll for movement, add life tokens and Skateboard, and fix the total.

    One die, or two in a fast game after the Helipad was drawn (ZZ-16.02, ZZ-20.02, ZZ-G37, ZZ-G48).
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(self.seat)

    def roller(self, g: ZombiesState) -> int:
        return self.seat

    def prompt(self, g: ZombiesState) -> Prompt:
        args: Args = {
            "player": names.player_name(self.seat),
            "dice": self.dice(g),
            "more": g.life[self.seat] + g.skates(self.seat),
        }
        return Prompt("ask-roll-move", args, ("ZZ-16.02",))

    def dice(self, g: ZombiesState) -> int:
        return 2 if g.fast_on else 1

    def on_roll(self, g: ZombiesState, faces: tuple[int, ...]) -> None:
        seat = self.seat
        skates = g.skates(seat)
        g.base = sum(faces) + g.life[seat] + skates
        remaining: list[Lasting] = []
        for effect in g.lasting:
            if effect.on(seat) and KINDS[effect.kind].halves:
                g.halved += 1  # ZZ-24.26
                g.discard.append(effect.card)
            else:
                remaining.append(effect)
        g.lasting = remaining
        g.emit(MoveRolled(seat, faces, g.life[seat], skates, g.halved, g.allowance()))
        begin_moving(g, seat)


def begin_moving(g: ZombiesState, seat: int) -> None:
    g.mover = seat
    g.push(Moving(seat))
    before_move(g)


class Moving(WithCards):
    """Move square by square, as far as the mover likes (ZZ-16.03), also after a combat.

    Under a Brain Cramp another player decides (ZZ-24.13). (ZZ-16.08)
    """

    def __init__(self, pawn: int) -> None:
        self.pawn = pawn

    def seat(self, g: ZombiesState) -> int:
        return g.mover

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(self.pawn)

    def prompt(self, g: ZombiesState) -> Prompt:
        args: Args = {"left": g.steps_left(), "player": names.player_name(self.pawn)}
        key = "ask-moving" if g.mover == self.pawn else "ask-moving-other"
        return Prompt(key, args, ("ZZ-16.01", "ZZ-16.03"))

    def choices(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        out = directions(g, self.pawn)
        out.append(Stop(self.pawn))
        return out

    def with_cards(self, g: ZombiesState, seat: int) -> bool:
        return seat == self.pawn

    def advance(self, g: ZombiesState) -> bool:
        if g.status[self.pawn] == ALIVE and g.steps_left() > 0:
            return False
        g.stack.pop()
        return True

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        if isinstance(action, Go):
            g.used += 1
            origin = g.square[self.pawn]
            neighbour = g.city.ways[origin * 4 + action.direction]
            helipad = g.city.helipad
            if helipad != OFF and neighbour // 9 == helipad // 9 and origin // 9 != neighbour // 9:
                on_helipad(g)  # ZZ-G86
            step(g, self.pawn, action.direction, seat)
        elif isinstance(action, Stop):
            g.stack.pop()
        else:
            action.execute(g, seat)


# -------------------------------------------------------------------- phases 5 and 6


class PhaseZombies(Step[ZombiesState]):
    """Phase 5: move zombies (ZZ-04.06). Cards can be played first (ZZ-G86)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: ZombiesState) -> None:
        g.phase = ZOMBIES
        g.push(ZombiePhase(self.seat))
        before_zombies(g)


class DiscardPhase(WithCards):
    """Phase 6: play a last card, discard one or keep the hand.

    A hand that is too large must be reduced (ZZ-13.04 to ZZ-13.06).
    """

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: ZombiesState) -> int:
        return self.player

    def subject(self, g: ZombiesState) -> str:
        return names.pawn_thing(self.player)

    def prompt(self, g: ZombiesState) -> Prompt:
        if owes_card(g, self.player):
            rules = ("ZZ-22.13",) if g.rules.last_man else ("ZZ-15.02", "ZZ-15.03")
            return Prompt("ask-discard-owed", {"free": int(g.rules.discard_pays())}, rules)
        return Prompt("ask-discard", rules=("ZZ-04.07", "ZZ-13.05"))

    def choices(self, g: ZombiesState, seat: int) -> list[Action[ZombiesState]]:
        out: list[Action[ZombiesState]] = [Discard(card) for card in kinds_in_hand(g, seat)]
        out.append(EndTurn())
        return out

    def advance(self, g: ZombiesState) -> bool:
        g.phase = DISCARD
        if g.hands[self.player]:
            return False
        g.stack.pop()
        return True

    def take(self, g: ZombiesState, seat: int, action: Action[ZombiesState]) -> None:
        if isinstance(action, Discard):
            g.hands[seat].remove(action.card)
            g.discard.append(action.card)
            g.emit(CardDiscarded(seat, action.card))
            if g.rules.strict_discard:
                g.silent[seat] = True
            if len(g.hands[seat]) <= HAND:
                g.stack.pop()
        elif isinstance(action, EndTurn):
            g.stack.pop()
        else:
            action.execute(g, seat)
