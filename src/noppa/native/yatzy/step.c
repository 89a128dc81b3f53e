/* Yatzy: tables from the readable rules, the step for `game.h`, and whole games. */
#include "games.h"
#include "values.h"

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
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        for (int row = 0; row < UPPER; row++) {
            int points = yatzy->points[roll][row];
            if (points % (row + 1) != 0 || points / (row + 1) > DICE) {
                return false;
            }
        }
        if (yatzy->points[roll][head.chance] == 0) {
            return false;
        }
    }
    return true;
}

static bool make_targets(struct yatzy *yatzy) {
    int count = 0, rolls = 0;
    for (int row = 0; row < ROWS; row++) {
        yatzy->row_targets[row] = count;
        for (int points = 1; points <= UINT8_MAX; points++) {
            int first = rolls;
            for (int roll = 0; roll < FULL_ROLLS; roll++) {
                if (yatzy->points[roll][row] == points) {
                    yatzy->target_rolls[rolls++] = (uint16_t)roll;
                    yatzy->target_of[roll][row] = (int16_t)count;
                }
            }
            if (rolls > first) {
                if (count == MOST_TARGETS) {
                    return false;
                }
                yatzy->target_row[count] = (uint8_t)row;
                yatzy->target_points[count] = (uint8_t)points;
                yatzy->target_first[count++] = first;
            }
        }
    }
    yatzy->row_targets[ROWS] = yatzy->target_count = count;
    yatzy->target_first[count] = rolls;
    for (int roll = 0; roll < FULL_ROLLS; roll++) {
        yatzy->scoring[roll] = 0;
        for (int row = 0; row < ROWS; row++) {
            if (yatzy->points[roll][row] == 0) {
                yatzy->target_of[roll][row] = NO_TARGET;
            } else if (row != yatzy->chance) {
                yatzy->scoring[roll] = (uint16_t)(yatzy->scoring[roll] | 1 << row);
            }
        }
    }
    return true;
}

/* Whether some way of filling the free upper rows tells two upper totals apart. */
static bool differ(const struct yatzy *yatzy, int filled, int one, int other) {
    int enough = yatzy->bonus_from;
    if (filled == UPPER_ROWS) {
        return (one >= enough) != (other >= enough);
    }
    for (int row = 0; row < UPPER; row++) {
        for (int count = 0; (filled >> row & 1) == 0 && count <= DICE; count++) {
            const uint8_t *kind = yatzy->kind[filled | 1 << row];
            int more = count * (row + 1);
            if (kind[least(one + more, enough)] != kind[least(other + more, enough)]) {
                return true;
            }
        }
    }
    return false;
}

/* Number the kinds of upper totals, from all upper rows filled down: a higher total never earns the bonus in fewer
 * ways, so totals of one kind are neighbours. */
static void make_kinds(struct yatzy *yatzy) {
    for (int filled = UPPER_ROWS; filled >= 0; filled--) {
        int most = least(most_upper(filled), yatzy->bonus_from), kinds = 0;
        for (int total = 0; total <= MOST_BONUS_FROM; total++) {
            yatzy->kind[filled][total] = 0;
        }
        for (int total = 0; total <= most; total++) {
            if (total == 0 || differ(yatzy, filled, total - 1, total)) {
                yatzy->totals[filled][kinds++] = (uint8_t)total;
            }
            yatzy->kind[filled][total] = (uint8_t)(kinds - 1);
        }
        yatzy->kinds[filled] = (uint8_t)kinds;
        for (int at = kinds; at < MOST_BONUS_FROM + 1 + LANES; at++) {
            yatzy->totals[filled][at] = yatzy->totals[filled][kinds - 1];
        }
        for (int row = 0; row < UPPER; row++) {
            for (int count = 0; (filled >> row & 1) == 0 && count <= DICE; count++) {
                for (int at = 0; at < MOST_BONUS_FROM + 1 + LANES; at++) {
                    int total = least(yatzy->totals[filled][at] + count * (row + 1), yatzy->bonus_from);
                    yatzy->filling[filled][row][count][at] = yatzy->kind[filled | 1 << row][total];
                }
            }
        }
    }
}

static void number_positions(struct yatzy *yatzy) {
    int best[ROWS];
    for (int row = 0; row < ROWS; row++) {
        int last = yatzy->row_targets[row + 1] - 1;
        best[row] = last < yatzy->row_targets[row] ? 0 : yatzy->target_points[last];
    }
    yatzy->start[0] = yatzy->group[0] = 0;
    for (int filled = 0; filled <= ALL_ROWS; filled++) {
        int kinds = yatzy->kinds[filled & UPPER_ROWS];
        yatzy->start[filled + 1] = yatzy->start[filled] + kinds;
        yatzy->group[filled + 1] = yatzy->group[filled] + (kinds + LANES - 1) / LANES;
        yatzy->most[filled] = yatzy->bonus;
        for (int row = 0; row < ROWS; row++) {
            yatzy->most[filled] += (filled >> row & 1) == 0 ? best[row] : 0;
        }
    }
}

/* The step ------------------------------------------------------------------------------------------------------ */

static bool is_column(const struct seat *seat) {
    return seat->filled <= ALL_ROWS && (seat->scored & ~seat->filled) == 0 &&
           seat->upper <= most_upper(seat->filled & UPPER_ROWS) && seat->upper <= seat->points &&
           seat->points <= MOST_POINTS;
}

/* Whether the dice, the rolls made and the declaration belong together. */
static bool is_turn(const struct yatzy *yatzy, const struct row *row) {
    if (row->dice >= MULTISETS || row->rolls > TURN_ROLLS || (row->rolls == 0 && row->dice != 0)) {
        return false;
    }
    if (row->rolls == TURN_ROLLS && row->dice < KEEPS) {
        return false;
    }
    bool begun = row->rolls > 0 || row->declared != NO_ROW;
    if (is_full(row) && begun) {
        return false;
    }
    if (row->declared == NO_ROW) {
        return !yatzy->declares || row->rolls == 0;
    }
    return yatzy->declares && row->declared < ROWS &&
           (declarable(yatzy, seat_in(row, row->seat)->filled) >> row->declared & 1) != 0;
}

static bool is_position(const void *tables, const void *position, int players) {
    const struct row *row = position;
    if (row->players != players || row->seat >= players || row->spare != 0) {
        return false;
    }
    for (int seat = 0; seat < players; seat++) {
        if (!is_column(seat_in(row, seat))) {
            return false;
        }
    }
    return is_turn(tables, row);
}

static void start(const void *tables, void *row, int players) {
    (void)tables;
    __builtin_memset(row, 0, sizeof(struct row) + (size_t)players * sizeof(struct seat));
    ((struct row *)row)->players = (uint8_t)players;
    begin_turn(row, 0);
}

static void chance(const void *tables, void *row, uint64_t *stream) { yatzy_chance(tables, row, stream); }

static bool answer(const void *tables, void *row, const int32_t *numbers, int64_t count) {
    const struct yatzy *yatzy = tables;
    struct row *game = row;
    int dice = rolls_next(yatzy, game) ? lattice_add(&yatzy->lattice, game->dice, numbers, count) : MULTISETS;
    if (dice < KEEPS || dice == MULTISETS) {
        return false;
    }
    yatzy_roll(game, dice);
    return true;
}

static int due(const void *tables, const void *row) {
    const struct row *game = row;
    return is_full(game) || rolls_next(tables, game) ? NOBODY : game->seat;
}

/* What the seat that is due may do: the keeps of its roll, and rows to fill or to declare. */
struct offer {
    const uint16_t *keeps;
    int keep_count, first_row;
    uint32_t rows;
};

static struct offer offer_of(const struct yatzy *yatzy, const struct row *row) {
    uint32_t filled = seat_in(row, row->seat)->filled;
    if (is_declaring(yatzy, row)) {
        return (struct offer){NULL, 0, DECLARE, declarable(yatzy, filled)};
    }
    const struct lattice *lattice = &yatzy->lattice;
    int roll = row->dice - KEEPS, first = lattice->first_keep[roll];
    int keeps = row->rolls < TURN_ROLLS ? lattice->first_keep[roll + 1] - first : 0;
    return (struct offer){lattice->keeps + first, keeps, SCORE, fillable(yatzy, filled, row->declared, roll)};
}

/* How a turn of random play ends where every roll may fill any free row, of which there are n.
 *
 * Of a roll that offers k keeps, k / (k + n) of the decisions keep one of them and roll the rest, and the others fill a
 * row. With X the chances of the dice on the table, a turn ends after each roll with those dice by chance X(dice) * n /
 * (k + n), whichever rows are free: one draw from 3 * 252 ends. */
static void make_turn_cells(struct yatzy *yatzy, int rows) {
    struct {
        struct row row;
        struct seat seat;
    } game = {.row = {.players = 1, .declared = NO_ROW}, .seat = {.filled = (uint16_t)(ALL_ROWS & ALL_ROWS << rows)}};
    double lying[MULTISETS] = {1.0}, ends[TURN_ROLLS * FULL_ROLLS];
    uint16_t numbers[TURN_ROLLS * FULL_ROLLS];
    int end = 0;
    for (game.row.rolls = 1; game.row.rolls <= TURN_ROLLS; game.row.rolls++) {
        double kept[MULTISETS] = {0.0};
        lattice_flow_up(&yatzy->lattice, lying);
        for (int dice = KEEPS; dice < MULTISETS; dice++, end++) {
            game.row.dice = (uint16_t)dice;
            struct offer offer = offer_of(yatzy, &game.row);
            double chance_each = lying[dice] / (offer.keep_count + rows);
            ends[end] = chance_each * rows;
            numbers[end] = (uint16_t)(game.row.rolls * ENDS + dice);
            for (int at = 0; at < offer.keep_count; at++) {
                kept[offer.keeps[at]] += chance_each;
            }
        }
        __builtin_memcpy(lying, kept, sizeof kept);
    }
    alias_cells(end, numbers, ends, yatzy->turn_cells[rows - 1]);
}

static int64_t prepare(void *tables, const void *rules, int64_t size) {
    struct yatzy *yatzy = tables;
    if (size != RULES_SIZE) {
        return BAD_SIZE;
    }
    if (!read_rules(yatzy, rules) || !make_targets(yatzy)) {
        return BAD_TABLES;
    }
    lattice_make(&yatzy->lattice, DICE);
    make_kinds(yatzy);
    number_positions(yatzy);
    for (int rows = 1; rows <= ROWS; rows++) {
        make_turn_cells(yatzy, rows);
    }
    return DONE;
}

const struct yatzy *yatzy_tables(const void *tables, int64_t size) {
    return game_of(tables, size) == &yatzy_game ? tables : NULL;
}

static int legal(const void *tables, const void *row, uint16_t *moves) {
    const struct yatzy *yatzy = tables;
    const struct row *game = row;
    if (due(yatzy, game) == NOBODY) {
        return 0;
    }
    struct offer offer = offer_of(yatzy, game);
    int count = 0;
    for (; count < offer.keep_count; count++) {
        moves[count] = (uint16_t)(KEEP + offer.keeps[count]);
    }
    uint32_t both = 1U << yatzy->chance | (game->declared == NO_ROW ? 0 : 1U << game->declared);
    if (game->declared != NO_ROW && game->declared > yatzy->chance && offer.rows == both) {
        moves[count++] = (uint16_t)(SCORE + game->declared); /* the rules name the declared row first */
        offer.rows &= 1U << yatzy->chance;
    }
    for (uint32_t rows = offer.rows; rows != 0; rows &= rows - 1) {
        moves[count++] = (uint16_t)(offer.first_row + __builtin_ctz(rows));
    }
    return count;
}

static void play(const void *tables, void *row, int action) { yatzy_play(tables, row, action); }

static void score(const void *tables, const void *row, int seat, int64_t *totals) {
    totals[seat] = yatzy_total(tables, seat_in(row, seat));
}

/* Usage counts the rows with points, then the bonus. */
static void usage(const void *tables, const void *row, int seat, int64_t *counts) {
    const struct yatzy *yatzy = tables;
    const struct seat *column = seat_in(row, seat);
    for (int place = 0; place < ROWS; place++) {
        counts[place] += column->scored >> place & 1;
    }
    counts[ROWS] += column->upper >= yatzy->bonus_from;
}

/* Whether the seat is due, faces, rolls left, the declared row; then of each seat from this one on the free rows, the
 * points that the bonus still needs, and the total. */
static void observe(const void *tables, const void *row, int seat, const int64_t *totals, int32_t *into) {
    const struct yatzy *yatzy = tables;
    const struct row *game = row;
    int players = game->players;
    *into++ = due(yatzy, game) == seat;
    for (int face = 0; face < FACES; face++) {
        *into++ = yatzy->lattice.counts[game->dice][face];
    }
    *into++ = TURN_ROLLS - game->rolls;
    for (int place = 0; place < ROWS; place++) {
        *into++ = place == game->declared;
    }
    int32_t *to_bonus = into + players * ROWS, *total = to_bonus + players;
    for (int later = 0; later < players; later++) {
        int other = seat_after(seat, later, players);
        const struct seat *column = seat_in(game, other);
        for (int place = 0; place < ROWS; place++) {
            *into++ = 1 - (column->filled >> place & 1);
        }
        to_bonus[later] = column->upper < yatzy->bonus_from ? yatzy->bonus_from - column->upper : 0;
        total[later] = (int32_t)totals[other];
    }
}

/* The most moves are every keep of a roll, and every row. */
static struct sizes sizes(const void *tables, int players) {
    (void)tables;
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
        fill_row(yatzy, &column, NO_ROW, (int)(end % ENDS), place);
        decisions += (int)(end / ENDS);
    }
    *seat = column;
    return decisions;
}

static int64_t random_games(const struct games *games, struct row *row) {
    const struct yatzy *yatzy = games->tables;
    if (yatzy->declares || yatzy->last_resort) {
        return play_each(&yatzy_game, games, row, NULL);
    }
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

/* Columns of the pad do not affect each other, so unless a player looks at rivals each is played on its own. */
static int64_t play_columns(const struct games *games, struct row *row) {
    int64_t players = games->players, count = games->count;
    struct games own = *games;
    own.players = 1;
    own.scores = games->room;
    own.winners = own.scores + count;
    own.lengths = own.winners + count;
    own.room = own.lengths + count;
    for (int64_t player = 0; player < players; player++) {
        own.seed = games->seed + (uint64_t)player * GOLDEN;
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
    if (are_all_random(games)) {
        return 0;
    }
    if (!are_values(games->tables, games->values, games->values_size)) {
        return BAD_SIZE;
    }
    return looks_at_rivals(games) ? rivals_room() : 3 * 8 * games->count + best_games_room(games->tables, games->count);
}

static int64_t play_games(const struct games *games) {
    _Alignas(8) uint8_t bytes[sizeof(struct row) + MOST_PLAYERS * sizeof(struct seat)];
    struct row *row = (struct row *)bytes;
    if (are_all_random(games)) {
        return random_games(games, row);
    }
    return looks_at_rivals(games) ? play_each(&yatzy_game, games, row, yatzy_decide) : play_columns(games, row);
}

const struct game yatzy_game = {
    .tables_size = sizeof(struct yatzy),
    .least_players = 1,
    .most_players = MOST_PLAYERS,
    .sizes = sizes,
    .prepare = prepare,
    .is_position = is_position,
    .start = start,
    .chance = chance,
    .answer = answer,
    .due = due,
    .legal = legal,
    .play = play,
    .score = score,
    .usage = usage,
    .observe = observe,
    .games_room = games_room,
    .play_games = play_games,
};
