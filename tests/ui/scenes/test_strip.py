"""The strip below a deal that is looked back at: every decision in a frame, reached by mouse and key, never cut off."""

import re
from collections.abc import Iterator
from functools import partial
from itertools import combinations, pairwise
from random import Random

import pygame
import pytest

from game.app.gallery import looked_review, sample_review
from game.app.lesson_table import look_back, nothing_kept
from game.catalogue import GAMES
from game.coach.judging import BAD, BLUNDER, DOUBTFUL, EXPERT, FINE
from game.coach.review import Review
from game.play.coaching import Coach
from game.play.table.inputs import SeeMove
from game.play.table_session import TableSession
from game.session.match import AnyMatch
from game.stage.pose import CARD
from game.ui.kit.block import LayoutPass
from game.ui.lookback.guide import LookBackRoutes
from game.ui.lookback.steps import BADGES, badge
from game.ui.lookback.strip import APART, DecisionStrip, Frame, More, hatched, strip_height
from game.ui.scenes.table import TableScene
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.node import Node
from tests.session.thinkers import silent
from tests.ui.kit.context import click_on, open_context, press, scaled
from tests.ui.scenes.application import EVERY_DAY, played
from tests.ui.scenes.oracle import Oracle

IDS = [game.id for game in GAMES]
SIZES = (*EVERY_DAY, ((1280, 720), 1.0), ((1280, 720), 2.0), ((700, 1000), 1.0))


@pytest.fixture(scope="module", autouse=True)
def few_playouts() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.coach.review._PLAYOUTS", 90)
        patch.setattr("game.coach.review.FIRST_WORLDS", 12)
        yield


def opened(match: AnyMatch, review: Review | None = None, context: UiContext | None = None) -> TableScene:
    thinker = Oracle()
    thinker.entries = match.transcript().entries
    kept = review
    coach = Coach(
        (lambda: thinker if kept is None else silent(),),
        lambda _name, _make: kept,
        lambda _name, _body: True,
    )
    session = TableSession(match, silent(), Random(0), nothing_kept)
    return look_back(context or open_context(), session, 1, LookBackRoutes(lambda _: None, coach))


def frames(scene: TableScene) -> dict[int, Node]:
    """Give the frames that are there, by how long the log was after the decision."""
    return {
        int(each.key.removeprefix("frame:")): each for each in scene.nodes() if each.key.startswith("frame:")
    }


def here(scene: TableScene) -> int:
    past = scene.driver.state.past
    assert past is not None
    return past.at


@pytest.mark.parametrize("game", IDS)
def test_every_decision_has_a_frame_that_says_what_it_was(game: str) -> None:
    match = played(game, 3)
    scene = opened(match, sample_review(match, settled=True))
    found, past = frames(scene), scene.driver.state.past
    assert past is not None
    assert [*found] == [at + 1 for at in past.review.wanted]
    names = open_context().words
    for number, (at, node) in enumerate(found.items(), 1):
        verdict = past.verdict(at)
        assert verdict is not None
        kind = names.get(f"coach.kind.{past.review.kind(verdict)}").lower()
        assert re.fullmatch(rf"Decision {number}, .+, {kind}", node.name)
        move = match.transcript().entries[at - 1].move
        card = scene.driver.facts.captions.cards.spoken(move.card) if hasattr(move, "card") else ""
        assert card in node.name


def test_nothing_is_claimed_of_what_is_not_judged() -> None:
    match = played("ecarte", 3)
    for review in (None, looked_review(match)):
        scene = opened(match, review)
        for node in frames(scene).values():
            assert not re.search("fine$|doubtful$|bad$|blunder$", node.name) or "first look" in node.name
        assert {each.leaf.kind for each in scene.screen.widgets() if isinstance(each.leaf, Frame)} == {""}


def test_a_first_look_leaves_the_sign_of_what_it_found() -> None:
    match, signs = played("ecarte", 3), list[set[str]]()
    for review in (None, looked_review(match), sample_review(match, settled=True)):
        scene = opened(match, review)
        signs.append({each.leaf.looked for each in scene.screen.widgets() if isinstance(each.leaf, Frame)})
    assert signs == [{""}, {"eye", "search"}, {""}]


def test_the_one_being_judged_is_told_and_there_is_no_other() -> None:
    scene, seen = opened(played("ecarte", 3)), set[int]()
    for _ in range(300):
        scene.update(1 / 60)
        now = [at for at, node in frames(scene).items() if node.name.endswith("being judged")]
        assert len(now) <= 1
        seen.update(now)
    past = scene.driver.state.past
    assert past is not None
    assert seen == {*past.decisions}
    assert past.review.complete
    assert not past.judging


def test_while_it_is_stopped_nothing_is_being_judged() -> None:
    scene = opened(played("ecarte", 3))
    for _ in range(40):
        scene.update(1 / 60)
    click_on(scene, "judge")
    assert not [node for node in frames(scene).values() if node.name.endswith("being judged")]


def test_a_frame_leads_to_its_decision_which_is_judged_first() -> None:
    scene = opened(played("ecarte", 3))
    wanted = [*frames(scene)][-3]
    click_on(scene, f"frame:{wanted}")
    assert here(scene) == wanted
    assert [at for at, node in frames(scene).items() if "selected" in node.state] == [wanted]
    past = scene.driver.state.past
    while past is None or not any(each.level == EXPERT for each in past.review.verdicts):
        scene.update(1 / 60)
        past = scene.driver.state.past
    assert [each.at + 1 for each in past.review.verdicts if each.level == EXPERT] == [wanted]


def test_arrows_lead_from_frame_to_frame_and_elsewhere_from_move_to_move() -> None:
    match = played("ecarte", 3)
    scene = opened(match, sample_review(match))
    first, second, *_, last = frames(scene)
    scene.screen.focus(f"frame:{first}", keyed=True)
    press(scene, Action.CONFIRM)
    assert here(scene) == first
    press(scene, Action.RIGHT)
    assert (here(scene), scene.screen.focused) == (second, f"frame:{second}")
    press(scene, Action.LEFT)
    assert (here(scene), scene.screen.focused) == (first, f"frame:{first}")
    press(scene, *(Action.RIGHT for _ in frames(scene)))
    assert here(scene) == last
    scene.screen.focus(f"step:{last}", keyed=True)
    press(scene, Action.LEFT)
    assert (here(scene), scene.screen.focused) == (last - 1, f"step:{last - 1}")


def test_signs_tell_the_classes_apart_without_their_colours() -> None:
    look = open_context().look
    drawn = {}
    for kind in (FINE, DOUBTFUL, BAD, BLUNDER):
        picture = badge(look, kind, 40)
        shape = pygame.mask.from_surface(picture, 127)
        dark = pygame.mask.from_threshold(picture, look.palette.ink, (60, 60, 60, 255))
        drawn[kind] = shape, dark.overlap_mask(shape, (0, 0))
    assert {*drawn} == {*BADGES}
    for one, other in combinations(drawn, 2):
        (shape, sign), (shape_too, sign_too) = drawn[one], drawn[other]
        differ = shape.count() + shape_too.count() - 2 * shape.overlap_area(shape_too, (0, 0))
        signs = sign.count() + sign_too.count() - 2 * sign.overlap_area(sign_too, (0, 0))
        assert signs > 30, (one, other)
        assert differ > 25 or {one, other} == {BAD, BLUNDER}


@pytest.mark.parametrize("wide", range(28, 112, 7))
def test_what_waits_is_hatched_aslant_at_every_width(wide: int) -> None:
    """Every row and every column of it has lines and ground."""
    look = open_context().look
    picture = hatched(look, (wide, 76))
    ground = pygame.mask.from_threshold(picture, look.palette.well, (3, 3, 3, 255))
    inner = pygame.Rect(4, 4, wide - 8, 68)
    rows = [{ground.get_at((x, y)) for x in range(inner.left, inner.right)} for y in range(4, 72)]
    columns = [{ground.get_at((x, y)) for y in range(4, 72)} for x in range(inner.left, inner.right)]
    assert all(each == {0, 1} for each in (*rows, *columns))
    assert picture.get_at((0, 0)).a == 0, "with round corners"


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("many", [1, 4, 16, 23, 40])
def test_frames_stand_beside_each_other_within_the_window_however_many(
    size: tuple[int, int], scale: float, many: int
) -> None:
    """Those there is no room for are counted at the ends."""
    look, seen, pressed = open_context(size, scaled(scale)).look, set[int](), list[int]()
    for shown in {0, many // 2, many - 1}:
        row = [
            Frame(
                f"frame:{at}",
                at + 1,
                "KH",
                "",
                FINE,
                "",
                "",
                at == shown,
                False,
                partial(pressed.append, at + 1),
            )
            if at % 4
            else Frame(
                f"frame:{at}",
                at + 1,
                "",
                "Half honours",
                "",
                "",
                "",
                at == shown,
                False,
                partial(pressed.append, at + 1),
            )
            for at in range(many)
        ]
        strip = DecisionStrip("9 of 17 judged.", tuple(row), shown, lambda key, number: f"{number} {key}")
        rect = pygame.Rect(0, look.height - strip_height(look), look.width, strip_height(look))
        layout = LayoutPass({})
        strip.place(look, rect, layout)
        widgets = [each for each in layout.widgets if isinstance(each.leaf, Frame | More)]
        assert all(rect.inflate(-2 * look.px(16), 0).contains(each.rect) for each in widgets)
        left, right = widgets[0].rect.left, rect.right - widgets[-1].rect.right
        assert abs(left - right) <= 1, "in the middle"
        for one, other in pairwise(widgets):
            assert one.rect.right + look.px(APART) == other.rect.left
        there = [each.leaf.number for each in widgets if isinstance(each.leaf, Frame)]
        assert shown + 1 in there
        assert there == [*range(there[0], there[-1] + 1)]
        seen.add(len(there))
        assert all(
            each.rect.width >= each.leaf.width(look) for each in widgets if isinstance(each.leaf, Frame)
        )
        left_out = {each.leaf.key: each.leaf.number for each in widgets if isinstance(each.leaf, More)}
        assert left_out.get("frames:earlier", 0) == there[0] - 1
        assert left_out.get("frames:later", 0) == many - there[-1]
        pressed.clear()
        for each in widgets:
            if isinstance(each.leaf, More):
                each.leaf.press()
        assert {*pressed} == {there[0] - 1, there[-1] + 1} & {*range(1, many + 1)}, "the nearest of them"
    assert len(seen) == 1, "as many as there is room for, wherever one looks"


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize(("size", "scale"), [((960, 600), 1.0), ((1280, 720), 2.0)])
def test_no_card_lies_below_the_strip(game: str, size: tuple[int, int], scale: float) -> None:
    match, context = played(game, 3), open_context(size, scaled(scale))
    scene = opened(match, sample_review(match), context)
    top = context.look.height - strip_height(context.look)
    for at in (*match.span(1),)[::5]:
        scene.send(SeeMove(at))
        scene.update(5.0)
        for (kind, _), pose in scene.poses().items():
            if kind == CARD:
                assert scene.areas.point(pose.x, pose.y)[1] < top
