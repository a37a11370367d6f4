"""How much thought a decision is given."""

from typing import Final

UNLIMITED: Final = 0.0


class Budget:
    """So many iterations (imagined games), and at most so many seconds (0 = as long as it takes). With iterations alone
    the same seed gives the same choice on any machine, on however many processes."""

    def __init__(self, iterations: int, seconds: float = UNLIMITED, processes: int = 1) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.processes = processes

    def scaled(self, stakes: float) -> "Budget":
        """The budget of a decision that deserves more thought than usual, or less; the time stays the most there is."""
        return Budget(max(1, int(self.iterations * stakes)), self.seconds * min(1.0, stakes), self.processes)
