"""Where a deal stands, and how it ended: the enumerations of a game."""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Outcome", "Phase", "UpcardPlace"]


class Phase(StrEnum):
    """What is to happen next."""

    FIRST_DEALER = "first_dealer"
    """Chance: a first dealer is to be found."""
    TO_DEAL = "to_deal"
    """Chance: the cards are to be dealt, for the first time."""
    AUCTION = "auction"
    BLIND_NAME = "blind_name"
    """The dealer names trump before looking at the hand."""
    BLIND_ALONE = "blind_alone"
    """The dealer, who named blind and has looked now, may go alone."""
    NAME_TRUMP = "name_trump"
    """The highest bidder names trump."""
    JOKER_SHOWS = "joker_shows"
    """All have passed; whoever holds the Benny shows it, and has bid."""
    UNDER = "under"
    """A seat that goes under lays three cards away."""
    JAMBONE = "jambone"
    """A lone maker plays with the cards face up, or not; later the cards are to be shown."""
    TAKE_OVER = "take_over"
    DEFEND_ALONE = "defend_alone"
    PICK_UP = "pick_up"
    """The dealer takes the turned card and discards."""
    ASK_BEST = "ask_best"
    BEST_DISCARD = "best_discard"
    """A lone player who asked for the best lays cards away."""
    BEST_GIVE = "best_give"
    """The partner gives them."""
    WIDOW = "widow"
    """The maker, who has taken the widow, lays as many cards away."""
    CALL_PARTNER = "call_partner"
    """The maker names the card whose holder is the partner."""
    STAY = "stay"
    """A seat stays in the deal or drops out."""
    JAMBOREE = "jamboree"
    """The maker shows the five highest trumps, or plays on; then the cards are to be shown."""
    PLAY = "play"
    PLAY_EXPOSED = "play_exposed"
    """An opponent says which card of the maker's exposed hand is played."""
    DEAL_OVER = "deal_over"
    """The deal is scored. Chance: the next is to be dealt."""
    GAME_OVER = "game_over"
    """A game is won, the match goes on. Chance: the next game is to be dealt."""
    MATCH_OVER = "match_over"

    @property
    def asks_for_discard(self) -> bool:
        """Whether the seat to act lays a card away."""
        return self in _DISCARDING

    @property
    def asks_for_card(self) -> bool:
        """Whether the seat to act chooses a card of its hand: to play, lay away or give."""
        return self in _DISCARDING or self in (Phase.PLAY, Phase.BEST_GIVE)


_DISCARDING = frozenset((Phase.PICK_UP, Phase.BEST_DISCARD, Phase.UNDER, Phase.WIDOW))


class UpcardPlace(StrEnum):
    """Where the turned card is."""

    NONE = "none"
    """No card is turned, or none dealt."""
    UP = "up"
    """Face up on the kitty, proposing trump."""
    TAKEN = "taken"
    """In the dealer's hand."""
    LEFT = "left"
    """Accepted as trump, but out of play: the dealer declined it or sits out."""
    DOWN = "down"
    """Turned down."""


class Outcome(StrEnum):
    """How a deal ended."""

    PASSED_OUT = "passed_out"
    THROWN_IN = "thrown_in"
    """A hand was thrown in; the same dealer deals again."""
    BENNY_TURNED = "benny_turned"
    """The turned card was the Benny; the same dealer deals again."""
    FORFEITED = "forfeited"
    """The dealer paid for passing."""
    MADE = "made"
    MARCH = "march"
    LONE_MADE = "lone_made"
    LONE_MARCH = "lone_march"
    JAMBONE = "jambone"
    """A lone march with the cards face up."""
    JAMBOREE = "jamboree"
    """The maker has shown the five highest trumps."""
    SHORT = "short"
    """Makers with a majority, but less than the rules ask for a point."""
    FAST_BREAK = "fast_break"
    EUCHRE = "euchre"
    LONE_EUCHRE = "lone_euchre"
    """A lone maker is euchred by two defenders."""
    SUPER_EUCHRE = "super_euchre"
    LONE_DEFENCE = "lone_defence"
    """The makers are euchred by a lone defender."""
    LONE_DEFENCE_MARCH = "lone_defence_march"
    NO_MAKER = "no_maker"
    """Played without a maker; the side with more tricks scores."""
    NO_MAKER_MARCH = "no_maker_march"
    BID_MADE = "bid_made"
    BID_LOST = "bid_lost"
    COUNTED = "counted"
    """Played without a maker, each seat for itself."""

    @property
    def is_lone_march(self) -> bool:
        """Whether a lone maker took all tricks."""
        return self in (Outcome.LONE_MARCH, Outcome.JAMBONE)

    @property
    def is_euchre(self) -> bool:
        """Whether makers failed."""
        return self in _EUCHRES


_EUCHRES = frozenset(
    (
        Outcome.EUCHRE,
        Outcome.LONE_EUCHRE,
        Outcome.SUPER_EUCHRE,
        Outcome.LONE_DEFENCE,
        Outcome.LONE_DEFENCE_MARCH,
        Outcome.BID_LOST,
    )
)
