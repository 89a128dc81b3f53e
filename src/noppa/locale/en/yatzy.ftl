# Yatzy: names, what can be agreed on, why a move is refused, and the rules in our own words.

yatzy-name = Yatzy
yatzy-tagline = Fifteen rows, three rolls

## Editions
yatzy-edition-international = International
yatzy-edition-nordic = Nordic
yatzy-edition-danish = Danish
yatzy-edition-dutch = Dutch

## Options, and what each value means
yatzy-option-declare = When the row is chosen
yatzy-option-declare-after = after rolling
yatzy-option-declare-before = before the first roll
yatzy-option-yatzy = What a yatzy is worth
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 plus the sum of the dice
yatzy-option-bonus-from = Points in the upper rows that earn the bonus
yatzy-option-chance = When chance may be filled
yatzy-option-chance-free = with any roll
yatzy-option-chance-last-resort = only with a roll that scores in no other free row

## What an option changes, in a sentence
yatzy-option-declare-after-more = You roll first and then choose the row that suits the dice.
yatzy-option-declare-before-more = You name a row before the first roll; if the dice score nothing there, you write 0 or fall back on chance.
yatzy-option-yatzy-fifty-more = Five alike score 50, whatever they show.
yatzy-option-yatzy-sum-plus-fifty-more = Five alike score 50 and their sum on top: five sixes are worth 80.
yatzy-option-bonus-from-more = You get the bonus when your upper rows add up to { $value } or more.
yatzy-option-chance-free-more = Chance takes any dice at any time.
yatzy-option-chance-last-resort-more = Chance takes only dice that score in none of your other free rows.

## Rows of the pad
yatzy-item-ones = Ones
yatzy-item-twos = Twos
yatzy-item-threes = Threes
yatzy-item-fours = Fours
yatzy-item-fives = Fives
yatzy-item-sixes = Sixes
yatzy-item-bonus = Bonus
yatzy-item-one-pair = One pair
yatzy-item-two-pairs = Two pairs
yatzy-item-three-of-a-kind = Three of a kind
yatzy-item-four-of-a-kind = Four of a kind
yatzy-item-small-straight = Small straight
yatzy-item-large-straight = Large straight
yatzy-item-full-house = Full house
yatzy-item-chance = Chance
yatzy-item-yatzy = Yatzy

## On the screen
yatzy-upper = Upper rows
yatzy-lower = Lower rows
yatzy-total = Total
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Round { $round } of { $rounds }
yatzy-declared = for { $row }
yatzy-rolls-left = { $rolls ->
    [0] no rolls left
    [one] 1 roll left
   *[other] { $rolls } rolls left
 }
yatzy-move-keep = { $count ->
    [0] roll all five again
   *[other] keep { $dice }
 }
yatzy-bonus-from = +50 from { $from }
yatzy-pace = { $way ->
    [-1] { $points } behind three of each
    [0] on par, three of each
   *[1] { $points } ahead of three of each
 }
yatzy-hint-keep = Tap the dice you want to keep.
yatzy-hint-write = Tap a row to write your points.
yatzy-advice-keep = { $count ->
    [0] Roll all five again
   *[other] Keep { $dice } and roll { $left }
 }
yatzy-advice-keep-brief = { $count ->
    [0] Roll all five
   *[other] { $dice }
 }
yatzy-advice-declare = Declare { $row }
yatzy-advice-score = Write { $points } in { $row }
yatzy-told-score = { $name } wrote { $points } in { $row }.
yatzy-told-declare = { $name } declared { $row }.
yatzy-move-declare = declare { $row }
yatzy-move-score = { $row } { $points }

## The coach's reasons
yatzy-item-zero = a zero
yatzy-reason-score = { $points } in { $item }; leaving that row open is worth { $worth }.
yatzy-reason-strike = Gives up { $item }, which is worth { $worth } while it is open.
yatzy-reason-keep = Ends in { $item } { $percent } % of the time, in { $other_item } { $other_percent } %.
yatzy-reason-sure = Ends in { $item }.

## What can be typed
yatzy-help =
    Type the dice to keep and the rest are rolled again: “66” or “keep 6 6”; “keep” alone rolls all five.
    Type a row to fill it in: “full house”, “full” or “score full_house”; where the row is named before
    rolling, type it then too: “sixes” or “declare sixes”.

## Refusals
error-yatzy-declares-after = Rows are not declared in this edition: roll, then choose.
error-yatzy-declared-already = This turn is already declared for { $item }.
error-yatzy-declare-first = Name the row for this turn before rolling.
error-yatzy-no-rolls-left = No rolls are left: fill in a row.
error-yatzy-keep-not-there = You can keep only dice that lie on the table: { $dice }.
error-yatzy-row-filled = { $item } is filled in already.
error-yatzy-chance-last-resort = Chance takes only a roll that scores in no other free row.
error-yatzy-declared-row-only = This turn is declared for { $item }.

## The rules, as Markdown
yatzy-rules =
    Fill in all fifteen rows of your column. The highest total wins; equal totals share the win.
    One can play alone, against an own record, or many together.

    __A turn.__ Roll five dice. Up to twice more, keep what you like and roll the rest; dice kept
    before may be rolled again too. You may stop after any roll. Then fill in one free row, even if
    it gets 0. Each row is used once, so everyone has fifteen turns.

    __An example.__ The first roll is ⚁⚂⚄⚄⚅. You keep ⚄⚄ and roll three dice: ⚀⚂⚄. You keep ⚄⚄⚄
    and roll two: ⚂⚂. Now ⚂⚂⚄⚄⚄ is a full house for 21. Had the last two been ⚀⚅, then ⚀⚄⚄⚄⚅ would
    be 15 in fives or in three of a kind, 10 in one pair, or 22 in chance.

    __The rows__

    | row | scores | example |
    |---|---|---|
    | Ones to sixes | the dice that show that number | Fours: ⚁⚃⚃⚃⚅ → 12 |
    | One pair | the two dice of the best pair | ⚁⚁⚃⚄⚄ → 10 |
    | Two pairs | the four dice of two different pairs | ⚁⚁⚂⚅⚅ → 16 |
    | Three of a kind | those three dice | ⚀⚂⚃⚃⚃ → 12 |
    | Four of a kind | those four dice | ⚁⚁⚁⚁⚅ → 8 |
    | Small straight | one to five, always 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Large straight | two to six, always 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Full house | three of one number, two of another: all dice | ⚂⚂⚃⚃⚃ → 18 |
    | Chance | all dice, whatever they show | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | five alike, always 50 | ⚃⚃⚃⚃⚃ → 50 |

    A roll may go into any free row where it fits: ⚃⚃⚃⚃⚀ is 12 in three of a kind, 8 in one pair.
    Four alike are not two pairs, and five alike are no full house.

    __Bonus.__ At 63 points or more in the six rows from ones to sixes you get a bonus of 50. Three
    dice in each of these rows are just enough.

    __Nordic edition.__ Chance takes only a roll that scores in no other free row: ⚀⚂⚃⚅⚅ cannot go
    there while ones, threes, fours, sixes or one pair are free. Once chance is the last free row it
    takes any roll.

    __Danish edition.__ As Nordic, and you name the row before your first roll. A roll that scores
    there goes there. A roll that misses writes 0 there, or goes into chance while chance is free
    and takes it; once chance is filled you may write 0 into any free row instead. Chance can be
    named only when it is the last free row. A yatzy is worth 50 plus its dice: ⚅⚅⚅⚅⚅ → 80.

    __Dutch edition.__ The bonus needs 64 points, so three dice in each row are not enough.

## Solving
yatzy-solved-odds = The bonus comes in { $bonus } % of games, a yatzy in { $yatzy } %.
