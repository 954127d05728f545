"""The set-up screen: every option of every game, presets, opponents, and a stated deal judged as it is typed."""

from collections.abc import Callable
from typing import Any

import pytest

from game.catalogue import GAMES, find
from game.core.options import declared
from game.play.match_setup import LONGEST_NAME, Opponent, last_setup
from game.play.setup_draft import Draft, draft_of
from game.telling.glossary import glossary_of
from game.ui.blocks import Action, Page, Pop, Push, UiContext
from game.ui.scenes.setup import setup
from game.ui.shell import editing
from game.ui.shell.input import Press
from game.ui.widgets import field
from tests.games.expected import EXPECTED
from tests.ui.kit.context import (
    Blank,
    click,
    click_on,
    key,
    open_context,
    press,
    settle,
    wheel,
    write,
)
from tests.ui.kit.context import (
    find as node_of,
)
from tests.ui.scenes.application import LONG, Flawless, live, reached, texts
from tests.ui.scenes.test_room import Begun

IDS = [game.id for game in GAMES]
EVERY_DAY = ("ecarte", "illustrated_tarock")
"""Where everything is reached by keyboard every day: on the shortest list and on the longest."""
DEAL = "KH QH JH AH TH 9H 8H 7H"
"""By game and preset, the words of its caption that tell of each house rule it changes."""


LIMITS = (
    (
        "sheepshead",
        "players",
        "as a rule",
        "five, six or seven",
        "none with four",
        "with three there is never one",
    ),
    ("sheepshead", "partner_rule", "six or seven", "none with four", "with three there is never one"),
    ("sheepshead", "called_ace_under", "can call no ace otherwise"),
    ("sheepshead", "jd_call_up", "that another player holds"),
    ("illustrated_tarock", "multipliers", "nobody can bid take three"),
    ("illustrated_tarock", "world_capture", "whoever played the world pays"),
    ("illustrated_tarock", "century_mark", "the bonus and, as a rule, a settlement"),
)
"""By game and house rule, what its text has to say of where it holds and whom it concerns."""


def opened(game: str = "ecarte", context: UiContext | None = None, begun: Begun | None = None) -> Page[Any]:
    return setup(context or open_context(), find(game), begun or Begun())


def use(scene: Page[Any], name: str, *actions: Action) -> None:
    """Put the focus on something and press."""
    if not scene.screen.keyed:
        press(scene, Action.NEXT)  # from now on the player uses keys
    scene.screen.focus(name)
    press(scene, *actions)


@pytest.mark.parametrize("game", IDS)
def test_every_option_has_its_control_its_explanation_and_its_paragraph(game: str) -> None:
    context = open_context()
    scene = opened(game, context)
    told = texts(scene)
    for option in declared(find(game).options):
        assert node_of(scene, f"option/{option.id}").name == context.words.get(
            f"{game}.option.{option.id}.name"
        )
        assert context.words.get(f"{game}.option.{option.id}.text") in told
        scene.screen.focus(f"rule/{option.id}")
        shown = press(scene, Action.CONFIRM)
        assert isinstance(shown, Push)
        assert isinstance(shown.scene, Blank)
        assert shown.scene.name == f"rules {game} {option.rule}"


@pytest.mark.parametrize("game", IDS)
def test_every_preset_can_be_chosen_and_is_begun_as_it_stands(game: str) -> None:
    for name, options in find(game).presets.items():
        begun = Begun()
        scene = opened(game, begun=begun)
        use(scene, f"preset/{name}", Action.CONFIRM)
        assert "selected" in node_of(scene, f"preset/{name}").state
        click_on(scene, "start")
        assert dict(begun.setups[0].options) == dict(options)


@pytest.mark.parametrize("game", IDS)
def test_the_caption_of_a_preset_names_every_house_rule_it_changes(game: str) -> None:
    told, words = EXPECTED[game].presets, open_context().words
    for name, options in find(game).presets.items():
        assert told.get(name, {}).keys() == options.keys(), name
        caption = words.get(f"{game}.preset.{name}.text")
        assert [said for said in told.get(name, {}).values() if said not in caption] == [], name


@pytest.mark.parametrize(("game", "option", "limits"), [(each[0], each[1], each[2:]) for each in LIMITS])
def test_a_house_rule_says_where_it_holds_and_whom_it_concerns(
    game: str, option: str, limits: tuple[str, ...]
) -> None:
    text = open_context().words.get(f"{game}.option.{option}.text").lower()
    assert [limit for limit in limits if limit not in text] == []


def test_no_game_calls_its_usual_rules_those_of_clubs_that_played_otherwise() -> None:
    words = open_context().words
    assert "club" not in words.get("ecarte.preset.standard.name") + words.get(
        "ecarte.preset.standard.text"
    )  # §11.3


@pytest.mark.parametrize("game", IDS)
def test_every_option_is_changed_marked_and_reset_by_keyboard(game: str) -> None:
    begun = Begun()
    scene = opened(game, begun=begun)
    for option in declared(find(game).options):
        at_top = option.kind == "number" and option.default == option.high
        use(scene, f"option/{option.id}", Action.LEFT if at_top or option.default is True else Action.RIGHT)
        assert f"reset/{option.id}" in live(scene)
        click_on(scene, "start")
        assert [name for name, _ in begun.setups[-1].options] == [option.id]
        use(scene, f"reset/{option.id}", Action.CONFIRM)
        assert f"reset/{option.id}" not in live(scene)


def test_rules_of_ones_own_are_no_preset() -> None:
    context = open_context()
    scene = opened(context=context)
    assert "selected" in node_of(scene, "preset/standard").state
    use(scene, "option/max_exchanges", Action.RIGHT, Action.RIGHT)
    assert context.words.get("setup.own") in texts(scene)
    assert "selected" not in node_of(scene, "preset/standard").state
    use(scene, "reset_all", Action.CONFIRM)
    assert "selected" in node_of(scene, "preset/standard").state


def empty_name(scene: Page[Any], context: UiContext) -> None:
    click_on(scene, "name/0")
    key(scene, "end", context)
    for _ in range(LONGEST_NAME):
        key(scene, "backspace", context)


def test_start_remembers_names_levels_and_dealer() -> None:
    context, begun = open_context(), Begun()
    scene = opened(context=context, begun=begun)
    empty_name(scene, context)
    write(scene, "Ada, #1")
    use(scene, "level/0", Action.RIGHT)
    use(scene, "dealer", Action.LEFT)
    click_on(scene, "start")
    assert begun.setups[0].opponents == (Opponent("Ada 1", "expert"),)
    assert begun.setups[0].dealer == 1
    assert last_setup(context.settings, find("ecarte")) == begun.setups[0]


def test_one_line_sets_how_strong_all_others_are() -> None:
    """It says when they differ; where there is only one opponent, there is no such line."""
    context, begun = open_context(), Begun()
    scene = opened("sheepshead", context, begun=begun)
    use(scene, "levels", Action.RIGHT)
    assert node_of(scene, "levels").value == "Expert"
    use(scene, "level/0", Action.RIGHT)
    assert node_of(scene, "levels").value == context.words.get("setup.levels_mixed")
    use(scene, "levels", Action.RIGHT)
    assert node_of(scene, "levels").value == "Novice"
    click_on(scene, "start")
    assert {each.level for each in begun.setups[-1].opponents} == {"novice"}
    assert "levels" not in live(opened("ecarte"))


def test_nobody_sits_down_against_a_nameless_opponent() -> None:
    context, begun = open_context(), Begun()
    scene = opened(context=context, begun=begun)
    empty_name(scene, context)
    assert context.words.get("setup.fault_name") in texts(scene)
    click_on(scene, "start")
    assert begun.setups == []


@pytest.mark.parametrize(
    ("game", "key"), [("ecarte", "company"), ("romestecq", "company_partnered"), ("sheepshead", "company")]
)
def test_who_plays_with_me_is_not_called_an_opponent(game: str, key: str) -> None:
    context = open_context()
    assert context.words.get(f"setup.{key}") in texts(opened(game, context))


def test_a_game_that_settles_its_first_dealer_is_not_asked_twice() -> None:
    assert "dealer" not in live(opened("imperium"))
    assert "dealer" in live(opened("ecarte"))


def state_deal(scene: Page[Any], text: str) -> None:
    scene.screen.focus("deal")
    write(scene, text)


def test_a_stated_deal_is_judged_letter_by_letter() -> None:
    context, begun = open_context(), Begun()
    scene = opened(context=context, begun=begun)
    for text, fault in (
        ("KH Q", "“Q” is no card of this game."),
        ("H QX", "“QX” is no card of this game."),
    ):
        state_deal(scene, text)
        assert context.words.get("setup.deal_wrong", fault=fault) in texts(scene)
        assert "start" not in live(scene)
    click_on(scene, "start")
    assert begun.setups == []
    use(scene, "clear", Action.CONFIRM)
    assert "start" in live(scene)


def test_a_complete_deal_is_begun_and_its_hands_are_shown_once_the_dealer_is_known() -> None:
    context, begun = open_context(), Begun()
    scene = opened(context=context, begun=begun)
    state_deal(scene, f"{DEAL} …")
    assert context.words.get("setup.deal_good") in texts(scene)
    assert context.words.get("setup.deal_whose") in texts(scene)
    use(scene, "dealer", Action.RIGHT)
    hands = {node.name: set(node.value.split()) for node in scene.nodes() if node.role == "image"}
    assert hands["The Marquise"] == {"KH", "QH", "JH", "8H", "7H"}  # elder hand: packets of three and two
    assert hands[context.words.get("setup.you")] == {"AH", "TH", "9H", "7S", "8S"}
    click_on(scene, "start")
    pack = find("ecarte").rules(find("ecarte").options()).spec.pack
    assert begun.setups[0].stated[:8] == pack.parse_all(DEAL)
    assert len(begun.setups[0].stated) == 32


@pytest.mark.parametrize("name", ["ctrl+v", "shift+insert"])
def test_a_deal_can_be_pasted(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    context, begun = open_context(), Begun()
    scene = opened(context=context, begun=begun)
    monkeypatch.setattr(editing, "MAC", False)
    monkeypatch.setattr(field, "copied", lambda: f"deal {DEAL} ...")
    scene.screen.focus("deal")
    scene.handle(Press(name, None))
    click_on(scene, "start")
    assert len(begun.setups[0].stated) == 32


def test_paste_button_replaces_what_stood_there(monkeypatch: pytest.MonkeyPatch) -> None:
    context = open_context()
    scene = opened(context=context)
    state_deal(scene, "nonsense")
    monkeypatch.setattr("game.ui.scenes.setup_players.copied", lambda: f"{DEAL} …")
    click_on(scene, "paste")
    assert context.words.get("setup.deal_good") in texts(scene)


def test_pasting_elsewhere_than_in_a_field_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(field, "copied", lambda: "surprise")
    scene = opened()
    before = texts(scene)
    scene.handle(Press("ctrl+v", None))
    assert texts(scene) == before


def test_house_rules_that_do_not_go_together_are_refused_in_a_sentence() -> None:
    context, game = open_context(), find("ecarte")
    draft = draft_of(game, last_setup(context.settings, game), "")
    broken = Draft(game, (("target_score", 6),), draft.opponents, None)
    assert "target_score" in broken.fault(context.words)
    assert draft.fault(context.words) == ""


def test_the_mouse_alone_scrolls_to_the_last_option_and_changes_it() -> None:
    begun = Begun()
    scene = opened(begun=begun)
    key_of_last = f"option/{declared(find('ecarte').options)[-1].id}"
    start = node_of(scene, "start").box
    wheel(scene, node_of(scene, "preset/standard").box.center, -60)
    settle(scene)
    assert node_of(scene, "start").box == start  # always in sight
    click(scene, node_of(scene, key_of_last).visible.center)
    click_on(scene, "start")
    assert len(begun.setups[0].options) == 1


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in EVERY_DAY else pytest.mark.slow) for game in IDS]
)
def test_everything_is_reached_by_keyboard_and_escape_leaves(game: str) -> None:
    scene = opened(game)
    found = reached(scene)
    assert {each for each in live(scene) if not each.startswith(("reset", "preset/"))} <= found | {"clear"}
    assert press(scene, Action.BACK) == Pop()


def changed_throughout(game: str) -> Callable[[UiContext], Page[Any]]:
    """Make a screen on which every option differs and a deal is stated."""

    def make(context: UiContext) -> Page[Any]:
        scene = opened(game, context)
        press(scene, Action.NEXT)  # from now on the player uses keys
        for option in declared(find(game).options):
            lower = option.default is True or (option.kind == "number" and option.default == option.high)
            scene.screen.focus(f"option/{option.id}")
            press(scene, Action.LEFT if lower else Action.RIGHT)
        scene.screen.focus("name/0")
        write(scene, LONG)
        state_deal(scene, "…")
        if "dealer" in live(scene):
            use(scene, "dealer", Action.RIGHT)
        return scene

    return make


@pytest.mark.parametrize("game", IDS)
def test_nothing_is_clipped_or_overlaps(game: str, flawless: Flawless) -> None:
    assert flawless(lambda context: opened(game, context)) == []
    assert flawless(changed_throughout(game)) == []


def test_who_has_never_set_a_game_up_is_offered_its_easiest_rules() -> None:
    for game in GAMES:
        context, begun = open_context(), Begun()
        scene = setup(context, game, begun)
        if game.given.easiest is None:
            assert "first_steps" not in live(scene)
            continue
        click_on(scene, "first_steps")
        (match_setup,) = begun.setups
        assert dict(match_setup.options) == game.presets[game.given.easiest]
        assert {each.level for each in match_setup.opponents} == {"novice"}
        assert "first_steps" not in live(setup(context, game, begun))


@pytest.mark.parametrize("game", IDS)
def test_terms_in_house_rules_are_explained_and_open_the_rules(game: str) -> None:
    scene = opened(game)
    terms = [node for node in scene.nodes() if node.key.startswith("term:option/")]
    words = open_context().words
    told = (words.get(key) for key in words.of(game) if key.startswith(f"{game}.option."))
    assert bool(terms) == bool(glossary_of(game, words).terms_in(*told))
    if not terms:
        return
    assert all(node.description for node in terms)
    use(scene, terms[0].key)
    assert isinstance(press(scene, Action.CONFIRM), Push)
