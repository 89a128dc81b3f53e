/* The learned value of KIVI: a network of three layers for two players, another for three and four.
 *
 * It sees a position with the eyes of the seat that has just moved: for each seat its stones, what one more would add
 * on each vacant square, and its score. It says how much each seat's lead over its strongest rival will still change.
 *
 *     h1 = relu(x A + moment + option)    h2 = relu(h1 B + b)    h3 = relu(h2 C + c)    change = 10 (h3 d + e)
 *
 * All positions that one turn may lead to are asked about at once, a few side by side. They differ from the one after
 * the box in a few inputs only, so the first layer is worked out for that one and then adds what differs; in the others
 * units that are 0 in all of those are left out. A layer's matrix lies in strips of a few columns, whose sums stay in
 * registers. Every sum has its terms in the same order on every processor. */
#include "kivi_values.h"
#include "vectors.h"

enum {
    GROUP = 5, /* positions side by side */
    STRIP = 2 * FLOATS,
    WIDEST_STRIP = 16,
    PARTIAL = 8, /* sums side by side in the last layer */
    LEAST_WIDTH = 16,
    MOST_WIDTH = 2048,
    A_LINE = 16, /* numbers on a cache line */
    HEADER = sizeof(struct network) / sizeof(float)
};

static const float POINTS = 10.0F; /* a network's unit */

/* The network itself ------------------------------------------------------------------------------------------- */

/* A number in half precision: its exponent and fraction, moved to where a float has them, times 2^112. */
static float float_of_half(uint16_t half) {
    uint32_t bits = (uint32_t)(half & 0x7FFF) << 13;
    float value;
    __builtin_memcpy(&value, &bits, sizeof value);
    value *= 0x1p112F;
    return (half & 0x8000) != 0 ? -value : value;
}

static const uint16_t *read_halves(const uint16_t *halves, int64_t count, float *into) {
    for (int64_t at = 0; at < count; at++) {
        into[at] = float_of_half(halves[at]);
    }
    return halves + count;
}

/* The same with a matrix, cut into strips of columns. */
static const uint16_t *read_strips(const uint16_t *halves, int rows, int columns, float *into) {
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            int strip = column / STRIP;
            into[((int64_t)strip * rows + row) * STRIP + column % STRIP] =
                float_of_half(halves[(int64_t)row * columns + column]);
        }
    }
    return halves + (int64_t)rows * columns;
}

static int channels_of(int players) { return players == 2 ? 1 : MOST_PLAYERS; }

/* A network for two serves two players, the other three and four: what it has inputs and moments for. */
static int most_players_of(int players) { return players == 2 ? 2 : MOST_PLAYERS; }

static int all_moments_of(int players) { return players == 2 ? 2 * STONES : 7 * STONES; }

static int inputs_of(int players, int squares) { return players * (2 * squares + 1); }

/* Lay out a network for so many players, its parts from `begin` on, in numbers of single precision, which is chosen so
 * that they lie on cache lines; returns its size in bytes, with room for any such choice. */
static int64_t lay_out(struct network *network, int players, int squares, int width, int64_t begin) {
    network->players = players;
    network->squares = squares;
    network->width = width;
    network->inputs = inputs_of(players, squares);
    network->channels = channels_of(players);
    network->moments = STONES * players;
    int64_t at = begin, wide = width;
    network->first = at;
    network->when = at += wide * network->inputs;
    network->option = at += wide * network->moments;
    network->second = at += wide;
    network->second_bias = at += wide * wide;
    network->third = at += wide;
    network->third_bias = at += wide * wide;
    network->last = at += wide;
    network->last_bias = at += wide * network->channels;
    network->added = at += 16;
    return 4 * (at - begin + 2 * (int64_t)(2 * network->moments * network->channels) + HEADER + A_LINE);
}

static bool is_shape(int64_t players, int64_t squares, int64_t width) {
    return players >= LEAST_PLAYERS && players <= MOST_PLAYERS && squares >= 1 && squares <= MOST_SQUARES &&
           width >= LEAST_WIDTH && width <= MOST_WIDTH && width % WIDEST_STRIP == 0;
}

EXPORT int64_t noppa_kivi_network_size(int64_t players, int64_t squares, int64_t width) {
    struct network network;
    return is_shape(players, squares, width) ? lay_out(&network, (int)players, (int)squares, (int)width, HEADER)
                                             : BAD_ARGUMENT;
}

/* How many numbers in half precision the file has for the network of so many players. */
static int64_t halves_of(int players, int squares, int width) {
    int64_t wide = width;
    return wide * (inputs_of(most_players_of(players), squares) + all_moments_of(players) + 1 + 2 * (wide + 1)) +
           (wide + 1) * channels_of(players);
}

/* How many bytes of the file are the weights of the network for so many players. */
EXPORT int64_t noppa_kivi_weights_size(int64_t players, int64_t squares, int64_t width) {
    return is_shape(players, squares, width) ? 2 * halves_of((int)players, (int)squares, (int)width) : BAD_ARGUMENT;
}

static float *part_of(struct network *network, int64_t at) { return (float *)network + at; }

static const float *part_in(const struct network *network, int64_t at) { return (const float *)network + at; }

/* Prepare the network of so many players from the file's numbers: weights in half precision, matrix by matrix; and by
 * option, moment and channel what is added to be right on average. */
EXPORT int64_t noppa_kivi_network(struct network *network, int64_t size, int64_t players, int64_t squares,
                                  int64_t width, const uint16_t *weights, int64_t weights_size, const double *added,
                                  int64_t added_size) {
    int64_t needed = noppa_kivi_network_size(players, squares, width);
    if (needed < 0) {
        return needed;
    }
    int wide = (int)width;
    if (network == NULL || (uintptr_t)network % 8 != 0 || size != needed || weights == NULL ||
        (uintptr_t)weights % 2 != 0 || weights_size != 2 * halves_of((int)players, (int)squares, wide)) {
        return BAD_SIZE;
    }
    __builtin_memset(network, 0, sizeof *network);
    int64_t past_line = (int64_t)((uintptr_t)network / sizeof(float) + HEADER) % A_LINE;
    lay_out(network, (int)players, (int)squares, wide, HEADER + (A_LINE - past_line) % A_LINE);
    int own_channels = players == 2 ? 1 : (int)players;
    if (added == NULL || added_size != (int64_t)(2 * network->moments * own_channels) * 8) {
        return BAD_SIZE;
    }
    const uint16_t *from = weights;
    read_strips(from, network->inputs, wide, part_of(network, network->first));
    from += (int64_t)wide * inputs_of(most_players_of((int)players), (int)squares);
    int before = players == 4 ? 3 * STONES : 0; /* moments of three players come first */
    read_halves(from + (int64_t)before * wide, (int64_t)network->moments * wide, part_of(network, network->when));
    from += (int64_t)all_moments_of((int)players) * wide;
    from = read_halves(from, wide, part_of(network, network->option));
    from = read_strips(from, wide, wide, part_of(network, network->second));
    from = read_halves(from, wide, part_of(network, network->second_bias));
    from = read_strips(from, wide, wide, part_of(network, network->third));
    from = read_halves(from, wide, part_of(network, network->third_bias));
    float *last = part_of(network, network->last);
    for (int unit = 0; unit < wide; unit++) { /* channel by channel */
        for (int channel = 0; channel < network->channels; channel++) {
            last[(int64_t)channel * wide + unit] = float_of_half(*from++);
        }
    }
    read_halves(from, network->channels, part_of(network, network->last_bias));
    double *into = (double *)part_of(network, network->added);
    for (int64_t moment = 0; moment < 2 * network->moments; moment++) {
        for (int channel = 0; channel < own_channels; channel++) {
            double number;
            __builtin_memcpy(&number, added++, sizeof number);
            into[moment * network->channels + channel] = number;
        }
    }
    write_head(&network->head, KIVI, size);
    return DONE;
}

static bool is_laid_out(const struct network *network, const struct network *laid) {
    return network->inputs == laid->inputs && network->channels == laid->channels &&
           network->moments == laid->moments && network->when == laid->when && network->option == laid->option &&
           network->second == laid->second && network->second_bias == laid->second_bias &&
           network->third == laid->third && network->third_bias == laid->third_bias && network->last == laid->last &&
           network->last_bias == laid->last_bias && network->added == laid->added;
}

bool is_kivi_network(const struct kivi *kivi, const struct network *network, int64_t size, int players) {
    struct network laid;
    if (network == NULL || (uintptr_t)network % 8 != 0 || size < (int64_t)sizeof *network ||
        network->head.magic != HEAD_MAGIC || network->head.size != size || network->players != players ||
        network->squares != kivi->squares || !is_shape(players, kivi->squares, network->width)) {
        return false;
    }
    if (network->first < HEADER || network->first >= HEADER + A_LINE) {
        return false;
    }
    return lay_out(&laid, players, kivi->squares, network->width, network->first) == size &&
           is_laid_out(network, &laid);
}

/* Asking --------------------------------------------------------------------------------------------------------- */

/* A unit of a few positions that is not 0 in all of them: where its line begins in a strip, and its values. */
struct unit {
    int32_t line;
    float value[GROUP];
};

struct units {
    struct unit *unit;
    int count;
};

/* All memory that asking needs, cut from one piece. */
struct desk {
    float *inputs;      /* position by position */
    float *hidden;      /* the last layer worked out, position by position */
    float *base;        /* the first layer after the box, before relu */
    struct unit *units; /* lists of units, group by group */
    int longest;        /* list */
};

/* As many as all ends of a turn need, and one more that has the box only. */
static int64_t groups_of(const struct network *network) { return (network->squares + 1 + GROUP - 1) / GROUP + 1; }

static int longest_list(const struct network *network) {
    return network->width > network->inputs ? network->width : network->inputs;
}

int64_t kivi_network_room_size(const struct network *network) {
    int64_t positions = groups_of(network) * GROUP, longest = longest_list(network);
    return LINE_BYTES + 4 * (positions * (network->inputs + network->width) + network->width) +
           (int64_t)sizeof(struct unit) * groups_of(network) * longest;
}

static struct desk desk_in(const struct network *network, void *room) {
    struct desk desk;
    int64_t positions = groups_of(network) * GROUP;
    desk.longest = longest_list(network);
    float *at = (float *)next_line(room);
    desk.hidden = at;
    desk.base = at += positions * network->width;
    desk.inputs = at += network->width;
    desk.units = (struct unit *)(at + positions * network->inputs);
    return desk;
}

/* List the units of a group's rows that are not 0, those of `base` taken away first unless it is NULL. */
static struct units list_units(const struct desk *desk, int group, const float *rows, int width, const float *base) {
    struct units units = {desk->units + (int64_t)group * desk->longest, 0};
    for (int number = 0; number < width; number++) {
        struct unit *unit = &units.unit[units.count];
        float taken = base == NULL ? 0.0F : base[number];
        bool any = false;
        for (int at = 0; at < GROUP; at++) {
            unit->value[at] = rows[(int64_t)at * width + number] - taken;
            any = any || unit->value[at] != 0.0F;
        }
        unit->line = number * STRIP;
        units.count += any;
    }
    return units;
}

/* The same for all groups of a layer. */
static void list_all(const struct desk *desk, int groups, const float *rows, int width, const float *base,
                     struct units *units) {
    for (int group = 0; group < groups; group++) {
        units[group] = list_units(desk, group, rows + (int64_t)group * GROUP * width, width, base);
    }
}

static inline floats not_negative(floats numbers) {
    for (int at = 0; at < FLOATS; at++) {
        numbers[at] = numbers[at] > 0.0F ? numbers[at] : 0.0F;
    }
    return numbers;
}

/* One strip of a layer for a group of positions. */
static inline void ask_strip(const float *matrix, struct units units, const float *bias, bool relu, float *into,
                             int width) {
    floats low[GROUP], high[GROUP];
    for (int at = 0; at < GROUP; at++) {
        low[at] = high[at] = (floats){0.0F};
    }
    for (const struct unit *unit = units.unit; unit < units.unit + units.count; unit++) {
        floats left = *(const loose_floats *)(matrix + unit->line);
        floats right = *(const loose_floats *)(matrix + unit->line + FLOATS);
        for (int at = 0; at < GROUP; at++) {
            low[at] += unit->value[at] * left;
            high[at] += unit->value[at] * right;
        }
    }
    for (int at = 0; at < GROUP; at++) {
        floats left = low[at] + *(const loose_floats *)bias, right = high[at] + *(const loose_floats *)(bias + FLOATS);
        float *columns = into + (int64_t)at * width;
        *(loose_floats *)columns = relu ? not_negative(left) : left;
        *(loose_floats *)(columns + FLOATS) = relu ? not_negative(right) : right;
    }
}

/* One layer for all groups, strip by strip so that a strip stays in the nearer caches. */
static void ask_layer(const float *matrix, int inputs, const struct units *units, int groups, const float *bias,
                      int width, bool relu, float *into) {
    for (int column = 0; column < width; column += STRIP) {
        const float *strip = matrix + (int64_t)column * inputs;
        for (int group = 0; group < groups; group++) {
            float *rows = into + (int64_t)group * GROUP * width + column;
            ask_strip(strip, units[group], bias + column, relu, rows, width);
        }
    }
}

/* The last layer of one position: sums side by side, then added up. */
static float ask_last(const float *hidden, const float *last, int width, float bias) {
    float sums[PARTIAL] = {0.0F};
    for (int unit = 0; unit < width; unit += PARTIAL) {
        for (int at = 0; at < PARTIAL; at++) {
            sums[at] += hidden[unit + at] * last[unit + at];
        }
    }
    float total = bias;
    for (int at = 0; at < PARTIAL; at++) {
        total += sums[at];
    }
    return total;
}

enum { MOST_GROUPS = (MOST_ENDS + GROUP - 1) / GROUP };

/* Work out three layers for so many positions, of which the last is the one after the box. */
static void ask(const struct network *network, int moment, int option, int count, struct desk *desk) {
    int width = network->width, inputs = network->inputs, groups = (count + GROUP - 1) / GROUP;
    struct units units[MOST_GROUPS];
    const float *when = part_in(network, network->when) + (int64_t)moment * width;
    const float *more = part_in(network, network->option);
    float bias[MOST_WIDTH];
    for (int unit = 0; unit < width; unit++) {
        bias[unit] = when[unit] + (option != 0 ? more[unit] : 0.0F);
    }
    const float *box = desk->inputs + (int64_t)(count - 1) * inputs;
    for (int position = count; position < (groups + 1) * GROUP; position++) { /* groups are filled up with the box */
        __builtin_memcpy(desk->inputs + (int64_t)position * inputs, box, (size_t)inputs * sizeof *box);
    }
    units[0] = list_units(desk, 0, desk->inputs + (int64_t)groups * GROUP * inputs, inputs, NULL);
    ask_layer(part_in(network, network->first), inputs, units, 1, bias, width, false, desk->hidden);
    __builtin_memcpy(desk->base, desk->hidden, (size_t)width * sizeof *desk->base);
    list_all(desk, groups, desk->inputs, inputs, box, units);
    ask_layer(part_in(network, network->first), inputs, units, groups, desk->base, width, true, desk->hidden);
    list_all(desk, groups, desk->hidden, width, NULL, units);
    ask_layer(part_in(network, network->second), width, units, groups, part_in(network, network->second_bias), width,
              true, desk->hidden);
    list_all(desk, groups, desk->hidden, width, NULL, units);
    ask_layer(part_in(network, network->third), width, units, groups, part_in(network, network->third_bias), width,
              true, desk->hidden);
}

/* Describing positions ------------------------------------------------------------------------------------------- */

/* What the network sees of one seat once a stone of the seat in turn lies on a square, or in the box, and a taken stone
 * on `to`; and what that seat's stones count then. */
static void describe_seat(const struct kivi *kivi, struct sight *sight, int seat, int square, int to, float *into) {
    int squares = kivi->squares;
    bool on_board = square < squares, loses = on_board && sight->owner[square] == seat;
    const int32_t *gains = sight->gains[seat];
    int total = sight->scores[seat];
    if (seat == 0 || loses) {
        for (int at = 0; at < squares; at++) {
            sight->gains_without[at] = sight->vacant[at] ? kivi_gain(kivi, &sight->stones[seat], at) : 0;
        }
        gains = sight->gains_without;
        total = kivi_count(kivi, &sight->stones[seat]);
    }
    sight->points[square][seat] = total;
    for (int at = 0; at < squares; at++) {
        into[at] = sight->owner[at] == seat;
        into[squares + at] = (float)gains[at] / POINTS;
    }
    if (on_board) {
        into[square] = seat == 0;
        into[squares + square] = 0.0F;
    }
    if (to != NOWHERE) {
        into[to] = loses;
        into[squares + to] = 0.0F;
    }
    into[2 * squares] = (float)(total / (5.0 * POINTS));
}

static void describe_all(const struct kivi *kivi, struct sight *sight, int square, int to, float *into) {
    for (int seat = 0; seat < sight->players; seat++) {
        describe_seat(kivi, sight, seat, square, to, into + seat * (2 * kivi->squares + 1));
    }
}

/* Lay a moved stone on a vacant square, or lift it again. */
static void move_in(const struct kivi *kivi, struct sight *sight, int seat, int to, bool laid) {
    turn_over(kivi, &sight->stones[seat], to);
    find_singles(kivi, &sight->stones[seat]);
    sight->vacant[to] = !laid;
}

/* The position after a stone on a square; a stone that is taken over goes where it adds least. */
static void describe_square(const struct kivi *kivi, struct sight *sight, int square, float *into) {
    int owner = sight->owner[square], to = NOWHERE;
    turn_over(kivi, &sight->stones[0], square);
    find_singles(kivi, &sight->stones[0]);
    sight->vacant[square] = false;
    sight->least[square] = 0;
    if (owner > 0) {
        to = kivi_take_away(kivi, sight, owner, square);
    }
    if (to != NOWHERE) {
        sight->least[square] = sight->gains_without[to];
        move_in(kivi, sight, owner, to, true);
    }
    describe_all(kivi, sight, square, to, into);
    if (to != NOWHERE) {
        sight->points[square][owner] -= sight->least[square];
        move_in(kivi, sight, owner, to, false);
    }
    if (owner > 0) {
        kivi_put_back(kivi, sight, owner, square);
    }
    sight->vacant[square] = owner == VACANT;
    turn_over(kivi, &sight->stones[0], square);
    find_singles(kivi, &sight->stones[0]);
}

static void write_changes(const struct network *network, const float *hidden, int moment, int option, double *changes) {
    int channels = network->channels, players = network->players;
    const double *added =
        (const double *)part_in(network, network->added) + (int64_t)(option * network->moments + moment) * channels;
    for (int channel = 0; channel < channels && channel < players; channel++) {
        const float *last = part_in(network, network->last) + (int64_t)channel * network->width;
        float found = ask_last(hidden, last, network->width, part_in(network, network->last_bias)[channel]);
        changes[channel] = (double)found * (double)POINTS + added[channel];
    }
    if (players == 2) {
        changes[1] = -changes[0];
    }
}

void kivi_foresee(const struct kivi *kivi, const struct network *network, struct sight *sight, int turns, void *room,
                  double changes[MOST_ENDS][MOST_PLAYERS]) {
    struct desk desk = desk_in(network, room);
    int count = 0;
    __builtin_memset(changes, 0, sizeof(double[MOST_ENDS][MOST_PLAYERS]));
    for (int seat = 0; seat < sight->players; seat++) {
        for (int square = 0; square < kivi->squares; square++) {
            bool vacant = sight->vacant[square];
            sight->gains[seat][square] = vacant ? kivi_gain(kivi, &sight->stones[seat], square) : 0;
        }
    }
    for (int square = 0; square < kivi->squares; square++) {
        if (sight->owner[square] != 0) {
            describe_square(kivi, sight, square, desk.inputs + (int64_t)count++ * network->inputs);
        }
    }
    describe_all(kivi, sight, kivi->squares, NOWHERE, desk.inputs + (int64_t)count++ * network->inputs);
    kivi_settle(kivi, sight);
    if (turns >= network->moments) {
        return; /* the last stone was played: nothing will change */
    }
    ask(network, turns, kivi->takes_run, count, &desk);
    const float *hidden = desk.hidden;
    for (int end = 0; end <= kivi->squares; end++) {
        if (end == kivi->squares || sight->owner[end] != 0) {
            write_changes(network, hidden, turns, kivi->takes_run, changes[end]);
            hidden += network->width;
        }
    }
}
