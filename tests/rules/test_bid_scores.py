"""Score tables by hand: presets with bids, those where each plays for itself, called partners.

A row is what was undertaken, the tricks that came of it, and the points of each scorer, the
maker's first. The numbers are those of the works that the presets name.
"""

from __future__ import annotations

import pytest

from euchre.cards import Card, Rank
from euchre.game import Contract, Outcome
from euchre.game.bidding import rung
from euchre.rules import PRESETS, Partners, Value, replace
from tests.rules.play_out import plain_suit, played_to_the_end

# "BID:TRICKS=POINTS": f after a bid is one that had to be made, a one whose maker named trump
# alone. The tricks that the makers do not take go to the seat at the maker's left.
BIDS = {
    # A point a trick, or the bid lost; the others always a point a trick.
    "hasenpfeffer25": "3:3=3,3 3:5=5,1 6:6=6,0 3:2=-3,4 6:5=-6,1 1:0=-1,6 3f:3=3,3 3f:2=-3,4",
    "hasenpfeffer25-rounds": "3:3=3,3 3:5=5,1 6:6=6,0 3:2=-3,4 6:5=-6,1 1:0=-1,6",
    # A forced dealer loses half, alone doubles either way (Penguin).
    "double-hasenpfeffer48": "3:3=3,9 3:2=-3,10 12:12=12,0 12:11=-12,1"
    " 3f:4=4,8 3f:2=-2,10 4f:3=-2,9 5a:7=14,5 5a:4=-10,8",
    "double-hasenpfeffer48-six": "3:3=3,5 8:7=-8,1 8:8=8,0 3f:1=-2,7 4a:5=10,3 4a:3=-8,5",
    # Set, six are lost; a big pepper is twelve either way (Penguin).
    "pepper24": "1:1=1,5 3:3=3,3 3:2=-6,4 5:6=6,0"
    " little_pepper:6=6,0 little_pepper:5=-6,1 big_pepper:6=12,0 big_pepper:5=-12,1",
    "pepper24-three": "3:3=3,3,0 3:2=-6,4,0 little_pepper:6=6,0,0 big_pepper:6=12,0,0"
    " big_pepper:5=-12,1,0",
    "pepper24-two": "3:3=3,3 3:2=-6,4 little_pepper:6=6,0 big_pepper:6=12,0 big_pepper:5=-12,1",
    "kaibosh24": "1:1=1,5 3:4=4,2 3:2=-3,4 6:6=6,0 kaibosh:6=6,0 kaibosh:5=-6,1",
    "bid-euchre24": "2:2=2,4 5:4=-5,2 6:6=6,0",
    # Six flat are lost (Bicycle).
    "bid-euchre24-bicycle": "1:1=1,5 2:3=3,3 2:1=-6,5 6:5=-6,1 6:6=6,0",
    "bid-euchre32": "1:1=1,7 4:4=4,4 4:3=-4,5 best:8=8,0 best:7=-8,1 moon:8=8,0 moon:7=-8,1",
    "bid-euchre48": "3:3=3,9 3f:2=-3,10 12:11=-12,1 12:12=12,0",
    "bid-euchre48-high-low": "6:7=7,5 6:5=-6,7 5f:5=5,7 5f:4=-5,8 loner:12=12,0 loner:11=-12,1",
    # Two above the tricks; a shooter is eighteen, a loner twenty-four or eighteen lost.
    "bid-euchre48-shooter": "6:6=8,6 6:5=-6,7 6f:6=8,6 12:12=14,0 12:11=-12,1"
    " shooter:12=18,0 shooter:11=-18,1 loner:12=24,0 loner:11=-18,1",
    "bid-euchre48-best": "3:3=3,9 3:2=-3,10 12:12=12,0 best:12=24,0 best:11=-24,1",
    "bid-euchre48-three": "6:6=8,10,0 6:5=-6,11,0 16:16=18,0,0 16:15=-16,1,0",
    "bid-euchre48-six": "1:1=1,7 3:4=4,4 8:7=-8,1 8:8=8,0",
    # The bid exactly, to whoever wins it (Foster).
    "auction-euchre": "1:5=1,0 3:3=3,0 3:5=3,0 3:2=0,3 5:4=0,5 5:5=5,0",
    "auction-euchre32-six": "1:5=1,0 3:3=3,0 3:2=0,3 5:4=0,5 5:5=5,0",
    "french-euchre24": "3:3=3,0 4:5=4,0 4:3=0,4 5:4=0,5",
    # Points of the bidder alone (McNeely).
    "nap52": "3:3=3,0,0,0,0 3:5=3,0,0,0,0 3:2=-3,0,0,0,0 misere:0=3,0,0,0,0 misere:1=-3,0,0,0,0"
    " 4:4=4,0,0,0,0 nap:5=5,0,0,0,0 nap:4=-5,0,0,0,0 wellington:5=10,0,0,0,0"
    " wellington:4=-10,0,0,0,0 blucher:5=20,0,0,0,0 blucher:0=-20,0,0,0,0",
    # Of each opponent and to each (Peel).
    "nap52-stakes": "2:2=8,-2,-2,-2,-2 2:1=-8,2,2,2,2 3:5=12,-3,-3,-3,-3"
    " misere:0=12,-3,-3,-3,-3 misere:1=-12,3,3,3,3 4:3=-16,4,4,4,4"
    " nap:5=40,-10,-10,-10,-10 nap:4=-20,5,5,5,5"
    " wellington:5=80,-20,-20,-20,-20 wellington:4=-40,10,10,10,10"
    " blucher:5=120,-30,-30,-30,-30 blucher:4=-60,15,15,15,15",
    # Each pays one into the pool first; Nap takes it.
    "nap52-pool": "2:2=7,-3,-3,-3,-3 2:1=-9,1,1,1,1 misere:0=11,-4,-4,-4,-4"
    " nap:5=44,-11,-11,-11,-11 nap:4=-21,4,4,4,4 wellington:5=84,-21,-21,-21,-21 "
    "wellington:4=-41,9,9,9,9 blucher:5=124,-31,-31,-31,-31",
    # The dealer, without cards, settles as the others do (Peel).
    "nap52-six": "2:2=10,-2,-2,-2,-2,-2 misere:0=15,-3,-3,-3,-3,-3"
    " nap:5=50,-10,-10,-10,-10,-10 nap:4=-25,5,5,5,5,5"
    " wellington:5=100,-20,-20,-20,-20,-20 blucher:4=-75,15,15,15,15,15",
    # Misère wins three and loses six (Britannica); one trick is the dealer's duty.
    "nap52-forced": "1f:1=3,-1,-1,-1 1f:0=-3,1,1,1 2:2=6,-2,-2,-2 misere:0=9,-3,-3,-3"
    " misere:1=-18,6,6,6 nap:5=30,-10,-10,-10 nap:4=-15,5,5,5"
    " wellington:5=60,-20,-20,-20 wellington:4=-30,10,10,10"
    " blucher:5=90,-30,-30,-30 blucher:4=-45,15,15,15",
    "nap28": "2:2=6,-2,-2,-2 misere:0=9,-3,-3,-3 misere:2=-9,3,3,3 nap:5=30,-10,-10,-10"
    " nap:4=-30,10,10,10",
    "nap24-three": "2:2=4,-2,-2 misere:0=6,-3,-3 4:3=-8,4,4 nap:5=20,-10,-10 nap:4=-20,10,10",
    "nap32-five": "2:2=8,-2,-2,-2,-2 misere:1=-12,3,3,3,3 nap:5=40,-10,-10,-10,-10",
    "nap29-joker": "2:2=6,-2,-2,-2 misere:0=9,-3,-3,-3 nap:5=30,-10,-10,-10 nap:4=-30,10,10,10",
    **dict.fromkeys(("buck24-bids", "dirty-clubs20"), ""),
    **dict.fromkeys(("dirty-clubs24", "dirty-clubs28", "dirty-clubs32"), ""),
}
# "UNDERTAKEN TRICKS=POINTS": the bid, "o" for a card ordered up, "x" for a turned club; the
# tricks of each seat from the maker on, "-" for who dropped out. Points count up: a trick is
# one less to go, no trick or a maker's failure five more (pagat.com, Buck Euchre; Denexa).
_BUCK = (
    "o:3,1,1,0=3,1,1,-5 o:2,2,1,0=-5,2,1,-5 o:3,2,-,-=3,2,0,0 o:5,-,-,-=5,0,0,0"
    " o:5,0,0,-=5,-5,-5,0 o:0,2,2,1=-5,2,2,1 x:0,5,0,0=-5,5,-5,-5 x:2,1,1,1=2,1,1,1"
)
EACH_FOR_ITSELF = {
    "buck24": _BUCK,
    "buck24-no-trump": _BUCK,
    "buck24-bids": "2:2,1,2,0=2,1,2,-5 4:4,1,-,-=4,1,0,0 4:3,2,0,-=-5,2,-5,0 5:5,-,-,-=5,0,0,0"
    " 2:1,4,-,-=-5,4,0,0 x:0,5,0,0=-5,5,-5,-5",
    "dirty-clubs20": "1:1,2,2=1,2,2 2:2,2,1=2,2,1 3:2,3,0=-5,3,-5 5:5,0,0=5,-5,-5 x:3,2,0=3,2,-5",
    "dirty-clubs24": "3:3,1,1,0=3,1,1,-5 3:2,1,1,1=-5,1,1,1 x:5,0,0,0=5,-5,-5,-5",
    "dirty-clubs28": "2:2,1,1,1,0=2,1,1,1,-5 2:1,1,1,1,1=-5,1,1,1,1",
    "dirty-clubs32": "2:2,1,1,1,0,0=2,1,1,1,-5,-5 2:1,1,1,1,1,0=-5,1,1,1,1,-5",
}
# "TRICKS=POINTS": the tricks of the maker and the partner; "a" where the called card did not
# fall from another hand. The partner is at the maker's right.
CALLED = {
    "call-ace24": "3=1,0,0,1 4=1,0,0,1 5=2,0,0,2 2=0,2,2,0 0=0,2,2,0"
    " 3a=1,0,0,0 4a=1,0,0,0 5a=4,0,0,0 2a=0,2,2,2",
    "call-ace32-five": "3=1,0,0,0,1 5=3,0,0,0,3 2=0,2,2,2,0 4a=1,0,0,0,0 5a=5,0,0,0,0 1a=0,2,2,2,2",
    "call-ace32-six": "4=1,0,0,0,0,1 5=3,0,0,0,0,3 2=0,2,2,2,2,0 4a=1,0,0,0,0,0 5a=6,0,0,0,0,0"
    " 1a=0,2,2,2,2,2",
    "five-handed28": "3=1,0,0,0,1 5=2,0,0,0,2 2=0,2,2,2,0 5a=5,0,0,0,0 2a=0,2,2,2,2",
}


def rows(table: dict[str, str]) -> list[tuple[str, str, str]]:
    """Preset, what was done, and what it scored."""
    return [(name, *row.split("=")) for name, text in table.items() for row in text.split()]  # type: ignore[misc]


def numbers(text: str) -> tuple[int, ...]:
    """The points of each scorer."""
    return tuple(map(int, text.split(",")))


@pytest.mark.parametrize(("name", "done", "scored"), rows(BIDS))
def test_bids_score_as_the_table_says(name: str, done: str, scored: str) -> None:
    """A bid that was made or lost gives each scorer the points of the table."""
    rules = PRESETS[name].rules
    bid, tricks = done.split(":")
    label = bid if bid.isalpha() or "_" in bid else bid.rstrip("fa")
    won = rung(rules, label)
    named_alone = bid.endswith("a") and label != bid
    contract = Contract(
        0,
        plain_suit(rules),
        alone=won.alone or named_alone,
        bid=won,
        forced=bid.endswith("f") and label != bid,
    )
    winners = [0] * int(tricks) + [1] * (rules.hand_size - int(tricks))
    is_paired = rules.partners is Partners.OPPOSITE
    out = range(2, rules.players, 2) if contract.alone and is_paired else ()
    outcome, points, _ = played_to_the_end(rules, contract, winners, tuple(out))

    is_made = int(tricks) >= won.tricks if won.tricks else tricks == "0"
    assert outcome is (Outcome.BID_MADE if is_made else Outcome.BID_LOST)
    assert points == numbers(scored)


@pytest.mark.parametrize(("name", "done", "scored"), rows(EACH_FOR_ITSELF))
def test_each_for_itself_scores_as_the_table_says(name: str, done: str, scored: str) -> None:
    """Tricks count, none or failure costs, who dropped out is left alone."""
    rules = PRESETS[name].rules
    undertaken, tricks = done.split(":")
    taken = [0 if one == "-" else int(one) for one in tricks.split(",")]
    out = tuple(seat for seat, one in enumerate(tricks.split(",")) if one == "-")
    contract = Contract(None if undertaken == "x" else 0, plain_suit(rules))
    if undertaken.isdigit():
        contract = Contract(0, plain_suit(rules), bid=rung(rules, undertaken))
    winners = [seat for seat, number in enumerate(taken) for _ in range(number)]
    _, points, state = played_to_the_end(rules, contract, winners, out)

    assert points == numbers(scored)
    start = rules.end.count_down
    shown = [rules.shown_score(score) for score in state.public.standing.scores]
    assert shown == [start - number for number in numbers(scored)]


@pytest.mark.parametrize(("name", "done", "scored"), rows(CALLED))
def test_called_partners_score_as_the_table_says(name: str, done: str, scored: str) -> None:
    """Both makers score, or each of the others; alone it is the number of players."""
    rules = PRESETS[name].rules
    tricks, alone = int(done.rstrip("a")), done.endswith("a")
    partner = rules.players - 1
    trump = plain_suit(rules)
    assert trump is not None
    contract = Contract(
        0, trump, called=Card(Rank.ACE, trump.next), partner=None if alone else partner
    )
    mine = [0] * tricks if alone else [partner] * (tricks // 2) + [0] * (tricks - tricks // 2)
    winners = mine + [1] * (rules.hand_size - tricks)
    _, points, _ = played_to_the_end(rules, contract, winners)

    assert points == numbers(scored)


@pytest.mark.parametrize(
    ("tricks", "alone", "points"),
    [(3, False, 1), (5, False, 2), (2, False, -2), (0, False, -2), (4, True, 1), (5, True, 4),
     (2, True, -2)],
)  # fmt: skip
def test_set_back_scores(tricks: int, alone: bool, points: int) -> None:  # noqa: FBT001
    """Who is euchred loses two and the others gain nothing. Foster, as recalled."""
    rules = PRESETS["set-back24"].rules
    winners = [0] * tricks + [1] * (5 - tricks)
    contract = Contract(0, plain_suit(rules), alone=alone)
    _, scored, state = played_to_the_end(rules, contract, winners, (2,) if alone else ())

    assert scored == (points, 0)
    assert rules.shown_score(state.public.standing.scores[0]) == 10 - points


def test_a_bid_that_is_alone_of_itself_is_not_doubled() -> None:
    """What doubles is naming trump alone; a rung that says alone has its own figure."""
    ladder = "3/4/loner8+9-7a"
    changes: dict[str, Value | str] = {"bids.ladder": ladder, "bids.lone_factor": 2}
    rules = replace(PRESETS["double-hasenpfeffer48-six"].rules, changes)
    for label, alone, winners, points in (
        ("loner", True, [0] * 8, (9, 0)),
        ("loner", True, [0] * 7 + [1], (-7, 1)),
        ("4", True, [0] * 8, (16, 0)),
        ("4", False, [0] * 8, (8, 0)),
    ):
        contract = Contract(0, plain_suit(rules), alone=alone, bid=rung(rules, label))
        out = (2, 4) if alone else ()
        assert played_to_the_end(rules, contract, winners, out)[1] == points


@pytest.mark.parametrize(
    ("name", "before", "winner"),
    [
        ("progressive24", (3, 6), 1),
        ("progressive24", (6, 6), 0),
        ("progressive24", (0, 2), None),
        ("nap52-stakes", (5, 9, -14, 0, 0), 0),
        ("nap52-stakes", (0, 20, -14, 0, 0), 1),
        ("buck24", (9, 3, 3, -20), 0),
    ],
)
def test_the_last_deal_of_a_limit(name: str, before: tuple[int, ...], winner: int | None) -> None:
    """After the most deals the higher score wins; if it is level, nobody does."""
    rules = PRESETS[name].rules
    bid = rung(rules, "2") if rules.has_bids else None
    contract = Contract(0, plain_suit(rules), bid=bid)
    scored = played_to_the_end(rules, contract, [0] * rules.hand_size)[1]
    level = tuple(map(sum, zip(before, scored, strict=True)))
    for deal, is_last in ((rules.end.deals - 2, False), (rules.end.deals - 1, True)):
        winners = [0] * rules.hand_size
        state = played_to_the_end(rules, contract, winners, (), before, deal=deal)[2]

        assert state.public.standing.scores == level
        assert state.is_over == is_last
        if is_last:
            assert state.public.standing.winner == winner


def test_every_bid_of_a_ladder_has_a_row_made_or_lost() -> None:
    """Bids with a figure of their own are in the table both ways."""
    for name, text in BIDS.items():
        said = {row.split(":")[0] for row in text.split()}
        for one in PRESETS[name].rules.bids.ladder:
            if (one.win or one.lose) and one.name and text:
                assert one.label in said, (name, one.label)


def test_played_without_bids_is_not_in_the_table_of_bids() -> None:
    """The table of bids holds the presets with bids, and no others."""
    assert set(BIDS) == {name for name, one in PRESETS.items() if one.rules.has_bids}
