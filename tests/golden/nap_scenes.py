"""Deals of Napoleon."""

from __future__ import annotations

from collections.abc import Mapping

from tests.golden.scene import Scene

__all__ = ["NAP_SCENES"]

_FIVE_SPADES = "AS KS QS JS TS"
_FIRST_LEAD = Scene(
    (
        "The highest bidder leads, and the suit of that card is trump. Hoyle's Games",
        "Modernized; McNeely. There are no bowers, and what is above the bid is nothing.",
    ),
    "",
    "bid:3 pass pass pass pass",
    {"seat1": _FIVE_SPADES},
)
_WELLINGTON = Scene(
    (
        "Wellington may be bid only over Nap, Blücher only over Wellington. McNeely; Peel.",
        "Wellington is ten points either way, Nap five. McNeely.",
    ),
    "",
    "bid:nap bid:wellington pass pass pass",
    {"seat2": _FIVE_SPADES, "seat1": "AH KH QH JH TH"},
)
_BLUCHER = Scene(
    ("Nothing is above Blücher, so the auction is over. McNeely; Peel.",),
    "",
    "bid:nap bid:wellington bid:blucher",
    {"seat3": "AD KD QD JD 2C", "seat1": "AH KH QH JH TH", "seat2": _FIVE_SPADES},
)
_MISERE = Scene(
    (
        "Misère ranks between three and four: no trick at all, trump by the lead as usual.",
        "W. H. Peel, Round Games with Cards; Britannica.",
    ),
    "",
    "bid:3 bid:misere pass pass pass",
    {"seat2": "2S 3S 2H 3H 2D", "seat1": "AS AH AD AC KS", "seat3": "4S 5S 4H 5H 4D"},
)
_MISERE_LOST = Scene(
    ("A misère that takes a trick is lost to each opponent. Peel.",),
    "",
    "bid:misere pass pass pass pass",
    {"seat1": "AS AH AD AC KS"},
)
_NAP_WON = Scene(
    ("Nap takes ten of each opponent and pays five to each. Peel; Britannica.",),
    "",
    "pass bid:nap pass pass pass",
    {"seat2": _FIVE_SPADES},
)
_NAP_LOST = Scene(
    ("Nap that fails pays five to each. Peel; Britannica.",),
    "",
    "pass bid:nap pass pass pass",
    {"seat2": "KS QS JS TS 9S", "seat3": "AS AH AD AC KH"},
)
_DEAD = Scene(("All pass: a dead deal. McNeely.",), "", "pass " * 5)
_TARGET = Scene(
    ("Twenty-five points win. McNeely.",),
    "",
    "bid:nap pass pass pass pass",
    {"seat1": _FIVE_SPADES},
    scores=(3, 20, 0, -4, 5),
)
_POOL_WON = Scene(
    (
        "All pay into a pool, and whoever makes Nap takes it. W. H. Peel, Round Games.",
        "Here six are in it, and each adds one.",
    ),
    "",
    "bid:nap pass pass pass pass",
    {"seat1": _FIVE_SPADES},
    scores=(-1, -1, -1, -1, -2),
    pool=6,
)
_POOL_GROWS = Scene(
    ("A lesser bid leaves the pool where it is. Peel.",), "", "bid:2 pass pass pass pass"
)
_DEALER_OUT = Scene(
    (
        "With six the dealer has no cards, bids and plays not, but settles. W. H. Peel.",
        "Here Nap is made: ten from each of five.",
    ),
    "",
    "pass bid:nap pass pass pass",
    {"seat2": _FIVE_SPADES},
)
_DEALER_OUT_LOST = Scene(
    ("The dealer is paid too where a bid fails. Peel.",),
    "",
    "pass pass pass bid:4 pass",
    {"seat4": "2S 3S 4S 5S 6S"},
)
_DEALER_MUST = Scene(
    ("All others pass: the dealer must bid one. Britannica, Napoleon.",),
    "",
    "pass pass pass bid:1",
    {"N": "AS 2H 3H 4D 5C"},
)
_DEALER_MISERE = Scene(
    (
        "He may bid more; misère, which stands above three, wins three and loses six.",
        "Britannica, Napoleon.",
    ),
    "",
    "pass pass pass bid:misere",
    {"N": "AS KS 3H 4D 5C"},
)
_STRIPPED = Scene(
    ("Four play with twenty-eight cards, the eight lowest. Denexa; Britannica.",),
    "",
    "bid:2 bid:4 pass pass",
    {"S": "AS KS QS JS 8H"},
)
_STRIPPED_NAP = Scene(
    ("Nap is ten. Denexa. That it loses as much is [derived].",),
    "",
    "bid:nap",
    {"E": "KS QS JS TS 9S", "S": "AS AH AD AC KH"},
)
_THREE = Scene(
    ("Three play with twenty-four cards. Denexa; Britannica.",),
    "",
    "bid:3 bid:misere bid:nap",
    {"seat0": _FIVE_SPADES, "seat1": "AH KH QH AD KD", "seat2": "9S 9H 9D 9C TH"},
)
_FIVE_STRIPPED = Scene(
    ("Five may play with thirty-two cards. Denexa; Britannica.",),
    "",
    "bid:2 pass bid:3 pass pass",
    {"seat3": "AS KS QS 7H 7D"},
)
_JOKER = Scene(
    (
        "The joker is the highest trump, and in misère the only one. Denexa, Nap.",
        "Here a hand without spades takes the first trick with it, and only it is a trump.",
    ),
    "",
    "bid:misere pass pass pass",
    {"E": "8S 8H 8D 8C 9S", "S": "TS TH TD TC QS", "W": "JK AH AD AC KH", "N": "JS JH JD JC KS"},
)
_JOKER_TRUMP = Scene(
    ("A trump lead takes the joker out of a hand without other trumps. Denexa, Nap.",),
    "",
    "bid:4 pass pass pass",
    {"E": "AS KS QS JS TS", "S": "JK 8H 9H 8D 9D"},
)

NAP_SCENES: Mapping[str, tuple[Scene, ...]] = {
    "nap52": (_WELLINGTON, _BLUCHER, _MISERE, _DEAD, _TARGET),
    "nap52-stakes": (_FIRST_LEAD, _MISERE, _MISERE_LOST, _NAP_WON, _NAP_LOST),
    "nap52-pool": (_POOL_WON, _POOL_GROWS),
    "nap52-six": (_DEALER_OUT, _DEALER_OUT_LOST),
    "nap52-forced": (_DEALER_MUST, _DEALER_MISERE),
    "nap28": (_STRIPPED, _STRIPPED_NAP),
    "nap24-three": (_THREE,),
    "nap32-five": (_FIVE_STRIPPED,),
    "nap29-joker": (_JOKER, _JOKER_TRUMP),
}
