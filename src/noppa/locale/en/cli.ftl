# The terminal.

## Lists
players-range = { $least } to { $most } players
list-editions = editions
list-edition = edition
list-own-edition = yours
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
event-start = The game begins.
event-undo = Undone from entry { $number } on.
event-amend = Entry { $number } corrected: { $text }.
event-seat-bot = The bot “{ $bot }” plays for { $name }.
event-seat-person = { $name } plays again.
event-end-over = The game is over.
event-end-stopped = The players ended the game early.
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
told-unfinished = This game isn’t finished yet.
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
review-moment = { $where }: { $what }. That turn: { $change }.
review-round = Round { $round }
review-dice-differ = Careful: the dice in this record aren’t the ones its seeds give, so its luck means little. { $why }
review-final-dice-only = Only final dice were entered: each turn’s rolls count as one piece of luck.
unit-points = points of the expected final score
unit-lead = points of the expected lead over the strongest rival
unit-chance = per cent of the chance to win
per-cent = { $value } %
band-flawless = flawless
band-master = a master
band-expert = an expert
band-skilled = a skilled player
band-casual = a casual player
band-beginner = a beginner

## The coach while playing

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

## Practice
learn-how = Do what the line says. Enter does it for you, q leaves.
learn-prompt = ({ $move }):
learn-type = Type “{ $move }”, or just press Enter.
learn-allowed = That is allowed. In this lesson we try something else.
learn-left = The lesson waits for you: noppa learn { $game }
learn-next = Now a real game: noppa play { $game } --bot easy
practice-welcome = Choose as you would in a game; q leaves.
practice-own = From a game of yours:
practice-rival = { $count ->
    [one] Rival
   *[other] Rival { $number }
 }
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
simulate-players = Players: { $players }.
simulate-players-random = Players: { $players }. They play at random; choose others with --players.
simulate-compared = Compared: { $what }
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

## Games on a server
join-name = Your name:
join-watching = You’re watching this game. Ctrl-C leaves.
join-taken = Somebody else already plays in that seat, so you can only watch.
join-waiting-seats = Waiting for { $names } to join.
join-waiting-start = Everyone’s here. The game starts in a moment.
join-waiting = Waiting for { $names }.
join-reconnecting = The connection was lost. Reconnecting …
join-left = Your seat stays yours. Come back with: { $command }
join-help = ? shows this, “rules” the rules, “undo” asks the others to take the last move back, “quit” leaves; your seat stays yours.
join-undo-asked = You asked to take the last move back.
join-wish-undo = { $name } would like to take the last move back. Press u if that’s OK.
join-wish-stop = { $name } would like to end the game. Press u if that’s OK.
join-wish-remove = { $name } would like to give somebody’s seat to a bot. Press u if that’s OK.
join-vote-undo = { $name } would like to take the last move back. OK? [Y/n]
join-vote-stop = { $name } would like to end the game. OK? [Y/n]
join-vote-remove = { $name } would like to give somebody’s seat to a bot. OK? [Y/n]

## Matches
match-title = { $game }: { $games } of { $wanted } games
match-player = player
match-wins = wins
match-ties = ties
match-losses = losses
match-score = score
match-points = points a game
match-elo = Elo difference of { $name }: { $elo }; in 95 of 100 matches it is from { $low } to { $high }.
match-failed = Game { $number } is lost for { $name }. { $why }
match-failures = { $count ->
    [one] { $name } lost one game by misbehaving.
   *[other] { $name } lost { $count } games by misbehaving.
 }
match-open = Not decided yet: the test stands at { $ratio }, and stops at ±{ $bound }.
match-stronger = Decided: { $name } is ahead by { $high } Elo rather than { $low } (test at { $ratio }).
match-not-stronger = Decided: { $name } is ahead by { $low } Elo rather than { $high } (test at { $ratio }).

## Doctor
doctor-folder = { $path } can be written to.
doctor-folder-not-writable = { $path } can’t be written to ({ $why }). Give it to the user that runs the server.
doctor-secret-file = The secret file { $path } is private.
doctor-secret-file-missing = There is no secret file { $path } yet. The server makes one when it starts.
doctor-secret-file-unreadable = The secret file { $path } can’t be read. Give it to the user that runs the server.
doctor-secret-file-open = Others can read the secret file { $path }. Run: chmod 600 { $path }
doctor-admin-token = The host’s token in { $path } is private.
doctor-admin-token-missing = There is no file { $path } with the host’s token. Make one, or remove the setting admin_token_file.
doctor-admin-token-unreadable = The host’s token in { $path } can’t be read. Give the file to the user that runs the server.
doctor-admin-token-open = Others can read the host’s token. Run: chmod 600 { $path }
doctor-disk = { $free } MB are free in { $path }.
doctor-disk-low = Only { $free } MB are free in { $path }. Make room, or delete old games: noppa prune --older-than 90d
doctor-disk-full = The disk is almost full: { $free } MB are free in { $path }, and below { $least } MB the server isn’t ready. Make room.
doctor-descriptors = This system lets a process open { $most } files, so about as many players can connect. Set LimitNOFILE to { $wanted } or more.
doctor-clock = The clock agrees with the database.
doctor-clock-past = The clock says { $date }, which can’t be. Set it, and let the system keep it right (timedatectl set-ntp true).
doctor-clock-differs = The clock is { $seconds } s off from that of { $where }. Let both systems keep time (timedatectl set-ntp true).
doctor-clock-back = The newest game is { $seconds } s in the future: the clock was set back. Set it right before you start the server.
doctor-database-missing = There is no database { $path } yet. The server makes one when it starts.
doctor-database-empty = The database is empty. The server makes its tables when it starts.
doctor-database-version = The database has the newest version, { $version }.
doctor-database-older = The database has version { $found }. The server brings it to { $wanted } when it starts, after a backup.
doctor-database-newer = The database has version { $found }, made by a newer Noppa. Install that, or restore a backup; this one knows { $wanted }.
doctor-database-writing = The database can be written to.
doctor-database-away = The database doesn’t answer: { $why }. Check that it runs, and its address and password.
doctor-redis = Redis answers.
doctor-redis-away = Redis doesn’t answer: { $why }. Check that it runs, and its address.
doctor-server = The server runs and is ready (version { $version }).
doctor-server-away = No server answers at { $url } ({ $why }), so the proxy wasn’t checked. Start it and run this again.
doctor-server-not-ready = The server runs but isn’t ready: { $why }
doctor-server-older = The server still runs version { $running }; { $installed } is installed. Restart it.
doctor-no-public-url = No public address is set, so no proxy was checked.
doctor-proxy = The proxy forwards scheme and address as it should.
doctor-proxy-away = { $url } can’t be reached: { $why }. Check the name, the certificate and the proxy.
doctor-proxy-host = The proxy changes the name to “{ $host }”. Let it keep the Host header: { $wanted }.
doctor-proxy-other = { $url } answers with status { $status }, but not from Noppa. Check where the proxy forwards to.
doctor-proxy-scheme = The proxy doesn’t say that it speaks { $scheme }. Let it set X-Forwarded-Proto.
doctor-proxy-untrusted = The server doesn’t know that players use { $scheme }. Set trust_proxy = true.
doctor-proxy-pretended = Players can pretend any address. Let the proxy set X-Forwarded-For itself instead of passing it on.
doctor-proxy-no-address = The proxy doesn’t forward players’ addresses, so all count as one. Let it set X-Forwarded-For.
doctor-proxy-socket = WebSockets don’t get through the proxy ({ $why }). Let it forward the Upgrade and Connection headers.
doctor-proxy-socket-works = WebSockets get through the proxy.

## The full screen
full-roll = { $name }: press Space to roll.
full-draw = { $name }: press Space to turn a card.
full-enter-dice = { $name }: roll, then press Enter and type what the dice show.
full-choose = { $name }, your choice.
full-chosen = Enter: { $move }
full-which = Which one?
full-no-move = You can’t do that here. M lists every move.
full-hand-over = { $name }, it’s your turn. Press Enter when nobody else is looking.
full-pace = { $seconds } s between moves
full-coach-waits = The coach speaks when it’s your turn to choose.

## The full screen: keys in the bottom line
full-key-roll = Roll
full-key-draw = Turn a card
full-key-hold = Hold
full-key-reroll = Roll the rest
full-key-choose = Choose
full-key-moves = All moves
full-key-tag = Number
full-type = Type
full-help = Help
full-chances = Chances
full-log = Log
full-leave = Leave
full-faster = Faster
full-slower = Slower
full-see-table = See the table
full-leave-noppa = Leave Noppa

## The full screen: panels
full-panel-log = What happened
full-panel-coach = Coach
full-panel-chances = Chances to win
full-panel-help = Help
full-help-keys =
    1–6 hold a die or let it go. Space rolls the others.
    Arrow keys choose a place, Enter plays there.
    M lists every move; : lets you type one.
    U undoes your last move. C asks the coach, W shows chances.
    Ctrl+P lists everything you can do.
    Select something and press ? to read about it.

## The full screen: leaving
full-resume-later = Your game is saved. Continue it with: noppa play --resume { $path }

## The full screen: step by step
full-step-on = Next
full-step-back = Back
full-next-mistake = Next mistake
full-previous-mistake = Last mistake
full-first = Start
full-last = End

## The full screen: a map
full-zoom = Zoom
full-roll-again = Roll these again
full-use-twice = Use a die twice
full-decide = Keep the dice, or hold those you want to roll again. You can do that once a game.
full-tag = Choose a city for { $tag }.

## The full screen: the first screen and others
full-new-game = New game
full-game = Game
full-continue = Continue { $game } with { $names } ({ $day })
full-learn = Lessons
full-people = People at this computer
full-nobody = Nobody, just watch
full-bots = Bots
full-level-random = random: plays anything
full-level-simple = simple: takes what this turn offers
full-level-easy = easy
full-level-medium = medium
full-level-hard = hard: always the best move it knows
full-start = Start game
full-change = Change
full-names = Names
full-back = Back
full-reading = Reading your games…
full-panel-answer = What each choice is worth
