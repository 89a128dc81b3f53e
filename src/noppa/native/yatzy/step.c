/* Yatzy: tables from the readable rules, the step for `game.h`, and whole games. */
#include "games.h"
#include "yatzy.h"

/* Tables ------------------------------------------------------------------------------------------------------- */

/* What Python passes in: a head of bytes, then what every full roll scores in every row. */
struct rules_head {
    uint8_t rows, upper, dice, rolls, chance, declares, last_resort, bonus;
    uint16_t bonus_from;
    uint8_t unused[6];
};

enum { RULES_SIZE = sizeof(struct rules_head) + FULL_ROLLS * ROWS };

static bool read_rules(struct yatzy *yatzy, const uint8_t *rules) {
    struct rules_head head;
    __builtin_memcpy(&head, rules, sizeof head);
    if (head.rows != ROWS || head.upper != UPPER || head.dice != DICE || head.rolls != TURN_ROLLS ||
        head.chance < UPPER || head.chance >= ROWS || head.bonus_from < 1 || head.bonus_from > MOST_BONUS_FROM) {
        return false;
    }
    yatzy->declares = head.declares != 0;
    yatzy->last_resort = head.last_resort != 0;
    yatzy->chance = head.chance;
    yatzy->bonus = head.bonus;
    yatzy->bonus_from = head.bonus_from;
    __builtin_memcpy(yatzy->points, rules + sizeof head, sizeof yatzy->points);
    return true;
}

/* Number the targets; false if an upper row does not score its face for each die, or chance not with every roll. */
static bool make_targets(struct yatzy *yatzy) {
    int count = 0, rolls = 0;
    for (int row = 0; row < ROWS; row++) {
        yatzy->row_targets[row] = count;
        for (int points = 0; points <= UINT8_MAX; points++) {
            int first = rolls;
            for (int roll = 0; roll < FULL_ROLLS; roll++) {
                if (yatzy->points[roll][row] == points) {
                    bool scores = points > 0 && row != yatzy->chance;
                    yatzy->scoring[roll] = (uint16_t)(yatzy->scoring[roll] | scores << row);
                    yatzy->target_of[roll][row] = (uint8_t)count;
                    yatzy->target_rolls[rolls++] = (uint16_t)roll;
                }
            }
            bool found = rolls > first, fits = row != yatzy->chance || points > 0;
            if (row < UPPER) { fits = points % (row + 1) == 0 && points / (row + 1) <= DICE; }
            if (points > 0 && !found) { continue; }
            if ((found && !fits) || count == MOST_TARGETS) { return false; }
            yatzy->target_row[count] = (uint8_t)row;
            yatzy->target_points[count] = (uint8_t)points;
            yatzy->target_first[count++] = first;
        }
    }
    yatzy->row_targets[ROWS] = count;
    yatzy->target_first[count] = rolls;
    return true;
}

/* Number the kinds of upper totals, from all upper rows filled down. A total differs from the one below if the free
 * rows can add just what it lacks for the bonus; so totals of one kind are neighbours. */
static void make_kinds(struct yatzy *yatzy) {
    int enough = yatzy->bonus_from;
    for (int filled = UPPER_ROWS; filled >= 0; filled--) {
        bool sums[MOST_BONUS_FROM + 1] = {true}; /* what the free rows can add */
        for (int row = 0; row < UPPER; row++) {
            int dice = (filled >> row & 1) != 0 ? 0 : DICE;
            for (int sum = enough; sum > 0; sum--) {
                for (int count = 1; count <= dice && count * (row + 1) <= sum; count++) {
                    sums[sum] |= sums[sum - count * (row + 1)];
                }
            }
        }
        int most = least(most_upper(filled), enough), kinds = 0;
        for (int total = 0; total <= most; total++) {
            bool differs = total == 0 || sums[enough - total];
            kinds += differs;
            yatzy->kind[filled][total] = (uint8_t)(kinds - 1);
            for (int target = 0; differs && target < yatzy->row_targets[UPPER]; target++) {
                int with = filled | 1 << yatzy->target_row[target], after = total + yatzy->target_points[target];
                yatzy->filling[filled][target][kinds - 1] = yatzy->kind[with][least(after, enough)];
            }
        }
        yatzy->kinds[filled] = (uint8_t)kinds;
    }
}

static void number_positions(struct yatzy *yatzy) {
    for (int filled = 0; filled <= ALL_ROWS; filled++) {
        int kinds = yatzy->kinds[filled & UPPER_ROWS], level = __builtin_popcount((unsigned)filled);
        yatzy->start[filled + 1] = yatzy->start[filled] + kinds;
        yatzy->group[filled + 1] = yatzy->group[filled] + (kinds + LANES - 1) / LANES;
        yatzy->most[filled] = yatzy->bonus;
        for (int row = 0; row < ROWS; row++) {
            yatzy->most[filled] += (filled >> row & 1) == 0 ? yatzy->target_points[yatzy->row_targets[row + 1] - 1] : 0;
        }
        yatzy->where[filled] = yatzy->level_size[level];
        yatzy->level_size[level] += size_of_set(yatzy, filled);
    }
}

/* How a turn of random play ends where every roll may fill any free row, of which there are n.
 *
 * Of a roll that offers k keeps, k / (k + n) of the decisions keep one of them and roll the rest, and the others fill a
 * row. With X the chances of the dice on the table, a turn ends after each roll with those dice by chance X(dice) * n /
 * (k + n), whichever rows are free: one draw from 3 * 252 ends. */
static void make_turn_cells(struct yatzy *yatzy, int rows) {
    const struct lattice *lattice = &yatzy->lattice;
    double lying[MULTISETS] = {1.0}, ends[TURN_ROLLS * FULL_ROLLS];
    uint16_t numbers[TURN_ROLLS * FULL_ROLLS];
    int end = 0;
    for (int rolls = 1; rolls <= TURN_ROLLS; rolls++) {
        double kept[MULTISETS] = {0.0};
        lattice_flow_up(lattice, lying);
        for (int roll = 0; roll < FULL_ROLLS; roll++, end++) {
            int first = lattice->first_keep[roll];
            int last = rolls < TURN_ROLLS ? lattice->first_keep[roll + 1] : first;
            double chance_each = lying[KEEPS + roll] / (last - first + rows);
            ends[end] = chance_each * rows;
            numbers[end] = (uint16_t)(rolls * ENDS + roll);
            for (int at = first; at < last; at++) { kept[lattice->keeps[at]] += chance_each; }
        }
        __builtin_memcpy(lying, kept, sizeof kept);
    }
    alias_cells(end, numbers, ends, yatzy->turn_cells[rows - 1]);
}

static int64_t prepare(void *tables, const void *rules, int64_t size) {
    struct yatzy *yatzy = tables;
    if (size != RULES_SIZE) { return BAD_SIZE; }
    if (!read_rules(yatzy, rules) || !make_targets(yatzy)) { return BAD_TABLES; }
    lattice_make(&yatzy->lattice, DICE);
    make_kinds(yatzy);
    number_positions(yatzy);
    for (int rows = 1; rows <= ROWS; rows++) { make_turn_cells(yatzy, rows); }
    return DONE;
}

/* The step ------------------------------------------------------------------------------------------------------ */

static bool is_column(const struct seat *seat) {
    return seat->filled <= ALL_ROWS && (seat->scored & ~seat->filled) == 0 &&
           seat->upper <= most_upper(seat->filled & UPPER_ROWS) && seat->upper <= seat->points &&
           seat->points <= MOST_POINTS;
}

/* Whether the dice, the rolls made and the declaration belong together. */
static bool is_turn(const struct yatzy *yatzy, const struct row *row) {
    int fewest = row->rolls < TURN_ROLLS ? 0 : KEEPS, most = row->rolls > 0 ? MULTISETS - 1 : 0;
    if (row->rolls > TURN_ROLLS || row->dice < fewest || row->dice > most || row->declared > NO_ROW) { return false; }
    if (row->declared == NO_ROW) { return row->rolls == 0 || (!yatzy->declares && !is_full(row)); }
    return yatzy->declares && (declarable(yatzy, seat_in(row, row->seat)->filled) >> row->declared & 1) != 0;
}

static bool is_position(const void *tables, const void *position, int players) {
    const struct row *row = position;
    bool valid = row->players == players && row->seat < players && row->spare == 0;
    for (int seat = 0; seat < players; seat++) { valid = valid && is_column(seat_in(row, seat)); }
    return valid && is_turn(tables, row);
}

static void start(const void *tables, void *row, int players) {
    __builtin_memset(row, 0, sizeof(struct row) + (size_t)players * sizeof(struct seat));
    *(struct row *)row = (struct row){.players = (uint8_t)players, .declared = NO_ROW};
}

static inline void chance(const void *tables, void *row, uint64_t *stream) {
    const struct yatzy *yatzy = tables;
    struct row *game = row;
    if (rolls_next(yatzy, game)) {
        game->dice = (uint16_t)lattice_roll(&yatzy->lattice, game->dice, stream);
        game->rolls++;
    }
}

static bool answer(const void *tables, void *row, const int32_t *numbers, int64_t count) {
    const struct yatzy *yatzy = tables;
    struct row *game = row;
    int dice = rolls_next(yatzy, game) ? lattice_add(&yatzy->lattice, game->dice, numbers, count) : MULTISETS;
    if (dice < KEEPS || dice == MULTISETS) { return false; }
    game->dice = (uint16_t)dice;
    game->rolls++;
    return true;
}

static int due(const void *tables, const void *row) {
    const struct row *game = row;
    return is_full(game) || rolls_next(tables, game) ? NOBODY : game->seat;
}

static int legal(const void *tables, const void *row, uint16_t *moves) {
    const struct yatzy *yatzy = tables;
    const struct row *game = row;
    if (due(yatzy, game) == NOBODY) { return 0; }
    int count = 0, first_row = SCORE;
    uint32_t filled = seat_in(game, game->seat)->filled, rows;
    if (is_declaring(yatzy, game)) {
        first_row = DECLARE;
        rows = declarable(yatzy, filled);
    } else {
        const struct lattice *lattice = &yatzy->lattice;
        int roll = game->dice - KEEPS, end = game->rolls < TURN_ROLLS ? lattice->first_keep[roll + 1] : 0;
        for (int at = lattice->first_keep[roll]; at < end; at++) {
            moves[count++] = (uint16_t)(KEEP + lattice->keeps[at]);
        }
        rows = fillable(yatzy, filled, game->declared, roll);
        if (game->declared > yatzy->chance && rows == (1U << yatzy->chance | 1U << game->declared)) {
            moves[count++] = (uint16_t)(SCORE + game->declared); /* the rules name the declared row first */
            rows = 1U << yatzy->chance;
        }
    }
    for (; rows != 0; rows &= rows - 1) { moves[count++] = (uint16_t)(first_row + __builtin_ctz(rows)); }
    return count;
}

static inline void fill_row(struct seat *seat, int row, int points) {
    seat->filled = (uint16_t)(seat->filled | 1 << row);
    seat->scored = (uint16_t)(seat->scored | (points > 0) << row);
    seat->points = (uint16_t)(seat->points + points);
    seat->upper = (uint16_t)(seat->upper + (row < UPPER ? points : 0));
}

static inline void play(const void *tables, void *row, int action) {
    const struct yatzy *yatzy = tables;
    struct row *game = row;
    if (action < KEEP) {
        game->declared = (uint8_t)(action - DECLARE);
    } else if (action < SCORE) {
        game->dice = (uint16_t)(action - KEEP);
    } else {
        int filled = action - SCORE, target = target_in(yatzy, filled, game->declared, game->dice - KEEPS);
        int next = seat_after(game->seat, 1, game->players);
        fill_row(seat_of(game, game->seat), filled, yatzy->target_points[target]);
        *game = (struct row){.players = game->players, .seat = (uint8_t)next, .declared = NO_ROW};
    }
}

static void score(const void *tables, const void *row, int seat, int64_t *totals) {
    const struct yatzy *yatzy = tables;
    const struct seat *column = seat_in(row, seat);
    totals[seat] = column->points + (column->upper >= yatzy->bonus_from ? yatzy->bonus : 0);
}

/* Usage counts the rows with points, then the bonus. */
static void usage(const void *tables, const void *row, int seat, int64_t *counts) {
    const struct yatzy *yatzy = tables;
    const struct seat *column = seat_in(row, seat);
    for (int place = 0; place < ROWS; place++) { counts[place] += column->scored >> place & 1; }
    counts[ROWS] += column->upper >= yatzy->bonus_from;
}

/* Whether the seat is due, faces, rolls left, the declared row; then of each seat from this one on the free rows, the
 * points that the bonus still needs, and the total. */
static void observe(const void *tables, const void *row, int seat, const int64_t *totals, int32_t *into) {
    const struct yatzy *yatzy = tables;
    const struct row *game = row;
    int players = game->players;
    *into++ = due(yatzy, game) == seat;
    for (int face = 0; face < FACES; face++) { *into++ = yatzy->lattice.counts[game->dice][face]; }
    *into++ = TURN_ROLLS - game->rolls;
    for (int place = 0; place < ROWS; place++) { *into++ = place == game->declared; }
    for (int later = 0; later < players; later++) {
        int other = seat_after(seat, later, players);
        const struct seat *column = seat_in(game, other);
        for (int place = 0; place < ROWS; place++) { into[later * ROWS + place] = 1 - (column->filled >> place & 1); }
        into[players * ROWS + later] = column->upper < yatzy->bonus_from ? yatzy->bonus_from - column->upper : 0;
        into[players * (ROWS + 1) + later] = (int32_t)totals[other];
    }
}

/* The most moves are every keep of a roll, and every row. */
static struct sizes sizes(const void *tables, int players) {
    return (struct sizes){
        .row = (int64_t)sizeof(struct row) + players * (int64_t)sizeof(struct seat),
        .usage = ROWS + 1,
        .observation = 1 + FACES + 1 + ROWS + players * (ROWS + 2),
        .actions = ACTIONS,
        .most_moves = (1 << DICE) + ROWS,
    };
}

/* Games ---------------------------------------------------------------------------------------------------------- */

/* A column of random play where every roll may fill any free row: one draw for each turn of how it ends, and one word
 * for the order of the rows, of which each further digit in base 15, 14, 13 ... says which of the free rows is next.
 * Return how many decisions it took. */
static inline int random_column(const struct yatzy *yatzy, struct seat *seat, uint64_t *stream) {
    uint64_t order = next_word(stream) >> 4;
    struct seat column = {0};
    int decisions = 0;
    for (int free = ROWS; free > 0; free--) {
        uint32_t end = alias_draw(yatzy->turn_cells[free - 1], TURN_BITS, next_word(stream));
        uint32_t below = next_digit(&order, (uint32_t)free);
        int place = __builtin_ctzll(nth_bit(ALL_ROWS & ~column.filled, below));
        fill_row(&column, place, yatzy->points[end % ENDS][place]);
        decisions += (int)(end / ENDS);
    }
    *seat = column;
    return decisions;
}

static int64_t random_games(const struct games *games, struct row *row) {
    const struct yatzy *yatzy = games->tables;
    if (yatzy->declares || yatzy->last_resort) { return play_each(&yatzy_game, games, row, yatzy_decide); }
    for (int64_t at = 0; at < games->count; at++) {
        uint64_t stream = begin_game(&yatzy_game, games, at, row);
        int64_t decisions = 0;
        for (int seat = 0; seat < row->players; seat++) { /* columns do not affect each other */
            decisions += random_column(yatzy, seat_of(row, seat), &stream);
        }
        end_game(&yatzy_game, games, at, row, decisions);
    }
    return games->count;
}

/* Best play, many games at a time.
 *
 * The games go through the pad turn by turn together, sorted by position, so that those with the same rows filled and
 * one of eight neighbouring upper totals share one pass over the lattice. Only decisions that a game needs are
 * computed, each once. */

/* One seat's game in progress. */
struct playing {
    uint64_t stream;
    int32_t decisions, group;
    struct row row;
    struct seat seat;
};

enum { UNKNOWN = -1 };

/* A turn evaluated for eight upper totals; kept and actions are numbered by how many rolls are to come. */
struct turn {
    struct planner planner;
    lanes kept[TURN_ROLLS][MULTISETS];              /* V */
    int16_t actions[TURN_ROLLS][LANES][FULL_ROLLS]; /* the best move with each roll */
};

static void work_out(const struct yatzy *yatzy, int filled, int declared, struct turn *turn) {
    __builtin_memset(turn->actions, 0xFF, sizeof turn->actions);
    final_worth(yatzy, filled, declared, &turn->planner);
    for (int rolls = 1; rolls < TURN_ROLLS; rolls++) {
        lattice_keep(&yatzy->lattice, turn->planner.worth);
        __builtin_memcpy(turn->kept[rolls], turn->planner.worth, sizeof turn->kept[rolls]);
        lattice_best(&yatzy->lattice, turn->planner.worth);
    }
}

/* The best keep of a roll, the roll itself included; of equal ones that with most dice. */
static int best_keep(const struct lattice *lattice, const lanes *kept, int lane, int roll) {
    int found = KEEPS + roll;
    for (int at = lattice->first_keep[roll + 1] - 1; at >= lattice->first_keep[roll]; at--) {
        int keep = lattice->keeps[at];
        if (lane_of(&kept[keep], lane) > lane_of(&kept[found], lane)) { found = keep; }
    }
    return found;
}

/* The best move of a game with dice on the table whose turn is evaluated. */
static int best_action(const struct yatzy *yatzy, const struct playing *game, int lane, struct turn *turn) {
    int dice = game->row.dice, roll = dice - KEEPS, rolls = TURN_ROLLS - game->row.rolls;
    int16_t *action = &turn->actions[rolls][lane][roll];
    if (*action == UNKNOWN) {
        int keep = rolls > 0 ? best_keep(&yatzy->lattice, turn->kept[rolls], lane, roll) : dice;
        if (keep < KEEPS) {
            *action = (int16_t)(KEEP + keep);
        } else {
            int target = best_target(yatzy, &turn->planner, lane, game->seat.filled, game->row.declared, roll);
            *action = (int16_t)(SCORE + yatzy->target_row[target]);
        }
    }
    return *action;
}

/* One turn of the games of a group, which stand in `order` from `begin` to `end`; where rows are declared, the turn is
 * evaluated for one row after another. */
static void play_group(const struct yatzy *yatzy, const double *values, struct playing *games, const int32_t *order,
                       int64_t begin, int64_t end, struct turn *turn) {
    const struct seat *any = &games[order[begin]].seat;
    int filled = any->filled;
    uint32_t wanted = 1U << NO_ROW;
    look_ahead(yatzy, values, filled, kind_in(yatzy, any) / LANES * LANES, &turn->planner);
    if (yatzy->declares) {
        uint8_t best[LANES];
        best_turn(yatzy, filled, &turn->planner, best);
        wanted = 0;
        for (int64_t at = begin; at < end; at++) {
            struct playing *game = &games[order[at]];
            if (game->row.declared == NO_ROW) {
                play(yatzy, &game->row, DECLARE + best[kind_in(yatzy, &game->seat) % LANES]);
                game->decisions++;
            }
            wanted |= 1U << game->row.declared;
        }
    }
    for (; wanted != 0; wanted &= wanted - 1) {
        int declared = __builtin_ctz(wanted);
        work_out(yatzy, filled, declared, turn);
        for (int64_t at = begin; at < end; at++) {
            struct playing *game = &games[order[at]];
            int lane = kind_in(yatzy, &game->seat) % LANES;
            __builtin_prefetch(&games[order[at + 12 < end ? at + 12 : at]]);
            for (; game->row.declared == declared && game->seat.filled == filled; game->decisions++) {
                chance(yatzy, &game->row, &game->stream);
                play(yatzy, &game->row, best_action(yatzy, game, lane, turn));
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
    for (int group = 1; group <= groups; group++) { ends[group] += ends[group - 1]; }
    for (int64_t at = 0; at < count; at++) { order[ends[games[at].group]++] = (int32_t)at; }
}

/* Play the games of one column, from the start or from a position. */
static void best_games(const struct games *games, int seat) {
    const struct yatzy *yatzy = games->tables;
    struct playing *playing = games->room, initial = {.row = {.players = 1, .declared = NO_ROW}};
    int32_t *order = (int32_t *)(playing + games->count), *ends = order + games->count;
    const struct row *from = games->from;
    if (from != NULL) {
        initial.seat = *seat_in(from, seat);
        if (seat == from->seat) { initial.row = (struct row){1, 0, from->rolls, from->declared, from->dice, 0}; }
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

/* Columns of the pad do not affect each other, so unless a player looks at rivals each is played on its own. */
static int64_t play_columns(const struct games *games, struct row *row) {
    int64_t players = games->players, count = games->count;
    for (int64_t player = 0; player < players; player++) {
        struct games own = *games;
        own.players = 1;
        own.levels += player;
        own.seed += (uint64_t)player * GOLDEN;
        own.scores = games->room;
        own.lengths = own.scores + count;
        own.room = own.lengths + count;
        own.usage = games->usage == NULL ? NULL : games->usage + player * (ROWS + 1);
        if (games->levels[player] == RANDOM) {
            random_games(&own, row);
        } else {
            best_games(&own, (int)player);
        }
        for (int64_t at = 0; at < count; at++) {
            games->scores[at * players + player] = own.scores[at];
            if (games->lengths != NULL) {
                games->lengths[at] = (player > 0 ? games->lengths[at] : 0) + own.lengths[at];
            }
        }
    }
    for (int64_t at = 0; at < count; at++) {
        games->winners[at] = (int64_t)highest(games->scores + at * players, (int)players);
    }
    return count;
}

static bool looks_at_rivals(const struct games *games) { return games->players > 1 && has_level(games, HARD); }

static int64_t games_room(const struct games *games) {
    const struct yatzy *yatzy = games->tables;
    if (are_all_random(games)) { return 0; }
    if (!are_values(yatzy, games->values, games->values_size)) { return BAD_SIZE; }
    int64_t each = 2 * sizeof(int64_t) + sizeof(struct playing) + sizeof(int32_t);
    int64_t ends = (yatzy->group[ALL_ROWS + 1] + 1) * (int64_t)sizeof(int32_t);
    return looks_at_rivals(games) ? rivals_room() : games->count * each + ends;
}

static int64_t play_games(const struct games *games) {
    _Alignas(8) uint8_t bytes[sizeof(struct row) + MOST_PLAYERS * sizeof(struct seat)];
    struct row *row = (struct row *)bytes;
    if (are_all_random(games)) { return random_games(games, row); }
    return looks_at_rivals(games) ? play_each(&yatzy_game, games, row, yatzy_decide) : play_columns(games, row);
}

const struct game yatzy_game = {
    .tables_size = sizeof(struct yatzy),
    .least_players = 1,
    .most_players = MOST_PLAYERS,
    STEP,
    .prepare = prepare,
    .games_room = games_room,
    .play_games = play_games,
};
