"""Deals in which somebody played alone, made or not: found by playing at random."""

from functools import cache
from random import Random

from game.catalogue import find, rules_for
from game.core.cards import CHANCE
from game.core.move import Say
from game.core.options import chosen
from game.core.transcript import Header
from game.play.deal_summary import deal_summary
from game.play.table_session import DealDone
from game.session.match import AnyMatch, Match
from game.session.players import players_of

ALONE = {"illustrated_tarock": "solo", "sheepshead": "alone"}
"""The word by which one plays alone, by game."""


@cache
def played_alone(game: str, *, mine: bool, made: bool) -> DealDone:
    """Play at random until somebody has played alone, and made it or not."""
    rules = rules_for(game, {})
    for seed in range(900):
        dice = Random(seed)
        match: AnyMatch = Match(
            rules, Header(game, rules.spec.edition, (), ("You",), seed % rules.spec.seats)
        )
        said = -1
        while not match.view(0).ledger.finished:
            if match.turn == CHANCE:
                match.shuffle(dice, 0)
                continue
            moves = match.view(match.turn).moves
            alone = next((one for one in moves if isinstance(one, Say) and one.word == ALONE[game]), None)
            said = match.turn if alone else said
            match.submit(match.turn, alone or dice.choice(moves), 0)
        race = find(game).given.race
        assert race is not None
        found = race(chosen(find(game).options, {}), match.view(0))
        if found is None or not found.alone or (found.side == (0,)) is not mine:
            continue
        done = DealDone(match, 1, players_of(match.transcript().header, rules.spec.seats), 0)
        if (found.side[0] in deal_summary(match, find(game), 1, 0).winners) is made:
            return done
    message = "no such deal"
    raise AssertionError(message)
