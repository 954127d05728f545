"""The view model of the table: all that decides how it looks now, gathered from its state and from where things lie."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, assert_never

import pygame

from game.core.cards import CHANCE, Card, Cards, Seat, members
from game.core.event import Said
from game.core.move import Say, Take
from game.core.record import field, record, replace
from game.core.rules import Reason
from game.core.view import View
from game.learning.position import in_force, under_house_rules
from game.play.choices import Choices
from game.play.companion import Counsel, kinds
from game.play.phases import (
    Between,
    Claimed,
    Finished,
    Held,
    Mine,
    Moving,
    Over,
    Resting,
    Settling,
    Shuffling,
    Thinking,
)
from game.play.table.driver import TableClock
from game.play.table.state import Advised, Declared, HintAwaited, Refusal, Remark, TableFacts, TableState
from game.play.table_session import AnyView, winning_play
from game.session.match import AnyBeat
from game.stage.animator import Animator
from game.stage.moods import RESTING, Moods
from game.stage.pose import CARD, FLYING, Heap, Pose, SpriteKey, Zone, around, card, extent, index_of
from game.stage.score_entries import deal_shown
from game.stage.slots import Slots
from game.stage.table import Called, LadderCall, TableNote
from game.telling.captions import Captions
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.kit.block import Block, LayoutPass, Leaf
from game.ui.layout import Column
from game.ui.table.places import CardPlaces, strips


@record
class StandingCalls:
    """What was said and still stands."""

    said: Mapping[Seat, LadderCall]  # by who said it
    asks: LadderCall | None  # what another player said that I am to answer


SILENCE = StandingCalls({}, None)


def standing(beats: Iterable[AnyBeat], calls: Iterable[LadderCall], me: Seat) -> StandingCalls:
    """Find what stands after these beats of a deal; what the rules made somebody call is in the auction alone."""
    said: dict[Seat, LadderCall] = {}
    highest, last = None, None
    for call in calls:
        said[call.seat] = call
        highest = call if call.stands and call.seat != me else highest
    for beat in beats:
        if beat.seat == CHANCE:
            continue
        said.pop(beat.seat, None)
        for event in beat.events:
            if isinstance(event, Said) and event.seat == beat.seat:
                said[beat.seat] = LadderCall(beat.seat, event.word, event.number)
                last = said[beat.seat] if beat.seat != me else last
    return StandingCalls(said, highest or last)


EMPTY = Column(())


@record
class ScoreShown:
    """The score as it is shown: in the corner, on a tab, and all of it where that is opened."""

    corner: Block = EMPTY
    tab: Block = EMPTY
    sheet: Block | None = None  # or the log


NO_SCORE = ScoreShown()


@record
class LeafBlock:
    """A leaf as a block that takes whatever place it is given."""

    leaf: Leaf

    def width(self, look: ResolvedTheme) -> int:
        return 0

    def height(self, look: ResolvedTheme, width: int) -> int:
        return 0

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        layout.put(self.leaf, rect)


@record
class PlacedBlock:
    """A block in its place."""

    part: Block
    rect: pygame.Rect
    region: str = ""


@record
class FreeLayout:
    """Blocks where they are told to be."""

    items: Sequence[PlacedBlock]

    def width(self, look: ResolvedTheme) -> int:
        return look.width

    def height(self, look: ResolvedTheme, width: int) -> int:
        return look.height

    def place(self, look: ResolvedTheme, rect: pygame.Rect, layout: LayoutPass) -> None:
        for item in self.items:
            item.part.place(look, item.rect, layout.region(item.region))


@record
class OpenPacket:
    """A packet as it lies there."""

    cards: Cards
    zone: Zone
    refused: Reason | None  # why it may not be taken


@record
class RemarkText:
    """A remark to be shown: a hint, or why something was refused."""

    eyebrow: str
    text: str
    rule: str  # paragraph, or ""
    lit: bool
    figures: bool = False  # there are figures behind it
    card: Card | None = None  # of my hand, that was refused


def remark_text(remark: Remark, view: AnyView, captions: Captions) -> RemarkText:
    """Put a remark in words."""
    match remark:
        case Refusal(reason, card):
            eyebrow = captions.table("refusal_eyebrow")
            return RemarkText(eyebrow, captions.reason(reason), reason.rule, lit=False, card=card)
        case HintAwaited():
            return RemarkText(captions.table("hint_eyebrow"), captions.table("hint_thinking"), "", lit=True)
        case Advised(advice, laid):
            decision, eyebrow = advice.decision, captions.table("hint_eyebrow")
            told = captions.advice(decision, view.public.phase)
            if len(laid) > 1:  # why the first goes is true as the hand is now
                why = captions.why(decision.reason) if decision.reason.cards else ""
                told = f"{captions.laying(remark.cards)} {why}".strip()
            return RemarkText(eyebrow, told, decision.reason.rule, lit=True, figures=remark.figures)
        case _:
            assert_never(remark)


ADVICE = "advice"
"""What is noted while the advice that is folded to a tab is open; also the key of the tab."""


def advised_button(hint: Advised | None) -> str:
    """Give the key of the button the hint is for; empty where it is for a card, or there is none."""
    match hint.advice.decision.move if hint else None:
        case Say(word):
            return f"say:{word}"
        case Take(packet):
            return f"take:{packet}"
        case _:
            return ""


def deal_of(view: View[Any]) -> int:
    """Number the deal on the table for the player: the first is the first already before its cards are dealt."""
    return max(1, deal_shown(view))


@record
class Busy:
    """Something moves or is about to: nobody is waited for."""


@record
class MyMove:
    """I am waited for, and may do this."""

    choices: Choices
    chosen: tuple[Card, ...]
    may_finish: bool  # the exchange may be closed as it stands
    numbers: Mapping[str, int]  # the number set for a word
    offers: Mapping[str, TableNote]  # what words would bring
    advised: str  # key of the button the hint is for, or ""
    packets: tuple[OpenPacket, ...]  # that lie open for me to take one of them, by number
    duty: str  # what the rules want, or ""
    sure: bool  # I may claim the rest
    occasions: tuple[str, ...]  # what the decision is called, the most particular name first


ModelPhase: TypeAlias = Busy | Resting | Thinking | MyMove | Between | Over
"""What the table waits for, as far as its chrome tells it apart."""


@record
class Lying:
    """What lies on the table, and where."""

    slots: Slots
    table: Zone | None  # what talon, turn-up and the like cover, with their captions
    heaps: tuple[Zone, ...]  # what every heap but my hand covers
    indices: tuple[Zone, ...]  # of the cards that lie face up
    strips: Mapping[Card, tuple[float, float, float, float]] = field(default_factory=dict)  # of my hand


@record
class Tools:
    """What the buttons above the table can do."""

    undo: bool = False
    redo: bool = False
    declared: bool = False  # something was declared in this deal, put away or not
    lit: frozenset[str] = frozenset()  # those in use


@record
class TableViewModel:
    """All that decides how the chrome looks now."""

    view: AnyView
    phase: ModelPhase
    lying: Lying
    winning: Seat
    said: Mapping[Seat, str]  # in bubbles
    notes: tuple[TableNote, ...]  # what the game has to say of seats and table
    trump: str  # letter of the suit, or ""
    called: Called | None
    open_heap: str  # the word for what lies open on the table
    declared: tuple[Declared, ...] = ()
    remark: RemarkText | None = None
    score: ScoreShown = NO_SCORE
    tools: Tools = Tools()
    standing: StandingCalls = SILENCE
    offers_hold: bool = False  # of each trick
    counsel: Counsel | None = None  # what the companion says of my decision
    ending: bool = False  # who has won stands on the felt
    occasion: str = ""  # what the deal is, where that is more than its number
    bidding: bool = False  # all are asked in turn, and nobody twice before everybody has been
    sealed: str = ""  # fingerprint of the pack, where it is sealed
    dealing: bool = False  # nothing of the last deal is told any more, and nothing of the next yet
    keys: bool = False  # the keys are told: one was pressed a moment ago
    best: Pose | None = None  # where the card lies that is winning the trick …
    beaten: tuple[Zone, ...] = ()  # … and where the others do
    advice: bool = False  # what the companion says is opened where it is folded to a tab
    faces: Moods = RESTING
    clock: TableClock = field(default_factory=TableClock, compare=False)  # by which faces change


def already_moved(model: TableViewModel) -> bool:
    """Tell whether whoever is to move has moved, and it is still being shown."""
    moves = model.view.turn
    match model.phase:
        case Busy():
            return moves >= 0
        case Thinking(seat):
            return 0 <= moves != seat
        case Resting() | MyMove() | Between() | Over():
            return False
        case _:
            assert_never(model.phase)


def open_packets(
    facts: TableFacts, state: TableState, lying: Mapping[SpriteKey, Pose]
) -> tuple[OpenPacket, ...]:
    """Find the packets I am to choose from, where they lie open, and why some of them may not be taken."""
    view, table, found = state.view, facts.table, []
    for number, cards in enumerate(table.packets(view) if state.turn.choices.packets else ()):
        zones = [extent(lying[card(each)]) for each in members(cards) if card(each) in lying]
        found.append(OpenPacket(cards, around(zones), facts.rules.refusal(view, Take(number))))
    return tuple(found)


def phase_of(facts: TableFacts, state: TableState, lying: Mapping[SpriteKey, Pose]) -> ModelPhase:
    """Tell what the chrome shows of what the table waits for."""
    phase = state.phase
    if state.past:
        return Between()
    if state.match.claimed:
        return Busy()
    match phase:
        case Mine():
            return my_move(facts, state, lying)
        case Finished() if state.match.over:
            return Over()
        case Settling() | Finished():
            return Busy()
        case Resting() | Thinking() | Between() | Over():
            return phase
        case Moving() | Held() | Shuffling() | Claimed():
            return Busy()
        case _:
            assert_never(phase)


def my_move(facts: TableFacts, state: TableState, lying: Mapping[SpriteKey, Pose]) -> MyMove:
    """Gather what I may do."""
    turn = state.turn
    return MyMove(
        choices=turn.choices,
        chosen=turn.chosen,
        may_finish=turn.exchange.finished,
        numbers=turn.numbers,
        offers=facts.table.offers(state.view),
        advised=advised_button(state.hint),
        packets=open_packets(facts, state, lying),
        duty=facts.captions.duty(turn.duty),
        sure=state.claim_offered,
        occasions=occasions(facts, state),
    )


def occasions(facts: TableFacts, state: TableState) -> tuple[str, ...]:
    """Name my decision, as the companion does: by what was said and done before, and by the house rules."""
    rules, found = in_force(facts.header), kinds(state.view, facts.table.notes(state.view))
    return tuple(name for kind in found for name in (*under_house_rules(kind, rules), kind))


def captioned(slots: Slots, lying: Collection[Heap]) -> Slots:
    """Give captions to those heaps alone of which something lies there."""
    kept = {heap: spot for heap, spot in slots.captions.items() if heap in lying}
    return slots if len(kept) == len(slots.captions) else replace(slots, captions=kept)


def view_model_of(
    facts: TableFacts,
    state: TableState,
    places: CardPlaces,
    animator: Animator,
    clock: TableClock,
    score: ScoreShown,
) -> TableViewModel:
    """Gather all that decides how the chrome looks: the state, and where things lie."""
    table, layout, dealing = facts.table, places.layout, state.dealing
    lying = {key: pose for key, pose in animator.homes.items() if pose.depth < FLYING}
    seen = [pose for (kind, _), pose in lying.items() if kind == CARD and pose.face >= 0.5]
    view = state.view
    view = replace(view, trick=replace(view.trick, cards=()), tricks=()) if dealing else view
    notes = () if dealing else table.notes(view)
    in_use = (("last_trick", state.lookups.last_trick), ("log", state.lookups.log))
    winning, best = winning_play(facts.rules, view)
    return TableViewModel(
        view=view,
        phase=phase_of(facts, state, lying),
        lying=Lying(
            captioned(layout.slots, layout.lying(animator.poses)),
            layout.table,
            layout.heaps,
            tuple(index_of(pose) for pose in seen),
            strips(places.hand.cards, lying),
        ),
        winning=winning,
        said={seat: each.text for seat, each in state.said.items()},
        standing=SILENCE
        if state.past
        else standing((beat for _, beat in state.beats), table.calls(view), view.me),
        notes=tuple(each for each in notes if not (facts.discreet and each.running)),
        trump="" if dealing else table.trump(view),
        called=None if dealing else table.called(view),
        open_heap=table.open_heap(view),
        declared=state.declared_open,
        remark=remark_text(state.remark, state.view, facts.captions) if state.remark else None,
        score=score,
        tools=Tools(
            state.match.can_undo and not facts.lesson,
            state.match.can_redo and not facts.lesson,
            bool(state.declared),
            frozenset(name for name, on in in_use if on),
        ),
        offers_hold=state.hold.open,
        counsel=state.counsel,
        ending=isinstance(state.phase, Settling),
        occasion=facts.occasion if deal_shown(view) < 2 else "",
        bidding=view.public.phase == table.bidding,
        sealed=state.match.sealed,
        dealing=dealing,
        best=None if best is None or card(best) in animator.flying else lying.get(card(best)),
        beaten=tuple(
            extent(lying[card(each)]) for each in view.trick.cards if each != best and card(each) in lying
        ),
        advice=ADVICE in state.lookups.lines,
        faces=state.faces,
        clock=clock,
    )
