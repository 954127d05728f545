"""Films: which deals have one, that it ends where the table would be without it, and that nothing hidden decides it."""

from collections.abc import Iterator
from typing import Any

import pytest

from game.core.cards import CHANCE
from game.core.event import TrickTaken
from game.core.record import replace
from game.core.transcript import Entry, Header
from game.rules.illustrated_tarock.phases import Declared
from game.session.match import Beat, Match
from game.stage.animator import Animator
from game.stage.director import Director
from game.stage.films import CARRIES, ENDS, RISES, STAYS, bird_at, line_at, shade_at
from game.stage.motion import Mark, MarkKind, Timeline
from game.stage.pose import TableViewport, viewport_for
from game.stage.table import Film
from tests.golden.record import HERE, load, rules_of
from tests.stage.birds import GAME, RULES, SEEDS, entries_of
from tests.stage.walks import TABLES

FELT = viewport_for(1280, 720)
SHOWN = (MarkKind.PLAY, MarkKind.TRICK, MarkKind.SWEEP)
DEALS = pytest.mark.parametrize(("bird", "mine", "made"), SEEDS)


def told(entries: tuple[Entry, ...], witness: int = 0) -> list[Beat[Any]]:
    match: Match[Any, Any] = Match(RULES, Header(GAME.id, RULES.spec.edition))
    return [match.submit(entry.seat, entry.move, witness) for entry in entries]


def films(director: Director, beats: list[Beat[Any]]) -> list[tuple[int, Film]]:
    found = [(place, director.film_of(beat)) for place, beat in enumerate(beats)]
    return [(place, film) for place, film in found if film is not None]


@DEALS
def test_a_bird_that_was_announced_has_one_film_in_its_trick(bird: str, mine: bool, made: bool) -> None:
    entries, last = entries_of(bird, mine=mine, made=made)
    director, beats = Director(RULES, GAME.table), told(entries)
    ((place, film),) = films(director, beats)
    assert place == last
    assert (film.bird, film.made) == (bird, made)
    paid = [award.amount for award in beats[-1].after.ledger.awards if award.step == film.step]
    assert paid
    assert set(paid) == {film.amount}
    assert any(isinstance(event, TrickTaken) for event in beats[place].events)


def test_of_several_birds_the_last_to_fly_has_the_film() -> None:
    entries, last = entries_of("owl", mine=True, made=True)
    view = told(entries)[last].after
    assert GAME.table.film(view) is not None
    both = (*view.public.declared, Declared("sparrow", True))
    assert GAME.table.film(replace(view, public=replace(view.public, declared=both))) is None


@DEALS
def test_everybody_sees_the_same_film(bird: str, mine: bool, made: bool) -> None:
    """So nothing that one of them alone knows decides it."""
    entries, _ = entries_of(bird, mine=mine, made=made)
    director = Director(RULES, GAME.table)
    first, *others = (films(director, told(entries, witness)) for witness in range(3))
    assert all(each == first for each in others)


def test_no_other_deal_has_a_film() -> None:
    """In recorded matches of every game, only birds that were announced have films, and no deal has two."""
    seen = 0
    for game, table in TABLES.items():
        for path in sorted((HERE / game).glob("*.txt"))[:4]:
            transcript = load(path)
            rules = rules_of(transcript.header)
            director, match = Director(rules, table), Match(rules, transcript.header)
            deal = list[Film]()
            for entry in transcript.entries:
                beat = match.submit(entry.seat, entry.move, 0)
                deal = [] if entry.seat == CHANCE else deal
                film = director.film_of(beat)
                if film is None:
                    continue
                seen += 1
                deal.append(film)
                assert len(deal) == 1
                assert film.bird in {each.bonus for each in beat.after.public.declared}
    assert seen < 3, "they are rare where cards are played at random"


def play(animator: Animator, timelines: Iterator[Timeline]) -> list[Mark]:
    animator.follow(timelines)
    marks = list(animator.update(0))
    while not animator.idle:
        marks += animator.update(1 / 60)
    return marks


@DEALS
@pytest.mark.parametrize("viewport", [FELT, TableViewport(1600, 1000, text=2.0), TableViewport(1150, 1600)])
def test_a_film_ends_where_the_table_would_be_without_it(
    bird: str, mine: bool, made: bool, viewport: TableViewport
) -> None:
    entries, last = entries_of(bird, mine=mine, made=made)
    director, beat = Director(RULES, GAME.table), told(entries)[last]
    found = []
    for wanted in (True, False):
        animator = Animator()
        animator.lay(GAME.table.place(beat.before, viewport))
        marks = play(animator, director.direct(beat, viewport, films=wanted))
        assert dict(animator.poses) == dict(GAME.table.place(beat.after, viewport))
        assert animator.film is None
        found.append([(mark.kind, mark.event, mark.view) for mark in marks])
    with_film, without = found
    assert [each for each in with_film if each[0] is not MarkKind.FILM] == without
    assert len(with_film) == len(without) + 1


def test_a_film_takes_no_longer_than_it_may_and_nothing_takes_longer_beside_it() -> None:
    entries, last = entries_of("sparrow", mine=True, made=True)
    director, beat = Director(RULES, GAME.table), told(entries)[last]
    with_film, without = (list(director.direct(beat, FELT, films=films)) for films in (True, False))
    of_trick = [each for each in with_film if each.shot is not None]
    assert sum(each.span for each in of_trick) == pytest.approx(ENDS)
    assert [each.marks[-1].kind for each in of_trick] == [MarkKind.PLAY, MarkKind.FILM, MarkKind.SWEEP]
    assert sum(e.span for e in with_film) - ENDS == pytest.approx(sum(e.span for e in without[3:]))


@pytest.mark.parametrize("at", [0.0, 0.1, 0.5, 0.95, 1.2, 1.7, 2.1, 2.29])
def test_a_press_ends_a_film_at_any_moment(at: float) -> None:
    entries, last = entries_of("sparrow", mine=False, made=True)
    director, beat = Director(RULES, GAME.table), told(entries)[last]
    animator = Animator()
    animator.lay(GAME.table.place(beat.before, FELT))
    animator.follow(director.direct(beat, FELT, films=True))
    marks = list(animator.update(at))
    assert animator.filming
    animator.complete()
    assert animator.film is None
    marks += animator.update(0.0)
    assert animator.idle
    assert dict(animator.poses) == dict(GAME.table.place(beat.after, FELT))
    assert [mark.view for mark in marks if mark.view is not None][-1] == beat.after


def test_a_film_stands_still_while_the_player_is_waited_for() -> None:
    entries, last = entries_of("sparrow", mine=True, made=True)
    director, beat = Director(RULES, GAME.table), told(entries)[last]
    animator = Animator()
    animator.lay(GAME.table.place(beat.before, FELT))
    animator.follow(director.direct(beat, FELT, films=True, wait=True))
    for _ in range(600):
        animator.update(1 / 60)
    film = animator.film
    assert animator.waiting
    assert film is not None
    assert film[1] == pytest.approx(CARRIES)
    before, now = (bird_at(*film, animator.hovering - ago) for ago in (0.13, 0.0))
    assert before is not None
    assert now is not None
    assert (now.x, now.y, now.wings) != (before.x, before.y, before.wings), "the bird flies on the spot"
    animator.complete()
    animator.update(0.0)
    assert animator.idle
    assert animator.film is None
    assert dict(animator.poses) == dict(GAME.table.place(beat.after, FELT))


@DEALS
def test_a_bird_comes_from_its_card_and_goes_without_a_jump(bird: str, mine: bool, made: bool) -> None:
    entries, last = entries_of(bird, mine=mine, made=made)
    director, beat = Director(RULES, GAME.table), told(entries)[last]
    shot = next(each.shot for each in director.direct(beat, FELT, films=True) if each.shot is not None)
    assert bird_at(shot, RISES - 0.01) is None
    first = bird_at(shot, RISES)
    assert first is not None
    assert (first.x, first.y) == pytest.approx((shot.card.x, shot.card.y), abs=1)
    before, at = first, RISES
    while at < ENDS - 0.004:
        flown = bird_at(shot, at)
        assert flown is not None
        assert abs(flown.x - before.x) + abs(flown.y - before.y) < 60
        assert abs(flown.alpha - before.alpha) < 0.2
        before, at = flown, at + 1 / 120
    gone = before.alpha < 0.2 or before.y < -before.width / 2 or not -before.width < before.x < FELT.width
    assert gone, "it is not seen any more as it ends"


def test_shade_and_line_come_and_go() -> None:
    assert (shade_at(0), shade_at(CARRIES), shade_at(ENDS)) == (0, 1, 0)
    assert (line_at(CARRIES), line_at(ENDS), line_at(ENDS + STAYS)) == (0, 1, 0)
