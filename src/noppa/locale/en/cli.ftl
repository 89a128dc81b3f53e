# The terminal.

## Lists
players-range = { $least } to { $most } players
list-editions = editions
default-is = default { $value }

## Languages
told-no-language = Noppa does not speak “{ $language }” yet, so this is in English. It speaks: { $allowed }.
told-edition-own = Edition: { $edition }, as in your language’s booklet. Another one: --edition
languages-complete = complete
languages-missing = { $count ->
    [one] { $count } message missing
   *[other] { $count } messages missing
 }
languages-broken = { $file }, line { $line }: this message cannot be read, so it is said in English.
languages-odd = { $message }: there is no such message in English.
error-languages-no-folder = There is no folder { $path } with message files.

## Who sits where
you = You
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Questions
ask-roll = { $name }: press Enter to roll.
ask-draw = { $name }: press Enter to turn a card.
ask-move = { $name }, your choice (? for help):
ask-dice = { $name }: what { $dice ->
    [one] does the die show?
   *[other] do the { $dice } dice show?
 }
ask-final-dice = { $name }: roll, and type the { $dice } dice you stop on:
ask-card = { $name }: which card was turned?
ask-save = Save this game as { $path }? [Y/n]
ask-hand-over = { $name }, it is your turn: press Enter when nobody else looks.
ask-resume-or-new = Either a game or --resume FILE, not both: the file says which game it is.
ask-go-on = Enter goes on, q leaves.
ask-which-game = Which game? One of { $games }, or --resume FILE.
typed-roll = roll
typed-no = no
typed-yes = yes

## What happened
event-roll = { $name }: rolled { $dice }.
event-draw = { $name }: turned { $card }.
event-move = { $name }: { $move }.
hint-moves = You may type: { $moves }.
told-undone = Taken back.
told-fixed = Entry { $number } is corrected.
told-misfit = Entry { $number } is corrected. Entry { $misfit } (“{ $step }”) no longer fits: { $why } Go on from there.
told-saved = Saved: { $path }
told-not-saved = { $path } could not be written: { $why }.
told-solo = { $points ->
    [one] The end: { $points } point.
   *[other] The end: { $points } points.
 }
told-won = { $count ->
    [one] The winner: { $names }, with { $points } points.
   *[other] A shared win: { $names }, with { $points } points each.
 }
told-stand-in = { $why } The bot “{ $bot }” plays on for { $name }.
told-verified = { $count ->
    [one] One roll checked: it is as promised.
   *[other] { $count } rolls checked: all as promised.
 }
told-commitment = Promise made before the game: { $commitment }

## Help
help-commands =
    ? shows this, “rules” the rules, “undo” takes a move back, “save FILE” keeps the game, “quit” leaves it.
help-real =
    ? shows this, “rules” the rules, “undo” takes the last entry back, “fix” corrects an older one,
    “save FILE” keeps the game, “quit” leaves it.
help-fix = Type “fix”, the number, and what it should have been.

## Typing errors
error-typed-no-dice = Type the dice as digits from 1 to 6, not “{ $text }”.
error-typed-ambiguous = “{ $text }” could be: { $like }.
error-typed-unknown = “{ $text }” is no move here. Enter shows what is, ? helps.
error-typed-close = “{ $text }” is no move here. Did you mean: { $like }?
error-typed-enter = Press Enter; “{ $text }” means nothing here.

## Menu
menu-title = Noppa: which table would you like to sit down at?
menu-game = 1 to { $most }, Enter for the first:
menu-way-bot = against a bot
menu-way-alone = alone, against your own record
menu-way-friends = with friends, on this device
menu-way-real = with real dice: Noppa keeps the score
menu-level-easy = an easy one
menu-level-medium = a medium one
menu-level-hard = a hard one
menu-level = 1 to { $most }, Enter for the first:
menu-way = 1 to { $most }, Enter for the first:
menu-names = Names, with commas between:
menu-not-there = “{ $typed }” is not on the list: 1 to { $most }.

## Solving
solving = Solving
solving-distribution = Working out the distribution
solved-value = { $expected } points expected with best play ({ $seconds } s).
solved-spread = Mean { $mean }, standard deviation { $spread }.
solved-percentiles = Percentiles: { $parts }
error-solve-unsolved = { $game } is not solved; these are: { $allowed }.

## Reviews
reviewing = Reviewing
review-title = { $game }: luck and skill
review-player = player
review-final = final
review-expected = expected
review-luck = luck
review-loss = choices
review-others = others
review-revision = revision
review-each = each
review-band = played like
review-curve = Expected result over the game
review-exact = In { $unit }, exact.
review-estimate = In { $unit }, an estimate.
review-final-dice-only = Only final dice were entered: each turn’s rolls count as one piece of luck.
review-decision = Event { $number }: “{ $move }” cost { $loss }; “{ $best }” was better.
review-no-loss = No choice cost anything worth a mention.
review-roll = Luck { $luck }: event { $number }, { $came }
unit-points = points of the expected final score
unit-lead = points of the expected lead over the strongest rival
unit-chance = per cent of the chance to win
per-cent = { $value } %
amount-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
amount-lead = { $amount ->
    [one] { $amount } point of lead
   *[other] { $amount } points of lead
 }
amount-chance = { $amount } of the chance to win
band-flawless = flawless
band-master = a master
band-expert = an expert
band-skilled = a skilled player
band-casual = a casual player
band-beginner = a beginner

## The coach while playing
coach-choice = choice
coach-points = expected
coach-lead = expected lead
coach-chance = wins
coach-loss = less
coach-why = why
coach-remark = “{ $move }” cost { $loss }; “{ $best }” was better.

## History
history-none = No finished games yet. Play one: noppa play yatzy
history-games = Games
history-records = Records
history-day = day
history-game = game
history-player = player
history-score = score
history-luck = luck
history-loss = cost of choices
history-best = best
history-average = average
history-each = { $game }: a choice cost { $each } on average.
history-each-curve = Hundredths of that a choice, game by game
history-kinds = Where the points went
kind-keep = keeping
kind-declare = declaring
kind-row = which row
kind-bonus = the bonus
kind-strike = striking
kind-reroll = rolling again
kind-twice = a die twice
kind-crossing = crossing off
kind-colour = bonus cities
kind-place = which city, which number

## Practice
practice-welcome = Choose as you would in a game; q leaves.
practice-own = From a game of yours:
practice-right = Well chosen.
practice-wrong = That costs { $loss }.
practice-sum = { $right } of { $asked } well chosen, { $lost } lost.
ask-practice = Your choice:

## Simulations
simulating = Simulating
simulate-progress = { $done } of { $games }, { $rate } a second
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } game
   *[other] { $game }, { $edition }: { $games } games
 }
simulate-rate = in { $seconds } seconds, { $rate } a second
simulate-stopped = Stopped after { $done } of { $games } games; what was played is kept.
simulate-player = player
simulate-wins = wins
simulate-mean = score
simulate-deviation = deviation
simulate-low = 5 %
simulate-median = median
simulate-high = 95 %
simulate-first = Whoever sits first wins { $share } ({ $interval }): { $more } against an equal share.
simulate-length = A game has { $mean } ± { $error } decisions. What follows ± holds in 95 of 100 simulations.
simulate-distribution = Scores of { $player }
simulate-everybody = everybody
simulate-uses = Used by a player in a game, counted in { $games } games
simulate-variants = { $game }, { $games } games each
simulate-variant = rules
simulate-wins-of = { $player }: wins
simulate-mean-of = { $player }: score
simulate-first-seat = first seat
simulate-decisions = decisions
simulate-picture = { $game }: scores of { $games } games, in per cent
