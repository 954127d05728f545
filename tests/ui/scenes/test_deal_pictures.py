"""What a result shows of its story: figures that add up, nothing told twice, and counting that a press ends."""

import re
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.app.aloud import texts as aloud
from game.catalogue import find
from game.core.record import replace
from game.play.deal_summary import deal_summary
from game.session.match import Match
from game.storage.settings import DEFAULTS, Motion, Settings
from game.ui.blocks import Action, Page, UiContext
from game.ui.scenes.deal_pictures import LONGEST, OPENS, MarkBar, Portrait, TrickPicture, draw_bar
from game.ui.scenes.result_page import captions_of
from game.ui.shell.destinations import ToLookBack, ToSameCards
from game.ui.shell.input import Pointer, PointerPhase, Press
from game.ui.shell.scene import Pop
from tests.games.expected import EXPECTED
from tests.laws.deal_log import DealLog, PointRace
from tests.laws.test_winning import matches
from tests.laws.walks import IDS
from tests.ui.kit.context import click_on, open_context, scaled, settle
from tests.ui.scenes.application import company, played, result_page
from tests.ui.scenes.test_chip_flights import picture

RACES = {game: each.race for game, each in EXPECTED.items() if isinstance(each.race, PointRace)}


def told(scene: Page[Any], start: str) -> Iterator[str]:
    return (node.name for node in scene.nodes() if node.role == "line" and re.match(start, node.name))


def numbers(text: str) -> list[int]:
    return [int(each.replace("−", "-")) for each in re.findall(r"[+−]?\d+(?![\d/])", text)]


@pytest.mark.parametrize("game", sorted(RACES))
def test_the_bar_shows_all_there_was_and_its_parts_make_the_headline(game: str) -> None:
    context, seen = open_context(), 0
    for match in matches(game, 7):
        for deal in range(1, match.view(0).ledger.finished + 1):
            scene = result_page(context, match, deal)
            for bar in told(scene, r"\d+ to win: "):
                label, sides = bar.split(": ")
                ours, others = (sum(numbers(side)) for side in sides.split("; "))
                assert ours + others == RACES[game].every
                head = next(node.name for node in scene.nodes() if node.role == "heading")
                if found := re.search(r"(\d+) of (\d+)$", head):
                    assert [int(each) for each in found.groups()] == [ours, *numbers(label)]
                    seen += 1
    assert seen > 10


@pytest.mark.parametrize("game", IDS)
def test_what_is_told_under_everybody_is_what_the_opened_rows_add_up_to(game: str) -> None:
    context = open_context()
    for seed in range(4):
        match = played(game, seed)
        scene, gains = result_page(context, match, 1), deal_summary(match, find(game), 1, 0).gains
        players = captions_of(context, match, 0, company(match)).players
        below = dict(sums(scene, match))
        assert below == {players.together(party): gains[party[0]] for party in players.parties}
        scene.screen.focus("fold/paid")
        scene.handle(Press("", Action.CONFIRM))
        (row,) = told(scene, "This deal: ")
        row_sums = [int(each.split()[-1].replace("−", "-")) for each in row.split("; ")]
        assert row_sums == [below[players.together(party)] for party in players.parties]
        assert not list(told(scene, r"\d+ to win"))


@pytest.mark.parametrize("mark", [0.25, 0.5, 1.0])
def test_the_mark_of_a_bar_stands_where_it_is(mark: float) -> None:
    look, rect = open_context().look, pygame.Rect(0, 0, 400, 80)
    surface = pygame.Surface(rect.size)
    draw_bar(surface, look, rect, MarkBar((), mark, "61 to win"), ())
    cream = [x for x in range(400) if surface.get_at((x, rect.bottom - 3))[:3] == look.palette.cream[:3]]
    assert abs((cream[0] + cream[-1]) / 2 - min(398, 400 * mark)) <= 1


def sums(scene: Page[Any], match: Match[Any, Any]) -> Iterator[tuple[str, int]]:
    """Read names, and what stands under them."""
    names = {name for party in match.rules.spec.parties for name in [company(match)[party[0]]]}
    for node in scene.nodes():
        found = re.fullmatch(r"(.+): ([+−]\d+|0) \D+", node.name)
        if node.role == "line" and found and any(name.lower() in found[1].lower() for name in names):
            yield found[1], int(found[2].replace("−", "-"))


@pytest.mark.parametrize("game", IDS)
def test_faces_look_at_what_decided_the_deal_or_at_who_won_it(game: str) -> None:
    for seed in range(3):
        scene = result_page(open_context((1920, 1080)), played(game, seed), 1)
        placed = scene.screen.widgets()
        cards = [each.rect.centerx for each in placed if isinstance(each.leaf, TrickPicture)]
        faces = [(each.rect.centerx, each.leaf.look) for each in placed if isinstance(each.leaf, Portrait)]
        assert faces
        if cards and all(abs(look) == 1 for _, look in faces):
            assert all((look > 0) == (x < cards[0]) for x, look in faces)
        else:
            looks = [look for _, look in sorted(faces)]
            assert looks == sorted(looks, reverse=True), "not at one of them"


@pytest.mark.parametrize(("scale", "size"), [(1.0, (1280, 720)), (2.0, (1280, 720)), (2.0, (1920, 1080))])
def test_everybody_with_their_sum_is_in_sight_however_many_play(scale: float, size: tuple[int, int]) -> None:
    for game in ("sheepshead", "illustrated_tarock", "romestecq"):
        match = played(game, 1)
        scene = result_page(open_context(size, scaled(scale)), match, 1)
        shown = [node for node in scene.nodes() if re.fullmatch(r"(.+): ([+−]?\d+) \D+", node.name)]
        assert len(shown) >= len(match.rules.spec.parties)
        assert all(node.visible == node.box for node in shown), game


@pytest.mark.parametrize("game", IDS)
def test_the_headline_and_the_sentence_are_heard_in_order_and_nothing_twice(game: str) -> None:
    context = open_context((1920, 1080))
    for seed in range(5):
        scene = result_page(context, played(game, seed), 1)
        nodes = [node for node in scene.nodes() if node.name]
        at = next(place for place, node in enumerate(nodes) if node.role == "heading")
        said = [node.name for node in nodes if node.role in ("heading", "text", "line")]
        assert nodes[at + 1].role in ("text", "line")
        assert nodes[at].rect[1] + nodes[at].rect[3] <= nodes[at + 1].rect[1]
        lines = [node.name for node in nodes if node.role == "line"] + [said[1]]
        assert len(lines) == len(set(lines))
        assert len(aloud(scene.nodes())) == len(set(aloud(scene.nodes())))


def test_one_button_is_gold_and_the_others_lead_where_they_say() -> None:
    context, match = open_context(), played("ecarte", 3)
    gone = list[object]()
    context.routes = replace(context.routes, go=lambda _, to: gone.append(to))
    scene = result_page(context, match, 1, following=Pop)
    assert click_on(scene, "next") == Pop()
    (name,) = (node.name for node in scene.nodes() if node.key == "look_back")
    number = int(name.removeprefix("Look back at trick "))
    click_on(scene, "look_back")
    click_on(scene, "same")
    back, same = gone
    assert isinstance(back, ToLookBack)
    assert isinstance(same, ToSameCards)
    assert len(match.review(back.length, 0).tricks) == number
    assert len(match.review(back.length - 1, 0).tricks) == number - 1


# ------------------------------------------------------------------ counting


def counting(context: UiContext) -> tuple[Page[Any], list[str]]:
    """Open a result with a mark; give what is heard of it, too."""
    heard = list[str]()
    vars(context)["cue"] = heard.append
    return result_page(context, played("illustrated_tarock", 8), 1, following=Pop), heard


def settled_picture(context: UiContext) -> bytes:
    scene, _ = counting(context)
    settle(scene, OPENS + LONGEST + 0.1)
    return picture(scene, context)


def out_of_reach(match: Match[Any, Any]) -> int:
    """Number the trick after which the declarer can't reach sixty-two any more, by the log."""
    captions = captions_of(open_context(), match, 0, company(match))
    log = DealLog(match, 1, captions, 0, EXPECTED["illustrated_tarock"].race)
    numbers = range(len(log.tricks) + 1)
    return next(number for number in numbers if log.had(log.racers(), number) + log.left(number) < 62)


def test_tricks_are_counted_with_rising_ticks_and_within_their_time() -> None:
    context = open_context()
    scene, heard = counting(context)
    pictures = set()
    for _ in range(round((OPENS + LONGEST) / 0.02) + 1):
        scene.update(0.02)
        pictures.add(picture(scene, context))
    *ticks, last = heard
    assert ticks == [f"count_{'abcdefghijkl'[min(number, 11)]}" for number in range(len(ticks))]
    assert last == "trick_won"  # a defender hears the declarer fall short
    assert len(heard) == out_of_reach(played("illustrated_tarock", 8))
    assert len(pictures) > 12
    assert not scene.dirty
    assert picture(scene, context) == settled_picture(context)


@pytest.mark.parametrize(
    "press", [Press("x", None), Pointer(PointerPhase.DOWN, (3, 3))], ids=["key", "pointer"]
)
def test_any_press_ends_the_counting(press: Press | Pointer) -> None:
    context = open_context()
    scene, heard = counting(context)
    scene.update(OPENS + 0.2)
    assert picture(scene, context) != settled_picture(context)
    told_so_far = len(heard)
    scene.handle(press)
    assert picture(scene, context) == settled_picture(context)
    scene.update(1.0)
    assert len(heard) == told_so_far


@pytest.mark.parametrize(
    "settings",
    [replace(DEFAULTS, reduced_motion=Motion.ON), replace(DEFAULTS, speed=0.0)],
    ids=["still", "at once"],
)
def test_all_is_counted_at_once_where_nothing_is_to_move(settings: Settings) -> None:
    context = open_context((1280, 720), settings)
    scene, heard = counting(context)
    scene.update(OPENS + 0.1)
    assert picture(scene, context) == settled_picture(context)
    assert not heard
