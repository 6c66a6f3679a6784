"""``club``: the player of the rules of thumb that are taught at club tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from euchre.game import Action, Phase, Play, View, legal_in
from euchre.players.base import Decision, Limit, NothingToDecideError, PlayerParameterError, Reason
from euchre.players.club.bidding import bid, name_trump
from euchre.players.club.calling import Habits, call
from euchre.players.club.entry import enter
from euchre.players.club.exchange import exchange
from euchre.players.club.first_lead import lead_first
from euchre.players.club.following import follow
from euchre.players.club.leading import lead
from euchre.players.club.misere import is_misere, play_at_misere
from euchre.players.club.partner import call_partner
from euchre.players.club.showing import is_about_shown_cards, with_shown_cards
from euchre.players.club.sight import sight_of
from euchre.players.club.stakes import why_weighed
from euchre.players.club.taking_part import stay_or_drop

__all__ = ["ClubPlayer", "club_player"]

_AUCTION = (Phase.AUCTION, Phase.BLIND_NAME, Phase.BLIND_ALONE, Phase.NAME_TRUMP)
_ENTRY = (Phase.TAKE_OVER, Phase.DEFEND_ALONE)


class ClubPlayer:
    """Counts its hand before it calls and the cards that have gone while it plays.

    It needs no budget. Its seed matters where it bids: for that it has the kernel play some
    guessed deals out.
    """

    def __init__(self, habits: Habits | None = None) -> None:
        """A player with these habits; without any, the usual ones."""
        self._habits = habits or Habits()

    @property
    def name(self) -> str:
        """``club``, and the habits that are not the usual ones."""
        usual = Habits()
        told = []
        if self._habits.boldness != usual.boldness:
            told.append(f"boldness={self._habits.boldness}")
        if self._habits.alone != usual.alone:
            told.append("alone=no")
        return "club" + (":" + ",".join(told) if told else "")

    def decide(self, view: View, limit: Limit) -> Decision:
        """The action that the rules of thumb say, with their reasons."""
        actions = legal_in(view)
        if not actions or view.seat is None:
            raise NothingToDecideError(view)
        phase, contract = view.public.phase, view.public.contract
        if is_about_shown_cards(view):
            return with_shown_cards(view, limit, actions)
        if phase is Phase.PLAY:
            return _play(view, limit, view.seat, actions)
        if phase in _AUCTION:
            return self._call(view, limit, actions)
        if phase in _ENTRY and contract is not None:
            return enter(view, actions, contract)
        if phase is Phase.STAY and contract is not None:
            return stay_or_drop(view, limit, contract)
        if phase is Phase.CALL_PARTNER:
            return call_partner(view, actions)
        return exchange(view, actions)

    def _call(self, view: View, limit: Limit, actions: tuple[Action, ...]) -> Decision:
        phase = view.public.phase
        if phase is Phase.AUCTION and view.rules.has_bids:
            return bid(view, limit, self._habits, actions)
        if phase is Phase.NAME_TRUMP:
            return name_trump(view, limit, self._habits, actions)
        return call(view, limit, self._habits, actions)


def _play(view: View, limit: Limit, seat: int, actions: tuple[Action, ...]) -> Decision:
    cards = tuple(action.card for action in actions if isinstance(action, Play))
    public, trick = view.public, view.public.trick
    sight = sight_of(view, seat)
    if public.contract is not None and public.contract.by_first_lead:
        card, figures, why = lead_first(view, limit, cards)
    elif is_misere(public.contract):
        card, figures, why = play_at_misere(sight, trick, cards)
    else:
        card, figures, why = lead(sight, cards) if trick is None else follow(sight, trick, cards)
        why = (*why_weighed(public, seat), *why)
    if public.has_secret_partner and sight.is_makers and public.side(seat):
        why = (Reason.of("reason-secret-partner"), *why)
    return Decision(Play(card), {Play(one): value for one, value in figures.items()}, why)


_ALLOWED: Mapping[str, tuple[str, ...]] = {"boldness": ("-100 … 100",), "alone": ("yes", "no")}


def club_player(parameters: Mapping[str, str]) -> ClubPlayer:
    """The player ``club``.

    ``boldness=N`` lets it call for N hundredths of a point less (more timid if negative);
    ``alone=no`` never goes alone of its own will.

    Raises:
        PlayerParameterError: for anything else.
    """
    habits = Habits()
    for key, value in parameters.items():
        allowed = _ALLOWED.get(key)
        if allowed is None:
            raise PlayerParameterError("club", key, None, tuple(_ALLOWED))
        try:
            if key == "alone":
                habits = replace(habits, alone={"yes": True, "no": False}[value.lower()])
            else:
                habits = replace(habits, boldness=_boldness(value))
        except (KeyError, ValueError):
            raise PlayerParameterError("club", key, value, allowed) from None
    return ClubPlayer(habits)


def _boldness(text: str) -> int:
    number = int(text)
    if not -100 <= number <= 100:
        raise ValueError(text)
    return number
