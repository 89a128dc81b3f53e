/* Values of positions in KIVI as the seat in turn sees them: here it is seat 0, the next one seat 1.
 *
 * A value has a number for each seat: the lead over its strongest rival that it may expect. */
#ifndef NOPPA_KIVI_VALUES_H
#define NOPPA_KIVI_VALUES_H

#include "kivi.h"

/* A way to end the turn: whose stone is taken over, NOBODY's on a vacant square or with the box; the square that is
 * then no longer vacant, which is where a taken stone adds least for its owner; and how much it adds there. */
struct ending {
    bool allowed;
    int owner, filled, gain;
};

/* A position at the beginning of a turn, as the seat in turn sees it. */
struct view {
    int players, turns;              /* turns taken, with this one */
    struct seat seats[MOST_PLAYERS]; /* the first one's hand as it is after the turn */
    struct stones vacant;
    uint64_t others[MOST_WORDS];      /* the squares that may be taken over */
    struct ending endings[MOST_ENDS]; /* by square, and last with the box */
};

/* A turn evaluated from its start, as `outlook.py` reads it.
 *
 * By end of the turn, a square or the box: `points` as they are then (a stone that is taken over left out), `changes`
 * still to come, `placed` the leads by both; a stone that is taken over goes where it adds least. `start` is the value
 * before the first roll; by rolls left and dice, `worth` is it later; a roll with none left is used. By kind of rolls:
 * what it is worth to use one, and the end it chooses. By rolls left and roll: `choice` is the best keep, or the roll
 * itself where using it is as good, or with none left the end. */
struct outlook {
    double points[MOST_ENDS][MOST_PLAYERS], changes[MOST_ENDS][MOST_PLAYERS], placed[MOST_ENDS][MOST_PLAYERS];
    double start[MOST_PLAYERS];
    double worth[TURN_ROLLS][MULTISETS][MOST_PLAYERS];
    double used[FULL_ROLLS];
    uint16_t choice[TURN_ROLLS][FULL_ROLLS], end[FULL_ROLLS];
};

/* The network for some number of players, as `noppa_kivi_network` prepares it from the file: corrections to the mean by
 * option, moment and channel, and numbers, which start `first` floats from the beginning. */
struct network {
    struct head head;
    int32_t players, squares, width, first;
    double added[2][STONES * MOST_PLAYERS][MOST_PLAYERS];
};

/* The network: check that bytes are one for these tables and players; the memory it needs; write points and
 * changes to come for every end. */
bool is_kivi_network(const struct kivi *kivi, const struct network *network, int64_t size, int players);
int64_t kivi_network_room(const struct network *network);
void kivi_foresee(const struct kivi *kivi, const struct network *network, const struct view *view, void *room,
                  struct outlook *outlook);

/* Whole games, for `kivi_game`. */
int64_t kivi_games_room(const struct games *games);
int64_t kivi_play_games(const struct games *games);

#endif
