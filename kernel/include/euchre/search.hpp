// One question to a position: can side 0 reach so many tricks, whatever side 1 does?
#pragma once

#include <algorithm>

#include "bounds.hpp"
#include "table.hpp"
#include "tricks.hpp"

namespace euchre {

/// Thrown by a search that has looked at as many positions as it may.
struct BudgetSpent {};

/// At least `need` tricks: the question where more tricks are never worse for side 0.
struct AtLeast {
  static constexpr bool is_monotone = true;
  int need;

  AtLeast after(bool won) const { return {need - (won ? 1 : 0)}; }
  bool is_reached(int) const { return need <= 0; }
  bool is_missed(int left) const { return need > left; }
};

/// A number of tricks whose bit is set: the question for all other values.
struct OneOf {
  static constexpr bool is_monotone = false;
  std::uint32_t numbers;

  static std::uint32_t possible(int left) { return (std::uint32_t{2} << left) - 1; }
  OneOf after(bool won) const { return {won ? numbers >> 1 : numbers}; }
  bool is_reached(int left) const { return (~numbers & possible(left)) == 0; }
  bool is_missed(int left) const { return (numbers & possible(left)) == 0; }
};

/// The search for `Seats` seats that play; the number is known to the compiler, as is how
/// many cards lie on the table, so that nothing loops that need not.
template <int Seats, bool Any>
class Search {
 public:
  /// `budget` is the number of positions that may be looked at; 0 means any.
  Search(const Lanes& lanes, Table& table, const Hands& hands, std::uint64_t budget)
      : lanes_(lanes), table_(table), hands_(hands), left_(budget == 0 ? ~std::uint64_t{0} : budget + 1), began_(left_) {}

  std::uint64_t nodes() const { return began_ - left_; }
  const Hands& hands() const { return hands_; }
  /// Whether the budget was spent; nothing can be asked any more then.
  bool is_spent() const { return left_ == 0; }

  /// Whether side 0 reaches the goal if `played` cards lie on the table. Places count from the leader of the trick.
  template <class Goal>
  bool ask(const Trick& trick, int played, Goal goal) {
    return played == 0 ? lead(0, goal) : follow_after<0>(trick, played, goal);
  }

  /// The same after the place to play has played `card`.
  template <class Goal>
  bool ask_after(Cards card, const Trick& trick, int played, Goal goal) {
    if (played == 0) {
      return after<1>(card, lanes_.template lane_of<Any>(card), card, 0, 0, goal);
    }
    return card_after<1>(card, trick, played, goal);
  }

 private:
  static int next(int place) { return place + 1 == Seats ? 0 : place + 1; }

  void count() {
    if (--left_ == 0) throw BudgetSpent{};
  }

  template <int Played, class Goal>
  bool follow_after(const Trick& trick, int played, Goal goal) {
    if constexpr (Played + 1 < Seats) {
      return played == Played + 1 ? follow<Played + 1>(played, trick.lane, trick.best, trick.winner, goal)
                                  : follow_after<Played + 1>(trick, played, goal);
    } else {
      return false;
    }
  }

  template <int Played, class Goal>
  bool card_after(Cards card, Trick trick, int played, Goal goal) {
    if constexpr (Played < Seats) {
      if (played != Played) return card_after<Played + 1>(card, trick, played, goal);
      trick.template play<Any>(lanes_, card, played);
      return after<Played + 1>(card, trick.lane, trick.best, trick.winner, played, goal);
    } else {
      return false;
    }
  }

  /// Take a card, the last of `Played` in the trick, from a hand, ask on, give it back.
  template <int Played, class Goal>
  bool after(Cards card, Cards lane, Cards best, int winner, int place, Goal goal) {
    hands_.toggle(place, card);
    bool reached;
    if constexpr (Played < Seats) {
      reached = follow<Played>(next(place), lane, best, winner, goal);
    } else {
      reached = lead(winner, goal.after(hands_.side(winner) == 0));
    }
    hands_.toggle(place, card);
    return reached;
  }

  /// The last trick plays itself.
  template <class Goal>
  bool last(int leader, Goal goal) const {
    const Cards led = hands_.at(leader);
    Trick trick = Trick::led(lanes_.template lane_of<Any>(led), led, leader);
    int place = leader;
    for (int played = 1; played < Seats; ++played) {
      place = next(place);
      trick.template play<Any>(lanes_, hands_.at(place), place);
    }
    return goal.after(hands_.side(trick.winner) == 0).is_reached(0);
  }

  template <class Goal>
  bool lead(int leader, Goal goal) {
    const int left = std::popcount(hands_.at(leader));
    if (goal.is_reached(left)) return true;
    if (goal.is_missed(left)) return false;
    count();
    if (left == 1) return last(leader, goal);
    if constexpr (Goal::is_monotone) {
      // What one side is sure of, the other cannot get.
      const int needs[2] = {goal.need, left - goal.need + 1};
      const int side = hands_.side(leader);
      if (runs<Seats, Any>(lanes_, hands_, leader, needs[side])) return side == 0;
      if (is_sure<Seats, Any>(lanes_, hands_, 0, needs[0])) return true;
      if (is_sure<Seats, Any>(lanes_, hands_, 1, needs[1])) return false;
    }
    
    return lead_remembered(leader, goal, left);
  }

  template <class Goal>
  bool lead_remembered(int leader, Goal goal, int left) {
    const Cards cards = hands_.all();
    Entry& entry = table_.at(cards, leader);
    Cards first = 0;
    if (table_.holds(entry, cards, leader)) {
      if constexpr (Goal::is_monotone) {
        if (goal.need <= static_cast<int>(entry.told & 31U)) return true;
        if (goal.need > static_cast<int>(entry.told >> 8)) return false;
      } else {
        if (entry.told >> 1 == goal.numbers) return entry.told & 1U;
      }
      first = card_of(entry.card) & hands_.at(leader);
    }
    Cards answer = lowest(hands_.at(leader));
    const bool reached = lead_any(leader, goal, &answer, first);
    std::uint32_t told;
    if constexpr (Goal::is_monotone) {
      std::uint32_t low = 0;
      auto high = static_cast<std::uint32_t>(left);
      if (table_.holds(entry, cards, leader)) {
        low = entry.told & 31U;
        high = entry.told >> 8;
      }
      const auto need = static_cast<std::uint32_t>(goal.need);
      if (reached) {
        low = std::max(low, need);
      } else {
        high = std::min(high, need - 1);
      }
      told = low | high << 8;
    } else {
      told = goal.numbers << 1 | (reached ? 1U : 0U);
    }
    table_.put(entry, cards, leader, number_of(answer), told);
    return reached;
  }

  /// Whether the goal is reached by the best lead; `answer` is the card that settled it.
  template <class Goal>
  bool lead_any(int leader, Goal goal, Cards* answer, Cards first) {
    const bool wanted = hands_.side(leader) == 0;
    const Cards hand = hands_.at(leader);
    const Cards others = hands_.all() & ~hand;
    Cards rest = lanes_.template distinct<Any>(hand, others);
    const auto settles = [&](Cards lane, Cards card) {
      rest ^= card;
      if (after<1>(card, lane, card, leader, leader, goal) != wanted) return false;
      if (answer) *answer = card;
      return true;
    };
    if ((rest & (rest - 1)) == 0) first = rest;
    if (first & rest && settles(lanes_.template lane_of<Any>(first), first)) return wanted;
    if (rest == 0) return !wanted;
    LeadOrder order = lead_order(leader, others);
    while (rest) {
      const std::size_t at = order.best(lanes_, rest);
      const Cards lane = lanes_.lane[at];
      order.grade[at] = order.later[at];
      if (settles(lane, highest(rest & lane))) return wanted;
    }
    return !wanted;
  }

  /// Which lane to lead from first: a smaller grade goes before a greater one.
  struct LeadOrder {
    /// Of the highest card of each lane, and of those after it; the lane is in the last bits.
    std::array<int, most_lanes> grade{};
    std::array<int, most_lanes> later{};

    std::size_t best(const Lanes& lanes, Cards cards) const {
      int least = 1 << 20;
      for (std::size_t at = 0; at < static_cast<std::size_t>(lanes.count); ++at) {
        least = std::min(least, cards & lanes.lane[at] ? grade[at] : 1 << 20);
      }
      return static_cast<std::size_t>(least & 7);
    }
  };

  /// Masters first, of trump and of lanes that no opponent ruffs; then where the partner
  /// ruffs or is high; then other trumps. The numbers were found by trial.
  LeadOrder lead_order(int leader, Cards others) const {
    // By whether a partner ruffs or is high, 2 if an opponent ruffs, 4 for a master.
    static constexpr std::array<int, 8> grades{100, 45, 120, 120, 20, 20, 100, 100};
    LeadOrder order;
    const int side = hands_.side(leader);
    const Cards hand = hands_.at(leader);
    const Cards partners = hands_.of_side(side) & ~hand;
    const Cards opponents = hands_.of_side(1 - side);
    const bool draws = hand & lanes_.trump & above_all(others & lanes_.trump);
    order.grade[0] = (draws ? (opponents & lanes_.trump ? 0 : 30) : 80) << 3;
    order.later[0] = 80 << 3;
    for (std::size_t at = 1; at < lanes_.template number<Any>(); ++at) {
      const Cards lane = lanes_.lane[at];
      std::array<unsigned, 2> ruffs{};
      int place = leader;
      for (int other = 1; other < Seats; ++other) {
        place = next(place);
        const Cards held = hands_.at(place);
        ruffs[static_cast<std::size_t>(hands_.side(place))] |=
            unsigned{(held & lane) == 0} & unsigned{(held & lanes_.trump) != 0};
      }
      const unsigned is_high = (above_all(opponents & lane) & partners & lane) != 0;
      const unsigned is_master = (hand & lane & above_all(others & lane)) != 0;
      const unsigned kind = (ruffs[static_cast<std::size_t>(side)] | is_high) |
                            ruffs[static_cast<std::size_t>(1 - side)] << 1;
      order.later[at] = grades[kind] << 3 | static_cast<int>(at);
      order.grade[at] = grades[kind | is_master << 2] << 3 | static_cast<int>(at);
    }
    return order;
  }

  /// Whether the goal is reached by the best card of `place`, `Played` being on the table.
  template <int Played, class Goal>
  bool follow(int place, Cards led, Cards best, int winner, Goal goal) {
    const Trick trick{led, best, winner};
    count();
    const bool wanted = hands_.side(place) == 0;
    const Cards hand = hands_.at(place);
    Cards cards = trick.legal(hand);
    if (cards & (cards - 1)) {
      cards &= lanes_.template distinct<Any>(hand, (hands_.all() & ~hand) | trick.best);
    }
    const bool is_following = cards & trick.lane;
    const Cards taking = trick.template taking<Any>(lanes_, cards);
    const Cards losing = cards & ~taking;
    // Cheapest winner first; but nothing is wasted on a trick that is the partner's.
    const bool is_ours = taking && losing && hands_.side(trick.winner) == hands_.side(place) &&
                         is_safe<Played>(place, trick);
    Cards now = is_ours ? losing : taking;
    Cards later = is_ours ? taking : losing;
    while (now | later) {
      if (now == 0) std::swap(now, later);
      const bool takes = now & taking;
      const Cards card = takes || is_following ? lowest(now)
                                              : easiest_to_lose<Any>(lanes_, now, hands_.all() & ~hand);
      now ^= card;
      if (after<Played + 1>(card, led, takes ? card : best, takes ? place : winner, place, goal) ==
          wanted) {
        return wanted;
      }
    }
    return !wanted;
  }

  /// Whether no opponent of `place` who plays later can take the trick.
  template <int Played>
  bool is_safe(int place, const Trick& trick) const {
    int at = place;
    for (int later = Played + 1; later < Seats; ++later) {
      at = next(at);
      if (hands_.side(at) != hands_.side(place) &&
          trick.template taking<Any>(lanes_, trick.legal(hands_.at(at)))) {
        return false;
      }
    }
    return true;
  }

  const Lanes lanes_;
  Table& table_;
  Hands hands_;
  /// Positions that may still be looked at, and one more.
  std::uint64_t left_;
  std::uint64_t began_;
};

}  // namespace euchre
