"""The rule sheet, in sentences: who plays, what beats what, trump, points, and the end."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from euchre.rules import PRESETS, Rules, preset, replace
from euchre.texts import Text
from euchre.texts.rulesheet import rule_sheet
from tests.texts.changed_rules import LISTS, prose, say, section


def _sheet(rules: Rules) -> tuple[str, ...]:
    sheet = rule_sheet(rules)
    texts = (sheet.title, *sheet.house_rules, *sheet.sources)
    return (*map(say, texts), *prose(sheet.sections))


@pytest.mark.parametrize(
    "changes",
    [
        {
            "players": "3",
            "partners": "maker_against_all",
            "entry.alone": "no",
            "deal.packets": "3-3-3/2-2-2",
            "end.tie": "maker_first",
        },
        {
            "players": "2",
            "partners": "maker_against_all",
            "entry.alone": "no",
            "deal.packets": "5-5",
        },
        {"players": "6", "pack.lowest": "seven", "deal.packets": "5-5-5-5-5-5"},
        {"pack.copies": "2", "play.last_equal_card_wins": "yes", "deal.packets": "8-8-8-8"},
        {"deal.packets": "1-1-1-1", "entry.defend_alone": "always"},
        {"auction.no_trump": "when_passed_out", "pack.benny": "two_of_spades"},
        {"auction.must_hold": "caller_or_turned", "deal.go_under": "three_nines_tens"},
        {"entry.alone": "no", "entry.defend_alone": "always", "play.bowers": "no"},
    ],
    ids="+".join,
)
def test_sheet_of_unusual_rules_can_be_said(changes: dict[str, str]) -> None:
    """Two, three and six players, two copies, one trick: every sentence has what it needs."""
    said = _sheet(replace(Rules(), changes))
    assert len(said) > 50
    assert not any(re.search(r"[{}@]|[a-z]_[a-z]", one) for one in said)


def test_sheet_of_the_plain_game() -> None:
    """A newcomer reads who plays, the trump order, the words, and the table of points."""
    said = "\n".join(_sheet(preset("na24").rules))
    for part in (
        "partners sit opposite each other",
        "Hearts, trumpJHHright JDHleft AHH KHH QHH THH 9HH",
        "Diamonds, without the jackADD KDD QDD TDD 9DD",
        "Spades, and clubs alikeASS KSS QSS JSS TSS 9SS",
        "the dealer's partner, accepting | “I assist”",
        "the dealer, declining | “I turn it down”",
        "the dealer may take it into the hand and lay another card away",
        "Makers take | together | alone",
        "3 or 4 tricks | 1 | 1",
        "all 5, a march | 2 | 4",
        "0 to 2: euchred | 2 to the defenders | 2 to the defenders",
        "The first side with 10 points wins the game.",
        "Misdeals and revokes do not occur",
    ):
        assert part in said


SAID = {
    "nap52-stakes": (
        "in each deal the highest bidder, the maker, plays against all the others.",
        "There are no bowers: in every suit the jack stands between queen and ten.",
        "The bids, from the lowest to the highest: 2, 3, misère, 4, nap, Wellington, Blücher.",
        "Misère: to take no trick.",
        "Wellington: to take all 5 tricks, for a higher stake.",
        "Wellington may be bid only over nap.",
        "the suit of the card that the maker leads first is trump",
        "If all pass, nobody scores, and the next player deals.",
        "The maker may lead any card: its suit is trump.",
        "Bid | Tricks | Made, from each | Failed, to each",
        "Misère | none | 3 | 3",
        "Nap | 5 | 10 | 5",
        "A game has 20 deals",
        "Most deals: 20. This follows from the other rules or from similar games",
    ),
    "nap52-six": (
        "The dealer gets no cards and sits the deal out, but wins and loses points",
        "deals 5 cards to each of the other players, in packets of 3 + 2, and takes none",
        "The dealer, who has no cards, does not bid.",
    ),
    "nap52-forced": (
        "the dealer has to bid, and may then bid 1, which nobody else can",
        "1, forced | 1 | 1 | 1",
        "Misère | none | 3 | 6",
    ),
    "nap52-pool": ("every player puts 1 point in. Whoever bids all 5 tricks and takes them",),
    "nap52": ("only for the maker", "Blücher | 5 | 20 | −20", "first player with 25 points"),
    "nap29-joker": (
        "Misère is played without trump: no suit beats another, and the Benny is the only trump.",
        "If the maker leads the Benny first, the deal has no trump suit",
    ),
    "hasenpfeffer25": (
        "One card is left over, the kitty.",
        "each player has one turn to bid or pass",
        "When the bidding is over, the maker names the trump suit.",
        "If all pass, whoever holds the Benny has to show it, and has bid 3.",
        "If nobody holds the Benny, nobody scores, and the next player deals.",
        "The maker leads to the first trick.",
        "The defenders always score a point for each of their tricks.",
        "1 to 6 | as many | 1 a trick | minus the bid",
        "whoever made trump wins if among them",
        "First lead: the maker. Known of card games in general; no source of this game says so.",
        "Most deals: 100. No source says anything here",
    ),
    "hasenpfeffer25-rounds": ("round and round until all others have passed",),
    "double-hasenpfeffer48": (
        "In naming trump the maker may choose to play alone.",
        "A lone maker may lay 2 cards away",
        "what the makers win or lose is doubled",
        "loses only half of the bid, rounded up",
    ),
    "pepper24": (
        "1 to 5 | as many | 1 a trick | −6",
        "Big pepper | 6 | 12 | −12",
        "the maker, for no trump | “I name no trump”",
    ),
    "bid-euchre48-shooter": (
        "Shooter: to take all 12 tricks alone, while the partner lays the cards down",
        "first the maker changes 2 cards for 2 of the partner's.",
        "Each bid names its trump suit too.",
        "to bid without trump | “7 in no trump”, or “in low no trump”",
        "the nine is the best card and the ace the worst",
        "Hearts at low no trump, and every other suit alike9HH THH JHH QHH KHH AHH",
        "If all others pass, the dealer has to bid: 6 or more.",
        "6 to 12 | as many | 1 a trick, and 2 more | minus the bid",
        "Loner | 12 | 24 | −18",
        "a game is won only in a deal in which the winner made a contract or stopped one",
    ),
    "auction-euchre": (
        "The player at the dealer's left leads to the first trick.",
        "Bid | Tricks | Made, to the makers | Failed, to the others",
        "1 to 5 | as many | the bid | the bid",
    ),
    "call-ace32-five": (
        "In each deal the maker calls a card, and whoever holds it is the maker's partner",
        "the maker, calling a partner | “I call the ace of clubs”",
        "The maker calls an ace that is not a trump.",
        "the maker plays against all without a partner",
        "all 5, a march | 3 each | 5",
        "0 to 2: euchred | 2 to each of the others | 2 to each of the others",
    ),
    "buck24-bids": (
        "nobody has a partner",
        "Everybody else who stays in the deal wants tricks too, and needs at least one.",
        "If a club is turned up, clubs are trump at once: nobody is the maker, nobody may drop out",
        "Who has passed is out of the bidding.",
        "to drop out | “I drop out”",
        "Who drops out plays no card and neither wins nor loses points",
        "If nobody is the maker, the player at the dealer's left leads.",
        "no trick | −5",
        "the maker, with fewer than were bid | −5",
        "Each player begins with 15 points",
        "the best score wins; if that is equal, the game goes on until one leads",
    ),
    "buck24": ("the maker, with fewer than 3 | −5", "Second round: if all pass"),
    "three-handed24-alone": (
        "Whoever makes trump may, in the same breath, say “alone” too",
        "Maker takes | as usual | alone",
        "3 or 4 tricks | 1 | 2 to each of the others",
    ),
    "set-back24": (
        "makers who are euchred lose points, and the defenders never win any",
        "0 to 2: euchred | −2 | −2",
        "Each side begins with 10 points",
        "Set back: yes. Known of card games in general",
    ),
    "progressive24": ("A game has 8 deals; the higher score wins",),
}


@pytest.mark.parametrize("name", SAID)
def test_sheets_teach_each_kind_of_game(name: str) -> None:
    """Who plays, what is bid and said, what comes before the lead, each row of points, the end."""
    said = "\n".join(_sheet(preset(name).rules))
    for part in SAID[name]:
        assert part in said


FIXED = {"auction.kind": "fixed", "entry.alone": "no"}


@pytest.mark.parametrize(
    ("changes", "parts"),
    [
        (FIXED, ("There is no auction", "Nobody makes trump", "Only the side with more tricks")),
        (
            {**FIXED, "partners": "nobody", "score.count_tricks": "yes", "end.deals": "9"},
            ("nobody has a partner", "each trick | 1", "If nobody has won after 9 deals"),
        ),
        (
            {
                "auction.kind": "bids",
                "deal.turn_up": "no",
                "entry.alone": "no",
                "bids.ladder": "3/4/5",
                "exchange.widow": "taken",
                "end.deals": "9",
            },
            ("4 cards are left over, the widow.", "The maker takes the 4 cards of the widow"),
        ),
    ],
    ids=["fixed", "fixed, each alone", "widow"],
)
def test_sheets_of_rules_that_no_preset_has(
    changes: dict[str, str], parts: tuple[str, ...]
) -> None:
    """Trump by the turned card alone, and a widow, are taught too."""
    said = "\n".join(_sheet(replace(Rules(), changes)))
    for part in parts:
        assert part in said


OF_TURNED_CARD = re.compile(
    r"sheet-(round-|turn-up$|pick-up-|discard-|says-(order-up|assist|take-up|turn-down)|stick"
    r"|passed-out-|alone$|one-side-scores|maker-or-others|all-tricks|range-|together|no-sides$)"
)
OF_BIDS = re.compile(r"sheet-(bid|pay-|lost$|figure|point-a-trick|words-bid|says-bid|widow)")


@pytest.mark.parametrize("name", PRESETS)
def test_a_sheet_speaks_of_one_kind_of_auction(name: str) -> None:
    """What is about a turned card is not said in a game of bids, nor bids where none are made."""
    rules = PRESETS[name].rules
    keys = set(_keys(rules))
    other = OF_TURNED_CARD if rules.has_bids else OF_BIDS
    assert [key for key in keys if other.match(key)] == []
    assert any((OF_BIDS if rules.has_bids else OF_TURNED_CARD).match(key) for key in keys)


def _keys(rules: Rules) -> Iterator[str]:
    """The messages of all sentences and tables of a sheet."""
    for one in rule_sheet(rules).sections:
        if one.title.key not in LISTS:
            yield from (text.key for text in one.sentences)
            yield from (cell.key for row in one.rows for cell in row)


def test_steps_stand_in_the_order_of_the_rules() -> None:
    """In Keller's Railroad the maker's exchange comes before the defender decides."""
    texts = section(preset("railroad-bicycle").rules, "sheet-before").sentences
    keys = [text.key for text in texts]
    assert keys.index("sheet-partners-best-discard_first") < keys.index(
        "sheet-defend-alone-vs_lone_maker"
    )


def test_house_rules_are_told_against_the_preset_asked_for() -> None:
    """Stick the dealer is a house rule of na24, and none where the nearest preset has it."""
    changed = replace(preset("na24").rules, {"auction.stick_the_dealer": "stick"})
    assert rule_sheet(changed).house_rules == ()
    assert rule_sheet(changed).title == Text("preset-na24-std")
    assert len(rule_sheet(changed, preset("na24")).house_rules) == 1
