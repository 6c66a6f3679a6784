"""Pages of the documentation that are made from the rules: rule sheets and the options.

``docs/conf.py`` calls :func:`write_pages` before each build; what it writes is not in git.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from enum import Enum
from pathlib import Path

import euchre.players.learned
from euchre.players.learned import NothingToLearnError, TooManyClassesError, auction_of
from euchre.rules import PRESETS, UNSOURCED, Option, Preset, Value, options, value_of, value_text
from euchre.texts import Catalogue
from euchre.texts.options import (
    GROUPS,
    option_group,
    option_label,
    option_why,
    preset_summary,
    value_label,
)
from euchre.texts.rulesheet import CardRow, RuleSheetSection, rule_sheet

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "generated"
TABLES = Path(euchre.players.learned.__file__).parent / "tables"


def write_pages() -> None:
    """Write the list of games, a rule sheet for each, the options, and what no source says."""
    FOLDER.mkdir(exist_ok=True)
    say = Catalogue()
    pages = {f"{preset.id}.md": _sheet(preset, say) for preset in PRESETS.values()}
    pages |= {"games.md": _games(say), "options.md": _options(say)}
    pages["unsourced.md"] = _unsourced()
    pages["tables.md"] = _tables()
    for old in FOLDER.glob("*.md"):
        if old.name not in pages:
            old.unlink()
    for name, lines in pages.items():
        text = "\n".join(lines) + "\n"
        path = FOLDER / name
        # A page that is as it was keeps its date, so that Sphinx reads it once.
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def _games(say: Catalogue) -> Iterator[str]:
    yield "# Games\n"
    yield "Named rules with their sources. `euchre rules NAME` prints a sheet in the terminal.\n"
    rows = [("name", "what makes it different")]
    rows += [(f"[{one.id}]({one.id}.md)", say.say(preset_summary(one))) for one in PRESETS.values()]
    yield from _table(rows, has_heading=True)
    yield "\n```{toctree}\n:hidden:\n"
    yield from PRESETS
    yield "```"


def _tables() -> Iterator[str]:
    """The bidding tables that come with the package, and what each was made by."""
    yield "# Bidding tables\n"
    yield "What each table was learned from. The command makes it again, to the last byte.\n"
    rows = [("game", "also for", "command", "size", "SHA-256 of its probabilities")]
    for notes in sorted(TABLES.glob("*.json")):
        told = json.loads(notes.read_text(encoding="utf-8"))
        alike = [name for name in PRESETS if name != told["game"] and _bids_like(name, notes.stem)]
        size = notes.with_suffix(".bids").stat().st_size
        rows.append(
            (
                f"`{told['game']}`",
                ", ".join(f"`{name}`" for name in alike),
                f"`{told['command']}`",
                f"{size / 1000:.0f} kB",
                f"`{told['digest'][:16]}…`",
            )
        )
    yield from _table(rows, has_heading=True)


def _bids_like(name: str, fingerprint: str) -> bool:
    """Whether a preset has the auction with that fingerprint."""
    try:
        return auction_of(PRESETS[name].rules).fingerprint == fingerprint
    except (NothingToLearnError, TooManyClassesError):
        return False


def _sheet(preset: Preset, say: Catalogue) -> Iterator[str]:
    sheet = rule_sheet(preset.rules, preset)
    yield f"# {say.say(sheet.title)}\n"
    yield f"`{preset.id}`\n"
    for section in sheet.sections:
        yield from _section(section, say)
    yield "\n## Sources\n"
    yield from (f"- {say.say(one)}" for one in sheet.sources)


def _section(section: RuleSheetSection, say: Catalogue) -> Iterator[str]:
    yield f"\n## {say.say(section.title)}\n"
    for sentence in section.sentences:
        yield f"{say.say(sentence)}\n"
    rows = [tuple(say.say(cell) for cell in row) for row in section.rows]
    yield from _table(rows, has_heading=section.has_heading)
    for row in section.cards:
        yield f"- {say.say(row.caption)}: {' '.join(_cards(row, say))}"


def _cards(row: CardRow, say: Catalogue) -> Iterator[str]:
    for one in row.cards:
        bower = f" ({say.text(f'cli-bower-{one.bower}')})" if one.bower else ""
        yield one.card.name + bower


def _options(say: Catalogue) -> Iterator[str]:
    yield "# Options\n"
    yield "What a house rule may change, as `--set KEY=VALUE` or in the page of a game.\n"
    for group in GROUPS:
        chosen = [one for one in options() if option_group(one.key) == group]
        if not chosen:
            continue
        yield f"\n## {say.text(f'group-{group}')}\n"
        for option in chosen:
            yield f"### {say.say(option_label(option.key))}\n"
            yield f"{say.say(option_why(option.key))}\n"
            yield f"`{option.key}`, by default `{value_text(option.default)}`.\n"
            yield from _answers(option, say)


def _answers(option: Option, say: Catalogue) -> Iterator[str]:
    if issubclass(option.kind, Enum):
        values: list[Value] = list(option.kind)
        yield from (
            f"- `{value_text(value)}`: {say.say(value_label(option.key, value))}"
            for value in values
        )
        yield ""


def _unsourced() -> Iterator[str]:
    yield "# What no source says\n"
    yield "Every preset follows the works that it names. These are its values that were not read"
    yield "there: *recall* is known of card games in general, *derived* follows from what the"
    yield "sources say or from sister games, *gap* had to be some value. Change one with `--set`.\n"
    rows = [("game", "option", "value", "mark")]
    for name, marked in UNSOURCED.items():
        for key, mark in marked.items():
            value = value_text(value_of(PRESETS[name].rules, key))
            rows.append((f"[{name}]({name}.md)", f"`{key}`", f"`{value}`", mark.value))
    yield from _table(rows, has_heading=True)


def _table(rows: Sequence[Sequence[str]], *, has_heading: bool) -> Iterator[str]:
    if not rows:
        return
    empty = ("",) * len(rows[0])
    heading, body = (rows[0], rows[1:]) if has_heading else (empty, rows)
    for row in (heading, ("---",) * len(heading), *body):
        yield f"| {' | '.join(row)} |"
