"""The screens of the gallery by their names, as nodes and as pictures."""

from game.app.application import Application
from game.app.gallery import FRAME, screens
from game.ui.shell.node import Node, Role
from game.ui.shell.scene import Pop, Push


class Gallery:
    """Opens screens by their names."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.screens = dict(screens(app))
        self.picture = app.window.canvas

    def open(self, name: str) -> tuple[Node, ...]:
        """Tell what a screen shows once it is at rest."""
        self.app.loop.stack.turn(Push(self.screens[name]()))
        for _ in range(10):
            self.app.step(FRAME)
        self.app.loop.draw()
        shown, self.picture = tuple(self.app.loop.stack.top.nodes()), self.app.window.canvas.copy()
        self.app.loop.stack.turn(Pop())
        return shown


def keyed(nodes: tuple[Node, ...], start: str) -> list[Node]:
    """List the controls whose keys begin so."""
    return [node for node in nodes if node.key.startswith(start)]


def text(nodes: tuple[Node, ...], name: str) -> Node:
    """Find a text."""
    return next(node for node in nodes if node.name == name and node.role is Role.TEXT)
