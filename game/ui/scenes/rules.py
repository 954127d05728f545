"""The rules of a game, numbered: contents, search, and a jump to any paragraph a score line or a refusal names."""

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import takewhile
from unicodedata import combining, normalize

import pygame

from game.catalogue import find
from game.core.record import record
from game.play.match_setup import answer_of
from game.telling.glossary import glossary
from game.telling.markup import Document, Paragraph, ParagraphKind, parse, rulebook
from game.telling.signs import without_signs
from game.ui.blocks import (
    PASS,
    SMALL,
    TAKEN,
    Action,
    Block,
    Button,
    Column,
    Gap,
    Grow,
    Material,
    MinWidth,
    Pad,
    Page,
    Panel,
    Picker,
    Pop,
    Region,
    Rich,
    RichText,
    Row,
    RowButton,
    Scroll,
    Switch,
    Text,
    TextField,
    Tint,
    Tone,
    UiContext,
    framed,
    hints,
    text_px,
)
from game.ui.draw.paragraphs import Flow
from game.ui.scenes.labels import room_of
from game.ui.shell.node import Role
from game.wording import Words

BROAD = 1160
"""From this width on the contents stand beside the text."""
LEAST_QUERY = 2
LEAD = 18
"""Design units above a paragraph one has jumped to."""
PARTS = (ParagraphKind.CHAPTER, ParagraphKind.HEADING, ParagraphKind.NUMBERED)
"""What ends a numbered paragraph with its items, cards and tables."""


def rules_text(game: str, words: Words, answer: str = "") -> Document:
    """Read the rules of a game as they are at a table, and its glossary after them."""
    return _rules_text(game, words, words.language, answer)


@lru_cache(maxsize=16)
def _rules_text(game: str, words: Words, language: str, answer: str) -> Document:
    text = rulebook(game, answer, language)
    return parse(f"{text}\n\n{glossary(game, text, words)}")


@record
class Reading:
    """What is read, and what is looked for in it."""

    games: Sequence[str]  # which one can change over to
    game: str
    text: Document
    query: str = ""
    found: tuple[str, ...] = ()
    marked: frozenset[str] = frozenset()
    chapter: int = 0

    @property
    def chapters(self) -> Sequence[Paragraph]:
        return [each for each in self.text.paragraphs if each.kind is ParagraphKind.CHAPTER]


def rules(
    context: UiContext, game: str, paragraph: str = "", alone: bool = True, answer: str | None = None
) -> Page[Reading]:
    """Open the rules of a game at a paragraph. `alone` keeps to this game, as when its match is being played.

    They are those of a table that answers the game's question so; without an answer those of the player's own.
    """
    page = Page(
        context,
        Reading((game,) if alone else context.routes.games, game, _text(context, game, answer)),
        _compose,
        first="text",
        act=lambda _, action: TAKEN if action is Action.RULES else PASS,
        every=_mark_chapter,
        room=lambda page: room_of(page.state.game),
    )
    if paragraph:
        _jump(page, paragraph, at_once=True)
    return page


def _text(context: UiContext, game: str, answer: str | None = None) -> Document:
    own = answer_of(context.settings, find(game))
    return rules_text(game, context.words, own if answer is None else answer)


def _compose(page: Page[Reading]) -> Block:
    context = page.context
    say = context.words.get
    broad = context.look.width >= text_px(context.look, BROAD)
    text = Pad(_rich(page), sides=22, ends=16)
    pane = Scroll("text", text, reading=True, paper=True, name=say(f"{page.state.game}.name"))
    paper = Region("text", Panel(pane, Material.PAPER, sides=14, ends=12))
    search = Region("search", _search(page))
    if broad:
        contents = Region(
            "contents", Panel(Scroll("contents", Column(_contents(page), gap=2)), sides=16, ends=16)
        )
        left = MinWidth(Column((search, Grow(contents)), gap=14), wide=430 * context.look.text_scale)
        body: Block = Row((Grow(left, 0.0001), Grow(paper)), gap=28)
    else:
        body = Column((Row((Grow(search), Grow(_chapter_choice(page))), gap=16), Grow(paper)), gap=14)
    say_hint = (
        ((Action.UP, Action.DOWN), say("common.hint.scroll")),
        ((Action.PAGE_UP, Action.PAGE_DOWN), say("rules.hint_page")),
        (Action.NEXT, say("common.hint.region")),
        (Action.BACK, say("common.hint.back")),
    )
    name = say("rules.title", game=say(f"{page.state.game}.name"))
    return framed(context, name, body, Pop, hints(context, *say_hint), _other_games(page))


def _other_games(page: Page[Reading]) -> Sequence[Block]:
    if len(page.state.games) < 2:
        return ()
    names = tuple(page.context.words.get(f"{game}.name") for game in page.state.games)
    at = page.state.games.index(page.state.game)
    return (Picker("game", page.context.words.get("rules.game"), names, at, partial(_change_game, page)),)


def _rich(page: Page[Reading]) -> Rich:
    heard = partial(without_signs, words=page.context.words, game=page.state.game)
    return Rich("rules", page.state.text, partial(_follow, page), marked=page.state.marked, heard=heard)


def _search(page: Page[Reading]) -> Block:
    say = page.context.words.get
    name = say("rules.search")
    field = TextField(
        "query",
        name,
        page.state.query,
        partial(_seek, page),
        name,
        done=partial(_next_found, page),
        icon="search",
    )
    if len(page.state.query) < LEAST_QUERY:
        return field
    onward = Button(
        "onward", say("rules.next"), partial(_next_found, page), Tone.QUIET, live=bool(page.state.found)
    )
    return Column((field, Row((Grow(Text(_counted(page), SMALL, Tint.MUTED)), onward), gap=8)), gap=4)


def _counted(page: Page[Reading]) -> str:
    """Tell how many paragraphs were found."""
    return page.context.words.count("rules.found", len(page.state.found))


def _contents(page: Page[Reading]) -> tuple[Block, ...]:
    return tuple(
        RowButton(
            f"chapter/{number}",
            chapter.plain,
            Text(chapter.plain, tint=Tint.CREAM if number == page.state.chapter else Tint.MUTED),
            partial(_follow, page, chapter.anchor),
            selected=number == page.state.chapter,
            bare=True,
            role=Role.ENTRY,
            sides=14,
            ends=7,
        )
        for number, chapter in enumerate(page.state.chapters)
    )


def _chapter_choice(page: Page[Reading]) -> Block:
    names = tuple(chapter.plain for chapter in page.state.chapters)
    if not names:
        return Gap(0)
    return Picker(
        "chapter",
        page.context.words.get("rules.contents"),
        names,
        page.state.chapter,
        partial(_to_chapter, page),
    )


def _change_game(page: Page[Reading], at: int) -> Switch:
    game = page.state.games[at]
    page.become(Reading(page.state.games, game, _text(page.context, game)))
    page.screen.scroll_to("text", 0, at_once=True)
    return None


def _to_chapter(page: Page[Reading], at: int) -> Switch:
    return _follow(page, page.state.chapters[at].anchor)


def _follow(page: Page[Reading], anchor: str) -> Switch:
    _jump(page, anchor)
    _read(page, anchor)
    return None


def _read(page: Page[Reading], anchor: str) -> None:
    """Let a paragraph be heard with what belongs to it, or a chapter to its end."""
    paragraphs, ends = page.state.text.paragraphs, PARTS if "." in anchor else (ParagraphKind.CHAPTER,)
    begun = next((place for place, each in enumerate(paragraphs) if each.anchor == anchor), None)
    if begun is None:
        return
    rest = takewhile(lambda each: each.kind not in ends, paragraphs[begun + 1 :])
    for each in (paragraphs[begun], *rest):
        page.context.announcer.say(each.numbered)


def _seek(page: Page[Reading], text: str) -> Switch:
    wanted = _plain(text).strip()
    several = len(wanted) >= LEAST_QUERY
    numbered = (each for each in page.state.text.paragraphs if each.kind is ParagraphKind.NUMBERED)
    found = tuple(each.anchor for each in numbered if several and wanted in _plain(each.plain))
    page.change(query=text, found=found, marked=frozenset(found))
    if found:
        _jump(page, found[0], mark=False)
    if several:
        page.context.announcer.say(_counted(page), urgent=True)
    return None


def _next_found(page: Page[Reading]) -> Switch:
    """Go to the first place found that begins below the top of the pane, or round to the first of all."""
    placed = _placed(page)
    if placed is None or not page.state.found:
        return None
    done, _ = placed
    top = page.screen.state("text").target + page.context.look.px(LEAD) + 2
    heights = {anchor: _top_of(page, done, anchor) or 0 for anchor in page.state.found}
    below = [anchor for anchor in page.state.found if heights[anchor] > top]
    at_end = page.screen.state("text").target >= page.screen.state("text").reach
    goal = below[0] if below and not at_end else page.state.found[0]
    _jump(page, goal, mark=False)
    _read(page, goal)
    return None


def _jump(page: Page[Reading], anchor: str, at_once: bool = False, mark: bool = True) -> None:
    """Bring a paragraph or a chapter to the top of the pane and set it off."""
    if mark:
        page.change(marked=frozenset((anchor,)) if "." in anchor else frozenset())
    placed = _placed(page)
    height = _top_of(page, placed[0], anchor) if placed else None
    if height is None and "." in anchor:  # a paragraph that has gone: its chapter is near enough
        _jump(page, anchor.partition(".")[0], at_once, mark=False)
    elif height is not None:
        page.screen.scroll_to("text", height - page.context.look.px(LEAD), at_once)


def _top_of(page: Page[Reading], flow: Flow, anchor: str) -> int | None:
    """Tell where a paragraph begins, the first of a chapter with its heading; None where there is none."""
    height = flow.at(anchor)
    chapter = flow.at(anchor.removesuffix(".1")) if height is not None else None
    if height is None or chapter is None or height - chapter > page.context.look.height // 4:
        return height
    return chapter


def _placed(page: Page[Reading]) -> tuple[Flow, pygame.Rect] | None:
    for widget in page.screen.widgets():
        if isinstance(widget.leaf, RichText):
            return widget.leaf.text.flow(page.context.look, widget.rect.width), widget.rect
    return None


def _here(page: Page[Reading]) -> int:
    """Find the chapter at the top of the pane."""
    placed = _placed(page)
    if placed is None:
        return 0
    state = page.screen.state("text")
    top = state.target + page.context.look.px(60)
    heights = [placed[0].at(chapter.anchor) or 0 for chapter in page.state.chapters]
    return max((number for number, height in enumerate(heights) if height <= top), default=0)


def _mark_chapter(page: Page[Reading]) -> None:
    """Mark the chapter one has come to."""
    here = _here(page)
    if here != page.state.chapter:
        page.change(chapter=here)


def _plain(text: str) -> str:
    """Leave out what nobody need type as it is written: capitals, accents, the kind of apostrophe."""
    letters = normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not combining(letter))
