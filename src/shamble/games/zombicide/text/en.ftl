# What the rules of Zombicide say. Names of cards, skills, survivors and rooms are in ui.en.ftl.

game-zombicide = Zombicide
    .text = Six survivors against a city full of zombies: you win or lose together.
mode-book = By the book
    .text = The rules as printed.
mode-faq = Official FAQ
    .text = With the publisher's later answers: a starting card for each survivor, a safe first building, an extra die for each weapon.
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
scenario-own = Own mission

phase-setup = Setup
phase-players = Survivors
phase-zombies = Zombies
phase-end = End of the round
phase-over = The end

## Table options
no-mission-seats = This mission is for up to { $max } players, not { $seats }.

## Set-up
ask-pick-survivor = Which survivor do you play?
ask-first = Who goes first?
rest-team = Take the recommended survivors
ask-draw = Draw a card.
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
event-card-dealt = { $who } starts with: { $card }.

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
    [you] You go first
   *[other] { $seat } goes first
 }
verb-end = End turn
do-end = { $who } ends the turn
verb-done = Done
do-done = Done
verb-accept = Yes
do-accept = Yes
verb-decline = No
do-decline = No, thanks
no-actions = That takes { $needed ->
    [one] one action
   *[other] { $needed } actions
}; { $left ->
    [0] there are none left.
    [one] there is only one left.
   *[other] there are only { $left } left.
}
no-once-a-turn = You can do this only once per turn.
no-trade-again = They have already declined a trade this turn.

## Moving and doors
verb-move = Move
do-move = { $who } goes to { place-at }
verb-on = Move on
do-on = Move on to { place-at }
ask-walk-on = { $who } can move on. Where to?
event-moved = { $who } goes to { place-at }.
no-in-car = Get out of the car first.
no-door-shut = The door is closed.
no-way = You can't go there from here.
verb-open = Open
do-open = { $who } opens the door ({ place }): { $weapon }
event-door-opened = { $who } opens the door: { place }.
event-door-followed = Another door of the same building opens as well: { place }.
event-door-closed = { $who } closes the door: { place }.
no-opener = You need something in hand that opens doors.
no-colour-key = Take the objective of the same colour first: it opens this door.
verb-close = Close
do-close = { $who } closes the door: { place }
ask-room = { $rooms ->
    [one] One room of the building is left.
   *[other] { $rooms } rooms of the building are left. Which is next?
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
do-loud = { $who } drowns out everything else
event-loud = { $who } drowns out everything else.

## Searching
verb-search = Search
do-search = { $who } searches
no-search-street = You can't search in the street.
no-search-zombies = You can't search with zombies in the zone.
no-search-twice = You can search only once per turn.
no-search-start = There is nothing to find in the starting zone.
ask-draw-equipment = { $who } draws an Equipment card.
event-card-found = { $who } finds: { $card }.
event-card-kept = { $who } takes: { $card }.
event-card-discarded = { $who } discards: { $card }.
event-card-matched = { $who } takes a second one from the deck: { $card }.
event-found-nothing = { $who } finds nothing.
event-scream = A Walker was waiting for { $who }: Aaahh!
ask-room-for = { $who } finds { $card } but has no free slot. Which card do you discard?
verb-drop = Discard
do-drop = Discard: { $card }
verb-refuse = Leave it
do-refuse = Leave it: { $card }
ask-destiny = { $who } finds { $card }. Discard it and draw another?
verb-redraw = Draw another
do-redraw = Discard and draw another: { $card }
ask-match = { $who } finds { $card }. Take a second one from the deck?

## Hands and pack
verb-arrange = Arrange
do-arrange = { $who } rearranges the inventory
ask-arrange = { $who }: which card goes where?
verb-swap = Swap
do-swap = { $who } { $a } ({ $card }) and { $other } { $b } ({ $instead }) swap places
empty-slot = nothing
wound-card = wound
verb-trade = Trade
do-trade = { $who } trades with { $other }
ask-trade = { $who } and { $other }: which cards change hands?
ask-agree = { $other }: do you accept the trade that { $who } offers? { $gets-count ->
        [0] You get nothing,
       *[other] You get { $gets },
    } { $gives-count ->
        [0] and give nothing.
       *[other] and give { $gives }.
    } { $drops-count ->
        [0] { "" }
       *[other] Discarded to make room: { $drops }.
    }
event-trade = { $who } and { $other } trade cards.
event-trade-refused = { $other } does not want to trade with { $who }.
no-cards = There are no cards to move.
verb-combine = Combine
do-combine = { $who } makes: { $into }
combined-sniper = Sniper Rifle
combined-molotov = Molotov
event-combined-sniper = { $who } puts the Scope on the Rifle.
event-combined-molotov = { $who } makes a Molotov.
no-parts-sniper = You need a Rifle without a Scope, and a Scope.
no-parts-molotov = You need Gasoline and Glass Bottles.
no-molotov-left = There are no Molotovs left.

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
no-unloaded = The weapon is not loaded.
no-sight = That zone is out of sight.
no-too-near = The zone is too close for this weapon.
no-too-far = The zone is too far away for this weapon.
no-melee-weapon = You have no melee weapon in hand.
no-zombie-here = There are no zombies in this zone.
ask-roll-attack = { $who } ({ $weapon }): { $dice ->
    [one] one die
   *[other] { $dice } dice
 }, { $need } or more hits{ $plus ->
    [0] .
   *[other] , and { $plus } is added to each die.
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
ask-reroll = { $who } rolled { $dice }. Re-roll?
verb-reroll = Re-roll
do-reroll = Re-roll all dice: { $by }
reroll-ammo = Plenty of Ammo
reroll-lucky = Lucky
reroll-turn = once per turn
ask-target = { $who }: who takes the next hit?
verb-target = Hit
do-target = { $kills ->
    [0] waste it on the { $kind }
   *[other] { $kind }
}
ask-friendly-fire = { $who } hits a friend. Which one?
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
event-car-drove = { $who } drives to { place-at }.
event-car-left = { $who } drives off the board.
no-driving = You can't drive cars in this mission.
no-board-zombies = You can't get in with zombies in the zone.
no-seat-free = That seat is taken.
no-driver = Only the driver can drive.
no-pimp-twice = This car has already been searched.

## Skills
verb-heal = Heal
do-heal = { $who } heals a wound of { $other }
event-heal = { $who } heals a wound of { $other }.
no-wound = This survivor is not wounded.
verb-lead = Lead
do-lead = { $who } gives { $other } an action
event-lead = { $who } gives { $other } an action.
event-tough = { $who } is Tough and ignores the attack.

## The mission
verb-take = Take
do-take = { $points ->
    [0] { $who } takes the objective in { place-at }
   *[other] { $who } takes the objective in { place-at } for { $points } points
}
event-token-taken = { $who } takes the objective in { place-at }.
event-token-neutralised = { $who } shuts the spawn zone down: { place }.
event-token-woken = A spawn zone becomes active: { place }.
ask-medicine = { $who } has found medicine. Heal a wound?
ask-join = Who gets the new survivor?
verb-join = New survivor
do-join = { $seat-is ->
    [you] You get the new survivor
   *[other] { $seat } gets the new survivor
 }
verb-leave = Leave
do-leave = { $who } leaves the city
event-left = { $who } leaves the city.
no-leave-tokens = Take all objectives first.
no-leave-supplies = Find food, rice and water first.
no-leave-yet = This survivor has not been outside the starting zone yet.
no-leave-zombies = You can't leave with zombies in the exit zone.
verb-neutralise = Shut down
do-neutralise = { $who } shuts the spawn zone down
no-neutralise = You can't shut it down with zombies in the zone.
verb-stow = Load
do-stow = { $who } loads into the car: { $card }
event-card-loaded = { $who } loads into the car: { $card }.
verb-unstow = Unload
do-unstow = { $who } unloads from the car: { $card }
event-card-unloaded = { $who } unloads from the car: { $card }.

## Zombies
event-attack = { $count ->
    [one] One zombie attacks in { place-at }!
   *[other] { $count } zombies attack in { place-at }!
}
ask-wound = { $count ->
    [one] One wound to assign. Who takes it?
   *[other] { $count } wounds to assign. Who takes the next one?
}
verb-wound = Wound
do-wound = { $who } is wounded
ask-avoid = { $who } is about to be wounded. Discard a card instead?
verb-use = Use
do-use = Use: { $card }
verb-pay = Give up
do-pay = Give up instead: { $card }
ask-lose = { $who } is wounded. Which card do you lose?
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
ask-draw-zombies = Draw a Zombie card: { place }.
event-zombie-card = { $what ->
    [none] { place }: no zombies.
    [extra_activation] No new zombies, but all { $kind } act once more.
    [manhole] Manholes: { $count } { $kind } from each one near a survivor.
   *[spawn] { place }: { $count } { $kind }.
 }
event-spawned = { $count } { $kind } in { place-at }.
event-stirs-card = All { $kind } act once more.
event-stirs-shortage = There are no miniatures left: all { $kind } act once more.

## The end
event-ended-won = The mission is won!
event-ended-lost = The mission is lost.
event-ended-late = Time is up: the mission is lost.
end-won = Won in round { $rounds }
end-lost = Lost in round { $rounds }
end-late = Out of time after { $rounds } rounds
end-won-by = { $who } completes the mission. { $count ->
    [one] Only { $names } survives.
   *[other] { $names } survive.
}
end-lost-by = { $who } is the last to fall, in round { $rounds }.
end-over = The game ends in round { $rounds }.
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
hint-helps-team = It helps the team.
hint-shield = Better to lose this card than to be wounded.
hint-nothing-better = There is nothing better to do now.
hint-camp = Stay and search again next round: you need better weapons first.
hint-stay = Staying here is safer than moving now.
hint-token = The mission comes first.
hint-leave = It is time to leave.
hint-useful = It costs little and helps.
hint-kill = Kill them before they attack.
hint-reload = Reload while there is time.
hint-search = You need better weapons.
hint-door = The way leads through this door.
hint-goal = This brings you closer to the goal.
hint-car = You are faster by car.
hint-noise = Noise draws the zombies to you.
hint-dice = Re-roll poor dice, keep good ones.
hint-hands = Your best weapons belong in your hands.
hint-cards = Your least useful card.
hint-redraw = Another card is probably better.
hint-keep = Keep this card: it is useful.
hint-next = This survivor is needed most now.
hint-survivor = The survivor who can best take the hit.
hint-target = Hit the most dangerous one first.
hint-away = There are fewest survivors there.
hint-team = A good survivor for the team.
hint-skill = This skill kills most zombies.
hint-stance-hurry = This round, all survivors move a little faster.
hint-stance-run = This round, all survivors run for the goal, zombies or not.
hint-stance-slow = This round, all survivors take it slowly and do the nearest things first.
hint-stance-hold = This round, all survivors hold out where they are.
hint-stance-close = This round, all survivors stay together.
hint-stance-hunt = This round, all survivors go where there are zombies to kill.
hint-stance-other = This round, all survivors make for a goal further away than the nearest.
soon-dead = { $more ->
    [yes] { $whole }.{ $tenths } more survivors lost
   *[other] { $whole }.{ $tenths } fewer survivors lost
}
soon-wounds = { $more ->
    [yes] { $whole }.{ $tenths } more wounds
   *[other] { $whole }.{ $tenths } fewer wounds
}
soon-goals = { $more ->
    [yes] { $whole }.{ $tenths } % more of the mission
   *[other] { $whole }.{ $tenths } % less of the mission
}
soon-near = { $more ->
    [yes] { $whole }.{ $tenths } more zombies within a zone of your survivors
   *[other] { $whole }.{ $tenths } fewer zombies within a zone of your survivors
}
soon-danger = { $more ->
    [yes] { $whole }.{ $tenths } Danger Levels more
   *[other] { $whole }.{ $tenths } Danger Levels less
}
soon-armed = { $more ->
    [yes] { $whole }.{ $tenths } more survivors well armed
   *[other] { $whole }.{ $tenths } fewer survivors well armed
}
warn-friends = The shot can hit your own survivors.

# Home-made survivors
no-sheet-toml = The survivors can't be read: { $problem }.
no-sheet-table = There is no survivor in this text; each one starts with [[survivor]].
no-sheet-file-entry = Unknown entry “{ $entry }”: the file can contain only survivors.
no-sheet-many = There are { $count } survivors of your own; a table takes up to { $most }.
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
}another survivor already has this name.
no-sheet-entry = { $line ->
    [0] {""}
   *[other] { $who } (line { $line }):{" "}
}the sheet has no entry “{ $entry }”.
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
}{ $level } has “{ $skill }”, which is not one of the 33 skills.
no-sheet-card = { $line ->
    [0] {""}
   *[other] { $who } (line { $line }):{" "}
}“{ $skill }” does not name a card of the Equipment deck.
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
rest-rooms = All rooms, in this order
rest-wounds = Assign the rest for me
rest-hits = Assign the rest for me
may-waste = { $actions ->
    [one] One action is lost
   *[other] { $actions } actions are lost
}
may-kill = kills at least one zombie
may-hit-friend = { $count ->
    [one] hits { $who } first
   *[other] hits one of { $count } friends first
} ({ $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $need }+)
may-burn = { $count ->
    [one] { $who } burns to death
   *[other] { $count } survivors burn to death
}
may-raise = { $points ->
    [one] one point from { $level }
   *[other] { $points } points from { $level }
}
may-reach = { $alone ->
    [one] alone here, in reach of { $count }
   *[other] in reach of { $count }
} { $count ->
    [one] zombie
   *[other] zombies
}
may-run-over = { $count ->
    [one] runs { $who } over first
   *[other] runs one of { $count } friends over first
} ({ $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $need }+)
may-leave = { $who } leaves for good, with all cards
may-bite = { $count ->
    [one] One zombie is there: { $attacks } attacks to come
   *[other] { $count } zombies are there: { $attacks } attacks to come
}
may-spawn = { $rooms ->
    [one] One room spawns: one Zombie card
   *[other] { $rooms } rooms spawn: one Zombie card for each
}
may-find-weapon = finds a weapon
may-scream = A Walker comes: Aaahh!

# Faults of a mission's file
no-mission-toml = { $line ->
    [0] The mission can't be read: { $problem }.
   *[other] Line { $line }: the mission can't be read: { $problem }.
  }
no-mission-long = The mission has { $count } characters; { $most } are allowed.
no-mission-format = Line { $line }: the format is { $given }; this version reads format { $known }.
no-mission-entry = Line { $line }: { $where } is not a known entry. { $near ->
    [none] Known: { $known }.
   *[other] Did you mean “{ $near }”?
  }
no-mission-choice = Line { $line }: { $where } is “{ $given }”. { $near ->
    [none] It can be: { $known }.
   *[other] Did you mean “{ $near }”?
  }
no-mission-tile = Line { $line }: there is no tile “{ $given }”. { $near ->
    [none] Known: { $known }.
   *[other] Did you mean “{ $near }”?
  }
no-mission-block = Line { $line }: { $where }: there is no block “{ $given }”. { $near ->
    [none] Known: { $known }.
   *[other] Did you mean “{ $near }”?
  }
no-mission-id = Line { $line }: the id needs 2 to 40 of a-z, 0-9 and -.
no-mission-words = Line { $line }: { $where } has no words. English (en) is needed.
no-mission-chars = Line { $line }: { $where } has { $count } characters; { $most } are allowed.
no-mission-players = Line { $line }: players must be [least, most], from 1 to 6.
no-mission-number = Line { $line }: { $where } is “{ $given }”; it must be a whole number from { $least } to { $most }.
no-mission-table = Line { $line }: { $where } must be a table of entries.
no-mission-list = Line { $line }: { $where } must be a list with something in it.
no-mission-many = Line { $line }: { $where } has { $count }; { $most } are allowed.
no-mission-tiles = Line { $line }: the map has no tiles. Write rows such as "1B 2B@90".
no-mission-rows = Line { $line }: all rows of tiles must have the same length.
no-mission-turn = Line { $line }: tile “{ $given }”: a tile is turned by 90, 180 or 270 degrees.
no-mission-twice = Line { $line }: tile { $given } is used twice; the box has one.
no-mission-spot = Line { $line }: { $where } must be two numbers, in tiles from the left and from the top.
no-mission-square = Line { $line }: { $where }: “{ $given }” is not a square. Write a column letter and a row number, such as A4.
no-mission-off = Line { $line }: { $where }: { $given } is off the map, which ends at { $known }.
no-mission-start = Line { $line }: the map has no start.
no-mission-spawns = Line { $line }: the map has no spawn zone, so no zombie would ever come.
no-mission-street = Line { $line }: { $given } is in a room; cars stand in streets.
no-mission-door = Line { $line }: “{ $given }” is not a door. Write the street square and the side: "B3 N", or with its room "E3 N > D2".
no-mission-inside = Line { $line }: { $given } is in a room; a door is named by the street square before it.
no-mission-room = Line { $line }: door “{ $given }”: there is no room on that side.
no-mission-reach = Line { $line }: { $where } can't be reached from the start, even with all doors open.
no-mission-win = Line { $line }: nothing says how the mission is won. Write a block, such as { "{" } is = "take" { "}" }.
no-mission-missing = Line { $line }: { $where }: block { $block } needs the entry { $entry }.
no-mission-count = Line { $line }: { $where } is “{ $given }”; write 1 to 6, "all" or "seats+1".
no-mission-cite = Line { $line }: { $where }: “{ $given }” is not a rule; rules look like ZC-06.38.
no-mission-mark = Line { $line }: { $where }: the map has no { $given }.
no-mission-take = Line { $line }: block { $block } asks for objectives, and the map has none.
no-mission-colour = Line { $line }: block { $block } waits for a { $colour } objective, and the map has none.
no-mission-colour-door = Line { $line }: block { $block } shuts { $colour } doors, and the map has none.
no-mission-asleep = Line { $line }: block { $block } wakes { $colour } spawn zones, and none is asleep.
no-mission-kind = Line { $line }: block { $block } needs an objective with is = "{ $kind }".
no-mission-exit = Line { $line }: block { $block } needs an exit on the map.
no-mission-goal = Line { $line }: block { $block } needs a goal on the map.
no-mission-car = Line { $line }: block { $block } needs a car on the map.
no-mission-escape = Line { $line }: block { $block } counts zombies that leave; it needs the rule zombies-leave.
no-mission-needs = Line { $line }: block { $block } needs the rule { $other }.
no-mission-memory = The server holds { $most } missions. Another can be added after a restart.
no-mission-stuck = Bots did not meet “{ $block }” in { $rounds } rounds, even without zombies. The mission may be impossible to win.
no-mission-clear = Line { $line }: block { $block } needs a condition before it, or it would be met at once.
no-mission-both = Line { $line }: blocks { $block } and { $other } contradict each other.
