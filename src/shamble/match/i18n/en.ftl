# The words of the table. Every key exists in both languages. Each game has its own catalogue.

## Small words
yes = Yes
no = No
close = Close
settings = Settings
menu = Menu
link = Link
spectator = Spectator

## Language, light, motion
language = Language
language-it = Italiano
language-en = English
theme = Theme
theme-system = System
theme-dark = Dark
theme-light = Light
speed = Animation
speed-slow = Slow
speed-normal = Normal speed
speed-fast = Fast
speed-instant = No animation
places = Place names
places-names = Names
places-notation = Notation

## Lobby
lobby = Lobby
minutes = { $range } min
real-card-number = Card { $number }
dice-send = Enter { $faces }
dice-again = Start over
real-board = Do this on your board
real-board-done = Done
dice-typed-by = { $name } enters the result.
dice-correct = Correct the last roll
dice-by = { $name } rolls
card-by = { $name } draws
dice-keys = You can also type the digits.
card-pick = Which card was drawn?
card-find = Search for a card
brief-win = How you win
brief-lose = How you lose
brief-special = Special rules
brief-advice = Advice
briefing = Briefing
briefing-start = Start the first turn
briefing-back = Back to the table
briefing-again = Read it again later with
briefing-learn = Learn by playing ({ $minutes } minutes)
setup-measured = { $alone ->
    [no] { $side }: { $level } bots win { $won } of 100 games against the others (measured in { $games } games)
   *[other] { $level } bots win { $won } of 100 games (measured in { $games } games)
}
setup-unmeasured = Difficulty not measured yet

## The guide of a lesson
guide = Guide
guide-open = Open the guide
guide-fold = Fold the guide
guide-step = Step { $step } of { $of }
guide-next = Go on
guide-show = Show me
guide-do-it = Make this move
guide-free = Another move? Make it. The guide follows.
guide-answer = That works too
guide-go-on = Go on from here
guide-take-back = Take it back
guide-go-back = Back to “{ $step }”
guide-back = Shall we go back?
    .text = The table can return to “{ $step }”, the last step on the way. Or play on.
guide-lost = This game is lost
    .text = Nothing is lost for good here: the table can go back to “{ $step }”, before it turned.
guide-won = You have won
    .text = That was a whole game by the real rules, only with known dice. The next one is yours.
guide-seen = You have seen it all
    .text = Everything this lesson teaches was on the table. The rest of the game is yours.
guide-play-on = Play on
guide-to-games = To the games
guide-waits = The others act
guide-yours = Your move

## Sound
sound = Sound
sound-on = On
sound-off = Off
sound-muted = Sound off
sound-slider-all = Everything
sound-slider-table = Table
sound-slider-fights = Fights and the dead
sound-slider-you = For you
sound-slider-bed = Background
sound-listen = Listen
sound-captions = Captions
sound-vibration = Vibration
sound-vibration-off = Off
sound-vibration-few = Few
sound-vibration-all = All
sound-away = Only when I look away
sound-dice = dice
sound-shamble = shuffling
sound-groan-near = a groan, close
sound-groan-far = a groan, far off
sound-runner = a Runner
sound-fatty = something heavy
sound-abomination = the Abomination roars
sound-pistol = a shot
sound-shotgun = a shotgun
sound-chainsaw = a chainsaw
sound-melee-hit = a blow
sound-miss = a miss
sound-door-smash = a door is smashed
sound-noise = noise here
sound-search = rummaging
sound-card-play = a card is played
sound-vote-sealed = a vote is sealed
sound-votes-revealed = the votes are turned over
sound-betrayal = a broken promise
sound-wound = a wound
sound-death = a death
sound-level-blue = a step forward
sound-level-yellow = yellow
sound-level-orange = orange
sound-level-red = red: worse is coming
sound-objective = a find
sound-win = they made it
sound-loss = it is over
sound-your-turn = your turn
sound-chat = a message
sound-west = west
sound-east = east

## Bots
bot-random = random
bot-novice = novice
bot-veteran = veteran
bot-expert = expert
bot-veteran-hunter = veteran, hunter
bot-veteran-runner = veteran, runner
bot-veteran-honest = veteran, honest
bot-veteran-schemer = veteran, schemer
bot-veteran-coward = veteran, coward
bot-note-random = takes any option
bot-note-novice = plays by rules of thumb, without looking ahead
bot-note-veteran = plays on in simulated games before it chooses
bot-note-expert = as the veteran, with more time to think
bot-note-veteran-runner = runs for the Helipad and fights only if it must
bot-note-veteran-hunter = collects zombies first and runs late
bot-note-veteran-honest = keeps every promise
bot-note-veteran-coward = fears attacks, and keeps promises that cost little
bot-note-veteran-schemer = keeps a promise only if it costs nothing
bots-pause = Pause the bots
bots-go = Resume the bots
bots-step = One step
call = When it's my turn and this tab is hidden
call-off = Change the tab title
call-on = Notify me
your-turn = Your turn
bots-pace = Bot speed
pace-0 = Instant
pace-1 = Fast
pace-2 = Relaxed
pace-3 = Slow

## The table
party = Everyone on the board
sheet-tabs = Cards, dice, log, chat and rules
board = Board
phases = Turn order
round = Turn { $round }
actions = Actions
cost = Cost
choices = Possible choices
choices-more = and { $count } more: pick them on the board
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
zoom-in = Zoom in
zoom-all = Show the whole board
table-opening = Opening the table

prompt-quiet = Nothing to decide
waiting-for = Waiting for { $names }
waiting-open = A seat is open: send its link to a friend, or give the seat to a bot.
confirm-yes = Do it
confirm-no = No, go back
go-here = go there
go-there = Go to { $place }
go-there-for = Go to { $place } for { $cost }
go-past = Within reach of: { $who }.
chance-exact = Calculated exactly
chance-sampled = Estimated from { $count } trials
inspect-close = Close
inspect-sees = { $count ->
    [one] Sees one place: show it
   *[other] Sees { $count } places: show them
}
inspect-here = Here: { $place }
inspect-empty = No one is here.
inspect-not-now = You can't do anything with this now.
inspect-click = Click to see what you can do with it
story-skip = Skip
night-title = While you waited
night-close = Close the report
night-go-on = Go on
night-again = It acts again: it has two actions.
night-moving = { $count ->
    [one] One figure moves.
   *[other] { $count } figures move.
}
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
pass-screen-pass = Pass the screen to
pass-screen-note = Everything stays hidden until { $name } opens it.
pass-screen-open = I'm { $name }, open
pass-screen-enter = or press Enter
pass-screen-pin = PIN of { $name }
seat-pin = PIN, four digits
seat-pin-note = Anyone who plays your seat on this screen must enter it.
common-none = None of us acts
common-me = { $name } acts
pass-screen-other = Someone else is here
ballot-sealed = { $count } of { $all } sealed
ballot-mine = Sealed: { $what }. You can still change it.

refused-title = { $verb }: not now
refused-several = { $count } ways
refused-more = And { $count ->
    [one] one more reason.
   *[other] { $count } more reasons.
}
refused-show = Show where I can
refused-count = { $count ->
    [one] one more you can't do now
   *[other] { $count } more you can't do now
}
refused-why = Why?
refused-fold = Hide

roll-last = Last roll
roll-none = No dice rolled yet.
ask-roll = Enter what { $dice ->
    [one] the die shows
   *[other] the { $dice } dice show
}
ask-draw = A card is drawn
ask-pick = Chance decides
dice-type = Enter the dice
dice-which = Die { $at } of { $count }:

log-back = Go back to this moment
log-empty = Nothing has happened yet.
log-older = Older lines
log-newer = Newer lines
past = Viewing move { $version }
past-now = Back to now

chat-none = No messages yet.
chat-write = Message everyone
chat-send = Send

## Undo, hint
undo = Undo
undo-not = You can't undo this
undo-nothing = You haven't done anything to undo yet.
undo-ask = Ask the others
redo = Redo
vote-undo = { $count ->
    [one] { $name } asks to undo one move of { $whose }.
   *[other] { $name } asks to undo { $count } moves, of { $whose }.
}
vote-count = { $count ->
    [0] Still to answer: { $waiting }
   *[other] Agreed: { $agreed }. Still to answer: { $waiting }
}
vote-bot = { $by ->
    [none] Let a bot stand in for { $whose }, who is away?
   *[other] { $by } wants a bot to stand in for { $whose }, who is away.
}
vote-late = { $whose } is out of time. Let a bot choose this time?
vote-take = { $by ->
    [none] { $name } wants to take over the seat of { $whose } from its bot, with its hidden hand.
   *[other] { $by } wants to take over the seat of { $whose } from its bot, with its hidden hand.
}
vote-yes = Agree
vote-no = Decline
vote-withdraw = Withdraw
hint = Hint
thought = Explain its last move
thought-did = Last move: { $did }
thought-plan = It keeps to its plan.
thought-alone = It followed simple rules and didn't look ahead.
hint-do = Do this
advice-more = More about this hint
advice-do-step = Only step 1
advice-do-all = Do it all
advice-show = Show { $letter }
advice-decide = I'll decide
advice-says = { $level ->
    [novice] The novice says
   *[other] The veteran says
}
advice-thinking = Thinking ahead
hint-odds = Chances
hint-chance = { $chance } %
advice-to-win = To win with this plan: { $chance }
advice-with = to win with this plan
advice-against = against { $chance }
advice-against-hardly = against hardly ever ({ $wins } of { $games })
advice-against-what = with “{ $what }”
advice-alone = All other plans considered begin the same way.
advice-hardly = Hardly ever from here ({ $wins } of { $games })
advice-even = To win, chance alone tells these two apart.
advice-alike = Chance alone tells all of them apart: choose what you like.
advice-soon = In two rounds, “{ $what }” would mean: { $list }.
advice-games = { $games ->
    [one] Based on one simulated game, played to its end.
   *[other] Won { $wins } of { $games } simulated games, played to their end: give or take { $error }.
}
advice-warranty = Of { $hints } hints that gave { $low } to { $high } %, { $won } led to a win, in whole games of bots.
advice-fair = It sees only what you see.
advice-plan = The plan
advice-plan-b = Plan B
advice-perhaps = then maybe
advice-times = { $what }, { $count } times
advice-works = success: { $chance }
advice-why = Why
advice-why-b = In simulated games, this came second.
advice-or = Or
advice-own = Your idea
advice-own-before = The plan before
advice-own-better = Yours wins more often: { $chance } against { $best }. It is the plan now.
advice-own-worse = Yours wins less often: { $chance } against { $best }.
advice-own-alike = To win they are alike: { $chance }.
advice-own-free = The next two rounds do not tell them apart either: choose what you like.
hint-why-not = Why not that?
hint-why-not-what = Compare with …

## Seats, links, orders
seats = Seats
seats-links = Each link opens a seat. Anyone who has your link can play for you, so keep it private.
seats-fair = Fair dice: all rolls and draws come from a secret of the server, mixed with random numbers of every seat and every action, so that no player and no operator can foresee them. The hash of the secret was fixed before the first roll:
seats-fair-secret = The secret, revealed because the game is over. “shamble replay --check” repeats all rolls of the saved game with it:
fair-check = Check all rolls
fair-checking = Checking …
fair-wrong-secret = This isn't the promised secret.
fair-missing = { $count } random numbers that this browser sent are not in the log: the server changed them.
fair-nonces = { $count } actions brought random numbers of the players, from { $chains } browsers; all { $own } of this browser are among them.
fair-wrong = { $count } rolls or draws don't match the secret, the first at entry { $entry }.
fair-right = The secret is the promised one, and all { $count } rolls and draws match it. { $free ->
    [0] { "" }
   *[other] { $free } more were entered by hand, or can't be checked here.
}
seats-shown = The host has seen the hidden information up to this point: the game was saved, loaded or forked while it was running.
seat-you = you
seat-name = Name at the table
seat-mine = { $name }, you
seat-bot = { $name }, bot
seat-open = { $name }, open
seat-here = { $name }, here
seat-away = { $name }, away
seat-present = here
seat-absent = away
line-good = good connection
line-fair = slow connection
line-poor = poor connection
seat-empty = open seat
seat-take = Play this seat
seat-to-bot = Give to a bot
seat-free = Give to a friend
seat-link = Copy its link
seat-invite = Create a link
seat-host = co-host
seat-entrust = Make co-host
seat-dismiss = Remove player
seat-dismiss-bot = … and give the seat to a bot
seat-dismiss-open = … and leave the seat open
seat-mute = Mute for everyone
seat-unmute = Unmute
seat-hand-over = Give it to a friend and leave
seat-handed = You're a spectator now. Send this link to your friend: only this link opens your seat.
reports = Reports for you
report-line = { $by } about { $about }: “{ $text }”
chat-about = About this message from { $name }
chat-hush = Hide this player's messages
chat-unhush = Show this player's messages
watcher = Spectator { $name }
chat-remove = Remove from the table
chat-report = Report to the host
seat-lent = { $name }, a bot stands in
seat-late = { $name }, away: a bot can stand in
seat-standin = Let a bot stand in
seat-nudge = Nudge
seat-nudged = nudged
seat-back = I'm back
seat-back-within = back within { $time }
seat-may-bot = a bot can stand in
seat-sits-in = a bot stands in
nudged = { $name } is waiting for you: it's your turn.
nudged-host = The table is waiting for you: it's your turn.
clock = Clock
clock-soon = { $seconds } seconds left to choose.
clock-up = time's up
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
clock-kind = Time limit
clock-kind-none = No limit
clock-kind-decision = Per choice
clock-kind-game = Per game
clock-kind-days = Days per move
clock-kind-note = Your clock runs only while you have to choose. It stops while the table is paused or you're away. Players who use the text view get twice the time.
clock-days-note = The days count even when no one is at the table: for correspondence games.
clock-time = Time
clock-more = Bonus for each choice
clock-then = When time runs out
clock-then-wait = Only show it
clock-then-bot = A bot chooses
clock-then-vote = The others vote
clock-then-bot-note = After three times in a row, a bot plays on until the player is back.
policy-watch = Spectators see the table
policy-watch-live = at once
policy-watch-late = { $count } choices later
policy-watch-turn = after each turn
policy-watch-none = never
policy-watch-note = They see public information, but no hidden cards. When the game is over, they see what everyone sees.
policy-silent = Spectators can't chat
policy-calm = Only the host and the co-host control the bots
link-copy = Copy link
link-copied = Copied
link-watch = Copy spectator link
orders = When to ask me
orders-only = Only with a card to play
orders-only-why = You are asked in a window only when you can play a card.
orders-until-turn = Pass until my turn
orders-until-turn-why = You pass in every window until your next turn.
orders-each = Ask me every time
orders-each-why = You are asked even with one option, or where you have no stake.
saved = The game saves automatically after every move.
export = Save to a file
replay = Replay

## The connection
line-lost = Connection lost. Reconnecting; nothing is lost.
line-slow = Waiting for the server …
mend-again = Try again
mend-choose = Choose for it
no-code-refused = The rules do not allow that.
no-code-stale = The game has moved on. Look again.
no-code-turn = It isn't your turn.
no-code-seat = That seat isn't yours.
no-code-over = The game is over.
no-code-bad = The server didn't understand that.
no-code-offline = The connection is down: wait a moment.
no-code-lost = The connection broke. Check whether it was done.

## Problems
problem-offline = Can't reach the server.
problem-server = The server answered with an error ({ $status }).
problem-game = There is no game called { $game } here.
problem-page = Something went wrong on this page. Reload it.
problem-lost = There's nothing at this address.

## Replay
replay-opening = Loading the game
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-back = Previous move
replay-turn-next = Next turn
replay-turn-back = Previous turn
replay-where = Position in the game
replay-step = Move { $at } of { $count }
replay-tempo = Speed { $tempo } times
replay-share = Share this moment
replay-fork = Play from here

## The end
end-rounds = Turn by turn
end-round = turn { $round }
end-scores = Results
score-won = won
score-lost = lost
review = Game review
review-do = Review
review-back = Back to the table
review-won = { $name }, won in round { $round }
review-lost = { $name }, lost in round { $round }
review-whose = Whose decisions
review-chance = Chance of winning
review-about = each point comes from games simulated by a veteran bot
review-busy = Reviewing round { $round } of { $rounds }
review-again = Try again
review-ready = The review is ready.
review-not-over = The game is still running. You can review it when it's over.
review-sum = { $count ->
    [one] One decision cost { $percent } %
    [2] Two decisions cost { $percent } %
    [3] Three decisions cost { $percent } %
   *[other] { $count } decisions cost { $percent } %
  }
review-most = The costliest decision took { $percent } %
review-nothing = The bots of this game follow simple rules and don't simulate games, so there are no chances to show.
review-costs = What it cost
review-none = No decision cost more than 3 %.
review-good = Of your { $count } decisions, { $good } were the veteran's choice or within 1 %.
review-good-of = Of the { $count } decisions of { $who }, { $good } were the veteran's choice or within 1 %.
review-percent = { $percent } %
review-who = { $who }
review-when = Round { $round }, { $who }
review-where = Round { $round }, { $who }, decision { $at } of { $count }
review-turning = Turning point
review-previous = Previous listed decision
review-following = Next listed decision
review-next = Next: round { $round }
review-compare = The move played and the better move
review-played = You played
review-played-by = { $who } played
review-better = Better
review-instead = The veteran would have played
review-played-mark = you played
review-played-mark-by = played
review-better-mark = better
review-before = before { $percent } %
review-then = then { $percent } %
review-why = Why
review-came = Outcome
review-turned = The chance rose from { $before } % to { $after } %.
review-cost = In the same simulated games, it did { $percent } % better.
review-close = Too close to call: the simulated games show no clear difference.
review-same = The veteran would have done the same.
review-luck = Dice and other players since the decision before: { $change } %.
review-table = Chance of winning at the end of each round
review-round-name = Round
together = Review together
together-free = The lead is free.
together-mine = You lead: the others see what you look at.
together-leads = { $who } leads.
together-asks = { $who } asks for the lead.
together-lead = Lead
together-stop = Stop leading
together-give = Give { $who } the lead
together-ask = Ask for the lead
together-wait = Stop asking
together-follow = Follow { $who }
together-draw = Draw arrows
together-draw-how = Drawing: drag from one place to another. By keyboard, move the cross with the arrow keys and set both ends with Enter.
together-clear = Remove arrows
together-arrows = { $count ->
    [one] One arrow of the leader
   *[other] { $count } arrows of the leader
  }
together-what-if = Watch the what-if game
luck = Luck
luck-about = All dice rolled on the moves of each seat, next to what fair dice show on average. Whether high or low is good depends on the roll.
luck-dice = { $count ->
    [one] One die
   *[other] { $count } dice
  }
luck-sides = { $count ->
    [one] One die with { $sides } sides
   *[other] { $count } dice with { $sides } sides
  }
luck-average = average { $rolled }, expected { $expected }
luck-higher = higher than in { $percent } of 100 fair games
luck-lower = lower than in { $percent } of 100 fair games
luck-face = Face
luck-rolled = Rolled
luck-expected = Expected
luck-none = No dice were rolled in this game.
end-turning = The turning point
end-watch = Watch it
end-kills = Zombies killed
end-finds = Items found
end-wounds = Wounds
end-again = Play again
end-replay = Watch the replay
end-board = View the board
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
rules-opening = Loading the rules
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
rule-reconstructed = Reconstructed: the rulebook doesn't say this, and the printed game may differ.

## Generic board: for games without a board of their own
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
key-move = move between things on the board, or between buttons in a row
key-choose = choose
key-clear = close, cancel, leave
key-undo = undo
key-redo = redo
key-hint = hint
key-board = to the board
key-actions = to the actions
key-nearer = zoom in
key-farther = zoom out
key-fit = show the whole board
key-pan = move the board
key-pause = pause or resume the bots
key-step = one step of the bots
key-speed = animation
key-chat = write a message
key-menu = menu
key-help = this list
key-tab = next part of the page: Tab goes to the board, to one thing on it, and on
key-next = next or previous thing on the board, also in a pile
key-look = inspect a thing
key-briefing = scenario briefing
key-guide = guide of the lesson
key-sound = sound on or off
keys-verbs = Actions
keys-verbs-note = Each action keeps its key, whatever else you can do.
keys-game = This game
keys-table = The table
keys-fixed = Always
keys-single = Single-key shortcuts
keys-on = On
keys-off = Off
keys-change = Change: { $does }, now { $key }
keys-none = no key
keys-press = Press the new key, or Del for none
keys-again = Reset to defaults
confirm = Are you sure?
spoken-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
spoken-confirm = Tab, then Enter: confirm. Esc: back.
spoken-back = Undone
everybody = On the board
everybody-count = { $count } × { $name }

## Inviting
invite = Invite a friend
invite-title = { $count ->
    [0] Everyone is here
    [one] One seat is open
   *[other] { $count } seats are open
}
invite-late = Start whenever you like: a player who comes later takes over from the bot.
invite-waiting = The first to open the link gets this seat.
invite-you = you, at this screen
invite-ticket = Invitation
invite-screen = On this screen
invite-friend = Invite a friend
invite-sit = Sit down as { $name }
invite-code = QR code of the link
invite-scan = Scan it, or send the link. Anyone who opens it can take the seat.
invite-local = For now, only this computer can open it. To let others join, start the server with --host 0.0.0.0 and open it under this computer's name.
invite-home = Works for everyone on your home network.
invite-share = Share
ticket-sit = Sit down at { $name }’s table
ticket-say = Read it out on the phone
ticket-lock = Code required
ticket-open = Also listed in the lobby
who-are-you = Who are you?
wait-for = Waiting for { $name }
wait-guest = { $name } starts when everyone is here. Enter your name, and say when you're ready.
wait-watch = You're watching. The game hasn't begun yet.
wait-friend = Waiting for a friend
wait-free = The first to come gets this seat.
wait-ready = ready
wait-leave = Leave this seat
wait-swap = Swap seats
wait-swap-free = Sit here
wait-swap-asked = swap proposed
wait-swap-back = Cancel the swap
wait-swap-asks = { $name } would like your seat
wait-swap-yes = Swap
wait-swap-no = Decline
wait-ready-do = I'm ready
wait-ready-not = I'm not ready
wait-call = Link to a call for talking
wait-call-join = Join the call
wait-public = List it in the lobby: anyone can sit down
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
again-asked = Another game: everyone comes along, one seat further on.
again-go = Join
again-stay = Stay here
again-seconds = Moving there in { $count ->
    [one] a second
   *[other] { $count } seconds
}
invite-table = Go to the table
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

# The text view
narration-switch = Table view
narration-table = Text view
view-mode-picture = Picture
view-mode-told = Text view
view-mode-both = Both
narration-asked = Question
narration-command = Command
narration-send = Send
narration-how = Type a number, a choice or a question; help lists them. If the field is empty, the arrow keys move over the board.
narration-choices-title = Choices
narration-none = You have nothing to choose now.
narration-near = Near me
narration-hand = In hand
narration-everybody = Everyone
narration-places = Places
narration-board = Board, place by place
narration-walk = The arrow keys move over the board; Home returns to your own figure.
narration-happened = What happened
narration-last-page = How it ended, in full
narration-noted = Noted.
narration-kept = Cancelled.
narration-undone = Undone.
narration-redone = Redone.
narration-undo-asked = The others are asked whether you can undo it.
narration-waits = The others wait: type next for one step, wait to let them continue.
narration-back = The connection is back.
narration-vote-how = Type yes or no.
narration-goes-on = The others continue automatically.
narration-no-hint = You have no decision to make now.
narration-hint = { $number }: { $choice }. { $reason }
narration-hint-yes = { $count ->
    [one] Type yes to do it.
   *[other] Type yes to do all of it, up to the first die or card.
}
narration-hint-odds = To win: { $chance }, against { $other } with “{ $what }”.
narration-hint-chance = To win: { $chance }.
narration-hint-then = Then: { $what }.
narration-hint-perhaps = Then maybe: { $what }.
