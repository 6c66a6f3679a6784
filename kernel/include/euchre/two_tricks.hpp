// The last two tricks, seen without a search.
#pragma once

#include "bounds.hpp"
#include "tricks.hpp"

namespace euchre {

/// The last two tricks of four seats whose partners sit opposite, without copies: whether one
/// side takes both.
///
/// Trumps and the cards of the lane led count in a trick, and the highest of them takes it. So
/// the side has it whose cards that count are, as a number, the greater. A card that a seat plays
/// is beaten or not whatever the seat's partner plays, and so is the card that it keeps: the
/// two seats of a side can be looked at one after the other.
class TwoTricks {
 public:
  TwoTricks(const Lanes& lanes, const Hands& hands, int leader) : lanes_(lanes) {
    for (int turn = 0; turn < 4; ++turn) {
      hand_[static_cast<std::size_t>(turn)] = hands.at((leader + turn) % 4);
    }
  }

  /// Whether the leader's side takes both.
  bool leads_both() const {
    const Cards low = lowest(hand_[0]);
    return leads(hand_[0] ^ low) || leads(low);
  }

  /// Whether the other side takes both.
  bool follows_both() const {
    const Cards low = lowest(hand_[0]);
    return follows(hand_[0] ^ low) && follows(low);
  }

 private:
  /// What two partners play to the first trick, and keep for the second if they take the first.
  class Pair {
   public:
    Pair(const Lanes& lanes, Cards lane, Cards one, Cards one_keeps, Cards other, Cards other_keeps)
        : first_(lanes.trump | lane), played_((one | other) & first_) {
      const Cards led = (one & first_) > (other & first_) ? one_keeps : other_keeps;
      second_ = lanes.trump | lanes.lane_of<false>(led);
      kept_ = (one_keeps | other_keeps) & second_;
    }

    /// Whether they take both tricks from a seat of the other side that plays a card and keeps one.
    bool beats(Cards card, Cards keeps) const {
      // Without branches, as both are looked up at once.
      return unsigned{played_ > (card & first_)} & unsigned{kept_ > (keeps & second_)};
    }

    /// The cards of such a seat that it loses both tricks with.
    Cards beaten(Cards hand) const {
      const Cards low = lowest(hand);
      const Cards high = hand ^ low;
      return low * Cards{beats(low, high)} | high * Cards{beats(high, low)};
    }

   private:
    Cards first_;
    Cards second_;
    Cards played_;
    Cards kept_;
  };

  bool leads(Cards card) const {
    const Trick trick = Trick::led(lanes_.lane_of<false>(card), card, 0);
    const Cards fourth = trick.legal(hand_[3]);
    // Cards of the second seat that the third has no answer to so far.
    Cards second = trick.legal(hand_[1]);
    for (Cards third = trick.legal(hand_[2]); third; third &= third - 1) {
      const Cards own = lowest(third);
      const Pair pair(lanes_, trick.lane, card, hand_[0] ^ card, own, hand_[2] ^ own);
      if (fourth & ~pair.beaten(hand_[3])) continue;
      second &= ~pair.beaten(hand_[1]);
      if (second == 0) return true;
    }
    return false;
  }

  bool follows(Cards card) const {
    const Trick trick = Trick::led(lanes_.lane_of<false>(card), card, 0);
    for (Cards second = trick.legal(hand_[1]); second; second &= second - 1) {
      const Cards own = lowest(second);
      // Cards of the third seat that the fourth has no answer to so far.
      Cards third = trick.legal(hand_[2]);
      for (Cards fourth = trick.legal(hand_[3]); fourth; fourth &= fourth - 1) {
        const Cards other = lowest(fourth);
        const Pair pair(lanes_, trick.lane, own, hand_[1] ^ own, other, hand_[3] ^ other);
        if (!pair.beats(card, hand_[0] ^ card)) continue;
        third &= ~pair.beaten(hand_[2]);
        if (third == 0) return true;
      }
    }
    return false;
  }

  const Lanes& lanes_;
  std::array<Cards, 4> hand_{};
};

}  // namespace euchre
