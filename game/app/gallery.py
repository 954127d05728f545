"""Every screen there is, one after another: for the self-test and for pictures to look at."""

from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from itertools import cycle
from random import Random

from game.app.application import Application
from game.app.drills import SilentThinker
from game.app.lesson_table import look_back, nothing_kept
from game.catalogue import GAMES, LEVELS, Game, find, rules_for
from game.coach.judging import FINE, JudgedMove, Verdict
from game.coach.review import FIRST_WORLDS, Analysis, Review
from game.coach.reviewing import fresh_review
from game.core.bot import Decision
from game.core.cards import CHANCE
from game.core.deal_code import SIGNS, coded_pack
from game.core.move import Move, Play
from game.core.record import replace
from game.core.rules import Reason
from game.core.seal import fingerprint
from game.core.transcript import Header
from game.learning.counting import CARDS, MARKS, CountQuestion, CountTeller, aid, marks, questions
from game.learning.drill import LONG, DrillAnswer, DrillTeller, Series, faults
from game.learning.drill import questions as drilled
from game.learning.reading import course
from game.play.cabinet import sought
from game.play.coaching import Coach
from game.play.deal_codes import code_of_day
from game.play.match_setup import MatchSetup, usual_setup
from game.play.table.inputs import SeeDoubt
from game.play.table_session import DealDone, TableSession
from game.questions import Gains, GameConfig, Spread, weighing
from game.search.weighing import Weighing
from game.session.match import AnyMatch, Match
from game.session.players import Player, players_of
from game.storage.daily import FirstTry
from game.storage.firsts import First
from game.storage.progress import DrillProgress
from game.telling.captions import Captions
from game.ui.lookback.dialogs import compared, computed
from game.ui.lookback.guide import LookBackRoutes
from game.ui.lookback.practising import Practising
from game.ui.lookback.steps import Verdicts
from game.ui.scenes.about import about, accessibility
from game.ui.scenes.cabinet import Cabinet, cabinet
from game.ui.scenes.daily_result import DailyStand, daily_result
from game.ui.scenes.deal_code import deal_code
from game.ui.scenes.drill import DrillEnd, drill_done, drill_start
from game.ui.scenes.drill_counting import Asking, count_question
from game.ui.scenes.keyboard import keyboard
from game.ui.scenes.match_result import match_result
from game.ui.scenes.result import deal_result
from game.ui.scenes.result_page import captions_of
from game.ui.scenes.sealed_pack import sealed_pack
from game.ui.scenes.settings import settings
from game.ui.scenes.setup import setup
from game.ui.scenes.table_question import table_question
from game.ui.scenes.this_deal import DealFacts, DealRoutes, ParStand, Seal, this_deal
from game.ui.scenes.title import title
from game.ui.shell.context import UiContext
from game.ui.shell.destinations import Destination, ToLessons, ToRoom, ToRulebook, ToSaves, ToStatistics
from game.ui.shell.editing import Writing
from game.ui.shell.node import flaws
from game.ui.shell.scene import Pop, Push, Scene, Switch

SECONDS_AT_TABLE = 6.0
FRAME = 1 / 30
OUTSET = Spread(-0.3, 12.4, 120)
LOSSES = (10.2, 0.0, 1.3, 4.1)
"""What the decisions gave away: a blunder, nothing, something doubtful, something bad, and so on."""
WORLDS = 120
FIELD_NAME = "Name of this game"
LONGEST_GAME, LONGEST_CODE = "illustrated_tarock", "TZZZ-Y1V9-61BZ-ZZZA"
"""A deal whose code has sixteen signs, every house rule being another than usual."""


def screens(app: Application) -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Name every screen and how to open it."""
    context = app.context
    yield "title", lambda: title(context)
    yield "room", lambda: opened(context, ToRoom())
    yield "learn", lambda: opened(context, ToLessons())
    yield "problem-themes", lambda: app.navigator.teaching.problems.by_theme(context, GAMES[-1].id)
    yield "problem", lambda: app.navigator.teaching.problems.problem(context, GAMES[1].id, Pop)
    yield "learn-transfer", lambda: app.navigator.teaching.transfer_page(context, "")
    yield "settings", lambda: settings(context)
    yield "about", lambda: about(context)
    yield "accessibility", lambda: accessibility(context)
    yield "saves", lambda: opened(context, ToSaves())
    yield "statistics", lambda: opened(context, ToStatistics())
    yield "cabinet", lambda: cabinet(context, sample_cabinet())
    yield "daily", lambda: daily_result(context, sample_day(), *deal_of_today(), Pop, Pop)
    yield "deal-code", lambda: deal_code(context, lambda _, __: None, LONGEST_CODE)
    yield "deal-code-wrong", lambda: deal_code(context, lambda _, __: None, LONGEST_CODE[:-1])
    yield "keyboard", lambda: keyboard(context, Writing(FIELD_NAME, "Marguerite ", lambda _: None, 48))
    yield (
        "keyboard-code",
        lambda: keyboard(context, Writing(FIELD_NAME, LONGEST_CODE, lambda _: None, 60, f"{SIGNS}-")),
    )
    yield "this-deal", lambda: known_deal(context, ParStand())
    yield "sealed-pack", lambda: sealed_pack(context, "0123456789abcdef" * 4)
    yield "this-deal-par", lambda: known_deal(context, ParStand(-12.25, asked=True))
    yield from practices(app, played(find(LONGEST_GAME)))
    for game in GAMES:
        yield from _of_game(app, context, game)


def opened(context: UiContext, to: Destination) -> Scene:
    """Give the screen that a press leads to."""
    switch = context.go(to)
    assert isinstance(switch, Push)
    return switch.scene


def _of_game(app: Application, context: UiContext, game: Game) -> Iterator[tuple[str, Callable[[], Scene]]]:
    def begin(_: UiContext, __: object) -> Switch:
        return None

    def nothing() -> Switch:
        return None

    match = played(game)
    names = names_of(match)
    done = DealDone(match, 1, tuple(map(Player, names)), 0)
    yield f"{game.id}-setup", lambda: setup(context, game, begin)
    if game.answers:
        yield f"{game.id}-question", lambda: table_question(context, game, nothing)
    yield f"{game.id}-rules", lambda: opened(context, ToRulebook(game.id))
    if lessons := course(game.id, language=context.words.language):
        yield f"{game.id}-lesson", lambda: app.navigator.teaching.table(context, lessons[0], 0)
    yield (
        f"{game.id}-table",
        lambda: app.navigator.matches.sit_down(context, usual_setup(game, "")),
    )
    yield (
        f"{game.id}-deal-result",
        lambda: deal_result(context, done, usual_setup(game, ""), Pop, Pop),
    )
    yield (
        f"{game.id}-match-result",
        lambda: match_result(context, done, usual_setup(game, ""), Pop, Pop),
    )
    practice = app.navigator.teaching.mistakes
    there = practice.practising(context, match)
    for name, open_screen in reviews(context, match, there):
        yield f"{game.id}-{name}", open_screen
    yield (
        f"{game.id}-learn",
        lambda: with_mistakes(there, match, lambda: opened(context, ToLessons(game.id))),
    )
    yield (
        f"{game.id}-mistakes",
        lambda: with_mistakes(there, match, lambda: practice.mistake_list(context, game.id, Pop)),
    )


def names_of(match: AnyMatch) -> tuple[str, ...]:
    """Name the players of a match by seat."""
    return tuple(each.name for each in players_of(match.transcript().header, match.rules.spec.seats))


def played(game: Game) -> AnyMatch:
    """Play a whole match between novices, always the same one."""
    rules, dice = game.rules(game.options()), Random(1)
    bot = game.bot(rules, LEVELS[0])
    others = ("Opponent", "Third", "Fourth", "Fifth", "Sixth", "Seventh")[: rules.spec.seats - 1]
    seated = ("You", *(f"{name}, novice" for name in others))
    match: AnyMatch = Match(rules, Header(game.id, rules.spec.edition, players=seated))
    while not match.over:
        if match.turn == CHANCE:
            match.shuffle(dice, 0)
        else:
            match.submit(match.turn, bot.choose(match.view(match.turn), dice, 20).move, 0)
    return match


def show(app: Application, scene: Scene) -> tuple[str, ...]:
    """Let a screen come to rest, draw it, and list what is wrong with it."""
    stack = app.loop.stack
    stack.turn(Push(scene))
    for _ in range(round(SECONDS_AT_TABLE / FRAME)):
        app.step(FRAME)
    app.loop.draw()
    found = flaws(stack.nodes(), app.window.size)
    stack.turn(Pop())
    return found


def with_mistakes(there: Practising, match: AnyMatch, then: Callable[[], Scene]) -> Scene:
    """Keep the mistakes of the made-up review to be practised, and open something."""
    review = sample_review(match)
    for verdict in review.verdicts:
        if review.kind(verdict) != FINE:
            there.keep(review, verdict, 1)
    return then()


def known_deal(context: UiContext, par: ParStand) -> Scene:
    """Open the page of a finished deal."""
    return this_deal(context, sample_deal(), par, DealRoutes(lambda _: None, lambda: None, Pop))


def sample_deal() -> DealFacts:
    """Make up what there is to tell of a sealed deal of the largest pack, with the longest code."""
    rules = rules_for(LONGEST_GAME, {})
    pack, salt = coded_pack(LONGEST_GAME, 7, rules.spec.pack.size), "0123456789abcdef" * 2
    order = " ".join(map(rules.spec.pack.spell, pack))
    seal = Seal(salt, order, fingerprint(salt, pack, rules.spec.pack))
    names = ("You", "Marguerite", "The Dowager Countess of Great Snoring")
    code = LONGEST_CODE.replace("-", "")
    return DealFacts(
        LONGEST_GAME, 12, code, names, (0, 2), 0, counted=False, unit="points", ahead=-10.5, seal=seal
    )


def sample_cabinet() -> Cabinet:
    """Make up a cabinet in which everything but the feats has its place filled."""
    what = [each for each in sought(find(LONGEST_GAME)) if not each.startswith("feat/")]
    firsts = {each: First(LONGEST_GAME, each, "2026-11-22", "") for each in what}
    return Cabinet(LONGEST_GAME, firsts)


def sample_day() -> DailyStand:
    """Make up what became of a daily deal, in a month with some others played."""
    days = [date(2026, 11, number) for number in (2, 3, 9, 15, 21)]
    tries = {each.isoformat(): FirstTry(each.isoformat(), "gleek", "", 4.5, 3.0) for each in days}
    return DailyStand(
        days[-1],
        "gleek",
        "pence",
        4.5,
        3.0,
        practised=False,
        tries=tries,
        code=code_of_day("gleek", days[-1]).text,
    )


def deal_of_today() -> tuple[DealDone, MatchSetup]:
    """Play a deal that might have been today's."""
    game = find("gleek")
    names = ("You", "Opponent", "Third")
    return DealDone(played(game), 1, tuple(map(Player, names)), 0), usual_setup(game, "")


def sample_review(match: AnyMatch, *, settled: bool = False) -> Review:
    """Make up the review of a first deal, all but the last decision settled, or all of it."""
    review = fresh_review(match, 1, 0).with_outset(OUTSET)
    entries = match.transcript().entries
    for at, loss in zip(review.wanted if settled else review.wanted[:-1], cycle(LOSSES), strict=False):
        review = review.with_verdict(_verdict(at, entries[at].move, match.review(at, 0).moves, loss))
    for gain in (2.0, -11.5, 4.0, 4.0, 7.5, 1.0)[: review.runs if settled else 2]:
        review = review.with_par(gain)
    return review


def looked_review(match: AnyMatch) -> Review:
    """Make up the same when every decision has had a first look, and one of them half a closer one."""
    header, entries = match.transcript().header, match.transcript().entries
    config, review = GameConfig(header.game, header.options), fresh_review(match, 1, 0).with_outset(OUTSET)
    for at, loss in zip(review.wanted, cycle(LOSSES), strict=False):
        view, made = match.review(at, 0), entries[at].move
        best = next(move for move in view.moves if move != made) if loss else made
        opened = Gains(view.moves, tuple(4.0 * (place % 3) - 2 for place, _ in enumerate(view.moves)))
        fresh = weighing(config, view, best, made)
        decision = Decision(best, Reason("searched", number=WORLDS))
        closer = not review.analyses and bool(loss)
        quick, close = _tried(fresh, made, loss, FIRST_WORLDS), _tried(fresh, made, loss, WORLDS * closer)
        review = review.with_analysis(Analysis(at, made, 0, opened, decision, quick, close))
    return review


def _tried(fresh: Weighing, made: Move, loss: float, worlds: int) -> Weighing:
    """Try the moves that are kept to the last in so many worlds, in which the one that was made loses something."""
    tried = tuple(
        replace(each, gains=tuple(3.2 - loss * (made in group) + world % 3 for world in range(worlds)))
        if each.move in fresh.kept
        else each
        for group, each in zip(fresh.groups, fresh.tried, strict=True)
    )
    return replace(fresh, tried=tried, running=fresh.kept)


def _verdict(at: int, made: Move, moves: tuple[Move, ...], loss: float) -> Verdict:
    best = next(move for move in moves if move != made) if loss else made
    order = [best, *(move for move in moves if move != best)]
    options = tuple(_option(move, place) for place, move in enumerate(order))
    return Verdict(at, made, best, Reason("searched", number=WORLDS), loss, loss / 7, options)


def _option(move: Move, place: int) -> JudgedMove:
    return JudgedMove(
        move, 3.2 - 1.4 * place, 0.6 + place / 10, max(0, WORLDS - 6 * place), 4.0 * (place % 3) - 2
    )


def reviews(
    context: UiContext, match: AnyMatch, practising: Practising | None = None
) -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Name every screen of looking back and how to open it: nothing judged, all looked at, much settled."""
    review, verdicts = (
        sample_review(match),
        Verdicts(context.words, captions_of(context, match, 0, names_of(match)), match),
    )

    def open_at(kept: Review | None, way: int) -> Scene:
        coach = Coach((SilentThinker,), lambda _name, _make: kept, lambda _name, _body: True)
        session = TableSession(match, SilentThinker(), Random(0), nothing_kept)
        scene = look_back(context, session, 1, LookBackRoutes(lambda _: None, coach, practising))
        for _ in range(way):
            scene.send(SeeDoubt(1))
        return scene

    yield "review", lambda: open_at(None, 0)
    yield "review-first-look", lambda: open_at(looked_review(match), 2)
    yield "review-mistake", lambda: open_at(review, 2)
    yield "review-settled", lambda: open_at(sample_review(match, settled=True), 1)
    if review.verdicts:
        longest = max(review.verdicts, key=lambda each: len(each.options))
        yield "review-moves", lambda: compared(context, verdicts, review, longest)
    yield "review-computed", lambda: computed(context, verdicts, review)


def practices(app: Application, match: AnyMatch) -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Name the screens of a game's drill, and of counting in a match that is over: with all aids, and with marks."""
    context, game = app.context, match.transcript().header.game
    drills, question = app.navigator.teaching.drills, drilled(game)[0]
    captions = DrillTeller(question, context.words).captions
    wrong = Series(game).with_answer(DrillAnswer(question, question.judged[-1].line[0], 2.0))
    yield "drill-start", lambda: drill_start(context, captions, DrillProgress(), lambda _: None)
    yield "drill", lambda: drills.begun(context, game, Pop)
    yield "drill-answer", lambda: drills.told(context, wrong, Pop)
    yield "drill-done", lambda: _done(context, wrong, captions)
    for level, name in ((CARDS, "cards"), (MARKS, "marks")):
        yield f"count-{name}", partial(_counting, context, match, level)


def _done(context: UiContext, series: Series, captions: Captions) -> Scene:
    """Say what a series of twenty times the same answer has come to."""
    whole = replace(series, answers=series.answers * LONG)
    told = whole, faults(whole, context.words), DrillProgress(best=0.5, timed=True)
    return drill_done(context, captions, told, DrillEnd(Pop, Pop))


def _counting(context: UiContext, match: AnyMatch, level: int) -> Scene:
    """Put the question that has most to show, towards the end of a deal."""
    entries, rules = match.transcript().entries, match.rules
    views = [match.review(at, 0) for at in match.span(1)[:-1] if isinstance(entries[at].move, Play)]
    view = [each for each in views if each.tricks and not each.trick.cards and each.hand][-1]
    contract = rules.contract(view)
    assert contract is not None
    table = find(rules.spec.id).table
    found = questions(view, contract, rules.spec, table, Random(1)).values()
    question = max(found, key=shown)
    captions = captions_of(context, match, 0, ("You", *("Opponent",) * (rules.spec.seats - 1)))
    teller = CountTeller(captions, context.words, contract, view)
    helps = aid(question, view, level), marks(question, level)
    asking = Asking(question, len(view.tricks), *helps, "", lambda _: None, Pop)
    return count_question(context, captions, teller, asking)


def shown(question: CountQuestion) -> int:
    """Count the cards that help with a question."""
    return sum(len(each.cards) for each in question.evidence)
