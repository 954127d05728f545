"""The four levels: what a novice, a club player, an expert and a master do when they are asked."""

from collections.abc import Mapping
from functools import partial

from game.bots.imperium.playing import declare, pick
from game.bots.imperium.reasons import because
from game.bots.imperium.situation import Situation, names, situation
from game.bots.imperium.weighing import Thinking, weighed_card
from game.core.bot import Decision
from game.core.cards import Card, Cards, mask, members
from game.core.move import PLAYS, Say
from game.core.rules import Reason
from game.rules.imperium import Imperium, Phase, Public, State
from game.rules.imperium.cards import JOKER, PACK
from game.rules.imperium.phases import PLAY
from game.search.opponents import Choice, Decide, Level

_LOOKS = "JQKA"


def _overlook(choice: Choice[Imperium, State, Public]) -> Decision:
    """Declare, but overlook an imperium now and then, as beginners do."""
    found = names(choice.view)
    if found and choice.dice.random() < 0.85:
        return Decision(Say(found[0]), Reason("show", "6.1"))
    return Decision(Say("done"), Reason("nothing_seen", "6.14"))


def _look_all_right(choice: Choice[Imperium, State, Public]) -> Decision:
    """Play something legal that looks all right; the Joker is too precious to lead."""
    seen = situation(choice.view)
    if not seen.legal & (seen.legal - 1):
        card, key = members(seen.legal)[0], "only_card"
    elif seen.led:
        card, key = _answer(seen)
    else:
        card, key = _looks_highest(seen.legal & ~(1 << JOKER) or seen.legal), "looks_strong"
    return Decision(PLAYS[card], Reason(key, cards=1 << card))


def _answer(seen: Situation) -> tuple[Card, str]:
    """Win with the card that looks highest; on a lost trick throw what looks lowest, whatever it may still stop."""
    winning = [card for card in members(seen.legal) if seen.wins(card)]
    if winning:
        return _looks_highest(mask(winning)), "win_surely"
    return min(members(seen.legal), key=_looks), "lose_this_one"


def _looks_highest(cards: Cards) -> Card:
    return max(members(cards), key=_looks)


def _looks(card: Card) -> tuple[int, Card]:
    return (_LOOKS.find(PACK.spell(card)[0]) if card != JOKER else len(_LOOKS), card)


def _declare(choice: Choice[Imperium, State, Public]) -> Decision:
    return declare(choice.view, choice.rules.options)


def _play(choice: Choice[Imperium, State, Public]) -> Decision:
    """Play by counting and by rules of thumb."""
    card = pick(situation(choice.view))
    return Decision(PLAYS[card], partial(because, choice.rules, choice.view, card))


def _by(
    declaring: Decide[Imperium, State, Public], playing: Decide[Imperium, State, Public]
) -> Mapping[str, Decide[Imperium, State, Public]]:
    return {Phase.DECLARING: declaring, **dict.fromkeys(PLAY, playing)}


LEVELS: Mapping[str, Level[Imperium, State, Public]] = {
    # Knows the rules and little else; leads what looks high, and wins whatever can be won.
    "novice": Level(_by(_overlook, _look_all_right), last_cards=False),
    # Counts trumps and suits.
    "club": Level(_by(_declare, _play)),
    # Counts everything.
    "expert": Level(
        _by(_declare, partial(weighed_card, thinking=Thinking(8, played_out=1, most=40, opened=0.5)))
    ),
    # Plays out more worlds, and trusts them less than what open hands say: few opponents play like club players.
    "master": Level(
        _by(
            _declare,
            partial(weighed_card, thinking=Thinking(16, played_out=2, most=200, opened=0.75)),
        )
    ),
}
