"""The last tricks with both hands open, played for the match: honours are paid and reds annul as they fall."""

from collections.abc import Hashable, Iterator
from typing import TypeAlias

from game.bots.imperiale.prospects import prospects
from game.bots.imperiale.solver import (
    HONOURS,
    SEQUENCE,
    SEQUENCE_SPLIT,
    TOP,
    Marks,
    follows_sequence,
    leads,
    replies,
    turned,
)
from game.core.cards import Cards, Seat
from game.core.record import record
from game.core.score import Award, Holdings
from game.rules.imperiale import Options
from game.rules.imperiale.phases import TRICKS
from game.rules.imperiale.scoring import RED, WHITE, credit
from game.search.minimax import Bounds, Minimax


@record
class Standing:
    """Where a deal stands between two tricks."""

    leader: Seat
    holdings: Holdings
    taken: int  # tricks of the seat that asks
    marks: Marks


Node: TypeAlias = tuple[Cards, Cards, Standing, Cards]
"""The hands of leader and other, where the deal stands, and the card led, which its hand still holds; or none."""


class Finish:
    """Values endings of one deal as the chance of one seat to win the match."""

    def __init__(self, options: Options, me: Seat, dealer: Seat, deal: int) -> None:
        """Begin with nothing known; deals are counted from 1."""
        self._options = options
        self._deal = deal
        self._me = me
        self._dealer = dealer
        self._leader_paid = options.honours_scoring == "leader"
        self._chances = prospects(options)
        self._search = Minimax[Node]()
        self._ends: dict[tuple[Holdings, int], float] = {}
        self._paid: dict[tuple[Holdings, Seat, str], Holdings] = {}

    @property
    def positions(self) -> int:
        return self._search.positions

    def led(self, card: Cards, lead: Cards, follow: Cards, at: Standing) -> float:
        """Give my chance when this card is led."""
        return self._search.value(self, (lead, follow, at, card), 0.0, 1.0)

    def answered(
        self, cards: tuple[Cards, Cards], lead: Cards, follow: Cards, at: Standing, *, takes: bool
    ) -> float:
        """Give my chance once these cards, still in hand, have made a trick, the leader's the first."""
        return self._search.value(self, self._gathered(cards, lead, follow, at, takes=takes), 0.0, 1.0)

    def maximises(self, node: Node) -> bool:
        _, _, at, card = node
        return (at.leader == self._me) == (not card)

    def after(self, node: Node) -> Iterator[tuple[float, Node]]:
        """Lead, or answer what is led; counters tell only at the end."""
        lead, follow, at, card = node
        if not card:
            for each in leads(lead, follow):
                yield 0.0, (lead, follow, at, each)
            return
        for reply, takes in replies(card, lead, follow, heading=self._options.must_head):
            yield 0.0, self._gathered((card, reply), lead, follow, at, takes=takes)

    def key(self, node: Node) -> Hashable | None:
        return None if node[3] else node

    def bounds(self, node: Node) -> Bounds:
        """Settle a match that is decided, and a deal that is over."""
        lead, _, at, _ = node
        chance = self._decided(at.holdings)
        if chance is None and not lead:
            chance = self._end(at)
        return (0.0, 1.0) if chance is None else (chance, chance)

    def _gathered(
        self, cards: tuple[Cards, Cards], lead: Cards, follow: Cards, at: Standing, *, takes: bool
    ) -> Node:
        """Take the cards of a trick out of the hands and pay it."""
        lead, follow = lead ^ cards[0], follow ^ cards[1]
        marks, holdings = at.marks, at.holdings
        taker = 1 - at.leader if takes else at.leader
        if marks & SEQUENCE != SEQUENCE_SPLIT and (cards[0] | cards[1]) & TOP:
            falls, marks = follows_sequence(marks, lead | follow, takes=takes)
            holdings = self._pay(holdings, taker, "tombee") if falls else holdings
        if (cards[0] | cards[1]) & HONOURS:
            holdings = self._honours(holdings, cards, at.leader, taker)
        taken = at.taken + (taker == self._me)
        if takes:
            lead, follow, marks = follow, lead, turned(marks)
        return lead, follow, Standing(taker, holdings, taken, marks), 0

    def _honours(self, holdings: Holdings, cards: tuple[Cards, Cards], leader: Seat, taker: Seat) -> Holdings:
        """Pay the honours of a trick (§10, §13.2)."""
        led, reply = bool(cards[0] & HONOURS), bool(cards[1] & HONOURS)
        if self._leader_paid:
            to, count = leader, led + (reply and taker == leader)
        else:
            to, count = taker, led + reply
        for _ in range(count):
            holdings = self._pay(holdings, to, "honour")
        return holdings

    def _pay(self, holdings: Holdings, to: Seat, step: str) -> Holdings:
        key = (holdings, to, step)
        paid = self._paid.get(key)
        if paid is None:
            paid = holdings
            if self._decided(holdings) is None:
                unit = WHITE if step == "honour" else RED
                paid = credit(holdings, Award(self._deal, step, "", to, 1, unit), self._options)
            self._paid[key] = paid
        return paid

    def _decided(self, holdings: Holdings) -> float | None:
        target = self._options.target_reds
        if holdings[self._me][0] >= target:
            return 1.0
        return 0.0 if holdings[1 - self._me][0] >= target else None

    def _end(self, at: Standing) -> float:
        """Pay the tricks and give the chance from there on."""
        key = (at.holdings, at.taken)
        chance = self._ends.get(key)
        if chance is None:
            chance = self._ends[key] = self._tricks_paid(at)
        return chance

    def _tricks_paid(self, at: Standing) -> float:
        more = 2 * at.taken - TRICKS
        to, holdings = (self._me if more > 0 else 1 - self._me), at.holdings
        if abs(more) == TRICKS:
            holdings = self._pay(self._pay(holdings, to, "capot"), to, "capot")
        elif more:
            count = abs(more) if self._options.trick_bonus == "difference" else abs(more) // 2
            tricks = Award(self._deal, "tricks", "", to, count, WHITE)
            holdings = credit(holdings, tricks, self._options)
        return self._chances.chance(holdings, self._me, 1 - self._dealer)
