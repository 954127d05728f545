"""The four levels: what a novice, a club player, an expert and a master do when they are asked."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from game.bots.ecarte.playing import mark, play, throw
from game.bots.ecarte.situation import Situation, situation
from game.bots.ecarte.talking import talk
from game.bots.ecarte.weighing_cards import Thinking, weighed_card
from game.bots.ecarte.weighing_words import weighed_word
from game.core.bot import Decision
from game.core.cards import members
from game.core.move import LAYS, PLAYS, Lay, Play
from game.core.rules import Reason
from game.rules.ecarte import (
    ACCEPT,
    DONE,
    MARK_KING,
    PROPOSE,
    REFUSE,
    STAND,
    Ecarte,
    Phase,
    Public,
    State,
)
from game.rules.ecarte.phases import PLAY
from game.search.opponents import Choice, Decide, Level

_Decide: TypeAlias = Decide[Ecarte, State, Public]
_TALK = (Phase.PROPOSE, Phase.ANSWER)
JACK = 5
_ENOUGH = 3
"""Handsome cards with which a novice plays."""
_FORESIGHT = 0.5
"""How much a master gives to play without peeping, the rest to open hands: each errs where the other does not."""


def _handsome(seen: Situation, card: int) -> bool:
    return seen.order.rank[card] >= JACK or bool(seen.order.trumps >> card & 1)


def _like(seen: Situation) -> Decision:
    """Like the hand or not, whatever its cards are good for together: three handsome ones are enough."""
    handsome = sum(_handsome(seen, card) for card in members(seen.view.hand))
    if handsome >= _ENOUGH:
        return Decision(STAND if seen.elder else REFUSE, Reason("novice_likes", number=handsome))
    return Decision(PROPOSE if seen.elder else ACCEPT, Reason("novice_wants"))


def _throw_low(seen: Situation) -> Decision:
    """Throw what is neither trump nor court card."""
    free = [move.card for move in seen.view.moves if isinstance(move, Lay)]
    plain = [card for card in free if not _handsome(seen, card)]
    if not plain and DONE in seen.view.moves:
        return Decision(DONE, Reason("novice_done"))
    card = min(plain or free, key=lambda card: seen.order.rank[card])
    return Decision(LAYS[card], Reason("novice_throw", cards=1 << card))


def _play_high(seen: Situation) -> Decision:
    """Announce the king; lead what is highest, alone or not, and never save it where a lower card would win."""
    if MARK_KING in seen.view.moves:
        return Decision(MARK_KING, Reason("novice_king"))
    cards = [move.card for move in seen.view.moves if isinstance(move, Play)]
    led = seen.view.trick.cards
    if not led or any(seen.order.beats[led[0]] >> card & 1 for card in cards):
        card = max(cards, key=lambda card: seen.order.rank[card])
        return Decision(PLAYS[card], Reason("novice_high", cards=1 << card))
    card = min(cards, key=lambda card: seen.order.rank[card])
    return Decision(PLAYS[card], Reason("novice_throw", cards=1 << card))


def _at_sight(decide: Callable[[Situation], Decision]) -> _Decide:
    """Decide by what is taken in at a glance."""

    def decided(choice: Choice[Ecarte, State, Public]) -> Decision:
        return decide(situation(choice.view, choice.rules))

    return decided


def _by(talking: _Decide, discarding: _Decide, playing: _Decide) -> Mapping[str, _Decide]:
    return {
        **dict.fromkeys(_TALK, talking),
        Phase.DISCARD: discarding,
        **dict.fromkeys(PLAY, playing),
    }


_THROW = _at_sight(throw)
LEVELS: Mapping[str, Level[Ecarte, State, Public]] = {
    # Learned the rules yesterday, counts handsome cards, and plays the highest wherever it wins.
    "novice": Level(_by(_at_sight(_like), _at_sight(_throw_low), _at_sight(_play_high)), last_cards=False),
    # Knows the jeux de règle, counts the score, and wastes nothing.
    "club": Level(_by(_at_sight(talk), _THROW, _at_sight(lambda seen: mark(seen) or play(seen)))),
    # Reckons with hands he may hold by his words and exchanges, all cards open.
    "expert": Level(
        _by(partial(weighed_word, hands=6), _THROW, partial(weighed_card, thinking=Thinking(hands=1)))
    ),
    # Reckons with more of them, by the cards he played, too; tries words to the deal's end, and cards without peeping.
    # Its weights are finer than likely positions, so it has no use for these.
    "master": Level(
        _by(
            partial(weighed_word, hands=12, deals=20),
            _THROW,
            partial(weighed_card, thinking=Thinking(hands=6, habits=True, foresight=_FORESIGHT, idle=True)),
        )
    ),
}
