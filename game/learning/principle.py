"""The principle behind an answer: what sets the best way apart from the next best, told by the position alone."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from game.catalogue import find
from game.core.cards import NOBODY, Card, Cards, Seat, mask, members
from game.core.facts import Conditional, Facts
from game.core.move import Lay, Play, Say
from game.core.rules import Rules
from game.core.view import View
from game.learning.problem import Line


def declarer_of(game: str, view: View[Any]) -> Seat | None:
    """Name the declarer, NOBODY where there is none in this deal; None in games that know none."""
    declarer = find(game).given.declarer
    return declarer(view.public) if declarer else None


def is_shunned(game: str, view: View[Any]) -> bool:
    """Tell whether a deal is played without a declarer, so that everybody wants few points."""
    return declarer_of(game, view) == NOBODY


def defends(game: str, view: View[Any]) -> bool:
    """Tell whether a seat plays against the declarer."""
    declarer = declarer_of(game, view)
    return declarer not in (None, NOBODY, view.me) and view.sides[view.me] != view.sides[declarer]


_Facts: TypeAlias = Facts[Any, Any]
_Principles: TypeAlias = tuple[Conditional[Any, Any], ...]


def position_of(rules: Rules[Any, Any], view: View[Any], best: Line, second: Line) -> _Facts:
    """Put two ways side by side."""
    return Facts(rules, view, rules.contract(view), _cards(best), _cards(second))


def principle_between(rules: Rules[Any, Any], view: View[Any], best: Line, second: Line) -> str:
    """Name what sets one way apart from another."""
    return next(principles_between(position_of(rules, view, best, second), best, second))


def principles_between(facts: _Facts, best: Line, second: Line) -> Iterator[str]:
    """Name what may set one way apart from another, the most telling first."""
    match best[0], second[0]:
        case Play(), Play() if facts.governs is not None:
            yield from (each.key for each in _of_play(facts) if each.holds(facts))
        case Lay(), _:
            yield from (each.key for each in LAYING if each.holds(facts))
        case Say(word), _:
            yield f"{facts.view.public.phase}_{word}"
        case _:
            yield "packet"


def _of_play(facts: _Facts) -> _Principles:
    """Choose the principles of card play that come into question."""
    if is_shunned(facts.rules.spec.id, facts.view):
        return SHUNNING
    return LEADING if facts.leading else REPLYING


def _cards(line: Line) -> Cards:
    return mask(move.card for move in line if isinstance(move, Lay | Play))


# ------------------------------------------------------------------ what two cards have to do with each other


def _trumps(facts: _Facts) -> tuple[bool, bool]:
    return facts.is_trump(facts.card), facts.is_trump(facts.other)


def _both_plain(facts: _Facts) -> bool:
    return _trumps(facts) == (False, False)


def _same_suit(facts: _Facts) -> bool:
    return bool(facts.suit(facts.card) & facts.others)


def _higher(facts: _Facts) -> bool:
    return facts.order.rank[facts.card] > facts.order.rank[facts.other]


def _more(facts: _Facts) -> int:
    """Tell how much more the better card counts."""
    return facts.points(facts.card) - facts.points(facts.other)


def _missing(facts: _Facts, card: Card) -> int:
    """Count the cards of its suit that may be in other hands."""
    return (facts.out & facts.suit(card)).bit_count()


def _left_to_trumps(facts: _Facts, card: Card) -> bool:
    """Tell whether a plain card led meets nothing but trumps: nobody else can have its suit."""
    return not facts.is_trump(card) and not _missing(facts, card) and bool(facts.trumps_out)


def _guarded(facts: _Facts, card: Card) -> bool:
    """Tell whether the highest card of its suit takes a trick only as long as all of them stay."""
    held = members(facts.hand & facts.suit(card))
    above = facts.above(max(held, key=facts.order.rank.__getitem__)).bit_count()
    return above in (1, 2) and len(held) == above + 1


def _keeps_guard(facts: _Facts) -> bool:
    return not _same_suit(facts) and _guarded(facts, facts.other) and not _guarded(facts, facts.card)


def _takes(facts: _Facts) -> tuple[bool, bool]:
    """Tell which of the cards would have the trick as it lies."""
    return facts.takes(facts.card), facts.takes(facts.other)


def _tops(facts: _Facts) -> tuple[bool, bool]:
    return facts.top(facts.card), facts.top(facts.other)


def _longer(facts: _Facts) -> int:
    return facts.length(facts.card) - facts.length(facts.other)


def _longest(facts: _Facts) -> bool:
    return facts.length(facts.card) == max(facts.length(card) for card in members(facts.plain))


def _short_to_trump(facts: _Facts) -> bool:
    """Tell whether a trump stays for a suit that will be given up, with time left to use it."""
    others = facts.rest & ~facts.suit(facts.card)
    return bool(others & facts.order.trumps and others & (others - 1) and _missing(facts, facts.card))


def _draws(facts: _Facts) -> bool:
    """Tell whether a trump is led rather than a plain card while others may hold some."""
    return _trumps(facts) == (True, False) and bool(facts.trumps_out)


def _of_two_highest(facts: _Facts) -> bool:
    return not _same_suit(facts) and _tops(facts) == (True, True)


def _safer_from_trumps(facts: _Facts) -> bool:
    """Tell whether more cards of its suit are out than of the other's, so that it is less likely to be trumped."""
    more = _missing(facts, facts.card) > _missing(facts, facts.other)
    return _both_plain(facts) and bool(facts.trumps_out) and more


def _both_single(facts: _Facts) -> bool:
    return _both_plain(facts) and facts.single(facts.card) and facts.single(facts.other)


def _fewer_above(facts: _Facts) -> bool:
    return facts.above(facts.card).bit_count() < facts.above(facts.other).bit_count()


def _single_plain(facts: _Facts) -> bool:
    return _both_plain(facts) and facts.single(facts.card)


def _unsure(facts: _Facts) -> bool:
    """Tell whether neither card is the highest of its suit."""
    return _tops(facts) == (False, False)


LEADING: _Principles = (
    Conditional(
        "lead_trump_against",
        lambda facts: _draws(facts) and defends(facts.rules.spec.id, facts.view),
    ),
    Conditional("lead_trump_top", lambda facts: _draws(facts) and facts.top(facts.card)),
    Conditional("lead_trump_low", _draws),
    Conditional(
        "lead_force",
        lambda facts: _left_to_trumps(facts, facts.card) and not _left_to_trumps(facts, facts.other),
    ),
    Conditional("lead_sure_first", lambda facts: _trumps(facts) == (False, True) and facts.top(facts.card)),
    Conditional(
        "lead_single",
        lambda facts: _trumps(facts) == (False, True) and facts.single(facts.card) and facts.can_trump_later,
    ),
    Conditional("lead_alone", lambda facts: _trumps(facts) == (False, True) and facts.single(facts.card)),
    Conditional("lead_keep_trumps", lambda facts: _trumps(facts) == (False, True)),
    Conditional(
        "lead_trumps_high",
        lambda facts: _trumps(facts) == (True, True) and _higher(facts) and bool(facts.above(facts.other)),
    ),
    Conditional(
        "lead_trumps_low",
        lambda facts: _trumps(facts) == (True, True) and not _higher(facts) and bool(facts.above(facts.card)),
    ),
    Conditional("lead_same_high", lambda facts: _both_plain(facts) and _same_suit(facts) and _higher(facts)),
    Conditional(
        "lead_same_low",
        lambda facts: _both_plain(facts) and _same_suit(facts) and bool(facts.above(facts.other)),
    ),
    Conditional(
        "lead_sure",
        lambda facts: not _same_suit(facts) and facts.sure(facts.card) and not facts.sure(facts.other),
    ),
    Conditional("lead_sure_likely", lambda facts: _of_two_highest(facts) and _safer_from_trumps(facts)),
    Conditional("lead_sure_other", _of_two_highest),
    Conditional("lead_highest", lambda facts: not _same_suit(facts) and _tops(facts) == (True, False)),
    Conditional(
        "lead_save_sure",
        lambda facts: not _same_suit(facts) and _tops(facts) == (False, True) and facts.sure(facts.other),
    ),
    Conditional("lead_save_highest", lambda facts: not _same_suit(facts) and _tops(facts) == (False, True)),
    Conditional("lead_points_more", lambda facts: _more(facts) > 0),
    Conditional("lead_points_fewer", lambda facts: _more(facts) < 0 and not facts.sure(facts.card)),
    Conditional("lead_fewer", lambda facts: _both_single(facts) and _fewer_above(facts)),
    Conditional(
        "lead_single",
        lambda facts: _single_plain(facts) and not facts.single(facts.other) and facts.can_trump_later,
    ),
    Conditional("lead_alone", lambda facts: _single_plain(facts) and not facts.single(facts.other)),
    Conditional("lead_keep_guard", _keeps_guard),
    Conditional(
        "lead_long",
        lambda facts: _both_plain(facts) and _longer(facts) > 0 and _longest(facts) and _unsure(facts),
    ),
    Conditional(
        "lead_short",
        lambda facts: _both_plain(facts) and _longer(facts) < 0 and _short_to_trump(facts) and _unsure(facts),
    ),
    Conditional(
        "lead_short_plain",
        lambda facts: not facts.order.trumps and _both_plain(facts) and _longer(facts) < 0 and _unsure(facts),
    ),
    Conditional("lead_least", lambda facts: _unsure(facts) and not _same_suit(facts)),
    Conditional("lead_any"),
)
"""Why one card is led and not another."""


def _helps(facts: _Facts) -> bool:
    """Tell whether a partner has the trick, and neither card takes it."""
    return facts.ours and _takes(facts) == (False, False)


def _alone_takes(facts: _Facts) -> bool:
    """Tell whether the better card takes an opponent's trick, and the other does not."""
    return not facts.ours and _takes(facts) == (True, False)


def _both_take(facts: _Facts) -> bool:
    return _takes(facts) == (True, True)


def _lets_go(facts: _Facts) -> bool:
    """Tell whether a trick is left that a card would take."""
    return not facts.ours and not facts.takes(facts.card) and bool(facts.takers)


def _lost(facts: _Facts) -> bool:
    """Tell whether an opponent has a trick, or who may be one, that no card takes."""
    return not facts.ours and facts.hopeless


def _trumps_only(facts: _Facts) -> bool:
    """Tell whether a plain suit could be taken with trumps only."""
    return not facts.is_trump(facts.table[0]) and not facts.takers & ~facts.order.trumps


def _outranked(facts: _Facts) -> bool:
    """Tell whether the card that is kept takes more."""
    one, other = ((facts.is_trump(card), facts.order.rank[card]) for card in (facts.card, facts.other))
    return other > one


def _side_unknown(facts: _Facts) -> bool:
    return facts.view.sides[facts.winner] < 0


REPLYING: _Principles = (
    Conditional(
        "partner_overtake",
        lambda facts: (
            facts.ours
            and facts.threatened
            and facts.takes(facts.card)
            and (not facts.takes(facts.other) or _higher(facts))
        ),
    ),
    Conditional("partner_lead", lambda facts: facts.ours and _takes(facts) == (True, False)),
    Conditional("partner_leave", lambda facts: facts.ours and _takes(facts) == (False, True)),
    Conditional("partner_points", lambda facts: _helps(facts) and _more(facts) > 0),
    Conditional("partner_spare", lambda facts: _helps(facts) and _more(facts) < 0),
    Conditional("partner_equal", _helps),
    Conditional("take_trump", lambda facts: _alone_takes(facts) and facts.ruffing),
    Conditional("take_last", lambda facts: _alone_takes(facts) and facts.safe(facts.card)),
    Conditional("take_behind", _alone_takes),
    Conditional(
        "take_sure",
        lambda facts: _both_take(facts) and facts.safe(facts.card) and not facts.safe(facts.other),
    ),
    Conditional(
        "take_points",
        lambda facts: (
            _both_take(facts) and _more(facts) > 0 and facts.safe(facts.card) and facts.safe(facts.other)
        ),
    ),
    Conditional("take_points_likely", lambda facts: _both_take(facts) and _more(facts) > 0),
    Conditional("take_cheap", lambda facts: _both_take(facts) and facts.cheapest and _outranked(facts)),
    Conditional("take_lower", lambda facts: _both_take(facts) and _same_suit(facts) and not _higher(facts)),
    Conditional(
        "take_higher",
        lambda facts: (
            _both_take(facts)
            and _same_suit(facts)
            and facts.foes_behind
            and bool(facts.beaten_by(facts.other) & ~facts.beaten_by(facts.card))
        ),
    ),
    Conditional(
        "take_high", lambda facts: _both_take(facts) and facts.safe(facts.card) and facts.safe(facts.other)
    ),
    Conditional("take_either", _both_take),
    Conditional("spare_trump", lambda facts: _lets_go(facts) and _trumps_only(facts)),
    Conditional("duck", _lets_go),
    Conditional("lose_points", lambda facts: _lost(facts) and _more(facts) < 0),
    Conditional("lose_rank", lambda facts: _lost(facts) and _more(facts) > 0 and _outranked(facts)),
    Conditional("lose_give", lambda facts: _lost(facts) and _more(facts) > 0 and _side_unknown(facts)),
    Conditional("lose_low", lambda facts: _lost(facts) and _same_suit(facts) and not _higher(facts)),
    Conditional("lose_high", lambda facts: _lost(facts) and _same_suit(facts)),
    Conditional("lose_keep_trump", lambda facts: _lost(facts) and _trumps(facts) == (False, True)),
    Conditional("lose_keep_guard", lambda facts: _lost(facts) and _keeps_guard(facts)),
    Conditional(
        "lose_suit",
        lambda facts: (
            _lost(facts) and facts.top(facts.other) and not facts.any_top(facts.hand & facts.suit(facts.card))
        ),
    ),
    Conditional("lose_least", _lost),
)
"""Why one card is played to a trick and not another."""


def _must_take(facts: _Facts) -> bool:
    """Tell whether every card has the trick as it lies, and nobody can take it away."""
    return facts.takers == facts.legal and not facts.beaten_by(facts.card)


SHUNNING: _Principles = (
    Conditional("shun_lead", lambda facts: facts.leading and bool(facts.above(facts.card))),
    Conditional("shun_lead_high", lambda facts: facts.leading),
    Conditional("shun_take", lambda facts: _takes(facts) == (True, False)),
    Conditional("shun_under", lambda facts: _takes(facts) == (False, True)),
    Conditional("shun_high", lambda facts: _both_take(facts) and _must_take(facts) and _higher(facts)),
    Conditional("shun_forced", lambda facts: _both_take(facts) and _must_take(facts) and _more(facts) < 0),
    Conditional("shun_either", _both_take),
    Conditional("shun_rid"),
)
"""Why a card is played where the fewest points win."""


def _fewer_suits(facts: _Facts) -> int:
    """Tell how many suits fewer the hand has after the better way than after the other."""
    return len(facts.suits(facts.hand & ~facts.others)) - len(facts.suits(facts.rest))


def _fewer_trumps(facts: _Facts) -> int:
    """Tell how many trumps fewer the better way gives up."""
    trumps = facts.order.trumps
    return (facts.others & trumps).bit_count() - (facts.cards & trumps).bit_count()


def _more_given(facts: _Facts) -> int:
    return facts.total(facts.cards) - facts.total(facts.others)


LAYING: _Principles = (
    Conditional("lay_more", lambda facts: facts.cards.bit_count() > facts.others.bit_count()),
    Conditional("lay_fewer", lambda facts: facts.cards.bit_count() < facts.others.bit_count()),
    Conditional(
        "lay_keep_trumps",
        lambda facts: (
            facts.governs is not None and _fewer_trumps(facts) > 0 and bool(facts.rest & facts.order.trumps)
        ),
    ),
    Conditional("lay_trump", lambda facts: facts.governs is not None and _fewer_trumps(facts) < 0),
    Conditional(
        "lay_suit",
        lambda facts: (
            facts.governs is not None
            and _fewer_suits(facts) > 0
            and bool(facts.rest & facts.order.trumps)
            and bool(facts.cards & ~facts.order.trumps)
        ),
    ),
    Conditional("lay_keep_suits", lambda facts: facts.governs is not None and _fewer_suits(facts) < 0),
    Conditional("lay_points", lambda facts: facts.governs is not None and _more_given(facts) > 0),
    Conditional("lay_keep_points", lambda facts: facts.governs is not None and _more_given(facts) < 0),
    Conditional("lay_least"),
)
"""Why some cards are given up and not others."""

COMMON: Sequence[_Principles] = (LEADING, REPLYING, SHUNNING, LAYING)
"""Every principle that games share; where a game has words of its own for one, it says when they are true."""
