"""The four levels: what a novice, a club player, an expert and a master do when they are asked."""

from collections.abc import Mapping
from functools import partial
from typing import TypeAlias

from game.bots.gleek.playing import pick
from game.bots.gleek.reasons import because, laid
from game.bots.gleek.situation import situation
from game.bots.gleek.staking import stake, stake_by_book
from game.bots.gleek.talking import bid, plan, vie
from game.bots.gleek.trading import exchange, trade
from game.bots.gleek.weighing import MIXED, QUICK, weighed_card
from game.core.bot import Decision
from game.core.cards import members
from game.core.move import LAYS, PLAYS, Move, Say
from game.core.rules import Reason
from game.rules.gleek import Gleek, Phase, Public, State
from game.rules.gleek.phases import SUIT_SIZE, Word
from game.rules.gleek.scoring import ruff
from game.rules.gleek.vying import PASS, SEE
from game.search.opponents import Choice, Decide, Level

_Decide: TypeAlias = Decide[Gleek, State, Public]
_DEAREST = 6
"""Pence for which new cards are bought; each low card is worth one more."""
_COURT = 5
"""The first rank of a suit that looks like something, from below."""
_GOOD, _FAIR = 43, 38


def _lay_low(choice: Choice[Gleek, State, Public]) -> Decision:
    card = min(members(choice.view.hand), key=lambda card: (card % SUIT_SIZE, card))
    return Decision(LAYS[card], Reason("low_away", "7.1", 1 << card))


def _vie(choice: Choice[Gleek, State, Public]) -> Decision:
    """Vie as little as one may on a ruff that looks good, and stay in on a fair one, whatever others have said."""
    view = choice.view
    value, level = ruff(view.hand, choice.rules.options).value, view.public.level
    if not level:
        vies = [move for move in view.moves if isinstance(move, Say) and move.word == Word.VIE]
        if vies and value >= _GOOD:
            return Decision(vies[0], _told("like_ruff", value))
        return Decision(PASS, _told("plain_ruff", value))
    if value >= _FAIR + level / 2:
        return Decision(SEE, _told("like_ruff", value))
    return Decision(PASS, _told("plain_ruff", value))


def _told(key: str, value: int) -> Reason:
    return Reason(key, "8.7", number=value)


def _want(choice: Choice[Gleek, State, Public]) -> Decision:
    """Want new cards the more, the more low ones are held, whatever they might become."""
    view = choice.view
    bids: list[Move] = [move for move in view.moves if move != PASS]
    price = next(move.number or 0 for move in bids if isinstance(move, Say))
    low = sum(view.hand >> card & 1 and card % SUIT_SIZE < _COURT for card in range(len(LAYS)))
    if price <= _DEAREST + low:
        return Decision(bids[0], Reason("new_cards", "6.4", number=price))
    return Decision(PASS, Reason("enough_paid", "6.5", number=price))


def _play_high(choice: Choice[Gleek, State, Public]) -> Decision:
    """Win with the highest card if the trick can be won, else play the lowest."""
    seen = situation(choice.view)
    if not seen.table:
        card = max(seen.ranked(seen.legal), key=lambda card: seen.order.rank[card])
        return Decision(PLAYS[card], Reason("lead_high", "10.1", 1 << card))
    winners = seen.ranked(seen.winners)
    if winners:
        return Decision(PLAYS[winners[-1]], Reason("win_high", "10.4", 1 << winners[-1]))
    card = seen.ranked(seen.legal)[0]
    return Decision(PLAYS[card], Reason("throw_low", "10.3", 1 << card))


def _bid(choice: Choice[Gleek, State, Public]) -> Decision:
    return bid(choice.view, choice.dice, choice.rules.options)


def _lay_away(choice: Choice[Gleek, State, Public]) -> Decision:
    view = choice.view
    card = members(view.hand & ~plan(view, choice.rules.options))[0]
    return Decision(LAYS[card], partial(laid, choice.rules, view, card))


def _vie_by_odds(choice: Choice[Gleek, State, Public]) -> Decision:
    return vie(choice.view, choice.dice, choice.rules.options)


def _play(choice: Choice[Gleek, State, Public]) -> Decision:
    card = pick(situation(choice.view))
    return Decision(PLAYS[card], partial(because, choice.rules, choice.view, card))


def _by(bidding: _Decide, discarding: _Decide, vying: _Decide, playing: _Decide) -> Mapping[str, _Decide]:
    return {
        Phase.AUCTION: bidding,
        Phase.EXCHANGE: discarding,
        Phase.RUFF: vying,
        Phase.LEAD: playing,
        Phase.REPLY: playing,
    }


LEVELS: Mapping[str, Level[Gleek, State, Public]] = {
    # Likes high cards and new cards, throws the low ones, and believes in a good ruff.
    "novice": Level(_by(_want, _lay_low, _vie, _play_high), last_cards=False),
    "club": Level(_by(_bid, _lay_away, _vie_by_odds, _play)),
    # Plays every choice through in many worlds.
    "expert": Level(
        _by(
            partial(trade, effort=1),
            partial(exchange, effort=1),
            partial(stake, effort=1),
            partial(weighed_card, judge=QUICK),
        )
    ),
    # Plays them through in more of them, and vies by a book; what the stock is worth is told by playing on.
    "master": Level(
        _by(
            partial(trade, effort=2),
            partial(exchange, effort=2),
            partial(stake_by_book, effort=2),
            partial(weighed_card, judge=MIXED),
        ),
        infers=True,
        playouts={Phase.AUCTION: 70},
    ),
}
