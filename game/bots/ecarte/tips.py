"""What the companion says at each decision of Écarté, and when."""

from collections.abc import Mapping, Sequence

from game.bots.ecarte.hands import JACK, keepers
from game.core.cards import PIQUET, members
from game.core.facts import Conditional, Facts
from game.core.order import between
from game.rules.ecarte import Ecarte, Public

_QUEENS = PIQUET.cards("QS QH QD QC")


def _shelters_queen(facts: Facts[Ecarte, Public]) -> bool:
    """Tell whether a plain queen has cards beside it, and only small ones."""
    order = facts.order
    held = [facts.hand & facts.suit(queen) & ~(1 << queen) for queen in members(facts.plain & _QUEENS)]
    return any(beside and all(order.rank[card] < JACK for card in members(beside)) for beside in held)


def _single_or_row(facts: Facts[Ecarte, Public]) -> bool:
    """Tell whether a plain card stands alone in its suit, or next to another one."""
    plain, order = facts.plain, facts.order
    return any(
        facts.single(card)
        or any(
            not between(card, other, order) & facts.out
            for other in members(plain & facts.suit(card) & ~(1 << card))
        )
        for card in members(plain)
    )


def _has_rest(facts: Facts[Ecarte, Public]) -> bool:
    """Tell whether there is anything that is neither trump nor king."""
    return keepers(facts.hand, facts.order) != facts.hand


TIPS: Mapping[str, Sequence[Conditional[Ecarte, Public]]] = {
    "propose": (Conditional("propose"),),
    "propose_exchanged": (Conditional("propose_exchanged"),),
    "answer": (
        Conditional("answer_free", lambda facts: facts.rules.options.vulnerability == "none"),
        Conditional("answer"),
    ),
    "answer_exchanged": (Conditional("answer_exchanged"),),
    "discard": (Conditional("discard", _has_rest), Conditional("discard_nothing")),
    "lead_mark_king": (Conditional("lead_mark_king"),),
    "lead": (
        Conditional("lead_queen", lambda facts: _shelters_queen(facts) and _single_or_row(facts)),
        Conditional("lead", _single_or_row),
        Conditional("lead_long", lambda facts: bool(facts.plain)),
        Conditional("lead_trumps"),
    ),
    "reply_mark_king": (Conditional("reply_mark_king"),),
    "reply": (Conditional("reply"),),
}
