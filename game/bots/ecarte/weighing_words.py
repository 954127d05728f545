"""What a word brings: the hand played as it is with open cards, or talk, exchanges and tricks played on by the book.

What a hand promises as it is tells only half: an exchange helps him as well, and when I would rather have cards he may
be glad to refuse them. So both words may be tried on the same cards, drawn anew each time, straight from hands, which
is quick enough for hundreds of layouts at a decision.
"""

from collections.abc import Iterator
from math import inf, sqrt
from typing import TypeAlias

from game.bots.ecarte.hands import keepers, read, usual_discard
from game.bots.ecarte.holdings import Weigh, reckon
from game.bots.ecarte.inference import likelihood
from game.bots.ecarte.playing import usual_answer, usual_lead
from game.bots.ecarte.race import in_points, value
from game.bots.ecarte.situation import Situation, situation, would_be_vulnerable
from game.bots.ecarte.solver import solver
from game.bots.ecarte.talking import ask, overrule, reply, talk
from game.core.bot import Decision
from game.core.cards import NOBODY, PIQUET, Card, Cards, mask, members
from game.core.record import record
from game.core.rules import Dice
from game.rules.ecarte import ACCEPT, PROPOSE, REFUSE, STAND, Ecarte, Public, State, king_of
from game.rules.ecarte.phases import TRICKS, thrown
from game.rules.ecarte.scoring import Result, price
from game.search.opponents import Choice

Talon: TypeAlias = tuple[Card, ...]
_ELDER, _DEALER = 0, 1

ENOUGH = {
    (True, True): (-1.2, 0.8),
    (False, True): (-1.2, 0.5),
    (True, False): (-0.5, -0.5),
    (False, False): (-0.2, 0.0),
}
"""The points, the king's own left out, from which a hand is better played than exchanged: by elder hand or not, and
before the first exchange or after; where the book would play it, and where it would not. The book knows much that open
cards do not show, so it is overruled only by a wide margin. Found by playing thousands of deals both ways."""
KING = 0.8
"""How much more it takes with the king of trumps in hand, which an exchange can only help."""

_CLEAR = 1.0
"""Standard errors by which one of two words that are tried must do better."""


def weighed_word(choice: Choice[Ecarte, State, Public], *, hands: int, deals: int = 0) -> Decision:
    """Say what does clearly better in so many deals; else play the hand if that promises more than an exchange.

    For each world of the budget so many hands of his are looked at. Where the book agrees, its reason is given.
    """
    seen = situation(choice.view, choice.rules)
    book, weigh, dice = talk(seen), likelihood(seen), choice.dice
    if book.reason.kind == "propose_certain":
        return book
    if deals:
        found = compare(seen, weigh, dice, deals * choice.budget)
        if abs(found.lead) > _CLEAR * found.error:
            return _said(seen, book, found.lead < 0, found.point)
    promise = prospect(seen, would_be_vulnerable(seen), weigh, dice, hands * choice.budget)
    king = seen.hand.king_of_trumps
    worth = in_points(seen.need, seen.theirs, promise.game) - king
    limits = ENOUGH[seen.elder, seen.fresh]
    return _said(seen, book, worth > limits[book.move in (PROPOSE, ACCEPT)] + KING * king, promise.point)


def _said(seen: Situation, book: Decision, now: bool, point: float) -> Decision:
    """Play the hand as it is now, or ask for cards; point is how likely the hand as it is makes the point."""
    move = (STAND if now else PROPOSE) if seen.elder else (REFUSE if now else ACCEPT)
    return book if move == book.move else overrule(book, move, point)


@record
class Prospect:
    """What a hand promises if it is played now, both sides playing their best with open cards."""

    point: float  # the chance to make the point
    game: float  # the chance to win the game


def prospect(seen: Situation, vulnerable: bool, weigh: Weigh, dice: Dice, budget: int) -> Prospect:
    """Reckon with my hand as it is; vulnerable if playing it makes me so."""
    cards, elder = solver(seen.contract), seen.elder
    king = 1 << king_of(seen.view.public.turn_up)
    prices = (
        -seen.price(vulnerable, vole=True),
        *[-seen.price(vulnerable)] * 2,
        *[seen.price(False)] * 2,
        seen.price(False, vole=True),
    )
    found, _ = reckon(seen.view, seen.contract, dice, budget)
    solved: dict[Cards, dict[Card, int]] = {}
    sums: dict[Card, list[float]] = {}
    total = 0.0
    mine = bool(seen.view.hand & king)
    for like, lot in found:
        values = solved.get(like)
        if values is None:
            if elder:
                values = cards.solve(seen.view.hand, like, None)
            else:
                values = {0: TRICKS - cards.leader(like, seen.view.hand)}
            solved[like] = values
        weight = lot.ways * weigh(lot.hand)
        total += weight
        his = bool(lot.hand & king)
        for card, tricks in values.items():
            row = sums.setdefault(card, [0.0, 0.0])
            row[0] += weight * (tricks >= 3)
            row[1] += weight * value(seen.need - mine, seen.theirs - his, prices[tricks])
    best = max(sums.values(), key=lambda row: row[1])
    return Prospect(best[0] / total, best[1] / total)


@record
class Comparison:
    """How exchanging does beside playing the hand as it is."""

    lead: float  # by how much it raises my chance to win the game
    error: float  # its standard error
    point: float  # how likely the hand as it is makes the point


def compare(seen: Situation, weigh: Weigh, dice: Dice, count: int) -> Comparison:
    """Try both words on so many layouts, each counting as much as its other hand is likely."""
    ahead, me = Continuation(seen), seen.view.hand
    exposed = (_ELDER if seen.elder else _DEALER) if would_be_vulnerable(seen) else NOBODY
    gaps: list[tuple[float, float]] = []
    total = made = 0.0
    for his, talon in layouts(seen, dice, count):
        hands = (me, his) if seen.elder else (his, me)
        tricks = ahead.tricks(*hands)
        now = ahead.played(hands, tricks, exposed)
        then = ahead.proposed(hands, talon) if seen.elder else ahead.accepted(hands, talon)
        weight = weigh(his)
        gaps.append((weight, then - now))
        total += weight
        made += weight * ((tricks > TRICKS // 2) == seen.elder)
    lead = sum([weight * gap for weight, gap in gaps], 0.0) / total
    spread = sum([(weight * (gap - lead)) ** 2 for weight, gap in gaps], 0.0)
    return Comparison(lead, sqrt(spread) / total if len(gaps) > 1 else inf, made / total)


def layouts(seen: Situation, dice: Dice, count: int) -> Iterator[tuple[Cards, Talon]]:
    """Draw his hand and the talon; what he has thrown is what one throws, as far as there is any."""
    view = seen.view
    gone, cards = thrown(view.public.exchanged, 1 - view.me, view.dealer), list(members(seen.unseen))
    kept = keepers(PIQUET.full, seen.order)
    for _ in range(count):
        dice.shuffle(cards)
        his, talon = cards[:TRICKS], cards[TRICKS:]
        if gone:
            away = sorted(talon, key=lambda card: kept >> card & 1)[:gone]
            talon = [card for card in talon if card not in away]
        yield mask(his), tuple(talon)


class Continuation:
    """Plays a deal on by the book, and says how likely it makes me win the game."""

    def __init__(self, seen: Situation) -> None:
        view, self._order = seen.view, seen.order
        self._contract, self._options, self._elder = seen.contract, seen.options, seen.elder
        self._turn_up, self._king = view.public.turn_up, 1 << king_of(view.public.turn_up)
        self._past = len(view.public.exchanged) // 2
        self._needs = (seen.need, seen.theirs)
        self._wants = self._needs if seen.elder else self._needs[::-1]  # the elder hand's, the dealer's

    def proposed(self, hands: tuple[Cards, Cards], talon: Talon) -> float:
        return self._answered(hands, talon, self._past)

    def accepted(self, hands: tuple[Cards, Cards], talon: Talon) -> float:
        """Go on when the dealer has accepted: both throw and draw."""
        return self._exchanged(hands, talon, self._past)

    def _asked(self, hands: tuple[Cards, Cards], talon: Talon, past: int) -> float:
        """Let the elder hand speak after so many exchanges."""
        hand = read(hands[0], self._order)
        turn_up = self._order.rank[self._turn_up]
        said = ask(hand, turn_up, self._wants[1], self._options, fresh=not past)
        if said.move == STAND:
            return self.played(hands, self.tricks(*hands), NOBODY)
        return self._answered(hands, talon, past)

    def _answered(self, hands: tuple[Cards, Cards], talon: Talon, past: int) -> float:
        said = reply(read(hands[1], self._order), self._wants[0], self._options, fresh=not past)
        if said.move == REFUSE:
            whom = self._options.vulnerability
            exposed = whom == "any_refusal" or (whom == "first" and not past)
            return self.played(hands, self.tricks(*hands), _DEALER if exposed else NOBODY)
        return self._exchanged(hands, talon, past)

    def _exchanged(self, hands: tuple[Cards, Cards], talon: Talon, past: int) -> float:
        """Let both throw what one throws, and draw."""
        elder, talon = self._drawn(hands[0], talon, 1)
        dealer = hands[1]
        if talon:
            dealer, talon = self._drawn(dealer, talon, self._options.dealer_min_discard)
            if talon and past + 1 != self._options.max_exchanges:
                return self._asked((elder, dealer), talon, past + 1)
        return self.played((elder, dealer), self.tricks(elder, dealer), NOBODY)

    def _drawn(self, hand: Cards, talon: Talon, least: int) -> tuple[Cards, Talon]:
        away = usual_discard(hand, self._order, least, min(TRICKS, len(talon)))
        count = away.bit_count()
        return hand & ~away | mask(talon[:count]), talon[count:]

    def played(self, hands: tuple[Cards, Cards], tricks: int, vulnerable: int) -> float:
        """Give my chance once the elder hand has made so many tricks, and the king has been marked."""
        won = tricks > TRICKS // 2
        result = Result(0, tricks in (0, TRICKS), vulnerable == (_DEALER if won else _ELDER), False, 0)
        gain = price(result, self._options)
        king, (need, theirs) = self._king, self._needs
        kings = (bool(hands[0] & king), bool(hands[1] & king))
        mine, his = kings if self._elder else kings[::-1]
        return value(need - mine, theirs - his, gain if won == self._elder else -gain)

    def tricks(self, elder: Cards, dealer: Cards) -> int:
        """Play five tricks by habit; give how many the elder hand makes."""
        order, policy = self._order, self._contract.policy
        first, second, leads, made = elder, dealer, True, 0
        out = PIQUET.full & ~(1 << self._turn_up)
        for left in range(TRICKS, 0, -1):
            card = usual_lead(first, out & ~first, order, first=left == TRICKS)
            first ^= 1 << card
            out ^= 1 << card
            legal = policy(second, (card,), order)
            if legal & (legal - 1):
                other = usual_answer(second, legal, card, out & ~second, order)
            else:
                other = legal.bit_length() - 1
            second ^= 1 << other
            out ^= 1 << other
            if order.beats[card] >> other & 1:
                first, second, leads = second, first, not leads
            made += leads
        return made
