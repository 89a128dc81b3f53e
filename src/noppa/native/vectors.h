/* Eight doubles side by side, in as many compiler vectors as the processor needs. */
#ifndef NOPPA_VECTORS_H
#define NOPPA_VECTORS_H

#include <stdint.h>

#if defined(__AVX512F__)
#define PIECE_BYTES 64
#elif defined(__AVX__)
#define PIECE_BYTES 32
#else
#define PIECE_BYTES 16
#endif

enum { LANES = 8, PIECE = PIECE_BYTES / 8, PIECES = LANES / PIECE };

typedef double piece __attribute__((vector_size(PIECE_BYTES)));
typedef double loose_piece __attribute__((vector_size(PIECE_BYTES), aligned(8)));

typedef struct {
    _Alignas(64) piece part[PIECES];
} lanes;

/* The number of one lane. */
static inline double lane_of(const lanes *all, int lane) { return all->part[lane / PIECE][lane % PIECE]; }

static inline void set_lane(lanes *all, int lane, double number) { all->part[lane / PIECE][lane % PIECE] = number; }

/* Eight neighbours of an array that need not begin on a cache line. */
static inline lanes lanes_at(const double *array) {
    lanes all;
    for (int at = 0; at < PIECES; at++) { all.part[at] = ((const loose_piece *)array)[at]; }
    return all;
}

/* The same number in every lane. */
static inline lanes lanes_of(double number) {
    lanes all;
    for (int at = 0; at < PIECES; at++) { all.part[at] = (piece){0} + number; }
    return all;
}

static inline lanes sum(lanes left, lanes right) {
    for (int at = 0; at < PIECES; at++) { left.part[at] += right.part[at]; }
    return left;
}

static inline lanes scaled(lanes all, double factor) {
    for (int at = 0; at < PIECES; at++) { all.part[at] *= factor; }
    return all;
}

/* The higher number of each lane; compilers turn a piece into one instruction, but not for WebAssembly. */
static inline lanes higher(lanes left, lanes right) {
#if defined(__wasm_simd128__)
    for (int at = 0; at < PIECES; at++) { left.part[at] = __builtin_wasm_pmax_f64x2(left.part[at], right.part[at]); }
#else
    for (int at = 0; at < PIECES; at++) {
        piece one = left.part[at], other = right.part[at];
        for (int lane = 0; lane < PIECE; lane++) { one[lane] = one[lane] > other[lane] ? one[lane] : other[lane]; }
        left.part[at] = one;
    }
#endif
    return left;
}

/* The first cache line from an address on; the memory must have LINE_BYTES to spare. */
enum { LINE_BYTES = 64 };

static inline void *next_line(void *memory) {
    return (char *)memory + (LINE_BYTES - (uintptr_t)memory % LINE_BYTES) % LINE_BYTES;
}

/* Single precision, for networks: as many numbers side by side as the processor's registers hold. */
enum { FLOATS = PIECE_BYTES / 4 };

typedef float floats __attribute__((vector_size(PIECE_BYTES)));
typedef float loose_floats __attribute__((vector_size(PIECE_BYTES), aligned(4)));

#endif
