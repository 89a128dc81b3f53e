#include "alias.h"

static const double WHOLE = 4294967296.0;

int alias_bits(int outcomes) {
    int bits = 1;
    while (1 << bits < outcomes) { bits++; }
    return bits;
}

void alias_cells(int count, const uint16_t *outcomes, const double *chances, uint64_t *cells) {
    double left[MOST_CELLS];
    int poor[MOST_CELLS], rich[MOST_CELLS], poor_count = 0, rich_count = 0;
    int size = 1 << alias_bits(count);
    for (int cell = 0; cell < size; cell++) {
        uint64_t outcome = outcomes[cell < count ? cell : 0];
        cells[cell] = UINT64_C(0xFFFFFFFF) << 32 | outcome << 16 | outcome;
        left[cell] = cell < count ? chances[cell] * size : 0.0;
        if (left[cell] < 1.0) {
            poor[poor_count++] = cell;
        } else {
            rich[rich_count++] = cell;
        }
    }
    while (poor_count > 0 && rich_count > 0) {
        int cell = poor[--poor_count], donor = rich[rich_count - 1];
        double part = left[cell] * WHOLE + 0.5;
        uint64_t own = part < WHOLE - 1.0 ? (uint64_t)part : UINT64_C(0xFFFFFFFF);
        cells[cell] = own << 32 | (cells[cell] & 0xFFFF0000) | (cells[donor] >> 16 & 0xFFFF);
        left[donor] -= 1.0 - left[cell];
        if (left[donor] < 1.0) {
            poor[poor_count++] = donor;
            rich_count--;
        }
    }
}
