/* Evaluates a turn of KIVI: what it is worth to end it on each square, and so what every roll and keep is worth.
 *
 * Where nothing was learned, and for quick play, the ends are valued by computation. A seat's prospect is what one more
 * stone would add to its lines, over all vacant squares, times the chance to get there: the square root of the odds
 * that a turn takes the square, as there are several turns. The seat may expect a part c of it while it has stones
 * left:
 *
 *     points = score + c * sum over vacant squares of reach * (added across + added down)
 *
 * and its lead is its points minus those of its strongest rival.
 *
 * The turn on top of that is exact: three rolls, two choices of dice to keep, one placement. Let F be what a roll is
 * worth when it is the last, the box where it fits nowhere, and U what using it at once is worth, never where it fits
 * nowhere. With r rolls to come,
 *
 *     V_r(keep) = mean of F over the roll of the rest                if r = 1
 *               = mean of B_{r-1} over it                            otherwise
 *     B_r(roll) = max(U(roll), max over keeps of the roll of V_r(keep))
 *
 * so V_3 of no dice is the turn before its first roll. The seat in turn chooses by its own number; the others follow
 * its choice. */
#include "values.h"

static double part_of(int hand) { return hand > 0 ? 0.35 : 0.0; } /* c */

void kivi_see(const struct kivi *kivi, const struct row *row, struct view *view) {
    __builtin_memset(view, 0, sizeof *view);
    view->players = row->players;
    view->turns = 1 + STONES * row->players;
    for (int later = 0; later < row->players; later++) {
        const struct seat *seat = &row->seats[(row->seat + later) % row->players];
        view->turns -= seat->hand;
        view->hands[later] = seat->hand - (later == 0);
        view->seats[later] = seat->stones;
        view->points[later] = seat->points;
    }
    for (int square = 0; square < kivi->squares; square++) {
        view->owner[square] = NOBODY;
        for (int seat = 0; seat < view->players; seat++) {
            if (has_stone(kivi, &view->seats[seat], square)) {
                view->owner[square] = (int8_t)seat;
            }
        }
        if (view->owner[square] == NOBODY) {
            flip_stone(kivi, &view->vacant, square);
        }
    }
}

/* Computation ----------------------------------------------------------------------------------------------------- */

/* The prospect in one line, by the points of its patterns. */
static double line_prospect(const int32_t *counts, int pattern, unsigned vacant, const double *reach, int stride) {
    double total = 0.0;
    for (; vacant != 0; vacant &= vacant - 1) {
        int at = __builtin_ctz(vacant);
        total += reach[at * stride] * (counts[pattern | 1 << at] - counts[pattern]);
    }
    return total;
}

static double row_prospect(const struct kivi *kivi, const struct stones *stones, const struct stones *vacant, int row) {
    return line_prospect(kivi->across + (row << kivi->columns), stones->rows[EDGE + row], vacant->rows[EDGE + row],
                         kivi->reach + row * kivi->columns, 1);
}

static double column_prospect(const struct kivi *kivi, const struct stones *stones, const struct stones *vacant,
                              int column) {
    return line_prospect(kivi->down + (column << kivi->rows), stones->columns[column], vacant->columns[column],
                         kivi->reach + column, kivi->columns);
}

/* How a prospect changes when a stone is laid on a square, or taken away from it, and that square is no longer vacant.
 */
static double shift(const struct kivi *kivi, const struct stones *stones, const struct stones *vacant, int square) {
    int row = kivi->row_of[square], column = kivi->column_of[square];
    struct stones after = *stones, free = *vacant;
    double before = row_prospect(kivi, stones, vacant, row) + column_prospect(kivi, stones, vacant, column);
    flip_stone(kivi, &after, square);
    if (has_stone(kivi, &free, square)) {
        flip_stone(kivi, &free, square);
    }
    return row_prospect(kivi, &after, &free, row) + column_prospect(kivi, &after, &free, column) - before;
}

int kivi_least(const struct kivi *kivi, const struct view *view, int square, int *least) {
    struct stones without = view->seats[view->owner[square]];
    int found = NOBODY;
    flip_stone(kivi, &without, square);
    for (int to = 0; to < kivi->squares; to++) {
        if (view->owner[to] == NOBODY) {
            int gain = kivi_gain(kivi, &without, to);
            if (found == NOBODY || gain < *least) {
                found = to;
                *least = gain;
            }
        }
    }
    return found;
}

/* Write each seat's points minus those of its strongest rival. */
static void write_leads(int players, const double *points, double *leads) {
    for (int seat = 0; seat < players; seat++) {
        double rival = points[seat == 0];
        for (int other = 0; other < players; other++) {
            rival = other != seat && points[other] > rival ? points[other] : rival;
        }
        leads[seat] = points[seat] - rival;
    }
}

void kivi_settle(const struct view *view, int end, int owner, int least, struct outlook *outlook) {
    double points[MOST_PLAYERS];
    __builtin_memcpy(points, outlook->points[end], sizeof points);
    if (owner > 0) {
        points[owner] += least;
    }
    write_leads(view->players, points, outlook->placed[end]);
}

void kivi_judge(const struct kivi *kivi, const struct view *view, bool taking, struct outlook *outlook) {
    double prospect[MOST_PLAYERS] = {0.0}, *with_box = outlook->points[kivi->squares];
    for (int seat = 0; seat < view->players; seat++) {
        for (int row = 0; row < kivi->rows; row++) {
            prospect[seat] += row_prospect(kivi, &view->seats[seat], &view->vacant, row);
        }
        for (int column = 0; column < kivi->columns; column++) {
            prospect[seat] += column_prospect(kivi, &view->seats[seat], &view->vacant, column);
        }
        with_box[seat] = view->points[seat] + part_of(view->hands[seat]) * prospect[seat];
    }
    kivi_settle(view, kivi->squares, NOBODY, 0, outlook);
    for (int square = 0; square < kivi->squares; square++) {
        int owner = view->owner[square], least = 0;
        double *points = outlook->points[square];
        if (owner == 0 || (owner > 0 && !taking)) {
            continue;
        }
        points[0] = view->points[0] + kivi_gain(kivi, &view->seats[0], square) +
                    part_of(view->hands[0]) * (prospect[0] + shift(kivi, &view->seats[0], &view->vacant, square));
        for (int seat = 1; seat < view->players; seat++) {
            const struct stones *stones = &view->seats[seat];
            points[seat] = with_box[seat];
            if (owner == NOBODY) {
                double lost = kivi->reach[square] * kivi_lengthens(kivi, stones, square);
                points[seat] -= part_of(view->hands[seat]) * lost;
            } else if (owner == seat) {
                struct stones without = *stones;
                flip_stone(kivi, &without, square);
                points[seat] =
                    view->points[seat] - kivi_gain(kivi, &without, square) +
                    part_of(view->hands[seat]) * (prospect[seat] + shift(kivi, stones, &view->vacant, square));
                kivi_least(kivi, view, square, &least);
            }
        }
        kivi_settle(view, square, owner, least, outlook);
    }
}

/* The turn -------------------------------------------------------------------------------------------------------- */

/* The value of a roll when it is used. */
static const double *used(const struct kivi *kivi, const struct outlook *outlook, int roll) {
    return outlook->placed[outlook->end[kivi->kind[roll]]];
}

/* B_r. */
static const double *best_of(const struct kivi *kivi, const struct outlook *outlook, int stage, int roll) {
    int keep = outlook->choice[stage][roll];
    return keep == USE ? used(kivi, outlook, roll) : outlook->kept[stage][keep];
}

void kivi_find_ends(const struct kivi *kivi, const struct row *row, const struct view *view, bool taking,
                    struct outlook *outlook) {
    uint64_t vacant = 0;
    for (int word = 0; word < kivi->words; word++) {
        vacant |= row->vacant[word];
    }
    outlook->full = vacant == 0;
    for (int kind = 0; kind < kivi->classes; kind++) {
        double(*placed)[MOST_PLAYERS] = outlook->placed;
        int end = kivi->squares;
        for (int word = 0; word < kivi->words; word++) {
            for (uint64_t left = kivi->fitting[kind][word] & row->vacant[word]; left != 0; left &= left - 1) {
                int square = word * WORD + __builtin_ctzll(left);
                end = end == kivi->squares || placed[square][0] > placed[end][0] ? square : end;
            }
        }
        bool takes = taking && kivi->takes_over[kind] && vacant != 0;
        for (int square = 0; takes && square < kivi->squares; square++) {
            bool better = end == kivi->squares || placed[square][0] > placed[end][0];
            end = view->owner[square] > 0 && better ? square : end;
        }
        outlook->end[kind] = (int16_t)end;
    }
}

double kivi_used(const struct kivi *kivi, const struct outlook *outlook, int kind) {
    return outlook->full || outlook->end[kind] < kivi->squares ? outlook->placed[outlook->end[kind]][0] : NEVER;
}

/* V_r: one die after the other. */
static void find_kept(const struct kivi *kivi, struct outlook *outlook, int stage) {
    double(*kept)[MOST_PLAYERS] = outlook->kept[stage];
    for (int keep = KEEPS - 1; keep >= 0; keep--) {
        double total[MOST_PLAYERS] = {0.0};
        for (int face = 0; face < FACES; face++) {
            int more = kivi->lattice.plus[keep][face], roll = more - KEEPS;
            const double *from = more < KEEPS ? kept[more]
                                 : stage == 0 ? used(kivi, outlook, roll)
                                              : best_of(kivi, outlook, stage - 1, roll);
            for (int seat = 0; seat < MOST_PLAYERS; seat++) {
                total[seat] += from[seat];
            }
        }
        for (int seat = 0; seat < MOST_PLAYERS; seat++) {
            kept[keep][seat] = total[seat] / FACES;
        }
    }
}

/* Find the best keep of every roll for the seat in turn, die by die. */
static void choose(const struct kivi *kivi, struct outlook *outlook, int stage) {
    const struct lattice *lattice = &kivi->lattice;
    double best[MULTISETS];
    int16_t which[MULTISETS];
    for (int dice = 0; dice < KEEPS; dice++) {
        best[dice] = outlook->kept[stage][dice][0];
        which[dice] = (int16_t)dice;
    }
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        best[KEEPS + roll] = kivi_used(kivi, outlook, kivi->kind[roll]);
        which[KEEPS + roll] = USE;
    }
    for (int at = 0; at < lattice->runs; at++) {
        const struct run *run = &lattice->run[at];
        for (int line = run->begin; line < run->end; line++) {
            const uint16_t *down = lattice->down[line];
            for (int face = 1; face <= run->faces; face++) {
                if (best[down[face]] > best[down[0]]) {
                    best[down[0]] = best[down[face]];
                    which[down[0]] = which[down[face]];
                }
            }
        }
    }
    __builtin_memcpy(outlook->choice[stage], which + KEEPS, sizeof outlook->choice[stage]);
}

void kivi_look(const struct kivi *kivi, const struct network *network, const struct row *row, void *room,
               struct outlook *outlook) {
    struct view view;
    kivi_see(kivi, row, &view);
    __builtin_memset(outlook, 0, sizeof *outlook);
    outlook->players = row->players;
    outlook->squares = kivi->squares;
    outlook->classes = kivi->classes;
    if (network == NULL) {
        kivi_judge(kivi, &view, true, outlook);
    } else {
        kivi_foresee(kivi, network, &view, room, outlook);
    }
    for (int end = 0; end <= kivi->squares; end++) {
        for (int seat = 0; seat < MOST_PLAYERS; seat++) {
            outlook->placed[end][seat] += outlook->changes[end][seat];
        }
    }
    kivi_find_ends(kivi, row, &view, true, outlook);
    for (int stage = 0; stage < STAGES; stage++) {
        find_kept(kivi, outlook, stage);
        choose(kivi, outlook, stage);
    }
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        const double *best = best_of(kivi, outlook, STAGES - 1, roll);
        for (int seat = 0; seat < MOST_PLAYERS; seat++) {
            outlook->start[seat] += kivi->lattice.chance[roll] * best[seat];
        }
    }
}

/* The lead of the seat in turn after a take-over: the moved stone counts for the points it makes where it goes. */
static double taken_over(const struct kivi *kivi, const struct outlook *outlook, const struct row *row,
                         struct placement placement) {
    int owner = owner_of(kivi, row, placement.square), later = (owner - row->seat + row->players) % row->players;
    struct stones without = row->seats[owner].stones;
    double points[MOST_PLAYERS], leads[MOST_PLAYERS];
    flip_stone(kivi, &without, placement.square);
    __builtin_memcpy(points, outlook->points[placement.square], sizeof points);
    points[later] += kivi_gain(kivi, &without, placement.to);
    write_leads(row->players, points, leads);
    return leads[0] + outlook->changes[placement.square][0];
}

int kivi_move_values(const struct kivi *kivi, const struct outlook *outlook, const struct row *row, uint16_t *moves,
                     double *values) {
    int count = kivi_legal(kivi, row, moves), stage = TURN_ROLLS - row->rolls - 1;
    for (int at = 0; at < count; at++) {
        if (moves[at] < KEEPS) {
            values[at] = outlook->kept[stage][moves[at]][0];
        } else {
            struct placement placement = placement_of(kivi, moves[at]);
            values[at] = placement.to == NOBODY ? outlook->placed[placement.square][0]
                                                : taken_over(kivi, outlook, row, placement);
        }
    }
    return count;
}

/* Exported -------------------------------------------------------------------------------------------------------- */

/* DONE if tables, outlook and position belong together. */
static int64_t check(const struct kivi *kivi, int64_t size, const struct outlook *outlook, int64_t outlook_size,
                     const struct row *row, int64_t row_size) {
    int64_t status = check_position(&kivi_game, kivi, size, row, row_size);
    if (status != DONE) {
        return status;
    }
    if (!is_array(outlook, outlook_size, sizeof *outlook) || outlook->head.magic != HEAD_MAGIC ||
        outlook->head.size != outlook_size || outlook->players != row->players || outlook->squares != kivi->squares ||
        outlook->classes != kivi->classes) {
        return BAD_ARGUMENT;
    }
    bool right = true;
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        for (int stage = 0; stage < STAGES; stage++) {
            right = right && outlook->choice[stage][roll] >= USE && outlook->choice[stage][roll] < KEEPS;
        }
        right = right && outlook->end[roll] >= 0 && outlook->end[roll] <= kivi->squares;
    }
    return right ? DONE : BAD_ARGUMENT;
}

EXPORT int64_t noppa_kivi_outlook_size(void) { return (int64_t)sizeof(struct outlook); }

/* The memory that evaluating a turn needs, by the network, if there is one. */
EXPORT int64_t noppa_kivi_look_room(const struct network *network, int64_t network_size) {
    if (network_size == 0) {
        return 0;
    }
    return network_size < (int64_t)sizeof *network ? BAD_SIZE : kivi_network_room(network);
}

/* Evaluate the turn of the seat that is due, from its start; without a network by computation. */
EXPORT int64_t noppa_kivi_look(const void *tables, int64_t size, const struct network *network, int64_t network_size,
                               const struct row *row, int64_t row_size, void *room, int64_t room_size,
                               struct outlook *outlook, int64_t outlook_size) {
    int64_t status = check_position(&kivi_game, tables, size, row, row_size);
    if (status != DONE || is_over(row)) {
        return status != DONE ? status : BAD_POSITION;
    }
    if (network_size != 0 && !is_kivi_network(tables, network, network_size, row->players)) {
        return BAD_TABLES;
    }
    if (!is_array(outlook, outlook_size, sizeof *outlook) ||
        !is_array(room, room_size, noppa_kivi_look_room(network, network_size))) {
        return BAD_SIZE;
    }
    kivi_look(tables, network_size == 0 ? NULL : network, row, room, outlook);
    write_head(&outlook->head, KIVI, outlook_size);
    return DONE;
}

/* The legal moves of the seat that is due, and the lead it may expect after each; returns how many. */
EXPORT int64_t noppa_kivi_move_values(const void *tables, int64_t size, const struct outlook *outlook,
                                      int64_t outlook_size, const struct row *row, int64_t row_size, uint16_t *moves,
                                      int64_t moves_size, double *values, int64_t values_size) {
    int64_t status = check(tables, size, outlook, outlook_size, row, row_size);
    if (status != DONE) {
        return status;
    }
    int64_t most = kivi_game.sizes(tables, row->players).most_moves;
    if (moves == NULL || moves_size < 2 * most || values == NULL || values_size < 8 * most) {
        return BAD_SIZE;
    }
    return kivi_move_values(tables, outlook, row, moves, values);
}

/* The value of a position within the turn to every seat, the seat in turn first. */
EXPORT int64_t noppa_kivi_values(const void *tables, int64_t size, const struct outlook *outlook, int64_t outlook_size,
                                 const struct row *row, int64_t row_size, double *values, int64_t values_size) {
    int64_t status = check(tables, size, outlook, outlook_size, row, row_size);
    if (status != DONE || !is_array(values, values_size, row->players * 8)) {
        return status != DONE ? status : BAD_SIZE;
    }
    int left = TURN_ROLLS - row->rolls;
    const double *found = left == TURN_ROLLS  ? outlook->start
                          : row->dice < KEEPS ? outlook->kept[left - 1][row->dice]
                          : left > 0          ? best_of(tables, outlook, left - 1, row->dice - KEEPS)
                                              : used(tables, outlook, row->dice - KEEPS);
    __builtin_memcpy(values, found, (size_t)values_size);
    return DONE;
}

/* Where the turn ends with best choices from here on, when dice are to be rolled: the chance of each square, last of
 * the box. */
EXPORT int64_t noppa_kivi_turn_ends(const void *tables, int64_t size, const struct outlook *outlook,
                                    int64_t outlook_size, const struct row *row, int64_t row_size, double *ends,
                                    int64_t ends_size) {
    const struct kivi *kivi = tables;
    int64_t status = check(kivi, size, outlook, outlook_size, row, row_size);
    if (status != DONE || !rolls_next(row)) {
        return status != DONE ? status : BAD_ARGUMENT;
    }
    if (!is_array(ends, ends_size, (kivi->squares + 1) * 8)) {
        return BAD_SIZE;
    }
    double lying[MULTISETS] = {0.0};
    lying[row->dice] = 1.0;
    __builtin_memset(ends, 0, (size_t)ends_size);
    for (int left = TURN_ROLLS - row->rolls - 1; left >= 0; left--) {
        lattice_flow_up(&kivi->lattice, lying);
        for (int roll = 0; roll < FULL_ROLLS; roll++) {
            int keep = left > 0 ? outlook->choice[left - 1][roll] : USE;
            if (keep == USE) {
                ends[outlook->end[kivi->kind[roll]]] += lying[KEEPS + roll];
            } else {
                lying[keep] += lying[KEEPS + roll];
            }
            lying[KEEPS + roll] = 0.0;
        }
    }
    return DONE;
}
