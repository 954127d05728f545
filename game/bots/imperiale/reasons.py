"""Why a player of Impériale plays a card, and when each reason is true."""

from game.bots.imperiale.situation import Situation, holds, ruffed, situation
from game.core.cards import Card, bit, members
from game.core.facts import Conditional, Facts, first_true, why
from game.core.rules import Reason
from game.core.view import View
from game.rules.imperiale import Imperiale, Public
from game.rules.imperiale.phases import TRICKS
from game.rules.imperiale.scoring import WHITES_IN_A_RED

_SURE = 0.9
"""Chance from which on a trick is called mine."""
_LIKELY = 0.5


def because(rules: Imperiale, view: View[Public], card: Card) -> Reason:
    """Say why a card is played by rules of thumb."""
    return why(PLAYED, _facts(rules, view, card, 0))


def decided(rules: Imperiale, view: View[Public], card: Card, chance: float) -> Reason:
    """Say what decided for a card that wins the match so often: the score, the tricks wanted, or what it does."""
    seen, (_, whites) = situation(view, rules), view.ledger.holdings[view.me]
    for key, number in (
        ("sixth_annuls", seen.press),
        ("sixth", 0),
        ("all_tricks", len(view.tricks)),
        ("keep_lead", whites),
        ("hold_back", 0),
    ):
        facts = _facts(rules, view, card, number)
        if any(each.key == key and each.holds(facts) for each in AIMS):
            return Reason(key, cards=bit(card), number=number)
    found = first_true(PLAYED, _facts(rules, view, card, 0))
    if found is not None:
        return Reason(found.key, found.rule, bit(card))
    return Reason("reckoned", cards=bit(card), number=min(99, max(1, round(100 * chance))))


def _facts(rules: Imperiale, view: View[Public], card: Card, number: int) -> Facts[Imperiale, Public]:
    return Facts(rules, view, rules.contract(view), bit(card), number=number)


def _seen(facts: Facts[Imperiale, Public]) -> Situation:
    return situation(facts.view, facts.rules)


def _honour(facts: Facts[Imperiale, Public]) -> bool:
    return _seen(facts).is_honour(facts.card)


def _leader_paid(facts: Facts[Imperiale, Public]) -> bool:
    return _seen(facts).leader_paid


def _heading(facts: Facts[Imperiale, Public]) -> bool:
    return _seen(facts).heading


def _trump_led(facts: Facts[Imperiale, Public]) -> bool:
    return facts.leading and facts.is_trump(facts.card)


def _plain_led(facts: Facts[Imperiale, Public]) -> bool:
    return facts.leading and not facts.is_trump(facts.card)


def _top_led(facts: Facts[Imperiale, Public]) -> bool:
    return facts.leading and facts.top(facts.card)


def _takes(facts: Facts[Imperiale, Public]) -> bool:
    return not facts.leading and facts.takes(facts.card)


def _scores_sixth(facts: Facts[Imperiale, Public]) -> bool:
    """Tell whether the honour led scores the white that makes a red."""
    _, whites = facts.view.ledger.holdings[facts.view.me]
    scores = facts.leading and _honour(facts) and (_leader_paid(facts) or facts.sure(facts.card))
    return scores and whites == WHITES_IN_A_RED - 1


def _keeps_lead(facts: Facts[Imperiale, Public]) -> bool:
    """Tell whether a lead probably takes the trick, while the other's next white annuls so many of mine."""
    seen, (_, whites) = _seen(facts), facts.view.ledger.holdings[facts.view.me]
    likely = facts.leading and holds(seen, facts.card) > _SURE
    return bool(likely and seen.guard) and facts.number == whites


def _all_taken(facts: Facts[Imperiale, Public]) -> bool:
    """Tell whether I have all tricks so far, more than half of them, so many."""
    tricks = len(facts.view.tricks)
    return facts.leading and facts.taken == tricks == facts.number > TRICKS // 2


def _must_trump(facts: Facts[Imperiale, Public]) -> bool:
    """Tell whether the card is one of the trumps of which one has to be played on a plain suit."""
    return _takes(facts) and facts.ruffing and facts.all_trumps


def _spares_honours(facts: Facts[Imperiale, Public]) -> bool:
    """Tell whether the card is the lowest of those that take the trick and are no honours."""
    honours, rank = _seen(facts).honours, facts.order.rank
    plain = facts.takers & ~honours & facts.suit(facts.card)
    return bool(plain & facts.cards) and not any(rank[each] < rank[facts.card] for each in members(plain))


def _honours_only(facts: Facts[Imperiale, Public]) -> bool:
    """Tell whether the trick is lost, and only honours may be played."""
    return facts.hopeless and not facts.legal & ~_seen(facts).honours


def _better_trump(facts: Facts[Imperiale, Public]) -> bool:
    return bool(facts.trumps & facts.order.beats[facts.card])


AIMS: tuple[Conditional[Imperiale, Public], ...] = (
    Conditional(
        "sixth_annuls", lambda facts: _scores_sixth(facts) and _seen(facts).press == facts.number > 0
    ),
    Conditional("sixth", _scores_sixth),
    Conditional("all_tricks", _all_taken),
    Conditional("keep_lead", _keeps_lead),
    Conditional(
        "hold_back",
        lambda facts: _plain_led(facts) and bool(facts.trumps_out) and facts.any_top(facts.trumps),
    ),
)
PLAYED: tuple[Conditional[Imperiale, Public], ...] = (
    Conditional("only_card", lambda facts: facts.forced),
    Conditional("honour_sure", lambda facts: _top_led(facts) and _honour(facts), "10.2"),
    Conditional(
        "honour_anyway",
        lambda facts: facts.leading and _honour(facts) and _leader_paid(facts),
        "10.2",
    ),
    Conditional("cash_free", lambda facts: _top_led(facts) and not facts.trumps_out, "9.6"),
    Conditional("draw_trumps", lambda facts: _trump_led(facts) and _top_led(facts), "9.3"),
    Conditional("cash", _top_led, "9.6"),
    Conditional("low_trump", lambda facts: _trump_led(facts) and _heading(facts), "9.3"),
    Conditional("low_trump-free", lambda facts: _trump_led(facts) and _better_trump(facts), "13.9"),
    Conditional("low_trump-last", _trump_led, "13.9"),
    Conditional(
        "force_trump",
        lambda facts: facts.leading and ruffed(_seen(facts), facts.card) > _LIKELY,
        "9.4",
    ),
    Conditional(
        "make_him_beat",
        lambda facts: facts.leading and _heading(facts) and bool(facts.rest & facts.suit(facts.card)),
        "9.3",
    ),
    Conditional("make_him_spend", lambda facts: facts.leading and _heading(facts), "9.3"),
    Conditional("lead_low", lambda facts: facts.leading and facts.keeps_better, "13.9"),
    Conditional("lead_high", lambda facts: facts.leading and facts.beaten_least, "9.6"),
    Conditional("lead_any", lambda facts: facts.leading, "13.9"),
    Conditional(
        "take_with_honour",
        lambda facts: _takes(facts) and _honour(facts) and not _leader_paid(facts),
        "13.2",
    ),
    Conditional("must_trump-lowest", lambda facts: _must_trump(facts) and facts.cheapest, "9.4"),
    Conditional("must_trump-sparing", lambda facts: _must_trump(facts) and _spares_honours(facts), "9.4"),
    Conditional("must_trump", _must_trump, "9.4"),
    Conditional("win_cheaply", lambda facts: _takes(facts) and facts.cheapest, "9.3"),
    Conditional("win_sparing", lambda facts: _takes(facts) and _spares_honours(facts), "10.3"),
    Conditional("win_any", _takes, "9.3"),
    Conditional("duck", lambda facts: bool(facts.takers), "13.9"),
    Conditional("honour_lost", lambda facts: _honours_only(facts) and facts.lowest, "10.3"),
    Conditional("spare_honour", lambda facts: bool(_seen(facts).honours & facts.legal), "10.3"),
    Conditional("lose_cheaply", lambda facts: facts.following and facts.lowest, "9.2"),
    Conditional("throw_lowest", lambda facts: facts.hopeless and facts.ranks_lowest, "9.5"),
    Conditional("throw_beaten", lambda facts: facts.hopeless and facts.beaten_most, "9.5"),
    Conditional("lose_any", lambda facts: not facts.leading, "9.5"),
)


REASONS: tuple[Conditional[Imperiale, Public], ...] = (
    *AIMS,
    *PLAYED,
    Conditional("reckoned", lambda facts: 0 < facts.number < 100),
    Conditional("honour_pays", _honour),
    Conditional("looks_strong", lambda facts: facts.leading),
    Conditional("win_somehow", _takes),
    Conditional("lose_this_one", lambda facts: facts.hopeless),
)
"""Every reason; those of cards in the order in which they are looked through."""
