"""Why a player of Illustrated Tarock says, takes, discards or plays something, and when each reason is true."""

from game.bots.illustrated_tarock.situation import (
    BIRD_CARDS,
    DUE,
    SUITED,
    Situation,
    chances,
    situation,
)
from game.core.cards import Card, Cards, bit, mask, members
from game.core.facts import Conditional, Facts, first_true, why
from game.core.rules import Reason
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Public
from game.rules.illustrated_tarock.cards import HALF, HONOURS, KINGS, MAGICIAN, ORDER, POINTS, TRICKS, TRUMPS
from game.rules.illustrated_tarock.phases import DONE

EVEN = 0.5
FAINT = 0.1
"""How likely something must be to be spoken of as what may happen."""
MANY = 3
"""Points that are worth keeping: a cavalier's."""
_SHOULD, _OURS, _PARTNERS, _HARDLY = 0.8, 0.6, 0.25, 0.2
"""How probable a trick is that should be taken, that is given points, that a partner has, that can hardly be taken."""


def because(rules: IllustratedTarock, view: View[Public], card: Card) -> Reason:
    """Say why a card is played by rules of thumb."""
    return why(PLAYED, _facts(rules, view, card))


def in_words(rules: IllustratedTarock, view: View[Public], counted: Reason) -> Reason:
    """Say why a card is played that did best in many layouts, in words where some are true."""
    facts = _facts(rules, view, counted.cards.bit_length() - 1)
    return counted if first_true(PLAYED, facts) is None else why(PLAYED, facts)


def _facts(rules: IllustratedTarock, view: View[Public], card: Card) -> Facts[IllustratedTarock, Public]:
    return Facts(rules, view, rules.contract(view), bit(card))


# ------------------------------------------------------------------ cards


def loser(seen: Situation) -> Cards:
    """Give the one card that others may beat, where nobody can beat the rest and no bird waits; nothing elsewhere."""
    losers = mask(card for card in members(seen.hand) if ORDER.beats[card] & seen.others)
    return losers if losers.bit_count() == 1 and not seen.hand & BIRD_CARDS else 0


def _seen(facts: Facts[IllustratedTarock, Public]) -> Situation:
    return situation(facts.view, facts.rules)


def _chance(facts: Facts[IllustratedTarock, Public]) -> float:
    """Tell how probable it is that my side takes the trick."""
    return next(chance for _, chance in chances(_seen(facts), (facts.card,)))


def _begging(facts: Facts[IllustratedTarock, Public]) -> bool:
    return _seen(facts).begging


def _must_take(facts: Facts[IllustratedTarock, Public]) -> bool:
    return not facts.leading and facts.takers == facts.legal


def _bird_due(facts: Facts[IllustratedTarock, Public]) -> bool:
    due = DUE.get(TRICKS + 1 - facts.hand.bit_count()) == facts.card
    return due and not _begging(facts) and _chance(facts) > EVEN


def _trump_led(facts: Facts[IllustratedTarock, Public]) -> bool:
    return facts.leading and facts.is_trump(facts.card)


def _draws(facts: Facts[IllustratedTarock, Public]) -> bool:
    seen = _seen(facts)
    return _trump_led(facts) and (seen.attacks or bool(loser(seen)))


def _through(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether a defender leads what the declarer may have to trump."""
    seen = _seen(facts)
    return facts.leading and not seen.attacks and seen.ruffs(seen.declarer, SUITED[facts.card]) >= FAINT


def _takes(facts: Facts[IllustratedTarock, Public]) -> bool:
    return not facts.leading and facts.takes(facts.card)


def _takes_surely(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether a card takes the trick whatever the others hold, and no honours can meet over it."""
    return not facts.leading and facts.sure(facts.card) and not (facts.behind and facts.cards & HONOURS)


def _lost(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether no card I may play can take the trick, not even a Magician whom an honour may follow."""
    return facts.hopeless and not (facts.behind and facts.legal & bit(MAGICIAN))


def _likely_left(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether the trick is left to the other defender, who has it in all likelihood."""
    return not facts.leading and not _takes(facts) and facts.ours and _chance(facts) > _OURS


def _partner_may_take(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether the trick is left to the other defender, who has it or may well take it."""
    defends = not facts.leading and not _takes(facts) and not _seen(facts).attacks
    return defends and _chance(facts) > (_PARTNERS if facts.ours else EVEN)


def _counts_little(facts: Facts[IllustratedTarock, Public]) -> bool:
    return POINTS[facts.card] < MANY


def _none_less(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether no card I may play counts less."""
    return POINTS[facts.card] == min(POINTS[card] for card in members(facts.legal))


def _hardly(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether no card I may play is likely to take the trick for my side."""
    if facts.leading or facts.any_top(facts.takers):
        return False
    found = chances(_seen(facts), members(facts.legal))
    return all(chance <= _HARDLY for _, chance in found)


def _highest(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether no higher card of its suit may be played."""
    return not facts.legal & facts.suit(facts.card) & facts.order.beats[facts.card]


def _only_trumps(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether a trump is led from a hand of nothing else."""
    return _trump_led(facts) and not facts.plain


def _lowest_spare(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether no lower trump may be played that is no bird."""
    spare = facts.legal & ~BIRD_CARDS
    return bool(spare & facts.cards) and not spare & ~facts.cards & ~ORDER.beats[facts.card]


def _leaves(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether a card does not take the trick as it lies."""
    return not facts.leading and not _takes(facts)


PLAYED: tuple[Conditional[IllustratedTarock, Public], ...] = (
    Conditional("only_card", lambda facts: facts.forced),
    Conditional("beggar_duck", lambda facts: _begging(facts) and _chance(facts) <= EVEN, "7.1"),
    Conditional(
        "beggar_take-rid", lambda facts: _begging(facts) and _must_take(facts) and _highest(facts), "7.1"
    ),
    Conditional(
        "beggar_take-low", lambda facts: _begging(facts) and _must_take(facts) and facts.lowest, "7.1"
    ),
    Conditional("beggar_take", lambda facts: _begging(facts) and _must_take(facts), "7.1"),
    Conditional("beggar_rid", _begging, "7.1"),
    Conditional("bird_flies", _bird_due, "8.6"),
    Conditional("unbeaten", lambda facts: _trump_led(facts) and not facts.trumps_out),
    Conditional("draw_trumps", _draws),
    Conditional("lead_top_trump", lambda facts: _trump_led(facts) and facts.top(facts.card)),
    Conditional("lead_trump-low", lambda facts: _only_trumps(facts) and facts.lowest),
    Conditional("lead_trump-spare", lambda facts: _only_trumps(facts) and _lowest_spare(facts)),
    Conditional("lead_trump", _trump_led),
    Conditional("cash", lambda facts: facts.leading and facts.top(facts.card) and _chance(facts) > EVEN),
    Conditional("lead_through", _through),
    Conditional("lead_on", lambda facts: facts.leading and POINTS[facts.card] < MANY),
    Conditional("lead_open", lambda facts: facts.leading and facts.top(facts.card)),
    Conditional("lead_only_plain", lambda facts: facts.leading and facts.plain == facts.cards),
    Conditional("lead_void", lambda facts: facts.leading and facts.can_trump_later),
    Conditional("lead_counts_least", lambda facts: facts.leading and facts.counts_least),
    Conditional("lead_any", lambda facts: facts.leading),
    Conditional("give", lambda facts: _likely_left(facts) and POINTS[facts.card] > 1, "6.4"),
    Conditional("ours_already", _likely_left, "6.4"),
    Conditional("partner_takes", lambda facts: _partner_may_take(facts) and _counts_little(facts), "6.4"),
    Conditional("partner_gets", _partner_may_take, "6.4"),
    Conditional("take_surely", _takes_surely),
    Conditional("take", lambda facts: _takes(facts) and _chance(facts) > _SHOULD),
    Conditional("try_to_take", lambda facts: _takes(facts) and _chance(facts) >= FAINT),
    Conditional("throw_lost", lambda facts: _lost(facts) and _hardly(facts) and _counts_little(facts)),
    Conditional("throw_lost-least", lambda facts: _lost(facts) and _hardly(facts) and _none_less(facts)),
    Conditional("throw_low", lambda facts: _hardly(facts) and _counts_little(facts)),
    Conditional("throw_low-least", lambda facts: _hardly(facts) and _none_less(facts)),
    Conditional("leave-counting_least", lambda facts: _leaves(facts) and facts.counts_least),
    Conditional("leave-low", lambda facts: _leaves(facts) and facts.lowest),
    Conditional("try_low", lambda facts: not facts.leading and facts.lowest),
    Conditional("play_any", lambda facts: not facts.leading),
)

# ------------------------------------------------------------------ words, packets and discards


def _many(facts: Facts[IllustratedTarock, Public]) -> bool:
    return facts.number >= HALF


def _few(facts: Facts[IllustratedTarock, Public]) -> bool:
    return facts.number <= HALF + 1


def _strength_told(facts: Facts[IllustratedTarock, Public]) -> bool:
    return (facts.hand & (TRUMPS | KINGS)).bit_count() == facts.number


def _trumps_told(facts: Facts[IllustratedTarock, Public]) -> bool:
    return (facts.hand & TRUMPS).bit_count() == facts.number


def _can_announce(facts: Facts[IllustratedTarock, Public]) -> bool:
    return any(move != DONE for move in facts.view.moves)


def _somebody_bid(facts: Facts[IllustratedTarock, Public]) -> bool:
    return bool(facts.view.public.auction.bid)


def _trumps_to_lay(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether only trumps may be given up."""
    return not facts.legal & ~TRUMPS


def _low(facts: Facts[IllustratedTarock, Public]) -> bool:
    """Tell whether at most half of the cards I may play are lower."""
    height = (facts.is_trump(facts.card), ORDER.rank[facts.card])
    lower = sum((facts.is_trump(card), ORDER.rank[card]) < height for card in members(facts.legal))
    return 2 * lower <= facts.legal.bit_count()


REASONS: tuple[Conditional[IllustratedTarock, Public], ...] = (
    *PLAYED,
    Conditional("many_trumps", _strength_told),
    Conditional("few_trumps", _strength_told),
    Conditional("enough_heard", _somebody_bid),
    Conditional("nothing_more"),
    Conditional("announce", _can_announce),
    Conditional("glitters"),
    Conditional("low_away", _none_less),
    Conditional("bid", _many),
    Conditional("bid_light", _few),
    Conditional("wait", _many),
    Conditional("wait_light", _few),
    Conditional("hold"),
    Conditional("too_weak"),
    Conditional("contra"),
    Conditional("draw"),
    Conditional("lay_away", lambda facts: not facts.cards & TRUMPS),
    Conditional(
        "lay_trump-low", lambda facts: _trumps_to_lay(facts) and facts.cards == facts.legal & -facts.legal
    ),
    Conditional("lay_trump", _trumps_to_lay),
    Conditional("laid"),
    Conditional("bonus"),
    Conditional("bird", _trumps_told),
    Conditional("bird_counted", lambda facts: bool(facts.cards & facts.hand)),
    Conditional("no_bonus"),
    Conditional("raise"),
    Conditional("no_raise"),
    Conditional("low_card", _low),
    Conditional("looks_good", lambda facts: facts.leading or facts.takes(facts.card)),
    Conditional("counted", lambda facts: facts.number > 0),
)
"""Every reason; those of cards in the order in which they are looked through."""
