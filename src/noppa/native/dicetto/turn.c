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
    PLACES = 1 << 17,
    HAND_PLACES = 8192, /* room for every table that three dice can make, 6^3, after battles won or not */
    MOST_FIGHTS = 243   /* 3^5: each card not fought for, won or lost */
};

/* What can still be done on a table: what each card asks for, CLOSED if it takes no dice, whose dice lie there, and
 * their sum. */
struct table {
    int8_t kind[SLOTS], owner[SLOTS];
    uint8_t least[SLOTS];
};

/* The ways to place; the tables already valued, of which those stamped `now` count; and D for each outcome of battles.
 */
struct workspace {
    uint32_t now, mask;
    uint8_t used[MOST_WAYS];
    uint32_t laid[MOST_WAYS];
    uint32_t key[PLACES], stamp[PLACES];
    double worth[PLACES][MOST_PLAYERS];
    double node[MOST_FIGHTS][HANDS][MOST_PLAYERS];
};

int64_t dicetto_workspace_size(void) { return (int64_t)sizeof(struct workspace); }

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
static void forget_tables(struct workspace *space, uint32_t places) {
    space->mask = places - 1;
    if (++space->now == 0) {
        __builtin_memset(space->stamp, 0, sizeof space->stamp);
        space->now = 1;
    }
}

/* The mean over the outcomes of the challenges still to be fought, with the other dice as on the layout. */
static void value_challenges(const struct dicetto *dicetto, const struct row *row, unsigned challenges,
                             struct layout *layout, double into[MOST_PLAYERS]) {
    if (challenges == 0) {
        dicetto_shares_after(dicetto, row, layout, into);
        return;
    }
    double shares[MOST_PLAYERS] = {0}, total[MOST_PLAYERS] = {0};
    int count = 0;
    for (unsigned won = challenges;; won = (won - 1) & challenges) {
        for (int slot = 0; slot < SLOTS; slot++) {
            if ((challenges >> slot & 1) != 0) {
                layout->owner[slot] = (won >> slot & 1) != 0 ? (int8_t)row->seat : row->owner[slot];
            }
        }
        dicetto_shares_after(dicetto, row, layout, shares);
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
static const double *look_up(const struct dicetto *dicetto, const struct row *row, struct workspace *space,
                             uint32_t laid) {
    uint32_t at = (uint32_t)((laid * GOLDEN) >> 32) & space->mask;
    for (; space->stamp[at] == space->now; at = (at + 1) & space->mask) {
        if (space->key[at] == laid) {
            return space->worth[at];
        }
    }
    space->stamp[at] = space->now;
    space->key[at] = laid;
    value_table(dicetto, row, laid, space->worth[at]);
    return space->worth[at];
}

/* Placing --------------------------------------------------------------------------------------------------------- */

/* The hands that are placed: every hand, or one of at most three dice and its parts. `hands` are in the order of the
 * lattice; where `is_single`, the parts are left out. */
struct scope {
    int whole, count; /* the one hand, NONE for every hand */
    const uint8_t *hands;
    bool is_single;
};

static bool is_in(const struct dicetto *dicetto, const struct scope *scope, int dice) {
    return dice != NONE && (scope->whole == NONE || dicetto->rest[scope->whole][dice] != NONE);
}

/* Some choices of dice. */
struct choices {
    const uint8_t *dice;
    int count;
};

/* The dice of a scope that may lie in a slot; with every hand in scope, dice of too low a sum too. */
static struct choices choices_for(const struct dicetto *dicetto, const struct table *table, const struct scope *scope,
                                  int slot) {
    int kind = table->kind[slot];
    if (kind == CLOSED) {
        return (struct choices){NULL, 0};
    }
    if (scope->whole == NONE) {
        int first = dicetto->first_fit[kind];
        return (struct choices){dicetto->fit + first, dicetto->first_fit[kind + 1] - first};
    }
    int place = line_of(kind, table->least[slot]) + scope->whole;
    return (struct choices){dicetto->fitting + dicetto->begins[place], dicetto->offers[place]};
}

/* List every way to lay dice on open cards, of `equal` sum too: the dice used, and what is laid; return how many. */
static int list_ways(const struct dicetto *dicetto, const struct table *table, const struct scope *scope, uint32_t laid,
                     bool equal, struct workspace *space) {
    int ways = 1;
    uint32_t digit = 1;
    space->used[0] = 0;
    space->laid[0] = laid;
    for (int slot = 0; slot < SLOTS; slot++, digit *= DIGITS) {
        struct choices choices = choices_for(dicetto, table, scope, slot);
        int known = ways, least = table->least[slot];
        for (int at = 0; at < choices.count; at++) {
            int dice = choices.dice[at], total = dicetto->total[dice];
            bool challenge = total == least && table->owner[slot] != NOBODY;
            if (total < least || (challenge && !equal)) {
                continue;
            }
            uint32_t more = digit * (uint32_t)(challenge ? CHALLENGE : total);
            for (int way = 0; way < known; way++) {
                int used = dicetto->both[space->used[way]][dice];
                if (is_in(dicetto, scope, used)) {
                    space->used[ways] = (uint8_t)used;
                    space->laid[ways++] = space->laid[way] + more;
                }
            }
        }
    }
    return ways;
}

/* N for the hands of a scope: their dice placed as well as possible on a table, with no battle at once. */
static void settle(const struct dicetto *dicetto, const struct row *row, const struct table *table,
                   const struct scope *scope, uint32_t laid, struct workspace *space, double (*into)[MOST_PLAYERS]) {
    int seat = row->seat, ways = list_ways(dicetto, table, scope, laid, !dicetto->at_once, space);
    for (int at = 0; at < scope->count; at++) {
        into[scope->hands[at]][seat] = -1.0;
    }
    for (int way = 0; way < ways; way++) {
        const double *worth = look_up(dicetto, row, space, space->laid[way]);
        double *best = into[scope->is_single ? scope->whole : space->used[way]];
        if (worth[seat] > best[seat]) {
            copy(worth, best);
        }
    }
    for (int at = 0; at < scope->count && !scope->is_single; at++) { /* a hand may be placed as a part of it is */
        int hand = scope->hands[at];
        const uint16_t *below = dicetto->lattice.down[dicetto->lattice.line[hand]] + 1;
        for (int face = dicetto->faces[hand] - 1; face >= 0; face--) { /* as the rules order them: ascending */
            if (into[below[face]][seat] > into[hand][seat]) {
                copy(into[below[face]], into[hand]);
            }
        }
    }
}

/* Make the table after the battles of a node; return what they laid on it. */
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

/* Raise D to the value of a challenge for the card in a slot. */
static void offer_battle(const struct dicetto *dicetto, const struct table *table, const struct scope *scope, int slot,
                         int seat, double (*won)[MOST_PLAYERS], double (*lost)[MOST_PLAYERS],
                         double (*into)[MOST_PLAYERS]) {
    struct choices choices = choices_for(dicetto, table, scope, slot);
    for (int at = 0; at < choices.count; at++) {
        int dice = choices.dice[at], most = dicetto->smaller[dicetto->size[dice]];
        for (int number = 0; dicetto->total[dice] == table->least[slot] && number < scope->count; number++) {
            int rest = scope->hands[number], hand = rest < most ? dicetto->both[dice][rest] : NONE;
            if (hand == NONE) {
                break; /* the hands behind it have as many dice or more */
            }
            if (is_in(dicetto, scope, hand) && (won[rest][seat] + lost[rest][seat]) / 2 > into[hand][seat]) {
                for (int other = 0; other < MOST_PLAYERS; other++) {
                    into[hand][other] = (won[rest][other] + lost[rest][other]) / 2;
                }
            }
        }
    }
}

/* The cards that a hand of a scope can fight for at once, a bit each. */
static unsigned find_fights(const struct dicetto *dicetto, const struct table *table, const struct scope *scope) {
    unsigned open_to = 0;
    for (int slot = 0; slot < SLOTS && dicetto->at_once; slot++) {
        struct choices choices = choices_for(dicetto, table, scope, slot);
        for (int at = 0; at < choices.count && table->owner[slot] != NOBODY; at++) {
            open_to |= (unsigned)(dicetto->total[choices.dice[at]] == table->least[slot]) << slot;
        }
    }
    return open_to;
}

/* D of the hands of a scope for a table, and for every outcome of battles there.
 *
 * A node has a digit 0, 1 or 2 for each card that is fought for, lowest slot first: not fought, won or lost. Node 0 is
 * D before any battle. Between nodes the tables valued are forgotten where there might be too many. */
static void work_out(const struct dicetto *dicetto, const struct row *row, const struct table *before,
                     const struct scope *scope, unsigned open_to, uint32_t laid, bool forget, struct workspace *space) {
    struct table table;
    int fights = 1;
    for (unsigned left = open_to; left != 0; left &= left - 1) {
        fights *= 3;
    }
    for (int node = fights - 1; node >= 0; node--) {
        uint32_t laid_here = laid + make_outcome(before, row->seat, open_to, node, &table);
        if (forget) {
            forget_tables(space, PLACES);
        }
        settle(dicetto, row, &table, scope, laid_here, space, space->node[node]);
        for (int slot = 0, step = 1; slot < SLOTS; slot++) {
            if ((open_to >> slot & 1) != 0) {
                if (node / step % 3 == 0) {
                    offer_battle(dicetto, &table, scope, slot, row->seat, space->node[node + step],
                                 space->node[node + 2 * step], space->node[node]);
                }
                step *= 3;
            }
        }
    }
}

void dicetto_look(const struct dicetto *dicetto, const struct row *row, struct workspace *space,
                  struct outlook *outlook) {
    uint8_t hands[HANDS];
    struct scope every = {.whole = NONE, .count = HANDS, .hands = hands};
    struct table table;
    for (int hand = 0; hand < HANDS; hand++) {
        hands[hand] = (uint8_t)hand;
    }
    see_table(dicetto, row, &table);
    unsigned open_to = find_fights(dicetto, &table, &every);
    /* a battle won leaves all dice to place: at most twice as many tables */
    int wanted = (2 << __builtin_popcount(open_to)) * list_ways(dicetto, &table, &every, 0, true, space);
    uint32_t places = 256;
    while (places < PLACES && places < (uint32_t)wanted) {
        places *= 2;
    }
    forget_tables(space, places);
    work_out(dicetto, row, &table, &every, open_to, 0, wanted > PLACES, space);
    __builtin_memcpy(outlook->stage[0], space->node[0], sizeof outlook->stage[0]);
    for (int left = 1; left < STAGES; left++) {
        find_stage(dicetto, outlook->stage[0][0], outlook->stage[left - 1][0], outlook->stage[left][0], MOST_PLAYERS,
                   row->seat);
    }
}

/* D of a table for one hand of at most three dice. */
static const double *value_hand(const struct dicetto *dicetto, const struct row *row, const struct table *table,
                                uint32_t laid, int hand, struct workspace *space) {
    int first = dicetto->first_keep[hand];
    struct scope scope = {hand, dicetto->first_keep[hand + 1] - first, dicetto->part + first, false};
    unsigned open_to = find_fights(dicetto, table, &scope);
    if (open_to == 0) {
        scope = (struct scope){hand, 1, scope.hands + scope.count - 1, true};
    }
    work_out(dicetto, row, table, &scope, open_to, laid, false, space);
    return space->node[0][hand];
}

/* The value of placing dice: on a card that is free or beaten, or as a challenge. */
static void value_placing(const struct dicetto *dicetto, const struct row *row, int slot, int dice,
                          struct workspace *space, double *into) {
    struct table table;
    uint32_t digit = 1;
    int rest = dicetto->rest[row->hand][dice], total = dicetto->total[dice];
    for (int at = 0; at < slot; at++) {
        digit *= DIGITS;
    }
    see_table(dicetto, row, &table);
    table.kind[slot] = CLOSED;
    bool challenge = table.owner[slot] != NOBODY && total == table.least[slot];
    if (challenge && !dicetto->at_once) {
        copy(value_hand(dicetto, row, &table, digit * CHALLENGE, rest, space), into);
        return;
    }
    double lost[MOST_PLAYERS];
    if (challenge) {
        copy(value_hand(dicetto, row, &table, 0, rest, space), lost);
    }
    table.owner[slot] = (int8_t)row->seat;
    copy(value_hand(dicetto, row, &table, digit * (uint32_t)total, rest, space), into);
    for (int seat = 0; challenge && seat < MOST_PLAYERS; seat++) {
        into[seat] = (lost[seat] + into[seat]) / 2;
    }
}

void dicetto_move_value(const struct dicetto *dicetto, const struct outlook *outlook, const struct row *row,
                        struct workspace *space, int action, double *into) {
    forget_tables(space, HAND_PLACES);
    if (action == END_TURN) {
        copy(look_up(dicetto, row, space, 0), into);
    } else if (action >= KEEPS) {
        value_placing(dicetto, row, (action - KEEPS) / CHOICES, (action - KEEPS) % CHOICES + 1, space, into);
    } else if (outlook != NULL) {
        copy(outlook->stage[rolls_left(row)][action], into);
    }
}

/* Any position --------------------------------------------------------------------------------------------------- */

int dicetto_best_placing(const struct dicetto *dicetto, const struct row *row, struct workspace *space, double *into) {
    uint16_t moves[END_TURN + 1];
    int count = dicetto_game.legal(dicetto, row, moves), choice = NOBODY;
    for (int at = 0; at < count; at++) {
        double worth[MOST_PLAYERS] = {0};
        if (moves[at] < KEEPS) {
            continue;
        }
        dicetto_move_value(dicetto, NULL, row, space, moves[at], worth);
        if (choice == NOBODY || worth[row->seat] > into[row->seat]) {
            copy(worth, into);
            choice = moves[at];
        }
    }
    return choice;
}

/* The mean of winning and losing; where battles end the turn, the mean over all those to come. */
static void value_battle(const struct dicetto *dicetto, const struct row *row, struct workspace *space, double *into) {
    struct layout layout;
    if (!dicetto->at_once) {
        lay_out(dicetto, row, &layout);
        value_challenges(dicetto, row, row->challenges, &layout, into);
        return;
    }
    _Alignas(8) char after[MOST_ROW];
    double shares[2][MOST_PLAYERS] = {{0.0}};
    for (int won = 0; won < 2; won++) {
        __builtin_memcpy(after, row, (size_t)dicetto_row_size(dicetto, row->players));
        dicetto_fight(dicetto, (struct row *)after, won == 1);
        dicetto_best_placing(dicetto, (const struct row *)after, space, shares[won]);
    }
    for (int seat = 0; seat < row->players; seat++) {
        into[seat] = (shares[0][seat] + shares[1][seat]) / 2;
    }
}

/* While cards are dealt, the estimate with which the last turn ended. */
static void value_deal(const struct dicetto *dicetto, const struct row *row, double *into) {
    struct layout layout;
    lay_out(dicetto, row, &layout);
    if (row->extra_roll) { /* the extra roll is still to be made */
        layout.owner[EXTRA] = (int8_t)row->seat;
    }
    dicetto_shares(dicetto, row, row->seat, &layout, into);
}

/* Exported -------------------------------------------------------------------------------------------------------- */

EXPORT int64_t noppa_dicetto_workspace_size(void) { return (int64_t)sizeof(struct workspace); }

EXPORT int64_t noppa_dicetto_outlook_size(void) { return (int64_t)sizeof(struct outlook); }

/* Evaluate the turn of a position in which no die is placed; the result does not depend on the dice in hand. */
EXPORT int64_t noppa_dicetto_look(const void *tables, int64_t size, const struct row *row, int64_t row_size,
                                  struct workspace *space, int64_t space_size, struct outlook *outlook,
                                  int64_t outlook_size) {
    int64_t status = check_position(&dicetto_game, tables, size, row, row_size);
    if (status != DONE || row->closed != 0 || dicetto_is_over(tables, row)) {
        return status != DONE ? status : BAD_ARGUMENT;
    }
    if (!is_array(space, space_size, sizeof *space) || !is_array(outlook, outlook_size, sizeof *outlook)) {
        return BAD_SIZE;
    }
    dicetto_look(tables, row, space, outlook);
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
    for (int at = 0; at < count; at++) {
        double worth[MOST_PLAYERS];
        dicetto_move_value(tables, outlook, row, space, moves[at], worth);
        values[at] = worth[row->seat];
    }
    return count;
}

/* Write the chance to win of each seat in any position. */
EXPORT int64_t noppa_dicetto_values(const void *tables, int64_t size, const struct outlook *outlook,
                                    int64_t outlook_size, const struct row *row, int64_t row_size,
                                    struct workspace *space, int64_t space_size, double *into, int64_t into_size) {
    int64_t status = check_position(&dicetto_game, tables, size, row, row_size);
    if (status != DONE) {
        return status;
    }
    bool is_over = dicetto_is_over(tables, row);
    bool is_open = row->closed == 0 && !is_over && !dicetto_draws_next(tables, row);
    if (!is_array(space, space_size, sizeof *space) || !is_array(into, into_size, row->players * 8) ||
        (is_open && !is_array(outlook, outlook_size, sizeof *outlook))) {
        return BAD_SIZE;
    }
    double shares[MOST_PLAYERS] = {0};
    if (is_over) {
        dicetto_final_shares(tables, row, row->owner, shares);
    } else if (battle_is_due(tables, row)) {
        value_battle(tables, row, space, shares);
    } else if (row->closed != 0) {
        dicetto_best_placing(tables, row, space, shares);
    } else if (is_open) {
        copy(outlook->stage[rolls_left(row)][row->hand], shares);
    } else {
        value_deal(tables, row, shares);
    }
    __builtin_memcpy(into, shares, (size_t)into_size);
    return DONE;
}

/* Write the chance to win of each seat if the turn ended now, for training. */
EXPORT int64_t noppa_dicetto_turn_end(const void *tables, int64_t size, const struct row *row, int64_t row_size,
                                      double *into, int64_t into_size) {
    int64_t status = check_position(&dicetto_game, tables, size, row, row_size);
    if (status != DONE || !is_array(into, into_size, row->players * 8)) {
        return status != DONE ? status : BAD_SIZE;
    }
    struct layout layout;
    double shares[MOST_PLAYERS] = {0};
    lay_out(tables, row, &layout);
    dicetto_shares(tables, row, next_seat(row), &layout, shares);
    __builtin_memcpy(into, shares, (size_t)into_size);
    return DONE;
}
