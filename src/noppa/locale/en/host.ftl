# The pages about the server itself: its limits, a player’s data, and the host’s page.

## Limits
host-limits = Limits
host-limits-more = This server limits how much each player and each network address can do, so that it stays fast for everyone. In a normal game you won’t notice.
host-limit-person = Per player
host-limit-address = Per network address
host-limit-commands = Moves and page views
host-limit-commands-more = Every move counts, and so does every game or page you open.
host-limit-making = New games and files
host-limit-making-more = Creating or joining a game, linking a device, opening a saved game, checking a custom board, deck or map.
host-limit-thinking = Coach and reviews
host-limit-thinking-more = Computing time for advice, win chances, reviews, practice and custom files. Bots always keep playing.
host-limit-newcomers = New players
host-limit-newcomers-more = Browsers that visit for the first time.
host-limit-reactions = Reactions
host-limit-reactions-more = Applause and other reactions.
host-limit-connections = Open games
host-limit-connections-more = Games you have open in a browser right now.
host-limit-rate = { $first } at once, then { $minute } per minute
host-limit-seconds = { $first } s at once, then { $minute } s per minute
host-limit-total = { $first } at the same time

## A player’s data
host-data = Your data
host-data-more = You don’t need an account to play here. The server stores your games: the moves, when they were made, and the names you typed. Old games may be deleted after a while.
host-data-code = Your player code
host-data-code-more = Send it to the host of this server if you have a question about your data. Nobody can use it to play as you.
host-data-save = Save my data
host-data-delete = Delete everything
host-data-delete-more = This deletes your games and everything stored in this browser. In games with others, a bot takes your seat and your name is removed. You can’t undo this.
host-data-keep = Keep my data
host-data-delete-yes = Yes, delete everything
host-data-deleted = Everything is deleted
host-data-deleted-more = { $count ->
    [0] You weren’t in any games with others.
    [one] In one game with others, your seat no longer has a name.
   *[other] In { $count } games with others, your seat no longer has a name.
 }

## The host’s page
host-admin = Host page
host-admin-token = Host token
host-admin-token-more = You’ll find it in the file set as admin_token_file.
host-admin-open = Open
host-admin-lock = Lock
host-admin-running = In progress
host-admin-finished = Ended
host-admin-none = There are no games here.
host-admin-end = End game
host-admin-end-more = The scores stay as they are, and the game is saved.
host-admin-end-yes = Yes, end game
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
host-admin-person-delete-more = This deletes the player’s games. In games with others, the seat loses its name. You can’t undo this.
host-admin-person-keep = Keep player
host-admin-person-deleted = { $count ->
    [one] One game was deleted.
   *[other] { $count } games were deleted.
 }
