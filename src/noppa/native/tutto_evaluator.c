/* What positions and moves of Tutto are worth, for Python: the chance to win, by the turn that is being played. */
#include "tutto_values.h"

/* The worth of having so many dice to roll under the card in force, none for a Tutto, with p cells and so many Tuttos
 * made under it. Under a card that may be stopped V is worked out before. */
static struct worth worth_of_dice(struct turn *turn, const struct row *row, const struct made *level, int dice,
                                  int tuttos, int p) {
    const struct tutto *tutto = turn->begun.tutto;
    const struct chart *chart = &tutto->chart;
    int kind = row->card - 1, made = plus_minus_made(tutto, row);
    if (kind == tutto->clover) {
        double chance = chart->aside[dice][HIGHEST];
        chance *= tuttos + (dice > 0) < 2 ? chart->aside[DICE][HIGHEST] : 1.0;
        return made_or_lost(turn, (double[2]){chance, chance}, turn->win);
    }
    if (kind == tutto->firework) {
        return burning(turn, made, dice > 0 ? dice : DICE, p);
    }
    if (kind == tutto->plus_minus) {
        struct worth success = after_a_tutto(turn, row->pile, made + 1, p + chart->plus_minus);
        return made_or_lost(turn, chart->aside[dice], success);
    }
    if (kind == tutto->straight) {
        int up = p + chart->straight_cells;
        struct worth success =
            turn->ways.straight_is_tutto ? after_a_tutto(turn, row->pile, made, up) : banked(turn, made, up);
        return made_or_lost(turn, chart->straight[dice], success);
    }
    return rolling(turn, level, tutto->card[kind].lane, dice, p);
}

/* Stopping counts every valid die of the roll; if they use up all six it is a Tutto first. */
static struct worth worth_of_stop(struct turn *turn, const struct row *row) {
    const struct tutto *tutto = turn->begun.tutto;
    int points = collected(row);
    if (row->left > 0) {
        int whole = tutto->whole[row->rolled];
        points += tutto->set_points[whole];
        points = tutto->set_dice[whole] == row->left ? after_tutto(&tutto->card[row->card - 1], points) : points;
    }
    return banked(turn, plus_minus_made(tutto, row), points / CELL);
}

int worth_of_moves(struct turn *turn, const struct row *row, uint16_t *moves, struct worth *into) {
    const struct tutto *tutto = turn->begun.tutto;
    int count = tutto_legal(tutto, row, moves), kind = row->card - 1, sets = count;
    int made = plus_minus_made(tutto, row), p = collected(row) / CELL;
    while (sets > 0 && moves[sets - 1] >= SETS) {
        sets--;
    }
    const struct made *level = NULL;
    if (sets > 0 && tutto->card[kind].may_stop) {
        level = under_card(turn, kind, row->pile, made, row->left, p);
    }
    for (int at = 0; at < sets; at++) {
        int left = row->left - tutto->set_dice[moves[at]];
        int cells = tutto->card[kind].counts_dice ? tutto->set_points[moves[at]] / CELL : 0;
        into[at] = worth_of_dice(turn, row, level, left, row->tuttos + (left == 0), p + cells);
    }
    for (int at = sets; at < count; at++) {
        into[at] = moves[at] == STOPS ? worth_of_stop(turn, row) : going(turn, row->pile, made, p);
    }
    return count;
}

/* What a position is worth, to the roller first: before a choice what the best move is. Of equal ones a set comes
 * before stopping, stopping before going on: as the rules offer them. */
static struct worth worth_of(struct turn *turn, const struct row *row) {
    if (row->card == 0) {
        return going(turn, row->pile, plus_minus_made(turn->begun.tutto, row), collected(row) / CELL);
    }
    if (asks_dice(row)) {
        const struct tutto *tutto = turn->begun.tutto;
        int kind = row->card - 1, made = plus_minus_made(tutto, row), p = collected(row) / CELL;
        const struct made *level = NULL;
        if (tutto->card[kind].may_stop) {
            level = under_card(turn, kind, row->pile, made, row->left, p);
        }
        return worth_of_dice(turn, row, level, row->left, row->tuttos, p);
    }
    uint16_t moves[MOST_OFFERS];
    struct worth found[MOST_OFFERS];
    int count = worth_of_moves(turn, row, moves, found), best = 0;
    for (int at = 1; at < count; at++) {
        best = found[at].of[0] > found[best].of[0] ? at : best;
    }
    return found[best];
}

/* The border ----------------------------------------------------------------------------------------------------- */

/* Check what every question has in common; a game that is over has no worth to ask for. */
static int64_t check(const void *tables, int64_t size, const double *values, int64_t values_size, const void *row,
                     int64_t row_size) {
    int64_t status = check_position(&tutto_game, tables, size, row, row_size);
    if (status != DONE) {
        return status;
    }
    if (!is_array(values, values_size, solved_size(tables) * 8)) {
        return BAD_SIZE;
    }
    return is_over(tables, row) ? BAD_POSITION : DONE;
}

/* How many bytes the room for questions about a turn needs, of the roller's worth or, with more lines than one, of
 * everybody's. */
EXPORT int64_t noppa_tutto_room(const void *tables, int64_t size, const double *values, int64_t values_size,
                                const void *row, int64_t row_size, int64_t everybody) {
    int64_t status = check(tables, size, values, values_size, row, row_size);
    const struct row *game = row;
    return status == DONE ? turn_room(tables, row, everybody ? game->players : 1) : status;
}

static int64_t check_room(const void *tables, int64_t size, const double *values, int64_t values_size, const void *row,
                          int64_t row_size, int lines, const void *room, int64_t room_size) {
    int64_t status = check(tables, size, values, values_size, row, row_size);
    if (status != DONE) {
        return status;
    }
    bool fits = room != NULL && (uintptr_t)room % 8 == 0 && room_size >= turn_room(tables, row, lines);
    return fits ? DONE : BAD_SIZE;
}

/* Whether an answer holds: with all nodes, or as many as the largest room has place for. */
static bool is_whole(const struct turn *turn, int64_t room_size) { return !turn->is_full || room_size >= MOST_ROOM; }

/* The chance to win of the seat that is due after each legal move, none if there are none or the room is too small. */
EXPORT int64_t noppa_tutto_move_values(const void *tables, int64_t size, const double *values, int64_t values_size,
                                       const void *row, int64_t row_size, void *room, int64_t room_size,
                                       uint16_t *moves, int64_t moves_size, double *into, int64_t into_size) {
    int64_t status = check_room(tables, size, values, values_size, row, row_size, 1, room, room_size);
    if (status != DONE) {
        return status;
    }
    if (moves == NULL || moves_size < MOST_OFFERS * 2 || into == NULL || into_size < MOST_OFFERS * 8) {
        return BAD_SIZE;
    }
    if (tutto_game.due(tables, row) == NOBODY) {
        return 0;
    }
    struct worth found[MOST_OFFERS];
    struct turn *turn = turn_of(tables, values, row, 1, room, room_size);
    int count = worth_of_moves(turn, row, moves, found);
    if (!is_whole(turn, room_size)) {
        return 0;
    }
    for (int at = 0; at < count; at++) {
        into[at] = found[at].of[0];
    }
    return count;
}

/* One seat's part of a worth; of two players the other has the rest. */
static double part_of(const struct row *row, const struct worth *worth, int seat) {
    if (row->players == 2 && seat != row->seat) {
        return 1.0 - worth->of[0];
    }
    return worth->of[(seat - row->seat + row->players) % row->players];
}

static int lines_for(const struct row *row, int64_t seat) {
    return row->players > 2 && seat != row->seat ? row->players : 1;
}

/* The chance of a seat to win, written to `into`; return 1, or 0 if the room is too small. */
EXPORT int64_t noppa_tutto_value(const void *tables, int64_t size, const double *values, int64_t values_size,
                                 const void *row, int64_t row_size, void *room, int64_t room_size, int64_t seat,
                                 double *into, int64_t into_size) {
    int64_t status = check(tables, size, values, values_size, row, row_size);
    const struct row *game = row;
    if (status != DONE) {
        return status;
    }
    if (into == NULL || into_size != 8 || seat < 0 || seat >= game->players) {
        return BAD_ARGUMENT;
    }
    int lines = lines_for(game, seat);
    status = check_room(tables, size, values, values_size, row, row_size, lines, room, room_size);
    if (status != DONE) {
        return status;
    }
    struct turn *turn = turn_of(tables, values, game, lines, room, room_size);
    struct worth worth = worth_of(turn, game);
    *into = part_of(game, &worth, (int)seat);
    return is_whole(turn, room_size);
}

/* What the end of the turn is worth to a seat by the tables, before the pile is looked at: banking so many cells with
 * so many plus/minus made, or with fewer cells than none losing it. Return 1. */
EXPORT int64_t noppa_tutto_end_value(const void *tables, int64_t size, const double *values, int64_t values_size,
                                     const void *row, int64_t row_size, void *room, int64_t room_size, int64_t seat,
                                     int64_t made, int64_t cells, double *into, int64_t into_size) {
    int64_t status = check(tables, size, values, values_size, row, row_size);
    const struct row *game = row;
    if (status != DONE) {
        return status;
    }
    if (into == NULL || into_size != 8 || seat < 0 || seat >= game->players || made < 0 || made > UINT8_MAX ||
        cells > MOST_POINTS) {
        return BAD_ARGUMENT;
    }
    int lines = lines_for(game, seat);
    status = check_room(tables, size, values, values_size, row, row_size, lines, room, room_size);
    if (status != DONE) {
        return status;
    }
    struct turn *turn = turn_of(tables, values, game, lines, room, room_size);
    struct worth worth = cells < 0 ? turn->loss : banked(turn, (int)made, (int)cells);
    *into = part_of(game, &worth, (int)seat);
    return 1;
}
