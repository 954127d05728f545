"""Romestecq’s own principles, by what they are said of, and when they are true."""

from collections.abc import Mapping, Sequence

from game.bots.romestecq.reasons import partners_best
from game.bots.romestecq.stakes import stake, staked, ties
from game.core.cards import mask
from game.core.facts import Conditional, Facts
from game.rules.romestecq import Public, Romestecq


def _split(facts: Facts[Romestecq, Public]) -> str:
    return facts.rules.options.split_combination


def _belongs(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether something hangs on the card that is spoken of, for a combination of my own."""
    mine = [tie for tie in ties(facts.view) if tie.seat == facts.view.me]
    return staked(mine, facts.cards, facts.rules.options) > 0


def _keeps_combination(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether something hangs on cards I keep, and nothing on the one that is spoken of."""
    mine = [tie for tie in ties(facts.view) if tie.seat == facts.view.me]
    return not _belongs(facts) and staked(mine, facts.rest, facts.rules.options) > 0


def _catches(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether a part of an opponent's combination lies in the trick."""
    lying, options = mask(facts.table), facts.rules.options
    return any(
        not facts.mine(tie.seat) and tie.what.cards & lying and stake(tie, options) > 0
        for tie in ties(facts.view)
    )


def _something_falls(facts: Facts[Romestecq, Public]) -> bool:
    """Tell whether a card of a combination is in the trick, or comes to it with mine."""
    return staked(ties(facts.view), facts.cards | mask(facts.table), facts.rules.options) > 0


def _partner_may_hold(facts: Facts[Romestecq, Public]) -> bool:
    return facts.leading and any(
        facts.mine(place.seat) and place.may & facts.suit(facts.card) for place in facts.places
    )


PRINCIPLES: Mapping[str, Sequence[Conditional[Romestecq, Public]]] = {
    "bring_home": (
        Conditional(
            "bring_home_all", lambda facts: _belongs(facts) and _split(facts) in ("nobody", "captor")
        ),
        Conditional("bring_home", _belongs),
    ),
    "catch": (
        Conditional("catch_one", lambda facts: _catches(facts) and _split(facts) == "captor"),
        Conditional("catch", _catches),
    ),
    "keep_combination": (
        Conditional("keep_combination", lambda facts: facts.hopeless and _keeps_combination(facts)),
    ),
    "lead_for_partner": (
        Conditional(
            "lead_for_partner", lambda facts: facts.rules.options.partners_show and partners_best(facts)
        ),
        Conditional(
            "lead_for_unseen_partner",
            lambda facts: not facts.rules.options.partners_show and _partner_may_hold(facts),
        ),
    ),
    "partner_equal": (Conditional("partner_points", _belongs),),
    "lead_sure": (Conditional("lead_sure"),),
    "take_behind": (Conditional("take_behind", _something_falls),),
    "take_last": (Conditional("take_last", _something_falls),),
    "duck": (
        Conditional("duck_all", lambda facts: _split(facts) in ("nobody", "captor")),
        Conditional("duck"),
    ),
    "lead_short_plain": (Conditional("lead_safe", _keeps_combination),),
    "lead_least": (Conditional("lead_safe", _keeps_combination),),
    "lead_long": (Conditional("lead_long"),),
    "lose_low": (Conditional("lose_low"),),
    "lose_least": (Conditional("lose_least"),),
    "lose_suit": (Conditional("lose_suit"),),
}
