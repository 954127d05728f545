"""A program that reads the screen, as a screen reader does: through AT-SPI over D-Bus, seeing nothing else."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from jeepney import (
    DBusAddress,
    HeaderFields,
    MatchRule,
    MessageType,
    Properties,
    message_bus,
    new_method_call,
)
from jeepney.io.blocking import open_dbus_connection

from game.ui.shell.node import Node, Role
from tests.ui.whole.player import Nodes

PROGRAMS = ("dbus-daemon", "/usr/libexec/at-spi-bus-launcher")
REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
ACCESSIBLE, ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
SELECTED, FOCUSED, SENSITIVE, CHECKED = 23, 12, 24, 4
"""Numbers of states, by AtspiStateType."""
CLICK = 0
PATIENCE = 20.0


@contextmanager
def session_bus() -> Iterator[str]:
    """Start a bus of the tests' own on which somebody reads screens; give its address."""
    command = ("dbus-daemon", "--session", "--nofork", "--print-address=1")
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as daemon:
        assert daemon.stdout is not None
        address = daemon.stdout.readline().strip()
        try:
            with open_dbus_connection(address) as bus:
                status = Properties(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status"))
                for name in ("IsEnabled", "ScreenReaderEnabled"):
                    bus.send_and_get_reply(status.set(name, "b", True))
            yield address
        finally:
            daemon.terminate()


class Reader:
    """Reads the one program on a bus, and hears what it announces."""

    def __init__(self, address: str) -> None:
        with open_dbus_connection(address) as session:
            bus = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            (there,) = session.send_and_get_reply(new_method_call(bus, "GetAddress")).body
        self._bus = open_dbus_connection(there)
        self._ear = open_dbus_connection(there)
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member="Announcement")
        self._ear.send_and_get_reply(message_bus.AddMatch(rule))
        self._heard: list[str] = []
        self._places: dict[str, tuple[str, str]] = {}

    def close(self) -> None:
        self._bus.close()
        self._ear.close()

    def _ask(self, there: tuple[str, str], method: str, interface: str = ACCESSIBLE, *body: Any) -> Any:
        owner, path = there
        signature = "i" * len(body)
        message = new_method_call(DBusAddress(path, owner, interface), method, signature or None, body)
        reply = self._bus.send_and_get_reply(message, timeout=PATIENCE)
        if reply.header.message_type is MessageType.error:
            raise LookupError(reply.body)
        return reply.body[0]

    def _get(self, there: tuple[str, str], name: str) -> Any:
        address = DBusAddress(there[1], there[0], ACCESSIBLE)
        reply = self._bus.send_and_get_reply(Properties(address).get(name), timeout=PATIENCE)
        if reply.header.message_type is MessageType.error:
            raise LookupError(reply.body)
        return reply.body[0][1]

    def nodes(self) -> Nodes:
        """Read the window until two readings agree: it goes on changing while somebody reads it piece by piece."""
        last: Nodes = []
        while True:
            try:
                now = list(self._window())
            except LookupError:  # a piece has gone meanwhile
                continue
            if now == last:
                return now
            last = now

    def _window(self) -> Iterator[Node]:
        for program in self._ask((REGISTRY, ROOT), "GetChildren"):
            for window in self._ask(tuple(program), "GetChildren"):
                self._places.clear()
                yield from map(self._node, map(tuple, self._ask(tuple(window), "GetChildren")))

    def _node(self, there: tuple[str, str]) -> Node:
        key, low = self._get(there, "AccessibleId"), self._ask(there, "GetState")[0]
        told = self._get(there, "Description")
        numbers = {SELECTED: "selected", FOCUSED: "focused"}
        state = [name for number, name in numbers.items() if low >> number & 1]
        state += [] if low >> SENSITIVE & 1 else ["disabled"]
        state += ["playable"] if "playable" in told.split(", ") else []
        self._places[key] = there
        role = Role.CARD if key.startswith("card:") else Role.BUTTON if key else Role.TEXT
        return Node(role, self._get(there, "Name"), (0, 0, 1, 1), "", tuple(state), key=key, description=told)

    def click(self, key: str) -> None:
        """Do what a control is for."""
        assert self._ask(self._places[key], "DoAction", ACTION, CLICK)

    def heard(self) -> Sequence[str]:
        """Give everything that has been announced."""
        with suppress(TimeoutError):
            while True:
                message = self._ear.receive(timeout=0.05)
                if message.header.fields.get(HeaderFields.member) == "Announcement":
                    self._heard.append(message.body[3][1])
        return self._heard


class ReadScreen:
    """A screen that is read, for whoever plays at it."""

    size = (1, 1)

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def nodes(self) -> Nodes:
        return self.reader.nodes()

    def wait(self, until: Callable[[Nodes], bool], seconds: float) -> bool:
        limit = time.monotonic() + seconds
        while not until(self.nodes()):
            if time.monotonic() > limit:
                return False
        return True

    def click(self, at: tuple[int, int]) -> None:
        raise AssertionError

    def wheel(self, at: tuple[int, int], turns: int) -> None:
        raise AssertionError

    def press(self, key: str) -> None:
        raise AssertionError


class ByReader:
    """Does everything by actions on what is read."""

    def use(self, screen: Any, key: str) -> None:
        screen.reader.click(key)


@contextmanager
def read_aloud(command: Sequence[str], cwd: Path) -> Iterator[ReadScreen]:
    """Start a program that nobody sees, and read it."""
    with session_bus() as address:
        unseen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "DBUS_SESSION_BUS_ADDRESS": address}
        with subprocess.Popen(command, cwd=cwd, env={**os.environ, **unseen}) as program:
            reader = Reader(address)
            try:
                yield ReadScreen(reader)
            finally:
                reader.close()
                program.terminate()
