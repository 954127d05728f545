"""The last tricks with both hands open, played for the match: honours are paid and reds annul as they fall."""

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


@record
class Standing:
    """Where a deal stands between two tricks."""

    leader: Seat
    holdings: Holdings
    taken: int  # tricks of the seat that asks
    marks: Marks


class Finish:
    """Values endings of one deal as the chance of one seat to win the match."""

    def __init__(self, options: Options, me: Seat, dealer: Seat) -> None:
        """Begin with nothing known."""
        self._options = options
        self._me = me
        self._dealer = dealer
        self._leader_paid = options.honours_scoring == "leader"
        self._chances = prospects(options)
        self._known: dict[tuple[Cards, Cards, Standing], tuple[float, float]] = {}
        self._ends: dict[tuple[Holdings, int], float] = {}
        self._paid: dict[tuple[Holdings, Seat, str], Holdings] = {}

    @property
    def positions(self) -> int:
        """How many positions have been looked at."""
        return len(self._known)

    def leading(self, lead: Cards, follow: Cards, at: Standing, alpha: float, beta: float) -> float:
        """Give my chance when a trick is to be led; exact between alpha and beta."""
        if not lead:
            return self._end(at)
        key = (lead, follow, at)
        low, high = self._known.get(key, (0.0, 1.0))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        mine = at.leader == self._me
        floor, ceiling, best = alpha, beta, 0.0 if mine else 1.0
        for card in leads(lead, follow):
            value = self.led(card, lead, follow, at, floor, ceiling)
            if mine:
                best = max(best, value)
                floor = max(floor, value)
            else:
                best = min(best, value)
                ceiling = min(ceiling, value)
            if floor >= ceiling:
                break
        self._known[key] = (low if best <= alpha else best, high if best >= beta else best)
        return best

    def led(self, card: Cards, lead: Cards, follow: Cards, at: Standing, alpha: float, beta: float) -> float:
        """Give my chance when this card is led."""
        mine = at.leader != self._me
        best = 0.0 if mine else 1.0
        for reply, takes in replies(card, lead, follow, heading=self._options.must_head):
            value = self.answered(
                (card, reply), (lead ^ card, follow ^ reply), at, (alpha, beta), takes=takes
            )
            if mine:
                best = max(best, value)
                alpha = max(alpha, value)
            else:
                best = min(best, value)
                beta = min(beta, value)
            if alpha >= beta:
                break
        return best

    def answered(
        self,
        cards: tuple[Cards, Cards],
        hands: tuple[Cards, Cards],
        at: Standing,
        window: tuple[float, float],
        *,
        takes: bool,
    ) -> float:
        """Give my chance once a trick is full; its cards have left the hands, the leader's the first."""
        lead, follow = hands
        marks, holdings = at.marks, at.holdings
        taker = 1 - at.leader if takes else at.leader
        if marks & SEQUENCE != SEQUENCE_SPLIT and (cards[0] | cards[1]) & TOP:
            falls, marks = follows_sequence(marks, lead | follow, takes=takes)
            holdings = self._pay(holdings, taker, "tombee") if falls else holdings
        if (cards[0] | cards[1]) & HONOURS:
            holdings = self._honours(holdings, cards, at.leader, taker)
        decided = self._decided(holdings)
        if decided is not None:
            return decided
        taken = at.taken + (taker == self._me)
        if takes:
            lead, follow, marks = follow, lead, turned(marks)
        return self.leading(lead, follow, Standing(taker, holdings, taken, marks), *window)

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
                paid = credit(holdings, Award(0, step, "", to, 1, unit), self._options)
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
            holdings = credit(holdings, Award(0, "tricks", "", to, count, WHITE), self._options)
        return self._chances.chance(holdings, self._me, 1 - self._dealer)
