"""``euchre games``: the rule sets, by number of players."""

from __future__ import annotations

from euchre.cli.arguments import Arguments
from euchre.cli.console import Console
from euchre.rules import PRESETS, Preset, fingerprint
from euchre.texts.options import preset_name, preset_summary, rules_line, source_texts

__all__ = ["run"]


def run(arguments: Arguments, console: Console) -> int:
    """List every preset."""
    if arguments.has("json"):
        console.json([_as_data(console, one) for one in PRESETS.values()])
        return 0
    indent = " " * (max(map(len, PRESETS)) + 4)
    for players in sorted({one.rules.players for one in PRESETS.values()}):
        console.title(console.text("chooser-players", n=players))
        console.line()
        for one in PRESETS.values():
            if one.rules.players == players:
                first = f"  {one.id}".ljust(len(indent))
                console.wrap(f"{console.words(rules_line(one.rules, one))}.", indent, first)
                console.wrap(console.words(preset_summary(one)), indent)
        console.line()
    console.say("cli-games-next")
    return 0


def _as_data(console: Console, preset: Preset) -> dict[str, object]:
    rules = preset.rules
    return {
        "id": preset.id,
        "name": console.words(preset_name(preset)),
        "summary": console.words(preset_summary(preset)),
        "players": rules.players,
        "pack": {
            "lowest": rules.pack.lowest.letter,
            "copies": rules.pack.copies,
            "benny": rules.pack.benny.value,
        },
        "cards": len(rules.cards),
        "target": rules.end.target,
        "count_down": rules.end.count_down,
        "deals": rules.end.deals,
        "sources": [console.words(one) for one in source_texts(preset)],
        "fingerprint": fingerprint(rules),
    }
