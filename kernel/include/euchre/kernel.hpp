// The search over card play: positions, values, play-outs, sampled deals.
//
// Headers alone, without bindings and without calls to a system.
#pragma once

#include "playout.hpp"
#include "sample.hpp"
#include "solve.hpp"
#include "ways.hpp"
