"""The end of a deal: who has won stands on the felt, a player who has sees cards fall, and a press skips it all."""

from functools import cache
from random import Random
from typing import Any

import pygame
import pytest

from game.catalogue import GAMES, find, rules_for
from game.core.cards import CHANCE
from game.core.record import replace
from game.core.transcript import Entry, Header
from game.play.phases import Finished, Settling
from game.play.table.inputs import Undo
from game.session.match import Match
from game.stage.pose import CARD, extent, viewport_for
from game.storage.settings import DEFAULTS, Liveliness, Motion, Settings
from game.ui.kit.block import Canvas
from game.ui.shell.node import Node
from game.ui.table import picture
from game.ui.table.lettering import write
from game.ui.table.picture import MATCH, QUIET, Celebration, Ending, cascade, ending_of
from tests.laws.walks import random_move
from tests.ui.kit.context import scaled
from tests.ui.table.seated import FRAME, Seat, TableWindow

FELT = viewport_for(1280, 720)


@cache
def before_the_end(game: str, *, won: bool) -> tuple[Entry, ...]:
    """Play at random up to the last card of a first deal that the first seat wins, or loses."""
    rules = rules_for(game, {})
    for seed in range(200):
        dice, entries = Random(seed), list[Entry]()
        match = Match(rules, Header(game, rules.spec.edition, (), ("You",), 0))
        while not match.view(0).ledger.finished:
            if match.turn == CHANCE:
                match.shuffle(dice, 0)
            else:
                match.submit(match.turn, random_move(rules, match._states[-1], dice), 0)  # noqa: SLF001 - random moves are made from the position itself
        entries = list(match.transcript().entries)
        if entries[-1].seat == 0 and ending_of(match, match.view(0), find(game).table).won is won:
            return tuple(entries)
    message = "no such deal"
    raise AssertionError(message)


def at_the_end(settings: Settings = DEFAULTS, *, won: bool, game: str = "imperium") -> TableWindow:
    """Sit down before the last card of a deal, and play it."""
    entries = before_the_end(game, won=won)
    app = TableWindow(Seat(game, settings=replace(settings, auto_last_card=False), entries=entries[:-1]))
    app.step()
    app.until(lambda: app.seat.table.driver.playback.ready)
    app.seat.table.driver.playback.submit((entries[-1].move,))
    return app


def sentence(app: TableWindow) -> Node | None:
    return next((node for node in app.nodes if node.key == "ending"), None)


def where_cards_fall(app: TableWindow) -> bytes:
    """Give the picture of the felt below the sentence."""
    return pygame.image.tobytes(app.window.canvas.subsurface((250, 430, 500, 220)), "RGB")


def seconds_shown(app: TableWindow) -> float:
    """Give the seconds for which the end is seen."""
    app.until(lambda: sentence(app) is not None)
    shown = 0.0
    while app.at_table:
        app.step()
        shown += FRAME
        assert shown < 5
    return shown


def test_a_deal_won_is_told_on_the_felt_and_never_longer_than_two_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = at_the_end(won=True)
    heard: list[str] = []
    monkeypatch.setattr(app.seat.context.sound, "cue", heard.append)
    assert QUIET < seconds_shown(app) <= MATCH + 0.1
    assert heard.count("deal_won") == 1
    assert isinstance(app.seat.done[0].deal, int)


@pytest.mark.parametrize("game", ["imperium", "romestecq"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_sentence_stands_above_the_cards_that_fan_out(game: str, scale: float) -> None:
    app = at_the_end(scaled(scale), won=True, game=game)
    app.until(lambda: sentence(app) is not None)
    told, table = sentence(app), app.seat.table
    assert told is not None
    match = app.seat.session.match
    fan = cascade(ending_of(match, match.view(0), find(game).table), table.areas.viewport)
    tops = [table.areas.rect(extent(each.place)).top for each in fan if each.key[0] == CARD]
    assert told.box.bottom <= min(tops)


def test_a_deal_lost_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    app = at_the_end(won=False)
    heard: list[str] = []
    monkeypatch.setattr(app.seat.context.sound, "cue", heard.append)
    app.until(lambda: sentence(app) is not None)
    told = sentence(app)
    assert told is not None
    assert told.name == "Marguerite wins the deal"
    app.step(0.5)
    before = where_cards_fall(app)
    app.step(0.1)
    assert where_cards_fall(app) == before
    app.until(lambda: not app.at_table, 3)
    assert "deal_lost" in heard
    assert "deal_won" not in heard


@pytest.mark.slow
def test_reduced_motion_leaves_the_sentence_alone() -> None:
    app = at_the_end(replace(DEFAULTS, reduced_motion=Motion.ON), won=True)
    app.until(lambda: sentence(app) is not None)
    app.step(0.2)
    before = where_cards_fall(app)
    app.step(0.2)
    assert app.at_table
    assert where_cards_fall(app) == before


@pytest.mark.parametrize(
    "press", ["space", *(pytest.param(each, marks=pytest.mark.slow) for each in ("letter", "pointer"))]
)
def test_any_press_skips_the_end_in_the_same_frame(press: str) -> None:
    app = at_the_end(won=True)
    app.until(lambda: isinstance(app.seat.table.driver.playback.phase, Settling))
    app.step(0.2)
    if press == "pointer":
        app.click((500, 300))
    else:
        app.key({"space": pygame.K_SPACE, "letter": pygame.K_x}[press])
    assert not app.at_table
    assert not isinstance(app.seat.table.driver.playback.phase, Settling | Finished)


def test_an_undo_at_the_end_takes_the_sentence_away() -> None:
    app = at_the_end(won=True)
    app.until(lambda: sentence(app) is not None)
    app.seat.table.send(Undo())
    app.step(0.5)
    assert app.at_table
    assert sentence(app) is None


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_game_has_courts_to_fall(game: str) -> None:
    match = Match(rules_for(game, {}), Header(game, rules_for(game, {}).spec.edition, (), ("You",), 0))
    dice = Random(1)
    while not match.view(0).ledger.finished:
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, random_move(match.rules, match._states[-1], dice), 0)  # noqa: SLF001 - random moves are made from the position itself
    ending = ending_of(match, match.view(0), find(game).table)
    won = replace(ending, won=True)
    falling = cascade(won, FELT)
    assert sum(each.key[0] == CARD for each in falling) >= 9
    assert all(each.leaves < won.span(still=False) for each in falling)
    for each in falling:
        for step in range(40):
            pose = each.pose(step / 20, 900.0)
            assert pose is None or pose.y <= 1200.0
    assert not cascade(replace(ending, won=False), FELT)


def test_a_shared_win_is_won_and_names_everybody() -> None:
    ending = Ending((0, 2), won=True, match=False)
    assert ending.sting == "deal_won"
    assert Ending((1,), won=False, match=True).sting == "match_lost"


def test_what_falls_is_as_large_as_the_window_asks() -> None:
    seat, sizes = Seat("imperium", (960, 600)), list[int]()
    celebration = Celebration(seat.context, seat.table._painter, seat.table.places)  # noqa: SLF001 - the same cards
    celebration.begin(
        Ending((0,), won=True, match=False, cards=(3, 7, 12)), "You win the deal", seat.table.areas
    )
    celebration.update(0.5)
    for size in ((960, 600), (1920, 1200)):
        seat.context.resize(size)
        *cards, _ = celebration.draw(pygame.Surface(size), seat.table.areas)
        sizes.append(cards[0].height)
    assert sizes[1] == pytest.approx(2 * sizes[0], rel=0.1)


@pytest.mark.parametrize(
    ("size", "scale"), [((960, 600), 2.0), ((960, 600), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.5)]
)
@pytest.mark.parametrize("count", [2, 3, 5])
def test_a_sentence_with_long_names_stands_on_the_felt_and_has_room_on_its_plate(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float, count: int
) -> None:
    seat = Seat("imperium", size, scaled(scale))
    areas, celebration = seat.table.areas, Celebration(seat.context, seat.table._painter, seat.table.places)  # noqa: SLF001 - the same cards
    names = " and ".join(["Bartholomew Featherstonehaugh-Wy"] * count)
    celebration.begin(Ending((0,), won=False, match=False), f"{names} win the deal", areas)
    (node,), written = celebration.nodes(areas), list[tuple[int, int, int, int]]()

    def write_down(canvas: Canvas, *rest: Any) -> pygame.Rect:
        drawn = write(canvas, *rest)
        written.append((*drawn.topleft, *drawn.size))
        return drawn

    monkeypatch.setattr(picture, "write", write_down)
    celebration.draw(pygame.Surface(size), areas)
    plate = pygame.Rect(0, 0, *node.box.size)
    whole = pygame.Rect(written[0]).unionall([pygame.Rect(each) for each in written[1:]])
    pad = seat.context.look.px(20)
    assert areas.cloth.contains(node.box)
    assert plate.inflate(-2 * pad, 0).contains(whole)
    assert abs(whole.centery - plate.centery) <= pad


@cache
def before_the_match_is_won() -> tuple[Entry, ...]:
    """Play at random up to the last card of a match that the first seat wins with it."""
    rules = rules_for("imperium", {})
    for seed in range(200):
        dice = Random(seed)
        match = Match(rules, Header("imperium", rules.spec.edition, (), ("You",), 0))
        while not match.over:
            if match.turn == CHANCE:
                match.shuffle(dice, 0)
            else:
                match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
        entries = match.transcript().entries
        if entries[-1].seat == 0 and 0 in match.outcome.winners:
            return entries
    message = "no such match"
    raise AssertionError(message)


def match_won(**chosen: Any) -> TableWindow:
    entries = before_the_match_is_won()
    settings = replace(DEFAULTS, auto_last_card=False, **chosen)
    app = TableWindow(Seat("imperium", settings=settings, entries=entries[:-1]))
    app.step()
    app.until(lambda: app.seat.table.driver.playback.ready)
    app.seat.table.driver.playback.submit((entries[-1].move,))
    app.until(lambda: sentence(app) is not None)
    return app


def wall(app: TableWindow) -> int:
    return sum(pygame.transform.average_color(app.window.canvas, pygame.Rect(20, 80, 160, 60))[:3])


def test_the_room_darkens_around_a_match_won_and_nothing_is_to_be_pressed_under_what_falls() -> None:
    app = match_won()
    light = wall(app)
    app.step(0.6)
    assert wall(app) < 0.7 * light
    assert "leave" not in {node.key for node in app.nodes}
    app.until(lambda: not app.at_table or sentence(app) is None, 4)


@pytest.mark.slow
@pytest.mark.parametrize("chosen", [{"liveliness": Liveliness.QUIET}, {"reduced_motion": Motion.ON}])
def test_the_room_stays_light_where_nobody_wants_it_dark(chosen: dict[str, Any]) -> None:
    app = match_won(**chosen)
    light = wall(app)
    app.step(0.6)
    assert wall(app) == pytest.approx(light, rel=0.05)
