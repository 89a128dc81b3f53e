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
yatzy-best-rows = Most points as the dice lie
yatzy-hint-keep = Tap the dice you want to keep.
yatzy-hint-write = Tap a row to write your points.
yatzy-told-score = { $name } wrote { $points } in { $row }.
yatzy-told-declare = { $name } declared { $row }.
yatzy-move-declare = declare { $row }
yatzy-move-score = { $row } { $points }

## What the coach says, and why
yatzy-advice-keep = { $count ->
    [0] Roll all five again
   *[other] Keep { $dice } and roll { $left ->
        [one] one die
       *[other] { $left } dice
     }
 }
yatzy-advice-keep-brief = { $count ->
    [0] Roll all five
   *[other] Keep { $dice }
 }
yatzy-advice-declare = Declare { $item }
yatzy-advice-score = Write { $points } in { $item }
yatzy-advice-zero = Write a zero in { $item }
yatzy-why-ends = The turn most likely ends with { $item } ({ $percent }%) or { $other_item } ({ $other_percent }%).
yatzy-why-sure = { $percent ->
    [100] The turn ends with { $item }.
   *[other] The turn almost certainly ends with { $item }.
 }
yatzy-why-zero = It ends with a zero { $percent }% of the time.
yatzy-why-score = { $item } scores { $points } now; an open { $item } is worth { study-amount-points } on average.
yatzy-why-score-upper = { $item } scores { $points } now.
yatzy-why-strike-upper = A zero in { $item } gives up { study-amount-points } on average, the bonus included.
yatzy-why-strike = A zero in { $item } gives up { study-amount-points }, which is what the open row is worth on average.
yatzy-why-bonus = { $pace ->
    [ahead] That puts you { study-amount-points } ahead of the pace for the bonus.
    [behind] That puts you { study-amount-points } behind the pace for the bonus.
   *[even] That keeps you exactly on pace for the bonus.
 }
yatzy-why-bonus-made = That earns the bonus of 50 points.
yatzy-why-bonus-lost = That puts the bonus out of reach.
yatzy-why-roll-instead = { $than ->
    [less] Rolling again would be worth { study-amount-points } less.
    [more] Rolling again would be worth { study-amount-points } more.
   *[same] Rolling again would be worth just as much.
 }
yatzy-why-write-instead = { $points ->
    [0] A zero in { $item }
   *[other] Writing { $points } in { $item }
 } { $than ->
    [less] would be worth { study-amount-points } less.
    [more] would be worth { study-amount-points } more.
   *[same] would be worth just as much.
 }
yatzy-item-zero = a zero

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

## The short rules
yatzy-goal = Fill all fifteen rows of your column. The most points win.
yatzy-begins = The booklets leave it open. Agree on somebody, or let the highest die decide.
yatzy-step-roll = Roll five dice.
yatzy-step-keep = Keep what you like and roll the rest, twice at most.
yatzy-step-write = Write the points in one free row.
yatzy-step-write-declared = Write the points in the row you named before rolling.
yatzy-needs-number = Add up the dice that show { $face }.
yatzy-needs-bonus = { $from } points or more in the six rows above.
yatzy-needs-one-pair = Two dice alike. Those two count.
yatzy-needs-two-pairs = Two pairs of different numbers. Those four dice count.
yatzy-needs-three-of-a-kind = Three dice alike. Those three count.
yatzy-needs-four-of-a-kind = Four dice alike. Those four count.
yatzy-needs-small-straight = One to five.
yatzy-needs-large-straight = Two to six.
yatzy-needs-full-house = Three of one number and two of another. All five dice count.
yatzy-needs-chance = Any dice. All five count.
yatzy-example-first = Your first roll. You keep { $kept } and roll the other three.
yatzy-example-second = Another five. You keep { $kept } and roll two.
yatzy-example-last = { $row }: { $points } points.
yatzy-example-other = The same turn with other last dice. If these rows are free, you choose:
yatzy-example-or = { $row }, { $points } points
yatzy-ask-again = May I roll a die that I kept before?
yatzy-answer-again = Yes. After each roll you choose anew which dice stay.
yatzy-ask-zero = What if nothing fits?
yatzy-answer-zero = You still fill one free row: it gets 0 and is used up.
yatzy-ask-alike = Are four alike two pairs, or five alike a full house?
yatzy-answer-alike = No, both need two different numbers. But four alike score as one pair or as three of a kind too.
yatzy-ask-chance-free = When may I use Chance?
yatzy-answer-chance-free = Once, with any dice you like.
yatzy-ask-chance-last-resort = When may I use Chance?
yatzy-answer-chance-last-resort = Once, with dice that score in none of your other free rows, or when it is your last free row.
yatzy-ask-declare = What if the dice miss the row I named?
yatzy-answer-declare = It gets 0. Or, while Chance is free and takes these dice, they go there; once Chance is filled, you may write 0 in any free row instead.
yatzy-ask-alone = How many can play?
yatzy-answer-alone = The booklets set no limit. Here one to twenty can play; alone you play against your own best.
yatzy-now-written = You have { $points } here.
yatzy-now-bonus = Your upper rows add up to { $points } so far.
yatzy-now-free = This row is still free.
yatzy-now-would = Your dice would score { $points } here.

## The lesson: what to do at each step, and why once it is done
yatzy-lesson-goal = Fill fifteen rows with the most points
yatzy-lesson-roll = These five dice are yours. Roll them.
yatzy-lesson-roll-why = You have up to three rolls in a turn, and you choose which dice to keep.
yatzy-lesson-keep = ⚅⚅ is a good start. Keep both and roll the other three.
yatzy-lesson-keep-why = A third ⚅. The dice you keep stay where they lie.
yatzy-lesson-keep-three = Keep ⚅⚅⚅ and roll the last two.
yatzy-lesson-keep-three-why = Three of one number and two of another: a full house.
yatzy-lesson-full-house = Every free row shows what it would score. Choose Full house.
yatzy-lesson-full-house-why = 28 points, the sum of all five dice. Each row is used only once.
yatzy-lesson-roll-again = Pupu, the bot you play against, had a turn too. Now you: roll.
yatzy-lesson-roll-again-why = Two ⚂, or ⚁⚂⚃⚄, one short of a straight?
yatzy-lesson-coach = Ask the coach which dice to keep.
yatzy-lesson-coach-why = The ⚅ came: five in a row, from 2 to 6.
yatzy-lesson-straight = That is a large straight. Write it in its row.
yatzy-lesson-straight-why = 20 points. If a roll fits no row you have left, you write a 0.
yatzy-lesson-roll-late = We jump ahead: only Threes and Yatzy are empty. Roll.
yatzy-lesson-roll-late-why = You have 54 points at the top, and ⚂⚂⚂ makes 63.
yatzy-lesson-bonus = 63 points at the top earn a bonus. Write 9 in Threes.
yatzy-lesson-bonus-why = 63 points: you get 50 extra. Three of each number is enough.
yatzy-lesson-roll-last = Pupu had to write a 0. Your last turn: roll.
yatzy-lesson-roll-last-why = Four ⚄. One more makes five of a kind.
yatzy-lesson-keep-four = Keep ⚄⚄⚄⚄ and roll the last die.
yatzy-lesson-keep-four-why = Five of a kind: that is a Yatzy.
yatzy-lesson-yatzy = One row is left. Write it in Yatzy.
yatzy-lesson-yatzy-why = 50 points, and the game is over.
yatzy-lesson-done = Aim for three of each number at the top, and keep Chance for a bad turn.
