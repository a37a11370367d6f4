# What the rules of Zombie Plague say. Names of cards, rooms, openings and places are in ui.en.ftl.

game-zombie-plague = Zombie Plague
    .text = Board up the house, search every corner, and keep the zombies outside.
mode-basic = Humans against zombies
    .text = The humans hold the house or drive away; the zombies have to get them all.
side-humans = Humans
    .you = You are the living
side-zombies = Zombies
    .you = You are the dead

phase-setup = Setup
phase-humans = Humans
phase-arrivals = Arrivals
phase-zombies = Zombies
phase-over = The end

## Table options
no-too-few-figures = { $figures } figures are not enough for { $players } human players.

## Setup
ask-edge = From which side do the humans enter?
ask-place-human = Where does human { $number } start?
ask-face-human = Which way does human { $number } face?
ask-place-zombie = Where does your zombie start?
ask-zombie-facing = Which way does zombie { $number } face?
event-edge = { $edge }: the humans enter here.
event-edge-random = { $edge }: the humans did not agree, so chance decided.
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
ask-pick = Pick one of { $count } at random.
ask-roll-bite = Zombie { $zombie } bites human { $number }: 2 dice, equal ones wound.
ask-roll-wound = Human { $number } is wounded: one die, on a 1 the human becomes a zombie.
ask-roll-strike = { $bare ->
    [yes] Human { $number } hits zombie { $zombie } with bare hands: one die, a 6 rolled twice kills, a 5 rolled twice pushes.
   *[no] Human { $number } strikes zombie { $zombie } ({ $weapon }): one die, { $needs } or more kills, a 1 backfires.
 }
ask-roll-again = Human { $number } rolled a { $needs }. Roll again: only another { $needs } counts.
ask-roll-shot = { $friends ->
    [0] Human { $number } fires ({ $weapon }): { $dice ->
        [one] one die
       *[other] { $dice } dice, one for each target
    }, { $needs } or more kills, a 1 backfires.
   *[other] Human { $number } fires ({ $weapon }): { $dice } dice, one for each target, friends as well; { $needs } or more kills, a 1 backfires.
 }
ask-roll-start = Human { $number } tries to start the car: one die, a 6 starts it.
ask-draw-search = Human { $number } draws a search card.
ask-arrival-edge = A new zombie: pick its edge at random, 1 to { $count }.
ask-arrival-square = A new zombie: pick its square at random, 1 to { $count }.

## Moving
event-human-forward = Human { $number } moves: { place }.
event-human-back = Human { $number } steps back: { place }.
event-human-turned = Human { $number } turns { $facing }.
event-zombie-forward = Zombie { $number } shuffles forward: { place }.
event-zombie-turned = Zombie { $number } turns { $facing }.

## Barricades
event-human-barricaded = { $opening }: human { $number } boards it up.
event-lucky = { $opening }: boarded up by a Lucky Coincidence.
event-broken = { $opening }: four zombies in line tear down the barricade.
event-smashed = { $opening }: the barricade is smashed.
ask-break = Which barricade does your line of four tear down?
ask-smash = Which barricade do you smash?
ask-lucky = Human { $number } can board up any opening except the garage door. Which one?

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
event-push-absorbed = There is no room to push anyone back.
event-pushed = { $figure ->
    [human] Human { $number }
   *[zombie] Zombie { $number }
} { $count ->
    [one] is pushed back one square.
   *[other] is pushed back, { $count } in a row.
}
event-killed = Human { $number } kills zombie { $zombie }.
event-lost-points = { $points ->
    [0] Human { $number } fumbles.
    [one] Human { $number } fumbles and loses the last point.
   *[other] Human { $number } fumbles and loses { $points } points.
}
event-gun-empty = { $weapon }: human { $number } is out of ammunition.
event-gun-saved = { $weapon }: human { $number } uses ammo and stays loaded.
event-gun-barrel = { $weapon }: human { $number } still has the second barrel.
event-gun-reloaded = { $weapon }: human { $number } reloads.
ask-save-gun = The gun of human { $number } is empty. Use ammo now?
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
need-double = Two equal dice wound
need-not-one = Anything but a 1
need-six = It starts on a 6

## Zombie attacks and wounds
event-bitten = Zombie { $zombie } bites human { $number }: { $a } and { $b }.
event-bite-missed = Zombie { $zombie } snaps at human { $number } and misses: { $a } and { $b }.
event-shifted = Human { $number } staggers back: { place }.
event-zombified = Human { $number } rolls { $face } and becomes a zombie.
event-fights-on = Human { $number } rolls { $face } and fights on.
event-zombie-risen = Zombie { $number } gets up: { place }.
event-plays-on = { $seat-is ->
    [you] You play on as zombie { $zombie }.
   *[other] { $seat } plays on as zombie { $zombie }.
 }
event-is-out = { $seat-is ->
    [you] You leave zombie { $zombie } to the zombie players.
   *[other] { $seat } leaves zombie { $zombie } to the zombie players.
 }
ask-heal = Human { $number } is wounded. Use a first aid kit?
ask-play-on = Your human has become a zombie. Play on as zombie { $zombie }?

## Searching and cards
event-searched = Human { $number } searches: { $place }.
event-searched-empty = Human { $number } searches, but the deck is empty: { $place }.
event-found = Human { $number } finds: { $card }.
event-dropped = Human { $number } drops for good: { $card }.
event-used = Human { $number } uses: { $card }.
event-fizzled = { $card }: nothing happens.
event-zombie-surprise = Zombie { $number } was waiting: { place }.
event-zombie-resident = Zombie { $number } lives here: { place }.
event-zombie-arrival = Zombie { $number } comes in: { place }.
event-zombie-bored = Zombie { $number } is tired of waiting: { place }.
ask-keep-weapon = Human { $number } can carry one weapon. Which one?
ask-zombie-square = { $cause }: on which square?
ask-room = { $cause }: in which room?
ask-bored = Nothing happened this turn. Add a zombie in a room?
cause-surprise = A zombie jumps out
cause-resident = A dead resident
cause-bored = A bored zombie

## The car
event-car-boarded = Human { $number } gets into the car.
event-car-alighted = Human { $number } is out of the car: the keys are lost.
event-car-overrun = Four zombies at the car: human { $number } is lost.
event-car-starts = Human { $number } turns the key: { $face }. The engine roars.
event-car-stalls = Human { $number } turns the key: { $face }. Nothing.
event-car-left = { $count ->
    [one] The car is gone, and human { $humans } with it.
   *[other] The car is gone, and with it humans { $humans }.
}

## Actions: the button, and the whole option
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
verb-go = Go next
verb-rest = All done
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
do-drink = Drink: 8 action points this turn
do-board = Get into the car
do-drive = Turn the key
do-attack = Bite the human ahead
do-end = End this figure's turn
do-go = { $figure ->
    [human] Human { $number } goes next
   *[zombie] Zombie { $number } goes next
}
do-rest = End the turn of all my figures
do-pass = Let the others go first
do-edge = { $edge }
do-place = { place }
do-face = Face { $facing }
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
    [one] You need an action point, but there are none left.
   *[other] You need { $needed } action points, but have { $points }.
}
no-aboard = This human is in the car.
no-board-edge = That is the edge of the board.
no-wall = There is a wall.
no-barricade-in-way = A barricade is in the way.
no-object = Something is in the way.
no-occupied = There is a figure on that square.
no-zombie-back = Zombies can't step back: turn around first.
no-zombie-only = Zombies can only move forward, turn and bite.
no-opening-ahead = There is no window or door square ahead.
no-barricaded = It is already boarded up.
no-target-ahead = The square ahead is empty.
no-human-target = Humans do not strike each other.
no-gun-in-hand = The gun is loaded: shoot, or use bare hands.
no-firearm = This human has no gun.
no-ammunition = The gun is empty.
no-target-in-line = There is no target in line and in range.
no-human-in-line = A human is in the line of fire.
no-zombie-in-area = There is no zombie in the area.
no-dog-rear = The rear half of the dog is out of reach.
no-prey-ahead = There is no human on the square ahead.
no-search-square = You have to be next to a search square and face it.
no-searched-before = You have already searched it.
no-ammo-card = This human has no ammo.
no-gun-to-load = This human has no gun to load.
no-gun-full = The gun is already loaded.
no-drink = This human has no energy drink.
no-drink-late = You can drink only at the start of the turn, once per turn.
no-car-door = This human is not at a car door.
no-keys-found = The car keys have not been found.
no-holder-drives = The key holder does not get in, but drives off from the car door.
no-keys = This human does not have the car keys.
no-at-car = You have to be at a car door and face the car.
no-friends-left = The others are not in the car yet.

## What a bot thinks
hint-random = Any choice is as good as another.
hint-forced = This is the only option.
hint-play-on = It keeps you in the game.
hint-nothing-better = There is nothing better to do.
hint-drive = It is time to go.
hint-board = The car is the way out.
hint-reload = An empty gun is only a club.
hint-drink = You need the extra points now.
hint-task = The house becomes a little safer.
hint-search = You have to search here anyway, and may find a weapon.
hint-on-the-way = On the way: { $goal }.
hint-get-there = This is the way there.
hint-retreat = Without a good weapon, keep away from zombies.
hint-clear-way = A zombie is in the way.
hint-shoot = Shoot before they are close.
hint-strike = This zombie is too close to ignore.
hint-get-at = Better to face it than to have it behind you.
hint-nearest-first = The figure with the shortest way goes first.
hint-edge = From there the way to the house is short.
hint-place = Everyone starts near a task.
hint-face-in = Face the way you will go.
hint-better-weapon = It is the better weapon.
hint-use-it = This is what it is for.
hint-lucky = That one is closest to the zombies.
hint-not-lucky = A barricade there would cut you off from work that is left.
hint-bite = Dinner is served.
hint-hunt = This way to the nearest human.
hint-wait = It is best to wait here.
soon-living = { $more ->
    [yes] { $whole }.{ $tenths } more humans alive
   *[other] { $whole }.{ $tenths } fewer humans alive
}
soon-searched = { $more ->
    [yes] { $whole }.{ $tenths } more places searched
   *[other] { $whole }.{ $tenths } fewer places searched
}
soon-boarded = { $more ->
    [yes] { $whole }.{ $tenths } more openings barricaded
   *[other] { $whole }.{ $tenths } fewer openings barricaded
}
soon-inside = { $more ->
    [yes] { $whole }.{ $tenths } more zombies in the house
   *[other] { $whole }.{ $tenths } fewer zombies in the house
}
soon-zombies = { $more ->
    [yes] { $whole }.{ $tenths } more zombies on the board
   *[other] { $whole }.{ $tenths } fewer zombies on the board
}
hint-line = Four zombies in line tear down a barricade.
hint-hold-line = The line must still be there when the next zombie turn begins.
hint-near-prey = This is close to the humans.
hint-face-prey = Face the humans you want to bite.
hint-smash = This opens the shortest way to the humans.
hint-stand-guard = Humans who want to search there have to get past it.
hint-block = The humans can't win without searching there.
hint-turn-rush = This turn, all zombies go for the humans.
hint-turn-guard = This turn, zombies leave their posts only for a bite.
hint-turn-lurk = Into the house: the humans can't win with a zombie inside.
hint-turn-fight = This turn, humans with a weapon clear the way first.

## The end
event-ended-humans = The house is safe: the humans have won.
event-ended-zombies = All humans are dead: the zombies have won.
event-ended-escape = There are no humans left in the house; only the car got away.
event-ended-dawn = Dawn breaks, and neither side has won.
end-humans = The house is safe
end-zombies = The zombies have the house
end-escape = The car got away

end-dawn = Dawn breaks: no winner
end-humans-left = { $living } of { $all } humans are left after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}; { $kills ->
    [one] they killed one zombie
   *[other] they killed { $kills } zombies
}.
series-humans = Humans
series-zombies = Zombies
series-barricades = Barricades
series-searched = Places searched
fact-kills = { $kills ->
    [one] Human { $number } killed one zombie.
   *[other] Human { $number } killed { $kills } zombies.
}
fact-rounds = { $rounds ->
    [one] The night lasted one turn.
   *[other] The night lasted { $rounds } turns.
}
note-escaped = Got away by car
note-zombified = Became a zombie

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
may-bite = Two dice: two equal ones wound
may-board = From the car you can't help those outside
may-drive = { $left ->
    [0] The car does not come back
    [one] The car does not come back: one human stays behind
   *[other] The car does not come back: { $left } humans stay behind
}
may-start = It starts on a 6
oops-points = the remaining points are lost
oops-wound = the attacker is wounded
oops-empty = the gun is empty
oops-any = the gun is empty
oops-second = the second barrel, then the gun is empty
