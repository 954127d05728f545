"""What was said stays said until its speaker acts again: on the plate, and in the question I am to answer."""

from game.catalogue import rules_for
from game.core.cards import CHANCE
from game.core.deal import stacked
from game.core.move import Deal, Move, Say
from game.core.record import replace
from game.core.transcript import Entry
from game.play.table.inputs import SayWord, ToggleLog, Undo
from tests.ui.table.seated import QUICK, Seat

STILL = replace(QUICK, speed=0.0)


def sit(game: str, *moves: tuple[int, Move]) -> Seat:
    """Sit down where a deal has been talked about like this."""
    rules = rules_for(game, {})
    deal = Deal(stacked(rules.spec.packets, 0, rules.spec.pack, {}, {}))
    entries = (Entry(CHANCE, deal), *(Entry(seat, move) for seat, move in moves))
    seat = Seat(game, settings=STILL, entries=entries)
    seat.my_turn()
    seat.go(0.1)
    return seat


def told(seat: Seat) -> list[str]:
    return [node.name for node in seat.table.nodes()]


def test_a_proposal_stays_on_the_plate_and_the_question_names_who_made_it() -> None:
    seat = sit("ecarte", (1, Say("propose")))
    seat.go(20.0)
    assert any(name.startswith("“I propose.”") for name in told(seat))
    assert "Marguerite proposes an exchange. Accept?" in told(seat)


def test_words_are_gone_when_their_speaker_has_acted_again() -> None:
    seat = sit("ecarte", (1, Say("propose")))
    seat.table.send(SayWord("refuse"))
    seat.my_turn()
    assert not any(name.startswith("“I propose.”") for name in told(seat))
    assert any(name.startswith("“I refuse; play!”") for name in told(seat))


def test_a_bid_the_rules_made_stands_too() -> None:
    seat = sit("gleek", (2, Say("pass")))
    seat.go(20.0)
    assert any(name.startswith("“12!”") for name in told(seat))
    assert "Marguerite bids 12 for the stock. Do you bid more?" in told(seat)


def test_a_bid_the_rules_made_is_in_the_log() -> None:
    seat = sit("gleek", (2, Say("pass")))
    seat.table.send(ToggleLog())
    assert any(name == "Marguerite: “12!”" for name in told(seat))


HELD = "T17 T16 T14 T12 T8 T5 T4 T3 T2 TS CH 9H JD QC TC 8C"


def test_a_question_with_one_empty_answer_is_not_asked_and_logged_all_the_same() -> None:
    rules = rules_for("illustrated_tarock", {})
    pack = rules.spec.pack
    deal = Deal(stacked(rules.spec.packets, 0, pack, {0: pack.parse_all(HELD)}, {}))
    said = ((1, Say("pass")), (2, Say("pass")), (0, Say("solo")), (0, Say("done")))
    entries = (Entry(CHANCE, deal), *(Entry(seat, move) for seat, move in said))
    seat = Seat("illustrated_tarock", settings=STILL, entries=entries)
    view = seat.session.view()
    assert (view.public.phase, view.moves) == ("holding", (Say("done"),))
    seat.until(lambda: seat.session.view().public.phase == "lead" and seat.table.driver.playback.ready)
    assert seat.session.match.transcript().entries[len(entries)] == Entry(0, Say("done"))
    assert not list(seat.context.notices.nodes(seat.context.look))


def test_an_only_answer_that_is_heard_is_told() -> None:
    options = (("no_pick", "forced_pick"),)
    rules = rules_for("sheepshead", dict(options))
    deal = Deal(stacked(rules.spec.packets, 0, rules.spec.pack, {}, {}))
    entries = (Entry(CHANCE, deal), *(Entry(seat, Say("pass")) for seat in (1, 2, 3, 4)))
    seat = Seat("sheepshead", settings=STILL, options=options, entries=entries)
    assert seat.session.view().moves == (Say("pick"),)
    seat.go(0.5)
    assert seat.session.view().public.picker == 0
    notices = [node.name for node in seat.context.notices.nodes(seat.context.look)]
    assert notices == ["There was only one answer, so it was given for you: Pick."]


def test_undo_goes_back_beyond_an_answer_that_was_given_for_me() -> None:
    rules = rules_for("illustrated_tarock", {})
    pack = rules.spec.pack
    deal = Deal(stacked(rules.spec.packets, 0, pack, {0: pack.parse_all(HELD)}, {}))
    said = ((1, Say("pass")), (2, Say("pass")), (0, Say("solo")))
    entries = (Entry(CHANCE, deal), *(Entry(seat, move) for seat, move in said))
    seat = Seat("illustrated_tarock", settings=STILL, entries=entries)
    seat.my_turn()
    seat.go(0.1)
    seat.table.send(SayWord("done"))
    seat.until(lambda: seat.session.view().public.phase == "lead" and seat.table.driver.playback.ready)
    seat.table.send(Undo())
    seat.go(0.5)
    assert seat.session.view().public.phase == "early"
