"""What the results of deals, matches and today's deals share: a deal that is told, its sentence and trick, the page."""

from collections.abc import Sequence

from game.catalogue import find
from game.core.cards import Seat
from game.core.record import record
from game.core.rules import Spec
from game.play.deal_story import DealStory, deal_story
from game.play.deal_summary import DealSummary, deal_summary
from game.play.portraits import portrait_of
from game.play.table_session import DealDone
from game.session.match import AnyMatch
from game.session.players import Player
from game.stage.moods import Mood
from game.telling.captions import Captions
from game.ui.blocks import (
    BROADEST,
    ENDS,
    SIDES,
    SMALL,
    Align,
    Block,
    Centre,
    Column,
    Command,
    Gap,
    Grow,
    MinWidth,
    Pad,
    Region,
    Row,
    Text,
    Tint,
    ToldLine,
    UiContext,
    eyebrow,
    title,
    way_back,
)
from game.ui.scenes.deal_details import CardPages
from game.ui.scenes.deal_pictures import Portrait, SignedText, TrickPicture
from game.ui.scenes.labels import COVER
from game.ui.scenes.posters import poster

LIGHT = 0.74
"""Share of its light that is left to the table: nothing is to be read there, but people are to be seen."""
READ = 800
"""The most a sentence takes."""


@record
class ToldDeal:
    """A finished deal, told once."""

    done: DealDone
    captions: Captions
    summary: DealSummary
    story: DealStory

    @property
    def spec(self) -> Spec:
        return self.done.match.rules.spec


def tell(context: UiContext, done: DealDone) -> ToldDeal:
    """Tell a finished deal to who played it."""
    game = find(done.match.transcript().header.game)
    captions = captions_of(context, done.match, done.me, done.names)
    summary = deal_summary(done.match, game, done.deal, done.me)
    return ToldDeal(
        done, captions, summary, deal_story(done.match, game, summary, context.words, captions, done.me)
    )


def captions_of(context: UiContext, match: AnyMatch, me: Seat, names: Sequence[str]) -> Captions:
    """Speak for the players of a match."""
    players = tuple(Player(name) for name in names)
    return Captions(context.words, match.transcript().header.game, match.rules.spec, players, me)


def sentence(told: ToldDeal) -> tuple[Block, ...]:
    """Say what decided the deal."""
    said = told.story.cause.said
    return (Centre(SignedText(said, told.captions.cards.aloud(said)), READ, tall=False),) if said else ()


def decided(context: UiContext, told: ToldDeal) -> tuple[Block, str] | tuple[()]:
    """Show the cards that decided it, and say which trick they were, if they were one."""
    seen = told.story.cause.moment
    if seen is None:
        return ()
    spell, words = told.spec.pack.spell, context.words
    cards = TrickPicture(tuple(map(spell, seen.cards)), spell(seen.best) if seen.best >= 0 else "")
    if seen.best < 0:
        return ToldLine(
            cards, told.captions.table("comma").join(map(told.captions.cards.spoken, seen.cards))
        ), ""
    said = card_pages(context, told).told(seen.trick, told.summary.tricks[seen.trick - 1])
    caption = words.get("result.trick", number=seen.trick)
    return ToldLine(cards, said), caption


def moment(context: UiContext, told: ToldDeal) -> tuple[Block, ...]:
    """Show the cards that decided it between those whom it concerns."""
    seen = told.story.cause.moment
    if seen is None:
        return ()
    beside = len(seen.seats) > 1
    left = [face(context, told, seat, look=1) for seat in seen.seats[:beside]]
    right = [face(context, told, seat, look=-1) for seat in seen.seats[beside:]]
    cards, caption = decided(context, told) or (Gap(0), "")
    row = Row((Grow(Gap(0)), *left, cards, *right, Grow(Gap(0))), gap=30)
    return (row, Text(caption, SMALL, Tint.MUTED, Align.CENTRE)) if caption else (row,)


def face(context: UiContext, told: ToldDeal, seat: Seat, wide: float = 92, look: int = 0) -> Portrait:
    """Show a player in the mood the deal has left, whose eyes go to what decided it, or to who won."""
    mood = told.story.moods.get(seat, Mood.CALM)
    return seen_face(context, told.captions, told.done.me, seat, mood, wide, look)


def seen_face(
    context: UiContext, captions: Captions, me: Seat, seat: Seat, mood: Mood, wide: float, look: int
) -> Portrait:
    """Show somebody who has played."""
    name = portrait_of(captions.players.name(seat), context.words)
    return Portrait(context.settings.portrait if seat == me else name, mood, wide, look)


def card_pages(context: UiContext, told: ToldDeal) -> CardPages:
    """Show every hand and every trick."""
    return CardPages(context.words, told.captions, told.spec.pack, told.summary, told.done.me)


def result_page(  # noqa: PLR0913 - what stands on it, from top to foot
    context: UiContext,
    game: str,
    where: str,
    headline: str,
    told: Sequence[Block],
    *,
    back: Command,
    body: Block,
    foot: Block,
) -> Block:
    """Lay out a whole screen: the game's picture, what happened and what decided it, the figures, and the ways on."""
    named = Column((title(headline), *told), gap=6)
    head = Column((eyebrow(where), named), gap=0)
    cover = MinWidth(poster(game, context.words.get(f"{game}.name"), COVER), 190)
    top = Row((cover, Grow(head), way_back(context, back)), gap=26)
    whole = Column((top, Grow(Centre(body, BROADEST)), Region("foot", foot)), gap=17)
    return Pad(Centre(whole, BROADEST, tall=False), SIDES, ENDS)
