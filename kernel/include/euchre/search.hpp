// One question to a position: can side 0 reach so many tricks, whatever side 1 does?
#pragma once

#include <algorithm>

#include "bounds.hpp"
#include "table.hpp"
#include "tricks.hpp"
#include "two_tricks.hpp"

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
      : lanes_(lanes), table_(table), hands_(hands), left_(budget == 0 ? ~std::uint64_t{0} : budget + 1), began_(left_),
        are_opposite_(Seats == 4 && hands.side(0) == hands.side(2) &&
                      hands.side(1) == hands.side(3) && hands.side(0) != hands.side(1)) {}

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
  static int next(int place) { return static_cast<int>(static_cast<unsigned>(place + 1) % Seats); }

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
      if constexpr (Seats == 4 && !Any) {
        if (left == 2 && are_opposite_) return last_two(leader, goal.need);
      }
      // What one side is sure of, the other cannot get.
      const int needs[2] = {goal.need, left - goal.need + 1};
      const int side = hands_.side(leader);
      if (runs<Seats, Any>(lanes_, hands_, leader, needs[side])) return side == 0;
      const std::array<int, 2> sure = sure_tricks<Seats, Any>(lanes_, hands_);
      if (sure[0] >= needs[0]) return true;
      if (sure[1] >= needs[1]) return false;
    }
    return lead_remembered(leader, goal, left);
  }

  /// Whether side 0 takes `need` of the last two tricks, 1 or 2: it wants both, or side 1 does.
  bool last_two(int leader, int need) const {
    const int side = need == 2 ? 0 : 1;
    bool takes = false;
    // The highest trump takes a trick.
    if ((hands_.of_side(side) & lanes_.trump) >= (hands_.of_side(1 - side) & lanes_.trump)) {
      const TwoTricks tricks(lanes_, hands_, leader);
      takes = hands_.side(leader) == side ? tricks.leads_both() : tricks.follows_both();
    }
    return takes == (side == 0);
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
    const Grades grades = lead_grades(leader, others);
    while (rest) {
      const Cards lane = best_lane(grades, rest);
      if (settles(lane, highest(rest & lane))) return wanted;
    }
    return !wanted;
  }

  /// How good the lanes are to lead from: a smaller grade goes before a greater one. The number
  /// of the lane is in the last bits.
  using Grades = std::array<int, most_lanes>;

  /// The lane to lead from, of those in which there are cards.
  Cards best_lane(const Grades& grades, Cards cards) const {
    int least = 1 << 20;
    for (std::size_t at = 0; at < lanes_.template number<Any>(); ++at) {
      const int is_missing = (cards & lanes_.lane[at]) == 0;
      least = std::min(least, is_missing << 20 | grades[at]);
    }
    return lanes_.lane[static_cast<std::size_t>(least & 7)];
  }

  /// Lanes first whose trick is ours: no opponent ruffs, and we are high or the partner ruffs.
  /// Then trump if it is ours and draws theirs. The numbers were found by trial.
  Grades lead_grades(int leader, Cards others) const {
    // 1 if the opponents have trumps, 2 if the partner's are higher, 4 if the leader has the highest.
    static constexpr std::array<int, 8> of_trump{80, 80, 80, 10, 30, 5, 30, 5};
    // 1 if the partner ruffs or is higher than opponents, 2 if an opponent ruffs, 4 if the leader
    // has the highest.
    static constexpr std::array<int, 8> of_lane{60, 0, 130, 60, 0, 0, 10, 10};
    const auto kind = [](bool one, bool two, bool four) {
      return std::size_t{one} | std::size_t{two} << 1 | std::size_t{four} << 2;
    };
    const Cards trump = lanes_.trump;
    const int side = hands_.side(leader);
    const Cards hand = hands_.at(leader);
    const Cards partners = hands_.of_side(side) & ~hand;
    const Cards opponents = hands_.of_side(1 - side);
    std::array<Cards, 2> ruffed{};
    int place = leader;
    for (int other = 1; other < Seats; ++other) {
      place = next(place);
      const Cards held = hands_.at(place);
      const Cards if_any = Cards{0} - Cards{(held & trump) != 0};
      ruffed[static_cast<std::size_t>(hands_.side(place))] |= lanes_.voids(held) & if_any;
    }
    const Cards theirs = ruffed[static_cast<std::size_t>(1 - side)];
    const Cards ours =
        ruffed[static_cast<std::size_t>(side)] | lanes_.leading(partners, opponents);
    const Cards masters = lanes_.leading(hand, others);
    Grades grades{};
    grades[0] = of_trump[kind(opponents & trump, (partners & trump) > (opponents & trump),
                              (hand & trump) > (others & trump))]
                << 3;
    for (std::size_t at = 1; at < lanes_.template number<Any>(); ++at) {
      const Cards guard = (lanes_.lane[at] << 1) & lanes_.guards;
      grades[at] = of_lane[kind(ours & guard, theirs & guard, masters & guard)] << 3 |
                   static_cast<int>(at);
    }
    return grades;
  }

  /// Whether the goal is reached by the best card of `place`, `Played` being on the table.
  template <int Played, class Goal>
  bool follow(int place, Cards led, Cards best, int winner, Goal goal) {
    const Trick trick{led, best, winner};
    count();
    const Cards hand = hands_.at(place);
    const Cards others = hands_.all() & ~hand;
    Cards cards = trick.legal(hand) & lanes_.template distinct<Any>(hand, others | best);
    const Cards taking = trick.template taking<Any>(lanes_, cards);
    const auto play = [&](Cards card) {
      const bool takes = card & taking;
      return after<Played + 1>(card, led, takes ? card : best, takes ? place : winner, place, goal);
    };
    if ((cards & (cards - 1)) == 0) return play(cards);
    const bool wanted = hands_.side(place) == 0;
    // Cheapest winner first; but nothing is wasted on a trick that is the partner's.
    const bool is_ours =
        hands_.side(winner) == hands_.side(place) && is_safe<Played>(place, trick);
    const Cards preferred = is_ours ? ~taking : taking;
    while (cards) {
      const Cards now = cards & preferred;
      const Cards card = least_needed(now ? now : cards, others);
      cards ^= card;
      if (play(card) == wanted) return wanted;
    }
    return !wanted;
  }

  /// The card to play first of these: no trump, of a lane where somebody has a higher one, low.
  Cards least_needed(Cards cards, Cards others) const {
    Cards needed = lanes_.trump;
    for (std::size_t at = 1; at < lanes_.template number<Any>(); ++at) {
      const Cards mine = cards & lanes_.lane[at];
      needed |= mine > (others & lanes_.lane[at]) ? mine : 0;
    }
    const Cards rest = cards & ~needed;
    return lowest(rest ? rest : cards);
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
  /// Whether four seats play and partners sit opposite.
  bool are_opposite_;
};

}  // namespace euchre
