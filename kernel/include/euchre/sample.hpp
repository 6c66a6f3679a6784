// Ways to deal cards that nobody has seen, drawn at random.
#pragma once

#include <algorithm>
#include <vector>

#include "position.hpp"
#include "random.hpp"

namespace euchre {

/// Takes `size` cards from `next` on, by chance where others may have them instead.
inline Cards take(Random& random, std::vector<int>& cards, std::size_t& next, int size,
                  bool by_chance) {
  Cards taken = 0;
  for (const std::size_t end = next + static_cast<std::size_t>(size); next < end; ++next) {
    if (by_chance) {
      const auto left = static_cast<std::uint32_t>(cards.size() - next);
      std::swap(cards[next], cards[next + random.below(left)]);
    }
    taken |= card_of(cards[next]);
  }
  return taken;
}

/// A place that unseen cards go to: a hand, or what was laid away or not dealt.
struct Bin {
  int size = 0;
  /// The cards that may be there.
  Cards allowed = 0;
  /// By number of card, how much more likely a world is with that card here; null for 1.
  const double* weights = nullptr;
};

/// Draws from all ways to deal `cards` to bins, each as likely as the product of the weights
/// of its cards (all alike without weights). Copies of a face count as different cards, so
/// that worlds come up as often as there are deals behind them.
///
/// Bins that may hold the same are one pool. How much weight the ways to deal the rest of the
/// cards have depends on the room left in each pool alone, which makes a table of it small.
class Sampler {
 public:
  static constexpr std::size_t most_states = std::size_t{1} << 22;

  Sampler(Cards cards, std::vector<Bin> bins) : bins_(std::move(bins)) {
    for (Cards rest = cards; rest; rest &= rest - 1) cards_.push_back(number_of(rest));
    make_pools(cards);
    std::size_t states = 1;
    int room = 0;
    for (Pool& pool : pools_) {
      pool.step = states;
      states *= static_cast<std::size_t>(pool.room) + 1;
      room += pool.room;
      if (states > most_states) {
        throw std::invalid_argument("too many different bins for a table of what is left");
      }
    }
    if (room != static_cast<int>(cards_.size())) {
      throw std::invalid_argument("bins for " + std::to_string(room) + " cards cannot hold " +
                                  std::to_string(cards_.size()));
    }
    fill(states);
    if (!(weight_.back() > 0)) {
      throw std::invalid_argument("no deal keeps to what the bins allow");
    }
  }

  /// How many ways there are, without weights.
  double count() const {
    double ways = weight_.back();
    for (const Pool& pool : pools_) {
      int left = pool.room;
      for (const std::size_t bin : pool.bins) {
        for (int taken = 1; taken <= bins_[bin].size; ++taken) ways *= left--, ways /= taken;
      }
    }
    return ways;
  }

  /// Append every way to `dealt`, a mask for each bin.
  void list(std::vector<Cards>& dealt) const {
    std::vector<Cards> way(bins_.size());
    list_from(0, weight_.size() - 1, way, dealt);
  }

  /// Put a world into `dealt`, a mask for each bin.
  void draw(Random& random, Cards* dealt) {
    for (Pool& pool : pools_) pool.drawn.clear();
    std::size_t state = weight_.size() - 1;
    for (const int card : cards_) {
      Pool* chosen = nullptr;
      if (pools_.size() == 1) {
        chosen = &pools_.front();
      } else {
        double at = random.part() * weight_[state];
        for (Pool& pool : pools_) {
          const double part = share(pool, card, state);
          if (part <= 0) continue;
          chosen = &pool;
          if (at < part) break;
          at -= part;
        }
      }
      chosen->drawn.push_back(card);
      state -= chosen->step;
    }
    for (Pool& pool : pools_) split(random, pool, dealt);
  }

 private:
  struct Pool {
    std::vector<std::size_t> bins;
    Cards allowed = 0;
    const double* weights = nullptr;
    int room = 0;
    /// How far the states are from each other that differ by one card here.
    std::size_t step = 0;
    std::vector<int> drawn;
  };

  void make_pools(Cards cards) {
    for (std::size_t at = 0; at < bins_.size(); ++at) {
      const Bin& bin = bins_[at];
      if (bin.size < 0) throw std::invalid_argument("a bin cannot hold less than no cards");
      Pool* found = nullptr;
      for (Pool& pool : pools_) {
        if (pool.allowed == (bin.allowed & cards) && alike(pool.weights, bin.weights)) {
          found = &pool;
        }
      }
      if (found == nullptr) {
        found = &pools_.emplace_back();
        found->allowed = bin.allowed & cards;
        found->weights = bin.weights;
      }
      found->bins.push_back(at);
      found->room += bin.size;
    }
    if (pools_.empty()) throw std::invalid_argument("there are no bins");
  }

  bool alike(const double* one, const double* other) const {
    if (one == nullptr || other == nullptr) return one == other;
    return std::all_of(cards_.begin(), cards_.end(),
                       [&](int card) { return one[card] == other[card]; });
  }

  static int room_of(const Pool& pool, std::size_t state) {
    return static_cast<int>(state / pool.step % (static_cast<std::size_t>(pool.room) + 1));
  }

  /// The weight of all ways to go on if the card goes to this pool.
  double share(const Pool& pool, int card, std::size_t state) const {
    if (!(pool.allowed & card_of(card)) || room_of(pool, state) == 0) return 0;
    const double rest = weight_[state - pool.step];
    return pool.weights == nullptr ? rest : pool.weights[card] * rest;
  }

  void fill(std::size_t states) {
    weight_.assign(states, 0);
    weight_[0] = 1;
    for (std::size_t state = 1; state < states; ++state) {
      int room = 0;
      for (const Pool& pool : pools_) room += room_of(pool, state);
      // The cards are dealt in order, so the room left tells which one is next.
      const int card = cards_[cards_.size() - static_cast<std::size_t>(room)];
      double sum = 0;
      for (const Pool& pool : pools_) sum += share(pool, card, state);
      weight_[state] = sum;
    }
  }

  /// Every way to deal the `nth` card and those after it; each step leaves one.
  void list_from(std::size_t nth, std::size_t state, std::vector<Cards>& way,
                 std::vector<Cards>& dealt) const {
    if (nth == cards_.size()) {
      dealt.insert(dealt.end(), way.begin(), way.end());
      return;
    }
    const int card = cards_[nth];
    for (const Pool& pool : pools_) {
      if (share(pool, card, state) <= 0) continue;
      for (const std::size_t bin : pool.bins) {
        if (std::popcount(way[bin]) == bins_[bin].size) continue;
        way[bin] |= card_of(card);
        list_from(nth + 1, state - pool.step, way, dealt);
        way[bin] &= ~card_of(card);
      }
    }
  }

  /// Deal the cards of a pool to its bins.
  void split(Random& random, Pool& pool, Cards* dealt) const {
    std::size_t next = 0;
    for (const std::size_t at : pool.bins) {
      dealt[at] = take(random, pool.drawn, next, bins_[at].size, pool.bins.size() > 1);
    }
  }

  std::vector<Bin> bins_;
  std::vector<Pool> pools_;
  std::vector<int> cards_;
  std::vector<double> weight_;
};

}  // namespace euchre
