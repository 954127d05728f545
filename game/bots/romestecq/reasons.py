"""Why a player of Romestecq plays a card, and when each reason is true."""

from game.bots.romestecq.situation import situation
from game.bots.romestecq.stakes import stake, staked, ties
from game.core.cards import Card, Cards, bit, mask, members
from game.core.facts import Conditional, Facts, first_true, why
from game.core.rules import Reason
from game.core.view import View
from game.rules.romestecq import Public, Romestecq

_SHOULD, _EVEN, _HARDLY = 0.7, 0.5, 0.4
"""How probable it must be that a side takes a trick that it should take, or may well take, and may be where it can
hardly take it."""
_LEAST = 1e-6
"""Points that make a difference."""
_VAGUE = frozenset(("lead_low", "lead_any", "lose_low", "lose_any", "open_low", "leave", "play_any"))
"""Reasons that tell less than that no other card does better in any layout."""


def because(rules: Romestecq, view: View[Public], card: Card) -> Reason:
    """Say why a card is played by rules of thumb."""
    return why(PLAYED, _facts(rules, view, card))


def in_words(rules: Romestecq, view: View[Public], counted: Reason) -> Reason:
    """Say why a card is played that did best in many layouts, in words where they tell more than the count."""
    found = first_true(PLAYED, _facts(rules, view, counted.cards.bit_length() - 1))
    if found is None or (counted.key == "counted_sure" and found.key in _VAGUE):
        return counted
    return Reason(found.key, found.rule, counted.cards)


def _facts(rules: Romestecq, view: View[Public], card: Card) -> Facts[Romestecq, Public]:
    return Facts(rules, view, rules.contract(view), bit(card))


def _chance(facts: Facts[Romestecq, Public]) -> float:
    """Tell how probable it is that my side takes the trick."""
    return situation(facts.view).chance(facts.card)


def _should(facts: Facts[Romestecq, Public]) -> bool:
    return _chance(facts) >= _SHOULD


def _hardly(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether no card that I may play is likely to take the trick for my side."""
    seen = situation(facts.view)
    return not facts.leading and all(seen.chance(card) <= _HARDLY for card in members(facts.legal))


def _hangs(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether something hangs on the card."""
    return staked(ties(facts.view), facts.cards, facts.rules.options) > 0


def _spares(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether I keep a card of a combination of mine that is undecided."""
    mine = [tie for tie in ties(facts.view) if tie.seat == facts.view.me]
    return staked(mine, facts.rest, facts.rules.options) > 0


def _catches(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether a part of an opponent's combination lies in the trick."""
    lying, options = mask(facts.table), facts.rules.options
    return any(
        not facts.mine(tie.seat) and tie.what.cards & lying and stake(tie, options) > 0
        for tie in ties(facts.view)
    )


def partners_best(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether a partner whose cards I see holds the best of the suit I lead, beside what I hold."""
    theirs = _theirs(facts)
    return facts.leading and any(
        not facts.order.beats[card] & theirs
        for place in facts.places
        if facts.mine(place.seat)
        for card in members(place.sure & facts.suit(facts.card))
    )


def _theirs(facts: Facts[Romestecq, Public]) -> Cards:
    found = 0
    for place in facts.places:
        found |= 0 if facts.mine(place.seat) else place.may
    return found


# ------------------------------------------------------------------ what is kept


def _others(facts: Facts[Romestecq, Public]) -> tuple[Card, ...]:
    """List the cards I might play instead."""
    return members(facts.legal & facts.rest)


def _keeps_better(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether a card stays that I might have played, and that fewer others beat."""
    return any(facts.beaten(card) < facts.beaten(facts.card) for card in _others(facts))


def _saves_last(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether of two cards on which nothing hangs the better one stays for the last trick."""
    hangs = staked(ties(facts.view), facts.hand, facts.rules.options) > 0
    return facts.hand.bit_count() == 2 and not hangs and _keeps_better(facts)


def _idle(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether nothing hangs on the card, but something on cards of mine that stay."""
    return not _hangs(facts) and _spares(facts)


def _low(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether no card I may play ranks lower, and some rank higher."""
    rank, others = facts.order.rank, _others(facts)
    return facts.ranks_lowest and any(rank[card] > rank[facts.card] for card in others)


def _longest(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether no suit of mine is as long."""
    suit = facts.suit(facts.card)
    return facts.length(facts.card) > max(
        (facts.length(card) for card in members(facts.hand & ~suit)), default=0
    )


def _hangs_least(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether more hangs on every other card I might play."""
    open_ones, options = ties(facts.view), facts.rules.options
    mine = staked(open_ones, facts.cards, options)
    return all(staked(open_ones, bit(card), options) > mine + _LEAST for card in _others(facts))


def _only_taker(facts: Facts[Romestecq, Public]) -> bool:
    return facts.takers == facts.cards


def _holds_best(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether fewer cards take the trick from this one than from any other that has it."""
    mine = facts.beaten_by(facts.card).bit_count()
    others = members(facts.takers & ~facts.cards)
    return facts.takes(facts.card) and all(mine < facts.beaten_by(card).bit_count() for card in others)


# ------------------------------------------------------------------ the reasons


def _open(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether either side may still get the trick."""
    ours = facts.takes(facts.card) or facts.ours
    best = facts.card if facts.takes(facts.card) else facts.best
    others = [place for place in facts.behind if facts.mine(place.seat) != ours]
    return bool(facts.threats(best, facts.table[0], others))


PLAYED: tuple[Conditional[Romestecq, Public], ...] = (
    Conditional("only_card", lambda facts: facts.forced),
    Conditional("bring_home", lambda facts: _hangs(facts) and _should(facts), "9.3"),
    Conditional("lead_master", lambda facts: facts.leading and facts.sure(facts.card)),
    Conditional("lead_for_partner", partners_best),
    Conditional("lead_home", lambda facts: facts.leading and _hangs(facts) and _chance(facts) >= _EVEN),
    Conditional("keep_last", lambda facts: facts.leading and _saves_last(facts), "9.8"),
    Conditional("lead_keep_top", lambda facts: facts.leading and facts.keeps_top),
    Conditional("lead_idle", lambda facts: facts.leading and _idle(facts)),
    Conditional("lead_high", lambda facts: facts.leading and facts.beaten_least),
    Conditional("lead_long", lambda facts: facts.leading and _longest(facts)),
    Conditional("lead_keep_better", lambda facts: facts.leading and _keeps_better(facts)),
    Conditional("lead_low", lambda facts: facts.leading and _low(facts)),
    Conditional("lead_any", lambda facts: facts.leading),
    Conditional("catch", lambda facts: _catches(facts) and _should(facts), "9.2"),
    Conditional("win_cheaply", lambda facts: facts.cheapest and _should(facts)),
    Conditional("win_likely", lambda facts: facts.takes(facts.card) and _should(facts)),
    Conditional("partner_has_it", _should),
    Conditional("keep_combination", lambda facts: _hardly(facts) and not _hangs(facts) and _spares(facts)),
    Conditional("keep_last", _saves_last, "9.8"),
    Conditional("spare_idle", _idle),
    Conditional("hangs_least", _hangs_least),
    Conditional("only_taker", _only_taker),
    Conditional("holds_best", _holds_best),
    Conditional("keep_top", lambda facts: facts.keeps_top),
    Conditional("keep_better", _keeps_better),
    Conditional("lose_low", lambda facts: _hardly(facts) and _low(facts)),
    Conditional("lose_any", _hardly),
    Conditional("open_low", lambda facts: _chance(facts) > _HARDLY and _low(facts)),
    Conditional("leave", lambda facts: bool(facts.takers) and not facts.takes(facts.card)),
    Conditional("play_any", lambda facts: not facts.leading),
)
REASONS: tuple[Conditional[Romestecq, Public], ...] = (
    *PLAYED,
    Conditional("looks_strong", lambda facts: facts.leading),
    Conditional("try_it", lambda facts: bool(facts.cards)),
    Conditional("win_somehow", lambda facts: not facts.leading and facts.takes(facts.card)),
    Conditional("lose_this_one", lambda facts: facts.hopeless),
    Conditional("partner_first", lambda facts: facts.ours),
    Conditional("counted", lambda facts: 0 <= facts.number < 100),
    Conditional("counted_sure", lambda facts: facts.number == 100),
)
"""Every reason; those of cards in the order in which they are looked through."""
