# What the rules of Zombicide say. Names of cards, skills, survivors and rooms are in ui.en.ftl.

game-zombicide = Zombicide
    .text = Six survivors, a city full of zombies, and nobody wins alone.
mode-book = By the book
    .text = The rules as they are printed.
mode-faq = Official FAQ
    .text = With the publisher's later answers: a starting card for everybody, a safe first building, an extra die for each weapon.
side-survivors = Survivors

scenario-00 = 00 Tutorial
scenario-01 = 01 City Blocks
scenario-02 = 02 Y-Zone
scenario-03 = 03 The 24hrs Race of Zombicity
scenario-04 = 04 Drive-By Shooting
scenario-05 = 05 Big W
scenario-06 = 06 The Escape
scenario-07 = 07 Grindhouse
scenario-08 = 08 Zombie Police
scenario-09 = 09 Might Makes Right
scenario-10 = 10 Small Town

phase-setup = Set-up
phase-players = Survivors
phase-zombies = Zombies
phase-end = End of the round
phase-over = The end

## Table options
no-mission-seats = This mission is for at most { $max } players, not { $seats }.

## Set-up
ask-pick-survivor = Which survivor do you play?
ask-first = Who goes first?
ask-draw = A card is drawn.
ask-pick = Chance decides.
ask-roll = { $dice ->
    [one] Roll a die.
   *[other] Roll { $dice } dice.
}
event-taken = { $seat-is ->
    [you] You play { $who }.
   *[other] { $seat } plays { $who }.
 }
event-joined = { $seat-is ->
    [you] { $who } joins you.
   *[other] { $who } joins { $seat }.
 }
event-first = { $seat-is ->
    [you] You have the first-player token.
   *[other] { $seat } has the first-player token.
 }
event-card-dealt = { $who } begins with: { $card }.

## The round
event-round = Round { $round }: { $seat-is ->
    [you] you go first
   *[other] { $seat } goes first
 }
event-zombies = Round { $round }: the zombies
ask-next = Who acts next?
ask-turn = { $who }: { $actions ->
    [0] no action left
    [one] one action left
   *[other] { $actions } actions left
}{ $moves ->
    [0] {""}
    [one] , one free move
   *[other] , { $moves } free moves
}{ $fights ->
    [0] {""}
    [one] , one free attack
   *[other] , { $fights } free attacks
}{ $searches ->
    [0] {""}
    [one] , one free search
   *[other] , { $searches } free searches
}.
verb-activate = Act
do-activate = { $who } acts
verb-pick = Play
do-pick = Play { $who }
verb-first = First
do-first = { $seat-is ->
    [you] I go first
   *[other] { $seat } goes first
 }
verb-end = End turn
do-end = { $who } has finished
verb-done = Done
do-done = Enough
verb-accept = Yes
do-accept = Yes
verb-decline = No
do-decline = No, thanks
no-actions = That takes { $needed ->
    [one] one action
   *[other] { $needed } actions
}; { $left ->
    [0] none is left.
    [one] only one is left.
   *[other] only { $left } are left.
}
no-once-a-turn = Only once per turn.
no-trade-again = They have declined a trade in this turn.

## Moving and doors
verb-move = Move
do-move = { $who } goes to { place-at }
verb-on = Go on
do-on = On to { place-at }
ask-walk-on = { $who } may go on. Where?
event-moved = { $who } goes to { place-at }.
no-in-car = First get out of the car.
no-door-shut = The door is shut.
no-way = No way leads there.
verb-open = Open
do-open = { $who } opens the door ({ place }): { $weapon }
event-door-opened = { $who } opens the door: { place }.
event-door-followed = Another door of the same building opens as well: { place }.
event-door-closed = { $who } closes the door: { place }.
no-opener = That takes something that opens doors, in hand.
no-colour-key = The door opens only once the objective of its colour is taken.
verb-close = Close
do-close = { $who } closes the door: { place }
ask-room = { $rooms ->
    [one] One room is still to come. Which?
   *[other] { $rooms } rooms of the building are still to come. Which next?
}
verb-room = Room
do-room = { place }
bare-hands = nothing in hand

## Noise
verb-noise = Make noise
do-noise = { $who } makes noise
event-noise = Noise in { place-at }.
no-ninja-noise = A Ninja makes no noise.
verb-loud = Be loud
do-loud = { $who } is louder than everything
event-loud = { $who } is louder than everything else.

## Searching
verb-search = Search
do-search = { $who } searches
no-search-street = There is nothing to search in the street.
no-search-zombies = Nobody searches among zombies.
no-search-twice = Only one search per turn.
no-search-start = There is nothing to be found in the starting zone.
ask-draw-equipment = { $who } draws an equipment card.
event-card-found = { $who } finds: { $card }.
event-card-kept = { $who } takes: { $card }.
event-card-discarded = { $who } discards: { $card }.
event-card-matched = { $who } takes a second one from the deck: { $card }.
event-found-nothing = { $who } finds nothing.
event-scream = Somebody was waiting for { $who }: Aaahh!
ask-room-for = { $who } finds { $card } and has no room. Which card goes?
verb-drop = Discard
do-drop = Discard: { $card }
verb-refuse = Leave it
do-refuse = Leave it there: { $card }
ask-destiny = { $who } finds { $card }. Discard it and draw another?
verb-redraw = Draw another
do-redraw = Discard and draw another: { $card }
ask-match = { $who } finds { $card }. Take a second one from the deck?

## Hands and pack
verb-arrange = Arrange
do-arrange = { $who } changes what is in hand
ask-arrange = { $who }: what goes where?
verb-swap = Swap
do-swap = { $who } { $a } ({ $card }) and { $other } { $b } ({ $instead }) change places
empty-slot = nothing
wound-card = wound
verb-trade = Trade
do-trade = { $who } trades with { $other }
ask-trade = { $who } and { $other }: what changes hands?
ask-agree = { $other }: do you agree to what { $who } wants to trade? { $gets-count ->
        [0] You get nothing,
       *[other] You get { $gets },
    } { $gives-count ->
        [0] and give nothing.
       *[other] and give { $gives }.
    } { $drops-count ->
        [0] { "" }
       *[other] Discarded for it: { $drops }.
    }
event-trade = { $who } and { $other } have traded.
event-trade-refused = { $other } does not want to trade with { $who }.
no-cards = There is no card to move.
verb-combine = Combine
do-combine = { $who } makes: { $into }
combined-sniper = Sniper Rifle
combined-molotov = Molotov
event-combined-sniper = { $who } puts the Scope on the Rifle.
event-combined-molotov = { $who } makes a Molotov.
no-parts-sniper = That takes a Rifle without Scope, and a Scope.
no-parts-molotov = That takes Gasoline and Glass Bottles.
no-molotov-left = There is no Molotov left.

## Attacks of survivors
verb-shoot = Shoot
do-shoot = { $dice ->
    [0] { $who } throws into { place-at }: { $weapon }
   *[other] { $targets ->
        [one] { $weapons ->
            [one] { $who } shoots into { place-at }: { $weapon }, dice { $dice }
           *[other] { $who } shoots with both into { place-at }: { $weapon }, dice { $dice }
        }
       *[other] { $who } shoots into { place-at } and { place-other }: { $weapon }, dice { $dice }
    }
}
verb-strike = Strike
do-strike = { $weapons ->
    [0] { $who } strikes
    [one] { $who } strikes: { $weapon }, dice { $dice }
   *[other] { $who } strikes with both: { $weapon }, dice { $dice }
}
verb-reload = Reload
do-reload = { $who } reloads: { $weapon }
event-card-reloaded = { $who } reloads: { $card }.
event-card-thrown = { $who } throws: { $card }.
no-unloaded = It is not loaded.
no-sight = That zone is not in sight.
no-too-near = Too near for this weapon.
no-too-far = Too far for this weapon.
no-melee-weapon = There is nothing in hand to strike with.
no-zombie-here = There is no zombie here.
ask-roll-attack = { $who } ({ $weapon }): { $dice ->
    [one] one die
   *[other] { $dice } dice
 }, { $need } or more hits{ $plus ->
    [0] .
   *[other] , and every die counts { $plus } more.
 }
need-hit = { $plus ->
    [0] { $weapon }: { $need } or more
   *[other] { $weapon }: { $need } or more, with +{ $plus }
}
verdict-hits = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}
weapon-car = the car
event-rolled = { $hits ->
    [0] { $who } ({ $weapon }) rolls { $dice }: no hit.
    [one] { $who } ({ $weapon }) rolls { $dice }: one hit.
   *[other] { $who } ({ $weapon }) rolls { $dice }: { $hits } hits.
}
ask-reroll = { $who } has rolled { $dice }. Roll again?
verb-reroll = Roll again
do-reroll = Roll all dice again: { $by }
reroll-ammo = Plenty of Ammo
reroll-lucky = Lucky
reroll-turn = once per turn
ask-target = { $who }: whom does the next hit strike?
verb-target = Hit
do-target = { $kills ->
    [0] waste it on the { $kind }
   *[other] { $kind }
}
ask-friendly-fire = { $who } hits a friend. Whom?
verb-hit = Hit
do-hit = { $who } is hit
event-killed = { $who } kills { $count } { $kind } in { place-at }.
event-gained = { $points ->
    [one] { $who } gains a point: { $total }.
   *[other] { $who } gains { $points } points: { $total }.
}
event-levelled = { $who } reaches { $level }: { $skill }.
ask-skill = { $who } reaches { $level }. Which skill?
verb-learn = Learn
do-learn = { $skill }

## Cars
verb-board = Get in
do-board = { $who } gets in: { $car }, { $chair }
verb-alight = Get out
do-alight = { $who } gets out: { $car }
verb-sit = Change seats
do-sit = { $who } changes seats: { $chair }
verb-drive = Drive
do-drive = { $zones ->
    [one] { $who } drives one zone, to { place-at }
   *[other] { $who } drives { $zones } zones, to { place-at }
}
verb-ransack = Search the car
do-ransack = { $who } searches the car: { $car }
chair-driver = at the wheel
chair-passenger = as a passenger
event-car-in = { $who } gets in: { $car }.
event-car-out = { $who } gets out: { $car }.
event-car-seat = { $who } changes seats.
event-car-drove = { $who } drives on: { place }.
event-car-left = { $who } drives off the board.
no-driving = Cars are not driven in this mission.
no-board-zombies = Nobody gets in among zombies.
no-seat-free = That seat is taken.
no-driver = Only who sits at the wheel drives.
no-pimp-twice = This car has been searched.

## Skills
verb-heal = Heal
do-heal = { $who } heals a wound of { $other }
event-heal = { $who } heals a wound of { $other }.
no-wound = There is no wound to heal.
verb-lead = Lead
do-lead = { $who } gives { $other } an action
event-lead = { $who } gives { $other } an action.
event-tough = { $who } is tough and shrugs it off.

## The mission
verb-take = Take
do-take = { $points ->
    [0] { $who } takes the objective in { place-at }
   *[other] { $who } takes the objective in { place-at } for { $points } points
}
event-token-taken = { $who } takes the objective in { place-at }.
event-token-neutralised = { $who } shuts the spawn zone down: { place }.
event-token-woken = A spawn zone wakes up: { place }.
ask-medicine = { $who } has found medicine. Heal a wound?
ask-join = Who gets the new survivor?
verb-join = New survivor
do-join = { $seat-is ->
    [you] I get the new survivor
   *[other] { $seat } gets the new survivor
 }
verb-leave = Leave
do-leave = { $who } leaves the city
event-left = { $who } leaves the city.
no-leave-tokens = Not before all objectives are taken.
no-leave-supplies = Not before food, rice and water have been found.
no-leave-yet = Who has not been away cannot come back: leave the starting zone first.
no-leave-zombies = Not while a zombie is in the exit zone.
verb-neutralise = Shut down
do-neutralise = { $who } shuts the spawn zone down
no-neutralise = Not while a zombie is here.
verb-stow = Load
do-stow = { $who } puts into the car: { $card }
event-card-loaded = { $who } puts into the car: { $card }.
verb-unstow = Unload
do-unstow = { $who } takes out of the car: { $card }
event-card-unloaded = { $who } takes out of the car: { $card }.

## Zombies
event-attack = { $count ->
    [one] One zombie attacks in { place-at }!
   *[other] { $count } zombies attack in { place-at }!
}
ask-wound = { $count ->
    [one] One wound is to be dealt out. To whom?
   *[other] { $count } wounds are to be dealt out. To whom the next?
}
verb-wound = Wound
do-wound = { $who } is wounded
ask-avoid = { $who } is about to be wounded. A card instead?
verb-use = Use
do-use = Use: { $card }
verb-pay = Give up
do-pay = Give up instead: { $card }
ask-lose = { $who } is wounded. Which card is lost?
verb-lose = Lose
do-lose = Lose: { $card }
event-wounded = { $who } is wounded.
event-card-lost = { $who } loses: { $card }.
event-card-shield = { $who } avoids the wound: { $card }.
event-died = { $who } dies.
event-horde-moved = { $count } { $kind }: from { place-start }, to { place }.
event-horde-split = { $count } { $kind }: from { place-start }, to { place }, { $added } of them new.
event-escaped = { $count ->
    [one] One zombie gets away ({ place }), { $total } in all.
   *[other] { $count } zombies get away ({ place }), { $total } in all.
}
ask-way = Which way does the Abomination go?
verb-way = Way
do-way = { place }
ask-draw-zombies = A zombie card: { place }.
event-zombie-card = { $what ->
    [nobody] { place }: nobody comes.
    [extra_activation] Nobody comes, but all { $kind } act once more.
    [manhole] Manholes: { $count } { $kind } out of each one near a survivor.
   *[spawn] { place }: { $count } { $kind }.
 }
event-spawned = { $count } { $kind } in { place-at }.
event-stirs-card = All of a kind act once more: { $kind }.
event-stirs-shortage = No miniatures left: all of the kind act once more: { $kind }.

## The end
event-ended-won = The mission is won!
event-ended-lost = The mission is lost.
event-ended-late = Too late: the mission is lost.
end-won = Won in round { $rounds }
end-lost = Lost in round { $rounds }
end-late = No time left after { $rounds } rounds
end-won-by = { $who } did the last that was missing. { $count ->
    [one] { $names } lives to tell.
   *[other] { $names } live to tell.
}
end-lost-by = { $who } falls last, in round { $rounds }: nobody is left.
end-over = It ends in round { $rounds }.
fact-kills = { $kills ->
    [one] { $who }: one zombie
   *[other] { $who }: { $kills } zombies
}
fact-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
note-left = got away
note-dead = lost { $who }
series-survivors = Survivors
series-zombies = Zombies
series-danger = Most experience
series-objectives = Objectives left

## Hints
hint-random = Any of these will do.
hint-of-course = There is nothing else to do.
hint-nothing-better = Nothing better can be done now.
hint-camp = Stay and search again next round: better weapons first.
hint-stay = Staying here is safer than going on now.
hint-token = The mission first.
hint-leave = Time to go.
hint-useful = It costs little and helps.
hint-kill = Kill them before they bite.
hint-reload = Load while there is time.
hint-search = Better weapons are needed.
hint-door = The way leads through this door.
hint-goal = A step nearer to the goal.
hint-car = The car is faster.
hint-noise = They shall come to us.
hint-dice = These dice are poor, or good enough.
hint-hands = The best weapons belong into the hands.
hint-cards = The card that is missed least.
hint-survivor = Who can bear it best, or is needed most.
hint-target = The most dangerous first.
hint-away = Away from the survivors.
hint-team = A good survivor for the team.
hint-skill = The skill that kills most.
hint-stance-hurry = Everybody a little faster this round.
hint-stance-run = Everybody runs this round, whatever stands in the way.
hint-stance-slow = Everybody takes it slowly this round: first whatever is near.
hint-stance-hold = Everybody holds out here this round.
hint-stance-close = Everybody stays together this round.
hint-stance-hunt = Everybody goes where there is something to kill this round.
hint-stance-other = Everybody makes for something farther off than the nearest goal this round.

# Home-made survivors
no-sheet-toml = The survivors cannot be read: { $problem }.
no-sheet-table = There is no survivor in this text; each one begins with [[survivor]].
no-sheet-file-entry = Nothing is known of “{ $entry }”; there are only survivors.
no-sheet-many = These are { $count } survivors of your own; a table takes up to { $most }.
no-sheet-name = { $line ->
    [0] The survivor needs a name.
   *[other] Survivor { $who } (line { $line }) has no name.
}
no-sheet-word = { $line ->
    [0] {""}
   *[other] { $who } (line { $line }):{" "}
}a name is one word of up to { $most } letters, digits, hyphens or apostrophes.
no-sheet-twice = { $line ->
    [0] {""}
   *[other] { $who } (line { $line }):{" "}
}somebody has this name already.
no-sheet-entry = { $line ->
    [0] {""}
   *[other] { $who } (line { $line }):{" "}
}nothing on the sheet is called “{ $entry }”.
no-sheet-yellow = { $line ->
    [0] {""}
   *[other] { $who } (line { $line }):{" "}
}the yellow skill is always +1 Action.
no-sheet-count = { $line ->
    [0] {""}
   *[other] { $who } (line { $line }):{" "}
}{ $level } needs exactly { $count } skills.
no-sheet-same = { $line ->
    [0] {""}
   *[other] { $who } (line { $line }):{" "}
}{ $level } has “{ $skill }” twice.
no-sheet-missing = { $line ->
    [0] {""}
   *[other] { $who } (line { $line }):{" "}
}{ $level } needs a skill.
no-sheet-skill = { $line ->
    [0] {""}
   *[other] { $who } (line { $line }):{" "}
}{ $level } has “{ $skill }”, which is none of the 33 skills.
no-sheet-card = { $line ->
    [0] {""}
   *[other] { $who } (line { $line }):{" "}
}“{ $skill }” names no card of the Equipment deck.
no-sheet-blue = { $line ->
    [0] {""}
   *[other] { $who } (line { $line }):{" "}
}“{ $skill }” is possible at blue only.

## Places by name
place = { $spot ->
    [notation] { $zone }
    [room] { $room }{ place-way }
    [street] street { $by }{ place-way }
   *[crossing] crossroads{ place-way }
}
place-at = { $spot ->
    [notation] { $zone }
    [room] { $at }{ place-way }
    [street] the street { $by }{ place-way }
   *[crossing] the crossroads{ place-way }
}
place-way = { $way ->
    [n] , north
    [ne] , north-east
    [e] , east
    [se] , south-east
    [s] , south
    [sw] , south-west
    [w] , west
    [nw] , north-west
    [mid] , in the middle
   *[none] { "" }
}
place-other = { $spot ->
    [notation] { $other-zone }
   *[other] { $other-spot ->
        [room] { $other-at }{ place-other-way }
        [street] the street { $other-by }{ place-other-way }
       *[crossing] the crossroads{ place-other-way }
    }
}
place-other-way = { $other-way ->
    [n] , north
    [ne] , north-east
    [e] , east
    [se] , south-east
    [s] , south
    [sw] , south-west
    [w] , west
    [nw] , north-west
    [mid] , in the middle
   *[none] { "" }
}
place-start = { $spot ->
    [notation] { $start-zone }
   *[other] { $start-spot ->
        [room] { $start-room }{ place-start-way }
        [street] street { $start-by }{ place-start-way }
       *[crossing] crossroads{ place-start-way }
    }
}
place-start-way = { $start-way ->
    [n] , north
    [ne] , north-east
    [e] , east
    [se] , south-east
    [s] , south
    [sw] , south-west
    [w] , west
    [nw] , north-west
    [mid] , in the middle
   *[none] { "" }
}

## What may come of it
rest-rooms = All, in this order
rest-wounds = Share the rest out for me
rest-hits = Aim the rest for me
may-waste = { $actions ->
    [one] One action is lost
   *[other] { $actions } actions are lost
}
may-kill = kills at least one
may-hit-friend = { $dice ->
    [one] One die: { $need }+ hits { $who }
   *[other] { $dice } dice: each { $need }+ hits { $who } first
}
may-burn = { $who } burns to death
may-run-over = { $dice ->
    [one] One die: { $need }+ runs { $who } over
   *[other] { $dice } dice: each { $need }+ runs { $who } over first
}
may-leave = { $who } is gone for good, with all cards
may-bite = { $count ->
    [one] One zombie is there: { $attacks } attacks to come
   *[other] { $count } zombies are there: { $attacks } attacks to come
}
may-spawn = { $rooms ->
    [one] One room is looked into: a zombie card
   *[other] { $rooms } rooms are looked into: a zombie card for each
}
may-find-weapon = finds a weapon
may-scream = A Walker comes: Aaahh!
