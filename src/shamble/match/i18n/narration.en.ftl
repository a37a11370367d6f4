# Words of the text view: positions, routes and events, in sentences to read aloud.

told-way-N = north
told-way-NE = north-east
told-way-E = east
told-way-SE = south-east
told-way-S = south
told-way-SW = south-west
told-way-W = west
told-way-NW = north-west
told-way-here = right here

## Stage of the game
told-round = Round { $number }
told-turn = Turn { $number }
told-hour = It is { $hour }
told-done = { $what }: { $done } of { $all }
told-counted = { $what }: { $count }
told-wanted = { $what } to win: { $count }
told-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
told-decks = { $zombies } zombie cards and { $loot } loot cards left
told-tiles = { $count ->
    [one] one tile in the pile
   *[other] { $count } tiles in the pile
}
told-turn-of = { $who-is ->
    [you] your turn: { $phase }
   *[other] turn of { $who }: { $phase }
}
told-danger-level = danger level { $level }
told-light = { $count ->
    [one] visibility: one hex
   *[other] visibility: { $count } hexes
}
told-resolving = { $place } is being resolved: { $step }
told-next-invasion = you know the next invasion card: { $card }

## Who is there
told-player = { $who-is ->
    [you] You
   *[other] { $who }
}
told-of-player = { $who-is ->
    [you] yours
   *[other] of { $who }
}
told-zombie = Zombie { $number }
told-facing = facing { $way }
told-points = { $count ->
    [0] no points left
    [one] one point left
   *[other] { $count } points left
}
told-actions = { $count ->
    [0] no actions left
    [one] one action left
   *[other] { $count } actions left
}
told-mp = { $count } MP left
told-rep = Rep { $count }
told-life = { $count ->
    [one] one life
   *[other] { $count } lives
}
told-bullets = { $count ->
    [0] no bullets
    [one] one bullet
   *[other] { $count } bullets
}
told-kills = { $count ->
    [0] no zombie collected
    [one] one zombie collected
   *[other] { $count } zombies collected
}
told-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
told-wounds = { $count ->
    [0] unhurt
    [one] one wound
   *[other] { $count } wounds
}
told-experience = { $count ->
    [one] one experience point, { $level }
   *[other] { $count } experience points, { $level }
}
told-moved = has moved
told-dead = dead
told-left = has left
told-to-come = not on the map yet
told-in-car = in a car
told-in-hand = { $card } in hand
told-nothing = carries nothing
told-empty = empty
told-carries = { $who }: { $cards }.
told-card = { $card }: { $text }
told-food = food worth { $worth }

## What lies there
told-car-door = a door of the car
told-search-here = { $done ->
    [done] already searched: { $place }, { $way }
   *[left] to be searched: { $place }, { $way }
}
told-helipad = the middle of the Helipad
told-token-life = { $count ->
    [one] a life token
   *[other] { $count } life tokens
}
told-token-bullet = { $count ->
    [one] a bullet token
   *[other] { $count } bullet tokens
}
told-token-survivor = { $count ->
    [one] a survivor
   *[other] { $count } survivors
}
told-token-hidden = { $count ->
    [one] a face-down token
   *[other] { $count } face-down tokens
}
told-objective = an objective
told-spawn = a spawn zone
told-exit = the exit
told-noise = { $count ->
    [one] one noise
   *[other] { $count } noise
}
told-outdoors = outdoors
told-house-searched = searched
told-house-entered = entered, not yet searched
told-house-unopened = not opened yet
told-shots = { $count ->
    [one] one shot heard from here
   *[other] { $count } shots heard from here
}
told-attack-at = attack from { $count } on
told-explosions = { $count } of { $fuse } explosion tokens

## Sides of a place
told-exit-open = { $place }
told-exit-wall = wall
told-exit-edge = edge of the board
told-exit-furniture = furniture
told-exit-car = the car
told-exit-door = door, { $place }
told-exit-door-open = open door, { $place }
told-exit-door-closed = closed door, { $place } behind it
told-exit-leads-off = the road leads off the map
told-exit-building = into a building: { $place }
told-exit-inside = { $place }
told-exit-barrier = { $place }
told-exit-rough = { $place }
told-exit-street = { $place }
told-times = { $count } times { $what }
told-again = { $said }, { $count } times
told-named-open = { $name }, open
told-named-shut = { $name }, barricaded

## Dangers
told-danger = { $count ->
    [one] Danger: { $foes } can get to { $who } next turn.
   *[other] Danger: { $foes } can get to { $who } next turn.
}
told-danger-you = { $count ->
    [one] Danger: { $foes } can get to you next turn.
   *[other] Danger: { $foes } can get to you next turn.
}
told-in-line = Danger: { $count } of { $all } in line before the barricade: { $place }.
told-wounds-due = { $count ->
    [one] Danger: one wound is due: { $place }.
   *[other] Danger: { $count } wounds are due: { $place }.
}
told-attack-due = Danger: { $place }: the dead are enough to attack, and some of yours are there.

## Answers
told-no-figure = You have no figure on the board.
told-no-board = There is no board to walk over.
told-board-ends = The board ends here.
told-with = Also here: { $who }.
told-here = { $who }, here: { $place }
told-away = { $steps ->
    [one] { $who }, one step { $way } of { $of }: { $place }
   *[other] { $who }, { $steps } steps { $way } of { $of }: { $place }
}
told-nobody-near = { $steps ->
    [one] No one within one step.
   *[other] No one within { $steps } steps.
}
told-nobody-comes = Nothing can get to you within { $turns } turns.
told-comes = { $turns ->
    [0] { $who } is with { $to } already: { $place }
    [one] { $who } can get to { $to } next turn, now { $way }: { $place }
   *[other] { $who } can get to { $to } in { $turns } turns at the earliest, now { $way }: { $place }
}
told-comes-you = { $turns ->
    [0] { $who } is with you already: { $place }
    [one] { $who } can get to you next turn, now { $way }: { $place }
   *[other] { $who } can get to you in { $turns } turns at the earliest, now { $way }: { $place }
}
told-can = { $who }:
told-can-reach = { $count ->
    [one] One place within reach, { $safe ->
        [0] not safe
       *[other] safe
    }. It is:
   *[other] { $count } places within reach, { $safe } of them safe. The nearest:
}
told-to = { $place }, for { $cost }
told-to-risky = { $place }, for { $cost }, danger: { $risks }
told-can-see = { $count ->
    [one] Sees one place. In sight: { $who }.
   *[other] Sees { $count } places. In sight: { $who }.
}
told-needs = { $face ->
    [7] { $who }: no die hits.
    [6] { $who }: a 6 hits.
   *[other] { $who }: { $face } or more hits.
}
told-odds = { $what }: { $chance } %.
told-can-do = You can choose from: { $what }.
told-empty-place = empty
told-steps = { $steps ->
    [one] One step { $way } of { $of }.
   *[other] { $steps } steps { $way } of { $of }.
}
told-steps-way = { $steps ->
    [one] one step { $way } of { $of }
   *[other] { $steps } steps { $way } of { $of }
}
told-you = you
told-no-way = No open route leads there; it is { $way }.
told-no-place = There is no place called “{ $text }”.
told-room = { $count ->
    [one] { $area }, one place.
   *[other] { $area }, { $count } places.
}
told-ways-out = { $count ->
    [one] One way out:
   *[other] { $count } ways out:
}
told-way-actions = Type: { $actions }.
told-path = { $steps ->
    [one] One step: { $turns }.
   *[other] { $steps } steps: { $turns }.
}
told-path-past = On the way: { $who }.
told-nobody-called = There is no one called “{ $text }”.
told-hand-empty = Your hand is empty.
told-votes-none = There is no vote, and there are no promises.
told-vote-attack = { $place }: vote on who loses a character. Candidates: { $who }.
told-vote-sharing = { $place }: vote on who hands out the supplies. Candidates: { $who }.
told-votes-of = { $count ->
    [one] { $who-is ->
        [you] You cast one vote.
       *[other] { $who } casts one vote.
    }
   *[other] { $who-is ->
        [you] You cast { $count } votes.
       *[other] { $who } casts { $count } votes.
    }
}
told-votes-for = { $count ->
    [one] { $who } casts one vote of { $owner }.
   *[other] { $who } casts { $count } votes of { $owner }.
}
told-promise = { $who-is ->
    [you] Your promise to { $to }: { $word }; { $fate }.
   *[other] { $to-is ->
        [you] The promise of { $who } to you: { $word }; { $fate }.
       *[other] The promise of { $who } to { $to }: { $word }; { $fate }.
    }
}
told-bid = { $who-is ->
    [you] Your offer to { $to } is open.
   *[other] { $to-is ->
        [you] An offer from { $who } to you is open.
       *[other] An offer from { $who } to { $to } is open.
    }
}
told-making = { $who-is ->
    [you] You are preparing an offer to { $to }.
   *[other] { $to-is ->
        [you] { $who } is preparing an offer to you.
       *[other] { $who } is preparing an offer to { $to }.
    }
}
told-nothing-yet = Nothing has happened yet.
told-nothing-since = Nothing has happened since your last choice.
told-dice = Dice: { $faces }

## Questions and choices
told-cost = cost { $cost }
told-count = { $count ->
    [one] One choice.
   *[other] { $count } choices.
}
told-routine = Type rest for: { $what }.
told-waiting = Waiting for { $who }.
told-no-choices = You have nothing to choose now.
told-no-number = There is no { $number }: choices go from 1 to { $last }.
told-ambiguous = { $count } choices begin like “{ $text }”:
told-confirm = { $what }. Are you sure? Type yes, or anything else to cancel.
told-cannot-go = You can't walk there now: { $side }.
told-unknown = You can't do “{ $text }” now. Type choices or help.
told-allowed = That is allowed: { $what }.
told-refused = Not allowed: { $what }. { $why }
told-nothing-refused = No action is refused here.
told-no-rule = There is no rule { $id }.
told-no-completion = Nothing begins like “{ $text }”.
told-score = { $won ->
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
told-tally-moved = { $count ->
    [one] one moved
   *[other] { $count } moved
}
told-tally-came = { $count ->
    [one] one came
   *[other] { $count } came
}
told-tally-hurt = { $count ->
    [one] one was hurt
   *[other] { $count } were hurt
}
told-tally-fell = { $count ->
    [one] one fell
   *[other] { $count } fell
}
told-tally-other = { $alone ->
    [1] { $count ->
        [one] one thing happened
       *[other] { $count } things happened
    }
   *[0] { $count ->
        [one] one other thing happened
       *[other] { $count } other things happened
    }
}
told-nearest = { $steps ->
    [0] the nearest is with you
    [one] the nearest is one step away
   *[other] the nearest is { $steps } steps away
}
told-level = You hear what others do: { $level }.
told-level-all = all
told-level-near = near me
told-level-mine = mine
told-level-how = Type say all, say near or say mine.
told-help =
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
