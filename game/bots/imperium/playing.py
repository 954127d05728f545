"""How the club player declares, leads and answers: counts trumps and suits, and draws trumps when it pays."""

from game.bots.imperium.situation import Situation, names
from game.core.bot import Decision
from game.core.cards import Card, members
from game.core.move import Say
from game.core.rules import Reason
from game.core.view import View
from game.rules.imperium import Options, Public
from game.rules.imperium.combinations import declared, pool


def declare(view: View[Public], options: Options) -> Decision:
    """Show everything: chips are worth more than secrets; where a card counts once only, what pays most (§6.10)."""
    found = names(view)
    if found:
        turn_up = view.public.turn_up
        cards = pool(view.hand, turn_up, view.me == view.dealer, options)
        dearest = [each.word for each in declared(cards, turn_up, options) if each.word in found]
        return Decision(Say((dearest or found)[0]), Reason("show", "6.1"))
    return Decision(Say("done"), Reason("done_looking", "6.14"))


def pick(seen: Situation) -> Card:
    if not seen.legal & (seen.legal - 1):
        return members(seen.legal)[0]
    return _answer(seen) if seen.led else _lead(seen)


def _answer(seen: Situation) -> Card:
    """Win as cheaply as possible; lose as cheaply as possible."""
    if seen.wins(members(seen.legal)[0]) or seen.legal & seen.suit(seen.led[0]):
        return seen.ranked(seen.legal)[0]
    return min(members(seen.legal), key=lambda card: _keep(seen, card))


def _keep(seen: Situation, card: Card) -> tuple[float, int, Card]:
    """Value a card for the tricks to come: by what it may catch when the other hand leads."""
    return seen.expected(seen.suit(card) & ~seen.order.beats[card]), seen.order.rank[card], card


def _lead(seen: Situation) -> Card:
    plain = seen.ranked(seen.mine & ~seen.order.trumps)
    trumps = seen.ranked(seen.trumps)
    high = [card for card in plain if seen.highest(card)]
    if not seen.trumps_out:
        return _lead_freely(seen, plain, trumps, high)
    if trumps and seen.highest(trumps[-1]):
        return trumps[-1]
    long = [card for card in high if _length(seen, card) > 1 or not trumps]
    if long:
        return max(long, key=lambda card: (_length(seen, card), seen.expected(seen.suit(card))))
    if plain:
        return max(plain, key=lambda card: _bait(seen, card))
    return trumps[0]


def _length(seen: Situation, card: Card) -> int:
    return (seen.suit(card) & seen.mine).bit_count()


def _lead_freely(seen: Situation, plain: list[Card], trumps: list[Card], high: list[Card]) -> Card:
    """Lead against a hand without trumps: my own can wait and bring the lead back."""
    if high:
        return max(high, key=lambda card: _length(seen, card))
    if plain and trumps:
        return max(plain, key=lambda card: (_length(seen, card), seen.order.rank[card]))
    return (trumps or plain)[-1]


def _bait(seen: Situation, card: Card) -> tuple[float, int]:
    """Judge a card that will probably lose: best from a long suit in which the other hand has little above it."""
    length = _length(seen, card)
    higher = seen.expected(seen.suit(card) & seen.order.beats[card])
    return (length if length > 1 else 0) - higher, seen.order.rank[card]
