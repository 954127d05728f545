"""The lines of a score tell what was paid and what came of it."""

import pytest

from game.core.record import replace
from game.core.score import Award, Ledger
from game.core.transcript import Header
from game.core.view import View
from game.rules import imperium, romestecq
from game.session.match import Match
from game.stage.score_entries import Consequence, deal_shown, score_entries
from tests.stage.views import baize
from tests.stage.walks import GAMES, TABLES, VARIANTS, beats

RULES = imperium.Imperium(imperium.Options())


def empty() -> View[imperium.Public]:
    return Match(RULES, Header("imperium", 1)).view(0)


def paid(*awards: Award) -> View[imperium.Public]:
    view = empty()
    ledger = view.ledger
    for award in awards:
        ledger = ledger.credit(award, RULES.credit)
    return replace(view, ledger=Ledger(ledger.awards, ledger.holdings, 0), turn=0)


def white(to: int, amount: int = 1) -> Award:
    return Award(1, "minor", "6.4", to, amount, "white")


def blue(to: int) -> Award:
    return Award(1, "major", "6.5", to, 1, "blue")


def test_three_whites_become_a_blue_and_the_other_loses_his() -> None:
    last = score_entries(paid(white(1, 2), white(0, 2), white(0)), RULES, TABLES["imperium"])[-1]
    assert last.before == ((0, 2), (0, 2))
    assert last.after == ((1, 0), (0, 0))
    assert last.effects == (
        Consequence("exchange", 0, "blue", 1),
        Consequence("exchange", 0, "white", -3),
        Consequence("forfeit", 1, "white", -2),
    )


def test_a_direct_blue_has_no_effects_but_the_forfeit() -> None:
    entries = score_entries(paid(white(0), white(1), blue(1)), RULES, TABLES["imperium"])
    assert entries[-1].effects == (Consequence("forfeit", 0, "white", -1),)


def test_what_a_partner_is_credited_is_the_award_itself_and_no_effect() -> None:
    rules = romestecq.Romestecq(romestecq.Options())
    view = Match(rules, Header("romestecq", 1)).view(0)
    ledger = view.ledger.credit(Award(1, "village", "6.8", 1, 2, rules.spec.units[0]), rules.credit)
    (entry,) = score_entries(replace(view, ledger=ledger, turn=0), rules, baize())
    assert entry.after == ((2,), (2,), (0,), (0,))
    assert entry.effects == ()


def test_an_empty_table_has_no_deal() -> None:
    assert deal_shown(empty()) == 0
    assert score_entries(empty(), RULES, TABLES["imperium"]) == ()


def test_awards_and_what_they_cause_add_up_to_what_a_deal_has_changed() -> None:
    for game, number in GAMES:
        rules, table = VARIANTS[game][number], TABLES[game]
        for beat in beats(rules, 6):
            view, entries = beat.after, score_entries(beat.after, rules, table)
            assert all(entry.award.deal == deal_shown(view) for entry in entries)
            opening = entries[0].before if entries else view.ledger.holdings
            for seat, (then, now) in enumerate(zip(opening, view.ledger.holdings, strict=True)):
                for place, unit in enumerate(rules.spec.units):
                    awarded = sum(
                        entry.award.amount
                        for entry in entries
                        if entry.award.to >= 0
                        and rules.spec.allies(entry.award.to, seat)
                        and entry.award.unit == unit
                    )
                    caused = sum(
                        effect.change
                        for entry in entries
                        for effect in entry.effects
                        if effect.seat == seat and effect.unit == unit
                    )
                    assert awarded + caused == now[place] - then[place]


def test_ecarte_tells_who_is_vulnerable_what_was_exchanged_and_how_many_tricks_are_wanted() -> None:
    rules, table = VARIANTS["ecarte"][0], TABLES["ecarte"]
    keys = {note.key for seed in range(8) for beat in beats(rules, seed) for note in table.notes(beat.after)}
    assert keys == {"vulnerable", "exchanged", "king", "tricks", "tricks_taken"}


@pytest.mark.parametrize(
    ("game", "enough", "every"), [("ecarte", 3, 5), ("imperium", 3, 5), ("imperiale", 7, 12)]
)
def test_tricks_are_counted_toward_what_they_bring_as_long_as_that_can_be_reached(
    game: str, enough: int, every: int
) -> None:
    rules, table, seen = VARIANTS[game][0], TABLES[game], set()
    for beat in (beat for seed in range(8) for beat in beats(rules, seed)):
        view = beat.after
        notes = [note for note in table.notes(view) if note.key.startswith("tricks")]
        counts = [sum(trick.taker == seat for trick in view.tricks) for seat in range(2)]
        over, left = view.turn < 0, every - len(view.tricks)
        wanted = [enough if count < enough else every for count in counts]
        reach = [not over and count + left >= goal for count, goal in zip(counts, wanted, strict=True)]
        goals = [goal if near else None for goal, near in zip(wanted, reach, strict=True)]
        assert [(note.seat, note.number, note.goal) for note in notes] == [
            (seat, counts[seat], goals[seat]) for seat in range(2) if view.tricks or view.trick.cards
        ]
        assert [note.key for note in notes] == ["tricks" if note.goal else "tricks_taken" for note in notes]
        seen |= set(goals)
    assert {None, enough} <= seen <= {None, enough, every}
