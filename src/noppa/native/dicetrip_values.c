/* What every writing of Dice Trip is worth to a seat whose dice lie, with the best that can follow it, and the border
 * of planning.
 *
 * Every way to use the dice is one line: two numbers in order, the dice that make each, and the doubling it belongs to.
 * A number given up for a crossing off is a line of its own, so what is weighed is all that the rules allow. Two
 * writings are worth the same in either order but for the tens, which are counted after the first of them that
 * completes them. */
#include "dicetrip_plan.h"
#include "vectors.h"

static double higher_of(double one, double other) { return one > other ? one : other; }

/* Add a line with its numbers in order. */
static int add_line(struct layout *lines, int count, struct layout line) {
    lines[count] =
        line.one <= line.other ? line : (struct layout){line.other, line.other_mask, line.one, line.mask, line.twice};
    return count + 1;
}

/* Add every use of the dice by one layout of them; `doubled` says that a die counts twice in it. */
static int add_uses(const struct desk *desk, const uint8_t *dice, const uint8_t *places, bool doubled, int twice,
                    struct layout *lines, int count) {
    int a = places[0], b = places[1], c = places[2], d = places[3];
    int one = FACES * dice[a] + dice[b], other = FACES * dice[c] + dice[d];
    int mask = 1 << a | 1 << b, other_mask = 1 << c | 1 << d;
    bool can = desk->at[one] < 0 && !(doubled && dice[a] == dice[b]);
    bool other_can = desk->at[other] < 0 && !(doubled && dice[c] == dice[d]);
    if (can && other_can && one != other) {
        count = add_line(lines, count, (struct layout){one, mask, other, other_mask, twice});
    }
    if (can) {
        count = add_line(lines, count, (struct layout){one, mask, CROSS, 0, twice});
    }
    if (other_can) {
        count = add_line(lines, count, (struct layout){other, other_mask, CROSS, 0, twice});
    }
    if (!can && !other_can) {
        count = add_line(lines, count, (struct layout){CROSS, 0, CROSS, 0, twice});
    }
    return count;
}

/* Add every use of dice with the doubling chosen, if one is; what is left is to double nothing more. */
static int add_chosen(const struct dicetrip *dicetrip, const struct desk *desk, const uint8_t *dice, int twice,
                      struct layout *lines) {
    int count = 0;
    for (int at = 0; at < PLAIN_LAYOUTS && twice == NO_TWICE; at++) {
        count = add_uses(desk, dice, dicetrip->plain[at], false, NO_TWICE, lines, count);
    }
    for (int at = 0; at < DOUBLED_LAYOUTS && twice != NO_TWICE; at++) {
        const uint8_t *places = dicetrip->doubled[at];
        if (FACES * dice[places[0]] + dice[places[1]] == twice) {
            count = add_uses(desk, dice, places + 2, true, NO_TWICE, lines, count);
        }
    }
    return add_line(lines, count, (struct layout){CROSS, 0, CROSS, 0, NO_TWICE});
}

/* Prepare every number of the lines; `made` marks them. */
static void prepare_numbers(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner,
                            int count) {
    __builtin_memset(planner->made, 0, sizeof planner->made);
    for (int at = 0; at < count; at++) {
        planner->made[planner->lines[at].one] = planner->made[planner->lines[at].other] = 1;
    }
    for (int number = 0; number <= CROSS; number++) {
        if (planner->made[number] != 0) {
            desk_step(dicetrip, guess, &planner->desk, number);
        }
    }
}

/* Find the tens' points lost when the one writing comes first, and when the other does. */
static void lost_by_order(const struct dicetrip *dicetrip, const struct desk *desk, int spot, int number, int second,
                          int other, int lost[2]) {
    int here = dicetrip->want[desk->empty[spot]] != COLOURLESS,
        there = dicetrip->want[desk->empty[second]] != COLOURLESS;
    lost[0] = lost[1] = 0;
    if (dicetrip->tens == 0 || desk->tens_open == 0 || tens_held(tens_held(desk->held, number), other) != ALL_TENS) {
        return;
    }
    int after_both = desk->coloured - here - there;
    int first = tens_held(desk->held, number) == ALL_TENS ? desk->coloured - here : after_both;
    int last = tens_held(desk->held, other) == ALL_TENS ? desk->coloured - there : after_both;
    int most = first > last ? first : last;
    lost[0] = most - first;
    lost[1] = most - last;
}

static void raise(double *value, double to) { *value = higher_of(*value, to); }

/* Raise what the writings of a line are worth, its first number on the desk in that spot. */
static void weigh_line(const struct dicetrip *dicetrip, struct planner *planner, const struct layout *line, int spot,
                       double spared) {
    const struct desk *desk = &planner->desk;
    const float *seconds = planner->rows[line->other];
    int first = makes_bonus(dicetrip->want[desk->empty[spot]], line->one, line->mask);
    double fixed = first + (line->twice == NO_TWICE ? spared : 0.0);
    for (int second = 0; second < desk->size; second++) {
        if (second == spot) {
            continue;
        }
        int made = makes_bonus(dicetrip->want[desk->empty[second]], line->other, line->other_mask), lost[2];
        double worth = fixed + (double)seconds[second] + made;
        if (line->twice != NO_TWICE) {
            raise(&planner->doubling[line->twice], worth);
            continue;
        }
        lost_by_order(dicetrip, desk, spot, line->one, second, line->other, lost);
        raise(&planner->writing[line->one][spot], worth - lost[0]);
        raise(&planner->writing[line->other][second], worth - lost[1]);
    }
}

/* Look at every second number that is wanted beside a first one in a spot. */
static void look(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner, int spot,
                 int number) {
    struct desk *desk = &planner->desk;
    int road = desk->road, series = desk->series;
    desk_put(dicetrip, desk, spot, number);
    desk_rows(dicetrip, guess, desk, spot, number, planner->wanted, planner->rows);
    desk_take(desk, spot, number, road, series);
}

/* Want one number's row and no other. */
static void want_only(struct planner *planner, int number) {
    __builtin_memset(planner->wanted, 0, sizeof planner->wanted);
    planner->wanted[number] = 1;
}

/* Find what each writing is worth when it is the only one of its round. */
static void weigh_alone(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner,
                        const uint8_t *dice) {
    const struct desk *desk = &planner->desk;
    for (int a = 0; a < DICE; a++) {
        for (int b = 0; b < DICE; b++) {
            int number = a == b ? CROSS : FACES * dice[a] + dice[b];
            if (number != CROSS && desk->at[number] >= 0) {
                continue;
            }
            want_only(planner, number);
            desk_rows(dicetrip, guess, desk, NOBODY, CROSS, planner->wanted, planner->rows);
            for (int spot = 0; spot < desk->size; spot++) {
                int made = makes_bonus(dicetrip->want[desk->empty[spot]], number, 1 << a | 1 << b);
                raise(&planner->writing[number][spot], (double)planner->rows[number][spot] + made);
            }
        }
    }
}

static void clear_values(struct planner *planner) {
    for (int number = 0; number <= CROSS; number++) {
        for (int spot = 0; spot < CITIES; spot++) {
            planner->writing[number][spot] = (double)NOWHERE;
        }
    }
    for (int twice = 0; twice <= CROSS; twice++) {
        planner->doubling[twice] = (double)NOWHERE;
    }
}

/* Find what each first writing is worth, by number and spot, and each doubling. */
static void weigh(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner,
                  const uint8_t *dice, int twice, bool doubling) {
    const struct desk *desk = &planner->desk;
    struct layout *lines = planner->lines;
    clear_values(planner);
    if (desk->rounds == ROUNDS) {
        weigh_alone(dicetrip, guess, planner, dice);
        return;
    }
    int count = add_chosen(dicetrip, desk, dice, twice, lines);
    for (int at = 0; at < DOUBLED_LAYOUTS && doubling; at++) {
        const uint8_t *places = dicetrip->doubled[at];
        count = add_uses(desk, dice, places + 2, true, FACES * dice[places[0]] + dice[places[1]], lines, count);
    }
    prepare_numbers(dicetrip, guess, planner, count);
    double spared = doubling ? (double)guess->twice[desk->rounds] : 0.0;
    for (int number = 0; number <= CROSS; number++) {
        bool is_first = false;
        __builtin_memset(planner->wanted, 0, sizeof planner->wanted);
        for (int at = 0; at < count; at++) {
            if (lines[at].one == number) {
                planner->wanted[lines[at].other] = 1;
                is_first = true;
            }
        }
        for (int spot = 0; spot < desk->size && is_first; spot++) {
            look(dicetrip, guess, planner, spot, number);
            for (int at = 0; at < count; at++) {
                if (lines[at].one == number) {
                    weigh_line(dicetrip, planner, &lines[at], spot, spared);
                }
            }
        }
    }
}

/* The most bonus cities that two writings make by any line that has them, NOBODY if none has. */
static int most_bonus(const struct dicetrip *dicetrip, const struct planner *planner, int count, int spot, int first,
                      int second, int other) {
    const struct desk *desk = &planner->desk;
    int most = NOBODY, want = dicetrip->want[desk->empty[spot]], want_too = dicetrip->want[desk->empty[second]];
    for (int at = 0; at < count; at++) {
        const struct layout *line = &planner->lines[at];
        int made = NOBODY;
        if (line->one == first && line->other == other) {
            made = makes_bonus(want, first, line->mask) + makes_bonus(want_too, other, line->other_mask);
        } else if (line->one == other && line->other == first) {
            made = makes_bonus(want, first, line->other_mask) + makes_bonus(want_too, other, line->mask);
        }
        most = made > most ? made : most;
    }
    return most;
}

/* Find what each second writing is worth after a first one, which is not yet on the desk; powers not counted. Pairs are
 * looked at in the order of `weigh`, so that they are worth the same to the last bit. */
static void weigh_second(const struct dicetrip *dicetrip, const struct guess *guess, struct planner *planner,
                         const uint8_t *dice, int twice, int spot, int first) {
    const struct desk *desk = &planner->desk;
    int count = add_chosen(dicetrip, desk, dice, twice, planner->lines), lost[2];
    clear_values(planner);
    prepare_numbers(dicetrip, guess, planner, count);
    if (planner->made[first] == 0) {
        desk_step(dicetrip, guess, &planner->desk, first);
    }
    for (int other = 0; other <= CROSS; other++) {
        if (planner->made[other] == 0) {
            continue;
        }
        if (first <= other) {
            want_only(planner, other);
            look(dicetrip, guess, planner, spot, first);
        } else {
            want_only(planner, first);
        }
        for (int second = 0; second < desk->size; second++) {
            int made = second == spot ? NOBODY : most_bonus(dicetrip, planner, count, spot, first, second, other);
            if (made == NOBODY) {
                continue;
            }
            if (first > other) {
                look(dicetrip, guess, planner, second, other);
            }
            double worth = (double)(first <= other ? planner->rows[other][second] : planner->rows[first][spot]);
            lost_by_order(dicetrip, desk, spot, first, second, other, lost);
            planner->writing[other][second] = worth - lost[0] + made;
        }
    }
}

/* The border ----------------------------------------------------------------------------------------------------- */

EXPORT int64_t noppa_dicetrip_planner(void) { return 64 + (int64_t)sizeof(struct planner); }

static struct planner *aligned(void *room) { return (struct planner *)next_line(room); }

static bool is_planner(const void *room, int64_t size) { return room != NULL && size == noppa_dicetrip_planner(); }

/* Whether a map is one on which so many rounds can be played once the open one is written. */
static bool is_map(const uint8_t *stand, int64_t size, int64_t rounds) {
    int64_t empty = 0, holds = 0;
    if (stand == NULL || size != CITIES || rounds < 1 || rounds > ROUNDS) {
        return false;
    }
    for (int city = 0; city < CITIES; city++) {
        int there = stand[city];
        if (there >= STANDS || (there < CROSS && (holds >> there & 1) != 0)) {
            return false;
        }
        holds |= there < CROSS ? INT64_C(1) << there : 0;
        empty += there == EMPTY;
    }
    return empty == CITIES - 2 * (rounds - 1);
}

static bool are_dice(const uint8_t *dice, int64_t size) {
    return dice != NULL && size == DICE && dice[0] < FACES && dice[1] < FACES && dice[2] < FACES && dice[3] < FACES;
}

/* Check what every question about a map hands over, and lay the map. */
static int64_t lay_checked(const struct dicetrip *dicetrip, const struct guess *guess, int64_t guess_size,
                           const uint8_t *stand, int64_t stand_size, int64_t tens_open, int64_t rounds, void *room,
                           int64_t room_size) {
    if (dicetrip == NULL || !is_dicetrip_guess(dicetrip, guess, guess_size)) {
        return BAD_TABLES;
    }
    if (!is_map(stand, stand_size, rounds)) {
        return BAD_POSITION;
    }
    if (!is_planner(room, room_size)) {
        return BAD_SIZE;
    }
    desk_lay(dicetrip, guess, &aligned(room)->desk, stand, tens_open != 0, (int)rounds);
    return DONE;
}

/* Find what every roll is worth lying on a map, and on average with some of its dice taken up. */
EXPORT int64_t noppa_dicetrip_rolls(const void *tables, int64_t size, const struct guess *guess, int64_t guess_size,
                                    const uint8_t *stand, int64_t stand_size, int64_t tens_open, int64_t rounds,
                                    int64_t doubling, int64_t breadth, void *room, int64_t room_size, double *rolled,
                                    int64_t rolled_size, double *mean, int64_t mean_size) {
    const struct dicetrip *dicetrip = dicetrip_tables(tables, size);
    if (breadth < 1 || breadth > EVERYWHERE) {
        return BAD_ARGUMENT;
    }
    if (rolled == NULL || rolled_size != ROLLS * 8 || mean == NULL || mean_size != PARTIAL_ROLLS * 8) {
        return BAD_SIZE;
    }
    int64_t status = lay_checked(dicetrip, guess, guess_size, stand, stand_size, tens_open, rounds, room, room_size);
    if (status == DONE) {
        struct planner *planner = aligned(room);
        plan_rolls(dicetrip, guess, planner, doubling != 0 && rounds < ROUNDS, (int)breadth);
        __builtin_memcpy(rolled, planner->rolled, sizeof planner->rolled);
        __builtin_memcpy(mean, planner->mean, sizeof planner->mean);
    }
    return status;
}

/* Write what was weighed by number and city. */
static void write_by_city(const struct planner *planner, double *writing) {
    const struct desk *desk = &planner->desk;
    for (int number = 0; number <= CROSS; number++) {
        for (int city = 0; city < CITIES; city++) {
            bool empty = desk->stand[city] == EMPTY;
            writing[number * CITIES + city] = empty ? planner->writing[number][desk->spot[city]] : (double)NOWHERE;
        }
    }
}

/* Find what each first writing is worth, by number and city, and each doubling, for dice that lie. */
EXPORT int64_t noppa_dicetrip_writings(const void *tables, int64_t size, const struct guess *guess, int64_t guess_size,
                                       const uint8_t *stand, int64_t stand_size, int64_t tens_open, int64_t rounds,
                                       const uint8_t *dice, int64_t dice_size, int64_t twice, int64_t doubling,
                                       void *room, int64_t room_size, double *writing, int64_t writing_size,
                                       double *doublings, int64_t doublings_size) {
    const struct dicetrip *dicetrip = dicetrip_tables(tables, size);
    if (!are_dice(dice, dice_size) || twice < 0 || twice > NO_TWICE) {
        return BAD_ARGUMENT;
    }
    if (writing == NULL || writing_size != WAYS * CITIES * 8 || doublings == NULL || doublings_size != CROSS * 8) {
        return BAD_SIZE;
    }
    int64_t status = lay_checked(dicetrip, guess, guess_size, stand, stand_size, tens_open, rounds, room, room_size);
    if (status == DONE) {
        struct planner *planner = aligned(room);
        weigh(dicetrip, guess, planner, dice, (int)twice, doubling != 0);
        write_by_city(planner, writing);
        __builtin_memcpy(doublings, planner->doubling, (size_t)doublings_size);
    }
    return status;
}

/* Find what each second writing is worth after a number in a city, by number and city. */
EXPORT int64_t noppa_dicetrip_second(const void *tables, int64_t size, const struct guess *guess, int64_t guess_size,
                                     const uint8_t *stand, int64_t stand_size, int64_t tens_open, int64_t rounds,
                                     const uint8_t *dice, int64_t dice_size, int64_t twice, int64_t city,
                                     int64_t number, void *room, int64_t room_size, double *writing,
                                     int64_t writing_size) {
    const struct dicetrip *dicetrip = dicetrip_tables(tables, size);
    if (!are_dice(dice, dice_size) || twice < 0 || twice > NO_TWICE || city < 0 || city >= CITIES || number < 0 ||
        number > CROSS || rounds == ROUNDS) {
        return BAD_ARGUMENT;
    }
    if (writing == NULL || writing_size != WAYS * CITIES * 8) {
        return BAD_SIZE;
    }
    int64_t status = lay_checked(dicetrip, guess, guess_size, stand, stand_size, tens_open, rounds, room, room_size);
    if (status == DONE) {
        struct planner *planner = aligned(room);
        if (stand[city] != EMPTY || (number < CROSS && planner->desk.at[number] >= 0)) {
            return BAD_ARGUMENT;
        }
        weigh_second(dicetrip, guess, planner, dice, (int)twice, planner->desk.spot[city], (int)number);
        write_by_city(planner, writing);
    }
    return status;
}

/* Find the best writings for dice that lie, as six numbers (see `struct plan`), and what the map is then worth. */
EXPORT int64_t noppa_dicetrip_plan(const void *tables, int64_t size, const struct guess *guess, int64_t guess_size,
                                   const uint8_t *stand, int64_t stand_size, int64_t tens_open, int64_t rounds,
                                   const uint8_t *dice, int64_t dice_size, int64_t doubling, int64_t breadth,
                                   void *room, int64_t room_size, struct plan *best, int64_t best_size, double *worth,
                                   int64_t worth_size) {
    const struct dicetrip *dicetrip = dicetrip_tables(tables, size);
    if (!are_dice(dice, dice_size) || breadth < 1 || breadth > EVERYWHERE) {
        return BAD_ARGUMENT;
    }
    if (best == NULL || best_size != (int64_t)sizeof *best || worth == NULL || worth_size != 8) {
        return BAD_SIZE;
    }
    int64_t status = lay_checked(dicetrip, guess, guess_size, stand, stand_size, tens_open, rounds, room, room_size);
    if (status == DONE) {
        *worth = plan_round(dicetrip, guess, aligned(room), dice, doubling != 0, (int)breadth, best);
    }
    return status;
}
