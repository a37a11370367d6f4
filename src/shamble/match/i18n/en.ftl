# Words of the table itself. Every key stands in both languages; what a game says is in its own catalogue.

## Small words
yes = Yes
no = No
close = Close
settings = Settings
menu = Menu
link = Link
spectator = Watching

## Language, light, motion
language = Language
language-it = Italiano
language-en = English
theme = Light
theme-system = As the system
theme-dark = Night
theme-light = Day
speed = Motion
speed-slow = Slow
speed-normal = Normal speed
speed-fast = Fast
speed-instant = No motion
places = Names of places
places-names = By name
places-notation = As in notation

## Lobby
lobby = Lobby
minutes = { $range } min
real-card-number = Card { $number }
dice-send = These: { $faces }
dice-again = Wrong, again
real-board = To do on your board
real-board-done = Done
dice-typed-by = { $name } types it in.
dice-correct = Correct the last roll
dice-by = { $name } rolls
card-by = { $name } draws
dice-keys = Digits on the keyboard do it, too.
card-pick = Which card was drawn?
card-find = Look for a card
brief-win = How you win
brief-lose = How you lose
brief-special = Special here
brief-advice = Advice
briefing = Briefing
briefing-start = To the first turn
briefing-back = Back to the table
briefing-again = Read again later with
setup-measured = { $alone ->
    [no] { $side }: { $level } bots win { $won } of 100 against the others (measured over { $games } games)
   *[other] { $level } bots win { $won } of 100 (measured over { $games } games)
}
setup-unmeasured = Not measured yet how hard this is

## Bots
bot-random = picks at random
bot-novice = novice
bot-veteran = veteran
bot-expert = expert
bot-veteran-hunter = veteran, hunts zombies
bot-veteran-runner = veteran, runs for it
bot-veteran-honest = veteran, honest
bot-veteran-schemer = veteran, schemer
bot-veteran-coward = veteran, coward
bots-pause = Pause the bots
bots-go = Let them go
bots-step = One step
call = When it is my turn and I look elsewhere
call-off = Only the title says so
call-on = Call me
your-turn = Your turn
bots-pace = Pace of the bots
pace-0 = At once
pace-1 = Quick
pace-2 = Calm
pace-3 = Slow

## The table
party = Everybody on the board
sheet-tabs = Cards, dice, log, chat and rules
board = Board
phases = Order of the turn
round = Turn { $round }
actions = Actions
cost = Cost
choices = Possible choices
choices-more = and { $count } more: point at the board
choices-back = Something else
choices-cancel = Cancel
cards = Cards
sheet = Figure
dice = Dice
tab-table = Table
log = Log
chat = Chat
rules = Rules
rail = Log, chat and rules
thing-several = { $count ->
    [one] one way to use it
   *[other] { $count } ways to use it
}
zoom-in = Nearer
zoom-all = Show the whole board
table-opening = Laying out the table

prompt-quiet = Nothing to decide
waiting-for = Waiting for { $names }
waiting-open = A chair is empty: pass its link on or give it to a bot.
confirm-yes = Do it
confirm-no = No, back
go-here = go there
go-there = Go to { $place }
go-there-for = Go to { $place } for { $cost }
go-past = In reach of: { $who }.
chance-exact = Worked out exactly
chance-sampled = Found by playing it { $count } times
inspect-close = Close
inspect-sees = { $count ->
    [one] Sees one place: show it
   *[other] Sees { $count } places: show them
}
inspect-here = Here: { $place }
inspect-nobody = Nobody is here.
inspect-not-now = Nothing can be done with it now.
inspect-click = Click to do something with it
story-skip = Skip on
log-fold = { $moved ->
    [0] { "" }
    [one] One moved.
   *[other] { $moved } moved.
} { $hurt ->
    [0] { "" }
    [one] One hurt.
   *[other] { $hurt } hurt.
} { $came ->
    [0] { "" }
    [one] One came.
   *[other] { $came } came.
} { $fell ->
    [0] { "" }
    [one] One fell.
   *[other] { $fell } fell.
}
curtain-pass = Pass the screen to
curtain-note = Nothing is shown until { $name } opens.
curtain-open = I am { $name }, open
curtain-enter = or press Enter
curtain-pin = PIN of { $name }
seat-pin = PIN, four digits
seat-pin-note = Whoever wants to look in your place has to type it.
curtain-other = Somebody else is here
ballot-sealed = { $count } of { $all } sealed
ballot-mine = Sealed: { $what }. You may still change it.

refused-title = { $verb }: not now
refused-several = { $count } ways
refused-more = And { $count ->
    [one] one more reason.
   *[other] { $count } more reasons.
}
refused-show = Show where I could
refused-count = { $count ->
    [one] one more you cannot do now
   *[other] { $count } more you cannot do now
}
refused-why = Why?
refused-fold = Hide

roll-last = Last roll
roll-none = No dice have been rolled yet.
ask-roll = Type in what { $dice ->
    [one] the die shows
   *[other] the { $dice } dice show
}
ask-draw = A card is drawn
ask-pick = Chance decides
dice-type = Type in the dice
dice-which = Die { $at } of { $count }:

log-back = Look back to this moment
log-empty = Nothing has happened yet.
log-older = Older lines
log-newer = Newer lines
past = Looking back to move { $version }
past-now = Back to now

chat-none = Nobody has said anything yet.
chat-write = Write to the table
chat-send = Say it

## Undo, hint
undo = Take back
undo-not = This cannot be taken back
undo-nothing = You have done nothing yet that could be taken back.
undo-ask = Ask the table
redo = Do it again
vote-undo = { $count ->
    [one] { $name } asks to take back one move of { $whose }.
   *[other] { $name } asks to take back { $count } moves, of { $whose }.
}
vote-count = { $count ->
    [0] To answer: { $waiting }
   *[other] Agreed: { $agreed }. To answer: { $waiting }
}
vote-bot = { $by ->
    [none] A bot is to sit in for { $whose }, who is away.
   *[other] { $by } wants a bot to sit in for { $whose }, who is away.
}
vote-late = Time is up for { $whose }. Is a bot to choose this time?
vote-yes = Agreed
vote-no = No
vote-withdraw = Withdraw it
hint = Hint
thought = What did it consider?
thought-did = Last it chose: { $did }
thought-plan = It keeps to what it had in mind.
thought-alone = It played by its rules of thumb and looked no further.
hint-do = Do that
advice-do-step = Do step 1
advice-show = Show { $letter }
advice-decide = I decide
advice-says = The veteran says
advice-thinking = Thinks ahead
hint-odds = Chances
hint-chance = { $chance } %
advice-to-win = { $chance } % to win with this plan
advice-with = to win with this plan
advice-against = against { $chance } %
advice-against-what = with “{ $what }”
advice-alone = All else that was weighed begins the same way.
advice-even = No real difference. Do what you like.
advice-games = { $games ->
    [one] One game played on from here, give or take { $error }.
   *[other] { $games } games played on from here, give or take { $error }.
}
advice-fair = It sees no more than you do.
advice-plan = The plan
advice-plan-b = Plan B
advice-perhaps = then perhaps
advice-times = { $what }, { $count } times
advice-works = works: { $chance }
advice-why = Why
advice-why-b = Played on, this came out next best.
advice-or = Or
advice-own = Your idea
advice-own-odds = { $chance } % against { $best } %
hint-why-not = Why not that?
hint-why-not-what = Compare with …

## Seats, links, orders
seats = Seats
seats-links = A link is a seat: whoever opens it sits down. Keep your own to yourself.
seats-fair = Fair dice: all chance comes from a secret, mixed with something from every seat. Its hash was fixed before the first roll:
seats-fair-secret = The secret, now that the game is over; “shamble replay --check” rolls the saved game again with it:
fair-check = Roll it all again
fair-checking = Rolling …
fair-wrong-secret = This is not the secret that was promised.
fair-wrong = { $count } rolls or draws are not those that the secret gives, first at entry { $entry }.
fair-right = The secret is the promised one, and all { $count } rolls and draws are those it gives. { $free ->
    [0] { "" }
   *[other] { $free } more were typed in, or cannot be told apart here.
}
seats-shown = This game was saved, loaded or forked while it was running: whoever opened the table has seen its secrets up to then.
seat-you = you
seat-name = Name at the table
seat-mine = { $name }, you
seat-bot = { $name }, bot
seat-open = { $name }, empty
seat-here = { $name }, here
seat-away = { $name }, away
seat-present = here
seat-absent = away
line-good = good connection
line-fair = slow connection
line-poor = poor connection
seat-empty = empty chair
seat-take = Play it myself
seat-to-bot = Give to a bot
seat-free = Give to a friend
seat-link = Copy its link
seat-invite = Make a link
seat-host = looks after the table
seat-entrust = Ask to look after the table
seat-dismiss = Ask to leave
seat-dismiss-bot = … and a bot sits down
seat-dismiss-open = … and leave the chair free
seat-mute = Mute for all
seat-unmute = Let them talk again
seat-hand-over = Hand it to a friend and leave
seat-handed = You are watching now. Send this link to your friend: it opens your seat, and no other does.
reports = Reported to you
report-line = { $by } about { $about }: “{ $text }”
chat-about = About what { $name } wrote
chat-hush = Hide their words from me
chat-unhush = Show their words again
chat-report = Report to the host
seat-lent = { $name }, a bot sits in
seat-late = { $name }, away: a bot may sit in
seat-standin = Let a bot sit in
seat-nudge = Nudge
seat-nudged = reminded
seat-back = I am back
seat-back-within = back within { $time }
seat-may-bot = a bot may sit in
seat-sits-in = a bot sits in
nudged = { $name } waits for you: it is your turn.
nudged-host = The table waits for you: it is your turn.
clock = Clock
clock-soon = { $seconds } seconds left for your choice.
clock-up = time is up
clock-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
clock-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
clock-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
clock-days = { $days ->
    [one] one day
   *[other] { $days } days
}
clock-short-days = { $days } d
clock-short-hours = { $hours } h
clock-kind = Time to think
clock-kind-none = No clock
clock-kind-decision = Each choice
clock-kind-game = Whole game
clock-kind-days = By days
clock-kind-note = A clock runs only where somebody at the table has to choose, and stands while the table is paused or they are away. Whoever has the table told to them has twice the time.
clock-days-note = Days run whoever is at the table: for a game by correspondence.
clock-time = Time
clock-more = More with each choice
clock-then = When time is up
clock-then-wait = It is only shown
clock-then-bot = A bot chooses
clock-then-vote = The others vote
clock-then-bot-note = After three times in a row a bot plays on, until its person is back.
manners-watch = Spectators see the table
manners-watch-live = at once
manners-watch-late = { $count } choices later
manners-watch-turn = when a turn is over
manners-watch-none = not at all
manners-watch-note = They see what lies open, and nobody's cards. When the game is over they see all that everybody sees.
manners-silent = Spectators do not talk
manners-calm = Only whoever looks after the table paces and pauses the bots
link-copy = Copy link
link-copied = Copied
link-watch = Copy a link to watch
orders = When to ask me
orders-only = Only when I can play a card
orders-until-turn = Pass until my next turn
orders-each = Ask me even when there is only one thing to do
saved = The game saves itself after every move.
export = Save to a file
replay = Replay

## The line
line-lost = The line to the table is down. Trying again; nothing is lost.
line-slow = Waiting for the table’s answer …
mend-again = Let it try again
mend-choose = Choose for it
no-code-refused = The rules do not allow that.
no-code-stale = The table has moved on. Look again.
no-code-turn = It is not your turn.
no-code-seat = That seat is not yours.
no-code-over = The game is over.
no-code-bad = The table did not understand that.
no-code-offline = The line is down: wait a moment.
no-code-lost = The line broke. Look whether it was done.

## Problems
problem-offline = The table cannot be reached.
problem-server = The table answered with an error ({ $status }).
problem-game = There is no game called { $game } here.
problem-page = Something went wrong on this page. Load it again.
problem-lost = There is nothing at this address.

## Replay
replay-opening = Fetching the game
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-back = One move back
replay-turn-next = To the next turn
replay-turn-back = To the turn before
replay-where = Where in the game
replay-step = Move { $at } of { $count }
replay-tempo = Speed { $tempo } times
replay-share = Share this moment
replay-fork = Play on from here

## The end
end-rounds = Turn by turn
end-round = turn { $round }
end-scores = Who made it
score-won = won
score-lost = lost
review = Game review
review-do = Review
review-back = Back to the table
review-won = { $name }, won in round { $round }
review-lost = { $name }, lost in round { $round }
review-whose = Whose decisions
review-chance = Chance of winning
review-about = each point was played on in imagined games by a veteran bot
review-busy = Looking into it: round { $round } of { $rounds }
review-again = Try again
review-ready = The review is ready.
review-not-over = The game is still running. It can be reviewed when it is over.
review-sum = { $count ->
    [one] One decision cost { $percent } %
    [2] Two decisions cost { $percent } %
    [3] Three decisions cost { $percent } %
   *[other] { $count } decisions cost { $percent } %
  }
review-most = The costliest decision took { $percent } %
review-nothing = The bots of this game play by rules of thumb and imagine no games, so there are no chances to show.
review-costs = What it cost
review-none = No decision cost more than 3 %.
review-good = Of your { $count } decisions, { $good } were what the veteran would have done, or within 1 %.
review-good-of = Of the { $count } decisions of { $who }, { $good } were what the veteran would have done, or within 1 %.
review-percent = { $percent } %
review-who = { $who }
review-when = Round { $round }, { $who }
review-where = Round { $round }, { $who }, decision { $at } of { $count }
review-turning = Turning point
review-previous = The listed decision before
review-following = The next listed decision
review-next = Next: round { $round }
review-compare = What was played and what was better
review-played = You played
review-played-by = { $who } played
review-better = Better was
review-instead = The veteran would have played
review-played-mark = you played
review-played-mark-by = was played
review-better-mark = better was
review-before = before it { $percent } %
review-then = then { $percent } %
review-why = Why
review-came = What came of it
review-turned = The chance rose from { $before } % to { $after } %.
review-cost = In the same imagined games it came out { $percent } % better.
review-close = Too close to call: the imagined games show no clear difference.
review-same = The veteran would have done the same.
review-luck = Dice and the others since the decision before: { $change } %.
review-table = Chance of winning at the end of each round
review-round-name = Round
end-turning = The turning point
end-watch = Watch it
end-kills = Zombies put down
end-finds = Things found
end-wounds = Wounds
end-again = Play again
end-replay = Watch the replay
end-board = Look at the board
end-share = Share this game

## Rule reader
rules-of = Rules of { $name }
rules-search = Search the rules
rules-sections = Sections
rules-kinds = Show
rules-kind-all = Everything
rules-kind-rule = Rules
rules-kind-example = Examples
rules-kind-gap = Rulings
rules-kind-component = Components
rules-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
rules-none = Nothing found.
rules-now = For this decision
rules-now-none = Pick an action to see its rules here.
rules-all = Open all the rules
rules-play = Set up a game
rules-opening = Opening the rules
rules-example = Example
rules-gap = Ruling
rules-reconstructed = Reconstructed
rules-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
rules-copies-reconstructed = Number reconstructed
rules-lines = { $count ->
    [one] Rulebook, line { $lines }
   *[other] Rulebook, lines { $lines }
}
rule-open = Open in the rules
rule-number = Rule { $id }
rule-reconstructed = Reconstructed: the rulebook does not say it, the printed game may differ.

## Plain table: any game without a board of its own
plain-table = plain table
plain-map = Map
plain-list = List
plain-data = Data
plain-place = Place
plain-who = Who
plain-what = What
plain-free = Free
plain-things = Things to choose
plain-position = Position
plain-more = More
plain-numbers = Numbers
plain-of = { $value }/{ $most }
plain-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
plain-hand = Your cards
plain-hand-none = No cards in hand.
plain-bot = bot
plain-done = turn over

## Keys
help-keys = Keys
key-move = from thing to thing on the board, from button to button in a row
key-choose = choose
key-clear = close, let go, leave
key-undo = take back
key-redo = do it again
key-hint = hint
key-board = to the board
key-actions = to the actions
key-nearer = nearer
key-farther = farther
key-fit = whole board
key-pan = move the board
key-pause = pause the bots or let them go
key-step = one step of the bots
key-speed = motion
key-chat = write to the table
key-menu = menu
key-help = this list
key-tab = to the next part of the page: Tab goes to the board, to one thing on it, and on
key-next = to the next thing on the board or the one before, also where several lie on one another
key-look = look at a thing
key-briefing = what this scenario is about
keys-verbs = Actions
keys-verbs-note = Each action keeps its key, whatever else can be chosen.
keys-game = This game
keys-table = The table
keys-fixed = Always
keys-single = Letters, digits and signs
keys-on = Do something
keys-off = Do nothing
keys-change = Change: { $does }, now { $key }
keys-none = no key
keys-press = Press the new key; Del for none
keys-again = As at first
confirm = Shall it be done?
spoken-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
spoken-confirm = Enter: do it. Esc: back.
spoken-back = Taken back
everybody = On the board
everybody-count = { $count } × { $name }

## Inviting
invite = Invite a friend
invite-title = { $count ->
    [0] Everybody is here
    [one] One chair is empty
   *[other] { $count } chairs are empty
}
invite-late = Start whenever you like: who comes later takes the chair from its bot.
invite-waiting = The first to open the link sits here.
invite-you = you, at this screen
invite-ticket = Invitation
invite-screen = On this screen
invite-friend = Invite a friend
invite-sit = Sit down as { $name }
invite-code = The link as a code to scan
invite-scan = Scan it, or send the link. Whoever opens it sits down.
invite-local = Only this computer can open it for now. For others start the server with --host 0.0.0.0 and open it by this computer's name.
invite-home = Works for everyone in your home network.
invite-share = Share
ticket-sit = Sit down at { $name }’s table
ticket-say = Say it on the phone
ticket-lock = Only with the code
ticket-open = Stands in the lobby, too
who-are-you = Who are you?
wait-for = Waiting for { $name }
wait-guest = { $name } begins when everybody is here. Say your name, and when you are ready.
wait-watch = You are watching. The game has not begun yet.
wait-friend = Waiting for a friend
wait-free = The first to come sits here.
wait-ready = ready
wait-leave = Leave this chair
wait-swap = Change chairs
wait-swap-free = Sit here
wait-swap-asked = asked to change chairs
wait-swap-back = Rather not
wait-swap-asks = { $name } would like your chair
wait-swap-yes = Change
wait-swap-no = No
wait-ready-do = I am ready
wait-ready-not = Ready: take it back
wait-call = A call to talk meanwhile
wait-call-join = Join the call
wait-public = Show it in the lobby: anyone may sit down
wait-line = One line about your table
wait-sum = { $people ->
    [one] One person
   *[other] { $people } people
}{ $bots ->
    [0] { "" }
    [one] {" "}and a bot
   *[other] {" "}and { $bots } bots
}
wait-start = { $count ->
    [one] Start alone
    [2] Start with two
    [3] Start with three
    [4] Start with four
    [5] Start with five
    [6] Start with six
   *[other] Start with { $count }
}
series = { $count ->
    [one] The second game of a series
   *[other] { $count } games played in this series
}
series-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
series-title = The series so far
again-asked = Another game: everybody comes along, one chair further on.
again-go = Come along
again-stay = Stay here
again-seconds = Going there in { $count ->
    [one] a second
   *[other] { $count } seconds
}
invite-table = To the table
invite-bots = { $count ->
    [one] Start with a bot instead
   *[other] Start with { $count } bots instead
}

## States of things, after their names
state-hand = in hand { $what }
state-hand-empty = in hand { $what }, empty
state-unloaded = { $what } empty
state-pack = carries { $what }
state-unarmed = unarmed
state-with = with { $who }

# The told table
told-switch = How the table comes
told-table = Told table
told-table-picture = Picture
told-table-told = Told table
told-table-both = Both
told-asked = Asked
told-command = Command
told-send = Send
told-how = Type a number, a choice or a question; help lists them. In an empty field the arrow keys walk over the board.
told-choices-title = Choices
told-none = Nothing to choose now.
told-near = Near me
told-hand = In hand
told-everybody = Everybody
told-places = Places
told-board = Board, place by place
told-walk = The arrow keys walk over the board, Home leads to your own figure.
told-happened = What happened
told-last-page = How it ended, in full
told-noted = Noted.
told-kept = Nothing is done.
told-undone = Taken back.
told-redone = Done again.
told-undo-asked = The others are asked whether it may be taken back.
told-waits = The others wait: next for one step, wait to let them go on.
told-back = The line is up again.
told-vote-how = Type yes or no.
told-goes-on = The others go on by themselves.
told-no-hint = You are not asked anything now.
told-hint = { $number }: { $choice }. { $reason }
told-hint-odds = { $chance } % to win, against { $other } % with “{ $what }”.
told-hint-chance = { $chance } % to win.
told-hint-then = Then: { $what }.
told-hint-perhaps = Then perhaps: { $what }.
