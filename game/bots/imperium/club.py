"""Club: counts trumps and suits, draws trumps when it pays, cashes what is high and throws what is low."""

from game.bots.imperium.situation import Situation, names, situation
from game.core.bot import Decision
from game.core.cards import Card, members
from game.core.move import PLAYS, Say
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.imperium import Imperium, Options, Phase, Public
from game.rules.imperium.cards import JOKER
from game.rules.imperium.combinations import declared, pool


class Club:
    """A sound player of the club room."""

    def __init__(self, rules: Imperium) -> None:
        """Play by these house rules."""
        self._options = rules.options

    def choose(self, view: View[Public], _dice: Dice, _budget: int) -> Decision:
        """Play by counting and by rules of thumb."""
        if view.public.phase == Phase.DECLARING:
            return declare(view, self._options)
        card, reason = pick(situation(view))
        return Decision(PLAYS[card], reason)


def declare(view: View[Public], options: Options) -> Decision:
    """Show everything: chips are worth more than secrets; where a card counts once only, what pays most (§6.10)."""
    found = names(view)
    if found:
        turn_up = view.public.turn_up
        cards = pool(view.hand, turn_up, view.me == view.dealer, options)
        dearest = [each.word for each in declared(cards, turn_up, options) if each.word in found]
        return Decision(Say((dearest or found)[0]), Reason("show", "6.1"))
    return Decision(Say("done"), Reason("done_looking", "6.14"))


def pick(seen: Situation) -> tuple[Card, Reason]:
    """Choose a card and say why."""
    if not seen.legal & (seen.legal - 1):
        card = members(seen.legal)[0]
        return card, Reason("only_card", cards=seen.legal)
    return _answer(seen) if seen.led else _lead(seen)


def _answer(seen: Situation) -> tuple[Card, Reason]:
    """Win as cheaply as possible; lose as cheaply as possible."""
    if seen.wins(members(seen.legal)[0]):
        card = seen.ranked(seen.legal)[0]
        return card, Reason("win_cheaply", "7.3", 1 << card)
    if seen.legal & seen.suit(seen.led[0]):
        card = seen.ranked(seen.legal)[0]
        return card, Reason("lose_cheaply", cards=1 << card)
    card = min(members(seen.legal), key=lambda card: _keep(seen, card))
    return card, Reason("throw", "7.5", 1 << card)


def _keep(seen: Situation, card: Card) -> tuple[float, int, Card]:
    """Value a card for the tricks to come: by what it may catch when the other hand leads."""
    return seen.expected(seen.suit(card) & ~seen.order.beats[card]), seen.order.rank[card], card


def _lead(seen: Situation) -> tuple[Card, Reason]:
    plain = seen.ranked(seen.mine & ~seen.order.trumps)
    trumps = seen.ranked(seen.trumps)
    high = [card for card in plain if seen.highest(card)]
    if not seen.trumps_out:
        return _lead_freely(seen, plain, trumps, high)
    if trumps and seen.highest(trumps[-1]):
        top = trumps[-1]
        return top, Reason(
            "joker_draws" if top == JOKER else "trump_draws", "7.6", 1 << top, number=len(trumps)
        )
    long = [card for card in high if _length(seen, card) > 1 or not trumps]
    if long:
        card = max(long, key=lambda card: (_length(seen, card), seen.expected(seen.suit(card))))
        return card, Reason("cash_ace", "7.3", 1 << card, seen.letter(card))
    if plain:
        card = max(plain, key=lambda card: _bait(seen, card))
        return card, Reason("cash_ace" if card in high else "make_him_win", "7.3", 1 << card)
    return trumps[0], Reason("lead_low_trump", "7.3", 1 << trumps[0])


def _length(seen: Situation, card: Card) -> int:
    return (seen.suit(card) & seen.mine).bit_count()


def _lead_freely(
    seen: Situation, plain: list[Card], trumps: list[Card], high: list[Card]
) -> tuple[Card, Reason]:
    """Lead against a hand without trumps: my own can wait and bring the lead back."""
    if high:
        card = max(high, key=lambda card: _length(seen, card))
        return card, Reason("cash_free", "7.6", 1 << card)
    if plain and trumps:
        card = max(plain, key=lambda card: (_length(seen, card), seen.order.rank[card]))
        return card, Reason("trumps_can_wait", "7.6", 1 << card)
    card = (trumps or plain)[-1]
    return card, Reason("cash_trump" if trumps else "make_him_win", "7.6", 1 << card)


def _bait(seen: Situation, card: Card) -> tuple[float, int]:
    """Judge a card that will probably lose: best from a long suit in which the other hand has little above it."""
    length = _length(seen, card)
    higher = seen.expected(seen.suit(card) & seen.order.beats[card])
    return (length if length > 1 else 0) - higher, seen.order.rank[card]
