"""The four levels: what a novice, a club player, an expert and a master do when they are asked."""

from collections.abc import Mapping
from functools import partial
from typing import TypeAlias

from game.bots.sheepshead.burying import weighed_bury
from game.bots.sheepshead.playing import pick_card
from game.bots.sheepshead.reasons import because
from game.bots.sheepshead.situation import lowest, situation
from game.bots.sheepshead.talking import PICKING_BY_CLUB_PLAY, PICKING_BY_EXPERT_PLAY, Picking, talk
from game.bots.sheepshead.weighing_cards import looked_at_again, weighed_card
from game.core.bot import Decision
from game.core.cards import bit, members
from game.core.move import LAYS, PLAYS, Lay, Say
from game.core.rules import Reason
from game.rules.sheepshead import Public, Sheepshead, State
from game.rules.sheepshead.cards import TRUMPS
from game.rules.sheepshead.phases import DEMAND, GO_ON, PASS, PICK, PLAY, Phase
from game.search.opponents import Choice, Decide, Level

_Choice: TypeAlias = Choice[Sheepshead, State, Public]
_Decide: TypeAlias = Decide[Sheepshead, State, Public]
_TALK = tuple(phase for phase in Phase if phase not in PLAY)
_ENOUGH = {3: 6, 4: 5, 5: 4, 6: 3, 7: 2}
"""Trumps with which a novice picks."""


def _sounds_right(choice: _Choice) -> Decision:
    """Lay what is lowest away; say as little as one may."""
    moves = choice.view.moves
    lays = [move.card for move in moves if isinstance(move, Lay)]
    if lays:
        card = min(lays, key=_rank)
        key = "low_away-trump" if card in TRUMPS else "low_away"
        return Decision(LAYS[card], Reason(key, "4.1", bit(card)))
    says = [move for move in moves if isinstance(move, Say)]
    quiet = next((move for move in says if move in (PASS, GO_ON)), says[0])
    return Decision(quiet, Reason("sounds_right"))


def _count_trumps(choice: _Choice) -> Decision:
    view = choice.view
    trumps = sum(view.hand >> card & 1 for card in TRUMPS)
    if DEMAND in view.moves:
        return Decision(DEMAND, Reason("worthless", "3.7"))
    if PASS not in view.moves or (trumps >= _ENOUGH[choice.rules.options.players]):
        return Decision(PICK, Reason("many_trumps", number=trumps))
    return Decision(PASS, Reason("few_trumps", number=trumps))


def _rank(card: int) -> tuple[bool, int]:
    return card in TRUMPS, card


def _high_card(choice: _Choice) -> Decision:
    """Win with the highest card that does, be the trick a partner's or not; otherwise throw the lowest."""
    seen = situation(choice.view, choice.rules.options)
    winners = [card for card in members(seen.legal) if seen.heads(card)]
    if seen.leaster or not winners:
        card = lowest(seen.legal, seen.order)
        return Decision(PLAYS[card], Reason("low_card", cards=bit(card)))
    card = max(winners, key=lambda each: (seen.order.trumps >> each & 1, seen.order.rank[each]))
    return Decision(PLAYS[card], Reason("looks_good", cards=bit(card)))


def _talk(choice: _Choice, picking: Mapping[int, Picking] = PICKING_BY_CLUB_PLAY) -> Decision:
    return talk(choice.view, choice.rules.options, picking)


def _usual_card(choice: _Choice) -> Decision:
    card = pick_card(situation(choice.view, choice.rules.options))
    return Decision(PLAYS[card], partial(because, choice.rules, choice.view, card))


def _by(picking: _Decide, burying: _Decide, talking: _Decide, playing: _Decide) -> Mapping[str, _Decide]:
    return {
        **dict.fromkeys(_TALK, talking),
        Phase.PICK: picking,
        Phase.BURY: burying,
        **dict.fromkeys(PLAY, playing),
    }


NOVICE = Level(_by(_count_trumps, _sounds_right, _sounds_right, _high_card), last_cards=False)
"""Learned the rules yesterday, counts trumps, and takes whatever can be taken."""
CLUB = Level(_by(_talk, _talk, _talk, _usual_card))
"""Knows how often such a hand wins, buries and calls by rules of thumb, and plays for the partner."""
EXPERT = Level(_by(_talk, partial(weighed_bury, depth=1), _talk, weighed_card))
"""Tries what to bury, and every decent card, in layouts that explain what was said, and solves the last cards."""
MASTER = Level(
    _by(
        partial(_talk, picking=PICKING_BY_EXPERT_PLAY),
        partial(weighed_bury, depth=2),
        _talk,
        partial(looked_at_again, rounds=((12, 9), (24, 4), (84, 3), (240, 2))),
    ),
    infers=True,
    playouts=dict.fromkeys((phase for phase in _TALK if phase != Phase.PICK), 70),
)
"""Looks at an expert's card again in layouts that explain what was played, too; picks as it pays those who reckon.

Quick players, by whom other words are tried, make less of a pick; so picks are left to the book.
"""
LEVELS: Mapping[str, Level[Sheepshead, State, Public]] = {
    "novice": NOVICE,
    "club": CLUB,
    "expert": EXPERT,
    "master": MASTER,
}
