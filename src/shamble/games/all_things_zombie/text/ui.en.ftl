# Texts of the table page of All Things Zombie: names of survivors, buildings and items, tables, panels.

## Survivors
person-tonya = Tonya
person-nick = Nick
person-beck = Beck
person-bank = Bank
person-sailor = Sailor
person-buffy = Buffy
person-too_tall = Too Tall
person-jimmy = Jimmy
person-professor = The Professor
person-generic_1 = Survivor 1
person-generic_2 = Survivor 2
person-generic_3 = Survivor 3
person-generic_4 = Survivor 4
person-generic_5 = Survivor 5
person-generic_6 = Survivor 6
person-generic_7 = Survivor 7
person-generic_8 = Survivor 8
person-generic_9 = Survivor 9

## Special abilities
ability-street_fighter = Street fighter
    .text = In each melee round she rolls one failed die again. (Reconstructed.)
ability-cool_hand = Cool hand
    .text = Once per activation, swapping weapons costs him no action. (Reconstructed.)
ability-scrounger = Scrounger
    .text = When she searches, she draws two loot cards, keeps one and puts the other at the bottom of the deck. (Reconstructed.)
ability-karate = Karate
    .text = If he beats zombies in melee by two successes or more, he kills two. (Reconstructed.)
ability-iron_jaw = Iron jaw
    .text = When he is charged, no die passed counts as one die passed. (Reconstructed.)
ability-medic = Medic
    .text = As an action, with no zombies in the hexes: 2d6 against Rep; one success heals one wound of her own or of a survivor next to her.
ability-scout = Scout
    .text = Before he goes into an unmarked building, its zombie card is drawn; he can stay outside, which ends his activation.
ability-quick_reload = Quick reload
    .text = Reloading costs him no action while he spends no MP. (Reconstructed.)
ability-cure = Cure
    .text = In scenario 5, once: instead of melee, 2d6 against Rep; one success makes a zombie human again. No weapons, no charges.
ability-none = No ability
    .text = This survivor has no special ability.

## Weapons, gear, loot
card-pistol = Pistol
    .text = Range 5, 1 Fire Die.
card-twin_pistols = Twin pistols
    .text = Range 5, 2 Fire Dice, always both.
card-smg = Submachine gun
    .text = Range 8, 2, 3 or 4 Fire Dice.
card-assault_rifle = Assault rifle
    .text = Range 14, 1, 2 or 3 Fire Dice.
card-shotgun = Shotgun
    .text = Range 4, 6 Fire Dice, the best three count, all against one hex. No scope.
card-crossbow = Crossbow
    .text = Range 6, 1 Fire Die. It makes no noise: no Shots marker.
card-grenade = Grenade
    .text = Thrown into an adjacent hex: one die for each survivor and zombie in it. It is used up.
card-bat = Baseball bat
    .text = +1 melee die.
card-machete = Machete
    .text = +1 melee die, and ties against a single zombie are won.
card-ammo = Ammo
    .text = Discard it when the weapon in hand would be out of ammo: the weapon stays loaded. No action.
card-meds = Meds
    .text = After the initiative roll, no action: Rep +1 until the end of the turn.
card-medkit = Medkit
    .text = An action of its owner or of a friend next to it: heals one wound of either.
card-vest = Vest
    .text = Worn in a Gear box: +1 melee die, and armour against fire.
card-scope = Scope
    .text = Stays on a ranged weapon: +1 Fire Die without noise. No panic fire.
card-nothing = nothing
    .text = The card shows no item.

## Buildings
building-1a = Gas station
    .to = to the gas station
    .in = in the gas station
    .of = of the gas station
building-1b = Diner
    .to = to the diner
    .in = in the diner
    .of = of the diner
building-1c = General store
    .to = to the general store
    .in = in the general store
    .of = of the general store
building-1d = Motel
    .to = to the motel
    .in = in the motel
    .of = of the motel
building-1e = House
    .to = to the house
    .in = in the house
    .of = of the house
building-1f = Workshop
    .to = to the workshop
    .in = in the workshop
    .of = of the workshop
building-2p = School
    .to = to the school
    .in = in the school
    .of = of the school
building-2q = Supermarket
    .to = to the supermarket
    .in = in the supermarket
    .of = of the supermarket
building-2a = Corner house
    .to = to the corner house
    .in = in the corner house
    .of = of the corner house
building-2b = Brick house
    .to = to the brick house
    .in = in the brick house
    .of = of the brick house
building-2c = Tall house
    .to = to the tall house
    .in = in the tall house
    .of = of the tall house
building-2d = Old house
    .to = to the old house
    .in = in the old house
    .of = of the old house
building-2e = Quiet house
    .to = to the quiet house
    .in = in the quiet house
    .of = of the quiet house
building-2f = Last house
    .to = to the last house
    .in = in the last house
    .of = of the last house
building-3a = Farmhouse
    .to = to the farmhouse
    .in = in the farmhouse
    .of = of the farmhouse
building-3b = Barn
    .to = to the barn
    .in = in the barn
    .of = of the barn
building-3c = Shack
    .to = to the shack
    .in = in the shack
    .of = of the shack
building-4o = Outpost
    .to = to the outpost
    .in = in the outpost
    .of = of the outpost
building-4k = Clinic
    .to = to the clinic
    .in = in the clinic
    .of = of the clinic
building-4c = Warehouse
    .to = to the warehouse
    .in = in the warehouse
    .of = of the warehouse
building-4H = Heliport
    .to = to the heliport
    .in = in the heliport
    .of = of the heliport
building-4a = Offices
    .to = to the offices
    .in = in the offices
    .of = of the offices
building-4b = Corner shop
    .to = to the corner shop
    .in = in the corner shop
    .of = of the corner shop
building-4d = Apartments
    .to = to the apartments
    .in = in the apartments
    .of = of the apartments
building-4e = Bank
    .to = to the bank
    .in = in the bank
    .of = of the bank
building-4f = Theatre
    .to = to the theatre
    .in = in the theatre
    .of = of the theatre
building-4g = Bookshop
    .to = to the bookshop
    .in = in the bookshop
    .of = of the bookshop
crossing-1x = Crossroads
    .to = to the crossroads
    .in = at the crossroads
    .of = of the crossroads
crossing-2x = Crossroads
    .to = to the crossroads
    .in = at the crossroads
    .of = of the crossroads
crossing-3x = Eastern crossroads
    .to = to the eastern crossroads
    .in = at the eastern crossroads
    .of = of the eastern crossroads
crossing-3y = Western crossroads
    .to = to the western crossroads
    .in = at the western crossroads
    .of = of the western crossroads
crossing-4x = Crossroads
    .to = to the crossroads
    .in = at the crossroads
    .of = of the crossroads

## Places: a hex is named after a landmark nearby; for any other spot, its notation is used
place = { $spot ->
    [building] { $at }
    [crossing] { $at }
    [part] { $at }, { $side }
    [wall] Wall { place-off }
    [road] Road { place-off }
    [rough] Rough ground { place-off }
    [clear] Open ground { place-off }
   *[notation] { $hex }
}
place-to = { $spot ->
    [building] { $to }
    [crossing] { $to }
    [part] { $to }, { $side }
    [wall] to the wall { place-off }
    [road] to the road { place-off }
    [rough] to rough ground { place-off }
    [clear] to open ground { place-off }
   *[notation] to { $hex }
}
place-in = { $spot ->
    [building] { $in }
    [crossing] { $in }
    [part] { $in }, { $side }
    [wall] on the wall { place-off }
    [road] on the road { place-off }
    [rough] on rough ground { place-off }
    [clear] in the open { place-off }
   *[notation] in { $hex }
}
place-off = { $steps ->
    [one] a step { $way } { $of }
   *[other] { $steps } steps { $way } { $of }
}
way-N = north
way-NE = north-east
way-E = east
way-SE = south-east
way-S = south
way-SW = south-west
way-W = west
way-NW = north-west
side-N = north side
side-NE = north-east side
side-E = east side
side-SE = south-east side
side-S = south side
side-SW = south-west side
side-W = west side
side-NW = north-west side
side-middle = in the middle

## Boards and terrain
board-1 = Desert crossroads town
board-2 = Suburb
board-3 = Farmland
board-4 = Downtown

## Zombies
pace-slow = Slow zombie
pace-normal = Normal zombie
pace-fast = Fast zombie

## Boxes, edges, directions
slot-hand = in hand
slot-pack = in the pack
slot-box = Gear box
edge-N = north edge
edge-E = east edge
edge-S = south edge
edge-W = west edge
direction-NE = north-east
direction-E = east
direction-SE = south-east
direction-SW = south-west
direction-W = west
direction-NW = north-west

## Reaction tests and tables
test-being_charged = Being Charged
test-received_fire = Received Fire
test-in_sight = In Sight
test-charge = Charge
branch-fire = fires
branch-melee = fights
branch-flee = flees
branch-cover = takes cover
branch-charge = charges
branch-duel = who fires first?
branch-stay = stays put
table-being_charged = Being Charged
    .passed2 = Fire if possible, then fight
    .passed1 = In cover: fire if possible, then fight. In the open: fight, but flee from three or more
    .passed0 = In cover: fight. In the open: flee
table-received_fire = Received Fire
    .passed2 = Charging: go on. Out of ammo or out of range: take cover. Otherwise fire back
    .passed1 = Charging: go on. In cover and able to: fire back at once. Otherwise take cover
    .passed0 = Charging or in cover: take cover. In the open: flee
table-in_sight = In Sight
    .passed2 = In range: fire. Otherwise take the Charge test
    .passed1 = Both roll for who fires first. Without a ranged weapon: take cover
    .passed0 = Stay put
table-charge = Charge
    .passed2 = Charge
    .passed1 = Fire instead if possible, otherwise charge
    .passed0 = Stay put
table-ranged = Ranged combat: die + Rep
    .r3-7 = Miss
    .r8 = Hit; miss if rushed, at a second or later target, at a survivor in cover, in armour or 5 hexes or more away
    .r9 = Hit; miss at a survivor in cover or at a third or later target
    .r10 = Hit
table-melee = Melee: compare successes
    .more = The enemy loses: a zombie is killed, a survivor takes a wound
    .fewer = The survivor takes a wound
    .equal = No effect, both stay
    .crowd = Four or more zombies with three times the successes: two wounds

## Panels of the table page
board-map = The map
thing-survivor = { $wounds ->
    [0] { $who } { place-in }
    [one] { $who } { place-in }, one wound
   *[other] { $who } { place-in }, { $wounds } wounds
}
thing-zombies = { $count ->
    [one] { $pace } { place-in }
   *[other] { $pace } { place-in }, one of { $count }
}
thing-hex = { place }
party-you = You
played-by-rules = by the rules
party-dead = Zombies
party-living = Survivors
side-number = Side { $number }
side-renegade = On their own
star = Star
rep-short = Rep
stat-rep = Rep
stat-move = Move
stat-melee = Melee
stat-range = Range
stat-dice = Dice
stat-each = each
stat-best = { $dice } ({ $best })
stat-ties = Ties
stat-wins = wins
stat-noise = Noise
stat-none = none
status-card = Status card of { $who }
wounds-of = { $wounds ->
    [0] No wound, dead at { $dead }
    [one] One wound, dead at { $dead }
   *[other] { $wounds } wounds, dead at { $dead }
}
flipped = Flipped
flip = flip
turn-over = Turn over
turn-idle = Cannot act
fate-dead = Dead
fate-left = Off the map
fate-waiting = Waiting
glory-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
box-hand = In hand
box-pack = In pack
box-free = Free box
box-gear = { $boxes ->
    [one] Gear, one box
   *[other] Gear, { $boxes } boxes
}
box-gear-short = Gear
weapon-empty = Empty
goal-title = To win
goal-weapons = Weapons found
    .short = Found
goal-searched = or buildings searched
    .short = Searched
goal-out = Off the map
    .short = Out
goal-hold = Turns held
    .short = Turns
goal-lost = Dead (you lose with two)
    .short = Dead
goal-buildings = Buildings of the suburb
    .short = Buildings
goal-big = School and supermarket
    .short = Large ones
goal-foes = Enemies alive
    .short = Enemies
goal-own = Own survivors
    .short = Own
goal-professor = The Professor over the north edge
    .short = Professor
goal-boards = Boards
    .short = Board
goal-aboard = In the heliport
    .short = Heliport
goal-glory = Glory Points
    .short = Glory
turn-of = Turn { $turn } of { $turns }
turn-number = Turn { $turn }
dead-first = all act first
dead-later = all act
rep-needed = { $rep ->
    [1] all act
   *[other] Rep { $rep } and up
}
star-chooses = Star's choice
branch-applied = applied
branch-failed = did not apply
if-cover = In rough or building
if-clear = In the clear
if-cover-gun = In cover and can fire
if-clear-many = In the clear, 3 or more enemies
if-gun = Can fire
if-range = Weapon in range
if-charging = Charging
if-charging-cover = Charging, or in rough or building
if-out = Out of ammo, or the firer out of range
if-else = Otherwise
then-melee = melee without firing
then-fire-melee = fire, then melee
then-flee = flee
then-cover = take cover
then-charge-on = go on with the charge
then-fire-at-once = fire back at once
then-move-fire = finish the move, fire back if possible
then-fire = fire
then-charge-test = take the Charge test
then-duel = both roll: the higher fires first, a survivor without a gun takes cover
then-fire-instead = fire instead
then-charge = charge
then-stay = stay put
rolls-more = { $count ->
    [one] and one earlier roll
   *[other] and { $count } earlier rolls
}
sight = Sight
sight-of = { $who } sees
sight-range = range { $range }
line-of-fire = Line of fire
line-hexes = { $hexes } of { $range } hexes
line-distance = { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
line-dark = Too dark to see that far
line-blocked = Blocked { place-in }
line-free = In sight
line-range = In sight and in range
line-far = In sight, out of range
odds-face = { $face }+ hits
odds-never = never hits
target-first = first target
target-second = second
target-third = third or later
sees-zombies = { $count ->
    [0] no zombies
    [one] one zombie
   *[other] { $count } zombies
}
sees-in-range = { $count } in range
piles = Counters and cards left
pile-zombies = on the map, { $cup } in the cup
pile-shots = shots heard
pile-loot = loot cards
pile-cards = zombie cards
look-round = Show the line of sight from the pointer
hex-names = Names of hexes
float-away = Hide it
team-mine = Your team
team-of = Team of { $name }
team-empty = No survivors yet
of-points = of { $points } points
points-left = { $points ->
    [one] One point left
   *[other] { $points } points left
}
bill-survivors = survivors { $points }
bill-weapons = weapons { $points }
bill-gear = gear { $points }
bill-left = left { $points }
shelf-survivors = Survivors
shelf-draft = the players pick in turn
shelf-weapons = Weapons
shelf-weapons-note = one in hand, one in the pack
shelf-gear = Gear
shelf-gear-note = one in each Gear box
shelf-later = after the teams are chosen
shop-can = available
shop-mine = in your team
shop-taken = taken
shop-no = not available now
shop-left = { $left ->
    [0] none left
   *[other] { $left } left
}
shop-for = { $item } for { $who }
shop-wounds = Flips at { $flip }, dead at { $dead } wounds; Gear boxes: { $boxes }.
shop-recruit = { $cost ->
    [one] Into the team, 1 point
   *[other] Into the team, { $cost } points
}
shop-into-hand = { $cost ->
    [one] Into the hand, 1 point
   *[other] Into the hand, { $cost } points
}
shop-into-pack = { $cost ->
    [one] Into the pack, 1 point
   *[other] Into the pack, { $cost } points
}
shop-into-box = { $cost ->
    [one] Into a Gear box, 1 point
   *[other] Into a Gear box, { $cost } points
}
shop-hint = Point at a card on the shelves to read what it does. You can afford the bright ones.
gear-ammo = Saves a gun once
gear-meds = Rep +1, one turn
gear-medkit = Heals one wound
gear-vest = Melee +1, armour
gear-scope = One more die
of = { $done } of { $all }
score-won = Won
score-lost = Lost
score-kills = { $kills ->
    [one] one zombie
   *[other] { $kills } zombies
}
fate-on-map = Alive
shop-fallen = dead
team-ours = Our team
shelf-camp = for the points on their tiles
camp-points = Glory Points
camp-heal = { $cost ->
    [one] Heal a wound, 1
   *[other] Heal a wound, { $cost }
}
camp-give = Hand over: { $item }
camp-from = { $item } of { $who }
camp-to = To { $who }
campaign = The campaign
chapter-next = next
chapter-sum = { $buildings } buildings, { $zombies } zombies, { $turns } turns
light-dusk = Dusk: { $hexes } hexes
light-night = Night: { $hexes } hexes
short-smg = SMG
short-shotgun = Shotgun
camp-break = Leave the camp
chapter-number = Scenario { $chapter } of 6

## States, after the name of a thing
state-owner = { $seat-is ->
    [you] yours
   *[other] of { $seat }
}
state-renegade = played by the rules
state-stats = Rep { $rep }, { $acting ->
    [0] { $mp } MP
   *[other] { $mp } MP left
}
state-still = stands still
state-zombies = { $count ->
    [one] one zombie
   *[other] { $count } zombies
}
state-shots = { $count ->
    [one] one shot heard
   *[other] { $count } shots heard
}
state-searched = searched
state-entered = entered
state-unentered = not entered yet
