# The server: what it refuses, and the few words of its first page.

## Starting
serve-listening = Noppa is running at { $url } (press Ctrl-C to stop).
serve-running = Noppa is already running at { $url }.
serve-running-lan = Noppa is already running at { $url }. Stop it first, then start it again with --lan.
serve-scan = To play on a phone at home, scan this code:
serve-backed-up = { $count ->
    [one] Backed up one game to { $path }.
   *[other] Backed up { $count } games to { $path }.
 }
serve-pruned = { $count ->
    [one] Deleted one game.
   *[other] Deleted { $count } games.
 }
serve-restored = { $count ->
    [one] Restored one game.
   *[other] Restored { $count } games.
 }
serve-exported = { $count ->
    [one] Exported one game to { $path }.
   *[other] Exported { $count } games to { $path }.
 }
serve-forgotten = { $deleted ->
    [one] Deleted one game.
   *[other] Deleted { $deleted } games.
 } { $kept ->
    [one] Removed the player’s name from one game with others.
   *[other] Removed the player’s name from { $kept } games with others.
 }
error-setting-unknown = There’s no setting “{ $key }”. Settings: { $allowed }.
error-setting-value = The setting “{ $key }” can’t be “{ $value }”. Allowed: { $allowed }.
error-setting-no-file = Can’t read the settings file { $path }: { $why }.
error-setting-not-toml = The settings file { $path } isn’t valid TOML: { $why }.
error-setting-tls-pair = A TLS certificate needs its key, and a key its certificate. Set both or neither.
error-setting-public-url = “{ $value }” isn’t a public address. Write it like https://dice.example.org.
error-setting-database = Write the database address as { $allowed }.
error-setting-age = Write an age as 90d or 12h, not “{ $text }”.
error-setting-extra = You need to install an extra package first: pip install 'noppa[{ $extra }]'.
error-secret-file = Can’t read or create the secret file { $path }: { $why }.
error-secret-short = The secret in { $path } is too short. It needs at least { $least } characters.
error-port-in-use = Can’t listen on { $host } port { $port }: { $why }.
error-database-no-file = Can’t open the database { $path }: { $why }.
error-database-in-use = Another Noppa server is already using the database { $database }. To run several, use Redis: see --redis.
error-database-away = Can’t reach the database ({ $why }).
error-database-newer = The database has version { $found }, from a newer Noppa. This Noppa only knows versions up to { $wanted }.
error-backup-exists = { $path } already exists. Choose another name for the backup.
error-backup-no-database = There’s no database { $path }, so there’s nothing to back up.
error-backup-failed = Couldn’t write the backup { $path }: { $why }.
error-restore-failed = Couldn’t restore { $path }: { $why }.
error-restore-not-empty = The database already has games in it. Restore into an empty one.
error-lan-unavailable = This computer isn’t on a network that phones can join.
error-lan-busy = Can’t listen on { $address }: { $why }.

## Requests
error-request-invalid = The request has a mistake in { $where }: { $why }.
error-request-refused = The server refused this request ({ $status }).
error-no-such-page = There’s nothing at { $path }.
error-method-not-allowed = You can’t do that with { $path }.
error-message-not-text = Send messages as text, not as bytes.
error-body-too-long = This request is too big. The limit is { $most } bytes.
error-host-unknown = This server isn’t called “{ $host }”.
error-origin-unknown = Pages from { $origin } can’t do that here.
error-too-fast = { $seconds ->
    [one] That was too much at once. Try again in { $seconds } second.
   *[other] That was too much at once. Try again in { $seconds } seconds.
 }
error-too-many-sockets = There are too many connections from your network. The limit is { $most }.
error-storage-unavailable = We can’t reach your games right now. Nothing is lost. Try again in a moment.
error-storage-full = There’s no room left on this device. Delete some games and try again.
error-needs-server = That needs a server. Here you can play with bots and with people on this device.
error-worker-unavailable = The coach is busy. Try again.
error-worker-busy = Too many requests are waiting. Try again in a moment.
error-worker-too-long = That’s taking too long to work out.
error-name-refused = That name isn’t allowed here. Choose another one.
error-content-refused = A word in this file isn’t allowed here.
error-admin-off = The host’s page is turned off on this server.
error-admin-only = That isn’t the host’s token.
error-client-gone = The request was cancelled.
error-disk-full = The disk is almost full. There’s only { $free } MB left, and Noppa needs at least { $least } MB.
error-closing = The server is shutting down. Try again in a moment.

## Games
error-game-not-found = We can’t find that game.
error-game-not-started = The game hasn’t started yet.
error-game-not-over = The game isn’t over yet.
error-game-closed = This game was closed because its rules have changed since it started.
error-seed-not-awaited = This game doesn’t need a secret number from you now.
error-seed-differs = This isn’t the secret number you promised.
error-seeds-differ = The secret numbers for this game’s dice don’t match the saved ones, so the game can’t go on.
error-stale = The game has moved on. Take another look.
error-same-needs-fair-dice = The same dice for everyone only works with Noppa’s dice.
error-dice-not-real = You can only enter dice in a game with real dice.
error-record-day-open = These are today’s dice. You can get the record tomorrow.
error-remark-no-move = Entry { $number } isn’t a move by that player.
error-played-not-yours = Somebody else has already added this game.
error-question-no-move = Entry { $number } of that game isn’t a move.
error-lesson-no-step = The lesson has no step { $step }.
error-practice-unknown = There’s nothing to practise in { $game }.
error-day-not-played = These are today’s dice. Play them to the end, then you can look at other games.
error-odds-unequal = We can’t show chances to win while a bot plays at random.
error-day-unknown = There are no dice of the day for { $game } on { $day }.

## Seats
error-seat-not-there = There’s no seat { $seat }.
error-seat-not-yours = That’s somebody else’s seat.
error-seat-taken = That seat is taken.
error-seat-is-bots = A bot is playing there.
error-seat-present = The player in that seat is still connected, so you can’t take it.
error-remove-own = To give up your own seat, leave the game.
error-remove-too-few = It takes at least { $least } other players at the table to remove somebody.
error-seat-in-round = You can join when this round is over.
error-seat-not-absent = That player hasn’t been away for { $seconds } seconds yet.
error-creator-only = Only the player who made the game can do that.
error-players-only = Only players can do that.
error-host-only = Only the person who started the server can do that.
error-invite-unknown = This invitation no longer works. Ask for a new one.
error-link-unknown = This link was already used or is too old. Ask for a new one.
error-coach-not-allowed = This game is played without a coach.
error-undo-not-agreed = This game is played without undo.
error-nothing-asked = Nobody asked for that, or the game has moved on.

## A static site
site-written = { $count ->
    [one] Wrote one file ({ $megabytes } MB) to { $path }. You can host this folder on any web server, at any address.
   *[other] Wrote { $count } files ({ $megabytes } MB) to { $path }. You can host this folder on any web server, at any address.
}
site-needs-server = Visitors play on their own device. To play by link and compare results of the day, run a server with “noppa serve”.
error-site-not-built = The browser app isn’t built yet. Run “cd web && npm ci && npm run build”.
error-site-not-empty = { $path } isn’t empty. Choose a new folder.
error-site-failed = Couldn’t write the site to { $path }: { $why }.
