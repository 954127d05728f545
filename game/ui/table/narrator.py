"""What is told of the table to those who listen: what happens, what is asked of them, and what they ask for."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TypeAlias, assert_never

import pygame

from game.core.cards import CHANCE, NOBODY, TABLE, Cards, Seat, mask, members
from game.core.event import Awarded, DealOver, Dealt, Drew, Event, Laid, Played, Said, Took, TrickTaken
from game.core.record import record
from game.core.score import Award
from game.play.phases import Resting
from game.play.table.announcements import lie_open
from game.play.table.effects import Topic
from game.play.table.state import TableFacts, TableState
from game.play.table_session import AnyView, winning_play
from game.session.match import AnyBeat
from game.stage.table import Table
from game.telling.by_ear import ByEar, Told, closed
from game.telling.captions import Captions
from game.telling.log import tell_event
from game.ui.draw import sign_text
from game.ui.draw.resolved_theme import ResolvedTheme
from game.ui.draw.theme import Style
from game.ui.kit.block import Block, Canvas, Placement
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.node import Node, Role, rect_of
from game.ui.table.areas import TableAreas
from game.ui.table.lettering import ASIDE, deep
from game.ui.table.offers import hold_text
from game.ui.table.panel import log_aloud
from game.ui.table.view_model import FreeLayout, LeafBlock, PlacedBlock, deal_of, remark_text, standing
from game.ui.widgets.caps import name_of

Beats = Sequence[tuple[int, AnyBeat]]
"""What has happened in a deal, each with its number in the match."""


@record
class Heard:
    """The table as it stands, for somebody who asks."""

    view: AnyView
    beats: Beats
    legal: Cards  # cards that may be used now
    duty: str  # what the rules want of a card, or ""
    words: Told  # that may be said now
    counsel: str  # what the companion says of the decision, with signs, or ""
    winning: Seat  # who has the best of the trick; NOBODY while there is none
    waits: bool = False  # a finished trick lies until the player goes on
    finishes: str = ""  # what closes the choice of several cards
    lesson: Told = ()  # what a lesson waits for, while the table waits for that


@record
class SpokenAnswer:
    """What somebody has asked for, as it is said and as it is shown."""

    said: str
    shown: Told  # with signs
    latest: bool = False  # it tells what has happened, of which the end matters most


@record
class SpokenLine:
    """A sentence on what has happened; `laid` where it tells of a card laid away."""

    text: str
    laid: Laid | None = None
    said: bool = False  # it tells of what a player has said


class Narrator:
    """Tells one session; what lay on the table before is known."""

    def __init__(self, context: UiContext, captions: Captions, table: Table) -> None:
        """Begin with what happens next."""
        self._context = context
        self._captions = captions
        self._table = table
        self._by_ear = ByEar(context.words, captions, table)
        self._written = ByEar(context.words, captions, table, signs=True)
        self._line = ""  # the line that was told last
        self._last: int | None = None  # number of the move that was told last
        self._since: list[str] = []  # told since the player was last asked for something
        self._overheard = ""  # what an opponent says beside the game
        self._laying = NOBODY  # who has laid away the last card that was told
        self._explained = set[str]()  # what the game explains when it first comes up

    def mark_told(self, beats: Beats) -> None:
        """Take what has happened so far as known: whoever listens has heard it at the table before this one."""
        self._last = beats[-1][0] if beats else 0

    def tell_new(self, beats: Beats) -> None:
        """Tell the moves that have come since; moves taken back are told again when they are made again."""
        self._context.announcer.narrated = True
        latest = beats[-1][0] if beats else 0
        told = latest if self._last is None else min(self._last, latest)
        if self._last is None and beats:
            told = self._sit_down(beats)
        elif self._last is not None and told < self._last:
            self._undone(beats)
        lines = [line for number, beat in beats if number > told for line in self._lines(beat)]
        for alike in map(list, _alike(lines)):
            if alike[0].said and self._line == alike[0].text:
                continue  # the same answer to another question: “That is all”, and again
            self._line = alike[0].text
            self._told(
                self._laid(alike) or alike[0].text, 1 if alike[0].laid or alike[0].said else len(alike)
            )
        self._last = latest

    def _laid(self, lines: Sequence["SpokenLine"]) -> str:
        """Tell in one sentence which cards a player has laid away one after another; nothing of anything else."""
        laid = lines[0].laid
        if laid is None:
            return ""
        captions = self._captions
        if laid.card is None:
            many = {"name": captions.players.name(laid.seat), "number": len(lines)}
            return self._context.words.get("aloud.lays_many", **many) if len(lines) > 1 else lines[0].text
        cards = mask(each.laid.card for each in lines if each.laid and each.laid.card is not None)
        return captions.cards.aloud(
            captions.story("lays", laid.seat, card=captions.cards.listed(cards, "and"))
        )

    def _undone(self, beats: Beats) -> None:
        """Tell that moves have been taken back, and what is held and lies there again."""
        self._since.clear()
        self._line, self._laying = "", NOBODY
        self._told(self._context.words.get("aloud.undone"), 1)
        if not beats:
            return
        view, by_ear = beats[-1][1].after, self._by_ear
        held = () if self._context.settings.brief else by_ear.hand(view)
        for line in (*held, *(by_ear.trick(view) if view.trick.cards else ())):
            self._told(line, 1)

    def _sit_down(self, beats: Beats) -> int:
        """Tell where a match stands that is gone on with; give the number of the last move that is known."""
        number, beat = beats[-1]
        if any(isinstance(event, Dealt) for event in beat.events):
            return number - 1
        for line in (self._deal(beat.after), *self._stands(beat.after)):
            self._told(closed(line), 1)
        return number

    def _stands(self, view: AnyView) -> Iterator[str]:
        """Tell how a deal stands that is gone on with, or that it is over and what the score is."""
        by_ear = self._by_ear
        if view.turn in (CHANCE, NOBODY):
            yield from (*by_ear.turn(view, 0, "", ()), *by_ear.score(view))
            return
        yield self._captions.story("deals", view.dealer)
        yield from (*by_ear.gone_on_with(view), *by_ear.hand(view))
        if view.trick.cards:
            yield from by_ear.trick(view)

    def _deal(self, view: AnyView) -> str:
        return self._captions.table("deal", number=deal_of(view))

    def _lines(self, beat: AnyBeat) -> Iterator["SpokenLine"]:
        if beat.seat == self._captions.me:
            self._since.clear()
        brief = self._context.settings.brief
        for events in self._runs(beat.events):
            mine = isinstance(events[0], Played | Said) and beat.seat == self._captions.me
            first = events[0]
            laid = first if isinstance(first, Laid) else None
            again = (
                isinstance(first, Drew)
                and not first.cards
                and any(isinstance(each, Took) for each in beat.events)
            )
            closing = isinstance(first, Said) and self._closes(first)
            self._laying = first.seat if isinstance(first, Laid) else NOBODY
            if not (brief and mine) and not again and not closing:
                said = isinstance(first, Said)
                yield from (SpokenLine(text, laid, said) for text in self._event(events, beat))
            yield from map(SpokenLine, self._first_heard(first, beat))
            if isinstance(first, Dealt):
                yield from map(SpokenLine, self._opened(beat))
        if not isinstance(next(iter(beat.events), None), Dealt):
            paid = mask(card for each in awards(beat.events) for card in members(each.cards))
            yield from map(SpokenLine, self._by_ear.shown_since(beat.before, beat.after, paid))
            yield from map(SpokenLine, self._opened(beat))
        if not any(isinstance(each, DealOver) for each in beat.events):
            payers = {each.giver for each in awards(beat.events)}
            yield from map(SpokenLine, self._by_ear.wiped(beat.before, beat.after, payers))
            played = any(isinstance(each, Played) for each in beat.events)
            yield from map(SpokenLine, self._by_ear.settled(beat.before, beat.after, played=played))

    def _first_heard(self, event: Event, beat: AnyBeat) -> Iterator[str]:
        """Explain what a newcomer may not know, when it first comes up at this table."""
        if self._context.settings.brief:
            return
        match event:
            case TrickTaken():
                found = ["trick"]
            case Awarded(award):
                found = [award.step]
            case Played(_, card):
                found = [each.word for each in self._table.announced(beat.after) if each.card == card]
            case _:
                found = []
        for key in found:
            told = self._captions.own(f"first_heard.{key}")
            if told and told not in self._explained:
                self._explained.add(told)
                yield told

    def _closes(self, said: Said) -> bool:
        """Tell whether a word only closes what has just been laid away: nobody says it, and that has been told."""
        captions = self._captions
        silent = said.word == captions.roles.finish and not captions.spoken(said.word, said.number)
        return silent and self._laying == said.seat

    def _opened(self, beat: AnyBeat) -> Iterator[str]:
        """Tell which cards lie face up since then, and what is trumps since then; payments for that come later."""
        yield from self._turned_up(beat)
        dealt, order = isinstance(next(iter(beat.events), None), Dealt), self._table.order(beat.after)
        before = "" if dealt else self._table.trump(beat.before)
        if self._table.trump(beat.after) != before or (dealt and order and not order.trumps):
            yield from self._by_ear.trumps(beat.after)

    def _turned_up(self, beat: AnyBeat) -> Told:
        """Tell which cards lie face up since then, as they may be taken; nothing of what has been told, or is over."""
        before, after = beat.before, beat.after
        if any(isinstance(each, DealOver) for each in beat.events):
            return ()
        dealt = any(isinstance(each, Dealt) for each in beat.events)
        known = mask(each.card for each in beat.events if isinstance(each, Laid) and each.card is not None)
        fresh = after.shown & ~known & ~(0 if dealt else before.shown | before.hand | before.aside)
        return self._by_ear.face_up(after) if fresh else ()

    def _event(self, events: Sequence[Event], beat: AnyBeat) -> Iterator[str]:
        """Tell of one event, or of payments that are alike; the hand is named as soon as it is dealt."""
        first, announced = events[0], self._table.announced(beat.after)
        if isinstance(first, Dealt):
            yield closed(self._deal(beat.after))
        yield from self._declared(awards(events), beat)
        if len(events) > 1:
            yield self._paid(awards(events))
        else:
            yield from map(
                self._captions.cards.aloud,
                tell_event(first, beat.before.public.phase, self._captions, announced),
            )
        if isinstance(first, Dealt) and beat.after.hand and not self._context.settings.brief:
            paid = mask(card for each in awards(beat.events) for card in members(each.cards))
            yield from (*self._by_ear.hand(beat.after), *self._by_ear.open_hands(beat.after, paid))

    def _declared(self, paid: Sequence[Award], beat: AnyBeat) -> Iterator[str]:
        """Tell which cards another player shows for what is paid, unless they lie open anyway."""
        captions = self._captions
        for seat, cards in dict.fromkeys(
            (each.to, each.cards) for each in paid if not lie_open(each, beat.after)
        ):
            if seat not in (captions.me, TABLE):
                turned = cards & beat.after.shown
                mine, lying = (
                    captions.table("comma").join(
                        map(captions.cards.spoken, self._table.arranged(beat.after, each))
                    )
                    for each in (cards & ~turned, turned)
                )
                key, name = "aloud.shows_with" if lying else "aloud.shows", captions.players.name(seat)
                yield self._context.words.get(key, name=name, cards=mine, lying=lying)

    def _runs(self, events: Sequence[Event]) -> Sequence[Sequence[Event]]:
        """Put payments together that are told in one sentence; everything else stands alone."""
        found: list[list[Event]] = []
        for each in events:
            if found and self._joins([*found[-1], each]):
                found[-1].append(each)
            else:
                found.append([each])
        return found

    def _joins(self, events: Sequence[Event]) -> bool:
        """Tell whether events are payments that differ only in who pays, or only in who is paid."""
        paid = awards(events)
        if len(paid) < len(events) or any(each.giver == TABLE or self._captions.into(each) for each in paid):
            return False
        alike = {(each.step, each.amount, each.unit) for each in paid}
        return len(alike) == 1 and 1 in (len({each.to for each in paid}), len({each.giver for each in paid}))

    def _paid(self, paid: Sequence[Award]) -> str:
        """Tell of payments that are alike but for who pays, or who is paid."""
        captions, first = self._captions, paid[0]
        givers, takers = self._names([each.giver for each in paid]), self._names([each.to for each in paid])
        me = captions.me in {each.giver for each in paid}
        told = {"step": captions.step(first), "amount": captions.unit(first.amount, first.unit)}
        everybody = len(paid) == sum(map(len, captions.players.parties))
        several = len({each.giver for each in paid}) > 1
        key = "paid_all" if not several else "pot_each" if first.to == TABLE else "paid_each"
        if first.to == TABLE and everybody:
            key = "pot_all"
        words = self._context.words
        return words.get(
            words.person(f"aloud.{key}", mine=me, several=several), givers=givers, takers=takers, **told
        )

    def _names(self, seats: Sequence[Seat]) -> str:
        """Name players, me first."""
        captions = self._captions
        if set(seats) == {TABLE}:
            return ""
        return captions.players.together(sorted(set(seats), key=lambda seat: (seat != captions.me, seat)))

    def _told(self, line: str, times: int) -> None:
        """Say what has happened, or has happened so many times on end."""
        text = self._context.words.get("aloud.times", line=line.rstrip("."), number=times)
        self._since.append(closed(text if times > 1 else line))
        self._context.announcer.say(self._since[-1])

    def ask(self, heard: Heard) -> None:
        """Say what the player is asked, what the rules want of the card, and what the companion says."""
        told = [closed(each) for each in (self._asked(heard), self._captions.cards.aloud(heard.duty)) if each]
        open_packets = self._table.packets(heard.view)  # which have been named
        if not open_packets and not self._context.settings.brief:
            told += self._by_ear.may_say(heard.words)
        if not self._context.settings.brief:
            told += self._finish(heard)
        if heard.counsel and not self._context.settings.brief:
            told.append(self._captions.cards.aloud(heard.counsel))
        self._context.announcer.say(" ".join(told))

    def teach(self, text: str) -> None:
        """Say what a lesson says."""
        self._told(self._captions.cards.aloud(text), 1)

    def overhear(self, remark: str) -> None:
        """Say what an opponent says beside the game now, once; nothing for no remark."""
        if remark and remark != self._overheard:
            self._told(remark, 1)
        self._overheard = remark

    def end(self, said: str, view: AnyView) -> None:
        """Say who has won a deal or the match, and how the score stands."""
        for line in (closed(said), *self._by_ear.score(view)):
            self._told(line, 1)

    def _asked(self, heard: Heard) -> str:
        calls = self._table.calls(heard.view)
        asks = standing((beat for _, beat in heard.beats), calls, heard.view.me).asks
        return self._captions.prompt(heard.view, asks)

    def answer(self, action: Action, heard: Heard) -> SpokenAnswer:
        """Tell what somebody has asked for, and give it to be shown, too."""
        self._context.announcer.reading = False
        if action is Action.TELL_AGAIN:
            again = tuple(self._since) or (self._context.words.get("aloud.nothing_said"),)
            said, shown = again, again
        else:
            said = self._ask(self._by_ear, action, heard)
            shown = self._ask(self._written, action, heard)
        answer = SpokenAnswer(" ".join(said), shown, latest=action is Action.TELL_AGAIN)
        self._context.announcer.say(answer.said, urgent=True)
        return answer

    def _ask(self, by_ear: ByEar, action: Action, heard: Heard) -> Told:
        view = heard.view
        told: Mapping[Action, Callable[[], Told]] = {
            Action.TELL_HAND: lambda: by_ear.hand(view),
            Action.TELL_TRICK: lambda: by_ear.trick(view, heard.winning),
            Action.TELL_TURN: lambda: self._turn(by_ear, heard),
            Action.TELL_SCORE: lambda: (*by_ear.score(view), *by_ear.goal()),
            Action.TELL_DEAL: lambda: by_ear.deal(view),
            Action.TELL_GONE: lambda: (
                by_ear.gone(view)
                if self._context.settings.tell_gone
                else (self._context.words.get("aloud.hidden_gone"),)
            ),
        }
        return told[action]()

    def _turn(self, by_ear: ByEar, heard: Heard) -> Told:
        """Tell what is waited for: a finished trick, a lesson, or whoever is to act."""
        if heard.waits:
            return by_ear.waits(heard.winning, name_of(self._context, Action.CONFIRM))
        if heard.lesson:
            return heard.lesson
        told = by_ear.turn(heard.view, heard.legal, self._asked(heard), heard.words)
        return (*told, *self._finish(heard))

    def _finish(self, heard: Heard) -> Told:
        """Tell how several cards are chosen, where they are."""
        choose, finish = (name_of(self._context, each) for each in (Action.CONFIRM, Action.LAST_TRICK))
        if not (heard.finishes and finish):
            return ()
        say = self._context.words.get
        return (say("aloud.finish_by", choose=choose, finish=finish, word=heard.finishes),)


def _sort(line: "SpokenLine") -> object:
    """Give what lines have in common that are told as one."""
    return line.text if line.laid is None else (line.laid.seat, line.laid.card is None)


def _alike(lines: Sequence["SpokenLine"]) -> Iterator[Iterator["SpokenLine"]]:
    """Put together what is the same line on end, and cards laid away by the same player."""
    for _, alike in groupby(lines, key=_sort):
        yield alike


def awards(events: Sequence[Event]) -> Sequence[Award]:
    """List what was paid."""
    return [each.award for each in events if isinstance(each, Awarded)]


def heard_at(facts: TableFacts, state: TableState) -> Heard:
    """Give what can be told of the table now, for whoever asks."""
    turn, counsel = state.turn, state.counsel
    winning, _ = winning_play(facts.rules, state.view)
    return Heard(
        state.view,
        state.beats,
        turn.choices.cards,
        facts.captions.duty(turn.duty),
        tuple(_open_words(facts, state)),
        counsel.text if counsel else "",
        winning,
        isinstance(state.phase, Resting),
        facts.captions.exchange(state.view.public.phase) if turn.choices.exchanging else "",
    )


def _open_words(facts: TableFacts, state: TableState) -> Iterator[str]:
    """Name what may be said, and what may be taken, in words."""
    choices, captions = state.turn.choices, facts.captions
    for each in choices.words:
        said = captions.word(each.word, state.view.public.phase, next(iter(each.numbers), None))
        several = len(each.numbers) > 1
        yield captions.table("say_to", word=said, number=each.numbers[-1]) if several else said
    packets = facts.table.packets(state.view) if choices.packets else ()
    for number in choices.packets:
        named = captions.table("comma").join(map(captions.cards.spoken, members(packets[number])))
        yield captions.table("take_these", cards=named)


def aloud(context: UiContext, facts: TableFacts, state: TableState, topic: Topic) -> str:
    """Put in words what is told of something at the table."""
    captions, table, say = facts.captions, facts.table, context.words.get
    match topic:
        case Topic.LOG:
            told = [beat for _, beat in state.beats]
            return closed(log_aloud(told, captions, table))
        case Topic.SCORE:
            return closed(captions.table("score"))
        case Topic.LAST_TRICK:
            return " ".join(ByEar(context.words, captions, table).last_trick(state.view))
        case Topic.DECLARED:
            return " ".join(f"{each.spoken}." for each in state.declared_open)
        case Topic.DECLARED_PUT_AWAY:
            return say("aloud.declared_hidden")
        case Topic.REMARK:
            remark = remark_text(state.remark, state.view, captions) if state.remark else None
            return (
                captions.labelled(remark.eyebrow.capitalize(), captions.cards.aloud(remark.text))
                if remark
                else ""
            )
        case Topic.CLAIM_OFFER:  # whoever listens sees no button
            key, offered = name_of(context, Action.CLAIM), captions.table("claim.button")
            way = say("aloud.claim_by", key=key) if key else ""
            return captions.labelled(offered, f"{captions.table('claim.hint')} {way}".rstrip())
        case Topic.HOLD_OFFER:  # the key that the question names would play a card
            key = name_of(context, Action.NEXT)
            way = say("aloud.hold_answers", key=key) if key else ""
            return f"{hold_text(context, captions)} {way}".rstrip()
        case _:
            assert_never(topic)


SMALLER = Style("Inter-Medium", 17, 13, 0.85, 1.15)
SMALLEST = Style("Inter-Medium", 14, 12, 0.85, 1.1)
STYLES = (ASIDE, SMALLER, SMALLEST)
"""The largest that fits is taken."""
CUT = "…"
"""What stands for sentences there is no room for."""

Sentences: TypeAlias = Sequence[tuple[str, ...]]
"""Some sentences, each broken into lines."""


@record
class AnswerPlate:
    """Some sentences, each on lines of its own."""

    answer: SpokenAnswer

    def fitting(self, look: ResolvedTheme, room: pygame.Rect) -> tuple[Style, Sentences]:
        """Choose the type in which the answer fits, and break its sentences into lines; cut it where none does."""
        wide = room.width - 2 * look.px(18)
        broken = (
            (style, [sign_text.wrap(look, each, style, wide) for each in self.answer.shown])
            for style in STYLES
        )
        found = [*broken]
        fit = next((each for each in found if self._tall(look, *each) <= room.height), None)
        style, sentences = fit or found[-1]
        return style, sentences if fit else self._cut(look, style, sentences, room.height)

    def _cut(self, look: ResolvedTheme, style: Style, sentences: Sentences, most: int) -> Sentences:
        """Leave out what there is no room for: of what has happened the beginning, of anything else the end."""
        kept, latest = [*sentences], self.answer.latest
        while len(kept) > 1 and self._tall(look, style, [*kept, (CUT,)]) > most:
            kept.pop(0 if latest else -1)
        return [(CUT,), *kept] if latest else [*kept, (CUT,)]

    def _tall(self, look: ResolvedTheme, style: Style, sentences: Sentences) -> int:
        lines, gap = sum(map(len, sentences)), look.leading(style) // 3
        return lines * look.leading(style) + (len(sentences) - 1) * gap + 2 * look.px(16)

    def size(self, look: ResolvedTheme, room: pygame.Rect) -> pygame.Rect:
        """Give the part of the room that it takes, from the top."""
        tall = self._tall(look, *self.fitting(look, room))
        return pygame.Rect(room.topleft, (room.width, min(room.height, tall)))

    def draw(self, canvas: Canvas) -> None:
        look, rect = canvas.look, canvas.rect
        palette, radius = look.palette, look.px(14)
        style, sentences = self.fitting(look, rect)
        canvas.put(look.paint.shade(rect.size, radius, deep(look), 255), rect.topleft)
        ring = look.paint.ring(rect.size, radius, palette.gold, max(1.4, 1.8 * look.unit))
        canvas.put(ring, rect.topleft)
        leading = look.leading(style)
        middle = rect.top + look.px(16) + leading // 2
        for sentence in sentences:
            for line in sentence:
                sign_text.write_line(
                    canvas.surface, look, line, style, palette.cream, rect.left + look.px(18), middle
                )
                middle += leading
            middle += leading // 3

    def nodes(self, at: Placement) -> Iterable[Node]:
        look = at.look
        style, sentences = self.fitting(look, at.rect)
        wide = max(sign_text.measure(look, line, style) for lines in sentences for line in lines)
        needed = wide + 2 * look.px(18), self._tall(look, style, sentences)
        yield Node(Role.NOTICE, self.answer.said, rect_of(at.rect), needed=needed)


def with_answer(block: Block, look: ResolvedTheme, areas: TableAreas, answer: SpokenAnswer) -> Block:
    """Lay an answer where all of the score is opened otherwise."""
    if not isinstance(block, FreeLayout):
        return block
    plate = AnswerPlate(answer)
    rect = plate.size(look, areas.sheet)
    rect.bottom = areas.sheet.bottom
    return FreeLayout([*block.items, PlacedBlock(LeafBlock(plate), rect)])
