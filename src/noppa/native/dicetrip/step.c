/* Dice Trip: tables from the readable rules, and the step for `game.h`. */
#include "dicetrip.h"
#include "games.h"

/* Tables ------------------------------------------------------------------------------------------------------- */

/* Python passes in whole numbers of 32 bits:
 *
 *     cities  dice  rounds  whether tens count
 *     the place of the die that each city wants, COLOURLESS for none; the zone of each city
 *     points by the zones that are not full; points by the length of the longest series
 *     the layouts of four dice as two numbers, then those with a die that counts twice
 *     the dice of each reroll as bits; the number of each roll's multiset
 *     the cities linked to each city as bits */
enum {
    HEAD_NUMBERS = 4,
    MOST_SCORED = 100,
    LAYOUT_NUMBERS = LAYOUTS * (2 + DICE),
    RULE_NUMBERS = HEAD_NUMBERS + 3 * CITIES + (1 << ZONES) + CITIES + 1 + LAYOUT_NUMBERS + REROLLS + ROLLS
};

/* Read small numbers below an end. */
static bool read_small(const int32_t **numbers, int count, int end, uint8_t *into) {
    bool fits = true;
    for (int at = 0; at < count; at++, ++*numbers) {
        fits &= **numbers >= 0 && **numbers < end;
        into[at] = (uint8_t) * *numbers;
    }
    return fits;
}

/* Read which cities are linked; links are numbered by their lower city, then by the other. */
static bool read_links(struct dicetrip *dicetrip, const int32_t *numbers) {
    __builtin_memset(dicetrip->near, CITIES, sizeof dicetrip->near);
    for (int city = 0; city < CITIES; city++) {
        uint32_t linked = dicetrip->linked[city] = (uint32_t)numbers[city];
        dicetrip->cities[dicetrip->zone[city]] |= 1U << city;
        if (linked >> CITIES != 0 || (linked >> city & 1) != 0) { return false; }
        for (; linked != 0; linked &= linked - 1) {
            int to = __builtin_ctz(linked);
            if ((numbers[to] >> city & 1) == 0) { return false; }
            dicetrip->near[city][dicetrip->degree[city]++] = (uint8_t)to;
            dicetrip->line[city][to] = city < to ? (uint8_t)dicetrip->links++ : dicetrip->line[to][city];
        }
        int degree = dicetrip->degree[city];
        dicetrip->most_near = degree > dicetrip->most_near ? degree : dicetrip->most_near;
    }
    return dicetrip->links >= 1 && dicetrip->links <= MOST_LINKS;
}

static bool read_rules(struct dicetrip *dicetrip, const int32_t *numbers) {
    dicetrip->tens = numbers[3];
    numbers += HEAD_NUMBERS;
    return read_small(&numbers, CITIES, COLOURLESS + 1, dicetrip->want) &&
           read_small(&numbers, CITIES, ZONES, dicetrip->zone) &&
           read_small(&numbers, 1 << ZONES, MOST_SCORED, dicetrip->zone_points) &&
           read_small(&numbers, CITIES + 1, MOST_SCORED, dicetrip->series_points) &&
           read_small(&numbers, LAYOUT_NUMBERS, DICE, dicetrip->layouts[0]) &&
           read_small(&numbers, REROLLS, 1 << DICE, dicetrip->rerolls) &&
           read_small(&numbers, ROLLS, MULTISETS, dicetrip->multiset) && read_links(dicetrip, numbers);
}

/* The numbers that may be written after a first one, or CROSS for none. */
ALWAYS_INLINE const uint64_t *made_after(const uint64_t *made, int first) {
    return first == CROSS ? made : made + 1 + __builtin_popcountll(made[0] & (bit(first) - 1));
}

/* Note the numbers that the dice of a multiset make, in both orders; once all those are known, what may follow each. */
static void make_numbers(struct dicetrip *dicetrip, int multiset, const uint8_t *faces) {
    for (int at = 0; at < 4 * LAYOUTS; at++) {
        struct laid laid = laid_out(dicetrip, at % LAYOUTS, faces);
        uint64_t *made = dicetrip->made[laid.twice][multiset];
        int one = at / LAYOUTS % 2 == 0 ? laid.one : laid.other, other = one == laid.one ? laid.other : laid.one;
        if (at < 2 * LAYOUTS) {
            made[0] |= bit(one);
        } else if (one != CROSS) {
            made[made_after(made, one) - made] |= bit(other);
        }
        dicetrip->doublings[multiset] |= at % LAYOUTS < PLAIN_LAYOUTS ? 0 : bit(laid.twice);
    }
}

static int64_t prepare(void *tables, const void *from, int64_t size) {
    struct dicetrip *dicetrip = tables;
    const int32_t *rules = from;
    if (size != RULE_NUMBERS * 4 || rules[0] != CITIES || rules[1] != DICE || rules[2] != ROUNDS || rules[3] < 0 ||
        rules[3] > 1 || !read_rules(tables, rules)) {
        return BAD_TABLES;
    }
    dicetrip->shown[EMPTY] = -1;
    for (int number = 0; number < CROSS; number++) {
        unsigned digits = 1U << number / FACES | 1U << number % FACES | (unsigned)is_double(number) << DOUBLE_BIT;
        dicetrip->digits[number] = (uint8_t)digits;
        dicetrip->shown[number] = (int8_t)(10 * (number / FACES + 1) + number % FACES + 1);
    }
    for (int roll = 0; roll < ROLLS; roll++) {
        uint8_t faces[DICE];
        faces_of_roll(roll, faces);
        if (dicetrip->doublings[dicetrip->multiset[roll]] == 0) {
            make_numbers(dicetrip, dicetrip->multiset[roll], faces);
        }
    }
    return DONE;
}

/* What a map scores ---------------------------------------------------------------------------------------------- */

/* The score of a map with these bonus cities and points for the tens. Numbers are taken in ascending order, so the
 * cities before a city on a road are known when it is reached. What branches depend on is often the same: the others
 * would be coin tosses. */
static int points_of(const struct dicetrip *dicetrip, const struct seat *seat, uint32_t bonus, int tens) {
    uint8_t city_of[STANDS], road_to[CITIES + 1] = {0};
    uint32_t filled = 0;
    int road = 0, series = 0, run = 0, city = 0, number = NOBODY, missing = 0;
#pragma GCC unroll 5
    for (int place = 0; place < CITIES; place++) { city_of[seat->stand[place]] = (uint8_t)place; }
    for (uint64_t left = seat->holds; left != 0; left &= left - 1) {
        int before = number, last = city, most = 0;
        number = __builtin_ctzll(left);
        city = city_of[number];
        for (int at = 0; at < dicetrip->most_near; at++) {
            int there = road_to[dicetrip->near[city][at]];
            most = there > most ? there : most;
        }
        road_to[city] = (uint8_t)(most + 1);
        run = 1 + run * (int)((before == number - 1) & dicetrip->linked[city] >> last);
        road = most + 1 > road ? most + 1 : road;
        series = run > series ? run : series;
        filled |= 1U << city;
    }
    for (int zone = 0; zone < ZONES; zone++) { missing |= ((dicetrip->cities[zone] & ~filled) != 0) << zone; }
    int crossed = CITIES - __builtin_popcount(seat->open) - __builtin_popcountll(seat->holds);
    return __builtin_popcount(bonus) - crossed + road + dicetrip->series_points[series] +
           dicetrip->zone_points[missing] + (tens > 0 ? tens : 0);
}

/* The bonus cities of a seat's open round. A city gets its bonus for a double, or if the die of its colour shows a
 * digit of its number: then that die can be given to it, because equal dice may change places. Not to both numbers,
 * though: if they want the same die, or if they want different ones to be the die that counts twice, the first alone
 * gets one. */
ALWAYS_INLINE uint32_t fresh_bonus(const struct dicetrip *dicetrip, const struct row *row, const struct seat *seat) {
    const uint8_t faces[] = {row->faces[0], row->faces[1], row->faces[2], row->faces[3], NO_FACE};
    int first = seat->first, second = seat->second, want = dicetrip->want[first], want_too = dicetrip->want[second];
    unsigned digits = dicetrip->digits[seat->written > 0 ? seat->stand[first] : CROSS];
    unsigned digits_too = dicetrip->digits[seat->written > 1 ? seat->stand[second] : CROSS];
    unsigned suits = digits >> faces[want] & 1, suits_too = digits_too >> faces[want_too] & 1;
    unsigned is_one = digits >> DOUBLE_BIT, is_other = digits_too >> DOUBLE_BIT;
    bool both_twice = seat->twice != NO_TWICE && faces[want] == seat->twice / FACES && faces[want] == faces[want_too];
    unsigned taken = suits & suits_too & ~(is_one | is_other) & (unsigned)((want == want_too) != both_twice);
    return (suits | is_one) << first | ((suits_too | is_other) & ~taken) << second;
}

/* The points of a seat for the tens if the round closed now: the coloured cities empty when the last ten was written;
 * -1 before, and always where tens do not count. */
static int tens_so_far(const struct dicetrip *dicetrip, const struct seat *seat) {
    if (dicetrip->tens == 0 || seat->tens >= 0 || tens_of(seat->holds) != ALL_TENS) { return seat->tens; }
    int second = seat->stand[seat->second], empty = 0;
    bool before = seat->written == 2 && tens_of(seat->holds & ~bit(second)) == ALL_TENS;
    for (int city = 0; city < CITIES; city++) {
        empty += dicetrip->want[city] != COLOURLESS && (seat->stand[city] == EMPTY || (before && city == seat->second));
    }
    return empty;
}

/* The step ------------------------------------------------------------------------------------------------------ */

static bool all_lie(const struct row *row) {
    return ((row->faces[0] | row->faces[1] | row->faces[2] | row->faces[3]) & UNROLLED) == 0;
}

static int unrolled_of(const struct row *row) {
    int unrolled = 0;
    for (int place = 0; place < DICE; place++) { unrolled += row->faces[place] == UNROLLED; }
    return unrolled;
}

/* The lowest seat that still writes in this round, or NOBODY. */
ALWAYS_INLINE int writer(const struct row *row) {
    for (int seat = 0, cities = cities_a_seat(row); seat < row->players; seat++) {
        if (row->seats[seat].written < cities) { return seat; }
    }
    return NOBODY;
}

/* The numbers that a seat may write, as bits, after a first one or CROSS. */
static uint64_t writable(const struct dicetrip *dicetrip, const struct row *row, const struct seat *seat, int first) {
    return *made_after(dicetrip->made[seat->twice][dicetrip->multiset[roll_number(row->faces)]], first);
}

/* Whether the map is one that these rounds and writings leave, and no field is out of range. */
static bool is_map(const struct dicetrip *dicetrip, const struct row *row, const struct seat *seat) {
    uint64_t holds = 0;
    uint32_t open = 0, filled = 0;
    for (int city = 0; city < CITIES; city++) {
        int there = seat->stand[city];
        if (there >= STANDS || (there < CROSS && (holds & bit(there)) != 0)) { return false; }
        holds |= there < CROSS ? bit(there) : 0;
        open |= (uint32_t)(there == EMPTY) << city;
        filled |= (uint32_t)(there < CROSS) << city;
    }
    if (seat->holds != holds || seat->open != open || seat->written > cities_a_seat(row) || seat->first >= CITIES ||
        seat->second >= CITIES || (seat->written == 0 && seat->first != 0) ||
        (seat->written < 2 && seat->second != 0) || seat->rerolled > 1 || seat->doubled > 1 || seat->twice > NO_TWICE) {
        return false;
    }
    int empty = row->round == ROUNDS ? 0 : CITIES - 2 * row->round;
    struct seat before = before_round(seat);
    return __builtin_popcount(open) + seat->written == empty && __builtin_popcount(before.open) == empty &&
           (seat->bonus & ~(filled & ~before.open)) == 0 && seat->tens >= -1 &&
           seat->tens <= (dicetrip->tens != 0 ? CITIES : -1);
}

/* Whether the choices of the open round are possible with these dice. */
static bool is_turn(const struct dicetrip *dicetrip, const struct row *row, const struct seat *seat) {
    if (seat->written == 0 && seat->twice == NO_TWICE) { return true; }
    if (row->round == ROUNDS || !all_lie(row) || is_deciding(row)) { return false; }
    uint64_t doublings = dicetrip->doublings[dicetrip->multiset[roll_number(row->faces)]];
    bool fits = seat->twice == NO_TWICE ||
                (seat->doubled == 0 && row->round < ROUNDS - 1 && (doublings & bit(seat->twice)) != 0);
    for (int at = 0, last = CROSS; at < seat->written && fits; at++) {
        int number = seat->stand[at == 0 ? seat->first : seat->second];
        fits = number == CROSS || (writable(dicetrip, row, seat, last) & bit(number)) != 0;
        last = number;
    }
    return fits;
}

static bool is_position(const void *tables, const void *memory, int players) {
    const struct row *row = memory;
    int unrolled = unrolled_of(row);
    if (row->players != players || row->round > ROUNDS || row->settled > 1 || row->unused != 0) { return false; }
    for (int place = 0; place < DICE; place++) {
        if (row->faces[place] >= FACES && row->faces[place] != UNROLLED) { return false; }
    }
    bool over = row->round == ROUNDS, spent = !over && row->seats[roller_of(row)].rerolled != 0;
    if (row->settled == 0 ? spent || (unrolled != DICE && (unrolled != 0 || over))
                          : over || (unrolled != 0 && !spent)) {
        return false;
    }
    for (int seat = 0; seat < players; seat++) {
        if (!is_map(tables, row, &row->seats[seat]) || !is_turn(tables, row, &row->seats[seat])) { return false; }
    }
    return over || writer(row) != NOBODY;
}

static void start(const void *tables, void *memory, int players) {
    struct row *row = memory;
    *row = (struct row){.players = (uint8_t)players, .faces = {UNROLLED, UNROLLED, UNROLLED, UNROLLED}};
    for (int seat = 0; seat < players; seat++) {
        row->seats[seat] = (struct seat){.open = (1U << CITIES) - 1, .tens = -1, .twice = NO_TWICE};
        __builtin_memset(row->seats[seat].stand, EMPTY, CITIES);
    }
}

static void chance(const void *tables, void *memory, uint64_t *stream) {
    struct row *row = memory;
    if (row->round < ROUNDS && !all_lie(row)) {
        uint8_t rolled[DICE];
        faces_of_roll((int)share(next_word(stream), ROLLS), rolled);
        for (int place = 0; place < DICE; place++) {
            row->faces[place] = row->faces[place] == UNROLLED ? rolled[place] : row->faces[place];
        }
    }
}

static bool answer(const void *tables, void *memory, const int32_t *numbers, int64_t count) {
    struct row *row = memory;
    if (row->round == ROUNDS || count == 0 || count != unrolled_of(row) || !are_between(numbers, count, 1, FACES)) {
        return false;
    }
    for (int place = 0; place < DICE; place++) {
        row->faces[place] = row->faces[place] == UNROLLED ? (uint8_t)(*numbers++ - 1) : row->faces[place];
    }
    return true;
}

/* The lowest seat that chooses next. */
ALWAYS_INLINE int due(const void *tables, const void *memory) {
    const struct row *row = memory;
    if (row->round == ROUNDS || !all_lie(row)) { return NOBODY; }
    return is_deciding(row) ? roller_of(row) : writer(row);
}

/* What a seat may choose: the doublings, and in every empty city the same numbers, a crossing among them, as bits. */
struct offer {
    uint64_t doublings, numbers;
    uint32_t open;
};

ALWAYS_INLINE struct offer offer_of(const struct dicetrip *dicetrip, const struct row *row, const struct seat *seat) {
    bool doubles = seat->doubled == 0 && seat->twice == NO_TWICE && seat->written == 0 && row->round < ROUNDS - 1;
    uint64_t doublings = doubles ? dicetrip->doublings[dicetrip->multiset[roll_number(row->faces)]] : 0;
    uint64_t made = writable(dicetrip, row, seat, seat->written == 0 ? CROSS : seat->stand[seat->first]);
    return (struct offer){doublings, (made & ~seat->holds) | bit(CROSS), seat->open};
}

/* List the moves; those of a city are written a whole vector at a time, and the excess is overwritten. */
static int legal(const void *tables, const void *memory, uint16_t *moves) {
    const struct row *row = memory;
    int seat = due(tables, row), count = 0, ways = 0;
    if (seat == NOBODY) { return 0; }
    for (; is_deciding(row) && count < REROLLS; count++) { moves[count] = (uint16_t)count; }
    if (count > 0) { return count; }
    struct offer offer = offer_of(tables, row, &row->seats[seat]);
    for (uint64_t left = offer.doublings; left != 0; left &= left - 1) {
        moves[count++] = (uint16_t)(A_TWICE + __builtin_ctzll(left));
    }
    uint16_t numbers[MOST_WAYS] = {0};
    for (uint64_t left = offer.numbers; left != 0; left &= left - 1) {
        numbers[ways++] = (uint16_t)__builtin_ctzll(left);
    }
    for (uint32_t cities = offer.open; cities != 0; cities &= cities - 1, count += ways) {
        int first = write_action(__builtin_ctz(cities), 0);
        for (int at = 0; at < MOST_WAYS; at++) { moves[count + at] = (uint16_t)(first + numbers[at]); }
    }
    return count;
}

/* Settle the round if everyone has written in it, and open the next. */
ALWAYS_INLINE void close_round(const struct dicetrip *dicetrip, struct row *row) {
    if (writer(row) != NOBODY) { return; }
    for (int seat = 0; seat < row->players; seat++) {
        struct seat *own = &row->seats[seat];
        own->tens = (int8_t)tens_so_far(dicetrip, own);
        own->bonus |= fresh_bonus(dicetrip, row, own);
        own->doubled |= own->twice != NO_TWICE;
        own->twice = NO_TWICE;
        own->written = own->first = own->second = 0;
    }
    row->round++;
    row->settled = row->round < ROUNDS && row->seats[roller_of(row)].rerolled != 0;
    __builtin_memset(row->faces, UNROLLED, DICE);
}

ALWAYS_INLINE void write_city(const struct dicetrip *dicetrip, struct row *row, struct seat *own, int city,
                              int number) {
    own->stand[city] = (uint8_t)number;
    own->open ^= 1U << city;
    own->holds |= bit(number) & (bit(CROSS) - 1);
    *(own->written == 0 ? &own->first : &own->second) = (uint8_t)city;
    own->written++;
    close_round(dicetrip, row);
}

ALWAYS_INLINE void roll_again(const struct dicetrip *dicetrip, struct row *row, struct seat *own, int reroll) {
    row->settled = 1;
    own->rerolled |= reroll != 0;
    for (int place = 0; place < DICE; place++) {
        row->faces[place] = (dicetrip->rerolls[reroll] >> place & 1) != 0 ? UNROLLED : row->faces[place];
    }
}

static void play(const void *tables, void *memory, int action) {
    struct row *row = memory;
    struct seat *own = &row->seats[due(tables, row)];
    if (action >= A_WRITING) {
        write_city(tables, row, own, (action - A_WRITING) / WAYS, (action - A_WRITING) % WAYS);
    } else if (action >= A_TWICE) {
        own->twice = (uint8_t)(action - A_TWICE);
    } else {
        roll_again(tables, row, own, action);
    }
}

/* Play any of the moves that `legal` lists, without listing them. */
ALWAYS_INLINE void play_random(const void *tables, void *memory, int seat, uint64_t *stream) {
    struct row *row = memory;
    struct seat *own = &row->seats[seat];
    uint64_t word = next_word(stream);
    if (is_deciding(row)) {
        roll_again(tables, row, own, (int)share(word, REROLLS));
        return;
    }
    struct offer offer = offer_of(tables, row, own);
    uint32_t doublings = (uint32_t)__builtin_popcountll(offer.doublings);
    uint32_t numbers = (uint32_t)__builtin_popcountll(offer.numbers);
    uint32_t drawn = share(word, doublings + numbers * (uint32_t)__builtin_popcount(offer.open));
    if (drawn < doublings) {
        own->twice = (uint8_t)__builtin_ctzll(nth_bit(offer.doublings, drawn));
        return;
    }
    drawn -= doublings;
    write_city(tables, row, own, __builtin_ctzll(nth_bit(offer.open, drawn / numbers)),
               __builtin_ctzll(nth_bit(offer.numbers, drawn % numbers)));
}

/* A map scores as if the round closed now; a seat's move changes no other score. */
static void score(const void *tables, const void *memory, int seat, int64_t *totals) {
    const struct row *row = memory;
    const struct seat *own = &row->seats[seat];
    uint32_t bonus = own->bonus | fresh_bonus(tables, row, own);
    totals[seat] = points_of(tables, own, bonus, tens_so_far(tables, own));
}

/* Usage counts the cities in which a seat has a number. */
static void usage(const void *tables, const void *row, int seat, int64_t *counts) {
    const struct seat *own = &((const struct row *)row)->seats[seat];
    for (int city = 0; city < CITIES; city++) { counts[city] += own->stand[city] < CROSS; }
}

/* Observations -------------------------------------------------------------------------------------------------- */

enum { SEEN_OF_TABLE = 1 + 1 + DICE + 1, SEEN_OF_ROUND = 4, SEEN_OF_SEAT = 5 };

/* Whether the seat chooses, the round, dice, whether the roller decides, and who rolls; the seat's doubling, its first
 * number and how many cities it has written; then of each seat from this one on its map, bonus cities, powers, whether
 * it has the tens and is done, and its total. Of its own map a seat sees what the round would settle if it closed now;
 * of others', that they use a die twice, but nothing written in this round. */
static void observe(const void *tables, const void *memory, int seat, const int64_t *totals, int32_t *into) {
    const struct dicetrip *dicetrip = tables;
    const struct row *row = memory;
    const struct seat *own = &row->seats[seat];
    int players = row->players, roller = roller_of(row);
    bool decides = row->round < ROUNDS && is_deciding(row);
    *into++ = decides ? seat == roller : row->round < ROUNDS && own->written < cities_a_seat(row);
    *into++ = row->round;
    for (int place = 0; place < DICE; place++) { *into++ = row->faces[place] == UNROLLED ? 0 : row->faces[place] + 1; }
    *into++ = decides;
    int32_t *rolls = into;
    into += players;
    *into++ = own->twice == NO_TWICE ? 0 : own->twice / FACES + 1;
    *into++ = own->twice == NO_TWICE ? 0 : own->twice % FACES + 1;
    *into++ = own->written > 0 ? dicetrip->shown[own->stand[own->first]] : 0;
    *into++ = own->written;
    for (int later = 0; later < players; later++) {
        int other = seat_after(seat, later, players);
        const struct seat *whole = &row->seats[other];
        bool hides = later > 0 && whole->written > 0;
        struct seat seen = hides ? before_round(whole) : *whole;
        uint32_t bonus = seen.bonus | fresh_bonus(dicetrip, row, &seen);
        int tens = tens_so_far(dicetrip, &seen);
        int32_t *cities = into + later * CITIES, *bonus_cities = cities + players * CITIES;
        int32_t *rest = into + 2 * players * CITIES + later;
#pragma GCC unroll 5
        for (int city = 0; city < CITIES; city++) { cities[city] = dicetrip->shown[seen.stand[city]]; }
        for (int city = 0; city < CITIES; city++) { bonus_cities[city] = (int32_t)(bonus >> city & 1); }
        rolls[later] = other == roller;
        rest[0] = seen.rerolled;
        rest[players] = seen.doubled != 0 || seen.twice != NO_TWICE;
        rest[2 * players] = tens >= 0;
        rest[3 * players] = row->round < ROUNDS && whole->written == cities_a_seat(row);
        rest[4 * players] = hides ? points_of(dicetrip, &seen, seen.bonus, seen.tens) : (int32_t)totals[other];
    }
}

static struct sizes sizes(const void *tables, int players) {
    return (struct sizes){
        .row = (int64_t)sizeof(struct row) + players * (int64_t)sizeof(struct seat),
        .usage = CITIES,
        .observation = SEEN_OF_TABLE + players + SEEN_OF_ROUND + players * (2 * CITIES + SEEN_OF_SEAT),
        .actions = write_action(CITIES, 0),
        .most_moves = MOST_LISTED,
    };
}

static int64_t play_games(const struct games *games) {
    uint64_t row[(sizeof(struct row) + MOST_PLAYERS * sizeof(struct seat)) / 8];
    dicetrip_begin(games);
    return play_each(&dicetrip_game, games, row, dicetrip_choose);
}

const struct game dicetrip_game = {
    .tables_size = sizeof(struct dicetrip),
    .least_players = 1,
    .most_players = MOST_PLAYERS,
    STEP,
    .prepare = prepare,
    .play_random = play_random,
    .games_room = dicetrip_games_room,
    .play_games = play_games,
};
