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
#include "values.h"
#include "exponential.h"

/* What seats have or may expect of each tally. */
struct expected {
    double tally[MOST_PLAYERS][COUNTS];
    double points[MOST_PLAYERS];
};

static int wait_of(int seat, int upcoming, int players) {
    return seat >= upcoming ? seat - upcoming : seat - upcoming + players;
}

/* The chance that dice still lie there after `rivals` rivals had their turn. */
static double holds(const struct dicetto *dicetto, int kind, int points, int total, int rivals) {
    double attention = dicetto->figures.attention + dicetto->figures.attraction * points, hold = 1.0;
    attention = attention < 1.0 ? attention : 1.0;
    for (int rival = 0; rival < rivals; rival++) {
        hold *= 1.0 - attention * dicetto->beats[kind][total];
    }
    return hold;
}

/* What each seat will have on average, with the cards under its dice. */
static void expect(const struct dicetto *dicetto, const struct row *row, int upcoming, const struct layout *layout,
                   struct expected *expected) {
    for (int at = 0; at < row->players * COUNTS; at++) {
        int seat = at / COUNTS, count = at % COUNTS;
        expected->points[seat] = 0.0;
        expected->tally[seat][count] = seat_of(dicetto, row, seat)->tally[count];
    }
    for (int slot = 0; slot < SLOTS; slot++) {
        int seat = layout->owner[slot];
        if (seat == NOBODY) {
            continue;
        }
        int wait = wait_of(seat, upcoming, row->players);
        const struct dice_card *card = card_at(dicetto, row, slot);
        double hold = holds(dicetto, card->kind, card->adds[POINTS], layout->total[slot], wait);
        expected->points[seat] += slot == EXTRA ? dicetto->figures.extra * hold : 0.0;
        for (int count = 0; count < COUNTS; count++) {
            expected->tally[seat][count] += hold * card->adds[count];
        }
    }
}

/* Turn lines of weights into shares of one, by their exponentials. Missing seats get practically nothing. */
static void soften(double (*weights)[MOST_PLAYERS], int lines, int players) {
    for (int line = 0; line < lines; line++) {
        double most = weights[line][0];
        for (int seat = 1; seat < players; seat++) {
            most = weights[line][seat] > most ? weights[line][seat] : most;
        }
        for (int seat = 0; seat < MOST_PLAYERS; seat++) {
            weights[line][seat] = seat < players ? weights[line][seat] - most : -700.0;
        }
    }
    double *all = &weights[0][0];
    for (int at = 0; at < lines * MOST_PLAYERS; at++) {
        all[at] = exponential(all[at]);
    }
    for (int line = 0; line < lines; line++) {
        double total = 0.0;
        for (int seat = 0; seat < players; seat++) {
            total += weights[line][seat];
        }
        for (int seat = 0; seat < players; seat++) {
            weights[line][seat] /= total;
        }
    }
}

/* Add what each seat may expect of the bonus cards. */
static void expect_bonus(const struct dicetto *dicetto, const struct row *row, double remaining,
                         struct expected *expected) {
    const struct figures *figures = &dicetto->figures;
    double chances[SHOWN][MOST_PLAYERS] = {{0.0}};
    for (int at = 0; at < row->dealt; at++) {
        const struct bonus_card *card = &dicetto->bonus_card[row->bonus[at] - 1];
        double spread = figures->bonus_later * remaining * figures->spread[card->tally];
        double soft = __builtin_sqrt(figures->bonus_now + spread);
        for (int seat = 0; seat < row->players; seat++) {
            chances[at][seat] = card->sign * expected->tally[seat][card->tally] / soft;
        }
    }
    soften(chances, row->dealt, row->players);
    for (int at = 0; at < row->dealt; at++) {
        for (int seat = 0; seat < row->players; seat++) {
            expected->points[seat] += dicetto->bonus_card[row->bonus[at] - 1].worth * chances[at][seat];
        }
    }
}

/* Whether the game is over as soon as the upcoming seat has collected. */
static bool ends(const struct dicetto *dicetto, const struct row *row, int upcoming, const struct layout *layout) {
    int cards = seat_of(dicetto, row, upcoming)->tally[CARDS], left = row->left > 0;
    for (int slot = 0; slot < EXTRA; slot++) {
        if (row->card[slot] != 0) {
            cards += layout->owner[slot] == upcoming;
            left += layout->owner[slot] != upcoming;
        }
    }
    return cards >= dicetto->cards_to_win || left == 0;
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
    if (ends(dicetto, row, upcoming, layout)) {
        share_now(dicetto, row, layout->owner, into);
        return;
    }
    const struct figures *figures = &dicetto->figures;
    struct expected expected;
    int players = row->players, free = 0;
    expect(dicetto, row, upcoming, layout, &expected);
    double most = 0.0;
    for (int seat = 0; seat < players; seat++) {
        most = expected.tally[seat][CARDS] > most ? expected.tally[seat][CARDS] : most;
    }
    double remaining = dicetto->cards_to_win - most > 0.5 ? dicetto->cards_to_win - most : 0.5;
    for (int slot = 0; slot < EXTRA; slot++) {
        free += layout->owner[slot] == NOBODY || layout->owner[slot] == upcoming;
    }
    expected.points[upcoming] += figures->free * remaining * (free - figures->usually_free);
    double tempo = figures->tempo + figures->tempo_now / remaining;
    for (int seat = 0; seat < players; seat++) {
        const double *tally = expected.tally[seat];
        expected.points[seat] +=
            tally[POINTS] + figures->cards * tally[CARDS] - tempo * wait_of(seat, upcoming, players);
    }
    expect_bonus(dicetto, row, remaining, &expected);
    double heat = __builtin_sqrt(figures->now + figures->later * remaining), shares[1][MOST_PLAYERS];
    for (int seat = 0; seat < players; seat++) {
        shares[0][seat] = expected.points[seat] / heat;
    }
    soften(shares, 1, players);
    for (int seat = 0; seat < players; seat++) {
        into[seat] = shares[0][seat];
    }
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
            if (other != seat && others > 0.0) {
                into[other] *= (1.0 - into[seat]) / others;
            }
        }
    }
}
