"""The game room: one press to a hand, by mouse and by keyboard, for every game there is."""

from typing import Any

import pygame
import pytest

from game.catalogue import GAMES, find
from game.core.record import replace
from game.play.match_setup import MatchSetup, Opponent, first_preset, first_setup, usual_setup
from game.telling.glossary import glossary_of
from game.ui.blocks import Action, Button, Page, Pop, Push, Switch, Tone, UiContext
from game.ui.scenes.room import room
from game.ui.scenes.setup import remember
from game.ui.shell.node import Role
from tests.ui.kit.context import Blank, click_on, key, open_context, press, settle
from tests.ui.scenes.application import Flawless, live, reached, texts

IDS = [game.id for game in GAMES]
EXPLAINED_THERE = {"White", "Red", "Partner", "Trumps"}
"""Terms of a glossary that an offer explains by itself, or says without need of an explanation."""


class Begun:
    """Remembers what was begun."""

    def __init__(self) -> None:
        self.setups: list[MatchSetup] = []

    def __call__(self, context: UiContext, match_setup: MatchSetup) -> Switch:
        self.setups.append(match_setup)
        return Push(Blank("table"))


def sought(scene: Page[Any], key: str) -> Switch:
    """Bring a control into sight and click it."""
    scene.screen.widgets()
    scene.screen.focus(key)
    settle(scene)
    return click_on(scene, key)


def test_enter_alone_begins_the_first_game() -> None:
    context, begun = open_context(), Begun()
    switch = press(room(context, begun), Action.CONFIRM)
    assert isinstance(switch, Push)
    assert begun.setups[0].game == IDS[0]
    assert begun.setups[0].options == ()


@pytest.mark.parametrize("game", IDS)
def test_quick_play_by_mouse_begins_with_the_last_set_up(game: str) -> None:
    context, begun = open_context(), Begun()
    seats = find(game).rules(find(game).options()).spec.seats
    others = tuple(Opponent(name, "expert") for name in ("Ada", "Ben", "Cid", "Dot", "Eve")[: seats - 1])
    remember(context, MatchSetup(game, (), others, (), 0))
    scene = room(context, begun)
    sought(scene, f"quick/{game}")
    assert begun.setups == [MatchSetup(game, (), others, (), 0)]


def test_somebody_new_is_offered_the_easiest_game_with_its_easiest_rules() -> None:
    begun = Begun()
    sought(room(open_context(), begun), "new")
    assert begun.setups[0].game == "ecarte"
    assert dict(begun.setups[0].options) == find("ecarte").presets["first_steps"]


@pytest.mark.parametrize("game", [game.id for game in GAMES if game.given.easiest])
@pytest.mark.parametrize(("answer", "level"), [("easy", "novice"), ("usual", "club")])
def test_who_plays_a_game_for_the_first_time_is_offered_first_steps_once(
    game: str, answer: str, level: str
) -> None:
    context, begun = open_context(), Begun()
    context.routes = replace(context.routes, played=lambda _: False)
    at_table = find(game).answers[0] if find(game).answers else ""
    context.change(context.settings.with_answer(game, at_table) if at_table else context.settings)
    asked = sought(room(context, begun), f"quick/{game}")
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, Page)
    assert not begun.setups
    assert asked.scene.screen.focused == "easy"
    click_on(asked.scene, answer)
    (made,) = begun.setups
    wanted = first_setup if answer == "easy" else usual_setup
    assert made == wanted(find(game), at_table)
    assert {each.level for each in made.opponents} == {level}
    context.routes = replace(
        context.routes, played=lambda _: True
    )  # as a match is kept from the first decision on
    sought(room(context, begun), f"quick/{game}")
    assert begun.setups == [made, made]


@pytest.mark.parametrize(
    ("game", "answer"),
    [(game.id, answer) for game in GAMES if game.given.easiest for answer in game.answers or ("",)],
)
def test_the_first_game_is_offered_without_words_still_to_be_learned(game: str, answer: str) -> None:
    context = open_context()
    context.routes = replace(context.routes, played=lambda _: False)
    context.change(context.settings.with_answer(game, answer))
    asked = sought(room(context, Begun()), f"quick/{game}")
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, Page)
    told = " ".join(node.name for node in asked.scene.nodes())
    said = context.words.get(f"{game}.preset.{first_preset(find(game), answer)}.first")
    assert said in told
    assert {each.name for each in glossary_of(game, context.words).terms_in(said)} <= EXPLAINED_THERE


@pytest.mark.parametrize("played", [False, True])
def test_new_here_stands_first_until_something_has_been_played(played: bool) -> None:
    context = open_context()
    context.routes = replace(context.routes, played=lambda _: played)
    keys = [node.key for node in room(context, Begun()).nodes()]
    assert (keys.index("new") < keys.index(f"quick/{IDS[0]}")) != played


@pytest.mark.parametrize("game", IDS)
def test_set_up_and_what_there_is_to_know_open(game: str) -> None:
    context = open_context()
    scene = room(context, Begun())
    opened = sought(scene, f"setup/{game}")
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, Page)
    lore, name = ("rules", f"rules {game} ") if game == "gleek" else ("learn", f"learn {game}")
    told = sought(scene, f"{lore}/{game}")  # who has learned a game is offered its rules
    assert isinstance(told, Push)
    assert isinstance(told.scene, Blank)
    assert told.scene.name == name


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_seven_games_are_seen_without_scrolling(size: tuple[int, int]) -> None:
    context = open_context(size)
    context.routes = replace(context.routes, games=tuple((IDS * 7)[:7]))
    ways = [
        node
        for node in room(context, Begun()).nodes()
        if node.key.startswith(("quick/", "setup/", "rules/", "learn/", "new"))
    ]
    assert len(ways) == 3 * 7 + 1
    assert all(node.visible == node.box for node in ways)
    assert all(node.box.height >= 44 for node in ways)


@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize("kept", [False, True])
def test_one_button_at_most_is_gold(*, kept: bool, played: bool) -> None:
    context = open_context()
    going_on = context.routes.continuation if kept else lambda _: None
    context.routes = replace(context.routes, played=lambda _: played, continuation=going_on)
    leaves = [widget.leaf for widget in room(context, Begun()).screen.widgets()]
    gold = [leaf.key for leaf in leaves if isinstance(leaf, Button) and leaf.tone is Tone.PRIMARY]
    assert gold == ([] if played and not kept else ["continue" if played else "new"])


def test_the_match_left_open_and_the_deal_of_the_day_are_entered_from_here() -> None:
    context = open_context()
    scene = room(context, Begun())
    kept = context.routes.continuation(context)
    assert kept is not None
    assert kept.score in texts(scene)
    for name in ("continue", "daily"):
        entered = sought(scene, name)
        assert isinstance(entered, Push)
        assert isinstance(entered.scene, Blank)
        assert entered.scene.name == name


def test_f1_explains_the_game_that_has_the_focus() -> None:
    context = open_context()
    scene = room(context, Begun())
    scene.screen.focus("setup/imperium")
    rules = key(scene, "f1", context)
    assert isinstance(rules, Push)
    assert isinstance(rules.scene, Blank)
    assert rules.scene.name == "rules imperium "


def test_every_game_shows_its_name_sentence_and_facts() -> None:
    context = open_context()
    told = texts(room(context, Begun()))
    for game in IDS:
        for part in ("name", "tagline", "players", "length", "difficulty"):
            assert context.words.get(f"{game}.{part}") in told


def test_everything_is_reached_by_keyboard_and_escape_leaves() -> None:
    scene: Page[Any] = room(open_context(), Begun())
    assert reached(scene) == live(scene)
    assert press(scene, Action.BACK) == Pop()


def test_nothing_is_clipped_or_overlaps(flawless: Flawless) -> None:
    assert flawless(lambda context: room(context, Begun())) == []


def test_practice_has_a_picture_as_its_neighbour_has() -> None:
    context = open_context((1280, 720))
    context.routes = replace(context.routes, played=lambda _: False)
    scene, drawn = room(context, Begun()), pygame.Surface((1280, 720))
    scene.draw(drawn)
    box = scene.screen.content.find("lessons")
    assert box is not None
    beside = [pygame.Rect(node.rect) for node in scene.nodes() if node.role is Role.IMAGE]
    row = beside[-1].centery
    assert len({tuple(drawn.get_at((x, row))) for x in range(box.rect.left, box.rect.right, 4)}) > 30
