"""Why a player of Gleek bids, discards, vies or plays something, and when each reason is true."""

from math import comb

from game.bots.gleek.situation import Situation, situation
from game.bots.gleek.wagers import chance, strength, wager
from game.core.cards import Card, Cards, bit, members
from game.core.facts import Conditional, Facts, first_true, why
from game.core.order import between
from game.core.rules import Reason
from game.core.view import View
from game.rules.gleek import Gleek, Public
from game.rules.gleek.phases import KINDS, SEATS, Word, buyer
from game.rules.gleek.scoring import ruff, ruff_pot

GOOD_ODDS = 0.35
"""How much danger a card may run that is played to win."""
_PAIR = 2
_LOST = 0.8
"""How much danger leaves a card no hope worth speaking of."""
_UNLIKELY, _SAVED = 0.4, 0.1
"""How likely a card may be trumped that is unlikely to be, and how much danger leaves a counter safe."""
BEST = 0.4
"""How likely a ruff must be the best that is bet on for what it is worth."""
_TOLD = 99
"""The greatest value of a ruff that is told; four aces have no figure."""


def because(rules: Gleek, view: View[Public], card: Card) -> Reason:
    """Say why a card is played by rules of thumb."""
    return why(PLAYED, _facts(rules, view, card))


def in_words(rules: Gleek, view: View[Public], counted: Reason) -> Reason:
    """Say why a card is played that brings most in many layouts, in words where some are true."""
    facts = _facts(rules, view, counted.cards.bit_length() - 1)
    return counted if first_true(PLAYED, facts) is None else why(PLAYED, facts)


def _facts(rules: Gleek, view: View[Public], card: Card) -> Facts[Gleek, Public]:
    return Facts(rules, view, rules.contract(view), bit(card))


# ------------------------------------------------------------------ cards


def _seen(facts: Facts[Gleek, Public]) -> Situation:
    return situation(facts.view)


def _danger(facts: Facts[Gleek, Public]) -> float:
    """Guess how likely the card is to be beaten by those who play after me."""
    return _seen(facts).danger(facts.card)


def _trumped(facts: Facts[Gleek, Public]) -> float:
    """Tell how probable it is that a plain card led is trumped."""
    suit, trumps, kept = facts.suit(facts.card), facts.order.trumps, 1.0
    for place in facts.behind:
        free, wanted = place.may & ~place.sure, place.size - place.sure.bit_count()
        if not place.sure & suit and free.bit_count() >= wanted:
            void = _lacks(free, suit, wanted)
            kept *= 1 - (void if place.sure & trumps else void - _lacks(free, suit | trumps, wanted))
    return 1 - kept


def _lacks(free: Cards, cards: Cards, count: int) -> float:
    """Tell how probable it is that so many of the free cards are none of these."""
    return comb((free & ~cards).bit_count(), count) / comb(free.bit_count(), count)


def _counts(facts: Facts[Gleek, Public]) -> bool:
    return facts.points(facts.card) > 0


def _top_led(facts: Facts[Gleek, Public]) -> bool:
    return facts.leading and facts.top(facts.card)


def _trumps_drawn(facts: Facts[Gleek, Public]) -> bool:
    return _top_led(facts) and facts.is_trump(facts.card) and bool(facts.trumps_out)


def _takes(facts: Facts[Gleek, Public]) -> bool:
    return not facts.leading and facts.takes(facts.card)


def _good_odds(facts: Facts[Gleek, Public]) -> bool:
    return _takes(facts) and _danger(facts) < GOOD_ODDS


def _lowest_good(facts: Facts[Gleek, Public]) -> bool:
    """Tell whether no lower card is as likely to take the trick."""
    seen = _seen(facts)
    good = [card for card in seen.ranked(facts.takers) if seen.danger(card) < GOOD_ODDS]
    alike = [card for card in good if facts.suit(card) & facts.cards or not facts.is_trump(card)]
    return _good_odds(facts) and alike[:1] == [facts.card]


def _costs_little(facts: Facts[Gleek, Public]) -> bool:
    return _takes(facts) and not _counts(facts)


def _as_low(facts: Facts[Gleek, Public]) -> bool:
    """Tell whether nobody else holds a card between this one and the lowest of its suit that I may play."""
    lowest = min(members(facts.legal & facts.suit(facts.card)), key=lambda card: facts.order.rank[card])
    same = facts.points(lowest) == facts.points(facts.card)
    return same and not between(facts.card, lowest, facts.order) & facts.out


def _least(facts: Facts[Gleek, Public]) -> bool:
    """Tell whether no card I may play counts less, and no lower one of its suit as little."""
    alike = members(facts.legal & facts.suit(facts.card))
    lower = [card for card in alike if facts.order.rank[card] < facts.order.rank[facts.card]]
    return facts.counts_least and all(facts.points(card) > facts.points(facts.card) for card in lower)


PLAYED: tuple[Conditional[Gleek, Public], ...] = (
    Conditional("only_card", lambda facts: facts.forced),
    Conditional(
        "draw_counters",
        lambda facts: _trumps_drawn(facts) and bool(facts.counting(facts.trumps_out)),
        "3.4",
    ),
    Conditional("draw_trumps", _trumps_drawn, "3.4"),
    Conditional("cash_trump", lambda facts: _top_led(facts) and facts.is_trump(facts.card), "10.4"),
    Conditional("cash", lambda facts: _top_led(facts) and _trumped(facts) < _UNLIKELY, "10.4"),
    Conditional("cash_risky", _top_led, "10.4"),
    Conditional(
        "lead_low", lambda facts: facts.leading and not _counts(facts) and facts.keeps_better, "10.1"
    ),
    Conditional("lead_beaten_least", lambda facts: facts.leading and facts.beaten_least, "10.1"),
    Conditional("lead_counts_least", lambda facts: facts.leading and facts.counts_least, "11.1"),
    Conditional("lead_any", lambda facts: facts.leading, "10.1"),
    Conditional(
        "save_counter", lambda facts: _takes(facts) and _counts(facts) and _danger(facts) < _SAVED, "11.2"
    ),
    Conditional(
        "win_counter",
        lambda facts: _good_odds(facts) and any(facts.points(card) for card in facts.table),
        "11.1",
    ),
    Conditional("win_cheaply", _lowest_good, "11.1"),
    Conditional("win_likely", _good_odds, "11.1"),
    Conditional("may_hold", lambda facts: _costs_little(facts) and _danger(facts) < _LOST, "10.4"),
    Conditional("give_little", _costs_little, "10.4"),
    Conditional("win_only", lambda facts: facts.takers == facts.cards, "10.4"),
    Conditional("win_risky", _takes, "10.4"),
    Conditional("throw_low", lambda facts: facts.hopeless and facts.lowest, "10.3"),
    Conditional("throw_counting_least", lambda facts: facts.hopeless and _least(facts), "11.1"),
    Conditional("throw_as_low", lambda facts: facts.hopeless and _as_low(facts), "10.3"),
    Conditional("throw_any", lambda facts: facts.hopeless, "10.3"),
    Conditional("duck", lambda facts: not facts.leading, "10.3"),
)

# ------------------------------------------------------------------ discards


def laid(rules: Gleek, view: View[Public], card: Card) -> Reason:
    """Say why a card is given up for the stock."""
    return why(LAID, _facts(rules, view, card))


def _idle(facts: Facts[Gleek, Public]) -> bool:
    """Tell whether a card is no trump, and does not belong to the ruff."""
    return not facts.is_trump(facts.card) and not ruff(facts.hand, facts.rules.options).cards & facts.cards


def _alike(facts: Facts[Gleek, Public]) -> int:
    """Count what I hold of four cards that make a mournival, if it is one of them; 0 if it is none."""
    return next(((facts.hand & four).bit_count() for four in KINDS if four & facts.cards), 0)


LAID: tuple[Conditional[Gleek, Public], ...] = (
    Conditional("lay_idle", lambda facts: _idle(facts) and not _alike(facts), "7.1"),
    Conditional("lay_single", lambda facts: _idle(facts) and _alike(facts) == 1, "9.1"),
    Conditional("lay_pair", lambda facts: _idle(facts) and _alike(facts) == _PAIR, "9.1"),
    Conditional(
        "lay_ruff",
        lambda facts: not facts.is_trump(facts.card) and not _idle(facts) and not _alike(facts),
        "8.1",
    ),
    Conditional(
        "lay_ruff-court", lambda facts: not facts.is_trump(facts.card) and 0 < _alike(facts) <= _PAIR, "8.1"
    ),
    Conditional("lay_any"),
)

# ------------------------------------------------------------------ words


def _passes(facts: Facts[Gleek, Public]) -> int:
    return sum(call.word == Word.PASS for call in facts.view.public.auction)


def _another_may_buy(facts: Facts[Gleek, Public]) -> bool:
    return facts.view.public.bid is not None or _passes(facts) < SEATS - 1


def _level(facts: Facts[Gleek, Public]) -> int:
    return facts.view.public.level


def _best(facts: Facts[Gleek, Public]) -> float:
    """Guess how likely the ruff is to be the best."""
    public, options = facts.view.public, facts.rules.options
    at = wager(facts.view.me, public.vying, ruff_pot(facts.view.ledger), buyer(public.auction), options)
    return chance(strength(facts.hand, options), at)


def _alone(facts: Facts[Gleek, Public]) -> bool:
    """Tell whether the others have passed for good."""
    public, options = facts.view.public, facts.rules.options
    at = wager(facts.view.me, public.vying, ruff_pot(facts.view.ledger), buyer(public.auction), options)
    return at.alone


def _value_told(facts: Facts[Gleek, Public]) -> bool:
    return facts.number == min(_TOLD, ruff(facts.hand, facts.rules.options).value)


def _lowest_held(facts: Facts[Gleek, Public]) -> bool:
    rank = facts.order.rank
    return not any(rank[card] < rank[facts.card] for card in members(facts.legal))


REASONS: tuple[Conditional[Gleek, Public], ...] = (
    *PLAYED,
    Conditional("stock_worth", lambda facts: facts.number >= 0),
    Conditional("stock_dear", _another_may_buy),
    Conditional("stock_push", _another_may_buy),
    Conditional("stock_left", lambda facts: not _another_may_buy(facts)),
    Conditional("new_cards"),
    Conditional("enough_paid"),
    *LAID,
    Conditional("low_away", _lowest_held),
    Conditional("ruff_strong", lambda facts: _best(facts) > BEST),
    Conditional("ruff_bluff", lambda facts: _best(facts) <= BEST),
    Conditional("ruff_alone", _alone),
    Conditional("see_odds", lambda facts: _level(facts) > 0),
    Conditional("ruff_weak", lambda facts: _level(facts) > 0),
    Conditional("ruff_waits", lambda facts: not _level(facts) and not facts.rules.options.ruff_pass_final),
    Conditional("ruff_leaves", lambda facts: not _level(facts) and facts.rules.options.ruff_pass_final),
    Conditional("like_ruff", _value_told),
    Conditional("plain_ruff", _value_told),
    Conditional("lead_high", lambda facts: facts.leading),
    Conditional("win_high", _takes),
    Conditional("counted", lambda facts: facts.number >= 0),
)
"""Every reason; those of cards in the order in which they are looked through."""
