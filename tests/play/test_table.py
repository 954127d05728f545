"""The state of a table, led on by what happens to it, without a screen."""

from random import Random
from typing import Any

import pytest

from game.catalogue import find, rules_for
from game.core.event import Said
from game.core.record import replace
from game.core.transcript import Header
from game.play.table.effects import ShowNotice, TellAloud, Topic
from game.play.table.inputs import (
    CloseDeclared,
    CloseLastTrick,
    Event,
    Intent,
    MomentSeen,
    ScoreSeen,
    ShowLastTrick,
    TimePassed,
    ToggleDeclared,
    ToggleLine,
    ToggleLog,
)
from game.play.table.state import Declared, TableFacts, TableState
from game.play.table.update import update
from game.session.match import AnyMatch, Match
from game.session.players import Player
from game.stage.motion import Mark, MarkKind
from game.telling.captions import Captions
from tests.laws.test_texts import english

KINGS = Declared(1, "The Marquise", "Gleek of kings", ("KH", "KD", "KS"), "Gleek of kings")


class Sitting:
    """A table, and what follows from all that happens to it."""

    def __init__(self, game: str, plies: int = 0) -> None:
        rules = rules_for(game, {})
        self.match: AnyMatch = Match(rules, Header(game, rules.spec.edition))
        dice = Random(1)
        self.match.shuffle(dice, 0)
        for _ in range(plies):
            turn = self.match.turn
            self.match.submit(turn, dice.choice(self.match.view(turn).moves), 0)
        players = tuple(Player(name, "club") for name in ("You", "Ada", "Ben"))[: rules.spec.seats]
        self.facts = TableFacts(find(game), Captions(english(), game, rules.spec, players, 0))
        told = self.match.told(0)
        self.state = TableState(self.match.view(0), tuple(enumerate(told, 1)))
        self.effects: list[Any] = []

    def send(self, *happened: Intent | Event) -> TableState:
        for each in happened:
            self.state, effects = update(self.facts, self.state, each)
            self.effects += effects
        return self.state


def test_the_log_is_opened_and_closed_and_told() -> None:
    table = Sitting("ecarte")
    assert table.send(ToggleLog()).lookups.log
    assert not table.send(ToggleLog()).lookups.log
    assert table.effects == [TellAloud(Topic.LOG), TellAloud(Topic.SCORE)]


def test_lines_of_the_score_are_opened_one_by_one() -> None:
    table = Sitting("ecarte")
    assert table.send(ToggleLine("a"), ToggleLine("b")).lookups.lines == {"a", "b"}
    assert table.send(ToggleLine("a")).lookups.lines == {"b"}


def test_the_last_trick_is_shown_where_there_is_one() -> None:
    table = Sitting("ecarte")
    before = table.state
    assert table.send(ShowLastTrick()) is before
    assert table.effects == [ShowNotice("no_last_trick")]
    table = Sitting("ecarte", plies=14)
    assert table.state.view.tricks
    assert table.send(ShowLastTrick()).lookups.last_trick
    assert not table.send(CloseLastTrick()).lookups.last_trick


def test_what_was_declared_is_put_away_and_shown_again() -> None:
    table = Sitting("gleek")
    table.send(ToggleDeclared())
    table.state = replace(table.state, declared=(KINGS,))
    assert table.send(CloseDeclared()).declared_open == ()
    assert table.send(ToggleDeclared()).declared_open == (KINGS,)
    assert table.send(ToggleDeclared()).declared_open == ()
    told = [TellAloud(Topic.DECLARED), TellAloud(Topic.DECLARED_PUT_AWAY)]
    assert table.effects == [ShowNotice("none_declared"), *told]


def test_a_word_is_seen_until_it_has_been_read() -> None:
    table = Sitting("ecarte")
    view = table.state.view
    said = Mark(0.0, MarkKind.SAY, Said(1, "propose", None))
    assert table.send(MomentSeen(said, view, view, 10.0)).said[1].text == "I propose."
    assert 1 in table.send(TimePassed(12.8)).said
    assert 1 not in table.send(TimePassed(12.91)).said
    before = table.state
    assert table.send(TimePassed(13.0)) is before


@pytest.mark.parametrize("word", ["stand", "accept"])
def test_nothing_stays_of_a_deal_once_the_next_is_shuffled(word: str) -> None:
    table = Sitting("ecarte")
    view = table.state.view
    table.state = replace(table.state, declared=(KINGS,))
    said = Mark(0.0, MarkKind.SAY, Said(0, word, None))
    assert table.send(MomentSeen(said, view, view, 0.0)).said
    state = table.send(MomentSeen(Mark(0.0, MarkKind.SHUFFLE), view, view, 1.0))
    assert (state.said, state.declared) == ({}, ())


def test_a_change_of_the_score_is_seen_for_a_moment() -> None:
    table = Sitting("ecarte")
    view = table.state.view
    paid = replace(view, ledger=replace(view.ledger, holdings=((0,), (0,))))
    had = replace(view, ledger=replace(view.ledger, holdings=((0,), (3,))))
    assert table.send(ScoreSeen(had, paid, 1.0)).gains[1].text == "−3"
    assert not table.send(TimePassed(2.9)).gains
