"""Who wins where simply the highest score does."""

from typing import Any

from noppa.kernels.batch_kernel import Totals
from noppa.kernels.compiled import inlined


@inlined
def won(_tables: Any, _row: Any, totals: Totals) -> int:
    """A bit for each seat that nobody is ahead of."""
    most, bits = totals[0], 0
    for seat in range(len(totals)):
        most = max(most, totals[seat])
    for seat in range(len(totals)):
        bits |= (totals[seat] == most) << seat
    return bits
