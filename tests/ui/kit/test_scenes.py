"""The scenes of the kit: whole at every size and text scale, and doing what they say."""

import re
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any, Protocol

import pygame
import pytest

from game.core.record import replace
from game.storage.settings import DEFAULTS, Deck, FeltColour
from game.ui.draw.theme import BODY
from game.ui.kit.page import Page
from game.ui.kit.screen import Screen
from game.ui.scenes.about import about
from game.ui.scenes.confirm import confirm
from game.ui.scenes.rules import rules
from game.ui.scenes.settings import PAGES, settings
from game.ui.scenes.title import title
from game.ui.shell.action import ARROWS, PICKS, Action
from game.ui.shell.context import UiContext
from game.ui.shell.node import Role, flaws
from game.ui.shell.scene import Pop, Push, Quit, Scene, SceneStack
from tests.ui.kit.context import (
    SCALES,
    SIZES,
    Blank,
    click,
    click_on,
    find,
    focused,
    key,
    open_context,
    platform,
    press,
    scaled,
    settle,
    write,
)

QUESTION = "Delete this match for good?"
LONG = "The match against Colette is unfinished. It can’t be brought back once it is gone."


def question(context: UiContext) -> Page[Any]:
    return confirm(context, QUESTION, LONG, "Delete", lambda: Push(Blank("gone")), grave=True)


def preferences(name: str, context: UiContext) -> Page[Any]:
    return settings(context, name)


class Paged(Scene, Protocol):
    """A scene that is mostly a screen."""

    @property
    def screen(self) -> Screen: ...


SCENES: dict[str, Callable[[UiContext], Paged]] = {
    "title": title,
    "about": about,
    "rules": lambda context: rules(context, "ecarte", alone=False),
    "rules at a paragraph": lambda context: rules(context, "ecarte", "7.2"),
    "confirm": question,
    **{f"settings {name}": partial(preferences, name) for name in PAGES},
}


EVERY_DAY = {(SIZES[0], SCALES[2]), (SIZES[1], SCALES[0]), (SIZES[2], SCALES[1])}
"""Sizes of the window and of the type that are tried every day: the tightest, the usual, the widest."""


@pytest.mark.parametrize(
    ("size", "scale"),
    [
        pytest.param(*each, marks=() if each in EVERY_DAY else pytest.mark.slow)
        for each in product(SIZES, SCALES)
    ],
)
@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_clipped_and_nothing_overlaps(name: str, size: tuple[int, int], scale: float) -> None:
    context = open_context(size, scaled(scale))
    scene = SCENES[name](context)
    scene.draw(pygame.Surface(size))
    assert flaws(scene.nodes(), size) == ()


@pytest.mark.parametrize("name", SCENES)
def test_every_control_is_reached_by_arrows_and_tab_alone(name: str) -> None:
    scene = SCENES[name](open_context())
    screen = scene.screen
    wanted = {
        node.key
        for node in scene.nodes()
        if node.key and "disabled" not in node.state and node.role is not Role.LINK
    }
    press(scene, Action.DOWN)
    seen, waiting = {screen.focused}, [screen.focused]
    while waiting:
        start = waiting.pop()
        for action in (*ARROWS, Action.NEXT):
            screen.focus(start)
            press(scene, action)
            settle(scene, 0.4)
            if screen.focused not in seen:
                seen.add(screen.focused)
                waiting.append(screen.focused)
    assert wanted - seen - {"contents"} == set()


@pytest.mark.parametrize("name", [name for name in SCENES if name != "title"])
def test_escape_goes_back(name: str) -> None:
    scene = SCENES[name](open_context())
    assert isinstance(press(scene, Action.BACK, key="escape"), Pop)


# ---------------------------------------------------------------------- title


def test_the_title_starts_on_continue_and_enters_the_match() -> None:
    context = open_context()
    switch = press(title(context), Action.CONFIRM)
    assert isinstance(switch, Push)
    assert isinstance(switch.scene, Blank)
    assert switch.scene.name == "continue"


def test_without_a_match_the_title_starts_on_play() -> None:
    context = open_context()
    context.routes = replace(context.routes, continuation=lambda _: None)
    scene = title(context)
    assert "continue" not in {node.key for node in scene.nodes()}
    switch = press(scene, Action.CONFIRM)
    assert isinstance(switch, Push)
    assert isinstance(switch.scene, Blank)
    assert switch.scene.name == "room"


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("due", [0, 12])
def test_the_whole_menu_of_the_title_is_in_sight_in_the_smallest_window(scale: float, due: int) -> None:
    context = open_context((800, 600), scaled(scale))
    context.routes = replace(context.routes, due=lambda _: due)
    scene = title(context)
    for name in ("continue", "play", "learn", "quit"):
        assert find(scene, name).visible == find(scene, name).box


def test_escape_on_the_title_asks_before_it_quits() -> None:
    context = open_context()
    switch = press(title(context), Action.BACK)
    assert isinstance(switch, Push)
    answer = press(switch.scene, Action.CONFIRM)
    assert isinstance(answer, Pop)
    assert isinstance(answer.then, Quit)


def test_only_where_there_is_a_match_it_is_said_to_be_saved() -> None:
    context = open_context()
    kept = context.routes.continuation
    for there in (kept, lambda _: None):
        context.routes = replace(context.routes, continuation=there)
        switch = press(title(context), Action.BACK)
        assert isinstance(switch, Push)
        told = any("saved" in node.name for node in switch.scene.nodes())
        assert told == (there is kept)


def test_a_question_with_nothing_to_explain_leaves_no_hole_where_that_would_stand() -> None:
    context = open_context()
    scene = confirm(context, QUESTION, "", "Delete", Pop)
    asked, go = next(node for node in scene.nodes() if node.name == QUESTION), find(scene, "yes")
    assert go.visible.top - asked.visible.bottom < go.visible.height


@pytest.mark.parametrize(("size", "scale"), [((960, 600), 2.0), ((1280, 720), 1.0), ((1920, 1080), 1.0)])
def test_no_last_word_stands_alone_in_the_question_before_quitting(
    size: tuple[int, int], scale: float
) -> None:
    context = open_context(size, scaled(scale))
    switch = press(title(context), Action.BACK)
    assert isinstance(switch, Push)
    told = next(node for node in switch.scene.nodes() if "saved" in node.name)
    assert told.needed is not None
    assert told.needed[1] < 2 * context.look.font_px(BODY)


# ---------------------------------------------------------------------- settings


def test_a_change_is_seen_and_kept_at_once() -> None:
    context = open_context()
    scene = settings(context)
    click_on(scene, "felt/blue")
    assert context.settings.felt is FeltColour.BLUE
    assert platform(context).kept[-1].felt is FeltColour.BLUE
    assert "selected" in find(scene, "felt/blue").state
    assert scene.dirty


def test_text_grows_while_one_looks() -> None:
    context = open_context()
    scene = settings(context, "access")
    before = find(scene, "high_contrast").box.height
    place = find(scene, "text_scale").box
    for _ in range(10):
        click(scene, (find(scene, "text_scale").box.right - 6, find(scene, "text_scale").box.centery))
    assert context.settings.text_scale == 2.0
    assert find(scene, "high_contrast").box.height > before
    assert find(scene, "text_scale").box != place
    assert flaws(scene.nodes(), (1280, 720)) == ()


def test_a_key_is_bound_by_pressing_it() -> None:
    context = open_context()
    scene = settings(context, "keys")
    show(scene, "key/hint/1")
    assert "capturing" in find(scene, "key/hint/1").state
    key(scene, "f5", context)
    assert context.bindings.of(Action.HINT) == ("h", "f5")
    assert "capturing" not in find(scene, "key/hint/1").state


def test_every_action_can_be_given_another_key_and_all_but_cards_by_number_a_button() -> None:
    keys, pad = (settings(open_context(), page) for page in ("keys", "pad"))
    assert {node.key for node in keys.nodes()} >= {f"key/{each}/{slot}" for each in Action for slot in (0, 1)}
    assert {node.key for node in pad.nodes()} >= {f"pad/{each}" for each in {*Action} - {*PICKS}}


def test_arrow_keys_are_named_in_words() -> None:
    context = open_context()
    scene = settings(context, "keys")
    assert [find(scene, f"key/{each}/0").name for each in ARROWS] == [
        f"{each.value.title()}: {each.value.title()} arrow" for each in ARROWS
    ]
    show(scene, "key/hint/0")
    key(scene, "right", context)
    assert any(node.name.startswith("Right arrow is used for several actions") for node in scene.nodes())


def test_a_conflict_is_shown_and_reset_heals_it() -> None:
    context = open_context()
    scene = settings(context, "keys")
    show(scene, "key/hint/0")
    key(scene, "u", context)
    assert "clash" in find(scene, "key/hint/0").state
    assert any("is used for several actions" in node.name for node in scene.nodes())
    (told,) = context.announcer.drain()
    assert told.text == "U is used for several actions: Hint · Undo. Only the first of them works."
    show(scene, "key/hint/1")
    key(scene, "z", context)
    assert not context.announcer.drain(), "it has been told"
    show(scene, "reset_keys")
    assert context.settings.keys == ()
    assert "clash" not in find(scene, "key/hint/0").state


def test_escape_gives_up_binding_and_backspace_empties() -> None:
    context = open_context()
    scene = settings(context, "keys")
    show(scene, "key/confirm/1")
    assert key(scene, "escape", context) is None
    assert context.bindings.of(Action.CONFIRM) == ("return", "space")
    show(scene, "key/confirm/1")
    assert find(scene, "key/confirm/1").name == "Select, play: Press a key"
    key(scene, "backspace", context)
    assert context.bindings.of(Action.CONFIRM) == ("return",)
    assert find(scene, "key/confirm/1").name == "Select, play: no key"


@pytest.mark.parametrize(
    ("page", "slot", "other"), [("keys", "key/hint/1", "reset_keys"), ("pad", "pad/hint", "rumble")]
)
def test_a_slot_waits_no_longer_once_something_else_is_pressed(page: str, slot: str, other: str) -> None:
    context = open_context(settings=replace(DEFAULTS, keys=(("hint", ("j",)),)))
    scene = settings(context, page)
    show(scene, slot)
    assert "capturing" in find(scene, slot).state
    show(scene, other)
    assert "capturing" not in find(scene, slot).state


def test_the_last_key_stays_with_what_nobody_can_do_without() -> None:
    context = open_context()
    scene = settings(context, "keys")
    for slot, pressed in (("back/0", "backspace"), ("confirm/1", "backspace"), ("confirm/0", "up")):
        show(scene, f"key/{slot}")
        key(scene, pressed, context)
    assert context.bindings.of(Action.BACK) == ("escape",)
    assert context.bindings.of(Action.CONFIRM) == ("return",)
    assert context.notices.sentences[-1] == (
        "“Select, play” needs a key of its own. Give it another one first."
    )


def test_resetting_asks_first_and_spares_what_is_no_setting() -> None:
    context = open_context(settings=replace(DEFAULTS, deck=Deck.FOUR_COLOUR, last_setup=(("ecarte", "x"),)))
    scene = settings(context, "data")
    switch = click_on(scene, "reset")
    assert isinstance(switch, Push)
    assert focused(switch.scene) == "no"
    click_on(switch.scene, "yes")
    assert context.settings.deck is Deck.CLASSIC
    assert context.settings.setup_of("ecarte") == "x"


def test_before_resetting_every_page_that_changes_is_named() -> None:
    words = open_context().words
    told = words.get("settings.reset_text").lower()
    for page in PAGES[:-1]:  # the last one, of the data, has nothing to set
        name = words.get(f"settings.page.{page}").lower().replace("&", "").split()
        assert any(each in told for each in name), page


def show(scene: Page[Any], name: str) -> None:
    """Scroll to a control and click it."""
    scene.screen.focus(name)
    settle(scene)
    click_on(scene, name)


# ---------------------------------------------------------------------- rules


def shown(scene: Page[Any]) -> list[str]:
    """List the numbered paragraphs wholly in sight, from the top."""
    whole = [node for node in scene.nodes() if node.view and node.visible.height == node.box.height]
    return [node.name.split()[0] for node in whole if re.match(r"\d+\.\d+ ", node.name)]


def test_rules_open_at_a_paragraph_and_mark_it() -> None:
    scene = rules(open_context(), "ecarte", "6.1")
    assert shown(scene)[0] == "6.1"
    over = next(node for node in scene.nodes() if node.role is Role.HEADING and node.name.startswith("6."))
    assert over.visible.height == over.box.height, "a chapter that begins does so with its heading"
    assert shown(rules(open_context(), "ecarte", "6.2"))[0] == "6.2"


def test_the_contents_lead_to_chapters() -> None:
    scene = rules(open_context(), "ecarte")
    click_on(scene, "chapter/4")
    settle(scene)
    assert shown(scene)[0] == "5.1"
    assert "selected" in find(scene, "chapter/4").state


def test_links_lead_to_their_paragraph() -> None:
    scene = rules(open_context(), "ecarte", "3.3")
    link = next(
        node
        for node in scene.nodes()
        if node.role is Role.LINK and node.value == "6.1" and node.visible.height
    )
    click(scene, link.visible.center)
    settle(scene)
    assert shown(scene)[0] == "6.1"


def test_links_are_reached_from_the_text_by_keys() -> None:
    scene = rules(open_context(), "ecarte", "3.3")
    press(scene, Action.NEXT, Action.RIGHT)
    assert find(scene, focused(scene)).role is Role.LINK
    press(scene, Action.CONFIRM)
    settle(scene)
    assert shown(scene)[0] == "6.1"


def test_what_a_link_leads_to_in_the_rules_is_heard() -> None:
    context = open_context()
    scene = rules(context, "ecarte", "3.3")
    press(scene, Action.NEXT, Action.RIGHT)
    assert not context.announcer.drain(), "a screen that opens is read by whoever reads screens"
    press(scene, Action.CONFIRM)
    assert [each.text.split()[0] for each in context.announcer.drain()] == ["6.1"]
    click_on(scene, "chapter/4")
    heard = [each.text for each in context.announcer.drain()]
    assert heard[0].startswith("5. ")
    assert {each.split(".")[0] for each in heard if re.match(r"\d+\.\d+ ", each)} == {"5"}
    assert any("Elder hand, 2, 1." in each for each in heard), "the table, too"


def test_what_a_search_finds_in_the_rules_is_heard() -> None:
    context = open_context()
    scene = rules(context, "ecarte")
    click_on(scene, "query")
    write(scene, "vulnerable")
    assert context.announcer.drain()[-1].text.endswith("paragraphs")
    click_on(scene, "onward")
    (found,) = [each.text for each in context.announcer.drain() if re.match(r"\d+\.\d+ ", each.text)]
    assert "vulnerable" in found.lower()


def test_the_words_of_the_table_close_the_rules() -> None:
    scene = rules(open_context(), "ecarte")
    click_on(scene, "query")
    write(scene, "jeux de règle")
    told = [node.name for node in scene.nodes() if re.match(r"\d+\.\d+ ", node.name)]
    words = [
        name for name in told if int(name.split(".")[0]) == max(int(each.split(".")[0]) for each in told)
    ]
    assert any("Vulnerable:" in name for name in words)
    assert all(":" in name for name in words)


def test_search_finds_and_goes_on_round() -> None:
    scene = rules(open_context(), "ecarte")
    click_on(scene, "query")
    write(scene, "vulnerable")
    settle(scene)
    told = [node.name for node in scene.nodes() if node.name.endswith("paragraphs")]
    assert told
    first = scene.screen.state("text").target
    click_on(scene, "onward")
    assert scene.screen.state("text").target > first


@pytest.mark.parametrize(
    "typed", ["Pagat", "Mond", "Sküs", "skus", "Trull", "Uhu", "Kakadu", "Spatz", "GSTIESS"]
)
def test_the_search_finds_what_a_viennese_player_looks_for(typed: str) -> None:
    scene = rules(open_context(), "illustrated_tarock")
    click_on(scene, "query")
    write(scene, typed)
    assert any(re.fullmatch(r"[0-9]+ paragraphs?|One paragraph", node.name) for node in scene.nodes())


def test_a_search_finds_what_is_written_with_another_apostrophe() -> None:
    found = []
    for typed in ("can't", "can’t"):
        scene = rules(open_context(), "ecarte")
        click_on(scene, "query")
        write(scene, typed)
        found += [node.name for node in scene.nodes() if node.name.endswith("paragraphs")]
    assert len(found) == 2
    assert len(set(found)) == 1


def test_a_search_without_success_says_so() -> None:
    scene = rules(open_context(), "ecarte")
    click_on(scene, "query")
    write(scene, "zeppelin")
    assert any(node.name == "Not found" for node in scene.nodes())


# ---------------------------------------------------------------------- about and the stack


def test_about_opens_the_folder_and_writes_the_report() -> None:
    context = open_context()
    scene = about(context)
    click_on(scene, "folder")
    click_on(scene, "report")
    assert platform(context).done == ["open", "report"]
    assert any("report.txt" in sentence for sentence in context.notices.sentences)


class Around:
    """A canvas in front of which scenes fade in so many seconds, and no room."""

    def __init__(self, shown: pygame.Surface, fade: float) -> None:
        self.shown = shown
        self.fade = fade

    def question(self) -> Scene | None:
        return None

    def enter(self, room: str, heard: str = "") -> None:
        pass


def test_a_dialog_leaves_the_scene_below_in_sight_and_answers_after_it_has_gone() -> None:
    context = open_context()
    canvas = pygame.Surface(context.look.size)
    first: Scene = title(context)
    stack = SceneStack(first, Around(canvas, 0.0))
    stack.draw(canvas)
    stack.draw(canvas)  # the picture comes with the second frame
    corner = sum(canvas.get_at((640, 10))[:3])
    stack.turn(Push(question(context)))
    stack.draw(canvas)
    assert 0 < sum(canvas.get_at((640, 10))[:3]) < corner
    stack.turn(click_on(stack.top, "yes"))
    tops = [stack.top]
    stack.turn(Pop())
    tops.append(stack.top)
    assert isinstance(tops[0], Blank)
    assert tops[1] is first


def test_scenes_fade_into_each_other_and_then_rest() -> None:
    context = open_context((960, 600))
    canvas = pygame.Surface(context.look.size)
    stack = SceneStack(Blank("black"), Around(canvas, 0.2))
    stack.draw(canvas)
    stack.turn(Push(about(context)))
    stack.draw(canvas)
    start = sum(canvas.get_at((480, 300))[:3])
    stack.update(0.1)
    stack.draw(canvas)
    middle = sum(canvas.get_at((480, 300))[:3])
    stack.update(0.15)
    stack.draw(canvas)
    end = sum(canvas.get_at((480, 300))[:3])
    assert start < middle < end
    assert not stack.dirty


class Grey(Blank):
    """A scene whose shade of grey grows with every drawing."""

    drawn = 0

    def draw(self, canvas: pygame.Surface) -> None:
        self.drawn += 1
        self.dirty = False
        canvas.fill((20 * self.drawn,) * 3)


def test_in_a_fade_a_scene_is_drawn_again_only_where_it_has_changed() -> None:
    canvas, grey = pygame.Surface((20, 20)), Grey("grey")
    stack = SceneStack(Blank("black"), Around(canvas, 1.0))
    stack.draw(canvas)
    stack.turn(Push(grey))
    seen = []
    for changes in (False, False, False, True, False, False):
        grey.dirty = changes
        stack.draw(canvas)
        stack.update(0.1)
        seen.append((grey.drawn, canvas.get_at((5, 5)).r))
    assert [drawn for drawn, _ in seen] == [1, 2, 2, 3, 4, 4]
    assert [shade for _, shade in seen] == pytest.approx([0, 4, 8, 18, 32, 40], abs=2)
    stack.update(0.4)
    stack.draw(canvas)
    assert (grey.drawn, canvas.get_at((5, 5)).r) == (5, 100)


def test_an_idle_screen_is_not_drawn_again() -> None:
    context = open_context()
    scene = title(context)
    for _ in range(2):  # its picture comes with the second frame
        scene.draw(pygame.Surface(context.look.size))
        settle(scene)
    assert not scene.dirty
