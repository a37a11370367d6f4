# What tables and the server say: refusals of requests, bad files, limits of undo, changes of seats.

no-stale = The table has moved on: that question is no longer asked.
no-not-your-turn = It is not your turn to decide.
no-not-your-seat = That seat is not yours.
no-game-over = The game is over.
no-not-now = That cannot be done now.
no-not-your-decision = You are not asked to decide this.
no-such-action = “{ $text }” is nothing that can be done now.
no-roll-expected = No roll is expected now.
no-other-types = { $who } types in what is rolled and drawn here.
no-typist = Seat { $seat } cannot type: it is a bot, or not there.
no-wrong-pin = That is not the PIN of this seat.
no-such-pin = A PIN has { $digits } digits.
no-impossible-roll = Dice cannot show that: check how many there are and what they show.
no-roll-to-correct = Somebody has chosen something since that roll: take that back first.
no-undo-shown = The game is over and its secret is out: everybody could tell what would be rolled.
no-redo = There is nothing of yours to do again.
no-routine = There is nothing here that could be done for you.
no-vote = No vote is under way.
no-delay = Spectators may be 1 to { $most } decisions behind.
no-clock = There is no such clock: from { $least } to { $most }.
no-leaver = Nobody is missing there.
no-leaver-days = At a table by correspondence people come and go; there the clock decides.
no-leaver-yet = A bot may sit in for whoever has been away for { $seconds } seconds.
no-nudge = They have just been reminded. Once in { $seconds } seconds is enough.
no-vote-twice = A vote is under way already.
no-trouble = Nothing is stuck there any more.
no-rules-failed = The rules fail over that, so it was taken back. Choose something else; what went wrong was written down.
no-silent = Spectators do not talk at this table.
no-whisper = Whisper to somebody else who sits here: bots and empty chairs do not listen.
no-log-full = This table has had { $limit } moves and changes, which is all it can hold. Save it, or open another.
no-chairs = The set-up is for { $seats } seats, but { $chairs } are taken.
no-seats = { $seats } seats do not fit: this game is for { $min } to { $max }.
no-mode = There is no mode “{ $mode }”. Modes: { $modes }.
no-scenario = There is no scenario “{ $scenario }”. Scenarios: { $scenarios }.
no-option = There is no option “{ $option }”. Options: { $options }.
no-option-text = Option “{ $option }” is a text.
no-option-long = Option “{ $option }” is a text of up to { $most } characters.
no-option-value = Option “{ $option }” cannot be “{ $value }”. Possible: { $values }.
no-option-mode = Option “{ $option }” does not belong to the mode “{ $mode }”.
no-option-scenario = Option “{ $option }” does not matter here; it belongs to: { $scenario }.
no-option-needs = Option “{ $option }” matters only with “{ $other }”: { $value }.
no-option-seats = Option “{ $option }” does not matter with { $seats } players.
no-bot = There is no bot of level “{ $bot }”. Levels: { $bots }.
no-bot-failed = No hint could be worked out just now. Try again.
no-thought-bot = No bot sits there.
no-thought-secret = What a bot holds is its own affair until the game is over.
no-thought-yet = It has not chosen anything yet.
no-seat-taken = Somebody sits there and is at the table.
no-not-stored = It could not be written to the disk, so it has not happened. Is the disk full?
no-spectator = Whoever only watches cannot do that.
no-host = Only whoever opened the table can do that.
no-message = The message was not understood: { $problem }
no-too-fast = Too many messages at once. Slow down a little.
no-too-long = That is too long: { $limit } characters at most.
no-too-many = That is too much at once: { $limit } at most.
no-pace = The pace of bots is between 0 and { $limit } seconds.

error-not-over = The game is not over yet.
error-no-proof = The dice of this table came from a seed: there was nobody to prove anything to.
hint-forced = There is nothing else to do.
hint-random = Any choice is as good as another.
hint-policy = So a policy that has learnt the game plays.
hint-foreseen = Played on in many imagined games, this comes out best.
hint-plan-on = This goes on with the plan.

undo-none = There is nothing of yours to take back.
undo-dice = Dice were rolled or cards drawn after it.
undo-seen = Something secret was revealed by it.
undo-other = Somebody else has acted since.
undo-end = It ended the game.

event-seat-person = { $name } takes seat { $seat }.
event-seat-bot = A bot ({ $bot }) takes seat { $seat } as { $name }.
event-seat-open = Seat { $seat } is free.
event-seat-name = Seat { $seat } is now called { $name }.
trouble-bot = The bot of { $who } cannot decide: something in it fails. Let it try again, or choose for it.
trouble-order = What { $who } had ordered failed. It has to be chosen by hand.
trouble-rules = The rules fail in this position. Take the last move back, or save the game and report it.
the-host = Whoever opened the table
notice-chooses = { $who } chooses this once for the bot of { $bot }, and sees what it sees.
notice-host = { $who } looks after the table now: seats, links and the pace of bots.
notice-reverted = The rules failed over a move of { $who }. It was taken back; what went wrong was written down.
notice-bot-lost = No bot sits in for { $who }: not enough of you agreed.
notice-clock = { $who-is ->
    [you] Your time is up. The table waits for you.
   *[other] Time is up for { $who }. The table waits.
}
notice-clock-bot = { $who-is ->
    [you] Your time was up: a bot chose for you.
   *[other] Time was up for { $who }: a bot chose.
}
notice-clock-seat = { $who-is ->
    [you] Your time was up three times in a row: a bot plays for you until you take your seat back.
   *[other] Time was up for { $who } three times in a row: a bot plays until they are back.
}
notice-clock-none = The clocks are off.
notice-clock-set = The clocks are set anew.
notice-comes-back = { $who-is ->
    [you] Welcome back: you have your seat again.
   *[other] { $who } is back, and has the seat again.
}
notice-late-lost = { $who-is ->
    [you] The others wait: you have some more time.
   *[other] No bot chooses: { $who } has some more time.
}
notice-sits-in = { $who-is ->
    [you] A bot plays for you until you are back.
   *[other] A bot sits in for { $who }, until they are back.
}
notice-vote-won = Everybody agreed: it was taken back.
notice-vote-lost = Somebody did not agree: nothing is taken back.
notice-vote-withdrawn = The vote was withdrawn: nothing is taken back.
notice-vote-late = Not everybody has answered in time: nothing is taken back.

error-no-content = This is no text that { $game } could read.
error-no-such-game = There is no game “{ $game }”.
error-no-such-table = There is no such table.
error-no-such-version = There is no version { $version }: the last one is { $last }.
error-no-spectators = This table has no spectators while the game runs.
error-no-such-page = There is no such address.
error-no-such-text = There is no catalogue of that name in that language.
error-wrong-key = This link does not open the table.
error-bad-request = The request was not understood: { $problem }
error-too-big = That is too big: { $limit } kB at most.
error-too-fast = Too many requests at once. Wait a moment.
error-too-slow = That took too long. Try again.
error-host = This server does not go by the name “{ $host }”. Whoever runs it can name it: SHAMBLE_HOSTS={ $host }
error-origin = That was asked by a page of another place.
error-method = That address does not take such requests.
error-not-stored = It could not be written to the disk, so nothing has changed. Is the disk full?
error-secret = A save tells all secrets: while the game runs it is given only to whoever has played here alone from the start.
error-seed-shared = A table with a free seat takes no chosen seed: whoever chose it would know the dice.
error-server = Something went wrong in the server. Nothing was lost.
error-page-missing = The page has not been built yet. Run “make web” and load it again.
error-full = There are too many tables open right now. Try again later.
error-table-broken = This table was played by the rules of version { $rules } and cannot go on by those of today: { $problem }. It was left as it is.
table-other-rules = This table was played by the rules of version { $was } and goes on by those of version { $now }.

error-save-foreign = This is not a saved game of Shamble.
error-save-format = The file has format { $found }; this version reads format { $known }.
error-save-game = Line { $line }: there is no game “{ $game }”.
error-save-line = Line { $line }: { $problem }
error-save-cut = The file is cut short after line { $line }.
error-save-after-end = Line { $line }: there is something after the end.
error-save-count = The file should have { $entries } entries and has { $found }.
error-save-too-big = The file is too big: { $limit } kB at most.
error-save-too-long = The log is too long: { $limit } entries at most.
error-save-seats = Seats change hands too often in it: { $limit } times at most.
error-save-diverged = The saved game cannot be played again with these rules. Step { $step } ({ $text }): { $problem }

error-database-unusable = The database { $path } cannot be used: { $problem }. It was left as it is.
error-key-unusable = The key file { $path } cannot be used: { $problem }. It was left as it is.
error-redis = There is no Redis to be used: { $problem }.
error-redis-needed = Several processes hear of one another through Redis, so its address is needed (--redis).
error-workers = Several processes behind one port are not to be had on this system.
error-workers-end = The processes that serve end as soon as they begin.
error-backup = The backup { $path } cannot be used: { $problem }.
error-local = This is for programs on the server's own machine.
error-key-other = This database belongs with another key file than { $path }: all machines of a server need the same one (SHAMBLE_KEY_FILE).
error-database-newer = The database { $path } was written by a newer version of Shamble (schema { $found }, known { $known }). It was left as it is.
error-port-taken = Port { $port } of { $host } is taken by another program. Choose another with --port.
error-address = The server cannot listen on { $host }, port { $port }: { $problem }.

## How it ended
list-and = { $first } and { $last }
hero = { $who }
fate-alive = Came through
fate-left = Got away
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
error-lab-closed = The lab of this server is closed. On a machine of your own it is open: start Shamble there.
error-lab-run = There is no such study here any more.
error-lab-games = A study has 1 to { $most } games.
error-lab-changes = At most { $most } changes go beside a table.
error-lab-busy = Too many studies are waiting already. Stop one, or come back later.

## Coming together
no-waiting = The game has not begun yet: the table waits for its people.
no-swap = Whoever sits there has to come to the table first.
no-begun = The game has begun already.
no-call = A link to a call begins with https://
no-muted = Whoever looks after the table has muted you.
no-report = That was not said here.
error-link-used = This link no longer opens a seat: somebody sat down with it, or the seat was given away. If it was you, open the table in the browser where you sat down; otherwise ask for a new link.
error-over = The game is over.
error-just-taken = Just taken: there is no free chair any more.
error-table-gone = This table is not open any more.
error-code = No table has this code. Ask for it once more.
error-code-near = No table has this code. Did you mean “{ $near }”?
error-code-guesses = That was wrong too often. Wait a minute, or open the link instead.
notice-begins = The game begins.
notice-sent-away = { $name } was asked to leave the table.
notice-swapped = { $who } and { $other } have changed chairs.
notice-handed-over = { $name } leaves and hands the seat to a friend.
notice-muted = { $who } was muted: what they write is passed on to nobody.
notice-unmuted = { $who } can be heard again.
notice-report = Somebody reports what { $name } wrote: “{ $text }”. It is in the seats dialog, where you can mute them or ask them to leave.
