"""``club``: the player of the rules of thumb that are taught at club tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from euchre.game import Action, Phase, Play, View, legal_in
from euchre.players.base import Decision, Limit, NothingToDecideError, PlayerParameterError
from euchre.players.club.calling import Habits, call
from euchre.players.club.entry import enter
from euchre.players.club.exchange import exchange
from euchre.players.club.following import follow
from euchre.players.club.leading import lead
from euchre.players.club.sight import sight_of

__all__ = ["ClubPlayer", "club_player"]

_AUCTION = (Phase.AUCTION, Phase.BLIND_NAME, Phase.BLIND_ALONE)
_ENTRY = (Phase.TAKE_OVER, Phase.DEFEND_ALONE)


class ClubPlayer:
    """Counts its hand before it calls and the cards that have gone while it plays.

    It searches nothing and guesses no hands, so it needs no budget; its seed matters only
    where a trump has to be named unseen.
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
        if phase is Phase.PLAY:
            return _play(view, view.seat, actions)
        if phase in _AUCTION:
            return call(view, limit, self._habits, actions)
        if phase in _ENTRY and contract is not None:
            return enter(view, actions, contract)
        return exchange(view, actions)


def _play(view: View, seat: int, actions: tuple[Action, ...]) -> Decision:
    cards = tuple(action.card for action in actions if isinstance(action, Play))
    trick = view.public.trick
    sight = sight_of(view, seat)
    card, figures, why = lead(sight, cards) if trick is None else follow(sight, trick, cards)
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
