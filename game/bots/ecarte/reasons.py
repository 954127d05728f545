"""Why a player of Écarté says, discards or plays something, and when each reason is true."""

from game.bots.ecarte.hands import (
    JACK,
    KING,
    REFUSING,
    STANDING,
    certain,
    fair,
    keepers,
    read,
    refusing,
    standing,
)
from game.bots.ecarte.situation import Situation, conceals, situation
from game.core.cards import Card, bit, members
from game.core.facts import Condition, Conditional, Facts, first_true, why
from game.core.rules import Reason
from game.rules.ecarte import DONE, MARK_KING, Ecarte, Public
from game.rules.ecarte.scoring import price_against

_SETTLED = frozenset(("sure_vole", "sure_point", "lost", "vole_reckoned", "vole_lost"))
"""What a reckoning came to that tells more than words about a card do."""
_PAIR, _MANY = 2, 3


def because(seen: Situation, card: Card) -> Reason:
    """Say why a card is played by the book."""
    return why(PLAYED, _facts(seen, card))


def in_words(seen: Situation, reckoned: Reason) -> Reason:
    """Say why a card is played that a reckoning has found, in words where some are true and the point is open."""
    found = first_true(PLAYED, _facts(seen, reckoned.cards.bit_length() - 1))
    if found is None or (reckoned.key in _SETTLED and found.key != "conceal"):
        return reckoned
    return Reason(found.key, found.rule, reckoned.cards)


def _facts(seen: Situation, card: Card) -> Facts[Ecarte, Public]:
    return Facts(seen.rules, seen.view, seen.contract, bit(card))


def _seen(facts: Facts[Ecarte, Public]) -> Situation:
    return situation(facts.view, facts.rules)


# ------------------------------------------------------------------ cards


def _trump_led(facts: Facts[Ecarte, Public]) -> bool:
    return facts.leading and facts.is_trump(facts.card) and bool(facts.trumps_out)


def _leaves_pair(facts: Facts[Ecarte, Public]) -> bool:
    """Tell whether two cards of a plain suit stay."""
    left = facts.rest & ~facts.order.trumps
    return any((left & facts.suit(card)).bit_count() > 1 for card in members(left))


def _led_under(facts: Facts[Ecarte, Public]) -> bool:
    """Tell whether a plain card is led that another hand may have to beat, and a higher one of its suit stays."""
    higher = facts.rest & facts.suit(facts.card) & facts.order.beats[facts.card]
    return _plain_led(facts) and bool(higher and facts.above(facts.card))


def _plain_led(facts: Facts[Ecarte, Public]) -> bool:
    return facts.leading and not facts.is_trump(facts.card)


PLAYED: tuple[Conditional[Ecarte, Public], ...] = (
    Conditional("conceal", lambda facts: conceals(_seen(facts))),
    Conditional("only_card", lambda facts: facts.forced),
    Conditional("lead_free", lambda facts: facts.leading and not facts.trumps_out and facts.sure(facts.card)),
    Conditional("lead_top_trump", lambda facts: _trump_led(facts) and facts.top(facts.card)),
    Conditional("lead_trump", lambda facts: _trump_led(facts) and facts.trumps.bit_count() >= _MANY),
    Conditional(
        "draw_trump",
        lambda facts: _trump_led(facts) and facts.hand.bit_count() == 2 and bool(facts.plain),
    ),
    Conditional("lead_only_trumps", lambda facts: _trump_led(facts) and not facts.plain),
    Conditional(
        "lead_master",
        lambda facts: _plain_led(facts) and facts.top(facts.card) and bool(facts.trumps_out),
    ),
    Conditional(
        "lead_single",
        lambda facts: _plain_led(facts) and facts.single(facts.card) and _leaves_pair(facts),
    ),
    Conditional("lead_alone", lambda facts: _plain_led(facts) and facts.single(facts.card)),
    Conditional(
        "lead_long",
        lambda facts: (
            _plain_led(facts) and bool(facts.rest & facts.suit(facts.card) & ~facts.order.beats[facts.card])
        ),
    ),
    Conditional("lead_trump_pair", lambda facts: _trump_led(facts) and facts.trumps.bit_count() == _PAIR),
    Conditional("lead_one_trump", lambda facts: _trump_led(facts) and facts.single(facts.card)),
    Conditional("lead_under", _led_under),
    Conditional("trump_low", lambda facts: facts.ruffing and facts.cheapest),
    Conditional("win_cheap", lambda facts: not facts.leading and facts.cheapest),
    Conditional("follow_low", lambda facts: facts.hopeless and facts.following and facts.lowest),
    Conditional("discard_lowest", lambda facts: facts.hopeless and facts.ranks_lowest),
    Conditional("discard_catching", lambda facts: _thrown_away(facts) and facts.catches_least),
    Conditional("discard_under", lambda facts: _thrown_away(facts) and facts.keeps_top),
    Conditional("discard_beaten", lambda facts: _thrown_away(facts) and facts.beaten_most),
    Conditional("discard", lambda facts: facts.hopeless and not facts.following and _spares_trumps(facts)),
)


def _thrown_away(facts: Facts[Ecarte, Public]) -> bool:
    """Tell whether a plain card is given up to a trick that is lost."""
    return facts.hopeless and not facts.following and not facts.is_trump(facts.card)


def _spares_trumps(facts: Facts[Ecarte, Public]) -> bool:
    """Tell whether no trump is thrown while another card may be."""
    return not facts.is_trump(facts.card) or not facts.legal & ~facts.order.trumps


# ------------------------------------------------------------------ words and discards


def _hand_is(name: str, good: int | None = None) -> Condition[Ecarte, Public]:
    """Make the condition that a hand belongs to a class that is played as it is, and has so many good cards."""
    tests = [test for _, each, test in (*STANDING, *REFUSING) if each == name]

    def holds(facts: Facts[Ecarte, Public]) -> bool:
        hand = read(facts.hand, facts.order)
        return any(test(hand) for test in tests) and good in (None, hand.good)

    return holds


def exposed(facts: Facts[Ecarte, Public]) -> int:
    """Say what the point costs who has prevented the first exchange (§5.3, §10.8, §10.9)."""
    options = facts.rules.options
    return price_against(vulnerable=options.vulnerability != "none", options=options)


def _certain_at(price: int) -> Condition[Ecarte, Public]:
    def holds(facts: Facts[Ecarte, Public]) -> bool:
        turn_up = facts.order.rank[facts.view.public.turn_up]
        return certain(read(facts.hand, facts.order), turn_up) and exposed(facts) == price

    return holds


def _king(facts: Facts[Ecarte, Public]) -> bool:
    return read(facts.hand, facts.order).king_of_trumps


def _plays(facts: Facts[Ecarte, Public]) -> bool:
    """Tell whether a hand may be played as it is, by the book or in need."""
    hand, elder = read(facts.hand, facts.order), facts.view.me != facts.view.dealer
    return fair(hand) or (standing(hand) if elder else refusing(hand)) is not None


def _too_weak(facts: Facts[Ecarte, Public]) -> bool:
    """Tell whether the book exchanges a hand, and that so many cards may be given for better ones."""
    hand, elder = read(facts.hand, facts.order), facts.view.me != facts.view.dealer
    return (standing(hand) if elder else refusing(hand)) is None and facts.number == 5 - hand.good


def _in_danger(price: int) -> Condition[Ecarte, Public]:
    """Make the condition that a hand good enough would lose the game by losing the point at this price."""

    def holds(facts: Facts[Ecarte, Public]) -> bool:
        return _plays(facts) and exposed(facts) == price and 1 < _seen(facts).theirs <= price

    return holds


def _last_chance(*, turned: bool) -> Condition[Ecarte, Public]:
    """Make the condition that the other wants one point, the hand is fair, and the king is turned up or not."""

    def holds(facts: Facts[Ecarte, Public]) -> bool:
        king = facts.order.rank[facts.view.public.turn_up] == KING
        return _seen(facts).theirs == 1 and fair(read(facts.hand, facts.order)) and king == turned

    return holds


def _plays_under(*rules: str) -> Condition[Ecarte, Public]:
    """Make the condition that a hand is played after an exchange where these are who may become vulnerable."""

    def holds(facts: Facts[Ecarte, Public]) -> bool:
        later = bool(facts.view.public.exchanged)
        return later and _plays(facts) and facts.rules.options.vulnerability in rules

    return holds


def _percent(facts: Facts[Ecarte, Public]) -> bool:
    return 0 <= facts.number <= 100


def _settled(facts: Facts[Ecarte, Public]) -> bool:
    """Tell whether tricks are being played."""
    return bool(facts.cards)


def _kept(facts: Facts[Ecarte, Public]) -> bool:
    good = keepers(facts.hand, facts.order) == facts.hand
    return good and facts.number == facts.hand.bit_count() > 0


def _junk(facts: Facts[Ecarte, Public]) -> bool:
    return not keepers(facts.cards, facts.order)


def _must_throw(facts: Facts[Ecarte, Public]) -> bool:
    """Tell whether a card has to be given up though all are trumps and kings."""
    return keepers(facts.hand, facts.order) == facts.hand and DONE not in facts.view.moves


def _can_mark(facts: Facts[Ecarte, Public]) -> bool:
    return MARK_KING in facts.view.moves


def _point_made(facts: Facts[Ecarte, Public]) -> bool:
    return facts.taken >= 3


def _looks_low(facts: Facts[Ecarte, Public]) -> bool:
    """Tell whether a card is no court card, or no lower one could be chosen."""
    rank = facts.order.rank
    return rank[facts.card] < JACK or not any(rank[card] < rank[facts.card] for card in members(facts.legal))


def _looks_high(facts: Facts[Ecarte, Public]) -> bool:
    rank = facts.order.rank
    return not any(rank[card] > rank[facts.card] for card in members(facts.legal))


def _against(holds: Condition[Ecarte, Public]) -> Condition[Ecarte, Public]:
    """Make the condition of a reckoning that says otherwise than what is printed for such a hand."""
    return lambda facts: _percent(facts) and holds(facts)


def _unlisted(facts: Facts[Ecarte, Public]) -> bool:
    hand, elder = read(facts.hand, facts.order), facts.view.me != facts.view.dealer
    return (standing(hand) if elder else refusing(hand)) is None


def _listed(facts: Facts[Ecarte, Public]) -> bool:
    return not _unlisted(facts)


def _costs_the_game(facts: Facts[Ecarte, Public]) -> bool:
    return _plays(facts) and 1 < _seen(facts).theirs <= exposed(facts)


def _one_point_away(facts: Facts[Ecarte, Public]) -> bool:
    return _seen(facts).theirs == 1 and fair(read(facts.hand, facts.order))


_PLAY, _EXCHANGE = ("stand", "refuse"), ("propose", "accept")
_OVERRULED: tuple[tuple[str, tuple[str, str], Condition[Ecarte, Public]], ...] = (
    ("listed", _EXCHANGE, _listed),
    ("fair", _EXCHANGE, _one_point_away),
    ("king", _PLAY, _king),
    ("unlisted", _PLAY, _unlisted),
    ("danger", _PLAY, _costs_the_game),
)
"""What the book goes by, the words a reckoning may say against it, and when that is true."""
_CLASSES = dict.fromkeys(name for _, name, _ in (*STANDING, *REFUSING) if name != "few_to_throw")
REASONS: tuple[Conditional[Ecarte, Public], ...] = (
    *PLAYED,
    *(Conditional(f"hand_{name}", _hand_is(name)) for name in _CLASSES),
    Conditional("hand_few_to_throw", _hand_is("few_to_throw", 3)),
    Conditional("hand_few_to_throw-one", _hand_is("few_to_throw", 4)),
    Conditional("hand_few_to_throw-none", _hand_is("few_to_throw", 5)),
    Conditional("propose_certain-one", _certain_at(1)),
    Conditional("propose_certain", _certain_at(2)),
    Conditional("propose_certain-three", _certain_at(3)),
    Conditional("propose_king", _king),
    Conditional("accept_king", _king),
    *(Conditional(f"{word}_weak", _too_weak) for word in ("propose", "accept")),
    *(
        Conditional(f"{word}_again", lambda facts: _too_weak(facts) and bool(facts.view.public.exchanged))
        for word in ("propose", "accept")
    ),
    *(Conditional(f"{word}_danger", _in_danger(2)) for word in ("propose", "accept")),
    *(Conditional(f"{word}_danger-three", _in_danger(3)) for word in ("propose", "accept")),
    *(Conditional(f"{word}_fair", _last_chance(turned=False)) for word in ("stand", "refuse")),
    *(Conditional(f"{word}_fair-turned", _last_chance(turned=True)) for word in ("stand", "refuse")),
    Conditional("stand_after", _plays_under("first")),
    Conditional("stand_after-free", _plays_under("none", "any_refusal")),
    Conditional("refuse_after", _plays_under("first")),
    Conditional("refuse_after-free", _plays_under("none")),
    Conditional("refuse_after-exposed", _plays_under("any_refusal")),
    *(Conditional(f"{word}_reckoned", _percent) for word in ("stand", "refuse", "propose", "accept")),
    *(
        Conditional(f"{word}_reckoned-{told}", _against(holds))
        for told, words, holds in _OVERRULED
        for word in words
    ),
    Conditional("throw", _junk),
    Conditional("throw_forced-king", lambda facts: _must_throw(facts) and not facts.is_trump(facts.card)),
    Conditional("throw_forced", lambda facts: _must_throw(facts) and facts.ranks_lowest),
    Conditional("thrown", _kept),
    Conditional("thrown_all", lambda facts: not facts.hand),
    Conditional("mark", _can_mark),
    Conditional("mark_wins", lambda facts: _can_mark(facts) and _seen(facts).need == 1),
    Conditional("reckoned", _percent),
    Conditional("sampled", _percent),
    Conditional("sure_point", _settled),
    Conditional("sure_vole", _settled),
    Conditional("lost", _settled),
    Conditional("vole_reckoned", _point_made),
    Conditional("vole_lost", _point_made),
    Conditional("novice_likes", lambda facts: facts.number > 0),
    Conditional("novice_wants"),
    Conditional("novice_throw", _looks_low),
    Conditional("novice_done"),
    Conditional("novice_king", _can_mark),
    Conditional("novice_high", _looks_high),
)
"""Every reason; those of cards in the order in which they are looked through."""
