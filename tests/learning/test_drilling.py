"""Questions of drills judged anew: what players find now counts, and not what was written before."""

from pathlib import Path

import pytest

from game.catalogue import rules_for
from game.core.move import Say
from game.core.record import replace
from game.core.transcript import Entry
from game.learning.position import state_after
from game.learning.problem import Judged, Problem, problem_file
from game.resources import root
from tests.tools.problems.drilling import asked_of, kept, main, write_graded

GAME, WORLDS = "ecarte", 80


def clearest() -> tuple[Problem, Problem]:
    """Give the questions before the first exchange of which the answers stand most clear of all others."""
    stored = [each.problem for each in kept(GAME, problem_file(root() / "drills", GAME, ""))]
    first = [each for each in stored if each.theme == "propose" and each.best == (Say("propose"),)]
    one, other, *_ = sorted(first, key=lambda each: each.wrong[0].mean - each.judged[0].mean)
    return one, other


def discarding(asked: Problem) -> Problem:
    """Ask what to discard after the exchange that a question is about: nothing in which the game is drilled."""
    accepted = (Entry(asked.me, Say("propose")), Entry(1 - asked.me, Say("accept")))
    transcript = replace(asked.transcript, entries=(*asked.transcript.entries, *accepted))
    rules = rules_for(GAME, dict(transcript.header.options))
    one, other, *_ = rules.view(state_after(rules, transcript), asked.me).moves
    judged = (Judged((one,), 1.0, 0.0), Judged((other,), 0.0, 0.01))
    return replace(asked, id="undrilled", transcript=transcript, judged=judged)


def test_questions_judged_anew_stand_change_or_go(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stands, changes = clearest()
    best, other = changes.judged
    turned = replace(
        changes, judged=(Judged(other.line, best.mean, 0.0), Judged(best.line, other.mean, 0.01))
    )
    undrilled = discarding(stands)
    path = problem_file(tmp_path, GAME, "")
    write_graded(path, [asked_of(each) for each in (stands, turned, undrilled)])
    assert main([GAME, "--again", "--worlds", f"{WORLDS}", "--minutes", "0", "--into", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    for problem, became in ((stands, "stands"), (turned, "has another answer"), (undrilled, "goes")):
        assert f"{GAME} {problem.id}: {became}\n" in told
    found = {each.problem.id: each.problem for each in kept(GAME, path)}
    assert {*found} == {stands.id, changes.id}
    assert found[stands.id].best == stands.best
    assert found[changes.id].best == changes.best != turned.best
    for each in (stands, changes):
        assert found[each.id].judged != each.judged  # in other worlds
        assert found[each.id].transcript == each.transcript
    assert {each.grade for each in found.values()} > {1}
