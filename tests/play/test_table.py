"""The state of a table, led on by what happens to it, without a screen."""

from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import pytest

from game.catalogue import find, rules_for
from game.core.bot import Decision
from game.core.cards import Card, Cards, members
from game.core.event import Said
from game.core.move import Lay, Move, Play, Say
from game.core.record import replace
from game.core.rules import Reason
from game.core.transcript import Header
from game.play.phases import Mine, Moving, Phase
from game.play.table.effects import (
    AskMaster,
    Cue,
    LiftOff,
    NoteDecision,
    OpenFigures,
    OpenRules,
    Shake,
    ShowNotice,
    Submit,
    TellAloud,
    Topic,
)
from game.play.table.inputs import (
    AskHint,
    ChooseCard,
    CloseDeclared,
    CloseLastTrick,
    Confirm,
    Intent,
    LiftCard,
    MasterAnswered,
    MomentSeen,
    NextDeal,
    PressRemark,
    ReachCard,
    Redo,
    Restart,
    Rewound,
    SayWord,
    ScoreSeen,
    SetNumber,
    ShowLastTrick,
    Shown,
    SkipAhead,
    TableEvent,
    TakePacket,
    TimePassed,
    ToggleDeclared,
    ToggleLine,
    ToggleLog,
    Undo,
    UseCard,
)
from game.play.table.state import NO_TURN, Declared, HintAwaited, MatchStatus, Refusal, TableFacts, TableState
from game.play.table.update import update
from game.play.table_session import Answered, BrokeDown
from game.search.master import Advice
from game.search.rollout import Prospect
from game.session.match import AnyMatch, Match
from game.session.players import Player
from game.stage.motion import Mark, MarkKind
from game.storage.settings import DEFAULTS
from game.telling.captions import Captions
from tests.laws.test_texts import english

KINGS = Declared(1, "The Marquise", "Gleek of kings", ("KH", "KD", "KS"), "Gleek of kings")


class Sitting:
    """A table, and what follows from all that happens to it."""

    def __init__(self, game: str, plies: int = 0, seed: int = 1) -> None:
        rules = rules_for(game, {})
        self.match: AnyMatch = Match(rules, Header(game, rules.spec.edition))
        dice = Random(seed)
        self.match.shuffle(dice, 0)
        for _ in range(plies):
            turn = self.match.turn
            self.match.submit(turn, dice.choice(self.match.view(turn).moves), 0)
        players = tuple(Player(name, "club") for name in ("You", "Ada", "Ben"))[: rules.spec.seats]
        captions = Captions(english(), game, rules.spec, players, 0)
        self.facts = TableFacts(find(game), rules, captions, self.match.transcript().header)
        told = self.match.last_deal(0)
        self.state = TableState(self.match.view(0), tuple(enumerate(told, 1)))
        self.settings = DEFAULTS
        self.effects: list[Any] = []
        self.show()

    def show(self, phase: Phase | None = None) -> TableState:
        """Show the table as the match stands, at rest where nothing else is said."""
        mine, length = self.match.turn == 0, len(self.match)
        phase = phase or (Mine() if mine else Moving())
        status = MatchStatus(length, length, self.match.view(0).ledger.finished)
        return self.send(Shown(self.match.view(0), self.state.beats, phase, status, self.settings))

    def taken(self) -> list[Any]:
        """Take the effects there have been."""
        effects, self.effects = self.effects, []
        return effects

    def send(self, *happened: Intent | TableEvent) -> TableState:
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
    assert 1 in table.send(TimePassed(12.0)).said
    assert 1 not in table.send(TimePassed(12.11)).said
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
    assert (state.said, state.declared, state.dealing) == ({}, (), True)
    assert table.send(MomentSeen(said, view, view, 2.0)).dealing
    assert not table.send(MomentSeen(replace(said, view=view), view, view, 3.0)).dealing


def test_a_change_of_the_score_is_seen_for_a_moment() -> None:
    table = Sitting("ecarte")
    view = table.state.view
    paid = replace(view, ledger=replace(view.ledger, holdings=((0,), (0,))))
    had = replace(view, ledger=replace(view.ledger, holdings=((0,), (3,))))
    assert table.send(ScoreSeen(had, paid, 1.0)).gains[1].text == "−3"
    assert not table.send(TimePassed(2.9)).gains


# ------------------------------------------------------------------ the player's turn


def test_a_packet_that_may_not_be_taken_is_refused_once_the_table_is_at_rest() -> None:
    table = at_my_turn("illustrated_tarock", lambda state: not state.turn.choices.packets)
    table.show(Moving())
    before = table.state
    assert table.send(TakePacket(0)) is before
    table.show()
    assert isinstance(table.send(TakePacket(0)).remark, Refusal)


def at_my_turn(game: str, wanted: Callable[[TableState], bool]) -> Sitting:
    """Sit down where I am to decide what is wanted."""
    for seed, plies in product(range(1, 20), range(16)):
        table = Sitting(game, plies, seed)
        if table.state.ready and wanted(table.state):
            table.effects.clear()
            return table
    message = f"nothing like that in the beginning of this deal of {game}"
    raise AssertionError(message)


def to_follow(state: TableState) -> bool:
    """Tell whether some cards may be played, and others not."""
    return bool(state.turn.choices.plays) and state.view.hand != state.turn.choices.plays


def first(cards: Cards) -> Card:
    return members(cards)[0]


def test_whoever_comes_to_move_is_called_once() -> None:
    table = at_my_turn("romestecq", to_follow)
    table.show(Moving())
    assert table.state.turn == NO_TURN
    assert table.taken() == []
    several = [Cue("your_turn")] if len(table.state.view.moves) > 1 else []
    table.show()
    assert table.taken() == several
    before = table.state
    assert table.show(Mine()) is not before
    assert table.state == before
    assert table.taken() == []


def test_skipping_is_an_intent_like_any_other_and_leaves_the_state_alone() -> None:
    table = at_my_turn("romestecq", to_follow)
    before = table.state
    table.send(SkipAhead())
    assert table.taken() == [SkipAhead()]
    assert table.state == before


def test_a_legal_card_is_played_from_where_it_is_held() -> None:
    table = at_my_turn("romestecq", to_follow)
    card = first(table.state.turn.choices.plays)
    view = table.state.view
    table.send(UseCard(card))
    assert table.taken() == [LiftOff(card), NoteDecision(view, (Play(card),)), Submit(Play(card))]


def test_a_card_that_may_not_be_played_shakes_and_the_rule_is_named_until_another_is_reached() -> None:
    table = at_my_turn("romestecq", to_follow)
    idle = table.state.view.hand & ~table.state.turn.choices.plays
    refused = table.send(UseCard(first(idle))).remark
    assert isinstance(refused, Refusal)
    assert refused.card == first(idle)
    assert table.taken() == [Shake(first(idle)), Cue("refuse"), TellAloud(Topic.REMARK)]
    assert table.send(ReachCard(first(idle))).remark == refused
    assert table.send(ReachCard(first(table.state.turn.choices.plays))).remark is None
    table.send(UseCard(first(idle)), PressRemark())
    assert table.effects[-1] == OpenRules(refused.reason.rule)
    assert table.state.remark is None


def test_a_card_is_chosen_and_confirmed() -> None:
    table = at_my_turn("romestecq", to_follow)
    card = first(table.state.turn.choices.plays)
    assert table.send(ChooseCard(card)).turn.chosen == (card,)
    assert table.send(LiftCard(card, up=False)).turn.chosen == ()
    table.send(LiftCard(card, up=True), Confirm())
    assert table.effects[0] == LiftOff(card)
    assert table.effects[-1] == Submit(Play(card))


def test_cards_are_picked_for_an_exchange_until_enough_are() -> None:
    table = at_my_turn("gleek", lambda state: state.turn.choices.exchanging)
    cards, picked = members(table.state.turn.choices.lays), 0
    while not isinstance(table.send(UseCard(cards[picked])).remark, Refusal):
        picked += 1
        assert table.state.turn.chosen == cards[:picked]
    assert picked > 1
    assert table.state.turn.chosen == cards[:picked]
    assert table.taken() == [Shake(cards[picked]), Cue("refuse"), TellAloud(Topic.REMARK)]
    assert table.send(UseCard(cards[0])).turn.chosen == cards[1:picked]
    assert table.send(LiftCard(cards[0], up=True)).turn.chosen == (*cards[1:picked], cards[0])


def test_a_word_is_said_with_the_number_set_for_it() -> None:
    table = at_my_turn("gleek", lambda state: any(len(each.numbers) > 1 for each in state.turn.choices.words))
    word = next(each for each in table.state.turn.choices.words if len(each.numbers) > 1)
    table.send(SayWord(word.word), SetNumber(word.word, word.numbers[-1]), SayWord(word.word))
    said = [each for each in table.effects if isinstance(each, Submit)]
    assert said == [Submit(Say(word.word, each)) for each in (word.numbers[0], word.numbers[-1])]
    table.show(Moving())
    table.show()
    assert not table.state.turn.numbers


def test_what_belonged_to_a_decision_is_dropped_with_it() -> None:
    table = at_my_turn("romestecq", to_follow)
    card = first(table.state.turn.choices.plays)
    view, made = table.state.view, table.state.made
    state = table.send(ChooseCard(card), Confirm())
    assert (state.turn.chosen, state.remark, state.made) == ((), None, made + 1)
    assert NoteDecision(view, (Play(card),)) in table.taken()
    table.send(AskHint(), UseCard(card))
    assert table.state.remark is None
    assert NoteDecision(view, (Play(card),)) not in table.taken()


# ------------------------------------------------------------------ the master


def advice(move: Move, *prospects: Prospect) -> Answered[Advice]:
    return Answered(Advice(Decision(move, Reason("searched")), prospects))


def test_the_master_is_asked_once_about_a_decision() -> None:
    table = at_my_turn("romestecq", to_follow)
    assert isinstance(table.send(AskHint()).remark, HintAwaited)
    assert table.state.hint_awaited
    assert table.taken() == [AskMaster(), TellAloud(Topic.REMARK)]
    table.send(PressRemark(), AskHint())
    assert table.taken() == [TellAloud(Topic.REMARK)]
    card = first(table.state.turn.choices.plays)
    state = table.send(MasterAnswered(advice(Play(card))))
    assert (state.hinted, state.hint_awaited, state.advice) == (1 << card, False, None)
    assert table.taken() == [Cue("hint"), TellAloud(Topic.REMARK)]


def test_figures_are_shown_where_there_are_any() -> None:
    table = at_my_turn("romestecq", to_follow)
    card = first(table.state.turn.choices.plays)
    given = advice(Play(card), Prospect(Play(card), (1.0,)))
    table.send(AskHint(), MasterAnswered(given))
    table.effects.clear()
    table.send(AskHint())
    assert table.taken() == [OpenFigures(given.found)]


def test_every_card_of_an_exchange_is_asked_for() -> None:
    table = at_my_turn("gleek", lambda state: state.turn.choices.exchanging)
    one, other = members(table.state.turn.choices.lays)[:2]
    table.send(AskHint())
    table.effects.clear()
    state = table.send(MasterAnswered(advice(Lay(one))))
    (asked,) = table.taken()
    assert isinstance(asked, AskMaster)
    assert asked.view is not None
    assert not asked.view.hand >> one & 1
    assert (state.hinted, state.hint_awaited) == (1 << one, True)
    assert table.send(MasterAnswered(advice(Lay(other)))).hinted == 1 << one | 1 << other
    state = table.send(MasterAnswered(advice(Lay(other))))
    assert not state.hint_awaited


def test_a_master_who_breaks_down_is_excused() -> None:
    table = at_my_turn("romestecq", to_follow)
    table.send(AskHint())
    table.effects.clear()
    state = table.send(MasterAnswered(BrokeDown()))
    assert (state.remark, state.hint_awaited) == (None, False)
    assert table.taken() == [ShowNotice("no_advice")]


def test_going_back_and_forth_is_asked_of_the_match_and_forgets_the_choice() -> None:
    table = at_my_turn("romestecq", to_follow)
    table.send(Undo(), Redo(), Restart(), NextDeal())
    assert table.taken() == [Undo(), Redo(), Restart(), NextDeal()]
    table.send(AskHint(), Rewound())
    assert (table.state.remark, table.state.hint_awaited) == (None, False)
