# Words of the text view: positions, routes and events, in sentences to read aloud.

narration-way-N = north
narration-way-NE = north-east
narration-way-E = east
narration-way-SE = south-east
narration-way-S = south
narration-way-SW = south-west
narration-way-W = west
narration-way-NW = north-west
narration-way-here = right here

## Stage of the game
narration-round = Round { $number }
narration-turn = Turn { $number }
narration-hour = It is { $hour }
narration-done = { $what }: { $done } of { $all }
narration-counted = { $what }: { $count }
narration-wanted = { $what } to win: { $count }
narration-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
narration-decks = { $zombies } zombie cards and { $loot } loot cards left
narration-tiles = { $count ->
    [one] one tile in the pile
   *[other] { $count } tiles in the pile
}
narration-turn-of = { $who-is ->
    [you] your turn: { $phase }
   *[other] turn of { $who }: { $phase }
}
narration-danger-level = danger level { $level }
narration-light = { $count ->
    [one] visibility: one hex
   *[other] visibility: { $count } hexes
}
narration-resolving = { $place } is being resolved: { $step }
narration-next-invasion = you know the next invasion card: { $card }

## Who is there
narration-player = { $who-is ->
    [you] You
   *[other] { $who }
}
narration-of-player = { $who-is ->
    [you] yours
   *[other] of { $who }
}
narration-zombie = Zombie { $number }
narration-facing = facing { $way }
narration-points = { $count ->
    [0] no points left
    [one] one point left
   *[other] { $count } points left
}
narration-actions = { $count ->
    [0] no actions left
    [one] one action left
   *[other] { $count } actions left
}
narration-mp = { $count } MP left
narration-rep = Rep { $count }
narration-life = { $count ->
    [one] one life
   *[other] { $count } lives
}
narration-bullets = { $count ->
    [0] no bullets
    [one] one bullet
   *[other] { $count } bullets
}
narration-kills = { $count ->
    [0] no zombie collected
    [one] one zombie collected
   *[other] { $count } zombies collected
}
narration-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
narration-wounds = { $count ->
    [0] unhurt
    [one] one wound
   *[other] { $count } wounds
}
narration-experience = { $count ->
    [one] one experience point, { $level }
   *[other] { $count } experience points, { $level }
}
narration-moved = has moved
narration-dead = dead
narration-left = has left
narration-to-come = not on the map yet
narration-in-car = in a car
narration-in-hand = { $card } in hand
narration-nothing = carries nothing
narration-empty = empty
narration-carries = { $who }: { $cards }.
narration-card = { $card }: { $text }
narration-food = food worth { $worth }

## What lies there
narration-car-door = a door of the car
narration-search-here = { $done ->
    [done] already searched: { $place }, { $way }
   *[left] to be searched: { $place }, { $way }
}
narration-helipad = the middle of the Helipad
narration-token-life = { $count ->
    [one] a life token
   *[other] { $count } life tokens
}
narration-token-bullet = { $count ->
    [one] a bullet token
   *[other] { $count } bullet tokens
}
narration-token-survivor = { $count ->
    [one] a survivor
   *[other] { $count } survivors
}
narration-token-hidden = { $count ->
    [one] a face-down token
   *[other] { $count } face-down tokens
}
narration-objective = an objective
narration-spawn = a spawn zone
narration-exit = the exit
narration-noise = { $count ->
    [one] one noise
   *[other] { $count } noise
}
narration-outdoors = outdoors
narration-house-searched = searched
narration-house-entered = entered, not yet searched
narration-house-unopened = not opened yet
narration-shots = { $count ->
    [one] one shot heard from here
   *[other] { $count } shots heard from here
}
narration-attack-at = attack from { $count } on
narration-explosions = { $count } of { $fuse } explosion tokens

## Sides of a place
narration-exit-open = { $place }
narration-exit-wall = wall
narration-exit-edge = edge of the board
narration-exit-furniture = furniture
narration-exit-car = the car
narration-exit-door = door, { $place }
narration-exit-door-open = open door, { $place }
narration-exit-door-closed = closed door, { $place } behind it
narration-exit-leads-off = the road leads off the map
narration-exit-building = into a building: { $place }
narration-exit-inside = { $place }
narration-exit-barrier = { $place }
narration-exit-rough = { $place }
narration-exit-street = { $place }
narration-times = { $count } times { $what }
narration-again = { $said }, { $count } times
narration-named-open = { $name }, open
narration-named-shut = { $name }, barricaded

## Dangers
narration-danger = { $count ->
    [one] Danger: { $foes } can get to { $who } next turn.
   *[other] Danger: { $foes } can get to { $who } next turn.
}
narration-danger-you = { $count ->
    [one] Danger: { $foes } can get to you next turn.
   *[other] Danger: { $foes } can get to you next turn.
}
narration-in-line = Danger: { $count } of { $all } in line before the barricade: { $place }.
narration-wounds-due = { $count ->
    [one] Danger: one wound is due: { $place }.
   *[other] Danger: { $count } wounds are due: { $place }.
}
narration-attack-due = Danger: { $place }: the dead are enough to attack, and some of yours are there.

## Answers
narration-no-figure = You have no figure on the board.
narration-no-board = There is no board to walk over.
narration-board-ends = The board ends here.
narration-with = Also here: { $who }.
narration-here = { $who }, here: { $place }
narration-away = { $steps ->
    [one] { $who }, one step { $way } of { $of }: { $place }
   *[other] { $who }, { $steps } steps { $way } of { $of }: { $place }
}
narration-none-near = { $steps ->
    [one] No one within one step.
   *[other] No one within { $steps } steps.
}
narration-no-threat = Nothing can get to you within { $turns } turns.
narration-comes = { $turns ->
    [0] { $who } is with { $to } already: { $place }
    [one] { $who } can get to { $to } next turn, now { $way }: { $place }
   *[other] { $who } can get to { $to } in { $turns } turns at the earliest, now { $way }: { $place }
}
narration-comes-you = { $turns ->
    [0] { $who } is with you already: { $place }
    [one] { $who } can get to you next turn, now { $way }: { $place }
   *[other] { $who } can get to you in { $turns } turns at the earliest, now { $way }: { $place }
}
narration-can = { $who }:
narration-can-reach = { $count ->
    [one] One place within reach, { $safe ->
        [0] not safe
       *[other] safe
    }. It is:
   *[other] { $count } places within reach, { $safe } of them safe. The nearest:
}
narration-to = { $place }, for { $cost }
narration-to-risky = { $place }, for { $cost }, danger: { $risks }
narration-can-see = { $count ->
    [one] Sees one place. In sight: { $who }.
   *[other] Sees { $count } places. In sight: { $who }.
}
narration-needs = { $face ->
    [7] { $who }: no die hits.
    [6] { $who }: a 6 hits.
   *[other] { $who }: { $face } or more hits.
}
narration-odds = { $what }: { $chance } %.
narration-can-do = You can choose from: { $what }.
narration-empty-place = empty
narration-steps = { $steps ->
    [one] One step { $way } of { $of }.
   *[other] { $steps } steps { $way } of { $of }.
}
narration-steps-way = { $steps ->
    [one] one step { $way } of { $of }
   *[other] { $steps } steps { $way } of { $of }
}
narration-you = you
narration-no-way = No open route leads there; it is { $way }.
narration-no-place = There is no place called “{ $text }”.
narration-room = { $count ->
    [one] { $area }, one place.
   *[other] { $area }, { $count } places.
}
narration-ways-out = { $count ->
    [one] One way out:
   *[other] { $count } ways out:
}
narration-way-actions = Type: { $actions }.
narration-path = { $steps ->
    [one] One step: { $turns }.
   *[other] { $steps } steps: { $turns }.
}
narration-path-past = On the way: { $who }.
narration-unknown-name = There is no one called “{ $text }”.
narration-hand-empty = Your hand is empty.
narration-votes-none = There is no vote, and there are no promises.
narration-vote-attack = { $place }: vote on who loses a character. Candidates: { $who }.
narration-vote-sharing = { $place }: vote on who hands out the supplies. Candidates: { $who }.
narration-votes-of = { $count ->
    [one] { $who-is ->
        [you] You cast one vote.
       *[other] { $who } casts one vote.
    }
   *[other] { $who-is ->
        [you] You cast { $count } votes.
       *[other] { $who } casts { $count } votes.
    }
}
narration-votes-for = { $count ->
    [one] { $who } casts one vote of { $owner }.
   *[other] { $who } casts { $count } votes of { $owner }.
}
narration-promise = { $who-is ->
    [you] Your promise to { $to }: { $word }; { $fate }.
   *[other] { $to-is ->
        [you] The promise of { $who } to you: { $word }; { $fate }.
       *[other] The promise of { $who } to { $to }: { $word }; { $fate }.
    }
}
narration-bid = { $who-is ->
    [you] Your offer to { $to } is open.
   *[other] { $to-is ->
        [you] An offer from { $who } to you is open.
       *[other] An offer from { $who } to { $to } is open.
    }
}
narration-making = { $who-is ->
    [you] You are preparing an offer to { $to }.
   *[other] { $to-is ->
        [you] { $who } is preparing an offer to you.
       *[other] { $who } is preparing an offer to { $to }.
    }
}
narration-nothing-yet = Nothing has happened yet.
narration-nothing-since = Nothing has happened since your last choice.
narration-dice = Dice: { $faces }

## Questions and choices
narration-cost = cost { $cost }
narration-count = { $count ->
    [one] One choice.
   *[other] { $count } choices.
}
narration-routine = Type rest for: { $what }.
narration-waiting = Waiting for { $who }.
narration-no-choices = You have nothing to choose now.
narration-no-number = There is no { $number }: choices go from 1 to { $last }.
narration-ambiguous = { $count } choices begin like “{ $text }”:
narration-confirm = { $what }. Are you sure? Type yes, or anything else to cancel.
narration-cannot-go = You can't walk there now: { $side }.
narration-unknown = You can't do “{ $text }” now. Type choices or help.
narration-allowed = That is allowed: { $what }.
narration-refused = Not allowed: { $what }. { $why }
narration-nothing-refused = No action is refused here.
narration-no-rule = There is no rule { $id }.
narration-no-completion = Nothing begins like “{ $text }”.
narration-score = { $won ->
    [1] { $who-is ->
        [you] You win,
       *[other] { $who } wins,
    }
   *[0] { $who-is ->
        [you] You:
       *[other] { $who }:
    }
} { $points ->
    [one] one point
   *[other] { $points } points
}

## Digest of what others did
narration-tally-moved = { $count ->
    [one] one moved
   *[other] { $count } moved
}
narration-tally-came = { $count ->
    [one] one came
   *[other] { $count } came
}
narration-tally-hurt = { $count ->
    [one] one was hurt
   *[other] { $count } were hurt
}
narration-tally-fell = { $count ->
    [one] one fell
   *[other] { $count } fell
}
narration-tally-other = { $alone ->
    [1] { $count ->
        [one] one thing happened
       *[other] { $count } things happened
    }
   *[0] { $count ->
        [one] one other thing happened
       *[other] { $count } other things happened
    }
}
narration-nearest = { $steps ->
    [0] the nearest is with you
    [one] the nearest is one step away
   *[other] the nearest is { $steps } steps away
}
narration-level = You hear what others do: { $level }.
narration-level-all = all
narration-level-near = near me
narration-level-mine = mine
narration-level-how = Type say all, say near or say mine.
narration-help =
    A number: that choice. Or type its notation, or enough of it to identify it.
    choices, asked: your choices, the question. rest: answers the same small question for you from now on.
    undo, redo, hint, and yes to follow it. walk north: one step. why and an action: why it is refused. rule and its number.
    me, near, near 3: where you are, who is near. reach: who can get to you, and when. can: what you can reach, see and hit.
    look and a place; room; way and a place; who and a name; hand; votes; everybody; places.
    last, since: the last event, everything since your last choice. say all, say near, say mine: how much you hear about others.
    wait: the others wait for your next, or continue automatically again. next: one step of theirs.
    north, south, east, west, home: the board, place by place; if the command is empty, the arrow keys and Home do the same.
    The beginning of a word and a question mark: how it can continue.
    A slash and a text: a message to the others. When they ask to undo something: yes or no.
