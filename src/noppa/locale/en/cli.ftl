# The terminal.

## Lists
players-range = { $least } to { $most } players
list-editions = editions
list-edition = edition
list-own-edition = yours
default-is = default { $value }

## Languages
told-no-language = Noppa doesn’t speak “{ $language }” yet, so you’ll see English. It speaks { $allowed }.
told-edition-own = You’re playing the edition { $edition }, as in your language’s rule booklet. Choose another one with --edition.
languages-complete = complete
languages-missing = { $count ->
    [one] { $count } message missing
   *[other] { $count } messages missing
 }
languages-broken = { $file }, line { $line }: can’t read this message, so it’s shown in English.
languages-odd = { $message }: English has no message with this name.
error-languages-no-folder = There’s no folder { $path }. Name a folder that has message files.

## Who sits where
you = You
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Questions
ask-roll = { $name }: press Enter to roll.
ask-draw = { $name }: press Enter to draw a card.
ask-move = { $name }: type your move, or ? for help.
ask-dice = { $name }: what { $dice ->
    [one] does the die show?
   *[other] do the { $dice } dice show?
 }
ask-final-dice = { $name }: roll, then type the { $dice } dice you end up with.
ask-card = { $name }: which card came up?
ask-save = Save this game as { $path }? [Y/n]
ask-hand-over = { $name }, it’s your turn. Press Enter when nobody else is looking.
ask-resume-or-new = Name a game or use --resume FILE, not both. The file already says which game it is.
ask-go-on = Press Enter to continue, or q to leave.
ask-which-game = Which game would you like to play? Type { $games }, or use --resume FILE.
typed-roll = roll
typed-no = no
typed-yes = yes

## What happened
event-roll = { $name } rolled { $dice }.
event-draw = { $name } turned over { $card }.
event-move = { $name }: { $move }.
event-start = The game begins.
event-first = { $name ->
    [You] You go first.
   *[other] { $name } goes first.
}
event-undo = Everything from entry { $number } on was undone.
event-amend = Entry { $number } was corrected to “{ $text }”.
event-seat-bot = The bot “{ $bot }” is now playing for { $name }.
event-seat-person = { $name } is playing again.
event-end-over = The game is over.
event-end-stopped = The players ended the game early.
hint-moves = You can type { $moves }.
told-undone = Undone.
told-fixed = Entry { $number } is fixed.
told-misfit = Entry { $number } is fixed, but now entry { $misfit } (“{ $step }”) doesn’t work any more. { $why } Continue from there.
told-saved = Saved to { $path }
told-not-saved = Couldn’t save to { $path }: { $why }.
told-solo = { $points ->
    [one] Game over. You scored { $points } point.
   *[other] Game over. You scored { $points } points.
 }
told-won = { $count ->
    [one] { $names } won with { $points } points.
   *[other] { $names } share the win with { $points } points each.
 }
told-stand-in = { $why } The bot “{ $bot }” takes over for { $name }.
told-verified = { $count ->
    [one] The one roll or card in this game checks out.
   *[other] All { $count } rolls and cards check out.
 }
told-unfinished = This game isn’t finished yet.
told-commitment = Promised before the game: { $commitment }

## Help
help-commands =
    Type ? for this help, “rules” for the rules, “undo” to undo a move, “save FILE” to save the game
    and “quit” to leave.
help-real =
    Type ? for this help, “rules” for the rules, “undo” to undo the last entry, “fix” to correct an older one,
    “save FILE” to save the game and “quit” to leave.
help-fix = To correct an entry, type “fix”, its number and what it should have been.

## Typing errors
error-typed-no-dice = Type the dice as digits from 1 to 6, not “{ $text }”.
error-typed-ambiguous = “{ $text }” could mean { $like }. Type a bit more.
error-typed-unknown = You can’t play “{ $text }” now. Press Enter to see your moves, or type ? for help.
error-typed-close = You can’t play “{ $text }” now. Did you mean { $like }?
error-typed-enter = “{ $text }” doesn’t mean anything here. Just press Enter.

## Menu
menu-title = Which game would you like to play?
menu-game = Type 1 to { $most }, or press Enter for the first game:
menu-way-bot = Against a bot
menu-way-alone = Alone, to beat your own record
menu-way-friends = With friends, on this device
menu-way-real = With real dice, while Noppa keeps score
menu-level-easy = An easy bot
menu-level-medium = A medium bot
menu-level-hard = A hard bot
menu-level = Type 1 to { $most }, or press Enter for the first bot:
menu-way = Type 1 to { $most }, or press Enter for the first choice:
menu-names = Players’ names, separated by commas:
menu-not-there = “{ $typed }” isn’t on the list. Type a number from 1 to { $most }.

## Solving
solving = Solving the game
solving-distribution = Working out how scores are distributed
solved-value = The best strategy scores { $expected } points on average ({ $seconds } s).
solved-spread = Mean { $mean }, standard deviation { $spread }.
solved-percentiles = Percentiles: { $parts }
error-solve-unsolved = Noppa can’t solve { $game }. It can solve { $allowed }.

## Reviews
reviewing = Reviewing the game
review-title = { $game }: luck and skill
review-player = player
review-final = final
review-expected = expected
review-luck = luck
review-loss = mistakes
review-others = others
review-revision = correction
review-each = per choice
review-band = played like
review-curve = Likely result over the game
review-exact = Measured in { $unit }. These numbers are exact.
review-estimate = Measured in { $unit }. These numbers are estimates.
review-moment = { $where }: { $what }. That turn made a difference of { $change }.
review-round = Round { $round }
review-dice-differ = Careful: the dice in this record don’t match its secret numbers, so you can’t trust the luck shown here. { $why }
review-final-dice-only = You only entered the final dice, so all rolls of a turn count as one piece of luck.
unit-points = points of the likely final score
unit-lead = points of the likely lead over the strongest rival
unit-chance = percentage points of win chance
per-cent = { $value }%
band-flawless = flawless
band-master = a master
band-expert = an expert
band-skilled = a skilled player
band-casual = a casual player
band-beginner = a beginner

## The coach while playing

## History
history-none = You haven’t finished a game yet. Play one: noppa play yatzy
history-games = Games
history-records = Records
history-day = day
history-game = game
history-player = player
history-score = score
history-luck = luck
history-loss = mistakes
history-best = best
history-average = average
history-each = In { $game }, a choice costs you { $each } on average.
history-each-curve = Cost per choice, in hundredths, game by game
history-kinds = Where you lost points

## Practice
learn-how = Do what the lesson says, or just press Enter. Type q to leave.
learn-prompt = ({ $move }):
learn-type = Type “{ $move }”, or just press Enter.
learn-allowed = You could do that, but this lesson shows you something else.
learn-left = You can continue this lesson any time: noppa learn { $game }
learn-next = Ready for a real game? noppa play { $game } --bot easy
practice-welcome = Choose what you’d choose in a game, or q to leave.
practice-own = This is from one of your games.
practice-rival = { $count ->
    [one] Rival
   *[other] Rival { $number }
 }
practice-right = Good choice.
practice-wrong = That costs { $loss }.
practice-sum = You got { $right } of { $asked } right and lost { $lost }.
ask-practice = Your choice:

## Simulations
simulating = Simulating games
simulate-progress = { $done } of { $games }, { $rate } per second
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } game
   *[other] { $game }, { $edition }: { $games } games
 }
simulate-rate = in { $seconds } seconds, { $rate } per second
simulate-players = Players: { $players }.
simulate-players-random = Players: { $players }. They play at random. Choose other players with --players.
simulate-compared = Compared: { $what }
simulate-stopped = Stopped after { $done } of { $games } games. The results so far are kept.
simulate-player = player
simulate-wins = wins
simulate-mean = score
simulate-deviation = std. dev.
simulate-low = 5%
simulate-median = median
simulate-high = 95%
simulate-first = The player who goes first wins { $share } of the games (95% interval { $interval }). That’s { $more } percentage points compared with an equal share.
simulate-length = A game takes { $mean } ± { $error } decisions. Every ± is a 95% confidence interval.
simulate-distribution = Scores of { $player }
simulate-everybody = everyone
simulate-uses = Average uses per player and game, over { $games } games
simulate-variants = { $game }, { $games } games each
simulate-variant = rules
simulate-wins-of = { $player }: wins
simulate-mean-of = { $player }: score
simulate-first-seat = first seat
simulate-decisions = decisions
simulate-picture = { $game }: scores in { $games } games, in percent

## Games on a server
join-name = Your name:
join-watching = You’re watching this game. Ctrl-C leaves.
join-taken = Someone else is already playing in that seat, so you can only watch.
join-waiting-seats = Waiting for { $names } to join.
join-waiting-start = Everyone’s here. The game starts in a moment.
join-waiting = Waiting for { $names }.
join-reconnecting = Connection lost. Reconnecting …
join-left = Your seat is still yours. Come back with: { $command }
join-help = Type ? for this help, “rules” for the rules, “undo” to ask the others to undo the last move and “quit” to leave. Your seat stays yours.
join-undo-asked = You asked to undo the last move.
join-wish-undo = { $name } would like to undo the last move. Press u if that’s OK.
join-wish-stop = { $name } would like to end the game. Press u if that’s OK.
join-wish-remove = { $name } would like to give someone’s seat to a bot. Press u if that’s OK.
join-vote-undo = { $name } would like to undo the last move. OK? [Y/n]
join-vote-stop = { $name } would like to end the game. OK? [Y/n]
join-vote-remove = { $name } would like to give someone’s seat to a bot. OK? [Y/n]

## Matches
match-title = { $game }: { $games } of { $wanted } games
match-player = player
match-wins = wins
match-ties = ties
match-losses = losses
match-score = score
match-points = points per game
match-elo = The Elo difference of { $name } is { $elo } (95% interval from { $low } to { $high }).
match-failed = { $name } forfeits game { $number }. { $why }
match-failures = { $count ->
    [one] { $name } forfeited one game.
   *[other] { $name } forfeited { $count } games.
 }
match-open = Undecided so far. The log-likelihood ratio is { $ratio }; the test stops at ±{ $bound }.
match-stronger = Decided. { $name } is closer to { $high } Elo ahead than to { $low } (log-likelihood ratio { $ratio }).
match-not-stronger = Decided. { $name } is closer to { $low } Elo ahead than to { $high } (log-likelihood ratio { $ratio }).

## Doctor
doctor-folder = { $path } is writable.
doctor-folder-not-writable = { $path } isn’t writable ({ $why }). Make the server’s user its owner.
doctor-secret-file = The secret file { $path } is private.
doctor-secret-file-missing = There’s no secret file { $path } yet. The server creates one when it starts.
doctor-secret-file-unreadable = The server can’t read the secret file { $path }. Make the server’s user its owner.
doctor-secret-file-open = Others can read the secret file { $path }. Run: chmod 600 { $path }
doctor-admin-token = The host’s token in { $path } is private.
doctor-admin-token-missing = There’s no file { $path } with the host’s token. Create one, or remove the setting admin_token_file.
doctor-admin-token-unreadable = The server can’t read the host’s token in { $path }. Make the server’s user the file’s owner.
doctor-admin-token-open = Others can read the host’s token. Run: chmod 600 { $path }
doctor-disk = { $path } has { $free } MB of free space.
doctor-disk-low = { $path } has only { $free } MB of free space. Free some space, or delete old games: noppa prune --older-than 90d
doctor-disk-full = The disk is almost full. { $path } has { $free } MB of free space, and the server needs { $least } MB. Free some space.
doctor-descriptors = This system lets a process open { $most } files, which limits how many players can connect. Set LimitNOFILE to { $wanted } or more.
doctor-clock = The clock agrees with the database.
doctor-clock-past = The clock says { $date }, which can’t be right. Set it, and turn on time sync (timedatectl set-ntp true).
doctor-clock-differs = The clock differs from the one on { $where } by { $seconds } s. Turn on time sync on both systems (timedatectl set-ntp true).
doctor-clock-back = The newest game is { $seconds } s in the future, so the clock was set back. Correct it before you start the server.
doctor-database-missing = There’s no database { $path } yet. The server creates one when it starts.
doctor-database-empty = The database is empty. The server creates its tables when it starts.
doctor-database-version = The database is up to date (version { $version }).
doctor-database-older = The database is at version { $found }. When the server starts, it makes a backup and upgrades to { $wanted }.
doctor-database-newer = The database is at version { $found }, from a newer Noppa, but this one only knows { $wanted }. Install the newer Noppa, or restore a backup.
doctor-database-writing = The database is writable.
doctor-database-away = The database doesn’t respond: { $why }. Check that it’s running, and check its address and password.
doctor-redis = Redis responds.
doctor-redis-away = Redis doesn’t respond: { $why }. Check that it’s running, and check its address.
doctor-server = The server is running and ready (version { $version }).
doctor-server-away = No server responds at { $url } ({ $why }), so the proxy wasn’t checked. Start the server and run this again.
doctor-server-not-ready = The server is running but isn’t ready: { $why }
doctor-server-older = The server is still running version { $running }, but { $installed } is installed. Restart it.
doctor-no-public-url = No public URL is set, so the proxy wasn’t checked.
doctor-proxy = The proxy forwards the scheme and the client’s address correctly.
doctor-proxy-away = Can’t reach { $url }: { $why }. Check the name, the certificate and the proxy.
doctor-proxy-host = The proxy changes the Host header to “{ $host }”. Make it pass on { $wanted }.
doctor-proxy-other = { $url } responds with status { $status }, but it isn’t Noppa. Check where the proxy forwards to.
doctor-proxy-scheme = The proxy doesn’t tell the server that players use { $scheme }. Make it set X-Forwarded-Proto.
doctor-proxy-untrusted = The server doesn’t know that players use { $scheme }. Set trust_proxy = true.
doctor-proxy-pretended = Players can fake their address. Make the proxy set X-Forwarded-For itself instead of passing it on.
doctor-proxy-no-address = The proxy doesn’t forward players’ addresses, so everyone counts as one. Make it set X-Forwarded-For.
doctor-proxy-socket = WebSockets don’t get through the proxy ({ $why }). Make it forward the Upgrade and Connection headers.
doctor-proxy-socket-works = WebSockets get through the proxy.

## The full screen
full-roll = { $name }: press Space to roll.
full-draw = { $name }: press Space to draw a card.
full-enter-dice = { $name }: roll, then press Enter and type what the dice show.
full-choose = { $name }: choose your move.
full-choose-dice = { $name }: choose dice with { $keys }, then press Space.
full-choose-both = { $name }: hold dice with { $keys }, or choose with the arrow keys and Enter.
full-choose-place = { $name }: choose with the arrow keys and Enter.
full-chosen = Enter: { $move }
full-which = Which one?
full-no-move = You can’t do that here. M lists every move.
full-pace = { $seconds } s between moves
full-coach-waits = The coach can help once it’s your turn to choose.

## The full screen: keys in the bottom line
full-key-roll = Roll
full-key-draw = Draw a card
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
full-search = What would you like to do?

## The full screen: panels
full-panel-log = What happened
full-panel-coach = Coach
full-panel-chances = Chances of winning
full-panel-help = Help
full-help-keys =
    Ctrl+P lists everything you can do.
    Select something and press ? to read about it.

## The full screen: leaving
full-resume-later = Your game is saved. Continue it with: noppa play --resume { $path }

## The full screen: step by step
full-step-on = Next
full-step-back = Back
full-next-mistake = Next mistake
full-previous-mistake = Previous mistake
full-first = Start
full-last = End

## The full screen: a map
full-zoom = Zoom
full-roll-again = Roll these again
full-use-twice = Use a die twice
full-decide = Keep the dice, or select the ones you want to roll again. You can do that once a game.
full-tag = Choose a city for { $tag }.

## The full screen: the first screen and others
full-new-game = New game
full-game = Game
full-continue = { $others ->
    [0] Continue { $game } ({ $day })
   *[other] Continue { $game } with { $names } ({ $day })
 }
full-learn = Lessons
full-people = People at this computer
full-nobody = Nobody, just watch
full-bots = Bots
full-level-random = random: plays any move
full-level-simple = simple: only thinks about this turn
full-level-easy = easy
full-level-medium = medium
full-level-hard = hard: always plays the best move it can find
full-start = Start game
full-change = Change
full-names = Names
full-back = Back
full-reading = Reading your games…
full-panel-answer = What each choice is worth
