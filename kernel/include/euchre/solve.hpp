// What a position is worth, if everybody sees all cards and plays best.
#pragma once

#include "search.hpp"

namespace euchre {

/// Up to these sizes a search needs no budget.
inline constexpr int most_tricks_unbudgeted = 8;
inline constexpr int most_cards_unbudgeted = 32;

/// The value lies between the two; they are equal if it is exact.
struct Bounds {
  double low = 0;
  double high = 0;
  bool is_exact() const { return low == high; }
};

struct Answer {
  Bounds value;
  std::uint64_t nodes = 0;
};

struct CardValue {
  int card = 0;
  Bounds value;
};

/// The values of all legal cards, by their numbers.
struct CardAnswers {
  std::array<CardValue, most_tricks> card{};
  int count = 0;
  std::uint64_t nodes = 0;
};

/// The values that can still come about, each once, worst for side 0 first.
class Scale {
 public:
  /// `row[k]` is what k tricks of side 0 in the whole deal are worth to it.
  Scale(const double* row, int taken, int left) : row_(row + taken), left_(left) {
    for (int won = 0; won <= left; ++won) values_[static_cast<std::size_t>(won)] = row_[won];
    const auto begin = values_.begin();
    const auto end = begin + left + 1;
    is_monotone_ = std::is_sorted(begin, end);
    if (!is_monotone_) std::sort(begin, end);
    count_ = static_cast<int>(std::unique(begin, end) - begin);
  }

  int count() const { return count_; }
  double operator[](int at) const { return values_[static_cast<std::size_t>(at)]; }
  bool is_monotone() const { return is_monotone_; }

  AtLeast at_least(int at) const {
    int need = 0;
    while (row_[need] < (*this)[at]) ++need;
    return {need};
  }
  OneOf one_of(int at) const {
    std::uint32_t numbers = 0;
    for (int won = 0; won <= left_; ++won) {
      if (row_[won] >= (*this)[at]) numbers |= std::uint32_t{1} << won;
    }
    return {numbers};
  }

 private:
  const double* row_;
  int left_;
  std::array<double, most_tricks + 1> values_{};
  int count_ = 0;
  bool is_monotone_ = true;
};

class Solver {
 public:
  explicit Solver(const Lanes& lanes, int table_bits = Table::usual_bits)
      : lanes_(lanes), table_(table_bits) {}

  /// The value of a position to side 0, which wants it high; the other side wants it low.
  Answer value(const Position& position, const double* row, std::uint64_t budget) {
    demand_budget(position, budget);
    demand_two_sides(position);
    const Scale scale(row, position.taken, position.left());
    const Trick trick = trick_of(lanes_, position);
    table_.forget();
    Answer answer;
    with_search(position, budget, [&](auto& search) {
      answer.value = between(scale, [&](auto goal) {
        return search.ask(trick, position.played, goal);
      });
      answer.nodes = search.nodes();
    });
    return answer;
  }

  /// The value of every card that may be played.
  CardAnswers values(const Position& position, const double* row, std::uint64_t budget) {
    CardAnswers answers;
    if (position.is_over()) return answers;
    demand_budget(position, budget);
    demand_two_sides(position);
    const int place = position.played;
    const Scale scale(row, position.taken, position.left());
    const Trick trick = trick_of(lanes_, position);
    table_.forget();
    const Cards hand = position.hand_at(place);
    const Cards legal = place == 0 ? hand : trick.legal(hand);
    with_search(position, budget, [&](auto& search) {
      const Cards distinct = lanes_.distinct(hand, (search.hands().all() & ~hand) | trick.best);
      Bounds value{scale[0], scale[scale.count() - 1]};
      for (Cards rest = legal; rest; rest &= rest - 1) {
        const Cards card = lowest(rest);
        if (search.is_spent()) {
          value = {scale[0], scale[scale.count() - 1]};
        } else if (card & distinct) {
          value = between(scale, [&](auto goal) {
            return search.ask_after(card, trick, place, goal);
          });
        }
        // Any other card is as good as the one below it.
        answers.card[static_cast<std::size_t>(answers.count++)] = {number_of(card), value};
      }
      answers.nodes = search.nodes();
    });
    return answers;
  }

  static bool needs_budget(const Position& position) {
    int cards = 0;
    for (int place = 0; place < position.active; ++place) {
      cards += std::popcount(position.hand_at(place));
    }
    return position.left() > most_tricks_unbudgeted || cards > most_cards_unbudgeted;
  }

 private:
  static void demand_budget(const Position& position, std::uint64_t budget) {
    if (budget == 0 && needs_budget(position)) {
      throw std::invalid_argument(
          "more than 8 tricks or 32 cards are left: name a budget of nodes");
    }
  }

  static void demand_two_sides(const Position& position) {
    for (int place = 0; place < position.active; ++place) {
      if (position.side_at(place) > 1) {
        throw std::invalid_argument("a search is between side 0 and side 1, not a third: " +
                                    std::to_string(position.side_at(place)));
      }
    }
  }

  /// Call `use` with a search made for the number of seats.
  template <class Use>
  void with_search(const Position& position, std::uint64_t budget, const Use& use) {
    const Hands hands = Hands::of(position);
    const auto run = [&]<int Seats, bool Any>() {
      Search<Seats, Any> search(lanes_, table_, hands, budget);
      use(search);
    };
    if (lanes_.are_usual() && position.active <= 4) {
      // The usual game has a copy of the search to itself.
      switch (position.active) {
        case 2: return run.template operator()<2, false>();
        case 3: return run.template operator()<3, false>();
        default: return run.template operator()<4, false>();
      }
    }
    switch (position.active) {
      case 2: return run.template operator()<2, true>();
      case 3: return run.template operator()<3, true>();
      case 4: return run.template operator()<4, true>();
      case 5: return run.template operator()<5, true>();
      case 6: return run.template operator()<6, true>();
      case 7: return run.template operator()<7, true>();
      default: return run.template operator()<8, true>();
    }
  }

  /// Ask whether the value is at least this or that, halving what is possible.
  template <class Ask>
  static Bounds between(const Scale& scale, const Ask& ask) {
    int low = 0;
    int high = scale.count() - 1;
    try {
      while (low < high) {
        const int middle = (low + high + 1) / 2;
        const bool reached =
            scale.is_monotone() ? ask(scale.at_least(middle)) : ask(scale.one_of(middle));
        if (reached) {
          low = middle;
        } else {
          high = middle - 1;
        }
      }
    } catch (const BudgetSpent&) {
      // What was found so far holds.
    }
    return {scale[low], scale[high]};
  }

  Lanes lanes_;
  Table table_;
};

}  // namespace euchre
