/* Games of Dicetto by players who each choose in their own way, on the step: playouts for chances, and simulations.
 *
 * `random` takes any legal move. `quick` takes what a placing gains by itself, as the change of the chance to win when
 * it is the only one, and adds up the gains of a turn, a battle counting half; that turn is then kept and placed for as
 * well as possible. `hard` takes the move with the highest value; of equal ones a keep, then the first. Every game has
 * a stream of random numbers of its own, so results do not depend on how games are shared out. */
#include "dicetto_values.h"

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
    double values[END_TURN + 1];
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

/* Find what a keep gains with some rolls to follow, and a roll with some rolls left. */
static void look_ahead(const struct dicetto *dicetto, struct pad *pad, int rolls) {
    const double *placed = pad->best[0];
    __builtin_memcpy(pad->kept[0], placed, sizeof pad->kept[0]);
    for (int left = 1; left <= rolls; left++) {
        double *kept = pad->kept[left];
        __builtin_memcpy(kept + KEEPS, pad->kept[left - 1] + KEEPS, (HANDS - KEEPS) * sizeof *kept);
        for (int keep = KEEPS - 1; keep >= 0; keep--) {
            double total = 0.0;
            for (int face = 0; face < FACES; face++) {
                total += kept[dicetto->lattice.plus[keep][face]];
            }
            kept[keep] = total / 6.0;
        }
        for (int roll = KEEPS; roll < HANDS; roll++) {
            double best = placed[roll];
            for (int at = dicetto->first_keep[roll]; at < dicetto->first_keep[roll + 1]; at++) {
                best = kept[dicetto->part[at]] > best ? kept[dicetto->part[at]] : best;
            }
            kept[roll] = best;
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

/* Keep, roll and place, up to the end of the turn, from its first choice or a later one. */
static void lay_dice(const struct dicetto *dicetto, struct row *row, struct playing *game) {
    struct pad *pad = &game->pad;
    weigh(dicetto, row, pad);
    add_up(dicetto, row, pad);
    int left = rolls_left(row);
    look_ahead(dicetto, pad, left);
    for (; left > 0; left = rolls_left(row)) {
        int keep = best_keep(dicetto, pad, row->hand, left);
        if (keep == row->hand) {
            break;
        }
        dicetto_play(dicetto, row, keep);
        game->decisions++;
        dicetto_chance(dicetto, row, &game->stream);
    }
    for (int slot = 0; slot < SLOTS; slot++) {
        int dice = best_dice(dicetto, row, pad, slot);
        if (dice > 0) {
            dicetto_place(dicetto, row, slot, dice);
            game->decisions++;
            if (dicetto->at_once) {
                dicetto_chance(dicetto, row, &game->stream);
            }
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
    int count = dicetto_placing_values(dicetto, row, bench, game->moves, game->values), best = 0;
    for (int at = 1; at < count; at++) {
        best = game->values[at] > game->values[best] ? at : best;
    }
    return game->moves[best];
}

static void play_hard(const struct dicetto *dicetto, struct row *row, struct playing *game, struct bench *bench) {
    int action;
    dicetto_look(dicetto, row, bench, &game->outlook);
    do {
        action = rolls_left(row) > 0 ? hard_keep(dicetto, row, &game->outlook) : NONE;
        action = action == NONE ? hard_placing(dicetto, row, game, bench) : action;
        dicetto_play(dicetto, row, action);
        game->decisions++;
        if (action != END_TURN) {
            dicetto_chance(dicetto, row, &game->stream);
        }
    } while (action != END_TURN);
}

static void play_random(const struct dicetto *dicetto, struct row *row, struct playing *game) {
    int action;
    do {
        uint32_t count = (uint32_t)dicetto_legal(dicetto, row, game->moves);
        action = game->moves[share(next_word(&game->stream), count)];
        dicetto_play(dicetto, row, action);
        game->decisions++;
        if (action != END_TURN) {
            dicetto_chance(dicetto, row, &game->stream);
        }
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
static void play_out(const struct dicetto *dicetto, struct row *row, const enum level *levels, struct playing *game,
                     struct bench *bench) {
    int idle = 0;
    dicetto_chance(dicetto, row, &game->stream);
    while (!dicetto_is_over(dicetto, row)) {
        enum level level = idle < MOST_IDLE ? levels[row->seat] : RANDOM;
        if (level == RANDOM) {
            play_random(dicetto, row, game);
        } else if (level == QUICK) {
            lay_dice(dicetto, row, game);
            dicetto_play(dicetto, row, END_TURN);
            game->decisions++;
        } else {
            play_hard(dicetto, row, game, bench);
        }
        idle = idle >= MOST_IDLE || is_row_bare(row) ? idle + 1 : 0;
        dicetto_chance(dicetto, row, &game->stream);
    }
}

/* The border ----------------------------------------------------------------------------------------------------- */

/* The memory that games need, more of it where somebody plays hard. */
EXPORT int64_t noppa_dicetto_games_room(int64_t any_hard) {
    return (int64_t)sizeof(struct playing) + (any_hard != 0 ? dicetto_bench_size() : 0);
}

static bool is_room(const void *room, int64_t size, bool any_hard) {
    return room != NULL && (uintptr_t)room % 8 == 0 && size == noppa_dicetto_games_room(any_hard);
}

/* Play on from a position in the games of these numbers, everybody quick: the final scores of all seats. */
EXPORT int64_t noppa_dicetto_finishes(const void *tables, int64_t size, const struct row *row, int64_t row_size,
                                      int64_t first, int64_t seed, struct playing *game, int64_t game_size,
                                      int64_t *scores, int64_t scores_size) {
    static const enum level levels[MOST_PLAYERS] = {QUICK, QUICK, QUICK, QUICK};
    const struct dicetto *dicetto = dicetto_tables(tables, size);
    if (dicetto == NULL) {
        return BAD_TABLES;
    }
    if (row == NULL || (uintptr_t)row % 8 != 0 || !is_dicetto_row(dicetto, row, row_size)) {
        return BAD_POSITION;
    }
    int64_t players = row->players, count = scores_size / (8 * players);
    if (!is_room(game, game_size, false) || scores_size != count * players * 8) {
        return BAD_SIZE;
    }
    for (int64_t number = 0; number < count; number++) {
        struct row *own = (struct row *)game->row;
        __builtin_memcpy(own, row, (size_t)row_size);
        game->stream = stream_of((uint64_t)seed, (uint64_t)(first + number));
        play_out(dicetto, own, levels, game, NULL);
        dicetto_scores(dicetto, own, scores + number * players);
    }
    return DONE;
}

/* Play a turn as the quick player does, all but its last move, for training. */
EXPORT int64_t noppa_dicetto_quick_turn(const void *tables, int64_t size, struct row *row, int64_t row_size,
                                        struct playing *game, int64_t game_size, uint64_t *stream,
                                        int64_t stream_size) {
    const struct dicetto *dicetto = dicetto_tables(tables, size);
    if (dicetto == NULL) {
        return BAD_TABLES;
    }
    if (row == NULL || (uintptr_t)row % 8 != 0 || !is_dicetto_row(dicetto, row, row_size) ||
        dicetto_game.due(dicetto, row) == NOBODY) {
        return BAD_POSITION;
    }
    if (!is_room(game, game_size, false) || stream == NULL || stream_size != (int64_t)sizeof *stream) {
        return BAD_SIZE;
    }
    game->stream = *stream;
    lay_dice(dicetto, row, game);
    *stream = game->stream;
    return DONE;
}

/* Play the games of these numbers with a level for each player: scores by seat, decisions, and the cards that each
 * player won, who in game g sits at seat (player + g) mod players. */
EXPORT int64_t noppa_dicetto_level_games(const void *tables, int64_t size, const uint8_t *levels, int64_t players,
                                         int64_t first, int64_t seed, struct playing *game, int64_t game_size,
                                         int64_t *scores, int64_t scores_size, int64_t *lengths, int64_t lengths_size,
                                         int64_t *counts, int64_t counts_size) {
    const struct dicetto *dicetto = dicetto_tables(tables, size);
    if (dicetto == NULL) {
        return BAD_TABLES;
    }
    if (players < LEAST_PLAYERS || players > MOST_PLAYERS || first < 0) {
        return BAD_ARGUMENT;
    }
    bool any_hard = false;
    for (int64_t player = 0; player < players; player++) {
        if (levels[player] >= LEVELS) {
            return BAD_ARGUMENT;
        }
        any_hard |= levels[player] == HARD;
    }
    int64_t count = lengths_size / 8;
    if (!is_room(game, game_size, any_hard) || scores_size != count * players * 8 ||
        counts_size != players * dicetto->cards * 8) {
        return BAD_SIZE;
    }
    for (int64_t at = 0; at < count; at++) {
        struct row *row = (struct row *)game->row;
        enum level by_seat[MOST_PLAYERS];
        for (int64_t player = 0; player < players; player++) {
            by_seat[(player + first + at) % players] = (enum level)levels[player];
        }
        game->stream = stream_of((uint64_t)seed, (uint64_t)(first + at));
        game->decisions = 0;
        dicetto_start(dicetto, row, (int)players);
        play_out(dicetto, row, by_seat, game, any_hard ? (struct bench *)(game + 1) : NULL);
        dicetto_scores(dicetto, row, scores + at * players);
        lengths[at] = game->decisions;
        for (int64_t player = 0; player < players; player++) {
            int seat = (int)((player + first + at) % players);
            dicetto_usage(dicetto, row, seat, counts + player * dicetto->cards);
        }
    }
    return DONE;
}
