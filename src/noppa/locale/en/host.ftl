# The pages about the server itself: its limits, a player’s data, and the host’s page.

## Limits
host-limits = Limits
host-limits-more = So that everyone gets their turn, this server limits what one player and one network address can ask for. In a normal game you won’t notice.
host-limit-person = Per player
host-limit-address = Per network address
host-limit-commands = Moves and pages
host-limit-commands-more = Every move, and every look at a game or a page.
host-limit-making = New games and files
host-limit-making-more = Making or joining a game, linking a device, opening a record, checking a custom board, deck or map.
host-limit-thinking = Coach and reviews
host-limit-thinking-more = Computing time for advice, chances to win, reviews, practice and files of your own. Bots always play on.
host-limit-newcomers = New players
host-limit-newcomers-more = Browsers that come here for the first time.
host-limit-reactions = Reactions
host-limit-reactions-more = Applause and the like.
host-limit-connections = Open games
host-limit-connections-more = Games that are open in a browser right now.
host-limit-rate = { $first } at once, then { $minute } a minute
host-limit-seconds = { $first } s at once, then { $minute } s a minute
host-limit-total = { $first } at the same time

## A player’s data
host-data = Your data
host-data-more = You play here without an account. The server keeps your games: the moves, when they were made, and the names you typed. Old games may be deleted after a while.
host-data-code = Your player code
host-data-code-more = Send it to the host of this server if you have a question about your data. Nobody can play as you with it.
host-data-save = Save my data
host-data-delete = Delete everything
host-data-delete-more = Your games will be deleted. In games with others a bot takes your seat, and your name is removed. What this browser has stored is deleted too. You can’t undo this.
host-data-keep = Keep my data
host-data-delete-yes = Yes, delete everything
host-data-deleted = Everything is deleted
host-data-deleted-more = { $count ->
    [0] There were no games with others.
    [one] In one game with others your seat is now nameless.
   *[other] In { $count } games with others your seat is now nameless.
 }

## The host’s page
host-admin = Host’s page
host-admin-token = Host’s token
host-admin-token-more = It is in the file that the setting admin_token_file names.
host-admin-open = Open
host-admin-lock = Lock
host-admin-running = In progress
host-admin-finished = Ended
host-admin-none = There are no games here.
host-admin-end = End game
host-admin-end-more = The scores stand as they are, and the record is kept.
host-admin-end-yes = Yes, end it
host-admin-keep = Don’t end it
host-admin-older = Older games
host-admin-private = private
host-admin-watching = { $count ->
    [one] one person connected
   *[other] { $count } people connected
 }
host-admin-connections = Connections
host-admin-games = Games open now
host-admin-stored = Stored games
host-admin-disk = Free disk space
host-admin-disk-amount = { $amount } GB
host-admin-version = Version
host-admin-person = A player’s data
host-admin-person-code = Player code
host-admin-person-save = Save data
host-admin-person-delete = Delete player
host-admin-person-delete-more = The player’s games are deleted, and in games with others the seat loses its name. You can’t undo this.
host-admin-person-keep = Keep the player
host-admin-person-deleted = { $count ->
    [one] One game was deleted.
   *[other] { $count } games were deleted.
 }
