/* A turn worked out: what every hand of dice is worth once placing begins, and every keep before.
 *
 * Placing may go in any order. Battles that are fought at once are best fought first, because what comes after can
 * depend on them; so with D(table, hand) the worth of placing dice of that hand and
 *
 *     N(table, hand) = max over all ways to place some of the hand on open cards, no battle among them
 *     D(table, hand) = max of N and, for every challenge, 1/2 D(won, rest) + 1/2 D(lost, rest)
 *
 * D is the best over all orders. Where battles wait for the end of the turn, a challenge is just one more thing to lay
 * down, and the table is worth the mean over its outcomes. The seat in turn chooses by its own share.
 *
 * What is laid in a turn is a number with a digit for each slot: the sum laid there, or CHALLENGE. Tables that are
 * valued already are found by it, by hashing. */
#include "dicetto_values.h"

enum {
    CHALLENGE = SUMS,
    DIGITS = SUMS + 1,
    MOST_WAYS = 46376, /* to lay up to four dice on five cards that take anything */
    PLACES = 1 << 17,
    HAND_PLACES = 8192, /* room for every table that three dice can make, 6^3, after battles won or not */
    MOST_FIGHTS = 243   /* 3^5: each card not fought for, won or lost */
};

/* What can still be done on a table: what each card asks for, CLOSED if it takes no dice, and who lies there. */
struct table {
    int8_t kind[SLOTS], owner[SLOTS];
    uint8_t least[SLOTS];
};

/* The ways to place; the tables already valued, of which those stamped `now` count; and D for each outcome of battles.
 */
struct bench {
    uint32_t now, mask;
    uint8_t used[MOST_WAYS];
    uint32_t laid[MOST_WAYS];
    uint32_t key[PLACES], stamp[PLACES];
    double worth[PLACES][MOST_PLAYERS];
    double node[MOST_FIGHTS][HANDS][MOST_PLAYERS];
};

int64_t dicetto_bench_size(void) { return (int64_t)sizeof(struct bench); }

static void copy(const double *from, double *into) { __builtin_memcpy(into, from, MOST_PLAYERS * sizeof *into); }

static void see_table(const struct dicetto *dicetto, const struct row *row, struct table *table) {
    for (int slot = 0; slot < SLOTS; slot++) {
        table->kind[slot] = (int8_t)kind_at(dicetto, row, slot);
        table->owner[slot] = row->owner[slot];
        table->least[slot] = dicetto->total[row->lying[slot]];
    }
}

/* Tables valued -------------------------------------------------------------------------------------------------- */

/* Forget the tables valued so far; `places` is a power of two. */
static void begin_bench(struct bench *bench, uint32_t places) {
    bench->mask = places - 1;
    if (++bench->now == 0) {
        __builtin_memset(bench->stamp, 0, sizeof bench->stamp);
        bench->now = 1;
    }
}

/* The mean over the outcomes of the challenges that are still to be fought, from the table as it lies on the desk. */
static void value_challenges(const struct dicetto *dicetto, const struct row *row, unsigned challenges,
                             struct desk *desk, double into[MOST_PLAYERS]) {
    if (challenges == 0) {
        dicetto_shares_after(dicetto, row, desk, into);
        return;
    }
    double shares[MOST_PLAYERS] = {0}, total[MOST_PLAYERS] = {0};
    int count = 0;
    for (unsigned won = challenges;; won = (won - 1) & challenges) {
        for (int slot = 0; slot < SLOTS; slot++) {
            if ((challenges >> slot & 1) != 0) {
                desk->owner[slot] = (won >> slot & 1) != 0 ? (int8_t)row->seat : row->owner[slot];
            }
        }
        dicetto_shares_after(dicetto, row, desk, shares);
        for (int seat = 0; seat < row->players; seat++) {
            total[seat] += shares[seat];
        }
        count++;
        if (won == 0) {
            break;
        }
    }
    for (int seat = 0; seat < row->players; seat++) {
        into[seat] = total[seat] / count;
    }
}

static void value_table(const struct dicetto *dicetto, const struct row *row, uint32_t laid,
                        double into[MOST_PLAYERS]) {
    struct desk desk;
    unsigned challenges = row->challenges;
    lay_out(dicetto, row, &desk);
    for (int slot = 0; slot < SLOTS; slot++, laid /= DIGITS) {
        uint32_t total = laid % DIGITS;
        if (total == CHALLENGE) {
            challenges |= 1U << slot;
        } else if (total > 0) {
            desk.owner[slot] = (int8_t)row->seat;
            desk.total[slot] = (uint8_t)total;
        }
    }
    value_challenges(dicetto, row, challenges, &desk, into);
}

/* The worth of the table with these sums laid on it, worked out where it is not known yet. */
static const double *look_up(const struct dicetto *dicetto, const struct row *row, struct bench *bench, uint32_t laid) {
    uint32_t at = (uint32_t)((laid * GOLDEN) >> 32) & bench->mask;
    for (; bench->stamp[at] == bench->now; at = (at + 1) & bench->mask) {
        if (bench->key[at] == laid) {
            return bench->worth[at];
        }
    }
    bench->stamp[at] = bench->now;
    bench->key[at] = laid;
    value_table(dicetto, row, laid, bench->worth[at]);
    return bench->worth[at];
}

/* Every hand ----------------------------------------------------------------------------------------------------- */

/* List every way to lay dice on open cards, of `equal` sum too: the dice used, and what is laid; return how many. */
static int list_ways(const struct dicetto *dicetto, const struct table *table, uint32_t laid, bool equal,
                     struct bench *bench) {
    int ways = 1;
    uint32_t digit = 1;
    bench->used[0] = 0;
    bench->laid[0] = laid;
    for (int slot = 0; slot < SLOTS; slot++, digit *= DIGITS) {
        int kind = table->kind[slot], least = table->least[slot], known = ways;
        if (kind == CLOSED) {
            continue;
        }
        bool is_free = table->owner[slot] == NOBODY;
        for (int at = dicetto->first_fit[kind]; at < dicetto->first_fit[kind + 1]; at++) {
            int dice = dicetto->fit[at], total = dicetto->total[dice];
            bool challenge = total == least && !is_free;
            if (total < least || (challenge && !equal)) {
                continue;
            }
            uint32_t more = digit * (uint32_t)(challenge ? CHALLENGE : total);
            for (int way = 0; way < known; way++) {
                int used = dicetto->both[bench->used[way]][dice];
                if (used != NONE) {
                    bench->used[ways] = (uint8_t)used;
                    bench->laid[ways++] = bench->laid[way] + more;
                }
            }
        }
    }
    return ways;
}

/* N for every hand: its dice placed as well as possible on a table, with no battle at once. */
static void settle(const struct dicetto *dicetto, const struct row *row, const struct table *table, uint32_t laid,
                   struct bench *bench, double (*into)[MOST_PLAYERS]) {
    int seat = row->seat, ways = list_ways(dicetto, table, laid, !dicetto->at_once, bench);
    for (int hand = 0; hand < HANDS; hand++) {
        into[hand][seat] = -1.0;
    }
    for (int way = 0; way < ways; way++) {
        const double *worth = look_up(dicetto, row, bench, bench->laid[way]);
        if (worth[seat] > into[bench->used[way]][seat]) {
            copy(worth, into[bench->used[way]]);
        }
    }
    for (int hand = 1; hand < HANDS; hand++) {
        const uint16_t *below = dicetto->lattice.down[dicetto->lattice.line[hand]] + 1;
        for (int face = dicetto->faces[hand] - 1; face >= 0; face--) { /* as the rules order them: ascending */
            if (into[below[face]][seat] > into[hand][seat]) {
                copy(into[below[face]], into[hand]);
            }
        }
    }
}

static bool can_fight(const struct table *table, int slot) {
    return table->owner[slot] != NOBODY && table->kind[slot] != CLOSED;
}

/* Make the table after the battles that a node tells of; return what they laid on it. */
static uint32_t make_outcome(const struct table *before, int seat, unsigned open_to, int node, struct table *table) {
    uint32_t laid = 0, digit = 1;
    *table = *before;
    for (int slot = 0; slot < SLOTS; slot++, digit *= DIGITS) {
        if ((open_to >> slot & 1) == 0) {
            continue;
        }
        if (node % 3 != 0) {
            table->kind[slot] = CLOSED;
        }
        if (node % 3 == 1) {
            table->owner[slot] = (int8_t)seat;
            laid += digit * before->least[slot];
        }
        node /= 3;
    }
    return laid;
}

static void offer(const double *won, const double *lost, int seat, double *into) {
    if ((won[seat] + lost[seat]) / 2 > into[seat]) {
        for (int other = 0; other < MOST_PLAYERS; other++) {
            into[other] = (won[other] + lost[other]) / 2;
        }
    }
}

/* Raise D to what a challenge for the card in a slot is worth. */
static void offer_battle(const struct dicetto *dicetto, const struct table *table, int slot, int seat,
                         double (*won)[MOST_PLAYERS], double (*lost)[MOST_PLAYERS], double (*into)[MOST_PLAYERS]) {
    int kind = table->kind[slot];
    for (int at = dicetto->first_fit[kind]; at < dicetto->first_fit[kind + 1]; at++) {
        int dice = dicetto->fit[at];
        if (dicetto->total[dice] == table->least[slot]) {
            for (int rest = 0; rest < dicetto->smaller[dicetto->size[dice]]; rest++) {
                offer(won[rest], lost[rest], seat, into[dicetto->both[dice][rest]]);
            }
        }
    }
}

/* D for the table as it lies and for every outcome of battles there.
 *
 * A node has a digit 0, 1 or 2 for each card that can be fought for, lowest slot first: not fought, won or lost. Node 0
 * is D before any battle. */
static void work_out(const struct dicetto *dicetto, const struct row *row, struct bench *bench) {
    struct table before, table;
    unsigned open_to = 0;
    int fights = 1, doubled = 1; /* a battle won leaves all dice to place: at most twice as many tables */
    see_table(dicetto, row, &before);
    for (int slot = 0; slot < SLOTS; slot++) {
        if (dicetto->at_once && can_fight(&before, slot)) {
            open_to |= 1U << slot;
            fights *= 3;
            doubled *= 2;
        }
    }
    int wanted = 2 * doubled * list_ways(dicetto, &before, 0, true, bench);
    uint32_t places = 256;
    while (places < PLACES && places < (uint32_t)wanted) {
        places *= 2;
    }
    begin_bench(bench, places);
    for (int node = fights - 1; node >= 0; node--) {
        uint32_t laid = make_outcome(&before, row->seat, open_to, node, &table);
        if (wanted > PLACES) { /* one table's ways always have room */
            begin_bench(bench, PLACES);
        }
        settle(dicetto, row, &table, laid, bench, bench->node[node]);
        for (int slot = 0, step = 1; slot < SLOTS; slot++) {
            if ((open_to >> slot & 1) != 0) {
                if (node / step % 3 == 0) {
                    offer_battle(dicetto, &table, slot, row->seat, bench->node[node + step],
                                 bench->node[node + 2 * step], bench->node[node]);
                }
                step *= 3;
            }
        }
    }
}

void dicetto_look(const struct dicetto *dicetto, const struct row *row, struct bench *bench, struct outlook *outlook) {
    int seat = row->seat;
    work_out(dicetto, row, bench);
    double(*placed)[MOST_PLAYERS] = bench->node[0];
    __builtin_memcpy(outlook->stage[0], placed, sizeof outlook->stage[0]);
    for (int left = 1; left < STAGES; left++) {
        double(*worth)[MOST_PLAYERS] = outlook->stage[left];
        for (int roll = KEEPS; roll < HANDS; roll++) {
            copy(outlook->stage[left - 1][roll], worth[roll]);
        }
        for (int keep = KEEPS - 1; keep >= 0; keep--) {
            const uint16_t *plus = dicetto->lattice.plus[keep];
            for (int other = 0; other < MOST_PLAYERS; other++) {
                double total = 0.0;
                for (int face = 0; face < FACES; face++) {
                    total += worth[plus[face]][other];
                }
                worth[keep][other] = total / 6.0;
            }
        }
        for (int roll = KEEPS; roll < HANDS; roll++) {
            copy(placed[roll], worth[roll]);
            for (int at = dicetto->first_keep[roll]; at < dicetto->first_keep[roll + 1]; at++) {
                if (worth[dicetto->part[at]][seat] > worth[roll][seat]) {
                    copy(worth[dicetto->part[at]], worth[roll]);
                }
            }
        }
    }
}

/* One hand ------------------------------------------------------------------------------------------------------- */

/* List every way to lay dice of this hand on open cards, but for battles at once: what is laid; return how many. */
static int list_hand_ways(const struct dicetto *dicetto, const struct table *table, uint32_t laid, int hand,
                          struct bench *bench) {
    int ways = 1;
    uint32_t digit = 1;
    bench->used[0] = (uint8_t)hand;
    bench->laid[0] = laid;
    for (int slot = 0; slot < SLOTS; slot++, digit *= DIGITS) {
        int kind = table->kind[slot], least = table->least[slot], known = ways;
        if (kind == CLOSED) {
            continue;
        }
        int place = line_of(kind, least) + hand;
        for (int at = 0; at < dicetto->offers[place]; at++) {
            int dice = dicetto->fitting[dicetto->begins[place] + at], total = dicetto->total[dice];
            bool challenge = total == least && table->owner[slot] != NOBODY;
            if (challenge && dicetto->at_once) {
                continue;
            }
            uint32_t more = digit * (uint32_t)(challenge ? CHALLENGE : total);
            for (int way = 0; way < known; way++) {
                int rest = dicetto->rest[bench->used[way]][dice];
                if (rest != NONE) {
                    bench->used[ways] = (uint8_t)rest;
                    bench->laid[ways++] = bench->laid[way] + more;
                }
            }
        }
    }
    return ways;
}

/* N of a table for one hand. */
static void best_way(const struct dicetto *dicetto, const struct row *row, const struct table *table, uint32_t laid,
                     int hand, struct bench *bench, double *into) {
    const double *best = NULL;
    int ways = list_hand_ways(dicetto, table, laid, hand, bench);
    for (int way = 0; way < ways; way++) {
        const double *worth = look_up(dicetto, row, bench, bench->laid[way]);
        if (best == NULL || worth[row->seat] > best[row->seat]) {
            best = worth;
        }
    }
    copy(best, into);
}

/* Whether a hand has dice for a battle there. */
static bool has_equal(const struct dicetto *dicetto, const struct table *table, int slot, int hand) {
    int place = line_of(table->kind[slot], table->least[slot]) + hand;
    for (int at = 0; at < dicetto->offers[place]; at++) {
        if (dicetto->total[dicetto->fitting[dicetto->begins[place] + at]] == table->least[slot]) {
            return true;
        }
    }
    return false;
}

/* Raise what a hand is worth to what it is with a challenge for the card in a slot. */
static void offer_hand(const struct dicetto *dicetto, const struct table *table, int slot, int hand, int seat,
                       double (*won)[MOST_PLAYERS], double (*lost)[MOST_PLAYERS], double *into) {
    int place = line_of(table->kind[slot], table->least[slot]) + hand;
    for (int at = 0; at < dicetto->offers[place]; at++) {
        int dice = dicetto->fitting[dicetto->begins[place] + at], rest = dicetto->rest[hand][dice];
        if (dicetto->total[dice] == table->least[slot]) {
            offer(won[rest], lost[rest], seat, into);
        }
    }
}

/* D of a table for one hand of at most three dice. */
static const double *value_hand(const struct dicetto *dicetto, const struct row *row, const struct table *before,
                                uint32_t laid, int hand, struct bench *bench) {
    struct table table;
    unsigned open_to = 0;
    int fights = 1;
    for (int slot = 0; slot < SLOTS; slot++) {
        if (dicetto->at_once && can_fight(before, slot) && has_equal(dicetto, before, slot, hand)) {
            open_to |= 1U << slot;
            fights *= 3;
        }
    }
    for (int node = fights - 1; node >= 0; node--) {
        uint32_t laid_here = laid + make_outcome(before, row->seat, open_to, node, &table);
        int end = dicetto->first_keep[hand + 1], first = fights > 1 ? dicetto->first_keep[hand] : end - 1;
        for (int at = first; at < end; at++) {
            int part = dicetto->part[at];
            best_way(dicetto, row, &table, laid_here, part, bench, bench->node[node][part]);
            for (int slot = 0, step = 1; slot < SLOTS; slot++) {
                if ((open_to >> slot & 1) != 0) {
                    if (node / step % 3 == 0) {
                        offer_hand(dicetto, &table, slot, part, row->seat, bench->node[node + step],
                                   bench->node[node + 2 * step], bench->node[node][part]);
                    }
                    step *= 3;
                }
            }
        }
    }
    return bench->node[0][hand];
}

/* What placing dice is worth: on a card that is free or beaten, or as a challenge. */
static void value_placing(const struct dicetto *dicetto, const struct row *row, int slot, int dice, struct bench *bench,
                          double *into) {
    struct table table;
    uint32_t digit = 1;
    int rest = dicetto->rest[row->hand][dice], total = dicetto->total[dice];
    for (int at = 0; at < slot; at++) {
        digit *= DIGITS;
    }
    see_table(dicetto, row, &table);
    table.kind[slot] = CLOSED;
    if (table.owner[slot] != NOBODY && total == table.least[slot]) {
        if (!dicetto->at_once) {
            copy(value_hand(dicetto, row, &table, digit * CHALLENGE, rest, bench), into);
            return;
        }
        double lost[MOST_PLAYERS];
        copy(value_hand(dicetto, row, &table, 0, rest, bench), lost);
        table.owner[slot] = (int8_t)row->seat;
        const double *won = value_hand(dicetto, row, &table, digit * (uint32_t)total, rest, bench);
        for (int seat = 0; seat < MOST_PLAYERS; seat++) {
            into[seat] = (lost[seat] + won[seat]) / 2;
        }
        return;
    }
    table.owner[slot] = (int8_t)row->seat;
    copy(value_hand(dicetto, row, &table, digit * (uint32_t)total, rest, bench), into);
}

/* What a move is worth to everybody. */
static void value_move(const struct dicetto *dicetto, const struct outlook *outlook, const struct row *row,
                       struct bench *bench, int action, double *into) {
    begin_bench(bench, HAND_PLACES);
    if (action < KEEPS) {
        copy(outlook->stage[rolls_left(row)][action], into);
    } else if (action == END_TURN) {
        copy(look_up(dicetto, row, bench, 0), into);
    } else {
        value_placing(dicetto, row, (action - KEEPS) / CHOICES, (action - KEEPS) % CHOICES + 1, bench, into);
    }
}

int dicetto_move_values(const struct dicetto *dicetto, const struct outlook *outlook, const struct row *row,
                        struct bench *bench, uint16_t *moves, double *values) {
    int count = dicetto_legal(dicetto, row, moves);
    for (int at = 0; at < count; at++) {
        double worth[MOST_PLAYERS];
        value_move(dicetto, outlook, row, bench, moves[at], worth);
        values[at] = worth[row->seat];
    }
    return count;
}

int dicetto_placing_values(const struct dicetto *dicetto, const struct row *row, struct bench *bench, uint16_t *moves,
                           double *values) {
    int count = dicetto_legal(dicetto, row, moves), kept = 0;
    for (int at = 0; at < count; at++) {
        double worth[MOST_PLAYERS];
        if (moves[at] >= KEEPS) {
            value_move(dicetto, NULL, row, bench, moves[at], worth);
            values[kept] = worth[row->seat];
            moves[kept++] = moves[at];
        }
    }
    return kept;
}

/* Any position --------------------------------------------------------------------------------------------------- */

/* Everybody's share of the win in a game that is over. */
static void value_end(const struct dicetto *dicetto, const struct row *row, double *into) {
    int64_t scores[MOST_PLAYERS];
    dicetto_scores(dicetto, row, scores);
    uint64_t winners = highest(scores, row->players);
    for (int seat = 0; seat < row->players; seat++) {
        into[seat] = (double)(winners >> seat & 1) / __builtin_popcountll(winners);
    }
}

/* The best of the moves, once dice are placed. */
static void value_choice(const struct dicetto *dicetto, const struct row *row, struct bench *bench, double *into) {
    uint16_t moves[END_TURN + 1];
    int count = dicetto_legal(dicetto, row, moves);
    for (int at = 0; at < count; at++) {
        double worth[MOST_PLAYERS] = {0};
        value_move(dicetto, NULL, row, bench, moves[at], worth);
        if (at == 0 || worth[row->seat] > into[row->seat]) {
            copy(worth, into);
        }
    }
}

/* The mean of winning and losing; where battles end the turn, the mean over all that are to come. */
static void value_battle(const struct dicetto *dicetto, const struct row *row, struct bench *bench, double *into) {
    struct desk desk;
    if (!dicetto->at_once) {
        lay_out(dicetto, row, &desk);
        value_challenges(dicetto, row, row->challenges, &desk, into);
        return;
    }
    _Alignas(8) char after[MOST_ROW];
    double shares[2][MOST_PLAYERS];
    for (int won = 0; won < 2; won++) {
        __builtin_memcpy(after, row, (size_t)dicetto_row_size(dicetto, row->players));
        dicetto_fight(dicetto, (struct row *)after, won == 1);
        value_choice(dicetto, (const struct row *)after, bench, shares[won]);
    }
    for (int seat = 0; seat < row->players; seat++) {
        into[seat] = (shares[0][seat] + shares[1][seat]) / 2;
    }
}

/* While cards are dealt, the estimate with which the last turn ended. */
static void value_deal(const struct dicetto *dicetto, const struct row *row, double *into) {
    struct desk desk;
    lay_out(dicetto, row, &desk);
    if (row->extra_roll) { /* the roll that was earned is still to be made */
        desk.owner[EXTRA] = (int8_t)row->seat;
    }
    dicetto_shares(dicetto, row, row->seat, &desk, into);
}

/* The border ----------------------------------------------------------------------------------------------------- */

EXPORT int64_t noppa_dicetto_bench_size(void) { return (int64_t)sizeof(struct bench); }

EXPORT int64_t noppa_dicetto_outlook_size(void) { return (int64_t)sizeof(struct outlook); }

static bool is_bench(const struct bench *bench, int64_t size) {
    return bench != NULL && (uintptr_t)bench % 8 == 0 && size == (int64_t)sizeof *bench;
}

static bool is_outlook(const struct outlook *outlook, int64_t size) {
    return outlook != NULL && (uintptr_t)outlook % 8 == 0 && size == (int64_t)sizeof *outlook;
}

/* Whether a seat is to choose, or to roll, with no die placed in this turn. */
static bool is_open_turn(const struct dicetto *dicetto, const struct row *row) {
    return !has_placed(row) && !dicetto_is_over(dicetto, row) && !dicetto_draws_next(dicetto, row);
}

static const struct dicetto *checked(const void *tables, int64_t size, const struct row *row, int64_t row_size,
                                     int64_t *status) {
    const struct dicetto *dicetto = dicetto_tables(tables, size);
    if (dicetto == NULL) {
        *status = BAD_TABLES;
        return NULL;
    }
    if (row == NULL || (uintptr_t)row % 8 != 0 || !is_dicetto_row(dicetto, row, row_size)) {
        *status = BAD_POSITION;
        return NULL;
    }
    return dicetto;
}

/* Work out the turn of a position in which no die is placed; what it is worth does not depend on the dice in hand. */
EXPORT int64_t noppa_dicetto_look(const void *tables, int64_t size, const struct row *row, int64_t row_size,
                                  struct bench *bench, int64_t bench_size, struct outlook *outlook,
                                  int64_t outlook_size) {
    int64_t status;
    const struct dicetto *dicetto = checked(tables, size, row, row_size, &status);
    if (dicetto == NULL) {
        return status;
    }
    if (!is_bench(bench, bench_size) || !is_outlook(outlook, outlook_size)) {
        return BAD_SIZE;
    }
    if (has_placed(row) || dicetto_is_over(dicetto, row)) {
        return BAD_ARGUMENT;
    }
    dicetto_look(dicetto, row, bench, outlook);
    return DONE;
}

/* Write the moves of the seat that is due, and what each is worth to it; return how many. */
EXPORT int64_t noppa_dicetto_move_values(const void *tables, int64_t size, const struct outlook *outlook,
                                         int64_t outlook_size, const struct row *row, int64_t row_size,
                                         struct bench *bench, int64_t bench_size, uint16_t *moves, int64_t moves_size,
                                         double *values, int64_t values_size) {
    int64_t status;
    const struct dicetto *dicetto = checked(tables, size, row, row_size, &status);
    if (dicetto == NULL) {
        return status;
    }
    int64_t most = dicetto_game.sizes(dicetto, LEAST_PLAYERS).most_moves;
    if (!is_bench(bench, bench_size) || moves_size < most * 2 || values_size < most * 8 ||
        (rolls_left(row) > 0 && !is_outlook(outlook, outlook_size))) {
        return BAD_SIZE;
    }
    return dicetto_move_values(dicetto, outlook, row, bench, moves, values);
}

/* Write everybody's chance to win in any position. */
EXPORT int64_t noppa_dicetto_values(const void *tables, int64_t size, const struct outlook *outlook,
                                    int64_t outlook_size, const struct row *row, int64_t row_size, struct bench *bench,
                                    int64_t bench_size, double *into, int64_t into_size) {
    int64_t status;
    const struct dicetto *dicetto = checked(tables, size, row, row_size, &status);
    if (dicetto == NULL) {
        return status;
    }
    bool is_open = is_open_turn(dicetto, row);
    if (!is_bench(bench, bench_size) || into == NULL || into_size != row->players * (int64_t)sizeof *into ||
        (is_open && !is_outlook(outlook, outlook_size))) {
        return BAD_SIZE;
    }
    double shares[MOST_PLAYERS] = {0};
    if (dicetto_is_over(dicetto, row)) {
        value_end(dicetto, row, shares);
    } else if (battle_is_due(dicetto, row)) {
        value_battle(dicetto, row, bench, shares);
    } else if (has_placed(row)) {
        value_choice(dicetto, row, bench, shares);
    } else if (is_open) {
        copy(outlook->stage[rolls_left(row)][row->hand], shares);
    } else {
        value_deal(dicetto, row, shares);
    }
    __builtin_memcpy(into, shares, (size_t)into_size);
    return DONE;
}

/* Write everybody's chance to win with the dice as they lie if the turn ended now, for training. */
EXPORT int64_t noppa_dicetto_turn_end(const void *tables, int64_t size, const struct row *row, int64_t row_size,
                                      double *into, int64_t into_size) {
    int64_t status;
    const struct dicetto *dicetto = checked(tables, size, row, row_size, &status);
    if (dicetto == NULL) {
        return status;
    }
    if (into == NULL || into_size != row->players * (int64_t)sizeof *into) {
        return BAD_SIZE;
    }
    struct desk desk;
    double shares[MOST_PLAYERS] = {0};
    lay_out(dicetto, row, &desk);
    dicetto_shares(dicetto, row, row->seat + 1 < row->players ? row->seat + 1 : 0, &desk, shares);
    __builtin_memcpy(into, shares, (size_t)into_size);
    return DONE;
}
