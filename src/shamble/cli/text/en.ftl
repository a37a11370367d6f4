# What the terminal client says.

cli-welcome = { $game }, { $mode }. Type help for all that you can type.
cli-welcome-back = { $game }, { $mode }: on with step { $step }.
cli-seed = Seed { $seed }.
cli-name-person = Player { $number }
cli-name-bot = Bot { $number }
cli-whose = { $seat } ({ $side })
cli-pass-keyboard = Pass the keyboard to { $seat }, who then presses Enter.
cli-points = points
cli-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
cli-ambiguous = “{ $text }” could be { $options }.
cli-unknown = “{ $text }” is nothing you can do now. Type ? for what is not allowed and why, or help.
cli-no-such-number = There is no { $number }: the choices go from 1 to { $last }.
cli-refused = Not allowed: { $text }.
cli-allowed = { $text } is allowed.
cli-why-what = Type why and then the action, for example: why { $example }
cli-nothing-refused = There is nothing here that one might try and may not.
cli-near-misses = What one might try, and may not:
cli-near-misses-end = Type why and one of these to read the rule.
cli-more = and { $count } more
cli-hint = I would choose { $text }. { $reason }
cli-hint-odds = That leaves { $best } % to win, against { $chance } % with “{ $other }”.
cli-hint-chance = That leaves { $best } % to win.
cli-hint-games = { $games ->
    [one] One game played on from here, give or take { $error }.
   *[other] { $games } games played on from here, give or take { $error }.
}
cli-hint-even = No real difference. Do what you like.
cli-hint-then = { $number }. Then { $text }.
cli-hint-perhaps = { $number }. Then perhaps { $text }.
cli-hint-none = There is nothing to choose now.
cli-confirm = { $text }: really? (y/n)
cli-yes = y
cli-saved = Saved as { $path }.
cli-save-where = Type save and then the name of a file.
cli-save-failed = It could not be saved as { $path }: { $problem }.
cli-left = The game is saved; go on with: shamble play { $path }
cli-left-lost = The game could not be saved: { $problem }.
cli-log-empty = Nothing has happened yet.
cli-undone = Taken back.
cli-undo-ask = Undo all the same? (y/n)
cli-undo-no = Nothing is taken back.
cli-redone = Done again.
cli-rule-none = There is no rule { $id }.
cli-rule-which = Type rule and then its number, for example: rule { $example }
cli-auto-on = From now on you are asked only when there is something to choose.
cli-auto-off = From now on you are asked every time.
cli-roll-how = Type what the dice showed, for example: { $example }
cli-not-numbers = “{ $text }” is not what dice show.
cli-won = wins
cli-nobody-won = Nobody wins.
cli-help =
    You can type
      3           the number of a choice
      door 2      its notation, or as much of it as is needed to tell it apart
      ?           what you might try and may not, and why
      why ...     why an action is refused, with the rule
      rule ID     a rule; rule alone for the rules behind this question
      hint        what a bot would do, and why
      undo, redo  take back your last action, or do it again
      auto        be asked only when there is a choice; again to switch it off
      board, log  the position; everything that happened so far
      me, near, reach, can, look PLACE, room, way PLACE, who NAME, hand, votes, everybody, places
                  the position in words: where you are, who is near and can get to you, what you can do
      north, south, east, west, home
                  the board place by place, walls and doors included
      last, since the last thing that happened; everything since your last choice
      rest        the same small question answered for you from now on
      save FILE   save the game
      quit        leave; the game is saved

cli-replay-step = Step { $step } of { $last }
cli-replay-by = { $seat }: { $text }
cli-replay-how = Enter: next step; b: back; a number: that step; q: leave.

# The maps in characters.
chart-round = Round { $number }
chart-turn = Turn { $number }
chart-dead = dead
chart-left = has left
chart-to-come = not in yet
chart-empty = empty
chart-is-searched = searched
chart-is-entered = entered
chart-fear = fear
chart-human = Human { $number }
chart-aboard = in the car
chart-escaped = got away
chart-zombified = one of the dead
chart-zombies-of = Zombies: { $count } of { $most }
chart-shut = { $count } of { $of } openings barricaded
chart-searched = { $count } of { $of } places searched
chart-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
chart-legend-all-things-zombie = a letter: survivor; a number: zombies; * shots; a-z buildings; = road; ~ rough; # wall; names are board, row, number: 1G17
chart-legend-zombie-plague = 1> human and where it looks; z5< zombie; d7^ dog; S4 search; cc car; ## closed; W window, D door, G garage door, I inner door, x barricaded
chart-who = { $who }
chart-hand = In hand: { $cards }
chart-alive = alive
chart-safe = safe
chart-zombie = one of the dead
chart-lives = { $count ->
    [one] { $count } life
   *[other] { $count } lives
}
chart-bullets = { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}
chart-kills = { $count ->
    [one] { $count } zombie killed
   *[other] { $count } zombies killed
}
chart-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
chart-tiles = { $count ->
    [one] one tile in the pile
   *[other] { $count } tiles in the pile
}
chart-legend-zombies = a number: player; z zombie; + life; * bullet; s survivors; . road; : building; ## closed; a square is its column and row: 4,-1
chart-danger = danger { $level }
chart-experience = { $count } XP, { $level }
chart-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
chart-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
chart-doors = Closed doors: { $doors }
chart-legend-zombicide = a letter: survivor; 2w1r walkers and runners, f fatties, A Abomination; !2 noise; S spawns; O objective; X exit; dots can be crossed; D closed door, / open one
chart-hour = { $hour }
chart-leader = leader on { $colour }
chart-attack-at = attack at { $count }
chart-antidotes = { $count ->
    [one] { $count } antidote
   *[other] { $count } antidotes
}
chart-food = { $count } food
chart-horde = { $count ->
    [one] one zombie in the horde
   *[other] { $count } zombies in the horde
}
chart-legend-city-of-horror = z zombie; ! explosion token; + antidote; # card; (name) exhausted; the number after a name is its player; * starts

## Review

cli-review = { $name }: { $count } decisions looked into. The chance of winning along them:
cli-review-cost = Round { $round }: { $chosen } left { $chance } %. Better was: { $better }, { $best } %. { $why }
cli-review-turning = The turning point, round { $round }: after { $chosen } the chance rose from { $before } % to { $after } %.
cli-review-good = Of { $count } decisions, { $good } were what the veteran would have done, or within 1 %.
cli-review-none = No decision cost more than 3 %.
cli-review-nothing = The bots of this game imagine no games, so there are no chances to show.
cli-review-rounds = round
