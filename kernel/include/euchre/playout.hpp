// Positions played to their end without a search.
#pragma once

#include <algorithm>

#include "random.hpp"
#include "tricks.hpp"

namespace euchre {

/// What a seat that plays by habit knows: its own hand and what everybody has seen.
struct Known {
  Cards hand = 0;
  /// Cards that are neither in the hand nor played.
  Cards unseen = 0;
  /// Side 0 made trump.
  bool is_maker = false;
  bool is_last = false;
  /// Whether the trick is one of ours so far, and whether one of ours plays later.
  bool is_ours = false;
  bool partner_follows = false;
};

inline Cards policy_lead(const Lanes& lanes, const Known& known) {
  const Cards trumps = known.hand & lanes.trump;
  const Cards unseen_trumps = known.unseen & lanes.trump;
  if (known.is_maker && unseen_trumps && trumps & above_all(unseen_trumps)) return highest(trumps);
  // A card that nobody can beat but by ruffing, where many may still have to follow.
  Cards chosen = 0;
  int most = -1;
  for (std::size_t at = 1; at < static_cast<std::size_t>(lanes.count); ++at) {
    const Cards unseen = known.unseen & lanes.lane[at];
    const Cards masters = known.hand & lanes.lane[at] & above_all(unseen);
    if (masters && std::popcount(unseen) > most) {
      most = std::popcount(unseen);
      chosen = highest(masters);
    }
  }
  if (chosen) return chosen;
  if (known.is_maker && std::popcount(trumps) >= 3) return highest(trumps);
  int shortest = 65;
  for (std::size_t at = 1; at < static_cast<std::size_t>(lanes.count); ++at) {
    const Cards held = known.hand & lanes.lane[at];
    if (held && std::popcount(held) < shortest) {
      shortest = std::popcount(held);
      chosen = highest(held);
    }
  }
  if (chosen) return chosen;
  return known.is_maker ? highest(trumps) : lowest(trumps);
}

inline Cards policy_follow(const Lanes& lanes, const Known& known, const Trick& trick) {
  const Cards legal = trick.legal(known.hand);
  const bool is_following = legal & trick.lane;
  const Cards thrown = is_following ? lowest(legal) : easiest_to_lose(lanes, legal, known.unseen);
  const Cards taking = trick.taking(lanes, legal);
  if (taking == 0) return thrown;
  const Cards beating_ours = known.unseen & trick.lane & lanes.beating(trick.best);
  if (known.is_ours && (known.is_last || beating_ours == 0)) return thrown;
  if (known.is_last || !is_following) return lowest(taking);
  const Cards sure = taking & above_all(known.unseen & trick.lane);
  if (sure) return lowest(sure);
  return known.partner_follows ? thrown : highest(taking);
}

class PlayOut {
 public:
  PlayOut(const Lanes& lanes, const Position& position)
      : lanes_(lanes), active_(position.active), start_trick_(trick_of(lanes, position)),
        start_played_(position.played), start_gone_(position.gone) {
    for (int place = 0; place < active_; ++place) {
      const auto at = static_cast<std::size_t>(place);
      start_[at] = position.hand_at(place);
      sides_[at] = static_cast<std::uint8_t>(position.side_at(place));
      seats_[at] = position.seats[at];
    }
    for (int place = 0; place < start_played_; ++place) {
      start_gone_ |= card_of(position.trick[static_cast<std::size_t>(place)]);
    }
  }

  /// Play on to the end, add the tricks to those of each seat. `errors` is how often a card
  /// is drawn from all legal ones instead of chosen: from 0 (by policy) to 1 (at random).
  void play(Random& random, double errors, std::uint8_t* tricks) const {
    if (errors < 1) {
      play_on<0, true>(tricks, [&](int place, int played, const Trick& trick, Cards hand,
                                   Cards gone) {
        if (errors <= 0 || random.part() >= errors) return choice(place, played, trick, hand, gone);
        const Cards legal = played == 0 ? hand : trick.legal(hand);
        const auto number = static_cast<std::uint32_t>(std::popcount(legal));
        return nth_of(legal, static_cast<int>(random.below(number)));
      });
      return;
    }
    Chance chance;
    if (start_played_ != 0) chance = Chance(random);
    const auto draw = [&](int, int played, const Trick& trick, Cards hand, Cards) {
      if (played == 0) chance = Chance(random);
      const Cards legal = played == 0 ? hand : trick.legal(hand);
      return nth_of(legal, chance.below(std::popcount(legal)));
    };
    if (active_ == 4 && lanes_.are_usual()) {
      play_on<4, false>(tricks, draw);
    } else {
      play_on<0, true>(tricks, draw);
    }
  }

  /// The card that the policy plays in the position; 0 if it is over.
  Cards policy_card() const {
    const Cards hand = start_[static_cast<std::size_t>(start_played_)];
    return hand == 0 ? 0 : choice(start_played_, start_played_, start_trick_, hand, start_gone_);
  }

 private:
  /// The chance of all cards of a trick, out of one random number: each takes a part of it and
  /// leaves the rest to the next, which is as good as one of its own but for one in 2^26.
  class Chance {
   public:
    Chance() = default;
    explicit Chance(Random& random) : left_(random.next() >> 6) {}

    /// One of 0 … count − 1; there are no more than 64.
    int below(int count) {
      const std::uint64_t product = left_ * static_cast<std::uint64_t>(count);
      left_ = product & ((std::uint64_t{1} << 58) - 1);
      return static_cast<int>(product >> 58);
    }

   private:
    std::uint64_t left_ = 0;
  };

  /// The play-out itself, with `choose` for the cards; `Seats` is a power of two, or 0 if any number may play.
  template <int Seats, bool Any, class Choose>
  void play_on(std::uint8_t* tricks, const Choose& choose) const {
    const int seats = Seats == 0 ? active_ : Seats;
    // All that changes is local, so that it can stay in registers.
    std::array<Cards, Seats == 0 ? most_seats : Seats> hands;
    std::copy_n(start_.begin(), hands.size(), hands.begin());
    // A byte for each place.
    std::uint64_t won = 0;
    Cards gone = start_gone_;
    Trick trick = start_trick_;
    int played = start_played_;
    int place = played;
    const auto after = [seats](int at) {
      return Seats == 0 ? (at + 1 == seats ? 0 : at + 1) : (at + 1) & (Seats - 1);
    };
    for (int left = std::popcount(start_[static_cast<std::size_t>(active_ - 1)]); left > 0; --left) {
      const auto next_card = [&](int on_table) {
        const Cards hand = hands[static_cast<std::size_t>(place)];
        const Cards card = left == 1 ? hand : choose(place, on_table, trick, hand, gone);
        hands[static_cast<std::size_t>(place)] = hand ^ card;
        gone |= card;
        return card;
      };
      if (played == 0) {
        const Cards card = next_card(0);
        trick = Trick::led(lanes_.template lane_of<Any>(card), card, place);
        place = after(place);
        played = 1;
      }
#pragma GCC unroll 4
      for (; played < seats; ++played) {
        trick.template play<Any>(lanes_, next_card(played), place);
        place = after(place);
      }
      place = trick.winner;
      played = 0;
      won += std::uint64_t{1} << (8 * place);
    }
    for (int at = 0; at < seats; ++at) {
      std::uint8_t& sum = tricks[seats_[static_cast<std::size_t>(at)]];
      sum = static_cast<std::uint8_t>(sum + (won >> (8 * at)));
    }
  }

  /// The `nth` of these cards, the lowest being 0.
  static Cards nth_of(Cards cards, int nth) {
    for (; nth > 0; --nth) cards &= cards - 1;
    return lowest(cards);
  }

  Cards choice(int place, int played, const Trick& trick, Cards hand, Cards gone) const {
    const auto at = static_cast<std::size_t>(place);
    Known known;
    known.hand = hand;
    known.unseen = lanes_.all & ~hand & ~gone;
    known.is_maker = sides_[at] == 0;
    if (played == 0) return policy_lead(lanes_, known);
    known.is_last = played + 1 == active_;
    known.is_ours = sides_[static_cast<std::size_t>(trick.winner)] == sides_[at];
    int other = place;
    for (int later = played + 1; later < active_; ++later) {
      other = other + 1 == active_ ? 0 : other + 1;
      if (sides_[static_cast<std::size_t>(other)] == sides_[at]) known.partner_follows = true;
    }
    return policy_follow(lanes_, known, trick);
  }

  const Lanes lanes_;
  int active_;
  Trick start_trick_;
  int start_played_;
  Cards start_gone_;
  std::array<Cards, most_seats> start_{};
  std::array<std::uint8_t, most_seats> sides_{};
  std::array<std::uint8_t, most_seats> seats_{};
};

}  // namespace euchre
