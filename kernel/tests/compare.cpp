// Whole deals, solved by the kernel and by the plain search: `compare COUNT SEED`. Says where the
// two differ; the exit code is then 1.
#include <cstdio>
#include <cstdlib>

#include "deals.hpp"
#include "plain.hpp"

namespace {

using namespace euchre;
using tests::Kind;

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> all{
      {"24 cards", {5, 6, 6, 7}, 4, 5},
      {"25 cards", {5, 6, 6, 8}, 4, 5},
      {"32 cards", {7, 8, 8, 9}, 4, 5},
      {"24 cards, no trump", {6, 6, 6, 6, 0}, 4, 4},
      {"25 cards, joker alone is trump", {6, 6, 6, 6, 1}, 4, 4},
      {"24 cards, three seats", {5, 6, 6, 7}, 3, 5},
      {"24 cards, two seats", {5, 6, 6, 7}, 2, 5},
      {"24 cards, six seats", {5, 6, 6, 7}, 6, 3},
      {"48 cards, the first wins", {10, 12, 12, 14}, 4, 5, true, false},
      {"48 cards, the last wins", {10, 12, 12, 14}, 4, 5, true, true},
  };
  return all;
}

}  // namespace

int main(int count_of_arguments, char** arguments) {
  if (count_of_arguments != 3) {
    std::fprintf(stderr, "compare COUNT SEED\n");
    return 2;
  }
  const int count = std::atoi(arguments[1]);
  Random random(std::strtoull(arguments[2], nullptr, 10));
  int differing = 0;
  for (int number = 0; number < count; ++number) {
    // The usual deal every other time.
    const auto& all = kinds();
    const Kind& kind =
        number % 2 == 0 ? all[0] : all[static_cast<std::size_t>(number / 2) % all.size()];
    const Lanes lanes = tests::lanes_of(kind);
    const Position position = tests::deal(kind, lanes, random);
    position.check(lanes);
    std::array<double, most_tricks + 1> row{};
    for (std::size_t won = 0; won < row.size(); ++won) row[won] = static_cast<double>(won);
    Solver solver(lanes);
    const Answer answer = solver.value(position, row.data(), 0);
    tests::Plain plain(lanes, position);
    const int tricks = static_cast<int>(answer.value.low);
    if (!answer.value.is_exact() || !plain.takes(tricks) ||
        (tricks < kind.tricks && plain.takes(tricks + 1))) {
      ++differing;
      std::printf("deal %d, %s: the kernel says %g to %g tricks, the plain search does not\n",
                  number, kind.name, answer.value.low, answer.value.high);
    }
  }
  std::printf("%d deals, %d differ\n", count, differing);
  return differing == 0 ? 0 : 1;
}
