// The kernel as a Python module. Buffers come in and bytes go out, so that nothing need be
// installed to use it; what the bytes mean is said in euchre/search/_kernel.pyi.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <cmath>
#include <cstring>
#include <optional>

#include "batch.hpp"

namespace nb = nanobind;

namespace euchre {
namespace {

/// The bytes of any object that has some.
class Buffer {
 public:
  explicit Buffer(const nb::object& object) {
    if (PyObject_GetBuffer(object.ptr(), &view_, PyBUF_SIMPLE) != 0) throw nb::python_error();
  }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  ~Buffer() { PyBuffer_Release(&view_); }

  /// A copy, so that alignment and threads that write to the original do not matter.
  template <class Value>
  std::vector<Value> values(const char* what) const {
    const auto length = static_cast<std::size_t>(view_.len);
    if (length % sizeof(Value) != 0) {
      throw std::invalid_argument(std::string(what) + ": " + std::to_string(length) +
                                  " bytes are not a whole number of " +
                                  std::to_string(sizeof(Value)));
    }
    std::vector<Value> copied(length / sizeof(Value));
    if (length != 0) std::memcpy(copied.data(), view_.buf, length);
    return copied;
  }

 private:
  Py_buffer view_{};
};

std::vector<Position> positions_in(const nb::object& object) {
  return Buffer(object).values<Position>("positions");
}

/// Rows of values, one of which holds for each position.
struct Values {
  std::vector<double> value;
  std::size_t width;

  Values(const nb::object& object, int width_told)
      : value(Buffer(object).values<double>("values")), width(static_cast<std::size_t>(width_told)) {
    if (width_told < 1 || value.size() % width != 0) {
      throw std::invalid_argument("values: not a whole number of rows of " +
                                  std::to_string(width_told));
    }
    for (const double one : value) {
      if (!std::isfinite(one)) throw std::invalid_argument("values: one is not a finite number");
    }
  }

  const double* row(const Position& position) const {
    const auto reach = static_cast<std::size_t>(position.taken + position.left());
    if (reach >= width || (position.row + std::size_t{1}) * width > value.size()) {
      throw std::invalid_argument("there is no row " + std::to_string(position.row) +
                                  " of values up to " + std::to_string(reach) + " tricks");
    }
    return value.data() + position.row * width;
  }
};

template <class Value>
nb::bytes bytes_of(const std::vector<Value>& values) {
  return nb::bytes(values.data(), values.size() * sizeof(Value));
}

nb::tuple solve(const Lanes& lanes, const nb::object& positions, const nb::object& values, int width,
                std::uint64_t budget, int table, int threads) {
  const std::vector<Position> asked = positions_in(positions);
  const Values rows(values, width);
  std::vector<double> low(asked.size());
  std::vector<double> high(asked.size());
  std::vector<std::uint64_t> nodes(asked.size());
  {
    const nb::gil_scoped_release released;
    in_parts(asked.size(), threads, [&](std::size_t begin, std::size_t end) {
      Solver solver(lanes, table);
      for (std::size_t at = begin; at < end; ++at) {
        at_position(at, [&] {
          asked[at].check(lanes);
          const Answer answer = solver.value(asked[at], rows.row(asked[at]), budget);
          low[at] = answer.value.low;
          high[at] = answer.value.high;
          nodes[at] = answer.nodes;
        });
      }
    });
  }
  return nb::make_tuple(bytes_of(low), bytes_of(high), bytes_of(nodes));
}

nb::tuple solve_cards(const Lanes& lanes, const nb::object& positions, const nb::object& values,
                      int width, std::uint64_t budget, int table, int threads) {
  const std::vector<Position> asked = positions_in(positions);
  const Values rows(values, width);
  const std::size_t room = most_tricks;
  std::vector<std::uint8_t> cards(asked.size() * room, 255);
  std::vector<double> low(asked.size() * room);
  std::vector<double> high(asked.size() * room);
  std::vector<std::uint64_t> nodes(asked.size());
  {
    const nb::gil_scoped_release released;
    in_parts(asked.size(), threads, [&](std::size_t begin, std::size_t end) {
      Solver solver(lanes, table);
      for (std::size_t at = begin; at < end; ++at) {
        at_position(at, [&] {
          asked[at].check(lanes);
          const CardAnswers answers = solver.values(asked[at], rows.row(asked[at]), budget);
          for (std::size_t nth = 0; nth < static_cast<std::size_t>(answers.count); ++nth) {
            cards[at * room + nth] = static_cast<std::uint8_t>(answers.card[nth].card);
            low[at * room + nth] = answers.card[nth].value.low;
            high[at * room + nth] = answers.card[nth].value.high;
          }
          nodes[at] = answers.nodes;
        });
      }
    });
  }
  return nb::make_tuple(bytes_of(cards), bytes_of(low), bytes_of(high), bytes_of(nodes));
}

nb::bytes play_out(const Lanes& lanes, const nb::object& positions, std::size_t count,
                   std::uint64_t seed, double errors, int threads) {
  if (!(errors >= 0 && errors <= 1)) {
    throw std::invalid_argument("errors happen at a rate from 0 to 1");
  }
  const std::vector<Position> asked = positions_in(positions);
  std::vector<std::uint8_t> tricks(asked.size() * count * most_seats);
  {
    const nb::gil_scoped_release released;
    in_parts(asked.size(), threads, [&](std::size_t begin, std::size_t end) {
      for (std::size_t at = begin; at < end; ++at) {
        at_position(at, [&] { asked[at].check(lanes); });
        PlayOut play_out(lanes, asked[at]);
        Random random = Random::of(seed, at);
        for (std::size_t nth = 0; nth < count; ++nth) {
          play_out.play(random, errors, &tricks[(at * count + nth) * most_seats]);
        }
      }
    });
  }
  return bytes_of(tricks);
}

nb::bytes policy_cards(const Lanes& lanes, const nb::object& positions) {
  const std::vector<Position> asked = positions_in(positions);
  std::vector<std::uint8_t> cards(asked.size(), 255);
  for (std::size_t at = 0; at < asked.size(); ++at) {
    at_position(at, [&] { asked[at].check(lanes); });
    const Cards card = PlayOut(lanes, asked[at]).policy_card();
    if (card) cards[at] = static_cast<std::uint8_t>(number_of(card));
  }
  return bytes_of(cards);
}

std::vector<double> weights_in(const nb::object& object) {
  std::vector<double> weights = Buffer(object).values<double>("weights");
  for (const double one : weights) {
    if (!(one >= 0 && std::isfinite(one))) {
      throw std::invalid_argument("weights: none is negative or infinite");
    }
  }
  return weights;
}

nb::bytes sample(Cards cards, const std::vector<int>& sizes, const std::vector<Cards>& allowed,
                 std::size_t count, std::uint64_t seed, const std::optional<nb::object>& weights) {
  if (sizes.size() != allowed.size()) {
    throw std::invalid_argument("each bin has a size and a mask of what it may hold");
  }
  std::vector<double> factors;
  if (weights) {
    factors = weights_in(*weights);
    if (factors.size() != sizes.size() * 64) {
      throw std::invalid_argument("weights: there are 64 for each bin");
    }
  }
  std::vector<Bin> bins(sizes.size());
  for (std::size_t at = 0; at < bins.size(); ++at) {
    bins[at] = {sizes[at], allowed[at], weights ? &factors[at * 64] : nullptr};
  }
  std::vector<Cards> worlds(count * bins.size());
  {
    const nb::gil_scoped_release released;
    Sampler sampler(cards, std::move(bins));
    Random random = Random::of(seed, 0);
    for (std::size_t nth = 0; nth < count; ++nth) {
      sampler.draw(random, worlds.data() + nth * sizes.size());
    }
  }
  return bytes_of(worlds);
}

nb::bytes every(Cards cards, const std::vector<int>& sizes, const std::vector<Cards>& allowed,
                double most) {
  if (sizes.size() != allowed.size()) {
    throw std::invalid_argument("each bin has a size and a mask of what it may hold");
  }
  std::vector<Bin> bins(sizes.size());
  for (std::size_t at = 0; at < bins.size(); ++at) bins[at] = {sizes[at], allowed[at]};
  std::vector<Cards> worlds;
  {
    const nb::gil_scoped_release released;
    const Sampler sampler(cards, std::move(bins));
    if (sampler.count() <= most) sampler.list(worlds);
  }
  return bytes_of(worlds);
}

nb::bytes sample_ways(std::vector<std::size_t> options, const nb::object& uses,
                      const nb::object& weights, const nb::object& masks, std::uint64_t places,
                      std::uint64_t guard, std::vector<std::vector<int>> pools, std::size_t count,
                      std::uint64_t seed) {
  Ways ways{std::move(options),
            Buffer(uses).values<std::uint64_t>("uses"),
            weights_in(weights),
            Buffer(masks).values<Cards>("masks"),
            places,
            guard,
            std::move(pools)};
  std::vector<Cards> deals;
  {
    const nb::gil_scoped_release released;
    WaysSampler sampler(std::move(ways));
    deals.resize(count * sampler.width());
    Random random = Random::of(seed, 0);
    for (std::size_t nth = 0; nth < count; ++nth) {
      sampler.draw(random, deals.data() + nth * sampler.width());
    }
  }
  return bytes_of(deals);
}

}  // namespace
}  // namespace euchre

NB_MODULE(_kernel, module) {
  using namespace euchre;
  nb::class_<Lanes>(module, "Lanes")
      .def(
          "__init__",
          [](Lanes* made, const std::vector<Cards>& lanes, Cards twins, bool last_wins) {
            new (made) Lanes(
                Lanes::of(lanes.data(), static_cast<int>(lanes.size()), twins, last_wins));
          },
          nb::arg("lanes"), nb::arg("twins") = 0, nb::arg("last_wins") = false)
      .def_prop_ro("lanes",
                   [](const Lanes& self) {
                     nb::list told;
                     for (int at = 0; at < self.count; ++at) {
                       told.append(self.lane[static_cast<std::size_t>(at)]);
                     }
                     return nb::tuple(told);
                   })
      .def_ro("twins", &Lanes::twins)
      .def_ro("last_wins", &Lanes::last_wins);
  module.def("solve", &solve, nb::arg("lanes"), nb::arg("positions"), nb::arg("values"),
             nb::arg("width"), nb::arg("budget") = 0, nb::arg("table") = Table::usual_bits,
             nb::arg("threads") = 1);
  module.def("solve_cards", &solve_cards, nb::arg("lanes"), nb::arg("positions"),
             nb::arg("values"), nb::arg("width"), nb::arg("budget") = 0,
             nb::arg("table") = Table::usual_bits, nb::arg("threads") = 1);
  module.def("play_out", &play_out, nb::arg("lanes"), nb::arg("positions"), nb::arg("count"),
             nb::arg("seed"), nb::arg("errors") = 1.0, nb::arg("threads") = 1);
  module.def("policy_cards", &policy_cards, nb::arg("lanes"), nb::arg("positions"));
  module.def("sample", &sample, nb::arg("cards"), nb::arg("sizes"), nb::arg("allowed"),
             nb::arg("count"), nb::arg("seed"), nb::arg("weights") = nb::none());
  module.def("every", &every, nb::arg("cards"), nb::arg("sizes"), nb::arg("allowed"),
             nb::arg("most"));
  module.def("sample_ways", &sample_ways, nb::arg("options"), nb::arg("uses"),
             nb::arg("weights"), nb::arg("masks"), nb::arg("places"), nb::arg("guard"),
             nb::arg("pools"), nb::arg("count"), nb::arg("seed"));
}
