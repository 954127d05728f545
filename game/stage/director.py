"""The director: from what happened to motion in time. A beat becomes timelines that end in the arrangement after it.

Each timeline is worked out when it is asked for, so that the frame in which a move is made needn't do it for them all.

director = Director(rules, table)
animator.follow(director.direct(beat, viewport))
for mark in animator.update(seconds):
    play the sound of mark.kind; if mark.view is not None, panel, plates and prompt show that view from now on
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.core.cards import Card, Seat
from game.core.deal import HAND
from game.core.event import Awarded, Dealt, Drew, Played, Said, TrickTaken
from game.core.record import replace
from game.core.rules import Rules
from game.core.view import View
from game.stage import dealing
from game.stage.acts import Act, BeatLike, Joined, acts, joined
from game.stage.flow import PlacedSprites, unmoved
from game.stage.motion import Mark, MarkKind, Timeline, Tween, ease_in_out, ease_out, settle
from game.stage.placement import claimed, seating_for
from game.stage.pose import Pose, TableViewport, card
from game.stage.staging import MotionStyle, compose
from game.stage.table import Table

TRICK_HOLD, FIRST_HOLD = 1.1, 1.6
"""How long a full trick lies: usually, and in the first matches of a game."""
CLAIM = 0.8
"""How long the cards of a claim are laid open and seen."""
_CLAIM_LAID, _CLAIM_SPAN, _CLAIM_STAGGER = 0.55, 0.3, 0.06  # until all lie, one of them, from one to the next
_WINNER = 1.06  # how much larger its winning card is meanwhile
_SAID_BY_ME, _SAID = 0.12, 0.65
_DECLARED, _ALL_DECLARED = (
    0.8,
    1.6,
)  # how long an award with cards that show it is left to be read, and all of a beat

_LIKE_BEFORE = (MarkKind.SHUFFLE, MarkKind.SAY)
"""What leaves everything where it lies."""

_PLAIN = MotionStyle(0.22, ease_out, 6.0)
_STYLES: Mapping[MarkKind, MotionStyle] = {
    MarkKind.PLAY: MotionStyle(0.22, settle, 16.0),
    MarkKind.LAY: MotionStyle(0.3, ease_in_out, 14.0, stagger=0.02),
    MarkKind.DRAW: MotionStyle(0.36, ease_in_out, 16.0, stagger=0.025),
    MarkKind.TAKE: MotionStyle(0.36, ease_in_out, 16.0, stagger=0.025),
    MarkKind.SWEEP: MotionStyle(0.26, ease_in_out, 8.0),
    MarkKind.AWARD: MotionStyle(0.3, ease_out, 30.0, stagger=0.04, most=8),
}


class Director:
    """Stages the beats of one game on its table."""

    def __init__(self, rules: Rules[Any, Any], table: Table) -> None:
        """Learn how the game is dealt and paid."""
        self._rules = rules
        self._table = table

    def direct(
        self, beat: BeatLike, viewport: TableViewport, *, hold: float = TRICK_HOLD, wait: bool = False
    ) -> Iterator[Timeline]:
        """Stage a beat, act by act. A full trick lies for `hold` seconds, with wait until the player says so."""
        told = acts(beat, self._rules.credit)
        before = self._scene(beat.before, viewport)
        declared = _declared(told)
        exchange = any(isinstance(act.event, Drew) and act.event.seat == beat.seat for act in told)
        for act in told:
            after = before if act.kind in _LIKE_BEFORE else self._scene(act.view, viewport)
            if exchange and act.kind == MarkKind.LAY:
                after = unmoved(before, after, (HAND, beat.seat))
            made = _hurried(self._stage(act, before, after, viewport), act, declared)
            yield replace(made, pause=hold, wait=wait) if act.kind == MarkKind.TRICK else made
            before = after

    def fan_out(self, view: View[Any], cards: Sequence[Card], viewport: TableViewport) -> Timeline:
        """Lay the cards open with which all the rest is claimed."""
        goals = claimed(seating_for(view, viewport), cards)
        pace = (_CLAIM_LAID - _CLAIM_SPAN) / max(1, len(cards) - 1)
        tweens = tuple(
            Tween(key, goal, place * min(pace, _CLAIM_STAGGER), _CLAIM_SPAN, settle, lift=14.0)
            for place, (key, goal) in enumerate(goals.items())
        )
        marks = tuple(Mark(each.delay + each.span, MarkKind.PLAY, key=each.key) for each in tweens)
        return Timeline(tweens, marks, pause=CLAIM)

    def settle_claim(
        self, beats: Sequence[BeatLike], cards: Sequence[Card], viewport: TableViewport
    ) -> Iterator[Timeline]:
        """Sweep up what was played after a claim at one go, from where its cards lie open, and pay for it."""
        whole = joined(beats)
        events = tuple(event for event in whole.events if not isinstance(event, Played | TrickTaken))
        before = self._scene(whole.before, viewport)
        open_cards = claimed(seating_for(whole.before, viewport), cards)
        before = PlacedSprites(before.heaps, {**before.placed, **open_cards})
        told = acts(Joined(whole.seat, whole.before, whole.done, whole.after, events), self._rules.credit)
        declared = _declared(told)
        for act in told:
            kind = MarkKind.SWEEP if act.kind == MarkKind.FLIP else act.kind
            after = self._scene(act.view, viewport)
            made = self._stage(replace(act, kind=kind), before, after, viewport)
            yield _hurried(made, act, declared)
            before = after

    def turn_to(self, before: View[Any], after: View[Any], viewport: TableViewport) -> Timeline:
        """Go from one view to another without telling how it came about: for taking back and for reviews."""
        return compose(
            self._scene(before, viewport), self._scene(after, viewport), _PLAIN, Act(MarkKind.SHOW, after)
        )

    def _scene(self, view: View[Any], viewport: TableViewport) -> PlacedSprites:
        return PlacedSprites(self._table.heaps(view, viewport), self._table.place(view, viewport))

    def _stage(
        self, act: Act, before: PlacedSprites, after: PlacedSprites, viewport: TableViewport
    ) -> Timeline:
        match act.kind, act.event:
            case MarkKind.SHUFFLE, Dealt(dealer):
                return dealing.gather(before, _pack(act, viewport, dealer), act)
            case MarkKind.DEAL, Dealt(dealer):
                packets, pack = self._rules.spec.packets, _pack(act, viewport, dealer)
                return dealing.deal(after, packets, act, pack, dealer)
            case MarkKind.TRICK, _:
                return self._hold(act, after)
            case MarkKind.SAY, Said(seat, word):
                pause = _SAID_BY_ME if seat == act.view.me else _SAID
                pause = 0.0 if word == self._rules.spec.roles.finish else pause
                return Timeline(marks=(Mark(0.0, MarkKind.SAY, act.event, act.view),), pause=pause)
            case ((MarkKind.DEAL_OVER | MarkKind.MATCH_OVER), _):
                return Timeline(marks=(Mark(0.0, act.kind, act.event, act.view),))
            case _:
                return self._move(act, before, after)

    def _hold(self, act: Act, lying: PlacedSprites) -> Timeline:
        """Let a full trick lie, its winning card a little larger."""
        trick = act.view.trick
        winner = card(trick.cards[(trick.taker - trick.leader) % len(act.view.sides)])
        pose = lying.placed[winner]
        grown = replace(pose, size=pose.size * _WINNER, lift=10.0, depth=pose.depth + 10)
        mark = Mark(0.0, MarkKind.TRICK, act.event, act.view, winner)
        return Timeline((Tween(winner, grown, 0.0, 0.16),), (mark,))

    def _move(self, act: Act, before: PlacedSprites, after: PlacedSprites) -> Timeline:
        """Let cards and chips go where they belong; when they have arrived, the numbers change."""
        moved = compose(before, after, _STYLES.get(act.kind, _PLAIN), act)
        if not isinstance(act.event, Awarded):
            return moved
        pause = _DECLARED if act.event.award.cards else 0.0
        return replace(moved, marks=(Mark(0.0, MarkKind.AWARD, act.event), *moved.marks), pause=pause)


def _declared(told: Sequence[Act]) -> int:
    """Count the awards that show the cards they are paid for."""
    return sum(isinstance(act.event, Awarded) and bool(act.event.award.cards) for act in told)


def _hurried(made: Timeline, act: Act, declared: int) -> Timeline:
    """Leave an award less time to be read where many are paid at once."""
    if act.kind != MarkKind.AWARD or not made.pause:
        return made
    return replace(made, pause=min(_DECLARED, _ALL_DECLARED / max(1, declared)))


def _pack(act: Act, viewport: TableViewport, dealer: Seat) -> Pose:
    return dealing.pack_pose(act.view, viewport, dealer)
