"""What nobody at the table would forgive: points thrown to the other side, and a partner's sure trick overtrumped."""

from game.bots.illustrated_tarock.birds import DUE
from game.bots.illustrated_tarock.situation import Candidate, Situation
from game.rules.illustrated_tarock.cards import POINTS, TRICKS, TRUMPS

_LOST, _SURE = 0.02, 0.98
_MANY = 3
"""Points that are worth keeping: a cavalier's."""


def decent(seen: Situation, rated: list[Candidate]) -> list[Candidate]:
    """Leave out what is never done, as long as there is anything else to do."""
    if seen.begging:
        return rated
    blank = any(each.chance < _LOST and POINTS[each.card] == 1 for each in rated)
    ours = (
        bool(seen.table)
        and seen.ours(seen.winner())
        and any(each.chance > _SURE and not seen.leading_with(each.card) for each in rated)
    )
    found = [
        each for each in rated if not (blank and _thrown(each)) and not (ours and _overtrumps(seen, each))
    ]
    return found or rated


def _thrown(judged: Candidate) -> bool:
    """Tell whether a card gives points to a trick that is lost."""
    return judged.chance < _LOST and POINTS[judged.card] >= _MANY


def _overtrumps(seen: Situation, judged: Candidate) -> bool:
    """Tell whether a trump takes a trick the other defender has already; a bird may, in its own trick."""
    due = DUE.get(TRICKS + 1 - seen.hand.bit_count())
    return bool(TRUMPS >> judged.card & 1) and judged.card != due and seen.leading_with(judged.card)
