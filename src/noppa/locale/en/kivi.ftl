# KIVI: names, what can be agreed on, why a move is refused, and the rules in our own words.

kivi-name = KIVI
kivi-tagline = Long lines on a 7 × 7 board

## Editions
kivi-edition-international = International
kivi-edition-italian = Italian

## Options, and what each value means
kivi-option-run-of-six = What 1-2-3-4-5-6 may take
kivi-option-run-of-six-vacant = any vacant square
kivi-option-run-of-six-take-over = any vacant square, or another player’s
kivi-option-alike = What five and six alike may take
kivi-option-alike-wild = any vacant square; six alike another player’s too
kivi-option-alike-plain = only squares they meet

## What an option changes, in a sentence
kivi-option-run-of-six-vacant-more = With 1-2-3-4-5-6 you may put your stone on any vacant square.
kivi-option-run-of-six-take-over-more = With 1-2-3-4-5-6 you may also take another player’s square and move that stone elsewhere.
kivi-option-alike-wild-more = With five alike you may put your stone on any vacant square. With six alike you may also take another player’s square and move that stone elsewhere.
kivi-option-alike-plain-more = Five and six alike only go to squares that all six dice meet: all odd, all even, 12 or less, 30 or more.

## What counts
kivi-item-lines = Lines
kivi-item-singles = Single stones

## Targets of the squares
kivi-target-two-pairs = 2 pairs
kivi-target-three-of-a-kind = 3 of a kind
kivi-target-run-of-4 = Run of 4
kivi-target-three-and-two = 3 + 2 alike
kivi-target-four-of-a-kind = 4 of a kind
kivi-target-run-of-5 = Run of 5
kivi-target-all-even = All even
kivi-target-all-odd = All odd
kivi-target-at-most-12 = 12 or less
kivi-target-at-least-30 = 30 or more
kivi-target-three-pairs = 3 pairs
kivi-target-two-triples = 2 triples
kivi-target-four-and-two = 4 + 2 alike

## Targets as they stand on a square: six letters at most
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = even
kivi-short-all-odd = odd
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Where a roll may go whatever the targets say
kivi-wild-none = Only the squares whose target it meets
kivi-wild-vacant = Any vacant square
kivi-wild-take-over = Any vacant square, or another player’s

## On the screen
kivi-stones = { $box ->
    [0] { $hand } to play
   *[other] { $hand } to play, { $box } lost
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Round { $round } of { $rounds }
kivi-rolls-left = { $rolls ->
    [0] no roll left
    [one] one roll left
   *[other] { $rolls } rolls left
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, taken already
kivi-meets-nothing = No target
kivi-move-keep = { $count ->
    [0] roll all six again
   *[other] keep { $dice }
 }
kivi-move-place = stone on { $square } ({ $gain })
kivi-move-take-over = stone on { $square } ({ $gain }), the one there goes to { $to } ({ $change })
kivi-move-box = stone into the box

## At the table in the browser
kivi-turn = Turn { $round } of { $rounds }
kivi-place = Place on { $square }
kivi-take-over = Take { $square }, move its stone to { $to }
kivi-box = Put the stone in the box
kivi-choose = Tap a square that fits.
kivi-choose-vacant = Tap a vacant square for the other stone.
kivi-key-hint = Tap a square to see what it asks for.
kivi-hint-meets = { $free ->
    [0] Your dice make { $targets }, but no such square is free.
   *[other] Your dice make { $targets }. Tap a lit square.
 }
kivi-hint-nothing = Your dice fit no square.
kivi-hint-keep = Tap the dice you want to keep, then roll the rest.
kivi-hint-wild = { $roll ->
    [six] Six alike fit everywhere.
    [five] Five alike fit everywhere.
   *[run] 1-2-3-4-5-6 fits everywhere.
 } { $wild ->
    [take_over] Tap any free square, or one with another player’s stone.
   *[vacant] Tap any free square.
 }
kivi-key-value = { $value ->
    [1] white, worth 1
    [2] black, worth 2
    [3] red, worth 3
   *[other] worth { $value }
 }
kivi-key-example = for example
kivi-key-line = line of { $stones } = { $points }
kivi-key-single = a single stone
kivi-key-not = Not this roll: your dice make { $targets }.
kivi-key-nothing = Not this roll: your dice make no target.
kivi-colours = White counts 1, black 2, red 3.
kivi-did-place = { $name } took { $square } with { $target }.
kivi-did-take-over = { $name } took { $square } and moved its stone to { $to }.
kivi-did-box = { $name } put a stone in the box.
kivi-moment = Line of { $stones }
kivi-moment-wild = { $roll ->
    [six] Six alike
    [five] Five alike
   *[run] 1-2-3-4-5-6
 }
kivi-moment-wild-more = It fits every free square.
kivi-moment-points = { $gain ->
    [one] +1 point
   *[other] +{ $gain } points
 }

## What can be typed
kivi-help =
    Type the dice to keep and the rest are rolled again: “444” or “keep 4 4 4”; “keep” alone rolls all six.
    Type a square to put a stone there: “d4” or “place d4”.
    To take over a square, say where the other stone goes: “d4 b2” or “place d4 move b2”.
    “box” puts the stone into the box, when nothing can be placed.

## Refusals
error-kivi-no-rolls-left = No rolls are left: place a stone, or put it into the box if it can go nowhere.
error-kivi-keep-not-there = You can keep only dice that lie on the table: { $dice }.
error-kivi-keep-all = Keeping all six dice rolls nothing: place a stone, or roll some again.
error-kivi-square-unknown = There is no square { $square } on this board: they go from { $first } to { $last }.
error-kivi-square-taken = A stone lies on { $square } already.
error-kivi-target-not-met = { $square } asks for { $target }. { $needs } { $count ->
    [0] Your dice fit nowhere.
   *[other] Your dice fit { $open }.
 }
error-kivi-take-over-where = To take over { $square }, say which vacant square its stone goes to.
error-kivi-no-take-over = This roll takes over no square.
error-kivi-take-over-vacant = { $square } is vacant: just place a stone there.
error-kivi-take-over-own = The stone on { $square } is your own.
error-kivi-move-to-taken = A stone lies on { $to } already: the one from { $square } must go to a vacant square.
error-kivi-board-full = No square is vacant, so no stone can be moved.
error-kivi-box-rolls-left = The box is for a last roll that can go nowhere: rolls are left.
error-kivi-box-can-place = This roll can be placed, so it must be: { $open }.

error-kivi-position-impossible = Such a position does not come up: stones to play { $hands }, on the board { $stones }, turn of seat { $turn }.

## What the coach says, and why
kivi-advice-keep = { $count ->
    [0] Roll all six again
   *[other] Keep { $dice } and roll { $left ->
        [one] one die
       *[other] { $left } dice
     }
 }
kivi-advice-keep-brief = { $count ->
    [0] Roll all six
   *[other] Keep { $dice }
 }
kivi-advice-place = Place on { $square }, { $target }
kivi-advice-place-brief = Place on { $square }
kivi-advice-take-over = Take { $square } and move its stone to { $to }
kivi-advice-box = Put the stone in the box
kivi-why-gain = It adds { study-amount-points } now.
kivi-why-line = It adds { study-amount-points } now, in a line of { $stones } stones.
kivi-why-block = It also keeps others away: a rival’s stone would have added { study-amount-points } there.
kivi-why-rare = A whole turn spent on { $target } succeeds { $percent }% of the time.
kivi-why-take-over = The stone you move costs its player { study-amount-points }.
kivi-why-box = This roll fits no free square, so the stone is lost.
kivi-why-keep = The turn most likely ends on { $square }, { $target } ({ $percent }%), or { $other_square }, { $other_target } ({ $other_percent }%).
kivi-why-keep-one = The turn most likely ends on { $square }, { $target } ({ $percent }%).
kivi-why-keep-nothing = No roll can fit a free square any more, so the stone is lost.
kivi-why-turn = { $percent ->
    [0] On average the turn adds { study-amount-points }, and the stone is never lost.
   *[other] On average the turn adds { study-amount-points }; the stone is lost { $percent }% of the time.
 }
kivi-why-roll-instead = { $than ->
    [less] Rolling again would be worth { study-amount-lead } less.
    [more] Rolling again would be worth { study-amount-lead } more.
   *[same] Rolling again would be worth just as much.
 }
kivi-why-place-instead = { $than ->
    [less] Placing on { $square }, { $target }, would be worth { study-amount-lead } less.
    [more] Placing on { $square }, { $target }, would be worth { study-amount-lead } more.
   *[same] Placing on { $square }, { $target }, would be worth just as much.
 }

## What sort of choice it was
kind-roll-on = placing or rolling on
kind-square = which square
kind-block = squares others want
kind-take-over = taking over

## Boards of one's own
error-kivi-board-size = { $place } is { $given }: a board has { $least } to { $most } rows and columns.
error-kivi-board-rows = { $place } must have { $rows } rows, as the size says, not { $given }.
error-kivi-board-columns = { $place } must have { $columns } squares, as the size says, not { $given }.
error-kivi-board-target = There is no target “{ $target }” (square { $place }). There are: { $allowed }.
error-kivi-board-value = The value “{ $value }” (square { $place }) is no whole number from { $least } to { $most }.

## The rules, as Markdown
kivi-rules =
    Lay your ten stones in long lines, across and down. The highest total wins; equal totals
    share the win. Two to four play, ten turns each, on a board of 49 squares.

    __A turn.__ Roll six dice. Up to twice more, keep what you like and roll the rest. You may stop
    after any roll that fits a vacant square, and put a stone there. After the third roll you
    must place if you can, where you like; if nothing fits, the stone goes into the box and is lost.

    __Targets.__ Each square names a target and counts 1, 2 or 3.

    | target | counts | example |
    |---|---|---|
    | 2 pairs | 1 | ⚀⚀⚃⚃⚄⚅ |
    | 3 of a kind | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Run of 4 | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 3 + 2 alike | 1 | ⚁⚁⚂⚅⚅⚅ |
    | 4 of a kind | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Run of 5 | 2 | ⚁⚂⚃⚄⚅⚅ |
    | All even | 2 | ⚁⚁⚃⚃⚃⚅ |
    | All odd | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 or less | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 or more | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 pairs | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 triples | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 4 + 2 alike | 3 | ⚂⚂⚅⚅⚅⚅ |

    All six dice count: three alike beside a pair are “3 + 2 alike”, never “3 of a kind”, and a run
    of five is no run of four. A roll that fits several targets may take any of them.

    __An example.__ You roll ⚁⚁⚃⚃⚄⚅. That is “2 pairs”, and you could place at once. You keep ⚁⚁⚃⚃,
    roll two dice and get ⚁⚅. Now ⚁⚁⚁⚃⚃⚅ is “3 + 2 alike” and “All even”, but no longer “2 pairs”.

    __Wild rolls.__ Five alike, ⚃⚃⚃⚃⚃⚅, or all faces, ⚀⚁⚂⚃⚄⚅: any vacant square. Six alike,
    ⚂⚂⚂⚂⚂⚂: any vacant square, or one with another player’s stone; you move that stone to any
    vacant square.

    __Scoring.__ Two or more of your stones side by side without a gap are a line. It counts the
    sum of its squares times the number of its stones. A stone can be in two lines, one
    across and one down. A stone in no line counts its square once.

    __Scoring, an example.__ Columns are a to g from the left, rows 1 to 7 from the top. Your stones
    lie on b2, c2, d2, c3 and g7. Across, b2, c2 and d2 count 3, 1 and 3: 7 × 3 = 21. Down, c2 and c3
    count 1 and 2: 3 × 2 = 6. The stone on g7 is alone: 1. Together 28.

    __Italian edition.__ All faces, ⚀⚁⚂⚃⚄⚅, may also take another player’s square; you move that stone to any
    vacant one. Five and six alike are not wild there.

## The short rules
kivi-goal = Lay your stones in long lines: add up the squares, times the stones. { $sum } × { $stones } = { $points }.
kivi-begins = By the booklet everyone rolls one die, and the highest goes first. Then play goes clockwise.
kivi-step-roll = Roll six dice.
kivi-step-keep = Keep some and roll the rest, twice at most.
kivi-step-place = Put a stone on a free square that your dice meet.
kivi-needs-two-pairs = Two pairs and two other dice.
kivi-needs-three-of-a-kind = Three alike and three different ones.
kivi-needs-run-of-4 = Four in a row, not five.
kivi-needs-three-and-two = Three alike, a pair, and one other die.
kivi-needs-four-of-a-kind = Four alike and two different ones.
kivi-needs-run-of-5 = Five in a row, not six.
kivi-needs-all-even = Only twos, fours and sixes.
kivi-needs-all-odd = Only ones, threes and fives.
kivi-needs-at-most-12 = All six dice add up to 12 or less.
kivi-needs-at-least-30 = All six dice add up to 30 or more.
kivi-needs-three-pairs = Three different pairs.
kivi-needs-two-triples = Three alike, twice.
kivi-needs-four-and-two = Four alike and a pair.
kivi-item-five = Five alike
kivi-item-run = One to six
kivi-item-six = Six alike
kivi-example-first = Your first roll meets { $target }. You could place a stone now.
kivi-example-keep = You try for more: you keep { $kept } and roll two.
kivi-example-last = Now your dice meet { $one } and { $other }, and you choose one square.
kivi-example-line = A line: { $sum } × { $stones } = { $points }
kivi-example-alone = A stone in no line: { $points }
kivi-example-total = Together { $points } points.
kivi-ask-all-dice = Do all six dice count?
kivi-answer-all-dice = Yes. ⚄⚄⚄⚂⚂⚁ is “3 + 2 alike”, never “3 of a kind”. If your dice meet several targets, you choose.
kivi-ask-nothing = What if nothing fits after the third roll?
kivi-answer-nothing = One of your stones goes into the box and is lost.
kivi-ask-twice = Can a stone count twice?
kivi-answer-twice = Yes, once in a line across and once in a line down.
kivi-ask-after = Must I use all three rolls?
kivi-answer-after = No. Place a stone after any roll that fits a free square. After the third you have to, if you can.
kivi-ask-tie = Who wins a tie?
kivi-answer-tie = Equal totals share the win.
kivi-now = { $met ->
    [yes] Your dice meet it. 
   *[no] {""}
 }{ $free ->
    [0] No square of this kind is free.
    [one] 1 of { $of } squares is free.
   *[other] { $free } of { $of } squares are free.
 }

## The lesson: what to do at each step, and why once it is done
kivi-lesson-goal = Make long lines of your own stones
kivi-lesson-roll = Roll your six dice.
kivi-lesson-roll-why = You have three rolls to match one of the squares.
kivi-lesson-keep = Keep ⚄⚄⚄ and ⚁, and roll the other two.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ are 3 + 2 alike, and no longer 3 of a kind.
kivi-lesson-place = The squares that fit are lit. Place your first stone on b4.
kivi-lesson-place-why = White squares are worth 1, black 2, red 3: the harder the roll, the more.
kivi-lesson-roll-two = Pupu, the bot you play against, placed a stone too. Roll again.
kivi-lesson-roll-two-why = All even, and also 3 + 2 alike. You choose which one it is.
kivi-lesson-line = c4 wants all even and lies beside your stone. Place one there.
kivi-lesson-line-why = A line is worth its squares times its stones: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = The red square d4 would make it three. Roll.
kivi-lesson-roll-three-why = d4 wants two triples, such as ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Ask the coach which dice to keep.
kivi-lesson-coach-why = One more ⚅ was all you needed, and it came.
kivi-lesson-three = Two triples. Place your stone on d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 points. Long lines grow fast.
kivi-lesson-roll-last = We jump ahead to your last stone. Roll.
kivi-lesson-roll-last-why = These dice add up to 11: every free ≤12 fits.
kivi-lesson-last = a4 or e4 makes four in line. e4 also blocks Pupu: place there.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. Pupu’s last roll fitted no square: no stone.
kivi-lesson-done = Look for the square that makes a line longer, and block the other lines in time.
