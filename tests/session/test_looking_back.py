"""A finished deal may be looked at with every hand open, and gone on from; a running one may not."""

from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES
from game.core.cards import CHANCE, NOBODY
from game.core.event import Drew
from game.core.move import IllegalMove
from game.core.transcript import Header
from game.play.finished_deal import FinishedDeal
from game.play.table_session import TableSession
from game.session.match import Match
from tests import draw_game
from tests.session.thinkers import silent
from tests.ui.scenes.application import played

IDS = [game.id for game in GAMES]


@pytest.mark.parametrize("game", IDS)
def test_every_hand_lies_open_and_nothing_else_has_changed(game: str) -> None:
    match = played(game, 3)
    for length in match.span(1):
        view = match.laid_open(length, 0)
        for place in view.hidden:
            if place.name == "hand":
                assert place.sure == place.may == match.review(length, place.seat).hand
        mine = match.review(length, 0)
        assert (view.hand, view.trick, view.ledger) == (mine.hand, mine.trick, mine.ledger)
        assert [place.size for place in view.hidden] == [place.size for place in mine.hidden]


@pytest.mark.parametrize("game", IDS)
def test_spans_follow_one_another_and_tell_who_moved(game: str) -> None:
    match = played(game, 4, deals=2)
    entries = match.transcript().entries
    first, second = match.span(1), match.span(2)
    assert (first.start, first.stop, second.stop) == (1, second.start, len(match) + 1)
    for length in (*first, *second):
        assert match.retold(length).seat == entries[length - 1].seat
    assert [entries[span.start - 1].seat for span in (first, second)] == [CHANCE, CHANCE]


def test_nobody_moves_in_a_deal_that_is_looked_back_at() -> None:
    match = played("ecarte", 3, deals=2)
    match.shuffle(FIXED, 0)
    session = TableSession(match, silent(), Random(0), lambda _: None)
    assert session.mine or session.waiting
    session.look_back(1)
    span = match.span(1)
    assert (session.turn, session.mine, session.waiting, session.at) == (NOBODY, False, False, span.start)
    session.look_at(span.stop - 1)
    assert [length for length, _ in session.beats()] == [*span]
    assert session.view().ledger.finished == 1


def test_a_running_deal_stays_closed() -> None:
    match = played("ecarte", 3)
    match.shuffle(FIXED, 0)
    for ask in (match.retold, lambda length: match.laid_open(length, 0)):
        with pytest.raises(IllegalMove, match="only when it is finished"):
            ask(len(match))


@pytest.mark.parametrize("game", IDS)
def test_a_fork_goes_on_by_itself(game: str) -> None:
    match = played(game, 5, deals=2)
    length = match.span(2).start
    whole = match.transcript()
    other = match.fork(length)
    assert other.transcript().entries == whole.entries[:length]
    assert other.transcript().header.undone == (1, 2)
    while other.turn not in (CHANCE, NOBODY):
        other.submit(other.turn, other.view(other.turn).moves[-1], 0)
    assert match.transcript() == whole
    assert other.view(0).ledger.finished == 2


class Fixed:
    """Dice that leave everything as it is."""

    def random(self) -> float:
        return 0.0

    def shuffle(self, _cards: list[int], /) -> None:
        return


FIXED = Fixed()


def drawn_out(dice: Random) -> Match[Any, Any]:
    """Play a match at random in which a card is drawn after each trick."""
    match: Match[Any, Any] = Match(draw_game.RULES, Header("draw", 1, (), ("South", "North"), 0))
    match.shuffle(dice, 0)
    while not match.over:
        match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
    return match


def test_looking_back_tells_all_that_was_drawn() -> None:
    match = drawn_out(Random(5))
    for length in range(2, len(match) + 1):
        drawn = {each.seat: each.cards for each in match.retold(length).events if isinstance(each, Drew)}
        for seat, cards in drawn.items():
            assert cards == match.review(length, seat).hand & ~match.review(length - 1, seat).hand != 0


def test_while_a_trick_lies_nobody_has_drawn_after_it() -> None:
    match, tricks = drawn_out(Random(6)), 0
    past = FinishedDeal(match, 0, 1)
    for length in past.span:
        view = past.view(length)
        if len(view.trick.cards) == 2 and view.shown:
            before = match.laid_open(length - 1, 0)
            theirs, talon = view.hidden
            assert (view.hand.bit_count(), theirs.size, theirs.sure.bit_count()) == (2, 2, 2)
            assert view.hand | before.hand == before.hand
            assert (talon, view.shown) == (before.hidden[1], before.shown)
            tricks += 1
    assert tricks == 13
