"""Being Charged (AT-09): a survivor with enemies in its hex fires, stands or flees."""

from shamble.core.events import Args
from shamble.core.frames import Prompt, Step
from shamble.core.refusals import Refusal
from shamble.games.all_things_zombie import names
from shamble.games.all_things_zombie.choices import Named, SurvivorRoll
from shamble.games.all_things_zombie.events import Tested
from shamble.games.all_things_zombie.rules.exchange import OWN_HEX, ReactionFire
from shamble.games.all_things_zombie.rules.flight import Flee
from shamble.games.all_things_zombie.rules.ranged import ANSWER, CHOSEN, can_fire_at
from shamble.games.all_things_zombie.rules.reactions import BEING_CHARGED, being_charged, successes
from shamble.games.all_things_zombie.state import NO_ONE, NOWHERE, HexState


def attackers(g: HexState, survivor: int) -> int:
    """Count the enemies in its hex.

    With the option charged_by_arrivals_only, those that have just come (AT-G17).
    """
    hex = g.people[survivor].hex
    if g.rules.charged_by_arrivals_only:
        zombies = [z for z in g.zombies_in(hex) if (g.arrived >> z) & 1]
        return len(zombies) + len([n for n in g.foes_in(hex, survivor) if n == g.acting])
    return g.crowd(hex) + len(g.foes_in(hex, survivor))


class BeingCharged(Step[HexState]):
    """Test once for all attackers (AT-09.04, AT-09.05); a Star chooses (AT-09.03)."""

    def __init__(self, tester: int) -> None:
        self.tester = tester

    def run(self, g: HexState) -> None:
        s = g.people[self.tester]
        if s.hex == NOWHERE or s.bound != NO_ONE or attackers(g, self.tester) == 0:  # AT-G124
            return
        if s.star() and s.seat != NO_ONE:
            g.push(StarCharged(self.tester))
        else:
            g.push(BeingChargedRoll(self.tester))


class BeingChargedRoll(SurvivorRoll):
    def dice(self, g: HexState) -> int:
        return 2

    def prompt(self, g: HexState) -> Prompt:
        return Prompt(
            "ask-roll-charged", {**self.roll_args(g), "enemies": attackers(g, self.survivor)}, ("AT-09.04",)
        )

    def on_roll(self, g: HexState, faces: tuple[int, ...]) -> None:
        s = g.people[self.survivor]
        passed = successes(faces, s.rep())
        if passed == 0 and g.ability(self.survivor) == "iron_jaw":
            passed = 1
        branch = being_charged(g, self.survivor, passed, attackers(g, self.survivor))
        g.emit(Tested(s.kind, BEING_CHARGED, faces, s.rep(), passed, branch))
        react(g, self.survivor, branch, ANSWER)


class StarCharged(Named):
    """A Star chooses: fire and then fight, fight, or flee (AT-G101)."""

    def prompt(self, g: HexState) -> Prompt:
        args: Args = {"who": names.survivor_name(g, self.survivor), "enemies": attackers(g, self.survivor)}
        return Prompt("ask-charged", args, ("AT-09.03", "AT-09.06"))

    def words(self, g: HexState) -> list[str]:
        return ["fire", "melee", "flee"]

    def refuse(self, g: HexState, word: str) -> list[Refusal]:
        if word == "fire" and not can_fire_at(g, self.survivor, g.people[self.survivor].hex):
            return [Refusal("no-shot-here", "AT-08.03")]
        return []

    def on_answer(self, g: HexState, word: str) -> None:
        s = g.people[self.survivor]
        g.emit(Tested(s.kind, BEING_CHARGED, (), s.rep(), 2, word))
        react(g, self.survivor, word, CHOSEN)


def react(g: HexState, tester: int, branch: str, how: int) -> None:
    """Carry out the branch. Melee follows for survivors who are still there (AT-15.03)."""
    if branch == "fire":
        g.push(ReactionFire(tester, OWN_HEX, how))
    elif branch == "flee":
        g.push(Flee(tester))
