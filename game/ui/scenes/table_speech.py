"""All that is said at one table: what happens, what is asked, what lessons and opponents say, answers to questions."""

from collections.abc import Mapping, Sequence

from game.core.cards import Seat
from game.core.record import record, replace
from game.play.portraits import portrait_of
from game.play.table.announcements import to_be_read, voice
from game.play.table.driver import TableDriver
from game.play.table.state import Toast
from game.play.table_session import TableSession
from game.play.table_talk import TalkRemark, current_remark, talk
from game.session.match import AnyBeat
from game.storage.settings import Liveliness
from game.telling.captions import Captions
from game.ui.blocks import Action, Block, Switch, UiContext
from game.ui.table.areas import TableAreas
from game.ui.table.lesson import LessonGuide
from game.ui.table.narrator import Heard, Narrator, SpokenAnswer, heard_at, with_answer
from game.wording import Words

QUOTES = "“”„«»\u00a0\u202f"
"""What is written in a bubble needs none, in any language."""


@record
class TalkLine:
    """Who says what."""

    seat: Seat
    face: str
    said: str
    spoken: str


class TableTalk:
    """What opponents say beside the game at one table; it is chosen once for every move."""

    def __init__(self, words: Words, captions: Captions, daring: Mapping[str, int]) -> None:
        """Speak with these words; how daring a call is differs from game to game."""
        self._words = words
        self._captions = captions
        self._daring = daring
        self._heard: tuple[int, TalkRemark | None] = (-1, None)  # revision of the session, and what is said

    def line(self, session: TableSession, beats: Sequence[tuple[int, AnyBeat]]) -> TalkLine | None:
        """Give what an opponent has just said of what is seen of this deal, if anything."""
        words = self._words
        if self._heard[0] != session.revision:
            remarks = talk(beats, session.match.rules, session.header, self._daring)
            self._heard = session.revision, current_remark(remarks, len(session.match))
        remark = self._heard[1]
        if remark is None:
            return None
        name, said = self._captions.players.name(remark.seat), line_of(words, remark)
        spoken = words.get("table.talk", name=name, said=said)
        return TalkLine(remark.seat, portrait_of(name, words), said.strip(QUOTES), spoken)


def line_of(words: Words, remark: TalkRemark) -> str:
    """Choose the line for a remark."""
    count = next(number for number in range(100) if f"talk.{remark.moment}.{number}" not in words)
    return words.get(f"talk.{remark.moment}.{remark.draw % count}")


class TableSpeech:
    """Says it, and keeps the answer that is shown."""

    def __init__(
        self,
        context: UiContext,
        driver: TableDriver[Switch],
        guide: LessonGuide | None,
    ) -> None:
        """Begin with what happens next; where a lesson is given, nobody talks beside the game."""
        facts = driver.facts
        self._context = context
        self._driver = driver
        self._guide = guide
        self._narrator = Narrator(context, facts.captions, facts.table)
        self._talk = TableTalk(context.words, facts.captions, facts.game.bots.daring)
        self._taught = (-1, "", 0)  # what the lesson has said last
        self._answer: SpokenAnswer | None = None
        self._remarked: TalkLine | None = None
        self._begun = 0.0  # when that was said, by the clock of the table
        self._remarks: Mapping[Seat, str] = {}  # that are still to be read, by who made them
        self._filming = False

    @property
    def _heard(self) -> Heard:
        """The table as it stands, for whoever tells of it."""
        heard = heard_at(self._driver.facts, self._driver.state)
        return replace(heard, lesson=self._guide.asked) if self._guide else heard

    def follow(self) -> bool:
        """Tell what has happened since, and what an opponent says beside the game; tell whether it is seen."""
        before = self._remarks, self._filming
        self._filming = self._driver.shown.animator.filming
        if self._driver.state.past:
            return False
        self._narrator.tell_new(self._driver.state.beats)
        remark = self._remark()
        self._narrator.overhear(remark.spoken if remark else "")
        if remark != self._remarked:
            self._begun = self._driver.clock.now
            if remark is not None and self._context.settings.speed:
                self._context.cue(voice(remark.face, "remark"))
        self._remarked = remark
        there = remark and to_be_read(Toast(remark.said, self._begun), self._driver.clock.now)
        self._remarks = {remark.seat: remark.said} if remark and there else {}
        return (self._remarks, self._filming) != before

    def in_bubbles(self, said: Mapping[Seat, str]) -> Mapping[Seat, str]:
        """Add remarks to what else was said; beside a film nothing stands."""
        return {} if self._filming else {**self._remarks, **said}

    def _remark(self) -> TalkLine | None:
        """Give what an opponent says beside the game now."""
        if (
            self._guide
            or self._driver.state.past
            or self._context.settings.liveliness is not Liveliness.LIVELY
        ):
            return None
        return self._talk.line(self._driver.session, self._driver.state.beats)

    def keep_quiet(self) -> None:
        """Tell nothing of how the table stands: whoever listens has just heard it."""
        self._narrator.mark_told(self._driver.state.beats)

    def ask(self) -> None:
        """Say what the player is to decide."""
        self._narrator.ask(self._heard)

    def teach(self) -> bool:
        """Say what the lesson says now, if it has not been said; tell whether it is new."""
        guide = self._guide
        if guide is None or guide.told == self._taught:
            return False
        self._taught = guide.told
        self._narrator.teach(guide.text)
        return True

    def end(self, said: str) -> None:
        """Say how a deal, or the match, has come out."""
        self._narrator.tell_new(self._driver.state.beats)
        self._narrator.end(said, self._driver.session.view())

    # ------------------------------------------------------------------ answers

    @property
    def answering(self) -> bool:
        """Whether an answer is shown."""
        return self._answer is not None

    def answer(self, action: Action) -> None:
        """Tell what the player asks, and show it."""
        self._answer = self._narrator.answer(action, self._heard)

    def put_answer_away(self) -> None:
        """Show the answer no longer."""
        self._answer = None

    def over(self, block: Block, areas: TableAreas) -> Block:
        """Lay the answer that is shown over the chrome."""
        if self._answer is None:
            return block
        return with_answer(block, self._context.look, areas, self._answer)
