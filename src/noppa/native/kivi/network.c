/* The learned value of KIVI: a network of three layers for two players, another for three and four.
 *
 * Its input is a position as the seat that has just moved sees it: for each seat its stones, what one more would add on
 * each vacant square, and its score. Its output is how much each seat's lead over its strongest rival will still
 * change.
 *
 *     h1 = relu(x A + moment + option)    h2 = relu(h1 B + b)    h3 = relu(h2 C + c)    change = 10 (h3 d + e)
 *
 * All positions that one turn may lead to are evaluated at once, a few side by side. They differ from the one after the
 * box in a few inputs only, so the first layer is computed for that one, and for the others only the difference is
 * added; later layers skip units that are 0 in all positions of a block. A layer's matrix lies in strips of a few
 * columns, whose sums stay in registers. Every sum has its terms in the same order on every processor. */
#include "values.h"
#include "vectors.h"

enum {
    BLOCK = 5, /* positions side by side */
    STRIP = 2 * FLOATS,
    WIDEST_STRIP = 16,
    PARTIAL = 8, /* sums side by side in the last layer */
    LEAST_WIDTH = 16,
    MOST_WIDTH = 2048,
    A_LINE = 16, /* floats on a cache line */
    HEADER = sizeof(struct network) / sizeof(float),
    MOST_BLOCKS = (MOST_ENDS + BLOCK - 1) / BLOCK
};

static const float POINTS = 10.0F; /* a network's unit */

/* The network itself ---------------------------------------------------------------------------------------------- */

/* The parts of a network are rows of as many numbers as a layer has units. Strips of a few columns lie one after
 * another, each with all rows. */
enum part { FIRST, MOMENTS, OPTION, SECOND, SECOND_BIAS, THIRD, THIRD_BIAS, LAST, LAST_BIAS, PARTS };

static int channels_of(int players) { return players == 2 ? 1 : MOST_PLAYERS; }

static int inputs_of(int players, int squares) { return players * (2 * squares + 1); }

/* How many rows come before a part. */
static int rows_before(const struct network *network, enum part part) {
    int players = network->players, width = network->width, before = 0;
    const int rows[PARTS] = {
        inputs_of(players, network->squares), STONES * players, 1, width, 1, width, 1, channels_of(players), 1};
    for (enum part at = FIRST; at < part; at++) { before += rows[at]; }
    return before;
}

/* Where a number lies, counted from the first one. */
static inline int64_t place_of(int rows, int row, int column) {
    return ((int64_t)(column / STRIP) * rows + row) * STRIP + column % STRIP;
}

static int64_t network_size(const struct network *network) {
    return 4 * ((int64_t)rows_before(network, PARTS) * network->width + HEADER + A_LINE);
}

static bool is_shape(int64_t players, int64_t squares, int64_t width) {
    return players >= LEAST_PLAYERS && players <= MOST_PLAYERS && squares >= 1 && squares <= MOST_SQUARES &&
           width >= LEAST_WIDTH && width <= MOST_WIDTH && width % WIDEST_STRIP == 0;
}

static struct network shape_of(int64_t players, int64_t squares, int64_t width) {
    return (struct network){.players = (int32_t)players, .squares = (int32_t)squares, .width = (int32_t)width};
}

EXPORT int64_t noppa_kivi_network_size(int64_t players, int64_t squares, int64_t width) {
    struct network network = shape_of(players, squares, width);
    return is_shape(players, squares, width) ? network_size(&network) : BAD_ARGUMENT;
}

/* A number in half precision: its exponent and fraction, moved to where a float has them, times 2^112. */
static float float_of_half(uint16_t half) {
    uint32_t bits = (uint32_t)(half & 0x7FFF) << 13;
    float value;
    __builtin_memcpy(&value, &bits, sizeof value);
    value *= 0x1p112F;
    return (half & 0x8000) != 0 ? -value : value;
}

/* Prepare the network for some number of players from the file's numbers: weights in half precision, part by part; and
 * corrections to the mean by option, moment and channel.
 *
 * One network in the file serves two players, another three and four; it has inputs for four, and moments of three
 * players and then of four. The last layer has a row for each unit there. */
EXPORT int64_t noppa_kivi_network(struct network *network, int64_t size, int64_t players, int64_t squares,
                                  int64_t width, const uint16_t *halves, int64_t halves_size, const char *added,
                                  int64_t added_size) {
    int64_t needed = noppa_kivi_network_size(players, squares, width);
    if (needed < 0) { return needed; }
    struct network shape = shape_of(players, squares, width);
    int rows = rows_before(&shape, PARTS), last = rows_before(&shape, LAST), channels = channels_of(shape.players);
    int moments = STONES * shape.players, skipped = 0, later = 0; /* rows of other players */
    if (players == 3) {
        skipped = inputs_of(1, shape.squares);
        later = 4 * STONES;
    } else if (players == 4) {
        skipped = 3 * STONES;
    }
    size_t correction = (size_t)(players == 3 ? 3 : channels) * sizeof(double);
    if (!is_array(network, size, needed) || halves == NULL || (uintptr_t)halves % 2 != 0 ||
        halves_size != 2 * ((last + skipped + later + channels) * width + channels) || added == NULL ||
        added_size != 2 * moments * (int64_t)correction) {
        return BAD_SIZE;
    }
    *network = shape;
    network->first = HEADER + (A_LINE - (int)((uintptr_t)network / sizeof(float) + HEADER) % A_LINE) % A_LINE;
    float *numbers = (float *)network + network->first;
    for (int row = 0; row < last; row++) {
        halves += row == rows_before(network, MOMENTS) ? skipped * width : 0;
        halves += row == rows_before(network, OPTION) ? later * width : 0;
        for (int column = 0; column < width; column++) {
            numbers[place_of(rows, row, column)] = float_of_half(*halves++);
        }
    }
    for (int unit = 0; unit <= width; unit++) { /* the bias comes last */
        for (int channel = 0; channel < channels; channel++) {
            int row = unit < width ? last + channel : last + channels, column = unit < width ? unit : channel;
            numbers[place_of(rows, row, column)] = float_of_half(*halves++);
        }
    }
    for (int at = 0; at < 2 * moments; at++, added += correction) {
        __builtin_memcpy(network->added[at / moments][at % moments], added, correction);
    }
    write_head(&network->head, KIVI, size);
    return DONE;
}

bool is_kivi_network(const struct kivi *kivi, const struct network *network, int64_t size, int players) {
    return is_aligned(network) && size >= (int64_t)sizeof *network && network->head.magic == HEAD_MAGIC &&
           network->head.size == size && network->players == players && network->squares == kivi->squares &&
           is_shape(players, kivi->squares, network->width) && network->first >= HEADER &&
           network->first < HEADER + A_LINE && network_size(network) == size;
}

/* Evaluating ------------------------------------------------------------------------------------------------------ */

/* A unit that is not 0 in all positions of a block: where its line begins in a strip, and its values. */
struct unit {
    int32_t line;
    float value[BLOCK];
};

/* All that evaluation needs: the network, and working memory cut from one piece. Positions and hidden units lie
 * position by position; before the positions lies a block of those after the box. */
struct workspace {
    const struct network *network;
    int width, inputs;
    float *hidden; /* the last layer computed */
    float *base;   /* the first layer after the box, before relu */
    float *box, *positions;
    struct unit *units; /* lists of units, block by block */
};

/* The blocks for all ends of a turn, and the one that has the box only. */
static int64_t blocks_of(const struct network *network) { return (network->squares + 1 + BLOCK - 1) / BLOCK + 1; }

int64_t kivi_network_room(const struct network *network) {
    int64_t width = network->width, both = inputs_of(network->players, network->squares) + width;
    return LINE_BYTES + 4 * width + blocks_of(network) * both * (int64_t)(BLOCK * sizeof(float) + sizeof(struct unit));
}

static struct workspace workspace_in(const struct network *network, void *room) {
    int width = network->width, inputs = inputs_of(network->players, network->squares);
    struct workspace space = {.network = network, .width = width, .inputs = inputs, .hidden = next_line(room)};
    space.base = space.hidden + blocks_of(network) * BLOCK * width;
    space.box = space.base + width;
    space.positions = space.box + (int64_t)BLOCK * inputs;
    space.units = (struct unit *)(space.box + blocks_of(network) * BLOCK * inputs);
    return space;
}

/* A row of the network in the strip that begins with some column. */
static const float *strip_of(const struct workspace *space, enum part part, int row, int column) {
    const float *numbers = (const float *)space->network + space->network->first;
    return numbers + place_of(rows_before(space->network, PARTS), rows_before(space->network, part) + row, column);
}

/* Copy a whole row of the network. */
static void read_row(const struct workspace *space, enum part part, int row, float *into) {
    for (int column = 0; column < space->width; column += STRIP) {
        __builtin_memcpy(into + column, strip_of(space, part, row, column), STRIP * sizeof *into);
    }
}

/* The units of a block. */
static struct unit *units_of(const struct workspace *space, int block) {
    return space->units + (int64_t)block * (space->inputs + space->width);
}

/* List the units of each block's rows that are not 0, after subtracting `base` unless it is NULL; count them. */
static void list_units(const struct workspace *space, int blocks, const float *rows, int width, const float *base,
                       int *counts) {
    for (int block = 0; block < blocks; block++, rows += (int64_t)BLOCK * width) {
        struct unit *unit = units_of(space, block);
        for (int number = 0; number < width; number++) {
            float taken = base == NULL ? 0.0F : base[number];
            bool any = false;
            for (int at = 0; at < BLOCK; at++) {
                unit->value[at] = rows[(int64_t)at * width + number] - taken;
                any |= unit->value[at] != 0.0F;
            }
            unit->line = number * STRIP;
            unit += any;
        }
        counts[block] = (int)(unit - units_of(space, block));
    }
}

static inline floats not_negative(floats numbers) {
    for (int at = 0; at < FLOATS; at++) { numbers[at] = numbers[at] > 0.0F ? numbers[at] : 0.0F; }
    return numbers;
}

/* One strip of a layer for a block of positions; a tenth slower if it is not inlined. */
ALWAYS_INLINE void add_strip(const float *matrix, const struct unit *units, int count, const float *bias, bool relu,
                             float *into, int width) {
    floats low[BLOCK], high[BLOCK];
    for (int at = 0; at < BLOCK; at++) { low[at] = high[at] = (floats){0.0F}; }
    for (const struct unit *unit = units; unit < units + count; unit++) {
        floats left = *(const loose_floats *)(matrix + unit->line);
        floats right = *(const loose_floats *)(matrix + unit->line + FLOATS);
        for (int at = 0; at < BLOCK; at++) {
            low[at] += unit->value[at] * left;
            high[at] += unit->value[at] * right;
        }
    }
    for (int at = 0; at < BLOCK; at++) {
        floats left = low[at] + *(const loose_floats *)bias, right = high[at] + *(const loose_floats *)(bias + FLOATS);
        float *columns = into + (int64_t)at * width;
        *(loose_floats *)columns = relu ? not_negative(left) : left;
        *(loose_floats *)(columns + FLOATS) = relu ? not_negative(right) : right;
    }
}

/* One layer for all blocks, strip by strip so that a strip stays in the nearer caches. */
static void add_layer(const struct workspace *space, enum part matrix, const int *counts, int blocks, const float *bias,
                      bool relu) {
    for (int column = 0; column < space->width; column += STRIP) {
        const float *strip = strip_of(space, matrix, 0, column);
        for (int block = 0; block < blocks; block++) {
            float *rows = space->hidden + (int64_t)block * BLOCK * space->width + column;
            add_strip(strip, units_of(space, block), counts[block], bias + column, relu, rows, space->width);
        }
    }
}

/* The last layer of one position: sums side by side, then added up. */
static float add_last(const float *hidden, const float *last, int width, float bias) {
    float sums[PARTIAL] = {0.0F}, total = bias;
    for (int unit = 0; unit < width; unit += PARTIAL) {
        for (int at = 0; at < PARTIAL; at++) { sums[at] += hidden[unit + at] * last[unit + at]; }
    }
    for (int at = 0; at < PARTIAL; at++) { total += sums[at]; }
    return total;
}

/* Compute three layers for `count` positions. */
static void evaluate(const struct workspace *space, int moment, int option, int count) {
    int width = space->width, inputs = space->inputs, blocks = (count + BLOCK - 1) / BLOCK;
    int counts[MOST_BLOCKS];
    float bias[MOST_WIDTH], more[MOST_WIDTH];
    read_row(space, MOMENTS, moment, bias);
    read_row(space, OPTION, 0, more);
    for (int unit = 0; unit < width; unit++) { bias[unit] += option != 0 ? more[unit] : 0.0F; }
    list_units(space, 1, space->box, inputs, NULL, counts);
    add_layer(space, FIRST, counts, 1, bias, false);
    __builtin_memcpy(space->base, space->hidden, (size_t)width * sizeof *space->base);
    list_units(space, blocks, space->positions, inputs, space->box, counts);
    add_layer(space, FIRST, counts, blocks, space->base, true);
    for (enum part matrix = SECOND; matrix <= THIRD; matrix += THIRD - SECOND) {
        list_units(space, blocks, space->hidden, width, NULL, counts);
        read_row(space, matrix + 1, 0, bias);
        add_layer(space, matrix, counts, blocks, bias, true);
    }
}

/* Positions ------------------------------------------------------------------------------------------------------- */

/* Write what the network sees of a seat: its stones, what one more adds on each vacant square, and its score. */
static void describe_seat(const struct kivi *kivi, const struct stones *stones, const struct stones *vacant, int points,
                          float *into) {
    for (int square = 0; square < kivi->squares; square++) {
        int gain = has_stone(kivi, vacant, square) ? kivi_gain(kivi, stones, square) : 0;
        into[square] = has_stone(kivi, stones, square);
        into[kivi->squares + square] = (float)gain / POINTS;
    }
    into[2 * kivi->squares] = (float)(points / (5.0 * POINTS));
}

/* Change the position after the box to that after another end of the turn. */
static void describe(const struct kivi *kivi, const struct view *view, int end, float *into, double *points) {
    struct ending ending = view->endings[end];
    struct stones vacant = view->vacant;
    flip_stone(kivi, &vacant, ending.filled);
    for (int seat = 0; seat < view->players; seat++, into += inputs_of(1, kivi->squares)) {
        struct stones stones = view->seats[seat].stones;
        int total = view->seats[seat].points;
        if (seat == 0 || seat == ending.owner) {
            flip_stone(kivi, &stones, end);
            flip_stone(kivi, &stones, seat == 0 ? kivi->squares : ending.filled);
            total = kivi_points(kivi, &stones);
            describe_seat(kivi, &stones, &vacant, total, into);
        } else if (ending.filled < kivi->squares) {
            into[kivi->squares + ending.filled] = 0.0F;
        }
        points[seat] = total - (seat == ending.owner ? ending.gain : 0);
    }
}

void kivi_foresee(const struct kivi *kivi, const struct network *network, const struct view *view, void *room,
                  struct outlook *outlook) {
    struct workspace space = workspace_in(network, room);
    int count = 0, players = network->players, moments = STONES * players, channels = channels_of(players);
    for (int seat = 0; seat < players; seat++) {
        const struct seat *own = &view->seats[seat];
        float *into = space.box + inputs_of(seat, kivi->squares);
        describe_seat(kivi, &own->stones, &view->vacant, own->points, into);
    }
    for (int64_t position = 1; position < blocks_of(network) * BLOCK; position++) {
        __builtin_memcpy(space.box + position * space.inputs, space.box, (size_t)space.inputs * sizeof *space.box);
    }
    for (int end = 0; end <= kivi->squares; end++) {
        if (view->endings[end].allowed) {
            float *into = space.positions + (int64_t)count++ * space.inputs;
            describe(kivi, view, end, into, outlook->points[end]);
        }
    }
    if (view->turns >= moments) { return; /* the last stone was played: nothing will change */ }
    evaluate(&space, view->turns, kivi->takes_run, count);
    float last[MOST_PLAYERS][MOST_WIDTH];
    const float *hidden = space.hidden, *bias = strip_of(&space, LAST_BIAS, 0, 0);
    const double *added = network->added[kivi->takes_run][view->turns];
    for (int channel = 0; channel < channels; channel++) { read_row(&space, LAST, channel, last[channel]); }
    for (int end = 0; end <= kivi->squares; end++) {
        if (!view->endings[end].allowed) { continue; }
        double *changes = outlook->changes[end];
        for (int channel = 0; channel < channels && channel < players; channel++) {
            float found = add_last(hidden, last[channel], space.width, bias[channel]);
            changes[channel] = (double)found * (double)POINTS + added[channel];
        }
        changes[1] = players == 2 ? -changes[0] : changes[1];
        hidden += space.width;
    }
}
