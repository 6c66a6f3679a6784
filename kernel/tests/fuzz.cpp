// A fuzz target: bytes become lanes, a position and bins, or ways of an exchange, right or wrong;
// whatever is not refused must be solved, played out and sampled without a fault.
//
// With Clang: -fsanitize=fuzzer,address,undefined. With any compiler: -DEUCHRE_FUZZ_MAIN gives
// a program `fuzz COUNT SEED` that makes the bytes itself.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "deals.hpp"

namespace {

using namespace euchre;

/// Takes numbers from the bytes; zeros when there are none left.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

  unsigned below(unsigned count) { return count == 0 ? 0 : next() % count; }
  std::uint64_t wide() {
    std::uint64_t made = 0;
    for (int byte = 0; byte < 8; ++byte) made = made << 8 | next();
    return made;
  }

 private:
  unsigned next() { return at_ < size_ ? data_[at_++] : 0U; }
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

void demand(bool holds, const char* what) {
  if (!holds) {
    std::fprintf(stderr, "not so: %s\n", what);
    std::abort();
  }
}

Lanes any_lanes(Bytes& bytes) {
  if (bytes.below(8) == 0) {
    std::array<Cards, most_lanes + 1> lanes{};
    for (Cards& lane : lanes) lane = bytes.wide();
    return Lanes::of(lanes.data(), static_cast<int>(bytes.below(8)), bytes.wide(), bytes.below(2));
  }
  tests::Kind kind{"", {}, 0, 0, bytes.below(2) == 1, bytes.below(2) == 1};
  for (unsigned lane = 1 + bytes.below(5); lane > 0; --lane) {
    kind.sizes.push_back(static_cast<int>(bytes.below(lane == 1 ? 20 : 13)));
  }
  return tests::lanes_of(kind);
}

Position any_position(Bytes& bytes, const Lanes& lanes) {
  std::vector<Cards> pack;
  for (Cards rest = lanes.all; rest; rest &= rest - 1) pack.push_back(lowest(rest));
  Position position;
  position.active = static_cast<std::uint8_t>(2 + bytes.below(7));
  const unsigned most = static_cast<unsigned>(pack.size()) / position.active;
  const unsigned tricks = bytes.below(1 + (most < 5 ? most : 5));
  position.played = static_cast<std::uint8_t>(tricks == 0 ? 0 : bytes.below(position.active));
  position.taken = static_cast<std::uint8_t>(bytes.below(4));
  for (std::size_t place = 0; place < position.active; ++place) {
    position.seats[place] = static_cast<std::uint8_t>(place);
    position.sides[place] = static_cast<std::uint8_t>(bytes.below(2));
    for (unsigned trick = 0; trick < tricks && !pack.empty(); ++trick) {
      const std::size_t nth = bytes.below(static_cast<unsigned>(pack.size()));
      if (trick == 0 && place < position.played) {
        position.trick[place] = static_cast<std::uint8_t>(number_of(pack[nth]));
      } else {
        position.hands[place] |= pack[nth];
      }
      pack[nth] = pack.back();
      pack.pop_back();
    }
  }
  if (bytes.below(8) == 0) {
    // Anything at all, somewhere.
    std::uint8_t raw[sizeof(Position)];
    std::memcpy(raw, &position, sizeof raw);
    raw[bytes.below(sizeof raw)] = static_cast<std::uint8_t>(bytes.below(256));
    std::memcpy(&position, raw, sizeof raw);
  }
  return position;
}

void use(Bytes& bytes) {
  const Lanes lanes = any_lanes(bytes);
  const Position position = any_position(bytes, lanes);
  position.check(lanes);
  std::array<double, 256 + most_tricks> row{};
  for (double& one : row) one = bytes.below(7);
  Solver solver(lanes, static_cast<int>(4 + bytes.below(6)));
  const std::uint64_t budget = 1 + bytes.below(200) * std::uint64_t{10};
  Random random(bytes.wide());

  std::array<std::uint8_t, most_seats> tricks{};
  PlayOut play_out(lanes, position);
  play_out.play(random, bytes.below(3) / 2.0, tricks.data());
  int sum = 0;
  for (const std::uint8_t one : tricks) sum += one;
  demand(sum == position.left(), "each trick is somebody's");
  const Cards chosen = play_out.policy_card();
  demand(position.is_over() || (chosen & legal_cards(lanes, position)), "the policy is legal");

  const Answer answer = solver.value(position, row.data(), budget);
  demand(answer.value.low <= answer.value.high, "bounds are in order");
  demand(answer.nodes <= budget + 1, "the budget is kept");
  const CardAnswers answers = solver.values(position, row.data(), budget);
  demand(answers.count == (position.is_over() ? 0 : std::popcount(legal_cards(lanes, position))),
         "every legal card has a value");

  std::vector<Bin> bins(1 + bytes.below(5));
  int left = std::popcount(lanes.all);
  for (Bin& bin : bins) {
    bin.size = static_cast<int>(bytes.below(static_cast<unsigned>(left) + 1));
    bin.allowed = bytes.below(2) ? lanes.all : bytes.wide();
    left -= bin.size;
  }
  bins.back().size += left;
  std::size_t states = 1;
  for (const Bin& bin : bins) states *= static_cast<std::size_t>(bin.size) + 1;
  if (states > 100'000) return;
  Sampler sampler(lanes.all, bins);
  std::vector<Cards> dealt(bins.size());
  sampler.draw(random, dealt.data());
  Cards all = 0;
  for (std::size_t at = 0; at < bins.size(); ++at) {
    demand(!(dealt[at] & all) && !(dealt[at] & ~bins[at].allowed), "bins hold what they may");
    demand(std::popcount(dealt[at]) == bins[at].size, "bins are full");
    all |= dealt[at];
  }
  demand(all == lanes.all, "all cards are dealt");
  if (sampler.count() <= 500) {
    std::vector<Cards> every;
    sampler.list(every);
    demand(static_cast<double>(every.size()) == sampler.count() * static_cast<double>(bins.size()),
           "each way is listed");
  }
}

/// Cards that may go to places of three kinds, or anything at all.
void use_ways(Bytes& bytes) {
  const bool is_wild = bytes.below(8) == 0;
  const std::uint64_t guard = 0x808080;
  Ways ways;
  ways.guard = ways.places = guard;
  ways.pools.resize(bytes.below(3));
  const std::size_t columns = ways.pools.size() + bytes.below(3);
  const unsigned faces = 1 + bytes.below(12);
  for (unsigned face = 0; face < faces; ++face) {
    ways.options.push_back(1 + bytes.below(3));
    for (std::size_t option = 0; option < ways.options.back(); ++option) {
      const unsigned kind = bytes.below(3);
      ways.uses.push_back(is_wild ? bytes.wide() : std::uint64_t{1} << 8 * kind);
      ways.weights.push_back(bytes.below(4));
      for (std::size_t column = 0; column < columns; ++column) {
        ways.masks.push_back(is_wild ? bytes.wide() : Cards{column == kind} << face);
      }
    }
  }
  std::array<int, 3> sizes{};
  for (unsigned face = 0; face < faces; ++face) {
    const unsigned kind = bytes.below(3);
    ways.places += std::uint64_t{1} << 8 * kind;
    ++sizes[kind];
  }
  if (is_wild) ways.places = bytes.wide(), ways.guard = bytes.wide();
  for (std::size_t pool = 0; pool < ways.pools.size(); ++pool) {
    const int part = static_cast<int>(bytes.below(static_cast<unsigned>(sizes[pool]) + 1));
    ways.pools[pool] = {part, sizes[pool] - part};
  }
  const std::size_t pools = ways.pools.size();
  WaysSampler sampler(std::move(ways));
  std::vector<Cards> dealt(sampler.width());
  Random random(bytes.wide());
  sampler.draw(random, dealt.data());
  if (is_wild) return;
  for (std::size_t at = 0; at + 1 < dealt.size(); ++at) {
    demand(!(dealt[at] & dealt[at + 1]), "a card is in one column");
  }
  for (std::size_t pool = 0; pool < pools; ++pool) {
    demand(std::popcount(dealt[2 * pool] | dealt[2 * pool + 1]) == sizes[pool], "pools are full");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  try {
    bytes.below(4) == 0 ? use_ways(bytes) : use(bytes);
  } catch (const std::invalid_argument&) {
    // Refused, saying why.
  } catch (const std::overflow_error&) {
    // More than is remembered.
  }
  return 0;
}

#ifdef EUCHRE_FUZZ_MAIN
int main(int count_of_arguments, char** arguments) {
  if (count_of_arguments != 3) {
    std::fprintf(stderr, "fuzz COUNT SEED\n");
    return 2;
  }
  euchre::Random random(std::strtoull(arguments[2], nullptr, 10));
  const long count = std::atol(arguments[1]);
  for (long number = 0; number < count; ++number) {
    std::vector<std::uint8_t> bytes(random.below(300));
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.next());
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  }
  std::printf("%ld inputs\n", count);
}
#endif
