"""What is written on the felt hides no card of the hand, and every name is to be read in full."""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from game.catalogue import GAMES, Game, find, rules_for
from game.core.cards import CHANCE, NOBODY
from game.core.record import replace
from game.core.transcript import Header
from game.core.view import View
from game.play.phases import Between
from game.play.table.inputs import NextDeal, TimePassed
from game.play.table.state import Toast
from game.play.table_session import winning_play
from game.resources import root
from game.session.match import Match
from game.stage.pose import CARD, card, extent, index_of
from game.storage.settings import DEFAULTS
from game.ui.shell.node import Node, Role, flaws
from game.ui.table.felt_controls import WinningTab, bubble_size
from game.ui.table.lettering import NAME
from game.ui.table.plates import NamePlate
from game.wording import load
from tests.ui.table.seated import QUICK, Seat

ALL_SIDES: tuple[tuple[str, tuple[tuple[str, Any], ...]], ...] = (
    ("romestecq", (("players", 6),)),
    ("romestecq", ()),
    ("gleek", ()),
    ("ecarte", ()),
)


def seated(game: str, options: tuple[tuple[str, Any], ...], size: tuple[int, int], scale: float) -> Seat:
    """Sit down and wait for my turn."""
    seat = Seat(game, size, replace(QUICK, text_scale=scale, speed=0.0), 1, options)
    seat.my_turn()
    return seat


@pytest.mark.parametrize(("game", "options"), ALL_SIDES)
@pytest.mark.parametrize(("size", "scale"), [((960, 600), 2.0), ((960, 600), 1.0), ((1280, 720), 2.0)])
def test_everybody_may_speak_at_once_and_my_hand_stays_free(
    game: str, options: tuple[tuple[str, Any], ...], size: tuple[int, int], scale: float
) -> None:
    seat = seated(game, options, size, scale)
    everybody = range(len(seat.session.players))
    seat.change(said=dict.fromkeys(everybody, Toast("Part of a double rome.", seat.table.driver.clock.now)))
    nodes = seat.table.nodes()
    bubbles = [node.box for node in nodes if node.role is Role.NOTICE]
    kept = [node.box for node in nodes if node.key.startswith(("card:", "say:", "number:", "tool:"))]
    others = len(seat.session.players) - 1
    assert len(bubbles) >= (min(others, 4) if scale == 1 else 1), (
        "large type is seen of some, and heard of all"
    )
    poses, areas = seat.table.poses(), seat.table.areas
    open_cards = [pose for (kind, _), pose in poses.items() if kind == CARD and pose.face > 0]
    assert all(areas.rect(index_of(pose)).collidelist(bubbles) < 0 for pose in open_cards)
    assert all(bubble.collidelist(kept) < 0 for bubble in bubbles)
    assert all(one.collidelist(bubbles[place + 1 :]) < 0 for place, one in enumerate(bubbles))
    assert flaws(nodes, size) == ()


@pytest.mark.parametrize(("game", "options"), ALL_SIDES)
def test_the_trump_sign_lies_on_no_card(game: str, options: tuple[tuple[str, Any], ...]) -> None:
    seat = seated(game, options, (960, 600), 2.0)
    nodes = seat.table.nodes()
    sign = [node.box for node in nodes if node.name.startswith("TRUMPS")]
    cards = [node.box for node in nodes if node.key.startswith("card:")]
    assert all(each.collidelist(cards) < 0 for each in sign)


def test_the_prompt_lies_beside_the_sign_of_the_called_card() -> None:
    seat, dice = seated("sheepshead", (("players", 7),), (960, 600), 2.0), Random(5)
    table, compared = seat.table, 0
    while compared < 2:
        seat.my_turn()
        nodes = seat.table.nodes()
        signs = [node.box for node in nodes if node.name.startswith("PARTNER")]
        asked = [node.box for node in nodes if node.name.startswith(("Your lead", "Your card"))]
        assert all(each.collidelist(signs) < 0 for each in asked)
        compared += bool(signs and asked)
        if isinstance(table.driver.playback.phase, Between):
            table.send(NextDeal())
        else:
            table.driver.playback.submit([dice.choice(table.driver.session.view().moves)])
            table.send(TimePassed(table.driver.clock.now))


def test_no_word_is_broken_for_a_bubble() -> None:
    look = seated("ecarte", (), (960, 600), 2.0).context.look
    assert bubble_size(look, "Pass.", 0.2) == bubble_size(look, "Pass.")


@pytest.mark.parametrize("game", ["ecarte", "romestecq"])
def test_what_is_said_stays_in_one_line_where_there_is_room(game: str) -> None:
    seat = seated(game, (), (1280, 720), 1.0)
    everybody = range(len(seat.session.players))
    seat.change(said=dict.fromkeys(everybody, Toast("I propose.", seat.table.driver.clock.now)))
    bubbles = [node.box for node in seat.table.nodes() if node.role is Role.NOTICE]
    one_line = bubble_size(seat.context.look, "I propose.")
    assert [bubble.size for bubble in bubbles] == [one_line] * len(seat.session.players)


def test_a_name_too_long_for_a_plate_is_told_as_a_flaw() -> None:
    seat = seated("ecarte", (), (960, 600), 2.0)
    name = "Wolfeschlegelsteinhausenbergerdorff" * 2
    assert seat.context.look.measure(name, NAME) > 300
    seat.session.players = (seat.session.players[0], replace(seat.session.players[1], name=name))
    captions = seat.table.driver.facts.captions
    captions.players._players = seat.session.players  # noqa: SLF001 - the captions keep names of their own
    seat.table.screen.refresh()
    assert any(name[:4] in flaw for flaw in flaws(seat.table.nodes(), (960, 600)))


def shown(game: str, wanted: Callable[[View[Any]], bool], *, hidden: bool = False) -> Sequence[Node]:
    """Play at random until my view is as wanted, and tell what is on the table then."""
    rules, dice = rules_for(game, {}), Random(3)
    match = Match(rules, Header(game, rules.spec.edition, (), ("You", "Marguerite, club"), 0))
    while match.turn != 0 or not wanted(match.view(0)):
        if match.over:
            match = Match(rules, Header(game, rules.spec.edition, (), ("You", "Marguerite, club"), 0))
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
    settings = replace(QUICK, speed=0.0, hide_running_points=hidden)
    seat = Seat(game, settings=settings, entries=match.transcript().entries)
    seat.my_turn()
    return seat.table.nodes()


def found(game: str, wanted: Callable[[View[Any]], bool], *, hidden: bool = False) -> list[str]:
    """Play at random until my view is as wanted, and tell what is written on the table then."""
    return [node.name for node in shown(game, wanted, hidden=hidden)]


def test_what_was_taken_is_hidden_from_those_who_count_themselves_and_parts_are_not() -> None:
    def picked(view: View[Any]) -> bool:
        return bool(view.tricks) and view.public.picker > 0

    open_, hidden = (found("sheepshead", picked, hidden=hides) for hides in (False, True))
    counts = re.compile(r"\d+ (tricks?|taken|card points?|of \d+)")
    assert any(counts.search(name) for name in open_)
    assert not any(counts.search(name) for name in hidden)
    assert all(any("Picker" in name for name in names) for names in (open_, hidden))


@pytest.mark.parametrize("game", ["ecarte", "imperium", "imperiale"])
def test_tricks_are_told_once_on_a_plate_when_the_deal_is_over(game: str) -> None:
    rules, dice = rules_for(game, {}), Random(3)
    match = Match(rules, Header(game, rules.spec.edition, (), ("You", "Marguerite, club"), 0))
    while not (match.view(0).ledger.finished and match.view(0).tricks):
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, dice.choice(match.view(match.turn).moves), 0)
    seat = Seat(game, settings=replace(QUICK, speed=0.0), entries=match.transcript().entries)
    seat.table.update(0.0)
    plates = [node.value for node in seat.table.nodes() if node.role is Role.LINE and "trick" in node.value]
    assert len(plates) == 2
    assert all(plate.count("trick") == 1 and " of " not in plate for plate in plates)


def test_who_has_no_trick_in_a_leaster_is_said_so_once_on_a_plate() -> None:
    def shunned(view: View[Any]) -> bool:
        return view.public.picker == NOBODY and 0 < len({trick.taker for trick in view.tricks}) < 3

    names = found("sheepshead", shunned)
    assert any("No trick" in name for name in names)
    assert not any("0 tricks" in name for name in names)


def test_a_declarer_s_points_are_told_shortly_where_there_is_no_room_for_more() -> None:
    def declaring(view: View[Any]) -> bool:
        public = view.public
        return public.declarer == 0 and bool(view.tricks and public.announced[0]) and not public.declared

    names = found("illustrated_tarock", declaring)
    assert any(re.fullmatch(r"\d+, half is 61", name) for name in names)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_by_ear_it_is_told_what_is_counted_toward_a_mark(game: Game) -> None:
    words = load(root() / "words" / "en")
    notes = {key: words.get(key) for key in words.of(game.id) if key.startswith(f"{game.id}.panel.")}
    bare = [key for key, note in notes.items() if re.search(r"of (\{goal\}|\d+)$", note)]
    assert all(key.endswith("_brief") or f"{key}_aloud" in notes for key in bare)


def test_a_plate_is_heard_with_what_it_counts() -> None:
    nodes = shown("gleek", lambda view: len(view.tricks) > 1)
    heard = [node.value for node in nodes if node.role is Role.LINE and "of 22" in node.value]
    assert len(heard) == 3
    assert all(re.search(r"· \d+ of 22 in tricks", plate) for plate in heard)


def test_only_partners_for_the_whole_match_are_called_so_by_the_house() -> None:
    """Who plays on my side in one deal is told by the game, which may mean something else by the word."""

    def defending(view: View[Any]) -> bool:
        return 0 not in (view.public.picker, view.public.partner) and view.public.partner >= 0

    names = found("sheepshead", lambda view: view.public.phase in ("lead", "reply") and defending(view))
    assert sum("Partner" in name for name in names) == 1
    assert sum("Partner" in name for name in found("romestecq", lambda _: True)) == 1


@pytest.mark.parametrize("seed", range(6))
def test_no_prompt_runs_below_the_score(seed: int) -> None:
    seat, dice = seated("ecarte", (), (960, 600), 2.0), Random(seed)
    table = seat.table
    for _ in range(3):
        seat.my_turn()
        score = table.areas.panel
        asked = [node for node in table.nodes() if node.role is Role.HEADING and node.box.top > score.top]
        assert [node.name for node in asked if node.box.left < score.left < node.box.right] == []
        table.driver.playback.submit([dice.choice(table.driver.session.view().moves)])
        table.send(TimePassed(table.driver.clock.now))


def test_the_card_that_wins_the_trick_bears_a_tab_once_it_lies_there() -> None:
    """Colour is not enough."""
    seat, seen = Seat("romestecq", seed=12), 0
    table, rules = seat.table, seat.table.driver.facts.rules
    for _ in range(4):
        seat.my_turn()
        view = seat.session.view()
        tabs = [each.rect for each in table.screen.widgets() if isinstance(each.leaf, WinningTab)]
        assert len(tabs) == bool(view.trick.cards)
        _, best = winning_play(rules, view)
        if best is not None:
            seen += 1
            pose = table.driver.shown.animator.homes[card(best)]
            assert table.areas.rect(extent(pose)).inflate(0, 40).contains(tabs[0])
        table.driver.playback.submit([view.moves[0]])
        table.update(0.02)
        _, best = winning_play(rules, table.driver.shown.view)
        lies = best is not None and card(best) not in table.driver.shown.animator.flying
        assert any(isinstance(each.leaf, WinningTab) for each in table.screen.widgets()) == lies
    assert seen


def test_no_tab_stays_behind_when_the_trick_is_swept() -> None:
    seat, swept = Seat("romestecq", settings=DEFAULTS), 0
    table, animator = seat.table, seat.table.driver.shown.animator
    seat.my_turn()
    table.driver.playback.submit([seat.session.view().moves[0]])
    while not seat.table.driver.playback.ready:
        table.update(0.03)
        trick = {card(each) for each in table.driver.shown.view.trick.cards}
        tabs = [each for each in table.screen.widgets() if isinstance(each.leaf, WinningTab)]
        if trick and trick <= {*animator.flying}:
            swept += 1
            assert not tabs
    assert swept


@pytest.mark.parametrize(("game", "many"), [("gleek", 6), ("illustrated_tarock", 3)])
def test_plates_tell_who_speaks_after_me_and_the_wall_of_how_many_deals(game: str, many: int) -> None:
    seat, table = Seat(game, seed=2), find(game).table
    seat.my_turn()
    view = seat.session.view()
    assert view.public.phase == table.bidding
    assert any(f"Deal 1 of {many}" in node.value for node in seat.table.nodes())
    spoken = {each.seat for each in table.calls(view)}
    leaves = [getattr(each.leaf, "leaf", each.leaf) for each in seat.table.screen.widgets()]
    plates = [each for each in leaves if isinstance(each, NamePlate)]
    assert len(plates) == len(view.sides) - 1
    for plate in plates:
        assert any("speaks after you" in note for note in plate.notes) == (plate.seat not in spoken)
