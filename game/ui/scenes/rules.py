"""The rules of a game, numbered: contents, search, and a jump to any paragraph a score line or a refusal names."""

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import takewhile
from unicodedata import combining, normalize

import pygame

from game.catalogue import find
from game.play.match_setup import answer_of
from game.telling.glossary import glossary
from game.telling.markup import Document, Paragraph, ParagraphKind, parse
from game.telling.rulebook import rulebook
from game.ui.draw.paragraphs import Flow
from game.ui.draw.theme import SMALL
from game.ui.kit.block import PASS, TAKEN, Block, Reply
from game.ui.kit.screen import Screen
from game.ui.kit.screen_scene import ScreenScene
from game.ui.kit.scroll import Scroll
from game.ui.layout import Column, Gap, Grow, MinWidth, Pad, Region, Row, text_px
from game.ui.shell.action import Action
from game.ui.shell.context import UiContext
from game.ui.shell.node import Role
from game.ui.shell.scene import Pop, Switch
from game.ui.widgets.button import Button
from game.ui.widgets.chrome import Tone
from game.ui.widgets.field import TextField
from game.ui.widgets.frame import framed
from game.ui.widgets.hints import hints
from game.ui.widgets.panel import Material, Panel
from game.ui.widgets.picker import Picker
from game.ui.widgets.rich import Rich, RichText
from game.ui.widgets.row import RowButton
from game.ui.widgets.text import Text, Tint
from game.wording import Words

BROAD = 1160
"""From this width on the contents stand beside the text."""
LEAST_QUERY = 2
LEAD = 18
"""Design units above a paragraph one has jumped to."""
PARTS = (ParagraphKind.CHAPTER, ParagraphKind.HEADING, ParagraphKind.NUMBERED)
"""What ends a numbered paragraph with its items, cards and tables."""


@lru_cache(maxsize=16)
def rules_text(game: str, words: Words, answer: str = "") -> Document:
    """Read the rules of a game as they are at a table, and its glossary after them."""
    text = rulebook(game, answer)
    return parse(f"{text}\n\n{glossary(game, text, words)}")


class RulesScene(ScreenScene):
    """The rules of one game at a time; where there are several, one can change over."""

    def __init__(self, context: UiContext, game: str, paragraph: str = "", alone: bool = True) -> None:
        """Open at a paragraph. `alone` keeps to this game, as when its match is being played."""
        self._context = context
        self._games: Sequence[str] = (game,) if alone else context.routes.games
        self._query = ""
        self._found: tuple[str, ...] = ()
        self._show(game)
        screen = Screen(context, self._compose, on_action=self._on_action, first="text")
        super().__init__(screen, listen=self._mark_chapter)
        if paragraph:
            self._jump(paragraph, at_once=True)

    def _show(self, game: str) -> None:
        self._game = game
        answer = answer_of(self._context.settings, find(game))
        self._text = rules_text(game, self._context.words, answer)
        self._chapters = [each for each in self._text.paragraphs if each.kind is ParagraphKind.CHAPTER]
        self._chapter = 0
        self._marked: frozenset[str] = frozenset()

    # ------------------------------------------------------------------ composing

    def _compose(self) -> Block:
        context = self._context
        say = context.words.get
        broad = context.look.width >= text_px(context.look, BROAD)
        text = Pad(self._rich(), sides=22, ends=16)
        pane = Scroll("text", text, reading=True, paper=True, name=say(f"{self._game}.name"))
        paper = Region("text", Panel(pane, Material.PAPER, sides=14, ends=12))
        search = Region("search", self._search())
        if broad:
            contents = Region(
                "contents", Panel(Scroll("contents", Column(self._contents(), gap=2)), sides=16, ends=16)
            )
            left = MinWidth(Column((search, Grow(contents)), gap=14), wide=430 * context.look.text_scale)
            body: Block = Row((Grow(left, 0.0001), Grow(paper)), gap=28)
        else:
            body = Column((Row((Grow(search), Grow(self._chapter_choice())), gap=16), Grow(paper)), gap=14)
        say_hint = (
            ((Action.UP, Action.DOWN), say("common.hint.scroll")),
            ((Action.PAGE_UP, Action.PAGE_DOWN), say("rules.hint_page")),
            (Action.NEXT, say("common.hint.region")),
            (Action.BACK, say("common.hint.back")),
        )
        name = say("rules.title", game=say(f"{self._game}.name"))
        return framed(context, name, body, Pop, hints(context, *say_hint), self._other_games())

    def _other_games(self) -> Sequence[Block]:
        if len(self._games) < 2:
            return ()
        names = tuple(self._context.words.get(f"{game}.name") for game in self._games)
        at = self._games.index(self._game)
        return (Picker("game", self._context.words.get("rules.game"), names, at, self._change_game),)

    def _rich(self) -> Rich:
        return Rich("rules", self._text, self._follow, marked=self._marked)

    def _search(self) -> Block:
        say = self._context.words.get
        name = say("rules.search")
        field = TextField("query", name, self._query, self._seek, name, done=self._next_found, icon="search")
        if len(self._query) < LEAST_QUERY:
            return field
        onward = Button("onward", say("rules.next"), self._next_found, Tone.QUIET, live=bool(self._found))
        return Column((field, Row((Grow(Text(self._counted(), SMALL, Tint.MUTED)), onward), gap=8)), gap=4)

    def _counted(self) -> str:
        """Tell how many paragraphs were found."""
        say, count = self._context.words.get, len(self._found)
        if count > 1:
            return say("rules.many", count=count)
        return say("rules.one" if count else "rules.none")

    def _contents(self) -> tuple[Block, ...]:
        return tuple(
            RowButton(
                f"chapter/{number}",
                chapter.plain,
                Text(chapter.plain, tint=Tint.CREAM if number == self._chapter else Tint.MUTED),
                partial(self._follow, chapter.anchor),
                selected=number == self._chapter,
                bare=True,
                role=Role.ENTRY,
                sides=14,
                ends=7,
            )
            for number, chapter in enumerate(self._chapters)
        )

    def _chapter_choice(self) -> Block:
        names = tuple(chapter.plain for chapter in self._chapters)
        if not names:
            return Gap(0)
        return Picker(
            "chapter", self._context.words.get("rules.contents"), names, self._chapter, self._to_chapter
        )

    # ------------------------------------------------------------------ answering

    def _change_game(self, at: int) -> Switch:
        self._show(self._games[at])
        self._query, self._found = "", ()
        self.screen.refresh()
        self.screen.scroll_to("text", 0, at_once=True)
        return None

    def _to_chapter(self, at: int) -> Switch:
        return self._follow(self._chapters[at].anchor)

    def _follow(self, anchor: str) -> Switch:
        self._jump(anchor)
        self._read(anchor)
        return None

    def _read(self, anchor: str) -> None:
        """Let a paragraph be heard with what belongs to it, or a chapter to its end."""
        paragraphs, ends = self._text.paragraphs, PARTS if "." in anchor else (ParagraphKind.CHAPTER,)
        begun = next((place for place, each in enumerate(paragraphs) if each.anchor == anchor), None)
        if begun is None:
            return
        rest = takewhile(lambda each: each.kind not in ends, paragraphs[begun + 1 :])
        for each in (paragraphs[begun], *rest):
            self._context.announcer.say(each.numbered)

    def _seek(self, text: str) -> Switch:
        self._query = text
        wanted = _plain(text).strip()
        several = len(wanted) >= LEAST_QUERY
        self._found = tuple(
            each.anchor for each in self._numbered() if several and wanted in _plain(each.plain)
        )
        self._marked = frozenset(self._found)
        self.screen.refresh()
        if self._found:
            self._jump(self._found[0], mark=False)
        if several:
            self._context.announcer.say(self._counted(), urgent=True)
        return None

    def _numbered(self) -> list[Paragraph]:
        return [each for each in self._text.paragraphs if each.kind is ParagraphKind.NUMBERED]

    def _next_found(self) -> Switch:
        """Go to the first place found that begins below the top of the pane, or round to the first of all."""
        placed = self._placed()
        if placed is None or not self._found:
            return None
        done, _ = placed
        top = self.screen.state("text").target + self._context.look.px(LEAD) + 2
        heights = {anchor: self._top_of(done, anchor) or 0 for anchor in self._found}
        below = [anchor for anchor in self._found if heights[anchor] > top]
        at_end = self.screen.state("text").target >= self.screen.state("text").reach
        goal = below[0] if below and not at_end else self._found[0]
        self._jump(goal, mark=False)
        self._read(goal)
        return None

    def _jump(self, anchor: str, at_once: bool = False, mark: bool = True) -> None:
        """Bring a paragraph or a chapter to the top of the pane and set it off."""
        if mark:
            self._marked = frozenset((anchor,)) if "." in anchor else frozenset()
            self.screen.refresh()
        placed = self._placed()
        height = self._top_of(placed[0], anchor) if placed else None
        if height is None and "." in anchor:  # a paragraph that has gone: its chapter is near enough
            self._jump(anchor.partition(".")[0], at_once, mark=False)
        elif height is not None:
            self.screen.scroll_to("text", height - self._context.look.px(LEAD), at_once)

    def _top_of(self, flow: Flow, anchor: str) -> int | None:
        """Tell where a paragraph begins, the first of a chapter with its heading; None where there is none."""
        height = flow.at(anchor)
        chapter = flow.at(anchor.removesuffix(".1")) if height is not None else None
        if height is None or chapter is None or height - chapter > self._context.look.height // 4:
            return height
        return chapter

    def _placed(self) -> tuple[Flow, pygame.Rect] | None:
        for widget in self.screen.widgets():
            if isinstance(widget.leaf, RichText):
                return widget.leaf.text.flow(self._context.look, widget.rect.width), widget.rect
        return None

    def _on_action(self, action: Action) -> Reply:
        return TAKEN if action is Action.RULES else PASS

    def _here(self) -> int:
        """Find the chapter at the top of the pane."""
        placed = self._placed()
        if placed is None:
            return 0
        state = self.screen.state("text")
        top = state.target + self._context.look.px(60)
        heights = [placed[0].at(chapter.anchor) or 0 for chapter in self._chapters]
        return max((number for number, height in enumerate(heights) if height <= top), default=0)

    def _mark_chapter(self) -> None:
        """Mark the chapter one has come to."""
        here = self._here()
        if here != self._chapter:
            self._chapter = here
            self.screen.refresh()


def _plain(text: str) -> str:
    """Leave out what nobody need type as it is written: capitals, accents, the kind of apostrophe."""
    letters = normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not combining(letter))
