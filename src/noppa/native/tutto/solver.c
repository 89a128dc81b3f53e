/* Tutto for two, solved: the chance to win of the seat whose turn begins, by what both still need.
 *
 * A position is the pair of needs (x, y) of the seat to play and of the other, in cells of 50. With V the chance of the
 * seat to play and a turn as in `values.h`, with all 56 cards in the pile whenever one is drawn,
 *
 *     X       = 1 - V(y, x)                                a turn lost
 *     B(k, p) = 1                                          if p >= x: the target is reached
 *             = 1 - V(y + what k plus/minus take, x - p)   otherwise
 *
 * and V(x, y) = G(0, 0). With `equal_turns` there are three such functions: of the first seat of a round, of the
 * second, and of the second when the first has reached the target, which is its last turn: there B is 1, 1/2 or 0. A
 * seat that plays alone races an imagined rival, who finishes in each turn with the same chance, 1 in par; par is how
 * many turns the target takes at the mean of the best turn for points alone.
 *
 * A lost turn passes the same sheet to the other, so V(x, y) and V(y, x) are solved together, by iterating the pair and
 * extrapolating to where its steps vanish. Pairs go by the sum of their needs, which no turn of two players makes
 * larger, and this is repeated until nothing changes.
 *
 * Up to a target of 6000 every need has a line of its own. Beyond that the last 2000 points before the target do, and
 * above them lines lie further apart, so that there are never many more than a hundred; between lines values are
 * interpolated. A rival who has passed the target needs less than nothing; a second axis says how much less.
 *
 * What is left out: the pile between turns (the chance of each card is that of a full pile, as it is on average over
 * shuffles), and a third plus/minus made in one turn. Within the turn being played nothing is left out. */
#include "values.h"

enum stage { FIRST, SECOND, LAST };
enum { MOST_MADE = 3, MOST_LEAPS = 20, HORIZON = 30 };
static const double USUAL_SLOPE = 0.2, MOST_SLOPE = 0.9;

/* The grid ------------------------------------------------------------------------------------------------------- */

static void fill_axis(struct axis *axis) {
    axis->least = axis->lines[0];
    axis->cells = axis->lines[axis->count - 1] - axis->least + 1;
    for (int at = 0, low = 0; at < axis->cells; at++) {
        int cell = axis->least + at;
        while (low < axis->count - 2 && axis->lines[low + 1] <= cell) { low++; }
        axis->low[at] = low;
        axis->part[at] = (double)(cell - axis->lines[low]) / (axis->lines[low + 1] - axis->lines[low]);
    }
}

void make_axes(struct tutto *tutto) {
    struct axis *own = &tutto->own, *other = &tutto->other;
    /* Two players' totals never fall below minus 1000: the seat that pays leads, and the other just got 1000. */
    int last = (tutto->rule.target + (tutto->rule.floor_at_zero ? 0 : tutto->rule.plus_minus_points)) / CELL;
    int step = most(1, (last - FINE + FAR - 1) / FAR);
    for (int need = 1; need <= last; need++) {
        if (need <= FINE || (last - need) % step == 0) { own->lines[own->count++] = need; }
    }
    for (int over = OVER; over >= 0; over--) {
        if (over < 20 || over % (over < 40 ? 2 : over < 80 ? 5 : 10) == 0) { other->lines[other->count++] = -over; }
    }
    for (int line = 0; line < own->count; line++) { other->lines[other->count++] = own->lines[line]; }
    fill_axis(own);
    fill_axis(other);
}

static inline int place_on(const struct axis *axis, int need) {
    return least(most(need - axis->least, 0), axis->cells - 1);
}

double read_pair(const double *table, const struct axis *own, const struct axis *other, int need, int rival) {
    int i = place_on(own, need), j = place_on(other, rival);
    const double *near = table + own->low[i] * other->count + other->low[j], *far = near + other->count;
    double down = own->part[i], across = other->part[j];
    double value = near[0] + (across > 0.0 ? across * (near[1] - near[0]) : 0.0);
    if (down <= 0.0) { return value; }
    double beyond = far[0] + (across > 0.0 ? across * (far[1] - far[0]) : 0.0);
    return value + down * (beyond - value);
}

double read_line(const double *table, const struct axis *own, int need) {
    int i = place_on(own, need);
    const double *near = table + own->low[i];
    return near[0] + (own->part[i] > 0.0 ? own->part[i] * (near[1] - near[0]) : 0.0);
}

int64_t solved_size(const struct tutto *tutto) {
    int64_t own = tutto->own.count, other = tutto->other.count;
    return own * own + (tutto->rule.at_once ? 0 : own * own + own * other) + own + 1;
}

struct solved solved_in(const struct tutto *tutto, double *values) {
    int64_t own = tutto->own.count, other = tutto->other.count;
    struct solved solved = {values, values, values, values, values};
    values += own * own;
    if (!tutto->rule.at_once) {
        solved.second = values;
        solved.last = values + own * own;
        values = solved.last + own * other;
    }
    solved.solo = values;
    solved.stays = values + own;
    return solved;
}

/* A turn that begins --------------------------------------------------------------------------------------------- */

/* All that one thread needs: the game, its tables, the pile that every card comes from, and working memory. `highs`
 * says for each table how far the turn was evaluated at each pair of lines. */
struct solving {
    const struct tutto *tutto;
    struct solved solved;
    const double *pile;
    double tolerance;
    int32_t *highs;
    struct pass pass;
};

/* The chance of the seat whose turn it was. */
static double after_turn(const struct solving *solving, enum stage stage, int need, int rival) {
    const struct axis *own = &solving->tutto->own, *other = &solving->tutto->other;
    const struct solved *solved = &solving->solved;
    if (stage == LAST) { return last_result(need, rival); }
    if (need <= 0) { return stage == FIRST ? 1.0 - read_pair(solved->last, own, other, rival, need) : 1.0; }
    return 1.0 - read_pair(stage == FIRST ? solved->second : solved->first, own, own, rival, need);
}

/* The value of a turn that begins, evaluated only as far as going on may be right; `high` becomes how far that is. If
 * banking is right for all the points of a whole card, it is assumed to be right for more. */
static double pass_far_enough(const struct solving *solving, const struct ways *ways, int levels, int top,
                              int32_t *high) {
    struct pass pass = solving->pass;
    int least_card = solving->tutto->chart.least_card;
    pass.levels = levels;
    *high = least(*high, top);
    while (true) {
        int far = 0;
        turn_pass(solving->tutto, ways, solving->pile, top, *high, &pass);
        for (int p = 0; p <= *high; p++) { far = pass.go[p] >= pass.bank[p] ? p : far; }
        if (*high == top || far + least_card <= *high) {
            *high = far + least_card;
            return pass.go[0];
        }
        *high = least(*high + 2 * least_card, top);
    }
}

/* The chance of a seat whose turn begins. */
static double turn_chance(const struct solving *solving, enum stage stage, int line, int column) {
    const struct tutto *tutto = solving->tutto;
    int need = tutto->own.lines[line], rival = tutto->other.lines[column];
    double loss = after_turn(solving, stage, need, rival);
    if (stage == LAST && loss >= 1.0) { return 1.0; }
    int top = stage == FIRST ? need + OVER : stage == LAST ? need - rival + 1 : need, levels = 0;
    struct ways ways = {loss, 1.0, tutto->rule.leader_misses && need < rival};
    for (int made = 0, pushed = -OVER - 1; made < (ways.leader_misses ? 1 : MOST_MADE); made++) {
        int64_t totals[2] = {tutto->rule.target - need * CELL, tutto->rule.target - rival * CELL};
        take_points(tutto, totals, 2, 0, made);
        int before = pushed;
        pushed = (int)(tutto->rule.target - totals[1]) / CELL;
        if (pushed == before) { break; }
        double *bank = solving->pass.bank + levels++ * solving->pass.pitch;
        for (int p = 0; p <= top; p++) { bank[p] = after_turn(solving, stage, need - p, pushed); }
    }
    int32_t *high = solving->highs + ((int)stage * tutto->own.count + line) * tutto->other.count + column;
    if (*high == 0) { *high = most(HORIZON, line > 0 ? high[-tutto->other.count] : 0); }
    return pass_far_enough(solving, &ways, levels, top, high);
}

/* Pairs solved together ------------------------------------------------------------------------------------------ */

static double distance(double one, double other) { return one > other ? one - other : other - one; }

/* A first guess from the three positions before: as if the table were flat there. */
static double guess(const double *table, int lines, int line, int column) {
    const double *here = table + line * lines + column;
    if (line == 0 || column == 0) { return table[most(line - 1, 0) * lines + most(column - 1, 0)]; }
    return here[-lines] + here[-1] - here[-lines - 1];
}

/* Solve V of a position and of the one that losing the turn leads to, together; return how far they moved.
 *
 * From the second value follows the first and from that the second again: v -> h(v), almost a straight line, whose
 * slope the last two points tell. The next v is where that line would stay. */
static double solve_pair(const struct solving *solving, int line, int column) {
    const struct tutto *tutto = solving->tutto;
    int lines = tutto->own.count, over = tutto->other.count - lines;
    double *first = solving->solved.first + line * lines + column;
    double *second = solving->solved.second + column * lines + line;
    double before = *first, before_other = *second, slope = USUAL_SLOPE, last_from = -1.0, last_to = 0.0;
    for (int leap = 0; leap < MOST_LEAPS; leap++) {
        double start = *second;
        *first = turn_chance(solving, tutto->rule.at_once ? SECOND : FIRST, line, over + column);
        if (!tutto->rule.at_once || line != column) { *second = turn_chance(solving, SECOND, column, over + line); }
        double found = *second;
        if (distance(found, start) < solving->tolerance) { break; }
        if (last_from >= 0.0 && distance(last_from, start) > 0.0) {
            slope = (found - last_to) / (start - last_from);
            slope = slope > MOST_SLOPE ? MOST_SLOPE : slope < -MOST_SLOPE ? -MOST_SLOPE : slope;
        }
        last_from = start;
        last_to = found;
        *second = start + (found - start) / (1.0 - slope);
    }
    double moved = distance(*first, before), other = distance(*second, before_other);
    return moved > other ? moved : other;
}

/* Alone: the chance to finish before the imagined rival. */
static void solve_alone(const struct solving *solving) {
    const struct tutto *tutto = solving->tutto;
    const struct axis *own = &tutto->own;
    double *solo = solving->solved.solo, stays = *solving->solved.stays;
    for (int line = 0; line < own->count; line++) {
        int need = own->lines[line];
        solo[line] = line == 0 ? stays : solo[line - 1];
        for (double moved = 1.0; moved > solving->tolerance;) {
            for (int p = 0; p <= need; p++) {
                solving->pass.bank[p] = stays * (p < need ? read_line(solo, own, need - p) : 1.0);
            }
            struct ways ways = {stays * solo[line], stays, false};
            int32_t high = HORIZON;
            double found = pass_far_enough(solving, &ways, 1, need, &high);
            moved = distance(found, solo[line]);
            solo[line] = found;
        }
    }
}

/* The chance that the imagined rival does not finish in a turn: 1 - 1 / par, where par is one more than the turns the
 * target takes at the mean of a turn played for points alone, and never less than two. */
static double stays_of(const struct solving *solving) {
    const struct tutto *tutto = solving->tutto;
    struct pass pass = solving->pass;
    int cells = tutto->own.lines[tutto->own.count - 1] + OVER;
    for (int p = 0; p <= cells; p++) { pass.bank[p] = p; }
    pass.levels = 1;
    double target = (double)tutto->rule.target / CELL;
    struct ways ways = {0.0, target, false};
    turn_pass(tutto, &ways, solving->pile, cells, cells, &pass);
    double turns = target / pass.go[0];
    return 1.0 - 1.0 / (1.0 + (turns > 1.0 ? turns : 1.0));
}

/* Exported ------------------------------------------------------------------------------------------------------- */

enum size { VALUES, ROOM, PAIRS };  /* of the tables, of the room for a thread in numbers, of `highs` */
enum { BEGIN = 0, LAST_TURNS = 1 }; /* in place of a sum of needs, which is at least 2 */

static int most_cells(const struct tutto *tutto) { return tutto->own.lines[tutto->own.count - 1] + OVER + 1; }

static int64_t size_of(const struct tutto *tutto, enum size which) {
    return which == VALUES ? solved_size(tutto)
           : which == ROOM ? rows_size(most_cells(tutto)) + 3 * MOST_MADE * (most_cells(tutto) + 1)
                           : (int64_t)(LAST + 1) * tutto->own.count * tutto->other.count;
}

EXPORT int64_t noppa_tutto_size(const void *tables, int64_t size, int64_t which) {
    const struct tutto *tutto = tutto_tables(tables, size);
    return tutto == NULL                     ? BAD_TABLES
           : which < VALUES || which > PAIRS ? BAD_ARGUMENT
                                             : size_of(tutto, (enum size)which);
}

/* Write the needs that have a line of their own; return how many there are. */
EXPORT int64_t noppa_tutto_lines(const void *tables, int64_t size, int32_t *lines, int64_t lines_size) {
    const struct tutto *tutto = tutto_tables(tables, size);
    if (tutto == NULL || lines == NULL || lines_size < MOST_LINES * 4) { return tutto == NULL ? BAD_TABLES : BAD_SIZE; }
    __builtin_memcpy(lines, tutto->own.lines, (size_t)tutto->own.count * sizeof *lines);
    return tutto->own.count;
}

/* Read the value at two needs from a table: of the first seat, of the second, or of its last turn. */
EXPORT int64_t noppa_tutto_read(const void *tables, int64_t size, double *values, int64_t values_size, int64_t table,
                                int64_t need, int64_t rival, double *into, int64_t into_size) {
    const struct tutto *tutto = tutto_tables(tables, size);
    if (tutto == NULL || !is_array(values, values_size, solved_size(tutto) * 8) || !is_array(into, into_size, 8)) {
        return tutto == NULL ? BAD_TABLES : BAD_SIZE;
    }
    if (table < FIRST || table > (tutto->rule.at_once ? SECOND : LAST) || need < -MOST_AXIS || need > MOST_AXIS ||
        rival < -MOST_AXIS || rival > MOST_AXIS) {
        return BAD_ARGUMENT;
    }
    struct solved solved = solved_in(tutto, values);
    const double *read = table == FIRST ? solved.first : table == SECOND ? solved.second : solved.last;
    *into = read_pair(read, &tutto->own, table == LAST ? &tutto->other : &tutto->own, (int)need, (int)rival);
    return DONE;
}

/* Set every value to a half, and solve the game alone. */
static void begin(const struct solving *solving, double *values) {
    for (int64_t at = 0; at < solved_size(solving->tutto); at++) { values[at] = 0.5; }
    *solving->solved.stays = stays_of(solving);
    solve_alone(solving);
}

/* Solve the last turns of the second seat, for one part of its needs. */
static void solve_last(const struct solving *solving, int part, int parts) {
    const struct tutto *tutto = solving->tutto;
    for (int line = part; !tutto->rule.at_once && line < tutto->own.count; line += parts) {
        for (int column = 0; column < tutto->other.count; column++) {
            solving->solved.last[line * tutto->other.count + column] = turn_chance(solving, LAST, line, column);
        }
    }
}

/* Solve one part of the pairs whose needs have that sum, from a first guess if `fresh`; `moved` becomes the largest
 * change. Where both seats share one table each pair occurs once. Return how many there are. */
static int solve_pairs(const struct solving *solving, int64_t sum, bool fresh, int part, int parts, double *moved) {
    const struct tutto *tutto = solving->tutto;
    const struct solved *solved = &solving->solved;
    int lines = tutto->own.count, count = 0;
    *moved = 0.0;
    for (int line = 0; line < lines; line++) {
        for (int column = tutto->rule.at_once ? line : 0; column < lines; column++) {
            if (tutto->own.lines[line] + tutto->own.lines[column] != sum || count++ % parts != part) { continue; }
            if (fresh) {
                solved->first[line * lines + column] = guess(solved->first, lines, line, column);
                solved->second[column * lines + line] = guess(solved->second, lines, column, line);
            }
            double found = solve_pair(solving, line, column);
            *moved = found > *moved ? found : *moved;
        }
    }
    return count;
}

/* One step of solving, or one part of it: BEGIN, LAST_TURNS, then all sums of needs from 2 on, until little moves.
 * `deck` has the cards of the pile by kind, and how little values move at last. */
EXPORT int64_t noppa_tutto_solve(const void *tables, int64_t size, double *values, int64_t values_size,
                                 const double *deck, int64_t deck_size, double *room, int64_t room_size, int32_t *highs,
                                 int64_t highs_size, int64_t sum, int64_t fresh, int64_t part, int64_t parts,
                                 double *moved, int64_t moved_size) {
    const struct tutto *tutto = tutto_tables(tables, size);
    if (tutto == NULL || !is_array(values, values_size, size_of(tutto, VALUES) * 8) ||
        !is_array(deck, deck_size, (KINDS + 1) * 8) || !is_array(room, room_size, size_of(tutto, ROOM) * 8) ||
        highs == NULL || highs_size != size_of(tutto, PAIRS) * 4 || !is_array(moved, moved_size, 8)) {
        return tutto == NULL ? BAD_TABLES : BAD_SIZE;
    }
    if (deck[KINDS] <= 0.0 || part < 0 || parts < 1 || parts > MOST_LINES) { return BAD_ARGUMENT; }
    int pitch = most_cells(tutto) + 1, made = MOST_MADE * pitch;
    double *lines = room + rows_size(most_cells(tutto));
    struct solving solving = {
        .tutto = tutto,
        .solved = solved_in(tutto, values),
        .pile = deck,
        .tolerance = deck[KINDS],
        .highs = highs,
        .pass = {room, lines, lines + made, lines + 2 * made, pitch, MOST_MADE},
    };
    if (sum == BEGIN) {
        begin(&solving, values);
    } else if (sum == LAST_TURNS) {
        solve_last(&solving, (int)part, (int)parts);
    } else {
        return solve_pairs(&solving, sum, fresh != 0, (int)part, (int)parts, moved);
    }
    return DONE;
}
