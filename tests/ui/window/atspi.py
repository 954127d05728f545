"""A program that reads the screen, as a screen reader does: through AT-SPI over D-Bus, seeing nothing else."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

from jeepney import (
    DBusAddress,
    HeaderFields,
    MatchRule,
    Message,
    MessageType,
    Properties,
    message_bus,
    new_method_call,
)
from jeepney.io.blocking import open_dbus_connection

from game.ui.shell.node import Node, Role
from tests.ui.whole.player import Nodes

REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
ACCESSIBLE, ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
SELECTED, FOCUSED, SENSITIVE = 23, 12, 24
"""Numbers of states, by AtspiStateType."""
CLICK = 0
PATIENCE = 60.0
START = 120.0
"""Seconds until somebody gives up who waits for an answer, and for the program on a busy machine."""
AGAIN = 4.0
"""Seconds after which the program is asked for its windows again: once, right after its start, it did not answer."""
Place: TypeAlias = tuple[str, ...]
"""Who owns a thing on the screen, and its path there."""


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


def question(there: Place, method: str, interface: str = ACCESSIBLE, *body: Any) -> Message:
    """Ask a thing on the screen something."""
    owner, path = there
    return new_method_call(DBusAddress(path, owner, interface), method, "i" * len(body) or None, body)


def questions_of(there: Place) -> Sequence[Message]:
    """Ask a thing on the screen what it is."""
    told = Properties(DBusAddress(there[1], there[0], ACCESSIBLE))
    return (
        *(told.get(name) for name in ("AccessibleId", "Name", "Description")),
        question(there, "GetState"),
    )


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
        self._places: dict[str, Place] = {}

    def close(self) -> None:
        self._bus.close()
        self._ear.close()

    def _ask(self, there: Place, method: str, interface: str = ACCESSIBLE, *body: Any) -> Any:
        return self._answers([question(there, method, interface, *body)])[0]

    def _answers(self, questions: Sequence[Message], patience: float = PATIENCE) -> list[Any]:
        """Put many questions at once, and give what each is answered with; raise TimeoutError, or LookupError."""
        serials = [next(self._bus.outgoing_serial) for _ in questions]
        for each, serial in zip(questions, serials, strict=True):
            self._bus.send(each, serial=serial)
        found: dict[int, Any] = {}
        while len(found) < len(questions):
            reply = self._bus.receive(timeout=patience)
            answered = reply.header.fields.get(HeaderFields.reply_serial)
            if answered not in serials:  # nobody asked, or it was asked again meanwhile
                continue
            found[answered] = None if reply.header.message_type is MessageType.error else reply.body[0]
        told = [found[serial] for serial in serials]
        if any(each is None for each in told):
            raise LookupError
        return told

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
            for window in self._windows(tuple(program)):
                self._places.clear()
                screen = tuple(
                    self._ask(tuple(window), "GetChildren")[0]
                )  # what was announced comes after it
                groups = [tuple(each) for each in self._ask(screen, "GetChildren")]
                inside = self._answers([question(each, "GetChildren") for each in groups])
                places = [
                    tuple(one) for each, some in zip(groups, inside, strict=True) for one in some or [each]
                ]
                told = self._answers([each for place in places for each in questions_of(place)])
                for at, place in enumerate(places):
                    yield self._node(place, *told[4 * at : 4 * at + 4])

    def _windows(self, program: Place) -> Sequence[Any]:
        """Ask a program for its windows, again and again while it begins to listen."""
        asked = question(program, "GetChildren")
        for _ in range(int(PATIENCE / AGAIN) - 1):
            with suppress(TimeoutError):
                return list(self._answers([asked], AGAIN)[0])
        return list(self._answers([asked], AGAIN)[0])

    def _node(self, there: Place, key: Any, name: Any, described: Any, states: Any) -> Node:
        low, told = states[0], described[1]
        numbers = {SELECTED: "selected", FOCUSED: "focused"}
        state = [name for number, name in numbers.items() if low >> number & 1]
        state += [] if low >> SENSITIVE & 1 else ["disabled"]
        state += ["playable"] if "playable" in told.split(", ") else []
        self._places[key[1]] = there
        role = Role.CARD if key[1].startswith("card:") else Role.BUTTON if key[1] else Role.TEXT
        return Node(role, name[1], (0, 0, 1, 1), "", tuple(state), key=key[1], description=told)

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
        limit = time.monotonic() + max(seconds, START)  # somebody who reads piece by piece takes long
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
                screen = ReadScreen(reader)
                assert screen.wait(lambda nodes: len(nodes) > 1, START), "the program tells nothing"
                yield screen
            finally:
                reader.close()
                program.terminate()
