"""The figures behind a hint: opened by key or button, a line for every move and every unseen card, put away again."""

import re
from itertools import product

import pygame
import pytest

from game.catalogue import find
from game.core.record import replace
from game.play.figures import ENOUGH
from game.play.table.inputs import SayWord
from game.questions import PlayoutRequest
from game.search.belief import unseen
from game.telling.captions import Captions
from game.ui.shell.node import flaws
from game.ui.table.openings import LEAST, promises
from tests.ui.table.seated import QUICK, Seat, TableWindow

SIZES = ((1280, 720), (960, 600))
EVERY_DAY = {((1280, 720), 1.0), ((960, 600), 2.0)}
"""Sizes of the window and of the type that are tried every day: the usual and the tightest."""
GAMES = ("ecarte", "sheepshead", "illustrated_tarock")


def chooses(seat: Seat) -> bool:
    """Wait for my turn, and tell whether there is a choice."""
    seat.my_turn()
    return len(seat.table.driver.shown.view.moves) > 1


def hinted(game: str, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> TableWindow:
    """Ask for a hint where there is a choice, in a real window."""
    mine = replace(QUICK, text_scale=scale, speed=0.0)
    seats = (Seat(game, size, mine, seed=seed) for seed in range(9))
    app = TableWindow(next(seat for seat in seats if chooses(seat)))
    table = app.seat.table
    app.key(pygame.K_h)
    app.until(lambda: table.driver.state.advice is not None)
    return app


def words(app: TableWindow) -> list[str]:
    return [node.name for node in app.nodes]


def told(app: TableWindow, begin: str) -> bool:
    return any(each.startswith(begin) for each in words(app))


@pytest.mark.parametrize("game", GAMES)
def test_a_second_hint_shows_the_figures(game: str) -> None:
    app = hinted(game)
    table = app.seat.table
    assert table.driver.state.advice is not None
    view = app.seat.session.view()
    app.key(pygame.K_h)
    app.until(lambda: told(app, "Card, "))
    promised, believed = (
        next(each for each in words(app) if each.startswith(k)) for k in ("Move, ", "Card, ")
    )
    assert promised.count("advised") == 1
    assert "±" not in promised
    press_more(app)
    assert believed.count(" %") >= unseen(view).bit_count()
    app.key(pygame.K_ESCAPE)
    app.until(lambda: app.at_table)


def test_the_button_pressed_again_shows_the_figures_too() -> None:
    app = hinted("ecarte")
    button = app.find("tool:hint")
    assert button is not None
    app.click(button.box.center)
    app.until(lambda: told(app, "Move, "))


def test_unseen_cards_are_listed_as_they_would_lie_in_a_hand() -> None:
    app = hinted("ecarte")
    app.key(pygame.K_h)
    app.until(lambda: told(app, "Card, "))
    believed = next(each for each in words(app) if each.startswith("Card, "))
    session, cards = app.seat.session, app.seat.table.driver.facts.captions.cards
    view = session.view()
    lying = [cards.spoken(card) for card in find("ecarte").table.arranged(view, unseen(view))]
    assert re.findall(r"\. (\w+ of \w+),", believed) == lying


def press_more(app: TableWindow) -> None:
    """Have the dialog say how sure the averages are."""
    more = app.find("more")
    assert more is not None
    x, y, wide, tall = more.rect
    app.click((x + wide // 2, y + tall // 2))
    app.until(lambda: told(app, "Move, Expected, Layouts"))


def layouts(app: TableWindow) -> int:
    """Tell in how many layouts the moves have been tried, as the dialog says."""
    few = next((each for each in words(app) if each.startswith("Figures are told once")), "")
    said = few or next(each for each in words(app) if each.startswith("Likely layouts of the hidden cards"))
    return int(said.rpartition(": ")[2].removesuffix(".").removesuffix(f" of {ENOUGH}"))


def test_the_figures_grow_finer_while_one_looks() -> None:
    app = hinted("ecarte")
    app.key(pygame.K_h)
    app.until(lambda: told(app, "Move, Expected"))
    early = layouts(app)
    assert early < LEAST
    while (known := layouts(app)) < LEAST:
        assert "Likely layouts" not in " ".join(words(app)), known
        assert not any(re.search(r"[+−]\d", each) for each in words(app) if each.startswith("Choose "))
        app.step()
    press_more(app)
    promised = next(each for each in words(app) if each.startswith("Move, "))
    assert "±" in promised
    assert layouts(app) > early


def test_the_figures_are_in_what_the_game_counts_and_name_their_scale() -> None:
    app = hinted("imperiale")
    app.key(pygame.K_h)
    app.until(
        lambda: told(app, "In whites a deal against the table’s average, judged by Expert play to the end.")
    )


def test_it_is_said_when_experts_clearly_do_better_than_by_the_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    app = hinted("sheepshead", (960, 600), 2.0)
    advice, moves = app.seat.table.driver.state.advice, app.seat.session.view().moves
    assert advice is not None
    other = next(move for move in (moves[0], moves[-1]) if move != advice.decision.move)

    def other_wins(asked: PlayoutRequest) -> tuple[float, ...]:
        return tuple([world % 2 + 5.0 * (move == other) for world, move in asked.tries])

    monkeypatch.setattr(PlayoutRequest, "answer", other_wins)
    app.key(pygame.K_h)
    app.until(lambda: told(app, "Move, Expected"))
    assert not told(app, "Experts clearly do better")
    app.until(lambda: told(app, "Experts clearly do better with another move than with the advised one. "))
    assert not flaws(app.nodes, (960, 600))


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        pytest.param(*each, marks=() if each in EVERY_DAY else pytest.mark.slow)
        for each in product(SIZES, (1.0, 2.0))
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_the_figures_fit(game: str, size: tuple[int, int], scale: float) -> None:
    app = hinted(game, size, scale)
    button = app.find("numbers")
    assert button is not None
    assert not flaws(app.nodes, size)
    x, y, wide, tall = button.rect
    app.click((x + wide // 2, y + tall // 2))
    app.until(lambda: told(app, "Card, "))
    assert not flaws(app.nodes, size)
    assert app.seat.table.driver.state.remark is not None


def test_what_a_move_brings_is_told_once_enough_is_known_of_it() -> None:
    app = hinted("ecarte")
    table = app.seat.table
    advice = table.driver.state.advice
    assert advice is not None
    assert not any(each.gains for each in advice.prospects)
    few, enough = (
        replace(advice, prospects=tuple(replace(each, gains=gains) for each in advice.prospects))
        for gains in ((36.0,) * (LEAST - 1), (36.0,) * LEAST)
    )
    rules = app.seat.session.match.rules
    captions = Captions(app.seat.context.words, "ecarte", rules.spec, app.seat.session.players, 0)
    phase = table.driver.state.view.public.phase
    assert promises(captions, few, phase).count("| – |") == len(advice.prospects)
    assert promises(captions, enough, phase).count("| +36.0 |") == len(advice.prospects)
    gains = [(4.0, 4.2) * LEAST, *[(0.3, 0.5) * LEAST] * (len(advice.prospects) - 1)]
    some = [replace(each, gains=found) for each, found in zip(advice.prospects, gains, strict=True)]
    beside = promises(captions, replace(advice, prospects=tuple(some)), phase)
    assert "+4.1" in beside
    assert "+0.40" not in beside, "figures of a column are written alike"


def test_a_move_made_puts_the_figures_away() -> None:
    app = hinted("ecarte")
    table = app.seat.table
    table.send(SayWord(app.seat.table.driver.state.turn.choices.words[0].word))
    assert table.driver.state.advice is None
    app.step()
    assert app.find("numbers") is None


def test_a_figure_is_told_no_more_finely_than_differences_are_known() -> None:
    app = hinted("ecarte")
    advice, session = app.seat.table.driver.state.advice, app.seat.session
    assert advice is not None
    captions = Captions(app.seat.context.words, "ecarte", session.match.rules.spec, session.players, 0)
    phase = session.view().public.phase
    gains = [(46.0, 26.0) * LEAST, *[(22.0, 18.0) * LEAST] * (len(advice.prospects) - 1)]
    some = [replace(each, gains=found) for each, found in zip(advice.prospects, gains, strict=True)]
    told = promises(captions, replace(advice, prospects=tuple(some)), phase)
    assert "+36 |" in told
    assert "+20 |" in told
    assert "+36.0" in promises(captions, replace(advice, prospects=tuple(some)), phase, more=True)
