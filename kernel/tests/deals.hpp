// Random deals for the programs beside this file.
#pragma once

#include <vector>

#include "euchre/kernel.hpp"

namespace euchre::tests {

/// What a game deals: how many cards of each lane (trump last), to whom.
struct Kind {
  const char* name;
  std::vector<int> sizes;
  int seats;
  int tricks;
  bool copies = false;
  bool last_wins = false;
};

/// Lanes of these sizes, one above the other, trump on top.
inline Lanes lanes_of(const Kind& kind) {
  std::array<Cards, most_lanes> lanes{};
  const std::size_t count = kind.sizes.size();
  int free = 0;
  Cards twins = 0;
  for (std::size_t at = 0; at < count; ++at) {
    const int size = kind.sizes[at];
    if (free + size > 63) throw std::invalid_argument("too many cards for a word");
    const Cards lane = size == 0 ? 0 : ((Cards{1} << size) - 1) << free;
    if (kind.copies) {
      for (int lower = 0; lower + 1 < size; lower += 2) twins |= card_of(free + lower);
    }
    lanes[at + 1 == count ? 0 : at + 1] = lane;
    free += size + (size == 0 ? 0 : 1);
  }
  return Lanes::of(lanes.data(), static_cast<int>(count), twins, kind.last_wins);
}

/// A deal before its first card: partners sit opposite, or one seat plays against the rest.
inline Position deal(const Kind& kind, const Lanes& lanes, Random& random) {
  std::vector<Cards> pack;
  for (Cards rest = lanes.all; rest; rest &= rest - 1) pack.push_back(lowest(rest));
  Position position;
  position.active = static_cast<std::uint8_t>(kind.seats);
  const auto first = random.below(2);
  for (int seat = 0; seat < kind.seats; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    position.seats[at] = static_cast<std::uint8_t>(seat);
    position.sides[at] = static_cast<std::uint8_t>(
        kind.seats % 2 == 0 ? (static_cast<unsigned>(seat) + first) % 2 : seat == 0 ? first : 1 - first);
    for (int trick = 0; trick < kind.tricks; ++trick) {
      const auto nth = random.below(static_cast<std::uint32_t>(pack.size()));
      position.hands[at] |= pack[nth];
      pack[nth] = pack.back();
      pack.pop_back();
    }
  }
  return position;
}

}  // namespace euchre::tests
