"""A move that is not allowed is refused with the rule against it, in the words of the game and with the paragraph."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.catalogue import find
from game.cli.story import words
from game.core.cards import CHANCE
from game.core.move import Deal, IllegalMove, Lay, Move, Play, Say, Take
from game.core.rules import Rules
from game.core.transcript import Header
from game.session.match import Forbidden, Match, StaleSave
from game.wording import why
from tests.cli.command_line import call
from tests.laws.test_texts import paragraphs
from tests.laws.walks import IDS, tables, walk

GAMES = pytest.mark.parametrize("game_id", IDS)
STOOD = "* deal KH AS 7D QS TC 8D 9C 8C JH 7C 9S 7S KS …\n0 say stand\n"


@pytest.mark.parametrize(
    ("game", "entries", "says"),
    [
        ("ecarte", "dealer 1\n* deal …\n0 play 7S\n", "first say whether there is to be an exchange (§4.1)."),
        ("ecarte", "dealer 1\n* deal …\n0 say accept\n", "only the dealer answers a proposal (§4.2)."),
        (
            "ecarte",
            f"dealer 1\n{STOOD}0 play KH\n1 play QS\n",
            "Line 8: 'play QS' is not allowed now: you must follow suit: play JH (§7.2).",
        ),
        ("gleek", "dealer 0\n* deal …\n2 say bid 20\n", "bid 13 or pass (§6.4)."),
        ("illustrated_tarock", "dealer 2\n* deal …\n0 play T1\n", "first answer the question (§3.3)."),
        (
            "illustrated_tarock",
            "dealer 2\n* deal …\n0 say three\n1 say pass\n2 say pass\n0 say done\n0 take 9\n",
            "the packets of this bid are numbered from 0 to 1 (§3.2).",
        ),
        ("sheepshead", "dealer 4\n* deal …\n0 say crack\n", "that can’t be said now (§3.3)."),
    ],
)
def test_the_command_line_says_why(
    game: str, entries: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.txt"
    file.write_text(f"parlour-tricks transcript 1\ngame {game}\n\n{entries}", "utf-8")
    for command in ("legal", "replay"):
        assert call(command, str(file)) == 2
        told = capsys.readouterr().err
        assert "is not allowed now: " in told
        assert told.endswith(f"{says}\n"), told


def moves(rules: Rules[Any, Any], dice: Random) -> list[Move]:
    """List moves of every kind, most of which are not allowed, whenever it is."""
    one, two, three, four = dice.sample(range(rules.spec.pack.size), 4)
    words = [*dice.sample(rules.spec.words, min(4, len(rules.spec.words))), "boo"]
    spoken = [Say(word, dice.choice((None, None, 1, 99))) for word in words]
    done = (Lay(three), Lay(four, shown=True), Take(0), Take(9), Deal(()))
    return [*spoken, Play(one), Play(two), dice.choice(done)]


@GAMES
def test_whatever_is_forbidden_in_whatever_position_has_a_reason_in_words(game_id: str) -> None:
    dice, captions, known = Random(11), words(), paragraphs(game_id)
    for options, rules in tables(game_id, dice, 5):
        log = list(walk(rules, dice, 60))
        match: Match[Any, Any] = Match(
            rules, Header(game_id, 1, tuple(options.items()), (), log[0].before.dealer)
        )
        for step in log:
            match.submit(step.entry.seat, step.entry.move, 0)
            if match.turn < 0:
                continue
            for move in [move for move in moves(rules, dice) if move not in match.view(match.turn).moves]:
                with pytest.raises(IllegalMove) as refused:
                    match.submit(match.turn, move, 0)
                error = refused.value
                if isinstance(error, Forbidden):
                    told = why(captions, rules.spec, error.reason)
                    assert told, move
                    assert "{" not in told
                    assert error.reason is not None
                    assert error.reason.rule in known
                    assert told.endswith(f"(§{error.reason.rule})")
                else:
                    assert str(error).startswith("Nobody says 'boo'") or "without a number" in str(error)


def test_a_damaged_match_keeps_the_reason_with_the_place() -> None:
    game = find("ecarte")
    rules = game.rules(game.options())
    match: Match[Any, Any] = Match(rules, Header("ecarte", 1))
    match.shuffle(Random(1), 0)
    with pytest.raises(IllegalMove):
        match.submit(1, Say("accept"), 0)
    log = match.transcript()
    bad = type(log)(log.header, (*log.entries, type(log.entries[0])(1, Say("accept"))))
    with pytest.raises(
        StaleSave, match=r"Entry 2 can't be played: 'say accept' is not allowed now\."
    ) as stale:
        Match.restore(rules, bad)
    assert stale.value.forbidden is not None
    assert why(words(), rules.spec, stale.value.forbidden.reason) == (
        "Only the dealer answers a proposal (§4.2)"
    )
    wrong = type(log)(log.header, (type(log.entries[0])(CHANCE, Say("accept")),))
    with pytest.raises(StaleSave) as stale:
        Match.restore(rules, wrong)
    assert stale.value.forbidden is None
