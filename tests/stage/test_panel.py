"""What the score panel is told."""

from dataclasses import replace

from game.core.cards import CHANCE, NOBODY, TABLE
from game.core.score import Award, Ledger
from game.core.transcript import Header
from game.core.view import View
from game.rules import imperium, romestecq
from game.session.match import Match
from game.stage.panel import Effect, deal_shown, panel
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
    board = panel(paid(white(1, 2), white(0, 2), white(0)), RULES, TABLES["imperium"])
    last = board.entries[-1]
    assert last.before == ((0, 2), (0, 2))
    assert last.after == ((1, 0), (0, 0))
    assert last.effects == (
        Effect("exchange", 0, "blue", 1),
        Effect("exchange", 0, "white", -3),
        Effect("forfeit", 1, "white", -2),
    )
    assert [row.holding for row in board.rows] == [(1, 0), (0, 0)]
    assert [row.gain for row in board.rows] == [(1, 0), (0, 0)]


def test_the_pool_holds_what_the_players_do_not() -> None:
    board = panel(paid(blue(0), white(1, 2)), RULES, TABLES["imperium"])
    assert board.pool == {("blue", TABLE): 7, ("white", TABLE): 2}


def test_a_direct_blue_has_no_effects_but_the_forfeit() -> None:
    board = panel(paid(white(0), white(1), blue(1)), RULES, TABLES["imperium"])
    assert board.entries[-1].effects == (Effect("forfeit", 0, "white", -1),)


def test_what_a_partner_is_credited_is_the_award_itself_and_no_effect() -> None:
    rules = romestecq.Romestecq(romestecq.Options())
    view = Match(rules, Header("romestecq", 1)).view(0)
    ledger = view.ledger.credit(Award(1, "village", "6.8", 1, 2, rules.spec.units[0]), rules.credit)
    board = panel(replace(view, ledger=ledger, turn=0), rules, baize())
    assert [row.holding for row in board.rows] == [(2,), (2,), (0,), (0,)]
    assert board.entries[-1].effects == ()


def test_an_empty_table_has_no_deal() -> None:
    board = panel(empty(), RULES, TABLES["imperium"])
    assert board.deal == 0
    assert board.entries == ()
    assert board.prompt.asks == "deal"


def test_every_view_of_a_match_has_its_panel() -> None:
    for game, number in GAMES:
        rules, table = VARIANTS[game][number], TABLES[game]
        for beat in beats(rules, 5):
            view = beat.after
            board = panel(view, rules, table)
            assert [row.holding for row in board.rows] == list(view.ledger.holdings)
            assert all(entry.award.deal == board.deal == deal_shown(view) for entry in board.entries)
            assert sum(row.tricks for row in board.rows) == len(view.tricks)
            assert sum(row.deals for row in board.rows) == 1
            assert sum(row.acts for row in board.rows) == (view.turn not in (CHANCE, NOBODY))
            assert sum(row.leads for row in board.rows) == bool(view.trick.cards)
            assert board.over == (view.turn == NOBODY)
            assert (board.prompt.asks == "wait") == (view.turn > view.me)


def test_awards_add_up_to_the_gain() -> None:
    for game, number in GAMES:
        rules, table = VARIANTS[game][number], TABLES[game]
        for beat in beats(rules, 6):
            board = panel(beat.after, rules, table)
            for row in board.rows:
                for unit, gain in zip(board.units, row.gain, strict=True):
                    awarded = sum(
                        entry.award.amount
                        for entry in board.entries
                        if entry.award.to >= 0
                        and rules.spec.allies(entry.award.to, row.seat)
                        and entry.award.unit == unit
                    )
                    caused = sum(
                        effect.change
                        for entry in board.entries
                        for effect in entry.effects
                        if effect.seat == row.seat and effect.unit == unit
                    )
                    assert awarded + caused == gain


def test_what_is_asked_follows_from_the_moves() -> None:
    asked = set()
    for game, number in GAMES:
        rules, table = VARIANTS[game][number], TABLES[game]
        for seed in range(3):
            asked |= {panel(beat.after, rules, table).prompt.asks for beat in beats(rules, seed)}
    assert asked == {"lead", "follow", "lay", "say", "take", "wait", "deal", "over"}


def test_ecarte_tells_who_is_vulnerable_and_what_was_exchanged() -> None:
    rules, table = VARIANTS["ecarte"][0], TABLES["ecarte"]
    keys = {note.key for seed in range(8) for beat in beats(rules, seed) for note in table.notes(beat.after)}
    assert keys == {"vulnerable", "exchanged", "king"}
