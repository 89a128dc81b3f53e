/* Yatzy: tables from the readable rules, the step for `game.h`, and games of random play. */
#include "yatzy.h"

/* Tables ------------------------------------------------------------------------------------------------------- */

/* What Python hands over: a head of bytes, then what every full roll scores in every row. */
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

static int most_upper(int filled) {
    int most = 0;
    for (int row = 0; row < UPPER; row++) {
        most += (filled >> row & 1) * DICE * (row + 1);
    }
    return most;
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

/* How a turn of random play ends while every roll may fill the same number n of rows.
 *
 * Of a roll that offers k keeps, k / (k + n) of the decisions keep one of them and roll the rest, and the others fill
 * a row. With X the chances of what lies on the table, a turn ends after each roll but the last with those dice by
 * chance X(dice) * n / (k + n), after the last by X(dice), whichever rows are free: one draw from 3 * 252 ends. */
static void make_turn_cells(struct yatzy *yatzy, int rows, uint64_t *cells) {
    const struct lattice *lattice = &yatzy->lattice;
    double lying[MULTISETS] = {1.0}, ends[TURN_ROLLS * FULL_ROLLS];
    uint16_t numbers[TURN_ROLLS * FULL_ROLLS];
    for (int rolled = 0; rolled < TURN_ROLLS; rolled++) {
        double kept[MULTISETS] = {0.0};
        lattice_flow_up(lattice, lying);
        for (int roll = 0; roll < FULL_ROLLS; roll++) {
            int first = lattice->first_keep[roll], keeps = lattice->first_keep[roll + 1] - first;
            int offered = rolled + 1 < TURN_ROLLS ? keeps : 0;
            double each = lying[KEEPS + roll] / (offered + rows);
            ends[rolled * FULL_ROLLS + roll] = each * rows;
            numbers[rolled * FULL_ROLLS + roll] = (uint16_t)(rolled * FULL_ROLLS + roll);
            for (int at = 0; at < offered; at++) {
                kept[lattice->keeps[first + at]] += each;
            }
        }
        __builtin_memcpy(lying, kept, sizeof kept);
    }
    alias_cells(TURN_ROLLS * FULL_ROLLS, numbers, ends, cells);
}

EXPORT int64_t noppa_yatzy_tables_size(void) { return (int64_t)sizeof(struct yatzy); }

EXPORT int64_t noppa_yatzy_prepare(void *tables, int64_t size, const uint8_t *rules, int64_t rules_size) {
    struct yatzy *yatzy = tables;
    if (tables == NULL || (uintptr_t)tables % 8 != 0 || size != (int64_t)sizeof *yatzy || rules == NULL ||
        rules_size != RULES_SIZE) {
        return BAD_SIZE;
    }
    __builtin_memset(yatzy, 0, sizeof *yatzy);
    if (!read_rules(yatzy, rules) || !make_targets(yatzy)) {
        return BAD_TABLES;
    }
    lattice_make(&yatzy->lattice, DICE);
    make_kinds(yatzy);
    number_positions(yatzy);
    for (int rows = 1; rows <= ROWS; rows++) {
        make_turn_cells(yatzy, rows, yatzy->turn_cells[rows - 1]);
    }
    write_head(&yatzy->head, YATZY, size);
    return DONE;
}

const struct yatzy *yatzy_tables(const void *tables, int64_t size) {
    return game_of(tables, size) == &yatzy_game ? tables : NULL;
}

/* The step ------------------------------------------------------------------------------------------------------ */

static int64_t row_size(const void *tables, int players) {
    (void)tables;
    return (int64_t)sizeof(struct row) + players * (int64_t)sizeof(struct seat);
}

static int players_of(const void *tables, int64_t size) {
    (void)tables;
    int64_t seats = size - (int64_t)sizeof(struct row);
    int64_t players = seats / (int64_t)sizeof(struct seat);
    return seats % (int64_t)sizeof(struct seat) == 0 && players >= 1 && players <= MOST_PLAYERS ? (int)players : 0;
}

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

bool is_yatzy_row(const struct yatzy *yatzy, const struct row *row, int64_t size) {
    int players = players_of(yatzy, size);
    if (players == 0 || row->players != players || row->seat >= players || row->spare != 0) {
        return false;
    }
    for (int seat = 0; seat < players; seat++) {
        if (!is_column(seat_in(row, seat))) {
            return false;
        }
    }
    return is_turn(yatzy, row);
}

static bool is_position(const void *tables, const void *row, int64_t size) { return is_yatzy_row(tables, row, size); }

static void start(const void *tables, void *row, int players) {
    __builtin_memset(row, 0, (size_t)row_size(tables, players));
    ((struct row *)row)->players = (uint8_t)players;
    begin_turn(row, 0);
}

static void chance(const void *tables, void *row, uint64_t *stream) { yatzy_chance(tables, row, stream); }

static bool answer(const void *tables, void *row, const int32_t *numbers, int64_t count) {
    const struct yatzy *yatzy = tables;
    struct row *game = row;
    if (!rolls_next(yatzy, game)) {
        return false;
    }
    int dice = game->dice;
    for (int64_t at = 0; at < count; at++) {
        if (dice >= KEEPS || numbers[at] < 1 || numbers[at] > FACES) {
            return false;
        }
        dice = yatzy->lattice.plus[dice][numbers[at] - 1];
    }
    if (dice < KEEPS) {
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

static uint64_t winners(const void *tables, const void *row, const int64_t *totals, int players) {
    (void)tables;
    (void)row;
    return highest(totals, players);
}

/* Usage counts the rows with points, then the bonus. */
static int usage_size(const void *tables) {
    (void)tables;
    return ROWS + 1;
}

static void usage(const void *tables, const void *row, int seat, int64_t *counts) {
    const struct yatzy *yatzy = tables;
    const struct seat *column = seat_in(row, seat);
    for (int place = 0; place < ROWS; place++) {
        counts[place] += column->scored >> place & 1;
    }
    counts[ROWS] += column->upper >= yatzy->bonus_from;
}

static int observation_size(const void *tables, int players) {
    (void)tables;
    return 1 + FACES + 1 + ROWS + players * (ROWS + 2);
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
        int other = seat + later < players ? seat + later : seat + later - players;
        const struct seat *column = seat_in(game, other);
        for (int place = 0; place < ROWS; place++) {
            *into++ = 1 - (column->filled >> place & 1);
        }
        to_bonus[later] = column->upper < yatzy->bonus_from ? yatzy->bonus_from - column->upper : 0;
        total[later] = (int32_t)totals[other];
    }
}

static int actions(const void *tables) {
    (void)tables;
    return ACTIONS;
}

/* Every keep of a roll, and every row. */
static int most_moves(const void *tables) {
    (void)tables;
    return (1 << DICE) + ROWS;
}

const struct game yatzy_game = {
    .tables_size = noppa_yatzy_tables_size,
    .row_size = row_size,
    .players = players_of,
    .is_position = is_position,
    .start = start,
    .chance = chance,
    .answer = answer,
    .due = due,
    .legal = legal,
    .play = play,
    .score = score,
    .winners = winners,
    .usage_size = usage_size,
    .usage = usage,
    .observation_size = observation_size,
    .observe = observe,
    .actions = actions,
    .most_moves = most_moves,
};

/* Random play --------------------------------------------------------------------------------------------------- */

/* The place of the bit that has so many set bits below it. */
static int nth_bit(uint32_t bits, uint32_t below) {
    while (below-- > 0) {
        bits &= bits - 1;
    }
    return __builtin_ctz(bits);
}

/* One seat's game, decision by decision; returns how many. */
static int play_decisions(const struct yatzy *yatzy, struct row *row, uint64_t *stream) {
    int decisions = 0;
    for (; !is_full(row); decisions++) {
        yatzy_chance(yatzy, row, stream);
        struct offer offer = offer_of(yatzy, row);
        uint32_t rows = (uint32_t)__builtin_popcount(offer.rows), keeps = (uint32_t)offer.keep_count;
        uint32_t choice = share(next_word(stream), keeps + rows);
        int action =
            choice < keeps ? KEEP + offer.keeps[choice] : offer.first_row + nth_bit(offer.rows, choice - keeps);
        yatzy_play(yatzy, row, action);
    }
    return decisions;
}

/* The same where every roll may fill any free row: a turn is one draw, and its row uniform over the free ones. */
static int play_turns(const struct yatzy *yatzy, struct row *row, uint64_t *stream) {
    uint8_t free[ROWS];
    uint64_t rows_word = 0;
    int decisions = 0, points = 0, upper = 0, scored = 0;
    for (int place = 0; place < ROWS; place++) {
        free[place] = (uint8_t)place;
    }
    for (int rows = ROWS; rows > 0; rows--) {
        uint32_t end = alias_draw(yatzy->turn_cells[rows - 1], TURN_BITS, next_word(stream));
        uint32_t rolled = end / FULL_ROLLS;
        rows_word = (rows & 1) != 0 ? next_word(stream) : rows_word << 32; /* a word has two rows in it */
        uint32_t at = share(rows_word, (uint32_t)rows);
        int place = free[at];
        free[at] = free[rows - 1];
        int made = yatzy->points[end - rolled * FULL_ROLLS][place];
        decisions += (int)rolled + 1;
        points += made;
        upper += place < UPPER ? made : 0;
        scored |= (made > 0) << place;
    }
    struct seat *seat = seat_of(row, row->seat);
    *seat = (struct seat){ALL_ROWS, (uint16_t)scored, (uint16_t)upper, (uint16_t)points};
    return decisions;
}

/* Play the games of these numbers at random: their scores, and added to what is there how many decisions they took and
 * what seats used. Columns do not touch each other, so each seat's is played on its own. */
EXPORT int64_t noppa_yatzy_random_games(const void *tables, int64_t size, int64_t players, int64_t first, int64_t seed,
                                        int64_t *scores, int64_t scores_size, int64_t *lengths, int64_t lengths_size,
                                        int64_t *counts, int64_t counts_size) {
    const struct yatzy *yatzy = yatzy_tables(tables, size);
    if (yatzy == NULL) {
        return BAD_TABLES;
    }
    int64_t count = lengths_size / 8;
    if (players < 1 || players > MOST_PLAYERS || scores_size != count * players * 8 ||
        counts_size != players * (ROWS + 1) * 8) {
        return BAD_SIZE;
    }
    bool at_once = !yatzy->declares && !yatzy->last_resort;
    _Alignas(8) uint8_t room[sizeof(struct row) + sizeof(struct seat)];
    for (int64_t game = 0; game < count; game++) {
        uint64_t stream = stream_of((uint64_t)seed, (uint64_t)(first + game));
        for (int64_t seat = 0; seat < players; seat++) {
            start(yatzy, room, 1);
            lengths[game] += at_once ? play_turns(yatzy, (struct row *)room, &stream)
                                     : play_decisions(yatzy, (struct row *)room, &stream);
            score(yatzy, room, 0, scores + game * players + seat);
            usage(yatzy, room, 0, counts + seat * (ROWS + 1));
        }
    }
    return DONE;
}
