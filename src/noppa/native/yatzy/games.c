/* Games of Yatzy with best play, many at a time: playouts for chances, and simulations.
 *
 * Every game has its own stream. The games go through the pad turn by turn together, sorted by position, so that those
 * with the same rows filled and one of eight neighbouring upper totals share one pass over the lattice. Only decisions
 * that a game needs are computed, each once. */
#include "games.h"
#include "values.h"

/* One seat's game in progress. */
struct playing {
    uint64_t stream;
    int32_t decisions, group;
    struct row row;
    struct seat seat;
};

enum { UNKNOWN = -1 };

/* A turn evaluated for eight upper totals. */
struct turn {
    struct planner planner;
    lanes kept[TURN_ROLLS - 1][MULTISETS];           /* V with 1, 2 rolls to come */
    int16_t keep[TURN_ROLLS - 1][LANES][FULL_ROLLS]; /* the best keep of a roll, or the roll itself */
    int16_t fill[LANES][FULL_ROLLS];                 /* the best row */
    uint8_t declared[LANES];
};

static void work_out(const struct yatzy *yatzy, int filled, int declared, struct turn *turn) {
    __builtin_memset(turn->keep, 0xFF, sizeof turn->keep);
    __builtin_memset(turn->fill, 0xFF, sizeof turn->fill);
    final_worth(yatzy, filled, declared, &turn->planner);
    for (int decision = 0; decision < TURN_ROLLS - 1; decision++) {
        lattice_keep(&yatzy->lattice, turn->planner.worth);
        __builtin_memcpy(turn->kept[decision], turn->planner.worth, sizeof turn->kept[decision]);
        lattice_best(&yatzy->lattice, turn->planner.worth);
    }
}

/* The best keep of a roll, the roll itself included; of equal ones that with most dice. */
static int best_keep(const struct lattice *lattice, const lanes *kept, int lane, int roll) {
    int found = KEEPS + roll;
    for (int at = lattice->first_keep[roll + 1] - 1; at >= lattice->first_keep[roll]; at--) {
        int keep = lattice->keeps[at];
        if (lane_of(&kept[keep], lane) > lane_of(&kept[found], lane)) {
            found = keep;
        }
    }
    return found;
}

/* The best move of a game whose turn is evaluated. */
static int best_action(const struct yatzy *yatzy, const struct playing *game, int lane, struct turn *turn) {
    const struct row *row = &game->row;
    if (is_declaring(yatzy, row)) {
        return DECLARE + turn->declared[lane];
    }
    int roll = row->dice - KEEPS, rolls = TURN_ROLLS - row->rolls;
    if (rolls > 0) {
        int16_t *keep = &turn->keep[rolls - 1][lane][roll];
        if (*keep == UNKNOWN) {
            *keep = (int16_t)best_keep(&yatzy->lattice, turn->kept[rolls - 1], lane, roll);
        }
        if (*keep < KEEPS) {
            return KEEP + *keep;
        }
    }
    int16_t *fill = &turn->fill[lane][roll];
    if (*fill == UNKNOWN) {
        *fill = (int16_t)best_row(yatzy, &turn->planner, lane, game->seat.filled, row->declared, roll);
    }
    return SCORE + *fill;
}

/* Play a game to the end of its turn. */
static void play_turn(const struct yatzy *yatzy, struct playing *game, int lane, struct turn *turn) {
    int filled = game->seat.filled;
    while (game->seat.filled == filled) {
        yatzy_chance(yatzy, &game->row, &game->stream);
        yatzy_play(yatzy, &game->row, best_action(yatzy, game, lane, turn));
        game->decisions++;
    }
}

static int kind_in(const struct yatzy *yatzy, const struct seat *seat) {
    return kind_of(yatzy, seat->filled, seat->upper);
}

/* The row that a game's turn is for. */
static int declared_in(const struct playing *game, int lane, const struct turn *turn) {
    return game->row.declared == NO_ROW ? turn->declared[lane] : game->row.declared;
}

/* One turn of the games of a group, which stand in `order` from `begin` to `end`; where rows are declared, the turn is
 * evaluated for one row after another. */
static void play_group(const struct yatzy *yatzy, const double *values, struct playing *games, const int32_t *order,
                       int64_t begin, int64_t end, struct turn *turn) {
    int filled = games[order[begin]].seat.filled;
    int first = (games[order[begin]].group - yatzy->group[filled]) * LANES;
    uint32_t wanted = 1;
    look_ahead(yatzy, values, filled, first, &turn->planner);
    if (yatzy->declares) {
        best_turn(yatzy, filled, &turn->planner, turn->declared);
        wanted = 0;
        for (int64_t at = begin; at < end; at++) {
            const struct playing *game = &games[order[at]];
            wanted |= 1U << declared_in(game, kind_in(yatzy, &game->seat) - first, turn);
        }
    }
    for (; wanted != 0; wanted &= wanted - 1) {
        int declared = yatzy->declares ? __builtin_ctz(wanted) : NO_ROW;
        work_out(yatzy, filled, declared, turn);
        for (int64_t at = begin; at < end; at++) {
            struct playing *game = &games[order[at]];
            int lane = kind_in(yatzy, &game->seat) - first;
            __builtin_prefetch(&games[order[at + 12 < end ? at + 12 : at]]);
            if (!yatzy->declares || (game->seat.filled == filled && declared_in(game, lane, turn) == declared)) {
                play_turn(yatzy, game, lane, turn);
            }
        }
    }
}

/* Sort games by the group of positions they are in, by counting; `ends` says where each group ends. */
static void sort_games(const struct yatzy *yatzy, struct playing *games, int64_t count, int32_t *order, int32_t *ends) {
    int groups = yatzy->group[ALL_ROWS + 1];
    __builtin_memset(ends, 0, (size_t)(groups + 1) * sizeof *ends);
    for (int64_t at = 0; at < count; at++) {
        const struct seat *seat = &games[at].seat;
        games[at].group = yatzy->group[seat->filled] + kind_in(yatzy, seat) / LANES;
        ends[games[at].group + 1]++;
    }
    for (int group = 1; group <= groups; group++) {
        ends[group] += ends[group - 1];
    }
    for (int64_t at = 0; at < count; at++) {
        order[ends[games[at].group]++] = (int32_t)at;
    }
}

int64_t best_games_room(const struct yatzy *yatzy, int64_t count) {
    return count * (int64_t)(sizeof(struct playing) + sizeof(int32_t)) +
           (yatzy->group[ALL_ROWS + 1] + 1) * (int64_t)sizeof(int32_t);
}

void best_games(const struct games *games, int seat) {
    const struct yatzy *yatzy = games->tables;
    struct playing *playing = games->room, initial = {.row = {.players = 1, .declared = NO_ROW}};
    int32_t *order = (int32_t *)(playing + games->count), *ends = order + games->count;
    const struct row *from = games->from;
    if (from != NULL) {
        initial.seat = *seat_in(from, seat);
        if (seat == from->seat) {
            initial.row = *from;
            initial.row.players = 1;
            initial.row.seat = 0;
        }
    }
    for (int64_t at = 0; at < games->count; at++) {
        playing[at] = initial;
        playing[at].stream = stream_of(games->seed, (uint64_t)(games->first + at));
    }
    struct turn turn;
    for (int turns = ROWS - __builtin_popcount(initial.seat.filled); turns > 0; turns--) {
        sort_games(yatzy, playing, games->count, order, ends);
        for (int64_t begin = 0; begin < games->count;) {
            int64_t end = ends[playing[order[begin]].group];
            play_group(yatzy, games->values, playing, order, begin, end, &turn);
            begin = end;
        }
    }
    for (int64_t at = 0; at < games->count; at++) {
        end_game(&yatzy_game, games, at, &playing[at].row, playing[at].decisions);
    }
}
