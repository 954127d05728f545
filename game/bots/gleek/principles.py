"""Gleek’s own principles, by what they are said of, and when they are true."""

from collections.abc import Mapping, Sequence

from game.bots.gleek.talking import wager_now
from game.bots.gleek.wagers import chance, strength
from game.core.facts import Conditional, Facts
from game.rules.gleek import Gleek, Public
from game.rules.gleek.phases import SEATS, Word

_GOOD, _SELDOM = 0.4, 0.5


def _chance(facts: Facts[Gleek, Public]) -> float:
    """Guess how likely the ruff is to be the best."""
    options = facts.rules.options
    return chance(strength(facts.hand, options), wager_now(facts.view, options))


def _another_may_buy(facts: Facts[Gleek, Public]) -> bool:
    return sum(call.word == Word.PASS for call in facts.view.public.auction) < SEATS - 1


def _good_ruff(facts: Facts[Gleek, Public]) -> bool:
    return _chance(facts) > _GOOD


PRINCIPLES: Mapping[str, Sequence[Conditional[Gleek, Public]]] = {
    "auction_bid": (Conditional("auction_bid"),),
    "auction_pass": (Conditional("auction_pass", _another_may_buy),),
    "stock_push": (Conditional("stock_push", _another_may_buy),),
    "ruff_vie": (Conditional("ruff_vie", _good_ruff),),
    "ruff_revie": (Conditional("ruff_revie", _good_ruff),),
    "ruff_see": (Conditional("ruff_see"),),
    "ruff_pass": (Conditional("ruff_pass", lambda facts: _chance(facts) < _SELDOM),),
    "ruff_bluff": (Conditional("ruff_bluff", lambda facts: not _good_ruff(facts)),),
    "ruff_waits": (
        Conditional(
            "ruff_waits",
            lambda facts: not facts.view.public.level and not facts.rules.options.ruff_pass_final,
        ),
    ),
    "save_counter": (
        Conditional("save_counter", lambda facts: facts.points(facts.card) > 0 and facts.takes(facts.card)),
    ),
    "win_counter": (
        Conditional(
            "win_counter",
            lambda facts: any(facts.points(card) for card in facts.table) and facts.takes(facts.card),
        ),
    ),
    "draw_counters": (
        Conditional(
            "draw_counters",
            lambda facts: (
                facts.is_trump(facts.card)
                and facts.top(facts.card)
                and bool(facts.counting(facts.trumps_out))
            ),
        ),
    ),
    "lay_least": (Conditional("lay_least"),),
    "lay_suit": (Conditional("lay_suit", lambda facts: facts.rules.options.ruff_suit == "longest"),),
    "lay_keep_points": (Conditional("lay_keep_points"),),
    "lay_keep_trumps": (Conditional("lay_keep_trumps"),),
}
