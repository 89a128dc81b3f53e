/* Detects what the processor can do, so that the binding can load the right library. */
#include "core.h"

#if defined(__x86_64__)
#include <cpuid.h>

/* Whether the operating system saves the wide registers: bits 1 and 2 of XCR0. */
static bool keeps_wide_registers(void) {
    uint32_t low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (low & 6) == 6;
}

static bool has_avx2(void) {
    unsigned a, b, c, d;
    if (__get_cpuid(1, &a, &b, &c, &d) == 0 || (c & bit_OSXSAVE) == 0 || (c & bit_POPCNT) == 0 ||
        !keeps_wide_registers()) {
        return false;
    }
    unsigned wanted = bit_AVX2 | bit_BMI | bit_BMI2;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (b & wanted) == wanted;
}
#else
static bool has_avx2(void) { return false; }
#endif

/* 1 where the library compiled for AVX2 runs, 0 where only the baseline does. */
EXPORT int64_t noppa_processor(void) { return has_avx2(); }
