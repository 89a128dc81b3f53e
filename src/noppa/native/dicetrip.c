/* Dice Trip: tables from the readable rules, and the step for `game.h`. */
#include "dicetrip.h"

/* Tables ------------------------------------------------------------------------------------------------------- */

/* What Python hands over is whole numbers of 32 bits:
 *
 *     cities  dice  rounds  whether tens count  links
 *     the place of the die that each city wants, COLOURLESS for none; the zone of each city
 *     points by the zones that are not full; points by the length of the longest series
 *     the layouts of four dice as two numbers, and those with a die that counts twice
 *     the dice of each reroll as bits
 *     the two cities of each link, the lower first, in their order */
enum {
    HEAD_NUMBERS = 5,
    PLAIN_NUMBERS = PLAIN_LAYOUTS * DICE,
    DOUBLED_NUMBERS = DOUBLED_LAYOUTS * (2 + DICE),
    RULE_NUMBERS = HEAD_NUMBERS + 2 * CITIES + (1 << ZONES) + CITIES + 1 + PLAIN_NUMBERS + DOUBLED_NUMBERS + REROLLS
};

static bool is_head(const int32_t *numbers) {
    return numbers[0] == CITIES && numbers[1] == DICE && numbers[2] == ROUNDS && (numbers[3] == 0 || numbers[3] == 1) &&
           numbers[4] >= 1 && numbers[4] <= MOST_LINKS;
}

/* Read small numbers below an end. */
static bool read_small(const int32_t **numbers, int count, int end, uint8_t *into) {
    for (int at = 0; at < count; at++) {
        int32_t number = *(*numbers)++;
        if (number < 0 || number >= end) {
            return false;
        }
        into[at] = (uint8_t)number;
    }
    return true;
}

static bool read_points(const int32_t **numbers, int count, int32_t *into) {
    for (int at = 0; at < count; at++) {
        into[at] = *(*numbers)++;
        if (into[at] < 0 || into[at] > 1000) {
            return false;
        }
    }
    return true;
}

static bool read_links(struct dicetrip *dicetrip, const int32_t *numbers) {
    for (int link = 0; link < dicetrip->links; link++) {
        int32_t one = *numbers++, other = *numbers++;
        if (one < 0 || one >= other || other >= CITIES || (dicetrip->linked[one] >> other & 1) != 0) {
            return false;
        }
        dicetrip->line[one][other] = dicetrip->line[other][one] = (uint8_t)link;
        dicetrip->linked[one] |= 1U << other;
        dicetrip->linked[other] |= 1U << one;
    }
    for (int city = 0; city < CITIES; city++) {
        for (uint32_t left = dicetrip->linked[city]; left != 0; left &= left - 1) {
            dicetrip->near[city][dicetrip->degree[city]++] = (uint8_t)__builtin_ctz(left);
        }
    }
    return true;
}

static bool read_rules(struct dicetrip *dicetrip, const int32_t *numbers) {
    dicetrip->tens = numbers[3];
    dicetrip->links = numbers[4];
    numbers += HEAD_NUMBERS;
    return read_small(&numbers, CITIES, COLOURLESS + 1, dicetrip->want) &&
           read_small(&numbers, CITIES, ZONES, dicetrip->zone) &&
           read_points(&numbers, 1 << ZONES, dicetrip->zone_points) &&
           read_points(&numbers, CITIES + 1, dicetrip->series_points) &&
           read_small(&numbers, PLAIN_NUMBERS, DICE, dicetrip->plain[0]) &&
           read_small(&numbers, DOUBLED_NUMBERS, DICE, dicetrip->doubled[0]) &&
           read_small(&numbers, REROLLS, 1 << DICE, dicetrip->rerolls) && read_links(dicetrip, numbers);
}

static uint64_t bit(int place) { return UINT64_C(1) << place; }

static bool is_double(int number) { return number % (FACES + 1) == 0; }

/* Note that a number may be written first, and another one after it; a die that counts twice makes no double. */
static void note_numbers(uint64_t *made, int one, int other, bool twice) {
    if (twice && is_double(one)) {
        return;
    }
    made[CROSS] |= bit(one);
    if (!twice || !is_double(other)) {
        made[one] |= bit(other);
    }
}

static void note_layout(uint64_t *made, const uint8_t *faces, const uint8_t *places, bool twice) {
    int one = FACES * faces[places[0]] + faces[places[1]], other = FACES * faces[places[2]] + faces[places[3]];
    note_numbers(made, one, other, twice);
    note_numbers(made, other, one, twice);
}

/* Work out what the dice of a multiset make. */
static void make_numbers(struct dicetrip *dicetrip, int multiset, const uint8_t *faces) {
    for (int at = 0; at < PLAIN_LAYOUTS; at++) {
        note_layout(dicetrip->made[NO_TWICE][multiset], faces, dicetrip->plain[at], false);
    }
    for (int at = 0; at < DOUBLED_LAYOUTS; at++) {
        const uint8_t *layout = dicetrip->doubled[at];
        int twice = FACES * faces[layout[0]] + faces[layout[1]];
        dicetrip->doublings[multiset] |= bit(twice);
        note_layout(dicetrip->made[twice][multiset], faces, layout + 2, true);
    }
}

static void sort_faces(const uint8_t *faces, uint8_t *sorted) {
    for (int at = 0; at < DICE; at++) {
        int to = at;
        for (; to > 0 && sorted[to - 1] > faces[at]; to--) {
            sorted[to] = sorted[to - 1];
        }
        sorted[to] = faces[at];
    }
}

/* Number the multisets in the order of their dice, which is that of their lowest rolls. */
static void make_rolls(struct dicetrip *dicetrip) {
    int count = 0;
    for (int number = 0; number < CROSS; number++) {
        unsigned digits = 1U << number / FACES | 1U << number % FACES | (unsigned)is_double(number) << DOUBLE_BIT;
        dicetrip->digits[number] = (uint8_t)digits;
    }
    for (int roll = 0; roll < ROLLS; roll++) {
        uint8_t sorted[DICE] = {0},
                faces[DICE] = {(uint8_t)(roll / (FACES * FACES * FACES)), (uint8_t)(roll / (FACES * FACES) % FACES),
                               (uint8_t)(roll / FACES % FACES), (uint8_t)(roll % FACES)};
        sort_faces(faces, sorted);
        int lowest = roll_number(sorted);
        if (lowest == roll) {
            dicetrip->multiset[roll] = (uint8_t)count;
            make_numbers(dicetrip, count++, faces);
        } else {
            dicetrip->multiset[roll] = dicetrip->multiset[lowest];
        }
    }
}

static int64_t prepare(void *tables, const void *from, int64_t rules_size) {
    struct dicetrip *dicetrip = tables;
    const int32_t *rules = from;
    if (rules_size < RULE_NUMBERS * 4) {
        return BAD_SIZE;
    }
    if (!is_head(rules)) {
        return BAD_TABLES;
    }
    if (rules_size != (RULE_NUMBERS + 2 * (int64_t)rules[4]) * 4) {
        return BAD_SIZE;
    }
    if (!read_rules(dicetrip, rules)) {
        return BAD_TABLES;
    }
    make_rolls(dicetrip);
    return DONE;
}

const struct dicetrip *dicetrip_tables(const void *tables, int64_t size) {
    return game_of(tables, size) == &dicetrip_game ? tables : NULL;
}

/* What a map scores ---------------------------------------------------------------------------------------------- */

/* What stands on a map with these bonus cities and points for the tens scores. */
static int points_of(const struct dicetrip *dicetrip, const uint8_t *stand, uint32_t bonus, int tens) {
    uint8_t city_of[STANDS];
    uint64_t holds = 0;
    int missing = 0, crossed = 0, series;
    for (int city = 0; city < CITIES; city++) {
        city_of[stand[city]] = (uint8_t)city;
        missing |= (stand[city] >= CROSS) << dicetrip->zone[city];
        crossed += stand[city] == CROSS;
        holds |= bit(stand[city]);
    }
    int road = longest(dicetrip, holds & (bit(CROSS) - 1), city_of, &series);
    return __builtin_popcount(bonus) - crossed + road + dicetrip->series_points[series] +
           dicetrip->zone_points[missing] + (tens > 0 ? tens : 0);
}

/* What the die of a city's colour shows; a colourless city wants what no die shows. */
static int face_of(const struct dicetrip *dicetrip, const struct row *row, int city) {
    return dicetrip->want[city] == COLOURLESS ? NO_FACE : row->faces[dicetrip->want[city]];
}

/* The bonus cities of a seat's open round, equal dice given as suits them best together. */
static uint32_t fresh_bonus(const struct dicetrip *dicetrip, const struct row *row, const struct seat *seat) {
    if (seat->written == 0) {
        return 0;
    }
    int first = seat->first, second = seat->second;
    int one = seat->stand[first], other = seat->written > 1 ? seat->stand[second] : CROSS;
    int twice = seat->twice == NO_TWICE ? NOBODY : seat->twice / FACES;
    unsigned found = bonus_of(dicetrip, one, other, face_of(dicetrip, row, first), face_of(dicetrip, row, second),
                              dicetrip->want[first] == dicetrip->want[second], twice);
    return (found & 1) << first | (found >> 1) << second;
}

/* The tens on a map without one city, as bits. */
static int tens_without(const struct seat *seat, int but) {
    int held = 0;
    for (int city = 0; city < CITIES; city++) {
        if (city != but && seat->stand[city] < CROSS) {
            held |= 1 << seat->stand[city] / FACES;
        }
    }
    return held;
}

/* The points of a seat for the tens if the round closed now: the coloured cities that the last of them left empty; -1
 * before, and always where tens do not count. */
static int tens_so_far(const struct dicetrip *dicetrip, const struct seat *seat) {
    if (dicetrip->tens == 0 || seat->tens >= 0) {
        return seat->tens;
    }
    int second = seat->written == 2 ? seat->second : NOBODY, empty = 0, last = 0;
    for (int city = 0; city < CITIES; city++) {
        if (dicetrip->want[city] != COLOURLESS) {
            empty += seat->stand[city] == EMPTY;
            last += city == second;
        }
    }
    if (second != NOBODY && tens_without(seat, second) == ALL_TENS) {
        return empty + last;
    }
    return tens_without(seat, NOBODY) == ALL_TENS ? empty : -1;
}

/* What a map scored when the round opened: without what was written since. */
static int points_before(const struct dicetrip *dicetrip, const struct seat *seat) {
    uint8_t stand[CITIES];
    __builtin_memcpy(stand, seat->stand, sizeof stand);
    if (seat->written > 0) {
        stand[seat->first] = EMPTY;
    }
    if (seat->written > 1) {
        stand[seat->second] = EMPTY;
    }
    return points_of(dicetrip, stand, seat->bonus, seat->tens);
}

/* The step ------------------------------------------------------------------------------------------------------ */

int64_t dicetrip_row_size(int players) { return (int64_t)sizeof(struct row) + players * (int64_t)sizeof(struct seat); }

static bool all_lie(const struct row *row) {
    bool lie = true;
    for (int place = 0; place < DICE; place++) {
        lie &= row->faces[place] != UNROLLED;
    }
    return lie;
}

/* The numbers that a seat may write, as bits, after a first one or CROSS. */
static uint64_t writable(const struct dicetrip *dicetrip, const struct row *row, const struct seat *seat, int first) {
    return dicetrip->made[seat->twice][dicetrip->multiset[roll_number(row->faces)]][first];
}

/* Whether the map is one that these rounds and writings leave. */
static bool is_map(const struct dicetrip *dicetrip, const struct row *row, const struct seat *seat) {
    uint64_t holds = 0;
    uint32_t open = 0, filled = 0;
    for (int city = 0; city < CITIES; city++) {
        int there = seat->stand[city];
        if (there >= STANDS || (there < CROSS && (holds & bit(there)) != 0)) {
            return false;
        }
        holds |= there < CROSS ? bit(there) : 0;
        open |= (uint32_t)(there == EMPTY) << city;
        filled |= (uint32_t)(there < CROSS) << city;
    }
    int empty = row->round == ROUNDS ? 0 : CITIES - 2 * row->round - seat->written;
    uint32_t fresh = (seat->written > 0 ? 1U << seat->first : 0) | (seat->written > 1 ? 1U << seat->second : 0);
    return seat->holds == holds && seat->open == open && __builtin_popcount(open) == empty &&
           (seat->bonus & ~filled) == 0 && (seat->bonus & fresh) == 0 && (fresh & open) == 0 &&
           __builtin_popcount(fresh) == seat->written && seat->tens >= -1 &&
           seat->tens <= (dicetrip->tens != 0 ? CITIES : -1) && seat->before == points_before(dicetrip, seat);
}

/* Whether what was chosen in the open round could be, with the dice that lie. */
static bool is_turn(const struct dicetrip *dicetrip, const struct row *row, const struct seat *seat) {
    if (seat->written > cities_a_seat(row) || seat->first >= CITIES || seat->second >= CITIES ||
        (seat->written == 0 && seat->first != 0) || (seat->written < 2 && seat->second != 0) || seat->rerolled > 1 ||
        seat->doubled > 1 || seat->twice > NO_TWICE ||
        (seat->unused[0] | seat->unused[1] | seat->unused[2] | seat->unused[3]) != 0) {
        return false;
    }
    if (seat->written == 0 && seat->twice == NO_TWICE) {
        return true;
    }
    if (row->round == ROUNDS || !all_lie(row) || is_deciding(row)) {
        return false;
    }
    int dice = dicetrip->multiset[roll_number(row->faces)];
    if (seat->twice != NO_TWICE &&
        (seat->doubled != 0 || row->round == ROUNDS - 1 || (dicetrip->doublings[dice] & bit(seat->twice)) == 0)) {
        return false;
    }
    int one = seat->written > 0 ? seat->stand[seat->first] : CROSS;
    int other = seat->written > 1 ? seat->stand[seat->second] : CROSS;
    if (one > CROSS || other > CROSS) {
        return false;
    }
    return (one == CROSS || (writable(dicetrip, row, seat, CROSS) & bit(one)) != 0) &&
           (other == CROSS || (writable(dicetrip, row, seat, one) & bit(other)) != 0);
}

bool is_dicetrip_row(const struct dicetrip *dicetrip, const struct row *row, int64_t size) {
    int players = players_of(&dicetrip_game, dicetrip, size), unrolled = 0;
    if (players == 0 || row->players != players || row->round > ROUNDS || row->settled > 1 || row->unused != 0) {
        return false;
    }
    for (int place = 0; place < DICE; place++) {
        if (row->faces[place] > UNROLLED) {
            return false;
        }
        unrolled += row->faces[place] == UNROLLED;
    }
    bool opened = row->settled == 0 && unrolled == DICE;
    if ((row->round == ROUNDS && !opened) ||
        (unrolled > 0 && !opened && (row->settled == 0 || row->seats[roller_of(row)].rerolled == 0))) {
        return false;
    }
    bool anyone_left = row->round == ROUNDS;
    for (int seat = 0; seat < players; seat++) {
        if (!is_turn(dicetrip, row, &row->seats[seat]) || !is_map(dicetrip, row, &row->seats[seat])) {
            return false;
        }
        anyone_left |= row->seats[seat].written < cities_a_seat(row);
    }
    return anyone_left;
}

static bool is_position(const void *tables, const void *row, int players) {
    return is_dicetrip_row(tables, row, dicetrip_row_size(players));
}

static void take_up_all(struct row *row) {
    for (int place = 0; place < DICE; place++) {
        row->faces[place] = UNROLLED;
    }
}

void dicetrip_start(struct row *row, int players) {
    __builtin_memset(row, 0, (size_t)dicetrip_row_size(players));
    row->players = (uint8_t)players;
    take_up_all(row);
    for (int seat = 0; seat < players; seat++) {
        struct seat *own = &row->seats[seat];
        __builtin_memset(own->stand, EMPTY, sizeof own->stand);
        own->open = (1U << CITIES) - 1;
        own->tens = -1;
        own->twice = NO_TWICE;
    }
}

static void start(const void *tables, void *row, int players) {
    (void)tables;
    dicetrip_start(row, players);
}

void dicetrip_chance(struct row *row, uint64_t *stream) {
    for (int place = 0; place < DICE && row->round < ROUNDS; place++) {
        if (row->faces[place] == UNROLLED) {
            row->faces[place] = (uint8_t)share(next_word(stream), FACES);
        }
    }
}

static void chance(const void *tables, void *row, uint64_t *stream) {
    (void)tables;
    dicetrip_chance(row, stream);
}

static bool answer(const void *tables, void *row, const int32_t *numbers, int64_t count) {
    (void)tables;
    struct row *game = row;
    int64_t unrolled = 0;
    for (int place = 0; place < DICE; place++) {
        unrolled += game->faces[place] == UNROLLED;
    }
    if (game->round == ROUNDS || unrolled == 0 || count != unrolled) {
        return false;
    }
    for (int64_t at = 0; at < count; at++) {
        if (numbers[at] < 1 || numbers[at] > FACES) {
            return false;
        }
    }
    for (int place = 0; place < DICE; place++) {
        if (game->faces[place] == UNROLLED) {
            game->faces[place] = (uint8_t)(*numbers++ - 1);
        }
    }
    return true;
}

/* The lowest seat that chooses next. */
static int due(const void *tables, const void *row) {
    (void)tables;
    const struct row *game = row;
    if (game->round == ROUNDS || !all_lie(game)) {
        return NOBODY;
    }
    if (is_deciding(game)) {
        return roller_of(game);
    }
    for (int seat = 0; seat < game->players; seat++) {
        if (game->seats[seat].written < cities_a_seat(game)) {
            return seat;
        }
    }
    return NOBODY;
}

/* Write the numbers of some bits, counted from the first. */
static int list_bits(uint64_t bits, int first, uint16_t *moves) {
    int count = 0;
    for (; bits != 0; bits &= bits - 1) {
        moves[count++] = (uint16_t)(first + __builtin_ctzll(bits));
    }
    return count;
}

int dicetrip_legal(const struct dicetrip *dicetrip, const struct row *row, int seat, uint16_t *moves) {
    if (is_deciding(row)) {
        return list_bits((1U << REROLLS) - 1, 0, moves);
    }
    const struct seat *own = &row->seats[seat];
    bool doubles = own->doubled == 0 && own->twice == NO_TWICE && own->written == 0 && row->round < ROUNDS - 1;
    int dice = dicetrip->multiset[roll_number(row->faces)];
    int first = doubles ? list_bits(dicetrip->doublings[dice], A_TWICE, moves) : 0;
    int written = own->written == 0 ? CROSS : own->stand[own->first];
    uint64_t numbers = (writable(dicetrip, row, own, written) & ~own->holds) | bit(CROSS);
    int city = __builtin_ctz(own->open), end = first + list_bits(numbers, write_action(city, 0), moves + first);
    int count = end;
    for (uint32_t left = own->open & (own->open - 1); left != 0; left &= left - 1) {
        int farther = (__builtin_ctz(left) - city) * WAYS; /* every city takes the same numbers */
        for (int at = first; at < end; at++) {
            moves[count++] = (uint16_t)(moves[at] + farther);
        }
    }
    return count;
}

static int legal(const void *tables, const void *row, uint16_t *moves) {
    int seat = due(tables, row);
    return seat == NOBODY ? 0 : dicetrip_legal(tables, row, seat, moves);
}

/* Settle the round that everyone has written in, and open the next. */
static void close_round(const struct dicetrip *dicetrip, struct row *row) {
    for (int seat = 0; seat < row->players; seat++) {
        struct seat *own = &row->seats[seat];
        own->tens = (int8_t)tens_so_far(dicetrip, own);
        own->bonus |= fresh_bonus(dicetrip, row, own);
        own->doubled |= own->twice != NO_TWICE;
        own->twice = NO_TWICE;
        own->written = own->first = own->second = 0;
        own->before = points_of(dicetrip, own->stand, own->bonus, own->tens);
    }
    row->round++;
    row->settled = 0;
    take_up_all(row);
}

/* Put a number or a crossing on the map of a seat. */
static void put_down(const struct dicetrip *dicetrip, struct row *row, struct seat *seat, int city, int number) {
    seat->stand[city] = (uint8_t)number;
    seat->open ^= 1U << city;
    seat->holds |= number == CROSS ? 0 : bit(number);
    *(seat->written == 0 ? &seat->first : &seat->second) = (uint8_t)city;
    seat->written++;
    for (int other = 0; other < row->players; other++) {
        if (row->seats[other].written < cities_a_seat(row)) {
            return;
        }
    }
    close_round(dicetrip, row);
}

void dicetrip_play(const struct dicetrip *dicetrip, struct row *row, int seat, int action) {
    struct seat *own = &row->seats[seat];
    if (action >= A_WRITING) {
        put_down(dicetrip, row, own, (action - A_WRITING) / WAYS, (action - A_WRITING) % WAYS);
    } else if (action >= A_TWICE) {
        own->twice = (uint8_t)(action - A_TWICE);
    } else {
        row->settled = 1;
        own->rerolled |= action != 0;
        for (int place = 0; place < DICE; place++) {
            if ((dicetrip->rerolls[action] >> place & 1) != 0) {
                row->faces[place] = UNROLLED;
            }
        }
    }
}

static void play(const void *tables, void *row, int action) { dicetrip_play(tables, row, due(tables, row), action); }

/* A map scores as if the round closed now; nobody else's changes by a seat's move. */
static void score(const void *tables, const void *row, int seat, int64_t *totals) {
    const struct row *game = row;
    const struct seat *own = &game->seats[seat];
    if (own->written == 0) {
        totals[seat] = own->before;
    } else {
        uint32_t bonus = own->bonus | fresh_bonus(tables, game, own);
        totals[seat] = points_of(tables, own->stand, bonus, tens_so_far(tables, own));
    }
}

void dicetrip_scores(const struct dicetrip *dicetrip, const struct row *row, int64_t *totals) {
    for (int seat = 0; seat < row->players; seat++) {
        score(dicetrip, row, seat, totals);
    }
}

/* Usage counts the cities in which a seat has a number. */
static void usage(const void *tables, const void *row, int seat, int64_t *counts) {
    (void)tables;
    const struct seat *own = &((const struct row *)row)->seats[seat];
    for (int city = 0; city < CITIES; city++) {
        counts[city] += own->stand[city] < CROSS;
    }
}

/* Observations -------------------------------------------------------------------------------------------------- */

enum { SEEN_OF_TABLE = 1 + 1 + DICE + 1, SEEN_OF_ROUND = 4, SEEN_OF_SEAT = 5 };

/* The number that people read in a city: -1 in an empty one, 0 where it is crossed off. */
static int32_t shown(int stand) {
    return stand == EMPTY ? -1 : stand == CROSS ? 0 : 10 * (stand / FACES + 1) + stand % FACES + 1;
}

/* Show the map of a seat. Of its own a seat sees what the round would settle if it closed now; of others' nothing that
 * they wrote in it. */
static void observe_map(const struct dicetrip *dicetrip, const struct row *row, int seat, bool mine, int64_t total,
                        int32_t *cities, int32_t *bonus_cities, int32_t *rest) {
    const struct seat *own = &row->seats[seat];
    int players = row->players, tens = mine ? tens_so_far(dicetrip, own) : own->tens;
    uint32_t bonus = own->bonus | (mine ? fresh_bonus(dicetrip, row, own) : 0);
    for (int city = 0; city < CITIES; city++) {
        cities[city] = shown(own->stand[city]);
        bonus_cities[city] = (int32_t)(bonus >> city & 1);
    }
    if (!mine && own->written > 0) {
        cities[own->first] = shown(EMPTY);
    }
    if (!mine && own->written > 1) {
        cities[own->second] = shown(EMPTY);
    }
    rest[0] = own->rerolled;
    rest[players] = own->doubled != 0 || (mine && own->twice != NO_TWICE);
    rest[2 * players] = tens >= 0;
    rest[3 * players] = row->round < ROUNDS && own->written == cities_a_seat(row);
    rest[4 * players] = (int32_t)(mine ? total : own->before);
}

/* Whether the seat chooses, the round, dice, whether the roller decides, and who rolls; the seat's doubling, its first
 * number and how many cities it has written; then of each seat from this one on its map, bonus cities, powers, whether
 * it has the tens and is done, and its total. */
static void observe(const void *tables, const void *row, int seat, const int64_t *totals, int32_t *into) {
    const struct row *game = row;
    const struct seat *own = &game->seats[seat];
    int players = game->players, roller = roller_of(game);
    bool decides = game->round < ROUNDS && is_deciding(game);
    *into++ = decides ? seat == roller : game->round < ROUNDS && own->written < cities_a_seat(game);
    *into++ = game->round;
    for (int place = 0; place < DICE; place++) {
        *into++ = game->faces[place] == UNROLLED ? 0 : game->faces[place] + 1;
    }
    *into++ = decides;
    int32_t *rolls = into;
    into += players;
    *into++ = own->twice == NO_TWICE ? 0 : own->twice / FACES + 1;
    *into++ = own->twice == NO_TWICE ? 0 : own->twice % FACES + 1;
    *into++ = own->written > 0 ? shown(own->stand[own->first]) : 0;
    *into++ = own->written;
    for (int later = 0; later < players; later++) {
        int other = seat + later < players ? seat + later : seat + later - players;
        rolls[later] = other == roller;
        observe_map(tables, game, other, later == 0, totals[other], into + later * CITIES,
                    into + (players + later) * CITIES, into + 2 * players * CITIES + later);
    }
}

/* The most moves are every doubling, and in every city a number of any two dice or a crossing. */
static struct sizes sizes(const void *tables, int players) {
    (void)tables;
    return (struct sizes){
        .row = dicetrip_row_size(players),
        .usage = CITIES,
        .observation = SEEN_OF_TABLE + players + SEEN_OF_ROUND + players * (2 * CITIES + SEEN_OF_SEAT),
        .actions = write_action(CITIES, 0),
        .most_moves = CROSS + CITIES * (DICE * (DICE - 1) + 1),
    };
}

const struct game dicetrip_game = {
    .tables_size = sizeof(struct dicetrip),
    .least_players = 1,
    .most_players = MOST_PLAYERS,
    .sizes = sizes,
    .prepare = prepare,
    .is_position = is_position,
    .start = start,
    .chance = chance,
    .answer = answer,
    .due = due,
    .legal = legal,
    .play = play,
    .score = score,
    .usage = usage,
    .observe = observe,
};
