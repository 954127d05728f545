"""The saved games: listed, resumed, renamed, exported, deleted and brought back, with real files."""

import json
import os
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.aloud import heading_over
from game.catalogue import pack_of, spec_of
from game.core.options import Value
from game.core.record import replace
from game.core.transcript import Header, Transcript, read
from game.play.glimpses import Logs
from game.session.match import AnyMatch
from game.storage.match_file import MatchScore, SavedMatch
from game.storage.match_files import SaveGone
from game.storage.stores import Stores, open_stores
from game.ui.blocks import Action, Page, Pop, Push, Switch, UiContext
from game.ui.scenes import saves as scene_module
from game.ui.scenes.saves import SaveLine, line_of, saves, when
from game.ui.shell.destinations import Destination
from game.ui.shell.input import Press, Wheel
from game.wording import Words
from tests.ui.kit.context import (
    Blank,
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
from tests.ui.scenes.application import LONG, Flawless, keep, live, played, reached, texts


def fill(stores: Stores) -> list[str]:
    """Keep two matches that are not decided and one that is."""
    return [
        keep(stores, played("ecarte", 1, deals=1)),
        keep(stores, played("imperium", 2, deals=1)),
        keep(stores, played("ecarte", 3, deals=99)),
    ]


def test_an_empty_list_is_friendly_and_leads_to_the_game_room(stores: Stores) -> None:
    context = open_context()
    scene = saves(context, stores.saves)
    assert context.words.get("saves.empty_unfinished") in texts(scene)
    assert isinstance(click_on(scene, "play"), Push)
    click_on(scene, "tab/1")
    assert context.words.get("saves.empty_finished") in texts(scene)


def test_matches_are_listed_by_tab_with_opponent_score_and_date(stores: Stores) -> None:
    context, ids = open_context(), fill(stores)
    scene = saves(context, stores.saves)
    assert {f"resume/{ids[0]}", f"resume/{ids[1]}"} <= live(scene)
    assert f"delete/{ids[2]}" not in live(scene)
    written = texts(scene)
    assert "Écarté against the Marquise (Club player)" in written
    assert any("You: " in text and "The Marquise: " in text for text in written)
    click_on(scene, "tab/1")
    assert f"resume/{ids[2]}" not in live(scene)
    assert {f"result/{ids[2]}", f"delete/{ids[2]}"} <= live(scene)
    assert {"You won", "The Marquise won"} & set(texts(scene))


def test_it_is_heard_which_match_a_button_is_of(stores: Stores) -> None:
    ids = fill(stores)[:2]
    scene = saves(open_context(), stores.saves)
    heard = []
    for each in ids:
        scene.screen.focus(f"resume/{each}")
        assert focused(scene) == f"resume/{each}"
        heard.append(heading_over(scene.nodes()))
    assert [each.partition(" against ")[0] for each in heard] == ["Écarté", "Imperium"]


def test_enter_resumes_the_match_last_played(stores: Stores) -> None:
    context, ids = open_context(), fill(stores)
    switch = press(saves(context, stores.saves), Action.CONFIRM)
    assert isinstance(switch, Push)
    assert isinstance(switch.scene, Blank)
    assert switch.scene.name == ids[1]


def test_what_cannot_be_resumed_is_told_in_a_sentence(stores: Stores) -> None:
    context, ids = open_context(), fill(stores)

    def dirty(_context: UiContext, _to: Destination) -> Switch:
        message = "This match was played under edition 0 of the rules."
        raise ValueError(message)

    context.routes = replace(context.routes, go=dirty)
    scene = saves(context, stores.saves)
    assert click_on(scene, f"resume/{ids[0]}") is None
    assert context.notices.sentences == ("This match was played under edition 0 of the rules.",)


def test_a_match_in_another_window_is_left_alone(stores: Stores, tmp_path: Path) -> None:
    context, ids = open_context(), fill(stores)
    other = open_stores(tmp_path, spec_of)
    other.saves.resume(ids[0])
    scene = saves(context, stores.saves)
    click_on(scene, f"delete/{ids[0]}")
    assert context.notices.sentences == (context.words.get("storage.saved.in_use"),)
    assert f"resume/{ids[0]}" in live(scene)
    other.close()


def test_rename_by_keyboard(stores: Stores) -> None:
    context, ids = open_context(), fill(stores)
    scene = saves(context, stores.saves)
    scene.screen.focus(f"rename/{ids[0]}")
    press(scene, Action.CONFIRM)
    assert focused(scene) == "name"
    write(scene, "  The   return match ")
    key(scene, "return", context)
    assert "The return match" in texts(scene)
    assert "Écarté against the Marquise (Club player)" in texts(scene)
    assert {each.id: each.name for each in stores.saves.listing()}[ids[0]] == "The return match"
    assert focused(scene) == f"rename/{ids[0]}"


def test_escape_leaves_the_name_as_it_was_before_it_leaves_the_screen(stores: Stores) -> None:
    context, ids = open_context(), fill(stores)
    scene = saves(context, stores.saves)
    click_on(scene, f"rename/{ids[0]}")
    write(scene, "Never")
    assert press(scene, Action.BACK) is None
    assert "Never" not in texts(scene)
    assert press(scene, Action.BACK) == Pop()


def test_export_writes_a_transcript_and_tells_where(
    stores: Stores, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, ids = open_context(), fill(stores)
    monkeypatch.setattr(type(platform(context)), "data_folder", str(tmp_path / "elsewhere"))
    scene = saves(context, stores.saves)
    click_on(scene, f"export/{ids[0]}")
    (path,) = (tmp_path / "elsewhere" / "exports").iterdir()
    assert str(path) in context.notices.sentences[0]
    assert read(path.read_text("utf-8"), pack_of) == stores.saves.load(ids[0])


def test_an_export_that_fails_is_told(
    stores: Stores, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, ids = open_context(), fill(stores)
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(type(platform(context)), "data_folder", str(tmp_path / "file"))
    click_on(saves(context, stores.saves), f"export/{ids[0]}")
    (said,) = context.notices.sentences
    assert said.startswith("The match could not be saved.")
    assert said.endswith(".")
    assert "Errno" not in said
    assert str(tmp_path) not in said


def test_delete_and_bring_back_by_keyboard(stores: Stores) -> None:
    context, ids = open_context(), fill(stores)
    scene = saves(context, stores.saves)
    for match_id in ids[:2]:
        scene.screen.focus(f"delete/{match_id}")
        press(scene, Action.CONFIRM)
        assert f"delete/{match_id}" not in live(scene)
        assert focused(scene) == "undo"
    for match_id in reversed(ids[:2]):
        scene.screen.focus("undo")
        press(scene, Action.CONFIRM)
        assert f"delete/{match_id}" in live(scene)
    assert "undo" not in live(scene)
    assert len(stores.saves.listing()) == 3


def test_delete_and_bring_back_by_mouse_from_the_other_tab(stores: Stores) -> None:
    context, ids = open_context(), fill(stores)
    scene = saves(context, stores.saves)
    click_on(scene, "tab/1")
    click_on(scene, f"delete/{ids[2]}")
    click_on(scene, "tab/0")
    click_on(scene, "undo")
    assert f"delete/{ids[2]}" in live(scene)  # and its tab is shown again


class Unread:
    """Logs that nobody should look into."""

    def load(self, _match_id: str) -> Transcript:
        pytest.fail("the score tells enough")


def uneven(match: AnyMatch) -> bool:
    """Tell whether one player alone has most."""
    held = match.rules.worth(match.view(0).ledger.holdings)
    return held.count(max(held)) == 1


class Log:
    """The log of the only match, unless it is gone."""

    def __init__(self, transcript: Transcript | None) -> None:
        self.transcript = transcript

    def load(self, _match_id: str) -> Transcript:
        if self.transcript is None:
            raise SaveGone
        return self.transcript


def test_a_match_of_a_single_deal_names_all_who_won_it_or_who_has_most() -> None:
    """The score doesn't tell who played together; where the log is spoilt it must do."""
    context = open_context()
    options: dict[str, Value] = {"match_mode": "single_deal"}
    many = (played("sheepshead", seed, 99, options) for seed in range(40))
    match = next(each for each in many if len(each.outcome.winners) == 2 and uneven(each))
    held = match.rules.worth(match.view(0).ledger.holdings)
    names = [
        ("You", "the Marquise", "the Colonel", "the Abbé", "Ada")[seat] for seat in match.outcome.winners
    ]
    ledger, header = match.view(0).ledger, match.transcript().header
    saved = SavedMatch("x", "", "", header, MatchScore(ledger.holdings, 1, over=True))
    together = line_of(context.words, saved, Log(match.transcript()))
    assert together.outcome.casefold() == f"{' and '.join(names)} won".casefold()
    assert together.won == (0 in match.outcome.winners)

    alone = line_of(context.words, saved, Log(None))
    best = ("You", "the Marquise", "the Colonel", "the Abbé", "Ada")[held.index(max(held))]
    assert alone.outcome.casefold() == f"{best} won".casefold()


def test_a_match_of_an_unknown_game_is_listed_but_not_resumed() -> None:
    context = open_context()
    header = Header("whist", 1, (), ("You", "Ada, club"))
    words = line_of(
        context.words,
        SavedMatch("x", "", "2026-11-21T10:00:00+00:00", header, MatchScore(((1,), (0,)), 1, over=False)),
        Unread(),
    )
    assert not words.known
    assert words.stand == context.words.get("saves.unknown")
    fewer = Header("ecarte", 1, (), ("You", "Ada, club"))
    odd = line_of(context.words, SavedMatch("x", "", "", fewer, MatchScore((), 1, over=False)), Unread())
    assert not odd.known


def test_a_date_that_makes_no_sense_is_shown_as_it_is() -> None:
    for kept in ("yesterday", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"):
        assert when(open_context().words, kept) == kept
    assert "November 2026" in when(open_context().words, "2026-11-21T10:00:00+00:00")


def test_everything_is_reached_by_keyboard(stores: Stores) -> None:
    fill(stores)
    scene: Page[Any] = saves(open_context(), stores.saves)
    assert live(scene) <= reached(scene)


@pytest.mark.parametrize(("size", "scale"), [((980, 1380), 1.0), ((800, 600), 1.0), ((1280, 720), 1.25)])
def test_buttons_leave_the_words_their_room(stores: Stores, size: tuple[int, int], scale: float) -> None:
    keep(stores, played("sheepshead", 2, names=("You", "The Marquise, expert", *(f"{LONG}, club",) * 3)))
    scene = saves(open_context(size, scaled(scale)), stores.saves)
    (heading,) = (node for node in scene.nodes() if node.name.startswith("Sheepshead against"))
    assert heading.box.width > 0.35 * size[0]


def test_nothing_is_clipped_or_overlaps(stores: Stores, flawless: Flawless) -> None:
    assert flawless(lambda context: saves(context, stores.saves)) == []
    ids = fill(stores)
    keep(stores, played("imperium", 5, names=("You", f"{LONG}, expert")))
    stores.saves.rename(ids[1], "The evening of the long rain, with Joker on Joker")
    assert flawless(lambda context: saves(context, stores.saves)) == []

    def renaming(context: UiContext) -> Page[Any]:
        scene = saves(context, stores.saves)
        scene.screen.focus(f"rename/{ids[1]}")
        press(scene, Action.CONFIRM)
        return scene

    def after_deleting(context: UiContext) -> Page[Any]:
        scene = saves(context, stores.saves)
        scene.screen.focus(f"delete/{ids[1]}")
        press(scene, Action.CONFIRM)
        assert "undo" in live(scene)
        return scene

    assert flawless(renaming) == []
    stores.saves.rename(ids[1], "W" * 48)
    assert flawless(lambda context: saves(context, stores.saves)) == []
    assert flawless(lambda context: bring_back(after_deleting(context))) == []


def bring_back(scene: Page[Any]) -> Page[Any]:
    """Undo the deletion, so that the next size finds the same matches."""
    press(scene, Action.CONFIRM)
    return scene


def many(stores: Stores, tmp_path: Path, count: int) -> list[str]:
    """Keep a match so many times, every third with a name of its own; give the ids, the last played first."""
    first = keep(stores, played("ecarte", 3, deals=99))
    folder = tmp_path / "data" / "matches"
    plain = json.loads((folder / f"{first}.json").read_text("utf-8"))
    ids = [f"{2000 + number}-ecarte" for number in range(count)]
    for number, match_id in enumerate(ids):
        day = {"kept": f"{2000 + number}-01-01T10:00:00+00:00", "name": "" if number % 3 else f"No {number}"}
        (folder / f"{match_id}.json").write_text(json.dumps({**plain, **day}), "utf-8")
    stores.saves.delete(first)
    return ids[::-1]


def test_of_many_matches_only_those_near_are_made_and_all_can_be_reached(
    stores: Stores, tmp_path: Path
) -> None:
    context, ids = open_context(), many(stores, tmp_path, 300)
    scene = saves(context, stores.saves)
    while context.words.get("saves.finished", number=300) not in texts(scene):
        scene.update(0.02)
    click_on(scene, "tab/1")
    shown = {key for key in live(scene) if key.startswith("delete/")}
    assert len(shown) < 20
    assert f"delete/{ids[0]}" in shown
    scene.screen.focus(f"delete/{ids[0]}", keyed=True)
    for number in range(1, 40):
        press(scene, Action.DOWN)
        scene.update(1.0)
        assert focused(scene) == f"delete/{ids[number]}"
        assert find(scene, f"delete/{ids[number]}").visible.height > 0
    press(scene, Action.LAST)
    for _ in range(5):
        scene.update(1.0)
        scene.screen.widgets()
    assert f"delete/{ids[-1]}" in live(scene)
    assert scene.screen.state("matches/1").scroll == scene.screen.state("matches/1").reach
    assert focused(scene).endswith(f"/{ids[-1]}")


@pytest.mark.parametrize("size", [(1100, 700), (1000, 560)])
@pytest.mark.parametrize("tall", [0, 4, 8])
def test_the_last_match_comes_wholly_into_sight_however_high_the_others_are(
    stores: Stores, size: tuple[int, int], tall: int
) -> None:
    names = ("You", f"{LONG}, expert", *(f"{LONG}, club",) * 3)
    matches = [played("ecarte", seed, deals=1) for seed in range(1, 9)]
    matches.insert(tall, played("sheepshead", 2, names=names))
    first, *_ = [keep(stores, match) for match in matches]
    for way in (Press("", Action.LAST), Wheel((size[0] // 2, size[1] // 2), -30)):
        scene = saves(open_context(size), stores.saves)
        scene.screen.widgets()
        scene.handle(way)
        settle(scene)
        view = find(scene, f"delete/{first}").view
        assert view is not None
        below = max(node.box.bottom for node in scene.nodes() if node.view == view) - pygame.Rect(view).bottom
        assert -60 < below < 0, "no row is cut, and nothing is empty below the last"
    scene = saves(open_context(size), stores.saves)
    press(scene, Action.LAST)
    settle(scene)
    assert focused(scene).endswith(f"/{first}")


def test_each_tab_is_scrolled_by_itself(stores: Stores, tmp_path: Path) -> None:
    ids = many(stores, tmp_path, 30)
    for seed in range(1, 9):
        keep(stores, played("ecarte", seed, deals=1))
    stores.saves.listing()
    scene = saves(open_context(), stores.saves)
    press(scene, Action.LAST)
    settle(scene)
    there = focused(scene)
    click_on(scene, "tab/1")
    settle(scene)
    assert find(scene, f"delete/{ids[0]}").visible.height > 0
    click_on(scene, "tab/0")
    settle(scene)
    assert find(scene, there).visible.height > 0


def test_a_match_changed_in_place_while_the_list_is_open_is_shown_as_it_is(
    stores: Stores, tmp_path: Path
) -> None:
    context, ids = open_context(), many(stores, tmp_path, 30)
    stores.saves.listing()
    folder = tmp_path / "data" / "matches"
    os.utime(folder, ns=(10**18, 10**18))
    scene = saves(context, stores.saves)
    click_on(scene, "tab/1")
    path = folder / f"{ids[1]}.json"
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "name": "By hand"}), "utf-8")
    assert "By hand" not in texts(scene)
    for _ in range(3):
        scene.update(0.02)
    assert "By hand" in texts(scene)


def test_the_focus_stays_where_it_is_when_the_wheel_goes_on(stores: Stores, tmp_path: Path) -> None:
    context, ids = open_context(), many(stores, tmp_path, 100)
    stores.saves.listing()
    scene = saves(context, stores.saves)
    click_on(scene, "tab/1")
    scene.screen.focus(f"delete/{ids[3]}", keyed=True)
    at = find(scene, f"delete/{ids[3]}").visible.center
    for _ in range(30):
        scene.handle(Wheel(at, -2))
        scene.update(1.0)
    assert find(scene, f"delete/{ids[3]}").visible.height == 0
    assert focused(scene) == f"delete/{ids[3]}"
    press(scene, Action.DOWN)
    scene.update(1.0)
    assert focused(scene) == f"delete/{ids[4]}"
    assert find(scene, f"delete/{ids[4]}").visible.height > 0


def test_a_match_brought_back_is_shown_however_far_away_it_is(stores: Stores, tmp_path: Path) -> None:
    context, ids = open_context(), many(stores, tmp_path, 100)
    stores.saves.listing()
    scene = saves(context, stores.saves)
    click_on(scene, "tab/1")
    click_on(scene, f"delete/{ids[0]}")
    scene.screen.scroll_to("matches/1", 10**6, at_once=True)
    scene.update(1.0)
    assert f"delete/{ids[1]}" not in live(scene)
    click_on(scene, "undo")
    for _ in range(3):
        scene.update(1.0)
    assert find(scene, f"delete/{ids[0]}").visible.height > 0


def test_a_match_that_cant_be_put_into_words_hides_no_other(
    stores: Stores, monkeypatch: pytest.MonkeyPatch
) -> None:
    context, ids = open_context(), fill(stores)

    def failing(words: Words, saved: SavedMatch, logs: Logs) -> SaveLine:
        if saved.id == ids[1]:
            raise ZeroDivisionError
        return line_of(words, saved, logs)

    monkeypatch.setattr(scene_module, "line_of", failing)
    scene = saves(context, stores.saves)
    assert context.words.get("saves.unknown") in texts(scene)
    assert f"resume/{ids[0]}" in live(scene)
    assert f"resume/{ids[1]}" not in live(scene)
    assert f"delete/{ids[1]}" in live(scene)
    assert "ZeroDivisionError" in platform(context).done[0]
    assert len(platform(context).done) == 1
