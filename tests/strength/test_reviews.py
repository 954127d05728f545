"""Reviews held against a judge: which decisions, how they are judged, what a false alarm is, and what is kept."""

from pathlib import Path

import pytest

from game.catalogue import find
from game.cli.report import Refused
from game.core.move import PLAYS
from tests.tools.strength.reviews import judge
from tests.tools.strength.reviews.decisions import SEEDS, decisions, rules_at
from tests.tools.strength.reviews.figures import Compared, agreement
from tests.tools.strength.reviews.judge import Judgement, Lead, judged
from tests.tools.strength.reviews.keeping import Kept, Reviewed
from tests.tools.strength.reviews.page import Earlier, page

ACE, KING, TEN = PLAYS[0], PLAYS[1], PLAYS[2]


def test_of_a_deal_there_are_two_decisions_at_most_and_each_leaves_a_choice() -> None:
    made = decisions("ecarte", 2, SEEDS["ecarte", 2])
    deals = [each.name.rsplit("/", 1)[0] for each in made]
    assert len(made) == len({each.name for each in made}) == 60
    assert all(deals.count(each) <= 2 for each in deals)
    assert all(len(each.view.moves) > 1 and each.move in each.view.moves for each in made)
    assert [each.name for each in decisions("ecarte", 2, SEEDS["ecarte", 2])] == [each.name for each in made]


def test_moves_are_judged_in_the_same_worlds_until_they_are_clearly_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(judge, "PLAYOUTS", {"ecarte": 20})
    monkeypatch.setattr(judge, "ROUND", 10)
    rules = rules_at("ecarte", 2)
    made = next(
        each for each in decisions("ecarte", 2, SEEDS["ecarte", 2]) if each.view.hand.bit_count() <= 3
    )
    found = judged(find("ecarte"), rules, made.view, made.move, "one")
    assert found == judged(find("ecarte"), rules, made.view, made.move, "one")
    assert made.move in found.gains
    assert set(map(len, found.gains.values())) <= {10, 20}


def test_the_loss_is_how_far_the_best_is_ahead_in_worlds_of_both() -> None:
    found = Judgement({ACE: (4.0, 6.0, 4.0, 6.0), KING: (3.0, 3.0, 3.0, 3.0), TEN: (9.0, 9.0)})
    assert found.best == ACE
    assert found.loss(ACE) == Lead(0.0, 0.0)
    assert found.loss(KING).mean == 2
    assert found.loss(KING).error == pytest.approx((4 / 3 / 4) ** 0.5)


def compared(told: float, error: float, judge: Lead, apart: float = 0.0) -> Compared:
    halves = judge.mean - apart, judge.mean + apart
    return Compared("one", told, error, told > 0, told, judge, halves, 0.5, 1.0)


def test_false_alarms_and_silence_are_counted_beyond_two_standard_errors() -> None:
    assert compared(3.0, 0.6, Lead(1.0, 0.6)).false_alarm
    assert not compared(3.0, 1.0, Lead(1.0, 0.6)).false_alarm
    assert compared(1.0, 0.1, Lead(1.0, 0.6)).unconfirmed
    assert not compared(1.0, 0.1, Lead(1.3, 0.6)).unconfirmed
    assert compared(0.0, 0.0, Lead(1.3, 0.6)).silent
    assert not compared(0.0, 0.0, Lead(0.4, 0.1)).silent
    assert not compared(0.0, 0.0, Lead(1.0, 0.6)).silent


def test_losses_are_correlated_with_an_interval() -> None:
    found = [compared(float(each % 7), 0.1, Lead(each % 7 + each % 3 / 10, 0.1)) for each in range(40)]
    told = agreement(found).told
    assert told is not None
    here, (low, high) = told
    assert low <= here <= high <= 1
    assert here > 0.99
    assert agreement(found[:1]).told is None
    ranked = agreement([*found, compared(99.0, 0.1, Lead(0.0, 0.1))]).ranked
    assert ranked is not None
    assert ranked > 0.8, "no single large loss decides"
    assert agreement(found[:1]).ranked is None
    seed = SEEDS["ecarte", 2]
    whole = page({("ecarte", 2): agreement((found * 2)[:60])})
    row = f"| ecarte | 2 | {seed} | 60 of 60 | 1.00 | +1.00 (+1.00 … +1.00) |"
    assert row in whole
    then = page({}, whole, earlier=Earlier("0123456789", {("ecarte", 2): agreement((found * 2)[:60])}))
    assert then.count(row) == 1, "by the earlier commit alone"
    assert "0123456789 |" in then
    assert "0123456789 |" in page({}, then, earlier=Earlier("", {("ecarte", 2): agreement([])}))
    begun = {("ecarte", 2): agreement(found)}
    assert f"| ecarte | 2 | {seed} | 40 of 60 | not yet |" in page(begun)
    assert row in page(begun, whole), "figures stay until there are new ones"
    assert row not in page(begun, whole.replace(f"| {seed} |", f"| {seed - 1} |")), (
        "but not those of other deals"
    )


def test_the_judge_is_as_reliable_as_its_halves_agree() -> None:
    whole = Judgement({ACE: (4.0, 6.0, 4.0), KING: (3.0, 2.0, 1.0)})
    even, odd = whole.halves
    assert even.gains == {ACE: (4.0, 4.0), KING: (3.0, 1.0)}
    assert odd.gains == {ACE: (6.0,), KING: (2.0,)}
    losses = [Lead(each % 7, 0.1) for each in range(40)]
    agreed = agreement([compared(0.0, 0.1, each) for each in losses]).judge
    assert agreed == pytest.approx(1.0)
    noisy = [compared(0.0, 0.1, each, (-1) ** number * 2.0) for number, each in enumerate(losses)]
    reliable = agreement(noisy).judge  # the losses vary as much as the noise, so the halves do not agree
    assert reliable is not None
    assert reliable < 0.3
    assert agreement(noisy[:1]).judge is None
    against = [compared(0.0, 0.1, Lead(2.0, 0.1), apart) for apart in (1.0, -1.0)]
    assert agreement(against).judge == 0.0


def test_what_was_found_is_kept_and_nobody_else_goes_on_with_it(tmp_path: Path) -> None:
    pack, path = rules_at("ecarte", 2).spec.pack, tmp_path / "found.json"
    found, said = Judgement({ACE: (1.0, 2.5), KING: (0.0,)}), Reviewed(ACE, 1.5, 0.25, True, False, 0.5)
    kept = Kept(path, "one", pack)
    kept.keep_judgement("here", found)
    kept.keep_reviewed("there", said)
    again = Kept(path, "one", pack)
    assert again.judgement("here") == found
    assert again.reviewed("there") == said
    assert again.judgement("nowhere") is None
    with pytest.raises(Refused):
        Kept(path, "another", pack)
    assert Kept(path, None, pack).reviewed("there") == said, "whoever it was"
    path.write_text("{", "utf-8")
    with pytest.raises(Refused, match="move it away"):
        Kept(path, "one", pack)
