/* Players of Tutto who go by a table: what each chooses for. */
#ifndef NOPPA_TUTTO_GAMES_H
#define NOPPA_TUTTO_GAMES_H

#include "tutto.h"

/* The move of a player who wants points, of those that are legal; of equal ones the first. */
int quick_move(const struct tutto *tutto, const struct row *row, const uint16_t *moves, int count);

#endif
