/* Shared by every file of the core: how functions are exported, and what those called from Python return.
 *
 * Exported functions return a count, or a negative status. A buffer comes as an address and its size in bytes; the core
 * allocates nothing, remembers nothing between calls and checks every size before it reads or writes. */
#ifndef NOPPA_CORE_H
#define NOPPA_CORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif
#define ALWAYS_INLINE static inline __attribute__((always_inline))

enum status {
    DONE = 0,
    BAD_SIZE = -1,     /* a buffer of the wrong size */
    BAD_TABLES = -2,   /* tables that were not prepared by this core, or rules it does not know */
    BAD_POSITION = -3, /* bytes that are not a position */
    BAD_ARGUMENT = -4, /* a number out of range */
};

enum { NOBODY = -1 };

/* Tell the compiler and the analyser what always holds here. */
#define ASSUME(condition) ((condition) ? (void)0 : __builtin_unreachable())

/* Whether memory is aligned for numbers and structs; and whether it also has exactly the size needed, which may be
 * nothing for the last. */
static inline bool is_aligned(const void *memory) { return memory != NULL && (uintptr_t)memory % 8 == 0; }
static inline bool is_array(const void *memory, int64_t size, int64_t needed) {
    return is_aligned(memory) && size == needed;
}
static inline bool is_array_or_none(const void *memory, int64_t size, int64_t needed) {
    return needed == 0 ? size == 0 : is_array(memory, size, needed);
}

/* Whether all numbers lie within bounds. */
static inline bool are_between(const int32_t *numbers, int64_t count, int32_t least, int32_t most) {
    bool fit = true;
    for (int64_t at = 0; at < count; at++) { fit &= numbers[at] >= least && numbers[at] <= most; }
    return fit;
}

/* One of two words, without a branch: where the choice is random, it would be a coin toss. */
static inline uint64_t either(bool is_first, uint64_t first, uint64_t second) {
    return second ^ ((first ^ second) & -(uint64_t)is_first);
}

/* The set bit of a word with `below` set bits under it; 0 if there are too few. */
static inline uint64_t nth_bit(uint64_t bits, uint32_t below) {
#if defined(__BMI2__)
    return __builtin_ia32_pdep_di(UINT64_C(1) << below, bits);
#else
    for (; below > 0; below--) { bits &= bits - 1; }
    return bits & (~bits + 1);
#endif
}

#endif
