"""Impériale’s own principles, by what they are said of, and when they are true."""

from collections.abc import Mapping, Sequence

from game.core.facts import Conditional, Facts
from game.rules.imperiale import Imperiale, Public
from game.rules.imperiale.cards import HONOURS, suit_of


def _honours(facts: Facts[Imperiale, Public]) -> int:
    return HONOURS[suit_of(facts.view.public.turn_up)]


def _honour(facts: Facts[Imperiale, Public]) -> bool:
    """Tell whether the card that is spoken of is an honour."""
    return bool(_honours(facts) & facts.cards)


def _leader_paid(facts: Facts[Imperiale, Public]) -> bool:
    return facts.rules.options.honours_scoring == "leader"


def _heading(facts: Facts[Imperiale, Public]) -> bool:
    return facts.rules.options.must_head


def _best_led(facts: Facts[Imperiale, Public]) -> bool:
    """Tell whether an honour is led that can't be beaten."""
    return facts.leading and _honour(facts) and facts.top(facts.card)


def _low_trump(facts: Facts[Imperiale, Public]) -> bool:
    """Tell whether a trump that is no honour draws a better one."""
    return not _honour(facts) and not facts.top(facts.card)


PRINCIPLES: Mapping[str, Sequence[Conditional[Imperiale, Public]]] = {
    "honour_sure": (
        Conditional("honour_sure", lambda facts: _best_led(facts) and _leader_paid(facts)),
        Conditional("honour_sure_for_taker", _best_led),
    ),
    "honour_anyway": (
        Conditional("honour_anyway", lambda facts: facts.leading and _honour(facts) and _leader_paid(facts)),
    ),
    "spare_honour": (
        Conditional(
            "spare_honour",
            lambda facts: facts.hopeless and not _honour(facts) and bool(facts.legal & _honours(facts)),
        ),
    ),
    "take_with_honour": (
        Conditional(
            "take_with_honour",
            lambda facts: (
                not facts.leading and _honour(facts) and facts.takes(facts.card) and not _leader_paid(facts)
            ),
        ),
    ),
    "lead_trump_low": (
        Conditional("lead_trump_low", lambda facts: _heading(facts) and _low_trump(facts)),
        Conditional("lead_trump_low_free", lambda facts: not _honour(facts)),
    ),
    "lead_same_high": (
        Conditional("lead_same_high", _heading),
        Conditional("lead_same_high_free"),
    ),
}
