"""Deals in which sides are not two pairs: called partners, each for itself, three hands alone."""

from __future__ import annotations

from collections.abc import Mapping

from tests.golden.scene import Scene

__all__ = ["SIDES_SCENES"]

_SET_BACK = Scene(
    (
        "Scores run down from ten; makers who are euchred are set back two, the others gain",
        "nothing. Foster, as recalled; the name is in J. W. Keller, The Game of Euchre, 1887.",
    ),
    "9D",
    "order away:9S",
    {"N": "9S TS AC JH KD", "E": "9H TH 9C TC QH", "S": "JD AD TD KC JC", "W": "KS QS AS KH QC"},
)
_DOWN_TO_NOTHING = Scene(
    ("Who has come down to nothing has won. Foster, as recalled.",),
    "9D",
    "pass order away:9S",
    {"N": "9S TS AC JH KD", "E": "QD AS KS QS 9C", "S": "TD AD QC KC TC", "W": "JD AH KH QH TH"},
    scores=(9, 4),
)
_ALONE_ALL = Scene(
    (
        "Three hands: the maker may call alone; four for all five tricks.",
        "World Euchre Federation, cut-throat.",
    ),
    "9H",
    "order-alone away:9S",
    {"seat0": "9S TS QS 9C TC", "seat1": "JH JD AH KH QH"},
)
_ALONE_LESS = Scene(
    (
        "All or nothing: who called alone and lost a trick is euchred.",
        "World Euchre Federation, cut-throat.",
    ),
    "9H",
    "order-alone away:9S",
    {"seat0": "9S TS QS 9C TC", "seat1": "JH JD AH KH 9D", "seat2": "AD KD QD AC KC"},
)

_HAND_OF_CLUBS = {
    "N": "AS KS QS TS 9S",
    "E": "AC KC QC JC TC",
    "S": "AH KH QH TH 9H",
    "W": "AD KD QD TD 9D",
}
_DIRTY = Scene(
    (
        "A club turned: clubs are trump, no bidding, and nobody may drop out. pagat.com, Buck.",
        "A trick is a point less, no trick five more. Written rules of Buck.",
    ),
    "9C",
    "",
    _HAND_OF_CLUBS,
)
_STAY = Scene(
    (
        "The others drop out free or stay; who stays and takes no trick pays. Denexa, Buck.",
        "The maker needs three tricks. Denexa; whiteknucklecards.com.",
    ),
    "9H",
    "order away:9S stay stay drop",
    {"N": "9S TS QS 9C TC", "E": "JH JD AH KH QH", "S": "AS AD AC KS KD", "W": "9D TD QD KC QC"},
)
_ALL_DROP = Scene(
    (
        "All others have dropped out: the maker counts all five tricks. [derived]",
        "Who dropped neither scores nor pays. Denexa, Buck.",
    ),
    "9H",
    "pass order away:9S drop drop drop",
    {"N": "9S TS QS 9C TC", "S": "JH JD AH KH QH"},
)
_MAKER_FAILS = Scene(
    ("A maker with less than three tricks pays five, whatever he took. Denexa, Buck.",),
    "9H",
    "order away:TS drop stay stay",
    {"N": "JH TS QS 9C TC", "E": "AH KH 9D TD TH", "S": "AS AD AC KS KD", "W": "JD QH QD KC QC"},
)
_TO_NOTHING = Scene(
    (
        "Who reaches nothing wins; if two do, the lower score. Written rules of Buck.",
        "Here N and E both do, E with less left.",
    ),
    "9C",
    "",
    {"N": "JC AS KS QS TS", "E": "AC KC QC TC AH", "S": "KH QH TH 9H 9S"},
    scores=(24, 22, 0, 0),
)
_EXTRA_DEAL = Scene(
    ("Both are equal: an extra deal. Written rules of Buck.",),
    "9C",
    "",
    {"N": "JC AS KS QS TS", "E": "AC KC QC TC AH", "S": "KH QH TH 9H 9S"},
    scores=(24, 21, 0, 0),
)
_BUCK_NO_TRUMP = Scene(
    ("No trump may be named in the second round. whiteknucklecards.com, Buck.",),
    "9H",
    "pass pass pass pass name:N stay drop drop",
    {"E": "AS AD AC KS KD", "S": "AH KH QH JH TH"},
)
_BUCK_BIDS = Scene(
    (
        "Two to five tricks are bid, each higher; who has passed is out. Written rules of Buck.",
        "The highest bidder names trump and leads; the others fold or stay.",
    ),
    "9H",
    "bid:2 pass bid:3 pass bid:4 pass name:S drop stay drop",
    {"N": "9S TS QS 9C TC", "E": "JS JC AS KS AD", "S": "AH KH QH TH 9D", "W": "AC KC QC KD QD"},
)
_BUCK_BID_LOST = Scene(
    ("The maker needs the tricks of his bid, or pays five. Written rules of Buck.",),
    "9H",
    "bid:5 name:S stay stay drop",
    {"N": "TH TS QS 9C TC", "E": "JC AS KS AD KD", "S": "JS AH KH QH 9D", "W": "AC KC QC 9S QD"},
)
_BUCK_BIDS_PASSED = Scene(
    ("All pass: the deal is dead. Written rules of Buck.",), "9H", "pass " * 4
)
_DIRTY_THREE = Scene(
    ("Dirty clubs: a club turned is trump, and all play. Wikipedia, Dirty clubs.",), "TC", ""
)
_DIRTY_BIDS = Scene(
    (
        "Numbers are bid, and the bidding may go round twice. Wikipedia, Dirty clubs.",
        "Left of the dealer leads, not the maker. A trick is a point less.",
    ),
    "TS",
    "pass bid:1 pass bid:2 bid:3 pass name:H",
    {"seat0": "AH KH JH QC AD", "seat1": "JD QH TH KS QS", "seat2": "AS AC KC KD QD"},
)
_DIRTY_FAILED = Scene(
    ("A maker who fails pays five in some versions, as here. Wikipedia, Dirty clubs.",),
    "TS",
    "bid:5 name:D",
)

_CALL_HANDS = {
    "seat0": "7C 8C 9C TC 7D",
    "seat1": "JS JC AS KS QS",
    "seat2": "8D 9D TD 7H 8H",
    "seat3": "KD QD KH QH 9H",
    "seat4": "AD AH KC QC TH",
}
_ACE_FALLS = Scene(
    (
        "The maker calls an ace; its holder is the partner, in secret until it falls.",
        "Written rules of Call-ace. Three or four tricks of both are a point for each.",
    ),
    "9D",
    "order away:9S call:AC",
    {"N": "9S TS QS KD AH", "E": "JD JH AD 9C 9H", "S": "AS KS KH QH TH", "W": "AC KC TC QC JC"},
)
_ACE_LOST = Scene(
    ("Makers who fail: two to every other player. Written rules of Call-ace.",),
    "9D",
    "order away:9S call:AC",
    {"N": "9S TS QS KD AD", "E": "TD 9C TC 9H TH", "S": "JD JH AS KH QH", "W": "AC KC QC JC JS"},
)
_ACE_IN_KITTY = Scene(
    (
        "Nobody holds the called ace: the maker plays alone without anybody's knowing it.",
        "Written rules of Call-ace. A lone march is a point for each player.",
    ),
    "9S",
    "order away:7D call:AC",
    _CALL_HANDS,
    kitty="AC",
)
_ACE_IN_OWN_HAND = Scene(
    (
        "Who calls the ace that he holds plays alone; it shows when he plays it.",
        "Written rules of Call-ace.",
    ),
    "9S",
    "order away:7D call:AC",
    {**_CALL_HANDS, "seat1": "JS JC AS KS AC", "seat4": "AD AH KC QC QS"},
)
_ACE_MARCH = Scene(
    ("With five or six a march is three for each maker. Written rules of Call-ace.",),
    "9S",
    "order away:7D call:AD",
    _CALL_HANDS,
    kitty="AC",
)
_SIX_CALL = Scene(
    (
        "Six play, each for himself; a lone march is six. Written rules of Call-ace.",
        "The called ace lies in the kitty.",
    ),
    "9S",
    "order away:7C call:AH",
    {"seat1": "JS JC AS KS QS", "seat0": "7C 8C 9C TC 7D"},
    kitty="AH",
)
_SIX_CALL_PAIR = Scene(
    ("Three or four tricks of maker and partner: a point each. Written rules of Call-ace.",),
    "9S",
    "order away:7C call:AH",
    {"seat1": "JS JC AS 9H TH", "seat0": "7C 8C 9C TC 7D", "seat4": "AH KH QH JH AD"},
)
_FIVE_ANY = Scene(
    (
        "The maker names a card that is no trump, after the dealer has discarded; its holder",
        "is the partner. Written rules of five-handed Euchre.",
    ),
    "9S",
    "order away:8C call:KD",
    {"seat0": "8C 9C TC 8D 9D", "seat1": "JS JC AS QD 8H", "seat3": "KD AD AH KH QH"},
)
_FIVE_STUCK = Scene(
    (
        "The dealer must name in round two. Written rules of five-handed Euchre.",
        "Alone, since the card lies in his own hand: all five tricks are five.",
    ),
    "9S",
    "pass " * 9 + "name:H call:AS",
    {"seat0": "JH JD AH KH AS", "seat1": "KS 9H 8H QS TS"},
    kitty="QH TH",
)

SIDES_SCENES: Mapping[str, tuple[Scene, ...]] = {
    "set-back24": (_SET_BACK, _DOWN_TO_NOTHING),
    "three-handed24-alone": (_ALONE_ALL, _ALONE_LESS),
    "buck24": (_DIRTY, _STAY, _ALL_DROP, _MAKER_FAILS, _TO_NOTHING, _EXTRA_DEAL),
    "buck24-no-trump": (_BUCK_NO_TRUMP, _DIRTY),
    "buck24-bids": (_BUCK_BIDS, _BUCK_BID_LOST, _BUCK_BIDS_PASSED, _DIRTY),
    "dirty-clubs20": (_DIRTY_BIDS, _DIRTY_THREE),
    "dirty-clubs24": (_DIRTY_THREE, _DIRTY_FAILED),
    "dirty-clubs28": (_DIRTY_THREE, _DIRTY_FAILED),
    "dirty-clubs32": (_DIRTY_THREE, _DIRTY_FAILED),
    "call-ace24": (_ACE_FALLS, _ACE_LOST),
    "call-ace32-five": (_ACE_IN_KITTY, _ACE_IN_OWN_HAND, _ACE_MARCH),
    "call-ace32-six": (_SIX_CALL, _SIX_CALL_PAIR),
    "five-handed28": (_FIVE_ANY, _FIVE_STUCK),
}
