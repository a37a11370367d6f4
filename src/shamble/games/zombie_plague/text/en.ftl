# What the rules of Zombie Plague say. Names of cards, rooms, openings and places are in ui.en.ftl.

game-zombie-plague = Zombie Plague
    .text = Board up the house, search every corner, and keep the dead outside.
mode-basic = Humans against zombies
    .text = The humans hold the house or drive away; the zombies need only one thing.
side-humans = Humans
side-zombies = Zombies

phase-setup = Set-up
phase-humans = Humans
phase-arrivals = Arrivals
phase-zombies = Zombies
phase-over = The end

## Table options
no-too-few-figures = { $figures } figures are not enough for { $players } human players.

## Set-up
ask-edge = Which side do the humans come in from?
ask-place-human = Where does human { $number } start?
ask-face-human = Which way does human { $number } look?
ask-place-zombie = Where does a zombie of yours start?
ask-zombie-facing = Which way does zombie { $number } look?
event-edge = { $edge }: the humans come in here.
event-edge-random = { $edge }: the humans could not agree and drew lots.
event-human-start = Human { $number } starts: { place }.
event-zombie-start = Zombie { $number } starts: { place }.

## Turns
event-round-humans = Turn { $round }: the humans
event-round-zombies = Turn { $round }: the zombies
event-round-zombies-fear = Turn { $round }: the zombies, twice as fast
ask-next-human = Which human goes next?
ask-next-zombie = Which zombie goes next?
ask-human-turn = { $points ->
    [0] What does human { $number } do? No points left.
    [one] What does human { $number } do? One point left.
   *[other] What does human { $number } do? { $points } points left.
}
ask-zombie-turn = { $points ->
    [one] What does zombie { $number } do? One point left.
   *[other] What does zombie { $number } do? { $points } points left.
}
ask-roll = { $dice ->
    [one] Roll a die.
   *[other] Roll { $dice } dice.
}
ask-draw = Draw a card.
ask-pick = Draw lots among { $count }.
ask-roll-bite = Zombie { $zombie } bites human { $number }: 2 dice, equal ones wound.
ask-roll-wound = Human { $number } is wounded: one die, on a 1 he becomes a zombie.
ask-roll-strike = { $bare ->
    [yes] Human { $number } hits zombie { $zombie } with bare hands: one die, a 6 kills if it comes twice, a 5 twice pushes.
   *[no] Human { $number } strikes zombie { $zombie } ({ $weapon }): one die, { $needs } or more kills, a 1 goes wrong.
 }
ask-roll-again = Human { $number } has rolled a { $needs }: once more, only another { $needs } counts.
ask-roll-shot = { $friends ->
    [0] Human { $number } fires ({ $weapon }): { $dice ->
        [one] one die
       *[other] { $dice } dice, one for each target
    }, { $needs } or more kills, a 1 goes wrong.
   *[other] Human { $number } fires ({ $weapon }): { $dice } dice, one for each target, friends as well; { $needs } or more kills, a 1 goes wrong.
 }
ask-roll-start = Human { $number } tries to start the car: one die, a 6 does it.
ask-draw-search = Human { $number } draws a search card.
ask-arrival-edge = A new zombie: draw lots for its edge, 1 to { $count }.
ask-arrival-square = A new zombie: draw lots for its square, 1 to { $count }.

## Moving
event-human-forward = Human { $number } goes on: { place }.
event-human-back = Human { $number } steps back: { place }.
event-human-turned = Human { $number } turns { $facing }.
event-zombie-forward = Zombie { $number } shuffles on: { place }.
event-zombie-turned = Zombie { $number } turns { $facing }.

## Barricades
event-human-barricaded = { $opening }: human { $number } boards it up.
event-lucky = { $opening }: boarded up by a lucky coincidence.
event-broken = { $opening }: four in line tear the boards down.
event-smashed = { $opening }: the boards fly apart.
ask-break = Which barricade do your four in line tear down?
ask-smash = Which barricade do you smash?
ask-lucky = Human { $number } may board up any opening but the garage door. Which one?

## Human attacks
bare-hands = Bare hands
event-attack = { $target ->
    [human] Human { $number } hits human { $other } as well ({ $weapon }): { $face }. { $result }.
   *[zombie] Human { $number } attacks zombie { $other } ({ $weapon }): { $face }. { $result }.
}
event-attack-second = { $target ->
    [human] Human { $number } hits human { $other } as well ({ $weapon }): { $face }, then { $second }. { $result }.
   *[zombie] Human { $number } attacks zombie { $other } ({ $weapon }): { $face }, then { $second }. { $result }.
}
event-push-absorbed = There is no room to push anybody back.
event-pushed = { $figure ->
    [human] Human { $number }
   *[zombie] Zombie { $number }
} { $count ->
    [one] is knocked back a square.
   *[other] is knocked back, { $count } in a row.
}
event-killed = Human { $number } puts zombie { $zombie } down.
event-lost-points = { $points ->
    [0] Human { $number } fumbles.
    [one] Human { $number } fumbles and loses the last point.
   *[other] Human { $number } fumbles and loses { $points } points.
}
event-gun-empty = { $weapon }: human { $number } is out of ammunition.
event-gun-saved = { $weapon }: human { $number } has ammo at hand and stays loaded.
event-gun-barrel = { $weapon }: human { $number } still has the second barrel.
event-gun-reloaded = { $weapon }: human { $number } reloads.
ask-save-gun = The gun of human { $number } is empty. Use ammo at once?
verdict-oops = Oops
verdict-miss = Missed
verdict-push = Pushed back
verdict-kill = Killed
verdict-wound = Wounded
verdict-zombified = Turned
verdict-fine = Still human
verdict-starts = It starts
verdict-stalls = It stalls
need-attack = Attack: { $weapon }
need-double = Two alike wound
need-not-one = Anything but a 1
need-six = It starts on a 6

## Zombie attacks and wounds
event-bitten = Zombie { $zombie } bites human { $number }: { $a } and { $b }.
event-bite-missed = Zombie { $zombie } snaps at human { $number } and misses: { $a } and { $b }.
event-shifted = Human { $number } staggers back: { place }.
event-zombified = Human { $number } rolls { $face } and turns.
event-fights-on = Human { $number } rolls { $face } and fights on.
event-zombie-risen = Zombie { $number } gets up: { place }.
event-plays-on = { $seat-is ->
    [you] You play on as zombie { $zombie }.
   *[other] { $seat } plays on as zombie { $zombie }.
 }
event-is-out = { $seat-is ->
    [you] You leave zombie { $zombie } to the dead.
   *[other] { $seat } leaves zombie { $zombie } to the dead.
 }
ask-heal = Human { $number } is wounded. Use a first aid kit?
ask-play-on = Your human has turned. Play on as zombie { $zombie }?

## Searching and cards
event-searched = { $place }: human { $number } searches it.
event-searched-empty = { $place }: human { $number } searches it, but there is nothing left to find.
event-found = Human { $number } finds: { $card }.
event-dropped = Human { $number } drops for good: { $card }.
event-used = Human { $number } uses: { $card }.
event-fizzled = { $card }: nothing happens.
event-zombie-surprise = Zombie { $number } was waiting: { place }.
event-zombie-resident = Zombie { $number } still lives here: { place }.
event-zombie-arrival = Zombie { $number } comes in: { place }.
event-zombie-bored = Zombie { $number } is tired of waiting and turns up: { place }.
ask-keep-weapon = Human { $number } can carry one weapon. Which one?
ask-zombie-square = { $cause }: on which square?
ask-room = { $cause }: in which room?
ask-bored = Nothing happened this turn. Add a zombie in a room?
cause-surprise = A zombie jumps out
cause-resident = A dead resident
cause-bored = A bored zombie

## The car
event-car-boarded = Human { $number } gets into the car.
event-car-alighted = Human { $number } is out of the car again: the keys are gone.
event-car-overrun = Four at the car: human { $number } is lost.
event-car-starts = Human { $number } turns the key: { $face }. The engine roars.
event-car-stalls = Human { $number } turns the key: { $face }. Nothing.
event-car-left = { $count ->
    [one] The car is gone, and human { $humans } with it.
   *[other] The car is gone, and with it humans { $humans }.
}

## What one can do: the button, and the whole option
verb-forward = Forward
verb-back = Step back
verb-left = Turn left
verb-right = Turn right
verb-barricade = Board up
verb-strike = Strike
verb-punch = Bare hands
verb-shoot = Shoot
verb-search = Search
verb-reload = Reload
verb-drink = Drink
verb-board = Get in
verb-drive = Drive off
verb-attack = Bite
verb-end = End turn
verb-go = Goes next
verb-rest = All rest
verb-pass = Wait
verb-edge = Edge
verb-place = Place
verb-face = Face
verb-room = Room
verb-break = Tear down
verb-smash = Smash
verb-lucky = Board up
verb-use = Use it
verb-keep = Keep
verb-decline = No, thanks
verb-accept = Play on

do-forward = One square forward
do-back = One square back
do-left = Turn left
do-right = Turn right
do-barricade = Board up the opening ahead
do-strike = Strike the zombie ahead
do-punch = Strike the zombie ahead with bare hands
do-shoot = { $dice ->
    [0] Shoot
    [one] Shoot: one die
   *[other] Shoot: { $dice } dice
}
do-search = Search here
do-reload = Reload with ammo
do-drink = Drink: 8 points this turn
do-board = Get into the car
do-drive = Turn the key
do-attack = Bite the human ahead
do-end = End this figure's turn
do-go = { $figure ->
    [human] Human { $number } goes next
   *[zombie] Zombie { $number } goes next
}
do-rest = My figures are done
do-pass = Let the others go first
do-edge = { $edge }
do-place = { place }
do-face = Look { $facing }
do-room = Here: { $room }
do-break = Tear it down: { $opening }
do-smash = { $opening }
do-lucky = { $opening }
do-use = Use: { $card }
do-keep = Keep: { $card }
do-decline = No, thanks
do-accept = Yes, play on

## Why not
no-points = { $needed ->
    [one] It takes a point, and none is left.
   *[other] It takes { $needed } points; { $points } are left.
}
no-aboard = He sits in the car.
no-board-edge = That is the edge of the board.
no-wall = There is a wall.
no-barricade-in-way = It is boarded up.
no-object = Something stands in the way there.
no-occupied = Somebody stands there.
no-zombie-back = Zombies never step back: they have to turn round.
no-zombie-only = Zombies move forward, turn and bite, nothing else.
no-opening-ahead = No window or door square is straight ahead.
no-barricaded = It is boarded up already.
no-nobody-ahead = Nobody is on the square ahead.
no-human-target = Humans do not strike each other.
no-gun-in-hand = A loaded gun is for shooting; bare hands are another matter.
no-firearm = He has no gun.
no-ammunition = The gun is empty.
no-target-in-line = Nobody is in line and in range.
no-human-in-line = A human is in the line of fire.
no-zombie-in-area = No zombie is in the area.
no-dog-rear = The rear half of the dog is out of reach.
no-prey-ahead = No human is on the square ahead.
no-search-square = He has to stand next to a search square and face it.
no-searched-before = He has searched it before.
no-ammo-card = He has no ammo.
no-gun-to-load = He has no gun to load.
no-gun-full = The gun is loaded.
no-drink = He has no energy drink.
no-drink-late = It has to be drunk before anything else, once a turn.
no-car-door = He is not at a car door.
no-keys-found = Nobody has the car keys.
no-holder-drives = The key holder gets in last, and drives off.
no-keys = He does not have the car keys.
no-at-car = He has to stand at a car door and face the car.
no-friends-left = The others are not in the car yet.

## What a bot thinks
hint-random = Any choice is as good as another.
hint-forced = There is nothing else to do.
hint-of-course = There is no reason not to.
hint-nothing-better = There is nothing better to do.
hint-drive = Time to go.
hint-board = The car is the way out.
hint-reload = An empty gun is only a club.
hint-drink = Twice the points, when they are needed.
hint-task = That brings the house a step nearer to safety.
hint-search = There may be a weapon in it, and it has to be searched anyway.
hint-on-the-way = On the way: { $goal }.
hint-get-there = This is the way there.
hint-retreat = Unarmed it is better to keep away from them.
hint-clear-way = Somebody is in the way.
hint-shoot = Shoot before they are near.
hint-strike = It is too close to be left standing.
hint-get-at = Better to turn on it than to have it at your back.
hint-nearest-first = Whoever is nearest goes first.
hint-edge = From there the way to the house is short.
hint-place = So everybody has a task at hand.
hint-face-in = Look where you will have to go.
hint-better-weapon = It is the better weapon.
hint-use-it = This is what it is for.
hint-lucky = The dead are nearest to that one.
hint-not-lucky = Boards there would shut us off from what is still to be done.
hint-bite = Dinner is served.
hint-hunt = This way to the nearest human.
hint-wait = Standing still is all right.
hint-line = Four in line bring a barricade down.
hint-hold-line = The line must still stand when our next turn begins.
hint-near-prey = The nearer to the living, the better.
hint-face-prey = Look at what you want to bite.
hint-smash = Through there it is shortest.
hint-stand-guard = Whoever wants to search there has to get past it.
hint-block = What cannot be searched cannot be won.
hint-turn-rush = All at the living, now.
hint-turn-guard = Nobody leaves his post for less than a bite.
hint-turn-lurk = Into the house: it is not won while one of us is in it.
hint-turn-fight = Whoever has a weapon clears the way first.

## The end
event-ended-humans = The house is safe: the humans have won.
event-ended-zombies = Nobody is left alive: the zombies have won.
event-ended-escape = Nobody is left; only the car got away.
event-ended-dawn = Dawn breaks, and nobody has won.
end-humans = The house is held
end-zombies = The dead have the house
end-escape = The car got away

end-dawn = Dawn, and nobody has won
end-humans-left = { $living } of { $all } humans are left after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}; { $kills ->
    [one] one zombie was put down
   *[other] { $kills } zombies were put down
}.
series-humans = Humans
series-zombies = Zombies
series-barricades = Barricades
series-searched = Places searched
fact-kills = { $kills ->
    [one] Human { $number } put one zombie down.
   *[other] Human { $number } put { $kills } zombies down.
}
fact-rounds = { $rounds ->
    [one] The night lasted one turn.
   *[other] The night lasted { $rounds } turns.
}
note-escaped = Got away by car
note-zombified = Was turned

## Squares by name
place = { $spot ->
    [notation] { $square }
    [car] by the car
    [garden] garden{ place-way }
   *[room] { $room }{ place-way }
}
place-way = { $way ->
    [n] , north side
    [ne] , north-east corner
    [e] , east side
    [se] , south-east corner
    [s] , south side
    [sw] , south-west corner
    [w] , west side
    [nw] , north-west corner
   *[mid] { "" }
}

## What may come of it
rest-zombies = Move the rest for me
rest-place = Place the rest for me
may-waste = { $points ->
    [one] One action point is lost
   *[other] { $points } action points are lost
}
may-kill = { $dice ->
    [one] kills it
   *[other] kills one or more: { $dice } dice
}
may-hit-friend = One die for human { $number }: { $needs }+ wounds
may-oops = On a 1: { $price }
may-bite = Two dice: equal ones wound
may-board = In the car nobody can help those outside
may-drive = { $left ->
    [0] The car does not come back
    [one] The car does not come back, and one human stays behind
   *[other] The car does not come back, and { $left } humans stay behind
}
may-start = It starts on a 6
oops-points = the points left are lost
oops-wound = a wound for whoever strikes
oops-empty = the gun is empty
oops-any = the gun is empty
oops-second = the second barrel, then the gun is empty
