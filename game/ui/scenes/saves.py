"""The saved games: every match, to take up again or see how it ended, to rename, export and delete."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from game.catalogue import find, rules_for
from game.core.cards import Seat
from game.core.letters import one_line
from game.core.outcome import match_winners
from game.core.record import record, replace
from game.core.rules import Rules
from game.play.glimpses import NOTHING, Glimpses, Logs
from game.session.match import Match
from game.session.players import players_of, seat_of_person
from game.storage.match_file import SUFFIX, SavedMatch
from game.storage.match_files import EXPORTS, SaveGone
from game.storage.saves import AT_ONCE, SaveStore
from game.storage.settings import FeltColour
from game.telling.captions import Captions, won_by
from game.ui.blocks import (
    BODY,
    BROADEST,
    ENDS,
    LABEL,
    SIDES,
    SMALL_STRONG,
    Block,
    Button,
    Centre,
    Column,
    Grow,
    Long,
    Material,
    Measured,
    Pad,
    Page,
    Panel,
    Pop,
    Region,
    Row,
    Scroll,
    Switch,
    Text,
    TextField,
    Tint,
    Tone,
    UiContext,
    Wrap,
    region_hints,
    subheading,
    tabs,
    text_px,
    title,
    way_back,
)
from game.ui.kit.screen import go_on
from game.ui.scenes.days_played import date_parts
from game.ui.scenes.labels import IconSign, fact, no_typeface
from game.ui.scenes.posters import emptiness
from game.ui.scenes.thumbnail import Thumbnail, unready
from game.ui.shell.destinations import ToEnd, ToMatch
from game.wording import WITHIN, Formed, Words, fault, listed

WIDEST = BROADEST + 60
BROAD = 1300
"""Design units from which on the buttons stand beside the words."""
LONGEST_NAME = 48
MOMENT = 0.003
"""Seconds of a frame spent on looking at matches."""
MANY = 400
"""So many matches that were not known are shown together, as they are read."""
SETTLED = 12
"""Frames that a screen just opened is left alone."""
THUMBNAIL = Thumbnail("", "", FeltColour.ROOM, dark=False, glimpse=None)


@record
class SaveLine:
    """What is written about a saved match."""

    title: str  # the player's own name for it, or who plays against whom
    about: str  # who plays against whom; empty when the title says so
    kept: str  # when it was last played
    stand: str  # what everybody holds
    outcome: str  # who won; empty while it is not decided
    won: bool  # whether that was the person at this screen
    known: bool  # whether this edition can take it up


@record
class Shelf:
    """What is listed, and which match is being renamed."""

    reader: "_Reader"
    measured: tuple[Measured, Measured]  # by tab
    listing: tuple[SavedMatch, ...] = ()
    tab: int = 0
    renaming: str = ""
    typed: str = ""
    deleted: tuple[str, ...] = ()  # titles, the last one deleted last

    @property
    def shown(self) -> list[SavedMatch]:
        return [each for each in self.listing if each.score.over == bool(self.tab)]


def saves(
    context: UiContext,
    store: SaveStore,
    idle: Iterator[None] | None = None,
    glimpses: Glimpses | None = None,
) -> Page[Shelf]:
    """Open the saved games; one that goes on is resumed, one that is over shows how it ended.

    Idle steps are taken at frames that draw nothing. Glimpses may be known from before.
    """
    reader = _Reader(context, store, glimpses or Glimpses(store), idle or iter(()))
    shelf = Shelf(reader, (Measured(), Measured()), reader.listed())
    first = next((f"resume/{each.id}" for each in shelf.shown), "tab/0")
    return Page(context, shelf, _compose, first=first, back=_back, every=_read_on)


class _Reader:
    """Reads in idle frames what nobody waits for: matches not known, files changed and, in time, tables."""

    def __init__(
        self, context: UiContext, store: SaveStore, glimpses: Glimpses, idle: Iterator[None]
    ) -> None:
        self.store = store
        self.glimpses = glimpses
        self._context = context
        self._idle = idle
        self._frames = 0
        self._drawing: Iterator[None] = iter(())  # the cards of a glimpse, one at each frame
        self._lines: dict[SavedMatch, SaveLine] = {}
        self._complete = False
        self._unseen = 0  # matches read since the list was last made
        self._unsure: list[str] = []  # matches to look at for changes in place, the first listed last

    def listed(self) -> tuple[SavedMatch, ...]:
        """List all that is known."""
        self._complete = self.store.catch_up(AT_ONCE)
        found = self.store.found()
        self._unsure = [each.id for each in reversed(found)]
        return found

    def line(self, saved: SavedMatch) -> SaveLine:
        """Put a match into words, once."""
        if saved not in self._lines:
            try:
                said = line_of(self._context.words, saved, self.store)
            except Exception:  # noqa: BLE001 - whatever it is, it must not hide the other matches, and is written down
                self._context.report_failure("unopened")
                said = unknown(self._context.words, saved)
            self._lines[saved] = said
        return self._lines[saved]

    def read_on(self, *, still: bool) -> tuple[bool, bool]:
        """Go on for a frame; tell whether the list must be made again, and whether there is more to be seen of it."""
        self._frames += 1
        seen, settled = False, self._frames > SETTLED
        if settled:
            seen = self._glance()
            if still and not seen:
                go_on(self._idle, MOMENT)
        return self._changed(), seen

    def _changed(self) -> bool:
        if self._complete:
            some = [self._unsure.pop() for _ in range(min(AT_ONCE, len(self._unsure)))]
            return bool(some) and bool(self.store.recheck(some))
        self._complete = self.store.catch_up(AT_ONCE)
        self._unseen += AT_ONCE
        if not self._complete and self._unseen < MANY:
            return False
        self._unseen = 0
        return True

    def _glance(self) -> bool:
        """Find what lies on the tables of the matches in sight, and draw its cards, one at every frame."""
        if next(self._drawing, self) is not self:
            return False
        found = self.glimpses.go_on(MOMENT)
        if found:
            tall = THUMBNAIL.height(self._context.look, self._context.look.width)
            self._drawing = unready(self._context.sprites, found, tall)
        return bool(found)


def _read_on(page: Page[Shelf]) -> None:
    changed, seen = page.state.reader.read_on(still=not page.screen.dirty)
    if changed:
        _list_again(page)
    elif seen:
        page.screen.refresh()


def _list_again(page: Page[Shelf]) -> None:
    page.change(listing=page.state.reader.listed())


def _back(page: Page[Shelf]) -> Switch:
    return page.change(renaming="") if page.state.renaming else Pop()


def _show(page: Page[Shelf], tab: int) -> Switch:
    return page.change(tab=tab, renaming="")


def _open(page: Page[Shelf], saved: SavedMatch) -> Switch:
    try:
        return page.context.go(ToEnd(saved.id) if saved.score.over else ToMatch(saved.id))
    except (ValueError, OSError) as error:
        _complain(page, error)
        return None


def _complain(page: Page[Shelf], error: Exception) -> None:
    page.context.notices.say(fault(page.context.words, error))
    _list_again(page)


def _begin_rename(page: Page[Shelf], saved: SavedMatch) -> Switch:
    page.change(renaming=saved.id, typed=saved.name)
    page.screen.state("name").leave_text()
    page.screen.focus("name")
    return None


def _type(page: Page[Shelf], text: str) -> Switch:
    return page.change(typed=text)


def _rename(page: Page[Shelf]) -> Switch:
    match_id = page.state.renaming
    page.change(renaming="")
    try:
        if not page.state.reader.store.rename(match_id, one_line(page.state.typed)):
            page.context.notices.say(page.context.words.get("saves.not_renamed"))
    except ValueError as error:
        _complain(page, error)
    _list_again(page)
    page.screen.focus(f"rename/{match_id}")
    return None


def _export(page: Page[Shelf], saved: SavedMatch) -> Switch:
    words = page.context.words
    path = Path(page.context.platform.data_folder) / EXPORTS / f"{saved.id}{_slug(saved.name)}{SUFFIX}"
    try:
        page.state.reader.store.export(saved.id, path)
    except SaveGone as error:
        _complain(page, error)
    except (OSError, ValueError) as error:
        page.context.notices.say(words.get("saves.not_exported", fault=fault(words, error)))
    else:
        page.context.notices.say(words.get("saves.exported", path=path))
    return None


def _delete(page: Page[Shelf], saved: SavedMatch, name: str) -> Switch:
    try:
        if page.state.reader.store.delete(saved.id):
            page.change(deleted=(*page.state.deleted, name))
            told = page.context.words.get("saves.deleted", title=name)
            page.context.announcer.say(told, urgent=True)
            page.screen.focus("undo")
        else:
            page.context.notices.say(page.context.words.get("saves.not_deleted"))
    except ValueError as error:
        _complain(page, error)
    _list_again(page)
    return None


def _undo(page: Page[Shelf]) -> Switch:
    page.change(deleted=page.state.deleted[:-1])
    back = page.state.reader.store.undo_delete()
    _list_again(page)
    found = [each for each in page.state.listing if each.id == back]
    if found:
        page.change(tab=int(found[0].score.over))
        page.screen.focus(f"delete/{back}")
    else:
        page.context.notices.say(page.context.words.get("saves.nothing_back"))
    return None


def _compose(page: Page[Shelf]) -> Block:
    words = page.context.words
    counts = [sum(each.score.over == over for each in page.state.listing) for over in (False, True)]
    labels = (
        words.get("saves.unfinished", number=counts[0]),
        words.get("saves.finished", number=counts[1]),
    )
    keys = region_hints(page.context)
    head = Row((Grow(title(words.get("saves.title"))), way_back(page.context, Pop)), gap=16)
    top = Column((head, Region("tabs", tabs("tab", labels, page.state.tab, partial(_show, page)))), gap=8)
    bar = (Pad(_undo_bar(page), 30, 0),) if page.state.deleted else ()
    whole = Column((Pad(top, 30, 0), *bar, Grow(_list(page)), Pad(keys, 30, 0)), gap=10)
    return Pad(Centre(whole, WIDEST, tall=False), SIDES - 30, ENDS)


def _undo_bar(page: Page[Shelf]) -> Block:
    words = page.context.words
    said = Text(words.get("saves.deleted", title=page.state.deleted[-1]), LABEL)
    button = Button("undo", words.get("saves.undo"), partial(_undo, page), icon="undo")
    return Region("undo", Panel(Row((Grow(said), button), gap=18), Material.INSET, sides=20, ends=10))


def _list(page: Page[Shelf]) -> Block:
    shown, words = page.state.shown, page.context.words
    if not shown:
        kind = "finished" if page.state.tab else "unfinished"
        game = page.context.routes.games[page.state.tab % len(page.context.routes.games)]
        head, text = words.get(f"saves.empty_{kind}"), words.get(f"saves.empty_{kind}_text")
        return Scroll(
            "empty", Pad(emptiness(page.context, game, head, text, words.get("saves.play")), 30, 20)
        )
    kinds = {True: "named", False: "nameless"}
    lines = [
        (each.id, "renamed" if each.id == page.state.renaming else kinds[bool(each.name)]) for each in shown
    ]
    cards = Long(
        lines,
        lambda number: _card(page, shown[number]),
        page.state.measured[page.state.tab],
        gap=12,
        focused=lambda: page.screen.focused.partition("/")[2],
    )
    return Region("matches", Scroll(f"matches/{page.state.tab}", Pad(cards, 30, 18)))


def _card(page: Page[Shelf], saved: SavedMatch) -> Block:
    said = page.state.reader.line(saved)
    mine = page.context.settings
    glimpse = page.state.reader.glimpses.find(saved) if saved.known else NOTHING
    name = page.context.words.get("saves.thumbnail")
    room = find(saved.header.game).table.room if saved.known else ""
    cover = replace(THUMBNAIL, name=name, room=room, felt=mine.felt, dark=mine.high_contrast, glimpse=glimpse)
    if saved.id == page.state.renaming:
        return Panel(Row((cover, Grow(_renamer(page))), gap=26), sides=18, ends=12)
    look, words = page.context.look, _text(said)
    if look.width < text_px(look, BROAD):
        whole: Block = Column((Row((cover, Grow(words)), gap=20), _actions(page, saved, said)), gap=10)
    else:
        whole = Row((cover, Grow(words), _actions(page, saved, said)), gap=26)
    return Panel(whole, sides=18, ends=12)


def _text(said: SaveLine) -> Block:
    parts: list[Block] = [subheading(said.title)]
    if said.about:
        parts.append(Text(said.about, BODY, Tint.MUTED))
    stand: Block = Text(said.stand, SMALL_STRONG)
    if said.outcome:
        icon, tint = ("crown", Tint.GOLD) if said.won else ("dot", Tint.CREAM)
        outcome = Text(said.outcome, SMALL_STRONG, tint)
        stand = Column((Row((IconSign(icon), Grow(outcome)), gap=9), stand), gap=2)
    return Column((*parts, stand, fact("clock", said.kept)), gap=3)


def _renamer(page: Page[Shelf]) -> Block:
    words = page.context.words
    field = TextField(
        "name",
        words.get("saves.name"),
        page.state.typed,
        partial(_type, page),
        hint=words.get("saves.name_hint"),
        most=LONGEST_NAME,
        done=partial(_rename, page),
    )
    buttons = (
        Button("keep_name", words.get("saves.keep_name"), partial(_rename, page), Tone.PRIMARY),
        Button("cancel_name", words.get("common.cancel"), partial(_back, page)),
    )
    unshown = no_typeface(page.context, page.state.typed)
    return Column((Text(words.get("saves.name"), LABEL), field, *unshown, Wrap(buttons, gap=12)), gap=8)


def _actions(page: Page[Shelf], saved: SavedMatch, said: SaveLine) -> Block:
    words, key = page.context.words, saved.id
    lesser = (
        Button(
            f"rename/{key}",
            words.get("saves.rename"),
            lambda: _begin_rename(page, saved),
            Tone.QUIET,
            icon="pencil",
        ),
        Button(
            f"export/{key}",
            words.get("saves.export"),
            lambda: _export(page, saved),
            Tone.QUIET,
            said.known,
            tip=words.get("saves.export_tip"),
            icon="export",
        ),
        Button(
            f"delete/{key}",
            words.get("saves.delete"),
            lambda: _delete(page, saved, said.title),
            Tone.QUIET,
            icon="trash",
        ),
    )
    way, icon = ("result", "eye") if saved.score.over else ("resume", "play")
    opening = Button(
        f"{way}/{key}",
        words.get(f"saves.{way}"),
        lambda: _open(page, saved),
        Tone.PRIMARY,
        said.known,
        tip=words.get(f"saves.{way}_tip"),
        icon=icon,
    )
    return Row((*lesser, opening), gap=6)


def _slug(name: str) -> str:
    """Make the part of a file's name that comes from the player's own name for a match.

    >>> _slug("Ada's revanche!"), _slug("")
    ('-adas-revanche', '')
    """
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")
    return f"-{plain}" if plain else ""


def line_of(words: Words, saved: SavedMatch, logs: Logs) -> SaveLine:
    """Put a saved match into words; one of a game or a house rule nobody knows is shown by its bare name.

    Its log is looked into only where the score alone does not tell who won.
    """
    header = saved.header
    try:
        rules = _rules(header.game, header.options)
        players = players_of(header, rules.spec.seats)
        me = seat_of_person(players)
        captions = Captions(words, header.game, rules.spec, players, me)
        seated = zip(players, saved.score.holdings, strict=True)
        holdings = [captions.holding(holding) for _, holding in seated]
        winners = _winners(saved, rules, logs) if saved.score.over else ()
    except ValueError:
        return unknown(words, saved)
    others = [seat for seat in range(len(players)) if seat != me]
    about = words.get("saves.against", game=captions.title, names=_company(words, captions, others))
    parties = sorted(captions.players.parties, key=lambda party: me not in party)
    stands = [
        words.get("saves.stand", name=captions.players.together(party), holding=holdings[party[0]])
        for party in parties
    ]
    deals = words.count("saves.deals", saved.score.deals)
    told_outcome = won_by(words, "saves", captions, winners, me) if saved.score.over else ""
    title, below = (saved.name, about) if saved.name else (about, "")
    stand = " · ".join((*stands, deals))
    return SaveLine(title, below, when(words, saved.kept), stand, told_outcome, me in winners, known=True)


@lru_cache(maxsize=32)
def _rules(game: str, options: tuple[tuple[str, Any], ...]) -> Rules[Any, Any]:
    """Give the rules of a game with these options, made once for all matches of a list."""
    return rules_for(game, dict(options))


def _winners(saved: SavedMatch, rules: Rules[Any, Any], logs: Logs) -> tuple[Seat, ...]:
    """Find who won; the score tells it, but not who played together in a match of a single deal."""
    if rules.spec.single_deal:
        with suppress(ValueError, LookupError, TypeError):  # a log that can't be played again
            return Match.restore(rules, logs.load(saved.id)).outcome.winners
    return match_winners(rules.spec, rules.worth(saved.score.holdings), ())


def unknown(words: Words, saved: SavedMatch) -> SaveLine:
    """Say of a match only that it is there."""
    title, stand = saved.name or saved.header.game, words.get("saves.unknown")
    return SaveLine(title, "", when(words, saved.kept), stand, outcome="", won=False, known=False)


def _company(words: Words, captions: Captions, others: Sequence[Seat]) -> str:
    """Name the opponents with their levels, a level all of them have only once."""
    levels = {captions.players.level(seat) for seat in others}
    if len(levels) == 1:
        return _opponent(words, captions.players.together(others), *levels)
    return listed(
        words,
        [_opponent(words, captions.players.name(seat), captions.players.level(seat)) for seat in others],
    )


def _opponent(words: Words, name: Formed, level: str) -> str:
    return words.get("saves.opponent", name=name, level=level) if level else name.form(WITHIN)


def when(words: Words, kept: str) -> str:
    """Write a moment kept as ISO text, in the player's own time."""
    try:
        moment = datetime.fromisoformat(kept).astimezone()
    except (
        ValueError,
        OverflowError,
        OSError,
    ):  # none, or one that has no place in the player's own calendar
        return kept
    return words.get("saves.date", time=f"{moment:%H:%M}", **date_parts(words, moment.date()))
