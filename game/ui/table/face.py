"""The face on a plate: which expression it shows at this moment, and how far it has come over to it."""

from collections.abc import Callable

from game.core.cards import Seat
from game.stage.moods import CALM, RESTING, Expression, expression_of

FADE = 0.16
"""Seconds in which one expression becomes another."""
LAG = 0.04
"""Seconds by which each seat follows later than the one before it: people don’t turn their eyes at one moment."""


class Face:
    """The face of one seat, which keeps what it showed last."""

    def __init__(self, seat: Seat, clock: Callable[[], float], *, still: bool) -> None:
        """Begin calm; where motion is reduced, an expression comes at once and the head is held straight."""
        self.faces = RESTING
        self.across: tuple[float, ...] = ()  # by seat: how far across the picture it sits
        self.thinking: Callable[[], float] | None = None
        self.clock = clock
        self.still = still
        self._seat = seat
        self._now = self._was = CALM
        self._since = -FADE
        self._noticed: float | None = None

    def show(self) -> tuple[Expression, Expression, float]:
        """Turn to what is to be seen now; give that, what was seen before, and the share of the way between them."""
        now, wanted = self.clock(), self._wanted()
        if wanted == self._now:
            self._noticed = None
        elif self._noticed is None and not self.still:
            self._noticed = now
        if wanted != self._now and (self._noticed is None or now >= self._noticed + LAG * self._seat):
            self._was, self._now, self._since, self._noticed = self._now, wanted, now, None
        return self._now, self._was, 1.0 if self.still else min(1.0, (now - self._since) / FADE)

    @property
    def restless(self) -> bool:
        """Whether it shows something else in the next frame."""
        return self._wanted() != self._now or (not self.still and self.clock() < self._since + FADE)

    def _wanted(self) -> Expression:
        return expression_of(self.faces, self._seat, self.across, self.clock(), self.thinking)
