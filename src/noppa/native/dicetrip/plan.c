/* Plans a round of Dice Trip.
 *
 * Pairs of writings are looked at in one order, the lower number first, and sums are added up in a fixed order, so two
 * writings are worth the same to the last bit wherever they are looked at and whichever processor does it. */
#include "plan.h"

static const float NOWHERE = -1e6F; /* less than any map is worth: no writing */

static int larger(int one, int other) { return one > other ? one : other; }

static void fill(double *numbers, int count, double with) {
    for (int at = 0; at < count; at++) { numbers[at] = with; }
}

static void raise(double *value, double to) { *value = to > *value ? to : *value; }

/* The guess ------------------------------------------------------------------------------------------------------ */

/* The inner numbers of a link's end, by what stands there; `end` is 0 for the lower city and 1 for the higher. */
static const float *end_in(const struct guess *guess, int end, int link, int stand) {
    return guess->rest + ((end * guess->links + link) * STANDS + stand) * guess->inner;
}

static const float *mix_in(const struct guess *guess, int link) {
    return end_in(guess, 2, 0, 0) + link * guess->inner * LANE_NUMBERS;
}

static block block_at(const float *numbers) { return *(const block *)numbers; }

/* The positive part; compilers turn it into one instruction. */
static block positive(block numbers) {
    for (int at = 0; at < BLOCK; at++) { numbers[at] = numbers[at] > 0.0F ? numbers[at] : 0.0F; }
    return numbers;
}

/* A block of the inner numbers of a link with these things at its ends. */
static block link_inner(const struct guess *guess, int link, int low, int high, int at) {
    return positive(block_at(end_in(guess, 0, link, low) + at) + block_at(end_in(guess, 1, link, high) + at));
}

static struct lanes add_lanes(struct lanes lanes, const struct lanes *more) {
    for (int part = 0; part < LANE_BLOCKS; part++) { lanes.part[part] += more->part[part]; }
    return lanes;
}

/* Add the mix of a block of a link's inner numbers, the first of which is `at`. */
static struct lanes add_mix(struct lanes lanes, const struct guess *guess, int link, block inner, int at) {
    const float *mix = mix_in(guess, link) + at * LANE_NUMBERS;
    float weights[BLOCK];
    *(block *)weights = inner;
    for (int number = 0; number < BLOCK; number++) {
        for (int part = 0; part < LANE_BLOCKS; part++) {
            lanes.part[part] += weights[number] * block_at(mix + (number * LANE_BLOCKS + part) * BLOCK);
        }
    }
    return lanes;
}

/* The map -------------------------------------------------------------------------------------------------------- */

/* Find the lengths of the longest road and series that end in each city, coming from low numbers and from high ones. */
static void measure(struct planner *planner) {
    const struct dicetrip *rules = planner->rules;
    planner->road = planner->series = 0;
    for (int from = FROM_LOW; from < DIRECTIONS; from++) {
        uint8_t *road = planner->roads[from], *series = planner->runs[from];
        int way = from == FROM_LOW ? 1 : -1;
        for (uint64_t left = planner->holds; left != 0;) {
            int number = way > 0 ? __builtin_ctzll(left) : 63 - __builtin_clzll(left);
            int city = planner->city_of[number], most = 0, run = 0;
            left ^= bit(number);
            for (int place = 0; place < rules->degree[city]; place++) {
                int to = rules->near[city][place], there = planner->stand[to];
                if (there < CROSS && (number - there) * way > 0) {
                    most = larger(most, road[to]);
                    run = there == number - way ? series[to] : run;
                }
            }
            road[city] = (uint8_t)(most + 1);
            series[city] = (uint8_t)(run + 1);
            planner->road = larger(planner->road, most + 1);
            planner->series = larger(planner->series, run + 1);
        }
    }
}

/* The value of road and series of these lengths, and of the zones, where some are lost. */
static float lengths_worth(const struct planner *planner, int road, int series) {
    const struct guess *guess = planner->guess;
    int rounds = planner->rounds;
    float points = (float)planner->rules->series_points[series];
    return ((float)road + guess->road[rounds][road]) + (points + guess->series[rounds][series]);
}

static float zones_worth(const struct planner *planner, int lost) {
    return (float)planner->rules->zone_points[lost] + planner->guess->lost[planner->rounds][lost];
}

/* Add up the lanes of the map. */
static struct lanes lanes_of_map(const struct planner *planner) {
    const struct dicetrip *rules = planner->rules;
    const struct guess *guess = planner->guess;
    const uint8_t *stand = planner->stand;
    struct lanes lanes = guess->base[planner->rounds];
    for (int city = 0; city < CITIES; city++) {
        lanes = add_lanes(lanes, &guess->city[city][stand[city]]);
        for (uint32_t later = rules->linked[city] >> city; later != 0; later &= later - 1) {
            int to = city + __builtin_ctz(later), link = rules->line[city][to];
            for (int at = 0; at < guess->inner; at += BLOCK) {
                lanes = add_mix(lanes, guess, link, link_inner(guess, link, stand[city], stand[to], at), at);
            }
        }
    }
    return lanes;
}

/* Load the map of a question. */
static void plan_map(struct planner *planner, const struct question *question) {
    const struct dicetrip *rules = planner->rules;
    const uint8_t *stand = question->stand;
    planner->last_question.breadth = 0;
    planner->size = planner->crossed = planner->lost = 0;
    planner->holds = 0;
    planner->rounds = question->rounds;
    planner->tens_open = rules->tens != 0 && question->tens_open != 0;
    for (int city = 0; city < CITIES; city++) {
        int there = planner->stand[city] = stand[city];
        planner->city_of[there] = (uint8_t)city;
        planner->holds |= there < CROSS ? bit(there) : 0;
        planner->crossed += there == CROSS;
        planner->lost |= (there == CROSS) << rules->zone[city];
    }
    for (int want = 0; want < WANTS; want++) {
        planner->coloured = planner->group[want] = (uint8_t)planner->size;
        for (int city = 0; city < CITIES; city++) {
            if (stand[city] == EMPTY && rules->want[city] == want) {
                planner->spot[city] = (uint8_t)planner->size;
                planner->empty[planner->size++] = (uint8_t)city;
            }
        }
    }
    planner->group[WANTS] = (uint8_t)planner->size;
    measure(planner);
    planner->start = lanes_of_map(planner);
}

/* Find what a number, or a crossing, adds to the lanes in each empty city. */
static void find_step(struct planner *planner, int number) {
    const struct dicetrip *rules = planner->rules;
    const struct guess *guess = planner->guess;
    for (int spot = 0; spot < planner->size; spot++) {
        int city = planner->empty[spot];
        struct lanes change = guess->city[city][number];
        for (int part = 0; part < LANE_BLOCKS; part++) { change.part[part] -= guess->city[city][EMPTY].part[part]; }
        for (int place = 0; place < rules->degree[city]; place++) {
            int to = rules->near[city][place], link = rules->line[city][to], there = planner->stand[to];
            for (int at = 0; at < guess->inner; at += BLOCK) {
                block inner =
                    city < to ? link_inner(guess, link, number, there, at) - link_inner(guess, link, EMPTY, there, at)
                              : link_inner(guess, link, there, number, at) - link_inner(guess, link, there, EMPTY, at);
                change = add_mix(change, guess, link, inner, at);
            }
        }
        planner->change[number][spot] = change;
        for (int lane = 0; lane < LANE_NUMBERS; lane++) {
            planner->step[number][lane][spot] = change.part[lane / BLOCK][lane % BLOCK];
        }
    }
}

/* Two writings --------------------------------------------------------------------------------------------------- */

/* Sum the lanes with a second number in each empty city: two blocks side by side, which hides the latency of a sum. */
static void sum_lanes(const struct planner *planner, int other, float *row) {
    const float *out = (const float *)&planner->guess->out[planner->rounds], *first = (const float *)&planner->first;
    for (int at = 0; at < planner->size; at += 2 * BLOCK) {
        const float *step = planner->step[other][0] + at;
        block low = out[0] * (first[0] + block_at(step)), high = out[0] * (first[0] + block_at(step + BLOCK));
        for (int lane = 1; lane < LANE_NUMBERS; lane++) {
            step += ROOM;
            low += out[lane] * positive(first[lane] + block_at(step));
            high += out[lane] * positive(first[lane] + block_at(step + BLOCK));
        }
        *(block *)(row + at) = low;
        *(block *)(row + at + BLOCK) = high;
    }
}

/* If both ends of a link are filled, its change is that of neither step: sum the lanes there anew. */
static void mend_links(const struct planner *planner, int city, int number, int other, float *row) {
    const struct dicetrip *rules = planner->rules;
    const struct guess *guess = planner->guess;
    for (int place = 0; place < rules->degree[city]; place++) {
        int to = rules->near[city][place], link = rules->line[city][to], second = planner->spot[to];
        int low = city < to ? number : other, high = city < to ? other : number;
        if (planner->stand[to] != EMPTY) { continue; }
        struct lanes x = add_lanes(planner->first, &planner->change[other][second]);
        for (int at = 0; at < guess->inner; at += BLOCK) {
            block both = link_inner(guess, link, low, high, at) - link_inner(guess, link, low, EMPTY, at);
            block none = link_inner(guess, link, EMPTY, EMPTY, at) - link_inner(guess, link, EMPTY, high, at);
            x = add_mix(x, guess, link, both + none, at);
        }
        block total = {0};
        for (int part = 0; part < LANE_BLOCKS; part++) {
            block counted = positive(x.part[part]);
            counted[0] = part == 0 ? x.part[0][0] : counted[0];
            total += guess->out[planner->rounds].part[part] * counted;
        }
        row[second] = ((total[0] + total[4]) + (total[2] + total[6])) + ((total[1] + total[5]) + (total[3] + total[7]));
    }
}

/* Raise the value of lengths for the numbers from `low` up to `high` in a spot, where the numbers just below and above
 * them, if any, are in linked cities: all of them make an equally long road, and the outermost may make a longer
 * series. */
static void raise_lengths(struct planner *planner, int spot, int low, int high, int road, float fixed) {
    if (road > planner->road) {
        float worth = lengths_worth(planner, road, larger(planner->series, 1)) + fixed;
        for (int number = low; number < high; number++) { planner->lengths[number][spot] = worth; }
    }
    for (int number = low; number < high; number += larger(high - 1 - low, 1)) {
        int run = 1 + (number == low && low > 0 ? planner->runs[FROM_LOW][planner->city_of[low - 1]] : 0) +
                  (number == high - 1 && high < CROSS ? planner->runs[FROM_HIGH][planner->city_of[high]] : 0);
        if (run > planner->series) {
            planner->lengths[number][spot] = lengths_worth(planner, larger(planner->road, road), run) + fixed;
        }
    }
}

/* Find the value of road, series, zones and crossings with each number, or a crossing, in each empty city. */
static void find_lengths(struct planner *planner, uint64_t numbers, int crossed, int lost) {
    const struct dicetrip *rules = planner->rules;
    float fixed = zones_worth(planner, lost) - (float)crossed;
    float lengths = lengths_worth(planner, planner->road, planner->series);
    for (; numbers != 0; numbers &= numbers - 1) {
        for (int spot = 0; spot < ROOM; spot++) { planner->lengths[__builtin_ctzll(numbers)][spot] = lengths + fixed; }
    }
    for (int spot = 0; spot < planner->size; spot++) {
        int city = planner->empty[spot], below = 0;
        float lost_here = zones_worth(planner, lost | 1 << rules->zone[city]);
        uint64_t near = 0;
        planner->lengths[CROSS][spot] = lengths + (lost_here - (float)(crossed + 1));
        for (int place = 0; place < rules->degree[city]; place++) {
            near |= bit(planner->stand[rules->near[city][place]]);
        }
        near = (near & (bit(CROSS) - 1)) | bit(CROSS);
        for (int low = 0, high; low <= CROSS; low = high + 1) {
            int above = 0;
            uint64_t left = near & ~(bit(low) - 1);
            high = __builtin_ctzll(left);
            ASSUME(low <= high && high <= CROSS);
            for (; (left & (left - 1)) != 0; left &= left - 1) {
                above = larger(above, planner->roads[FROM_HIGH][planner->city_of[__builtin_ctzll(left)]]);
            }
            raise_lengths(planner, spot, low, high, below + 1 + above, fixed);
            below = high < CROSS ? larger(below, planner->roads[FROM_LOW][planner->city_of[high]]) : below;
        }
    }
}

/* Whether a spot is that of a coloured city; NOBODY is not. */
static int is_coloured(const struct planner *planner, int spot) {
    return (unsigned)spot < (unsigned)planner->coloured; /* these spots come first */
}

/* The coloured cities that are empty when a writing completes the tens and comes first, or else after both. */
static int tens_first(const struct planner *planner, int spot, int number, int second) {
    int after = planner->coloured - is_coloured(planner, spot);
    return tens_of(planner->holds | bit(number)) == ALL_TENS ? after : after - is_coloured(planner, second);
}

/* Add the tens' points if the writings, in the better order, complete them, else the guess at them. The first number is
 * not among those that the map holds here. */
static void add_tens(const struct planner *planner, int spot, int number, int other, float *row) {
    int both = tens_of(planner->holds | bit(number) | bit(other));
    const float *guess = planner->guess->tens[planner->rounds][__builtin_popcount((unsigned)both)];
    for (int second = 0; second < planner->size; second++) {
        int left = planner->coloured - is_coloured(planner, second) - is_coloured(planner, spot);
        if (both == ALL_TENS && spot != NOBODY) {
            left = larger(tens_first(planner, spot, number, second), tens_first(planner, second, other, spot));
        }
        if (second != spot) { row[second] += both == ALL_TENS ? (float)left : guess[left]; }
    }
}

/* Find the value of the map with a number in one spot and each of the seconds in each of the others. With NOBODY and
 * CROSS there is no first. Bonus cities are not counted. A row for each second, by spot; NOWHERE in the spot that is
 * taken. */
static void find_rows(struct planner *planner, int spot, int number, uint64_t seconds) {
    int city = spot == NOBODY ? NOBODY : planner->empty[spot], road = planner->road, series = planner->series;
    int crossed = planner->crossed, lost = planner->lost, taken = spot == NOBODY ? NO_SPOT : spot;
    uint64_t holds = planner->holds;
    planner->first = planner->start;
    if (spot != NOBODY) {
        planner->first = add_lanes(planner->start, &planner->change[number][spot]);
        planner->stand[city] = (uint8_t)number;
    }
    if (number != CROSS) {
        planner->holds |= bit(number);
        planner->city_of[number] = (uint8_t)city;
        measure(planner);
    } else if (spot != NOBODY) {
        crossed++;
        lost |= 1 << planner->rules->zone[city];
    }
    find_lengths(planner, seconds, crossed, lost);
    planner->holds = holds;
    for (; seconds != 0; seconds &= seconds - 1) {
        int other = __builtin_ctzll(seconds);
        float *row = planner->rows[other];
        if (planner->rounds == ROUNDS) {
            __builtin_memset(row, 0, sizeof planner->rows[other]);
        } else {
            sum_lanes(planner, other, row);
        }
        if (spot != NOBODY) { mend_links(planner, city, number, other, row); }
        for (int at = 0; at < ROOM; at += BLOCK) { *(block *)(row + at) += block_at(planner->lengths[other] + at); }
        if (planner->tens_open) { add_tens(planner, spot, number, other, row); }
        row[taken] = row[NO_SPOT] = NOWHERE;
    }
    if (spot != NOBODY) { planner->stand[city] = EMPTY; }
    planner->road = road;
    planner->series = series;
}

/* Whether a number made of these dice makes a bonus city of one that wants this die. */
static int makes_bonus(int want, int number, int mask) {
    return number != CROSS && (is_double(number) || (mask >> want & 1) != 0);
}

static int want_of(const struct planner *planner, int spot) { return planner->rules->want[planner->empty[spot]]; }

/* Pick the best spots for a number by itself, as bits, `breadth` at most. */
static uint32_t pick(struct planner *planner, int number, int breadth, int mask) {
    if (breadth >= planner->size) { return (UINT32_C(1) << planner->size) - 1; }
    uint32_t picked = 0;
    float *alone = planner->rows[number];
    find_rows(planner, NOBODY, CROSS, bit(number));
    for (int spot = 0; spot < planner->size; spot++) {
        alone[spot] += (float)makes_bonus(want_of(planner, spot), number, mask);
    }
    for (; breadth > 0; breadth--) {
        int best = 0;
        for (int spot = 1; spot < planner->size; spot++) { best = alone[spot] > alone[best] ? spot : best; }
        picked |= UINT32_C(1) << best;
        alone[best] = NOWHERE;
    }
    return picked;
}

/* Dice rolled ---------------------------------------------------------------------------------------------------- */

/* Add a use of the dice, the lower number first, and note its numbers among those to look at. */
static int add_use(struct planner *planner, int count, struct use use) {
    struct use turned = {use.other, use.one, use.other_mask, use.mask, use.twice};
    use = use.one <= use.other ? use : turned;
    planner->uses[count] = use;
    planner->numbers |= bit(use.one) | bit(use.other);
    planner->seconds[use.one] |= bit(use.other);
    planner->masks[use.one] |= (uint8_t)use.mask;
    return count + 1;
}

/* List every use of the dice with the doubling chosen, if any, and with each doubling if one can still be chosen; `all`
 * says that a number may be given up for a crossing. */
static int list_uses(struct planner *planner, const uint8_t *dice, int twice, bool doubling, bool all) {
    planner->numbers = 0;
    __builtin_memset(planner->seconds, 0, sizeof planner->seconds);
    __builtin_memset(planner->masks, 0, sizeof planner->masks);
    int count = all ? add_use(planner, 0, (struct use){CROSS, CROSS, 0, 0, NO_TWICE}) : 0;
    for (int at = 0; at < LAYOUTS; at++) {
        const uint8_t *places = planner->rules->layouts[at] + 2;
        int mask = 1 << places[0] | 1 << places[1], other_mask = 1 << places[2] | 1 << places[3];
        struct laid laid = laid_out(planner->rules, at, dice);
        int one = (planner->holds >> laid.one & 1) != 0 ? CROSS : laid.one;
        int other = (planner->holds >> laid.other & 1) != 0 ? CROSS : laid.other;
        int by = laid.twice == twice ? NO_TWICE : laid.twice;
        if (laid.twice != twice && (!doubling || at < PLAIN_LAYOUTS)) { continue; }
        if (one != other || one == CROSS) {
            count = add_use(planner, count, (struct use){one, other, mask, other_mask, by});
        }
        if (one != CROSS && other != CROSS && (all || one == other)) {
            count = add_use(planner, count, (struct use){one, CROSS, mask, 0, by});
            count = add_use(planner, count, (struct use){other, CROSS, other_mask, 0, by});
        }
    }
    return count;
}

/* Find the tens' points lost when the one writing comes first, and when the other does. */
static void lost_by_order(const struct planner *planner, int spot, int number, int second, int other, int lost[2]) {
    lost[0] = lost[1] = 0;
    if (planner->tens_open && tens_of(planner->holds | bit(number) | bit(other)) == ALL_TENS) {
        int one_first = tens_first(planner, spot, number, second), last = tens_first(planner, second, other, spot);
        lost[0] = larger(one_first, last) - one_first;
        lost[1] = larger(one_first, last) - last;
    }
}

/* Raise the value of a doubling, and of the best plan, to that of a use of the dice with its first number in a spot:
 * for its second only the best spot of those that want the same die counts. */
static void weigh_best(struct planner *planner, const struct use *use, int spot, double spared) {
    const float *row = planner->rows[use->other];
    int city = planner->empty[spot], bonus = makes_bonus(planner->rules->want[city], use->one, use->mask);
    for (int want = 0; want < WANTS; want++) {
        int second = planner->best_spot[use->other][want], made = makes_bonus(want, use->other, use->other_mask);
        double worth = bonus + (use->twice == NO_TWICE ? spared : 0.0) + (double)row[second] + made;
        if (second == NO_SPOT) { continue; }
        if (worth > planner->best.worth) {
            planner->best =
                (struct plan){worth, city, use->one, planner->empty[second], use->other, bonus + made, use->twice};
        }
        if (use->twice != NO_TWICE) { raise(&planner->doubling[use->twice], worth); }
    }
}

/* Raise the values of the writings of a use of the dice with its first number in a spot, from the row of its second.
 * After a given first writing in the spot `given`, only those two count, and what is raised is the other one. */
static void weigh_use(struct planner *planner, const struct use *use, int spot, double spared, int given, int first) {
    const float *row = planner->rows[use->other];
    double fixed = makes_bonus(want_of(planner, spot), use->one, use->mask) + spared;
    bool is_given = use->one == first && spot == given;
    for (int second = 0; second < planner->size; second++) {
        int made = makes_bonus(want_of(planner, second), use->other, use->other_mask), lost[2];
        double worth = fixed + (double)row[second] + made;
        if (second == spot) { continue; }
        lost_by_order(planner, spot, use->one, second, use->other, lost);
        if (given == NOBODY || (use->other == first && second == given)) {
            raise(&planner->writing[use->one][spot], worth - lost[given == NOBODY ? 0 : 1]);
        }
        if (given == NOBODY || is_given) {
            raise(&planner->writing[use->other][second], worth - lost[given == NOBODY ? 1 : 0]);
        }
    }
}

/* Find in each row the best spot of those that want the same die, NO_SPOT where there is none. */
static void find_best_spots(struct planner *planner, uint64_t numbers) {
    for (; numbers != 0; numbers &= numbers - 1) {
        int number = __builtin_ctzll(numbers);
        const float *row = planner->rows[number];
        for (int want = 0; want < WANTS; want++) {
            int best = NO_SPOT;
            for (int spot = planner->group[want]; spot < planner->group[want + 1]; spot++) {
                best = row[spot] > row[best] ? spot : best;
            }
            planner->best_spot[number][want] = (uint8_t)best;
        }
    }
}

/* Find the best writing of the last round, from the rows of the numbers that dice make. */
static void weigh_last(struct planner *planner, const uint8_t *dice) {
    planner->best.worth = LEAST;
    for (int at = 0; at < DICE * DICE; at++) {
        int a = at / DICE, b = at % DICE, number = a == b ? CROSS : FACES * dice[a] + dice[b];
        for (int spot = 0; spot < planner->size && (planner->holds >> number & 1) == 0; spot++) {
            int bonus = makes_bonus(want_of(planner, spot), number, 1 << a | 1 << b);
            double worth = (double)planner->rows[number][spot] + bonus;
            raise(&planner->writing[number][spot], worth);
            if (worth > planner->best.worth) {
                planner->best = (struct plan){worth, planner->empty[spot], number, NOBODY, CROSS, bonus, NO_TWICE};
            }
        }
    }
}

void plan_writings(struct planner *planner, const struct question *question) {
    plan_map(planner, question);
    int spot = question->city == CITIES ? NOBODY : planner->spot[question->city];
    int first = question->number, breadth = question->breadth;
    bool doubling = question->doubling != 0 && question->rounds < ROUNDS;
    double spared = doubling ? (double)planner->guess->twice[planner->rounds] : 0.0;
    planner->best.worth = LEAST;
    fill(planner->writing[0], WAYS * CITIES, (double)NOWHERE);
    fill(planner->doubling, CROSS, (double)NOWHERE);
    if (planner->rounds == ROUNDS) {
        find_rows(planner, NOBODY, CROSS, bit(WAYS) - 1);
        weigh_last(planner, question->faces);
        return;
    }
    int count = list_uses(planner, question->faces, question->twice, doubling && spot == NOBODY, breadth == EVERYWHERE);
    for (uint64_t left = planner->numbers | (spot == NOBODY ? 0 : bit(first)); left != 0; left &= left - 1) {
        find_step(planner, __builtin_ctzll(left));
    }
    for (int number = 0; number < WAYS; number++) {
        uint32_t picked = planner->seconds[number] == 0 ? 0 : pick(planner, number, breadth, planner->masks[number]);
        for (; picked != 0; picked &= picked - 1) {
            int at = __builtin_ctz(picked);
            bool every = spot == NOBODY || (at == spot && number == first);
            uint64_t seconds = planner->seconds[number] & (every ? ~UINT64_C(0) : bit(first));
            if (seconds == 0) { continue; }
            find_rows(planner, at, number, seconds);
            find_best_spots(planner, seconds);
            for (int nr = 0; nr < count; nr++) {
                const struct use *use = &planner->uses[nr];
                if (use->one == number && (seconds >> use->other & 1) != 0) {
                    if (use->twice != NO_TWICE || breadth < EVERYWHERE) {
                        weigh_best(planner, use, at, spared);
                    } else {
                        weigh_use(planner, use, at, spared, spot, first);
                    }
                }
            }
        }
    }
}

/* Every roll ----------------------------------------------------------------------------------------------------- */

/* The number of the pair of two places of dice, and the dice of each pair as bits. */
static const int8_t PAIR_OF[DICE][DICE] = {{-1, 0, 1, 2}, {0, -1, 3, 4}, {1, 3, -1, 5}, {2, 4, 5, -1}};
static const int PAIR_MASKS[PAIRS] = {0x3, 0x5, 0x9, 0x6, 0xA, 0xC};

/* Raise the value of two numbers for each two pairs of dice, the first in cities that want one die: `seconds` is the
 * highest value with the other in each spot. */
static void raise_pairs(const struct planner *planner, int number, int other, int here, const float *seconds,
                        double into[PAIRS][PAIRS]) {
    float by_want[WANTS];
    for (int want = 0; want < WANTS; want++) {
        by_want[want] = NOWHERE;
        for (int spot = planner->group[want]; spot < planner->group[want + 1]; spot++) {
            by_want[want] = seconds[spot] > by_want[want] ? seconds[spot] : by_want[want];
        }
    }
    for (int pair = 0; pair < PAIRS; pair++) {
        double most = (double)NOWHERE;
        for (int want = 0; want < WANTS; want++) {
            raise(&most, (double)by_want[want] + makes_bonus(want, other, PAIR_MASKS[pair]));
        }
        for (int first = 0; first < PAIRS; first++) {
            raise(&into[first][pair], most + makes_bonus(here, number, PAIR_MASKS[first]));
        }
    }
}

/* Find the value of a number and any higher one made of any two pairs of dice, in the best cities. */
static void plan_pairs(struct planner *planner, int number, uint64_t others, int breadth) {
    _Alignas(64) float most[WAYS][ROOM];
    uint32_t picked = pick(planner, number, breadth, (1 << DICE) - 1);
    for (int here = 0; here < WANTS; here++) {
        uint32_t end = UINT32_C(1) << planner->group[here + 1], begin = UINT32_C(1) << planner->group[here];
        uint32_t spots = picked & (end - begin);
        for (int at = 0; at < WAYS * ROOM; at++) { most[at / ROOM][at % ROOM] = NOWHERE; }
        for (uint32_t left = spots; left != 0; left &= left - 1) {
            find_rows(planner, __builtin_ctz(left), number, others);
            for (uint64_t rest = others; rest != 0; rest &= rest - 1) {
                int other = __builtin_ctzll(rest);
                for (int spot = 0; spot < ROOM; spot++) {
                    float worth = planner->rows[other][spot];
                    most[other][spot] = worth > most[other][spot] ? worth : most[other][spot];
                }
            }
        }
        for (uint64_t rest = spots == 0 ? 0 : others; rest != 0; rest &= rest - 1) {
            int other = __builtin_ctzll(rest);
            raise_pairs(planner, number, other, here, most[other], planner->pairs[number][other]);
        }
    }
}

/* The value of the dice of a layout. One number alone may also be written, or none. */
static double layout_worth(const struct planner *planner, int layout, const uint8_t *dice) {
    const uint8_t *places = planner->rules->layouts[layout] + 2;
    int pair = PAIR_OF[places[0]][places[1]], other_pair = PAIR_OF[places[2]][places[3]];
    struct laid laid = laid_out(planner->rules, layout, dice);
    double most = planner->pairs[CROSS][CROSS][0][0];
    raise(&most, planner->pairs[laid.one][CROSS][pair][0]);
    raise(&most, planner->pairs[laid.other][CROSS][other_pair][0]);
    raise(&most, laid.one < laid.other ? planner->pairs[laid.one][laid.other][pair][other_pair]
                                       : planner->pairs[laid.other][laid.one][other_pair][pair]);
    return most;
}

/* Find the value of every roll as it is, and with a die left out, whatever it shows, and another counting twice: that
 * is found with the lowest face, and rolls are in ascending order. */
static void find_rolled(struct planner *planner, bool doubling) {
    static const int weights[DICE] = {216, 36, 6, 1};
    double spared = doubling ? (double)planner->guess->twice[planner->rounds] : 0.0;
    for (int roll = 0; roll < ROLLS; roll++) {
        uint8_t dice[DICE];
        faces_of_roll(roll, dice);
        planner->rolled[roll] = LEAST;
        for (int at = 0; at < PLAIN_LAYOUTS; at++) {
            raise(&planner->rolled[roll], layout_worth(planner, at, dice) + spared);
        }
        for (int out = 0; out < DICE && doubling; out++) { planner->doubled[out][roll] = LEAST; }
        for (int at = PLAIN_LAYOUTS; at < LAYOUTS && doubling; at++) {
            int out = planner->rules->layouts[at][1];
            if (dice[out] == 0) { raise(&planner->doubled[out][roll], layout_worth(planner, at, dice)); }
        }
        for (int out = 0; out < DICE && doubling; out++) {
            raise(&planner->rolled[roll], planner->doubled[out][roll - dice[out] * weights[out]]);
        }
    }
}

/* Average over dice that are rolled again, the last one first: such a die has the seventh face, so the six it stands
 * for come before it. If an earlier one is rolled again too, this result is overwritten later. */
static void find_means(struct planner *planner) {
    for (int roll = 0; roll < ROLLS; roll++) {
        uint8_t dice[DICE];
        faces_of_roll(roll, dice);
        planner->mean[partial_roll(dice, 0)] = planner->rolled[roll];
    }
    for (int weight = 1; weight < PARTIAL_ROLLS; weight *= FACES + 1) {
        for (int at = 0; at < PARTIAL_ROLLS; at++) {
            if (at / weight % (FACES + 1) == TAKEN_UP) {
                double total = 0.0;
                for (int face = 0; face < FACES; face++) { total += planner->mean[at - (TAKEN_UP - face) * weight]; }
                planner->mean[at] = total / FACES;
            }
        }
    }
}

void plan_rolls(struct planner *planner, const struct question *question) {
    plan_map(planner, question);
    uint64_t numbers = ~planner->holds & (bit(WAYS) - 1);
    if (planner->rounds == ROUNDS) {
        find_rows(planner, NOBODY, CROSS, numbers);
        for (int roll = 0; roll < ROLLS; roll++) {
            uint8_t dice[DICE];
            faces_of_roll(roll, dice);
            weigh_last(planner, dice);
            planner->rolled[roll] = planner->best.worth;
        }
    } else {
        for (uint64_t left = numbers; left != 0; left &= left - 1) { find_step(planner, __builtin_ctzll(left)); }
        fill(planner->pairs[0][0][0], WAYS * WAYS * PAIRS * PAIRS, (double)NOWHERE);
        for (uint64_t left = numbers; left != 0; left &= left - 1) {
            uint64_t higher = left & (left - 1);
            plan_pairs(planner, __builtin_ctzll(left), higher | bit(CROSS), question->breadth);
        }
        find_rolled(planner, question->doubling != 0);
    }
    find_means(planner);
}

double plan_standing(struct planner *planner, const struct question *question) {
    plan_map(planner, question);
    const float *out = (const float *)&planner->guess->out[planner->rounds], *start = (const float *)&planner->start;
    float lengths = lengths_worth(planner, planner->road, planner->series);
    double total = (double)(lengths + zones_worth(planner, planner->lost)) - planner->crossed;
    for (int lane = 0; lane < LANE_NUMBERS; lane++) {
        total += (double)(out[lane] * (lane == 0 || start[lane] > 0.0F ? start[lane] : 0.0F));
    }
    return total;
}
