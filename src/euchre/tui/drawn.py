"""A widget that draws a scene on a canvas."""

from __future__ import annotations

from abc import abstractmethod

from textual.strip import Strip
from textual.widget import Widget

from euchre.tui.canvas import Canvas
from euchre.tui.scene import Scene

__all__ = ["Drawn"]


class Drawn(Widget):
    """Draws the last scene that it was shown, anew whenever its size changes."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 - Textual's own name
        """A widget that shows nothing yet."""
        super().__init__(id=id)
        self.scene: Scene | None = None
        self._canvas: Canvas | None = None

    def show(self, scene: Scene) -> None:
        """Draw this scene from now on."""
        self.scene = scene
        self._canvas = None
        self.refresh(layout=self.styles.is_auto_height)

    @abstractmethod
    def draw(self, scene: Scene, canvas: Canvas) -> None:
        """Draw the scene."""

    def render_line(self, y: int) -> Strip:
        """A line of the canvas."""
        size = self.size
        if self.scene is None:
            return Strip.blank(size.width)
        canvas = self._canvas
        if canvas is None or (canvas.width, canvas.height) != (size.width, size.height):
            canvas = Canvas(size.width, size.height, self.scene.brush)
            self.draw(self.scene, canvas)
            self._canvas = canvas
        return canvas.strip(y)
