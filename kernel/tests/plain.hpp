// A second search, for tests: it tries card after card and knows no table, no bounds, no
// equal cards and no order of moves. It shares no function with the kernel.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "euchre/position.hpp"

namespace euchre::tests {

class Plain {
 public:
  Plain(const Lanes& lanes, const Position& position) : lanes_(lanes) {
    for (int place = 0; place < position.active; ++place) {
      hands_.push_back(position.hands[position.seats[static_cast<std::size_t>(place)]]);
      sides_.push_back(position.sides[position.seats[static_cast<std::size_t>(place)]]);
    }
  }

  /// Whether side 0 takes so many tricks.
  bool takes(int need) { return need <= 0 || from(0, {}, need); }

 private:
  using Table = std::vector<int>;

  int lane(int card) const {
    for (int at = 0; at < lanes_.count; ++at) {
      if (lanes_.lane[static_cast<std::size_t>(at)] >> card & 1) return at;
    }
    return -1;
  }

  bool same_face(int one, int other) const {
    return (one + 1 == other && (lanes_.twins >> one & 1)) ||
           (other + 1 == one && (lanes_.twins >> other & 1));
  }

  bool beats(int card, int best) const {
    if (lane(card) != lane(best)) return lane(card) == 0;
    if (same_face(card, best)) return lanes_.last_wins;
    return card > best;
  }

  bool from(std::size_t leader, const Table& table, int need) {
    const std::size_t seats = hands_.size();
    if (table.size() == seats) {
      std::size_t best = 0;
      for (std::size_t at = 1; at < seats; ++at) {
        if (beats(table[at], table[best])) best = at;
      }
      const std::size_t taker = (leader + best) % seats;
      const int still = need - (sides_[taker] == 0 ? 1 : 0);
      if (still <= 0) return true;
      if (hands_[taker] == 0) return false;
      return from(taker, {}, still);
    }
    const std::size_t place = (leader + table.size()) % seats;
    bool follows = false;
    if (!table.empty()) {
      for (int card = 0; card < 64; ++card) {
        if ((hands_[place] >> card & 1) && lane(card) == lane(table[0])) follows = true;
      }
    }
    const bool wanted = sides_[place] == 0;
    for (int card = 0; card < 64; ++card) {
      if (!(hands_[place] >> card & 1)) continue;
      if (follows && lane(card) != lane(table[0])) continue;
      Table then = table;
      then.push_back(card);
      hands_[place] ^= std::uint64_t{1} << card;
      const bool reached = from(leader, then, need);
      hands_[place] ^= std::uint64_t{1} << card;
      if (reached == wanted) return wanted;
    }
    return !wanted;
  }

  const Lanes& lanes_;
  std::vector<std::uint64_t> hands_;
  std::vector<int> sides_;
};

}  // namespace euchre::tests
