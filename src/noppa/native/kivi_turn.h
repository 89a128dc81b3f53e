/* A turn of KIVI looked at from its start: what every placement is worth, and so every roll and keep. */
#ifndef NOPPA_KIVI_TURN_H
#define NOPPA_KIVI_TURN_H

#include "kivi_values.h"

enum { USE = -1, STAGES = TURN_ROLLS - 1 };

/* Every value is a line with one number a seat, the seat in turn first.
 *
 * By end of the turn, a square or the box: `points` as they stand then (a stone that is taken over left out), `changes`
 * still to come, `placed` the leads by both. By class of rolls `end` is the end it chooses. By rolls to come, one or
 * two: `kept` is what keeping some dice is worth, `choice` the best keep of each roll, USE where using it is as good.
 * `start` is the turn before its first roll. */
struct outlook {
    struct head head;
    int32_t players, squares, classes, full; /* `full`: no square is vacant */
    double points[MOST_ENDS][MOST_PLAYERS], changes[MOST_ENDS][MOST_PLAYERS], placed[MOST_ENDS][MOST_PLAYERS];
    double kept[STAGES][KEEPS][MOST_PLAYERS];
    double start[MOST_PLAYERS];
    int16_t choice[STAGES][FULL_ROLLS], end[FULL_ROLLS];
};

/* Look at the turn of the seat whose turn it is; by the network, or by the computed value where that is NULL. */
void kivi_look(const struct kivi *kivi, const struct network *network, const struct row *row, void *room,
               struct outlook *outlook);

/* The value of each legal move for the seat in turn; returns how many there are. */
int kivi_move_values(const struct kivi *kivi, const struct outlook *outlook, const struct row *row, uint16_t *moves,
                     double *values);

#endif
