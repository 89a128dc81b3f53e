/* A map of Dice Trip laid out for planning.
 *
 * The order of operations is fixed, so the same two writings are worth the same to the last bit wherever they are
 * looked at. */
#include "dicetrip_plan.h"

static int larger(int one, int other) { return one > other ? one : other; }

/* The guess ------------------------------------------------------------------------------------------------------ */

static int64_t lane_numbers(int64_t links) { return 2 * AFTER_ROUNDS + CITIES * STANDS + links * STANDS * STANDS; }

EXPORT int64_t noppa_dicetrip_guess_size(int64_t lanes, int64_t links) {
    if (lanes < 1 || lanes > MOST_LANES || links < 1 || links > MOST_LINKS) {
        return BAD_ARGUMENT;
    }
    return ((int64_t)sizeof(struct guess) + 4 * lanes * lane_numbers(links) + 7) / 8 * 8;
}

bool is_dicetrip_guess(const struct dicetrip *dicetrip, const struct guess *guess, int64_t size) {
    return guess != NULL && (uintptr_t)guess % 8 == 0 && size >= (int64_t)sizeof *guess &&
           guess->magic == GUESS_MAGIC && guess->links == dicetrip->links &&
           size == noppa_dicetrip_guess_size(guess->lanes, guess->links);
}

/* Spell out what links add to the lanes: the mix of max(low + high, 0), by what stands at the two ends. */
static void mix_links(int lanes, int links, int inner, const float *low, const float *high, const float *mix,
                      float *into) {
    for (int link = 0; link < links; link++) {
        for (int one = 0; one < STANDS; one++) {
            for (int other = 0; other < STANDS; other++, into += lanes) {
                for (int at = 0; at < inner; at++) {
                    float end = low[(link * STANDS + one) * inner + at] + high[(link * STANDS + other) * inner + at];
                    const float *weights = mix + (link * inner + at) * lanes;
                    for (int lane = 0; lane < lanes && end > 0.0F; lane++) {
                        into[lane] += end * weights[lane];
                    }
                }
            }
        }
    }
}

/* Make a guess from its tables in this order: road, series, lost, twice, again, tens, base, out, city; then what links
 * add, spelled out, or with inner numbers the tables of their low and high ends and the mix. */
EXPORT int64_t noppa_dicetrip_guess(struct guess *guess, int64_t size, int64_t lanes, int64_t links, int64_t inner,
                                    const float *numbers, int64_t numbers_size) {
    int64_t needed = noppa_dicetrip_guess_size(lanes, links);
    if (needed < 0 || inner < 0 || inner > MOST_LANES) {
        return BAD_ARGUMENT;
    }
    int64_t head = (int64_t)(sizeof *guess - offsetof(struct guess, road)), cities = 4 * lanes * lane_numbers(0);
    int64_t ends = 4 * links * STANDS * inner, whole = 4 * lanes * links * STANDS * STANDS;
    int64_t rest = inner == 0 ? whole : 2 * ends + 4 * links * inner * lanes;
    if (guess == NULL || (uintptr_t)guess % 8 != 0 || size != needed || numbers == NULL ||
        (uintptr_t)numbers % 4 != 0 || numbers_size != head + cities + rest) {
        return BAD_SIZE;
    }
    __builtin_memset(guess, 0, (size_t)size);
    guess->magic = GUESS_MAGIC;
    guess->lanes = (int32_t)lanes;
    guess->links = (int32_t)links;
    __builtin_memcpy(guess->road, numbers, (size_t)head);
    __builtin_memcpy(guess->by_lane, numbers + head / 4, (size_t)cities);
    const float *low = numbers + (head + cities) / 4;
    float *into = guess->by_lane + cities / 4;
    if (inner == 0) {
        __builtin_memcpy(into, low, (size_t)whole);
    } else {
        mix_links((int)lanes, (int)links, (int)inner, low, low + ends / 4, low + ends / 2, into);
    }
    return DONE;
}

/* Laying a map --------------------------------------------------------------------------------------------------- */

/* Find the lengths of all roads and series to and from each city with a number. */
static void measure(const struct dicetrip *dicetrip, struct desk *desk) {
    desk->road = desk->series = 0;
    for (int number = 0; number < CROSS; number++) {
        int city = desk->at[number], most = 0, run = 0;
        if (city < 0) {
            continue;
        }
        for (int place = 0; place < dicetrip->degree[city]; place++) {
            int to = dicetrip->near[city][place];
            if (desk->stand[to] < number) {
                most = larger(most, desk->road_to[to]);
                run = desk->stand[to] == number - 1 ? desk->series_to[to] : run;
            }
        }
        desk->road_to[city] = (uint8_t)(most + 1);
        desk->series_to[city] = (uint8_t)(run + 1);
        desk->road = larger(desk->road, most + 1);
        desk->series = larger(desk->series, run + 1);
    }
    for (int number = CROSS - 1; number >= 0; number--) {
        int city = desk->at[number], most = 0, run = 0;
        if (city < 0) {
            continue;
        }
        for (int place = 0; place < dicetrip->degree[city]; place++) {
            int to = dicetrip->near[city][place];
            if (desk->stand[to] > number && desk->stand[to] < CROSS) {
                most = larger(most, desk->road_from[to]);
                run = desk->stand[to] == number + 1 ? desk->series_from[to] : run;
            }
        }
        desk->road_from[city] = (uint8_t)(most + 1);
        desk->series_from[city] = (uint8_t)(run + 1);
    }
}

static void add_to(int lanes, float *sum, const float *more) {
    for (int lane = 0; lane < lanes; lane++) {
        sum[lane] += more[lane];
    }
}

/* Add up the lanes of the map on the desk. */
static void start_lanes(const struct dicetrip *dicetrip, const struct guess *guess, struct desk *desk) {
    const uint8_t *stand = desk->stand;
    __builtin_memcpy(desk->start, base_in(guess, desk->rounds), (size_t)guess->lanes * sizeof *desk->start);
    for (int city = 0; city < CITIES; city++) {
        add_to(guess->lanes, desk->start, city_in(guess, city, stand[city]));
        for (int place = 0; place < dicetrip->degree[city]; place++) {
            int to = dicetrip->near[city][place];
            if (to > city) {
                add_to(guess->lanes, desk->start, link_in(guess, dicetrip->line[city][to], stand[city], stand[to]));
            }
        }
    }
}

void desk_lay(const struct dicetrip *dicetrip, const struct guess *guess, struct desk *desk, const uint8_t *stand,
              bool tens_open, int rounds) {
    desk->size = desk->crossed = desk->lost = desk->held = desk->coloured = 0;
    desk->rounds = rounds;
    desk->tens_open = tens_open;
    __builtin_memset(desk->at, NOBODY, sizeof desk->at);
    for (int city = 0; city < CITIES; city++) {
        int there = stand[city];
        desk->stand[city] = (uint8_t)there;
        if (there == EMPTY) {
            desk->spot[city] = (uint8_t)desk->size;
            desk->empty[desk->size++] = (uint8_t)city;
            desk->coloured += dicetrip->want[city] != COLOURLESS;
        } else if (there == CROSS) {
            desk->crossed++;
            desk->lost |= 1 << dicetrip->zone[city];
        } else {
            desk->at[there] = (int16_t)city;
            desk->held |= 1 << there / FACES;
        }
    }
    measure(dicetrip, desk);
    for (int length = 0; length <= CITIES; length++) {
        desk->road_worth[length] = (float)length + guess->road[rounds][length];
        desk->series_worth[length] = (float)dicetrip->series_points[length] + guess->series[rounds][length];
    }
    for (int lost = 0; lost < 1 << ZONES; lost++) {
        desk->lost_worth[lost] = (float)dicetrip->zone_points[lost] + guess->lost[rounds][lost];
    }
    start_lanes(dicetrip, guess, desk);
}

void desk_step(const struct dicetrip *dicetrip, const struct guess *guess, struct desk *desk, int number) {
    int lanes = guess->lanes;
    for (int spot = 0; spot < desk->size; spot++) {
        int city = desk->empty[spot];
        float changed[MOST_LANES];
        const float *filled = city_in(guess, city, number), *empty = city_in(guess, city, EMPTY);
        for (int lane = 0; lane < lanes; lane++) {
            changed[lane] = filled[lane] - empty[lane];
        }
        for (int place = 0; place < dicetrip->degree[city]; place++) {
            int to = dicetrip->near[city][place], line = dicetrip->line[city][to], there = desk->stand[to];
            filled = city < to ? link_in(guess, line, number, there) : link_in(guess, line, there, number);
            empty = city < to ? link_in(guess, line, EMPTY, there) : link_in(guess, line, there, EMPTY);
            for (int lane = 0; lane < lanes; lane++) {
                changed[lane] += filled[lane] - empty[lane];
            }
        }
        for (int lane = 0; lane < lanes; lane++) {
            desk->step[number][lane][spot] = changed[lane];
        }
    }
}

void desk_put(const struct dicetrip *dicetrip, struct desk *desk, int spot, int number) {
    int city = desk->empty[spot];
    desk->stand[city] = (uint8_t)number;
    for (int lane = 0; lane < MOST_LANES; lane++) {
        desk->first[lane] = desk->start[lane] + desk->step[number][lane][spot];
    }
    if (number != CROSS) {
        desk->at[number] = (int16_t)city;
        measure(dicetrip, desk);
    }
}

void desk_take(struct desk *desk, int spot, int number, int road, int series) {
    desk->stand[desk->empty[spot]] = EMPTY;
    if (number != CROSS) {
        desk->at[number] = NOBODY;
    }
    desk->road = road;
    desk->series = series;
}

/* Rows ----------------------------------------------------------------------------------------------------------- */

static float positive(float number) { return number > 0.0F ? number : 0.0F; }

/* Sum the lanes for each second city; all the room is filled, which the machine does in few steps. */
static void sum_lanes(int lanes, const float *start, const float step[MOST_LANES][ROOM], const float *out, float *row) {
    for (int second = 0; second < ROOM; second++) {
        row[second] = out[0] * (start[0] + step[0][second]);
    }
    for (int lane = 1; lane < lanes; lane++) {
        float there = start[lane], weight = out[lane];
        for (int second = 0; second < ROOM; second++) {
            row[second] += weight * positive(there + step[lane][second]);
        }
    }
}

/* Where both ends of a link are filled its change is neither step's own: sum the lanes there anew. */
static void mend_links(const struct dicetrip *dicetrip, const struct guess *guess, const struct desk *desk, int city,
                       int number, int other, const float *out, float *row) {
    const float *first = desk->first;
    for (int place = 0; place < dicetrip->degree[city]; place++) {
        int to = dicetrip->near[city][place];
        if (desk->stand[to] != EMPTY) {
            continue;
        }
        int line = dicetrip->line[city][to], second = desk->spot[to];
        int low = city < to ? number : other, high = city < to ? other : number;
        const float *both = link_in(guess, line, low, high), *one = link_in(guess, line, low, EMPTY);
        const float *none = link_in(guess, line, EMPTY, EMPTY), *two = link_in(guess, line, EMPTY, high);
        float x[MOST_LANES] = {0}, total;
        for (int lane = 0; lane < guess->lanes; lane++) {
            x[lane] =
                first[lane] + desk->step[other][lane][second] + ((both[lane] - one[lane]) + (none[lane] - two[lane]));
        }
        total = out[0] * x[0];
        for (int lane = 1; lane < guess->lanes; lane++) {
            total += out[lane] * positive(x[lane]);
        }
        row[second] = total;
    }
}

/* Add what road and series are worth with a number in each empty city. */
static void add_lengths(const struct dicetrip *dicetrip, const struct desk *desk, int number, float *row) {
    for (int second = 0; second < desk->size; second++) {
        int city = desk->empty[second], below = 0, above = 0, run_below = 0, run_above = 0;
        if (desk->stand[city] != EMPTY) {
            continue;
        }
        for (int place = 0; place < dicetrip->degree[city]; place++) {
            int to = dicetrip->near[city][place], there = desk->stand[to];
            if (there < number) {
                below = larger(below, desk->road_to[to]);
                run_below = there == number - 1 ? desk->series_to[to] : run_below;
            } else if (there < CROSS) {
                above = larger(above, desk->road_from[to]);
                run_above = there == number + 1 ? desk->series_from[to] : run_above;
            }
        }
        int road = larger(desk->road, below + 1 + above), series = larger(desk->series, run_below + 1 + run_above);
        row[second] += desk->road_worth[road] + desk->series_worth[series];
    }
}

/* Add the tens' points where the writings, in the better order, complete them, else what is guessed of them. */
static void add_tens(const struct dicetrip *dicetrip, const struct guess *guess, const struct desk *desk, int spot,
                     int number, int other, float *row) {
    bool has_first = spot != NOBODY;
    int first = has_first && dicetrip->want[desk->empty[spot]] != COLOURLESS;
    int one = has_first ? tens_held(desk->held, number) : desk->held, both = tens_held(one, other);
    for (int second = 0; second < desk->size; second++) {
        int here = dicetrip->want[desk->empty[second]] != COLOURLESS;
        int left = larger(desk->coloured - here - first, 0);
        if (both != ALL_TENS) {
            row[second] += guess->tens[desk->rounds][__builtin_popcount((unsigned)both)][left];
            continue;
        }
        if (has_first && one == ALL_TENS) {
            left = larger(left, desk->coloured - first);
        }
        if (tens_held(desk->held, other) == ALL_TENS) {
            left = larger(left, desk->coloured - here);
        }
        row[second] += (float)left;
    }
}

void desk_rows(const struct dicetrip *dicetrip, const struct guess *guess, const struct desk *desk, int spot,
               int number, const uint8_t *wanted, float rows[WAYS][ROOM]) {
    const float *start = spot == NOBODY ? desk->start : desk->first, *out = out_in(guess, desk->rounds);
    int city = spot == NOBODY ? NOBODY : desk->empty[spot], crossed = desk->crossed, lost = desk->lost;
    if (spot != NOBODY && number == CROSS) {
        crossed++;
        lost |= 1 << dicetrip->zone[city];
    }
    for (int other = 0; other <= CROSS; other++) {
        float *row = rows[other];
        if (wanted[other] == 0) {
            continue;
        }
        if (desk->rounds < ROUNDS) {
            sum_lanes(guess->lanes, start, desk->step[other], out, row);
            if (spot != NOBODY) {
                mend_links(dicetrip, guess, desk, city, number, other, out, row);
            }
        } else {
            __builtin_memset(row, 0, sizeof rows[other]);
        }
        if (other == CROSS) {
            float fixed = desk->road_worth[desk->road] + desk->series_worth[desk->series] - (float)(crossed + 1);
            for (int second = 0; second < desk->size; second++) {
                row[second] += fixed + desk->lost_worth[lost | 1 << dicetrip->zone[desk->empty[second]]];
            }
        } else {
            for (int second = 0; second < desk->size; second++) {
                row[second] += desk->lost_worth[lost] - (float)crossed;
            }
            add_lengths(dicetrip, desk, other, row);
        }
        if (dicetrip->tens != 0 && desk->tens_open != 0) {
            add_tens(dicetrip, guess, desk, spot, number, other, row);
        }
        if (spot != NOBODY) {
            row[spot] = NOWHERE;
        }
    }
}

double desk_standing(const struct guess *guess, const struct desk *desk) {
    const float *out = out_in(guess, desk->rounds);
    double total = 0.0;
    for (int lane = 0; lane < guess->lanes; lane++) {
        total += (double)(out[lane] * (lane == 0 ? desk->start[lane] : positive(desk->start[lane])));
    }
    total += (double)(desk->road_worth[desk->road] + desk->series_worth[desk->series] + desk->lost_worth[desk->lost]);
    return total - desk->crossed;
}
