"""Counting cards: questions between the tricks of a deal, answered from what one seat has seen, and the aids to them.

What can be asked is derived from the contract: trumps where there are any, card points where cards count differently,
who is out of a suit where suit must be followed, and the highest card still out of every suit.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from game.core.cards import NOBODY, Card, Cards, Seat, bit, members
from game.core.deal import HAND
from game.core.record import record
from game.core.rules import Dice, Spec
from game.core.trick import Contract, Trick, cards_of
from game.core.view import View
from game.stage.table import Table
from game.storage.progress import CountingProgress
from game.telling.captions import Captions
from game.wording import Words, begun

TRUMPS, POINTS, VOID, HIGHEST = "trumps", "points", "void", "highest"
NUMBERED = (TRUMPS, POINTS)
"""Kinds that are answered by a number."""
OFFERED = 4
"""Answers to choose from, where there are that many."""
LEVELS = 4
"""Steps in which the aids go: all cards that matter, marks, the cards of the last trick, the last count, nothing."""
CARDS, MARKS, LAST_TRICK, LAST_COUNT = range(LEVELS)
STEADY = 3
"""Right answers on end after which an aid goes."""
ASKED = 5
"""Questions in one deal, more or less."""

_AnyView: TypeAlias = View[object]


@record
class Evidence:
    """Cards that were played, by whom they were led or nobody."""

    leader: Seat
    cards: tuple[Card, ...]


@record
class CountQuestion:
    """One question."""

    kind: str
    suit: int  # effective suit it is about; -1 for none
    answer: int  # a number, a seat, NOBODY, or a card
    offered: tuple[int, ...]  # answers to choose from
    total: int = 0  # of the cards in question
    gone: int = 0  # of these, played or face up
    mine: int = 0  # of these, in my hand or laid away by me
    evidence: tuple[Evidence, ...] = ()
    marks: tuple[int, ...] = ()  # for each trick that matters: cards or points in it, or players who followed


def played(view: _AnyView) -> Cards:
    return cards_of((*view.tricks, view.trick))


def face_up(view: _AnyView, table: Table) -> Cards:
    """Gather what lies face up and was not played: on the table, and in other hands."""
    found = view.shown
    for place in view.hidden:
        if place.name == HAND:
            found |= table.opened(view, place)
    return found


def unseen(view: _AnyView, spec: Spec, lying_open: Cards) -> Cards:
    """Gather what I have neither seen nor hold: not played, not face up, not in my hand, not laid away by me."""
    return spec.pack.full & ~(played(view) | view.hand | view.aside | lying_open)


def side_of(view: _AnyView) -> frozenset[Seat]:
    """List the seats that play with me, as far as I know."""
    mine = view.sides[view.me]
    return frozenset(seat for seat, side in enumerate(view.sides) if seat == view.me or side == mine >= 0)


def points_taken(view: _AnyView, contract: Contract) -> int:
    """Add up what my side has taken in tricks."""
    won = [trick for trick in view.tricks if trick.taker in side_of(view)]
    return sum(contract.trick + sum(contract.points[card] for card in trick.cards) for trick in won)


def known_void(view: _AnyView, contract: Contract, suit: int) -> tuple[Seat, ...]:
    """List the others that can hold nothing of a suit any more, by what was played and what lies open."""
    cards = contract.order.follows[suit]
    return tuple(each.seat for each in view.hidden if each.name == HAND and not each.may & cards)


def binds(contract: Contract) -> bool:
    """Tell whether suit must be followed, so that whoever does not has none."""
    order = contract.order
    for suit, cards in enumerate(order.follows):
        led, *more = members(cards)[:2] or (NOBODY,)
        other = next(
            (members(rest)[0] for place, rest in enumerate(order.follows) if place != suit and rest), NOBODY
        )
        if more and other >= 0:
            hand = bit(more[0]) | bit(other)
            return contract.policy(hand, (led,), order) == bit(more[0])
    return False


def binding(view: _AnyView, spec: Spec) -> tuple[Trick, ...]:
    """List the finished tricks after the last of which no hand has grown: who did not follow there still can't."""
    dealt = sum(packet.count for packet in spec.packets if packet.heap == HAND and packet.seat == 0)
    drawn = max(0, len(view.tricks) + view.hand.bit_count() - dealt)
    return view.tricks[drawn:]


def questions(
    view: _AnyView, contract: Contract, spec: Spec, table: Table, dice: Dice
) -> dict[str, CountQuestion]:
    """Make one question of every kind that means something now, the most telling of its kind."""
    order, lying_open = contract.order, face_up(view, table)
    left = unseen(view, spec, lying_open)
    found = dict[str, CountQuestion]()
    if order.trumps:
        found[TRUMPS] = _trumps(view, contract, left, dice)
    if len(set(contract.points)) > 1 and any(trick.taker in side_of(view) for trick in view.tricks):
        found[POINTS] = _points(view, contract, dice)
    suits = _shuffled([suit for suit, cards in enumerate(order.follows) if cards & left], dice)
    doubtful = sum(place.size > 0 for place in view.hidden) > 1  # else what is out is all in one hand
    if doubtful and binds(contract) and not contract.draws:
        for each in _void(view, contract, suits, binding(view, spec)):
            found[VOID] = each
    for each in _highest(view, contract, suits, left, lying_open):
        found[HIGHEST] = each
    return found


def _shuffled(items: list[int], dice: Dice) -> list[int]:
    dice.shuffle(items)
    return items


def _trumps(view: _AnyView, contract: Contract, out: Cards, dice: Dice) -> CountQuestion:
    trumps = contract.order.trumps
    left = trumps & out
    mine = trumps & (view.hand | view.aside)
    gone = trumps & ~left & ~mine
    seen = Evidence(NOBODY, _ranked(gone, contract))
    sizes = (trumps.bit_count(), gone.bit_count(), mine.bit_count())
    count = left.bit_count()
    suit = contract.order.suit[members(trumps)[0]]
    fallen = _fallen(view, trumps)
    return CountQuestion(TRUMPS, suit, count, _around(count, 1, dice), *sizes, (seen,), fallen)


def _fallen(view: _AnyView, cards: Cards) -> tuple[int, ...]:
    """Count how many of some cards fell in each trick."""
    return tuple((cards_of((trick,)) & cards).bit_count() for trick in view.tricks)


def _points(view: _AnyView, contract: Contract, dice: Dice) -> CountQuestion:
    count = points_taken(view, contract)
    tricks = [trick for trick in view.tricks if trick.taker in side_of(view)]
    won = tuple(Evidence(trick.leader, trick.cards) for trick in tricks)
    worth = tuple(contract.trick + sum(contract.points[card] for card in trick.cards) for trick in tricks)
    step = max(1, min(count // 6, max(contract.points) // 2))
    return CountQuestion(POINTS, -1, count, _around(count, step, dice), evidence=won, marks=worth)


def _void(
    view: _AnyView, contract: Contract, suits: Sequence[int], tricks: Sequence[Trick]
) -> Iterator[CountQuestion]:
    """Ask who is out of a suit, one of which that is known if there is any; never where several are."""
    others = tuple((view.me + turn) % len(view.sides) for turn in range(1, len(view.sides)))
    known = {suit: known_void(view, contract, suit) for suit in suits}
    led = {
        suit: tuple(trick for trick in tricks if contract.order.suit[trick.cards[0]] == suit)
        for suit in suits
    }
    asked = [suit for suit in suits if led[suit] and len(known[suit]) < 2]
    for suit in sorted(asked, key=lambda each: len(known[each])):
        answer = known[suit][0] if known[suit] else NOBODY
        seen = tuple(Evidence(trick.leader, trick.cards) for trick in led[suit])
        follows = contract.order.follows[suit]
        followed = tuple((cards_of((trick,)) & follows).bit_count() for trick in led[suit])
        yield CountQuestion(VOID, suit, answer, (*others, NOBODY), evidence=seen, marks=followed)


def _highest(
    view: _AnyView, contract: Contract, suits: Sequence[int], left: Cards, lying_open: Cards
) -> Iterator[CountQuestion]:
    """Ask for the highest card of a suit that is still out, best where a higher one has gone."""
    order, gone = contract.order, played(view) | lying_open
    for suit in sorted(suits, key=lambda each: bool(order.follows[each] & gone)):
        out = _ranked(order.follows[suit] & left, contract)
        among = _ranked(order.follows[suit] & ~(view.hand | view.aside), contract)
        if len(among) < 3:
            continue
        place = among.index(out[0])
        first = max(0, min(place - 1, len(among) - OFFERED))
        seen = Evidence(NOBODY, _ranked(order.follows[suit] & gone, contract))
        fallen = _fallen(view, order.follows[suit])
        yield CountQuestion(
            HIGHEST,
            suit,
            out[0],
            among[first : first + OFFERED],
            evidence=(seen,) if seen.cards else (),
            marks=fallen,
        )


def _ranked(cards: Cards, contract: Contract) -> tuple[Card, ...]:
    return tuple(
        sorted(members(cards), key=lambda card: (contract.order.suit[card], -contract.order.rank[card]))
    )


def _around(number: int, step: int, dice: Dice) -> tuple[int, ...]:
    """Offer numbers around the right one, which may stand anywhere among them."""
    below = min(int(dice.random() * OFFERED), number // step)
    return tuple(number + step * (place - below) for place in range(OFFERED))


# ---------------------------------------------------------------------------------------------------- when, and aids


def due(view: _AnyView, asked: int) -> bool:
    """Tell whether a question comes now, after so many that were put in this deal."""
    done, left = len(view.tricks), view.hand.bit_count()
    every = max(1, (done + left) // ASKED)
    return left >= 2 and done > 0 and done >= (asked + 1) * every


def chosen(found: dict[str, CountQuestion], last: str, dice: Dice) -> CountQuestion | None:
    """Choose a question, of another kind than the last one if there is any."""
    kinds = [kind for kind in found if kind != last] or list(found)
    order = _shuffled(list(range(len(kinds))), dice)
    return found[kinds[order[0]]] if kinds else None


def aid(question: CountQuestion, view: _AnyView, level: int) -> tuple[Evidence, ...]:
    """Show the cards that help at a level: all that matter, those of the last trick, none."""
    if level == CARDS:
        return question.evidence
    if level != LAST_TRICK or not view.tricks:
        return ()
    last = view.tricks[-1]
    return (Evidence(last.leader, last.cards),)


def marks(question: CountQuestion, level: int) -> tuple[int, ...]:
    """Show the marks that help at a level, a number for each trick."""
    return question.marks if level == MARKS else ()


def told_last(level: int) -> bool:
    """Tell whether the answer to the last question of the kind is still told."""
    return level <= LAST_COUNT


def answered(fared: CountingProgress, right: bool) -> CountingProgress:
    """Take in an answer: an aid goes after some right ones on end, and comes back after a wrong one."""
    if not right:
        return CountingProgress(max(0, fared.level - 1), 0, fared.best)
    run = fared.run + 1
    level = min(LEVELS, fared.level + (run % STEADY == 0))
    return CountingProgress(level, run, max(fared.best, run))


# ------------------------------------------------------------------ in words


class CountTeller:
    """Says what there is to say of the questions in one game, to one player."""

    def __init__(self, captions: Captions, words: Words, contract: Contract, view: View[object]) -> None:
        self._captions = captions
        self._words = words
        self._contract = contract
        self._view = view

    def _say(self, key: str, **values: object) -> str:
        return self._words.get(f"drills.count.{key}", **values)

    def suit(self, suit: int) -> str:
        trumps = self._contract.order.trumps
        cards = self._contract.order.follows[suit]
        if cards & trumps:
            return self._say("trumps_suit")
        plain = [face for card, face in enumerate(self._captions.cards.pack.faces) if cards >> card & 1]
        return self._captions.cards.suit(plain[0][-1])

    def asks(self, question: CountQuestion) -> str:
        together = len(side_of(self._view)) > 1
        match question.kind:
            case "points":
                return self._say("ask_points_side" if together else "ask_points")
            case kind:
                return self._say(f"ask_{kind}", suit=self.suit(question.suit))

    def answer(self, question: CountQuestion, answer: int) -> str:
        """Name an answer, as it stands on its button."""
        match question.kind:
            case "void":
                return self._say("nobody") if answer == NOBODY else self._captions.players.name(answer)
            case "highest":
                told = self._captions.cards.spoken(answer)
                return begun(told)
            case _:
                return str(answer)

    def told(self, question: CountQuestion, answer: int) -> str:
        """Say whether an answer is right, and how the right one is reckoned."""
        first = self._say("right" if answer == question.answer else "wrong")
        right = self.answer(question, question.answer)
        match question.kind:
            case "trumps":
                sizes = {"total": question.total, "gone": question.gone, "mine": question.mine}
                why = self._say("why_trumps", **sizes, number=question.answer)
            case "points":
                why = self._say("why_points", number=question.answer)
            case "void":
                nobody = question.answer == NOBODY
                why = self._say(
                    "why_nobody" if nobody else "why_void", seat=right, suit=self.suit(question.suit)
                )
            case _:
                why = self._say("why_highest", card=right)
        return f"{first} {why}"

    def last(self, question: CountQuestion, before: int) -> str:
        if question.kind not in NUMBERED:
            return ""
        return self._say(f"last_{question.kind}", number=before)

    def marks(self, question: CountQuestion, marks: Sequence[int]) -> str:
        """Say what the marks of the tricks are: a number for each, from the first that matters."""
        together = question.kind == "points" and len(side_of(self._view)) > 1
        key = "marks_points_side" if together else f"marks_{question.kind}"
        suit = self.suit(question.suit) if question.suit >= 0 else ""
        return self._say(key, suit=suit, numbers=self._say("mark").join(map(str, marks)))

    def row(self, evidence: Evidence) -> str:
        if evidence.leader == NOBODY:
            return self._say("row_played")
        if evidence.leader == self._view.me:
            return self._say("row_led_you")
        return self._say("row_led", seat=self._captions.players.name(evidence.leader))
