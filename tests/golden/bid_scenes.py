"""Deals with an auction of bids, but for Napoleon and Buck."""

from __future__ import annotations

from collections.abc import Mapping

from tests.golden.nap_scenes import NAP_SCENES
from tests.golden.scene import Scene

__all__ = ["BID_SCENES"]

_SPADES = {"E": "JK JS JC AS KS 9H", "S": "AH KH QH TH AD KD"}
_HASEN_MADE = Scene(
    (
        "Bids are numbers without a suit, each higher; the highest bidder names trump.",
        "gamerules.com, Hasenpfeffer. He leads, and a trick is a point to either side. [recall]",
        "The joker is the best trump. gamerules.com; Denexa.",
    ),
    "",
    "bid:2 pass bid:3 pass name:C",
    {"W": "JK JC AC KC AD 9H", "N": "9S TS QS KS AS JH"},
)
_HASEN_SET = Scene(
    ("Set: the bid is lost, the others score their tricks all the same. [recall]",),
    "",
    "pass bid:6 name:S",
    {"S": "JK JS JC AS 9H 9D", "W": "AH KH QH AD KD QD"},
)
_JOKER_FORCED = Scene(
    (
        "All pass: whoever holds the joker shows it and has bid three. gamerules.com,",
        "Hasenpfeffer; Denexa.",
    ),
    "",
    "pass pass pass pass name:H",
    {"S": "JK 9S TS AH 9D TD"},
)
_JOKER_IN_WIDOW = Scene(
    ("All pass and the joker is in the widow: the deal is abandoned. gamerules.com.",),
    "",
    "pass pass pass pass",
    kitty="JK",
)
_BIDDERS_FIRST = Scene(
    (
        "Both sides are above ten: the bidders have won, though behind. [recall]; the same in",
        "written rules of Bid Euchre with a kitty.",
    ),
    "",
    "bid:5 pass pass pass name:S",
    _SPADES,
    scores=(12, 5),
)
_ROUNDS = Scene(
    (
        "Bidding goes on until three pass in a row; who has passed may bid again.",
        "E. Arneson, Hasenpfeffer (The Spruce).",
    ),
    "",
    "pass bid:2 bid:3 pass bid:4 pass bid:5 pass pass pass name:S",
    {"W": "JK JS JC AS KS 9H", "S": "AH KH QH TH AD KD"},
)

_FORCED_HALF = Scene(
    (
        "All others pass: the dealer must bid three, and failing loses half of it.",
        "Parlett, The Penguin Book of Card Games. Half of three is two. [derived]",
    ),
    "",
    "pass pass pass bid:3 name:S",
    {
        "N": "TS TS 9S 9S 9H 9H TH TH 9D 9D TD TD",
        "E": "AS AS KS KS QS QS JS JS AH AH AD AD",
        "W": "AC AC KC KC QC QC JC JC KH KH KD KD",
    },
)
_LONE_WITH_TWO = Scene(
    (
        "Alone: two cards away face down, any two of the partner's; all is doubled.",
        "Parlett, The Penguin Book of Card Games. No bowers; of equal cards the first wins.",
    ),
    "",
    "bid:6 pass pass pass name-alone:S ask away:9H away:9D give:KS:1 give:AC:1",
    {"E": "AS AS KS QS JS TS AH AH AD AD 9H 9D", "W": "KS AC AC KC KC QC QC JC JC TC TC 9C"},
)
_SIX_ALONE = Scene(
    (
        "Six hands, three against three; both partners of a lone maker are out. Penguin.",
        "Set alone, twice the bid is lost.",
    ),
    "",
    "bid:5 pass pass pass pass pass name-alone:S",
    {"seat1": "AS KS QS JS 9H 9D 9C TC", "seat2": "AS KS QS AH AD AC KH KD"},
)

_LITTLE_PEPPER = Scene(
    (
        "Little pepper is all six tricks; a trick is a point. pagat.com, Pepper; Penguin.",
        "The bidder leads any card. Penguin.",
    ),
    "",
    "bid:3 bid:little_pepper pass pass pass name:H",
    {"S": "JH JD AH KH QH AS", "E": "JS JC AC KC QC 9H"},
)
_BIG_PEPPER = Scene(
    ("Big pepper stakes twelve either way, the others score their tricks. Penguin.",),
    "",
    "bid:big_pepper name:H",
    {"E": "JH AH KH QH TH AS", "S": "JD 9H AC KC QC TC"},
)
_PEPPER_SET = Scene(
    ("A bid of numbers that fails loses six. Penguin. No trump may be named. pagat.com.",),
    "",
    "bid:4 pass pass pass name:N",
    {"E": "AS AH 9D TD 9C TC", "S": "AD AC KD KC QD QC"},
)
_PEPPER_ROUNDS = Scene(
    ("Three passes in a row end the bidding; none before. pagat.com, Pepper; Penguin.",),
    "",
    "pass pass pass bid:1 bid:2 pass pass pass name:S",
)
_PEPPER_THREE = Scene(
    (
        "Three hands: the maker against the two others, who score their own tricks. [derived]",
        "from pagat.com, Pepper, which says that three may play.",
    ),
    "",
    "bid:4 pass pass name:S",
    {"seat1": "JS JC AS KS 9H 9D", "seat2": "AH KH QH TH AD KD"},
)
_PEPPER_TWO = Scene(
    ("Two hands, one against the other. [derived] from pagat.com, Pepper.",),
    "",
    "bid:2 bid:5 pass name:S",
    {"seat0": "JS JC AS KS QS 9H", "seat1": "AH KH QH TH AD KD"},
)

_KAIBOSH = Scene(
    (
        "Kaibosh is all six tricks alone, above a six. Written rules of Kaibosh.",
        "That it scores as any six is [derived].",
    ),
    "",
    "bid:6:S bid:kaibosh:H",
    {"S": "JH JD AH KH QH AS", "E": "JS JC TS KS QS 9H"},
)
_BID_WITH_SUIT = Scene(
    (
        "A bid is a number with its suit, or no trump; only the number counts. pagat.com, Bid",
        "Euchre. The bidder leads; each trick is a point.",
    ),
    "",
    "bid:2:C bid:3:N pass pass",
    {"S": "AS KS AH KH AD AC"},
)
_SET_LOSES_BID = Scene(
    ("Set: the bid is lost, scores may fall below nothing. pagat.com, Bid Euchre.",),
    "",
    "pass bid:5:H pass pass",
    {"S": "JH 9H TH 9D 9C TC", "W": "JD AH AD AC AS KD"},
)
_MUST_EARN = Scene(
    (
        "Above the target by tricks alone is not won: a side wins on a deal in which it made",
        "its bid or broke the others'. pagat.com, Bid Euchre.",
    ),
    "",
    "bid:5:S pass pass pass",
    {"E": "JS JC AS KS QS 9H", "S": "AH KH QH TH AD KD"},
    scores=(49, 0),
)
_EARNED = Scene(
    ("Here the others' bid is broken, and the game is won. pagat.com, Bid Euchre.",),
    "",
    "bid:6:S",
    {"E": "JS JC AS KS QS 9H", "S": "AH KH QH TH AD KD"},
    scores=(49, 0),
)
_SIX_FLAT = Scene(
    ("Whatever was bid, makers who fail lose six. Bicycle, Bid Euchre.",),
    "",
    "bid:2:S pass pass pass",
    {"E": "9S TS 9H TH 9D TD", "S": "JS JC AS KS QS AH"},
)
_ONE_CARD = Scene(
    (
        "Thirty-two cards, jack to ace twice. Above an eight: alone with one card exchanged,",
        "above that alone over the moon. Written rules of Bid Euchre with 32 cards.",
    ),
    "",
    "bid:8:S bid:best:H pass pass ask away:JC give:JH:2",
    {"S": "JH JD JD AH AH KH KH JC", "N": "JH QS QS KS KS AS AS QH"},
)
_MOON = Scene(
    ("Over the moon: alone, no card exchanged, and nothing can be bid above it.",),
    "",
    "bid:moon:S",
    {"E": "JS JS JC JC AS AS KS QH"},
)
_DEALER_THREE = Scene(
    ("All pass to the dealer, who must bid three. Katz, The Book of Card Games.",),
    "",
    "pass pass pass bid:3:N",
)
_TWO_DECKS = Scene(
    ("Two packs: of equal cards the first played wins. pagat.com, Bid Euchre.",),
    "",
    "bid:7:H pass pass pass",
    {"E": "JH JH JD AH AH KH KH QH AS AS KS QS", "S": "JD QH TH TH 9H 9H AD AD KD KD QD QD"},
)
_LOW = Scene(
    (
        "Low no trump: the nine is best, the ace worst. Written rules of Bid Euchre with 48",
        "cards, high and low.",
    ),
    "",
    "bid:6:L pass pass pass",
    {"E": "9S 9S 9H 9H 9D 9D 9C 9C TS TH AS AH"},
)
_STUCK_FIVE = Scene(
    ("A dealer who is stuck may bid five, below all else. Written rules, high and low.",),
    "",
    "pass pass pass bid:5:S pass pass pass",
)
_LONER_THREE = Scene(
    (
        "Alone with three cards exchanged: it ends the auction, and the partner is out.",
        "Written rules, high and low.",
    ),
    "",
    "bid:6:S bid:loner:H ask away:9S away:9D away:9C give:JH:2 give:AH:2 give:KH:2",
    {"S": "JH JD JD AH KH QH QH TH TH 9S 9D 9C", "N": "JH AH KH 9H 9H TS QS KS AS QC KC AC"},
)
_SHOOTER = Scene(
    (
        "A shooter: alone, two cards exchanged, eighteen either way; a loner may be bid above",
        "it, twenty-four or eighteen lost. Written rules of double-deck Bid Euchre.",
    ),
    "",
    "bid:shooter:H pass pass pass ask away:9S away:9D give:JH:1 give:AH:1",
    {"E": "JH JD JD AH KH KH QH QH TH TH 9S 9D", "W": "JH AH 9H 9H TS QS KS AS QC KC AC 9C"},
)
_LONER_LOST = Scene(
    ("A loner that fails loses eighteen, the others score their trick. Written rules.",),
    "",
    "pass bid:shooter:S bid:loner:H",
    {"W": "JH JD JD AH AH KH KH QH QH TH TH 9S", "N": "JH AS AS KS KS QS QS AD AD AC AC KC"},
)
_TWO_ABOVE = Scene(
    ("Made: two points above the tricks. Written rules of double-deck Bid Euchre.",),
    "",
    "pass pass pass bid:6:S",
    {"N": "JS JS JC JC AS AS KS KS QS QS TS TS"},
)
_BEST_THREE = Scene(
    (
        "Alone with the partner's three best: twenty-four either way. Written rules of Bid",
        "Euchre with the partner's best.",
    ),
    "",
    "bid:best:H ask away:9S away:9D away:9C give:JH:1 give:AH:1 give:KH:1",
    {"E": "JH JD JD AH KH QH QH TH TH 9S 9D 9C", "W": "JH AH KH 9H 9H TS QS KS AS QC KC AC"},
)
_THREE_DOUBLE = Scene(
    (
        "Three hands of sixteen, each alone. Written rules of double-deck Bid Euchre; that all",
        "else is as for four is [derived].",
    ),
    "",
    "bid:7:H pass pass",
)
_LITTLE_NELLS = Scene(
    (
        "Six hands, three against three; any raise, jumps allowed. Written rules of six-handed",
        "Bid Euchre. Little Nells: no trump, the nine best and the ace worst.",
    ),
    "",
    "bid:1:S bid:4:L pass pass pass pass pass",
    {"seat2": "9S 9S 9H 9H 9D TS TH AS", "seat4": "9C 9C 9D TC TD TD AH AH"},
)

_ELDEST_LEADS = Scene(
    (
        "One bid each; the highest bidder names trump, but the eldest leads. R. F. Foster,",
        "Auction Euchre. The bid itself is scored, no more.",
    ),
    "",
    "bid:2 bid:3 pass pass name:H",
    {"S": "JH JD AH KH AS", "E": "AC KC QC TC 9C"},
)
_OPPONENTS_SCORE = Scene(
    ("If the bid fails, the opponents score it. R. F. Foster, Auction Euchre.",),
    "",
    "bid:5 name:S",
    {"E": "9S TS QS AS KD", "S": "JS JC AH KH QH"},
)
_NOBODY_BIDS = Scene(("All pass: no score, the next dealer deals. Foster.",), "", "pass " * 4)
_SIX_AUCTION = Scene(
    ("So too with six, three against three. R. F. Foster, Auction Euchre.",),
    "",
    "pass bid:2 pass pass bid:4 pass name:S",
    {"seat5": "JS JC AS KS 9H"},
)
_FRENCH = Scene(
    (
        "Nothing is turned; each in turn may bid more tricks, three to five; the highest bidder",
        "names trump. J. W. Keller, The Game of Euchre, 1887. Its scores are [recall].",
    ),
    "",
    "bid:3 bid:4 pass pass name:D",
    {"S": "JD JH AD KD AS"},
)

BID_SCENES: Mapping[str, tuple[Scene, ...]] = {
    "hasenpfeffer25": (_HASEN_MADE, _HASEN_SET, _JOKER_FORCED, _JOKER_IN_WIDOW, _BIDDERS_FIRST),
    "hasenpfeffer25-rounds": (_ROUNDS, _JOKER_FORCED),
    "double-hasenpfeffer48": (_FORCED_HALF, _LONE_WITH_TWO),
    "double-hasenpfeffer48-six": (_SIX_ALONE,),
    "pepper24": (_LITTLE_PEPPER, _BIG_PEPPER, _PEPPER_SET, _PEPPER_ROUNDS),
    "pepper24-three": (_PEPPER_THREE,),
    "pepper24-two": (_PEPPER_TWO,),
    "kaibosh24": (_KAIBOSH, _SET_LOSES_BID),
    "bid-euchre24": (_BID_WITH_SUIT, _SET_LOSES_BID, _MUST_EARN, _EARNED),
    "bid-euchre24-bicycle": (_SIX_FLAT, _BID_WITH_SUIT),
    "bid-euchre32": (_ONE_CARD, _MOON),
    "bid-euchre48": (_DEALER_THREE, _TWO_DECKS),
    "bid-euchre48-high-low": (_LOW, _STUCK_FIVE, _LONER_THREE),
    "bid-euchre48-shooter": (_SHOOTER, _LONER_LOST, _TWO_ABOVE),
    "bid-euchre48-best": (_BEST_THREE,),
    "bid-euchre48-three": (_THREE_DOUBLE,),
    "bid-euchre48-six": (_LITTLE_NELLS,),
    "auction-euchre": (_ELDEST_LEADS, _OPPONENTS_SCORE, _NOBODY_BIDS),
    "auction-euchre32-six": (_SIX_AUCTION,),
    "french-euchre24": (_FRENCH, _OPPONENTS_SCORE),
    **NAP_SCENES,
}
