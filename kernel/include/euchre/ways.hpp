// Deals in which cards may have changed hands, drawn at random.
#pragma once

#include <cstdint>
#include <numeric>
#include <stdexcept>
#include <unordered_map>
#include <utility>
#include <vector>

#include "position.hpp"
#include "random.hpp"
#include "sample.hpp"

namespace euchre {

/// What can have happened to each face of a pack: an option takes places, and puts cards into
/// columns. The options of all faces lie in a row.
struct Ways {
  /// By face, how many options it has.
  std::vector<std::size_t> options;
  /// By option, how many places it takes of each kind, packed as `places` are.
  std::vector<std::uint64_t> uses;
  /// By option, how many deals it stands for.
  std::vector<double> weights;
  /// By option, the cards that it puts into each column; into pools first.
  std::vector<Cards> masks;
  /// The number of places of each kind, packed; above each a bit of `guard` is set.
  std::uint64_t places = 0;
  std::uint64_t guard = 0;
  /// By pool the sizes of the hands to which its cards are dealt.
  std::vector<std::vector<int>> pools;

  std::size_t columns() const { return uses.empty() ? 0 : masks.size() / uses.size(); }
};

/// Draws an option for each face, so that together they take exactly all places: each such
/// choice as likely as the product of the weights of its options.
///
/// How many ways there are to go on depends on the places left alone, which makes a small graph
/// of it: a node for each face and what is left before it.
class WaysSampler {
 public:
  static constexpr std::size_t most_nodes = std::size_t{1} << 20;

  explicit WaysSampler(Ways ways) : ways_(std::move(ways)), known_(ways_.options.size()) {
    check();
    std::size_t first = 0;
    for (const std::size_t number : ways_.options) {
      first_.push_back(first);
      first += number;
    }
    nodes_.push_back({1, 0, 0});
    start_ = node(0, ways_.places);
    known_.clear();
    if (start_ == none_) throw std::invalid_argument("no options take exactly all places");
  }

  /// How many masks a deal is told in: the hands of the pools, then the other columns.
  std::size_t width() const {
    std::size_t hands = 0;
    for (const std::vector<int>& sizes : ways_.pools) hands += sizes.size();
    return hands + ways_.columns() - ways_.pools.size();
  }

  /// Put a deal into `dealt`, `width()` masks.
  void draw(Random& random, Cards* dealt) {
    columns_.assign(ways_.columns(), 0);
    for (std::size_t face = 0, at = start_; face < ways_.options.size(); ++face) {
      const Node& from = nodes_[at];
      double left = random.part() * from.weight;
      std::size_t edge = from.begin;
      while (edge + 1 < from.end && left >= edges_[edge].weight) left -= edges_[edge++].weight;
      const Cards* masks = ways_.masks.data() + edges_[edge].option * columns_.size();
      for (std::size_t column = 0; column < columns_.size(); ++column) {
        columns_[column] |= masks[column];
      }
      at = edges_[edge].to;
    }
    for (std::size_t pool = 0; pool < ways_.pools.size(); ++pool) {
      const std::vector<int>& sizes = ways_.pools[pool];
      std::vector<int> cards;
      for (Cards rest = columns_[pool]; rest; rest &= rest - 1) cards.push_back(number_of(rest));
      if (static_cast<int>(cards.size()) != std::accumulate(sizes.begin(), sizes.end(), 0)) {
        throw std::invalid_argument("the cards of a pool do not fill its hands");
      }
      std::size_t next = 0;
      for (const int size : sizes) *dealt++ = take(random, cards, next, size, sizes.size() > 1);
    }
    for (std::size_t at = ways_.pools.size(); at < columns_.size(); ++at) *dealt++ = columns_[at];
  }

 private:
  struct Node {
    double weight;
    std::size_t begin;
    std::size_t end;
  };
  struct Edge {
    double weight;
    std::size_t option;
    std::size_t to;
  };

  void check() const {
    const std::size_t number =
        std::accumulate(ways_.options.begin(), ways_.options.end(), std::size_t{0});
    if (number == 0 || number != ways_.uses.size() || number != ways_.weights.size() ||
        ways_.masks.size() % number != 0 || ways_.columns() < ways_.pools.size()) {
      throw std::invalid_argument("each option has its uses, a weight, and a mask for each column");
    }
    for (const std::vector<int>& sizes : ways_.pools) {
      for (const int size : sizes) {
        if (size < 0) throw std::invalid_argument("a hand cannot hold less than no cards");
      }
    }
  }

  std::size_t node(std::size_t face, std::uint64_t left) {
    if (face == ways_.options.size()) return left == ways_.guard ? end_ : none_;
    const auto found = known_[face].find(left);
    if (found != known_[face].end()) return found->second;
    std::vector<Edge> edges;
    double weight = 0;
    for (std::size_t nth = 0; nth < ways_.options[face]; ++nth) {
      const std::size_t option = first_[face] + nth;
      const std::uint64_t rest = left - ways_.uses[option];
      if ((rest & ways_.guard) != ways_.guard || !(ways_.weights[option] > 0)) continue;
      const std::size_t to = node(face + 1, rest);
      if (to == none_) continue;
      edges.push_back({ways_.weights[option] * nodes_[to].weight, option, to});
      weight += edges.back().weight;
    }
    std::size_t made = none_;
    if (!edges.empty()) {
      made = nodes_.size();
      if (made >= most_nodes) throw std::overflow_error("too many ways to go on");
      nodes_.push_back({weight, edges_.size(), edges_.size() + edges.size()});
      edges_.insert(edges_.end(), edges.begin(), edges.end());
    }
    known_[face].emplace(left, made);
    return made;
  }

  static constexpr std::size_t end_ = 0;
  static constexpr std::size_t none_ = ~std::size_t{0};

  Ways ways_;
  std::vector<std::size_t> first_;
  std::vector<std::unordered_map<std::uint64_t, std::size_t>> known_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<Cards> columns_;
  std::size_t start_ = 0;
};

}  // namespace euchre
