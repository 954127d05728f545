"""The four levels: what a novice, a club player, an expert and a master do when they are asked."""

from collections.abc import Mapping
from functools import partial
from typing import TypeAlias

from game.bots.illustrated_tarock.playing import usual
from game.bots.illustrated_tarock.reasons import because
from game.bots.illustrated_tarock.situation import situation, waiting
from game.bots.illustrated_tarock.talking import talk
from game.bots.illustrated_tarock.weighing_cards import CARDS, LAST_CARDS, Effort, weighed_card
from game.bots.illustrated_tarock.weighing_words import weighed_word
from game.core.bot import Decision
from game.core.cards import Card, Cards, bit, members
from game.core.move import PLAYS, Lay, Say, Take
from game.core.rules import Reason
from game.rules.illustrated_tarock import IllustratedTarock, Public, State
from game.rules.illustrated_tarock.bidding import BID_WORDS, PASS
from game.rules.illustrated_tarock.cards import KINGS, ORDER, POINTS, TRUMPS, count
from game.rules.illustrated_tarock.phases import DONE, PLAY, Phase, groups
from game.search.opponents import Choice, Decide, Level

_Choice: TypeAlias = Choice[IllustratedTarock, State, Public]
_Decide: TypeAlias = Decide[IllustratedTarock, State, Public]
_TALK = tuple(phase for phase in Phase if phase not in PLAY)
_ENOUGH = 9
"""Trumps and kings with which a novice bids."""


def _bid(choice: _Choice) -> Decision:
    view = choice.view
    number = (view.hand & (TRUMPS | KINGS)).bit_count()
    if number >= _ENOUGH and BID_WORDS["three"] in view.moves:
        return Decision(BID_WORDS["three"], Reason("many_trumps", number=number))
    return Decision(PASS, Reason("enough_heard" if number >= _ENOUGH else "few_trumps", number=number))


def _announce(choice: _Choice) -> Decision:
    said = next((move for move in choice.view.moves if isinstance(move, Say) and move != DONE), DONE)
    return Decision(said, Reason("nothing_more" if said == DONE else "announce", "5.6"))


def _take(choice: _Choice) -> Decision:
    """Take the packet that counts most."""
    view = choice.view
    stock, places = view.public.stock, groups(view.public.auction.bid)
    packets = [move for move in view.moves if isinstance(move, Take)]

    def cards(take: Take) -> Cards:
        return sum(bit(stock[place]) for place in places[take.packet])

    best = max(packets, key=lambda take: count(cards(take)))
    return Decision(best, Reason("glitters", "5.1", cards(best)))


def _discard(choice: _Choice) -> Decision:
    lays = [move for move in choice.view.moves if isinstance(move, Lay)]
    if not lays:
        return Decision(DONE, Reason("nothing_more"))
    away = min(lays, key=lambda lay: (TRUMPS >> lay.card & 1, POINTS[lay.card], lay.card))
    return Decision(away, Reason("low_away", "5.3", bit(away.card)))


def _card(choice: _Choice) -> Decision:
    """Win with the highest card that does, be the trick a partner's or not; otherwise throw the lowest.

    What was announced for a later trick is kept for it, where there is another card.
    """
    seen = situation(choice.view, choice.rules)
    cards = members(seen.legal & ~waiting(seen) or seen.legal)
    winners = [card for card in cards if seen.leading_with(card)]
    if seen.begging or not winners:
        card = min(cards, key=_height)
        return Decision(PLAYS[card], Reason("low_card", cards=bit(card)))
    card = max(winners, key=_height)
    return Decision(PLAYS[card], Reason("looks_good", cards=bit(card)))


def _height(card: Card) -> tuple[int, int]:
    return TRUMPS >> card & 1, ORDER.rank[card]


def _talk(choice: _Choice) -> Decision:
    return talk(choice.view, choice.rules.options)


def _usual_card(choice: _Choice) -> Decision:
    card = usual(situation(choice.view, choice.rules))
    return Decision(PLAYS[card], partial(because, choice.rules, choice.view, card))


def _by(talking: _Decide, playing: _Decide) -> Mapping[str, _Decide]:
    return {**dict.fromkeys(_TALK, talking), **dict.fromkeys(PLAY, playing)}


NOVICE = Level(
    {
        **_by(lambda _: Decision(DONE, Reason("nothing_more")), _card),
        Phase.BID: _bid,
        Phase.HOLDING: _announce,
        Phase.TAKE: _take,
        Phase.DISCARD: _discard,
    },
    last_cards=False,
)
"""Learned the rules yesterday, counts trumps and kings, and takes whatever can be taken."""
CLUB = Level(_by(_talk, _usual_card))
"""Knows what a hand is worth and what birds need, and plays for the partner."""
EXPERT = Level(_by(partial(weighed_word, depth=1), partial(weighed_card, effort=Effort())))
"""Tries discards, bonuses and cards in layouts that explain what was said and laid away, and solves the last cards."""
MORE = Effort(2, ((1, CARDS), (2, 3), (4, 2)), 12, {6: 6, 5: 12, **LAST_CARDS})
MASTER = Level(
    _by(partial(weighed_word, depth=MORE.depth), partial(weighed_card, effort=MORE)),
    infers=True,
    playouts=dict.fromkeys(_TALK, 70),
)
"""Tries the best cards in more of them, which explain what was played, too; solves earlier, and tries every word."""
LEVELS: Mapping[str, Level[IllustratedTarock, State, Public]] = {
    "novice": NOVICE,
    "club": CLUB,
    "expert": EXPERT,
    "master": MASTER,
}
