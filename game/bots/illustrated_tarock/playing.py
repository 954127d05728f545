"""What a club player plays, of all the cards he may play, and why."""

from game.bots.illustrated_tarock import begging, judging
from game.bots.illustrated_tarock.birds import prizes
from game.bots.illustrated_tarock.explaining import why, why_begging
from game.bots.illustrated_tarock.manners import decent
from game.bots.illustrated_tarock.spot import Judged, Spot, spot_of
from game.core.bot import Decision
from game.core.move import PLAYS
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Public


def look(view: View[Public], rules: IllustratedTarock) -> Spot:
    """Look at the table from the seat on turn."""
    public = view.public
    return spot_of(view, rules.governing(public.declarer), prizes(public.declared, rules.options))


def rate(spot: Spot) -> list[Judged]:
    """Judge the cards."""
    return begging.rate(spot) if spot.begging else judging.rate(spot)


def best(spot: Spot) -> Judged:
    """Give the card that is worth most, without a thought for what others may say of it."""
    return max(rate(spot), key=_value)


def _value(judged: Judged) -> float:
    return judged.value


def play(spot: Spot) -> Decision:
    """Play a card and say why."""
    judged = max(decent(spot, rate(spot)), key=_value)
    return Decision(PLAYS[judged.card], (why_begging if spot.begging else why)(spot, judged))
