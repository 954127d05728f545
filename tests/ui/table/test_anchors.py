"""What is read stands where the eye is, and always there: prompt, reasons, the sign of trumps, lines of the score."""

from random import Random

import pytest

from game.core.cards import Card, members
from game.core.record import replace
from game.play.phases import Between
from game.play.table.inputs import Confirm, SayWord, TimePassed, UseCard
from game.stage.pose import card, extent
from game.ui.shell.node import CONTROLS, Node, Role, flaws
from game.ui.table.felt_controls import Caption
from tests.ui.kit.context import SIZES
from tests.ui.table.seated import QUICK, Seat, TableWindow, move

STILL = replace(QUICK, speed=0.0)


def named(seat: Seat, start: str) -> list[Node]:
    return [node for node in seat.table.nodes() if node.name.startswith(start)]


def hand(seat: Seat) -> list[Node]:
    return [node for node in seat.table.nodes() if node.key.startswith("card:")]


@pytest.mark.parametrize("size", SIZES)
def test_the_prompt_stands_above_the_middle_of_the_hand(size: tuple[int, int]) -> None:
    seat = Seat("imperiale", size, STILL)
    seat.my_turn()
    (prompt,) = named(seat, "Your ")
    cards = [node.box for node in hand(seat)]
    whole = cards[0].unionall(cards[1:])
    assert abs(prompt.box.centerx - whole.centerx) < whole.width / 8
    assert whole.top - 2 * prompt.box.height < prompt.box.centery < whole.top


def test_nothing_is_asked_while_cards_are_dealt() -> None:
    """The prompt would lie over the cards as they come."""
    seat = Seat("imperiale", settings=replace(QUICK, speed=1.0))
    frames = 0
    while not seat.table.driver.shown.view.hand:
        seat.go(0.1)
        dealt = not seat.table.driver.shown.view.hand
        frames += dealt
        assert not dealt or not [
            each for each in seat.table.screen.content.widgets() if each.region == "prompt"
        ]
    assert frames > 5
    seat.my_turn()
    assert [each for each in seat.table.screen.content.widgets() if each.region == "prompt"]


def test_with_words_to_choose_from_the_prompt_stands_above_them() -> None:
    seat = Seat("ecarte", settings=STILL)
    seat.until(lambda: bool(seat.table.driver.state.turn.choices.words) and seat.table.driver.playback.ready)
    (prompt,) = [node for node in seat.table.nodes() if node.role is Role.HEADING and node.name.endswith("?")]
    buttons = [node.box for node in seat.table.nodes() if node.key.startswith("say:")]
    assert all(prompt.box.bottom <= button.top for button in buttons)


def test_the_prompt_tells_who_takes_the_trick_while_it_lies() -> None:
    seat = Seat("imperium", settings=replace(QUICK, speed=1.0))
    seat.my_turn()
    seat.table.send(UseCard(members(seat.table.driver.state.turn.choices.plays)[0]))
    seat.until(lambda: len(seat.table.driver.shown.view.trick.cards) == 2)
    seat.go(0.1)
    told = [node.name for node in seat.table.nodes() if node.role is Role.HEADING]
    assert any(name.endswith("takes the trick") or name == "You take the trick" for name in told)


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((960, 600), 2.0)])
def test_the_reason_stands_at_the_card_that_was_refused(size: tuple[int, int], scale: float) -> None:
    seat = Seat("imperiale", size, replace(STILL, text_scale=scale), seed=4)
    table = seat.table
    for _ in range(60):
        seat.my_turn()
        if (
            table.driver.state.turn.choices.plays
            and table.driver.state.turn.choices.plays != table.driver.shown.view.hand
        ):
            break
        move(seat)
    refused = next(
        each for each in table.places.hand.cards if not table.driver.state.turn.choices.plays >> each & 1
    )
    at = next(node.box for node in hand(seat) if node.key == f"card:{refused}")
    TableWindow(seat).click(at.center)
    (reason,) = [node.box for node in seat.table.nodes() if node.key == "note"]
    assert reason.collidelist([node.box for node in hand(seat)]) < 0
    assert 0 <= at.top - reason.bottom < size[1] / 6
    assert reason.left <= at.centerx <= reason.right


@pytest.mark.parametrize("seed", [3, 5])
def test_a_reason_cuts_no_caption_in_two_where_there_is_room(seed: int) -> None:
    seat = Seat("gleek", (1280, 720), STILL, seed=seed)
    table, look, dice, looked_at = seat.table, seat.context.look, Random(seed), 0
    while looked_at < 8:
        seat.until(lambda: table.driver.playback.ready or over(seat))
        assert not over(seat)
        plays = table.driver.state.turn.choices.plays
        held = table.driver.shown.view.hand & ~plays if plays else 0
        for one in members(held)[:3]:
            table.send(UseCard(one))
            widgets = seat.table.screen.widgets()
            reasons = [each.rect for each in widgets if each.region == "note"]
            leaves = [(getattr(each.leaf, "leaf", each.leaf), each.rect) for each in widgets]
            captions = [leaf.plate(look, rect) for leaf, rect in leaves if isinstance(leaf, Caption)]
            looked_at += len(reasons)
            assert all(reason.collidelist(captions) < 0 for reason in reasons)
        table.driver.playback.submit([dice.choice(table.driver.session.view().moves)])
        table.send(TimePassed(table.driver.clock.now))


SMALL, USUAL = (960, 600), (1280, 720)
CROWDED = [
    ("sheepshead", SMALL, 2.0, 16),
    ("sheepshead", USUAL, 2.0, 16),
    ("gleek", SMALL, 2.0, 1),
    ("illustrated_tarock", SMALL, 2.0, 2),
    ("illustrated_tarock", SMALL, 1.0, 2),
    ("illustrated_tarock", USUAL, 1.0, 2),
    ("imperiale", SMALL, 2.0, 1),
]


@pytest.mark.parametrize(("game", "size", "scale", "seed"), CROWDED)
def test_a_reason_covers_nothing_that_can_be_pressed(
    game: str, size: tuple[int, int], scale: float, seed: int
) -> None:
    """Where there is no such place at the card, it stands below the score."""
    seat = Seat(game, size, replace(STILL, text_scale=scale), seed=seed)
    table, reasons = seat.table, 0
    for _ in range(12):
        seat.until(lambda: seat.table.driver.playback.ready or over(seat))
        if over(seat):
            break
        refused = barred(seat)
        for one in {refused[place] for place in (0, len(refused) // 2, -1)} if refused else ():
            table.send(UseCard(one))
            note = next((node for node in seat.table.nodes() if node.key == "note"), None)
            if note is not None:
                reasons += 1
                assert pressed(seat, note) == []
                assert not flaws([note], size)
        eager(seat)
    assert reasons


@pytest.mark.parametrize(("size", "text"), [(SMALL, 1.0), (SMALL, 2.0), (USUAL, 1.0)])
@pytest.mark.parametrize(
    ("game", "seed"), [("ecarte", 1), ("gleek", 4), ("sheepshead", 16), ("illustrated_tarock", 2)]
)
def test_what_closes_an_exchange_lies_on_no_chosen_card(
    game: str, seed: int, size: tuple[int, int], text: float
) -> None:
    seat = Seat(game, size, replace(STILL, text_scale=text), seed=seed)
    table = seat.table
    seat.my_turn()
    while not table.driver.state.turn.choices.exchanging:
        eager(seat)
        seat.my_turn()
    for each in table.places.hand.cards:
        seat.change(turn=replace(table.driver.state.turn, chosen=(each,)))
        table.places.hand.hold(table.driver.state)
        seat.go(0.5)
        lying = table.driver.shown.animator.poses[card(each)]
        raised = seat.table.areas.rect(extent(table.places.hand.pose(each, lying)))
        (button,) = (node.box for node in seat.table.nodes() if node.key == "confirm")
        assert not button.colliderect(raised)


def barred(seat: Seat) -> tuple[Card, ...]:
    """List cards of my hand that are refused: in an exchange all, of which those that are chosen first are not."""
    choices, held = seat.table.driver.state.turn.choices, seat.table.driver.shown.view.hand
    return members(held if choices.exchanging else held & ~choices.plays)


def pressed(seat: Seat, note: Node) -> list[str]:
    """List the controls that lie under a note."""
    under = [node for node in seat.table.nodes() if node.role in CONTROLS and node.key != "note"]
    return [node.key for node in under if node.visible.colliderect(note.box)]


def eager(seat: Seat) -> None:
    """Come to an exchange where that can be; confirm it as soon as it may be."""
    table = seat.table
    words = [each.word for each in table.driver.state.turn.choices.words]
    wanted = next((each for each in ("pick", "bid", "one") if each in words), None)
    if wanted:
        table.send(SayWord(wanted))
    elif table.driver.state.turn.choices.exchanging:
        table.send(Confirm())
    else:
        move(seat)


@pytest.mark.parametrize("game", ["ecarte", "imperium", "imperiale", "gleek"])
def test_the_sign_of_trumps_never_moves(game: str) -> None:
    seat = Seat(game, settings=STILL, seed=2)
    places = set()
    for _ in range(40):
        seat.until(lambda: seat.table.driver.playback.ready or over(seat))
        places |= {node.rect for node in named(seat, "TRUMPS")}
        if over(seat):
            break
        move(seat)
    assert len({rect[:2] for rect in places}) == 1


@pytest.mark.parametrize("size", [SMALL, USUAL])
@pytest.mark.parametrize(("game", "cards", "laid"), [("ecarte", 1.0, 1), ("gleek", 0.8, 7)])
def test_what_a_discard_is_called_is_not_hidden_by_the_sign_of_trumps(
    game: str, cards: float, laid: int, size: tuple[int, int]
) -> None:
    seat = Seat(game, size, replace(STILL, text_scale=2.0, card_size=cards), seed=1)
    table = seat.table
    seat.my_turn()
    while not table.driver.state.turn.choices.exchanging:
        eager(seat)
        seat.my_turn()
    for each in table.places.hand.cards[:laid]:
        table.send(UseCard(each))
    table.send(Confirm())
    seat.go(0.5)
    (sign,), captions = named(seat, "TRUMPS"), named(seat, "Discards")
    assert captions
    assert sign.box.collidelist([caption.box for caption in captions]) < 0


def over(seat: Seat) -> bool:
    return isinstance(seat.table.driver.playback.phase, Between)


@pytest.mark.parametrize("game", ["ecarte", "sheepshead"])
def test_a_player_and_the_score_stand_on_one_line(game: str) -> None:
    seat = Seat(game, settings=STILL)
    seat.my_turn()
    left = seat.table.areas.panel.left
    names = [node for node in named(seat, "You") if node.rect[0] >= left and node.value]
    held = [node for node in seat.table.nodes() if node.rect[0] > left and node.name == names[0].value]
    assert names[0].box.centery in {node.box.centery for node in held}
