"""Looking back, the coach judges: in the background, to be stopped, kept after every step, each class with its word."""

import json
import re
from collections.abc import Callable, Iterator
from decimal import Decimal
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.gallery import reviews
from game.app.lesson_table import look_back, nothing_kept
from game.coach.judging import BAD, BLUNDER, DOUBTFUL, EXPERT, FINE, JudgedMove, Verdict
from game.coach.review import Review
from game.coach.reviewing import ReviewThinker
from game.core.move import Say
from game.core.rules import Reason
from game.core.view import View
from game.play.coaching import Coach
from game.play.finished_deal import LookedBack
from game.play.table.inputs import CompareMoves, SeeMove
from game.play.table_session import TableSession
from game.questions import (
    AdviceRequest,
    ExpectationRequest,
    HindsightRequest,
    Log,
    ParRequest,
    PlayoutRequest,
    Spread,
)
from game.session.match import AnyMatch
from game.storage.files import DocumentStore
from game.storage.notices import NoticeQueue
from game.storage.stores import ReviewStore
from game.ui.blocks import Action, Page, Pop, Push, Scene, UiContext
from game.ui.lookback.dialogs import compared
from game.ui.lookback.guide import LookBackRoutes
from game.ui.lookback.reckoning import parts_of, story
from game.ui.lookback.steps import SIGNS, Verdicts
from game.ui.scenes.result_page import captions_of
from game.ui.scenes.table import TableScene
from game.ui.shell.node import Node, Role
from tests.session.thinkers import silent
from tests.ui.kit.context import click_on, open_context, press
from tests.ui.scenes.application import Flawless, company, played
from tests.ui.scenes.oracle import BLUNDER as LOST
from tests.ui.scenes.oracle import LOSSES, SAME, TYPICAL, Oracle

KINDS = (BLUNDER, FINE, DOUBTFUL, BAD, FINE, FINE)
"""What the losses of the oracle are called."""
ENOUGH = 700
"""Frames in which a review is finished, two for each question."""


@pytest.fixture(scope="module", autouse=True)
def few_playouts() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.coach.review._PLAYOUTS", 90)
        patch.setattr("game.coach.review.FIRST_WORLDS", 12)
        yield


class KeptReviews:
    """Where reviews are kept for these tests, and what is told of their files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.notices = NoticeQueue()
        self.store = ReviewStore(folder, DocumentStore(self.notices))

    @property
    def files(self) -> list[Path]:
        return sorted((self.folder / "reviews").glob("*.json"))

    def look_back(
        self,
        match: AnyMatch,
        thinker: Callable[[], ReviewThinker],
        context: UiContext | None = None,
        deal: int = 1,
        judged: Callable[[int, bool], None] | None = None,
    ) -> TableScene:
        def fetched() -> ReviewThinker:
            found = thinker()
            if isinstance(found, Oracle):
                found.entries = match.transcript().entries
            return found

        coach = Coach((fetched,), self.store.find, self.store.keep, judged)
        where = context or open_context()
        session = TableSession(match, silent(), Random(0), nothing_kept)
        return look_back(where, session, deal, LookBackRoutes(lambda _: None, coach))


@pytest.fixture
def kept_reviews(tmp_path: Path) -> KeptReviews:
    return KeptReviews(tmp_path)


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    return played("ecarte", 3, deals=2)


def test_what_was_given_away_is_told_in_what_settlements_pay() -> None:
    match, context = played("illustrated_tarock", 3), open_context()
    captions = captions_of(context, match, 0, company(match))
    told = Verdicts(context.words, captions, match).say(
        "lost", amount=captions.measured("4.1"), play="Club play"
    )
    assert "4.1 settlement points" in told


def past(scene: TableScene) -> LookedBack:
    found = scene.driver.state.past
    assert found is not None
    return found


def decisions(match: AnyMatch, deal: int = 1) -> list[int]:
    """List how long the log was before each of my decisions that left a choice."""
    entries = match.transcript().entries
    span = match.span(deal)
    return [at for at in span[:-1] if entries[at].seat == 0 and len(match.review(at, 0).moves) > 1]


def pass_frames(scene: TableScene, frames: int = ENOUGH) -> None:
    for _ in range(frames):
        scene.update(1 / 60)


def node(scene: Scene, key: str) -> Node | None:
    return next((each for each in scene.nodes() if each.key == key), None)


def shown(scene: TableScene) -> Node:
    return next(each for each in scene.nodes() if each.key.startswith("step:") and "selected" in each.state)


def marks(scene: TableScene) -> dict[int, str]:
    """Read what the frames say of the decisions, by how long the log was before them."""
    frames = [each for each in scene.nodes() if each.key.startswith("frame:")]
    return {int(each.key.removeprefix("frame:")) - 1: each.name.split(", ", 2)[2] for each in frames}


def lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def counted_in(scene: TableScene) -> str:
    """Read in the strip how many decisions are judged."""
    return next(
        each.name
        for each in scene.nodes()
        if each.role is Role.TEXT and re.match(r"\d+ of \d+ judged", each.name)
    )


def progress(scene: TableScene) -> str:
    return next((each.value for each in scene.nodes() if each.role is Role.PROGRESS), "")


def comments(scene: TableScene) -> list[str]:
    return [each.name for each in scene.nodes() if each.role is Role.TEXT and each.rect == shown(scene).rect]


def test_the_review_goes_on_by_itself_to_its_end(match: AnyMatch, kept_reviews: KeptReviews) -> None:
    scene, seen = kept_reviews.look_back(match, Oracle), []
    assert progress(scene) == "0 %"
    while progress(scene):
        scene.update(1 / 60)
        seen.append(progress(scene))
    shares = [int(each.removesuffix(" %")) for each in seen if each]
    assert shares == sorted(shares)
    assert len(set(shares)) > len(decisions(match))
    assert node(scene, "judge") is None
    reckoning = node(scene, "reckoning")
    assert reckoning is not None
    assert reckoning.name.startswith("Your mistakes cost you ")
    assert " points, and you won " in reckoning.name
    assert reckoning.name.endswith("With your cards the master would have made about +2.5 on average.")
    assert "±" not in reckoning.name


def test_what_is_said_of_the_move_that_is_shown_comes_into_sight(
    match: AnyMatch, kept_reviews: KeptReviews
) -> None:
    scene = kept_reviews.look_back(match, Oracle, open_context((960, 600)))
    scene.send(SeeMove(decisions(match)[-1] + 1))
    assert not comments(scene)
    before = shown(scene).box.height
    while not comments(scene):
        scene.update(1 / 60)
    pass_frames(scene)
    here = shown(scene)
    assert here.visible.height == here.box.height > before


def test_each_decision_bears_its_class_in_words_and_a_sign_of_its_own(
    match: AnyMatch, kept_reviews: KeptReviews
) -> None:
    scene, mine = kept_reviews.look_back(match, Oracle), decisions(match)
    words = open_context().words
    waiting = {lower(words.get("coach.kind.waiting")), words.get("review.judging")}
    told = marks(scene)
    assert [*told] == mine
    assert set(told.values()) <= waiting
    pass_frames(scene)
    kinds = [KINDS[place % len(KINDS)] for place in range(len(mine))]
    assert [*marks(scene).values()] == [lower(words.get(f"coach.kind.{kind}")) for kind in kinds]
    for at, kind in zip(mine, kinds, strict=True):
        scene.send(SeeMove(at + 1))
        assert shown(scene).value == words.get(f"coach.kind.{kind}")
    assert len({sign for sign, _ in SIGNS.values()}) == len(SIGNS)


def test_each_decision_is_told_once_to_who_wants_to_hear_of_it(
    match: AnyMatch, kept_reviews: KeptReviews
) -> None:
    heard: list[tuple[int, bool]] = []
    for _ in range(2):  # a review that is kept says nothing new
        pass_frames(kept_reviews.look_back(match, Oracle, judged=lambda at, fine: heard.append((at, fine))))
    mine = decisions(match)
    assert sorted(heard) == [(at, KINDS[place % len(KINDS)] == FINE) for place, at in enumerate(mine)]


def test_what_was_given_away_is_told_apart_from_luck(match: AnyMatch, kept_reviews: KeptReviews) -> None:
    scene, mine = kept_reviews.look_back(match, Oracle), decisions(match)
    pass_frames(scene)
    told = []
    for at in mine:
        scene.send(SeeMove(at + 1))
        told.append(comments(scene))
    assert "cost about 9.0 points" in told[0][1]
    assert "this cost nothing" in told[1][1]
    assert "no difference that could be measured." in told[4][1]
    assert "too little to be called a mistake" in told[5][1]
    for advice, lost, luck, more in told:
        assert advice.startswith("The master")
        assert "Luck" not in advice + lost
        assert luck.startswith("Luck: as the cards lay, with club players going on from there, ")
        assert "nothing would" in luck or "more than" in luck  # the same choice played on, not the result
        assert more.startswith("Compare")


def test_keys_and_the_tool_go_from_mistake_to_mistake(match: AnyMatch, kept_reviews: KeptReviews) -> None:
    context = open_context()
    scene, mine = kept_reviews.look_back(match, Oracle, context), decisions(match)
    press(scene, Action.HINT)
    assert context.notices.sentences == (context.words.get("coach.no_mistake"),)
    assert shown(scene).key == f"step:{match.span(1).start}"
    pass_frames(scene)
    wrong = [f"step:{at + 1}" for place, at in enumerate(mine) if KINDS[place % len(KINDS)] != FINE]
    assert len(wrong) > 2
    walked = []
    for _ in wrong:
        press(scene, Action.HINT)
        walked.append(shown(scene).key)
    assert walked == wrong
    press(scene, Action.HINT)
    assert shown(scene).key == wrong[0]
    press(scene, Action.UNDO)
    assert shown(scene).key == wrong[-1]
    press(scene, Action.UNDO)
    assert shown(scene).key == wrong[-2]
    click_on(scene, "tool:mistake")
    assert shown(scene).key == wrong[-1]


def test_it_stops_and_goes_on(match: AnyMatch, kept_reviews: KeptReviews) -> None:
    oracle, words = Oracle(), open_context().words
    scene = kept_reviews.look_back(match, lambda: oracle)
    pass_frames(scene, 9)
    button = node(scene, "judge")
    assert button is not None
    assert button.name == words.get("coach.stop")
    click_on(scene, "judge")
    asked, done = len(oracle.asked), progress(scene)
    pass_frames(scene)
    assert (len(oracle.asked), progress(scene), oracle.dropped) == (asked, done, 1)
    button = node(scene, "judge")
    assert button is not None
    assert button.name == words.get("coach.go_on")
    scene.screen.focus("judge", keyed=True)
    press(scene, Action.CONFIRM)
    pass_frames(scene)
    assert not progress(scene)


def test_it_is_kept_at_every_step_and_taken_up_where_it_was(
    match: AnyMatch, kept_reviews: KeptReviews
) -> None:
    first, second = Oracle(), Oracle()
    scene = kept_reviews.look_back(match, lambda: first)
    pass_frames(scene, 100)
    assert press(scene, Action.BACK) == Pop()
    assert first.dropped == 1
    found = marks(scene)
    assert any(each.startswith("first look") for each in found.values())
    assert any(not each.startswith("first look") for each in found.values())
    second.learn(first)
    again = kept_reviews.look_back(match, lambda: second)
    judging = open_context().words.get("review.judging")
    assert all(told in (found[at], judging) or found[at] == judging for at, told in marks(again).items())
    pass_frames(again)
    assert not any(isinstance(each, ExpectationRequest) for each in second.asked)
    for question in second.asked:
        assert question not in first.asked[:-1]
    third = kept_reviews.look_back(match, silent)
    assert not progress(third)


def test_nobody_is_fetched_to_think_where_all_is_judged(match: AnyMatch, kept_reviews: KeptReviews) -> None:
    pass_frames(kept_reviews.look_back(match, Oracle))

    def nobody() -> ReviewThinker:
        raise AssertionError

    pass_frames(kept_reviews.look_back(match, nobody), 5)


@pytest.mark.parametrize("spoil", ["{", "other"])
def test_a_file_that_is_no_review_of_the_deal_is_set_aside(
    match: AnyMatch, kept_reviews: KeptReviews, spoil: str
) -> None:
    pass_frames(kept_reviews.look_back(match, Oracle), 30)
    file = kept_reviews.files[0]
    if spoil == "other":
        body = json.loads(file.read_text("utf-8"))
        body["wanted"], body["verdicts"] = [1], []
        spoil = json.dumps(body)
    for each in file.parent.iterdir():
        each.write_text(spoil, "utf-8")
    scene = kept_reviews.look_back(match, Oracle)
    assert progress(scene) == "0 %"
    told = kept_reviews.notices.drain()
    assert [(notice.key, notice.file) for notice in told] == [("set_aside", file.name)]
    assert spoil in [each.read_text("utf-8") for each in file.parent.iterdir()]
    pass_frames(scene)
    assert not progress(scene)


def test_a_bot_that_breaks_down_is_told_of_and_may_be_asked_again(
    match: AnyMatch, kept_reviews: KeptReviews
) -> None:
    oracle, context = Oracle(), open_context()
    scene = kept_reviews.look_back(match, lambda: oracle, context)
    pass_frames(scene, 9)
    oracle.ill = True
    done = progress(scene)
    pass_frames(scene)
    assert context.notices.sentences == (context.words.get("coach.broke_down"),)
    button = node(scene, "judge")
    assert button is not None
    assert (button.name, progress(scene)) == (context.words.get("coach.go_on"), done)
    oracle.ill = False
    click_on(scene, "judge")
    pass_frames(scene)
    assert not progress(scene)


def test_mistakes_are_asked_of_what_the_player_could_see(match: AnyMatch, kept_reviews: KeptReviews) -> None:
    oracle = Oracle()
    pass_frames(kept_reviews.look_back(match, lambda: oracle))
    counsels = [each for each in oracle.asked if isinstance(each, AdviceRequest)]
    assert {each.seed: each.view for each in counsels} == {at: match.review(at, 0) for at in decisions(match)}
    assert len(counsels) == len(decisions(match))
    assert all(isinstance(each.view, View) for each in counsels)
    with_log = {type(each) for each in oracle.asked if isinstance(getattr(each, "log", None), Log)}
    assert with_log == {ExpectationRequest, HindsightRequest, ParRequest}


def test_all_moves_and_the_reckoning_can_be_opened(match: AnyMatch, kept_reviews: KeptReviews) -> None:
    scene, mine = kept_reviews.look_back(match, Oracle), decisions(match)
    pass_frames(scene)
    scene.send(SeeMove(mine[0] + 1))
    pressed = press(scene, Action.CONFIRM)
    assert isinstance(pressed, Push)
    assert pressed.scene.over
    told = [each.name for each in pressed.scene.nodes()]
    assert "Your move" in told
    assert "The master’s advice" in told
    assert "+5.0" in told
    assert "Layouts" not in told
    click_on(pressed.scene, "more")
    told = [each.name for each in pressed.scene.nodes()]
    assert {"+5.0 ± 0", "Layouts"} <= set(told)
    assert press(pressed.scene, Action.BACK) == Pop()
    pressed = click_on(scene, "reckoning")
    assert isinstance(pressed, Push)
    told = [each.name for each in pressed.scene.nodes()]
    assert any(f"{TYPICAL} points" in each for each in told)
    assert any("more than 2 standard errors" in each for each in told)
    assert any("0.80, 2.5 and 6.0 points" in each for each in told)
    assert {"−1.0", "2.5 ± 0.2"} <= {each.removeprefix("+") for each in told}
    assert click_on(pressed.scene, "seen") == Pop()


def test_skill_is_what_was_given_away_by_mistakes_alone(match: AnyMatch, kept_reviews: KeptReviews) -> None:
    scene = kept_reviews.look_back(match, lambda: Oracle((LOST, SAME)))
    pass_frames(scene)
    lost = LOST * -(-len(decisions(match)) // 2)
    reckoning = node(scene, "reckoning")
    assert reckoning is not None
    assert f"Your mistakes cost you {lost:.1f} points" in reckoning.name
    assert len(LOSSES) == len(KINDS)


@pytest.mark.parametrize(
    ("result", "losses", "told"),
    [
        (0.4, (), "No mistake of yours was found; you won 0.70 points by luck."),
        (-1.3, (), "No mistake of yours was found; you lost 1.0 points by bad luck."),
        (-0.3, (), "No mistake of yours was found, and luck made no difference."),
        (0.1, (0.3,), "Your mistakes cost you 0.30 points, and you won 0.70 by luck."),
        (-1.3, (0.3,), "Your mistakes cost you 0.3 points, and you lost 0.7 by bad luck."),
        (-0.6, (0.3,), "Your mistakes cost you 0.30 points; luck made no difference."),
    ],
)
def test_skill_and_luck_are_told_in_a_sentence(
    match: AnyMatch, result: float, losses: tuple[float, ...], told: str
) -> None:
    context = open_context()
    verdicts = Verdicts(context.words, captions_of(context, match, 0, company(match)), match)
    found = tuple(
        Verdict(at, Say("a"), Say("b"), Reason("searched"), loss, loss / 10, ())
        for at, loss in enumerate(losses)
    )
    review = Review(0, result, (*range(len(losses)),), Spread(-0.3, 1.0, 9), found)
    assert story(verdicts, review)[0] == told


def test_nothing_is_said_to_be_known_before_every_decision_is_judged(
    match: AnyMatch, kept_reviews: KeptReviews
) -> None:
    """Until then it says how many are, what has been found in them, and nothing of luck or of points."""
    scene, all_of_them = kept_reviews.look_back(match, lambda: Oracle((SAME,))), len(decisions(match))
    seen = list[str]()
    while len(past(scene).review.verdicts) < all_of_them:
        reckoning = node(scene, "reckoning")
        assert reckoning is not None
        waiting, counts = reckoning.name, counted_in(scene)
        assert waiting == "What this deal came to is told once all your decisions are judged."
        if counts not in seen:
            seen.append(counts)
        opened = click_on(scene, "reckoning")
        assert isinstance(opened, Push)
        assert "Luck: –" in " ".join(each.name for each in opened.scene.nodes())
        scene.update(1 / 60)
    assert seen == [
        f"0 of {all_of_them} judged.",
        *(f"{judged} of {all_of_them} judged. {judged} right." for judged in range(1, all_of_them)),
    ]
    reckoning = node(scene, "reckoning")
    assert reckoning is not None
    assert "by luck" in reckoning.name


def test_whatever_is_shown_of_partial_work_says_that_it_is_partial(
    match: AnyMatch, kept_reviews: KeptReviews
) -> None:
    """By moves, by what is said of them, by their comparison and by the sums, from the first frame to the last."""
    scene, mine = kept_reviews.look_back(match, Oracle), decisions(match)
    stages = set[str]()
    for frame in range(ENOUGH):
        scene.update(1 / 60)
        settled = {each.at for each in past(scene).review.verdicts}
        for at, told_mark in marks(scene).items():
            stage, _, found = told_mark.partition(": ")
            assert bool(found) == (at not in settled and stage not in ("not judged yet", "being judged"))
            stages.add(stage)
        if frame % 20 == 0:
            at = mine[frame // 20 % len(mine)]
            scene.send(SeeMove(at + 1))
            told = comments(scene)
            partial = at not in settled
            assert not told or partial == told[1].startswith(("First look only", "Not settled yet"))
            assert len(settled) == len(mine) or not any("uck" in each for each in told)
            if told:
                opened = scene.send(CompareMoves(at + 1))
                assert isinstance(opened, Push)
                told = [each.name for each in opened.scene.nodes()]
                assert partial == any("these numbers will change" in each for each in told)
        told_sum = node(scene, "reckoning")
        assert told_sum is not None
        assert ("luck" in told_sum.name) == (len(settled) == len(mine))
        assert ("points" in told_sum.name) == (len(settled) == len(mine))
        if 2 <= len(past(scene).review.pars) < past(scene).review.runs:
            assert "so far" in told_sum.name
    assert past(scene).review.complete
    assert stages >= {"not judged yet", "being judged", "first look", "fine", "blunder"}


def test_the_decision_that_is_shown_is_judged_first(match: AnyMatch, kept_reviews: KeptReviews) -> None:
    oracle = Oracle()
    scene, mine = kept_reviews.look_back(match, lambda: oracle), decisions(match)
    scene.send(SeeMove(mine[-3] + 1))
    experts: list[PlayoutRequest] = []
    while not experts:
        scene.update(1 / 60)
        playouts = [each for each in oracle.asked if isinstance(each, PlayoutRequest)]
        experts = [each for each in playouts if each.level == EXPERT]
    assert experts[0].view == match.review(mine[-3], 0)
    counsels = [each.seed for each in oracle.asked if isinstance(each, AdviceRequest)]
    assert counsels[0] == mine[-3]
    assert sorted(counsels) == mine, "all have had a first look before one has a closer one"


def test_runs_of_the_master_are_partial_until_all_are_made(match: AnyMatch) -> None:
    context = open_context()
    verdicts = Verdicts(context.words, captions_of(context, match, 0, company(match)), match)
    review = Review(0, 1.0, (), Spread(0.0, 1.0, 9), (), (2.0, 3.0), runs=6)
    assert story(verdicts, review)[2] == (
        "With your cards the master has made about +2.5 on average, in 2 of 6 runs so far."
    )


@given(
    st.floats(-900, 900) | st.floats(-1.2, 1.2),
    st.floats(-900, 900) | st.floats(-1.2, 1.2),
    st.floats(0, 900) | st.floats(0, 1.2),
)
def test_parts_add_up_to_the_whole_as_they_are_written(result: float, mean: float, loss: float) -> None:
    """All with the same number of decimals."""
    found = Verdict(0, Say("a"), Say("b"), Reason("searched"), loss, 0.0, ())
    parts = parts_of(Review(0, result, (0,), Spread(mean, 0.001, 9), (found,)))
    assert parts is not None
    every = (parts.expectation, parts.skill, parts.luck, parts.result)
    told = [parts.written(each).replace("−", "-") for each in every]
    assert sum(map(Decimal, told[:3])) == Decimal(told[3])
    assert len({each.partition(".")[2] and len(each.partition(".")[2]) for each in told if each != "0"}) <= 1


def test_a_column_in_which_nothing_is_known_is_left_out(match: AnyMatch) -> None:
    context = open_context()
    verdicts = Verdicts(context.words, captions_of(context, match, 0, company(match)), match)
    move = Say("propose")
    option = JudgedMove(move, 0.0, 0.0, 0, 1.5)
    verdict = Verdict(0, move, move, Reason("searched"), 0.0, 0.0, (option,))
    scene = compared(context, verdicts, Review(0, 0.0, ()), verdict)
    told = [each.name for each in scene.nodes()]
    assert "All open" in told
    assert not {"Expected", "–"} & set(told)


def test_figures_of_a_column_are_written_alike(match: AnyMatch) -> None:
    context = open_context()
    verdicts = Verdicts(context.words, captions_of(context, match, 0, company(match)), match)
    moves = Say("propose"), Say("stand")
    options = tuple(
        JudgedMove(each, mean, 0.1, 40, 0.5) for each, mean in zip(moves, (3.2, 0.4), strict=True)
    )
    verdict = Verdict(0, moves[0], moves[0], Reason("searched"), 0.0, 0.0, options)
    scene = compared(context, verdicts, Review(0, 0.0, ()), verdict)
    told = [each.name for each in scene.nodes()]
    assert any("Expected +3.2" in each for each in told)
    assert any("Expected +0.4, All open +0.50" in each for each in told)
    click_on(scene, "more")
    assert any("+0.4 ± 0.1" in each.name for each in scene.nodes())


def test_another_deal_has_a_review_of_its_own(match: AnyMatch, kept_reviews: KeptReviews) -> None:
    oracle = Oracle()
    scene = kept_reviews.look_back(match, lambda: oracle)
    pass_frames(scene, 9)
    click_on(scene, "tool:deal_after")
    assert oracle.dropped == 1
    assert progress(scene) == "0 %"
    pass_frames(scene)
    assert not progress(scene)
    assert len(kept_reviews.files) == 2
    last = [each for each in oracle.asked if isinstance(each, AdviceRequest)][-len(decisions(match, 2)) :]
    assert {each.seed: each.view for each in last} == {at: match.review(at, 0) for at in decisions(match, 2)}


@pytest.mark.parametrize("game", ["ecarte", "sheepshead", "illustrated_tarock"])
@pytest.mark.parametrize(
    "name",
    ["review", "review-first-look", "review-mistake", "review-settled", "review-moves", "review-computed"],
)
def test_nothing_is_clipped_or_overlaps(game: str, name: str, flawless: Flawless) -> None:
    deal = played(game, 3)

    def late(context: UiContext) -> TableScene | Page[Any]:
        return dict(reviews(context, deal))[name]()  # type: ignore[return-value]  # all of them are one or the other

    assert flawless(late) == []
