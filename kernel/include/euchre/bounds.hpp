// Tricks that a side is sure of, seen without a search.
#pragma once

#include <algorithm>

#include "position.hpp"

namespace euchre {

/// The hands during a search, by place clockwise from the leader of the first trick.
struct Hands {
  std::array<Cards, most_seats> hand{};
  /// What the two sides hold together.
  std::array<Cards, 2> held{};
  int seats = 0;
  /// By place, 0 or 1.
  std::array<std::uint8_t, most_seats> sides{};

  static Hands of(const Position& position) {
    Hands made;
    made.seats = position.active;
    for (int place = 0; place < position.active; ++place) {
      made.sides[static_cast<std::size_t>(place)] =
          static_cast<std::uint8_t>(position.side_at(place));
      made.toggle(place, position.hand_at(place));
    }
    return made;
  }

  Cards at(int place) const { return hand[static_cast<std::size_t>(place)]; }
  int side(int place) const { return sides[static_cast<std::size_t>(place)]; }
  Cards of_side(int side) const { return held[static_cast<std::size_t>(side)]; }
  Cards all() const { return held[0] | held[1]; }
  /// Take cards from a hand, or give them back.
  void toggle(int place, Cards cards) {
    hand[static_cast<std::size_t>(place)] ^= cards;
    held[static_cast<std::size_t>(side(place))] ^= cards;
  }
};

/// Whether one hand of a side has trumps enough to take `need` tricks however it is played.
///
/// A trump loses only to a higher one of the other side in the same trick, so each of
/// theirs costs at most one of ours: what is left of a matching is sure. By Hall's theorem
/// that is the greatest surplus of our trumps over theirs from some card upwards.
template <int Seats, bool Any>
bool is_sure(const Lanes& lanes, const Hands& hands, int side, int need) {
  if (std::popcount(hands.of_side(side) & lanes.trump) < need) return false;
  const Cards theirs = hands.of_side(1 - side) & lanes.trump;
  for (int place = 0; place < Seats; ++place) {
    if (hands.side(place) != side) continue;
    Cards trumps = hands.at(place) & lanes.trump;
    if (std::popcount(trumps) < need) continue;
    for (int sure = 1; trumps; ++sure) {
      const Cards card = highest(trumps);
      trumps ^= card;
      // An equal card of theirs may win too.
      const Cards equal = card | lanes.twins_of<Any>(card);
      if (sure - std::popcount(theirs & (Cards{0} - lowest(equal))) >= need) return true;
    }
  }
  return false;
}

/// Whether the leader takes `need` tricks by leading one card after the other that nobody
/// can beat: first trumps, until nobody else has any, then the other lanes.
template <int Seats, bool Any>
bool runs(const Lanes& lanes, const Hands& hands, int leader, int need) {
  const Cards hand = hands.at(leader);
  const Cards others = hands.all() & ~hand;
  int run = 0;
  for (std::size_t at = 0; at < lanes.number<Any>(); ++at) {
    const Cards lane = lanes.lane[at];
    const Cards mine = hand & lane;
    Cards theirs = others & lane;
    if (theirs == 0) {
      run += std::popcount(mine);
      continue;
    }
    if (lanes.last_wins) theirs |= lanes.twins_of<Any>(theirs);
    const int tops = std::popcount(mine & above_all(theirs));
    if (tops == 0 && at > 0) continue;
    int longest = tops == 0 ? 1 : 0;
    for (int place = 0; place < Seats; ++place) {
      if (place != leader) longest = std::max(longest, std::popcount(hands.at(place) & lane));
    }
    if (tops >= longest) {
      run += std::popcount(mine);
    } else {
      run += tops;
      // Somebody may ruff what comes after.
      if (at == 0) break;
    }
  }
  return run >= need;
}

}  // namespace euchre
