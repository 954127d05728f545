"""How many play: one option, the picker above the opponents, and whoever sits down, always in step."""

from typing import Any

from game.catalogue import Game, find
from game.core.record import replace
from game.play.match_setup import MatchSetup, Opponent, last_setup, seats_of, setup_text, usual_setup
from game.play.setup_draft import draft_of
from game.storage.settings import DEFAULTS
from game.ui.blocks import Action, Page, UiContext
from game.ui.scenes.setup import setup
from game.ui.shell.editing import MAC
from tests.ui.kit.context import click_on, key, open_context, press, write
from tests.ui.kit.context import find as node_of
from tests.ui.scenes.application import Flawless, live
from tests.ui.scenes.test_room import Begun

GAME = Game("romestecq")
SELECT_ALL = "meta+a" if MAC else "ctrl+a"


def opened(context: UiContext | None = None, begun: Begun | None = None) -> Page[Any]:
    return setup(context or open_context(), GAME, begun or Begun())


def use(scene: Page[Any], name: str, *actions: Action) -> None:
    """Put the focus on something and press."""
    scene.screen.focus(name, keyed=True)
    press(scene, *actions)


def names(scene: Page[Any]) -> list[str]:
    """List the names of the opponents."""
    return [node.value for node in scene.nodes() if node.key.startswith("name/")]


def test_the_picker_brings_and_sends_away_opponents_of_different_names() -> None:
    begun = Begun()
    scene = opened(begun=begun)
    assert len(names(scene)) == 3
    use(scene, "option/players", Action.RIGHT)
    assert len(set(names(scene))) == len(names(scene)) == 5
    use(scene, "option/players", Action.RIGHT)
    assert len(names(scene)) == 1
    click_on(scene, "start")
    assert begun.setups[0].options == (("players", 2),)
    assert len(begun.setups[0].opponents) == 1


def test_presets_move_the_picker() -> None:
    context = open_context()
    scene = opened(context)
    use(scene, "preset/three_pairs", Action.CONFIRM)
    assert node_of(scene, "option/players").value == context.words.get("romestecq.option.players.value.6")
    assert len(names(scene)) == 5
    use(scene, "preset/standard", Action.CONFIRM)
    assert len(names(scene)) == 3
    assert "selected" in node_of(scene, "preset/standard").state


def test_the_picker_stands_once_and_above_the_opponents() -> None:
    scene = opened()
    pickers = [node for node in scene.nodes() if node.key == "option/players"]
    assert len(pickers) == 1
    assert pickers[0].rect[1] < node_of(scene, "name/0").rect[1]
    assert pickers[0].rect[0] + pickers[0].rect[2] < node_of(scene, "option/target_points").rect[0]


def test_a_game_for_so_many_and_no_others_has_no_picker() -> None:
    scene = setup(open_context(), find("ecarte"), Begun())
    assert "option/players" not in live(scene)
    assert len(names(scene)) == 1


def test_two_opponents_of_one_name_are_refused() -> None:
    context = open_context()
    draft = draft_of(GAME, usual_setup(GAME, ""), "")
    twice = draft.with_opponent(2, replace(draft.opponents[0], level="novice"))
    assert draft.fault(context.words) == ""
    assert twice.fault(context.words) == context.words.get("setup.fault_same_name")


def test_a_newcomer_bears_a_name_nobody_has() -> None:
    context = open_context()
    draft = draft_of(GAME, usual_setup(GAME, ""), "")
    governess = Opponent(context.words.get("setup.opponent.3"), "club")
    (players,) = [option for option in draft.declared if option.id == "players"]
    six = draft.with_opponent(0, governess).choose(players, 6)
    assert len({each.name for each in six.opponents}) == 5


def test_a_last_set_up_whose_company_does_not_fit_its_options_is_mended() -> None:
    alone = MatchSetup("romestecq", (("players", 6),), (Opponent("Ada", "expert"),), (), 5)
    found = last_setup(DEFAULTS.with_setup("romestecq", setup_text(alone)), GAME)
    assert found.opponents[0].name == "Ada"
    assert (len(found.opponents), found.dealer) == (5, 5)
    assert seats_of(GAME, dict(found.options)) == GAME.rules(GAME.options(players=6)).spec.seats


def test_nothing_is_clipped_with_five_opponents(flawless: Flawless) -> None:
    def six(context: UiContext) -> Page[Any]:
        scene = opened(context)
        use(scene, "preset/six_players", Action.CONFIRM)
        return scene

    assert flawless(six) == []


def test_pressing_a_portrait_brings_the_next_known_opponent() -> None:
    begun = Begun()
    scene = opened(begun=begun)
    before = names(scene)
    use(scene, "level/1", Action.RIGHT)
    use(scene, "person/1", Action.CONFIRM)
    after = names(scene)
    assert after[1] not in before
    assert (after[0], after[2]) == (before[0], before[2])
    click_on(scene, "person/1")
    assert len({*names(scene), *after}) == 4
    click_on(scene, "start")
    assert begun.setups[0].opponents[1].level == "expert"


def test_temperament_is_told_where_there_are_words_to_show_it() -> None:
    def told(game: str) -> list[str]:
        scene = setup(open_context(), find(game), Begun())
        click_on(scene, "person/0")
        return [node.name for node in scene.nodes()]

    assert any(text.startswith(("Bold", "Careful")) for text in told("gleek"))
    assert not any(text.startswith(("Bold", "Careful", "Even")) for text in told("imperium"))


def test_what_no_typeface_has_is_told_below_the_name_and_kept() -> None:
    context, begun = open_context(), Begun()
    scene, told = opened(context, begun), context.words.get("common.no_typeface")
    scene.screen.focus("name/0")
    key(scene, SELECT_ALL, context)
    write(scene, "Анна")
    assert told not in [node.name for node in scene.nodes()]
    write(scene, " 王")
    assert told in [node.name for node in scene.nodes()]
    click_on(scene, "start")
    assert begun.setups[0].opponents[0].name == "Анна 王"


def test_a_name_that_shows_nothing_can_not_be_written() -> None:
    context, begun = open_context(), Begun()
    scene = opened(context, begun)
    scene.screen.focus("name/0")
    key(scene, SELECT_ALL, context)
    key(scene, "backspace", context)
    write(scene, "\u200b\u034f\U000e0001 \u202e")
    assert not names(scene)[0].strip()
    click_on(scene, "start")
    assert not begun.setups
    assert context.words.get("setup.fault_name") in [node.name for node in scene.nodes()]
