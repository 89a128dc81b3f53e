/* The chances to win at the end of a turn, computed from what lies on the table.
 *
 * Dice hold a card until their owner's next turn unless a rival in between beats them. A rival who tries nothing else
 * beats a sum s on a card with an exact chance b(card, s); rivals have other things to do, so they are assumed to try
 * in a share a of their turns, the attention. Dice that n rivals can attack hold with chance
 *
 *     h = (1 - a * b(card, s))^n
 *
 * and so every seat's cards, points, logos and so on are known on average. A bonus card goes to the seat that leads in
 * what it counts, with a chance that is the softer the longer the game still is; R, the cards that the first of all
 * still needs, says how long. Expected points P, plus a little for holding the extra roll card, for an earlier turn
 * (more when the end is near), for cards that are free by then, and for cards won, then give the chances
 *
 *     share ~ exp(P / T(R)),        T(R)^2 = now + later * R
 *
 * When the turn ends the game, the shares are exact.
 *
 * Nobody has to lay dice, so two players who both wait for something better could wait for ever. Where a turn ends with
 * no dice on any card of the row, the chance of the seat that ended it counts a tenth, unless it would win if the game
 * stopped there: then it is for the others to act. */
#include "dicetto.h"
#include "exponential.h"

/* How many seats have their turn before this one. */
static int wait_of(int seat, int upcoming, int players) { return seat - upcoming + (seat < upcoming ? players : 0); }

/* The chance that dice still lie in a slot after `rivals` rivals had their turn. */
static double holds(const struct dicetto *dicetto, const struct dice_card *card, int total, int rivals) {
    double attention = dicetto->figures.attention + dicetto->figures.attraction * card->adds[POINTS], hold = 1.0;
    attention = attention < 1.0 ? attention : 1.0;
    for (int rival = 0; rival < rivals; rival++) {
        hold *= 1.0 - attention * dicetto->beats[card->kind * SUMS + total];
    }
    return hold;
}

/* What each seat will have of each tally on average, with the cards under its dice, and what the extra roll is worth.
 */
static void expect(const struct dicetto *dicetto, const struct row *row, int upcoming, const struct layout *layout,
                   double tally[MOST_PLAYERS][COUNTS], double points[MOST_PLAYERS]) {
    for (int at = 0; at < row->players * COUNTS; at++) {
        int seat = at / COUNTS, count = at % COUNTS;
        points[seat] = 0.0;
        tally[seat][count] = seat_of(dicetto, row, seat)->tally[count];
    }
    for (int slot = 0; slot < SLOTS; slot++) {
        int seat = layout->owner[slot];
        if (seat == NOBODY) { continue; }
        const struct dice_card *card = card_at(dicetto, row, slot);
        double hold = holds(dicetto, card, layout->total[slot], wait_of(seat, upcoming, row->players));
        points[seat] += slot == EXTRA ? dicetto->figures.extra * hold : 0.0;
        for (int count = 0; count < COUNTS; count++) { tally[seat][count] += hold * card->adds[count]; }
    }
}

/* Turn lines of weights into shares of one, by their exponentials. Missing seats get practically nothing. */
static void soften(double *weights, int lines, int players) {
    for (double *line = weights; line < weights + lines * MOST_PLAYERS; line += MOST_PLAYERS) {
        double most = line[0];
        for (int seat = 1; seat < players; seat++) { most = line[seat] > most ? line[seat] : most; }
        for (int seat = 0; seat < MOST_PLAYERS; seat++) { line[seat] = seat < players ? line[seat] - most : -700.0; }
    }
    for (int at = 0; at < lines * MOST_PLAYERS; at++) { /* several side by side */
        weights[at] = exponential(weights[at]);
    }
    for (double *line = weights; line < weights + lines * MOST_PLAYERS; line += MOST_PLAYERS) {
        double total = 0.0;
        for (int seat = 0; seat < players; seat++) { total += line[seat]; }
        for (int seat = 0; seat < players; seat++) { line[seat] /= total; }
    }
}

/* The share of the win of each seat if the game ended and the dice were collected. */
static void share_now(const struct dicetto *dicetto, const struct row *row, const int8_t *owner,
                      double into[MOST_PLAYERS]) {
    int64_t scores[MOST_PLAYERS];
    dicetto_scores(dicetto, row, owner, scores);
    write_shares(highest(scores, row->players), into, row->players);
}

void dicetto_shares(const struct dicetto *dicetto, const struct row *row, int upcoming, const struct layout *layout,
                    double into[MOST_PLAYERS]) {
    const struct figures *figures = &dicetto->figures;
    int players = row->players, free = 0, left = row->left > 0;
    double tally[MOST_PLAYERS][COUNTS], points[MOST_PLAYERS];
    expect(dicetto, row, upcoming, layout, tally, points);
    for (int slot = 0; slot < EXTRA; slot++) {
        free += layout->owner[slot] == NOBODY || layout->owner[slot] == upcoming;
        left += row->card[slot] != 0 && layout->owner[slot] != upcoming;
    }
    if (tally[upcoming][CARDS] >= dicetto->cards_to_win || left == 0) { /* the upcoming seat collects for certain */
        share_now(dicetto, row, layout->owner, into);
        return;
    }
    double first = 0.0;
    for (int seat = 0; seat < players; seat++) { first = tally[seat][CARDS] > first ? tally[seat][CARDS] : first; }
    double remaining = dicetto->cards_to_win - first > 0.5 ? dicetto->cards_to_win - first : 0.5;
    double tempo = figures->tempo + figures->tempo_now / remaining;
    points[upcoming] += figures->free * remaining * (free - figures->usually_free);
    for (int seat = 0; seat < players; seat++) {
        double now = tally[seat][POINTS] + figures->cards * tally[seat][CARDS];
        points[seat] += now - tempo * wait_of(seat, upcoming, players);
    }
    double chances[SHOWN][MOST_PLAYERS];
    for (int at = 0; at < row->dealt; at++) {
        const struct bonus_card *card = &dicetto->bonus_card[row->bonus[at] - 1];
        double spread = figures->bonus_later * remaining * figures->spread[card->tally];
        double soft = __builtin_sqrt(figures->bonus_now + spread);
        for (int seat = 0; seat < players; seat++) { chances[at][seat] = card->sign * tally[seat][card->tally] / soft; }
    }
    soften(chances[0], row->dealt, players);
    double heat = __builtin_sqrt(figures->now + figures->later * remaining);
    for (int seat = 0; seat < players; seat++) {
        for (int at = 0; at < row->dealt; at++) {
            points[seat] += dicetto->bonus_card[row->bonus[at] - 1].worth * chances[at][seat];
        }
        into[seat] = points[seat] / heat;
    }
    soften(into, 1, players);
}

void dicetto_shares_after(const struct dicetto *dicetto, const struct row *row, const struct layout *layout,
                          double into[MOST_PLAYERS]) {
    int seat = row->seat;
    bool idle = is_bare(layout->owner);
    if (idle) {
        share_now(dicetto, row, layout->owner, into);
        idle = into[seat] != 1.0;
    }
    dicetto_shares(dicetto, row, next_seat(row), layout, into);
    if (idle) {
        double others = 1.0 - into[seat];
        into[seat] *= dicetto->figures.idle;
        for (int other = 0; other < row->players; other++) {
            if (other != seat && others > 0.0) { into[other] *= (1.0 - into[seat]) / others; }
        }
    }
}
