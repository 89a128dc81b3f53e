# What went wrong, and what would be right. One message for each code of the error tree;
# a game's own codes are in its file.

error-unforeseen = Something went wrong ({ $code }).

## Moves
error-move-unreadable = “{ $text }” isn’t a move in this game.
error-move-illegal = You can’t play “{ $move }” now.
error-move-not-a-move = “{ $move }” isn’t a move object. Make one from text with rules.parse().
error-move-game-over = The game is over.
error-move-chance-first = { $asked ->
    [draw] Turn over a card first.
   *[roll] Roll the dice first.
 }
error-move-out-of-turn = It’s not this player’s turn.

## Chance
error-roll-not-asked = There’s nothing to roll now.
error-roll-count = { $dice ->
    [one] This roll takes one die, not { $given }.
   *[other] This roll takes { $dice } dice, not { $given }.
 }
error-roll-face = A die shows 1 to 6, not { $face }.
error-draw-not-asked = There’s no card to turn over now.
error-card-not-in-pile = { $card } isn’t in the pile any more. These cards are left: { $allowed }.
error-card-unknown = There’s no card “{ $card }”. Cards: { $allowed }.
error-real-dice = You’re playing with real dice. Enter what they show.
error-real-card = You’re playing with real cards. Enter the card you turned over.
error-replay-over = The recorded game has no more rolls or cards.
error-replay-differs = The recorded game has something else here: { $came }.

## Games, editions, options
error-game-unknown = There’s no game “{ $game }”. Games: { $allowed }.
error-edition-unknown = There’s no edition “{ $edition }”. Editions: { $allowed }.
error-first-unknown = There’s no player “{ $name }”. Who goes first can be: { $allowed }.
error-option-unknown = There’s no option “{ $key }”. Options: { $allowed }.
error-option-value = “{ $key }” can’t be { $value }. Allowed: { $allowed }.
error-option-form = Write an option as NAME=VALUE, not “{ $text }”.
error-players = This game is for { $least } to { $most } players, not { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Board
content-deck = Deck
content-map = Map
content-content = Board, deck or map
error-content-other-game = { $content }: this file is for { $allowed }, not for { $game }.
error-content-not-plain = { $content }: use only plain data (text, numbers, lists and tables).
error-content-kind = { $content }: pass a path, TOML text or a table, not { $given }.
error-content-not-a-table = { $content }: { $place } must be a table with { $allowed }.
error-content-key-unknown = { $content }: { $place } has an unknown key “{ $key }”. Allowed: { $allowed }.
error-content-key-missing = { $content }: { $place } is missing the key “{ $key }”.
error-content-no-file = { $content }: can’t read the file { $path } ({ $why }).
error-content-not-text = { $content }: the file isn’t UTF-8 text (byte { $byte }).
error-content-not-toml = { $content }: the file isn’t valid TOML ({ $why }).
error-content-line-too-long = { $content }: line { $line } is longer than { $most } characters.
error-content-too-deep = { $content }: { $line ->
    [0] brackets are nested more than { $most } deep.
   *[other] a key in line { $line } has more than { $most } parts.
 }
error-content-too-costly = { $content }: a game would take more than { $most } rolls, cards and moves. Make it shorter.
error-content-too-long = { $content }: the file is too big. It can have up to { $most } bytes.

## The table
error-table-no-chance = There’s nothing to roll or turn over now.
error-table-started = The game has already started.
error-table-not-over = The game isn’t over yet.
error-table-ended = The game has ended.
error-undo-nothing = There’s nothing to undo.
error-undo-not-yours = The last move was somebody else’s, and this round isn’t over yet.
error-undo-past-chance = You can’t undo a move after the next roll or card.
error-amend-needs-real-dice = You can only correct entries when you play with real dice.
error-amend-other-kind = Entry { $number } is “{ $was }”. You can’t change it to “{ $text }”.
error-step-unknown = There’s no entry { $number } to change. Entries: { $legal }.
error-seat-unknown = There’s no seat { $seat }.
error-bot-unknown = There’s no bot “{ $bot }”. Bots: { $legal }.

## The coach
error-coach-no-worth = The coach doesn’t know { $game } yet.
error-worth-not-over = The game isn’t over yet, so nobody has won.
error-bot-not-due = Seat { $seat } has nothing to choose now, so there’s no move to ask its bot for.
error-advice-not-due = Seat { $seat } has nothing to choose now.
error-review-unfinished = This game isn’t finished. Play it to the end to review it.

## Simulations
error-simulate-games = The number of games must be a whole number, 1 or more, not { $games }.
error-simulate-seed = The seed must be a whole number, not { $seed }.
error-simulate-settled = These rules of { $game } already include their options. Don’t pass an edition or options with them.
error-simulate-backend = There’s no backend “{ $backend }”. Backends: { $allowed }.
error-simulate-workers = The number of workers must be a whole number, 1 or more, not { $workers }.
error-simulate-cluster = You can only give a cluster address for { $allowed }, not for { $backend }.
error-simulate-no-cluster = Can’t reach a { $backend } cluster at { $cluster }: { $reason }.
error-extra-missing = This needs more packages: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } played the illegal move “{ $move }” in game { $game }. Legal: { $allowed }.
error-simulate-apart = { $player } only plays in compiled games, with players of these levels: { $allowed }.
error-simulate-actions = { $player } must return { $count } whole numbers, one for each game, not { $kind } of shape { $shape }.
error-simulate-failed = { $player } failed in game { $game }: { $reason }
error-simulate-endless = Game { $game } isn’t over after { $decisions } decisions. These players may never finish it.
error-simulate-format = Can’t save results to { $path }. Use a file of one of these types: { $allowed }.
error-simulate-write = Can’t write { $path }: { $why }. It has the results of { $games } games so far.
error-simulate-out-one = You can only save every game’s result when you simulate one set of rules, not when you compare several.
error-simulate-vary = Write what to compare as NAME=A,B,C, not “{ $text }”.
error-simulate-vary-twice = You’ve named “{ $key }” twice. Put all its values in one list.

## Records
error-record-no-file = Can’t read { $path }: { $why }.
error-save-exists = { $path } already exists and could be another game. Continue it with --resume, replace it with --overwrite, or choose another name.
error-save-taken = { $path } already exists. Choose another name.
error-file-not-written = Can’t write { $path }: { $why }.
error-record-too-long = This file is too big. A record can have up to { $most } bytes.
error-record-not-text = This file isn’t UTF-8 text (byte { $byte }).
error-record-not-json = This record is damaged or incomplete (line { $line }, column { $column }).
error-record-not-a-record = This file isn’t a Noppa record.
error-record-format-version = This record has format version { $found }. This Noppa reads version { $wanted }.
error-record-rules-version = This game was played with version { $found } of the rules. This Noppa has version { $wanted }.
error-record-key-unknown = The record has an unknown key “{ $key }”. Known keys: { $allowed }.
error-record-key-missing = The record is missing the key “{ $key }”.
error-record-key-twice = The record has the key “{ $key }” twice.
error-record-value = The record has a wrong value for “{ $key }”. Allowed: { $allowed }.
error-record-not-over = The game in this record isn’t finished.
error-record-content-hash = The board, deck or map in this record isn’t the one the game was played with.
error-event-unreadable = “{ $text }” isn’t a roll, a card or a move.
error-record-event = Can’t read entry { $number }: “{ $text }”.
error-event-misfit = Entry { $number }, “{ $event }”, doesn’t fit the game. { $why }
error-state-unreadable = Can’t read a saved state: expected { $wanted }, found { $found }.
error-verify-real-dice = This game was played with real dice, so there are no rolls to check.
error-verify-commitment = The secret number isn’t the one promised before the game. It gives { $shown } instead of { $promised }.
error-verify-differs = Entry { $number } doesn’t check out. The record says “{ $event }”, but the secret numbers give “{ $promised }”.

## Requests of programs
error-engine-too-long = This line is too long. The limit is { $most } bytes.
error-engine-not-json = This line isn’t JSON: “{ $text }”.
error-engine-not-an-object = A request must be a JSON object, not “{ $text }”.
error-engine-request = There’s no request “{ $request }”. Requests: { $allowed }.
error-engine-key-unknown = The request “{ $request }” has no key “{ $key }”. Keys: { $allowed }.
error-engine-key-missing = The request “{ $request }” needs the key “{ $key }”.
error-engine-value = The request “{ $request }” has a wrong value for “{ $key }”. Allowed types: { $allowed }.
error-engine-protocol = This engine speaks protocol version { $wanted }, not { $found }.
error-engine-table = There’s no table “{ $table }”. Tables: { $allowed }.
error-engine-nobody-due = Nobody has anything to choose now.
error-engine-action = Actions are numbered from 0 to { $most }; { $action } isn’t one of them.
error-engine-record = This game has no record because it was continued from a given state.
error-engine-names = The record needs { $wanted } names, not { $given }.
error-engine-number = “{ $key }” must be between { $least } and { $most }, not { $given }.
error-engine-position = This state is impossible in the game ({ $why }).
error-engine-position-players = This state has { $players } players, but the game has { $wanted }.

## Lessons
error-lesson-unknown = There’s no lesson for “{ $game }”. Lessons: { $allowed }.

## Programs at the table
error-program-no-start = Can’t start the program “{ $command }”: { $why }.
error-program-hangs = { $seconds ->
    [one] The program “{ $command }” didn’t answer within { $seconds } second.
   *[other] The program “{ $command }” didn’t answer within { $seconds } seconds.
 }
error-program-ended = The program “{ $command }” exited with code { $exit } instead of answering. { $complaint }
error-program-protocol = The program “{ $command }” speaks protocol version { $found }, not { $wanted }.
error-program-rubbish = The program “{ $command }” sent an invalid answer: “{ $text }”.
error-program-gives-up = The program “{ $command }” reported an error: { $text }.
error-program-no-move = The program “{ $command }” played “{ $move }”, which isn’t a move in this game.
error-program-illegal = The program “{ $command }” played “{ $move }”, which isn’t legal now.
error-programs-seated = { $seats ->
    [one] This game has a seat for one program,
   *[other] This game has seats for { $seats } programs,
 } but you named { $programs } with --engine.

## Games on a server
error-join-link = “{ $text }” isn’t a link to a game. A link looks like https://dice.example.org/#join=…
error-join-no-server = { $url } doesn’t answer: { $why }.
error-join-not-noppa = There’s no Noppa server at that address (status { $status }).
error-join-no-coach = There’s no coach in games on a server. You can review the game when it’s over.
error-join-own-content = This game has a custom board, deck or map. Open the link in a browser to play it.
error-join-lost = The connection to { $url } was lost.
error-practice-daily = The puzzle of the day is the same for everyone, so --daily doesn’t work with { $option }.
error-play-resume = --resume continues the game in the file as it is, so it doesn’t work with { $option }.

## Matches
error-match-games = A match needs an even number of games, 2 or more, not { $games }.
error-match-sprt = The stop rule takes two Elo differences, the smaller one first, such as --sprt 0,10, not “{ $text }”.

## Learners
error-rl-unknown = There’s no environment “{ $name }”. Environments: { $allowed }.
error-rl-reward = The reward must be one of { $allowed }, not “{ $reward }”.
error-rl-illegal = The setting for illegal actions must be one of { $allowed }, not “{ $illegal }”.
error-rl-action = Actions are numbered from 0 to { $most }; { $action } isn’t one of them.
error-rl-envs = A batch needs at least one game, not { $envs }.
error-rl-threads = A batch needs at least one thread, not { $threads }.
error-rl-seeds = Pass one seed for the whole batch.
error-rl-actions = Pass an array of { $count } whole numbers, not one of { $kind } with shape { $shape }.
error-rl-batch = Action { $action } (“{ $move }”) isn’t legal in game { $game_number } of the batch. Legal: { $legal }.
error-rl-no-batch = { $game } can’t be played in batches yet.
error-rl-no-observation = { $game } doesn’t have observations for learners.
error-native-missing = Couldn’t load Noppa’s native core from { $path }: { $reason }. Install Noppa again.
error-native-refused = Noppa’s native core refused a call to { $function }: { $problem }.

## Why the system refused something, after a colon
why-no-such-file = there’s no such file
why-not-permitted = you don’t have permission
why-is-a-folder = it’s a folder
why-not-a-folder = part of the path isn’t a folder
why-already-there = it already exists
why-disk-full = the disk is full
why-read-only = the disk is read-only
why-address-in-use = another program is using it
why-no-such-address = this computer doesn’t have that address
why-connection-refused = nothing answers there
error-not-a-backup = This isn’t a file of games saved from a device.
