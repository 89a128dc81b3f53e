/* Whole games of Dice Trip: random play, and players who go by what maps are worth.
 *
 * The quick players look at the same worth of maps as the hard bot, but try a first number only in its best few cities,
 * and roll again only all four dice, when what lies is worth less than a new roll. That is less than a point weaker and
 * many times faster; nobody is favoured by it. */
#include "dicetrip_plan.h"
#include "vectors.h"

enum { BREADTH = 2, ALL_AGAIN = REROLLS - 1, HALF = 32 };

/* A game of any number of players, whose row is in the words, and where its random numbers are. */
struct playing {
    uint64_t words[(sizeof(struct row) + MOST_PLAYERS * sizeof(struct seat)) / 8], stream;
};

static struct row *row_of(struct playing *game) { return (struct row *)game->words; }

struct games_room {
    struct planner planner;
    uint16_t moves[MOST_MOVES];
};

/* Quick play ----------------------------------------------------------------------------------------------------- */

/* Plan the writings of a seat: what its map is then worth. */
static double plan_seat(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner,
                        const struct row *row, int seat, struct plan *best) {
    const struct seat *own = &row->seats[seat];
    desk_lay(dicetrip, guess, &planner->desk, own->stand, own->tens < 0, row->round + 1);
    return plan_round(dicetrip, guess, planner, row->faces, own->doubled == 0, BREADTH, best);
}

/* Whether all four dice rolled again are worth more to the roller than those that lie, and the power kept. */
static bool rolls_again(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner,
                        const struct row *row) {
    int seat = roller_of(row), left = 0, round = row->round;
    const struct seat *own = &row->seats[seat];
    struct plan best;
    if (round == 0) {
        return false;
    }
    double lies = plan_seat(dicetrip, guess, planner, row, seat, &best);
    for (int later = round + 1; later < ROUNDS; later++) {
        left += later % row->players == seat;
    }
    lies += (double)guess->again[round + 1][left];
    desk_lay(dicetrip, guess, &planner->desk, own->stand, own->tens < 0, round);
    double spared = own->doubled != 0 ? 0.0 : (double)guess->twice[round];
    return desk_standing(guess, &planner->desk) + spared > lies;
}

/* Write what is worth most: how many decisions it was. */
static int write_best(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner,
                      struct row *row, int seat) {
    struct plan best = {0};
    int decisions = 1;
    plan_seat(dicetrip, guess, planner, row, seat, &best);
    if (best.twice != 0) {
        dicetrip_play(dicetrip, row, seat, A_TWICE + best.twice - 1);
        decisions++;
    }
    dicetrip_play(dicetrip, row, seat, write_action(best.city, best.number));
    if (best.second != NOBODY) {
        dicetrip_play(dicetrip, row, seat, write_action(best.second, best.other));
        decisions++;
    }
    return decisions;
}

/* Write anything legal: how many decisions it was. */
static int write_any(const struct dicetrip *dicetrip, struct playing *game, int seat, uint16_t *moves) {
    struct row *row = row_of(game);
    int decisions = 0;
    for (int left = cities_a_seat(row); left > 0; decisions++) {
        int count = dicetrip_legal(dicetrip, row, seat, moves);
        int action = moves[share(next_word(&game->stream), (uint32_t)count)];
        dicetrip_play(dicetrip, row, seat, action);
        left -= action >= A_WRITING;
    }
    return decisions;
}

/* Play a game, in whose open round nobody has written, to its end: how many decisions it was. */
static int play_out(const struct dicetrip *dicetrip, const struct guess *guess, struct games_room *room,
                    struct playing *game, const enum level *levels) {
    struct row *row = row_of(game);
    int decisions = 0, players = row->players;
    while (row->round < ROUNDS) {
        dicetrip_chance(row, &game->stream);
        if (is_deciding(row)) {
            int roller = roller_of(row), action = 0;
            if (levels[roller] == RANDOM) {
                action = (int)share(next_word(&game->stream), REROLLS);
            } else if (rolls_again(dicetrip, guess, &room->planner, row)) {
                action = ALL_AGAIN;
            }
            dicetrip_play(dicetrip, row, roller, action);
            dicetrip_chance(row, &game->stream);
            decisions++;
        }
        for (int seat = 0; seat < players; seat++) {
            decisions += levels[seat] == RANDOM ? write_any(dicetrip, game, seat, room->moves)
                                                : write_best(dicetrip, guess, &room->planner, row, seat);
        }
    }
    return decisions;
}

EXPORT int64_t noppa_dicetrip_games_room(void) { return 64 + (int64_t)sizeof(struct games_room); }

static struct games_room *aligned(void *room) { return (struct games_room *)next_line(room); }

/* Play on from a position in whose open round nobody has chosen, in the games of these numbers, everybody quick: the
 * final scores of all seats. */
EXPORT int64_t noppa_dicetrip_finishes(const void *tables, int64_t size, const struct guess *guess, int64_t guess_size,
                                       const struct row *row, int64_t row_size, int64_t first, int64_t seed, void *room,
                                       int64_t room_size, int64_t *scores, int64_t scores_size) {
    const struct dicetrip *dicetrip = dicetrip_tables(tables, size);
    const enum level levels[MOST_PLAYERS] = {QUICK, QUICK, QUICK, QUICK};
    if (dicetrip == NULL || !is_dicetrip_guess(dicetrip, guess, guess_size)) {
        return BAD_TABLES;
    }
    if (row == NULL || (uintptr_t)row % 8 != 0 || !is_dicetrip_row(dicetrip, row, row_size)) {
        return BAD_POSITION;
    }
    int64_t players = row->players, count = scores_size / (8 * players);
    for (int64_t seat = 0; seat < players; seat++) {
        if (row->seats[seat].written != 0 || row->seats[seat].twice != NO_TWICE) {
            return BAD_POSITION;
        }
    }
    if (room == NULL || room_size != noppa_dicetrip_games_room() || scores_size != count * players * 8) {
        return BAD_SIZE;
    }
    for (int64_t number = 0; number < count; number++) {
        struct playing game;
        __builtin_memcpy(game.words, row, (size_t)row_size);
        game.stream = stream_of((uint64_t)seed, (uint64_t)(first + number));
        play_out(dicetrip, guess, aligned(room), &game, levels);
        dicetrip_scores(dicetrip, row_of(&game), scores + number * players);
    }
    return DONE;
}

/* Play the games of these numbers with a level for each player: scores by seat, decisions, and the cities that each
 * player used, who in game g sits at seat (player + g) mod players. */
EXPORT int64_t noppa_dicetrip_level_games(const void *tables, int64_t size, const struct guess *guess,
                                          int64_t guess_size, const uint8_t *levels, int64_t players, int64_t first,
                                          int64_t seed, void *room, int64_t room_size, int64_t *scores,
                                          int64_t scores_size, int64_t *lengths, int64_t lengths_size, int64_t *counts,
                                          int64_t counts_size) {
    const struct dicetrip *dicetrip = dicetrip_tables(tables, size);
    int64_t count = lengths_size / 8;
    if (dicetrip == NULL || !is_dicetrip_guess(dicetrip, guess, guess_size)) {
        return BAD_TABLES;
    }
    if (players < 1 || players > MOST_PLAYERS || first < 0) {
        return BAD_ARGUMENT;
    }
    if (room == NULL || room_size != noppa_dicetrip_games_room() || scores_size != count * players * 8 ||
        counts_size != players * CITIES * 8) {
        return BAD_SIZE;
    }
    for (int64_t player = 0; player < players; player++) {
        if (levels[player] > QUICK) {
            return BAD_ARGUMENT;
        }
    }
    for (int64_t at = 0; at < count; at++) {
        struct playing game;
        enum level by_seat[MOST_PLAYERS] = {RANDOM};
        for (int64_t player = 0; player < players; player++) {
            by_seat[(player + first + at) % players] = (enum level)levels[player];
        }
        dicetrip_start(row_of(&game), (int)players);
        game.stream = stream_of((uint64_t)seed, (uint64_t)(first + at));
        lengths[at] = play_out(dicetrip, guess, aligned(room), &game, by_seat);
        dicetrip_scores(dicetrip, row_of(&game), scores + at * players);
        for (int64_t player = 0; player < players; player++) {
            int seat = (int)((player + first + at) % players);
            dicetrip_game.usage(dicetrip, row_of(&game), seat, counts + player * CITIES);
        }
    }
    return DONE;
}

/* Random play ---------------------------------------------------------------------------------------------------- */

/* A map in random play. Every empty city may take the same numbers, so a writing is a city, any of the empty ones, and
 * independently of it a number or a crossing, any of those that the dice make. Cities are drawn from a list that gets
 * shorter, numbers from the bits of a word. What a map scores is counted along the way, but for its roads. */
struct random_map {
    uint64_t holds;
    int points, lost;
    uint8_t cities[CITIES], city_of[WAYS];
    bool rerolled, doubled;
};

/* Whether there is a number of each ten. */
static inline bool has_all_tens(uint64_t holds) {
    bool found = true;
    for (int ten = 0; ten < FACES; ten++) {
        found &= (holds >> FACES * ten & ((1 << FACES) - 1)) != 0;
    }
    return found;
}

/* Put one of these numbers or a crossing into one of the empty cities: the number; the city is told too. */
static inline int put_any(const struct dicetrip *dicetrip, struct random_map *map, uint64_t numbers, uint64_t some,
                          uint64_t where, int empty, int *city) {
    uint64_t chosen = nth_bit(numbers, share(some, (uint32_t)__builtin_popcountll(numbers) + 1));
    int number = chosen == 0 ? CROSS : __builtin_ctzll(chosen), at = (int)share(where, (uint32_t)empty);
    *city = map->cities[at];
    map->cities[at] = map->cities[empty - 1];
    map->city_of[number] = (uint8_t)*city;
    map->lost |= (number == CROSS) << dicetrip->zone[*city];
    if (dicetrip->tens != 0 && has_all_tens(map->holds | chosen) && !has_all_tens(map->holds)) {
        for (int left = 0; left < empty - 1; left++) {
            map->points += dicetrip->want[map->cities[left]] != COLOURLESS;
        }
    }
    map->holds |= chosen;
    return number;
}

/* Choose all that a seat chooses in a round: how many decisions it was. */
static inline int choose_any(const struct dicetrip *dicetrip, struct random_map *map, const uint8_t *faces, int dice,
                             int round, uint64_t *stream) {
    uint64_t some = next_word(stream), where = next_word(stream);
    int empty = CITIES - 2 * round, twice = NO_TWICE, decisions = 1, city;
    bool last = round == ROUNDS - 1;
    uint64_t numbers = dicetrip->made[NO_TWICE][dice][CROSS] & ~map->holds;
    if (!map->doubled && !last) {
        uint64_t pairs = dicetrip->doublings[dice];
        uint32_t ways = (uint32_t)__builtin_popcountll(pairs);
        uint32_t writings = (uint32_t)empty * ((uint32_t)__builtin_popcountll(numbers) + 1);
        uint32_t chosen = share(next_word(stream), ways + writings);
        if (chosen < ways) {
            map->doubled = true;
            twice = __builtin_ctzll(nth_bit(pairs, chosen));
            numbers = dicetrip->made[twice][dice][CROSS] & ~map->holds;
            decisions = 2;
        }
    }
    int one = put_any(dicetrip, map, numbers, some, where, empty, &city), other = CROSS, city_too = city;
    if (!last) {
        numbers = dicetrip->made[twice][dice][one] & ~map->holds;
        other = put_any(dicetrip, map, numbers, some << HALF, where << HALF, empty - 1, &city_too);
        decisions++;
    }
    int want = dicetrip->want[city], want_too = dicetrip->want[city_too];
    unsigned found = bonus_of(dicetrip, one, other, faces[want], faces[want_too], want == want_too,
                              twice == NO_TWICE ? NOBODY : twice / FACES);
    map->points += (int)((found & 1) + (found >> 1));
    return decisions;
}

/* What a map scores; its cities with a number are used once more. */
static int64_t random_score(const struct dicetrip *dicetrip, const struct random_map *map, int64_t *uses) {
    int series, road = longest(dicetrip, map->holds, map->city_of, &series);
    for (uint64_t left = map->holds; left != 0; left &= left - 1) {
        uses[map->city_of[__builtin_ctzll(left)]]++;
    }
    int crossed = CITIES - __builtin_popcountll(map->holds);
    return map->points - crossed + road + dicetrip->series_points[series] + dicetrip->zone_points[map->lost];
}

/* Roll the dice of these places: the faces, behind which stands the one that a colourless city wants. */
static void roll_places(uint64_t word, int places, uint8_t *faces) {
    int roll = (int)share(word, ROLLS);
    for (int place = DICE - 1; place >= 0; place--, roll /= FACES) {
        faces[place] = (places >> place & 1) != 0 ? (uint8_t)(roll % FACES) : faces[place];
    }
}

static int random_game(const struct dicetrip *dicetrip, int players, uint64_t stream, struct random_map *maps) {
    int decisions = 0;
    __builtin_memset(maps, 0, (size_t)players * sizeof *maps);
    for (int seat = 0; seat < players; seat++) {
        for (int city = 0; city < CITIES; city++) {
            maps[seat].cities[city] = (uint8_t)city;
        }
    }
    for (int round = 0; round < ROUNDS; round++) {
        struct random_map *roller = &maps[round % players];
        uint64_t word = next_word(&stream);
        uint8_t faces[DICE + 1] = {0, 0, 0, 0, NO_FACE};
        roll_places(word, (1 << DICE) - 1, faces);
        if (!roller->rerolled) {
            uint32_t action = share(word << HALF, REROLLS);
            decisions++;
            if (action != 0) {
                roller->rerolled = true;
                roll_places(next_word(&stream), dicetrip->rerolls[action], faces);
            }
        }
        int dice = dicetrip->multiset[roll_number(faces)];
        for (int seat = 0; seat < players; seat++) {
            decisions += choose_any(dicetrip, &maps[seat], faces, dice, round, &stream);
        }
    }
    return decisions;
}

/* Play the games of these numbers, each with a stream of its own, every legal move as likely as any other: scores by
 * seat, decisions, and the cities that each player used, who in game g sits at seat (player + g) mod players. */
EXPORT int64_t noppa_dicetrip_random_games(const void *tables, int64_t size, int64_t players, int64_t first,
                                           int64_t seed, int64_t *scores, int64_t scores_size, int64_t *lengths,
                                           int64_t lengths_size, int64_t *counts, int64_t counts_size) {
    const struct dicetrip *dicetrip = dicetrip_tables(tables, size);
    int64_t count = lengths_size / 8;
    struct random_map maps[MOST_PLAYERS];
    if (dicetrip == NULL) {
        return BAD_TABLES;
    }
    if (players < 1 || players > MOST_PLAYERS || first < 0) {
        return BAD_ARGUMENT;
    }
    if (scores_size != count * players * 8 || counts_size != players * CITIES * 8) {
        return BAD_SIZE;
    }
    for (int64_t at = 0; at < count; at++) {
        uint64_t stream = stream_of((uint64_t)seed, (uint64_t)(first + at));
        lengths[at] = random_game(dicetrip, (int)players, stream, maps);
        for (int64_t player = 0; player < players; player++) {
            int64_t seat = (player + first + at) % players;
            scores[at * players + seat] = random_score(dicetrip, &maps[seat], counts + player * CITIES);
        }
    }
    return DONE;
}
