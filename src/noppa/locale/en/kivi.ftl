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

## What an option changes, in a sentence
kivi-option-run-of-six-vacant-more = With 1-2-3-4-5-6 you may put your stone on any vacant square.
kivi-option-run-of-six-take-over-more = With 1-2-3-4-5-6 you may also take another player’s square and move that stone elsewhere, as with six alike.

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
kivi-hint-wild = { $wild ->
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
kivi-colours = White counts 1, black 2, red 3.
kivi-advice-keep = Keep { $dice } and roll { $count }
kivi-advice-all = Roll all { $count } again
kivi-did-place = { $name } took { $square } with { $target }.
kivi-did-take-over = { $name } took { $square } and moved its stone to { $to }.
kivi-did-box = { $name } put a stone in the box.
kivi-moment = Line of { $stones }
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
error-kivi-target-not-met = { $square } asks for something else: { $target }. { $count ->
    [0] This roll can go nowhere.
   *[other] This roll can go to { $open }.
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

## The coach's reasons
kivi-reason-place = { $gain ->
    [one] 1 point
   *[other] { $gain } points
 } now; another player could have made { $block } there.
kivi-reason-place-early = { $gain ->
    [one] 1 point
   *[other] { $gain } points
 } now, where another player could have made { $block }. Rolling on would change your lead by { $change }.
kivi-reason-take-over = { $gain ->
    [one] 1 point
   *[other] { $gain } points
 } now; the stone moved from { $square } to { $to } costs its player { $cost }.
kivi-reason-box = This roll fits nowhere, so the stone is lost.
kivi-reason-keep = Ends on { $square } ({ $target }) { $percent } % of the time, on { $other_square } ({ $other_target }) { $other_percent } %, in the box { $box } %; adds { $gain } points on average.
kivi-reason-keep-one = Ends on { $square } ({ $target }) { $percent } % of the time, in the box { $box } %; adds { $gain } points on average.
kivi-reason-keep-nothing = Whatever comes fits no vacant square, so the stone is lost.

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

    __Italian edition.__ All faces, ⚀⚁⚂⚃⚄⚅, may also take over a square, as six alike do.
