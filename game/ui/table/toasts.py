"""What has just happened and fades by itself: words in bubbles, changes of the score."""

from collections.abc import Mapping

from game.core.cards import Seat
from game.ui.table.score_line import Gain

HEARD = 2.6
"""Seconds a word stays, and a little more for every letter."""
SHOWN = 1.8
"""Seconds a change of the score stays; it moves in the first of them."""
MOVES = 0.6


class Toasts:
    """Keeps what was said and paid until it fades."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._said: dict[Seat, tuple[str, float]] = {}
        self._gains: dict[Seat, tuple[str, float]] = {}

    def say(self, seat: Seat, text: str) -> None:
        """Hear a word."""
        if text:
            self._said[seat] = (text, 0.0)

    def gain(self, gains: Mapping[Seat, str]) -> None:
        """See the score change."""
        self._gains.update({seat: (text, 0.0) for seat, text in gains.items()})

    def hush(self) -> None:
        """Forget everything."""
        self._said.clear()
        self._gains.clear()

    @property
    def said(self) -> Mapping[Seat, str]:
        """What is still to be read."""
        return {seat: text for seat, (text, _) in self._said.items()}

    def gain_of(self, seat: Seat) -> Gain:
        """Give the change of a seat's score that is still to be seen."""
        text, age = self._gains.get(seat, ("", MOVES))
        return Gain(text, max(0.0, 1 - age / MOVES))

    @property
    def moving(self) -> bool:
        """Whether a change of the score is still moving."""
        return any(age < MOVES for _, age in self._gains.values())

    def update(self, dt: float) -> bool:
        """Let seconds pass; tell whether something has faded away."""
        self._said = {seat: (text, age + dt) for seat, (text, age) in self._said.items()}
        self._gains = {seat: (text, age + dt) for seat, (text, age) in self._gains.items()}
        said = {
            seat: (text, age) for seat, (text, age) in self._said.items() if age < HEARD + 0.03 * len(text)
        }
        gains = {seat: (text, age) for seat, (text, age) in self._gains.items() if age < SHOWN}
        faded = len(said) != len(self._said) or len(gains) != len(self._gains)
        self._said, self._gains = said, gains
        return faded
