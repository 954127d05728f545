"""The corners of the table: score and advice there or on tabs, all of the score on a sheet, keys for some seconds."""

import pygame
import pytest

from game.catalogue import GAMES
from game.core.bot import Decision
from game.core.cards import bit
from game.core.move import Lay, Play, Say, Take
from game.core.record import replace
from game.core.rules import Reason
from game.play.portraits import known_names
from game.play.table.inputs import AskHint, Confirm, Redo, SayWord, TakePacket, ToggleScore, Undo, UseCard
from game.play.table.state import Advised
from game.search.master import Advice
from game.stage.pose import extent
from game.ui.kit.block import LayoutPass
from game.ui.layout import Gap
from game.ui.shell.action import Action
from game.ui.shell.input import Press
from game.ui.shell.node import Node, flaws
from game.ui.table import corner
from game.ui.table.bars import KEYS_SHOWN, PROMPTS, KeyHelp, PromptText
from game.ui.table.felt_controls import SuitSign
from game.ui.table.lettering import CAPTION
from game.ui.table.offers import ADVISERS, Medal, Paper, PaperGround, PaperText
from game.ui.table.panel import PanelPlate, TableSheet
from game.ui.table.plates import MyPlate
from game.ui.table.score import ALL
from game.ui.table.view_model import ADVICE
from tests.ui.kit.context import open_context
from tests.ui.table.seated import FRAME, QUICK, Seat, TableWindow

SIZES = ((1280, 720), (1920, 1080), (960, 600), (800, 600), (980, 1380))


def plate(seat: Seat) -> pygame.Rect:
    """Find the plate the score stands on in its corner."""
    (found,) = [
        widget.rect
        for widget in seat.table.screen.widgets()
        if widget.region == "score" and isinstance(widget.leaf, PanelPlate)
    ]
    return found


def hints(seat: Seat) -> list[Node]:
    return [node for node in seat.table.nodes() if node.role == "hint"]


def test_two_lines_of_a_paper_can_be_read_above_its_buttons_however_little_room_it_has() -> None:
    look, wide = open_context((1280, 720)).look, 260
    text = PaperText("advice", ("Hint",), "Take the trick. " * 40, "", lambda: None, "")
    for below in ((), (Gap(30), Gap(50))):
        paper, layout = Paper(text, below), LayoutPass({})
        rect = pygame.Rect(10, 10, wide, paper.least(look, wide))
        paper.place(look, rect, layout)
        (read,) = [each.visible for each in layout.widgets if isinstance(each.leaf, PaperText)]
        assert read.height >= look.leading(CAPTION) + 2 * look.leading(text.style)
        assert read.bottom + sum(each.height(look, wide) for each in below) <= rect.bottom


def test_what_just_fits_is_shown_and_else_its_smaller_form() -> None:
    large, small, other = ((Gap(tall), tall) for tall in (60, 25, 40))
    fitting = corner._fitting  # noqa: SLF001 - no window is known to have just so much room
    shown = {room: fitting([[large, small], [other]], room, 0) for room in (100, 99, 60, 59, 24)}
    assert list(shown.values()) == [[large, other], [large], [large], [small], []]
    assert fitting([[large, small], [other]], 99, 1) == [small, other]


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize("size", SIZES)
def test_everything_on_the_score_stands_on_it_whole(game: str, size: tuple[int, int]) -> None:
    seat = Seat(game, size, replace(QUICK, speed=0.0))
    seat.my_turn()
    if seat.table.areas.tabs:
        return
    ground = plate(seat)
    assert seat.table.areas.panel.contains(ground)
    for widget in seat.table.screen.widgets():
        if widget.region == "score":
            assert ground.contains(widget.rect), widget.leaf
    assert flaws(seat.table.nodes(), size) == ()


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize(("size", "scale"), [*((size, 1.0) for size in SIZES), ((1280, 720), 2.0)])
def test_my_hand_lies_between_the_corners(game: str, size: tuple[int, int], scale: float) -> None:
    seat = Seat(game, size, replace(QUICK, speed=0.0, text_scale=scale))
    seat.my_turn()
    kept = [widget.rect for widget in seat.table.screen.widgets() if widget.region in ("score", "advice")]
    cards = [node.box for node in seat.table.nodes() if node.key.startswith("card:")]
    assert kept
    assert cards
    assert all(card.collidelist(kept) < 0 for card in cards)


@pytest.mark.parametrize(
    ("game", "size", "scale", "folded"),
    [
        ("romestecq", (1280, 720), 1.0, False),
        ("romestecq", (1280, 720), 2.0, True),
        ("illustrated_tarock", (1280, 720), 1.0, False),
        ("illustrated_tarock", (960, 600), 1.0, True),
        ("romestecq", (960, 600), 1.0, False),
    ],
)
def test_large_type_folds_the_corners_and_so_does_a_long_hand_in_a_narrow_window(
    game: str, size: tuple[int, int], scale: float, folded: bool
) -> None:
    seat = Seat(game, size, replace(QUICK, text_scale=scale))
    keys = [node.key for node in seat.table.nodes()]
    assert seat.table.areas.tabs is folded
    assert (ADVICE in keys) is folded
    assert ALL in keys


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_all_of_the_score_opens_and_closes_by_mouse_and_by_keys(scale: float) -> None:
    at = TableWindow(Seat("romestecq", settings=replace(QUICK, text_scale=scale)))
    at.seat.my_turn()

    def opened() -> bool:
        return any(isinstance(widget.leaf, TableSheet) for widget in at.seat.table.screen.widgets())

    assert not opened()
    for _ in range(2):
        more = at.find(ALL)
        assert more is not None
        was = opened()
        at.click(more.box.center)
        assert opened() is not was
    at.seat.table.screen.focus(ALL, keyed=True)
    at.key(pygame.K_RETURN)
    assert opened()
    assert at.seat.table.screen.focused == ALL
    at.key(pygame.K_ESCAPE)
    assert not opened()
    assert at.at_table  # the menu is not open


def test_from_the_score_one_comes_to_the_log_and_back() -> None:
    at = TableWindow(Seat("romestecq"))
    at.seat.my_turn()
    at.seat.table.send(ToggleScore())
    at.step()
    for key in ("sheet:log", "sheet:score"):
        way = at.find(key)
        assert way is not None
        at.click(way.box.center)
    lookups = at.seat.table.driver.state.lookups
    assert (lookups.score, lookups.log) == (True, False)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_keys_stay_on_the_sheet_that_is_open(scale: float) -> None:
    at = TableWindow(Seat("romestecq", settings=replace(QUICK, text_scale=scale)))
    at.seat.my_turn()
    at.seat.table.send(ToggleScore())
    screen = at.seat.table.screen
    (sheet,) = [widget.rect for widget in screen.widgets() if isinstance(widget.leaf, TableSheet)]
    walked = set[str]()
    keys = (
        pygame.K_TAB,
        pygame.K_LEFT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_RIGHT,
        pygame.K_HOME,
        pygame.K_1,
    )
    for key in keys * 3:
        at.key(key)
        held = screen.content.focused()
        assert held is not None
        assert sheet.contains(held.visible.clip(sheet)), held.control
        assert held.region == "score"
        walked.add(screen.focused)
    assert len(walked) > 1
    at.key(pygame.K_ESCAPE)
    at.key(pygame.K_LEFT)
    assert not any(isinstance(widget.leaf, TableSheet) for widget in screen.widgets())
    assert screen.focused


def test_a_press_on_the_sheet_is_meant_for_no_card_below() -> None:
    at = TableWindow(Seat("gleek", settings=replace(QUICK, text_scale=2.0)))
    at.seat.my_turn()
    at.seat.table.send(ToggleScore())
    at.step()
    (sheet,) = [w.rect for w in at.seat.table.screen.widgets() if isinstance(w.leaf, TableSheet)]
    cards = [node.box.clip(sheet) for node in at.nodes if node.key.startswith("card:")]
    under = [card.center for card in cards if card.width > 4 and card.height > 4]
    assert under
    before = at.seat.table.driver.state.made
    for spot in under:
        at.move(spot)
        assert at.seat.table.places.hand.hovered is None
        at.click(spot)
    assert at.seat.table.driver.state.made == before


def test_the_keys_are_told_for_some_seconds_and_the_time_comes_from_outside() -> None:
    told = KeyHelp().pressed(10.0)
    assert not KeyHelp().shown(10.0)
    assert told.shown(10.0 + KEYS_SHOWN - 0.01)
    assert not told.shown(10.0 + KEYS_SHOWN)


def test_keys_are_told_while_keys_are_used_and_then_no_longer() -> None:
    seat = Seat("romestecq", settings=replace(QUICK, companion=False))
    seat.my_turn()
    assert not hints(seat)
    seat.table.handle(Press("right", Action.RIGHT))
    assert hints(seat)
    assert seat.table.areas.mine.contains(hints(seat)[0].box)
    seat.go(KEYS_SHOWN + 0.1)
    assert not hints(seat)


def test_keys_beside_a_hint_lie_over_no_cards() -> None:
    seat, told = Seat("illustrated_tarock", (1274, 682), replace(QUICK, speed=0.0), seed=2), 0
    for _ in range(11):
        seat.my_turn()
        seat.table.handle(Press("right", Action.RIGHT))
        seat.table.send(AskHint())
        seat.until(lambda: "note" in {node.key for node in seat.table.nodes()})
        heaps = [seat.table.areas.rect(heap) for heap in seat.table.places.layout.heaps]
        told += bool(hints(seat))
        for each in hints(seat):
            assert each.box.collidelist(heaps) < 0, each.name
        make(seat)
    assert told


def test_keys_stand_above_what_is_offered_in_their_corner_where_there_is_room() -> None:
    seat = Seat("illustrated_tarock")
    seat.my_turn()
    seat.change(hold=replace(seat.table.driver.state.hold, open=True))
    seat.table.handle(Press("right", Action.RIGHT))
    boxes = [each.rect for each in seat.table.screen.widgets() if each.region == "hold"]
    assert boxes
    assert hints(seat)
    for each in hints(seat):
        assert each.box.collidelist(boxes) < 0, each.name


def make(seat: Seat) -> None:
    """Bid if I may, else make the first move that I may make."""
    match seat.table.driver.state.view.moves[:2][-1]:
        case Say(word):
            seat.table.send(SayWord(word))
        case Take(packet):
            seat.table.send(TakePacket(packet))
        case Play(card):
            seat.table.send(UseCard(card))
        case _:
            choose(seat)
            seat.table.send(Confirm())


def choose(seat: Seat) -> None:
    """Choose the first cards that may be laid away, as many as must be."""
    for card in [move.card for move in seat.table.driver.state.view.moves if isinstance(move, Lay)]:
        seat.table.send(UseCard(card))
        seat.go(0.1)


def test_a_table_at_rest_is_not_drawn_again_for_the_keys() -> None:
    seat = Seat("romestecq", settings=replace(QUICK, companion=False))
    seat.my_turn()
    seat.table.handle(Press("right", Action.RIGHT))
    canvas = pygame.Surface((1280, 720))
    seat.go(1)
    seat.table.draw(canvas)
    seat.go(3)
    seat.table.draw(canvas)
    drawn = list[bool]()
    for _ in range(round(6 / FRAME)):
        seat.table.update(FRAME)
        drawn.append(seat.table.dirty)
        seat.table.draw(canvas)
    assert sum(drawn) == 1  # when they go


def test_five_tools_stand_on_the_wall_and_redo_where_there_is_something_to_redo() -> None:
    seat = Seat("romestecq", settings=replace(QUICK, speed=0.0))
    seat.my_turn()

    def tools() -> list[str]:
        return [node.key.removeprefix("tool:") for node in seat.table.nodes() if node.key.startswith("tool:")]

    assert tools() == ["hint", "undo", "log", "rules", "menu"]
    seat.table.send(UseCard(seat.table.places.hand.cards[0]))
    seat.my_turn()
    seat.table.send(Undo())
    seat.go(1)
    assert "redo" in tools()
    seat.table.send(Redo())
    seat.go(1)
    assert "redo" not in tools()


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_a_long_hint_in_large_type_is_seen_whole(size: tuple[int, int]) -> None:
    seat = Seat("sheepshead", size, replace(QUICK, speed=0.0, text_scale=2.0))
    seat.my_turn()
    reason = Reason("throw_lost-least", cards=bit(seat.table.places.hand.cards[0]))
    move = next(move for move in seat.table.driver.state.view.moves if isinstance(move, Play | Say | Take))
    hint = Advised(Advice(Decision(move, reason), ()))
    seat.table.driver.state = replace(seat.table.driver.state, remark=hint)
    seat.table.screen.refresh()
    keys = [each.control.key for each in seat.table.screen.widgets() if each.control is not None]
    assert "note" in keys
    assert "advice" not in [each.scroller for each in seat.table.screen.widgets()]


@pytest.mark.parametrize(
    ("game", "seed", "decisions", "least"),
    [("imperiale", 12, 0, 240), ("illustrated_tarock", 12, 0, 240), ("gleek", 9, 1, 200)],
)
def test_a_hint_beside_a_long_hand_in_large_type_has_lines_of_several_words(
    game: str, seed: int, decisions: int, least: int
) -> None:
    seat = Seat(game, (960, 600), replace(QUICK, text_scale=2.0), seed=seed)
    for _ in range(decisions):
        seat.my_turn()
        seat.table.driver.playback.submit([seat.session.view().moves[-1]])
    seat.my_turn()
    seat.table.send(AskHint())
    seat.table.update(0.1)
    (paper,) = [each.rect for each in seat.table.screen.widgets() if isinstance(each.leaf, PaperGround)]
    assert paper.width > least


@pytest.mark.parametrize("game", ["ecarte", "imperium"])
def test_what_is_offered_beside_the_hand_stands_near_it(game: str) -> None:
    seat = Seat(game, (800, 600))
    seat.my_turn()
    seat.change(hold=replace(seat.table.driver.state.hold, open=True))
    (box,) = [each.rect for each in seat.table.screen.widgets() if each.region == "hold"][:1]
    assert box.top > seat.table.areas.size[1] // 2


@pytest.mark.parametrize("game", ["ecarte", "illustrated_tarock"])
def test_what_is_offered_in_the_corner_leaves_the_question_and_is_as_wide_as_my_plate(game: str) -> None:
    seat = Seat(game)
    seat.my_turn()
    seat.change(hold=replace(seat.table.driver.state.hold, open=True))
    widgets = seat.table.screen.widgets()
    (plate,) = [each.rect for each in widgets if isinstance(each.leaf, MyPlate)]
    boxes = [each.rect for each in widgets if each.region == "hold"]
    assert boxes[0].width <= plate.width
    assert any(each.region == "prompt" for each in widgets)


@pytest.mark.parametrize("game", ["ecarte", "imperium"])
def test_the_sign_of_trumps_stands_flush_with_my_plate(game: str) -> None:
    seat = Seat(game)
    seat.my_turn()
    widgets = seat.table.screen.widgets()
    (plate,) = [each.rect for each in widgets if isinstance(each.leaf, MyPlate)]
    (sign,) = [each.rect for each in widgets if isinstance(each.leaf, SuitSign)]
    assert sign.left == plate.left


def test_advice_without_a_portrait_stands_upon_my_plate() -> None:
    seat = Seat("illustrated_tarock", seed=2)
    seat.my_turn()
    seat.table.send(AskHint())
    seat.table.update(0.1)
    widgets = seat.table.screen.widgets()
    (plate,) = [each.rect for each in widgets if isinstance(each.leaf, MyPlate)]
    (paper,) = [each.rect for each in widgets if isinstance(each.leaf, PaperGround)]
    seen = [each.rect for each in widgets if isinstance(each.leaf, Medal)]
    assert plate.top - (seen[0].bottom if seen else paper.bottom) <= seat.context.look.px(12)


def test_whoever_advises_does_not_sit_at_the_table() -> None:
    seat = Seat("sheepshead", settings=QUICK)
    seat.my_turn()
    names = known_names(seat.context.words)
    assert adviser(seat, names[ADVISERS[0]]) == names[ADVISERS[1]]


def adviser(seat: Seat, name: str) -> str:
    """Say who advises where somebody of this name sits at the table."""
    captions = seat.table.driver.facts.captions
    captions.players._players = tuple(  # noqa: SLF001 - nobody else renames players
        replace(player, name=name if place == 1 else player.name)
        for place, player in enumerate(captions.players._players)  # noqa: SLF001 - the same
    )
    seat.table.send(AskHint())
    seat.until(lambda: isinstance(seat.table.driver.state.remark, Advised))
    (paper,) = [w.leaf for w in seat.table.screen.widgets() if isinstance(w.leaf, PaperText)]
    return paper.eyebrows[0].partition(" · ")[0]


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize(("size", "scale"), [*((size, 1.0) for size in SIZES), ((1280, 720), 2.0)])
def test_advice_hides_neither_hand_nor_people_nor_trick(
    game: str, size: tuple[int, int], scale: float
) -> None:
    seat = Seat(game, size, replace(QUICK, speed=0.0, text_scale=scale))
    seat.my_turn()
    seat.table.send(AskHint())
    seat.until(lambda: isinstance(seat.table.driver.state.remark, Advised))
    (paper,) = [w.rect for w in seat.table.screen.widgets() if isinstance(w.leaf, PaperGround)]
    areas, slots = seat.table.areas, seat.table.places.layout.slots
    cards = [node.box for node in seat.table.nodes() if node.key.startswith("card:")]
    view = seat.table.driver.shown.view
    played = [(view.trick.leader + place) % len(view.sides) for place in range(len(view.trick.cards))]
    trick = [areas.rect(extent(slots.trick[each])) for each in played]
    plates = [areas.rect(each) for each in slots.plates]
    people = [areas.rect(each) for each in slots.people if each.width]
    assert paper.collidelist([*cards, *trick, *plates, *people]) < 0
    assert flaws(seat.table.nodes(), size) == ()


def test_where_both_have_no_room_the_prompt_says_what_the_rules_want() -> None:
    look = open_context((1280, 720), replace(QUICK, text_scale=2.0)).look
    prompt = PromptText("Your card", "Follow hearts {H}", True, "", "")
    whole, alone = prompt.width(look), prompt._wide(look, prompt.duty, PROMPTS[0])  # noqa: SLF001 - how wide it would be
    assert prompt._shown(look, whole)[0] == "Your card · Follow hearts {H}"  # noqa: SLF001 - what is drawn
    assert prompt._shown(look, alone)[0] == "Follow hearts {H}"  # noqa: SLF001 - the same
    asked = PromptText(
        "The Colonel bids 12 for the stock. Do you bid more?", "", True, "", "Do you bid more?"
    )
    assert asked._shown(look, asked.width(look) - 40)[0] == "Do you bid more?"  # noqa: SLF001 - the same
