"""Écarté’s own principles, by what they are said of, and when they are true."""

from collections.abc import Mapping, Sequence

from game.bots.ecarte.hands import fair, read, refusing, standing
from game.core.facts import Conditional, Facts
from game.rules.ecarte import Ecarte, Public


def _plays(facts: Facts[Ecarte, Public]) -> bool:
    """Tell whether a hand is likely to take three tricks as it is, by the book."""
    hand = read(facts.hand, facts.order)
    elder = facts.view.me != facts.view.dealer
    return fair(hand) or (standing(hand) if elder else refusing(hand)) is not None


def _weak(facts: Facts[Ecarte, Public]) -> bool:
    return not _plays(facts)


def _exposed(facts: Facts[Ecarte, Public]) -> bool:
    """Tell whether who refuses now is vulnerable (§5.1, §10.8)."""
    whom = facts.rules.options.vulnerability
    return whom != "none" and (not facts.view.public.exchanged or whom == "any_refusal")


PRINCIPLES: Mapping[str, Sequence[Conditional[Ecarte, Public]]] = {
    "propose_propose": (Conditional("propose_propose", _weak),),
    "propose_stand": (Conditional("propose_stand", _plays),),
    "answer_accept": (
        Conditional("answer_accept", lambda facts: _weak(facts) and _exposed(facts)),
        Conditional("answer_accept_free", _weak),
    ),
    "answer_refuse": (Conditional("answer_refuse", _plays),),
    "discard_done": (Conditional("discard_done"),),
}
