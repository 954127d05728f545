"""How a master of Gleek vies: by the book, whose spots are those that occur at the table and whose dice mix."""

from collections import Counter
from functools import partial
from itertools import pairwise
from random import Random

import pytest

from game.bots.gleek import BOTS
from game.bots.gleek.staking import stake, stake_by_book
from game.bots.gleek.talking import wager_now
from game.bots.gleek.vying_book import BOOK, CLASSES, FACES, RAISES, answers, class_of, is_in_book, spot
from game.bots.gleek.wagers import FOUR_ACES, wager
from game.catalogue import find
from game.core.move import Move, Say
from game.core.options import Value
from game.core.rules import Dice
from game.core.view import View
from game.rules.gleek import Gleek, Options, Public, Ruff, State
from game.rules.gleek.phases import SEATS, Call, Word
from game.search.opponents import Choice
from game.search.worlds import imagined
from tests.bots.test_gleek import MIDDLING, RULES, STRONG, WEAK
from tests.rules.gleek_examples import D, E, M, table, vying
from tests.rules.notation import follow
from tests.tools.strength.fitting.gleek_vying import WORDS, Balance, Dealt, Vying, faces, steadied


def asked(rules: Gleek, view: View[Public], dice: Dice) -> Choice[Gleek, State, Public]:
    """Put before somebody what is seen."""
    return Choice(rules, view, dice, 20, partial(imagined, rules))


def said(rules: Gleek, state: State, seed: int) -> Move:
    """Let somebody who goes by the book speak."""
    return stake_by_book(asked(rules, rules.view(state, state.turn), Random(seed)), effort=1).move


def test_the_book_is_written_in_its_letters_and_says_nothing_that_is_forbidden() -> None:
    for (raised, _, room, _), row in BOOK.items():
        rows = row.split()
        assert [len(each) for each in rows] == [FACES] * CLASSES
        letters = {*"".join(rows)}
        assert letters <= {"p", "s", *RAISES}
        assert raised or "s" not in letters
        assert not raised or room or not letters & {*RAISES}


def test_better_ruffs_stay_in_more_often_and_the_best_always() -> None:
    for (raised, *_), row in BOOK.items():
        passing = [each.count("p") for each in row.split()]
        if raised:
            assert all(better <= poorer + 1 for poorer, better in pairwise(passing))
            assert passing[0] > 0
            assert passing[-1] == 0


def test_classes_are_finest_at_the_top_and_mind_who_bought() -> None:
    found = [class_of(value, bought=False) for value in range(20, 75)]
    assert found == sorted(found)
    assert {*found} == {*range(CLASSES)}
    assert class_of(FOUR_ACES, bought=True) == CLASSES - 1
    assert class_of(45, bought=True) < class_of(45, bought=False)


def test_a_master_says_what_the_book_gives_as_often_as_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    state = follow(RULES, vying(RULES, (STRONG, MIDDLING, WEAK), "9D"), "vie 4")
    view = RULES.view(state, state.turn)
    row = " ".join(["ppppsssslo"] * CLASSES)
    monkeypatch.setattr("game.bots.gleek.vying_book.BOOK", {spot(wager_now(view, RULES.options)): row})
    master = find("gleek").bot(RULES, "master")
    words = Counter(master.choose(view, Random(seed), 20).move for seed in range(200))
    assert words[Say(Word.PASS)] == pytest.approx(80, abs=28)
    assert words[Say(Word.SEE)] == pytest.approx(80, abs=28)
    assert words[Say(Word.REVIE, 2)] == pytest.approx(20, abs=17)
    assert words[Say(Word.REVIE, 11)] == pytest.approx(20, abs=17)


def test_a_master_keeps_to_the_book_and_asks_for_the_worth_of_the_stock() -> None:
    assert BOTS.levels["master"].playouts.keys() == {"auction"}


def test_a_ruff_is_answered_for_by_its_class_which_is_lower_for_who_has_bought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = [str(number) * FACES for number in range(CLASSES)]
    monkeypatch.setattr("game.bots.gleek.vying_book.BOOK", {(0, 0, 0, 0): " ".join(rows)})
    for value in (30, 45, FOUR_ACES):
        for owner in (E, M):
            known = answers(value, wager(E, (), 3, owner, Options()))
            assert known == rows[class_of(value, bought=owner == E)]


class Fixed:
    """Dice that always fall alike."""

    def __init__(self, part: float) -> None:
        self._part = part

    def random(self) -> float:
        """Fall."""
        return self._part

    def shuffle(self, _cards: list[int]) -> None:
        """Leave everything as it is."""


@pytest.mark.parametrize(
    ("letter", "move"),
    [
        ("p", Say(Word.PASS)),
        ("s", Say(Word.SEE)),
        ("l", Say(Word.REVIE, 2)),
        ("o", Say(Word.REVIE, 11)),
        ("t", Say(Word.REVIE, 33)),
        ("a", Say(Word.REVIE, 36)),
    ],
)
def test_letters_are_words(monkeypatch: pytest.MonkeyPatch, letter: str, move: Move) -> None:
    """The pot holds 7 pence, to see costs 4, and the level may rise from 4 to 40."""
    state = follow(RULES, vying(RULES, (STRONG, MIDDLING, WEAK), "9D"), "vie 4")
    view = RULES.view(state, state.turn)
    row = " ".join([letter * FACES] * CLASSES)
    monkeypatch.setattr("game.bots.gleek.vying_book.BOOK", {spot(wager_now(view, RULES.options)): row})
    assert stake_by_book(asked(RULES, view, Fixed(0.99)), effort=1).move == move


def test_whoever_may_not_raise_sees_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    state = follow(RULES, vying(RULES, (STRONG, MIDDLING, WEAK), "9D"), "vie 40")
    view = RULES.view(state, state.turn)
    row = " ".join(["l" * FACES] * CLASSES)
    monkeypatch.setattr("game.bots.gleek.vying_book.BOOK", {spot(wager_now(view, RULES.options)): row})
    assert stake_by_book(asked(RULES, view, Fixed(0.0)), effort=1).move == Say(Word.SEE)


@pytest.mark.parametrize("options", [{"ruff_limit": 10}, {"ruff_pass_final": True}, {"ruff_ante": 0}])
def test_where_the_house_vies_otherwise_a_master_thinks_as_an_expert(options: dict[str, Value]) -> None:
    rules = table(options)
    state = vying(rules, (STRONG, MIDDLING, WEAK), "9D")
    assert not is_in_book(rules.options)
    for seed in range(8):
        view = rules.view(state, state.turn)
        assert said(rules, state, seed) == stake(asked(rules, view, Random(seed)), effort=1).move


def test_where_the_book_is_silent_a_master_thinks_as_an_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.bots.gleek.vying_book.BOOK", {})
    state = vying(RULES, (STRONG, MIDDLING, WEAK), "9D")
    view = RULES.view(state, state.turn)
    assert answers(40, wager_now(view, RULES.options)) == ""
    for seed in range(8):
        assert said(RULES, state, seed) == stake(asked(RULES, view, Random(seed)), effort=1).move


# The script that finds the book ----------------------------------------------------------------------------------


def test_spots_of_the_script_are_those_of_the_table() -> None:
    """Whatever is said, both tell where the next speaker stands, and when nothing more is said."""
    dice, met = Random(3), set()
    for _ in range(300):
        state: State = vying(RULES, (STRONG, MIDDLING, WEAK), "9D")
        at = Vying(3)
        while isinstance(state, Ruff):
            view = RULES.view(state, state.turn)
            here = wager_now(view, RULES.options)
            assert (at.seat, at.pot, at.level) == ((view.me - E) % SEATS, here.pot, here.level)
            assert at.spot == spot(here)
            met.add(at.spot)
            move = dice.choice([each for each in view.moves if isinstance(each, Say)])
            at = at.passing() if move.word == Word.PASS else at.paying(move.number or 0)
            state = RULES.play(state, move)
        assert at.over
    assert len(met) > 40


def test_the_pot_goes_to_the_best_ruff_still_in() -> None:
    shown = Vying(3).paying(4).paying(0).passing()
    assert shown.over
    assert [shown.gain(seat, (40, 50, 60)) for seat in range(SEATS)] == [-4, 7, 0]
    assert [shown.gain(seat, (50, 50, 60)) for seat in range(SEATS)] == [7, -4, 0]
    assert Vying(6).passing().passing().passing().gain(1, (40, 50, 60)) == 2


def test_players_learn_to_stay_in_with_good_ruffs_only() -> None:
    deals = [
        Dealt(tuple(Random(number).choices(range(25, 65), k=SEATS)), number % SEATS) for number in range(200)
    ]
    balance = Balance(deals, Random(1))
    balance.learn(4, 300)
    rows = balance.book(1)[1, 3, 0, 2]
    assert rows[0].count("p") > 7
    assert rows[-1].count("p") < 3


def test_ruffs_that_pass_more_often_than_poorer_ones_are_put_together() -> None:
    def row(passed: float, seen: float) -> dict[str, float]:
        return {**dict.fromkeys(WORDS, 0.0), "p": passed, "s": seen}

    assert steadied([row(9, 1), row(2, 8), row(4, 6), row(0, 5)]) == [row(9, 1), *[row(6, 14)] * 2, row(0, 5)]
    assert steadied([row(1, 1), row(2, 1), row(3, 0)]) == [row(6, 2)] * 3


def test_faces_of_a_die_are_shared_out() -> None:
    assert faces({"p": 0.0}) == "p" * FACES
    assert faces({"p": 1.0, "s": 1.0, "l": 1.0}) == "pppp" + "sss" + "lll"
    assert faces({"s": 0.96, "a": 0.04}) == "s" * FACES


def test_company_tells_who_has_still_to_answer() -> None:
    vied = (Call(E, Word.VIE, 4),)
    assert spot(wager(M, vied, 7, D, Options()))[3] == 2
    assert spot(wager(D, (*vied, Call(M, Word.SEE)), 11, D, Options()))[3] == 1
    assert spot(wager(D, (*vied, Call(M, Word.PASS)), 7, D, Options()))[3] == 0
