/* Quick and hard players of Dicetto, for playouts and simulations.
 *
 * `quick` values each placing by itself, by how the chance to win changes if it is the only one, and adds up the values
 * of a turn, a battle counting half; it then keeps and places dice as well as possible by these. `hard` takes the move
 * with the highest value; of equal ones a keep, then the first. */
#include "games.h"
#include "values.h"

enum { MOST_IDLE = 200 }; /* turns in a row that ended without dice on the row */

static const double NEVER = -1e9, TRIFLE = 1e-12;

/* Working memory of a quick player: gains by slot and sum, the best of the slots from each on for each hand, and keeps
 * by rolls left. */
struct gains {
    double gain[SLOTS][SUMS], best[SLOTS + 1][HANDS], kept[STAGES][HANDS];
};

/* Working memory of players; the space of hard players follows it. `won` is how many cards were won when the last turn
 * began: if there are fewer, this is the next game. `idle` counts successive turns that left the row without dice. */
struct playing {
    int64_t decisions;
    int won, idle;
    struct gains gains;
    struct outlook outlook;
};

/* Quick play ----------------------------------------------------------------------------------------------------- */

/* Find what dice of each sum gain in each slot by themselves. */
static void weigh(const struct dicetto *dicetto, const struct row *row, struct gains *gains) {
    struct layout layout;
    double shares[MOST_PLAYERS];
    int seat = row->seat;
    lay_out(dicetto, row, &layout);
    dicetto_shares_after(dicetto, row, &layout, shares);
    double before = shares[seat];
    for (int slot = 0; slot < SLOTS; slot++) {
        int kind = kind_at(dicetto, row, slot), least = layout.total[slot], owner = layout.owner[slot];
        for (int total = 0; total < SUMS; total++) {
            gains->gain[slot][total] = NEVER;
        }
        if (kind == CLOSED) {
            continue;
        }
        layout.owner[slot] = (int8_t)seat;
        for (int at = dicetto->first_fit[kind]; at < dicetto->first_fit[kind + 1]; at++) {
            int total = dicetto->total[dicetto->fit[at]];
            if (total >= least && gains->gain[slot][total] == NEVER) {
                layout.total[slot] = (uint8_t)total;
                dicetto_shares_after(dicetto, row, &layout, shares);
                double half = total == least && owner != NOBODY ? 0.5 : 1.0;
                gains->gain[slot][total] = half * (shares[seat] - before);
            }
        }
        layout.owner[slot] = (int8_t)owner;
        layout.total[slot] = (uint8_t)least;
    }
}

/* Find the most that each hand gains in the slots from each one on. */
static void add_up(const struct dicetto *dicetto, const struct row *row, struct gains *gains) {
    __builtin_memset(gains->best[SLOTS], 0, sizeof gains->best[SLOTS]);
    for (int slot = SLOTS - 1; slot >= 0; slot--) {
        double *best = gains->best[slot], *later = gains->best[slot + 1];
        int kind = kind_at(dicetto, row, slot);
        __builtin_memcpy(best, later, sizeof gains->best[slot]);
        if (kind == CLOSED) {
            continue;
        }
        for (int at = dicetto->first_fit[kind]; at < dicetto->first_fit[kind + 1]; at++) {
            int dice = dicetto->fit[at];
            double gain = gains->gain[slot][dicetto->total[dice]];
            if (gain <= 0.0) {
                continue;
            }
            for (int rest = 0; rest < dicetto->smaller[dicetto->size[dice]]; rest++) {
                int hand = dicetto->both[dice][rest];
                best[hand] = gain + later[rest] > best[hand] ? gain + later[rest] : best[hand];
            }
        }
    }
}

/* The dice to keep with `left` rolls left; the whole roll where placing is as good. */
static int best_keep(const struct dicetto *dicetto, const struct gains *gains, int roll, int left) {
    double best = gains->best[0][roll] + TRIFLE;
    int choice = roll;
    for (int at = dicetto->first_keep[roll]; at < dicetto->first_keep[roll + 1]; at++) {
        int keep = dicetto->part[at];
        if (gains->kept[left][keep] > best) {
            best = gains->kept[left][keep];
            choice = keep;
        }
    }
    return choice;
}

/* The dice in hand to lay in a slot, with the slots after it taken into account; 0 for none. */
static int best_dice(const struct dicetto *dicetto, const struct row *row, const struct gains *gains, int slot) {
    int hand = row->hand, place = line_at(dicetto, row, slot) + hand, choice = 0;
    double best = gains->best[slot + 1][hand] + TRIFLE;
    for (int at = 0; at < dicetto->offers[place]; at++) {
        int dice = dicetto->fitting[dicetto->begins[place] + at];
        double worth = gains->gain[slot][dicetto->total[dice]] + gains->best[slot + 1][dicetto->rest[hand][dice]];
        if (worth > best) {
            best = worth;
            choice = dice;
        }
    }
    return choice;
}

/* Play a move, and the chance after it unless the turn ends. */
static void take(const struct dicetto *dicetto, struct row *row, int action, struct playing *game, uint64_t *stream) {
    dicetto_game.play(dicetto, row, action);
    game->decisions++;
    if (action != END_TURN) {
        dicetto_game.chance(dicetto, row, stream);
    }
}

/* Keep, roll and place, up to the end of the turn, from its first choice or a later one. */
static void lay_dice(const struct dicetto *dicetto, struct row *row, struct playing *game, uint64_t *stream) {
    struct gains *gains = &game->gains;
    weigh(dicetto, row, gains);
    add_up(dicetto, row, gains);
    int left = rolls_left(row);
    __builtin_memcpy(gains->kept[0], gains->best[0], sizeof gains->kept[0]);
    for (int stage = 1; stage <= left; stage++) {
        find_stage(dicetto, gains->best[0], gains->kept[stage - 1], gains->kept[stage], 1, 0);
    }
    for (; left > 0; left = rolls_left(row)) {
        int keep = best_keep(dicetto, gains, row->hand, left);
        if (keep == row->hand) {
            break;
        }
        take(dicetto, row, keep, game, stream);
    }
    for (int slot = 0; slot < SLOTS; slot++) {
        int dice = best_dice(dicetto, row, gains, slot);
        if (dice > 0) {
            take(dicetto, row, place_action(slot, dice), game, stream);
        }
    }
}

/* Hard play ---------------------------------------------------------------------------------------------------- */

/* The best keep of a roll by the outlook, or NONE where placing is better. */
static int hard_keep(const struct dicetto *dicetto, const struct row *row, const struct outlook *outlook) {
    int seat = row->seat, choice = NONE;
    const double(*stage)[MOST_PLAYERS] = outlook->stage[rolls_left(row)];
    double best = outlook->stage[0][row->hand][seat];
    for (int at = dicetto->first_keep[row->hand]; at < dicetto->first_keep[row->hand + 1]; at++) {
        int keep = dicetto->part[at];
        if (stage[keep][seat] > best || (choice == NONE && stage[keep][seat] >= best)) {
            best = stage[keep][seat];
            choice = keep;
        }
    }
    return choice;
}

/* Whole games ----------------------------------------------------------------------------------------------------- */

/* Count a turn that left no dice on the row. */
static void count_idle(const struct row *row, struct playing *game) {
    bool bare = true;
    for (int slot = 0; slot < EXTRA; slot++) {
        bare &= row->owner[slot] == NOBODY;
    }
    game->idle = bare ? game->idle + 1 : 0;
}

/* If a deck has points so high that no card can change who wins, nobody gains by laying dice; a game that has stood
 * still for many turns is played on at random. */
static bool is_stuck(const struct dicetto *dicetto, const struct row *row, struct playing *game) {
    int won = 0;
    for (int seat = 0; seat < row->players; seat++) {
        won += seat_in(dicetto, row, seat)->tally[CARDS];
    }
    game->idle = won < game->won ? 0 : game->idle;
    game->won = won;
    return game->idle >= MOST_IDLE;
}

int64_t dicetto_choose(const struct games *games, void *memory, enum level level, uint64_t *stream) {
    const struct dicetto *dicetto = games->tables;
    struct row *row = memory;
    struct playing *game = games->room;
    struct workspace *space = (struct workspace *)(game + 1);
    int action = END_TURN;
    if (is_stuck(dicetto, row, game)) {
        dicetto_game.play_random(dicetto, row, row->seat, stream);
        return 1;
    }
    game->decisions = 0;
    if (level == QUICK) {
        lay_dice(dicetto, row, game, stream);
        take(dicetto, row, END_TURN, game, stream);
    } else {
        double worth[MOST_PLAYERS];
        dicetto_look(dicetto, row, space, &game->outlook);
        do {
            action = rolls_left(row) > 0 ? hard_keep(dicetto, row, &game->outlook) : NONE;
            action = action == NONE ? dicetto_best_placing(dicetto, row, space, worth) : action;
            take(dicetto, row, action, game, stream);
        } while (action != END_TURN);
    }
    count_idle(row, game);
    return game->decisions;
}

int64_t dicetto_games_room(const struct games *games) {
    int64_t space = has_level(games, HARD) ? dicetto_workspace_size() : 0;
    return games->values_size == 0 ? (int64_t)sizeof(struct playing) + space : BAD_TABLES;
}

void dicetto_begin(const struct games *games) {
    struct playing *game = games->room;
    game->won = game->idle = 0;
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
    lay_dice(tables, row, game, stream);
    return DONE;
}
