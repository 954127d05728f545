"""Why a player of Imperium shows or plays something, and when each reason is true."""

from game.bots.imperium.situation import names
from game.core.cards import Card, bit
from game.core.facts import Conditional, Facts, first_true, why
from game.core.record import replace
from game.core.rules import Reason
from game.core.view import View
from game.rules.imperium import Imperium, Public
from game.rules.imperium.cards import JOKER

_SETTLED = frozenset(("counted_sure", "counted_lost"))
"""What a reckoning came to that tells more than words about a card do."""
_MAJORITY = 3


def because(rules: Imperium, view: View[Public], card: Card) -> Reason:
    """Say why a card is played by rules of thumb."""
    return why(PLAYED, _facts(rules, view, card))


def in_words(rules: Imperium, view: View[Public], reckoned: Reason) -> Reason:
    """Say why a card is played that a reckoning has found, in words where some are true and the tricks are open."""
    facts = _facts(rules, view, reckoned.cards.bit_length() - 1)
    if facts.taken >= _MAJORITY:
        reckoned = replace(reckoned, key="counted_had", number=0)
    if reckoned.key == "counted_lost" and not _costs_least(facts):
        return replace(reckoned, key="counted_gone")
    if reckoned.key == "counted_sure":
        return why(SURELY, facts)
    if reckoned.key in _SETTLED or first_true(PLAYED, facts) is None:
        return reckoned
    return why(PLAYED, facts)


def _facts(rules: Imperium, view: View[Public], card: Card) -> Facts[Imperium, Public]:
    return Facts(rules, view, rules.contract(view), bit(card))


def _trump_led(facts: Facts[Imperium, Public]) -> bool:
    return facts.leading and facts.is_trump(facts.card)


def _plain_led(facts: Facts[Imperium, Public]) -> bool:
    return facts.leading and not facts.is_trump(facts.card)


def _draws(facts: Facts[Imperium, Public]) -> bool:
    """Tell whether the highest trump that is left is led, and the other hand may hold one."""
    return _trump_led(facts) and facts.top(facts.card) and bool(facts.trumps_out)


def _costs_least(facts: Facts[Imperium, Public]) -> bool:
    """Tell whether a card may be called the one that is missed least: no Joker, and none of its suit is lower."""
    return facts.card != JOKER and facts.lowest


PLAYED: tuple[Conditional[Imperium, Public], ...] = (
    Conditional("only_card", lambda facts: facts.forced),
    Conditional("joker_draws", lambda facts: _draws(facts) and facts.card == JOKER, "7.6"),
    Conditional("trump_draws", _draws, "7.6"),
    Conditional("cash_trump", lambda facts: _trump_led(facts) and facts.sure(facts.card), "7.6"),
    Conditional("lead_low_trump", lambda facts: _trump_led(facts) and not facts.top(facts.card), "7.3"),
    Conditional(
        "cash_free",
        lambda facts: _plain_led(facts) and not facts.trumps_out and facts.top(facts.card),
        "7.6",
    ),
    Conditional("cash_ace", lambda facts: _plain_led(facts) and facts.top(facts.card), "7.3"),
    Conditional(
        "trumps_can_wait",
        lambda facts: _plain_led(facts) and not facts.trumps_out and bool(facts.trumps),
        "7.6",
    ),
    Conditional("make_him_win", _plain_led, "7.3"),
    Conditional("win_cheaply", lambda facts: not facts.leading and facts.cheapest, "7.3"),
    Conditional("lose_cheaply", lambda facts: facts.hopeless and facts.following and facts.lowest),
    Conditional("throw_lowest", lambda facts: facts.hopeless and facts.ranks_lowest, "7.5"),
    Conditional("throw_catching", lambda facts: facts.hopeless and facts.catches_least, "7.5"),
    Conditional("throw_beaten", lambda facts: facts.hopeless and facts.beaten_most, "7.5"),
    Conditional("lose_any", lambda facts: facts.hopeless, "7.5"),
)


def _third(facts: Facts[Imperium, Public]) -> bool:
    """Tell whether the card takes the trick that makes the majority, whatever the other hand holds."""
    return facts.taken == _MAJORITY - 1 and facts.sure(facts.card)


SURELY: tuple[Conditional[Imperium, Public], ...] = (
    Conditional("counted_third", _third),
    Conditional(
        "counted_sure_top",
        lambda facts: _plain_led(facts) and facts.top(facts.card) and bool(facts.trumps_out),
    ),
    Conditional("counted_sure_draws", _draws),
    Conditional("counted_sure_taken", lambda facts: facts.sure(facts.card)),
    Conditional("counted_sure", lambda facts: bool(facts.cards)),  # the last, and always true of a card
)
"""How the majority of tricks is had for certain, the most telling first."""


def _percent(facts: Facts[Imperium, Public]) -> bool:
    return 0 < facts.number < 100


def _plays(facts: Facts[Imperium, Public]) -> bool:
    return bool(facts.cards)


REASONS: tuple[Conditional[Imperium, Public], ...] = (
    *PLAYED,
    Conditional("show", lambda facts: bool(names(facts.view))),
    Conditional("done_looking", lambda facts: not names(facts.view)),
    Conditional("nothing_seen"),
    Conditional("looks_strong", _plays),
    Conditional("win_surely", lambda facts: not facts.leading and facts.takes(facts.card)),
    Conditional("lose_this_one", lambda facts: facts.hopeless),
    Conditional("counted", _percent),
    *SURELY,
    Conditional("counted_had", lambda facts: facts.taken >= _MAJORITY),
    Conditional("counted_lost", lambda facts: _plays(facts) and _costs_least(facts)),
    Conditional("counted_gone", _plays),
)
"""Every reason; those of cards in the order in which they are looked through."""
