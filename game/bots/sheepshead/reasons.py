"""Why a player of Sheepshead says, buries or plays something, and when each reason is true."""

from game.bots.sheepshead.situation import SURE, Situation, situation, suit_called
from game.core.cards import NOBODY, Card, Cards, bit, mask, members
from game.core.facts import Conditional, Facts, first_true, why
from game.core.rules import Reason
from game.core.view import View
from game.rules.sheepshead import Options, Public, Sheepshead
from game.rules.sheepshead.cards import ACES, FAILS, POINTS, TRUMPS, WORTHLESS
from game.rules.sheepshead.phases import DEMAND, PASS

SAFE = 0.75
"""How sure a friend's trick must be before points go on it lightly."""
MANY = 4
"""Points of a card that are not given away."""
_SHOULD, _HARDLY, _FAINT, _EVEN = 0.8, 0.4, 0.1, 0.5
"""How probable a trick is that should be, can hardly be and may be taken, and that is likelier mine than not."""
_TRUMP = mask(TRUMPS)


def buried(options: Options, view: View[Public], card: Card) -> Reason:
    """Say why a card is buried that neither saves points nor empties a suit."""
    return why(BURIED, Facts(Sheepshead(options), view, None, bit(card)))


def because(rules: Sheepshead, view: View[Public], card: Card) -> Reason:
    """Say why a card is played by rules of thumb."""
    return why(PLAYED, _facts(rules, view, card))


def in_words(rules: Sheepshead, view: View[Public], counted: Reason) -> Reason:
    """Say why a card is played that did best in many layouts, in words where some are true."""
    facts = _facts(rules, view, counted.cards.bit_length() - 1)
    return counted if first_true(PLAYED, facts) is None else why(PLAYED, facts)


def _facts(rules: Sheepshead, view: View[Public], card: Card) -> Facts[Sheepshead, Public]:
    return Facts(rules, view, rules.contract(view), bit(card))


# ------------------------------------------------------------------ cards


def _seen(facts: Facts[Sheepshead, Public]) -> Situation:
    return situation(facts.view, facts.rules.options)


def _leaster(facts: Facts[Sheepshead, Public]) -> bool:
    return facts.view.public.picker == NOBODY and not facts.view.public.played_for


def _chance(facts: Facts[Sheepshead, Public]) -> float:
    """Tell how probable it is that my side takes the trick."""
    return _seen(facts).chance(facts.card)


def _least_chance(facts: Facts[Sheepshead, Public]) -> float:
    return min(_seen(facts).chances().values())


def _most_chance(facts: Facts[Sheepshead, Public]) -> float:
    return max(_seen(facts).chances().values())


def _trump_led(facts: Facts[Sheepshead, Public]) -> bool:
    return facts.leading and facts.is_trump(facts.card)


def _calls_out(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether a defender leads the called suit while nobody knows the partner."""
    called = bool(suit_called(facts.view) & facts.cards) and not facts.sides_known
    return facts.leading and called and not _seen(facts).attacks


def _takes(facts: Facts[Sheepshead, Public]) -> bool:
    return not facts.leading and facts.takes(facts.card)


def _must_take(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether every card I may play takes the trick, whatever the others hold."""
    return not facts.leading and all(facts.sure(card) for card in members(facts.legal))


def _kept(facts: Facts[Sheepshead, Public]) -> float:
    """Tell how probable it is that whoever has the trick after this card keeps it against all foes."""
    seen, kept = _seen(facts), 1.0
    best = facts.card if facts.takes(facts.card) else seen.best
    for place in facts.behind:
        kept *= 1 - (1 - seen.friends[place.seat]) * seen.takes(place.seat, best, facts.table[0])
    return kept


def _likely_ours(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether my side should take the trick, and whoever has it rather keeps it than not."""
    return _chance(facts) >= SAFE and _kept(facts) >= _EVEN


def _ours_already(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether a friend has the trick for sure."""
    seen = _seen(facts)
    return _chance(facts) > SURE and seen.friends[seen.winner] > SURE and not facts.threatened


def _dearer_takes(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether another card would take the trick in all likelihood, and this one counts little."""
    seen = _seen(facts)
    others = members(facts.takers & ~facts.cards)
    return POINTS[facts.card] < MANY and any(seen.chance(card) >= SAFE for card in others)


def _counts_little(facts: Facts[Sheepshead, Public]) -> bool:
    return POINTS[facts.card] < MANY


def _plain_least(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether no plain card counts less."""
    return not facts.is_trump(facts.card) and POINTS[facts.card] == min(
        POINTS[card] for card in members(facts.plain)
    )


def _highest(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether no card that may be played beats this one."""
    return not facts.legal & facts.order.beats[facts.card]


def _leaves(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether a card does not take the trick as it lies, and another would."""
    return bool(facts.takers) and not _takes(facts)


def _leaster_must(facts: Facts[Sheepshead, Public]) -> bool:
    return _leaster(facts) and _must_take(facts)


def _leaster_forced(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether a leaster's trick is likely to be mine whatever I play."""
    return _leaster(facts) and not facts.leading and _least_chance(facts) > _EVEN


def _none_less(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether no card I may play or lay down counts less."""
    return POINTS[facts.card] == min(POINTS[card] for card in members(facts.legal))


_LEASTER: tuple[Conditional[Sheepshead, Public], ...] = (
    Conditional("leaster_duck", lambda facts: _leaster(facts) and _chance(facts) <= _EVEN, "8.4"),
    Conditional("leaster_must-rid", lambda facts: _leaster_must(facts) and _highest(facts), "8.4"),
    Conditional("leaster_must-least", lambda facts: _leaster_must(facts) and facts.counts_least, "8.4"),
    Conditional("leaster_must", _leaster_must, "8.4"),
    Conditional("leaster_forced-rid", lambda facts: _leaster_forced(facts) and _highest(facts), "8.4"),
    Conditional("leaster_forced-least", lambda facts: _leaster_forced(facts) and facts.counts_least, "8.4"),
    Conditional("leaster_forced-low", lambda facts: _leaster_forced(facts) and facts.ranks_lowest, "8.4"),
    Conditional("leaster_forced", _leaster_forced, "8.4"),
    Conditional("leaster_take", lambda facts: _leaster(facts) and _seen(facts).lacks_trick, "8.4"),
    Conditional("leaster_cheap-least", lambda facts: _leaster(facts) and facts.counts_least, "8.4"),
    Conditional("leaster_cheap", _leaster, "8.4"),
)
_LED: tuple[Conditional[Sheepshead, Public], ...] = (
    Conditional("unbeaten", lambda facts: _trump_led(facts) and not facts.trumps_out),
    Conditional("draw_trumps", lambda facts: _trump_led(facts) and _seen(facts).attacks),
    Conditional("lead_top_trump", lambda facts: _trump_led(facts) and facts.top(facts.card)),
    Conditional("lead_trump-low", lambda facts: _trump_led(facts) and not facts.plain and facts.lowest),
    Conditional("lead_trump-least", lambda facts: _trump_led(facts) and facts.counts_least),
    Conditional("lead_trump", _trump_led),
    Conditional("lead_called_suit", _calls_out),
    Conditional(
        "cash_ace", lambda facts: facts.leading and facts.top(facts.card) and _chance(facts) >= _FAINT
    ),
    Conditional("lead_low", lambda facts: facts.leading and POINTS[facts.card] < MANY),
    Conditional("lead_only_plain", lambda facts: facts.leading and facts.plain == facts.cards),
    Conditional("lead_plain_least", lambda facts: facts.leading and _plain_least(facts)),
    Conditional("lead_void", lambda facts: facts.leading and facts.can_trump_later),
    Conditional("lead_any", lambda facts: facts.leading),
)
PLAYED: tuple[Conditional[Sheepshead, Public], ...] = (
    Conditional("only_card", lambda facts: facts.forced),
    *_LEASTER,
    *_LED,
    Conditional("take_surely", lambda facts: not facts.leading and facts.sure(facts.card)),
    Conditional("take", lambda facts: _takes(facts) and _chance(facts) > _SHOULD and _kept(facts) >= _EVEN),
    Conditional("try_to_take", lambda facts: _takes(facts) and _chance(facts) >= 1 - SAFE),
    Conditional("schmear", lambda facts: _likely_ours(facts) and POINTS[facts.card] >= MANY, "6.3"),
    Conditional("ours_already", _ours_already, "6.3"),
    Conditional("ours_likely", _likely_ours, "6.3"),
    Conditional("in_the_balance", lambda facts: _chance(facts) >= 1 - SAFE and bool(facts.behind)),
    Conditional("side_unknown", lambda facts: _chance(facts) >= 1 - SAFE and not facts.sides_known),
    Conditional("save_higher", _dearer_takes),
    Conditional(
        "throw_lost",
        lambda facts: facts.hopeless and _most_chance(facts) <= _HARDLY and _counts_little(facts),
    ),
    Conditional(
        "throw_lost-least",
        lambda facts: facts.hopeless and _most_chance(facts) <= _HARDLY and _none_less(facts),
    ),
    Conditional("throw_low", lambda facts: _most_chance(facts) <= _HARDLY and _counts_little(facts)),
    Conditional("throw_low-least", lambda facts: _most_chance(facts) <= _HARDLY and _none_less(facts)),
    Conditional("leave-least", lambda facts: _leaves(facts) and facts.counts_least),
    Conditional("leave-low", lambda facts: _leaves(facts) and facts.lowest),
    Conditional("try_low", lambda facts: _takes(facts) and facts.lowest),
    Conditional("play_any", lambda facts: not facts.leading),
)

# ------------------------------------------------------------------ words and what is buried


def _voids(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether a fail suit may be given up with what is buried, and a trump stays for it."""
    buried = facts.cards & ~_TRUMP
    suit = next((mask(cards) for cards in FAILS.values() if mask(cards) & buried), 0)
    left = facts.view.public.least - facts.view.aside.bit_count()
    return bool(suit) and 0 < (facts.hand & suit).bit_count() <= left and bool(facts.hand & _TRUMP)


def _beaten_out(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether somebody else holds a higher card of the fail suit."""
    mine, suits = facts.hand | facts.view.aside, [cards for cards in FAILS.values() if facts.card in cards]
    return any(not mine >> card & 1 for suit in suits for card in suit[: suit.index(facts.card)])


def _lowest_trump(facts: Facts[Sheepshead, Public]) -> bool:
    """Tell whether there are only trumps to bury, and no lower one."""
    lower = mask(TRUMPS[TRUMPS.index(facts.card) + 1 :]) if facts.cards & _TRUMP else facts.legal
    return not facts.legal & (~_TRUMP | lower)


BURIED: tuple[Conditional[Sheepshead, Public], ...] = (
    Conditional("bury_trump", _lowest_trump),
    Conditional("bury_beaten", _beaten_out),
    Conditional("bury_any"),
)
"""What is said of a card that is buried neither for its points nor to be rid of a suit."""


def _can_say(facts: Facts[Sheepshead, Public], start: str) -> bool:
    return any(getattr(move, "word", "").startswith(start) for move in facts.view.moves)


def _all_aces(facts: Facts[Sheepshead, Public]) -> bool:
    return not mask(ACES.values()) & ~(facts.hand | facts.view.aside)


def _trumps_told(facts: Facts[Sheepshead, Public]) -> bool:
    return (facts.hand & _TRUMP).bit_count() == facts.number


def _points(facts: Facts[Sheepshead, Public]) -> Cards:
    return POINTS[facts.card]


REASONS: tuple[Conditional[Sheepshead, Public], ...] = (
    *PLAYED,
    Conditional("strong", lambda facts: 0 < facts.number <= 100),
    Conditional("not_enough", lambda facts: 0 < facts.number < 100),
    Conditional("free_pick", lambda facts: bool(facts.view.public.played_for)),
    Conditional("forced", lambda facts: PASS not in facts.view.moves),
    Conditional("worthless", lambda facts: DEMAND in facts.view.moves and not facts.hand & ~WORTHLESS),
    Conditional("many_trumps", _trumps_told),
    Conditional("few_trumps", _trumps_told),
    Conditional("bury", lambda facts: _points(facts) > 0 and facts.rules.options.bury_counts),
    Conditional("bury_suit", _voids),
    *BURIED,
    Conditional("buried", lambda facts: facts.view.aside.bit_count() >= facts.view.public.least),
    Conditional("low_away", lambda facts: not facts.cards & _TRUMP),
    Conditional("low_away-trump", lambda facts: not facts.legal & ~_TRUMP),
    Conditional("under", _none_less),
    Conditional("call", lambda facts: _can_say(facts, "ace_")),
    Conditional("call-under", lambda facts: _can_say(facts, "under_")),
    Conditional("call-ten", _all_aces),
    Conditional("call_up"),
    Conditional("alone"),
    Conditional("name"),
    Conditional("blind_helps"),
    Conditional("blitz", lambda facts: _can_say(facts, "blitz")),
    Conditional("no_blitz", lambda facts: not _can_say(facts, "blitz")),
    Conditional("raise"),
    Conditional("no_raise"),
    Conditional("sounds_right"),
    Conditional("low_card", _none_less),
    Conditional("looks_good", lambda facts: facts.leading or facts.takes(facts.card)),
    Conditional("counted", lambda facts: facts.number > 0),
)
"""Every reason; those of cards in the order in which they are looked through."""
