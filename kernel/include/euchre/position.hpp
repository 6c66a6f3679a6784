// Cards as bits, the lanes they lie in, and a position of the play.
//
// The kernel knows no rules and no faces: a card is one bit of a 64-bit word, and the
// higher bit of two in one lane is the better card. A lane holds the cards that count as
// one suit. Trump is the topmost lane, so that comparing words compares cards.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace euchre {

using Cards = std::uint64_t;

inline constexpr int most_seats = 8;
inline constexpr int most_lanes = 5;
inline constexpr int most_tricks = 16;

/// The number of a card: which bit it is.
inline int number_of(Cards card) { return std::countr_zero(card); }
inline Cards card_of(int number) { return Cards{1} << number; }
inline Cards lowest(Cards cards) { return cards & (Cards{0} - cards); }
/// The best card of a lane; there must be one.
inline Cards highest(Cards cards) { return Cards{1} << (63 - std::countl_zero(cards)); }
/// All bits above the highest card; all bits if there is none. Bit 63 must be free.
inline Cards above_all(Cards cards) {
  return ~Cards{0} << (63 - std::countl_zero((cards << 1) | 1));
}

/// The order of cards: disjoint runs of bits, and which cards are copies of one face.
struct Lanes {
  /// Trump first (0 if there is none), the others from anywhere below it.
  std::array<Cards, most_lanes> lane{};
  int count = 0;
  /// The lower bit of each two neighbours that are copies of one face.
  Cards twins = 0;
  /// Whether the later of two equal cards takes the trick, not the earlier.
  bool last_wins = false;

  Cards all = 0;
  Cards trump = 0;
  /// The number of the lowest card of each lane.
  std::array<int, most_lanes> bottom{};
  /// The free bit above each lane, where a borrow stops.
  Cards guards = 0;
  /// All bits from the lowest to the highest card of each lane.
  Cards spans = 0;

  /// Throws std::invalid_argument if the lanes are not runs with a free bit between them.
  static Lanes of(const Cards* lanes, int count, Cards twins, bool last_wins) {
    if (count < 1 || count > most_lanes) {
      throw std::invalid_argument("there are 1 to 5 lanes, trump first; got " +
                                  std::to_string(count));
    }
    Lanes made;
    made.count = count;
    made.twins = twins;
    made.last_wins = last_wins;
    Cards& spans = made.spans;
    for (int at = 0; at < count; ++at) {
      const Cards cards = lanes[at];
      made.lane[static_cast<std::size_t>(at)] = cards;
      if (cards == 0) continue;
      made.bottom[static_cast<std::size_t>(at)] = number_of(cards);
      const Cards top = highest(cards);
      if (top >> 63) throw std::invalid_argument("bit 63 is no card's");
      const Cards span = (top | (top - 1)) & ~(lowest(cards) - 1);
      const Cards guard = top << 1;
      if (spans & (span | guard) || made.guards & span) {
        throw std::invalid_argument("lane " + std::to_string(at) +
                                    " touches another one: each needs a free bit above it");
      }
      if (at > 0 && cards > made.trump && made.trump != 0) {
        throw std::invalid_argument("lane " + std::to_string(at) +
                                    " lies above the first, which is trump");
      }
      spans |= span;
      made.guards |= guard;
      made.all |= cards;
      if (at == 0) made.trump = cards;
    }
    if (twins & (twins << 1) || (twins & ~made.all) || ((twins << 1) & ~made.all) ||
        twins >> 63) {
      throw std::invalid_argument("each twin is the lower one of two neighbours of a lane");
    }
    return made;
  }

  /// Whether there are four lanes and no copies, as in the usual game. Here and below `Any` is
  /// false where the compiler may take that for granted.
  bool are_usual() const { return count == 4 && twins == 0; }

  template <bool Any = true>
  std::size_t number() const {
    return Any ? static_cast<std::size_t>(count) : 4;
  }

  /// The guards of the lanes in which there is none of these cards: adding to the others carries
  /// into the guard.
  Cards voids(Cards cards) const { return guards & ~(cards + spans); }

  /// The guards of the lanes in which the highest of these cards is above all `others`:
  /// subtracting them borrows from the guard.
  Cards leading(Cards cards, Cards others) const { return guards & ~((others | guards) - cards); }

  /// The lane that a card lies in.
  template <bool Any = true>
  Cards lane_of(Cards card) const {
    // Without branches: which lane it is cannot be foretold.
    Cards found = 0;
    for (std::size_t at = 0; at < number<Any>(); ++at) {
      found |= lane[at] & card ? lane[at] : 0;
    }
    return found;
  }

  /// The other copies of the faces of these cards.
  template <bool Any = true>
  Cards twins_of(Cards cards) const {
    if constexpr (!Any) return 0;
    return ((cards & twins) << 1) | ((cards >> 1) & twins);
  }

  /// All cards that beat this one if led lane and trump are minded elsewhere.
  template <bool Any = true>
  Cards beating(Cards best) const {
    if constexpr (!Any) return Cards{0} - (best << 1);
    if (last_wins) {
      const Cards low = (best >> 1) & twins ? best >> 1 : best;
      return (Cards{0} - low) & ~best;
    }
    const Cards high = best & twins ? best << 1 : best;
    return Cards{0} - (high << 1);
  }

  /// One card, the lowest, of each set of cards of `hand` that it makes no difference to
  /// play one or the other of, as `others` are the cards of other hands and the one to beat.
  ///
  /// A separator ends each stretch of such cards; the lowest card of every stretch is found
  /// at once by a subtraction whose borrows the separators stop.
  template <bool Any = true>
  Cards distinct(Cards hand, Cards others) const {
    const Cards alone = hand & twins_of<Any>(others);
    const Cards separators = others | alone | guards;
    const Cards cards = hand & ~alone;
    const Cards both = cards | separators;
    return (both & ~(both - ((separators << 1) | 1)) & cards) | alone;
  }
};

/// Who holds what, and the trick so far. 104 bytes, the same in every language.
struct Position {
  /// By seat; the cards of seats that do not play are ignored.
  std::array<Cards, most_seats> hands{};
  /// Cards that everybody has seen played, those of this trick too. Policies mind it.
  Cards gone = 0;
  /// The seats that play, clockwise from the leader of the current trick.
  std::array<std::uint8_t, most_seats> seats{};
  /// The numbers of the cards of the current trick, in the order played.
  std::array<std::uint8_t, most_seats> trick{};
  /// By seat; a search wants 0 and 1 alone, play-outs take any number of sides.
  std::array<std::uint8_t, most_seats> sides{};
  std::uint8_t active = 0;
  std::uint8_t played = 0;
  /// The tricks of side 0 so far.
  std::uint8_t taken = 0;
  std::uint8_t unused = 0;
  /// Which row of the values holds.
  std::uint16_t row = 0;
  std::array<std::uint8_t, 2> padding{};

  int seat_at(int place) const {
    return seats[static_cast<std::size_t>(place < active ? place : place - active)];
  }
  int side_at(int place) const { return sides[static_cast<std::size_t>(seat_at(place))]; }
  Cards hand_at(int place) const { return hands[static_cast<std::size_t>(seat_at(place))]; }
  /// The number of tricks to come, the current one too.
  int left() const { return std::popcount(hand_at(active - 1)); }
  bool is_over() const { return hand_at(active - 1) == 0; }

  /// Throws std::invalid_argument if this is no position under these lanes.
  void check(const Lanes& lanes) const {
    if (active < 2 || active > most_seats) fail("2 to 8 seats play, not", active);
    if (played >= active) fail("the trick is full with cards:", played);
    unsigned named = 0;
    for (int place = 0; place < active; ++place) {
      const int seat = seats[static_cast<std::size_t>(place)];
      if (seat >= most_seats || named >> seat & 1) fail("a seat is out of range or twice:", seat);
      named |= 1U << seat;
    }
    Cards seen = 0;
    const int left_now = left();
    for (int place = 0; place < active; ++place) {
      const int seat = seats[static_cast<std::size_t>(place)];
      const Cards hand = hands[static_cast<std::size_t>(seat)];
      if (hand & seen) fail("a card is in two hands, one of them of seat", seat);
      if (hand & ~lanes.all) fail("a card lies in no lane, in the hand of seat", seat);
      const int held = left_now - (place < played ? 1 : 0);
      if (std::popcount(hand) != held) fail("a wrong number of cards is in the hand of seat", seat);
      seen |= hand;
    }
    if (left_now > most_tricks) fail("hands have at most 16 cards, not", left_now);
    for (int place = 0; place < played; ++place) {
      const int number = trick[static_cast<std::size_t>(place)];
      if (number > 63 || !(lanes.all & card_of(number))) fail("the trick has no such card:", number);
      if (seen & card_of(number)) fail("a card of the trick is elsewhere too:", number);
      seen |= card_of(number);
    }
  }

 private:
  [[noreturn]] static void fail(const char* what, int number) {
    throw std::invalid_argument(what + (" " + std::to_string(number)));
  }
};

static_assert(sizeof(Position) == 104);

}  // namespace euchre
