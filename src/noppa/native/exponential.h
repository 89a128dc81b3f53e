/* The exponential of numbers up to zero, without a library and the same to the last bit everywhere.
 *
 * With k the whole number nearest to x / ln 2 and r = x - k ln 2, exp(x) = 2^k exp(r), and |r| <= ln 2 / 2, where the
 * series of exp is exact to double precision with twelve powers. There is no branch, so compilers work out several
 * numbers side by side. */
#ifndef NOPPA_EXPONENTIAL_H
#define NOPPA_EXPONENTIAL_H

#include <stdint.h>

static inline double exponential(double x) {
    const double shift = 0x1.8p52; /* a number of this size has no bits behind the point: adding it rounds */
    const double ln2_high = 0x1.62e42feep-1, ln2_low = 0x1.a39ef35793c76p-33;
    x = x > -700.0 ? x : -700.0; /* practically zero, and 2^k is still a normal number */
    double shifted = x * 0x1.71547652b82fep+0 + shift;
    double whole = shifted - shift;
    double r = (x - whole * ln2_high) - whole * ln2_low;
    double series = 1.0 / 479001600.0;
    series = series * r + 1.0 / 39916800.0;
    series = series * r + 1.0 / 3628800.0;
    series = series * r + 1.0 / 362880.0;
    series = series * r + 1.0 / 40320.0;
    series = series * r + 1.0 / 5040.0;
    series = series * r + 1.0 / 720.0;
    series = series * r + 1.0 / 120.0;
    series = series * r + 1.0 / 24.0;
    series = series * r + 1.0 / 6.0;
    series = series * r + 0.5;
    series = series * r + 1.0;
    series = series * r + 1.0;
    uint64_t bits, power;
    __builtin_memcpy(&bits, &series, sizeof bits);
    __builtin_memcpy(&power, &shifted, sizeof power); /* its lowest bits are k */
    bits += power << 52;
    __builtin_memcpy(&series, &bits, sizeof series);
    return series;
}

#endif
