"""Printed advice that does not just name a card by what it is: on bids, discards, words, and the score."""

from typing import Any, TypeAlias

from game.bots.ecarte.hands import Hand, certain, fair, keepers, read
from game.bots.ecarte.situation import situation
from game.bots.gleek.hands import improvement, others_improvement
from game.bots.gleek.talking import most, next_price, wager_now
from game.bots.gleek.wagers import chance, strength
from game.bots.romestecq.stakes import stake, ties
from game.core.cards import Cards, mask, members
from game.core.facts import Facts
from game.rules.ecarte import MARK_KING
from game.rules.ecarte.phases import Phase as Asked
from game.rules.gleek.phases import KINDS, SUITS, Phase, Word

Told: TypeAlias = Facts[Any, Any]
ACES, KINGS = KINDS[:2]
COURTS = sum(KINDS)
HALF, POOR, SPENT = 1.5, 0.25, 7


def _bidding(facts: Told) -> bool:
    return facts.view.public.phase is Phase.AUCTION


def _worth(facts: Told) -> float:
    """Guess in pence what seven new cards add."""
    return improvement(facts.hand, facts.view.public.turn_up, facts.rules.options)


def worth_half_more(facts: Told) -> bool:
    """Tell whether new cards are worth the next price and the half of it that another would pay."""
    return _bidding(facts) and _worth(facts) >= HALF * next_price(facts.view)


def too_dear(facts: Told) -> bool:
    """Tell whether one would not like to pay the next price."""
    return _bidding(facts) and facts.view.public.bid is not None and _worth(facts) < next_price(facts.view)


def drivable(facts: Told) -> bool:
    """Tell whether the next price may be paid, and half of it is better: a bid that one hopes to see outbid."""
    if not _bidding(facts) or not _another_may_bid(facts):
        return False
    theirs = others_improvement(facts.hand, facts.view.public.turn_up)
    return most(_worth(facts), theirs) < next_price(facts.view) <= _worth(facts)


def _another_may_bid(facts: Told) -> bool:
    public = facts.view.public
    return public.bid is not None and sum(call.word == Word.PASS for call in public.auction) == 0


def _exchanging(facts: Told) -> bool:
    return facts.view.public.phase is Phase.EXCHANGE and not facts.view.aside


def spare(facts: Told) -> Cards:
    """Give all but aces, pairs of kings, counters among trumps, where there are seven others."""
    kings = KINGS & facts.hand
    kept = ACES | (kings if kings.bit_count() > 1 else 0) | facts.counting(facts.trumps)
    return enough(facts.hand & ~kept)


def enough(cards: Cards) -> Cards:
    """Give cards of which all that must go can be chosen; nothing where they are too few."""
    return cards if cards.bit_count() >= SPENT else 0


def beside_the_long_suit(facts: Told) -> Cards:
    """Give what is not of the longest suit, where that has two court cards or aces, and there are seven others."""
    suits = sorted((facts.hand & suit for suit in SUITS), key=int.bit_count)
    high, alone = (suits[-1] & COURTS).bit_count() > 1, suits[-1].bit_count() > suits[-2].bit_count()
    return enough(facts.hand & ~suits[-1]) if high and alone else 0


def _poor(facts: Told) -> bool:
    """Tell whether nothing is vied yet, and the ruff is hardly ever the best."""
    if facts.view.public.phase is not Phase.RUFF or facts.view.public.level:
        return False
    options = facts.rules.options
    return chance(strength(facts.hand, options), wager_now(facts.view, options)) < POOR


def poor_and_early(facts: Told) -> bool:
    """Tell whether both others have yet to speak on their ruffs, and mine is poor."""
    return _poor(facts) and not facts.view.public.vying


def poor_and_late(facts: Told) -> bool:
    """Tell whether both others have passed for now, and my ruff is poor."""
    return _poor(facts) and len(facts.view.public.vying) > 1


def ends_the_match(facts: Told) -> Cards:
    """Give the cards to lead with which one may bring home what makes the match."""
    view, options = facts.view, facts.rules.options
    missing = options.target - view.ledger.holdings[view.me][0]
    open_ones = [tie for tie in ties(view) if tie.seat == view.me and stake(tie, options) > 0]
    found = 0
    for tie in open_ones:
        found |= tie.what.cards if facts.leading and tie.what.home >= missing else 0
    return found & facts.legal


# ------------------------------------------------------------------ Écarté, Impériale, Imperium


def _ecarte_hand(facts: Told) -> Hand:
    return read(facts.hand, facts.order)


def certain_as_elder(facts: Told) -> bool:
    """Tell whether the elder hand makes the point however the cards lie, before an exchange."""
    view = facts.view
    asked = view.public.phase is Asked.PROPOSE and not view.public.exchanged
    return asked and certain(_ecarte_hand(facts), facts.order.rank[view.public.turn_up])


def junk(facts: Told) -> Cards:
    """Give what is neither trump nor king, where something else is."""
    free = facts.hand & ~keepers(facts.hand, facts.order)
    return free if free != facts.hand else 0


def worth_marking(facts: Told) -> bool:
    """Tell whether the king may be marked, and the point alone does not win the game."""
    seen = situation(facts.view, facts.rules)
    return MARK_KING in facts.view.moves and seen.need > seen.stake(1 - facts.view.me)


def fair_at_four(facts: Told) -> bool:
    """Tell whether a fair hand without the king may be played before any exchange, when the other wants one point."""
    public = facts.view.public
    if public.phase not in (Asked.PROPOSE, Asked.ANSWER) or public.exchanged:
        return False
    hand = _ecarte_hand(facts)
    return situation(facts.view, facts.rules).theirs == 1 and fair(hand) and not hand.king_of_trumps


def under_the_king(facts: Told) -> Cards:
    """Give the lower cards of plain suits of which I hold the queen, and the king may be out."""
    return mask(
        low
        for queen in members(facts.plain)
        if facts.leading and facts.beaten(queen) == 1 and facts.rules.spec.pack.spell(queen)[0] == "Q"
        for low in members(facts.hand & facts.suit(queen) & ~facts.order.beats[queen])
        if low != queen
    )


def not_the_queen(facts: Told) -> Cards:
    """Give all but the queens that a king may be out against, where a lower card of their suit is held."""
    low = under_the_king(facts)
    queens = mask(
        card
        for card in members(facts.plain)
        if facts.beaten(card) == 1 and facts.suit(card) & low and facts.rules.spec.pack.spell(card)[0] == "Q"
    )
    return facts.legal & ~queens if queens else 0
