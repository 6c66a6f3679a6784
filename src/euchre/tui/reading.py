"""What there is to read: the result of a deal, the rule sheet, the help, the log of the deal."""

from __future__ import annotations

import re

from rich.text import Text as RichText
from textual.binding import Binding

from euchre.cards import Seat
from euchre.game import KITTY
from euchre.players import Advice
from euchre.rules import PRESETS
from euchre.table.facts import TableFacts
from euchre.texts.rulesheet import RuleSheetSection, rule_sheet
from euchre.texts.story import (
    end_notes,
    game_headline,
    game_why,
    result_headline,
    result_why,
    score_text,
    scored_texts,
    story,
)
from euchre.tui.hints import choice_texts, guide_texts, suggestion_texts
from euchre.tui.keys import TABLE_KEYS
from euchre.tui.scene import Scene

__all__ = ["explained_page", "help_page", "hint_page", "result_sheet", "rules_page", "story_page"]

_SHEET = 66
"""Columns of the sheet of a result."""
_WITH_SIGNS = 5
"""Columns of a card with the signs of who led and who won."""
_CARD = re.compile(r"(?:10|[2-9JQKA])?[♠♥♦♣]")


def coloured(scene: Scene, words: str, style: str = "") -> RichText:
    """Words in which cards and suits have their colours."""
    text = RichText(words, style=style)
    palette, four = scene.brush.palette, scene.brush.four_colours
    for found in _CARD.finditer(words):
        letter = "SHDC"["♠♥♦♣".index(found[0][-1])]
        colour = palette.suit(letter, on_card=False, four_colours=four)
        text.stylize(f"bold {colour}", found.start(), found.end())
    return text


def result_sheet(scene: Scene, *, is_over: bool) -> RichText:
    """How the deal ended: a headline, why, points, and all hands as they were played."""
    public, reader, say = scene.public, scene.reader, scene.say
    result = public.result
    if result is None:
        return RichText()
    lines: list[RichText] = []
    headline = game_headline(reader, public)
    if headline is not None:
        why = game_why(public)
        lines += [coloured(scene, say(headline), "bold")]
        lines += [] if why is None else [coloured(scene, say(why))]
        lines.append(RichText())
    lines.append(coloured(scene, say(result_headline(reader, public, result)), "bold"))
    lines.append(coloured(scene, say(result_why(reader, public, result))))
    scores = " · ".join(map(say, score_text(reader, public)))
    told = [*map(say, scored_texts(reader, public, result)), f"{scores.removesuffix('.')}."]
    told += map(say, end_notes(reader, public))
    lines += [coloured(scene, " ".join(told)), RichText(), *_hands(scene), RichText()]
    keys = "tui-result-over" if is_over else "tui-result-next"
    lines.append(coloured(scene, scene.text(keys), scene.brush.palette.ink_2))
    return RichText("\n").join(lines)


def _hands(scene: Scene) -> list[RichText]:
    """Rows are seats, columns tricks: ▸ led, ★ won; then what was shown besides, and the kitty."""
    public, players = scene.public, scene.public.rules.players
    own = scene.reader.seat or 0
    seats: list[Seat] = [(own + step) % players for step in range(players)]
    width = max(len(scene.name(seat)) for seat in range(players)) + 4
    cell = min(7, (_SHEET - width) // max(len(public.tricks), 1))
    rows = []
    for seat in seats:
        line = f"{scene.mark(seat)} {scene.name(seat)}".ljust(width)
        for trick in public.tricks:
            card = dict(trick.cards).get(seat)
            if card is None:
                line += " " * cell
                continue
            lead = "▸" if seat == trick.leader else " "
            star = "★" if seat == trick.winner else " "
            name = scene.card_name(card)
            line += (f"{lead}{name}{star}" if cell >= _WITH_SIGNS else name).ljust(cell)
        kept = public.shown_unplayed(seat)
        if kept:
            # Who sat out has no tricks: the hand stands in their columns.
            line = line if public.played_by(seat) else line[:width]
            line += " ".join(f"({scene.text('cli-card', card=card.text)})" for card in kept)
        rows.append(coloured(scene, line))
    kitty = public.shown_unplayed(KITTY)
    if kitty:
        cards = "  ".join(scene.text("cli-card", card=card.text) for card in kitty)
        rows.append(coloured(scene, f"{scene.text('tui-kitty')}".ljust(width) + f" {cards}"))
    return rows


def help_page(scene: Scene) -> list[RichText]:
    """How to use the table, and every key."""
    found: dict[str, list[str]] = {}
    for binding in TABLE_KEYS:
        if isinstance(binding, Binding) and binding.key_display:
            names = found.setdefault(binding.description, [])
            if binding.key_display not in names:
                names.append(binding.key_display)
    keys = [
        RichText(f"  {', '.join(names):9}", style="bold").append(
            scene.text(description), style="not bold"
        )
        for description, names in found.items()
    ]
    signs = [coloured(scene, f"  {line}") for line in scene.text("tui-signs").splitlines()]
    return [
        RichText(scene.text("tui-help-title"), style="bold"),
        RichText(),
        *keys,
        RichText(),
        RichText(scene.text("tui-signs-title"), style="bold"),
        *signs,
        RichText(),
        RichText(scene.text("tui-page-back"), style=scene.brush.palette.ink_2),
    ]


def hint_page(scene: Scene, advice: Advice) -> list[RichText]:
    """What is suggested, what it brings and why, and what the other choices bring."""
    reader, view = scene.reader, scene.view
    best, *why = suggestion_texts(reader, view, advice)
    page = [RichText(scene.text("tui-hint-title"), style="bold"), RichText()]
    page += [coloured(scene, scene.say(best), "bold"), RichText()]
    page += [coloured(scene, f"• {scene.say(one)}") for one in why]
    others = list(choice_texts(reader, view, advice))
    if others:
        page += [RichText(), coloured(scene, scene.text("plain-other-choices"))]
        page += [coloured(scene, f"  {scene.say(one)}") for one in others]
    return [*page, RichText(), RichText(scene.text("tui-page-back"), scene.brush.palette.ink_2)]


def explained_page(scene: Scene) -> list[RichText]:
    """What the present phase is about."""
    title, *sentences = guide_texts(scene.reader, scene.view)
    page = [RichText(scene.say(title), style="bold"), RichText()]
    page += [coloured(scene, scene.say(one)) for one in sentences]
    return [*page, RichText(), RichText(scene.text("tui-page-back"), scene.brush.palette.ink_2)]


def rules_page(scene: Scene, facts: TableFacts) -> list[RichText]:
    """The rule sheet of the table."""
    sheet = rule_sheet(facts.rules, PRESETS[facts.preset])
    page = [RichText(scene.say(sheet.title), style="bold")]
    page += [coloured(scene, f"• {scene.say(one)}") for one in sheet.house_rules]
    for section in sheet.sections:
        page += _section(scene, section)
    page += [RichText(), RichText(scene.text("tui-page-back"), style=scene.brush.palette.ink_2)]
    return page


def _section(scene: Scene, section: RuleSheetSection) -> list[RichText]:
    page = [RichText(), RichText(scene.say(section.title), style="bold")]
    page += [coloured(scene, scene.say(one)) for one in section.sentences]
    rows = [[scene.say(cell) for cell in row] for row in section.rows]
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))] if rows else []
    for number, row in enumerate(rows):
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        heading = section.has_heading and number == 0
        page.append(coloured(scene, line, "underline" if heading else ""))
    for cards in section.cards:
        names = [
            scene.text("cli-card", card=one.card.text)
            + (f" ({scene.text(f'cli-bower-{one.bower}')})" if one.bower else "")
            for one in cards.cards
        ]
        page.append(coloured(scene, f"{scene.say(cards.caption)}: {'  '.join(names)}"))
    return page


def story_page(scene: Scene) -> list[RichText]:
    """Everything that has happened in this deal, trick by trick."""
    public, reader = scene.public, scene.reader
    page = [RichText(scene.text("tui-story-title"), style="bold"), RichText()]
    page += [coloured(scene, scene.say(one)) for one in story(reader, public)]
    for number, trick in enumerate(public.tricks, 1):
        cards = ", ".join(
            f"{scene.name(seat)} {scene.text('cli-card', card=card.text)}"
            for seat, card in trick.cards
        )
        told = scene.text("plain-trick", n=number, cards=cards, **reader.who(trick.winner))
        page.append(coloured(scene, told))
    page += [RichText()]
    page += [coloured(scene, scene.say(one)) for one in score_text(reader, public)]
    page += [RichText(), RichText(scene.text("tui-page-back"), style=scene.brush.palette.ink_2)]
    return page
