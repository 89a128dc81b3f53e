/* Games of Dicetto by players who each choose in their own way, on the step: playouts for chances, and simulations.
 *
 * `random` takes any legal move. `quick` takes what a placing gains by itself, as the change of the chance to win when
 * it is the only one, and adds up the gains of a turn, a battle counting half; that turn is then kept and placed for as
 * well as possible. `hard` takes the move with the highest value; of equal ones a keep, then the first. Every game has
 * a stream of random numbers of its own, so results do not depend on how games are shared out. */
#include "dicetto_values.h"
#include "games.h"

enum { MOST_IDLE = 200 }; /* turns after which nobody has dice on the row */

static const double NEVER = -1e9, TRIFLE = 1e-12;

/* What a quick player writes on: gains by slot and sum, the best of the slots from each on for each hand, and keeps by
 * rolls left. */
struct pad {
    double gain[SLOTS][SUMS], best[SLOTS + 1][HANDS], kept[STAGES][HANDS];
};

/* A game in progress, and all that its players write on. The bench of hard players lies behind it. */
struct playing {
    uint64_t stream;
    int64_t decisions;
    struct pad pad;
    struct outlook outlook;
    uint16_t moves[END_TURN + 1];
    _Alignas(8) char row[MOST_ROW];
};

/* Quick play ----------------------------------------------------------------------------------------------------- */

/* Find what dice of each sum gain in each slot, by themselves. */
static void weigh(const struct dicetto *dicetto, const struct row *row, struct pad *pad) {
    struct desk desk;
    double shares[MOST_PLAYERS];
    int seat = row->seat;
    lay_out(dicetto, row, &desk);
    dicetto_shares_after(dicetto, row, &desk, shares);
    double before = shares[seat];
    for (int slot = 0; slot < SLOTS; slot++) {
        int kind = kind_at(dicetto, row, slot), least = desk.total[slot], owner = desk.owner[slot];
        for (int total = 0; total < SUMS; total++) {
            pad->gain[slot][total] = NEVER;
        }
        if (kind == CLOSED) {
            continue;
        }
        desk.owner[slot] = (int8_t)seat;
        for (int at = dicetto->first_fit[kind]; at < dicetto->first_fit[kind + 1]; at++) {
            int total = dicetto->total[dicetto->fit[at]];
            if (total >= least && pad->gain[slot][total] == NEVER) {
                desk.total[slot] = (uint8_t)total;
                dicetto_shares_after(dicetto, row, &desk, shares);
                double half = total == least && owner != NOBODY ? 0.5 : 1.0;
                pad->gain[slot][total] = half * (shares[seat] - before);
            }
        }
        desk.owner[slot] = (int8_t)owner;
        desk.total[slot] = (uint8_t)least;
    }
}

/* Find the most that each hand gains in the slots from each one on. */
static void add_up(const struct dicetto *dicetto, const struct row *row, struct pad *pad) {
    __builtin_memset(pad->best[SLOTS], 0, sizeof pad->best[SLOTS]);
    for (int slot = SLOTS - 1; slot >= 0; slot--) {
        double *best = pad->best[slot], *later = pad->best[slot + 1];
        int kind = kind_at(dicetto, row, slot);
        __builtin_memcpy(best, later, sizeof pad->best[slot]);
        if (kind == CLOSED) {
            continue;
        }
        for (int at = dicetto->first_fit[kind]; at < dicetto->first_fit[kind + 1]; at++) {
            int dice = dicetto->fit[at];
            double gain = pad->gain[slot][dicetto->total[dice]];
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

/* The dice to keep with so many rolls left; the whole roll where placing is as good. */
static int best_keep(const struct dicetto *dicetto, const struct pad *pad, int roll, int left) {
    double best = pad->best[0][roll] + TRIFLE;
    int choice = roll;
    for (int at = dicetto->first_keep[roll]; at < dicetto->first_keep[roll + 1]; at++) {
        int keep = dicetto->part[at];
        if (pad->kept[left][keep] > best) {
            best = pad->kept[left][keep];
            choice = keep;
        }
    }
    return choice;
}

/* The dice in hand to lay in a slot, the slots after it in mind; 0 for none. */
static int best_dice(const struct dicetto *dicetto, const struct row *row, const struct pad *pad, int slot) {
    int hand = row->hand, place = line_at(dicetto, row, slot) + hand, choice = 0;
    double best = pad->best[slot + 1][hand] + TRIFLE;
    for (int at = 0; at < dicetto->offers[place]; at++) {
        int dice = dicetto->fitting[dicetto->begins[place] + at];
        double worth = pad->gain[slot][dicetto->total[dice]] + pad->best[slot + 1][dicetto->rest[hand][dice]];
        if (worth > best) {
            best = worth;
            choice = dice;
        }
    }
    return choice;
}

/* Play a move, and what chance answers unless the turn ends. */
static void take(const struct dicetto *dicetto, struct row *row, int action, struct playing *game) {
    dicetto_play(dicetto, row, action);
    game->decisions++;
    if (action != END_TURN) {
        dicetto_chance(dicetto, row, &game->stream);
    }
}

/* Keep, roll and place, up to the end of the turn, from its first choice or a later one. */
static void lay_dice(const struct dicetto *dicetto, struct row *row, struct playing *game) {
    struct pad *pad = &game->pad;
    weigh(dicetto, row, pad);
    add_up(dicetto, row, pad);
    int left = rolls_left(row);
    __builtin_memcpy(pad->kept[0], pad->best[0], sizeof pad->kept[0]);
    for (int stage = 1; stage <= left; stage++) {
        find_stage(dicetto, pad->best[0], pad->kept[stage - 1], pad->kept[stage], 1, 0);
    }
    for (; left > 0; left = rolls_left(row)) {
        int keep = best_keep(dicetto, pad, row->hand, left);
        if (keep == row->hand) {
            break;
        }
        take(dicetto, row, keep, game);
    }
    for (int slot = 0; slot < SLOTS; slot++) {
        int dice = best_dice(dicetto, row, pad, slot);
        if (dice > 0) {
            take(dicetto, row, place_action(slot, dice), game);
        }
    }
}

/* Hard and random play ------------------------------------------------------------------------------------------- */

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

/* The best of placing and being done. */
static int hard_placing(const struct dicetto *dicetto, const struct row *row, struct playing *game,
                        struct bench *bench) {
    int count = dicetto_legal(dicetto, row, game->moves), choice = END_TURN;
    double best = NEVER;
    for (int at = 0; at < count; at++) {
        double worth[MOST_PLAYERS];
        if (game->moves[at] >= KEEPS) {
            dicetto_move_value(dicetto, NULL, row, bench, game->moves[at], worth);
            choice = worth[row->seat] > best ? game->moves[at] : choice;
            best = worth[row->seat] > best ? worth[row->seat] : best;
        }
    }
    return choice;
}

static const uint64_t EACH = UINT64_C(0x0101010101); /* a one in the byte of each slot */
static const uint64_t HIGH = UINT64_C(0x8080808080);

/* Any legal move, without a list of them. How many placings each card offers is a byte of one word, so that one
 * multiplication adds them up slot by slot, and one subtraction finds the slot of a move. */
static inline int random_move(const struct dicetto *dicetto, const struct row *row, uint64_t *stream) {
    int hand = row->hand, first = dicetto->first_keep[hand], place[SLOTS];
    int keeps = rolls_left(row) > 0 ? dicetto->first_keep[hand + 1] - first : 0;
    uint64_t sums = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        place[slot] = line_at(dicetto, row, slot) + hand;
        sums |= (uint64_t)dicetto->offers[place[slot]] << 8 * slot;
    }
    sums *= EACH;
    int all = (int)(sums >> 8 * EXTRA & 0xFF), move = (int)share(next_word(stream), (uint32_t)(keeps + all + 1));
    if (move < keeps) {
        return dicetto->part[first + move];
    }
    move -= keeps;
    if (move == all) {
        return END_TURN;
    }
    int slot = __builtin_popcountll(((((uint64_t)move * EACH) | HIGH) - sums) & HIGH);
    int before = (int)((sums << 8) >> 8 * slot & 0xFF);
    return place_action(slot, dicetto->fitting[dicetto->begins[place[slot]] + move - before]);
}

/* Play to the end of a turn that chance has begun. */
static inline void play_turn(const struct dicetto *dicetto, struct row *row, enum level level, struct playing *game,
                             struct bench *bench) {
    int action = END_TURN;
    if (level == QUICK) {
        lay_dice(dicetto, row, game);
        take(dicetto, row, END_TURN, game);
        return;
    }
    if (level == HARD) {
        dicetto_look(dicetto, row, bench, &game->outlook);
    }
    do {
        if (level == RANDOM) {
            action = random_move(dicetto, row, &game->stream);
        } else {
            action = rolls_left(row) > 0 ? hard_keep(dicetto, row, &game->outlook) : NONE;
            action = action == NONE ? hard_placing(dicetto, row, game, bench) : action;
        }
        take(dicetto, row, action, game);
    } while (action != END_TURN);
}

/* Whether no dice lie on the row. */
static bool is_row_bare(const struct row *row) {
    bool bare = true;
    for (int slot = 0; slot < EXTRA; slot++) {
        bare &= row->owner[slot] == NOBODY;
    }
    return bare;
}

/* Play a game to its end; `levels` says how its seats play. Where a deck has so high points that no card can change who
 * wins, nobody gains by laying dice; a game that stood still for many turns is played on at random. */
static void play_out(const struct dicetto *dicetto, struct row *row, const uint8_t *levels, struct playing *game,
                     struct bench *bench) {
    int idle = 0;
    dicetto_chance(dicetto, row, &game->stream);
    while (!dicetto_is_over(dicetto, row)) {
        play_turn(dicetto, row, idle < MOST_IDLE ? (enum level)levels[row->seat] : RANDOM, game, bench);
        idle = idle >= MOST_IDLE || is_row_bare(row) ? idle + 1 : 0;
        dicetto_chance(dicetto, row, &game->stream);
    }
}

/* Whole games ----------------------------------------------------------------------------------------------------- */

int64_t dicetto_games_room(const struct games *games) {
    int64_t bench = has_level(games, HARD) ? dicetto_bench_size() : 0;
    return games->values_size == 0 ? (int64_t)sizeof(struct playing) + bench : BAD_TABLES;
}

int64_t dicetto_play_games(const struct games *games) {
    struct playing *game = games->room;
    struct row *row = (struct row *)game->row;
    struct bench *bench = has_level(games, HARD) ? (struct bench *)(game + 1) : NULL;
    for (int64_t at = 0; at < games->count; at++) {
        uint8_t levels[MOST_PLAYERS] = {0};
        for (int64_t player = 0; player < games->players; player++) {
            levels[seat_of_player(games, at, player)] = games->levels[player];
        }
        game->stream = begin_game(&dicetto_game, games, at, row);
        game->decisions = 0;
        play_out(games->tables, row, levels, game, bench);
        end_game(&dicetto_game, games, at, row, game->decisions);
    }
    return games->count;
}

/* Play a turn as the quick player does, all but its last move, for training. */
EXPORT int64_t noppa_dicetto_quick_turn(const void *tables, int64_t size, struct row *row, int64_t row_size,
                                        struct playing *game, int64_t game_size, uint64_t *stream,
                                        int64_t stream_size) {
    int64_t status = check_position(&dicetto_game, tables, size, row, row_size);
    if (status != DONE || dicetto_due(tables, row) == NOBODY) {
        return status != DONE ? status : BAD_POSITION;
    }
    if (!is_array(game, game_size, sizeof *game) || !is_array(stream, stream_size, sizeof *stream)) {
        return BAD_SIZE;
    }
    game->stream = *stream;
    lay_dice(tables, row, game);
    *stream = game->stream;
    return DONE;
}
