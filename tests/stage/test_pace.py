"""How long tricks and words take, added up over deals that players of the program play."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.catalogue import find, rules_for
from game.core.cards import CHANCE
from game.core.event import Said, TrickTaken
from game.core.move import Play
from game.core.record import replace
from game.core.transcript import Header
from game.core.view import View
from game.session.match import Beat, Match
from game.stage.director import Director
from game.stage.motion import MarkKind
from game.stage.pace import FALLING, FIRST, LONG, MORE, SHORT, SWEPT, USUAL, Pace, falls
from game.stage.pose import viewport_for

FELT = viewport_for(1280, 720)
GAMES = {"sheepshead": {}, "sheepshead of three": {"players": 3}, "illustrated_tarock": {}, "gleek": {}}
MOST = {5: 3.2, 3: 2.4}
"""Seconds of a trick on the average, without my own thinking, by how many play."""
SHOWN = {MarkKind.PLAY, MarkKind.TRICK, MarkKind.SWEEP}


def pace_of(name: str, *, newcomer: bool = False) -> Pace:
    game_id = name.partition(" ")[0]
    game = find(game_id)
    return Pace(rules_for(game_id, GAMES.get(name, {})), game.table, game.given.calls, newcomer=newcomer)


def played(name: str, most: int = 900) -> Iterator[tuple[Beat[Any], Director, float]]:
    """Let novices play, and tell each move as I see it, with the seconds before it, half way from least to most."""
    pace, dice = pace_of(name), Random(7)
    rules, game = pace.rules, find(pace.rules.spec.id)
    bots = [game.bot(rules, "novice") for _ in range(rules.spec.seats)]
    match: Match[Any, Any] = Match(rules, Header(game.id, rules.spec.edition, tuple(GAMES[name].items())))
    director = Director(rules, game.table, pace)
    while not match.over and len(match) < most:
        turn = match.turn
        if turn == CHANCE:
            match.shuffle(dice, 0)
            continue
        view = match.view(turn)
        move = view.moves[0] if len(view.moves) == 1 else bots[turn].choose(view, dice, 4).move
        before = sum(pace.before(match.view(0), move)) / 2 if turn else 0.0
        yield match.submit(turn, move, 0), director, before


def lasting(beat: Beat[Any], director: Director) -> float:
    """Tell how long it takes to show what a card does to a trick."""
    timelines = director.direct(beat, FELT)
    return sum(each.span for each in timelines if SHOWN & {mark.kind for mark in each.marks})


@pytest.mark.parametrize("name", GAMES)
def test_a_trick_takes_little_more_than_three_seconds_where_five_play(name: str) -> None:
    found, running = list[float](), 0.0
    for beat, director, before in played(name):
        if isinstance(beat.done, Play):
            running += before + lasting(beat, director)
        if any(isinstance(event, TrickTaken) for event in beat.events):
            found.append(running)
            running = 0.0
    most = MOST[pace_of(name).rules.spec.seats]
    assert len(found) >= 40
    assert sum(found) / len(found) <= most
    assert sum(one <= most for one in found) >= 0.55 * len(found)
    assert max(found) < 2 * most


def full(name: str) -> Iterator[View[Any]]:
    """Give the tricks as they lie full."""
    for beat, director, _ in played(name):
        for timeline in director.direct(beat, FELT):
            yield from (
                mark.view for mark in timeline.marks if mark.kind is MarkKind.TRICK and mark.view is not None
            )


@pytest.mark.parametrize("name", GAMES)
def test_a_trick_lies_as_long_as_there_is_something_to_see(name: str) -> None:
    pace, newcomer = pace_of(name), pace_of(name, newcomer=True)
    holds = set()
    for view in full(name):
        hold, trick, contract = pace.trick_seconds(view), view.trick, pace.rules.contract(view)
        assert contract is not None
        holds.add(hold)
        best = contract.crown(trick.cards, contract.order)
        if hold <= SHORT:
            assert best in trick.cards[:2] or falls(view)
        if best == trick.cards[-1]:
            assert hold == LONG, "overtaken by the last card"
        if falls(view):
            assert hold in (SWEPT, LONG)
        more = MORE if view.ledger.finished < FIRST else 0.0
        assert newcomer.trick_seconds(view) == hold + more
    assert {SHORT, USUAL, LONG, SWEPT} <= holds


def test_the_last_cards_fall_by_themselves() -> None:
    last = 0
    for beat, director, before in played("illustrated_tarock"):
        if isinstance(beat.done, Play) and falls(beat.before):
            last += 1
            timelines = list(director.direct(beat, FELT))
            play = next(each for each in timelines if each.marks[-1].kind is MarkKind.PLAY)
            assert before == 0.0
            assert play.span == pytest.approx(FALLING)
    assert last >= 6


def test_one_who_passes_takes_less_time_than_one_who_bids_or_vies() -> None:
    taken: dict[str, float] = {}
    for beat, director, before in played("gleek"):
        if beat.seat and isinstance(beat.events[0], Said):
            said = next(each for each in director.direct(beat, FELT) if each.marks[0].kind is MarkKind.SAY)
            taken[beat.events[0].word] = before + said.span
    assert taken["pass"] == pytest.approx(0.42)
    assert taken["bid"] == pytest.approx(0.65)
    assert taken["vie"] == pytest.approx(1.2)


def test_the_card_by_which_somebody_comes_to_what_he_needs_takes_longest() -> None:
    """Give Écarté's fifth card to one who has two of three tricks that count."""
    pace = pace_of("ecarte")
    spans = set()
    for game_seed in range(40):
        match: Match[Any, Any] = Match(pace.rules, Header("ecarte", pace.rules.spec.edition))
        dice = Random(game_seed)
        while not match.over and len(match) < 40:
            if match.turn == CHANCE:
                match.shuffle(dice, 0)
                continue
            view = match.view(match.turn)
            move = dice.choice(view.moves)
            if match.turn and isinstance(move, Play):
                mine = match.view(0)
                taken = [trick.taker for trick in mine.tricks].count(match.turn)
                deciding = pace.before(mine, move)[1] > 1.3
                spans.add((taken, deciding))
                if deciding:
                    assert len(mine.trick.cards) == 1
            match.submit(match.turn, move, 0)
    assert (2, True) in spans
    assert (0, True) not in spans


def test_time_depends_on_what_i_see_and_on_what_is_shown_next_alone() -> None:
    """Whoever else's hand is changed, the same view and the same card take the same time."""
    for beat, director, before in played("illustrated_tarock", 60):
        if beat.seat and isinstance(beat.done, Play):
            blind = replace(beat.before, hidden=tuple(replace(p, may=0, sure=0) for p in beat.before.hidden))
            pace = pace_of("illustrated_tarock")
            assert sum(pace.before(blind, beat.done)) / 2 == before
            assert director is not None
