"""A companion for the first deals of a game: one sentence at each decision, until such decisions are made well.

How well they are made is measured by how often they agree with what an Expert would have done, asked while nobody else
asks anything of the process in which bots think, and by what the review of a deal says of them.
"""

from collections import deque
from collections.abc import Callable, Iterator, Mapping

from game.catalogue import Game, find
from game.core.bot import Decision
from game.core.facts import Facts, first_true
from game.core.move import Lay, Move, Play, Say
from game.core.record import record
from game.core.trick import Contract
from game.learning.blanks import AS_THEY_STAND, fill
from game.learning.position import BadBlank, KnownPosition, in_force, known
from game.play.table_session import Answered, AnyView, Awaited, Inquiry, TableSession
from game.search.weighing import alike
from game.session.match import AnyMatch
from game.stage.table import TableNote
from game.telling.captions import Captions
from game.wording import Words

GONE = 3
"""From this credit on the companion is silent about a kind of decision."""
FULL = 6
"""The credit of whoever has just reached that, and the most there is."""
WORLDS = 15
"""Worlds an Expert imagines for a decision that has been made."""
KEPT = 12
"""Decisions that wait to be looked at; older ones are forgotten."""

CALLED = "called"
"""Kept beside the kinds of decision by whoever has asked for the companion, so that those not yet met are spoken of."""


@record
class Counsel:
    """What is said of a decision before it is made."""

    kind: str
    key: str  # of the sentence
    text: str  # with signs
    rule: str  # the paragraph that tells more


@record
class CompanionMemory:
    """What is known of a player at one game, by kind of decision."""

    credits: Callable[[], Mapping[str, int]]
    keep: Callable[[Mapping[str, int]], None]
    newcomer: bool  # has not played many matches of the game


@record
class _Made:
    """A decision of the player's that nobody has looked at yet."""

    kind: str
    view: AnyView
    moves: tuple[Move, ...]


def kinds(view: AnyView, notes: tuple[TableNote, ...]) -> Iterator[str]:
    """List how a decision may be named, the most particular name first: by a word, by the part one plays, by phase."""
    phase = str(view.public.phase)
    playing = any(isinstance(move, Play) for move in view.moves)
    for move in view.moves:
        if playing and isinstance(move, Say):
            yield f"{phase}_{move.word}"
    for note in notes:
        if note.seat == view.me or note.seat < 0:
            yield f"{phase}_{note.key}"
    yield phase


def after(credit: int, agreed: bool) -> int:
    """Give the credit of a kind of decision after one more of it.

    >>> after(0, True), after(2, True), after(6, True), after(6, False), after(3, False), after(0, False)
    (1, 6, 6, 5, 0, 0)
    """
    if agreed:
        return credit + 1 if credit + 1 < GONE else FULL
    return credit - 1 if credit - 1 >= GONE else 0


def agrees(moves: tuple[Move, ...], wanted: Move, view: AnyView, contract: Contract | None) -> bool:
    """Tell whether what was done is what an Expert would have done, or as good as that."""
    match wanted:
        case Say(word):
            return any(isinstance(move, Say) and move.word == word for move in moves)
        case Play(card):
            played = moves[0]
            if not isinstance(played, Play) or contract is None:
                return played == wanted
            return alike(played.card, card, view, contract)
        case Lay():
            return wanted in moves
        case _:
            return wanted in moves


class Companion:
    """Stands beside one player at one table."""

    def __init__(
        self,
        session: TableSession,
        game: Game,
        captions: Captions,
        words: Words,
        memory: CompanionMemory,
    ) -> None:
        """Stand there; nothing is said before it is asked for."""
        self._session = session
        self._game = game
        self._captions = captions
        self._words = words
        self._memory = memory
        self._options = in_force(session.header)
        self._made: deque[_Made] = deque(maxlen=KEPT)
        self._asked: tuple[_Made, int, Inquiry[Decision]] | None = None  # what, and at which revision
        self._said: tuple[int, Counsel | None] = (-1, None)  # by revision of the session

    # ------------------------------------------------------------------ what is said

    def about(self, view: AnyView) -> Counsel | None:
        """Give what is said of the decision before the player; nothing where it is made well by now."""
        counsel = self._counsel(view)
        return counsel if counsel and self._credit(counsel.kind) < GONE else None

    def _counsel(self, view: AnyView) -> Counsel | None:
        if self._said[0] != self._session.revision:
            self._said = self._session.revision, self._found(view)
        return self._said[1]

    def _found(self, view: AnyView) -> Counsel | None:
        return (
            counsel_on(self._position(view), self._session.game, self._words) if len(view.moves) > 1 else None
        )

    def _position(self, view: AnyView) -> KnownPosition:
        return known(self._session.match.rules, view, self._captions, self._game.table, self._options)

    @property
    def _credits(self) -> Mapping[str, int]:
        return self._memory.credits()

    def _credit(self, kind: str) -> int:
        """Give the credit of a kind; whoever knew the game before it had a companion does not need one unasked."""
        unmet = 0 if self._memory.newcomer or self._credits else FULL
        return self._credits.get(kind, unmet)

    # ------------------------------------------------------------------ going and coming back

    def dismiss(self) -> None:
        """Say no more of decisions like this one, as long as they are made well."""
        if self._said[1] is not None:
            self._keep(self._said[1].kind, FULL)

    def call_back(self) -> None:
        """Speak of every kind of decision again."""
        self._memory.keep({**dict.fromkeys(self._credits, 0), CALLED: 0})

    def _keep(self, kind: str, credit: int) -> None:
        if self._credits.get(kind) != credit:
            self._memory.keep({**self._credits, kind: credit})

    # ------------------------------------------------------------------ how well decisions are made

    def made(self, view: AnyView, moves: tuple[Move, ...]) -> None:
        """Remember a decision, to look at it when there is time."""
        counsel = self._counsel(view)
        if counsel is not None and (self._memory.newcomer or self._credits):
            self._made.append(_Made(counsel.kind, view, moves))

    @property
    def waits(self) -> bool:
        """Whether a decision is still to be looked at."""
        return bool(self._made)

    def poll(self) -> bool:
        """Look at what has been decided, while nobody else asks anything; tell whether more or less is said now."""
        if self._asked is None or self._asked[1] != self._session.revision or self._asked[2].dropped:
            self._ask()
            return False
        made, _, inquiry = self._asked
        outcome = inquiry.poll()
        if isinstance(outcome, Awaited):
            return False
        self._asked = None
        self._made.popleft()
        if not isinstance(outcome, Answered):
            return False
        return self._weigh(made, outcome.found.move)

    def _ask(self) -> None:
        self._asked = None
        if self._made:
            made = self._made[0]
            self._asked = made, self._session.revision, self._session.ask_choice(made.view, WORLDS)

    def _weigh(self, made: _Made, wanted: Move) -> bool:
        before = self._credit(made.kind)
        contract = self._session.match.rules.contract(made.view)
        credit = after(before, agrees(made.moves, wanted, made.view, contract))
        self._keep(made.kind, credit)
        return (before < GONE) != (credit < GONE)


@record
class ReviewListener:
    """Hears what a review says of one player's decisions in a match: what loses nothing there counts as agreement."""

    match: AnyMatch
    captions: Captions  # for that player
    words: Words
    memory: CompanionMemory

    def note_verdict(self, at: int, *, fine: bool) -> None:
        """Take in what is said of the decision made when the log was so long."""
        known_ones, seat = self.memory.credits(), self.captions.me
        if seat is None or not (self.memory.newcomer or known_ones):
            return
        header = self.match.transcript().header
        game, view = find(header.game), self.match.review(at, seat)
        position = known(self.match.rules, view, self.captions, game.table, in_force(header))
        counsel = counsel_on(position, game.id, self.words)
        if counsel is not None:
            credit = after(known_ones.get(counsel.kind, 0), fine)
            self.memory.keep({**known_ones, counsel.kind: credit})


def counsel_on(position: KnownPosition, game: str, words: Words) -> Counsel | None:
    """Give what there is to say of a decision; nothing where no sentence is true, or it can't be filled in."""
    view, tips = position.view, find(game).bots.tips
    kind = next((each for each in kinds(view, tuple(position.notes)) if each in tips), None)
    if kind is None:
        return None
    facts = Facts(position.rules, view, position.rules.contract(view))
    tip = first_true(tips[kind], facts)
    if tip is None:
        return None
    try:
        text = fill(words.get(f"companion.{game}.{tip.key}", **AS_THEY_STAND), position)
    except BadBlank:
        return None
    return Counsel(kind, tip.key, text, words.get(f"companion.{game}.rule.{tip.key}"))
