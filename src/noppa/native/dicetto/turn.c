/* Evaluates a turn: what every hand of dice is worth once placing begins, and every keep before.
 *
 * Placing may go in any order. Battles that are fought at once are best fought first, because what comes after can
 * depend on them; so with D(table, hand) the value of placing dice of that hand and
 *
 *     N(table, hand) = max over all ways to place some of the hand on open cards, no battle among them
 *     D(table, hand) = max of N and, for every challenge, 1/2 D(won, rest) + 1/2 D(lost, rest)
 *
 * D is the best over all orders. Where battles wait for the end of the turn, a challenge is just one more thing to lay
 * down, and the table is worth the mean over its outcomes. The seat in turn chooses by its own share.
 *
 * What is laid in a turn is a number with a digit for each slot: the sum laid there, or CHALLENGE. It is the key in a
 * hash table of the tables already valued. */
#include "values.h"

enum {
    CHALLENGE = SUMS,
    DIGITS = SUMS + 1,
    MOST_WAYS = 46376, /* to lay up to four dice on five cards that take anything */
    PLACES = 1 << 17,  /* a turn leads to 66,752 tables at most, battles won or not */
    MOST_FIGHTS = 243  /* 3^5: each card not fought for, won or lost */
};

static const uint32_t digit_of[SLOTS] = {1, DIGITS, DIGITS *DIGITS, DIGITS *DIGITS *DIGITS,
                                         DIGITS *DIGITS *DIGITS *DIGITS};

/* A table already valued if it is stamped `now`. */
struct known {
    uint32_t laid, stamp;
    double worth[MOST_PLAYERS];
};

/* The turn that is evaluated; the ways to place; the tables already valued; and D for each outcome of battles. */
struct workspace {
    const struct dicetto *dicetto;
    const struct row *row;
    uint32_t now;
    uint8_t used[MOST_WAYS];
    uint32_t laid[MOST_WAYS];
    struct known known[PLACES];
    double node[MOST_FIGHTS][HANDS][MOST_PLAYERS];
};

/* A table in the course of a turn, with the line of each card: 0 if it takes no dice any more. */
struct table {
    struct layout layout;
    int line[SLOTS];
};

int64_t dicetto_workspace_size(void) { return (int64_t)sizeof(struct workspace); }

static void copy(const double *from, double *into) { __builtin_memcpy(into, from, MOST_PLAYERS * sizeof *into); }

/* Begin to evaluate a turn: forget the tables valued so far. */
static void begin_turn(const struct dicetto *dicetto, const struct row *row, struct workspace *space,
                       struct table *table) {
    space->dicetto = dicetto;
    space->row = row;
    if (++space->now == 0) {
        __builtin_memset(space->known, 0, sizeof space->known);
        space->now = 1;
    }
    lay_out(dicetto, row, &table->layout);
    for (int slot = 0; slot < SLOTS; slot++) {
        table->line[slot] = line_at(dicetto, row, slot);
    }
}

/* Tables valued -------------------------------------------------------------------------------------------------- */

/* The mean over the outcomes of the challenges still to be fought, with the other dice as on the layout. */
static void value_challenges(const struct dicetto *dicetto, const struct row *row, unsigned challenges,
                             struct layout *layout, double into[MOST_PLAYERS]) {
    double total[MOST_PLAYERS] = {0};
    int outcomes = 1 << __builtin_popcount(challenges);
    unsigned won = challenges;
    for (int outcome = 0; outcome < outcomes; outcome++, won = (won - 1) & challenges) {
        for (int slot = 0; slot < SLOTS; slot++) {
            if ((challenges >> slot & 1) != 0) {
                layout->owner[slot] = (won >> slot & 1) != 0 ? (int8_t)row->seat : row->owner[slot];
            }
        }
        dicetto_shares_after(dicetto, row, layout, into);
        for (int seat = 0; seat < row->players; seat++) {
            total[seat] += into[seat];
        }
    }
    for (int seat = 0; seat < row->players; seat++) {
        into[seat] = total[seat] / outcomes;
    }
}

static void value_table(const struct dicetto *dicetto, const struct row *row, uint32_t laid,
                        double into[MOST_PLAYERS]) {
    struct layout layout;
    unsigned challenges = row->challenges;
    lay_out(dicetto, row, &layout);
    for (int slot = 0; slot < SLOTS; slot++, laid /= DIGITS) {
        uint32_t total = laid % DIGITS;
        if (total == CHALLENGE) {
            challenges |= 1U << slot;
        } else if (total > 0) {
            layout.owner[slot] = (int8_t)row->seat;
            layout.total[slot] = (uint8_t)total;
        }
    }
    value_challenges(dicetto, row, challenges, &layout, into);
}

/* The value of the table with these sums laid on it, computed if it is not known yet. */
static const double *look_up(struct workspace *space, uint32_t laid) {
    uint32_t at = (uint32_t)((laid * GOLDEN) >> 32) % PLACES;
    while (space->known[at].stamp == space->now && space->known[at].laid != laid) {
        at = (at + 1) % PLACES;
    }
    struct known *known = &space->known[at];
    if (known->stamp != space->now) {
        known->stamp = space->now;
        known->laid = laid;
        value_table(space->dicetto, space->row, laid, known->worth);
    }
    return known->worth;
}

/* Placing --------------------------------------------------------------------------------------------------------- */

/* List every way to lay dice of a hand on open cards, of `equal` sum too: the dice used, and what is laid; return how
 * many. */
static int list_ways(struct workspace *space, const struct table *table, int whole, uint32_t laid, bool equal) {
    const struct dicetto *dicetto = space->dicetto;
    int ways = 1;
    space->used[0] = 0;
    space->laid[0] = laid;
    for (int slot = 0; slot < SLOTS; slot++) {
        struct choices choices = choices_of(dicetto, table->line[slot], whole);
        int known = ways;
        for (int at = 0; at < choices.count; at++) {
            int dice = choices.dice[at], total = dicetto->total[dice];
            bool challenge = total == table->layout.total[slot] && table->layout.owner[slot] != NOBODY;
            if (challenge && !equal) {
                continue;
            }
            uint32_t more = digit_of[slot] * (uint32_t)(challenge ? CHALLENGE : total);
            for (int way = 0; way < known; way++) {
                int used = dicetto->both[space->used[way]][dice];
                if (dicetto->rest[whole][used] != NONE) {
                    space->used[ways] = (uint8_t)used;
                    space->laid[ways++] = space->laid[way] + more;
                }
            }
        }
    }
    return ways;
}

/* N for some hands, the parts of a whole or that alone: their dice placed as well as possible on a table, with no
 * battle at once. */
static void settle(struct workspace *space, const struct table *table, int whole, struct choices hands, uint32_t laid,
                   double (*into)[MOST_PLAYERS]) {
    const struct dicetto *dicetto = space->dicetto;
    int seat = space->row->seat, ways = list_ways(space, table, whole, laid, !dicetto->at_once);
    for (int at = 0; at < hands.count; at++) {
        into[hands.dice[at]][seat] = -1.0;
    }
    for (int way = 0; way < ways; way++) {
        const double *worth = look_up(space, space->laid[way]);
        double *best = into[hands.count == 1 ? whole : space->used[way]];
        if (worth[seat] > best[seat]) {
            copy(worth, best);
        }
    }
    for (int at = 0; at < hands.count && hands.count > 1; at++) { /* a hand may be placed as a part of it is */
        double *best = into[hands.dice[at]];
        for (int face = FACES; face > 0; face--) { /* as the rules order them: ascending */
            int part = dicetto->rest[hands.dice[at]][face];
            if (part != NONE && into[part][seat] > best[seat]) {
                copy(into[part], best);
            }
        }
    }
}

/* Raise D to the value of a challenge for the card in a slot. */
static void offer_battle(const struct workspace *space, const struct table *table, int whole, struct choices hands,
                         int slot, double (*won)[MOST_PLAYERS], double (*lost)[MOST_PLAYERS],
                         double (*into)[MOST_PLAYERS]) {
    const struct dicetto *dicetto = space->dicetto;
    struct choices choices = choices_of(dicetto, table->line[slot], whole);
    int seat = space->row->seat;
    for (int at = 0; at < choices.count; at++) {
        int dice = choices.dice[at];
        for (int number = 0; dicetto->total[dice] == table->layout.total[slot] && number < hands.count; number++) {
            int rest = hands.dice[number], hand = dicetto->both[dice][rest];
            if (hand == NONE) {
                break; /* the hands behind it have as many dice or more */
            }
            if (dicetto->rest[whole][hand] != NONE && (won[rest][seat] + lost[rest][seat]) / 2 > into[hand][seat]) {
                for (int other = 0; other < MOST_PLAYERS; other++) {
                    into[hand][other] = (won[rest][other] + lost[rest][other]) / 2;
                }
            }
        }
    }
}

/* The cards that a hand can fight for at once, a bit each. */
static unsigned find_fights(const struct dicetto *dicetto, const struct table *table, int whole) {
    unsigned open_to = 0;
    for (int slot = 0; slot < SLOTS && dicetto->at_once; slot++) {
        struct choices choices = choices_of(dicetto, table->line[slot], whole);
        for (int at = 0; at < choices.count && table->layout.owner[slot] != NOBODY; at++) {
            open_to |= (unsigned)(dicetto->total[choices.dice[at]] == table->layout.total[slot]) << slot;
        }
    }
    return open_to;
}

/* D of a hand, which may be ANY, for a table; and of its parts, if battles may be fought there, for every outcome.
 *
 * A node has a digit 0, 1 or 2 for each card that is fought for, lowest slot first: not fought, won or lost. Node 0 is
 * D before any battle. */
static const double *work_out(struct workspace *space, const struct table *before, int whole, uint32_t laid) {
    struct choices hands = choices_of(space->dicetto, KEEP_LINE, whole);
    unsigned open_to = find_fights(space->dicetto, before, whole);
    int fights[SLOTS], count = 0, nodes = 1;
    for (unsigned left = open_to; left != 0; left &= left - 1, nodes *= 3) {
        fights[count++] = __builtin_ctz(left);
    }
    if (count == 0 && whole != ANY) { /* without the parts */
        hands = (struct choices){1, hands.dice + hands.count - 1};
    }
    for (int node = nodes - 1; node >= 0; node--) {
        struct table table = *before;
        uint32_t won = 0;
        for (int fight = 0, left = node; fight < count; fight++, left /= 3) {
            int slot = fights[fight];
            if (left % 3 != 0) {
                table.line[slot] = 0;
            }
            if (left % 3 == 1) {
                table.layout.owner[slot] = (int8_t)space->row->seat;
                won += digit_of[slot] * before->layout.total[slot];
            }
        }
        settle(space, &table, whole, hands, laid + won, space->node[node]);
        for (int fight = 0, step = 1; fight < count; fight++, step *= 3) {
            if (node / step % 3 == 0) {
                offer_battle(space, &table, whole, hands, fights[fight], space->node[node + step],
                             space->node[node + 2 * step], space->node[node]);
            }
        }
    }
    return space->node[0][whole == ANY ? 0 : whole];
}

void dicetto_look(const struct dicetto *dicetto, const struct row *row, struct workspace *space,
                  struct outlook *outlook) {
    struct table table;
    begin_turn(dicetto, row, space, &table);
    __builtin_memcpy(outlook->stage[0], work_out(space, &table, ANY, 0), sizeof outlook->stage[0]);
    for (int left = 1; left < STAGES; left++) {
        find_stage(dicetto, outlook->stage[0][0], outlook->stage[left - 1][0], outlook->stage[left][0], MOST_PLAYERS,
                   row->seat);
    }
}

/* Moves ----------------------------------------------------------------------------------------------------------- */

/* The value of placing dice: on a card that is free or beaten, or as a challenge. */
static void value_placing(struct workspace *space, struct table table, int slot, int dice, double *into) {
    const struct dicetto *dicetto = space->dicetto;
    int rest = dicetto->rest[space->row->hand][dice], total = dicetto->total[dice];
    bool challenge = table.layout.owner[slot] != NOBODY && total == table.layout.total[slot];
    bool at_once = challenge && dicetto->at_once;
    double lost[MOST_PLAYERS];
    table.line[slot] = 0;
    if (at_once) {
        copy(work_out(space, &table, rest, 0), lost);
    }
    if (at_once || !challenge) {
        table.layout.owner[slot] = (int8_t)space->row->seat;
    }
    uint32_t laid = digit_of[slot] * (uint32_t)(challenge && !at_once ? CHALLENGE : total);
    copy(work_out(space, &table, rest, laid), into);
    for (int seat = 0; at_once && seat < MOST_PLAYERS; seat++) {
        into[seat] = (lost[seat] + into[seat]) / 2;
    }
}

static void value_move(struct workspace *space, const struct table *table, const struct outlook *outlook, int action,
                       double *into) {
    if (action == END_TURN) {
        copy(look_up(space, 0), into);
    } else if (action >= KEEPS) {
        value_placing(space, *table, (action - KEEPS) / CHOICES, (action - KEEPS) % CHOICES + 1, into);
    } else {
        copy(outlook->stage[rolls_left(space->row)][action], into);
    }
}

int dicetto_best_placing(const struct dicetto *dicetto, const struct row *row, struct workspace *space, double *into) {
    uint16_t moves[END_TURN + 1];
    int count = dicetto_game.legal(dicetto, row, moves), choice = NOBODY;
    struct table table;
    begin_turn(dicetto, row, space, &table);
    for (int at = 0; at < count; at++) {
        double worth[MOST_PLAYERS];
        if (moves[at] < KEEPS) {
            continue;
        }
        value_move(space, &table, NULL, moves[at], worth);
        if (choice == NOBODY || worth[row->seat] > into[row->seat]) {
            copy(worth, into);
            choice = moves[at];
        }
    }
    return choice;
}

/* Exported -------------------------------------------------------------------------------------------------------- */

EXPORT int64_t noppa_dicetto_workspace_size(void) { return (int64_t)sizeof(struct workspace); }

EXPORT int64_t noppa_dicetto_outlook_size(void) { return (int64_t)sizeof(struct outlook); }

/* Evaluate a position of a game that goes on, but for a battle at once. Where dice are rolled, or may be, find the
 * values of every hand, whatever the dice in hand; else write only those of this position, at the place of its own
 * hand. */
EXPORT int64_t noppa_dicetto_look(const void *tables, int64_t size, const struct row *row, int64_t row_size,
                                  struct workspace *space, int64_t space_size, struct outlook *outlook,
                                  int64_t outlook_size) {
    const struct dicetto *dicetto = tables;
    int64_t status = check_position(&dicetto_game, tables, size, row, row_size);
    if (status != DONE || dicetto_is_over(dicetto, row) || (dicetto->at_once && row->challenges != 0)) {
        return status != DONE ? status : BAD_ARGUMENT;
    }
    if (!is_array(space, space_size, sizeof *space) || !is_array(outlook, outlook_size, sizeof *outlook)) {
        return BAD_SIZE;
    }
    double *here = outlook->stage[rolls_left(row)][row->hand];
    struct layout layout;
    lay_out(dicetto, row, &layout);
    if (battle_is_due(dicetto, row)) {
        value_challenges(dicetto, row, row->challenges, &layout, here);
    } else if (row->closed != 0) {
        dicetto_best_placing(dicetto, row, space, here);
    } else if (dicetto_draws_next(dicetto, row)) { /* the estimate with which the last turn ended */
        if (row->extra_roll) {                     /* the extra roll is still to be made */
            layout.owner[EXTRA] = (int8_t)row->seat;
        }
        dicetto_shares(dicetto, row, row->seat, &layout, here);
    } else {
        dicetto_look(dicetto, row, space, outlook);
    }
    return DONE;
}

/* Write the moves of the seat that is due, and what each is worth to it; return how many. */
EXPORT int64_t noppa_dicetto_move_values(const void *tables, int64_t size, const struct outlook *outlook,
                                         int64_t outlook_size, const struct row *row, int64_t row_size,
                                         struct workspace *space, int64_t space_size, uint16_t *moves,
                                         int64_t moves_size, double *values, int64_t values_size) {
    int64_t status = check_position(&dicetto_game, tables, size, row, row_size);
    if (status != DONE) {
        return status;
    }
    int64_t most = dicetto_game.sizes(tables, row->players).most_moves;
    if (!is_array(space, space_size, sizeof *space) || moves_size < most * 2 || values_size < most * 8 ||
        (rolls_left(row) > 0 && !is_array(outlook, outlook_size, sizeof *outlook))) {
        return BAD_SIZE;
    }
    int count = dicetto_game.legal(tables, row, moves);
    struct table table;
    begin_turn(tables, row, space, &table);
    for (int at = 0; at < count; at++) {
        double worth[MOST_PLAYERS];
        value_move(space, &table, outlook, moves[at], worth);
        values[at] = worth[row->seat];
    }
    return count;
}

/* Write the chance to win of each seat if the turn ended now, for training. */
EXPORT int64_t noppa_dicetto_turn_end(const void *tables, int64_t size, const struct row *row, int64_t row_size,
                                      double *into, int64_t into_size) {
    int64_t status = check_position(&dicetto_game, tables, size, row, row_size);
    if (status != DONE || !is_array(into, into_size, row->players * 8)) {
        return status != DONE ? status : BAD_SIZE;
    }
    struct layout layout;
    double shares[MOST_PLAYERS];
    lay_out(tables, row, &layout);
    dicetto_shares(tables, row, next_seat(row), &layout, shares);
    __builtin_memcpy(into, shares, (size_t)into_size);
    return DONE;
}
