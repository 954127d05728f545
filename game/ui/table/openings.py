"""What is opened over a table, or in its place: rules, figures, a card in large, the menu, the result of a deal."""

from collections.abc import Callable
from typing import assert_never

from game.core.cards import Card
from game.core.record import record
from game.play.phases import Between, Over
from game.play.table.effects import OpenClaim, OpenFigures, Opening, OpenResult, OpenRules
from game.play.table.inputs import (
    Leave,
    NextDeal,
    OpenCard,
    OpenMenu,
    Restart,
    SeeResult,
    SeeRules,
    SwitchCompanion,
)
from game.play.table.state import TableFacts, TableState
from game.play.table_session import DealDone, TableSession
from game.telling.card_facts import facts as told_of
from game.ui.shell.context import UiContext
from game.ui.shell.scene import Command, Home, Pop, Push, Scene, Switch
from game.ui.table.claiming import ask
from game.ui.table.close_up import close_up
from game.ui.table.hint_figures import HintFiguresDialog
from game.ui.table.menu import MenuLinks, table_menu
from game.ui.table.view_model import Send, Sends


@record
class TableRoutes:
    """Where one can go from the table, hung by whoever opens it."""

    settings: Callable[[], Scene]
    deal_result: Callable[[DealDone, Command, Command], Scene]  # … next deal, leave
    match_result: Callable[[DealDone, Command], Scene]  # … leave
    new_match: Command | None  # None at a table of which nothing is kept
    seal: Callable[[], Scene] | None = None  # the fingerprint of the pack
    leave: Command = Home
    occasion: str = ""  # what the first deal is, where that is more than its number
    saved: Callable[[], bool] = lambda: True  # whether the disk took all that was played


class TableOpenings:
    """Opens things over one table."""

    def __init__(
        self,
        context: UiContext,
        facts: TableFacts,
        session: TableSession,
        routes: TableRoutes,
        send: Send,
        *,
        accompanied: bool,
    ) -> None:
        """Go along these routes; what is pressed there is sent to the table. Not everybody has a companion."""
        self._context = context
        self._facts = facts
        self._session = session
        self._routes = routes
        self._send = send
        self._companion = accompanied

    def open(self, opening: Opening, state: TableState) -> Switch:
        """Open something over the table as it stands."""
        context, captions, session = self._context, self._facts.captions, self._session
        match opening:
            case OpenRules(paragraph):
                return Push(context.routes.rules(context, session.game, paragraph))
            case OpenFigures(advice):
                return Push(
                    HintFiguresDialog(context, captions, self._facts.game.table, session, advice).scene
                )
            case OpenClaim(cards):
                return ask(context, captions, cards, self._send)
            case OpenCard(card):
                return Push(self._close_up(card, state))
            case OpenMenu():
                return Push(self._menu(state))
            case OpenResult(deal):
                return Push(self._result(deal))
            case Leave():
                return self._routes.leave()
            case _:
                assert_never(opening)

    def _close_up(self, card: Card, state: TableState) -> Scene:
        """Show a card as large as the window allows, with what there is to say of it."""
        captions = self._facts.captions
        name, told = captions.cards.spoken(card), told_of(state.view, self._facts.game.table, card, captions)
        title = name[:1].upper() + name[1:]
        return close_up(self._context, captions.cards.face(card), title, told, captions.table("fact.close"))

    def _result(self, deal: int) -> Scene:
        """Show the result of a deal, or of the match where that is over."""
        session, leave = self._session, self._routes.leave
        done = DealDone(session.match, deal, session.players, session.me)
        if session.match.over:
            return self._routes.match_result(done, leave)
        return self._routes.deal_result(done, lambda: Pop(self._send(NextDeal())), leave)

    def _menu(self, state: TableState) -> Scene:
        """Open the menu of the table."""
        send, told = self._send, isinstance(state.phase, Between | Over)
        links = MenuLinks(
            Sends(send, SeeRules()),
            self._routes.settings,
            self._routes.new_match,
            Sends(send, Restart()),
            (lambda: Pop(send(SeeResult()))) if told else None,
            self._routes.leave,
            self._routes.seal,
            (state.companion_speaks, Sends(send, SwitchCompanion())) if self._companion else None,
            state.match.can_undo or state.match.can_redo,
            self._routes.saved,
        )
        return table_menu(self._context, self._facts.captions, links)
