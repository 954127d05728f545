"""What a club player plays, of all the cards he may play, and why."""

from game.bots.illustrated_tarock import begging, judging
from game.bots.illustrated_tarock.birds import prizes
from game.bots.illustrated_tarock.explaining import why, why_begging
from game.bots.illustrated_tarock.manners import decent
from game.bots.illustrated_tarock.situation import Candidate, Situation, situation
from game.core.bot import Decision
from game.core.move import PLAYS
from game.core.view import View
from game.rules.illustrated_tarock import IllustratedTarock, Public


def look(view: View[Public], rules: IllustratedTarock) -> Situation:
    """Look at the table from the seat on turn."""
    public = view.public
    return situation(view, rules.governing(public.declarer), prizes(public.declared, rules.options))


def rate(seen: Situation) -> list[Candidate]:
    """Judge the cards."""
    return begging.rate(seen) if seen.begging else judging.rate(seen)


def best(seen: Situation) -> Candidate:
    """Give the card that is worth most, without a thought for what others may say of it."""
    return max(rate(seen), key=_value)


def _value(judged: Candidate) -> float:
    return judged.value


def play(seen: Situation) -> Decision:
    """Play a card and say why."""
    judged = max(decent(seen, rate(seen)), key=_value)
    return Decision(PLAYS[judged.card], (why_begging if seen.begging else why)(seen, judged))
