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
    const auto draw = [&](int, int played, const Trick& trick, Cards hand, Cards, int left) {
      return any_of(random, played == 0 ? hand : trick.legal(hand), left);
    };
    if (errors < 1) {
      play_on<0, true>(tricks, [&](int place, int played, const Trick& trick, Cards hand,
                                   Cards gone, int left) {
        return errors > 0 && random.part() < errors
                   ? draw(place, played, trick, hand, gone, left)
                   : choice(place, played, trick, hand, gone);
      });
    } else if (active_ == 4 && lanes_.are_usual()) {
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
  /// The play-out itself, with `choose` for the cards; `Seats` is 0 if any number may play.
  template <int Seats, bool Any, class Choose>
  void play_on(std::uint8_t* tricks, const Choose& choose) const {
    const int seats = Seats == 0 ? active_ : Seats;
    // All that changes is local, so that it can stay in registers.
    std::array<Cards, most_seats> hands = start_;
    std::array<std::uint8_t, most_seats> won{};
    Cards gone = start_gone_;
    Trick trick = start_trick_;
    int played = start_played_;
    int place = played;
    for (int left = std::popcount(start_[static_cast<std::size_t>(active_ - 1)]); left > 0; --left) {
      const auto next_card = [&](int on_table) {
        const Cards hand = hands[static_cast<std::size_t>(place)];
        const Cards card = left == 1 ? hand : choose(place, on_table, trick, hand, gone, left);
        hands[static_cast<std::size_t>(place)] = hand ^ card;
        gone |= card;
        return card;
      };
      if (played == 0) {
        const Cards card = next_card(0);
        trick = Trick::led(lanes_.template lane_of<Any>(card), card, place);
        place = place + 1 == seats ? 0 : place + 1;
        played = 1;
      }
      for (; played < seats; ++played) {
        trick.template play<Any>(lanes_, next_card(played), place);
        place = place + 1 == seats ? 0 : place + 1;
      }
      place = trick.winner;
      played = 0;
      ++won[static_cast<std::size_t>(place)];
    }
    for (int at = 0; at < seats; ++at) {
      const auto index = static_cast<std::size_t>(at);
      tricks[seats_[index]] = static_cast<std::uint8_t>(tricks[seats_[index]] + won[index]);
    }
  }

  /// One of these cards of a hand of `held`. It takes as long for one card as for many, since
  /// a processor cannot foretell how many there are.
  static Cards any_of(Random& random, Cards cards, int held) {
    const int nth = static_cast<int>(
        random.below(static_cast<std::uint32_t>(std::popcount(cards))));
    for (int at = 0; at + 1 < held; ++at) cards = at < nth ? cards & (cards - 1) : cards;
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
