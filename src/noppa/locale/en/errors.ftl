# What went wrong, and what would be right. One message for each code of the error tree;
# a game's own codes are in its file.

error-unforeseen = Something went wrong ({ $code }).

## Moves
error-move-unreadable = “{ $text }” is not a move of this game.
error-move-illegal = “{ $move }” cannot be played now.
error-move-not-a-move = “{ $move }” is not a move; the rules take moves, not text.
error-move-game-over = The game is over.
error-move-chance-first = { $asked ->
    [draw] A card comes first.
   *[roll] The dice come first.
 }
error-move-out-of-turn = It is not this seat’s turn.

## Chance
error-roll-not-asked = No dice are to be rolled now.
error-roll-count = { $dice ->
    [one] One die is rolled, not { $given }.
   *[other] { $dice } dice are rolled, not { $given }.
 }
error-roll-face = A die shows 1 to 6, not { $face }.
error-draw-not-asked = No card is to be turned now.
error-card-not-in-pile = { $card } is not in the pile any more. Left: { $allowed }.
error-card-unknown = There is no card “{ $card }”. Cards: { $allowed }.
error-real-dice = The dice are real: type what they show.
error-real-card = The cards are real: type what was turned.
error-replay-over = The recorded game had no more dice or cards than that.
error-replay-differs = The recorded game has something else at this point: { $came }.

## Games, editions, options
error-game-unknown = There is no game “{ $game }”. Games: { $allowed }.
error-edition-unknown = There is no edition “{ $edition }”. Editions: { $allowed }.
error-option-unknown = There is no option “{ $key }”. Options: { $allowed }.
error-option-value = “{ $key }” cannot be { $value }. Allowed: { $allowed }.
error-option-form = Write an option as NAME=VALUE, not “{ $text }”.
error-players = { $least } to { $most } can play, not { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Board
content-deck = Deck
content-map = Map
content-content = Board, deck or map
error-content-other-game = { $content }: this is for { $allowed }, not for { $game }.
error-content-not-plain = { $content }: something in it is not plain data.
error-content-kind = { $content }: give it as a file, a text or a table, not as { $given }.
error-content-not-a-table = { $content }: { $place } must be a table with { $allowed }.
error-content-key-unknown = { $content }: { $place } has an unknown key “{ $key }”. Allowed: { $allowed }.
error-content-key-missing = { $content }: { $place } lacks “{ $key }”.
error-content-no-file = { $content }: the file { $path } cannot be read: { $why }.
error-content-not-text = { $content }: the file is not UTF-8 text (byte { $byte }).
error-content-not-toml = { $content }: this is not valid TOML: { $why }.
error-content-line-too-long = { $content }: line { $line } is longer than { $most } characters.
error-content-too-deep = { $content }: { $line ->
    [0] brackets are nested more than { $most } deep.
   *[other] a key in line { $line } has more than { $most } parts.
 }
error-content-too-costly = { $content }: a game would take more than { $most } rolls, cards and moves.
error-content-too-long = { $content }: a file has at most { $most } bytes.

## The table
error-table-no-chance = Nothing is to be rolled or turned now.
error-table-started = A game starts once, with its first event.
error-table-not-over = The game is not over yet.
error-table-ended = The game has ended.
error-undo-nothing = There is nothing to take back.
error-undo-not-yours = The last choice is somebody else’s, and this round is not over.
error-undo-past-chance = A move cannot be taken back once dice or a card have followed it.
error-amend-needs-real-dice = Entries can be corrected only when the dice are real.
error-amend-other-kind = Entry { $number } is “{ $was }”; “{ $text }” cannot stand in its place.
error-step-unknown = There is no entry { $number } to change. Entries: { $legal }.
error-seat-unknown = There is no seat { $seat }.
error-bot-unknown = There is no bot “{ $bot }”. Bots: { $legal }.

## The coach
error-coach-no-worth = The coach does not know { $game } yet.
error-worth-not-over = The game is not over yet, so nobody has won it.
error-bot-not-due = Seat { $seat } has nothing to choose now, so its bot cannot be asked.
error-advice-not-due = Seat { $seat } has nothing to choose now.
error-review-unfinished = This game is not finished: a review needs its end.

## Simulations
error-simulate-games = The number of games must be a whole one from 1 up, not { $games }.
error-simulate-seed = A seed is a whole number, not { $seed }.
error-simulate-settled = These rules of { $game } are settled: an edition or option cannot be given beside them.
error-simulate-backend = There is no backend “{ $backend }”. Backends: { $allowed }.
error-simulate-workers = The number of workers must be a whole one from 1 up, not { $workers }.
error-simulate-cluster = A cluster has an address only for { $allowed }, not for { $backend }.
error-simulate-no-cluster = No { $backend } cluster answers at { $cluster }: { $reason }.
error-extra-missing = This needs more packages: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } played “{ $move }” in game { $game }, which is not legal there. Legal: { $allowed }.
error-simulate-apart = { $player } plays in compiled games only, with players of these levels: { $allowed }.
error-simulate-actions = { $player } must answer with { $count } whole numbers, one for each game, not with { $kind } of shape { $shape }.
error-simulate-failed = { $player } broke down in game { $game }: { $reason }
error-simulate-endless = Game { $game } is not over after { $decisions } decisions: these players may never end it.
error-simulate-format = Results go into a file of these kinds: { $allowed }; not { $path }.
error-simulate-write = { $path } cannot be written: { $reason }. The results of { $games } games are in it.
error-simulate-out-one = Results of every game go into a file for one set of rules, not for several to compare.
error-simulate-vary = What to compare is written NAME=A,B,C, not “{ $text }”.
error-simulate-vary-twice = “{ $key }” is varied twice.

## Records
error-record-no-file = { $path } cannot be read: { $why }.
error-save-exists = { $path } is already there, and it could be another game. Continue it with --resume, replace it with --overwrite, or choose another name.
error-save-taken = { $path } is already there. Choose another name.
error-file-not-written = { $path } can’t be written: { $why }.
error-record-too-long = A record has at most { $most } bytes.
error-record-not-text = This file is not UTF-8 text (byte { $byte }).
error-record-not-json = This record is damaged or cut short: line { $line }, column { $column }.
error-record-not-a-record = This file is not a Noppa record.
error-record-format-version = This record has format version { $found }; version { $wanted } can be read.
error-record-rules-version = This game was played by version { $found } of the rules; version { $wanted } is here.
error-record-key-unknown = Unknown key “{ $key }” in the record. Known: { $allowed }.
error-record-key-missing = The record lacks “{ $key }”.
error-record-key-twice = The key “{ $key }” stands twice in the record.
error-record-value = “{ $key }” in the record must be: { $allowed }.
error-record-not-over = The game in this record isn’t finished.
error-record-content-hash = The board, deck or map in this record is not the one it was played with.
error-event-unreadable = “{ $text }” is neither dice, a card nor a move.
error-record-event = Event { $number } cannot be read: “{ $text }”.
error-event-misfit = Event { $number }, “{ $event }”, does not fit: { $why }
error-state-unreadable = A saved position cannot be read: { $wanted } expected, found { $found }.
error-verify-real-dice = This game was played with real dice: there are no seeds to check.
error-verify-commitment = The seed shown is not the one promised: { $shown } instead of { $promised }.
error-verify-differs = Event { $number } differs: the record says “{ $event }”, the seeds give “{ $promised }”.

## Requests of programs
error-engine-too-long = A line has at most { $most } bytes.
error-engine-not-json = This line is not JSON: “{ $text }”.
error-engine-not-an-object = A request is a JSON object, not “{ $text }”.
error-engine-request = There is no request “{ $request }”. Requests: { $allowed }.
error-engine-key-unknown = “{ $request }” does not know the key “{ $key }”. Keys: { $allowed }.
error-engine-key-missing = “{ $request }” needs the key “{ $key }”.
error-engine-value = In “{ $request }” the key “{ $key }” must be: { $allowed }.
error-engine-protocol = Protocol version { $wanted } is spoken here, not { $found }.
error-engine-table = There is no table “{ $table }”. Tables: { $allowed }.
error-engine-nobody-due = Nobody is due to choose now.
error-engine-action = Actions are numbered 0 to { $most }, not { $action }.
error-engine-record = There is no record of this game: it was continued from another position.
error-engine-names = The record needs { $wanted } names, not { $given }.
error-engine-number = “{ $key }” must be from { $least } to { $most }, not { $given }.
error-engine-position = This position cannot come up ({ $why }).
error-engine-position-players = This position is one of { $players } players, the game one of { $wanted }.

## Lessons
error-lesson-unknown = There is no lesson for “{ $game }”. Lessons: { $allowed }.

## Programs at the table
error-program-no-start = The program “{ $command }” cannot be started: { $why }.
error-program-hangs = The program “{ $command }” gave no answer within { $seconds } seconds.
error-program-ended = The program “{ $command }” ended with code { $exit } instead of answering. { $complaint }
error-program-protocol = The program “{ $command }” speaks protocol version { $found }, not { $wanted }.
error-program-rubbish = The program “{ $command }” wrote something that is no answer: “{ $text }”.
error-program-gives-up = The program “{ $command }” reported an error: { $text }.
error-program-no-move = The program “{ $command }” played “{ $move }”, which is no move of this game.
error-program-illegal = The program “{ $command }” played “{ $move }”, which is not legal now.
error-programs-seated = { $seats ->
    [one] One program sits
   *[other] { $seats } programs sit
 } at this table, and { $programs } were named with --engine.

## Games on a server
error-join-link = “{ $text }” isn’t a link to a game. It looks like https://dice.example.org/#join=…
error-join-no-server = { $url } doesn’t answer: { $why }.
error-join-not-noppa = No Noppa server answers there (status { $status }).
error-join-no-coach = The coach isn’t there in a game on a server. Review the game when it’s over.
error-join-own-content = This game has a custom board, deck or map. Open the link in a browser to play it.
error-join-lost = The connection to { $url } was lost.

## Matches
error-match-games = A match has an even number of games from 2 up, not { $games }.
error-match-sprt = The stop rule takes two Elo differences, the smaller first: --sprt 0,10, not “{ $text }”.

## Learners
error-rl-unknown = There is no environment “{ $name }”. Environments: { $allowed }.
error-rl-reward = A reward is one of { $allowed }, not “{ $reward }”.
error-rl-illegal = What an illegal action does is one of { $allowed }, not “{ $illegal }”.
error-rl-action = Actions are numbered 0 to { $most }, not { $action }.
error-rl-envs = A batch has at least one game, not { $envs }.
error-rl-threads = A batch is played by at least one thread, not { $threads }.
error-rl-seeds = A batch takes one seed for all its games.
error-rl-actions = An array of { $count } whole numbers is needed, not one of { $kind } and shape { $shape }.
error-rl-batch = In game { $game_number } of the batch action { $action } (“{ $move }”) is not legal. Legal: { $legal }.
error-rl-no-batch = { $game } is not played in batches yet.
error-rl-no-observation = { $game } has no observations for learners.
error-native-missing = Noppa’s native core could not be loaded from { $path }: { $reason }. Install Noppa again.
error-native-refused = Noppa’s native core refused a call of { $function }: { $problem }.

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
