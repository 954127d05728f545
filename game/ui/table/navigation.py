"""The ways from the table: to rules, figures, a card in large, the menu, the result of a deal, and out."""

from collections.abc import Callable
from functools import partial
from typing import assert_never

from game.catalogue import Game
from game.core.cards import Card
from game.core.record import record, replace
from game.play.phases import Between, Mine, Over
from game.play.table.effects import OpenFigures, Opening, OpenRules
from game.play.table.inputs import NextDeal, Restart, SeeRules, UseCard
from game.play.table_session import DealDone
from game.telling.captions import Captions
from game.telling.card_facts import facts
from game.ui.kit.screen import Screen
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Home, Pop, Push, Scene, Switch
from game.ui.table import claiming
from game.ui.table.close_up import close_up
from game.ui.table.controller import TableController
from game.ui.table.hint_figures import HintFiguresDialog
from game.ui.table.menu import MenuLinks, table_menu
from game.ui.table.view_model import Sends


@record
class TableRoutes:
    """Where one can go from the table, hung by whoever opens it."""

    settings: Callable[[], Scene]
    deal_result: Callable[[DealDone, Command, Command], Scene]  # … next deal, leave
    match_result: Callable[[DealDone, Command], Scene]  # … leave
    new_match: Command | None  # None at a table of which nothing is kept
    seal: Callable[[], Scene] | None = None  # the fingerprint of the pack
    leave: Command = Home
    saved: Callable[[], bool] = lambda: True  # whether the disk took all that was played


class TableNavigation:
    """Leads where the controls of one table lead."""

    def __init__(
        self,
        context: UiContext,
        game: Game,
        captions: Captions,
        controller: TableController,
        screen: Screen,
        routes: TableRoutes,
    ) -> None:
        """Go along these routes."""
        self._context = context
        self._game = game
        self._captions = captions
        self._controller = controller
        self._screen = screen
        self._routes = routes

    def pointed(self) -> str:
        """Give the key of the control that is pointed at or, where keys are used, has the focus."""
        return self._screen.pointed

    def play_key(self, card: Card) -> Switch:
        """Play the card that has the focus; a first press only shows where the focus is."""
        return self._controller.send(UseCard(card)) if self._screen.keyed else None

    def leave(self) -> Switch:
        """Go back to the title; the match is kept. A lesson is left for where it was begun."""
        return self._routes.leave()

    def open(self, opening: Opening) -> Switch:
        """Open something over the table."""
        match opening:
            case OpenRules(paragraph):
                game = self._controller.session.game
                return Push(self._context.routes.rules(self._context, game, paragraph))
            case OpenFigures(advice):
                session, table = self._controller.session, self._game.table
                return Push(HintFiguresDialog(self._context, self._captions, table, session, advice).scene)
            case _:
                assert_never(opening)

    def enlarge(self, card: Card) -> Switch:
        """Show a card as large as the window allows, with what there is to say of it."""
        captions, view = self._captions, self._controller.shown.view
        name, told = captions.cards.spoken(card), facts(view, self._game.table, card, captions)
        title = name[:1].upper() + name[1:]
        return Push(
            close_up(self._context, captions.cards.face(card), title, told, captions.table("fact.close"))
        )

    def claim(self) -> Switch:
        """Ask whether the rest is to be played out, where it is sure."""
        controller = self._controller
        return claiming.ask(
            self._context, self._captions, controller.claiming.cards, controller.claim, controller.decline
        )

    def rules(self, paragraph: str) -> Switch:
        """Open the rules at a paragraph, or at the one that matters now: of what was refused, else of the phase."""
        return self._controller.send(SeeRules(paragraph))

    # ------------------------------------------------------------------ the result

    def result(self, deal: int) -> Switch:
        """Show the result of a deal, or of the match where that is over."""
        session = self._controller.session
        done = DealDone(session.match, deal, session.players, session.me)
        if session.match.over:
            return Push(self._routes.match_result(done, self.leave))
        return Push(self._routes.deal_result(done, self._following, self.leave))

    def _following(self) -> Switch:
        """Come back from the result to the next deal."""
        self._controller.send(NextDeal())
        return Pop()

    # ------------------------------------------------------------------ the menu

    def menu(self) -> Switch:
        """Open the menu of the table."""
        session, told = self._controller.session, None
        view, match = session.view(), session.match
        if isinstance(self._controller.playback.phase, Between | Over):
            told = partial(self._again, view.ledger.finished)
        links = MenuLinks(
            partial(self.rules, ""),
            self._routes.settings,
            self._routes.new_match,
            Sends(self._controller.send, Restart()),
            told,
            self.leave,
            self._routes.seal,
            (self._accompanied, self._accompany) if self._controller.companion else None,
            match.can_take_back(session.me) or match.can_redo,
            self._routes.saved,
        )
        return Push(table_menu(self._context, self._captions, links))

    @property
    def _accompanied(self) -> bool:
        """Whether the companion speaks, as far as anybody can see."""
        controller = self._controller
        silent = isinstance(controller.playback.phase, Mine) and controller.counsel is None
        return self._context.settings.companion and not silent

    def _accompany(self) -> Switch:
        """Have the companion speak of everything again, or be silent at every table."""
        speaks, companion = self._accompanied, self._controller.companion
        self._context.change(replace(self._context.settings, companion=not speaks))
        if companion and not speaks:
            companion.call_back()
        self._screen.refresh()
        return None

    def _again(self, deal: int) -> Switch:
        """Put the menu away and show the result once more."""
        return Pop(self.result(deal))
