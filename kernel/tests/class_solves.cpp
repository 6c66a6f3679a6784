// Class solves of random 24-card deals, for counting instructions: `class_solves DEALS TIMES`.
// What one solve takes is the difference between two runs that differ in TIMES alone.
#include <cstdio>
#include <cstdlib>

#include "deals.hpp"

int main(int count_of_arguments, char** arguments) {
  using namespace euchre;
  if (count_of_arguments != 3) {
    std::fprintf(stderr, "class_solves DEALS TIMES\n");
    return 2;
  }
  const tests::Kind kind{"24 cards", {5, 6, 6, 7}, 4, 5};
  const Lanes lanes = tests::lanes_of(kind);
  Random random(1);
  std::vector<Position> deals;
  for (int deals_left = std::atoi(arguments[1]); deals_left > 0; --deals_left) {
    deals.push_back(tests::deal(kind, lanes, random));
  }
  // Euchre, point, march.
  const double row[] = {-2, -2, -2, 1, 1, 2};
  Solver solver(lanes);
  std::uint64_t nodes = 0;
  for (int times = std::atoi(arguments[2]); times > 0; --times) {
    for (const Position& position : deals) nodes += solver.value(position, row, 0).nodes;
  }
  std::printf("%llu\n", static_cast<unsigned long long>(nodes));
}
