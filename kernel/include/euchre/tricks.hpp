// What may be played, and who takes a trick.
#pragma once

#include "position.hpp"

namespace euchre {

/// A trick in which at least one card is played.
struct Trick {
  /// The lane led.
  Cards lane = 0;
  /// The card that takes it so far, and the place (not the seat) of who played it.
  Cards best = 0;
  int winner = 0;

  /// The cards of a hand that may be played.
  Cards legal(Cards hand) const {
    const Cards following = hand & lane;
    return following ? following : hand;
  }

  /// The cards among these that would take the trick.
  template <bool Any = true>
  Cards taking(const Lanes& lanes, Cards cards) const {
    return cards & (lane | lanes.trump) & lanes.beating<Any>(best);
  }

  template <bool Any = true>
  void play(const Lanes& lanes, Cards card, int place) {
    const bool takes = taking<Any>(lanes, card);
    best = takes ? card : best;
    winner = takes ? place : winner;
  }

  static Trick led(Cards lane, Cards card, int place) { return {lane, card, place}; }
};

/// The current trick of a position; with no card played it is empty.
inline Trick trick_of(const Lanes& lanes, const Position& position) {
  Trick trick;
  for (int place = 0; place < position.played; ++place) {
    const Cards card = card_of(position.trick[static_cast<std::size_t>(place)]);
    if (place == 0) {
      trick = Trick::led(lanes.lane_of(card), card, 0);
    } else {
      trick.play(lanes, card, place);
    }
  }
  return trick;
}

/// What the seat to play may play.
inline Cards legal_cards(const Lanes& lanes, const Position& position) {
  const Cards hand = position.hand_at(position.played);
  return position.played == 0 ? hand : trick_of(lanes, position).legal(hand);
}

/// The card that is easiest to throw away: no trump, none that beats all `others` in its
/// lane, low.
inline Cards easiest_to_lose(const Lanes& lanes, Cards cards, Cards others) {
  if ((cards & (cards - 1)) == 0) return cards;
  Cards chosen = 0;
  int least = 1 << 10;
  for (std::size_t at = 0; at < lanes.number(); ++at) {
    const Cards lane = lanes.lane[at];
    const Cards card = lowest(cards & lane);
    if (card == 0) continue;
    const int worth = number_of(card) - lanes.bottom[at] +
                      (card & above_all(others & lane) ? 50 : 0) + (at == 0 ? 100 : 0);
    if (worth < least) {
      least = worth;
      chosen = card;
    }
  }
  return chosen;
}

}  // namespace euchre
