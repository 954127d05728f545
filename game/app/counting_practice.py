"""Counting a game's cards: deals against bots with questions between the tricks, and how far the aids have gone."""

from collections.abc import Sequence
from random import Random

from game.app.lesson_table import nothing_kept
from game.catalogue import find, rules_for
from game.core.transcript import Header
from game.learning.counting import CountTeller, aid, answered, chosen, due, marks, questions, told_last
from game.play.match_setup import answer_of, header_players, usual_setup
from game.play.table_session import AnyView, DealDone, TableSession, Thinker
from game.session.match import Match
from game.session.players import players_of
from game.storage.progress import ProgressStore
from game.telling.captions import Captions
from game.ui.scenes.drill_counting import Asking, count_question, counting_done
from game.ui.scenes.learn import Practice
from game.ui.scenes.settings import settings
from game.ui.scenes.table import Person, TableScene
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Pop, Push, Replace, Scene, Switch
from game.ui.table.openings import TableRoutes


class CountingPractice:
    """Lets one player count."""

    def __init__(self, progress: ProgressStore, thinker: Thinker, dice: Random) -> None:
        """Begin; the thinker plays for the others."""
        self._progress = progress
        self._thinker = thinker
        self._dice = dice

    def offered(self, context: UiContext, game: str, back: Command) -> Sequence[Practice]:
        """Offer it; there is something to count in every game."""
        words, fared = context.words, self._progress.counting(game)
        aids = words.get(f"drills.count.aids_{fared.level}")
        note = (
            words.get("drills.count.note", best=fared.best, aids=aids)
            if fared.best
            else words.get("drills.count.new")
        )
        label = words.get("drills.count.button")
        return (Practice("counting", label, note, "star", lambda: Push(self.table(context, game, back))),)

    def table(self, context: UiContext, game: str, back: Command) -> Scene:
        """Sit down to a match of which nothing is kept."""
        found, answer = find(game), answer_of(context.settings, find(game))
        setup = usual_setup(found, context.words, answer)
        rules = rules_for(game, dict(setup.options))
        players = header_players(setup, context.words)
        header = Header(game, rules.spec.edition, setup.options, players, rules.first(self._dice))
        session = TableSession(Match(rules, header), self._thinker, self._dice, nothing_kept)
        count = _Count(context, game, self._progress, session, self._dice, back)

        def again() -> Switch:
            return Replace(self.table(context, game, back))

        def match_over(done: DealDone, leave: Command) -> Scene:
            return count.match_over(done, leave, again)

        routes = TableRoutes(lambda: settings(context), count.deal_over, match_over, None, leave=back)
        return TableScene(context, found, session, routes, person=Person(ask=count.ask))


class _Count:
    """The questions of one match."""

    def __init__(
        self,
        context: UiContext,
        game: str,
        progress: ProgressStore,
        session: TableSession,
        dice: Random,
        back: Command,
    ) -> None:
        self._context = context
        self._game = game
        self._progress = progress
        self._session = session
        self._dice = dice
        self._back = back
        spec = session.match.rules.spec
        players = players_of(session.header, spec.seats)
        self._captions = Captions(context.words, game, spec, players, session.me)
        self._last = ""  # kind of the last question
        self._finished = self._asked = 0  # deals that are over, and questions put in this one
        self._known: dict[str, int] = {}  # in this deal, by kind: the answer to the last question
        self._answers: list[bool] = []  # in this deal: whether they were right
        self._level = progress.counting(game).level  # when the deal began

    def ask(self, view: AnyView) -> Scene | None:
        """Put a question about what has been seen, if one is due and there is anything to ask."""
        if view.ledger.finished != self._finished or not view.tricks:
            self._finished, self._asked = view.ledger.finished, 0
        scene = self._question(view) if due(view, self._asked) else None
        self._asked += scene is not None
        return scene

    def _question(self, view: AnyView) -> Scene | None:
        if not self._asked:
            self._known.clear()
        rules = self._session.match.rules
        contract = rules.contract(view)
        if contract is None:
            return None
        asked_of = questions(view, contract, rules.spec, find(self._game).table, self._dice)
        question = chosen(asked_of, self._last, self._dice)
        if question is None:
            return None
        level = self._progress.counting(self._game).level
        teller = CountTeller(self._captions, self._context.words, contract, view)
        before = self._known.get(question.kind)
        last = teller.last(question, before) if before is not None and told_last(level) else ""
        self._last, self._known[question.kind] = question.kind, question.answer
        asking = Asking(
            question,
            len(view.tricks),
            aid(question, view, level),
            marks(question, level),
            last,
            self._answered,
            self._back,
        )
        return count_question(self._context, self._captions, teller, asking)

    def _answered(self, right: bool) -> None:
        self._answers.append(right)
        self._progress.counted(self._game, answered(self._progress.counting(self._game), right))

    def deal_over(self, done: DealDone, following: Command, leave: Command) -> Scene:
        """Say how counting went in a deal."""
        del done, leave
        return self._told(following)

    def match_over(self, done: DealDone, leave: Command, again: Command) -> Scene:
        """Say how counting went in the last deal of a match."""
        del done, leave
        return self._told(lambda: Pop(again()))

    def _told(self, following: Command) -> Scene:
        words, fared = self._context.words, self._progress.counting(self._game)
        lines = [words.get("drills.count.unasked")]
        if self._answers:
            right, count = sum(self._answers), len(self._answers)
            lines = [
                words.get("drills.count.sums", right=right, count=count),
                words.get("drills.count.run", number=fared.run, best=fared.best),
            ]
        if fared.level != self._level:
            aids = words.get(f"drills.count.aids_{fared.level}")
            lines.append(words.get("drills.count.faded", aids=aids))
        self._answers, self._level = [], fared.level
        title = words.get("drills.count.over", game=self._captions.title)
        return counting_done(self._context, title, lines, (following, lambda: Pop(self._back())))
