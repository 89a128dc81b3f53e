/* Quick and hard players of Dicetto, for playouts and simulations.
 *
 * `quick` values each placing by itself, by how the chance to win changes if it is the only one, and adds up the values
 * of a turn, a battle counting half; it then keeps and places dice as well as possible by these. `hard` takes the move
 * with the highest value; of equal ones a keep, then the first. */
#include "games.h"
#include "values.h"

enum { MOST_IDLE = 200 }; /* turns in a row that ended without dice on the row */

static const double NEVER = -1e9, TRIFLE = 1e-12;

/* What a quick player goes by: gains by slot and sum, the best of the slots from each on for each hand, and the most
 * that each hand can gain by the rolls left; and the slot after those that it has placed dice on. */
struct gains {
    int next;
    double gain[SLOTS][SUMS], best[SLOTS + 1][HANDS], kept[STAGES][HANDS];
};

/* Working memory of players; the space of hard players follows it. */
struct playing {
    struct gains gains;
    struct outlook outlook;
};

/* Quick play ----------------------------------------------------------------------------------------------------- */

/* What dice of a sum gain in a slot by themselves, where the chance to win is as high as `before` without them. */
static double weigh(const struct dicetto *dicetto, const struct row *row, int slot, int total, double before) {
    struct layout layout;
    double shares[MOST_PLAYERS];
    lay_out(dicetto, row, &layout);
    bool battle = total == layout.total[slot] && layout.owner[slot] != NOBODY;
    layout.owner[slot] = (int8_t)row->seat;
    layout.total[slot] = (uint8_t)total;
    dicetto_shares_after(dicetto, row, &layout, shares);
    return (battle ? 0.5 : 1.0) * (shares[row->seat] - before);
}

/* Find what each sum gains in each slot, the most that each hand gains in the slots from each one on, and then the most
 * with rolls left. */
static void find_gains(const struct dicetto *dicetto, const struct row *row, struct gains *gains) {
    struct layout layout;
    double shares[MOST_PLAYERS];
    lay_out(dicetto, row, &layout);
    dicetto_shares_after(dicetto, row, &layout, shares);
    gains->next = 0;
    __builtin_memset(gains->best[SLOTS], 0, sizeof gains->best[SLOTS]);
    for (int slot = SLOTS - 1; slot >= 0; slot--) {
        struct choices choices = choices_of(dicetto, line_at(dicetto, row, slot), ANY);
        double *gain = gains->gain[slot], *best = gains->best[slot], *later = gains->best[slot + 1];
        __builtin_memcpy(best, later, sizeof gains->best[slot]);
        for (int total = 0; total < SUMS; total++) {
            gain[total] = NEVER;
        }
        for (int at = 0; at < choices.count; at++) {
            int dice = choices.dice[at], total = dicetto->total[dice], hand;
            if (gain[total] == NEVER) {
                gain[total] = weigh(dicetto, row, slot, total, shares[row->seat]);
            }
            for (int rest = 0; gain[total] > 0.0 && (hand = dicetto->both[dice][rest]) != NONE; rest++) {
                best[hand] = gain[total] + later[rest] > best[hand] ? gain[total] + later[rest] : best[hand];
            }
        }
    }
    __builtin_memcpy(gains->kept[0], gains->best[0], sizeof gains->kept[0]);
    for (int stage = 1; stage <= rolls_left(row); stage++) {
        find_stage(dicetto, gains->best[0], gains->kept[stage - 1], gains->kept[stage], 1, 0);
    }
}

/* The next placing of the dice in hand that gains more than to leave its slot, with the slots after it taken into
 * account; END_TURN if none does. */
static int quick_placing(const struct dicetto *dicetto, const struct row *row, struct gains *gains) {
    while (gains->next < SLOTS) {
        int slot = gains->next++;
        struct choices choices = choices_of(dicetto, line_at(dicetto, row, slot), row->hand);
        const double *gain = gains->gain[slot], *later = gains->best[slot + 1];
        double best = later[row->hand] + TRIFLE;
        int choice = 0;
        for (int at = 0; at < choices.count; at++) {
            int dice = choices.dice[at];
            double worth = gain[dicetto->total[dice]] + later[dicetto->rest[row->hand][dice]];
            choice = worth > best ? dice : choice;
            best = worth > best ? worth : best;
        }
        if (choice != 0) {
            return place_action(slot, choice);
        }
    }
    return END_TURN;
}

/* Whole games ----------------------------------------------------------------------------------------------------- */

/* The dice to keep by the value of each hand, one number in `width`: the first of the best if they are worth at least
 * as much as placing; NOBODY if not, or if no roll is left. */
static int best_keep(const struct dicetto *dicetto, const struct row *row, const double *kept, int width,
                     double placing) {
    struct choices keeps = choices_of(dicetto, rolls_left(row) > 0 ? KEEP_LINE : 0, row->hand);
    int choice = NOBODY;
    for (int at = 0; at < keeps.count; at++) {
        double worth = kept[keeps.dice[at] * width];
        if (worth > placing || (choice == NOBODY && worth >= placing)) {
            placing = worth;
            choice = keeps.dice[at];
        }
    }
    return choice;
}

/* Choose a move by what was found when the turn began. */
static int choose(const struct dicetto *dicetto, const struct row *row, enum level level, struct playing *game) {
    struct gains *gains = &game->gains;
    const double(*stage)[HANDS][MOST_PLAYERS] = game->outlook.stage;
    int left = rolls_left(row), hand = row->hand, seat = row->seat, keep;
    double worth[MOST_PLAYERS];
    if (level == QUICK) {
        keep = best_keep(dicetto, row, gains->kept[left], 1, gains->best[0][hand] + TRIFLE);
        return keep != NOBODY ? keep : quick_placing(dicetto, row, gains);
    }
    keep = best_keep(dicetto, row, &stage[left][0][seat], MOST_PLAYERS, stage[0][hand][seat]);
    return keep != NOBODY ? keep : dicetto_best_placing(dicetto, row, (struct workspace *)(game + 1), worth);
}

/* Play a turn from its first choice or a later one, but not its last move; return the number of decisions. */
static int64_t play_turn(const struct dicetto *dicetto, struct row *row, enum level level, struct playing *game,
                         uint64_t *stream) {
    int64_t decisions = 0;
    int action;
    if (level == QUICK) {
        find_gains(dicetto, row, &game->gains);
    } else {
        dicetto_look(dicetto, row, (struct workspace *)(game + 1), &game->outlook);
    }
    while ((action = choose(dicetto, row, level, game)) != END_TURN) {
        dicetto_game.play(dicetto, row, action);
        dicetto_game.chance(dicetto, row, stream);
        decisions++;
    }
    return decisions;
}

/* If a deck has points so high that no card can change who wins, nobody gains by laying dice; a game that has stood
 * still for many turns is played on at random. */
int64_t dicetto_choose(const struct games *games, void *memory, enum level level, uint64_t *stream) {
    const struct dicetto *dicetto = games->tables;
    struct row *row = memory;
    if (row->idle >= MOST_IDLE) {
        dicetto_game.play_random(dicetto, row, row->seat, stream);
        return 1;
    }
    int64_t decisions = play_turn(dicetto, row, level, games->room, stream) + 1;
    dicetto_game.play(dicetto, row, END_TURN);
    row->idle = is_bare(row->owner) ? row->idle + 1 : 0;
    return decisions;
}

int64_t dicetto_games_room(const struct games *games) {
    int64_t space = has_level(games, HARD) ? dicetto_workspace_size() : 0;
    return games->values_size == 0 ? (int64_t)sizeof(struct playing) + space : BAD_TABLES;
}

/* Play a turn as the quick player does, except its last move, for training. */
EXPORT int64_t noppa_dicetto_quick_turn(const void *tables, int64_t size, struct row *row, int64_t row_size,
                                        struct playing *game, int64_t game_size, uint64_t *stream,
                                        int64_t stream_size) {
    int64_t status = check_position(&dicetto_game, tables, size, row, row_size);
    if (status != DONE || dicetto_game.due(tables, row) == NOBODY) {
        return status != DONE ? status : BAD_POSITION;
    }
    if (!is_array(game, game_size, sizeof *game) || !is_array(stream, stream_size, sizeof *stream)) {
        return BAD_SIZE;
    }
    play_turn(tables, row, QUICK, game, stream);
    return DONE;
}
