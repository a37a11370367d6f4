# What the shell says before a table is open: lobby, joining, set-up.

lobby-motto = Zombie games, one table
lobby-hello = Pick a box and play, or sit down at a friend's table.
lobby-play = Play now
lobby-play-of = Play now: { $name }
lobby-setup = Set up
lobby-setup-of = Set up: { $name }
lobby-back = Back to the table
lobby-join = Join with a code or a link
lobby-import = Open a save
lobby-replays = Replays
lobby-account = No account: a seat is a link
lobby-mine = My tables
lobby-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
lobby-none = No table yet: the first one you play will be here.
lobby-running = { $name }, turn { $round }
lobby-with = { $bots ->
    [0] { $people }.
    [one] { $people } and a bot.
   *[other] { $people } and { $bots } bots.
}
lobby-your-turn = It is your turn.
lobby-waits = Waiting for { $names }.
lobby-over = The game is over.
lobby-gathers = Waiting for its people.
lobby-last = Last here on { $when }.
lobby-expires = Nobody has played here for long: it is cleared away on { $when }. Play on, or save it from its menu.
lobby-forget = Remove
lobby-forget-sure = Remove it from this list?
lobby-seats = Players
lobby-minutes = Time
lobby-weight = Weight: { $weight } of 3

box-kind-zombie-plague = Living against dead
box-line-zombie-plague = Board up the house, find the car
box-more-zombie-plague = A house, a garage, an old car and far too many visitors. The living search and nail planks across the windows; the dead only have to get in.
box-kind-zombicide = Co-op
box-line-zombicide = Eleven missions, one growing horde
box-more-zombicide = Survivors stand together, and every shot brings more of them. The better you get, the worse it becomes.
box-kind-city-of-horror = Everyone for themselves
box-line-city-of-horror = Talk, vote, betray, take off
box-more-city-of-horror = The helicopter comes at four. Until then somebody is thrown to the dead every hour, and you all vote on who.
box-kind-all-things-zombie = Solo, co-op or versus
box-line-all-things-zombie = Small gangs, sharp nerves
box-more-all-things-zombie = A handful of people, a few streets, and nerves that are tested with every shot.
box-kind-zombies = Versus or co-op
box-line-zombies = Race to the helipad
box-more-zombies = The town grows tile by tile, and so does the crowd. First one on the helipad wins.

## Joining
join-go = Sit down
code = Code of a table
code-invited = Invited by a friend?
code-about = Type the two words and the number, or paste the link you were sent.
code-part-1 = First word
code-part-2 = Second word
code-part-3 = Number
code-parts = A code has two words and a number.
code-paste = Paste
code-paste-bad = What you copied is neither a code nor the link of a table.
open-tables = Open tables
open-anyone = anyone may sit down
open-none = Nobody is waiting. Open a table and leave a chair free.
open-away = The list of open tables cannot be reached just now.
open-host = { $name } hosts
open-free = { $count ->
    [one] { $count } free
   *[other] { $count } free
}
open-full = full
open-runs = turn { $round }
open-seats = { $count } seats, { $free } of them free
open-watch = Watch
open-busy = Sitting down …
open-more = { $count } more
open-taken = { $count ->
    [one] Just taken. One other is free.
   *[other] Just taken. { $count } others are free.
}
save-about = A game that was saved to a file goes on where it stood, with a new link for every seat.
save-pick = Choose a save, or drop it here
save-opening = Laying out the table …

## Set-up
setup-title = { $name }: set up
setup-mode = Mode
setup-scenario = Scenario
setup-seats = Who plays
setup-count = Number of players
setup-who = Who sits on chair { $seat }
setup-me = Me
setup-friend = A friend, with a link
setup-bot = Bot: { $level }
setup-bot-note = plays by itself
setup-my-name = Name
setup-friend-name = Friend's name
setup-links = You find the links for your friends at the table, under Seats.
setup-options = House rules
setup-dice = Dice
setup-dice-generator = The table rolls
setup-dice-typed = We roll real dice
setup-cards = Cards
setup-typist = Who types it in
setup-typist-anybody = Anybody
setup-cards-generator = The table draws
setup-cards-typed = We draw real cards
setup-seed = Seed, to play the same luck again
setup-seed-none = by chance
setup-text = Text of this option
setup-pick = Pick a scenario
setup-hardness = How hard
hardness-1 = Forgiving
hardness-2 = Merciless
setup-book = By the book
setup-reset = All by the book again
setup-shapes = The game
setup-readings = Readings of the rules
setup-more = Dice and luck
setup-start = Start the game

## Lab
lab = Lab
lab-hello = Choose a table and let bots play it many times. You see how often it is won, where people die and what would change it, while they play.
lab-closed = The lab of this server is closed. On a machine of your own it is open: start Shamble there.
lab-game = Game
lab-mission = Mission
lab-players = Players
lab-who = Who plays
lab-rules = House rules
lab-games = Games
lab-change = Change
lab-start = Play them
lab-stop = Stop here
lab-of = of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
lab-left = About { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} more, { $rate } games a second.
lab-leave = You may leave: it goes on.
lab-state-waiting = Another study is being played; this one is next.
lab-state-running = Bots are playing.
lab-state-done = All games are played.
lab-state-stopped = Stopped: it keeps what there is.
lab-state-failed = It broke off.
lab-won = How often it is won
lab-between = between { $low } and { $high }
lab-early = too early to say
lab-funnel = The band closes as games come in. It holds with 95 % confidence; dashed: where it will be.
lab-none = No game is over yet.
lab-where = Where they die
lab-deaths = Deaths
lab-kills = Kills
lab-heat = In 1,000 games by place; the six highest carry their number.
lab-no-board = There is no board to show them on.
lab-alive = Who is still alive
lab-by-round = by round
lab-nobody = Nobody has a name here.
lab-human = Human { $number }
lab-seat = Player { $number }
lab-what-if = What if
lab-printed = As it is
lab-base = base line
lab-points = { $points } points
lab-easier = clearly easier
lab-harder = clearly harder
lab-unclear = not clear
lab-add = Add a change …
lab-try = Try it
lab-look = Games to look at
lab-look-typical-win = A typical win
lab-look-typical-loss = A typical loss
lab-look-closest = The closest one
lab-look-fastest = The fastest
lab-look-longest = The longest
lab-look-about = Round { $round }, { $alive } of { $people } alive, { $kills } zombies
lab-traits = What goes with winning
lab-traits-note = Points more often won with it than without; what is found goes to those who live long, and is no cause.
lab-bots = Bots are not people: read the differences, not the absolute numbers.
