"""Remarks of opponents beside the game."""

from collections.abc import Mapping, Sequence

from game.core.cards import Seat
from game.core.record import record
from game.play.portraits import portrait_of
from game.play.table_session import TableSession
from game.play.table_talk import TalkRemark, heard_now, talk
from game.session.match import AnyBeat
from game.telling.captions import Captions
from game.wording import Words

QUOTES = "“”"
"""What is written in a bubble needs none."""


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
            self._heard = session.revision, heard_now(remarks, len(session.match))
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
