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

/// How many tricks each side is sure of by its trumps, however they are played.
///
/// The highest trump takes one. And as a trump loses only to a higher one of the other side in
/// the same trick, each of theirs costs a hand at most one of its own: sure are as many as exceed
/// theirs above its lowest.
template <int Seats, bool Any>
std::array<int, 2> sure_tricks(const Lanes& lanes, const Hands& hands) {
  const std::array<Cards, 2> trumps{hands.of_side(0) & lanes.trump, hands.of_side(1) & lanes.trump};
  // An equal card of theirs may win too.
  std::array<int, 2> sure{trumps[0] > (trumps[1] | lanes.twins_of<Any>(trumps[1])),
                          trumps[1] > (trumps[0] | lanes.twins_of<Any>(trumps[0]))};
  for (int place = 0; place < Seats; ++place) {
    const auto side = static_cast<std::size_t>(hands.side(place));
    const Cards ours = hands.at(place) & lanes.trump;
    Cards low = lowest(ours);
    low = lowest(low | lanes.twins_of<Any>(low));
    const Cards above = trumps[1 - side] & (Cards{0} - low);
    sure[side] = std::max(sure[side], std::popcount(ours) - std::popcount(above));
  }
  return sure;
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
    if (tops == 0) {
      if (at == 0) return false;
      continue;
    }
    int longest = 0;
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
