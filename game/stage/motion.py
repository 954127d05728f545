"""Motion as a value: tweens, what happens beside them, and the easings they follow. Times are in seconds."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from math import hypot, pi, sin
from typing import Any, TypeAlias

from game.core.cards import Card
from game.core.event import Event
from game.core.record import record, replace
from game.core.view import View
from game.stage.pose import CARD_WIDTH, FLYING, Pose, SpriteKey
from game.stage.table import Film

Ease: TypeAlias = Callable[[float], float]
"""From the share of time gone to the share of way gone; 0 at 0 and 1 at 1."""


_NEAR = CARD_WIDTH
"""A move by less than this is no flight: farther no card moves up in a hand when its neighbour is played."""


def ease_out(share: float) -> float:
    """Start fast and come to rest, as a card that is let go."""
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    """Start and end at rest."""
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def settle(share: float) -> float:
    """Come to rest after going too far by less than 4 %, as a card that is put down with some vigour.

    >>> 1.03 < max(settle(n / 100) for n in range(101)) <= 1.04
    True
    """
    back = share - 1
    return 1 + 2 * back**3 + back**2


@record
class Tween:
    """One sprite on its way to a pose."""

    key: SpriteKey
    goal: Pose
    delay: float = 0.0  # from the beginning of the timeline
    span: float = 0.22
    ease: Ease = ease_out
    start: Pose | None = (
        None  # where it appears at once when the timeline begins; None: it goes on from where it is
    )
    lift: float = 0.0  # how high above the felt it flies; what flies passes over everything


class MarkKind(StrEnum):
    """What a mark announces."""

    SHUFFLE = "shuffle"  # the pack is gathered and shuffled
    DEAL = "deal"  # a dealt card lands
    FLIP = "flip"  # a card is turned over
    PLAY = "play"  # a played card lands
    LAY = "lay"  # a card laid away lands
    DRAW = "draw"  # cards drawn have landed
    TAKE = "take"  # a packet taken from the table has landed
    SAY = "say"  # a word is spoken
    TRICK = "trick"  # a trick is full; its taker is known
    FILM = "film"  # a bird rises from its trick
    SWEEP = "sweep"  # a trick has reached its taker
    AWARD = "award"  # an award begins to be paid: the event says for what
    CHIP = "chip"  # a chip lands
    COUNT = "count"  # an award has been paid
    DEAL_OVER = "deal_over"
    MATCH_OVER = "match_over"
    SHOW = "show"  # nothing else; the view has changed


@record
class Mark:
    """A moment for the screen: a sound, a bubble, a flash, or numbers that change."""

    at: float  # from the beginning of the timeline
    kind: MarkKind
    event: Event | None = None  # what happened, where it is an event
    view: View[Any] | None = None  # what panel, plates and prompt show from now on; None: no change
    key: SpriteKey | None = None  # the sprite that landed or turned
    film: Film | None = None


@record
class Shot:
    """A part of a film: what is seen over the table beside what moves on it."""

    film: Film
    lying: Mapping[Card, Pose]  # the cards of the trick
    start: tuple[float, float]  # from where the last card comes
    goal: tuple[float, float]  # where the trick goes
    since: float = 0.0  # seconds of the film that are gone when this part begins

    @property
    def card(self) -> Pose:
        """Where the card of the film comes to lie."""
        return self.lying[self.film.card]

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the trick."""
        poses = self.lying.values()
        return sum(pose.x for pose in poses) / len(poses), sum(pose.y for pose in poses) / len(poses)


@record
class Timeline:
    """A stretch of motion that begins when the one before lets it."""

    tweens: tuple[Tween, ...] = ()
    marks: tuple[Mark, ...] = ()
    gone: tuple[tuple[SpriteKey, float], ...] = ()  # sprites that vanish, and when
    pause: float = 0.0  # lasts at least so long
    wait: bool = False  # the next one begins only when the player says so
    shot: Shot | None = None

    @property
    def span(self) -> float:
        """How long it lasts."""
        ends = [tween.delay + tween.span for tween in self.tweens]
        ends += [mark.at for mark in self.marks]
        ends += [at for _, at in self.gone]
        return max([*ends, self.pause])


def between(start: Pose, tween: Tween, share: float) -> Pose:
    """Give the pose after a share 0 … 1 of a tween's time."""
    goal = tween.goal
    if share >= 1.0:
        return goal
    way = tween.ease(share)
    air = sin(pi * share) * tween.lift
    return Pose(
        start.x + (goal.x - start.x) * way,
        start.y + (goal.y - start.y) * way,
        start.turn + (goal.turn - start.turn) * way,
        start.size + (goal.size - start.size) * way,
        start.face + (goal.face - start.face) * min(1.0, way),
        goal.depth + (FLYING if tween.lift else 0.0),
        start.lift + (goal.lift - start.lift) * min(1.0, way) + air,
        start.alpha + (goal.alpha - start.alpha) * min(1.0, way),
    )


def faded(start: Pose, tween: Tween, share: float) -> Pose:
    """Give the pose after a share of a tween that may not move: gone from one place, then there in the other.

    What only moves up a little is simply there, or whole hands would flicker.
    """
    near = hypot(tween.goal.x - start.x, tween.goal.y - start.y) < _NEAR
    if share >= 1.0 or (
        near and round(start.face) == round(tween.goal.face) and start.alpha == tween.goal.alpha
    ):
        return tween.goal
    if share < 0.5:
        return replace(start, alpha=start.alpha * (1 - 2 * share))
    return replace(tween.goal, alpha=tween.goal.alpha * (2 * share - 1))
