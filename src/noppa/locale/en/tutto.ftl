# Tutto: names, what can be agreed on, why a move is refused, and the rules in our own words.

tutto-name = Tutto
tutto-tagline = Press your luck, card by card

## Editions
tutto-edition-booklet = 2013 booklet
tutto-edition-later = Later rules

## Options, and what each value means
tutto-option-target = Target score
tutto-option-leader-plus-minus = When the leader draws plus/minus
tutto-option-leader-plus-minus-misses-turn = their turn ends
tutto-option-leader-plus-minus-plays-on = they play for 1,000 and nobody loses
tutto-option-ending = When the game ends
tutto-option-ending-at-once = as soon as someone reaches the target
tutto-option-ending-equal-turns = at the end of the round when someone reaches the target
tutto-option-floor-at-zero = Scores stop at 0
tutto-option-straight-is-tutto = A straight counts as a Tutto

## What an option changes, in a sentence
tutto-option-target-more = You play to { $value } points. A higher target makes a longer game.
tutto-option-leader-plus-minus-misses-turn-more = If you’re the only leader, plus/minus works like a stop card. Your turn is over and you lose its points.
tutto-option-leader-plus-minus-plays-on-more = If you’re the only leader, you play plus/minus for its 1,000, but nobody loses points.
tutto-option-ending-at-once-more = The game ends as soon as someone reaches the target, even in the middle of a round.
tutto-option-ending-equal-turns-more = When someone reaches the target, you finish the round so that everyone gets the same number of turns. Then the player with the most points wins.
tutto-option-floor-at-zero-true-more = Plus/minus can’t push a score below 0.
tutto-option-floor-at-zero-false-more = Plus/minus can push a score below 0.
tutto-option-straight-is-tutto-true-more = After a straight you can draw another card and go on, just like after any Tutto.
tutto-option-straight-is-tutto-false-more = A straight ends your turn and banks all its points.

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
tutto-ending-null = rolled a null
tutto-ending-stop-card = drew a stop card
tutto-ending-leader = drew plus/minus in the lead
tutto-ending-stopped = stopped
tutto-ending-burnt-out = finished the firework
tutto-ending-straight = completed the straight
tutto-ending-clover = won with the clover leaf

## On the screen
tutto-player = Player
tutto-total = Total
tutto-points = { $points }
tutto-turn-number = Turn { $turn } · playing to { $target }
tutto-round-number = Round { $round } · playing to { $target }
tutto-last-round = Last round
tutto-last-turn = Previous turn
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, lost { $points }
tutto-took = { $by } took { $points } from { $name } with plus/minus.
tutto-rule-clover = two Tuttos with this card win the game; you can’t stop
tutto-rule-firework = set aside every scoring die; the null at the end banks your points
tutto-rule-straight = collect 1 to 6 for 2,000, a new number every roll; no stopping early
tutto-rule-plus-minus = a Tutto earns you 1,000 and costs the leader 1,000; no stopping early
tutto-rule-double = a Tutto doubles your points this turn
tutto-rule-bonus-200 = a Tutto adds 200
tutto-rule-bonus-300 = a Tutto adds 300
tutto-rule-bonus-400 = a Tutto adds 400
tutto-rule-bonus-500 = a Tutto adds 500
tutto-rule-bonus-600 = a Tutto adds 600
tutto-first-made = first Tutto made, one to go
tutto-turn-so-far = This turn: { $points }
tutto-turn-cards = This turn: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Set aside: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Banking takes { $points } from { $name }.
tutto-null-next = With { $dice ->
    [one] one die
   *[other] { $dice } dice
 }, the chance of a null is { $percent }%.
tutto-pile = Pile of { $left }: { $cards }
tutto-pile-used-up = The pile is empty. All 56 cards get shuffled again.
tutto-pays = { $count ->
    [one] The round is on { $names }.
   *[other] The round is on { $names }, together.
 }
tutto-clover-won = { $name } made two Tuttos with the clover leaf and wins the game, whatever the scores.
tutto-turns-needed = { $turns ->
    [one] It took one turn.
   *[other] It took { $turns } turns.
 }
tutto-first-to = First to { $target }
tutto-round = Round { $round }
tutto-percent = { $percent }%
tutto-null-with = { $dice ->
    [one] chance of a null with 1 die
   *[other] chance of a null with { $dice } dice
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
tutto-hint = Tap dice that score, then roll the rest.
tutto-next-card = Draw next card
tutto-risks = risk { $points }
tutto-bank = Bank { $points }
tutto-then = new total { $total }
tutto-set-button = { $what ->
    [tutto] Set aside for a Tutto
    [ends] Complete the straight
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
tutto-told-lost = { $name } { $ending } and lost { $points } points.
tutto-told-nothing = { $name } { $ending } and scored nothing.
tutto-told-set = { $name } set aside { $dice }.
tutto-told-go = { $name } drew another card.
tutto-own-banked = You banked { $points }.
tutto-own-lost = { $ending ->
    [null] A null
    [stop_card] A stop card
   *[other] Your turn is over
 }: { $points ->
    [0] no points this turn.
    [one] { $points } point gone.
   *[other] { $points } points gone.
 }
tutto-all-six = All six dice
tutto-label-set = set aside { $dice }
tutto-label-stop = stop and bank { $points }
tutto-label-go = go on and draw the next card
tutto-choice-set = { $points } points, { $collected } this turn; { $percent }% null risk with { $left ->
    [one] one die
   *[other] { $left } dice
 }
tutto-choice-faces = { $percent }% null risk with { $left ->
    [one] one die
   *[other] { $left } dice
 }
tutto-choice-tutto = a Tutto, { $collected } this turn
tutto-choice-ends = completes the straight, banks { $collected } and ends the turn
tutto-choice-again = a Tutto; { $percent }% null risk with all six again
tutto-choice-wins = a Tutto that wins the game
tutto-choice-stop = banks { $points } for a total of { $total }
tutto-choice-stop-tutto = a Tutto, banks { $points } for a total of { $total }
tutto-choice-go = { $ends } of { $of } cards end the turn; with the first roll, the risk is { $percent }%
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
tutto-advice-go = Draw the next card
tutto-why-null = { $points ->
    [0] Rolling { $dice ->
        [one] one die
       *[other] { $dice } dice
     } gives a null { $percent }% of the time, but you have no points to lose yet.
   *[other] Rolling { $dice ->
        [one] one die
       *[other] { $dice } dice
     } gives a null { $percent }% of the time, and then you lose { $points } points.
 }
tutto-why-null-straight = { $points ->
    [0] Rolling { $dice ->
        [one] one die
       *[other] { $dice } dice
     } gives no new number { $percent }% of the time, but you have no points to lose yet.
   *[other] Rolling { $dice ->
        [one] one die
       *[other] { $dice } dice
     } gives no new number { $percent }% of the time, and then you lose { $points } points.
 }
tutto-why-bonus = From here you get a Tutto { $percent }% of the time, and it adds { $gift } points.
tutto-why-double = From here you get a Tutto { $percent }% of the time, and it doubles your points this turn.
tutto-why-plus-minus = From here you get a Tutto { $percent }% of the time. It’s worth { 1000 } points and takes { 1000 } from the leader.
tutto-why-straight = From here you complete the straight { $percent }% of the time, for { 2000 } points.
tutto-why-clover = From here you win the game with the clover leaf { $percent }% of the time.
tutto-why-clover-half = That’s the first Tutto for the clover leaf. From here you make the second one and win the game { $percent }% of the time.
tutto-why-clover-wins = That’s the second Tutto for the clover leaf, and it wins the game.
tutto-why-firework = You can’t lose points with the firework. You have { $points } so far and get { $more } more on average.
tutto-why-tutto = That’s a Tutto. The card gives you { $gift } points, so you have { $points } this turn.
tutto-why-straight-ends = That completes the straight, banks { $points } points and ends the turn.
tutto-why-takes = Banking also takes { $taken } points from your rivals.
tutto-why-stop = You bank { $points } points, for a total of { $total }.
tutto-why-stop-wins = That brings you to { $total } points and wins the game.
tutto-why-stop-reaches = That brings you to { $total } points, so you reach the target. The others still finish the round.
tutto-why-go = The next card or the first roll costs you your { $points } points { $percent }% of the time. On average, you end the turn with { $mean } points.
tutto-why-stop-instead = { $than ->
    [less] Banking { $points } now would be worth { study-amount-chance } less.
    [more] Banking { $points } now would be worth { study-amount-chance } more.
   *[same] Banking { $points } now would be worth just as much.
 }
tutto-why-go-instead = { $than ->
    [less] Drawing another card would be worth { study-amount-chance } less.
    [more] Drawing another card would be worth { study-amount-chance } more.
   *[same] Drawing another card would be worth just as much.
 }
tutto-why-set-instead = { $left ->
    [0] Setting aside { $dice } for a Tutto
   *[other] Setting aside { $dice } and rolling { $left } (a null { $percent }% of the time)
 } { $than ->
    [less] would be worth { study-amount-chance } less.
    [more] would be worth { study-amount-chance } more.
   *[same] would be worth just as much.
 }
kind-stop = stopping or rolling on
kind-next-card = drawing another card
kind-set = which dice to set aside

## What can be typed
tutto-help =
    Type the dice you want to set aside, and the rest are rolled: “1”, “1222” or “set 1 2 2 2”.
    Type “stop” to bank this turn’s points, with every scoring die of the roll.
    After a Tutto, type “go” to draw the next card.

## Refusals
error-tutto-set-never = Those dice don’t score together. Set aside any 1s and 5s, or three or six of another number. With a straight, take each number only once. Type for example “set 1 2 2 2”.
error-tutto-set-not-there = You can only set aside dice from this roll: { $dice }.
error-tutto-set-not-valid = Not all of those dice score. From { $dice } you can set aside { $valid }. 1s and 5s score on their own, other numbers only in threes.
error-tutto-set-all = With the firework you have to set aside every scoring die: { $valid }.
error-tutto-set-new-faces = With the straight you set aside each number only once. New in this roll: { $valid }.
error-tutto-set-after-tutto = All six dice are set aside. Stop and bank, or go on to the next card.
error-tutto-stop-forbidden = { $card } doesn’t let you stop now. Set some dice aside.
error-tutto-go-needs-tutto = You only get another card after a Tutto. Set some dice aside, or stop if the card lets you.
error-tutto-tally-not-now = You can only enter a whole turn before its first card.
error-tutto-tally-no-cards = A turn has at least one card. Enter the cards you drew.
error-tutto-tally-turn-over = { $card } ends the turn, so { $next } can’t come after it.
error-tutto-tally-points = A turn with { $cards } can’t bank { $points }. Nearest: { $nearest }.
error-tutto-tally-no-clover = You can only win with the clover leaf if it’s the last card of the turn, and that turn banks 0.

## The rules, as Markdown
tutto-rules =
    Be the first to bank 6,000 points. The player with the fewest points then pays for a round.

    __A turn.__ Draw a card and roll six dice. If nothing scores, that’s a *null*: your turn is over and
    you lose all its points. Otherwise you either __stop__ and bank the points of the turn, with every
    scoring die of the last roll, or __set aside__ at least one single or triple and roll the rest.

    __What scores__

    | dice | points | dice | points |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1,000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    So ⚀⚁⚁⚁⚄⚅ is worth 350 points. A triple only counts if all three dice came *in one roll*: three ⚄
    set aside in three rolls are worth 150, not 500.

    __Tutto.__ When all six dice are set aside, in one roll or several, you have a Tutto. The card gives
    you what it promises. Then stop and bank, or __go__ on: draw the next card and roll all six dice. If
    you hit a stop card or a null now, you lose all the points of this turn, even from earlier cards.

    __An example.__ Your card is Bonus 300. You roll ⚀⚁⚂⚂⚂⚅, set ⚂⚂⚂ aside (300) and roll three: ⚁⚃⚄.
    You set ⚄ aside (50) and roll two: ⚀⚄. You set both aside (150), and that’s a Tutto. With 500 for
    the dice and 300 for the card you have 800. You could bank them, but you go on and draw x2. Another
    Tutto, say for 400, would make 1,200 and double it to 2,400. But you roll ⚁⚁⚂⚃⚅⚅. Nothing scores, and
    the 800 points are gone.

    | card | how many | what it does |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | 5 each | A Tutto adds the bonus. |
    | x2 | 5 | A Tutto doubles all your points this turn so far, even from earlier cards. |
    | Stop | 10 | Your turn ends. You lose its points. |
    | Firework | 5 | Set aside every scoring die. After a Tutto, roll all six again without a new card. Only a null ends your turn, and it *banks* your points. |
    | Plus/minus | 5 | You can’t stop before a Tutto. It earns you 1,000, whatever you rolled, and costs every leader but you 1,000 when you bank. |
    | Straight | 5 | You can’t stop before you have set aside one to six, each once. Every roll has to bring at least one new number, or it’s a null. A straight is worth 2,000 and counts as a Tutto. |
    | Clover leaf | 1 | You can’t stop. Two Tuttos with this card win the game, whatever the scores. After the first one, roll all six again. |

    __Straight, an example.__ You roll ⚀⚁⚁⚃⚄⚅, set ⚀⚁⚃⚄⚅ aside and roll one die. Only ⚂ completes the
    straight; anything else is a null. You could also set aside fewer dice and roll more for the missing
    numbers.

    __Plus/minus.__ To see who’s in the lead, look at the score sheet before you add the points of this
    turn. If you’re the only leader, the card ends your turn like a stop card. Nobody drops below 0.

    __The pile__ carries on from turn to turn. When it runs out, shuffle all 56 cards.

    __The end.__ The game ends as soon as someone has banked 6,000 points or more. The player with
    the most points wins. If you play alone, count your turns.

    __Later rules.__ If you’re the only leader, you play plus/minus for its 1,000 and nobody loses points.
    When someone reaches 6,000, you finish the round. Players with equal totals share the win.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Only keeping score? Type “turn”, the cards in order and the points you banked: “turn 600 x2 1500”.
error-tutto-turn-form = We can’t read “{ $text }”. Type the cards of the turn and then its points, or 0 if they were lost: “turn 600 x2 1500”.

## The short rules
tutto-goal = Be the first to bank { $target } points.
tutto-begins = The booklet says the luckiest player goes first. You decide together who that is.
tutto-step-card = Draw a card and roll six dice.
tutto-step-set = Set aside at least one die that scores and roll the rest. Or stop and bank.
tutto-step-tutto = When all six dice are set aside, that’s a Tutto and the card pays out. Bank, or draw the next card.
tutto-item-single = Single
tutto-item-triple = Triple
tutto-needs-single = Each one scores on its own.
tutto-needs-triple = Three of a kind in one roll.
tutto-needs-stop = your turn is over and you lose its points
tutto-example-card = You draw { $card }.
tutto-example-set = You set { $aside } aside for { $points } points. That’s { $total } so far.
tutto-example-tutto = All six dice are set aside, so it’s a Tutto. { $dice } for the dice and { $bonus } for the card make { $points }.
tutto-example-go = Instead of banking the { $points }, you draw another card: { $card }.
tutto-example-null = Nothing scores. That’s a null, and all { $points } points are gone.
tutto-ask-triple = Do three fives from three rolls make a triple?
tutto-answer-triple = No. A triple has to come in one roll.
tutto-ask-at-once = Do I have to set dice aside before I stop?
tutto-answer-at-once = No. When you stop, you bank every scoring die of the last roll too.
tutto-ask-null = What does a null cost?
tutto-answer-null = All the points of this turn, even from earlier cards. Points you banked before are safe. Only with the firework does a null bank your points.
tutto-ask-leader-misses-turn = What if I’m in the lead and draw plus/minus?
tutto-answer-leader-misses-turn = If you’re the only leader, your turn is over, just like with a stop card.
tutto-ask-leader-plays-on = What if I’m in the lead and draw plus/minus?
tutto-answer-leader-plays-on = If you’re the only leader, you play for the 1,000 and nobody loses anything.
tutto-ask-end-at-once = When does the game end?
tutto-answer-end-at-once = As soon as someone has banked { $target } points or more.
tutto-ask-end-equal-turns = When does the game end?
tutto-answer-end-equal-turns = At the end of the round in which someone banks { $target } points or more.
tutto-now-risk = This is the card on the table, with { $points } points at risk.
tutto-now-left = { $left ->
    [0] None left in the pile of { $cards }.
    [one] 1 left in the pile of { $cards }.
   *[other] { $left } left in the pile of { $cards }.
 }

## The lesson: what to do at each step, and why once it is done
tutto-lesson-goal = Be the first to reach 1,000 points
tutto-lesson-draw = Every turn starts with a card. Draw one.
tutto-lesson-draw-why = Set aside all six dice, and this card gives you 300 extra.
tutto-lesson-one = Only ⚀ and ⚄ score on their own. Set ⚀ aside and roll the rest.
tutto-lesson-one-why = ⚀ is worth 100 points, ⚄ is worth 50.
tutto-lesson-triple = Three of a kind in one roll score together. Set ⚁⚁⚁ aside.
tutto-lesson-triple-why = That’s 200 points. ⚅⚅⚅ would be 600, and ⚀⚀⚀ a whole 1,000.
tutto-lesson-tutto = Both dice score. Set ⚀⚄ aside.
tutto-lesson-tutto-why = All six dice are set aside. That’s a Tutto, and the card adds 300.
tutto-lesson-bank = You could go on and risk it all. Bank your 750 points instead.
tutto-lesson-bank-why = Banked points are safe. Jussi, the bot, went next and banked 250.
tutto-lesson-null = Your turn again. Draw the next card.
tutto-lesson-null-why = No ⚀, no ⚄, no three of a kind. That’s a null, and the turn scores nothing.
tutto-lesson-draw-again = Jussi drew a stop card and had to stop. Draw yours.
tutto-lesson-draw-again-why = You need 250 to win. Banking now gets you only 200.
tutto-lesson-coach = Ask the coach what to set aside.
tutto-lesson-coach-why = Just ⚀, because the more dice you roll, the less likely a null is.
tutto-lesson-win = 250 points, just enough. Bank them.
tutto-lesson-win-why = That’s 1,000 points, and you win. Most games go on to 6,000.
tutto-lesson-done = Stop in time, and set aside only the dice you need.
