"""What the program's own voice says of a window, and what waits for it."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from game.app import aloud
from game.app.aloud import Aloud, said_of, texts
from game.app.pronunciation import pronounced
from game.catalogue import GAMES
from game.learning.reading import PRIMER
from game.storage.settings import EventsBy, ReaderPace
from game.ui.kit.page import Page
from game.ui.layout import Column
from game.ui.scenes.about import accessibility
from game.ui.shell.destinations import ToLessons, ToRulebook
from game.ui.shell.input import Input
from game.ui.shell.node import Node, Role
from game.ui.shell.notices import Announcement
from game.ui.shell.scene import Pop, Push
from game.ui.widgets.picker import Stepper
from game.ui.widgets.text import title
from game.wording import Words
from tests.ui.whole.player import Keyboard, Nodes, control, deal_over, focus_of, offered
from tests.ui.whole.running_app import RunningApp, running, seated_player

GAME = GAMES[1]
UNSEEN = 10_000
"""Of so many frames one is painted: nobody looks at them here."""


class Slow:
    """Speaks until it is told to be done."""

    said: list[str]
    busy: bool
    missing: bool

    names = ("Alba", "Bob")

    def __init__(self, _: object) -> None:
        type(self).said, type(self).busy, type(self).missing = [], False, False

    def say(self, text: str) -> None:
        self.said.append(text)

    def stop(self) -> None:
        self.said.append("(stop)")

    def close(self) -> None:
        pass


@pytest.fixture
def spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningApp]:
    """Run the program with a voice, and no screen reader."""
    monkeypatch.setattr(aloud, "Voice", Slow)
    monkeypatch.setattr(aloud, "speaker", lambda: ("voice",))
    monkeypatch.setattr("game.app.screen_reader.accesskit", None)
    with running(tmp_path, painted=UNSEEN, voice=True) as there:
        there.app._aloud = Aloud("", there.app.context, 0)  # noqa: SLF001 - `play` would open it
        there.step()
        yield there


def _has(key: str, nodes: Nodes) -> bool:
    return control(nodes, key) is not None


def sit_down(there: RunningApp) -> None:
    """Play a game for the first time, as usual."""
    there.press("return")
    for key in (f"quick/{GAME.id}", "usual"):
        there.wait(partial(_has, key), 2.0)
        there.click((control(there.nodes(), key) or there.nodes()[0]).box.center)


def test_a_new_screen_is_named_before_what_has_the_focus(spoken: RunningApp) -> None:
    Slow.said.clear()
    spoken.press("return")
    spoken.rest(0.2)
    said = Slow.said
    title, first = said.index("Game room"), said.index("First steps, button")
    assert said[title + 1] == spoken.app.context.words.get("room.new"), "under which heading"
    assert title < first < len(said) - 1, "the texts follow"
    Slow.said.clear()
    spoken.press("f8")
    assert "Game room" in Slow.said


def test_turning_the_voice_on_and_off_is_told_as_it_comes_out(
    spoken: RunningApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> tuple[str, ...]:
        spoken.press("f9")
        spoken.step()
        sentences = spoken.app.context.notices.sentences
        spoken.app.context.notices.clear()
        return sentences

    words = spoken.app.context.words
    assert not spoken.app.context.notices.sentences, "the program began with it"
    assert told() == (words.get("aloud.voice_off"),)
    assert told() == (words.get("aloud.voice_on"),)
    assert told() == (words.get("aloud.voice_off"),)
    monkeypatch.setattr(aloud, "speaker", lambda: ())
    assert told() == (words.get("aloud.no_voice"),)
    assert not spoken.app.context.settings.voice


def test_where_it_turns_out_that_there_is_no_voice_it_is_told_and_stays_off(spoken: RunningApp) -> None:
    """As under Windows without one, where a program that speaks is there all the same."""
    Slow.missing = True
    spoken.step()
    spoken.step()
    assert spoken.app.context.notices.sentences == (spoken.app.context.words.get("aloud.no_voice"),)
    assert not spoken.app.context.settings.voice


def test_a_new_screen_is_not_named_twice(spoken: RunningApp) -> None:
    """As where the result of a deal bears the sentence that has just told of it."""
    for begun in ("Game room.", "Game."):
        spoken.app.context.announcer.say(begun)
    spoken.press("return")
    spoken.rest(0.2)
    assert [each for each in Slow.said if each.startswith("Game")] == ["Game room"]


def test_an_amount_at_its_end_is_told_at_every_press(spoken: RunningApp) -> None:
    page = Page(
        spoken.app.context,
        2,
        lambda page: Column((title("Length"), Stepper("deals", "Deals", page.state, 1, 3, page.become))),
        first="deals",
    )
    spoken.app.loop.stack.turn(Push(page))
    spoken.rest(0.2)
    Slow.said.clear()
    for key in ("right", "right", "left"):
        spoken.press(key)
        spoken.rest(0.2)
    told = [each.removeprefix("Deals, number, ") for each in Slow.said if each != "(stop)"]
    assert told == ["3, highest", "3, highest", "2"]


def test_opponents_wait_until_everything_has_been_said(spoken: RunningApp) -> None:
    Slow.busy = True
    sit_down(spoken)
    assert not spoken.wait(offered, 3.0)
    assert "Deal 1." in Slow.said
    hand = Slow.said.index("You hold 12 cards.")
    assert Slow.said.index("Deal 1.") < hand
    Slow.busy = False
    assert spoken.wait(offered, 3.0)
    assert not any("Log" in each for each in Slow.said), "nobody has taken the focus there"


def test_an_arrow_moves_on_from_what_has_been_said(spoken: RunningApp) -> None:
    """Whoever sees first has to be shown where the focus is."""
    spoken.press("return")
    spoken.rest(0.2)
    before = focus_of(spoken.nodes())
    spoken.press("down")
    after = focus_of(spoken.nodes())
    assert before is not None
    assert after is not None
    assert before.key != after.key
    assert Slow.said[-1] == "Set up, button"


def test_nothing_is_said_of_what_gets_the_focus_because_buttons_are_gone(spoken: RunningApp) -> None:
    context = spoken.app.context
    drill = spoken.app.navigator.teaching.drills.begun(context, "illustrated_tarock", Pop)
    spoken.app.loop.stack.turn(Push(drill))
    spoken.rest(1.0)
    assert focus_of(spoken.nodes()) is None, "several words are equal"
    Slow.said.clear()
    spoken.press("2")
    spoken.rest(0.5)
    assert not [each for each in Slow.said if "Stock" in each]
    assert Slow.said[-1] == "Next, button"
    for _ in range(8):  # through all regions, also those of nothing but words to be explained
        Slow.said.clear()
        spoken.press("tab")
        held = focus_of(spoken.nodes())
        assert held is not None
        assert Slow.said[-1].startswith(pronounced(held.name, spoken.app.context.words))


def test_a_page_that_glides_is_told_once(spoken: RunningApp) -> None:
    spoken.app.loop.stack.turn(Push(accessibility(spoken.app.context)))
    spoken.rest(0.5)
    for _ in range(2):
        Slow.said.clear()
        spoken.press("down")
        spoken.rest(1.0)
        assert len([each for each in Slow.said if each.endswith("%")]) == 1


def test_a_control_of_the_same_name_is_said_under_its_own_heading(spoken: RunningApp) -> None:
    spoken.press("return")
    spoken.rest(0.2)
    for arrow in ("down", "left", "left"):
        spoken.press(arrow)
        spoken.rest(0.1)
    first = focus_of(spoken.nodes())
    Slow.said.clear()
    spoken.press("down")
    spoken.rest(0.1)
    second = focus_of(spoken.nodes())
    assert first is not None
    assert second is not None
    assert first.key != second.key
    assert first.name == second.name
    game = second.key.removeprefix("learn/")
    assert Slow.said[-2:] == [spoken.app.context.words.get(f"{game}.name"), "Learn, button"]


def test_what_a_setting_is_about_is_said_with_it_and_not_with_each_change(spoken: RunningApp) -> None:
    player = seated_player(spoken, Keyboard(Random(3)))
    player.use("settings", "tab/3")
    Keyboard(Random(3)).walk(spoken, "brief")
    note = spoken.app.context.words.get("settings.note.brief")
    assert Slow.said[-1] == f"Fewer words, switch, Off, {note}"
    spoken.rest(0.3)
    Slow.said.clear()
    spoken.press("right")
    spoken.rest(0.3)
    assert [each for each in Slow.said if each != "(stop)"] == ["Fewer words, switch, On"]


def test_what_a_house_rule_is_about_is_said_with_it(spoken: RunningApp) -> None:
    player = seated_player(spoken, Keyboard(Random(3)))
    player.use("play", "setup/sheepshead")
    Keyboard(Random(3)).walk(spoken, "option/cracking")
    words = spoken.app.context.words
    name, about = (words.get(f"sheepshead.option.cracking.{each}") for each in ("name", "text"))
    assert Slow.said[-1] == f"{name}, switch, No, {about}"


def test_what_gets_the_focus_again_is_said_again(spoken: RunningApp) -> None:
    """Also where nothing has had it in the meantime, as while several words are equal."""
    player = seated_player(spoken)
    player.use("daily", "say:propose")
    player.await_("the exchange", lambda nodes: control(nodes, "confirm") is not None)
    held = focus_of(spoken.nodes())
    assert held is not None
    assert Slow.said[-1].startswith(held.name)
    spoken.press("u")
    spoken.rest(0.2)
    assert focus_of(spoken.nodes()) is None
    Slow.said.clear()
    spoken.press("1")
    again = focus_of(spoken.nodes())
    assert again is not None
    assert again.key == held.key
    assert Slow.said[-1].startswith(held.name)


def test_the_title_of_a_row_is_no_heading_of_the_next(spoken: RunningApp) -> None:
    spoken.app.loop.stack.turn(spoken.app.context.go(ToLessons(PRIMER)))
    spoken.rest(0.2)
    for _ in range(3):
        spoken.press("tab")
    Slow.said.clear()
    for _ in range(2):
        spoken.press("down")
    told = [each for each in Slow.said if each != "(stop)"]
    assert [each.partition(":")[0] for each in told] == [
        spoken.app.context.words.get(f"{game.id}.name") for game in GAMES[:2]
    ]
    assert all("lessons done" in each for each in told)


def test_a_heading_is_not_said_twice_on_end(spoken: RunningApp) -> None:
    spoken.app.loop.stack.turn(spoken.app.context.go(ToLessons()))
    spoken.press("f8")
    assert not [one for one, other in pairwise(Slow.said) if one == other]


def test_a_deleted_match_is_told_with_the_way_to_have_it_back(spoken: RunningApp) -> None:
    player = seated_player(spoken, Keyboard(Random(1)))
    player.use("play", f"quick/{GAME.id}")
    player.decide(player.pause())
    player.pause()
    spoken.press("escape")
    player.use("leave", "saves")
    nodes = player.await_("the match", lambda nodes: any(each.key.startswith("delete/") for each in nodes))
    player.use(next(each.key for each in nodes if each.key.startswith("delete/")))
    spoken.rest(0.3)
    assert Slow.said[-3].endswith("was deleted.")
    assert Slow.said[-2:] == ["Saved games", "Undo, button"], "it belongs to the screen, not to a match"


def test_a_question_of_counting_is_told_and_so_is_the_verdict(spoken: RunningApp) -> None:
    app, player = spoken.app, seated_player(spoken, Keyboard(Random(1)))
    app.loop.stack.turn(Push(app.navigator.teaching.page(app.context, "sheepshead")))
    player.use(next(each.key for each in spoken.nodes() if "count" in each.key))

    def waits(nodes: Nodes) -> bool:
        return offered(nodes) or control(nodes, "answer:0") is not None

    while control(player.await_("a question", waits), "answer:0") is None:
        player.decide(spoken.nodes())
    spoken.rest(0.5)
    asked = next(each.name for each in spoken.nodes() if each.role is Role.TEXT and each.name.endswith("?"))
    assert asked in Slow.said
    first = control(spoken.nodes(), "answer:0")
    assert first is not None
    assert Slow.said[-1] == f"{first.name}, button"
    Slow.said.clear()
    spoken.press("return")
    spoken.rest(0.5)
    verdict = next(each for each in Slow.said if each != "(stop)")
    assert verdict in {each.name for each in spoken.nodes()}


def test_the_cards_of_a_finished_deal_are_read(spoken: RunningApp) -> None:
    player = seated_player(spoken, Keyboard(Random(1)))
    player.use("play", f"quick/{GAME.id}")
    player.play(deal_over)
    player.use("fold/cards")
    for way, row in (("home", "Trick 1"), ("end", "As dealt")):
        spoken.press(way)
        Slow.said.clear()
        spoken.press("f8")
        rows = [each for each in Slow.said if each.startswith(row)]
        assert rows
        assert all(" of " in each for each in rows), "the caption is read with its cards, and once"


class Reads:
    """A screen reader that hears everything and tells nothing."""

    listened = reads = True

    def __init__(self) -> None:
        self.heard: list[str] = []

    def poll(self) -> Sequence[Input]:
        return ()

    def tell(self, _: object, said: Sequence[Announcement], **__: object) -> None:
        self.heard += [each.text for each in said]

    def close(self) -> None:
        pass


class Shown:
    """A screen without anything else."""

    there: Sequence[Node] = ()

    def nodes(self) -> Sequence[Node]:
        return self.there


def listened(there: RunningApp, pace: ReaderPace, by: EventsBy = EventsBy.READER) -> Reads:
    """Have a screen reader listen, at a table whose deal has just been announced."""
    there.change(voice=False, reader_pace=pace, events_by=by)
    reader = Reads()
    hearing = there.app._aloud  # noqa: SLF001 - which reader it has is nobody else's business
    assert hearing is not None
    hearing._reader = reader  # type: ignore[assignment]  # noqa: SLF001
    sit_down(there)
    there.wait(lambda _: "You hold 12 cards." in [*reader.heard, *Slow.said], 3.0)
    return reader


def test_opponents_wait_as_long_as_a_screen_reader_may_speak(spoken: RunningApp) -> None:
    reader = listened(spoken, ReaderPace.USUAL)
    said = sum(map(len, reader.heard))
    assert not spoken.wait(offered, said / 16 - 1)
    assert spoken.wait(offered, said / 10)


def test_a_press_ends_the_wait_for_a_screen_reader(spoken: RunningApp) -> None:
    listened(spoken, ReaderPace.SLOW)
    assert not spoken.wait(offered, 1.0)
    spoken.press("f5")
    assert spoken.wait(offered, 9.0)


@pytest.mark.parametrize("by", EventsBy)
def test_events_are_told_by_whom_the_player_wants(spoken: RunningApp, by: EventsBy) -> None:
    """Orca 43 doesn't tell what happens; it still tells what has the focus, which the voice then leaves to it."""
    Slow.said = []
    reader = listened(spoken, ReaderPace.OFF, by)
    spoken.press("f3")
    spoken.rest(0.2)
    for told, theirs in ((reader.heard, by is not EventsBy.VOICE), (Slow.said, by is not EventsBy.READER)):
        assert ("You hold 12 cards." in told) == theirs
        assert ("No card lies in the trick." in told) == theirs
    assert not any(each.endswith(", button") for each in Slow.said)


@pytest.mark.parametrize("by", EventsBy)
def test_a_screen_is_read_once_more_whoever_tells_what_happens(spoken: RunningApp, by: EventsBy) -> None:
    Slow.said = []
    reader = listened(spoken, ReaderPace.OFF, by)
    spoken.press("f1")
    spoken.rest(0.5)
    wanted = [pronounced(each, spoken.app.context.words) for each in texts(spoken.nodes())]
    for told in (reader.heard, Slow.said):
        told.clear()
    spoken.press("f8")
    spoken.rest(0.2)
    for told, theirs in ((reader.heard, by is not EventsBy.VOICE), (Slow.said, by is not EventsBy.READER)):
        found = [pronounced(each, spoken.app.context.words) for each in told]
        assert [each for each in found if each in wanted] == (wanted if theirs else [])


def test_beside_a_screen_reader_the_voice_names_a_new_screen_once(spoken: RunningApp) -> None:
    """Orca 43 says what has the focus there, and not where that is."""
    listened(spoken, ReaderPace.OFF, EventsBy.VOICE)
    Slow.said = []
    spoken.press("f1")
    spoken.rest(0.5)
    title = spoken.app.context.words.get(f"{GAME.id}.name")
    assert len([each for each in Slow.said if title in each]) == 1
    spoken.press("down")
    spoken.rest(0.5)
    assert len([each for each in Slow.said if title in each]) == 1


def test_beside_a_screen_reader_the_voice_says_what_is_written(spoken: RunningApp) -> None:
    """Orca 43 hears no key that goes to the program."""
    spoken.change(voice=False, events_by=EventsBy.VOICE)
    hearing = Aloud("", spoken.app.context, 0)
    hearing._reader = Reads()  # type: ignore[assignment]  # noqa: SLF001
    shown = Shown()
    for text, caret in (("", 0), ("a", 1), ("a ", 2), ("a b", 3), ("a b", 2), ("a ", 2), ("ax ", 2)):
        field = Node(Role.FIELD, "Name", (0, 0, 9, 9), text, ("focused",), key="n", marked=(caret, caret))
        shown.there = [field]
        hearing.tell(shown, drawn=True, focused=True, pressed=0)
    hearing.close()
    assert Slow.said == ["a", "Space", "b", "b", "b", "x"]


def test_beside_a_screen_reader_the_voice_names_no_screen_as_it_has_just_told_of_it(
    spoken: RunningApp,
) -> None:
    """As where the result of a deal bears the sentence that told of it."""
    listened(spoken, ReaderPace.OFF, EventsBy.VOICE)
    for told in ("Rules of Gleek.", "You: 3 points."):
        spoken.app.context.announcer.say(told)
    spoken.step()
    Slow.said = []
    spoken.press("f1")
    spoken.rest(0.5)
    assert not [each for each in Slow.said if each.startswith("Rules of")]


def test_a_number_points_aloud_at_the_card_that_has_the_focus_already(spoken: RunningApp) -> None:
    reader = listened(spoken, ReaderPace.OFF)
    assert spoken.wait(offered, 9.0)
    spoken.press("1")
    spoken.press("right")
    spoken.rest(0.2)
    held = focus_of(spoken.nodes())
    assert held is not None
    reader.heard.clear()
    spoken.press("2")
    spoken.rest(0.2)
    assert held.name in reader.heard
    reader.heard.clear()
    spoken.press("3")
    spoken.rest(0.2)
    assert not reader.heard, "the focus is told by the reader itself"


def test_nobody_waits_for_a_screen_reader_who_does_not_want_it(spoken: RunningApp) -> None:
    listened(spoken, ReaderPace.OFF)
    assert spoken.wait(offered, 1.0)


def test_a_control_is_said_in_one_breath() -> None:
    words = Words({"aloud.role.toggle": "switch", "aloud.state.disabled": "not available"})
    toggle = Node(Role.TOGGLE, "Mute", (0, 0, 1, 1), "off", ("focused", "disabled"), description="No sound.")
    assert said_of(toggle, words) == "Mute, switch, off, not available, No sound."
    assert said_of(toggle, words, brief=True) == "Mute, switch, off, not available"


def test_rules_that_open_at_a_paragraph_are_read_from_there_and_not_their_contents(
    spoken: RunningApp,
) -> None:
    context = spoken.app.context
    Slow.said.clear()
    spoken.app.loop.stack.turn(context.go(ToRulebook("ecarte", "7.1")))
    spoken.rest(0.3)
    said = [each for each in Slow.said if each != "(stop)"]
    assert said[0] == "Rules of Écarté"
    chapters = [each for each in said if each.split(". ")[0].isdigit()]
    assert chapters == ["7. Trick play"]
    assert said[said.index("7. Trick play") + 1].startswith("7.1 ")
    spoken.press("tab")
    spoken.press("tab")
    spoken.press("down")
    spoken.rest(0.2)
    assert Slow.said[-1] == "1. History, chapter"


def test_the_end_of_a_paragraph_is_not_read_before_the_one_that_was_looked_up() -> None:
    pane, title = (0, 0, 100, 60), Node(Role.HEADING, "Rules of Romestecq", (0, 0, 9, 9))
    past = Node(Role.TEXT, "6.14 House rule: or everything counts.", (0, -50, 100, 60), view=pane)
    begun = Node(Role.TEXT, "7.1 The player after the dealer leads.", (0, 20, 100, 90), view=pane)
    assert texts([title, past, begun]) == (begun.name,)
    within = Node(Role.TEXT, "One very long text.", (0, -80, 100, 190), view=pane)
    assert texts([title, within]) == (within.name,)


def test_lines_are_read_once_with_what_they_hold() -> None:
    row = Node(Role.ROW, "The stock: you +6", (0, 20, 100, 20))
    cell = Node(Role.TEXT, "+6 pence", (60, 22, 20, 16))
    line, name = Node(Role.LINE, "You: 3 points", (0, 40, 90, 16)), Node(Role.HEADING, "You", (4, 42, 9, 9))
    title, hint = Node(Role.HEADING, "Result", (0, 0, 9, 9)), Node(Role.HINT, "Enter Select", (0, 90, 9, 9))
    last = Node(Role.TEXT, "Deal 1", (0, 60, 9, 9))
    assert texts([title, row, cell, line, name, hint, last]) == (row.name, line.name, last.name)


def test_the_same_text_is_read_again_under_another_heading() -> None:
    fact, chart = (
        Node(Role.TEXT, "2 players", (0, 9, 9, 9)),
        Node(Role.CHART, "Your lead", (0, 70, 9, 9), "−7"),
    )
    caption = Node(Role.TEXT, "Your lead", (0, 60, 9, 9))
    games = [Node(Role.HEADING, name, (0, 0, 9, 9)) for name in ("Game room", "Écarté", "Imperium")]
    heard = texts([games[0], games[1], fact, fact, games[2], fact, caption, chart])
    assert heard == ("Écarté", "2 players", "Imperium", "2 players", "Your lead, −7")


def test_f9_beside_a_screen_reader_has_the_voice_tell_what_happens_and_nothing_else(
    spoken: RunningApp,
) -> None:
    reader = listened(spoken, ReaderPace.OFF)
    words = spoken.app.context.words
    for by in (EventsBy.VOICE, EventsBy.READER):
        Slow.said = []
        spoken.press("f9")
        spoken.rest(0.2)
        assert spoken.app.context.settings.events_by is by
        told = words.get(f"aloud.events_by.{by}")
        assert told in (Slow.said if by is EventsBy.VOICE else reader.heard)
    assert not spoken.app.context.settings.voice, "that is for when no reader runs"


def test_the_last_sentence_is_repeated_and_spelt(spoken: RunningApp) -> None:
    sit_down(spoken)
    assert spoken.wait(offered, 9.0)
    spoken.press("f3")
    for key, told in (
        ("f12", "No card lies in the trick."),
        ("shift+f12", "capital N, o. c, a, r, d. l, i, e, s. i, n. t, h, e. t, r, i, c, k."),
        ("f12", "No card lies in the trick."),
    ):
        Slow.said.clear()
        spoken.press(key)
        spoken.step()
        assert [each for each in Slow.said if each != "(stop)"] == [told]


def test_a_screen_reader_repeats_what_it_was_told(spoken: RunningApp) -> None:
    reader = listened(spoken, ReaderPace.OFF)
    assert spoken.wait(offered, 9.0)
    spoken.press("f3")
    spoken.rest(0.2)
    reader.heard.clear()
    spoken.press("f12")
    spoken.step()
    assert reader.heard == ["No card lies in the trick."]


def test_all_keys_are_told_by_what_they_are_called(spoken: RunningApp) -> None:
    Slow.said.clear()
    spoken.press("shift+f1")
    spoken.step()
    for told in ("F2: Tell my hand.", "Shift+F12: Spell the last sentence.", "Left arrow: Left."):
        assert told in Slow.said
    assert Slow.said.index("F2: Tell my hand.") < Slow.said.index("Left arrow: Left.")


@pytest.mark.parametrize("on", [False, True])
def test_the_voice_is_tried_in_the_settings_as_it_is_set(spoken: RunningApp, on: bool) -> None:
    spoken.change(voice=on)
    player = seated_player(spoken, Keyboard(Random(3)))
    player.use("settings", "tab/3")
    spoken.rest(0.2)
    Slow.said = []
    player.use("speech_rate", "try_voice")
    spoken.rest(0.2)
    assert spoken.app.context.words.get("settings.voice_sample") in Slow.said
    assert spoken.app.context.announcer.voices == Slow.names
    spoken.rest(0.2)
    names = [each.name for each in spoken.nodes()]
    assert spoken.app.context.words.get("settings.speech_voice") in names
