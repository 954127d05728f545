"""The films: a bird that was announced takes its trick, or is taken in it, in slow motion.

A film is a few timelines of the director that last longer, and a bird, a shade and a line over them that follow from
how much of the film is gone. Whatever ends it, everything lies as it would without it.
"""

from collections.abc import Mapping
from math import cos, pi, radians, sin
from typing import Any

from game.core.cards import Card
from game.core.record import record, replace
from game.core.view import View
from game.stage.flow import PlacedSprites
from game.stage.motion import Mark, MarkKind, Shot, Timeline, Tween, ease_in_out, ease_out
from game.stage.pose import HELD, Pose, card

DIMS, FLIES, LANDS, RISES, CARRIES, ENDS = 0.25, 0.2, 0.9, 1.0, 1.5, 2.3
"""Seconds: until the room is dark, until the last card takes off and lies, until the bird is seen, until it leaves with
the trick, and until all is over."""
BRIGHTENS = 0.45
"""Seconds in which the light comes back, once the trick leaves."""
SWEEPS = 0.42
"""Seconds in which the trick reaches its taker."""
LINE, STAYS, FADES = 0.26, 0.6, 0.12
"""Seconds after the trick has left until its line is seen, for which it stays beyond the end, and in which it comes and
goes."""
ZOOM, APART = 1.25, 1.12
"""How much larger the cards of the trick become, and how much farther apart they lie."""
LOWER = 64.0
"""Units by which they lie lower, to leave the bird room above them."""
ARC = 46.0
"""Units above the felt at which the last card flies."""
_OVER = 100.0
UP = 215.0
"""Units above the middle of its card at which the bird hovers."""
BOB, SWAY = 12.0, 16.0
"""Units by which it goes up and down there, and to and fro."""
BIRD = 470.0
"""Units of the width of its picture."""
WINGS = ("up", "level", "down", "level")
STROKE = {"sparrow": 0.055, "cockatoo": 0.085, "owl": 0.12}
"""Seconds a bird holds its wings in one position."""


def shade_at(at: float) -> float:
    """Tell how dark the room is, 0 … 1."""
    return max(0.0, min(1.0, at / DIMS, 1 - (at - CARRIES) / BRIGHTENS))


def line_at(at: float) -> float:
    """Tell how far the line has appeared that says what was won, 0 … 1."""
    return max(0.0, min(1.0, (at - CARRIES - LINE) / FADES, (ENDS + STAYS - at) / FADES))


@record
class Flown:
    """How a bird is seen."""

    x: float  # of its middle
    y: float
    width: float
    turn: float  # degrees clockwise
    wings: str  # one of WINGS
    left: bool  # it flies to the left
    alpha: float
    drop: float  # units down to its shadow


def bird_at(shot: Shot, at: float, hovering: float = 0.0) -> Flown | None:
    """Tell how the bird of a film is seen, whose wings beat on while the film stands still; None while it is not."""
    if not RISES <= at < ENDS:
        return None
    film = shot.film
    flown = at - RISES + hovering
    wings = WINGS[int(flown / STROKE.get(film.bird, 0.08)) % len(WINGS)]
    up = ease_out(min(1.0, (at - RISES) / 0.42))
    bob, sway = BOB * sin(flown * 2 * pi / 0.5), SWAY * sin(flown * 2 * pi / 1.7)
    x = shot.card.x + (0.7 * (shot.middle[0] - shot.card.x) + 36.0 + sway) * up
    y = shot.card.y - (UP - bob) * up
    width = BIRD * (0.3 + 0.7 * up)
    away = max(0.0, at - CARRIES)
    if not film.made:
        left = shot.goal[0] > shot.card.x  # away from whoever takes it
        gone = (away / (ENDS - CARRIES - 0.1)) ** 1.6
        x += (-1 if left else 1) * 1500.0 * gone
        y -= 640.0 * gone
        return Flown(x, y, width * (1 - 0.35 * min(1.0, gone)), -12.0, wings, left, 1.0, UP + 60)
    way = ease_in_out(min(1.0, away / SWEEPS))
    left = shot.goal[0] < shot.card.x
    x += (shot.goal[0] - x) * way
    y += (shot.goal[1] - 70.0 - y) * way
    turn = 16.0 * sin(pi * way) if shot.goal[1] > shot.card.y else -10.0 * sin(pi * way)
    fade = max(0.0, min(1.0, (ENDS - at) / 0.18))
    return Flown(x, y, width * (1 - 0.45 * way), turn, wings, left and way > 0, fade, UP * (1 - way) + 40)


def trail_at(shot: Shot, at: float, pose: Pose | None) -> tuple[tuple[float, float, float], ...]:
    """List the sparks behind the card that flies to the trick: each with its place and strength."""
    if pose is None or not FLIES < at < LANDS:
        return ()
    strength = min(1.0, (at - FLIES) / 0.15, (LANDS - at) / 0.2)
    back_x, back_y = shot.start[0] - pose.x, shot.start[1] - pose.y
    length = max(1.0, (back_x * back_x + back_y * back_y) ** 0.5)
    reach = min(length, 420.0) / length
    found = list[tuple[float, float, float]]()
    for number in range(1, 10):
        share = reach * number / 9
        sway = 14.0 * sin(number * 2.1) * share / max(reach, 0.01)
        x = pose.x + back_x * share + sway * cos(radians(number * 50))
        found.append((x, pose.y + back_y * share, strength * (1 - number / 10)))
    return tuple(found)


# ------------------------------------------------------------------ the cards


def enlarged(lying: PlacedSprites, view: View[Any]) -> Mapping[Card, Pose]:
    """Give the cards of the trick as a film shows them: larger, above everything, lower where I hold no cards."""
    poses = {each: lying.placed[card(each)] for each in view.trick.cards}
    x = sum(pose.x for pose in poses.values()) / len(poses)
    y = sum(pose.y for pose in poses.values()) / len(poses)
    lower = 0.0 if view.hand else LOWER
    return {
        each: replace(
            pose,
            x=x + (pose.x - x) * APART,
            y=y + (pose.y - y) * APART + lower,
            size=pose.size * ZOOM,
            depth=pose.depth + HELD,
            lift=8.0,
        )
        for each, pose in poses.items()
    }


def opened(made: Timeline, after: PlacedSprites, view: View[Any], shot: Shot) -> Timeline:
    """Let the last card of a trick fly slowly, and the others grow."""
    large, *others, last = enlarged(after, view), *view.trick.cards
    landing = made.span
    tweens = [
        replace(tween, goal=large[last], delay=FLIES, span=LANDS - FLIES, ease=ease_in_out, lift=ARC)
        if tween.key == card(last)
        else tween
        for tween in made.tweens
    ]
    tweens += [Tween(card(each), large[each], 0.0, DIMS + 0.15, ease_in_out) for each in others]
    marks = tuple(replace(mark, at=LANDS if mark.at >= landing else mark.at) for mark in made.marks)
    gone = tuple((key, LANDS if at >= landing else at) for key, at in made.gone)
    return Timeline(tuple(tweens), marks, gone, LANDS, shot=shot)


def stirred(made: Timeline, lying: PlacedSprites, view: View[Any], shot: Shot) -> Timeline:
    """Let the trick lie while the bird rises from it."""
    large = enlarged(lying, view)
    goals = {card(each): replace(pose, depth=pose.depth + _OVER) for each, pose in large.items()}
    tweens = tuple(replace(tween, goal=goals[tween.key]) for tween in made.tweens)
    rises = Mark(RISES - LANDS, MarkKind.FILM, film=shot.film)
    return replace(
        made,
        tweens=tweens,
        marks=(*made.marks, rises),
        pause=CARRIES - LANDS,
        shot=replace(shot, since=LANDS),
    )


def carried(made: Timeline, shot: Shot) -> Timeline:
    """Let the trick go slowly to whoever takes it, still above everything."""
    faster = SWEEPS / (made.span or 1.0)
    tweens = [
        replace(
            tween,
            goal=replace(tween.goal, depth=tween.goal.depth + HELD) if tween.span else tween.goal,
            delay=tween.delay * faster,
            span=tween.span * faster,
        )
        for tween in made.tweens
    ]
    leaving = {key for key, _ in made.gone}
    tweens += [Tween(tween.key, tween.goal, SWEEPS, 0.0) for tween in made.tweens if tween.key not in leaving]
    marks = tuple(replace(mark, at=mark.at * faster) for mark in made.marks)
    gone = tuple((key, at * faster) for key, at in made.gone)
    return Timeline(tuple(tweens), marks, gone, ENDS - CARRIES, shot=replace(shot, since=CARRIES))
