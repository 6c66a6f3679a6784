"""Games so small that every deal of them can be tried: changes to the rules of `na24`."""

from __future__ import annotations

from euchre.rules import Value

__all__ = ["SMALL"]

TWO: dict[str, Value | str] = {"players": 2, "partners": "maker_against_all", "entry.alone": False}
BIDS: dict[str, Value | str] = {
    "auction.kind": "bids",
    "deal.turn_up": False,
    "pack.lowest": "jack",
    "end.deals": 9,
    "entry.alone": False,
    "bids.ladder": "1/2",
    "bids.forced_bid": 1,
}
TWO_BID: dict[str, Value | str] = {**TWO, **BIDS}
SMALL: dict[str, dict[str, Value | str]] = {
    "two seats": {**TWO, "pack.lowest": "jack", "deal.packets": "3-3"},
    "any discard": {
        **TWO,
        "pack.lowest": "jack",
        "deal.packets": "3-3",
        "exchange.may_discard_turn_up": True,
        "exchange.pick_up": "optional",
    },
    "duty": {
        **TWO,
        "pack.lowest": "jack",
        "deal.packets": "2-2",
        "auction.must_hold": "caller",
        "auction.stick_the_dealer": "stick",
        "pack.benny": "joker",
    },
    "two copies": {
        **TWO,
        "pack.lowest": "jack",
        "pack.copies": 2,
        "deal.packets": "2-2",
        "exchange.may_discard_turn_up": True,
    },
    "going under": {
        **TWO,
        "pack.lowest": "ten",
        "deal.packets": "3-3",
        "deal.go_under": "no_ace_no_face",
    },
    "three tens": {
        **TWO,
        "pack.lowest": "ten",
        "deal.packets": "3-3",
        "deal.go_under": "three_nines_tens",
        "exchange.may_discard_turn_up": True,
    },
    "three seats": {
        **TWO,
        "players": 3,
        "pack.lowest": "jack",
        "deal.packets": "2-2-2",
        "auction.no_trump": "callable",
    },
    "best": {
        "pack.lowest": "jack",
        "deal.packets": "1-1-1-1",
        "exchange.partners_best": "discard_first",
        "exchange.best_may_be_turn_up": True,
        "exchange.pick_up": "optional",
        "entry.defend_alone": "always",
        "exchange.defenders_best": True,
    },
    "best received first": {
        "pack.lowest": "jack",
        "deal.packets": "1-1-1-1",
        "exchange.partners_best": "receive_first",
        "exchange.best_may_be_turn_up": True,
        "entry.partner_may_take_over": True,
    },
    "blind": {
        "pack.lowest": "jack",
        "pack.benny": "joker",
        "deal.packets": "1-1-1-1",
        "exchange.may_discard_turn_up": True,
    },
    "bids without a turned card": {
        **TWO_BID,
        "deal.packets": "3-3",
        "bids.trump": "first_lead",
        "play.leader": "maker",
        "play.bowers": False,
    },
    "widow": {**TWO_BID, "deal.packets": "7-7", "exchange.widow": "taken"},
    "joker shown": {
        **TWO_BID,
        "pack.benny": "joker",
        "deal.packets": "2-2",
        "bids.forced": "joker_holder",
    },
    "joker shown, with a widow": {
        **TWO_BID,
        "pack.benny": "joker",
        "deal.packets": "8-8",
        "bids.forced": "joker_holder",
        "exchange.widow": "taken",
    },
    "joker shown, going under": {
        **TWO_BID,
        "pack.lowest": "ten",
        "pack.benny": "joker",
        "deal.packets": "3-3",
        "bids.forced": "joker_holder",
        "deal.go_under": "no_ace_no_face",
    },
    "going under, then bids": {
        **TWO_BID,
        "pack.lowest": "ten",
        "deal.turn_up": True,
        "deal.packets": "3-3",
        "deal.go_under": "three_nines_tens",
    },
    "dealer without cards": {**TWO_BID, "players": 3, "deal.packets": "2-2-0"},
    "lone bids with cards": {
        **BIDS,
        "deal.packets": "1-1-1-1",
        "exchange.partners_best": "discard_first",
        "bids.ladder": "1/best1a1/moon1a",
    },
    "called partner": {
        "partners": "called",
        "entry.alone": False,
        "pack.lowest": "jack",
        "deal.packets": "1-1-1-1",
    },
    "each for itself": {
        "partners": "nobody",
        "players": 3,
        "entry.alone": False,
        "pack.lowest": "jack",
        "deal.packets": "2-2-2",
        "score.count_tricks": True,
        "entry.may_drop_out": True,
        "auction.dirty_clubs": True,
        "end.deals": 9,
    },
}
