"""What the companion advises, held against figures: what it costs to play only the cards that a sentence means.

A sentence that leaves all to the player ("stand if your hand should take most of the tricks") means no cards, and one
that names a tendency means the cards it would have first. What it means stands here by game and key.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from game.bots.sheepshead.situation import suit_called
from game.catalogue import find, rules_for
from game.core.cards import CHANCE, NOBODY, Cards, mask, members
from game.core.facts import Facts
from game.core.move import Play
from game.core.options import Value, declared
from game.core.record import record
from game.core.rules import Rules
from game.core.view import View
from game.learning.position import known
from game.play.companion import counsel_on
from game.rules.imperiale.cards import HONOURS
from game.search.rollout import Rollouts
from tests.laws.walks import random_move
from tests.tools.sentences.heard import WORDS, captions, tables

DEALS, POSITIONS, LAYOUTS = 200, 50, 40
"""Of each game, of each sentence at most, and in which each card is played out; the first half of these chooses."""
Told = Facts[Any, Any]
Meant = Callable[[Told], Cards]


def _ranked(cards: Cards, facts: Told, *, high: bool) -> Cards:
    """Give the highest or the lowest cards."""
    ranks = [facts.order.rank[card] for card in members(cards)]
    wanted = (max if high else min)(ranks, default=0)
    return mask(card for card in members(cards) if facts.order.rank[card] == wanted)


def _counted(cards: Cards, facts: Told, *, most: bool) -> Cards:
    """Give the cards that count most or least."""
    counts = [facts.points(card) for card in members(cards)]
    wanted = (max if most else min)(counts, default=0)
    return mask(card for card in members(cards) if facts.points(card) == wanted)


def plain(facts: Told) -> Cards:
    """Mean any plain card."""
    return facts.plain


def trumps(facts: Told) -> Cards:
    """Mean any trump."""
    return facts.trumps


def top_trumps(facts: Told) -> Cards:
    """Mean the trumps that none beats."""
    return mask(card for card in members(facts.trumps) if facts.top(card))


def plain_tops(facts: Told) -> Cards:
    """Mean the plain cards that are the highest of their suits."""
    return mask(card for card in members(facts.plain) if facts.top(card))


def highest(facts: Told) -> Cards:
    """Mean the highest cards."""
    return _ranked(facts.legal, facts, high=True)


def lowest(facts: Told) -> Cards:
    """Mean the lowest cards."""
    return _ranked(facts.legal, facts, high=False)


def longest(facts: Told) -> Cards:
    """Mean the longest plain suit."""
    most = max((facts.length(card) for card in members(facts.plain)), default=0)
    return mask(card for card in members(facts.plain) if facts.length(card) == most)


def cheapest(facts: Told) -> Cards:
    """Mean the lowest card that takes the trick, plain before trump, or else the lowest of all."""
    takers = facts.takers & ~facts.order.trumps or facts.takers
    return _ranked(takers or facts.legal & ~facts.order.trumps or facts.legal, facts, high=False)


def feeding(facts: Told) -> Cards:
    """Mean the most points where the side has the trick for certain, and the fewest where it is lost."""
    if facts.ours and not facts.threatened:
        return _counted(facts.legal, facts, most=True)
    lost = facts.hopeless and not facts.ours and facts.sides_known
    return _counted(facts.legal, facts, most=False) if lost else 0


def fewest(facts: Told) -> Cards:
    """Mean the fewest points."""
    return _counted(facts.legal, facts, most=False)


def _single_or_row(facts: Told) -> Cards:
    """Mean single cards and the highest of rows."""
    order, held = facts.order, members(facts.plain)
    rows = [
        card
        for card in held
        for other in held
        if order.suit[card] == order.suit[other]
        and order.rank[card] > order.rank[other]
        and not facts.out & order.beats[other] & ~order.beats[card] & facts.suit(card) & ~(1 << card)
    ]
    return mask({*rows, *(card for card in held if facts.single(card))})


def _without_counters(facts: Told) -> Cards:
    takers = facts.takers & ~facts.counting(facts.legal)
    return takers or (facts.legal & ~facts.takers & ~facts.counting(facts.legal))


def _no_counters(facts: Told) -> Cards:
    return facts.legal & ~facts.counting(facts.legal)


def _honours(facts: Told) -> Cards:
    return facts.trumps & sum(HONOURS)


def _best_honours(facts: Told) -> Cards:
    return _ranked(_honours(facts), facts, high=True)


def _honours_saved(facts: Told) -> Cards:
    return (facts.legal & ~_honours(facts)) if facts.hopeless else cheapest(facts)


def _sides_tops(facts: Told) -> Cards:
    """Mean the suits whose highest card lies in a hand of my side that I see."""
    ours, theirs = facts.hand, 0
    for place in facts.places:
        ours |= place.sure if facts.mine(place.seat) else 0
        theirs |= 0 if facts.mine(place.seat) else place.may
    best = mask(
        card for card in members(ours) if not facts.order.beats[card] & facts.suit(card) & theirs & ~ours
    )
    held = best & facts.hand
    partners = mask(
        card
        for card in members(facts.hand)
        if best & ~facts.hand & facts.suit(card) and not held & facts.suit(card)
    )
    return held | partners


def _called(facts: Told) -> Cards:
    return facts.legal & suit_called(facts.view)


def _taking(rich: int) -> Meant:
    """Mean what takes a trick that counts so much already; of others it is left to the player what can be spared."""
    return lambda facts: facts.takers if facts.total(mask(facts.table)) >= rich else 0


def _below(facts: Told) -> Cards:
    return facts.legal & ~facts.takers


def _highest_below(facts: Told) -> Cards:
    return _ranked(_below(facts), facts, high=True)


def _to_climb_over(facts: Told) -> Cards:
    """Mean the cards that another hand may have to beat."""
    return mask(card for card in members(facts.legal) if facts.above(card))


def _of_no_pair(facts: Told) -> Cards:
    """Mean the cards of no rank of which two are held."""
    ranks = Counter(facts.order.rank[card] for card in members(facts.hand))
    return mask(card for card in members(facts.legal) if ranks[facts.order.rank[card]] == 1)


MEANT: Mapping[str, Mapping[str, Meant]] = {
    "ecarte": {
        "lead_queen": _single_or_row,
        "lead": _single_or_row,
        "lead_long": longest,
        "lead_trumps": highest,
        "reply": cheapest,
    },
    "gleek": {
        "lead": trumps,
        "lead_suit": plain,
        "lead_trumps": lambda facts: top_trumps(facts) | lowest(facts),
        "reply": _without_counters,
        "reply_lost": _no_counters,
    },
    "illustrated_tarock": {
        "lead": plain,
        "lead_force": plain,
        "lead_declarer": trumps,
        "lead_declarer_trumpless": plain_tops,
        "lead_beggar": _to_climb_over,
        "reply": feeding,
        "reply_declarer": _taking(6),
        "reply_declarer_lost": fewest,
        "reply_beggar": highest,
        "reply_beggar_below": _highest_below,
        "reply_beggar_rid": highest,
    },
    "imperiale": {
        "lead": _best_honours,
        "lead_beaten": _honours,
        "lead_for_takers": top_trumps,
        "lead_without_honour": plain_tops,
        "lead_trumpless": plain_tops,
        "reply": _honours_saved,
        "reply_without_honour": cheapest,
        "reply_free": _honours_saved,
        "reply_free_without_honour": cheapest,
    },
    "imperium": {
        "lead": top_trumps,
        "lead_draw": top_trumps,
        "lead_drawn": plain,
        "lead_only_trumps": top_trumps,
        "lead_beaten": plain,
        "lead_ace": plain_tops,
        "lead_long": longest,
        "lead_single": highest,
        "reply": cheapest,
    },
    "romestecq": {
        "lead": _sides_tops,
        "lead_unsure": _of_no_pair,
        "lead_all_cards": _sides_tops,
        "lead_every_card": _sides_tops,
    },
    "sheepshead": {
        "lead": _called,
        "lead_suit": plain,
        "lead_picker": trumps,
        "lead_picker_aces": trumps,
        "lead_picker_draw": trumps,
        "lead_picker_drawn": plain_tops,
        "lead_picker_trumpless": plain_tops,
        "lead_secret": trumps,
        "lead_partner": trumps,
        "lead_leaster": lowest,
        "lead_leaster_no_trick": lowest,
        "reply": feeding,
        "reply_schmear": feeding,
        "reply_picker": _taking(10),
        "reply_picker_partner": feeding,
        "reply_picker_lost": fewest,
        "reply_picker_taken": cheapest,
        "reply_secret": feeding,
        "reply_partner": feeding,
        "reply_partner_points": feeding,
        "reply_leaster_done": _below,
        "reply_leaster_no_trick": _below,
        "reply_leaster_lost": lambda facts: highest(facts) | _counted(facts.legal, facts, most=True),
        "reply_leaster_taken": fewest,
    },
}
"""By game and sentence: the cards it means."""


@record
class Advised:
    """A decision at which a sentence means some of the cards that may be played, and not all."""

    key: str
    rules: Rules[Any, Any]
    view: View[Any]
    meant: Cards


def advised(game: str, deals: int) -> Iterator[Advised]:
    """Let club players play so many deals at the tables in turn."""
    for number in range(deals):
        options = tables(game)[number % len(tables(game))]
        yield from _deal(game, options, Random(f"companion of {game} {number}"))


def _deal(game: str, options: dict[str, Value], dice: Random) -> Iterator[Advised]:
    rules, whole = (
        rules_for(game, options),
        {each.id: each.default for each in declared(find(game).options)} | options,
    )
    club, state = find(game).bot(rules, "club"), rules.start(dice.randrange(rules.spec.seats))
    while state.turn != NOBODY and not state.ledger.finished:
        if state.turn == CHANCE:
            state = rules.play(state, random_move(rules, state, dice))
            continue
        view = rules.view(state, state.turn)
        if len(view.moves) > 1 and all(isinstance(move, Play) for move in view.moves):
            here = known(rules, view, captions(game, rules, view.me), find(game).table, whole)
            said, facts = counsel_on(here, game, WORDS), Facts(rules, view, rules.contract(view))
            meant = MEANT[game][said.key](facts) & facts.legal if said and said.key in MEANT[game] else 0
            if said and meant not in (0, facts.legal):
                yield Advised(said.key, rules, view, meant)
        state = rules.play(state, club.choose(view, dice, 1).move)


def cost(game: str, each: Advised, layouts: int = LAYOUTS) -> float:
    """Tell what it costs to play one of the cards that are meant: club players play on in likely layouts.

    One half of them chooses the best card of those that are meant and of the others, the other half compares the two,
    so that whichever came out best by luck does not count as better.
    """
    rules, dice = each.rules, Random(f"cost {each.view.hand}")
    rollouts: Rollouts[Any, Any] = Rollouts(rules, find(game).bot(rules, "club"))
    states: Sequence[Any] = find(game).likely(rules)(each.view, dice, layouts)
    plays = [move for move in each.view.moves if isinstance(move, Play)]
    gains = {
        move: [rollouts.gain(state, move, Random(place)) for place, state in enumerate(states)]
        for move in plays
    }
    half = len(states) // 2
    some, others = (
        [move for move in plays if bool(each.meant >> move.card & 1) == kept] for kept in (True, False)
    )
    best, other = (max(ways, key=lambda move: sum(gains[move][:half])) for ways in (some, others))
    if sum(gains[best][:half]) >= sum(gains[other][:half]):
        return 0.0
    return (sum(gains[other][half:]) - sum(gains[best][half:])) / (len(states) - half)


def costs(game: str, keys: Collection[str], deals: int = DEALS) -> Mapping[str, Sequence[float]]:
    """Find what sentences cost in positions of self-play."""
    found: dict[str, list[float]] = {key: [] for key in keys}
    for each in advised(game, deals):
        if each.key in found and len(found[each.key]) < POSITIONS:
            found[each.key].append(cost(game, each))
    return found
