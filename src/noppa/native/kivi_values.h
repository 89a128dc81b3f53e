/* What positions of KIVI are worth between two turns, seen by the seat in turn: it is seat 0 here, the next seat 1.
 *
 * A value is a line of numbers, one for each seat: the lead over its strongest rival that each seat may expect. */
#ifndef NOPPA_KIVI_VALUES_H
#define NOPPA_KIVI_VALUES_H

#include "kivi.h"

enum { VACANT = -1, NOWHERE = -1 };

/* A position, looked at by the seat in turn, and what may follow from a stone on each square; last from the box.
 *
 * `points` are what each seat has or may expect then, a stone that is taken over left out; `least` is what that stone
 * adds where it adds least; `placed` are the leads by both. Squares with own stones have no meaning in them. */
struct sight {
    int players;
    int16_t owner[MOST_SQUARES]; /* whose stone lies on a square, or VACANT */
    bool vacant[MOST_SQUARES];
    int32_t left[MOST_PLAYERS]; /* stones in each hand once the turn is over */
    struct pattern stones[MOST_PLAYERS];
    int32_t scores[MOST_PLAYERS];
    double prospects[MOST_PLAYERS];
    int32_t gains[MOST_PLAYERS][MOST_SQUARES]; /* what one more stone adds on each vacant square, 0 on the others */
    double points[MOST_ENDS][MOST_PLAYERS];
    int32_t least[MOST_ENDS];
    double placed[MOST_ENDS][MOST_PLAYERS];
    int32_t gains_without[MOST_SQUARES]; /* the gains of a seat one of whose stones is taken away, last looked at */
};

/* Lay the stones of a position as the seat in turn sees them. */
void kivi_see(const struct kivi *kivi, const struct row *row, struct sight *sight);

/* The computed value: what each seat may expect after every placement and after the box. Other players' squares are
 * taken over, or left out unless `taking`. */
void kivi_judge(const struct kivi *kivi, struct sight *sight, bool taking);

/* Where a taken stone gains its owner least, NOWHERE if no square is vacant; the owner's stones are left without it. */
int kivi_take_away(const struct kivi *kivi, struct sight *sight, int owner, int square);
void kivi_put_back(const struct kivi *kivi, struct sight *sight, int owner, int square);

/* What a stone more adds to a player's stones on a square that has none of them. */
int kivi_gain(const struct kivi *kivi, const struct pattern *pattern, int square);

/* The leads by points and the least that taken stones add. */
void kivi_settle(const struct kivi *kivi, struct sight *sight);

/* Each seat's points minus those of its strongest rival. */
void kivi_leads(int players, const double *points, double *leads);

/* The learned value ------------------------------------------------------------------------------------------- */

/* The network of so many players, as `kivi_network` prepares it from the file. */
struct network {
    struct head head;
    int32_t players, squares, width, inputs, channels, moments;
    int64_t first, when, option, second, second_bias, third, third_bias, last, last_bias, added; /* where parts begin */
};

/* Memory to ask a network with. */
struct network_room;
int64_t kivi_network_room_size(const struct network *network);

/* How each seat's lead will still change after each placement and after the box; also makes the sight's `points`,
 * `least` and `placed` what is counted then. Squares with own stones have 0. */
void kivi_foresee(const struct kivi *kivi, const struct network *network, struct sight *sight, int turns, void *room,
                  double changes[MOST_ENDS][MOST_PLAYERS]);

/* Whether bytes are a network for positions of these tables and so many players. */
bool is_kivi_network(const struct kivi *kivi, const struct network *network, int64_t size, int players);

#endif
