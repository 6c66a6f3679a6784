"""Who made trump and how, who plays with whom, and what each seat is in a deal."""

from __future__ import annotations

from euchre.cards import Seat, trump_letter
from euchre.game import Contract, Name, OrderUp, Phase, Public, View
from euchre.texts.acts import accepting
from euchre.texts.bids import bid_in_force, bid_text
from euchre.texts.reader import Reader
from euchre.texts.text import Text, yes_no

__all__ = ["contract_text", "partner_text", "role"]

_ROLES = {"order-up": "ordered", "assist": "assisted", "take-up": "took-up"}


def _how(public: Public, contract: Contract, maker: Seat) -> str:
    """How trump came about: ordered, assisted, took-up, named, blind or took-over."""
    if contract.blind:
        return "blind"
    makers = [call.seat for call in public.calls if isinstance(call.action, OrderUp | Name)]
    if makers and makers[-1] != maker:
        return "took-over"
    return _ROLES[accepting(public, maker)] if contract.accepted else "named"


def contract_text(reader: Reader, public: Public) -> Text | None:
    """Who made trump and how; None before it is made."""
    contract = public.contract
    if contract is None:
        return None
    if contract.maker is None:
        return Text("made-nobody" if contract.trump is None else "made-turned")
    who, alone = reader.who(contract.maker), _alone(contract)
    if contract.bid is not None:
        key = "made-bid-forced" if contract.forced else "made-bid"
        return Text.of(key, bid=contract.bid.label, alone=alone, **who)
    return Text.of(f"made-{_how(public, contract, contract.maker)}", alone=alone, **who)


def _alone(contract: Contract) -> str:
    """Whether the maker plays alone, and that does not go without saying by the bid.

    "yes", "no", or "exposed" with the cards face up.
    """
    if contract.exposed:
        return "exposed"
    return yes_no(contract.alone and not (contract.bid is not None and contract.bid.alone))


def partner_text(reader: Reader, seen: View) -> Text | None:
    """The card that was called for a partner, and who that is as far as the reader knows.

    None where no card has been called.
    """
    public, contract = seen.public, seen.public.contract
    if contract is None or contract.called is None:
        return None
    card = contract.called.text
    if seen.seat is not None and seen.seat != contract.maker and seen.side(seen.seat) == 0:
        return Text.of("partner-you", card=card)
    if contract.partner is not None:
        return Text.of("partner-known", card=card, who=reader.names[contract.partner])
    if not public.has_secret_partner or (
        seen.seat == contract.maker and contract.called in (*(seen.hand or ()), *seen.laid_away)
    ):
        return Text.of("partner-none", card=card)
    return Text.of("partner-unknown", card=card)


def role(reader: Reader, public: Public, seat: Seat) -> Text | None:
    """The one role to show below a player's name.

    Sitting out before maker, maker before lone defender and called partner, dealer before
    partner.
    """
    contract = public.contract
    if seat in public.sits_out:
        return Text(_role_of_absent(public, seat))
    dealer = yes_no(seat == public.dealer)
    maker = _role_of_maker(public, seat)
    if maker is not None:
        return maker
    if contract is not None and contract.lone_defender == seat:
        return Text.of("role-defends-alone", dealer=dealer)
    if contract is not None and contract.partner == seat:
        return Text.of("role-maker-partner", dealer=dealer)
    if seat == public.dealer and public.is_dealt:
        return Text("role-dealer")
    if reader.seat is not None and seat in public.rules.partners_of(reader.seat):
        return Text("role-partner")
    return None


def _role_of_absent(public: Public, seat: Seat) -> str:
    if seat in public.dealt_out:
        return "role-deals-only"
    return "role-dropped-out" if public.rules.entry.may_drop_out else "role-sits-out"


def _role_of_maker(public: Public, seat: Seat) -> Text | None:
    """What the maker did, or whoever has bid highest and is to name trump."""
    contract, dealer = public.contract, yes_no(seat == public.dealer)
    bid, highest = bid_in_force(public), public.highest_bid
    if contract is None:
        names = public.phase is Phase.NAME_TRUMP and highest is not None and highest.seat == seat
        return (
            bid_text("role-bid", "role-bid-in", bid, dealer=dealer, alone="no")
            if bid and names
            else None
        )
    if contract.maker != seat:
        return None
    alone = _alone(contract)
    if bid is not None:
        return bid_text("role-bid", "role-bid-in", bid, dealer=dealer, alone=alone)
    how = _how(public, contract, seat)
    name = "named" if how == "blind" else how
    suit = trump_letter(contract.trump, low=contract.low)
    return Text.of(f"role-{name}", suit=suit, dealer=dealer, alone=alone)
