"""A match told again: to programs in objects, to people in words, to a seat only what it may know."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from game.catalogue import find
from game.cli.story import Retold, Storyteller, retell, words
from game.core.cards import CHANCE, TABLE
from game.core.event import Awarded, Said, Took, TrickTaken
from game.core.transcript import entry_text
from game.core.view import View
from game.session.match import Match
from game.session.players import Player, players_of
from game.storage.files import document
from game.storage.match_file import KIND, MatchScore, body
from game.telling.captions import Captions
from game.telling.log import tell_event
from tests.cli.command_line import call, match, objects, text
from tests.laws.walks import IDS

GAMES = pytest.mark.parametrize("game_id", IDS)
KEYS = ["seat", "move", "awards", "holdings", "deal", "over"]
AWARD_KEYS = ["step", "rule", "to", "from", "amount", "unit"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.txt"


@GAMES
def test_one_object_an_entry_with_what_was_paid_and_what_is_held(
    game_id: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = match(game_id)
    file.write_text(text(game_id), "utf-8")
    assert call("replay", str(file), "--json") == 0
    told = objects(capsys.readouterr().out)
    rules = find(game_id).rules(find(game_id).options())
    table = Match(rules, log.header)
    assert len(told) == len(log.entries)
    for each, entry in zip(told, log.entries, strict=True):
        before = table.view(0).ledger
        table.submit(entry.seat, entry.move, 0)
        after = table.view(0).ledger
        assert list(each) == KEYS
        assert each["seat"] == (None if entry.seat == CHANCE else entry.seat)
        assert each["move"] == entry_text(entry, rules.spec.pack).partition(" ")[2]
        assert each["holdings"] == [dict(zip(rules.spec.units, held, strict=True)) for held in after.holdings]
        assert each["deal"] == before.finished + 1
        assert each["over"] == table.over
        fresh = after.awards[len(before.awards) :]
        assert [(a["step"], a["rule"], a["to"], a["amount"], a["unit"]) for a in each["awards"]] == [
            (a.step, a.rule, None if a.to == TABLE else a.to, a.amount, a.unit) for a in fresh
        ]
        assert all(list(award) == AWARD_KEYS for award in each["awards"])
    assert told[-1]["over"]


@GAMES
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_hears_no_card_it_may_not_see(
    game_id: str, seat: int, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = match(game_id)
    file.write_text(text(game_id), "utf-8")
    call("replay", str(file), "--json")
    everything = objects(capsys.readouterr().out)
    call("replay", str(file), "--json", "--seat", str(seat))
    heard = objects(capsys.readouterr().out)
    for full, mine, entry in zip(everything, heard, log.entries, strict=True):
        hidden = full["move"].startswith(("deal ", "lay ")) and entry.seat != seat
        assert mine["move"] == (full["move"].split()[0] if hidden else full["move"])
        assert {**full, "move": ""} == {**mine, "move": ""}


@GAMES
def test_the_story_of_a_seat_names_no_hidden_card(
    game_id: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = match(game_id, most=1)
    file.write_text(text(game_id, most=1), "utf-8")
    call("replay", str(file), "--seat", "1")
    story = capsys.readouterr().out
    rules = find(game_id).rules(find(game_id).options())
    table = Match(rules, log.header)
    table.submit(CHANCE, log.entries[0].move, 1)
    view: View[Any] = table.view(1)
    hidden = rules.spec.pack.full & ~view.hand & ~view.shown
    for place in view.hidden:
        if place.sure.bit_count() == place.size:  # a partner's hand, which he lays open
            hidden &= ~place.sure
    for card in range(rules.spec.pack.size):
        assert (rules.spec.pack.spell(card) in story) == (not hidden >> card & 1)


@GAMES
def test_the_story_is_told_in_words_with_captions_for_everything(
    game_id: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in range(6):
        file.write_text(text(game_id, seed), "utf-8")
        assert call("replay", str(file)) == 0
        story = capsys.readouterr().out
        assert f"{game_id}." not in story
        assert "cli.story" not in story
        assert "{" not in story
        assert "The match is over" in story
        assert "Deal 1: " in story


@GAMES
def test_a_saved_match_and_standard_input_serve_as_well(
    game_id: str,
    file: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file.write_text(text(game_id), "utf-8")
    call("replay", str(file), "--json")
    expected = capsys.readouterr().out
    saved = tmp_path / "saved.json"
    pack = find(game_id).rules(find(game_id).options()).spec.pack
    plain = body(match(game_id), MatchScore(((0,), (0,)), 0, over=False), "", "", pack)
    saved.write_text(document(KIND, plain), "utf-8")
    assert call("replay", str(saved), "--json") == 0
    assert capsys.readouterr().out == expected
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))
    assert call("replay", "-", "--json") == 0
    assert capsys.readouterr().out == expected


@GAMES
def test_legal_moves_at_every_prefix_of_a_match(
    game_id: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = text(game_id).splitlines()
    start = lines.index("") + 1
    for length in (0, 1, 2, 3, 5, 8, 13, len(lines) - start):
        file.write_text("\n".join(lines[: start + length]), "utf-8")
        assert call("legal", str(file), "--json") == 0
        (answer,) = objects(capsys.readouterr().out)
        following = lines[start + length] if start + length < len(lines) else ""
        if not following:
            assert answer == {"seat": None, "moves": [], "over": True}
        elif following.startswith("*"):
            assert answer == {"seat": None, "moves": [], "over": False, "awaits": "deal"}
        else:
            seat, _, move = following.partition(" ")
            assert list(answer) == ["seat", "moves", "over"]
            assert answer["seat"] == int(seat)
            assert move in answer["moves"]
            assert not answer["over"]
        call("legal", str(file))
        words = capsys.readouterr().out
        assert words.splitlines()[1:] == [f"  {move}" for move in answer["moves"]]


def test_a_stacked_pack_is_filled_in_pack_order(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text("parlour-tricks transcript 1\ngame ecarte\n* deal KS QH …\n", "utf-8")
    assert call("replay", str(file), "--json") == 0
    (told,) = objects(capsys.readouterr().out)
    assert told["move"].startswith("deal KS QH 7S 8S 9S TS JS QS AS 7H")
    assert len(told["move"].split()) == 33


def test_every_legal_move_can_be_written_below_the_transcript(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = text("ecarte", most=1)
    file.write_text(log, "utf-8")
    call("legal", str(file), "--json")
    answer = json.loads(capsys.readouterr().out)
    for move in answer["moves"]:
        file.write_text(f"{log}{answer['seat']} {move}\n", "utf-8")
        assert call("legal", str(file)) == 0


def test_what_is_announced_with_a_card_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deal = "* deal KC 9D QC KD 8C TD AC 9C 9H 8H KS QD JH TH AH QS TS 6C 7H AS …"
    lines = ("parlour-tricks transcript 1", "game romestecq", "dealer 3", deal, "0 play KC", "1 play QC")
    file.write_text("\n".join(lines), "utf-8")
    assert call("replay", str(file), "--seat", "2") == 0
    said = [line for line in capsys.readouterr().out.splitlines() if "Part of" in line]
    assert len(said) == 1
    assert said[0].endswith("“Part of a double rome.”")


def test_what_goes_from_pot_to_pot_is_told_of_no_player(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(text("gleek", trick_surplus="ruff_pot"), "utf-8")
    assert call("replay", str(file)) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if "carried" in line]
    assert lines
    assert all(line.endswith(" into the ruff pot. (§11.9)") for line in lines)


def told(file: Path, capsys: pytest.CaptureFixture[str], match_text: str, *more: str) -> list[str]:
    file.write_text(f"parlour-tricks transcript 1\n{match_text}", "utf-8")
    assert call("replay", str(file), *more) == 0
    return capsys.readouterr().out.splitlines()


def test_who_has_no_name_that_shows_is_called_by_the_seat_in_every_line(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = told(file, capsys, "game gleek\nplayer 0 Ada\u200b\nplayer 1 \u200b\u200d, bold, expert\n")
    assert story[1] == "Ada – Seat 1, bold, expert – Seat 2"
    assert "Seat 1 0 pence" in story[-1]


ROMESTECQ = "* deal KC 9D QC KD 8C TD AC 9C 9H 8H KS QD JH TH AH QS TS 6C 7H AS …"


def test_a_seat_is_told_the_hand_its_partner_lays_open(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = told(file, capsys, f"game romestecq\ndealer 3\n{ROMESTECQ}\n", "--seat", "0")
    assert [line.split()[1] for line in story if "holds" in line] == ["0", "1"]
    hidden = told(
        file, capsys, f"game romestecq\noption partners_show false\ndealer 3\n{ROMESTECQ}\n", "--seat", "0"
    )
    assert [line.split()[1] for line in hidden if "holds" in line] == ["0"]


STOCK = """game gleek
option stock_exchange draw_first
dealer 2
* deal …
1 say pass
2 say pass
"""


def test_a_draw_another_lets_happen_is_told_with_its_cards_and_to_a_seat_with_their_number(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Seat 0 draws 8C 9C TC JC QC KC AC." in told(file, capsys, STOCK)
    assert "Seat 0 draws 8C 9C TC JC QC KC AC." in told(file, capsys, STOCK, "--seat", "0")
    assert "Seat 0 draws 7 cards." in told(file, capsys, STOCK, "--seat", "1")
    named = f"player 0 You\nplayer 1 Ada, club\nplayer 2 Ben, club\n{STOCK}"
    assert "You draw 7 cards." in told(file, capsys, named, "--seat", "1")


def test_a_single_card_is_drawn_as_one(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exchange = "0 say propose\n1 say accept\n0 lay 7D\n0 say done\n"
    deal = "* deal KH AS 7D QS TC 8D 9C 8C JH 7C 9S 7S KS …"
    story = told(file, capsys, f"game ecarte\ndealer 1\n{deal}\n{exchange}", "--seat", "1")
    assert "Seat 0 draws a card." in story


TAROCK = """game illustrated_tarock
dealer 2
* deal …
0 say three
1 say pass
2 say pass
0 say done
0 take 1
"""


def test_packets_are_counted_from_one_and_what_is_done_without_a_word_is_not_an_empty_line(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = told(file, capsys, TAROCK)
    assert "Seat 0: “No more bonuses.”" in story
    assert "Seat 0 takes packet 2." in story


@GAMES
def test_no_line_says_nothing(game_id: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in range(3):
        file.write_text(text(game_id, seed), "utf-8")
        call("replay", str(file))
        lines = capsys.readouterr().out.splitlines()
        assert not [line for line in lines if line.endswith((": ", ".."))]
        bare = [at for at, line in enumerate(lines) if not line.strip()]
        assert all(lines[at + 1].startswith("Deal ") for at in bare)


def test_games_won_within_a_match_are_told_and_who_wins_it(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    won = []
    for seed in range(4):
        file.write_text(text("ecarte", seed, match_games=3), "utf-8")
        call("replay", str(file))
        lines = capsys.readouterr().out.splitlines()
        games = [line.split()[0] for line in lines if line.endswith(" wins the game.")]
        assert len(games) in (2, 3)
        assert lines[-1] == f"{games[-1]} wins the match."
        assert games.count(games[-1]) == 2
        won.append(games[-1])
    assert set(won) == {"South", "North"}
    file.write_text(text("ecarte", 1), "utf-8")
    call("replay", str(file))
    assert "wins the game" not in capsys.readouterr().out


@GAMES
def test_the_match_goes_to_the_side_that_has_most(
    game_id: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = find(game_id).rules(find(game_id).options())
    for seed in range(4):
        log = match(game_id, seed)
        table = Match.restore(rules, log)
        worth = rules.worth(table.view(0).ledger.holdings)
        file.write_text(text(game_id, seed), "utf-8")
        call("replay", str(file))
        last = capsys.readouterr().out.splitlines()[-1]
        names = ("South", "North", *(f"Seat {seat}" for seat in range(2, rules.spec.seats)))
        for seat, name in enumerate(names):
            best = any(
                worth[ally] == max(worth) for ally in range(len(worth)) if rules.spec.allies(seat, ally)
            )
            assert (name in last) == best or last == "The match is drawn.", last


def test_equal_totals_share_the_match_or_leave_it_drawn() -> None:
    rules = find("sheepshead").rules(find("sheepshead").options())
    log = match("sheepshead", most=1)
    retold = Retold(log.header, rules, (), (), ())
    teller = Storyteller(retold, words(), None)
    ends = {
        (3, -6, 3, 0, 0): "South and Seat 2 share the match.",
        (9, 9, -6, -6, -6): "South and North share the match.",
        (0, 0, 0, 0, 0): "The match is drawn.",
        (1, 2, 5, -4, -4): "Seat 2 wins the match.",
    }
    for points, sentence in ends.items():
        assert teller.match_won(tuple((each,) for each in points), rules.spec.sides) == sentence


@GAMES
def test_what_the_log_at_the_table_tells_is_told_in_the_same_words(
    game_id: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log, rules = match(game_id), find(game_id).rules(find(game_id).options())
    file.write_text(text(game_id), "utf-8")
    call("replay", str(file))
    lines = {line.strip().partition(" (§")[0] for line in capsys.readouterr().out.splitlines()}
    seats = enumerate(players_of(log.header, rules.spec.seats))
    players = tuple(Player(each.name or f"Seat {seat}") for seat, each in seats)
    captions = Captions(words(), game_id, rules.spec, players, None)
    beats = [told.beat for told in retell(str(file), None).told]
    kinds = Said | Took | TrickTaken | Awarded
    seen = [
        (event, beat.before.public.phase)
        for beat in beats
        for event in beat.events
        if isinstance(event, kinds)
    ]
    assert {type(event) for event, _ in seen} >= {TrickTaken, Awarded}
    for event, phase in seen:
        (line,) = tell_event(event, phase, captions, ())
        assert line in lines
