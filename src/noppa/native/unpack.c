/* Decodes LZMA2, which makes the files for offline play a third smaller than gzip does. Python's `lzma` encodes it.
 *
 * The encoder must use a single dictionary for everything. The names follow the description of the format by Igor
 * Pavlov (public domain). */
#include "core.h"

enum {
    STATES = 12,
    LITERAL_STATES = 7, /* states below this come after a literal */
    PLACES = 16,
    LITERALS = 0x300,
    MOST_CONTEXTS = 16,
    DISTANCE_KINDS = 4,
    SHORTEST = 2,
    CODED_SLOTS = 14, /* slots from 4 up to this have coded bits; higher ones also have plain bits */
    ALIGN_BITS = 4,
    CHANCE_BITS = 11,
    EVEN = 1 << (CHANCE_BITS - 1),
    MOVE_BITS = 5,
    PROPERTIES = 225,
    START_SIZE = 5, /* the bytes with which the range decoder starts */
};

typedef struct {
    uint16_t choice[2], low[PLACES][8], middle[PLACES][8], high[256];
} LengthChances;

typedef struct {
    uint16_t match[STATES][PLACES], repeated[STATES], not_last[STATES], not_second[STATES], not_third[STATES];
    uint16_t longer[STATES][PLACES], slots[DISTANCE_KINDS][64], special[128], align[1 << ALIGN_BITS];
    LengthChances length, repeated_length;
    uint16_t literals[MOST_CONTEXTS][LITERALS];
} Chances;

/* What is remembered from chunk to chunk. */
typedef struct {
    int32_t context_bits, literal_place_bits, place_bits, has_properties, has_state;
    uint32_t state, last[4];
    Chances chances;
} Unpacker;

typedef struct {
    const uint8_t *next, *end;
    uint32_t range, code;
} Input;

/* Bytes behind the end count as zeros; the end is checked after each chunk. */
ALWAYS_INLINE void refill(Input *input) {
    if (input->range < UINT32_C(1) << 24) {
        input->range <<= 8;
        input->code = input->code << 8 | (input->next < input->end ? *input->next : 0);
        input->next++;
    }
}

ALWAYS_INLINE uint32_t bit(Input *input, uint16_t *chance) {
    refill(input);
    uint32_t bound = (input->range >> CHANCE_BITS) * *chance;
    if (input->code < bound) {
        input->range = bound;
        *chance = (uint16_t)(*chance + (((1 << CHANCE_BITS) - *chance) >> MOVE_BITS));
        return 0;
    }
    input->range -= bound;
    input->code -= bound;
    *chance = (uint16_t)(*chance - (*chance >> MOVE_BITS));
    return 1;
}

ALWAYS_INLINE uint32_t tree(Input *input, uint16_t *chances, int bits) {
    uint32_t node = 1;
    for (int at = 0; at < bits; at++) { node = node << 1 | bit(input, &chances[node]); }
    return node - (UINT32_C(1) << bits);
}

ALWAYS_INLINE uint32_t reversed_tree(Input *input, uint16_t *chances, int bits) {
    uint32_t node = 1, value = 0;
    for (int at = 0; at < bits; at++) {
        uint32_t found = bit(input, &chances[node]);
        node = node << 1 | found;
        value |= found << at;
    }
    return value;
}

ALWAYS_INLINE uint32_t plain_bits(Input *input, int bits) {
    uint32_t value = 0;
    for (; bits > 0; bits--) {
        refill(input);
        input->range >>= 1;
        uint32_t found = input->code >= input->range;
        input->code -= found ? input->range : 0;
        value = value << 1 | found;
    }
    return value;
}

ALWAYS_INLINE uint32_t length_of(Input *input, LengthChances *chances, uint32_t place) {
    if (bit(input, &chances->choice[0]) == 0) { return SHORTEST + tree(input, chances->low[place], 3); }
    if (bit(input, &chances->choice[1]) == 0) { return SHORTEST + 8 + tree(input, chances->middle[place], 3); }
    return SHORTEST + 16 + tree(input, chances->high, 8);
}

ALWAYS_INLINE uint32_t distance_of(Input *input, Chances *chances, uint32_t length) {
    uint32_t kind = length - SHORTEST < DISTANCE_KINDS ? length - SHORTEST : DISTANCE_KINDS - 1;
    uint32_t slot = tree(input, chances->slots[kind], 6);
    if (slot < 4) { return slot; }
    int bits = (int)(slot >> 1) - 1;
    uint32_t start = (2 | (slot & 1)) << bits;
    if (slot < CODED_SLOTS) { return start + reversed_tree(input, &chances->special[start - slot], bits); }
    start += plain_bits(input, bits - ALIGN_BITS) << ALIGN_BITS;
    return start + reversed_tree(input, chances->align, ALIGN_BITS);
}

/* A literal right after a match is coded by comparison with the byte that would have continued the match. */
ALWAYS_INLINE uint8_t literal_of(Input *input, uint16_t *chances, bool compared, uint32_t expected) {
    uint32_t node = 1;
    while (compared && node < 0x100) {
        uint32_t wanted = expected >> 7 & 1;
        expected <<= 1;
        uint32_t found = bit(input, &chances[((1 + wanted) << 8) + node]);
        node = node << 1 | found;
        compared = found == wanted;
    }
    while (node < 0x100) { node = node << 1 | bit(input, &chances[node]); }
    return (uint8_t)node;
}

/* Move a repeated distance to the front and return it. */
ALWAYS_INLINE void choose_repeated(Input *input, Chances *chances, uint32_t state, uint32_t *last) {
    uint32_t chosen = last[1];
    if (bit(input, &chances->not_second[state])) {
        chosen = last[2];
        if (bit(input, &chances->not_third[state])) {
            chosen = last[3];
            last[3] = last[2];
        }
        last[2] = last[1];
    }
    last[1] = last[0];
    last[0] = chosen;
}

/* Decode out[at..end] from a chunk; return whether it is valid. */
static bool decode(Unpacker *unpacker, Input input, uint8_t *out, int64_t at, int64_t end) {
    Chances *chances = &unpacker->chances;
    uint32_t place_mask = (UINT32_C(1) << unpacker->place_bits) - 1, state = unpacker->state;
    uint32_t literal_mask = (UINT32_C(1) << unpacker->literal_place_bits) - 1;
    uint32_t last[4];
    __builtin_memcpy(last, unpacker->last, sizeof last);
    while (at < end) {
        uint32_t place = (uint32_t)at & place_mask, length;
        if (bit(&input, &chances->match[state][place]) == 0) {
            bool compared = state >= LITERAL_STATES;
            if (compared && last[0] >= at) { return false; }
            uint32_t before = at > 0 ? out[at - 1] : 0;
            uint32_t context = ((uint32_t)at & literal_mask) << unpacker->context_bits;
            context |= before >> (8 - unpacker->context_bits);
            out[at] = literal_of(&input, chances->literals[context], compared, compared ? out[at - last[0] - 1] : 0);
            at++;
            state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
            continue;
        }
        if (bit(&input, &chances->repeated[state]) == 0) {
            length = length_of(&input, &chances->length, place);
            __builtin_memmove(&last[1], &last[0], 3 * sizeof last[0]);
            last[0] = distance_of(&input, chances, length);
            state = state < LITERAL_STATES ? 7 : 10;
        } else {
            bool is_last = bit(&input, &chances->not_last[state]) == 0;
            if (is_last && bit(&input, &chances->longer[state][place]) == 0) {
                length = 1;
                state = state < LITERAL_STATES ? 9 : 11;
            } else {
                if (!is_last) { choose_repeated(&input, chances, state, last); }
                length = length_of(&input, &chances->repeated_length, place);
                state = state < LITERAL_STATES ? 8 : 11;
            }
        }
        int64_t from = at - last[0] - 1;
        if (from < 0 || (int64_t)length > end - at) { return false; }
        for (int64_t stop = at + length; at < stop;) { out[at++] = out[from++]; }
    }
    refill(&input);
    unpacker->state = state;
    __builtin_memcpy(unpacker->last, last, sizeof last);
    return input.next == input.end;
}

static void reset(Unpacker *unpacker) {
    uint16_t *each = (uint16_t *)&unpacker->chances;
    for (size_t at = 0; at < sizeof(Chances) / sizeof *each; at++) { each[at] = EVEN; }
    unpacker->state = 0;
    __builtin_memset(unpacker->last, 0, sizeof unpacker->last);
    unpacker->has_state = 1;
}

static bool read_properties(Unpacker *unpacker, uint32_t properties) {
    if (properties >= PROPERTIES) { return false; }
    unpacker->context_bits = (int32_t)(properties % 9);
    unpacker->literal_place_bits = (int32_t)(properties / 9 % 5);
    unpacker->place_bits = (int32_t)(properties / 45);
    unpacker->has_properties = unpacker->context_bits + unpacker->literal_place_bits <= 4;
    return unpacker->has_properties;
}

/* The size of the memory that `unpack` needs, zeroed before the first chunk. */
EXPORT int64_t noppa_unpack_size(void) { return sizeof(Unpacker); }

/* Decode a chunk of LZMA2, with its header, to out[at..], where everything before it has been decoded already; return
 * the number of bytes written. */
EXPORT int64_t noppa_unpack(Unpacker *unpacker, int64_t unpacker_size, uint8_t *out, int64_t out_size,
                            const uint8_t *chunk, int64_t chunk_size, int64_t at) {
    if (!is_array(unpacker, unpacker_size, sizeof(Unpacker)) || chunk_size < 3 || at < 0 || at > out_size) {
        return BAD_SIZE;
    }
    uint32_t control = chunk[0], header = 3;
    int64_t size = (chunk[1] << 8 | chunk[2]) + 1;
    if (control < 0x80) {
        if (control == 0 || control > 2 || size > out_size - at || chunk_size != header + size) { return BAD_ARGUMENT; }
        __builtin_memcpy(out + at, chunk + header, (size_t)size);
        return size;
    }
    size += (int64_t)(control & 0x1F) << 16;
    header = control >= 0xC0 ? 6 : 5;
    if (size > out_size - at || chunk_size < header + START_SIZE || chunk[header] != 0 || (control >= 0xE0 && at > 0)) {
        return BAD_ARGUMENT;
    }
    if (control >= 0xC0 && !read_properties(unpacker, chunk[5])) { return BAD_ARGUMENT; }
    if (control >= 0xA0) { reset(unpacker); }
    if (!unpacker->has_properties || !unpacker->has_state) { return BAD_ARGUMENT; }
    const uint8_t *code = chunk + header + 1;
    uint32_t start = (uint32_t)code[0] << 24 | (uint32_t)code[1] << 16 | (uint32_t)code[2] << 8 | code[3];
    Input input = {code + 4, chunk + chunk_size, UINT32_C(0xFFFFFFFF), start};
    return decode(unpacker, input, out, at, at + size) ? size : BAD_ARGUMENT;
}
