"""The navigator: what leads from each screen to the next."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from game.app.cabinets import Cabinets
from game.app.matches import Matches, StatisticsUpdate, Thinkers
from game.app.teaching import Teaching
from game.catalogue import find, rules_for
from game.play.glimpses import Glimpses
from game.play.table_session import Thinker
from game.session.players import KNOWN
from game.storage.stores import Stores
from game.ui.draw.pack_art import BACK
from game.ui.kit.page import Page
from game.ui.kit.screen import prewarmed
from game.ui.scenes.about import about
from game.ui.scenes.cabinet import Cabinet, cabinet
from game.ui.scenes.room import room
from game.ui.scenes.rules import rules
from game.ui.scenes.saves import saves
from game.ui.scenes.settings import settings
from game.ui.scenes.setup import setup
from game.ui.scenes.statistics import Figures, statistics
from game.ui.shell.context import UiContext
from game.ui.shell.destinations import (
    Destination,
    ToAbout,
    ToCabinet,
    ToDaily,
    ToEnd,
    ToFile,
    ToLessons,
    ToLookBack,
    ToMatch,
    ToPlay,
    ToRoom,
    ToRulebook,
    ToSameCards,
    ToSaves,
    ToSettings,
    ToStatistics,
    ToThisDeal,
)
from game.ui.shell.scene import Push, Scene, Switch
from game.ui.table.areas import areas_for
from game.ui.table.painter import card_height

PATIENCE = 0.08
"""Seconds that a screen may wait for kept matches to be counted; what is left is counted while it is open."""
MOMENT = 0.006
"""Seconds of a frame spent on counting."""


class Navigator:
    """Answers where a press leads."""

    def __init__(self, stores: Stores, thinker: Thinker | None, dice: Random) -> None:
        """Begin; the dice shuffle every pack. Without a thinker, bots think in a process of their own."""
        self._stores = stores
        self._statistics = StatisticsUpdate(stores.saves, stores.stats)
        self.cabinets = cabinets = Cabinets(stores)
        self._glimpses = Glimpses(stores.saves)
        self._thinkers = Thinkers(thinker)
        self.teaching = Teaching(stores, self._thinkers.players, dice)
        self.matches = matches = Matches(
            stores, self._thinkers, self._statistics, cabinets, self.teaching, dice
        )
        self.table: Mapping[type[Destination], Callable[[UiContext, Any], Switch]] = {
            ToRoom: lambda context, _: Push(room(context, matches.begin)),
            ToLessons: lambda context, to: Push(self.teaching.page(context, to.subject)),
            ToSaves: lambda context, _: Push(
                saves(context, stores.saves, self._statistics.steps, self._glimpses)
            ),
            ToStatistics: lambda context, _: Push(self._figures(context)),
            ToCabinet: lambda context, to: Push(self._cabinet(context, to.game)),
            ToSettings: lambda context, _: Push(settings(context)),
            ToAbout: lambda context, _: Push(about(context)),
            ToRulebook: lambda context, to: Push(
                rules(context, to.game, to.paragraph, bool(to.paragraph), to.answer)
            ),
            ToFile: lambda context, to: matches.open_file(context, to.file),
            ToMatch: lambda context, to: matches.resume(context, to.match_id),
            ToEnd: lambda context, to: matches.ended(context, to.match_id),
            ToLookBack: lambda context, to: matches.look_back(context, to.done, to.again, to.length),
            ToPlay: lambda context, to: matches.sit_down_anew(context, to.setup),
            ToDaily: lambda context, to: matches.practise_daily(context, find(to.game), to.day),
            ToSameCards: lambda context, to: matches.same_cards(context, to.done),
            ToThisDeal: lambda context, to: matches.this_deal(context, to.done),
        }

    def close(self) -> None:
        """Send the bots home."""
        self._thinkers.close()

    def go(self, context: UiContext, to: Destination) -> Switch:
        """Lead there, or stay and say why that can't be."""
        return self.table[type(to)](context, to)

    def prewarm(self, context: UiContext) -> Iterator[None]:
        """Do in steps what nobody need wait for: draw unseen what may be opened next, count what is uncounted."""
        kept = self._stores.saves.latest()
        game = find(kept.header.game) if kept else find(context.routes.games[0])
        yield from prewarmed(context, room(context, self.matches.begin).screen)
        spec = rules_for(game.id, {}).spec
        areas = areas_for(context.look, spec, context.settings)
        context.sprites.want((BACK, *spec.pack.faces), card_height(areas.viewport.card_size, areas.unit))
        set_up = setup(context, game, self.matches.begin)
        yield from prewarmed(context, set_up.screen, set_up.room)
        for page in (ToSettings(), ToLessons(), ToSaves(), ToAbout()):
            yield from self._prewarmed(context, page)
        yield from self._statistics.steps
        yield from self._prewarmed(context, ToStatistics())
        yield from self.cabinets.steps(KNOWN)

    def _prewarmed(self, context: UiContext, to: Destination) -> Iterator[None]:
        """Draw unseen a page that the title leads to."""
        opened = self.go(context, to)
        if isinstance(opened, Push) and isinstance(opened.scene, Page):
            yield from prewarmed(context, opened.scene.screen)

    def _count_on(self) -> bool:
        """Count for a moment what is left uncounted; tell whether any figure may have changed."""
        return self._statistics.go_on(MOMENT)

    def _cabinet(self, context: UiContext, game: str) -> Scene:
        cabinets, names = self.cabinets, KNOWN
        cabinets.go_on(MOMENT, names, game)

        def state() -> Cabinet:
            return Cabinet(game, cabinets.of(game), cabinets.searching(game))

        def go_on() -> Cabinet | None:
            return state() if cabinets.go_on(MOMENT, names, game) else None

        return cabinet(context, state(), go_on)

    def _figures(self, context: UiContext) -> Scene:
        self._statistics.go_on(PATIENCE)
        return statistics(
            context, Figures(self._stores.stats.records, self._statistics.forget, self._count_on)
        )
