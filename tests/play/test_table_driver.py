"""Tables are driven through whole deals without a window: what is wanted goes in, and what is to be shown comes out."""

from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES, Game, find, rules_for
from game.core.bot import Decision
from game.core.cards import CHANCE, members
from game.core.record import replace
from game.core.rules import Reason
from game.core.transcript import Header
from game.play.phases import Between, Mine, Over
from game.play.table.driver import TableDriver
from game.play.table.effects import (
    Cue,
    EndDeal,
    LiftOff,
    OpenFigures,
    OpenResult,
    OpenRules,
    ScreenEffect,
    ShowNotice,
    TellAloud,
    Topic,
)
from game.play.table.inputs import (
    AskHint,
    Confirm,
    Leave,
    NextDeal,
    SayWord,
    SeeRules,
    TakePacket,
    Undo,
    UseCard,
)
from game.play.table.state import TableFacts
from game.play.table_session import TableSession
from game.questions import MoveRequest
from game.session.match import AnyMatch, Match
from game.session.worker import Question
from game.stage.pose import viewport_for
from game.storage.settings import DEFAULTS
from game.telling.captions import Captions
from tests.laws.test_texts import english
from tests.session.thinkers import AtOnce

FRAME = 1 / 30
LONGEST = 20_000


class Sheet:
    """A screen that only writes down what is to be done on it."""

    settings = replace(DEFAULTS, speed=0.0)
    speaking = False

    def __init__(self) -> None:
        self.done: list[ScreenEffect] = []

    def perform(self, effect: ScreenEffect) -> str | None:
        self.done.append(effect)
        return (
            type(effect).__name__
            if isinstance(effect, OpenResult | OpenRules | OpenFigures | Leave)
            else None
        )


class Sitting:
    """One table, its driver, and a sheet for its screen."""

    def __init__(self, game: Game, seed: int = 1) -> None:
        rules, dice = rules_for(game.id, {}), Random(seed)
        seats = rules.spec.seats
        header = Header(game.id, rules.spec.edition, players=("You", *["Ada, club"] * (seats - 1)))
        match: AnyMatch = Match(rules, header)

        def answer(question: Question[Any]) -> Any:
            if isinstance(question, MoveRequest):
                return Decision(dice.choice(question.view.moves), Reason("none"))
            return question.answer()

        session = TableSession(match, AtOnce(answer, worlds=2), dice, lambda _: None)
        captions = Captions(english(), game.id, rules.spec, session.players, session.me)
        self.sheet, self.dice = Sheet(), dice
        facts = TableFacts(game, rules, captions, session.header)
        self.driver: TableDriver[str] = TableDriver(facts, session, self.sheet)
        self.driver.shown.lay(viewport_for(1280, 720))

    def until(self, *phases: type) -> str | None:
        """Let seconds pass until the table waits for one of these; tell where it has led last."""
        led = None
        for _ in range(LONGEST):
            led = self.driver.pass_time(FRAME, still=True) or self.driver.poll() or led
            if isinstance(self.driver.state.phase, phases):
                return led
        message = f"the table never came to {phases}"
        raise AssertionError(message)

    def decide(self) -> None:
        """Do the first thing there is to do, and of an exchange as little as may be."""
        driver, choices = self.driver, self.driver.state.turn.choices
        if choices.exchanging:
            for card in members(choices.lays):
                if driver.state.turn.exchange.finished:
                    break
                driver.send(UseCard(card))
            driver.send(Confirm())
        elif choices.plays:
            driver.send(UseCard(members(choices.plays)[0]))
        elif choices.words:
            driver.send(SayWord(choices.words[-1].word))
        else:
            driver.send(TakePacket(choices.packets[0]))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_deal_is_played_from_the_shuffle_to_its_result(game: Game) -> None:
    table = Sitting(game)
    made, led = 0, None
    for _ in range(LONGEST):
        led = table.until(Mine, Between, Over)
        if not table.driver.state.ready:
            break
        table.decide()
        made += 1
    assert led == "OpenResult"
    assert made
    assert table.sheet.done[-1] == OpenResult(1)
    kinds = [type(each) for each in table.sheet.done]
    assert kinds.count(EndDeal) == 1
    assert Cue("your_turn") in table.sheet.done
    assert LiftOff in kinds
    if isinstance(table.driver.state.phase, Between):
        table.driver.send(NextDeal())
        table.until(Mine, Between, Over)
        assert table.driver.session.match.shuffles > 1
        told = enumerate(table.driver.state.beats)
        assert [place for place, (_, beat) in told if beat.seat == CHANCE] == [0], (
            "one deal is told at a time"
        )


def test_an_undo_gives_back_the_turn_and_says_so_where_there_is_nothing() -> None:
    table = Sitting(find("imperium"))
    table.until(Mine)
    table.driver.send(Undo())
    assert table.sheet.done[-1] == ShowNotice("nothing_to_undo")
    hand = table.driver.state.view.hand
    table.decide()
    table.until(Mine)
    assert table.driver.state.view.hand != hand
    table.driver.send(Undo())
    assert Cue("undo") in table.sheet.done
    table.until(Mine)
    assert table.driver.state.view.hand == hand


def test_a_hint_is_asked_for_and_told() -> None:
    table = Sitting(find("romestecq"))
    table.until(Mine)
    table.driver.send(AskHint())
    for _ in range(LONGEST):
        table.driver.poll()
        if table.driver.state.hint:
            break
    hinted = table.driver.state.hinted
    assert hinted & table.driver.state.turn.choices.plays == hinted
    assert hinted
    assert table.sheet.done[-1] == TellAloud(Topic.REMARK)


def test_what_is_opened_leads_away_from_the_table() -> None:
    table = Sitting(find("ecarte"))
    table.until(Mine)
    assert table.driver.send(SeeRules()) == "OpenRules"
    assert table.driver.send(Leave()) == "Leave"
