/* Random numbers: SplitMix64 (Steele, Lea and Flood 2014), a stream for each game.
 *
 * A counter goes up by an odd constant, and each value is mixed. The seed and the game's number, mixed, say where a
 * stream begins, so a game has the same dice however games are divided among threads. */
#ifndef NOPPA_RNG_H
#define NOPPA_RNG_H

#include <stdint.h>

#define GOLDEN UINT64_C(0x9E3779B97F4A7C15)

/* The finaliser of SplitMix64. */
static inline uint64_t mixed(uint64_t word) {
    word = (word ^ (word >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    word = (word ^ (word >> 27)) * UINT64_C(0x94D049BB133111EB);
    return word ^ (word >> 31);
}

/* Where the stream of a game begins. */
static inline uint64_t stream_of(uint64_t seed, uint64_t game) { return mixed(mixed(seed) + game * GOLDEN); }

/* The next 64 bits of a stream. */
static inline uint64_t next_word(uint64_t *stream) {
    *stream += GOLDEN;
    return mixed(*stream);
}

/* The upper half of a word, scaled to a number below `count`. */
static inline uint32_t share(uint64_t word, uint32_t count) { return (uint32_t)(((word >> 32) * count) >> 32); }

/* The next digit of a 60-bit fraction in a base of at most 16; the fraction becomes the rest. */
static inline uint32_t next_digit(uint64_t *fraction, uint32_t base) {
    uint64_t product = *fraction * base;
    *fraction = product & (UINT64_MAX >> 4);
    return (uint32_t)(product >> 60);
}

#endif
