"""The director: from what happened to motion in time. A beat becomes timelines that end in the arrangement after it.

Each timeline is worked out when it is asked for, so that the frame in which a move is made needn't do it for them all.

director = Director(rules, table)
animator.follow(director.direct(beat, viewport))
for mark in animator.update(seconds):
    play the sound of mark.kind; if mark.view is not None, panel, plates and prompt show that view from now on
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.core.cards import TABLE, Card, Seat
from game.core.deal import HAND, Packet
from game.core.event import Awarded, Dealt, Drew, Played, Said, TrickTaken
from game.core.record import record, replace
from game.core.rules import Rules
from game.core.view import View
from game.stage import films
from game.stage.acts import Act, BeatLike, Joined, acts, fallen, joined
from game.stage.flow import Passage, PlacedSprites, freed, passages, unmoved
from game.stage.heaps import SHOWN
from game.stage.motion import Ease, Mark, MarkKind, Shot, Timeline, Tween, ease_in_out, ease_out, settle
from game.stage.pace import FALLING, FLIGHT, Pace, falls
from game.stage.placement import claimed, seating_for
from game.stage.pose import CARD, CHIP, Heap, Pose, SpriteKey, TableViewport, card
from game.stage.seating import place_of
from game.stage.table import Film, Table

_MOVE_UP = 0.18  # how long neighbours take to close a gap
_TURN_IN_PLACE = 0.22
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
        return Tween(passage.key, passage.goal, 0.0, _TURN_IN_PLACE, ease_in_out, passage.start, style.lift)
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


_GATHER = 0.3
_SHUFFLE = 0.2  # a breath between gathering and dealing
_SPAN, _STAGGER = 0.24, 0.06
_TURN_OVER = 0.2
_LONGEST = 1.5  # a deal never takes longer, whatever the game
_PACK_SIZE = 0.6
_WITHIN = 0.4  # how close the cards of a packet follow each other, compared with packets


@record
class _Flown:
    """One card or bundle of the deal: what leaves the pack at one moment."""

    keys: tuple[SpriteKey, ...]
    share: float  # of the way through the deal, 0 … 1, at which it leaves


def pack_pose(view: View[Any], viewport: TableViewport, dealer: Seat) -> Pose:
    """Give the place of the pack: at the dealer's right hand."""
    site = place_of(seating_for(view, viewport), view.me, dealer).taken
    return Pose(site.x, site.y, 0.0, _PACK_SIZE, 0.0)


def gather(before: PlacedSprites, pack: Pose, act: Act) -> Timeline:
    """Take up every card that lies about; chips stay."""
    cards = [key for key in before.placed if key[0] != CHIP]
    tweens = tuple(
        Tween(key, replace(pack, depth=float(place)), 0.0, _GATHER, ease_in_out, lift=10.0)
        for place, key in enumerate(cards)
    )
    end = _GATHER if cards else 0.0
    gone = tuple((key, end + _SHUFFLE) for key in cards)
    return Timeline(tweens, (Mark(end, MarkKind.SHUFFLE, act.event),), gone, end + _SHUFFLE)


def deal(after: PlacedSprites, packets: Sequence[Packet], act: Act, pack: Pose, dealer: Seat) -> Timeline:
    """Deal: every card flies face down; when the last has landed, those that may be seen are turned over."""
    flights = _flights(after, packets, dealer)
    count = sum(len(flown.keys) for flown in flights)
    spread = min(_LONGEST - _SPAN - _TURN_OVER, _STAGGER * max(0, len(flights) - 1))
    tweens: list[Tween] = []
    marks: list[Mark] = []
    for flown in flights:
        delay = flown.share * spread
        for key in flown.keys:
            height = count - len(tweens)
            start = replace(pack, y=pack.y - 0.3 * height, depth=float(height))
            goal = replace(after.placed[key], face=0.0)
            tweens.append(Tween(key, goal, delay, _SPAN, ease_out, start, 18.0))
        marks.append(Mark(delay + _SPAN, MarkKind.DEAL, key=flown.keys[-1]))
    landed = spread + _SPAN
    turned = [key for flown in flights for key in flown.keys if after.placed[key].face > 0]
    tweens += [Tween(key, after.placed[key], landed, _TURN_OVER, ease_in_out) for key in turned]
    marks += [Mark(landed, MarkKind.FLIP)] if turned else []
    end = landed + (_TURN_OVER if turned else 0.0)
    return Timeline(tuple(tweens), (*marks, Mark(end, MarkKind.SHOW, act.event, act.view)))


def _flights(after: PlacedSprites, packets: Sequence[Packet], dealer: Seat) -> list[_Flown]:
    """List what leaves the pack one after the other: cards for the hands singly, what lies on the table in bundles."""
    seats = max((packet.seat for packet in packets), default=0) + 1
    left = {heap: [key for key in keys if key[0] != CHIP] for heap, keys in after.heaps.items()}
    bundles: list[tuple[tuple[SpriteKey, ...], float]] = []
    now = 0.0
    for packet in packets:
        keys = left.get(_target(packet, dealer, seats, left), [])
        taken, keys[:] = keys[: packet.count], keys[packet.count :]
        if packet.heap == HAND:
            bundles += [((key,), now + place * _WITHIN) for place, key in enumerate(taken)]
            now += len(taken)
        elif taken:
            bundles.append((tuple(taken), now))
            now += 1
    bundles += [(tuple(keys), now) for keys in left.values() if keys]
    last = max((at for _, at in bundles), default=0.0) or 1.0
    return [_Flown(keys, at / last) for keys, at in bundles]


def _target(packet: Packet, dealer: Seat, seats: int, left: dict[Heap, list[SpriteKey]]) -> Heap:
    """Find the heap a packet goes to; one that is not hidden lies face up."""
    if packet.heap == HAND:
        return (HAND, (dealer + packet.seat) % seats)
    return (packet.heap, TABLE) if (packet.heap, TABLE) in left else (SHOWN, TABLE)


CLAIM = 0.8
"""How long the cards of a claim are laid open and seen."""
_CLAIM_LAID, _CLAIM_SPAN, _CLAIM_STAGGER = 0.55, 0.3, 0.06  # until all lie, one of them, from one to the next
_WINNER = 1.06  # how much larger its winning card is meanwhile
_DECLARED, _ALL_DECLARED = (
    0.8,
    1.6,
)  # how long an award with cards that show it is left to be read, and all of a beat

_LIKE_BEFORE = (MarkKind.SHUFFLE, MarkKind.SAY)
"""What leaves everything where it lies."""

_PLAIN = MotionStyle(0.22, ease_out, 6.0)
_STYLES: Mapping[MarkKind, MotionStyle] = {
    MarkKind.PLAY: MotionStyle(FLIGHT, settle, 16.0),
    MarkKind.LAY: MotionStyle(0.3, ease_in_out, 14.0, stagger=0.02),
    MarkKind.DRAW: MotionStyle(0.36, ease_in_out, 16.0, stagger=0.025),
    MarkKind.TAKE: MotionStyle(0.36, ease_in_out, 16.0, stagger=0.025),
    MarkKind.SWEEP: MotionStyle(0.26, ease_in_out, 8.0),
    MarkKind.AWARD: MotionStyle(0.3, ease_out, 30.0, stagger=0.04, most=8),
}


class Director:
    """Stages the beats of one game on its table."""

    def __init__(self, rules: Rules[Any, Any], table: Table, pace: Pace | None = None) -> None:
        """Learn how the game is dealt and paid, and how fast it is shown."""
        self._rules = rules
        self._table = table
        self._pace = pace or Pace(rules, table)

    def direct(
        self, beat: BeatLike, viewport: TableViewport, *, wait: bool = False, films: bool = False
    ) -> Iterator[Timeline]:
        """Stage a beat, act by act. A full trick lies for a while, with wait until the player says so.

        Films are shown only where they are wanted.
        """
        told = acts(beat, self._rules.credit)
        before = self._scene(beat.before, viewport)
        declared = _declared(told)
        exchange = any(isinstance(act.event, Drew) and act.event.seat == beat.seat for act in told)
        shot = self._shot(beat, viewport) if films else None
        for act in told:
            after = before if act.kind in _LIKE_BEFORE else self._scene(act.view, viewport)
            if exchange and act.kind == MarkKind.LAY:
                after = unmoved(before, after, (HAND, beat.seat))
            made = _hurried(self._stage(act, before, after, viewport), act, declared)
            made = _filmed(made, act, after, shot) if shot else made
            yield replace(made, wait=wait) if act.kind == MarkKind.TRICK else made
            before = after

    def film_of(self, beat: BeatLike) -> Film | None:
        """Tell what is worth slow motion in a beat."""
        taken = len(beat.after.tricks) > len(beat.before.tricks)
        return self._table.film(beat.after) if taken else None

    def _shot(self, beat: BeatLike, viewport: TableViewport) -> Shot | None:
        film = self.film_of(beat)
        if film is None:
            return None
        trick = beat.after.tricks[-1]
        full = fallen(beat.before, beat.after, beat.seat, trick.cards[-1])
        large, seating = films.enlarged(self._scene(full, viewport), full), seating_for(full, viewport)
        pile, hand = (place_of(seating, full.me, seat) for seat in (trick.taker, beat.seat))
        return Shot(film, large, (hand.hand.x, hand.hand.y), (pile.taken.x, pile.taken.y))

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
                return gather(before, _pack(act, viewport, dealer), act)
            case MarkKind.DEAL, Dealt(dealer):
                packets, pack = self._rules.spec.packets, _pack(act, viewport, dealer)
                return deal(after, packets, act, pack, dealer)
            case MarkKind.TRICK, _:
                return self._hold(act, after)
            case MarkKind.SAY, Said(seat, word):
                closing = word == self._rules.spec.roles.finish
                pause = 0.0 if closing else self._pace.word_seconds(word, mine=seat == act.view.me)
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
        return Timeline((Tween(winner, grown, 0.0, 0.16),), (mark,), pause=self._pace.trick_seconds(act.view))

    def _move(self, act: Act, before: PlacedSprites, after: PlacedSprites) -> Timeline:
        """Let cards and chips go where they belong; when they have arrived, the numbers change."""
        style = _STYLES.get(act.kind, _PLAIN)
        if act.kind == MarkKind.PLAY and falls(act.view):
            style = replace(style, span=FALLING)
        moved = compose(before, after, style, act)
        if not isinstance(act.event, Awarded):
            return moved
        pause = _DECLARED if act.event.award.cards else 0.0
        return replace(moved, marks=(Mark(0.0, MarkKind.AWARD, act.event), *moved.marks), pause=pause)


def _filmed(made: Timeline, act: Act, after: PlacedSprites, shot: Shot) -> Timeline:
    """Have the acts of a trick shown as a film."""
    match act.kind:
        case MarkKind.PLAY:
            return films.opened(made, after, act.view, shot)
        case MarkKind.TRICK:
            return films.stirred(made, after, act.view, shot)
        case MarkKind.SWEEP:
            return films.carried(made, shot)
        case _:
            return made


def _declared(told: Sequence[Act]) -> int:
    """Count the awards that show the cards they are paid for."""
    return sum(isinstance(act.event, Awarded) and bool(act.event.award.cards) for act in told)


def _hurried(made: Timeline, act: Act, declared: int) -> Timeline:
    """Leave an award less time to be read where many are paid at once."""
    if act.kind != MarkKind.AWARD or not made.pause:
        return made
    return replace(made, pause=min(_DECLARED, _ALL_DECLARED / max(1, declared)))


def _pack(act: Act, viewport: TableViewport, dealer: Seat) -> Pose:
    return pack_pose(act.view, viewport, dealer)
