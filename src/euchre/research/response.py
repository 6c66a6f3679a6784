"""How much can be gained against a policy by knowing it: best responses, trained."""

from __future__ import annotations

from typing import Final

import numpy as np

from euchre.research.batch import Gain, bid_and_play
from euchre.research.deals import random_deals
from euchre.research.learning import BATCH, Learning
from euchre.research.policies import Policy

__all__ = ["response_gain"]

_FAITH: Final = 0.5
"""How many points, at the weight of the last batch, a response has to regret before it departs."""


def response_gain(
    policy: Policy, iterations: int, seed: int = 1, *, deals: int = 100_000, threads: int = 1
) -> Gain:
    """What the seats of one scorer gain that learn against this policy, which does not.

    Both purified. The mean over all scorers, each learning from ``iterations`` deals; measured
    on other deals, beside the policy in the same seats. A response that is trained too little
    gains too little, so the figure is a lower bound.
    """
    auction, fixed = policy.auction, policy.purified()
    rules = auction.rules
    measured = random_deals(auction, deals, np.random.default_rng((seed, 0)))
    usual = bid_and_play(measured, [fixed] * rules.players, threads=threads).margins
    gains = np.zeros(deals)
    for scorer in range(rules.scorers):
        seats = rules.seats_of(scorer)
        # It begins as the policy itself, and departs from it where that is regretted.
        faith = _FAITH * iterations / BATCH
        learning = Learning(
            auction,
            seed + 1 + scorer,
            regrets=[faith * shares for shares in fixed.shares],
            sums=[faith * shares for shares in fixed.shares],
            fixed=fixed,
            learners=seats,
        )
        while learning.deals < iterations:
            learning.learn(min(BATCH, iterations - learning.deals), threads)
        response = learning.average().purified()
        seated = [response if seat in seats else fixed for seat in range(rules.players)]
        found = bid_and_play(measured, seated, threads=threads).margins
        gains += (found[seats[0]] - usual[seats[0]]) / rules.scorers
    return Gain(float(gains.mean()), float(gains.std() / np.sqrt(deals)), deals)
