// Many positions at once, spread over threads.
#pragma once

#include <atomic>
#include <exception>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "euchre/kernel.hpp"

namespace euchre {

/// Call `work(begin, end)` for parts of 0 … count, on so many threads; the first error of any is
/// thrown here.
template <class Work>
void in_parts(std::size_t count, int threads, const Work& work) {
  const auto wanted = static_cast<std::size_t>(std::max(threads, 1));
  const std::size_t used = std::min(wanted, std::max<std::size_t>(count, 1));
  if (used == 1) {
    work(std::size_t{0}, count);
    return;
  }
  std::mutex guard;
  std::exception_ptr error;
  std::vector<std::thread> running;
  for (std::size_t part = 0; part < used; ++part) {
    running.emplace_back([&, part] {
      try {
        work(count * part / used, count * (part + 1) / used);
      } catch (...) {
        const std::lock_guard<std::mutex> lock(guard);
        if (!error) error = std::current_exception();
      }
    });
  }
  for (std::thread& thread : running) thread.join();
  if (error) std::rethrow_exception(error);
}

/// Do something with a position; an error says which one it was.
template <class Use>
void at_position(std::size_t number, const Use& use) {
  try {
    use();
  } catch (const std::invalid_argument& error) {
    throw std::invalid_argument("position " + std::to_string(number) + ": " + error.what());
  }
}

}  // namespace euchre
