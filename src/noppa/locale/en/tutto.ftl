# Tutto: names, what can be agreed on, why a move is refused, and the rules in our own words.

tutto-name = Tutto
tutto-tagline = Press your luck, card by card

## Editions
tutto-edition-booklet = Booklet of 2013
tutto-edition-later = Later rules

## Options, and what each value means
tutto-option-target = Points that end the game
tutto-option-leader-plus-minus = What plus/minus does to whoever leads alone
tutto-option-leader-plus-minus-misses-turn = ends the turn
tutto-option-leader-plus-minus-plays-on = is played for the 1000, and nobody loses
tutto-option-ending = When the game ends
tutto-option-ending-at-once = as soon as somebody reaches the target
tutto-option-ending-equal-turns = after the round in which somebody does
tutto-option-floor-at-zero = Whether plus/minus stops at 0
tutto-option-straight-is-tutto = Whether a straight counts as a Tutto

## What an option changes, in a sentence
tutto-option-target-more = The game is played to { $value } points: more points make it longer.
tutto-option-leader-plus-minus-misses-turn-more = For whoever leads alone plus/minus is a stop card: the turn is over and its points are lost.
tutto-option-leader-plus-minus-plays-on-more = Whoever leads alone plays plus/minus like anybody else, but nobody has points taken away.
tutto-option-ending-at-once-more = The game is over as soon as somebody reaches the target, in the middle of a round too.
tutto-option-ending-equal-turns-more = The round is finished so that all have had as many turns; then most points win.
tutto-option-floor-at-zero-true-more = Plus/minus takes no more than somebody has.
tutto-option-floor-at-zero-false-more = Plus/minus can push somebody below 0.
tutto-option-straight-is-tutto-true-more = After a straight you may turn another card and go on, as after any Tutto.
tutto-option-straight-is-tutto-false-more = A straight ends the turn, and everything it brought is written down.

## The score sheet
tutto-item-banked = Banked
tutto-item-lost = Lost to plus/minus

## Cards
tutto-card-clover = Clover leaf
tutto-card-firework = Firework
tutto-card-stop = Stop
tutto-card-straight = Straight
tutto-card-plus-minus = Plus/minus
tutto-card-double = x2
tutto-card-bonus-200 = Bonus 200
tutto-card-bonus-300 = Bonus 300
tutto-card-bonus-400 = Bonus 400
tutto-card-bonus-500 = Bonus 500
tutto-card-bonus-600 = Bonus 600

## How a turn ended
tutto-ending-null = a null
tutto-ending-stop-card = a stop card
tutto-ending-leader = plus/minus while leading alone
tutto-ending-stopped = stopped
tutto-ending-burnt-out = the firework has burnt out
tutto-ending-straight = a straight
tutto-ending-clover = two Tuttos under the clover leaf

## On the screen
tutto-player = Player
tutto-total = Total
tutto-points = { $points }
tutto-turn-number = Turn { $turn } · { $target } ends the game
tutto-round-number = Round { $round } · { $target } ends the game
tutto-last-round = the last round
tutto-last-turn = Last turn
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points } lost
tutto-took = { $by } took { $points } from { $name } by plus/minus.
tutto-rule-clover = two Tuttos with this card win the game; no stopping
tutto-rule-firework = all that counts goes aside; the null that ends it banks
tutto-rule-straight = 1 to 6, a new face with every roll, for 2000; no stopping before
tutto-rule-plus-minus = a Tutto is 1000 for you and takes 1000 from the leader; no stopping before
tutto-rule-double = a Tutto doubles the points of this turn
tutto-rule-bonus-200 = a Tutto adds 200
tutto-rule-bonus-300 = a Tutto adds 300
tutto-rule-bonus-400 = a Tutto adds 400
tutto-rule-bonus-500 = a Tutto adds 500
tutto-rule-bonus-600 = a Tutto adds 600
tutto-first-made = one Tutto made
tutto-turn-so-far = This turn: { $points }
tutto-turn-cards = This turn: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Aside: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Banking takes { $points } from { $name }.
tutto-null-next = Chance of a null with { $dice ->
    [one] one die
   *[other] { $dice } dice
 }: { $percent } %
tutto-pile = Pile of { $left }: { $cards }
tutto-pile-used-up = The pile is used up: all 56 cards are shuffled again.
tutto-pays = { $count ->
    [one] The round is on { $names }.
   *[other] The round is on { $names }, together.
 }
tutto-clover-won = { $name } made the clover leaf: the game is won, whatever the points.
tutto-turns-needed = { $turns ->
    [one] It took one turn.
   *[other] It took { $turns } turns.
 }
tutto-first-to = First to { $target }
tutto-round = Round { $round }
tutto-percent = { $percent }%
tutto-null-with = { $dice ->
    [one] null with 1 die
   *[other] null with { $dice } dice
 }
tutto-pile-left = { $left ->
    [one] 1 card left in the pile
   *[other] { $left } cards left in the pile
 }, { $stops ->
    [0] none of them a stop
    [one] 1 of them a stop
   *[other] { $stops } of them stops
 }
tutto-set-aside = Set aside
tutto-choose = choose, then roll or bank
tutto-hint = Tap the dice that count, then roll the rest.
tutto-next-card = Next card
tutto-risks = risk { $points }
tutto-bank = Bank { $points }
tutto-then = then { $total }
tutto-set-button = { $what ->
    [tutto] Set aside: a Tutto
    [ends] Set aside: the straight
   *[roll] Set aside, roll { $left ->
        [one] one die
       *[other] { $left } dice
     }
 }
tutto-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
tutto-told-banked = { $name } banked { $points }.
tutto-told-lost = { $name } lost { $points } points: { $ending }.
tutto-told-nothing = { $name } got nothing: { $ending }.
tutto-told-set = { $name } set aside { $dice }.
tutto-told-go = { $name } went on to the next card.
tutto-own-banked = You banked { $points }.
tutto-own-lost = { $ending ->
    [null] A null
    [stop_card] A stop card
   *[other] Your turn is over
 }: { $points ->
    [0] nothing gained.
    [one] { $points } point gone.
   *[other] { $points } points gone.
 }
tutto-all-six = All six dice
tutto-label-set = set { $dice }
tutto-label-stop = stop and bank { $points }
tutto-label-go = go on with the next card
tutto-choice-set = { $points } points, { $collected } this turn, then { $left ->
    [one] one die
   *[other] { $left } dice
 }: null { $percent } %
tutto-choice-faces = then { $left ->
    [one] one die
   *[other] { $left } dice
 }: null { $percent } %
tutto-choice-tutto = Tutto! { $collected } this turn
tutto-choice-ends = The straight! Banks { $collected } and ends the turn
tutto-choice-again = Tutto! All six again: null { $percent } %
tutto-choice-wins = Tutto! It wins the game
tutto-choice-stop = banks { $points } for a total of { $total }
tutto-choice-stop-tutto = Tutto! Banks { $points } for a total of { $total }
tutto-choice-go = { $ends } of { $of } cards end the turn; card or first roll lose it: { $percent } %
tutto-choices-more = and { $count } more

## What the coach says, and why
tutto-advice-set = { $what ->
    [tutto] Set aside { $dice } for a Tutto
    [straight] Set aside { $dice } to complete the straight
   *[roll] Set aside { $dice } and roll { $left ->
        [one] one die
       *[other] { $left } dice
     }
 }
tutto-advice-set-brief = Set aside { $dice }
tutto-advice-stop = Bank { $points } points
tutto-advice-stop-brief = Bank { $points }
tutto-advice-go = Turn the next card
tutto-why-null = { $points ->
    [0] Rolling { $dice ->
        [one] one die
       *[other] { $dice } dice
     } is a null { $percent }% of the time, but there are no points to lose yet.
   *[other] Rolling { $dice ->
        [one] one die
       *[other] { $dice } dice
     } is a null { $percent }% of the time, and then { $points } points are gone.
 }
tutto-why-null-straight = { $points ->
    [0] Rolling { $dice ->
        [one] one die
       *[other] { $dice } dice
     } brings no new number { $percent }% of the time, but there are no points to lose yet.
   *[other] Rolling { $dice ->
        [one] one die
       *[other] { $dice } dice
     } brings no new number { $percent }% of the time, and then { $points } points are gone.
 }
tutto-why-bonus = From here you get a Tutto { $percent }% of the time, and it adds { $gift } points.
tutto-why-double = From here you get a Tutto { $percent }% of the time, and it doubles the turn.
tutto-why-plus-minus = From here you get a Tutto { $percent }% of the time. It is worth { 1000 } points and takes { 1000 } from the leader.
tutto-why-straight = From here you complete the straight { $percent }% of the time, for { 2000 } points.
tutto-why-clover = From here you win the game with the clover leaf { $percent }% of the time.
tutto-why-clover-half = That is the first Tutto under the clover leaf. A second one wins the game, and comes { $percent }% of the time.
tutto-why-clover-wins = That is the second Tutto under the clover leaf, and it wins the game.
tutto-why-firework = Under the firework nothing can be lost: { $points } points so far, and { $more } more on average.
tutto-why-tutto = That is a Tutto: the card gives { $gift } points, which makes { $points } in this turn.
tutto-why-straight-ends = That completes the straight: it banks { $points } points and ends the turn.
tutto-why-takes = Banking also takes { $taken } points from whoever leads.
tutto-why-stop = { $points } points are safe, for a total of { $total }.
tutto-why-stop-wins = That makes { $total } points and wins the game.
tutto-why-stop-reaches = That makes { $total } points and reaches the target; the others finish the round.
tutto-why-go = The next card or its first roll loses your { $points } points { $percent }% of the time; on average the turn comes to { $mean } points.
tutto-why-stop-instead = { $than ->
    [less] Banking { $points } now would be worth { study-amount-chance } less.
    [more] Banking { $points } now would be worth { study-amount-chance } more.
   *[same] Banking { $points } now would be worth just as much.
 }
tutto-why-go-instead = { $than ->
    [less] Turning another card would be worth { study-amount-chance } less.
    [more] Turning another card would be worth { study-amount-chance } more.
   *[same] Turning another card would be worth just as much.
 }
tutto-why-set-instead = { $left ->
    [0] Setting aside { $dice } for a Tutto
   *[other] Setting aside { $dice } and rolling { $left }, a null { $percent }% of the time,
 } { $than ->
    [less] would be worth { study-amount-chance } less.
    [more] would be worth { study-amount-chance } more.
   *[same] would be worth just as much.
 }
kind-stop = stopping or rolling on
kind-next-card = turning another card
kind-set = which dice go aside

## What can be typed
tutto-help =
    Type the dice to set aside and the rest are rolled: “1”, “1222” or “set 1 2 2 2”.
    “stop” banks the points of the turn with every die of the roll that counts.
    After a Tutto, “go” turns the next card.

## Refusals
error-tutto-set-never = Those dice never go aside together: 1s and 5s count singly, other faces by three or six, and under a straight each face once. Type for example “set 1 2 2 2”.
error-tutto-set-not-there = You can set aside only dice of this roll: { $dice }.
error-tutto-set-not-valid = Not all of these count. Of { $dice } these do: { $valid }; 1s and 5s singly, other faces three at a time.
error-tutto-set-all = Under a firework every die that counts goes aside: { $valid }.
error-tutto-set-new-faces = Under a straight each face goes aside once. New in this roll: { $valid }.
error-tutto-set-after-tutto = All six are aside: stop, or go on with the next card.
error-tutto-stop-forbidden = { $card } does not let you stop now. Set dice aside.
error-tutto-go-needs-tutto = The next card comes only after a Tutto. Set dice aside, or stop if the card lets you.
error-tutto-tally-not-now = A whole turn can be entered only before its first card.
error-tutto-tally-no-cards = A turn has at least one card.
error-tutto-tally-turn-over = { $card } ends the turn: { $next } cannot come after it.
error-tutto-tally-points = A turn with { $cards } cannot bank { $points }. Nearest: { $nearest }.
error-tutto-tally-no-clover = Only a turn whose last card is the clover leaf can be won by it, and it banks 0.

## The rules, as Markdown
tutto-rules =
    Be the first to bank 6000 points. Whoever has the fewest then pays for a round.

    __A turn.__ Turn a card and roll six dice. If nothing counts it is a *null*: the turn is over and all
    its points are lost. Otherwise either __stop__ and bank the points of the turn, with every die of
    the last roll that counts, or __set aside__ at least one single or triple and roll the rest.

    __What counts__

    | dice | points | dice | points |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    So ⚀⚁⚁⚁⚄⚅ holds 350 points. Three alike are a triple only if all three came *in one roll*: three ⚄
    set aside in three rolls are 150, not 500.

    __Tutto.__ All six dice aside, in one roll or several, are a Tutto. The card gives what it
    promises; then stop and bank, or __go__ on: turn the next card and roll all six. A stop card or a
    null then loses everything this turn brought, the points of earlier cards too.

    __An example.__ The card is Bonus 300. You roll ⚀⚁⚂⚂⚂⚅, set ⚂⚂⚂ aside (300) and roll three: ⚁⚃⚄.
    You set ⚄ aside (50) and roll two: ⚀⚄. Both go aside (150): a Tutto. 500 for the dice and 300 for
    the card are 800. You could bank them. You go on and turn x2. Another Tutto, say of 400, would make
    1200 and double it to 2400. But you roll ⚁⚁⚂⚃⚅⚅: nothing counts, and the 800 are gone.

    | card | how many | what it does |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | 5 each | a Tutto adds the bonus |
    | x2 | 5 | a Tutto doubles all points of this turn so far, those of earlier cards too |
    | Stop | 10 | the turn is over, its points are lost |
    | Firework | 5 | set aside all that counts; after a Tutto roll all six again with no new card; only a null ends the turn, and it *banks* the points |
    | Plus/minus | 5 | no stopping before a Tutto; it is 1000 for you, whatever was rolled, and when you bank, the leader loses 1000; joint leaders all do, you never |
    | Straight | 5 | no stopping before one to six lie aside, each once; each roll must bring at least one new face, else it is a null; worth 2000, and it counts as a Tutto |
    | Clover leaf | 1 | no stopping; two Tuttos with this card, all six rolled again after the first, win the game at once, whatever the scores |

    __Straight, an example.__ ⚀⚁⚁⚃⚄⚅: set ⚀⚁⚃⚄⚅ aside and roll one die. Only ⚂ completes the straight;
    anything else is a null. You could also set fewer aside and roll more dice for the missing faces.

    __Plus/minus.__ Who leads is read from the points on the sheet, before this turn is added. If you
    alone lead, the card ends your turn like a stop card. Nobody falls below 0.

    __The pile__ goes on from turn to turn; once it is used up, all 56 cards are shuffled again.

    __The end.__ As soon as somebody has banked 6000 or more the game is over and the most points win.
    Alone you count the turns you need.

    __Later rules.__ Whoever leads alone plays plus/minus for its 1000, and nobody loses. The
    round in which somebody reaches 6000 is finished first; equal totals share the win.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Only keeping score? Type “turn”, the cards in their order and the points banked: “turn 600 x2 1500”.
error-tutto-turn-form = Type the cards of the turn and then its points, 0 if they were lost: “turn 600 x2 1500”, not “{ $text }”.

## The short rules
tutto-goal = Be the first to bank { $target } points.
tutto-begins = By the booklet whoever you all take for the luckiest begins.
tutto-step-card = Turn a card and roll six dice.
tutto-step-set = Set aside at least one die that counts and roll the rest. Or stop and bank.
tutto-step-tutto = All six aside is a Tutto: the card pays. Bank, or turn the next card.
tutto-item-single = Single
tutto-item-triple = Triple
tutto-needs-single = Each one counts, in any roll.
tutto-needs-triple = Three alike in one roll.
tutto-needs-stop = your turn is over and its points are lost
tutto-example-card = You turn { $card }.
tutto-example-set = You set { $aside } aside for { $points }: { $total } so far.
tutto-example-tutto = All six are aside, a Tutto: { $dice } for the dice and { $bonus } for the card make { $points }.
tutto-example-go = You don’t bank the { $points } but turn another card: { $card }.
tutto-example-null = Nothing counts. That is a null, and all { $points } are lost.
tutto-ask-triple = Do three fives from three rolls make a triple?
tutto-answer-triple = No. A triple has to come in one roll.
tutto-ask-at-once = Do I have to set dice aside before I stop?
tutto-answer-at-once = No. Stopping banks every die of the last roll that counts.
tutto-ask-null = What does a null cost?
tutto-answer-null = All points of this turn, those of earlier cards too. What you banked before stays. Only under Firework does a null bank.
tutto-ask-leader-misses-turn = I’m in the lead and turn Plus/minus?
tutto-answer-leader-misses-turn = If you lead alone, your turn is over, as with a stop card.
tutto-ask-leader-plays-on = I’m in the lead and turn Plus/minus?
tutto-answer-leader-plays-on = If you lead alone, you play for the 1000, and nobody loses anything.
tutto-ask-end-at-once = When does the game end?
tutto-answer-end-at-once = As soon as somebody has banked { $target } points or more.
tutto-ask-end-equal-turns = When does the game end?
tutto-answer-end-equal-turns = After the round in which somebody banks { $target } points or more.
tutto-now-risk = This card is in force, with { $points } points at risk.
tutto-now-left = { $left ->
    [0] None left in the pile of { $cards }.
    [one] 1 left in the pile of { $cards }.
   *[other] { $left } left in the pile of { $cards }.
 }

## The lesson: what to do at each step, and why once it is done
tutto-lesson-goal = Be the first to reach 1,000 points
tutto-lesson-draw = Every turn begins with a card. Turn it.
tutto-lesson-draw-why = The card gives 300 extra if you manage to set all six dice aside.
tutto-lesson-one = Alone, only ⚀ and ⚄ count. Set ⚀ aside and roll the rest.
tutto-lesson-one-why = ⚀ is worth 100 points, ⚄ is worth 50.
tutto-lesson-triple = Three alike in one roll count together. Set ⚁⚁⚁ aside.
tutto-lesson-triple-why = 200 points. ⚅⚅⚅ would be 600, and ⚀⚀⚀ even 1,000.
tutto-lesson-tutto = Both dice count. Set ⚀⚄ aside.
tutto-lesson-tutto-why = All six dice are aside: a Tutto, and the card adds its 300.
tutto-lesson-bank = You could go on and risk it all. Bank your 750 points instead.
tutto-lesson-bank-why = Banked points are safe. Pupu, the bot, banked 250 in return.
tutto-lesson-null = Your turn again. Turn the next card.
tutto-lesson-null-why = No ⚀, no ⚄, no three alike: a null. The turn scores nothing.
tutto-lesson-draw-again = Pupu turned a stop card and had to stop. Turn yours.
tutto-lesson-draw-again-why = You need 250 to win. Banking now brings only 200.
tutto-lesson-coach = Ask the coach what to set aside.
tutto-lesson-coach-why = Only ⚀: the more dice you roll, the less likely a null is.
tutto-lesson-win = 250 points, exactly enough. Bank them.
tutto-lesson-win-why = 1,000 points: you win. Most games go on to 6,000.
tutto-lesson-done = Stop in time, but take only the dice you need.
