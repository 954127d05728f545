"""The marked-up text of rules and explanations, read into paragraphs of pieces.

# Title             ## 7. Trick play (a chapter, anchor 7)        ### Smaller heading
7.1 Text …          a numbered paragraph, anchor 7.1; lines that follow without a blank line belong to it
- item              | cell | cell | (a first row above |---|---| is the head)
**bold**  *italic* or _italic_  {S} {H} {D} {C}  {KH}  {cards: KH QH AS}  [words](#7.1)  §7.1 (a link by itself)
"""

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import TypeAlias

from game.catalogue import find
from game.core.record import record
from game.resources import ENGLISH, translated


class ParagraphKind(Enum):
    """What a paragraph is."""

    TITLE = "title"
    CHAPTER = "chapter"
    HEADING = "heading"
    NUMBERED = "numbered"
    PLAIN = "plain"
    ITEM = "item"
    TABLE = "table"
    CARDS = "cards"


@record
class InlineText:
    """Text in one voice."""

    text: str
    bold: bool = False
    italic: bool = False
    link: str = ""  # anchor it leads to


@record
class InlineSuit:
    """A suit sign."""

    letter: str


@record
class InlineCards:
    """Cards in a line of text."""

    names: tuple[str, ...]


Inline: TypeAlias = InlineText | InlineSuit | InlineCards


@record
class Paragraph:
    """One paragraph. A table has rows of cells instead of pieces; its first row is the head if `headed`."""

    kind: ParagraphKind
    pieces: tuple[Inline, ...]
    anchor: str = ""
    rows: tuple[tuple[tuple[Inline, ...], ...], ...] = ()
    headed: bool = False

    @property
    def plain(self) -> str:
        """The words alone, for searching and for reading aloud; a row of a table is a sentence of its cells."""
        rows = (", ".join(plain(cell) for cell in row if cell) for row in self.rows)
        return " ".join((plain(self.pieces), *(f"{row.rstrip('.')}." for row in rows if row))).strip()

    @property
    def numbered(self) -> str:
        """The words, after the number of the paragraph if it has one."""
        return f"{self.anchor} {self.plain}" if self.kind is ParagraphKind.NUMBERED else self.plain


CHAPTER = re.compile(r"##\s+(\d+)\.\s+(.*)")
NUMBERED = re.compile(r"(\d+\.\d+)\.?\s+(.*)")
FIGURE = re.compile(r"\{cards:\s*([^}]+)\}$")
RULE = re.compile(r"\|[\s:|-]+\|?$")
TOKEN = re.compile(
    r"\*\*(?P<bold>.+?)\*\*"
    r"|\*(?P<star>[^*\s][^*]*?)\*"
    r"|(?<!\w)_(?P<under>[^_]+?)_(?!\w)"
    r"|\[(?P<label>[^\]]+)\]\(#(?P<target>[\w.]+)\)"
    r"|§\s?(?P<section>\d+(?:\.\d+)?)"
    r"|\{(?P<suit>[SHDC])\}"
    r"|\{cards:\s*(?P<cards>[^}]+)\}"
    r"|\{(?P<card>(?:[2-9TJQKAC][SHDC])|T[1-9]\d?|FOOL|JOK)\}"
)
SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Document:
    """A text that has been read. Two are equal only if they are the same one, so that settings of it can be kept."""

    __slots__ = ("paragraphs",)

    def __init__(self, paragraphs: tuple[Paragraph, ...]) -> None:
        self.paragraphs = paragraphs

    def place(self, anchor: str) -> int | None:
        return next((number for number, each in enumerate(self.paragraphs) if each.anchor == anchor), None)


def parse(source: str) -> Document:
    return Document(tuple(_paragraph(lines) for lines in _blocks(source.splitlines())))


def _blocks(lines: Sequence[str]) -> Iterator[list[str]]:
    block: list[str] = []
    for line in (line.strip() for line in lines):
        table = line.startswith("|")
        starts = line.startswith(("#", "- ", "{cards:")) or NUMBERED.match(line)
        joins = block and not line.startswith("#") and table == block[0].startswith("|")
        alone = block and block[0].startswith(("#", "{cards:"))
        if not line or (block and (alone or not joins or (starts and not table))):
            if block:
                yield block
            block = []
        if line:
            block.append(line)
    if block:
        yield block


def _paragraph(lines: Sequence[str]) -> Paragraph:
    text = " ".join(lines)
    if lines[0].startswith("|"):
        return _table(lines)
    if found := FIGURE.fullmatch(text):
        return Paragraph(ParagraphKind.CARDS, (InlineCards(tuple(found.group(1).split())),))
    if found := CHAPTER.match(text):
        return Paragraph(ParagraphKind.CHAPTER, inline(f"{found.group(1)}. {found.group(2)}"), found.group(1))
    for mark, kind in (
        ("### ", ParagraphKind.HEADING),
        ("## ", ParagraphKind.CHAPTER),
        ("# ", ParagraphKind.TITLE),
    ):
        if text.startswith(mark):
            return Paragraph(kind, inline(text[len(mark) :]))
    if found := NUMBERED.match(text):
        return Paragraph(ParagraphKind.NUMBERED, inline(found.group(2)), found.group(1))
    if text.startswith("- "):
        return Paragraph(ParagraphKind.ITEM, inline(text[2:]))
    return Paragraph(ParagraphKind.PLAIN, inline(text))


def _table(lines: Sequence[str]) -> Paragraph:
    rows = [
        tuple(inline(cell.strip()) for cell in line.strip("|").split("|"))
        for line in lines
        if not _ruled(line)
    ]
    return Paragraph(ParagraphKind.TABLE, (), rows=tuple(rows), headed=len(lines) > 1 and _ruled(lines[1]))


def _ruled(line: str) -> bool:
    return RULE.fullmatch(line) is not None


def inline(text: str) -> tuple[Inline, ...]:
    """Read the pieces of one line.

    >>> inline("lead {S}, see §7.1")
    (InlineText(text='lead ', bold=False, italic=False, link=''), InlineSuit(letter='S'), \
InlineText(text=', see ', bold=False, italic=False, link=''), \
InlineText(text='§7.1', bold=False, italic=False, link='7.1'))
    """
    pieces: list[Inline] = []
    end = 0
    for found in TOKEN.finditer(text):
        if found.start() > end:
            pieces.append(InlineText(text[end : found.start()]))
        pieces.extend(_piece(found))
        end = found.end()
    if end < len(text):
        pieces.append(InlineText(text[end:]))
    return tuple(pieces)


def _piece(found: re.Match[str]) -> tuple[Inline, ...]:
    name, value = found.lastgroup, found.group(found.lastgroup or 0)
    match name:
        case "bold":
            return _voiced(value, bold=True)
        case "star" | "under":
            return _voiced(value, bold=False)
        case "target":
            return (InlineText(found.group("label"), link=value),)
        case "section":
            return (InlineText(f"§{value}", link=value),)
        case "suit":
            return (InlineSuit(value),)
        case _:
            return (InlineCards(tuple(value.split())),)


def _voiced(text: str, bold: bool) -> tuple[Inline, ...]:
    """Read what stands inside bold or italic: suits and cards stay signs, words take the voice."""
    return tuple(
        InlineText(piece.text, bold or piece.bold, piece.italic or not bold, piece.link)
        if isinstance(piece, InlineText)
        else piece
        for piece in inline(text)
    )


def plain(pieces: Sequence[Inline]) -> str:
    """Write pieces without any voice.

    >>> plain(inline("**Trumps** are {H}: {cards: KH TH}"))
    'Trumps are ♥: K♥ 10♥'
    """
    parts = []
    for piece in pieces:
        match piece:
            case InlineText(text):
                parts.append(text)
            case InlineSuit(letter):
                parts.append(SIGNS[letter])
            case InlineCards(names):
                parts.append(" ".join(map(_signed, names)))
    return "".join(parts)


def _signed(name: str) -> str:
    """Write a card with the sign of its suit, a ten in figures."""
    rank, suit = name[:-1], name[-1]
    if suit not in SIGNS:
        return name
    return f"{'10' if rank == 'T' else rank}{SIGNS[suit]}"


_PART = re.compile(r"^(?=\d+\.\d+ |## )", re.MULTILINE)
"""Where a numbered paragraph with its tables and cards, or a chapter, begins."""


def rulebook(game: str, answer: str = "", language: str = ENGLISH) -> str:
    """Read the rules of a game for a table that answers its question so.

    Paragraphs in the text of that table take the place of those with their numbers.
    """
    text = translated(language, "rules", f"{game}.md").read_text("utf-8")
    if not find(game).answered(answer):
        return text
    own = translated(language, "rules", f"{game}-{answer}.md").read_text("utf-8")
    other = {_number(part): part for part in _PART.split(own) if part.strip()}
    parts = (other.get(_number(part), part).rstrip("\n") for part in _PART.split(text))
    return "\n\n".join(parts) + "\n"


def _number(part: str) -> str:
    """Give the number of a paragraph; of anything else its first words."""
    return part.partition(" ")[0] if part[:1].isdigit() else part
