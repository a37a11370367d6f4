# Messages of the terminal client.

cli-welcome = { $game }, { $mode }. Type help for a list of commands.
cli-welcome-back = { $game }, { $mode }: continue at step { $step }.
cli-seed = Seed { $seed }.
cli-name-person = Player { $number }
cli-name-bot = Bot { $number }
cli-whose = { $seat } ({ $side })
cli-pass-keyboard = Pass the keyboard to { $seat }, who then presses Enter.
cli-points = points
cli-cost = cost { $cost }
cli-ambiguous = “{ $text }” could be { $options }.
cli-unknown = “{ $text }” is not possible now. Type ? for refused actions and reasons, or help.
cli-no-such-number = There is no { $number }: the options go from 1 to { $last }.
cli-refused = Not allowed: { $text }.
cli-allowed = { $text } is allowed.
cli-nothing-refused = No action is refused here.
cli-near-misses = Refused actions:
cli-near-misses-end = Type why and one of these to read the rule.
cli-more = and { $count } more
cli-hint = Choose { $text }. { $reason }
cli-hint-odds = To win: { $best }, against { $chance } with “{ $other }”.
cli-hint-chance = To win: { $best }.
cli-hint-then = { $number }. Then { $text }.
cli-hint-perhaps = { $number }. Then perhaps { $text }.
cli-hint-none = There is no decision now.
cli-confirm = { $text }: really? (y/n)
cli-yes = y
cli-saved = Saved as { $path }.
cli-save-where = Type save and the name of a file.
cli-save-failed = The game could not be saved as { $path }: { $problem }.
cli-left = The game is saved. Continue with: shamble play { $path }
cli-left-lost = The game could not be saved: { $problem }.
cli-log-empty = Nothing has happened yet.
cli-undone = Undone.
cli-undo-ask = Undo anyway? (y/n)
cli-undo-no = Nothing was undone.
cli-redone = Redone.
cli-rule-none = There is no rule { $id }.
cli-rule-which = Type rule and its number, for example: rule { $example }
cli-auto-on = From now on you decide only when there is a choice.
cli-auto-off = From now on you decide every time.
cli-roll-how = Type the result of your dice, for example: { $example }
cli-not-numbers = “{ $text }” is not a result of dice.
cli-won = wins
cli-no-winner = There is no winner.
cli-help =
    You can type
      3           the number of an option
      door 2      its notation, or any unique part of it
      ?           refused actions, with reasons
      why ...     why an action is refused, with the rule
      rule ID     a rule; rule alone for the rules behind this question
      hint        a bot's choice, with its reason
      undo, redo  undo your last action, or redo it
      auto        decide only when there is a choice; type it again to switch it off
      board, log  the position; the whole log
      me, near, reach, can, look PLACE, room, way PLACE, who NAME, hand, votes, everybody, places
                  the position in words: your place, others nearby, dangers, your possibilities
      north, south, east, west, home
                  the board place by place, walls and doors included
      last, since the last event; everything since your last choice
      rest        answer the same small question automatically from now on
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
chart-to-come = not on the map yet
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

cli-review = { $name }: { $count } decisions reviewed. The chance of winning along them:
cli-review-cost = Round { $round }: { $chosen } gave { $chance } %. Better: { $better }, { $best } %. { $why }
cli-review-turning = Turning point, round { $round }: after { $chosen } the chance went from { $before } % to { $after } %.
cli-review-good = { $good } of { $count } decisions matched the veteran's choice, or were within 1 %.
cli-review-none = No decision cost more than 3 %.
cli-review-nothing = The bots of this game do not look ahead, so there are no chances to show.
cli-review-rounds = round
cli-sit-waits = The host has not begun the game yet.
