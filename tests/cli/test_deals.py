"""The commands deal and code, and the list of problems."""

import json
from datetime import date
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES, find, pack_of, rules_for
from game.core.cards import CHANCE, mask
from game.core.deal_code import day_pack, grouped
from game.core.move import Deal
from game.core.record import replace
from game.core.transcript import Entry, Header, Shuffle, Transcript, read, write
from game.learning.problems import problems
from game.play.deal_codes import DEALER, CodingShuffler, dealt_by, read_code
from game.session.match import Match
from game.storage.match_file import MatchScore, body, fit_to_keep, transcript_from
from tests.cli.command_line import call, text

CODES = ("E000-0020-FYJ4", "G0SJ-ZZZZ-XVT5", "R007-RB94-T2EE", "SES5-6EZ1-AB6K", "TZZZ-Y1V9-61BZ-ZZZA")


@pytest.mark.parametrize("code", CODES)
def test_a_code_is_told_with_all_its_cards(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert call("deal", code.lower(), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["code"] == code
    cards = [card for hand in (*told["hands"], *told["heaps"].values()) for card in hand]
    assert sorted(cards) == sorted(told["pack"])
    rules = rules_for(told["game"], told["options"])
    assert (len(told["hands"]), told["seats"]) == (rules.spec.seats, rules.spec.seats)
    state = rules.play(rules.start(told["dealer"]), Deal(tuple(map(rules.spec.pack.parse, told["pack"]))))
    for seat, hand in enumerate(told["hands"]):
        assert rules.view(state, seat).hand == mask(map(rules.spec.pack.parse, hand))
    assert call("deal", code) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(code)
    assert all(any(" ".join(hand) in line for line in lines) for hand in told["hands"])


@pytest.mark.parametrize("code", ["E000-0020-FYJ5", "E000", "not a code", "", "ZZZZZZZZZZZZ"])
def test_a_bad_code_gets_one_sentence(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert call("deal", code) == 2
    told = capsys.readouterr()
    assert not told.out
    assert told.err.startswith("parlour-tricks: ")
    assert told.err.count("\n") == 1


def begun(game_id: str, *, sealed: bool = False, deals: int = 2) -> Match[Any, Any]:
    """Play deals at random whose shuffles come from codes."""
    rules, dice = rules_for(game_id, {}), Random(15)
    match = Match(rules, Header(game_id, rules.spec.edition, (), ("You",), 0, "2026-11-22"))
    shuffler = CodingShuffler(dice, lambda: sealed)
    while match.shuffles < deals or match.turn >= 0:
        if match.turn == CHANCE:
            shuffler.deal(match, 0, ())
        else:
            match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
    return match


def kept(match: Match[Any, Any], folder: Path) -> tuple[Path, Path]:
    """Keep a match as a transcript and as a saved match."""
    transcript, pack = match.transcript(), match.rules.spec.pack
    ledger = match.view(0).ledger
    score = MatchScore(ledger.holdings, ledger.finished, match.over)
    files = folder / "match.txt", folder / "match.json"
    files[0].write_text(write(transcript, pack), "utf-8")
    files[1].write_text(
        json.dumps({"file": "match", "version": 1, **body(transcript, score, "", "", pack)}), "utf-8"
    )
    return files


@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_a_match_tells_the_codes_of_its_deals(
    game_id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = begun(game_id)
    log = match.transcript()
    codes = [dealt_by(log, number) for number in (1, 2)]
    for code, cards in zip(codes, log.packs, strict=True):
        assert code is not None
        assert code.pack(len(cards)) == cards
        assert read_code(code.text) == code
        assert code.seats == match.rules.spec.seats
    text_file, _ = kept(match, tmp_path)
    assert call("code", str(text_file), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told == [
        {"deal": n, "code": grouped(code.text)} for n, code in enumerate(codes, 1) if code is not None
    ]
    assert call("code", str(text_file)) == 0
    assert f"Deal 2: {told[1]['code']}" in capsys.readouterr().out


def test_code_and_salt_stay_with_a_match_in_both_kinds_of_file(tmp_path: Path) -> None:
    match = begun("ecarte", sealed=True)
    shuffles = match.transcript().header.shuffles
    assert [each.number for each in shuffles] == [1, 2]
    assert all(each.code and len(each.salt) == 32 for each in shuffles)
    for file in kept(match, tmp_path):
        assert transcript_from(file.read_bytes(), pack_of) == match.transcript()


def test_the_salt_of_a_running_deal_is_not_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = begun("imperium", sealed=True, deals=1)
    over = match.transcript()
    salt = over.header.shuffle(1).salt
    for entries, shown in ((over.entries, True), (over.entries[:-1], False)):
        file = tmp_path / "match.txt"
        file.write_text(write(replace(over, entries=entries), match.rules.spec.pack), "utf-8")
        assert call("code", str(file), "--json") == 0
        told = json.loads(capsys.readouterr().out)[0]
        assert ("sealed" in told) == shown
        if shown:
            assert told["sealed"].startswith(f"{salt} ")
            assert sha256(told["sealed"].encode()).hexdigest() == told["fingerprint"]
            assert told["sealed"].split()[1:] == list(map(match.rules.spec.pack.spell, over.packs[0]))


def test_a_code_that_deals_other_cards_is_ignored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = begun("ecarte", deals=1)
    log = match.transcript()
    for code in ("E000000000FF", "E0000WZFC3RR", "M0000TJ633EB", ""):
        header = replace(log.header, shuffles=(Shuffle(1, code),))
        assert dealt_by(replace(log, header=header), 1) is None
    file = tmp_path / "old.txt"
    file.write_text(text("ecarte", 3), "utf-8")
    assert call("code", str(file)) == 1
    assert "no code, because its cards were stated" in capsys.readouterr().out
    file.write_text("parlour-tricks transcript 1\ngame ecarte\n", "utf-8")
    assert call("code", str(file)) == 1
    assert "No cards" in capsys.readouterr().out


def test_the_daily_deal_has_a_code_in_which_its_day_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    day, rules = date(2026, 11, 22), rules_for("ecarte", {})
    header = Header("ecarte", 1, (), ("You",), DEALER, day.isoformat(), (1,))
    log = Transcript(header, (Entry(CHANCE, Deal(day_pack("ecarte", "2026-11-22", 32))),))
    (tmp_path / "daily.txt").write_text(write(log, rules.spec.pack), "utf-8")
    assert call("code", str(tmp_path / "daily.txt"), "--json") == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert call("deal", told["code"], "--json") == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["day"], said["seed"], said["dealer"]) == ("2026-11-22", None, DEALER)
    assert said["pack"] == [rules.spec.pack.spell(card) for card in log.packs[0]]
    assert call("deal", told["code"]) == 0
    assert "today’s deal of 2026-11-22" in capsys.readouterr().out


def test_strange_remarks_about_shuffles_do_no_harm() -> None:
    head = "parlour-tricks transcript 1\ngame ecarte\ndealer 0\n"
    odd = "# shuffle 1 code ----------------\n# shuffle 0\n#shuffle 2 salt 12\n# shuffle 3 code E0000WZFC3RR \r\n"
    found = read(head + odd, pack_of).header.shuffles
    assert [(each.number, each.code) for each in found if each.code] == [(3, "E0000WZFC3RR")]
    assert fit_to_keep(read(head + odd, pack_of).header).shuffles == found


def test_what_is_dealt_anew_after_undo_has_a_code_of_its_own() -> None:
    match = begun("ecarte", deals=1)
    shuffler, dice = CodingShuffler(Random(4), lambda: False), Random(1)
    shuffler.deal(match, 0, ())
    before = match.transcript().header.shuffles
    match.take_back(0)
    while match.turn != CHANCE:
        match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
    shuffler.deal(match, 0, ())
    after = match.transcript().header.shuffles
    assert before[0] == after[0]
    assert before[1].code != after[1].code
    assert dealt_by(match.transcript(), 2) is not None
    assert match.fork(3).transcript().header.shuffles == after[:1]


def test_each_game_lists_its_problems(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("games", "--json") == 0
    for told in json.loads(capsys.readouterr().out):
        tables = find(told["id"]).answers or ("",)
        assert told["problems"] == [each.id for table in tables for each in problems(told["id"], table)]
