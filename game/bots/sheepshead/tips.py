"""What the companion says at each decision of Sheepshead, and when."""

from collections.abc import Mapping, Sequence

from game.bots.sheepshead.situation import suit_called
from game.core.facts import Conditional, Facts
from game.rules.sheepshead import Public, Sheepshead
from game.rules.sheepshead.cards import PACK, TRUMPS

_ACES = PACK.cards("AC AS AH")
_RICH = _ACES | PACK.cards("TC TS TH")
_TRUMPS = sum(1 << card for card in TRUMPS)


def _can_lead_called(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether I may lead the called suit, and do not know yet who is whose partner."""
    return not facts.sides_known and bool(facts.legal & suit_called(facts.view))


def _points_differ(facts: Facts[Sheepshead, Public]) -> bool:
    return facts.points_differ


def _trump_and_suit(facts: Facts[Sheepshead, Public]) -> bool:
    return bool(facts.hand & _TRUMPS and facts.hand & ~_TRUMPS)


def _schmear(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether I need not trump what my side takes, and can give it an ace or a ten (§6.3)."""
    free = facts.rules.options.void_play == "free" and not facts.legal & facts.suit(facts.table[0])
    return free and facts.ours and not facts.threatened and bool(facts.legal & _RICH)


def _trick_needed(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether who has no trick can't win (§8.4)."""
    return facts.rules.options.leaster_needs_trick


TIPS: Mapping[str, Sequence[Conditional[Sheepshead, Public]]] = {
    "pick": (Conditional("pick"),),
    "bury": (
        Conditional("bury", lambda facts: _trump_and_suit(facts) and facts.rules.options.bury_counts),
        Conditional("bury_free", _trump_and_suit),
        Conditional("bury_tricks"),
    ),
    "call": (
        Conditional("call_up", lambda facts: facts.rules.options.partners == "jack_of_diamonds"),
        Conditional("call"),
    ),
    "under": (Conditional("under"),),
    "lead": (
        Conditional("lead", lambda facts: bool(facts.plain) and _can_lead_called(facts)),
        Conditional("lead_suit", lambda facts: bool(facts.plain)),
        Conditional("lead_trumps"),
    ),
    "lead_picker": (
        Conditional("lead_picker", lambda facts: facts.outranks and _can_lead_called(facts)),
        Conditional("lead_picker_aces", lambda facts: facts.outranks and bool(facts.plain & _ACES)),
        Conditional("lead_picker_draw", lambda facts: facts.any_top(facts.trumps) and bool(facts.trumps_out)),
        Conditional("lead_picker_low", lambda facts: bool(facts.trumps and facts.trumps_out)),
        Conditional("lead_picker_drawn", lambda facts: bool(facts.trumps and facts.plain)),
        Conditional("lead_picker_trumps", lambda facts: bool(facts.trumps)),
        Conditional("lead_picker_trumpless"),
    ),
    "lead_secret": (
        Conditional("lead_secret", lambda facts: bool(facts.trumps)),
        Conditional("lead_secret_trumpless"),
    ),
    "lead_partner": (
        Conditional("lead_partner", lambda facts: bool(facts.trumps)),
        Conditional("lead_partner_trumpless"),
    ),
    "lead_leaster": (
        Conditional("lead_leaster", _trick_needed),
        Conditional("lead_leaster_no_trick"),
    ),
    "reply": (
        Conditional("reply_schmear", _schmear),
        Conditional("reply", _points_differ),
        Conditional("reply_equal"),
    ),
    "reply_picker": (
        Conditional("reply_schmear", _schmear),
        Conditional("reply_picker_partner", lambda facts: facts.ours and facts.points_differ),
        Conditional("reply_equal", lambda facts: facts.ours),
        Conditional("reply_picker", lambda facts: facts.may_choose),
        Conditional("reply_picker_lost", lambda facts: facts.hopeless),
        Conditional("reply_picker_taken"),
    ),
    "reply_secret": (Conditional("reply_secret", _points_differ), Conditional("reply_secret_equal")),
    "reply_partner": (
        Conditional("reply_schmear", _schmear),
        Conditional("reply_partner", lambda facts: facts.points_differ and bool(facts.takers)),
        Conditional("reply_partner_points", _points_differ),
        Conditional("reply_partner_equal"),
    ),
    "reply_leaster": (
        Conditional("reply_leaster_lost", lambda facts: facts.hopeless),
        Conditional("reply_leaster_taken", lambda facts: not facts.may_choose),
        Conditional("reply_leaster_no_trick", lambda facts: not _trick_needed(facts)),
        Conditional("reply_leaster_done", lambda facts: bool(facts.taken)),
        Conditional("reply_leaster"),
    ),
}
