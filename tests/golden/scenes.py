"""The deals of the traces: cards, words, and the rules that each shows, with their works."""

from __future__ import annotations

from collections.abc import Mapping

from tests.golden.bid_scenes import BID_SCENES
from tests.golden.scene import Scene
from tests.golden.sides_scenes import SIDES_SCENES

__all__ = ["SCENES"]


_PASSED = Scene(
    (
        "All pass twice: no score, the next dealer deals. Finnish seed; Bicycle, Euchre.",
        "In round two the turned suit cannot be named. Greek and Finnish seeds; Bicycle.",
    ),
    "9D",
    "pass " * 8,
)
_ASSIST = Scene(
    (
        "The first acceptance ends round one; here the partner assists. Greek seed; Bicycle.",
        "The dealer may take the card and lays another away. Bicycle, Euchre.",
        "The left bower follows a trump lead and beats all but the right. Finnish seed; Bicycle.",
        "Left of the dealer leads. Bicycle, Euchre; Finnish seed.",
        "Three or four tricks are a point. Finnish and Greek seeds; Bicycle.",
    ),
    "9D",
    "pass order away:9S",
    {"N": "9S TS AC JH KD", "E": "QD AS KS QS 9C", "S": "TD AD QC KC TC", "W": "JD AH KH QH TH"},
)
_FORCED_CALL = Scene(
    (
        "Stick the dealer: after seven passes the dealer cannot pass. Finnish seed;",
        "euchrecentral.com.",
        "Makers with less than three tricks are euchred: two to the others. Finnish seed; Bicycle.",
    ),
    "9D",
    "pass " * 7 + "name:C",
    {"N": "9S TS 9H TH 9C", "E": "JC JS AC KC QC"},
)
_LONE = Scene(
    (
        "A lone maker's partner is out; if that is eldest, the seat opposite the dealer leads.",
        "Bicycle, Euchre; The Law and Practice of the Game of Euchre, 1862.",
        "All five tricks alone are four points. Finnish and Greek seeds; Bicycle.",
    ),
    "9H",
    "pass pass order-alone away:9S",
    {"W": "JH JD AH KH QH", "N": "9S TS QS AS KS"},
)
_BLIND = Scene(
    (
        "The Benny is turned: the dealer names trump before looking, and his side are makers.",
        "pagat.com, British Euchre; league sheets; euchrelinks.com.",
        "He then sees his hand, takes the Benny and lays one away.",
        "Whether he may then go alone no source says; these rules let him.",
    ),
    "JK",
    "name:H pass away:9C",
    {"N": "9S TS QS 9C AH"},
)
_DEFENDED = Scene(
    (
        "Either opponent may defend alone, asked from the maker's left; the partner is out.",
        "Greek seed (after Hoyle's Rules of Games, 2001): any maker may be so defended.",
        "A lone defender scores two for three or four tricks, four for all. Greek seed; McNeely.",
        "Declining the turned card is open to all; it stays on the table. Greek seed.",
    ),
    "9D",
    "pass order pass defend-alone decline",
    {"E": "JS AS AH KH AD", "S": "JC QC TC 9C 8C"},
)
_LEFT_OF_LONE = Scene(
    (
        "If the maker plays alone, the opponent at his left leads. Greek seed (Hoyle 2001).",
        "Four points for a lone march.",
    ),
    "9H",
    "pass order-alone pass pass",
    {"S": "JH JD AH KH QH"},
)
_BEST = Scene(
    (
        "A lone maker lays a card away, then asks: the partner gives what he thinks his best.",
        "Arneson, Railroad Euchre; Bicycle, Railroad Euchre.",
        "The dealer, whose partner assists and goes alone, may give the turned card. Arneson.",
        "The joker is the best trump. Arneson.",
    ),
    "JH",
    "pass order-alone ask away:9S give:JH:2",
    {"S": "JK AH KH QH 9S", "N": "TS QS 9C TC QC"},
)
_SUIT_OF_JOKER = Scene(
    ("A turned joker proposes hearts. Arneson, Railroad Euchre.",),
    "JK",
    "pass pass pass order away:9C",
    {"N": "AH KH QH JH 9C"},
)
_BEST_FIRST = Scene(
    (
        "The maker's exchange comes before a defender decides. Keller, The Game of Euchre, 1887.",
        "Only a lone maker may be defended alone; the lone defender has the same right to a best.",
        "Bicycle, Railroad Euchre.",
        "Euchre of a lone maker by a lone defender is four. Bicycle, Railroad Euchre; Keller.",
    ),
    "9H",
    "order-alone away:9S decline pass defend-alone ask away:9C give:JH:0",
    {"N": "AH KH QH 9C 9S", "E": "AS KS QS TS JS", "S": "JH TD QD 9D KC", "W": "AD KD JD TC QC"},
)
_CANADIAN = Scene(
    (
        "The dealer's partner may only pass or order alone in round one. Finnish seed;",
        "euchrelinks.com. The dealer is out, and the turned card with him. Arneson (Railroad).",
    ),
    "9H",
    "pass order-alone",
    {"S": "JH JD AH KH QH"},
)
_TWO_OF_SPADES = Scene(
    (
        "The two of spades stands for the joker: best trump, and not a spade. West Berkshire;",
        "pagat.com, British Euchre: a lead of spades does not call for it.",
    ),
    "9H",
    "order away:9C",
    {"E": "AS KS QS TS 9S", "S": "2S AC KC QC TC", "N": "9C JC JD TD KD"},
)
_MUST_TAKE = Scene(
    (
        "The dealer takes the ordered card and lays another away. Finnish seed; tournament sheets.",
        "A march is two points. Finnish and Greek seeds; Bicycle.",
    ),
    "JH",
    "pass pass pass order away:9C",
    {"N": "JD AH KH QH 9C"},
)
_FARMER = Scene(
    (
        "A hand of nines and tens may be thrown in, shown, at its holder's first turn.",
        "The same dealer deals again. euchrecentral.com; euchrelinks.com.",
    ),
    "AD",
    "pass redeal",
    {"S": "9S TS 9H TH 9D"},
)
_RECEIVE_FIRST = Scene(
    (
        "Keller's order: the maker receives the partner's best, then lays a card away.",
        "J. W. Keller, The Game of Euchre, 1887.",
    ),
    "9H",
    "order-alone away:9S ask give:JH:1 away:7C pass pass",
    {"E": "AH KH QH TH 7C", "W": "JH 8S 8D 8C QC", "N": "9S TS QS 7S 7D"},
)
_THREE = Scene(
    (
        "Three hands: the maker plays against the two others. Greek seed (Hoyle 2001).",
        "Fewer than three tricks: two to each opponent. Greek seed; 52pickup.",
    ),
    "9H",
    "pass order away:9S",
    {"seat0": "9S TS QS 9C TC", "seat1": "AS AD AC KS KD", "seat2": "QH TD KC QC TH"},
)
_THREE_MARCH = Scene(
    ("A march is three points. Greek seed; 52pickup.",),
    "9H",
    "order away:9S",
    {"seat0": "9S TS QS 9C TC", "seat1": "JH JD AH KH QH"},
)
_TWO = Scene(
    (
        "Two hands: the non-dealer may order the card up; the dealer may take it.",
        "Albanian and Malay seeds. The non-dealer leads.",
    ),
    "9H",
    "order decline",
    {"seat0": "9S TS QS 9C TC", "seat1": "JH JD AH KH 9D"},
)
_TWO_TAKES = Scene(
    ("The dealer who accepts the card takes it for one of the hand. Albanian and Malay seeds.",),
    "9H",
    "pass order away:9C",
    {"seat0": "JH JD AH KH 9C"},
)
_TWO_NAMES = Scene(
    ("Both pass; the non-dealer names one of the other suits. Albanian and Malay seeds.",),
    "9H",
    "pass pass name:D",
    {"seat0": "9S TS QS 9C TC", "seat1": "JD JH AD KD QD"},
)
_SIX = Scene(
    (
        "Six hands, three against three; both partners of a lone maker are out, and all five",
        "tricks alone are five points. Written rules of six-handed Euchre.",
    ),
    "9H",
    "order-alone away:TS",
    {"seat1": "JH JD AH KH QH"},
)
_JAMBONE = Scene(
    (
        "A lone maker plays with the cards face up, shown when the exchanges are done.",
        "That it is played: J. W. Keller, The Game of Euchre, 1887. Who calls the cards no source",
        "read says; here it is the next seat that plays. Eight points for all tricks: [recall].",
    ),
    "9H",
    "order-alone jambone away:9S decline pass pass pass",
    {"E": "JK JH JD AH QH", "W": "KH TH 8H 7H 7C", "N": "9S TS QS 7S 7D"},
)
_JAMBONE_MADE = Scene(
    (
        "A jambone that does not take all tricks scores as any lone hand: [recall].",
        "The suit led binds the hand that lies face up, whoever plays it.",
    ),
    "9H",
    "order-alone jambone away:7D decline pass pass pass",
    {"E": "JK JH JD AH 8S", "S": "9S TS QS 7S AC", "N": "AS KS KH 7H 7D"},
)
_JAMBOREE = Scene(
    (
        "The maker shows the five highest trumps; the dealer may use the turned card.",
        "That it is played: J. W. Keller, The Game of Euchre, 1887. Sixteen points: [recall].",
    ),
    "KH",
    "pass pass pass order away:9S jamboree",
    {"N": "JK JH JD AH 9S"},
)
SCENES: Mapping[str, tuple[Scene, ...]] = {
    "na24": (_ASSIST, _LONE, _PASSED),
    "na24-std": (_FORCED_CALL, _ASSIST),
    "hoyle32": (_LEFT_OF_LONE, _DEFENDED, _PASSED),
    "finnish24": (_MUST_TAKE, _PASSED),
    "canadian24": (_CANADIAN, _PASSED),
    "british25": (_BLIND, _MUST_TAKE),
    "british25-two": (_TWO_OF_SPADES,),
    "st-austell25": (_BLIND,),
    "guernsey33": (_BLIND, _MUST_TAKE),
    "railroad-arneson": (_BEST, _SUIT_OF_JOKER),
    "railroad-bicycle": (_BEST_FIRST, _SUIT_OF_JOKER),
    "railroad-keller": (_RECEIVE_FIRST,),
    "railroad-full": (_JAMBONE, _JAMBONE_MADE, _JAMBOREE),
    "farmers24": (_FARMER, _FORCED_CALL),
    "ohio-tournament": (_MUST_TAKE, _FORCED_CALL),
    "three-handed32": (_THREE, _THREE_MARCH),
    "three-handed24": (_THREE_MARCH,),
    "two-handed24": (_TWO, _TWO_TAKES, _TWO_NAMES),
    "two-handed25": (_TWO_NAMES,),
    "two-handed32": (_TWO_NAMES,),
    "six-handed32": (_SIX,),
    "australian24": (_CANADIAN, _PASSED),
    "progressive24": (_ASSIST, _PASSED),
    **SIDES_SCENES,
    **BID_SCENES,
}
