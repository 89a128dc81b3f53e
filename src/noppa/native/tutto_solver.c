/* Tutto for two, solved. */
#include "tutto_turn.h"

enum {
    FINE = 40,  /* needs up to here have a line each, whatever the target */
    FAR = 80,   /* how many lines there are beyond, at most */
    OVER = 120, /* more cells beyond the target than this count as this many */
};
static void fill_axis(struct axis *axis) {
    axis->least = axis->lines[0];
    axis->cells = axis->lines[axis->count - 1] - axis->least + 1;
    for (int at = 0, low = 0; at < axis->cells; at++) {
        int cell = axis->least + at;
        while (low < axis->count - 2 && axis->lines[low + 1] <= cell) {
            low++;
        }
        axis->low[at] = low;
        axis->part[at] = (double)(cell - axis->lines[low]) / (axis->lines[low + 1] - axis->lines[low]);
    }
}

void make_axes(struct tutto *tutto) {
    struct axis *own = &tutto->own, *other = &tutto->other;
    /* Two players' totals never fall below minus 1000: whoever pays leads, and somebody else just got 1000. */
    int last = (tutto->target + (tutto->floor_at_zero ? 0 : tutto->plus_minus_points)) / CELL;
    int step = most(1, (last - FINE + FAR - 1) / FAR);
    for (int need = 1; need <= last; need++) {
        if (need <= FINE || (last - need) % step == 0) {
            own->lines[own->count++] = need;
        }
    }
    for (int over = OVER; over >= 0; over--) {
        if (over < 20 || over % (over < 40 ? 2 : over < 80 ? 5 : 10) == 0) {
            other->lines[other->count++] = -over;
        }
    }
    for (int line = 0; line < own->count; line++) {
        other->lines[other->count++] = own->lines[line];
    }
    fill_axis(own);
    fill_axis(other);
}
