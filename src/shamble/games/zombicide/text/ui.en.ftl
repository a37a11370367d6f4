# What only the table page of Zombicide says: names of cards, skills, survivors, rooms and zombies, panel words.

# Zombies
kind-walker = Walker
    .text = One action. One point of damage kills it.
kind-runner = Runner
    .text = Two actions. One point of damage kills it; it is hit last.
kind-fatty = Fatty
    .text = One action. Only 2 damage kills it; it spawns with two Walkers.
kind-abomination = Abomination
    .text = One action. Only 3 damage, or a Molotov, kills it; never more than one.

# Several of a kind, and the zombie cards as they are turned over
kinds-walker = Walkers
kinds-runner = Runners
kinds-fatty = Fatties
kinds-abomination = Abominations
kinds-none = no zombies
card-zombies-walker = Walkers
card-zombies-runner = Runners
card-zombies-fatty = Fatties
card-zombies-abomination = Abomination
card-zombies-none = No zombies
card-zombies-extra_activation = Once more!
card-zombies-manhole = Manholes

# Danger levels
level-blue = blue
level-yellow = yellow
level-orange = orange
level-red = red

# Cars
car-police = police car
    .text = Search it for weapons: draw cards until one comes up.
car-pimp = pimp car
    .text = Holds one of two special weapons; can be searched only once.

# Equipment
card-baseball_bat = Baseball Bat
    .text = Melee, dice 1, 3+, damage 1, silent.
card-chainsaw = Chainsaw
    .text = Melee, dice 5, 5+, damage 2, noisy, opens doors noisily.
card-crowbar = Crowbar
    .text = Melee, dice 1, 4+, damage 1, silent, opens doors quietly.
card-fire_axe = Fire Axe
    .text = Melee, dice 1, 4+, damage 2, silent, opens doors noisily.
card-katana = Katana
    .text = Melee, dice 2, 4+, damage 1, silent.
card-machete = Machete
    .text = Melee, dice 1, 4+, damage 2, dual, silent.
card-pan = Pan
    .text = Melee, dice 1, 6+, damage 1, silent. Never shuffled into the search deck; used only to fill up the starting deal.
card-pistol = Pistol
    .text = Range 0-1, dice 1, 4+, damage 1, dual, noisy.
card-rifle = Rifle
    .text = Range 1-3, dice 1, 3+, damage 1, noisy. With a Scope it becomes a Sniper Rifle: same values, the shooter chooses the targets.
card-sawed_off = Sawed Off
    .text = Range 0-1, dice 2, 3+, damage 1, dual, noisy, needs reload.
card-shotgun = Shotgun
    .text = Range 0-1, dice 2, 4+, damage 2, noisy.
card-sub_mg = Sub MG
    .text = Range 0-1, dice 3, 5+, damage 1, dual, noisy.
card-evil_twins = Evil Twins
    .text = Range 0-1, dice 2, 4+, damage 1, noisy. Counts as one weapon in one hand; found only in a pimp car.
card-mas_shotgun = Ma's Shotgun
    .text = Two profiles: blade = melee range 0, 1 die, 3+, damage 2, silent, no reload; gun = range 0-1, 2 dice, 3+, damage 2, noisy, needs reload. Found only in a pimp car.
card-molotov = Molotov
    .text = Thrown with a ranged action, without dice: it kills all Actors in the target zone. The thrower gains the experience for the zombies, and the card is discarded.
card-aaahh = Aaahh!
    .text = When you draw it in a search, put one Walker into the searcher's zone and discard the card; it ends the search of a police car.
card-bag_of_rice = Bag of Rice
    .text = No effect of its own; a supply card (Rice) for missions 01 and 06.
card-canned_food = Canned Food
    .text = No effect of its own; a supply card for missions 01 and 06.
card-water = Water
    .text = No effect of its own; a supply card for missions 01 and 06.
card-flashlight = Flashlight
    .text = Works from any slot: draw one extra card in each search of a building and keep all that fit.
card-gasoline = Gasoline
    .text = Discard it together with Glass Bottles to take a Molotov; costs no action.
card-glass_bottles = Glass Bottles
    .text = Discard it together with Gasoline to take a Molotov; costs no action.
card-goalie_mask = Goalie Mask
    .text = Works from any slot: discard it to prevent one wound to its owner.
card-plenty_of_ammo_bullets = Plenty of Ammo (bullets)
    .text = Works from any slot: once per ranged action with Pistol(s), Evil Twins or Rifle re-roll all dice; the new result stands.
card-plenty_of_ammo_shells = Plenty of Ammo (shells)
    .text = Works from any slot: once per ranged action with Sawed Off(s), Shotgun or Ma's Shotgun re-roll all dice; the new result stands.
card-scope = Scope
    .text = Put it under a Rifle of the same survivor to make a Sniper Rifle; costs no action. The shooter then chooses the targets.

# Zombie cards
zombie-card = Zombie card { $number }

# Skills
skill-plus-1-action = +1 Action
    .text = The survivor has one extra action of any kind per turn.
skill-plus-1-to-dice-roll-combat = +1 to dice roll: Combat
    .text = Add 1 to every die of a melee or ranged action; a die never exceeds 6.
skill-plus-1-to-dice-roll-melee = +1 to dice roll: Melee
    .text = Add 1 to every die of a melee action; a die never exceeds 6.
skill-plus-1-to-dice-roll-ranged = +1 to dice roll: Ranged
    .text = Add 1 to every die of a ranged action; a die never exceeds 6.
skill-plus-1-die-combat = +1 die: Combat
    .text = Roll one extra die in melee and ranged actions.
skill-plus-1-die-melee = +1 die: Melee
    .text = Roll one extra die in melee actions.
skill-plus-1-die-ranged = +1 die: Ranged
    .text = Roll one extra die in ranged actions.
skill-plus-1-free-combat-action = +1 free Combat Action
    .text = One extra free action per turn, for a melee or ranged attack only.
skill-plus-1-free-move-action = +1 free Move Action
    .text = One extra free action per turn, for a Move only.
skill-plus-1-free-search-action = +1 free Search Action
    .text = One extra free action per turn, for a Search only.
skill-plus-1-max-range = +1 max Range
    .text = The maximum range of the weapons the survivor uses is 1 higher.
skill-plus-1-zone-per-move = +1 Zone per Move
    .text = Each Move action may cross one more zone; cumulative with other movement effects.
skill-1-re-roll-per-turn = 1 re-roll per turn
    .text = Once per turn the survivor can re-roll all dice of one action; the new result stands; cumulative with re-rolls from equipment.
skill-2-zones-per-move-action = 2 Zones per Move Action
    .text = A Move action takes the survivor one or two zones.
skill-ambidextrous = Ambidextrous
    .text = All melee and ranged weapons count as having the dual symbol.
skill-born-leader = Born leader
    .text = During its turn the survivor can give one free action to another survivor, who must use it in their next turn or lose it.
skill-destiny = Destiny
    .text = Once per turn, on revealing a drawn Equipment card, the survivor may discard it and draw another.
skill-gunslinger = Gunslinger
    .text = All ranged weapons count as having the dual symbol.
skill-hoard = Hoard
    .text = The survivor may carry one more Equipment card.
skill-hold-your-nose = Hold your nose
    .text = Once per turn: one free Search in a zone where the survivor killed a zombie this same turn, even outside buildings.
skill-is-that-all-youve-got = Is that all you've got?
    .text = When wounded, the survivor can discard an Equipment card instead of taking a Wound card; without a card to discard, or by choice, the survivor takes the Wound card.
skill-lock-it-down = Lock it down
    .text = For one action the survivor closes an open door.
skill-loud = Loud
    .text = Once per turn: until this survivor's next turn, its zone counts as having the most noise on the map; if several survivors have the skill, only the last use counts.
skill-lucky = Lucky
    .text = For each action, the survivor can re-roll all its dice once; the new result stands; cumulative with other re-roll skills and equipment.
skill-matching-set = Matching set!
    .text = On drawing a weapon with the dual symbol, the survivor can at once take a second card of the same name from the Equipment deck, which is then shuffled.
skill-medic = Medic
    .text = Once per turn the survivor can remove one Wound card from a survivor in the same zone, including the Medic.
skill-ninja = Ninja
    .text = The survivor makes no noise at all: does not count as a Noise token and no equipment or weapon used makes Noise tokens.
skill-slippery = Slippery
    .text = The survivor pays no extra actions when moving through zones with zombies.
skill-sniper = Sniper
    .text = The survivor chooses the targets of the hits of its ranged attacks.
skill-starts-with-a-equipment = Starts with a card
    .text = The survivor begins the game with the named card, assigned before the game starts.
skill-swordmaster = Swordmaster
    .text = All melee weapons count as having the dual symbol.
skill-tough = Tough
    .text = The survivor ignores the first attack received in each Zombies' Phase.
skill-trick-shot = Trick shot
    .text = With dual ranged weapons, each weapon can aim at a different zone in the same action.

# Survivors
survivor-amy = Amy
    .text = the Goth girl
survivor-doug = Doug
    .text = the Salaryman
survivor-josh = Josh
    .text = the Thug
survivor-ned = Ned
    .text = the Survivalist
survivor-phil = Phil
    .text = the Cop
survivor-wanda = Wanda
    .text = the Waitress

# Rooms
room-bare-room = bare room
room-bathroom = bathroom
room-bedroom = bedroom
room-blue-office = blue office
room-boiler-room = boiler room
room-chequered-hall = chequered hall
room-circle-of-chairs = circle of chairs
room-conference-room = conference room
room-diner = diner
room-dining-room = dining room
room-garage-workshop = garage workshop
room-grocery-shop = grocery shop
room-kitchen = kitchen
room-large-kitchen = large kitchen
room-living-room = living room
room-locker-room = locker room
room-open-office = open office
room-reception-office = reception office
room-rubble-corridor = rubble corridor
room-ruined-room-back = ruined room (back)
room-ruined-room-front = ruined room (front)
room-stock-room = stock room
room-toilets = toilets
room-waiting-office = waiting office
room-white-locker-room = white locker room
room-wooden-floor-room = wooden-floor room

# Panels
panel-survivors = Survivors
panel-mission = Mission
panel-danger = Danger level
panel-objectives = Objectives left
panel-deck = Equipment deck
panel-discards = Discards
panel-zombie-deck = Zombie deck
panel-stock = Miniatures left
panel-escaped = Zombies that got away
hand-left = Left hand
hand-right = Right hand
pack = Pack
wound = Wound
wounds = { $count ->
    [0] unhurt
    [one] one wound
   *[other] { $count } wounds
}
unloaded = empty
with-scope = with Scope
actions-left = { $left ->
    [one] One action left of { $most }
   *[other] { $left } actions left of { $most }
}
free-move = Free move
free-fight = Free attack
free-search = Free search
turn-over = turn over
experience = { $points ->
    [one] one point
   *[other] { $points } points
}
kills = { $count ->
    [one] one kill
   *[other] { $count } kills
}
fate-dead = dead
fate-left = got away
seat-driver = Wheel
seat-passenger = Seat
cargo = Load
overlay-sight = Sight
overlay-noise = Noise
overlay-moves = Where zombies go
noise-count = Noise { $count }
thing-zone = { place }
thing-door = Door: { place }
thing-objective = Objective: { place }
thing-spawn = Spawn zone: { place }
thing-horde = { $count } × { $kind }
thing-manhole = Manhole
zone-start = Start
zone-exit = Exit
zone-goal = Bunker
stat-range = Range
stat-dice = Dice
stat-accuracy = Hits on
stat-damage = Damage
sign-dual = Use two of a kind at once
sign-noisy = Noisy
sign-silent = Silent
sign-door = Opens doors
sign-reload = Needs reload

## The board and its panels
board-town = The town
thing-survivor = { $who }
thing-zone-crowd = { place }, zombies: { $count }
hand-title = In hand
slot-hand-empty = An empty hand
slot-pack-empty = Free slot in the pack
sheet-open = Sheet of { $who }
first-player = First player
you = you
next-level = next level at { $points }
skill-starts-with = Starts with: { $card }
stat-short-range = Range
stat-short-dice = Dice
stat-short-accuracy = Hits
stat-short-damage = Dmg
short-plenty_of_ammo_bullets = Bullets
short-plenty_of_ammo_shells = Shells
brief-plenty_of_ammo_bullets = Re-rolls pistols and rifles
brief-plenty_of_ammo_shells = Re-rolls shotguns
brief-molotov = Kills all in the zone
brief-bag_of_rice = Supply
brief-canned_food = Supply
brief-water = Supply
brief-flashlight = One card more per search
brief-gasoline = With bottles: a Molotov
brief-glass_bottles = With gasoline: a Molotov
brief-goalie_mask = Stops one wound
brief-scope = For a Rifle: choose the targets
track-blue = Blue
track-yellow = Yellow
track-orange = Orange
track-red = Red
of = { $done } of { $all }
deck-zombies = Zombie cards
deck-equipment = Equipment
stock-left = { $kind }: { $count } left in the box
last-victims = Hit by the last roll
hit-count = { $count } down
threat-wounds = { $count ->
    [one] 1 attack
   *[other] { $count } attacks
}
overlays = Show on the board
overlay-names = Names of zones
swap-title = Hands and pack
swap-how = Click two slots to swap them, or drag a card.
swap-where = Now click the slot it goes to.
swap-done = Done
skills-title = Skills to choose from
pick-title = Survivors to choose from

## What the mission asks for
goal-objectives = Objectives taken
goal-supplies = Kinds of supplies found
goal-carried-out = Supplies carried out
goal-all-out = Survivors at the exit
goal-red = Points to the red level
goal-orange = Points to the orange level
goal-yellow = Points to the yellow level
goal-stand = Survivors in the goal zone
goal-rounds = Rounds survived
goal-clock = Rounds passed
goal-kills = Zombies killed
goal-cleared = Zones cleared
goal-defended = Zombies inside
goal-gather = Together in a clear spawn zone
goal-load = Supplies in the cars
goal-aboard = Survivors in the cars
goal-driven-out = Supplies driven out
goal-spawns = Spawn zones shut down
goal-escaped = Zombies that got away
goal-bunker = In the bunker, no zombies
goal-back = Survivors brought back

## The guided first game

# The blank sheet on the set-up page
own-title = A survivor of your own
own-name = Name
own-skill = Choose a skill
own-item = Choose a card
own-cancel = Cancel
own-save = Use this survivor
own-new = New survivor
own-import = From a file
own-export = Save as a file
own-edit = Edit { $who }
own-remove = Remove { $who }
own-unfinished = not finished
own-file-empty = { $file } has no survivors.
own-file-bad = { $file } can't be read: { $problem }
own-offline = The server does not answer: your survivors can't be checked now.

# Rooms in a sentence: inside, and a street beside them
at-bare-room = the bare room
by-bare-room = by the bare room
at-bathroom = the bathroom
by-bathroom = by the bathroom
at-bedroom = the bedroom
by-bedroom = by the bedroom
at-blue-office = the blue office
by-blue-office = by the blue office
at-boiler-room = the boiler room
by-boiler-room = by the boiler room
at-chequered-hall = the chequered hall
by-chequered-hall = by the chequered hall
at-circle-of-chairs = the circle of chairs
by-circle-of-chairs = by the circle of chairs
at-conference-room = the conference room
by-conference-room = by the conference room
at-diner = the diner
by-diner = by the diner
at-dining-room = the dining room
by-dining-room = by the dining room
at-garage-workshop = the garage workshop
by-garage-workshop = by the garage workshop
at-grocery-shop = the grocery shop
by-grocery-shop = by the grocery shop
at-kitchen = the kitchen
by-kitchen = by the kitchen
at-large-kitchen = the large kitchen
by-large-kitchen = by the large kitchen
at-living-room = the living room
by-living-room = by the living room
at-locker-room = the locker room
by-locker-room = by the locker room
at-open-office = the open office
by-open-office = by the open office
at-reception-office = the reception office
by-reception-office = by the reception office
at-rubble-corridor = the rubble corridor
by-rubble-corridor = by the rubble corridor
at-ruined-room-back = the ruined room (back)
by-ruined-room-back = by the ruined room (back)
at-ruined-room-front = the ruined room (front)
by-ruined-room-front = by the ruined room (front)
at-stock-room = the stock room
by-stock-room = by the stock room
at-toilets = the toilets
by-toilets = by the toilets
at-waiting-office = the waiting office
by-waiting-office = by the waiting office
at-white-locker-room = the white locker room
by-white-locker-room = by the white locker room
at-wooden-floor-room = the wooden-floor room
by-wooden-floor-room = by the wooden-floor room

## States, after the name of a thing
skill-learnt = learnt
skill-passed = not chosen
skill-ahead = to come
state-open = open
state-closed = closed
state-red = red
state-blue = blue
state-green = green
state-level = danger level { $level }, { $points ->
    [one] one point
   *[other] { $points } points
}
state-danger = { $count ->
    [one] one wound threatens
   *[other] { $count } wounds threaten
}
