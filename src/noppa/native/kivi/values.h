/* Values of positions in KIVI as the seat in turn sees them: here it is seat 0, the next one seat 1.
 *
 * A value has a number for each seat: the lead over its strongest rival that it may expect. */
#ifndef NOPPA_KIVI_VALUES_H
#define NOPPA_KIVI_VALUES_H

#include "kivi.h"

enum { USE = -1, STAGES = TURN_ROLLS - 1 };

static const double NEVER = -1e9;

/* A position as the seat in turn sees it. */
struct view {
    int players, turns;      /* turns taken, with this one */
    int hands[MOST_PLAYERS]; /* stones in each hand once the turn is over */
    int points[MOST_PLAYERS];
    struct stones seats[MOST_PLAYERS], vacant;
    int8_t owner[MOST_SQUARES]; /* whose stone lies on a square, NOBODY's where none does */
};

/* A turn evaluated from its start.
 *
 * By end of the turn, a square or the box: `points` as they are then (a stone that is taken over left out), `changes`
 * still to come, `placed` the leads by both; a stone that is taken over goes where it adds least. Squares with the
 * seat's own stones have zeros. By class of rolls `end` is the end it chooses. By rolls to come, one or two: `kept` is
 * what keeping some dice is worth, `choice` the best keep of each roll, USE where using it is as good. `start` is the
 * turn before its first roll. */
struct outlook {
    struct head head;
    int32_t players, squares, classes, full; /* `full`: no square is vacant */
    double points[MOST_ENDS][MOST_PLAYERS], changes[MOST_ENDS][MOST_PLAYERS], placed[MOST_ENDS][MOST_PLAYERS];
    double kept[STAGES][KEEPS][MOST_PLAYERS];
    double start[MOST_PLAYERS];
    int16_t choice[STAGES][FULL_ROLLS], end[FULL_ROLLS];
};

/* The network for some number of players, as `noppa_kivi_network` prepares it from the file; its numbers follow,
 * starting `first` floats from the beginning. */
struct network {
    struct head head;
    int32_t players, squares, width, first;
};

void kivi_see(const struct kivi *kivi, const struct row *row, struct view *view);

/* Write points and leads of every end by computation; other players' squares are left out unless `taking`. */
void kivi_judge(const struct kivi *kivi, const struct view *view, bool taking, struct outlook *outlook);

/* Where a stone taken from a square adds least for its owner, NOBODY if no square is vacant; and how much. */
int kivi_least(const struct kivi *kivi, const struct view *view, int square, int *least);

/* Write the leads of an end by its points, and what a taken stone adds where it goes. */
void kivi_settle(const struct view *view, int end, int owner, int least, struct outlook *outlook);

/* Find the end of every class of rolls: the best square that it may go to, or take over if `taking`, or the box. */
void kivi_find_ends(const struct kivi *kivi, const struct row *row, const struct view *view, bool taking,
                    struct outlook *outlook);

/* U of a class of rolls for the seat in turn: a roll that fits nowhere is not used, unless nothing ever will fit. */
double kivi_used(const struct kivi *kivi, const struct outlook *outlook, int kind);

/* Evaluate the turn of the seat in turn by the network, or by computation where that is NULL. */
void kivi_look(const struct kivi *kivi, const struct network *network, const struct row *row, void *room,
               struct outlook *outlook);

/* The value of each legal move for the seat in turn; returns how many there are. */
int kivi_move_values(const struct kivi *kivi, const struct outlook *outlook, const struct row *row, uint16_t *moves,
                     double *values);

/* The network: check that bytes are one for these tables and players; the memory it needs; write points, changes to
 * come and leads without them for every end. */
bool is_kivi_network(const struct kivi *kivi, const struct network *network, int64_t size, int players);
int64_t kivi_network_room(const struct network *network);
void kivi_foresee(const struct kivi *kivi, const struct network *network, const struct view *view, void *room,
                  struct outlook *outlook);

/* Whole games, for `kivi_game`. */
int64_t kivi_games_room(const struct games *games);
int64_t kivi_play_games(const struct games *games);

#endif
