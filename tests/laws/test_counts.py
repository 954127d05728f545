"""What plates and panel count once a deal is over is what the log holds, and together it is all there is."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.catalogue import find, rules_for
from game.core.cards import CHANCE, NOBODY, TABLE
from game.core.move import Say
from game.core.options import Value
from game.core.transcript import Header
from game.session.match import Match
from game.stage.table import TRICKS_TAKEN, TableNote
from game.ui.scenes.result_page import captions_of
from tests.games.expected import EXPECTED
from tests.laws.deal_log import PEOPLE, Count, DealLog
from tests.laws.test_stories import SENTENCES, held_against, tallies_of, told
from tests.laws.walks import IDS
from tests.ui.kit.context import open_context

DEALS = 4
TRICKS: Count = lambda log, seat: log.takers.count(seat)  # noqa: E731 - stands among those of games


def play(game: str, options: dict[str, Value], dice: Random) -> Match[Any, Any]:
    """Play some deals at random, in which everybody often leaves bidding to the others."""
    rules = rules_for(game, options)
    names, leave, shy = PEOPLE[: rules.spec.seats], Say(rules.spec.roles.leave or ""), False
    header = Header(game, rules.spec.edition, tuple(options.items()), names, rules.first(dice))
    match: Match[Any, Any] = Match(rules, header)
    while match.turn != NOBODY and match.view(0).ledger.finished < DEALS:
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
            shy = dice.random() < 0.5
        else:
            moves = match.view(match.turn).moves
            match.submit(match.turn, leave if shy and leave in moves else dice.choice(moves), 0)
    return match


def ended(game: str) -> Iterator[tuple[DealLog, tuple[TableNote, ...]]]:
    """Give finished deals with what is noted of them, under the presets and where rare endings come up."""
    dice, context = Random(f"counts {game}"), open_context()
    presets = [dict(options) for options in find(game).presets.values()]
    for options in (*presets, *EXPECTED[game].counted) * 2:
        match = play(game, options, dice)
        captions = captions_of(context, match, 0, PEOPLE[: match.rules.spec.seats])
        for deal in range(1, match.view(0).ledger.finished + 1):
            log = DealLog(match, deal, captions, 0, EXPECTED[game].race)
            yield log, find(game).table.notes(log.final)


@pytest.fixture(params=IDS, scope="module")
def deals(request: pytest.FixtureRequest) -> tuple[str, list[tuple[DealLog, tuple[TableNote, ...]]]]:
    return request.param, list(ended(request.param))


def counts_of(game: str) -> dict[str, Count]:
    return {TRICKS_TAKEN: TRICKS, **EXPECTED[game].counts}


def test_every_number_that_grew_with_the_tricks_is_what_the_log_holds(
    deals: tuple[str, list[tuple[DealLog, tuple[TableNote, ...]]]],
) -> None:
    game, found = deals
    counts, seen = counts_of(game), set[str]()
    for log, notes in found:
        for note in notes:
            assert note.key in counts or not note.running, f"tests/games/{game}.py counts no {note.key}"
            if note.key in counts:
                seen.add(note.key)
                seat = note.by if note.seat == TABLE else note.seat
                assert (note.number or 0) == counts[note.key](log, seat), (log.options, log.deal, note)
    assert seen >= EXPECTED[game].counts.keys()


def test_card_points_add_up_to_all_there_are(
    deals: tuple[str, list[tuple[DealLog, tuple[TableNote, ...]]]],
) -> None:
    game, found = deals
    for log, notes in found:
        if log.by_points and log.whole and log.tricks:
            plates = [note.number or 0 for note in notes if note.seat != TABLE and note.running]
            apart = [note.number or 0 for note in notes if note.key in EXPECTED[game].apart]
            assert sum(plates) + sum(apart) == log.by_points.every, (log.options, log.deal, notes)


def test_what_a_result_says_of_a_deal_without_a_race_is_true(
    deals: tuple[str, list[tuple[DealLog, tuple[TableNote, ...]]]],
) -> None:
    game, found = deals
    seen = set[str]()
    for log, _ in found:
        said = log.captions.cards.aloud(told(log.match, log.deal, log.me, log.captions).cause.said)
        tallies = tallies_of(log, said, EXPECTED[game].tallies)
        seen.update(tallies)
        cause = said.removesuffix("".join(tallies.values())).rstrip()
        if tallies and cause:
            held_against(log, cause, {**SENTENCES, **EXPECTED[game].tales})
    assert seen == EXPECTED[game].tallies.keys()
