/* A turn of KIVI worked out exactly: three rolls, two choices of dice to keep, one placement.
 *
 * Let F be what a roll is worth when it is the last, the box where it fits nowhere, and U what using it at once is
 * worth, never where it fits nowhere. With r rolls to come,
 *
 *     V_r(keep) = mean of F over the roll of the rest                if r = 1
 *               = mean of B_{r-1} over it                            otherwise
 *     B_r(roll) = max(U(roll), max over keeps of the roll of V_r(keep))
 *
 * so V_3 of no dice is the turn before its first roll. The seat in turn chooses by its own number; the others follow
 * its choice. */
#include "kivi_turn.h"

static const double NEVER = -1e9;

/* The worth of a roll when it is used. */
static const double *used(const struct kivi *kivi, const struct outlook *outlook, int roll) {
    return outlook->placed[outlook->end[kivi->kind[roll]]];
}

/* Whether a roll may be used before the last: it fits somewhere, or nothing ever will. */
static bool may_use(const struct kivi *kivi, const struct outlook *outlook, int roll) {
    return outlook->full || outlook->end[kivi->kind[roll]] < outlook->squares;
}

/* B_r. */
static const double *best_of(const struct kivi *kivi, const struct outlook *outlook, int stage, int roll) {
    int keep = outlook->choice[stage][roll];
    return keep == USE ? used(kivi, outlook, roll) : outlook->kept[stage][keep];
}

/* Find the end of every class of rolls: the best square that it may go to or take over, or the box. */
static void find_ends(const struct kivi *kivi, const struct sight *sight, struct outlook *outlook) {
    outlook->full = true;
    for (int square = 0; square < kivi->squares; square++) {
        outlook->full = outlook->full && !sight->vacant[square];
    }
    for (int kind = 0; kind < kivi->classes; kind++) {
        int end = kivi->squares;
        for (int square = 0; square < kivi->squares; square++) {
            bool fits = has_bit(kivi->fitting[kind], square) && sight->vacant[square];
            bool takes = kivi->takes_over[kind] && sight->owner[square] > 0 && !outlook->full;
            if ((fits || takes) && (end == kivi->squares || outlook->placed[square][0] > outlook->placed[end][0])) {
                end = square;
            }
        }
        outlook->end[kind] = (int16_t)end;
    }
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

/* The best keep of every roll by the first number. */
static void choose(const struct kivi *kivi, struct outlook *outlook, int stage) {
    const struct lattice *lattice = &kivi->lattice;
    double best[KEEPS];
    int16_t which[KEEPS];
    for (int dice = 0; dice < MULTISETS; dice++) {
        const uint16_t *down = lattice->down[lattice->line[dice]];
        int roll = dice - KEEPS, found = dice < KEEPS ? dice : USE, faces = 0;
        double most = dice < KEEPS                   ? outlook->kept[stage][dice][0]
                      : may_use(kivi, outlook, roll) ? used(kivi, outlook, roll)[0]
                                                     : NEVER;
        for (int face = 0; face < FACES; face++) {
            faces += lattice->counts[dice][face] > 0;
        }
        for (int face = 1; face <= faces; face++) {
            if (best[down[face]] > most) {
                most = best[down[face]];
                found = which[down[face]];
            }
        }
        if (dice < KEEPS) {
            best[dice] = most;
            which[dice] = (int16_t)found;
        } else {
            outlook->choice[stage][roll] = (int16_t)found;
        }
    }
}

static void work_out(const struct kivi *kivi, struct outlook *outlook) {
    for (int stage = 0; stage < STAGES; stage++) {
        find_kept(kivi, outlook, stage);
        choose(kivi, outlook, stage);
    }
    for (int seat = 0; seat < MOST_PLAYERS; seat++) {
        outlook->start[seat] = 0.0;
    }
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        const double *best = best_of(kivi, outlook, STAGES - 1, roll);
        for (int seat = 0; seat < MOST_PLAYERS; seat++) {
            outlook->start[seat] += kivi->lattice.chance[roll] * best[seat];
        }
    }
}

void kivi_look(const struct kivi *kivi, const struct network *network, const struct row *row, void *room,
               struct outlook *outlook) {
    struct sight sight;
    __builtin_memset(sight.points, 0, sizeof sight.points);
    __builtin_memset(sight.placed, 0, sizeof sight.placed);
    kivi_see(kivi, row, &sight);
    if (network == NULL) {
        __builtin_memset(outlook->changes, 0, sizeof outlook->changes);
        kivi_judge(kivi, &sight, true);
    } else {
        int turns = 1;
        for (int seat = 0; seat < row->players; seat++) {
            turns += STONES - seat_in(row, seat)->hand;
        }
        kivi_foresee(kivi, network, &sight, turns, room, outlook->changes);
    }
    outlook->players = row->players;
    outlook->squares = kivi->squares;
    outlook->classes = kivi->classes;
    __builtin_memcpy(outlook->points, sight.points, sizeof outlook->points);
    for (int end = 0; end <= kivi->squares; end++) {
        for (int seat = 0; seat < MOST_PLAYERS; seat++) {
            outlook->placed[end][seat] = sight.placed[end][seat] + outlook->changes[end][seat];
        }
    }
    find_ends(kivi, &sight, outlook);
    work_out(kivi, outlook);
}

/* The lead of the seat in turn after a take-over: the moved stone counts for the points it makes where it goes. */
static double taken_over(const struct kivi *kivi, const struct outlook *outlook, const struct row *row, int square,
                         int to) {
    int owner = owner_in(row, square), later = (owner - row->seat + row->players) % row->players;
    uint64_t stones[MOST_WORDS] = {0};
    struct pattern pattern;
    __builtin_memcpy(stones, seat_in(row, owner)->stones, (size_t)kivi->words * sizeof *stones);
    flip_bit(stones, square);
    kivi_lay(kivi, stones, &pattern);
    double points[MOST_PLAYERS] = {0.0}, leads[MOST_PLAYERS];
    for (int seat = 0; seat < row->players; seat++) {
        points[seat] = outlook->points[square][seat];
    }
    points[later] += kivi_gain(kivi, &pattern, to);
    kivi_leads(row->players, points, leads);
    return leads[0] + outlook->changes[square][0];
}

int kivi_move_values(const struct kivi *kivi, const struct outlook *outlook, const struct row *row, uint16_t *moves,
                     double *values) {
    int count = kivi_legal(kivi, row, moves), stage = TURN_ROLLS - row->rolls - 1;
    for (int at = 0; at < count; at++) {
        int action = moves[at], square = action - KEEPS;
        if (action < KEEPS) {
            values[at] = outlook->kept[stage][action][0];
        } else if (square < kivi->squares) {
            values[at] = outlook->placed[square][0];
        } else if (action == box_action(kivi)) {
            values[at] = outlook->placed[kivi->squares][0];
        } else {
            int pair = square - kivi->squares, rest = pair % (kivi->squares - 1);
            square = pair / (kivi->squares - 1);
            values[at] = taken_over(kivi, outlook, row, square, rest + (rest >= square));
        }
    }
    return count;
}

/* The border ----------------------------------------------------------------------------------------------------- */

static bool is_outlook(const struct kivi *kivi, const struct outlook *outlook, int64_t size, int players) {
    if (outlook == NULL || (uintptr_t)outlook % 8 != 0 || size != (int64_t)sizeof *outlook ||
        outlook->head.magic != HEAD_MAGIC || outlook->head.size != size || outlook->players != players ||
        outlook->squares != kivi->squares || outlook->classes != kivi->classes) {
        return false;
    }
    bool right = true;
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        for (int stage = 0; stage < STAGES; stage++) {
            right = right && outlook->choice[stage][roll] >= USE && outlook->choice[stage][roll] < KEEPS;
        }
        right = right && outlook->end[roll] >= 0 && outlook->end[roll] <= kivi->squares;
    }
    return right;
}

/* The tables if these are KIVI's and the bytes are a position of it. */
static const struct kivi *checked(const void *tables, int64_t size, const struct row *row, int64_t row_size,
                                  int64_t *status) {
    const struct kivi *kivi = kivi_tables(tables, size);
    *status = kivi == NULL ? BAD_TABLES : DONE;
    if (kivi != NULL && (row == NULL || (uintptr_t)row % 8 != 0 || !is_kivi_row(kivi, row, row_size))) {
        *status = BAD_POSITION;
    }
    return *status == DONE ? kivi : NULL;
}

EXPORT int64_t noppa_kivi_outlook_size(void) { return (int64_t)sizeof(struct outlook); }

/* The memory that looking needs, by the network that is asked, if one is. */
EXPORT int64_t noppa_kivi_look_room(const struct network *network, int64_t network_size) {
    if (network_size == 0) {
        return 0;
    }
    return network_size < (int64_t)sizeof *network ? BAD_SIZE : kivi_network_room_size(network);
}

/* Look at the turn of the seat whose turn it is, from its start; without a network by the computed value. */
EXPORT int64_t noppa_kivi_look(const void *tables, int64_t size, const struct network *network, int64_t network_size,
                               const struct row *row, int64_t row_size, void *room, int64_t room_size,
                               struct outlook *outlook, int64_t outlook_size) {
    int64_t status;
    const struct kivi *kivi = checked(tables, size, row, row_size, &status);
    if (kivi == NULL) {
        return status;
    }
    if (network_size != 0 && !is_kivi_network(kivi, network, network_size, row->players)) {
        return BAD_TABLES;
    }
    if (is_over(row)) {
        return BAD_POSITION;
    }
    if (outlook == NULL || (uintptr_t)outlook % 8 != 0 || outlook_size != (int64_t)sizeof *outlook ||
        (network_size != 0 && (room == NULL || room_size != kivi_network_room_size(network)))) {
        return BAD_SIZE;
    }
    __builtin_memset(outlook, 0, sizeof *outlook);
    kivi_look(kivi, network_size == 0 ? NULL : network, row, room, outlook);
    write_head(&outlook->head, KIVI, outlook_size);
    return DONE;
}

/* The legal moves of the seat that is due, and the lead it may expect after each; returns how many. */
EXPORT int64_t noppa_kivi_move_values(const void *tables, int64_t size, const struct outlook *outlook,
                                      int64_t outlook_size, const struct row *row, int64_t row_size, uint16_t *moves,
                                      int64_t moves_size, double *values, int64_t values_size) {
    int64_t status;
    const struct kivi *kivi = checked(tables, size, row, row_size, &status);
    if (kivi == NULL) {
        return status;
    }
    int64_t most = kivi_game.sizes(kivi, LEAST_PLAYERS).most_moves;
    if (moves == NULL || moves_size < 2 * most || values == NULL || values_size < 8 * most) {
        return BAD_SIZE;
    }
    return is_outlook(kivi, outlook, outlook_size, row->players) ? kivi_move_values(kivi, outlook, row, moves, values)
                                                                 : BAD_ARGUMENT;
}

/* What a position within the turn is worth to every seat, the seat in turn first. */
EXPORT int64_t noppa_kivi_values(const void *tables, int64_t size, const struct outlook *outlook, int64_t outlook_size,
                                 const struct row *row, int64_t row_size, double *values, int64_t values_size) {
    int64_t status;
    const struct kivi *kivi = checked(tables, size, row, row_size, &status);
    if (kivi == NULL) {
        return status;
    }
    if (!is_outlook(kivi, outlook, outlook_size, row->players)) {
        return BAD_ARGUMENT;
    }
    if (values == NULL || values_size != row->players * 8) {
        return BAD_SIZE;
    }
    int left = TURN_ROLLS - row->rolls;
    const double *found = left == TURN_ROLLS  ? outlook->start
                          : row->dice < KEEPS ? outlook->kept[left - 1][row->dice]
                          : left > 0          ? best_of(kivi, outlook, left - 1, row->dice - KEEPS)
                                              : used(kivi, outlook, row->dice - KEEPS);
    __builtin_memcpy(values, found, (size_t)values_size);
    return DONE;
}

/* Where the turn ends with best choices from here on: the chance of each square, last of the box. The dice are to be
 * rolled, all or some. */
EXPORT int64_t noppa_kivi_turn_ends(const void *tables, int64_t size, const struct outlook *outlook,
                                    int64_t outlook_size, const struct row *row, int64_t row_size, double *ends,
                                    int64_t ends_size) {
    int64_t status;
    const struct kivi *kivi = checked(tables, size, row, row_size, &status);
    if (kivi == NULL) {
        return status;
    }
    if (!is_outlook(kivi, outlook, outlook_size, row->players) || !rolls_next(row)) {
        return BAD_ARGUMENT;
    }
    if (ends == NULL || ends_size != (kivi->squares + 1) * 8) {
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
