"""What a card brings: over layouts that may be, solved with open hands or played on by club players."""

from collections.abc import Mapping, Sequence
from functools import partial

from game.bots.illustrated_tarock.endings import Ending
from game.bots.illustrated_tarock.playing import promising
from game.bots.illustrated_tarock.reasons import because, in_words
from game.bots.illustrated_tarock.situation import Situation, situation
from game.bots.illustrated_tarock.worlds import World, world_of
from game.core.bot import Decision
from game.core.cards import Card, bit
from game.core.move import PLAYS
from game.core.record import field, record
from game.core.rules import Dice, Reason
from game.rules.illustrated_tarock import IllustratedTarock, Playing, Public, State
from game.rules.illustrated_tarock.bidding import MULTIPLIERS
from game.search.opponents import Choice

_TRICKS = 1600
"""How many tricks one decision may play out, whatever the budget, before some cards are given up."""
_LAYOUTS = 40
CARDS = 6
"""How many cards are tried, those a club player likes best."""
_USUAL = 0.4
"""Points, before they are multiplied, by which another card must beat the usual one where layouts are played out."""
LAST_CARDS = {4: 16, 3: 40, 2: 40}


@record
class Effort:
    """How far a player goes who reckons. Playouts at random err otherwise than those by club players."""

    depth: int = 1  # layouts for each world of the budget, at most
    rounds: tuple[tuple[int, int], ...] = (
        (1, CARDS),
    )  # how many times the first layouts, for how many cards
    random: int = 0  # playouts at random beside each by club players
    solved: Mapping[int, int] = field(
        default_factory=lambda: LAST_CARDS
    )  # by cards in hand: how many layouts are solved at first, instead of played out


def weighed_card(choice: Choice[IllustratedTarock, State, Public], effort: Effort) -> Decision:
    """Play what does best in one layout after another; cards that do badly are tried in fewer."""
    rules, view, dice = choice.rules, choice.view, choice.dice
    seen = situation(view, rules)
    solved = 0 if seen.begging else effort.solved.get(seen.hand.bit_count(), 0)
    cards = promising(seen, CARDS, every=bool(solved))
    first = cards[0]
    if len(cards) == 1:
        return Decision(PLAYS[first], partial(because, rules, view, first))
    times = MULTIPLIERS[rules.options.multipliers].get(view.public.auction.bid, 1)
    favour = {} if solved else {first: _USUAL * times}
    wanted = solved or max(1, min(_LAYOUTS, _TRICKS // (len(cards) * seen.hand.bit_count())))
    totals, tried = dict.fromkeys(cards, 0.0), 0
    for more, most in effort.rounds:
        count = min(more * wanted, effort.depth * choice.budget - tried)
        if count <= 0:
            break
        states = choice.likely(view, dice, count)
        worlds = [world_of(state, rules) for state in states if isinstance(state, Playing)]
        running = cards[:most]
        found = (
            solve(worlds, seen, running) if solved else play_on(worlds, seen, running, dice, effort.random)
        )
        for card, total in found.items():
            totals[card] += total
        tried += len(worlds)
        cards = sorted(running, key=lambda card: -totals[card] / tried - favour.get(card, 0.0))
    counted = Reason("counted", cards=bit(cards[0]), number=tried)
    return Decision(PLAYS[cards[0]], partial(in_words, rules, view, counted))


def solve(worlds: Sequence[World], seen: Situation, cards: Sequence[Card]) -> dict[Card, float]:
    """Tell what each card brings my side in all the layouts together, everybody playing on with open hands."""
    sign = 1.0 if seen.attacks else -0.5
    total = dict.fromkeys(cards, 0.0)
    for world in worlds:
        for card, worth in zip(cards, Ending(world).judge(cards), strict=True):
            total[card] += sign * worth
    return total


def play_on(
    worlds: Sequence[World], seen: Situation, cards: Sequence[Card], dice: Dice, random: int
) -> dict[Card, float]:
    """Tell the same where club players go on, and so many times each card is played on at random."""
    times = 0 if seen.begging else random
    total = dict.fromkeys(cards, 0.0)
    for world in worlds:
        for card in cards:
            total[card] += world.mixed_value(card, seen.me, dice, times)
    return total
