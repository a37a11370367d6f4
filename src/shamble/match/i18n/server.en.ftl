# Messages of tables and the server: refused requests, bad files, undo, seats, errors for operators.

no-stale = The table has moved on. That question is no longer open.
no-not-your-turn = It isn't your turn to decide.
no-not-your-seat = That isn't your seat.
no-game-over = The game is over.
no-not-now = You can't do that now.
no-not-your-decision = This decision isn't yours.
no-such-action = “{ $text }” is not possible now.
no-roll-expected = No roll is needed now.
no-other-types = { $who } enters the dice and cards at this table.
no-typist = Seat { $seat } is a bot or does not exist, so it can't enter dice.
no-wrong-pin = That is not the PIN of this seat.
no-such-pin = A PIN has { $digits } digits.
no-impossible-roll = These dice are not possible. Check their number and their faces.
no-roll-to-correct = A player has chosen something since that roll. Take that choice back first.
no-undo-shown = The game is over and its dice are public, so nothing can be taken back.
no-redo = You have nothing to redo.
no-routine = There is nothing to do automatically here.
no-vote = There is no vote now.
no-delay = The delay for spectators can be 1 to { $most } decisions.
no-clock = The time must be from { $least } to { $most }.
no-leaver = That player isn't away.
no-leaver-days = In a correspondence game players come and go. The clock decides there.
no-leaver-yet = A bot can sit in for a player who has been away for { $seconds } seconds.
no-nudge = This player was just reminded. You can do it once every { $seconds } seconds.
no-review-lead = Another player leads the review.
no-vote-twice = There is a vote already.
no-vote-again = The others declined this just now. Ask again at the next decision.
no-take-alone = This bot holds a hidden hand. The other players have to agree, and none of them is here.
no-trouble = That problem is solved already.
no-rules-failed = The rules failed on this action, so it was taken back. Choose something else. The error was logged.
no-silent = Spectators can't chat at this table.
no-whisper = Choose another player to whisper to. Bots and empty seats can't listen.
no-log-full = This table has reached its limit of { $limit } moves and changes. Save the game, or open another table.
no-chairs = The setup is for { $seats } seats, but { $chairs } are taken.
no-seats = This game is for { $min } to { $max } seats, not { $seats }.
no-mode = There is no mode “{ $mode }”. Modes: { $modes }.
no-scenario = There is no scenario “{ $scenario }”. Scenarios: { $scenarios }.
no-option = There is no option “{ $option }”. Options: { $options }.
no-option-text = Option “{ $option }” must be a text.
no-option-long = Option “{ $option }” must be a text of at most { $most } characters.
no-option-value = Option “{ $option }” can't be “{ $value }”. Possible values: { $values }.
no-option-mode = Option “{ $option }” can't be used in mode “{ $mode }”.
no-option-scenario = Option “{ $option }” has no effect here. It belongs to: { $scenario }.
no-option-needs = Option “{ $option }” only works with “{ $other }”: { $value }.
no-option-seats = Option “{ $option }” has no effect with { $seats } players.
no-bot = There is no bot level “{ $bot }”. Levels: { $bots }.
no-bot-failed = The bot could not find a hint. Try again.
no-thought-bot = This seat isn't played by a bot.
no-thought-secret = This would reveal hidden information. You can ask when the game is over.
no-thought-yet = This bot hasn't made a choice yet.
no-seat-taken = A player is in that seat and at the table.
no-not-stored = The server could not store this, so it didn't happen. Its disk may be full.
no-spectator = Spectators can't do that.
no-host = Only the host and the co-host can do that.
no-message = The server did not understand the message: { $problem }
no-too-fast = Too many messages at once. Slow down a little.
no-too-long = This is too long. The limit is { $limit } characters.
no-too-many = This is too much at once. The limit is { $limit }.
no-pace = The bot speed must be from 0 to { $limit } seconds.

error-not-over = The game isn't over yet.
error-no-proof = The dice of this table came from a known seed, so there is nothing to prove.
hint-forced = This is the only option.
hint-random = All options are equally good.
hint-policy = A trained policy plays this.
hint-foreseen = The best result in many simulated games.
hint-idea-better = Your idea won more of the simulated games.
hint-plan-on = This continues the plan.

undo-none = You have nothing to take back.
undo-dice = Dice were rolled or cards were drawn after it.
undo-seen = It revealed hidden information.
undo-other = Another player has acted since.
undo-end = It ended the game.

event-seat-person = { $name } takes seat { $seat }.
event-seat-bot = A bot ({ $bot }) takes seat { $seat } as { $name }.
event-seat-open = Seat { $seat } is open.
event-seat-name = Seat { $seat } is now called { $name }.
trouble-bot = The bot of { $who } can't decide because of an error. Let it try again, or choose for it.
trouble-order = The queued action of { $who } failed. Choose by hand.
trouble-rules = The rules failed in this position. Take the last move back, or save the game and report the problem.
the-host = The host
notice-chooses = { $who } chooses this once for the bot of { $bot }, and sees what the bot sees.
notice-host = { $who } is co-host now, with control of seats, links and bot speed.
notice-reverted = The rules failed on a move of { $who }, so it was taken back. The error was logged.
notice-bot-lost = No bot sits in for { $who }: not enough players agreed.
notice-clock = { $who-is ->
    [you] Your time is up. The others are waiting for you.
   *[other] { $who } is out of time. The table waits.
}
notice-clock-bot = { $who-is ->
    [you] You ran out of time, so a bot chose for you.
   *[other] { $who } ran out of time, so a bot chose.
}
notice-clock-seat = { $who-is ->
    [you] You ran out of time three times in a row. A bot plays for you until you take your seat back.
   *[other] { $who } ran out of time three times in a row. A bot plays until they are back.
}
notice-clock-none = The clocks are off.
notice-clock-set = The clocks start again from the beginning.
notice-comes-back = { $who-is ->
    [you] Welcome back. You have your seat again.
   *[other] { $who } is back in the seat.
}
notice-late-lost = { $who-is ->
    [you] The others are waiting: you have some more time.
   *[other] No bot chooses. { $who } has some more time.
}
notice-sits-in = { $who-is ->
    [you] A bot plays for you until you are back.
   *[other] A bot sits in for { $who } until they are back.
}
notice-vote-won = All players agreed, so it was taken back.
notice-vote-lost = A player did not agree, so nothing was taken back.
notice-vote-withdrawn = The vote was withdrawn, so nothing was taken back.
notice-vote-late = Not all players answered in time, so nothing was taken back.
notice-take = { $who } now plays { $bot }, too, and sees what the bot knew.
notice-take-new = A player has taken over { $bot } from the bot, and sees what the bot knew.
notice-take-lost = The seat of { $who } stays with its bot: not all players agreed.
notice-watch-live = Spectators now see the table at once.
notice-watch-late = Spectators now see the table { $count } decisions later.
notice-watch-turn = Spectators now see finished turns only.
notice-watch-none = The table no longer has spectators until the end of the game.
notice-sent-away-you = The host has taken your seat away, so your link no longer opens it. To come back, ask the host for a new link.

error-no-content = { $game } can't read this file.
error-no-such-game = There is no game “{ $game }”.
error-no-such-lesson = This game has no lesson “{ $lesson }”.
error-no-such-table = This table does not exist.
error-no-such-version = There is no version { $version }. The last one is { $last }.
error-no-spectators = This table doesn't allow spectators during the game.
error-no-such-page = This address does not exist.
error-no-such-text = There is no such catalogue in this language.
error-wrong-key = This link doesn't open the table.
error-bad-request = The server did not understand the request: { $problem }
error-too-big = This is too large. The limit is { $limit } kB.
error-too-fast = Too many requests at once. Wait a moment.
error-too-slow = The upload took too long. Try again.
error-host = This server does not accept the host name “{ $host }”. The operator can allow it with SHAMBLE_HOSTS={ $host }
error-origin = This request came from a page of another site.
error-method = This address does not accept such a request.
error-not-stored = The server could not store this, so nothing has changed. Its disk may be full.
error-secret = A save contains all hidden information. During the game only a player who has always been alone can get it.
error-seed-shared = With an open seat you can't choose a seed, because you would know all dice in advance.
error-server = The server had an error. Nothing was lost.
error-page-missing = The page is not built yet. Run “make web” and reload.
error-other-protocol = The server was updated. Reload the page.
error-full = Too many tables are open. Try again later.
error-table-broken = This table was played with the rules of version { $rules } and can't continue with the current ones: { $problem }. It was not changed.
table-other-rules = This table was played with the rules of version { $was }. It continues with those of version { $now }.
table-other-key = The server has a new key. Rolls and draws before entry { $entry } can no longer be checked; later ones can.

error-save-foreign = This is not a Shamble save file.
error-save-format = The file has format { $found }. This version reads format { $known }.
error-save-game = Line { $line }: there is no game “{ $game }”.
error-save-line = Line { $line }: { $problem }
error-save-cut = The file ends too early, after line { $line }.
error-save-after-end = Line { $line } comes after the end.
error-save-count = The file should have { $entries } entries but has { $found }.
error-save-too-big = The file is too large. The limit is { $limit } kB.
error-save-too-long = The log is too long. The limit is { $limit } entries.
error-save-seats = The file changes seats too often. The limit is { $limit } times.
error-save-diverged = These rules can't replay the saved game. Step { $step } ({ $text }): { $problem }

error-database-unusable = The database { $path } can't be used: { $problem }. It was not changed.
error-key-unusable = The key file { $path } can't be used: { $problem }. It was not changed.
error-redis = Redis can't be used: { $problem }. Check --redis.
error-redis-needed = Several processes need Redis to communicate. Pass its URL with --redis.
error-workers = This system can't run several server processes on one port. Use --workers 1.
error-workers-end = The server processes stop right after they start. See their messages above.
error-backup = The backup { $path } can't be used: { $problem }.
error-local = Only programs on the server's own machine can do this.
error-key-other = This database belongs to another key file than { $path }. Give all machines of a server the same one with SHAMBLE_KEY_FILE. To go on with a new key, start once with --new-key: earlier dice can then no longer be checked.
error-database-newer = The database { $path } is from a newer version of Shamble (schema { $found }, known { $known }). It was not changed.
error-port-taken = Port { $port } of { $host } is used by another program. Choose another one with --port.
error-address = The server can't listen on { $host }, port { $port }: { $problem }.

## How it ended
list-and = { $first } and { $last }
hero = { $who }
fate-alive = Survived
fate-left = Escaped
fate-dead = Fell in round { $round }
fate-turned = Turned in round { $round }
fate-again = { $count ->
    [0] Never fell
    [one] Fell once
   *[other] Fell { $count } times
}
fate-eaten = Eaten in hour { $round }
fate-leader = Taken by the leader in hour { $round }
fate-tower = Died with the tower in hour { $round }
fate-sick = No antidote at the end

## The lab
error-lab-closed = The lab of this server is closed. Start Shamble on your own machine to use it.
error-lab-run = This study no longer exists.
error-lab-games = A study can have 1 to { $most } games.
error-lab-changes = A study can have at most { $most } changes.
error-lab-busy = Too many studies are waiting. Stop one, or come back later.

## Coming together
no-waiting = The game hasn't begun. The host starts it when all players are here.
no-swap = The player of that seat must be at the table for this.
no-begun = The game has already begun.
no-call = The link to a call must start with https://
no-muted = The host has muted you.
no-report = This was not said here.
error-link-used = This link no longer opens a seat: it was used, or the seat was given to another player. If you used it, open the table in that browser. Otherwise ask for a new link.
error-banned = This address has been banned from the server.
error-watcher-removed = The host has asked you to leave this table, so you can no longer watch it. The players can still give you a seat.
error-over = The game is over.
error-just-taken = All seats are taken now.
error-table-gone = This table is no longer open.
error-code = No table has this code. Ask for it again.
error-code-near = No table has this code. Did you mean “{ $near }”?
error-code-guesses = Too many wrong codes. Wait a minute, or open the link instead.
notice-begins = The game begins.
notice-sent-away = { $name } was removed from the table.
notice-swapped = { $who } and { $other } have swapped seats.
notice-handed-over = { $name } leaves and gives the seat to a friend.
notice-muted = { $who } was muted. Other players no longer see those messages.
notice-unmuted = { $who } is no longer muted.
notice-report = A player reports a message of { $name }: “{ $text }”. In the seats dialog you can mute or remove the player.
