// What the search remembers: positions at the start of a trick.
#pragma once

#include <vector>

#include "position.hpp"

namespace euchre {

/// One position, whose cards are a part of those that the search began with: who holds
/// them is known, so that the set of cards and the leader are an exact key.
struct Entry {
  Cards cards = 0;
  std::uint16_t generation = 0;
  std::uint8_t leader = 0;
  /// The card that answered it (its number).
  std::uint8_t card = 0;
  /// Either two bounds on the tricks of side 0, or a set of numbers of tricks and whether
  /// side 0 can get into it.
  std::uint32_t told = 0;
};

static_assert(sizeof(Entry) == 16);

class Table {
 public:
  static constexpr int least_bits = 4;
  static constexpr int most_bits = 23;
  static constexpr int usual_bits = 11;

  /// Room for two to the power of `bits` positions.
  explicit Table(int bits = usual_bits) : shift_(64 - bits) {
    if (bits < least_bits || bits > most_bits) {
      throw std::invalid_argument("a table has 2^4 to 2^23 entries, not 2^" +
                                  std::to_string(bits));
    }
    entries_.resize(std::size_t{1} << bits);
  }

  /// Forget everything: another position has other hands.
  void forget() {
    if (++generation_ == 0) {
      for (Entry& entry : entries_) entry = Entry{};
      generation_ = 1;
    }
  }

  /// The place for a position, which may hold another one.
  Entry& at(Cards cards, int leader) {
    const std::uint64_t mixed =
        (cards ^ (static_cast<std::uint64_t>(leader) << 60)) * 0x9E3779B97F4A7C15U;
    return entries_[mixed >> shift_];
  }

  bool holds(const Entry& entry, Cards cards, int leader) const {
    return entry.cards == cards && entry.leader == leader && entry.generation == generation_;
  }

  void put(Entry& entry, Cards cards, int leader, int card, std::uint32_t told) {
    entry = {cards, generation_, static_cast<std::uint8_t>(leader),
             static_cast<std::uint8_t>(card), told};
  }

 private:
  std::vector<Entry> entries_;
  int shift_;
  std::uint16_t generation_ = 0;
};

}  // namespace euchre
