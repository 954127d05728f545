"""The four levels: what a novice, a club player, an expert and a master do when they are asked."""

from collections.abc import Mapping
from functools import partial

from game.bots.romestecq.playing import pick
from game.bots.romestecq.reasons import because
from game.bots.romestecq.situation import Situation, situation
from game.bots.romestecq.weighing import weighed_again, weighed_card
from game.core.bot import Decision
from game.core.cards import Card, Cards, bit, members
from game.core.move import PLAYS
from game.core.rules import Dice, Reason
from game.core.trick import head
from game.rules.romestecq import Phase, Public, Romestecq, State
from game.rules.romestecq.cards import ORDER, rank_of
from game.search.opponents import Choice, Level

_PLAY = (Phase.LEAD, Phase.REPLY)


def _look_all_right(choice: Choice[Romestecq, State, Public]) -> Decision:
    """Play something legal that looks all right."""
    seen = situation(choice.view)
    if not seen.legal & (seen.legal - 1):
        card, key = members(seen.legal)[0], "only_card"
    elif seen.table:
        card, key = _answer(seen, choice.dice)
    else:
        card, key = _lead(seen.legal, choice.dice)
    return Decision(PLAYS[card], Reason(key, cards=bit(card)))


def _lead(legal: Cards, dice: Dice) -> tuple[Card, str]:
    if dice.random() < 0.6:
        return max(members(legal), key=rank_of), "looks_strong"
    return _any(legal, dice), "try_it"


def _answer(seen: Situation, dice: Dice) -> tuple[Card, str]:
    """Win with the lowest card that does it, unless a partner has the trick already."""
    best = head(seen.table, ORDER)
    winner = (seen.view.trick.leader + seen.table.index(best)) % len(seen.view.sides)
    if seen.mine(winner):
        return min(members(seen.legal), key=rank_of), "partner_first"
    winning = seen.legal & ORDER.beats[best]
    if winning and dice.random() < 0.7:
        return min(members(winning), key=rank_of), "win_somehow"
    return _any(seen.legal, dice), "try_it" if winning else "lose_this_one"


def _any(cards: Cards, dice: Dice) -> Card:
    some = members(cards)
    return some[int(dice.random() * len(some))]


def _play(choice: Choice[Romestecq, State, Public]) -> Decision:
    """Play the card that promises most by rules of thumb."""
    card = pick(situation(choice.view), choice.rules.options)
    return Decision(PLAYS[card], partial(because, choice.rules, choice.view, card))


LEVELS: Mapping[str, Level[Romestecq, State, Public]] = {
    # Knows the rules and that tricks are good; leads what looks high and otherwise plays as it comes.
    "novice": Level(dict.fromkeys(_PLAY, _look_all_right), last_cards=False),
    "club": Level(dict.fromkeys(_PLAY, _play)),
    "expert": Level(dict.fromkeys(_PLAY, weighed_card)),
    # What was played tells too little here to choose layouts by it.
    "master": Level(dict.fromkeys(_PLAY, weighed_again)),
}
