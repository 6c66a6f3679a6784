// Chance from a seed: the same numbers on every machine and in every language.
#pragma once

#include <cstdint>

namespace euchre {

/// The generator SplitMix64 (Steele, Lea and Flood, 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  /// A generator of its own for each number, so that the order of work does not matter.
  static Random of(std::uint64_t seed, std::uint64_t number) {
    return Random(Random(Random(seed).next() + number).next());
  }

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31);
  }

  /// One of 0 … count − 1, each as likely as the others (Lemire's method).
  std::uint32_t below(std::uint32_t count) {
    std::uint64_t product = (next() >> 32) * count;
    if (static_cast<std::uint32_t>(product) < count) {
      const std::uint32_t refused = (0U - count) % count;
      while (static_cast<std::uint32_t>(product) < refused) product = (next() >> 32) * count;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  /// From 0 up to but not including 1.
  double part() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

 private:
  std::uint64_t state_;
};

}  // namespace euchre
