# Words for the time before a table is open: lobby, joining, setup.

lobby-motto = Zombie games, one table
lobby-hello = Pick a game and play, or sit down at a friend's table.
lobby-play = Play now
lobby-play-of = Play now: { $name }
lobby-learn = Learn ({ $minutes } minutes)
lobby-learn-of = Learn { $name } by playing ({ $minutes } minutes)
lobby-setup = Set up
lobby-setup-of = Set up: { $name }
lobby-back = Back to the table
lobby-join = Join with a code or a link
lobby-import = Open a save
lobby-replays = Replays
lobby-account = No account needed: a link is your seat
lobby-mine = My tables
lobby-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
lobby-none = No tables yet: the first one you play will appear here.
lobby-running = { $name }, turn { $round }
lobby-with = { $bots ->
    [0] { $people }.
    [one] { $people } and a bot.
   *[other] { $people } and { $bots } bots.
}
lobby-your-turn = It's your turn.
lobby-waits = Waiting for { $names }.
lobby-over = The game is over.
lobby-gathers = Waiting for players.
lobby-last = Last visit: { $when }.
lobby-expires = This table has been idle for a long time and will be deleted on { $when }. Play on, or save it from its menu.
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
box-more-city-of-horror = The helicopter comes at four. Until then, someone is thrown to the dead every hour, and you all vote on who.
box-kind-all-things-zombie = Solo, co-op or versus
box-line-all-things-zombie = Small gangs, sharp nerves
box-more-all-things-zombie = A handful of people, a few streets, and nerves that are tested with every shot.
box-kind-zombies = Versus or co-op
box-line-zombies = Race to the helipad
box-more-zombies = The town grows tile by tile, and so does the crowd. First one on the helipad wins.

## Joining
join-go = Sit down
code = Table code
code-invited = Invited by a friend?
code-about = Type the two words and the number, or paste the link you got.
code-part-1 = First word
code-part-2 = Second word
code-part-3 = Number
code-parts = A code has two words and a number.
code-paste = Paste
code-paste-bad = What you copied is neither a table code nor a link to a table.
open-tables = Open tables
open-anyone = anyone can sit down
open-none = No one is waiting. Open a table and leave a seat open.
open-away = Can't load the open tables right now.
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
save-about = A saved game continues where it stopped, with a new link for every seat.
save-pick = Choose a save, or drop it here
save-opening = Opening the table …

## Set-up
setup-title = { $name }: set up
setup-mode = Mode
setup-scenario = Scenario
setup-seats = Who plays
setup-count = Number of players
setup-who = Player in seat { $seat }
setup-me = Me
setup-friend = A friend, with a link
setup-bot = Bot: { $level }
setup-bot-note = plays automatically
setup-my-name = Name
setup-friend-name = Friend's name
setup-links = You'll find the links for your friends at the table, under Seats.
setup-options = House rules
setup-dice = Dice
setup-dice-generator = Shamble rolls
setup-dice-typed = We roll real dice
setup-cards = Cards
setup-typist = Who enters the results
setup-typist-anybody = Anyone
setup-cards-generator = Shamble draws
setup-cards-typed = We draw real cards
setup-seed = Seed, to play with the same luck again
setup-seed-none = random
setup-text = Text of this option
setup-pick = Pick a scenario
setup-hardness = Difficulty
hardness-1 = Forgiving
hardness-2 = Merciless
setup-book = By the book
setup-reset = Reset all to the rulebook
setup-shapes = The game
setup-readings = Interpretations of the rules
setup-more = Dice and luck
setup-start = Start the game

## Lab
lab = Lab
lab-hello = Choose a setup and let bots play it many times. While they play, you see how often they win, where people die, and what would change that.
lab-closed = The lab of this server is closed. It's open on your own computer: start Shamble there.
lab-game = Game
lab-mission = Mission
lab-players = Players
lab-who = Who plays
lab-rules = House rules
lab-games = Games
lab-change = Change
lab-start = Start
lab-stop = Stop
lab-of = of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
lab-left = About { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} left, { $rate } games per second.
lab-leave = You can leave: it keeps running.
lab-state-waiting = Another study is running; this one is next.
lab-state-running = Bots are playing.
lab-state-done = All games are finished.
lab-state-stopped = Stopped. The results so far are kept.
lab-state-failed = The study failed.
lab-won = Win rate
lab-between = between { $low } and { $high }
lab-early = too early to say
lab-funnel = The band narrows as games finish: it is a 95 % confidence interval. Dashed: where it will end.
lab-none = No game has finished yet.
lab-where = Where they die
lab-deaths = Deaths
lab-kills = Kills
lab-heat = Per 1,000 games, by place; the six highest show their number.
lab-no-board = There's no board to show them on.
lab-alive = Who is still alive
lab-by-round = by round
lab-no-names = The figures here have no names.
lab-human = Human { $number }
lab-seat = Player { $number }
lab-what-if = What if
lab-printed = Unchanged
lab-base = baseline
lab-points = { $points } points
lab-easier = clearly easier
lab-harder = clearly harder
lab-unclear = unclear
lab-add = Add a change …
lab-try = Try
lab-look = Games to look at
lab-look-typical-win = A typical win
lab-look-typical-loss = A typical loss
lab-look-closest = The closest one
lab-look-fastest = The fastest
lab-look-longest = The longest
lab-look-about = Round { $round }, { $alive } of { $people } alive, { $kills } zombies
lab-traits = What correlates with winning
lab-traits-note = Percentage points more wins with it than without. It's a correlation, not a cause: those who live longer find more.
lab-bots = Bots aren't people: compare the differences, not the absolute numbers.
