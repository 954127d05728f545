"""From two scenes and a style to one timeline: the part of staging that every act shares."""

from collections.abc import Sequence

from game.core.record import record, replace
from game.stage.acts import Act
from game.stage.flow import Passage, PlacedSprites, freed, passages
from game.stage.motion import Ease, Mark, MarkKind, Timeline, Tween, ease_in_out, ease_out
from game.stage.pose import CARD, CHIP

_MOVE_UP = 0.18  # how long neighbours take to close a gap
_TURN_OVER = 0.22
_FADE_IN = 0.12


@record
class MotionStyle:
    """How sprites travel in an act."""

    span: float
    ease: Ease
    lift: float  # height of the flight
    stagger: float = 0.0  # between one and the next; 0: all together
    most: int = 64  # so many fly at most, the rest is there when the last of them lands


def compose(before: PlacedSprites, after: PlacedSprites, style: MotionStyle, act: Act) -> Timeline:
    """Move every sprite from one scene to the other and tell when it has arrived."""
    made = passages(before, after)
    flying = [passage for passage in made if _flies(passage)]
    tweens = [_tween(passage, style, place) for place, passage in enumerate(flying)]
    tweens += [
        Tween(each.key, each.goal, 0.0, _MOVE_UP, ease_out, each.start) for each in made if not _flies(each)
    ]
    end = max((tween.delay + tween.span for tween in tweens), default=0.0)
    tweens += [Tween(each.becomes, each.goal, end, 0.0) for each in made if each.becomes]
    gone = [(key, 0.0) for key in freed(before, after, made)]
    gone += [(each.key, end) for each in made if each.becomes or each.target is None]
    marks = _marks(tweens[: len(flying)], style, act, end)
    return Timeline(tuple(tweens), marks, tuple(gone))


def _flies(passage: Passage) -> bool:
    """Tell what is the matter of the act from what only moves up; cards and counters turned over belong to it."""
    turned = passage.start is not None and passage.start.face != passage.goal.face
    return passage.travels or turned or passage.key[0] == CHIP


def _tween(passage: Passage, style: MotionStyle, place: int) -> Tween:
    if passage.source is None or passage.target is None:
        return Tween(passage.key, passage.goal, 0.0, _FADE_IN, ease_out, passage.start)
    if not passage.travels and passage.key[0] == CARD:
        return Tween(passage.key, passage.goal, 0.0, _TURN_OVER, ease_in_out, passage.start, style.lift)
    if place >= style.most:
        landing = (style.most - 1) * style.stagger + style.span
        unseen = replace(passage.goal, alpha=0.0)
        return Tween(passage.key, passage.goal, landing - _FADE_IN, _FADE_IN, ease_out, unseen)
    return Tween(
        passage.key, passage.goal, place * style.stagger, style.span, style.ease, passage.start, style.lift
    )


def _marks(flights: Sequence[Tween], style: MotionStyle, act: Act, end: float) -> tuple[Mark, ...]:
    """Mark each landing where one comes after the other, and at the end what has happened."""
    landing = MarkKind.CHIP if act.kind == MarkKind.AWARD else act.kind
    singly = flights if style.stagger else ()
    marks = [Mark(tween.delay + tween.span, landing, key=tween.key) for tween in singly]
    kind = MarkKind.COUNT if act.kind == MarkKind.AWARD else act.kind
    if act.kind == MarkKind.FLIP and not flights:
        kind = MarkKind.SHOW
    key = flights[0].key if len(flights) == 1 else None
    return (*marks, Mark(end, kind, act.event, act.view, key))
