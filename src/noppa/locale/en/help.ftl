# What `noppa --help` says: commands, options, and what is wrong with a command line.
# What one types stays as it is: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Usage:
usage-options = Options
usage-commands = Commands
usage-required = required
usage-try = For help, type “{ $command } --help”.

## Commands
command-noppa = Play and study five dice games. Without a command, Noppa opens in your browser.
command-menu = Choose a game and play it in the terminal.
command-games = List the games with their editions and options.
command-rules = Explain how to play a game, with examples.
command-play = Play a game in the terminal, alone, with friends or against bots.
command-join = Use a link to play or watch a game on a Noppa server.
command-engine = Answer requests as JSON lines, so that programs in any language can use the rules and bots.
command-match = Let two programs play each other and find out which is stronger. You can also name a bot’s level.
command-completion = Print the completion script for bash, zsh or fish.
command-solve = Calculate the exact value of a game with perfect play.
command-simulate = Play many games at once and print statistics.
command-review = See how much of a recorded game was luck and how much was skill.
command-history = See your finished games, your records and where you lose the most points.
command-practice = Practise your choices, worst mistakes first, or solve the puzzle of the day.
command-learn = Learn a game by playing a short lesson with prepared dice.
command-replay = Show a recorded game move by move.
command-verify = Check that nobody tampered with the rolls and cards of a recorded game. Works offline.
command-serve = Run a server where others can play. See docs/hosting.md.
command-site = Export Noppa as a static site for any web server. Games run in the visitor’s browser.
command-backup = Back up the server’s games to a file, even while the server is running.
command-restore = Restore a backup into an empty database.
command-doctor = Check the server’s setup and say how to fix problems.
command-export-person = Save everything the server stores about a player. Needs the player code.
command-delete-person = Delete everything the server stores about a player. Needs the player code.
command-prune = Delete the server’s old games.
command-languages = List the languages and how complete each one is.

## Options of several commands
flag-help = Show this help and exit.
flag-version = Show the version and exit.
flag-language = Use this language: fi, sv, en, …
flag-locale-dir = Use your own message files from this folder, with a subfolder for each language.
flag-edition = Play this edition. “noppa games” lists them.
flag-option = Set a house rule. You can use this more than once.
flag-json = Print everything as JSON.
flag-board = Play KIVI on your own board.
flag-deck = Play Dicetto with your own deck.
flag-map = Play Dice Trip on your own map.
flag-database = Use this database: sqlite:///FILE or postgresql://USER@HOST/NAME.
flag-config = Read settings from this TOML file.

## Options of one command
flag-noppa-lan = Let phones at home join. Shows an address and a QR code.
flag-noppa-no-browser = Don’t open the browser.
flag-play-player = Add a person. You can use this more than once.
flag-play-bot = Add a bot: easy, medium, hard, … You can use this more than once.
flag-play-engine = Add a program. You can use this more than once.
flag-play-first = Who goes first: a player’s name, or roll for the highest roll.
flag-play-timeout = Give a program this many seconds for each choice.
flag-play-dice = Use Noppa’s dice (fair) or your own (real).
flag-play-every-roll = With real dice, type every roll and not just the final dice.
flag-play-seed = Start the dice from this number. The same number gives the same dice.
flag-play-save = Save the game to this file as you play.
flag-play-overwrite = Let --save replace an existing file.
flag-play-resume = Continue the game saved in this file.
flag-play-coach = Get advice with ?, and a hint after a mistake.
flag-play-pace = Wait this many seconds between a bot’s moves.
flag-engine-schema = Print the JSON Schema of all requests and responses and exit.
flag-join-name = Your name in the game.
flag-join-save = Save the game to this file when it’s over.
flag-match-game = Play this game. Otherwise it’s the first one in “noppa games”.
flag-match-games = Play at most this many games. The number must be even, because each set of dice is played from both seats.
flag-match-sprt = Stop as soon as one of these two Elo differences is clearly more likely, for example 0,10.
flag-match-timeout = Give a program this many seconds for each choice.
flag-match-seed = Set the starting number. The same number gives the same dice.
flag-match-records = Save the record of every game to this folder.
flag-plain = Print line by line, without the full screen.
flag-no-animation = Show dice without animation.
flag-solve-distribution = Also print the distribution of final scores.
flag-simulate-players = Choose the players’ levels, separated by commas: hard,medium.
flag-simulate-games = Play this many games. You can write 1e6.
flag-simulate-vary = Compare editions, or values of an option.
flag-simulate-seed = Set the starting number. The same number gives the same games.
flag-simulate-workers = Use this many workers. Otherwise there’s one for each processor.
flag-simulate-backend = Choose threads, loky, dask or ray. Otherwise Noppa picks what suits this machine.
flag-simulate-cluster = Use the Dask or Ray cluster at this address.
flag-simulate-out = Save every game to this file, .csv or .parquet.
flag-simulate-svg = Save a chart of the scores to this file.
flag-review-svg = Save a chart of the game to this file.
flag-practice-daily = Solve the puzzle of the day. Everyone gets the same one.
flag-practice-questions = Stop after this many questions.
flag-practice-seed = Set the starting number. The same number gives the same questions.
flag-replay-all = Print the whole game without stopping.
flag-serve-host = Listen on this address. 0.0.0.0 means all addresses.
flag-serve-port = Listen on this port.
flag-serve-public-url = The URL players use: https://dice.example.org.
flag-serve-redis = Use Redis at redis://HOST, so that several processes can share one database.
flag-serve-secret-file = Read the key that signs cookies and invitations from this file.
flag-serve-tls-cert = Use this certificate to serve HTTPS without a proxy.
flag-serve-tls-key = The private key of the certificate.
flag-serve-trust-proxy = Trust the client address that a reverse proxy forwards.
flag-doctor-public-url = The URL players use. The proxy there is checked too.
flag-prune-older-than = Delete games that haven’t changed for this long: 90d or 12h.
flag-languages-missing = List every missing message.

## What is wrong with a command line
did-you-mean = Did you mean { $like }?
error-usage-command = There’s no command “{ $command }”. You can use { $allowed }.
error-usage-option = This command has no option { $option }.
error-usage-value-missing = { $option } needs a value.
error-usage-missing = You need to add { $option }.
error-usage-choice = { $option } must be one of { $allowed }.
error-usage-number = { $option } must be a number.
error-usage-from = { $option } must be a number of at least { $least }.
error-usage-between = { $option } must be a number from { $least } to { $most }.
error-usage-too-many = This command doesn’t expect “{ $text }”. Leave it out.
error-usage-unforeseen = Noppa can’t read this command line ({ $option }).
