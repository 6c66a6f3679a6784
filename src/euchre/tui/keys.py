"""The keys of the table: one list, which is also the help."""

from __future__ import annotations

from textual.binding import Binding, BindingType

from euchre.tui.canvas import Canvas
from euchre.tui.drawn import Drawn
from euchre.tui.scene import Scene

__all__ = ["TABLE_KEYS", "KeysBar"]

# The descriptions are keys of messages: they are said by KeysBar and the help screen.
TABLE_KEYS: list[BindingType] = [
    Binding("left", "move(-1)", "tui-key-move", key_display="← →"),
    Binding("right", "move(1)", "tui-key-move", show=False),
    Binding("up", "jump(-1)", "tui-key-jump", key_display="↑ ↓", show=False),
    Binding("down", "jump(1)", "tui-key-jump", show=False),
    Binding("enter", "choose", "tui-key-choose", key_display="Enter"),
    Binding("space", "choose", "tui-key-choose", show=False),
    *(
        Binding(str(number), f"pick({number})", "tui-key-pick", key_display="1–9", show=False)
        for number in range(1, 10)
    ),
    Binding("p", "pass_", "tui-key-pass", key_display="p", show=False),
    Binding("escape", "bids", "tui-key-bids", key_display="Esc", show=False),
    Binding("question_mark", "help", "tui-key-help", key_display="?"),
    Binding("h", "hint", "tui-key-hint", key_display="h"),
    Binding("e", "explain", "tui-key-explain", key_display="e", show=False),
    Binding("r", "rules", "tui-key-rules", key_display="r"),
    Binding("s", "story", "tui-key-story", key_display="s"),
    Binding("c", "colours", "tui-key-colours", key_display="c"),
    Binding("d", "day", "tui-key-day", key_display="d", show=False),
    Binding("f", "pace", "tui-key-pace", key_display="f", show=False),
    Binding("q", "app.quit", "tui-key-quit", key_display="q"),
    Binding("ctrl+c", "app.quit", "tui-key-quit", show=False),
]


class KeysBar(Drawn):
    """The keys that one needs first."""

    def draw(self, scene: Scene, canvas: Canvas) -> None:
        """Draw one line."""
        brush = canvas.brush
        key = brush.style(brush.palette.ink, brush.palette.surface_2, bold=True)
        x = 1
        for binding in TABLE_KEYS:
            if not isinstance(binding, Binding) or not binding.show:
                continue
            words = scene.text(binding.description)
            if x + len(words) + len(binding.key_display or "") + 3 > canvas.width:
                break
            x = canvas.text(x, 0, f" {binding.key_display} ", key)
            x = canvas.text(x, 0, f" {words}  ", brush.text(soft=True))
