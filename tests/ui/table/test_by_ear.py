"""Who listens instead of looking hears what happens and may ask for the rest, by keys that also show it."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from game.app.gallery import reviews
from game.catalogue import GAMES, find, rules_for
from game.core.cards import members
from game.core.move import Play
from game.core.record import replace
from game.learning.lesson import AskCard, Do, Tell
from game.learning.reading import course
from game.play.phases import Resting
from game.session.players import Player as Seated
from game.storage.settings import DEFAULTS
from game.telling.by_ear import ByEar, closed
from game.telling.captions import Captions
from game.ui.kit.block import Placement
from game.ui.scenes.table import TableScene
from game.ui.shell.node import Role, flaws
from game.ui.shell.scene import Push
from game.ui.table.areas import areas_for
from game.ui.table.narrator import CUT, AnswerPlate, SpokenAnswer, awards
from game.wording import WITHIN
from tests.stage.walks import TABLES, VARIANTS, beats
from tests.ui.kit.context import SIZES, open_context
from tests.ui.scenes.application import played
from tests.ui.whole.player import (
    Keyboard,
    Player,
    control,
    deal_over,
    focus_of,
    hand,
    held,
    live,
    match_over,
    to_trick_play,
)
from tests.ui.whole.running_app import RunningApp, judge, running, seated_player
from tests.ui.whole.tables import laid, one_game

TRUMPS = [f"T{number}" for number in range(1, 22)]
ASKED = {"hand": "f2", "trick": "f3", "turn": "f4", "score": "f5", "deal": "f6", "gone": "f7", "again": "f8"}


def heard(there: RunningApp) -> list[str]:
    return [each.text for each in there.app.context.announcer.drain()]


def seated(there: RunningApp, player: Player, game: str) -> tuple[TableScene, Captions]:
    """Sit down to a game; give its table, and how things are called there."""
    player.use("play", f"quick/{game}")
    player.pause()
    table = there.app.loop.stack.top
    assert isinstance(table, TableScene)
    session = table.driver.session
    spec = session.match.rules.spec
    return table, Captions(there.app.context.words, game, spec, session.players, session.me)


def answers(there: RunningApp) -> dict[str, str]:
    """Press every key that asks, and give what is heard, which is shown as well."""
    heard(there)
    found = {}
    for name, key in ASKED.items():
        there.press(key)
        (found[name],) = heard(there)
        assert found[name] in {each.name for each in there.nodes() if each.role is Role.NOTICE}
        judge(there)(there.nodes())
    return found


def named(answer: str, captions: Captions) -> list[str]:
    """Name the cards of an answer in full: where a suit stands before them, they are called by rank or number."""
    suits = [captions.cards.suit(letter) for letter in "SHDC"]
    found = []
    for sentence in answer.split(". "):
        before, _, listed = sentence.removeprefix("Played so far: ").rstrip(".").partition(": ")
        suit = next((each for each in suits if before.lower() in (each, f"trumps, {each}")), "")
        for each in listed.split(", ") if listed else ():
            trump = next((face for face in TRUMPS if face == f"T{each}"), "")
            whole = captions.table(f"card.{trump}") if trump else each
            found.append(f"{each} of {suit}" if suit and " of " not in each else whole)
    return found


def test_a_finished_trick_that_waits_is_told_of_instead_of_a_turn(tmp_path: Path) -> None:
    with running(tmp_path, speed=4.0, wait_for_me=True) as there:
        player = seated_player(there)
        table, _ = seated(there, player, "ecarte")
        to_trick_play(player)
        player.use(hand(there.nodes())[0])
        assert there.wait(lambda _: isinstance(table.driver.playback.phase, Resting), 5.0)
        stays = "It stays on the table until you press Enter."
        assert answers(there)["turn"] in (
            f"You take the trick. {stays}",
            f"The Marquise takes the trick. {stays}",
        )
        there.press("return")
        player.pause()
        assert stays not in answers(there)["turn"]


def test_sentences_name_the_key_that_is_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, speed=4.0, keys=(("confirm", ("x",)),)) as there:
        told = recorded(there, monkeypatch)
        player = seated_player(there)
        player.use("settings", "tab/2")
        assert any(each.name.endswith("anywhere on the table, or X.") for each in there.nodes())
        player.use("leave")
        table, _ = seated(there, player, "ecarte")
        player.play(lambda nodes: live(nodes, "hold:yes"))
        assert where(told, "Keep each trick on the table until you press anywhere on it, or X?")
        player.use("hold:yes")
        to_trick_play(player)
        player.use(hand(there.nodes())[0])
        assert there.wait(lambda _: isinstance(table.driver.playback.phase, Resting), 5.0)
        asked = answers(there)
        assert asked["turn"].endswith("It stays on the table until you press X.")
        assert asked["score"].endswith("Played to 5 points.")
        there.press("x")
        player.pause()
        assert "until you press" not in answers(there)["turn"]


@pytest.mark.parametrize("game", one_game(2))
def test_everything_asked_agrees_with_the_table(tmp_path: Path, game: str) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        table, captions = seated(there, player, game)
        to_trick_play(player)
        name = captions.cards.spoken
        view = table.driver.session.view()
        told = answers(there)
        held = [name(card) for card in members(view.hand)]
        assert sorted(named(told["hand"], captions)) == sorted(held)
        assert all(name(card) in told["trick"] for card in view.trick.cards)
        if table.driver.state.turn.choices.plays == view.hand:
            assert "any of your cards" in told["turn"]
        else:
            legal = {name(card) for card in members(table.driver.state.turn.choices.plays)}
            assert legal == set(named(told["turn"], captions)) & set(held)
        gone = [card for trick in (*view.tricks, view.trick) for card in trick.cards]
        assert {name(card) for card in gone} <= set(named(told["gone"], captions))
        assert not set(held) & set(named(told["gone"], captions))


def test_the_prompt_is_heard_as_two_sentences(tmp_path: Path) -> None:
    with running(tmp_path, seed=1) as there:
        player = seated_player(there, Keyboard(Random(3)))
        seated(there, player, "ecarte")
        nodes = player.play(lambda nodes: bool(hand(nodes)) and len(hand(nodes)) < len(held(nodes)))
        assert [
            each.name for each in nodes if each.role is Role.HEADING and "Your card. Follow " in each.name
        ]


def test_one_answer_takes_the_place_of_another(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", f"quick/{GAMES[0].id}")
        to_trick_play(player)
        told = answers(there)
        shown = [each.name for each in there.nodes() if each.name in told.values()]
        assert shown == [told["again"]]
        there.press("left")
        assert not any(each.name in told.values() for each in there.nodes()), "it goes with the next press"


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("latest", [True, False])
def test_a_long_answer_is_cut_where_it_has_no_room(size: tuple[int, int], scale: float, latest: bool) -> None:
    """Of what has happened the end is shown, of anything else the beginning; all of it is said."""
    look = open_context(size, replace(DEFAULTS, text_scale=scale)).look
    room = areas_for(look, rules_for("ecarte", {}).spec, DEFAULTS).sheet
    for many in (3, 200):
        shown = tuple(f"The Dowager Countess plays the {number} of {{D}}." for number in range(many))
        plate = AnswerPlate(SpokenAnswer(" ".join(shown), shown, latest=latest))
        rect = plate.size(look, room)
        (node,) = plate.nodes(Placement(look, rect))
        assert node.name == " ".join(shown)
        assert not flaws([node], size)
        lines = [" ".join(each) for each in plate.fitting(look, rect)[1]]
        left = len(lines) - 1
        cut = [CUT, *shown[-left:]] if latest else [*shown[:left], CUT]
        assert lines == ([*shown] if many == 3 else cut)


def test_what_has_happened_fits_when_the_second_deal_begins(tmp_path: Path) -> None:
    """The accounts of the first are told again with it."""
    with running(tmp_path, size=(960, 600)) as there:
        player = seated_player(there)
        seated(there, player, "illustrated_tarock")
        player.play(deal_over)
        player.use("next")
        player.pause()
        there.press("f8")
        judge(there)(there.nodes())


def test_what_was_played_is_kept_from_who_wants_to_remember(tmp_path: Path) -> None:
    with running(tmp_path, tell_gone=False) as there:
        player = seated_player(there)
        player.use("play", f"quick/{GAMES[0].id}")
        to_trick_play(player)
        assert "switched off" in answers(there)["gone"]


def recorded(there: RunningApp, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Keep everything that is said from now on."""
    told: list[str] = []
    say = there.app.context.announcer.say

    def said(text: str, *, urgent: bool = False) -> None:
        told.append(text)
        say(text, urgent=urgent)

    monkeypatch.setattr(there.app.context.announcer, "say", said)
    return told


def where(told: list[str], beginning: str) -> list[int]:
    """Give the places of the sentences that begin so."""
    return [place for place, each in enumerate(told) if each.startswith(beginning)]


def test_the_turn_up_is_named_and_what_is_laid_away_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as there:
        told = recorded(there, monkeypatch)
        player = seated_player(there)
        seated(there, player, "gleek")
        (turned,), (hand,), (trumps,) = (where(told, each) for each in ("Face up", "You hold", "Trumps: "))
        assert hand < turned < trumps
        asked = told[-1]
        assert "You may say: Bid " in asked
        player.use("say:bid")
        player.play(lambda nodes: control(nodes, "confirm") is not None)
        player.decide(there.nodes())
        player.pause()
        (away,) = where(told, "You set ")
        assert told[away].count(" of ") == 7
        player.play(lambda nodes: live(nodes, "next"))
        assert len(where(told, "Face up")) == 1, "what is seen at the end of the deal is told there"


def test_the_offer_to_keep_each_trick_is_said_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as there:
        told = recorded(there, monkeypatch)
        player = seated_player(there)
        _, captions = seated(there, player, "ecarte")
        player.play(lambda nodes: live(nodes, "hold:yes"))
        player.pause()
        asked = captions.table("hold.text", confirm="Enter")
        assert [each for each in told if each.startswith(asked)] == [f"{asked} Tab leads to the answers."]


def test_the_same_trumps_are_named_in_every_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path, seed=1, last_setup=laid("ecarte", 2)) as there:
        told = recorded(there, monkeypatch)
        player = seated_player(there, Keyboard(Random(1)))
        seated(there, player, "ecarte")
        player.play(deal_over)
        player.use("next")
        player.pause()
        (second,) = where(told, "Deal 2")
        one, two = where(told, "Trumps: ")
        assert one < second < two
        assert told[one] == told[two]


def test_the_suit_of_trumps_is_named_where_other_cards_are_trumps_too(tmp_path: Path) -> None:
    with running(tmp_path, seed=2) as there:
        player = seated_player(there)
        table, captions = seated(there, player, "imperium")
        letter = find("imperium").table.trump(table.driver.session.view())
        assert answers(there)["deal"].startswith(
            f"Trumps: {captions.cards.suit(letter)}. Highest trumps: the Joker"
        )


def test_what_lies_open_of_a_partners_hand_is_heard_with_the_deal_and_can_be_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, seed=2, last_setup=laid("romestecq", 4)) as there:
        told = recorded(there, monkeypatch)
        player = seated_player(there)
        table, captions = seated(there, player, "romestecq")
        view = table.driver.session.view()
        partner = next(seat for seat, side in enumerate(view.sides) if seat and side == view.sides[0])
        shows = f"Your partner, {captions.players.name(partner).form(WITHIN)}, shows "
        (shown,), (hand,) = where(told, shows), where(told, "You hold")
        assert hand < shown
        assert told[shown].count(" of ") == 5
        assert shows in answers(there)["deal"]


def test_packets_are_named_before_one_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as there:
        told = recorded(there, monkeypatch)
        player = seated_player(there)
        seated(there, player, "illustrated_tarock")
        player.use("say:pass")
        player.play(lambda nodes: bool(hand(nodes)))
        (one,), (two,), (taken,) = (
            where(told, each) for each in ("Packet 1: ", "Packet 2: ", "The Colonel takes")
        )
        assert one < two < taken
        assert told[one].count(", ") == told[two].count(", ") == 2
        assert not where(told, "The Colonel draws"), "that has been told"
        assert not any(one == other for one, other in pairwise(told)), (
            "“That is all” would be an answer to several questions"
        )


def test_it_is_told_that_all_have_passed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody says so, and another game begins, in which tricks do harm."""
    with running(tmp_path, seed=4) as there:
        told = recorded(there, monkeypatch)
        player = seated_player(there)
        seated(there, player, "illustrated_tarock")
        player.use("say:pass")
        to_trick_play(player)
        (passed,), (game,) = (where(told, each) for each in ("You: “Pass", "Beggar’s game"))
        assert game == passed + 1


def test_the_focus_waits_on_a_card_when_one_is_to_be_played(tmp_path: Path) -> None:
    """Also where the card that had it has just been played, and the next lead is the player's, too."""
    with running(tmp_path, seed=2) as there:
        player = seated_player(there, Keyboard(Random(3)))
        seated(there, player, "gleek")
        nodes = to_trick_play(player)
        for _ in range(5):
            focus = focus_of(nodes)
            assert focus is not None
            assert focus.role is Role.CARD
            player.use(hand(nodes)[-1])
            nodes = player.pause()


def test_the_focus_waits_on_a_card_that_may_be_played_after_taking_back(tmp_path: Path) -> None:
    with running(tmp_path, seed=1) as there:
        player = seated_player(there, Keyboard(Random(3)))
        seated(there, player, "ecarte")
        led = player.play(lambda nodes: len(hand(nodes)) == 1 < len(held(nodes)))
        (only,) = hand(led)
        player.use(only)
        other = player.pause()
        focus = focus_of(other)
        assert focus is not None
        assert focus.key in set(held(led)) - {only}
        there.press("u")
        back = player.await_("the card in my hand again", lambda nodes: live(nodes, only))
        there.rest(0.2)
        focus = focus_of(there.nodes())
        assert focus is not None
        assert hand(back) == [focus.key]


@pytest.mark.parametrize("game", one_game(4))
def test_every_move_of_a_deal_is_heard_once_and_in_order(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as there:
        told = recorded(there, monkeypatch)
        player = seated_player(there)
        table, captions = seated(there, player, game)
        player.play(deal_over)
        entries = table.driver.session.match.transcript().entries
        played = [(each.seat, each.move.card) for each in entries if isinstance(each.move, Play)]
        lines = [captions.story("plays", seat, card=captions.cards.written(card)) for seat, card in played]
        wanted = [closed(captions.cards.aloud(line)) for line in lines]
        assert [each for each in told if each in wanted] == wanted
        assert not any(one == other for one, other in pairwise(told) if "aside" in one), "said with a number"


def test_why_a_card_is_refused_is_heard(tmp_path: Path) -> None:
    with running(tmp_path, seed=2) as there:
        player = seated_player(there, Keyboard(Random(2)))
        seated(there, player, "gleek")
        nodes = player.play(lambda nodes: 0 < len(hand(nodes)) < len(held(nodes)))
        forbidden = held(nodes).index(next(each for each in held(nodes) if each not in hand(nodes))) + 1
        there.press(str(forbidden))
        heard(there)
        there.press(str(forbidden))
        (told,) = heard(there)
        assert told == next(each.name for each in there.nodes() if each.key == "note")
        assert told.startswith("Not allowed: ")


def test_a_hint_is_heard_once_it_is_whole(tmp_path: Path) -> None:
    """Of an exchange one card is advised after the other."""
    with running(tmp_path, seed=2) as there:
        player = seated_player(there)
        seated(there, player, "gleek")
        player.play(lambda nodes: control(nodes, "confirm") is not None)
        heard(there)
        there.press("h")
        there.rest(1.0)
        thinking, hint = heard(there)
        assert "The master is thinking" in thinking
        assert hint == next(each.name for each in there.nodes() if each.key == "note")
        advice, why = hint.split(". The five of spades is no trump")
        assert (advice.count(" of "), why[:1]) == (7, ",")


def said_by_lesson(there: RunningApp) -> str:
    """Give what the panel of a lesson says."""
    return next(node.name for node in there.nodes() if node.key == "lesson")


def test_what_a_lesson_says_is_heard(tmp_path: Path) -> None:
    """Once each time, and once more to who makes the same mistake twice."""
    with running(tmp_path) as there:
        app = there.app
        app.loop.stack.turn(Push(app.navigator.teaching.table(app.context, course("ecarte")[0], 0)))
        there.rest(0.5)
        told = heard(there)
        assert told[-1] == said_by_lesson(there)
        there.press("return")
        there.rest(0.5)
        assert heard(there)[-1] == said_by_lesson(there)
        for _ in range(2):  # the first card is not the one that is asked for
            there.press("return")
            there.rest(0.5)
            assert heard(there) == [said_by_lesson(there)]
        there.press("f8")
        assert said_by_lesson(there) in heard(there)[-1]


def test_what_a_lesson_waits_for_is_told_instead_of_a_turn(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        app, lesson = there.app, course("ecarte")[0]
        for step, told in enumerate(lesson.steps[:3]):
            app.loop.stack.turn(Push(app.navigator.teaching.table(app.context, lesson, step)))
            there.rest(0.5)
            heard(there)
            there.press("f4")
            wanted = {
                Tell: "It goes on when you press Next.",
                AskCard: said_by_lesson(there),
                Do: "Your lead. You may choose any of your cards.",
            }
            assert heard(there) == [wanted[type(told)]]


def _taken(there: RunningApp) -> bool:
    """Tell whether a trick has been taken and is seen to be."""
    table = there.app.loop.stack.top
    return isinstance(table, TableScene) and bool(table.driver.state.view.tricks)


def test_the_last_trick_and_declared_cards_are_heard_where_they_are_shown(tmp_path: Path) -> None:
    with running(tmp_path, seed=2) as there:
        player = seated_player(there, Keyboard(Random(2)))
        table, captions = seated(there, player, "gleek")
        player.play(lambda nodes: _taken(there) and control(nodes, "declared") is not None)
        heard(there)
        there.press("l")
        (told,) = heard(there)
        trick = table.driver.session.view().tricks[-1]
        places = [told.index(captions.cards.spoken(card)) for card in trick.cards]
        assert places == sorted(places)
        assert captions.story("trick", trick.taker) in told
        there.press("f5")
        assert heard(there), "an answer can be asked for while it lies there"
        assert not table.driver.state.lookups.last_trick
        there.press("d")
        assert heard(there) == ["The declared cards are hidden."]
        there.press("d")
        (told,) = heard(there)
        assert all(each.spoken in told for each in table.driver.state.declared_open)


def test_payments_that_end_a_match_are_heard_before_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it ends in the middle of a deal, with the first card."""
    with running(tmp_path, seed=7, last_setup=laid("imperium", 2)) as there:
        told = recorded(there, monkeypatch)
        player = seated_player(there, Keyboard(Random(7)))
        seated(there, player, "imperium")
        player.play(match_over)
        (paid,), (end,) = where(told, "Major sequence: "), where(told, "The Marquise wins the match")
        assert paid < end


def test_of_a_payment_it_is_not_told_what_the_payers_have_left() -> None:
    rules, words = VARIANTS["gleek"][0], open_context().words
    captions = Captions(words, "gleek", rules.spec, (Seated("You"),) * rules.spec.seats, 0)
    by_ear, paid = ByEar(words, captions, TABLES["gleek"]), 0
    for beat in beats(rules, 1):
        payers = {each.giver for each in awards(beat.events)}
        assert by_ear.wiped(beat.before, beat.after, payers) == ()
        paid += bool(payers)
    assert paid


def test_it_is_heard_what_those_hold_whose_chips_are_wiped_out_or_exchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, seed=9, last_setup=laid("imperium", 2)) as there:
        told = recorded(there, monkeypatch)
        player = seated_player(there, Keyboard(Random(9)))
        seated(there, player, "imperium")
        player.play(lambda nodes: bool(where(told, "Minor sequence: 1 white to you.")) or match_over(nodes))
        (paid,) = where(told, "Minor sequence: 1 white to you.")
        assert told[paid + 1 : paid + 3] == ["The Marquise: 1 blue.", "You: 1 blue."]


def test_who_has_no_trick_yet_settles_nothing_by_ear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a leaster the plates say so from the first trick on."""
    with running(tmp_path, seed=4, last_setup=laid("sheepshead", 5)) as there:
        told = recorded(there, monkeypatch)
        player = seated_player(there)
        seated(there, player, "sheepshead")
        player.use("say:pass")
        player.play(lambda _: _taken(there))
        assert where(told, "Leaster")
        assert not [each for each in told if "No trick" in each]


def test_the_log_is_heard_when_it_is_opened(tmp_path: Path) -> None:
    with running(tmp_path, seed=2) as there:
        player = seated_player(there)
        seated(there, player, "gleek")
        player.play(lambda _: _taken(there))
        heard(there)
        player.use("tool:log")
        (told,) = heard(there)
        shown = [each.name for each in there.nodes() if each.view is not None and " plays " in each.name]
        assert shown
        assert all(each in told for each in shown)
        player.use("tool:log")
        assert heard(there) == ["Score."]


def test_cards_that_are_declared_are_heard_with_what_they_bring(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, seed=2, last_setup=laid("gleek", 3)) as there:
        told = recorded(there, monkeypatch)
        player = seated_player(there, Keyboard(Random(2)))
        table, captions = seated(there, player, "gleek")
        to_trick_play(player)
        shown = where(told, "The Colonel shows ")
        assert [told[place + 1].partition(":")[0] for place in shown] == ["The best ruff", "Gleek of queens"]
        for place, declared in zip(shown, table.driver.state.declared_open, strict=True):
            assert sorted(told[place].rstrip(".").removeprefix("The Colonel shows ").split(", ")) == sorted(
                declared.spoken.rpartition(": ")[2].split(", ")
            )
        assert captions.me not in {each.seat for each in table.driver.state.declared_open}


def test_cards_shown_as_the_deal_begins_are_named_once_with_what_they_bring(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, seed=3) as there:
        told = recorded(there, monkeypatch)
        seated(there, seated_player(there), "imperiale")
        (shown,) = where(told, "The Marquise shows ")
        assert told[shown + 1].startswith("The point: ")
        assert "The Marquise shows " in answers(there)["deal"]


def test_words_with_commas_are_told_apart() -> None:
    words = open_context().words
    game = find("sheepshead")
    captions = Captions(words, game.id, next(iter(VARIANTS["sheepshead"])).spec, (), None)
    by_ear = ByEar(words, captions, TABLES["sheepshead"])
    (plain,) = by_ear.may_say(("Pick", "Pass"))
    assert plain.endswith(" Pick, Pass.")
    (parted,) = by_ear.may_say(("Spades, with an under card", "Play alone"))
    assert parted.endswith(" Spades, with an under card; Play alone.")


def test_what_the_companion_says_is_heard_with_the_question(tmp_path: Path) -> None:
    with running(tmp_path, seed=2, last_setup=laid("gleek", 3)) as there:
        player = seated_player(there, Keyboard(Random(2)))
        seated(there, player, "gleek")
        there.rest(0.5)
        advice = next(each.name for each in there.nodes() if each.key == "companion")
        assert heard(there)[-1].endswith(advice)


def test_a_plate_that_says_nothing_begins_with_no_comma(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        match = played("gleek", 1, names=("You", "Second", "Third"))
        there.app.loop.stack.turn(Push(dict(reviews(there.app.context, match))["review"]()))
        there.rest(0.5)
        (dealer,) = (each for each in there.nodes() if each.role is Role.LINE and "Dealer" in each.value)
        assert dealer.value == "Dealer"
