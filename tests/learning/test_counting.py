"""Questions between the tricks of any game, held against a count from the log and against the true hands."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES, find
from game.core.cards import CHANCE, NOBODY, mask, members
from game.core.deal import HAND
from game.core.event import Played, TrickTaken
from game.core.move import Deal
from game.core.record import replace
from game.core.transcript import Header
from game.core.trick import Contract, Trick
from game.core.view import View
from game.learning import counting
from game.learning.counting import HIGHEST, POINTS, TRUMPS, VOID, CountQuestion, CountTeller
from game.resources import root
from game.session.match import Match
from game.session.players import players_of
from game.storage.progress import CountingProgress
from game.telling.captions import Captions
from game.wording import load

WORDS = load(root() / "words" / "en", strict=True)
MANY = 40
"""Deals of every game in the long run."""


class Asked:
    """Everything that can be asked at one stop between tricks, with what is needed to count for oneself."""

    def __init__(self, match: Match[Any, Any], view: View[Any], contract: Contract, dice: Random) -> None:
        self.match = match  # which goes on
        self.rules: Any = match.rules
        self.hands = [match.view(seat).hand for seat in range(match.rules.spec.seats)]
        self.view = view
        self.contract = contract
        self.table = find(match.rules.spec.id).table
        self.found = counting.questions(view, contract, match.rules.spec, self.table, dice)
        events = [event for beat in match.last_deal(view.me) for event in beat.events]
        self.played = [event for event in events if isinstance(event, Played)]
        self.taken = [event for event in events if isinstance(event, TrickTaken)]

    def out(self, cards: int) -> int:
        """Gather those of some cards that are neither played nor face up nor mine, by the log and the table."""
        gone = mask([event.card for event in self.played]) | self.view.shown
        for seat in range(len(self.hands)):
            gone |= self.open_of(seat)
        return cards & ~gone & ~self.view.hand & ~self.view.aside

    def open_of(self, seat: int) -> int:
        """Gather what lies face up of another hand on the table."""
        hands = [place for place in self.view.hidden if place.name == HAND and place.seat == seat]
        return hands[0].sure & self.table.opened(self.view, hands[0]) if hands else 0


def deals(game: str, count: int) -> Iterator[Asked]:
    """Play deals at random and stop after every trick."""
    rules = find(game).rules(find(game).options())
    spec = rules.spec
    for number in range(count):
        dice = Random(f"{game} {number}")
        names = tuple(f"Seat {seat}" for seat in range(spec.seats))
        match: Match[Any, Any] = Match(rules, Header(game, spec.edition, (), names, number % spec.seats))
        me, tricks = number % spec.seats, 0
        while match.turn != NOBODY and not match.view(me).ledger.finished:
            if match.turn == CHANCE:
                cards = list(range(spec.pack.size))
                dice.shuffle(cards)
                match.submit(CHANCE, Deal(tuple(cards)), me)
            else:
                match.submit(match.turn, dice.choice(match.view(match.turn).moves), me)
            view = match.view(me)
            contract = rules.contract(view)
            if contract is not None and len(view.tricks) > tricks and view.hand:
                yield Asked(match, view, contract, dice)
            tricks = len(view.tricks)


def agree(asked: Asked) -> None:
    """Hold every answer against what the log says."""
    order, found = asked.contract.order, asked.found
    for kind, question in found.items():
        assert question.kind == kind
        assert question.answer in question.offered
        assert len(set(question.offered)) == len(question.offered) >= 2
    if TRUMPS in found:
        question = found[TRUMPS]
        assert question.answer == asked.out(order.trumps).bit_count()
        assert question.answer == question.total - question.gone - question.mine
    if POINTS in found:
        assert found[POINTS].answer == won_by_log(asked)
    if HIGHEST in found:
        question = found[HIGHEST]
        left = members(asked.out(order.follows[question.suit]))
        assert question.answer == max(left, key=lambda card: order.rank[card])
    if VOID in found:
        void_agrees(asked, found[VOID])


def won_by_log(asked: Asked) -> int:
    """Add up what the log says my side has taken."""
    view, contract = asked.view, asked.contract
    mine = [
        event
        for event in asked.taken
        if event.seat == view.me or view.sides[event.seat] == view.sides[view.me] >= 0
    ]
    cards = [card for event in mine for card in members(event.cards)]
    return sum(contract.points[card] for card in cards) + contract.trick * len(mine)


def mine(asked: Asked, trick: Trick) -> int:
    """Give the card I played to a trick."""
    return trick.cards[(asked.view.me - trick.leader) % len(trick.cards)]


def void_agrees(asked: Asked, question: CountQuestion) -> None:
    """See that whoever is named holds nothing of the suit that is out, and whoever is not has not failed to follow."""
    follows, view = asked.contract.order.follows[question.suit], asked.view
    left = asked.out(follows)
    if question.answer != NOBODY:
        assert not asked.hands[question.answer] & left
        assert not asked.open_of(question.answer) & follows
    for seat, hand in enumerate(asked.hands):
        if seat not in (view.me, question.answer):
            assert asked.open_of(seat) != hand or hand & follows, "an open hand lacks the suit"
    for trick in counting.binding(view, asked.match.rules.spec):
        if follows >> trick.cards[0] & 1:
            for place, card in enumerate(trick.cards):
                seat = (trick.leader + place) % len(view.sides)
                assert follows >> card & 1 or seat in (view.me, question.answer), (
                    "somebody else did not follow"
                )


@pytest.mark.parametrize("game", [each.id for each in GAMES])
def test_every_answer_is_what_the_log_says(game: str) -> None:
    asked = list(deals(game, 2))
    assert asked
    for each in asked:
        agree(each)


@pytest.mark.slow
@pytest.mark.parametrize("game", [each.id for each in GAMES])
def test_every_answer_is_what_the_log_says_in_many_deals(game: str) -> None:
    kinds, voids, doubtful = set[str](), 0, False
    for each in deals(game, MANY):
        agree(each)
        kinds |= set(each.found)
        voids += VOID in each.found and each.found[VOID].answer != NOBODY
        others = [place for place in each.view.hidden if place.size]
        doubtful |= len(others) > 1 and not each.contract.draws
    assert HIGHEST in kinds
    assert doubtful == (VOID in kinds) == bool(voids), "two who have drawn all cards know each other's suits"


def told(key: str) -> str:
    return WORDS.get(f"drills.count.{key}")


@pytest.mark.parametrize("game", [each.id for each in GAMES])
def test_everything_is_said_in_words(game: str) -> None:
    for asked in deals(game, 1):
        spec, order = asked.match.rules.spec, asked.contract.order
        together = len(counting.side_of(asked.view)) > 1
        players = players_of(asked.match.transcript().header, spec.seats)
        captions = Captions(WORDS, game, spec, players, asked.view.me)
        teller = CountTeller(captions, WORDS, asked.contract, asked.view)
        for suit, cards in enumerate(order.follows):
            if cards:
                assert (teller.suit(suit) == told("trumps_suit")) == bool(cards & order.trumps)
        for question in asked.found.values():
            said = [teller.asks(question), *(teller.answer(question, each) for each in question.offered)]
            said += [teller.told(question, each) for each in question.offered]
            said += [teller.row(each) for each in question.evidence]
            said.append(teller.marks(question, question.marks))
            if question.kind == POINTS:
                assert said[0] == told("ask_points_side" if together else "ask_points")
                assert ("your side" in said[-1]) == together
            for each in question.evidence:
                assert (teller.row(each) == told("row_played")) == (each.leader == NOBODY)
            assert bool(teller.last(question, 7)) == (question.kind in counting.NUMBERED)
            assert all(said)
            assert not any("{" in each for each in said)
            assert not any(re.search(r"\b1 are\b", each) for each in said)


def test_only_what_matters_is_asked() -> None:
    trumpless = next(deals("romestecq", 1))
    assert TRUMPS not in trumpless.found
    assert POINTS not in next(deals("ecarte", 1)).found
    kinds = {kind for each in deals("sheepshead", 3) for kind in each.found}
    assert kinds == {TRUMPS, POINTS, VOID, HIGHEST}


def test_questions_come_between_tricks_and_not_too_often() -> None:
    for game in ("ecarte", "illustrated_tarock"):
        asked = 0
        for each in deals(game, 1):
            due = counting.due(each.view, asked)
            assert not (due and each.view.hand.bit_count() < 2)
            asked += due
        assert 2 <= asked <= counting.ASKED


def test_aids_fade_and_come_back() -> None:
    fared = CountingProgress()
    for _ in range(counting.STEADY):
        fared = counting.answered(fared, right=True)
    assert (fared.level, fared.run, fared.best) == (1, 3, 3)
    for _ in range(20 * counting.STEADY):
        fared = counting.answered(fared, right=True)
    assert fared.level == counting.LEVELS
    missed = counting.answered(fared, right=False)
    assert (missed.level, missed.run, missed.best) == (counting.LEVELS - 1, 0, fared.best)
    assert counting.answered(CountingProgress(), right=False).level == 0


def test_aids_show_less_and_less() -> None:
    *_, asked = deals("sheepshead", 1)
    question = asked.found[TRUMPS]
    shown = [counting.aid(question, asked.view, level) for level in range(counting.LEVELS + 1)]
    assert shown[counting.CARDS] == question.evidence
    assert shown[counting.LAST_TRICK][0].cards == asked.view.tricks[-1].cards
    assert shown[counting.MARKS] == shown[counting.LAST_COUNT] == shown[counting.LEVELS] == ()
    marked = [counting.marks(question, level) for level in range(counting.LEVELS + 1)]
    assert [bool(each) for each in marked] == [False, True, False, False, False]
    told = [counting.told_last(level) for level in range(counting.LEVELS + 1)]
    assert told == [True, True, True, True, False]


@pytest.mark.parametrize("game", [each.id for each in GAMES])
def test_marks_say_of_each_trick_what_is_to_be_counted(game: str) -> None:
    for asked in deals(game, 1):
        found, suits = asked.found, asked.contract.order.suit
        faceup = counting.face_up(asked.view, asked.table).bit_count()
        if TRUMPS in found:
            fallen = sum(found[TRUMPS].marks)
            assert found[TRUMPS].gone - faceup <= fallen <= found[TRUMPS].gone
        if POINTS in found:
            assert sum(found[POINTS].marks) == found[POINTS].answer
        if VOID in found:
            bound = counting.binding(asked.view, asked.match.rules.spec)
            led = [trick for trick in bound if suits[trick.cards[0]] == found[VOID].suit]
            assert len(found[VOID].marks) == len(led)
            if found[VOID].answer == NOBODY:
                assert all(
                    mark >= len(trick.cards) - (suits[mine(asked, trick)] != found[VOID].suit)
                    for mark, trick in zip(found[VOID].marks, led, strict=True)
                )
        if HIGHEST in found:
            assert len(found[HIGHEST].marks) == len(asked.view.tricks)


def test_another_kind_is_asked_of_than_last_time() -> None:
    found = dict.fromkeys((TRUMPS, HIGHEST), CountQuestion(TRUMPS, 0, 1, (1,)))
    asked = {kind: replace(each, kind=kind) for kind, each in found.items()}
    for seed in range(20):
        chosen = counting.chosen(asked, TRUMPS, Random(seed))
        assert chosen is not None
        assert chosen.kind == HIGHEST
    assert counting.chosen({TRUMPS: asked[TRUMPS]}, TRUMPS, Random(1)) == asked[TRUMPS]
    assert counting.chosen({}, TRUMPS, Random(1)) is None
