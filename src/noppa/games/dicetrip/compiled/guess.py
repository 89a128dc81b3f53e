"""What is still to come on a map that is not full: the form of the guess.

A map after some rounds is worth what it scores, were the zones without a crossed-off city all filled,
and a guess at what will be added:

    x_j   = base_j(rounds) + Σ city_j(what stands there) + Σ link_j(what stands at its two ends)
    guess = x_0 + Σ out_j(rounds) · max(x_j, 0) + road(rounds, its length) + series(rounds, its length)
            + lost(rounds, which zones) + twice(rounds) and again(rounds, rolls) for a power unspent

Lane 0 is plain addition, the others let what stands on one side of the map bear on the other. When a
city is filled only its own terms and those of its links change, so a writing is one step from x to
x + δ, and two writings in cities that are not linked are two such steps: that is what makes looking
at every pair of writings cheap.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Guess(NamedTuple):
    """The tables of the sum above, by rounds played (0 to 13) where they depend on them.

    `city` is by city, what stands there, lane; `link` by link, what stands at its lower and its
    higher city, lane. `again` is by rounds and how often the seat will still be the roller. `tens`
    is by rounds, tens held and coloured cities empty, and counts in that variant until it is earned.
    """

    base: Floats
    out: Floats
    city: Floats
    link: Floats
    road: Floats
    series: Floats
    lost: Floats
    twice: Floats
    again: Floats
    tens: Floats
