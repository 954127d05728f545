"""What stands beside a score is all that a move has brought, however many things it was paid for one after another."""

from random import Random

import pytest

from game.catalogue import GAMES, Game, find, rules_for
from game.core.cards import CHANCE, NOBODY
from game.core.record import replace
from game.core.transcript import Header
from game.play.table.announcements import announce, gained
from game.play.table.inputs import ScoreSeen
from game.play.table.state import TableFacts, TableState
from game.session.match import AnyBeat, AnyMatch, Match
from game.session.players import Player
from game.telling.captions import Captions
from game.wording import figure
from tests.laws.test_texts import english

DEALS = 3


def facts_of(match: AnyMatch) -> TableFacts:
    rules, game = match.rules, match.transcript().header.game
    captions = Captions(english(), game, rules.spec, (Player("You"),) * rules.spec.seats, 0)
    return TableFacts(find(game), rules, captions, match.transcript().header)


def paying(match: AnyMatch, seed: int) -> list[AnyBeat]:
    """Play deals at random, and list the moves after which somebody was paid something."""
    dice, found = Random(seed), list[AnyBeat]()
    while match.turn != NOBODY and match.view(0).ledger.finished < DEALS:
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
        beat = match.last_deal(0)[-1]
        found += [beat] if len(beat.after.ledger.awards) > len(beat.before.ledger.awards) else []
    return found


def begun(game: Game) -> AnyMatch:
    rules = rules_for(game.id, {})
    return Match(rules, Header(game.id, rules.spec.edition))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_gain_is_by_how_much_a_score_has_changed(game: Game) -> None:
    match, told = begun(game), 0
    for beat in paying(match, 3):
        gains = gained(beat.before, beat.after, facts_of(match).captions)
        pairs = zip(beat.before.ledger.holdings, beat.after.ledger.holdings, strict=True)
        for seat, (old, now) in enumerate(pairs):
            if len(now) == 1 and now != old:
                told += 1
                assert gains[seat] == figure(sum(now) - sum(old), plus=True)
    assert told or len(begun(game).view(0).ledger.holdings[0]) > 1


def test_what_is_booked_one_after_another_is_told_as_one_sum() -> None:
    assert sum(map(booked_one_by_one, GAMES)) > 20


def booked_one_by_one(game: Game) -> int:
    """Let the payments of each move be seen one by one, and count the moves with several."""
    match, several = begun(game), 0
    facts = facts_of(match)
    for beat in paying(match, 5):
        ledger, first = beat.after.ledger, len(beat.before.ledger.awards)
        state, shown = TableState(beat.after, ((1, beat),)), beat.before
        for count in range(first + 1, len(ledger.awards) + 1):
            held = ledger.holdings if count == len(ledger.awards) else shown.ledger.holdings
            after = replace(beat.after, ledger=replace(ledger, awards=ledger.awards[:count], holdings=held))
            state, _ = announce(facts, state, ScoreSeen(shown, after, 0.0))
            shown = after
        several += len(ledger.awards) > first + 1
        sums = gained(beat.before, beat.after, facts.captions)
        told = {seat: each.text for seat, each in state.gains.items()}
        assert told.items() <= sums.items()
    return several
