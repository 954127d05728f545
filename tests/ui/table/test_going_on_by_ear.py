"""Who goes on with a deal or a match, and listens instead of looking, hears how it stands."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from game.catalogue import rules_for
from game.core.bot import Decision
from game.core.cards import CHANCE
from game.core.deal import stacked
from game.core.move import Deal, Move, Play, Say
from game.core.rules import Reason
from game.core.transcript import Entry
from game.play.table.inputs import SayWord
from game.play.table_session import AnyView
from game.questions import MoveRequest
from game.session.worker import Question
from game.storage.settings import Liveliness
from tests.ui.table.seated import Seat
from tests.ui.table.test_by_ear import heard
from tests.ui.whole.player import deal_over, hand, to_trick_play
from tests.ui.whole.running_app import running, seated_player


def gone_on(game: str, word: str, enough: Callable[[Move, AnyView], bool]) -> Seat:
    """Sit down in the middle of a deal, in which a word was said wherever it might be."""
    rules = rules_for(game, {})
    pack = [*range(rules.spec.pack.size)]
    Random(1).shuffle(pack)
    entries = [Entry(CHANCE, Deal(tuple(pack)))]
    state = rules.play(rules.start(0), entries[0].move)
    while not enough(entries[-1].move, rules.view(state, 0)):
        moves = rules.moves(state)
        entries.append(Entry(state.turn, Say(word) if Say(word) in moves else moves[-1]))
        state = rules.play(state, entries[-1].move)
    return Seat(game, entries=tuple(entries))


def test_it_is_told_up_to_which_number_a_word_may_be_said() -> None:
    seat = gone_on("gleek", "pass", lambda _, view: Say("vie", 3) in view.moves)
    seat.go(0.2)
    most = max(move.number for move in seat.session.view().moves if isinstance(move, Say) and move.number)
    told = [each.text for each in seat.context.announcer.drain()]
    assert any(f"You may say: Pass, Vie 2 to {most}." in each for each in told)


def test_who_goes_on_in_the_middle_of_a_trick_hears_what_was_led() -> None:
    rules = rules_for("ecarte", {})
    deal = Deal(stacked(rules.spec.packets, 0, rules.spec.pack, {1: rules.spec.pack.parse_all("QS")}, {}))
    led = Play(rules.spec.pack.parse("QS"))
    said = (Entry(1, Say("propose")), Entry(0, Say("refuse")), Entry(1, led))
    seat = Seat("ecarte", entries=(Entry(CHANCE, deal), *said))
    seat.go(0.2)
    told = [each.text for each in seat.context.announcer.drain()]
    assert told[0] == "Deal 1."
    trumps = next(place for place, each in enumerate(told) if each.startswith("Trumps"))
    held = next(place for place, each in enumerate(told) if each.startswith("You hold"))
    assert trumps < held < told.index("Marguerite: queen of spades.")


def test_who_goes_on_with_a_deal_hears_who_deals_what_lies_open_and_what_was_called_once() -> None:
    seat = gone_on("sheepshead", "pick", lambda last, _: isinstance(last, Play))
    seat.go(0.2)
    told = [each.text for each in seat.context.announcer.drain()]
    captions, view = seat.table.driver.facts.captions, seat.session.view()
    dealer, picker = captions.story("deals", view.dealer), captions.players.name(view.public.picker)
    assert told[1] == dealer
    assert f"{picker}: Picker." in told
    assert f"Picker: {picker}." not in told
    assert told.index(f"{picker}: Picker.") < next(
        place for place, each in enumerate(told) if each.startswith("You hold")
    )
    assert not any("card points" in each for each in told), "that can be asked for"


def test_who_goes_on_after_a_deal_hears_that_it_is_over_and_the_score(tmp_path: Path) -> None:
    with running(tmp_path, liveliness=Liveliness.QUIET) as there:
        player = seated_player(there)
        player.use("play", "quick/imperium")
        player.play(deal_over)
    with running(tmp_path, liveliness=Liveliness.QUIET) as there:
        player = seated_player(there)
        player.use("continue")
        player.pause()
        told = heard(there)
        assert told[0] == "Deal 1."
        assert told[1] == "The deal is over."
        assert told[-1].startswith("You: ")
        assert not any(each.startswith("You hold") for each in told)


def test_who_undoes_a_move_hears_it_and_what_is_held_again(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", "quick/ecarte")
        to_trick_play(player)
        dealt = heard(there)
        player.use(hand(there.nodes())[0])
        player.pause()
        heard(there)
        there.press("u")
        player.pause()
        told = heard(there)
        assert told[:2] == ["Undone.", "You hold 5 cards."]
        assert told[2] == dealt[dealt.index("You hold 5 cards.") + 1]
        there.press("f8")
        (again,) = heard(there)
        assert again.startswith("Undone. You hold 5 cards.")
        assert "You play" not in again


def test_the_next_deal_is_not_taken_for_an_undone_one(tmp_path: Path) -> None:
    with running(tmp_path) as there:
        player = seated_player(there)
        player.use("play", "quick/romestecq")
        player.play(deal_over)
        player.use("next")
        player.pause()
        told = heard(there)
        assert "Deal 2." in " ".join(told)
        assert not any("Undone" in each for each in told)


def test_whoever_stays_in_and_loses_the_ruff_is_heard_to_show_it() -> None:
    seat = gone_on("gleek", "pass", lambda _, view: Say("vie", 2) in view.moves)
    seat.parrot.find = stay_in
    seat.go(0.5)
    seat.my_turn()
    seat.context.announcer.drain()
    seat.table.send(SayWord("vie"))
    seat.until(lambda: any(seat.session.view().public.ruffs))
    seat.go(2.0)
    view = seat.session.view()
    told = [each.text for each in seat.context.announcer.drain()]
    for other in (1, 2):
        named = seat.table.driver.facts.captions.players.name(other)
        assert view.public.ruffs[other]
        assert sum(each.startswith(f"{named} shows ") for each in told) == 1, told


def stay_in(question: Question[Any]) -> Any:
    """Stay in wherever that may be said, and do the first thing there is otherwise."""
    if not isinstance(question, MoveRequest):
        return question.answer()
    staying = (each for each in question.view.moves if isinstance(each, Say) and each.word in ("vie", "see"))
    return Decision(next(staying, question.view.moves[0]), Reason("none"))
