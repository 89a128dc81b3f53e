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
#include "dicetto.h"
#include "games.h"

enum {
    STAGES = TURN_ROLLS + 2,
    CHALLENGE = SUMS,
    DIGITS = SUMS + 1,
    PLACES = 1 << 17,  /* a turn leads to 66,752 tables at most, battles won or not */
    MOST_FIGHTS = 243, /* 3^5: each card not fought for, won or lost */
    MOST_IDLE = 200    /* turns in a row that ended without dice on the row */
};

static const double NEVER = -1e9, TRIFLE = 1e-12;

static const uint32_t digit_of[SLOTS] = {1, DIGITS, DIGITS *DIGITS, DIGITS *DIGITS *DIGITS,
                                         DIGITS *DIGITS *DIGITS *DIGITS};

/* A table valued: the number of the position evaluated, and in the lowest 24 bits what is laid there. */
struct known {
    uint64_t key;
    double worth[MOST_PLAYERS];
};

/* The value of every hand by the rolls left: stage[r][keep] has r rolls to follow, stage[r][roll] may be placed or kept
 * with r rolls left. */
struct outlook {
    double stage[STAGES][HANDS][MOST_PLAYERS];
};

/* What a quick player goes by: gains by slot and sum, the most that each hand gains in the slots after each one, and in
 * all of them by the rolls left; and the slot after those that it has placed dice on. */
struct gains {
    double gain[SLOTS][SUMS], later[SLOTS][HANDS], stage[STAGES][HANDS];
    int next;
};

/* A table in the course of a turn, with the line of each card: 0 if it takes no dice any more. */
struct table {
    struct layout layout;
    int line[SLOTS];
};

/* Working memory. A quick player needs only the gains, a hard one the outlook of its turn too. The rest is for
 * evaluating a position: which, its table, how many were evaluated so far, the tables valued, and D for each outcome of
 * battles. */
struct workspace {
    struct gains gains;
    struct outlook outlook;
    const struct dicetto *dicetto;
    const struct row *row;
    struct table table;
    uint64_t number;
    struct known known[PLACES];
    double node[MOST_FIGHTS][HANDS][MOST_PLAYERS];
};

static void copy(const double *from, double *into) { __builtin_memcpy(into, from, MOST_PLAYERS * sizeof *into); }

/* Begin to evaluate a position: the tables valued so far count no more. */
static void begin_position(const struct dicetto *dicetto, const struct row *row, struct workspace *space) {
    space->dicetto = dicetto;
    space->row = row;
    space->number++;
    lay_out(dicetto, row, &space->table.layout);
    for (int slot = 0; slot < SLOTS; slot++) { space->table.line[slot] = line_at(dicetto, row, slot); }
}

/* Tables valued -------------------------------------------------------------------------------------------------- */

/* The value of a table with sums laid on it: the mean over the outcomes of the challenges still to be fought. */
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
    double total[MOST_PLAYERS] = {0};
    int outcomes = 1 << __builtin_popcount(challenges);
    unsigned won = challenges;
    for (int outcome = 0; outcome < outcomes; outcome++, won = (won - 1) & challenges) {
        for (int slot = 0; slot < SLOTS; slot++) {
            if ((challenges >> slot & 1) != 0) {
                layout.owner[slot] = (won >> slot & 1) != 0 ? (int8_t)row->seat : row->owner[slot];
            }
        }
        dicetto_shares_after(dicetto, row, &layout, into);
        for (int seat = 0; seat < row->players; seat++) { total[seat] += into[seat]; }
    }
    for (int seat = 0; seat < row->players; seat++) { into[seat] = total[seat] / outcomes; }
}

/* The value of the table with these sums laid on it, computed if it is not known yet. */
static const double *look_up(struct workspace *space, uint32_t laid) {
    uint64_t key = space->number << 24 | laid;
    struct known *known = &space->known[((laid * GOLDEN) >> 32) % PLACES];
    while (known->key != key && known->key >> 24 == space->number) {
        known = known + 1 < space->known + PLACES ? known + 1 : space->known;
    }
    if (known->key != key) {
        known->key = key;
        value_table(space->dicetto, space->row, laid, known->worth);
    }
    return known->worth;
}

/* Placing --------------------------------------------------------------------------------------------------------- */

/* Hands to place as well as possible: the parts of a whole, which may be ANY, or the whole alone; and N for each. */
struct search {
    struct workspace *space;
    const struct table *table;
    int whole;
    struct choices hands;
    double (*into)[MOST_PLAYERS];
};

/* Note the value of a way to lay dice, and of every way to lay more of them in the slots below one; no battle at once.
 */
static void lay(const struct search *search, int below, int used, uint32_t laid) {
    const struct dicetto *dicetto = search->space->dicetto;
    const struct layout *layout = &search->table->layout;
    const double *worth = look_up(search->space, laid);
    double *best = search->into[search->hands.count == 1 ? search->whole : used];
    int seat = search->space->row->seat;
    if (worth[seat] > best[seat]) { copy(worth, best); }
    for (int slot = 0; slot < below; slot++) {
        struct choices choices = choices_of(dicetto, search->table->line[slot], search->whole);
        for (int at = 0; at < choices.count; at++) {
            int dice = choices.dice[at], total = dicetto->total[dice], both = dicetto->both[used][dice];
            bool challenge = total == layout->total[slot] && layout->owner[slot] != NOBODY;
            if (both == NONE) { break; /* the choices behind it have as many dice or more */ }
            if (dicetto->rest[search->whole][both] != NONE && !(challenge && dicetto->at_once)) {
                lay(search, slot, both, laid + digit_of[slot] * (uint32_t)(challenge ? CHALLENGE : total));
            }
        }
    }
}

/* Find N. */
static void settle(const struct search *search, uint32_t laid) {
    int seat = search->space->row->seat, count = search->hands.count;
    for (int at = 0; at < count; at++) { search->into[search->hands.dice[at]][seat] = -1.0; }
    lay(search, SLOTS, 0, laid);
    for (int at = 0; at < count && count > 1; at++) { /* a hand may be placed as a part of it is */
        int hand = search->hands.dice[at];
        for (int face = FACES; face > 0; face--) { /* as the rules order them: ascending */
            int part = search->space->dicetto->rest[hand][face];
            if (part != NONE && search->into[part][seat] > search->into[hand][seat]) {
                copy(search->into[part], search->into[hand]);
            }
        }
    }
}

/* Raise D to the value of a challenge for the card in a slot. */
static void offer_battle(const struct search *search, int slot, double (*won)[MOST_PLAYERS],
                         double (*lost)[MOST_PLAYERS]) {
    const struct dicetto *dicetto = search->space->dicetto;
    struct choices choices = choices_of(dicetto, search->table->line[slot], search->whole);
    int seat = search->space->row->seat;
    for (int at = 0; at < choices.count; at++) {
        int dice = choices.dice[at];
        for (int number = 0; number < search->hands.count; number++) {
            int rest = search->hands.dice[number], hand = dicetto->both[dice][rest];
            if (hand == NONE || dicetto->total[dice] != search->table->layout.total[slot]) {
                break; /* the hands behind it have as many dice or more */
            }
            double *best = search->into[hand];
            if (dicetto->rest[search->whole][hand] != NONE && (won[rest][seat] + lost[rest][seat]) / 2 > best[seat]) {
                for (int other = 0; other < MOST_PLAYERS; other++) {
                    best[other] = (won[rest][other] + lost[rest][other]) / 2;
                }
            }
        }
    }
}

/* D of a hand, which may be ANY, for a table; and of its parts, if battles may be fought there, for every outcome.
 *
 * A node has a digit 0, 1 or 2 for each card that is fought for, lowest slot first: not fought, won or lost. Node 0 is
 * D before any battle. */
static const double *work_out(struct workspace *space, const struct table *before, int whole, uint32_t laid) {
    struct choices hands = choices_of(space->dicetto, KEEP_LINE, whole);
    int fights[SLOTS], count = 0, nodes = 1;
    for (int slot = 0; slot < SLOTS && space->dicetto->at_once; slot++) {
        int line = before->line[slot], choices = choices_of(space->dicetto, line, whole).count;
        if (choices > 0 && before->layout.owner[slot] != NOBODY &&
            choices > choices_of(space->dicetto, line + LINE, whole).count) { /* not all have a higher sum */
            fights[count++] = slot;
            nodes *= 3;
        }
    }
    if (count == 0 && whole != ANY) { /* without the parts */
        hands = (struct choices){1, hands.dice + hands.count - 1};
    }
    for (int node = nodes - 1; node >= 0; node--) {
        struct table table = *before;
        uint32_t won = 0;
        for (int fight = 0, left = node; fight < count; fight++, left /= 3) {
            int slot = fights[fight];
            if (left % 3 != 0) { table.line[slot] = 0; }
            if (left % 3 == 1) {
                table.layout.owner[slot] = (int8_t)space->row->seat;
                won += digit_of[slot] * before->layout.total[slot];
            }
        }
        struct search search = {space, &table, whole, hands, space->node[node]};
        settle(&search, laid + won);
        for (int fight = 0, step = 1; fight < count; fight++, step *= 3) {
            if (node / step % 3 == 0) {
                offer_battle(&search, fights[fight], space->node[node + step], space->node[node + 2 * step]);
            }
        }
    }
    return space->node[0][whole == ANY ? 0 : whole];
}

/* Rolls ----------------------------------------------------------------------------------------------------------- */

/* Find what every hand is worth with up to `most` rolls left from what placing it is worth, the first stage; a hand has
 * `width` numbers, and the one of `chooser` decides. */
ALWAYS_INLINE void find_stages(const struct dicetto *dicetto, double *placed, int most, int width, int chooser) {
    double *stage = placed;
    for (int left = 1; left <= most; left++) {
        const double *before = stage + KEEPS * width;
        stage += HANDS * width;
        __builtin_memcpy(stage + KEEPS * width, before, (size_t)((HANDS - KEEPS) * width) * sizeof *stage);
        for (int keep = KEEPS - 1; keep >= 0; keep--) {
            for (int at = 0; at < width; at++) {
                double total = 0.0;
                for (int face = 0; face < FACES; face++) {
                    total += stage[dicetto->lattice.plus[keep][face] * width + at];
                }
                stage[keep * width + at] = total / FACES;
            }
        }
        for (int roll = KEEPS; roll < HANDS; roll++) {
            struct choices keeps = choices_of(dicetto, KEEP_LINE, roll);
            const double *best = placed + roll * width;
            double worth = best[chooser];
            for (int at = 0; at < keeps.count; at++) {
                const double *kept = stage + keeps.dice[at] * width;
                best = kept[chooser] > worth ? kept : best;
                worth = kept[chooser] > worth ? kept[chooser] : worth;
            }
            __builtin_memcpy(stage + roll * width, best, (size_t)width * sizeof *stage);
        }
    }
}

/* Evaluate a turn in which no die is placed yet. */
static void look(const struct dicetto *dicetto, const struct row *row, struct workspace *space,
                 struct outlook *outlook) {
    begin_position(dicetto, row, space);
    __builtin_memcpy(outlook->stage[0], work_out(space, &space->table, ANY, 0), sizeof outlook->stage[0]);
    find_stages(dicetto, outlook->stage[0][0], STAGES - 1, MOST_PLAYERS, row->seat);
}

/* Moves ----------------------------------------------------------------------------------------------------------- */

/* The value of ending the turn, or of placing dice: on a card that is free or beaten, or as a challenge. */
static void value_move(struct workspace *space, int action, double *into) {
    const struct dicetto *dicetto = space->dicetto;
    struct table table = space->table;
    if (action == END_TURN) {
        copy(look_up(space, 0), into);
        return;
    }
    int slot = (action - KEEPS) / CHOICES, dice = (action - KEEPS) % CHOICES + 1;
    int rest = dicetto->rest[space->row->hand][dice], total = dicetto->total[dice];
    bool challenge = table.layout.owner[slot] != NOBODY && total == table.layout.total[slot];
    bool at_once = challenge && dicetto->at_once;
    double lost[MOST_PLAYERS];
    table.line[slot] = 0;
    if (at_once) { copy(work_out(space, &table, rest, 0), lost); }
    if (at_once || !challenge) { table.layout.owner[slot] = (int8_t)space->row->seat; }
    uint32_t laid = digit_of[slot] * (uint32_t)(challenge && !at_once ? CHALLENGE : total);
    copy(work_out(space, &table, rest, laid), into);
    for (int seat = 0; at_once && seat < MOST_PLAYERS; seat++) { into[seat] = (lost[seat] + into[seat]) / 2; }
}

/* Find the best of placing dice and ending the turn, and its value to each seat. */
static int best_placing(const struct dicetto *dicetto, const struct row *row, struct workspace *space, double *into) {
    uint16_t moves[END_TURN + 1];
    int count = dicetto_game.legal(dicetto, row, moves), choice = NOBODY;
    begin_position(dicetto, row, space);
    for (int at = 0; at < count; at++) {
        double worth[MOST_PLAYERS];
        if (moves[at] < KEEPS) { continue; }
        value_move(space, moves[at], worth);
        if (choice == NOBODY || worth[row->seat] > into[row->seat]) {
            copy(worth, into);
            choice = moves[at];
        }
    }
    return choice;
}

/* Quick play ----------------------------------------------------------------------------------------------------- */

/* A quick player values each placing by itself, by how the chance to win changes if it is the only one, and adds up the
 * values of a turn, a battle counting half; it then keeps and places dice as well as possible by these. */

/* Find what each sum gains in each slot, and the most that each hand gains in the slots after each one and in all. */
static void find_gains(const struct dicetto *dicetto, const struct row *row, struct gains *gains) {
    struct layout before;
    double shares[MOST_PLAYERS];
    int seat = row->seat;
    lay_out(dicetto, row, &before);
    dicetto_shares_after(dicetto, row, &before, shares);
    double share = shares[seat];
    gains->next = 0;
    __builtin_memset(gains->later[EXTRA], 0, sizeof gains->later[EXTRA]);
    for (int slot = EXTRA; slot >= 0; slot--) {
        struct choices choices = choices_of(dicetto, line_at(dicetto, row, slot), ANY);
        const double *later = gains->later[slot];
        double *gain = gains->gain[slot], *best = slot > 0 ? gains->later[slot - 1] : gains->stage[0];
        __builtin_memcpy(best, later, sizeof gains->later[slot]);
        for (int total = 0; total < SUMS; total++) { gain[total] = NEVER; }
        for (int at = 0; at < choices.count; at++) {
            int dice = choices.dice[at], total = dicetto->total[dice], hand;
            if (gain[total] == NEVER) {
                struct layout layout = before;
                layout.owner[slot] = (int8_t)seat;
                layout.total[slot] = (uint8_t)total;
                dicetto_shares_after(dicetto, row, &layout, shares);
                bool battle = before.owner[slot] != NOBODY && total == before.total[slot];
                gain[total] = (battle ? 0.5 : 1.0) * (shares[seat] - share);
            }
            for (int rest = 0; gain[total] > 0.0 && (hand = dicetto->both[dice][rest]) != NONE; rest++) {
                best[hand] = gain[total] + later[rest] > best[hand] ? gain[total] + later[rest] : best[hand];
            }
        }
    }
    find_stages(dicetto, gains->stage[0], rolls_left(row), 1, 0);
}

/* The next placing of the dice in hand that gains more than to leave its slot, with the slots after it taken into
 * account; END_TURN if none does. */
static int quick_placing(const struct dicetto *dicetto, const struct row *row, struct gains *gains) {
    while (gains->next < SLOTS) {
        int slot = gains->next++;
        struct choices choices = choices_of(dicetto, line_at(dicetto, row, slot), row->hand);
        const double *gain = gains->gain[slot], *later = gains->later[slot];
        double best = later[row->hand] + TRIFLE;
        int choice = 0;
        for (int at = 0; at < choices.count; at++) {
            int dice = choices.dice[at];
            double worth = gain[dicetto->total[dice]] + later[dicetto->rest[row->hand][dice]];
            choice = worth > best ? dice : choice;
            best = worth > best ? worth : best;
        }
        if (choice != 0) { return place_action(slot, choice); }
    }
    return END_TURN;
}

/* Whole games ----------------------------------------------------------------------------------------------------- */

/* The dice to keep by the stages of a turn, one number of each hand in `width`: the first of the best if they are worth
 * as much as placing and `more`, NOBODY if not, or if no roll is left. */
static int best_keep(const struct dicetto *dicetto, const struct row *row, const double *stages, int width,
                     double more) {
    struct choices keeps = choices_of(dicetto, rolls_left(row) > 0 ? KEEP_LINE : 0, row->hand);
    const double *kept = stages + rolls_left(row) * HANDS * width;
    double best = stages[row->hand * width] + more;
    int choice = NOBODY;
    for (int at = 0; at < keeps.count; at++) {
        double worth = kept[keeps.dice[at] * width];
        if (worth > best || (choice == NOBODY && worth >= best)) {
            best = worth;
            choice = keeps.dice[at];
        }
    }
    return choice;
}

/* Play a turn, from its first choice or a later one. If a deck has points so high that no card can change who wins,
 * nobody gains by laying dice; a game that has stood still for many turns is played on at random, move by move. */
int64_t dicetto_choose(const struct games *games, void *memory, enum level level, uint64_t *stream) {
    const struct dicetto *dicetto = games->tables;
    struct workspace *space = games->room;
    struct row *row = memory;
    double worth[MOST_PLAYERS];
    int64_t decisions = 0;
    int action;
    if (row->idle >= MOST_IDLE) {
        dicetto_game.play_random(dicetto, row, row->seat, stream);
        return 1;
    }
    if (level == QUICK) {
        find_gains(dicetto, row, &space->gains);
    } else {
        look(dicetto, row, space, &space->outlook);
    }
    do {
        dicetto_game.chance(dicetto, row, stream);
        if (level == QUICK) {
            action = best_keep(dicetto, row, space->gains.stage[0], 1, TRIFLE);
            action = action == NOBODY ? quick_placing(dicetto, row, &space->gains) : action;
        } else {
            action = best_keep(dicetto, row, &space->outlook.stage[0][0][row->seat], MOST_PLAYERS, 0.0);
            action = action == NOBODY ? best_placing(dicetto, row, space, worth) : action;
        }
        dicetto_game.play(dicetto, row, action);
        decisions++;
    } while (action != END_TURN);
    row->idle = is_bare(row->owner) ? row->idle + 1 : 0;
    return decisions;
}

int64_t dicetto_games_room(const struct games *games) {
    size_t room = has_level(games, HARD) ? sizeof(struct workspace) : sizeof(struct gains);
    return games->values_size == 0 ? (int64_t)room : BAD_TABLES;
}

/* Exported -------------------------------------------------------------------------------------------------------- */

EXPORT int64_t noppa_dicetto_outlook_size(void) { return (int64_t)sizeof(struct outlook); }

static bool is_workspace(const struct workspace *space, int64_t size) {
    return is_aligned(space) && size >= (int64_t)sizeof *space;
}

/* Evaluate a position of a game that goes on. While dice may be rolled, find the values of every hand, whatever the
 * dice in hand. Else write only the values of this position, as the first: before the first roll as the last turn
 * ended, while dice are placed, or with battles at the end of a turn; those at once are the mean of what follows. */
EXPORT int64_t noppa_dicetto_look(const void *tables, int64_t size, const struct row *row, int64_t row_size,
                                  struct workspace *space, int64_t space_size, struct outlook *outlook,
                                  int64_t outlook_size) {
    const struct dicetto *dicetto = tables;
    int64_t status = check_position(&dicetto_game, tables, size, row, row_size);
    if (status != DONE || dicetto_is_over(dicetto, row) || (dicetto->at_once && row->challenges != 0)) {
        return status != DONE ? status : BAD_ARGUMENT;
    }
    if (!is_workspace(space, space_size) || !is_array(outlook, outlook_size, sizeof *outlook)) { return BAD_SIZE; }
    double *values = outlook->stage[0][0];
    if (row->rolls == 0) {
        struct layout layout;
        lay_out(dicetto, row, &layout);
        layout.owner[EXTRA] = row->extra_roll ? (int8_t)row->seat : layout.owner[EXTRA]; /* still to be made */
        dicetto_shares(dicetto, row, row->seat, &layout, values);
    } else if (battle_is_due(dicetto, row)) {
        value_table(dicetto, row, 0, values);
    } else if (row->closed != 0) {
        best_placing(dicetto, row, space, values);
    } else {
        look(dicetto, row, space, outlook);
    }
    return DONE;
}

/* Write the moves of the seat that is due, and what each is worth to it; return how many. */
EXPORT int64_t noppa_dicetto_move_values(const void *tables, int64_t size, const struct outlook *outlook,
                                         int64_t outlook_size, const struct row *row, int64_t row_size,
                                         struct workspace *space, int64_t space_size, uint16_t *moves,
                                         int64_t moves_size, double *values, int64_t values_size) {
    int64_t status = check_position(&dicetto_game, tables, size, row, row_size);
    if (status != DONE) { return status; }
    int64_t most = dicetto_game.sizes(tables, row->players).most_moves;
    if (!is_workspace(space, space_size) || moves_size < most * 2 || values_size < most * 8 ||
        (rolls_left(row) > 0 && !is_array(outlook, outlook_size, sizeof *outlook))) {
        return BAD_SIZE;
    }
    int count = dicetto_game.legal(tables, row, moves);
    begin_position(tables, row, space);
    for (int at = 0; at < count; at++) {
        double worth[MOST_PLAYERS];
        if (moves[at] < KEEPS) {
            copy(outlook->stage[rolls_left(row)][moves[at]], worth);
        } else {
            value_move(space, moves[at], worth);
        }
        values[at] = worth[row->seat];
    }
    return count;
}

/* Play a turn as the quick player does, for training. */
EXPORT int64_t noppa_dicetto_quick_turn(const void *tables, int64_t size, struct row *row, int64_t row_size,
                                        struct workspace *space, int64_t space_size, uint64_t *stream,
                                        int64_t stream_size) {
    int64_t status = check_position(&dicetto_game, tables, size, row, row_size);
    if (status != DONE || dicetto_game.due(tables, row) == NOBODY) { return status != DONE ? status : BAD_POSITION; }
    if (!is_workspace(space, space_size) || !is_array(stream, stream_size, sizeof *stream)) { return BAD_SIZE; }
    struct games games = {.tables = tables, .room = space};
    dicetto_choose(&games, row, QUICK, stream);
    row->idle = 0;
    return DONE;
}
