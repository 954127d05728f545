"""The four levels: what a novice, a club player, an expert and a master do when they are asked."""

from collections.abc import Mapping
from functools import partial

from game.bots.imperiale.playing import pick
from game.bots.imperiale.reasons import because
from game.bots.imperiale.situation import Situation, ranked, situation
from game.bots.imperiale.weighing import weighed_card
from game.core.bot import Decision
from game.core.cards import Card, members
from game.core.move import PLAYS
from game.core.rules import Reason
from game.rules.imperiale import Imperiale, Phase, Public, State
from game.search.opponents import Choice, Level

_PLAY = (Phase.LEAD, Phase.REPLY)


def _look_all_right(choice: Choice[Imperiale, State, Public]) -> Decision:
    """Play something legal that looks all right."""
    seen = situation(choice.view, choice.rules)
    if not seen.legal & (seen.legal - 1):
        card, key = members(seen.legal)[0], "only_card"
    elif seen.led:
        card, key = _answer(seen)
    else:
        card, key = _lead(seen)
    return Decision(PLAYS[card], Reason(key, cards=1 << card))


def _lead(seen: Situation) -> tuple[Card, str]:
    """Lead what looks strong; an honour, for its counter, as soon as there are two, whoever may beat it."""
    honours = ranked(seen.mine & seen.honours, seen.order)
    if len(honours) > 1:
        return honours[-1], "honour_pays"
    plain = ranked(seen.mine & ~seen.order.trumps, seen.order)
    return (plain or ranked(seen.legal, seen.order))[-1], "looks_strong"


def _answer(seen: Situation) -> tuple[Card, str]:
    """Win with the highest card, where a lower one would do; throw something low on a lost trick."""
    winning = [card for card in members(seen.legal) if seen.wins(card)]
    if not winning:
        card = min(members(seen.legal), key=lambda card: (seen.is_honour(card), seen.order.rank[card]))
        return card, "lose_this_one"
    return max(winning, key=lambda card: seen.order.rank[card]), "win_somehow"


def _play(choice: Choice[Imperiale, State, Public]) -> Decision:
    """Play by counting and by rules of thumb."""
    card = pick(situation(choice.view, choice.rules))
    return Decision(PLAYS[card], partial(because, choice.rules, choice.view, card))


LEVELS: Mapping[str, Level[Imperiale, State, Public]] = {
    # Knows the rules and that honours pay; leads what looks high, and takes with its best.
    "novice": Level(dict.fromkeys(_PLAY, _look_all_right), last_cards=False),
    "club": Level(dict.fromkeys(_PLAY, _play)),
    # Counts everything.
    "expert": Level(dict.fromkeys(_PLAY, partial(weighed_card, effort=1))),
    # Looks at six times as much, for more layouts tell more here, and knows what was played.
    "master": Level(dict.fromkeys(_PLAY, partial(weighed_card, effort=6)), infers=True),
}
