/* What a position is worth by computation alone, for boards that nothing was learned on and for quick play.
 *
 * A seat's prospect is what one more stone would add to its lines, on each vacant square, times the chance to get
 * there: the square root of the odds that a turn takes it, for there are several turns. A part c of it is what the seat
 * may expect while stones are left:
 *
 *     points = score + c * sum over vacant squares of reach * (added across + added down)
 *
 * and its lead is its points minus those of its strongest rival. */
#include "kivi_values.h"

static const double PART = 0.35; /* c; 0 once no stone is left */

static double part_of(int left) { return left > 0 ? PART : 0.0; }

/* What a stone adds to the lines across and down. */
static inline int adds(const struct kivi *kivi, const struct pattern *pattern, int row, int column) {
    int across = pattern->rows[row], down = pattern->columns[column];
    return across_of(kivi, row, across | 1 << column) - across_of(kivi, row, across) +
           down_of(kivi, column, down | 1 << row) - down_of(kivi, column, down);
}

/* A new stone lengthens or joins the lines it touches; a neighbour that was single stops counting by itself; a stone
 * that touches nothing counts its own value. */
int kivi_gain(const struct kivi *kivi, const struct pattern *pattern, int square) {
    int row = kivi->row_of[square], column = kivi->column_of[square];
    int added = adds(kivi, pattern, row, column);
    if (added == 0) {
        return kivi->values[square];
    }
    int bit = 1 << column;
    if (row > 0 && (pattern->singles[row - 1] & bit) != 0) {
        added -= kivi->values[square - kivi->columns];
    }
    if (row + 1 < kivi->rows && (pattern->singles[row + 1] & bit) != 0) {
        added -= kivi->values[square + kivi->columns];
    }
    if ((pattern->singles[row] & bit >> 1) != 0) {
        added -= kivi->values[square - 1];
    }
    if ((pattern->singles[row] & bit << 1) != 0) {
        added -= kivi->values[square + 1];
    }
    return added;
}

static void find_gains(const struct kivi *kivi, const struct pattern *pattern, const bool *vacant, int32_t *gains) {
    for (int square = 0; square < kivi->squares; square++) {
        gains[square] = vacant[square] ? kivi_gain(kivi, pattern, square) : 0;
    }
}

static double prospect(const struct kivi *kivi, const struct pattern *pattern, const bool *vacant) {
    double total = 0.0;
    for (int square = 0; square < kivi->squares; square++) {
        if (vacant[square]) {
            total += kivi->reach[square] * adds(kivi, pattern, kivi->row_of[square], kivi->column_of[square]);
        }
    }
    return total;
}

/* How the prospect of the seat in turn changes by its stone on a square: in its row and column. */
static double shift(const struct kivi *kivi, const struct sight *sight, int square) {
    const struct pattern *own = &sight->stones[0];
    int row = kivi->row_of[square], column = kivi->column_of[square];
    int across = own->rows[row], across_with = across | 1 << column;
    int down = own->columns[column], down_with = down | 1 << row;
    double change = 0.0;
    if (sight->vacant[square]) {
        change -= kivi->reach[square] * adds(kivi, own, row, column);
    }
    int more = across_of(kivi, row, across_with) - across_of(kivi, row, across);
    for (int here = 0; here < kivi->columns; here++) {
        int at = row * kivi->columns + here;
        if (sight->vacant[at] && here != column) {
            int with_it = across_of(kivi, row, across_with | 1 << here),
                alone = across_of(kivi, row, across | 1 << here);
            change += kivi->reach[at] * (with_it - alone - more);
        }
    }
    more = down_of(kivi, column, down_with) - down_of(kivi, column, down);
    for (int there = 0; there < kivi->rows; there++) {
        int at = there * kivi->columns + column;
        if (sight->vacant[at] && there != row) {
            int with_it = down_of(kivi, column, down_with | 1 << there),
                alone = down_of(kivi, column, down | 1 << there);
            change += kivi->reach[at] * (with_it - alone - more);
        }
    }
    return change;
}

void kivi_see(const struct kivi *kivi, const struct row *row, struct sight *sight) {
    uint64_t vacant[MOST_WORDS] = {0};
    find_vacant(kivi, row, vacant);
    sight->players = row->players;
    for (int square = 0; square < kivi->squares; square++) {
        sight->vacant[square] = has_bit(vacant, square);
        sight->owner[square] = VACANT;
    }
    for (int later = 0; later < row->players; later++) {
        const struct seat *seat = seat_in(row, (row->seat + later) % row->players);
        sight->left[later] = seat->hand - (later == 0);
        sight->scores[later] = seat->total;
        kivi_lay(kivi, seat->stones, &sight->stones[later]);
        for (int word = 0; word < kivi->words; word++) {
            for (uint64_t left = seat->stones[word]; left != 0; left &= left - 1) {
                sight->owner[word * WORD + __builtin_ctzll(left)] = (int16_t)later;
            }
        }
    }
}

void kivi_leads(int players, const double *points, double *leads) {
    for (int seat = 0; seat < players; seat++) {
        double rival = points[seat == 0];
        for (int other = 0; other < players; other++) {
            rival = other != seat && points[other] > rival ? points[other] : rival;
        }
        leads[seat] = points[seat] - rival;
    }
}

void kivi_settle(const struct kivi *kivi, struct sight *sight) {
    for (int end = 0; end <= kivi->squares; end++) {
        double points[MOST_PLAYERS] = {0.0};
        int owner = end < kivi->squares ? sight->owner[end] : VACANT;
        if (owner == 0) {
            continue;
        }
        for (int seat = 0; seat < sight->players; seat++) {
            points[seat] = sight->points[end][seat] + (owner > 0 && owner == seat ? sight->least[end] : 0);
        }
        kivi_leads(sight->players, points, sight->placed[end]);
    }
}

int kivi_take_away(const struct kivi *kivi, struct sight *sight, int owner, int square) {
    struct pattern *pattern = &sight->stones[owner];
    turn_over(kivi, pattern, square);
    find_singles(kivi, pattern);
    find_gains(kivi, pattern, sight->vacant, sight->gains_without);
    int found = NOWHERE;
    for (int to = 0; to < kivi->squares; to++) {
        if (sight->vacant[to] && (found == NOWHERE || sight->gains_without[to] < sight->gains_without[found])) {
            found = to;
        }
    }
    return found;
}

void kivi_put_back(const struct kivi *kivi, struct sight *sight, int owner, int square) {
    turn_over(kivi, &sight->stones[owner], square);
    find_singles(kivi, &sight->stones[owner]);
}

/* The points of a seat whose stone is taken away; what it adds where it adds least is noted. */
static double points_without(const struct kivi *kivi, struct sight *sight, int owner, int square) {
    const struct pattern *pattern = &sight->stones[owner];
    int to = kivi_take_away(kivi, sight, owner, square);
    sight->least[square] = to == NOWHERE ? 0 : sight->gains_without[to];
    double points = kivi_count(kivi, pattern) + part_of(sight->left[owner]) * prospect(kivi, pattern, sight->vacant);
    kivi_put_back(kivi, sight, owner, square);
    return points;
}

static void judge_square(const struct kivi *kivi, struct sight *sight, int square) {
    int owner = sight->owner[square], row = kivi->row_of[square], column = kivi->column_of[square];
    const double *with_box = sight->points[kivi->squares];
    double *points = sight->points[square];
    int added = kivi_gain(kivi, &sight->stones[0], square);
    double prospects = sight->prospects[0] + shift(kivi, sight, square);
    points[0] = sight->scores[0] + added + part_of(sight->left[0]) * prospects;
    for (int seat = 1; seat < sight->players; seat++) {
        points[seat] = with_box[seat];
        if (owner == VACANT) {
            double lost = kivi->reach[square] * adds(kivi, &sight->stones[seat], row, column);
            points[seat] -= part_of(sight->left[seat]) * lost;
        }
    }
    if (owner > 0) {
        points[owner] = points_without(kivi, sight, owner, square);
    }
}

void kivi_judge(const struct kivi *kivi, struct sight *sight, bool taking) {
    for (int seat = 0; seat < sight->players; seat++) {
        sight->prospects[seat] = prospect(kivi, &sight->stones[seat], sight->vacant);
        sight->points[kivi->squares][seat] = sight->scores[seat] + part_of(sight->left[seat]) * sight->prospects[seat];
    }
    for (int square = 0; square < kivi->squares; square++) {
        sight->least[square] = 0;
        if (sight->owner[square] == VACANT || (sight->owner[square] > 0 && taking)) {
            judge_square(kivi, sight, square);
        } else {
            for (int seat = 0; seat < sight->players; seat++) {
                sight->points[square][seat] = 0.0;
            }
        }
    }
    kivi_settle(kivi, sight);
}
