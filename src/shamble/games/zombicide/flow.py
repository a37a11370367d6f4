"""The round in rulebook order: Players' Phase, Zombies' Phase, End Phase (ZC-04)."""

from shamble.core.actions import Action
from shamble.core.frames import Ask, Prompt, Step
from shamble.games.zombicide import choices, names, sheets
from shamble.games.zombicide.actions import free_actions, turn_actions
from shamble.games.zombicide.actions.basic import End
from shamble.games.zombicide.cards import KINDS, RUNNER
from shamble.games.zombicide.events import FirstPlayer, RoundBegan, ZombiesBegan
from shamble.games.zombicide.mission import mission_of
from shamble.games.zombicide.rules.activation import ALL_KINDS, Activation
from shamble.games.zombicide.rules.missions import Settle, end_if_won, finish
from shamble.games.zombicide.rules.questions import AskSurvivor
from shamble.games.zombicide.rules.spawning import SpawnZones
from shamble.games.zombicide.state import END, ON_BOARD, PLAYERS, READY, ZOMBIES, ZombicideState


class NextRound(Step[ZombicideState]):
    """Begin a round with the player who has the token (ZC-04.01, ZC-04.02, ZC-04.04).

    After the agreed number of rounds the game is lost (ZC-G120).
    """

    def run(self, g: ZombicideState) -> None:
        if g.rules.rounds and g.round == g.rules.rounds:
            finish(g, "late")
            return
        g.round += 1
        if end_if_won(g):
            return
        if mission_of(g).is_lost(g):
            finish(g, "lost")
            return
        g.phase = PLAYERS
        g.emit(RoundBegan(g.round, g.first))
        g.push(ZombiesPhase())
        for turn in range(g.seats - 1, -1, -1):
            g.push(PlayerTurn((g.first + turn) % g.seats))


class PlayerTurn(Step[ZombicideState]):
    """A player activates all their survivors, one after the other, in any order.

    Rules ZC-04.02, ZC-06.01 and ZC-G75; a player without survivors is skipped (ZC-G109).
    """

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: ZombicideState) -> None:
        ready = ready_of(g, self.player)
        if not ready:
            return
        g.push(PlayerTurn(self.player))
        if len(ready) == 1:
            begin(g, ready[0])
        else:
            g.push(WhoIsNext(self.player))


def ready_of(g: ZombicideState, player: int) -> list[int]:
    """Return a player's survivors who have not had their turn."""
    return [n for n in g.living() if g.survivors[n].seat == player and not g.survivors[n].done]


class WhoIsNext(Ask[ZombicideState]):
    """Ask a player which of their survivors acts next (ZC-06.01)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, g: ZombicideState) -> int:
        return self.player

    def prompt(self, g: ZombicideState) -> Prompt:
        return Prompt("ask-next", rules=("ZC-06.01",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return [choices.ChooseSurvivor(n, "activate") for n in ready_of(g, self.player)]

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        assert isinstance(action, choices.ChooseSurvivor)
        g.stack.pop()
        begin(g, action.survivor)


def begin(g: ZombicideState, survivor: int) -> None:
    """Begin a survivor's turn: count its actions and free actions.

    Rules ZC-06.02, ZC-06.03, ZC-09.11 to ZC-09.13.
    """
    s = g.survivors[survivor]
    g.acting = survivor
    g.actions = g.actions_of(survivor)
    g.survivors[survivor] = s.with_turn(False, 0)
    g.free_moves = s.skills.count(sheets.FREE_MOVE)
    g.free_fights = s.skills.count(sheets.FREE_COMBAT)
    g.free_searches = s.skills.count(sheets.FREE_SEARCH)
    if g.loud == survivor:
        g.loud = -1  # ZC-09.26
    g.push(SurvivorTurn(survivor))


class SurvivorTurn(AskSurvivor):
    """Let a survivor act until nothing is left to do or the player stops (ZC-06.40, ZC-06.43)."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def prompt(self, g: ZombicideState) -> Prompt:
        args: dict[str, str | int] = {
            "who": names.survivor(g, self.survivor),
            "actions": g.actions,
            "moves": g.free_moves,
            "fights": g.free_fights,
            "searches": g.free_searches,
        }
        return Prompt("ask-turn", args, ("ZC-06.43",))

    def candidates(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return turn_actions(g, self.survivor)

    def legal(self, g: ZombicideState, seat: int) -> list[Action[ZombicideState]]:
        return allowed(g, seat, self.candidates(g, seat))

    def advance(self, g: ZombicideState) -> bool:
        on_board = g.survivors[self.survivor].fate == ON_BOARD
        if on_board and (g.actions > 0 or self.has_free_action(g)):
            return False
        self.finish(g)
        return True

    def has_free_action(self, g: ZombicideState) -> bool:
        """Return whether a survivor without actions can still do something for free."""
        left = g.free_moves or g.free_fights or g.free_searches
        candidates = turn_actions(g, self.survivor)[:-1] if left else free_actions(g, self.survivor)
        return len(allowed(g, self.seat(g), candidates)) > 0

    def finish(self, g: ZombicideState) -> None:
        g.stack.pop()
        g.acting = -1
        g.actions = g.free_moves = g.free_fights = g.free_searches = g.used = 0
        g.killed = ()
        s = g.survivors[self.survivor]
        g.survivors[self.survivor] = s.with_turn(True, s.gift)
        g.check_border("turn")

    def take(self, g: ZombicideState, seat: int, action: Action[ZombicideState]) -> None:
        if isinstance(action, End):
            self.finish(g)
            return
        g.push(Settle())
        action.execute(g, seat)


def allowed(
    g: ZombicideState, seat: int, actions: list[Action[ZombicideState]]
) -> list[Action[ZombicideState]]:
    """List the actions without refusals."""
    return [action for action in actions if not action.refusals(g, seat)]


class ZombiesPhase(Step[ZombicideState]):
    """Run the Zombies' Phase.

    Every zombie spends an action, then the Runners a second one, then new ones spawn (ZC-04.06 to ZC-04.08,
    ZC-07.01, ZC-07.23).
    """

    def run(self, g: ZombicideState) -> None:
        g.phase = ZOMBIES
        g.emit(ZombiesBegan(g.round))
        g.push(EndPhase())
        g.push(SpawnZones())
        g.push(Activation(1 << RUNNER, False))
        g.push(Activation(ALL_KINDS, False))


class EndPhase(Step[ZombicideState]):
    """Run the End Phase: noise goes, weapons reload, the token passes on, all can act again.

    Rules ZC-04.09, ZC-08.35, ZC-04.10 and ZC-09.35.
    """

    def run(self, g: ZombicideState) -> None:
        g.phase = END
        g.noise = bytes(len(g.noise))
        g.unloaded = 0
        g.tough = 0
        for n, s in enumerate(g.survivors):
            g.survivors[n] = s.with_turn(READY, s.gift)
        g.check_border("round")
        record_history(g)
        if g.seats > 1:
            g.first = (g.first + 1) % g.seats
            g.emit(FirstPlayer(g.first))
        g.push(NextRound())
        g.push(Settle())


def record_history(g: ZombicideState) -> None:
    """Add the round to the history for the graph at the end."""
    zombies = sum(g.on_board(kind) for kind in range(KINDS))
    most = max([s.xp for s in g.survivors if s.fate == ON_BOARD], default=0)
    g.history = (*g.history, (len(g.living()), zombies, most, g.objectives.bit_count()))
