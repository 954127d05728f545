"""Which sound goes with which moment: awards of their own, my tricks, and the called card when it falls."""

from random import Random

import pytest

from game.catalogue import GAMES, Game, find, rules_for
from game.core.cards import NOBODY, TABLE
from game.core.event import Awarded, Played, Said, TrickTaken
from game.core.record import replace
from game.core.score import Award
from game.core.shuffle import random_deal
from game.core.trick import Trick
from game.play.table.announcements import CALLED, CALLS, COUNTED, CUES, call_of, cue_of
from game.play.table.effects import Call
from game.play.table_session import AnyView
from game.resources import root
from game.stage.motion import Mark, MarkKind
from game.storage.settings import Liveliness
from game.ui.kit.screen import PRESSED
from game.ui.shell.sound import takes_of
from tests.ui.table.seated import QUICK, Seat, TableWindow


def view_of(trick: tuple[int, ...] = ()) -> AnyView:
    """A table of Sheepshead at which these cards lie, seen from the first seat."""
    rules = rules_for("sheepshead", {})
    state = rules.play(rules.start(0), random_deal(rules.spec.pack, Random(5)))
    return replace(rules.view(state, 0), trick=Trick(1, trick))


SHEEPSHEAD = rules_for("sheepshead", {})
RICH = tuple(SHEEPSHEAD.spec.pack.parse(card) for card in ("AH", "TH", "AS", "TS", "KH"))
POOR = tuple(SHEEPSHEAD.spec.pack.parse(card) for card in ("7H", "8H", "7S", "8S", "9H"))


def test_the_called_card_is_heard_when_it_falls_and_no_other() -> None:
    fallen = Mark(0.0, MarkKind.PLAY, Played(2, 17))
    heard = [cue_of(fallen, view_of(), SHEEPSHEAD, {}, called) for called in (17, 16, NOBODY)]
    assert heard == [CALLED, CUES[MarkKind.PLAY], CUES[MarkKind.PLAY]]


@pytest.mark.parametrize(
    ("seat", "cards", "cue"),
    [
        (0, POOR, "trick_won"),
        (0, RICH, "trick_won"),
        (1, POOR, "trick_taken"),
        (1, RICH, "trick_missed"),
    ],
)
def test_tricks_sound_by_whose_they_are_and_what_is_in_them(
    seat: int, cards: tuple[int, ...], cue: str
) -> None:
    lying = view_of(cards)
    assert cue_of(Mark(0.0, MarkKind.TRICK, TrickTaken(seat, 3), lying), lying, SHEEPSHEAD, {}) == cue


def test_payments_are_counted_up() -> None:
    paid = [Award(1, "step", "1", 0, 1, "share") for _ in range(15)]
    heard = []
    for number in range(1, 16):
        view = view_of()
        view = replace(view, ledger=replace(view.ledger, awards=tuple(paid[:number])))
        heard.append(cue_of(Mark(0.0, MarkKind.COUNT, Awarded(paid[0]), view), view, SHEEPSHEAD, {}))
    assert heard == [*COUNTED, *[COUNTED[-1]] * 3]


def test_every_cue_has_its_sound() -> None:
    wanted = {*CUES.values(), *COUNTED, CALLED, "trick_won", "trick_taken", "trick_missed"}
    wanted |= {"hint", "right", "wrong", PRESSED}
    wanted |= {cue for game in GAMES for cue in game.given.sounds.values()}
    assert [cue for cue in sorted(wanted) if not takes_of(root() / "sounds", cue)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_words_are_called_in_ways_there_are(game: Game) -> None:
    spec = rules_for(game.id, {}).spec
    assert {*game.given.calls.values()} <= {*CALLS}
    begins = {part for word in spec.words for part in (word, word.partition("_")[0])}
    assert {*game.given.calls} <= begins


@pytest.mark.parametrize(
    ("word", "outdone", "act"),
    [("three", False, "bid"), ("two", True, "raise"), ("pass", True, "pass"), ("hold", True, "hold"),
     ("contra_sparrow", True, "vie"), ("sparrow", False, "bid")],
)  # fmt: skip
def test_a_word_decides_how_it_is_called(word: str, outdone: bool, act: str) -> None:
    calls = find("illustrated_tarock").given.calls
    mark = Mark(0.0, MarkKind.SAY, Said(1, word, None))
    assert call_of(mark, view_of(), calls, outdone=outdone) == (Call(1, act),)
    assert call_of(replace(mark, event=Said(0, word, None)), view_of(), calls, outdone=outdone) == ()


def test_what_is_declared_is_called_by_whoever_is_paid_for_it() -> None:
    """Its bubble is the caption of a voice."""
    for to, called in ((1, (Call(1, "remark"),)), (0, ()), (TABLE, ())):
        mark = Mark(0.0, MarkKind.AWARD, Awarded(Award(1, "step", "1", to, 1, "share")))
        assert call_of(mark, view_of(), {}, outdone=False) == called


class Ear:
    """Takes down what is cued at a table, and what its bubbles say then."""

    def __init__(self, seat: Seat) -> None:
        self.heard = list[tuple[str, str]]()
        driver = seat.table.driver

        def cue(name: str) -> None:
            said = max(driver.state.said.values(), key=lambda each: each.since, default=None)
            self.heard.append((name, said.text if said else ""))

        seat.context.cue = cue  # type: ignore[method-assign]  # instead of the loudspeaker


def voices_at(seat: Seat) -> list[tuple[str, str]]:
    ear, driver = Ear(seat), seat.table.driver
    window = TableWindow(seat)

    def step() -> bool:
        if driver.playback.ready:
            driver.playback.submit(driver.shown.view.moves[:1])
        return len(driver.session.match) > 24

    window.until(step)
    return [each for each in ear.heard if each[0].startswith("voice_")]


def test_at_a_table_each_call_has_its_bubble_and_its_own_voice() -> None:
    heard = voices_at(Seat("gleek", settings=replace(QUICK, liveliness=Liveliness.OFF)))
    assert heard
    assert all(text for _, text in heard)
    assert {name.rpartition("_")[2] for name, _ in heard} <= {*CALLS}
    assert [name for name, _ in heard if not takes_of(root() / "sounds", name)] == []


def test_where_everything_happens_at_once_nobody_calls() -> None:
    assert not voices_at(Seat("gleek", settings=replace(QUICK, speed=0.0)))
