"""``euchre rules GAME``: the rule sheet, made from the data, or the rules as a link."""

from __future__ import annotations

from euchre.cli.arguments import Arguments
from euchre.cli.chosen import chosen_rules
from euchre.cli.console import Console
from euchre.cli.link import print_link
from euchre.rules import differences, fingerprint, options, value_of, value_text
from euchre.rules.link import link_text
from euchre.texts.rulesheet import CardRow, RuleSheet, RuleSheetSection, rule_sheet

__all__ = ["print_sheet", "run"]


def run(arguments: Arguments, console: Console) -> int:
    """Print the sheet of a preset with its house rules, or their link."""
    base, rules = chosen_rules(arguments, arguments.required("GAME"))
    if not arguments.has("json") and any(map(arguments.has, ("link", "qr", "at"))):
        print_link(arguments, console, rules)
        return 0
    sheet = rule_sheet(rules, base)
    if not arguments.has("json"):
        print_sheet(console, sheet)
        return 0
    console.json(
        {
            "preset": base.id,
            "fingerprint": fingerprint(rules),
            "link": link_text(rules),
            "changes": differences(rules, base.rules),
            "options": {one.key: value_text(value_of(rules, one.key)) for one in options()},
            "title": console.words(sheet.title),
            "house_rules": [console.words(one) for one in sheet.house_rules],
            "sections": [_as_data(console, one) for one in sheet.sections],
            "sources": [console.words(one) for one in sheet.sources],
        }
    )
    return 0


def print_sheet(console: Console, sheet: RuleSheet) -> None:
    """Write a rule sheet for a person."""
    console.title(console.words(sheet.title))
    for one in sheet.house_rules:
        console.wrap(console.words(one), "    ", "  * ")
    for section in sheet.sections:
        if not (section.sentences or section.rows or section.cards):
            continue
        console.line()
        console.title(console.words(section.title))
        for sentence in section.sentences:
            console.wrap(console.words(sentence), "  ")
        rows = [[console.words(cell) for cell in row] for row in section.rows]
        if rows and section.sentences:
            console.line()
        console.table(rows, has_heading=section.has_heading, indent="  ")
        for row in section.cards:
            console.wrap(f"{console.words(row.caption)}: {_cards(console, row)}", "    ", "  ")
    console.line()
    console.title(console.text("cli-rules-sources"))
    for one in sheet.sources:
        console.wrap(console.words(one), "  ")


def _cards(console: Console, row: CardRow) -> str:
    """The cards from the best down, bowers named."""
    said = []
    for one in row.cards:
        name = console.text("cli-card", card=one.card.text)
        said.append(f"{name} ({console.text(f'cli-bower-{one.bower}')})" if one.bower else name)
    return "  ".join(said)


def _as_data(console: Console, section: RuleSheetSection) -> dict[str, object]:
    return {
        "title": console.words(section.title),
        "sentences": [console.words(one) for one in section.sentences],
        "rows": [[console.words(cell) for cell in row] for row in section.rows],
        "cards": [
            {
                "caption": console.words(row.caption),
                "cards": [
                    {"card": one.card.text, "suit": one.suit, "bower": one.bower}
                    for one in row.cards
                ],
            }
            for row in section.cards
        ],
    }
