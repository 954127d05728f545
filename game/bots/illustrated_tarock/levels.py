"""The three levels: what a novice, a club player and an expert do when they are asked."""

from collections.abc import Mapping
from functools import partial

from game.bots.illustrated_tarock.endings import Ending
from game.bots.illustrated_tarock.playing import decent, rate, usual
from game.bots.illustrated_tarock.reasons import because, in_words
from game.bots.illustrated_tarock.situation import Candidate, Situation, situation, waiting
from game.bots.illustrated_tarock.talking import consider, talk
from game.bots.illustrated_tarock.worlds import World, likely_states, world_of
from game.core.bot import Decision
from game.core.cards import Card, Cards, bit, members
from game.core.move import PLAYS, Lay, Say, Take
from game.core.record import record
from game.core.rules import Dice, Reason
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Playing, Public, State
from game.rules.illustrated_tarock.bidding import BID_WORDS, MULTIPLIERS, PASS
from game.rules.illustrated_tarock.cards import KINGS, ORDER, POINTS, TRUMPS, count
from game.rules.illustrated_tarock.phases import DONE, PLAY, Phase, groups
from game.search.worlds import Likely

_ENOUGH = 9
"""Trumps and kings with which a novice bids."""


class Novice:
    """Somebody who learned yesterday."""

    def __init__(self, rules: IllustratedTarock) -> None:
        """Play under these house rules."""
        self._rules = rules

    def choose(self, view: View[Public], dice: Dice, _budget: int) -> Decision:
        """Do what looks right at first sight."""
        match view.public.phase:
            case Phase.BID:
                return _bid(view)
            case Phase.HOLDING:
                return _announce(view)
            case Phase.TAKE:
                return _take(view)
            case Phase.DISCARD:
                return _discard(view)
            case Phase.LEAD | Phase.REPLY:
                return _card(situation(view, self._rules))
            case _:
                return Decision(DONE, Reason("nothing_more"))


def _bid(view: View[Public]) -> Decision:
    number = (view.hand & (TRUMPS | KINGS)).bit_count()
    if number >= _ENOUGH and BID_WORDS["three"] in view.moves:
        return Decision(BID_WORDS["three"], Reason("many_trumps", number=number))
    return Decision(PASS, Reason("enough_heard" if number >= _ENOUGH else "few_trumps", number=number))


def _announce(view: View[Public]) -> Decision:
    said = next((move for move in view.moves if isinstance(move, Say) and move != DONE), DONE)
    return Decision(said, Reason("nothing_more" if said == DONE else "announce", "5.6"))


def _take(view: View[Public]) -> Decision:
    """Take the packet that counts most."""
    stock, places = view.public.stock, groups(view.public.auction.bid)
    packets = [move for move in view.moves if isinstance(move, Take)]

    def cards(take: Take) -> Cards:
        return sum(bit(stock[place]) for place in places[take.packet])

    best = max(packets, key=lambda take: count(cards(take)))
    return Decision(best, Reason("glitters", "5.1", cards(best)))


def _discard(view: View[Public]) -> Decision:
    lays = [move for move in view.moves if isinstance(move, Lay)]
    if not lays:
        return Decision(DONE, Reason("nothing_more"))
    away = min(lays, key=lambda lay: (TRUMPS >> lay.card & 1, POINTS[lay.card], lay.card))
    return Decision(away, Reason("low_away", "5.3", bit(away.card)))


def _card(seen: Situation) -> Decision:
    """Win with the highest card that does, be the trick a partner's or not; otherwise throw the lowest.

    What was announced for a later trick is kept for it, where there is another card.
    """
    cards = members(seen.legal & ~waiting(seen) or seen.legal)
    winners = [card for card in cards if seen.leading_with(card)]
    if seen.begging or not winners:
        card = min(cards, key=_height)
        return Decision(PLAYS[card], Reason("low_card", cards=bit(card)))
    card = max(winners, key=_height)
    return Decision(PLAYS[card], Reason("looks_good", cards=bit(card)))


def _height(card: Card) -> tuple[int, int]:
    return TRUMPS >> card & 1, ORDER.rank[card]


class Club:
    """A sound player of the coffee house."""

    def __init__(self, rules: IllustratedTarock) -> None:
        """Play under these house rules."""
        self._rules = rules

    def choose(self, view: View[Public], _dice: Dice, _budget: int) -> Decision:
        """Speak, take, lay or play by rules of thumb."""
        if view.public.phase not in PLAY:
            return talk(view, self._rules.options)
        card = usual(situation(view, self._rules))
        return Decision(PLAYS[card], partial(because, self._rules, view, card))


_TRICKS = 1600
"""How many tricks one decision may play out, whatever the budget, before some cards are given up."""
_LAYOUTS = 40
_CARDS = 6
"""How many cards are tried, those a club player likes best."""
_USUAL = 0.4
"""Points, before they are multiplied, by which another card must beat the usual one where layouts are played out."""


@record
class Effort:
    """How far a player goes who reckons. Playouts at random err otherwise than those by club players."""

    rounds: tuple[tuple[int, int], ...]  # how many times the first layouts, for how many of the best cards
    random: int  # playouts at random beside each by club players
    solved: Mapping[int, int]  # by cards in hand: how many layouts are solved at first, instead of played out


_LAST_CARDS = {4: 16, 3: 40, 2: 40}
EXPERT = Effort(((1, _CARDS),), 0, _LAST_CARDS)
MASTER = Effort(((1, _CARDS), (2, 3), (4, 2)), 12, {6: 6, 5: 12, **_LAST_CARDS})


class Expert:
    """A player who reckons."""

    def __init__(
        self,
        rules: IllustratedTarock,
        likely: Likely[Public, State] | None = None,
        effort: Effort = EXPERT,
    ) -> None:
        """Play under these house rules; the layouts looked at may come from somebody who knows more of them."""
        self._rules = rules
        self._likely = likely or partial(likely_states, rules)
        self._effort = effort

    def choose(self, view: View[Public], dice: Dice, budget: int) -> Decision:
        """Do what does best over the layouts."""
        if view.public.phase not in PLAY:
            return consider(view, self._rules, self._likely, dice, budget)
        seen = situation(view, self._rules)
        first = usual(seen)
        solved = 0 if seen.begging else self._effort.solved.get(seen.hand.bit_count(), 0)
        cards = _promising(seen, every=bool(solved))
        if len(cards) == 1:
            return Decision(PLAYS[first], partial(because, self._rules, view, first))
        favour = {} if solved else {first: _USUAL * self._times(view)}
        card, tried = self._best(view, seen, cards, favour, dice, budget, solved)
        counted = Reason("counted", cards=bit(card), number=tried)
        return Decision(PLAYS[card], partial(in_words, self._rules, view, counted))

    def _best(
        self,
        view: View[Public],
        seen: Situation,
        cards: list[Card],
        favour: Mapping[Card, float],
        dice: Dice,
        budget: int,
        solved: int,
    ) -> tuple[Card, int]:
        """Try the cards in one layout after another, those that do badly in fewer; tell in how many the best was."""
        first, tried = solved or _playouts(seen, len(cards)), 0
        totals = dict.fromkeys(cards, 0.0)
        for times, most in self._effort.rounds:
            wanted = min(times * first, budget - tried)
            if wanted <= 0:
                break
            states = self._likely(view, dice, wanted)
            worlds = [world_of(state, self._rules) for state in states if isinstance(state, Playing)]
            running = cards[:most]
            brought = (
                _solved(worlds, seen, running)
                if solved
                else _played_out(worlds, seen, running, dice, self._effort.random)
            )
            for card, total in brought.items():
                totals[card] += total
            tried += len(worlds)
            cards = sorted(running, key=lambda card: -totals[card] / tried - favour.get(card, 0.0))
        return cards[0], tried

    def _times(self, view: View[Public]) -> int:
        """Tell by what the deal is multiplied."""
        return MULTIPLIERS[self._rules.options.multipliers].get(view.public.auction.bid, 1)


def _promising(seen: Situation, *, every: bool) -> list[Card]:
    """List the cards a club player would think of, the one he would play first; then, if wanted, every other.

    What was announced for a later trick is kept for it, where there is another trump.
    """
    kept = waiting(seen)
    broken = kept if seen.legal & TRUMPS & ~kept else 0
    rated = [each for each in sorted(rate(seen), key=_worth) if not broken >> each.card & 1]
    good = decent(seen, rated)
    more = [each for each in rated if each not in good] if every else []
    return [each.card for each in (*good, *more)][:_CARDS]


def _worth(judged: Candidate) -> float:
    return -judged.value


def _playouts(seen: Situation, cards: int) -> int:
    """Tell in how many layouts there is time to play so many cards."""
    return max(1, min(_LAYOUTS, _TRICKS // (cards * seen.hand.bit_count())))


def _solved(worlds: list[World], seen: Situation, cards: list[Card]) -> dict[Card, float]:
    """Tell what each card brings my side in all the layouts together, everybody playing on with open hands."""
    sign = 1.0 if seen.attacks else -0.5
    total = dict.fromkeys(cards, 0.0)
    for world in worlds:
        for card, worth in zip(cards, Ending(world).judge(cards), strict=True):
            total[card] += sign * worth
    return total


def _played_out(
    worlds: list[World], seen: Situation, cards: list[Card], dice: Dice, random: int
) -> dict[Card, float]:
    """Tell the same where club players go on, and so many times each card is played on at random."""
    times = 0 if seen.begging else random
    total = dict.fromkeys(cards, 0.0)
    for world in worlds:
        for card in cards:
            total[card] += world.mixed_value(card, seen.me, dice, times)
    return total
