# What only the table page of Zombie Plague says: panels, names of things on the board, cards, labels read aloud.

board-house = The house, its garden and the drive
of = { $done } of { $all }

# Figures
figure-human = Human { $number }
figure-zombie = Zombie { $number }
figure-dog = Dog { $number }
thing-human = Human { $number }, { $room }, facing { $facing }
thing-zombie = Zombie { $number }, { $room }, facing { $facing }
thing-dog = Dog { $number }, { $room }, facing { $facing }
thing-square = Square { $square }, { $room }
facing-N = north
facing-E = east
facing-S = south
facing-W = west
edge-N = North edge
edge-E = East edge
edge-S = South edge
edge-W = West edge, the street

# Party
party-you = you
turn-over = turn over
aboard = in the car
fate-zombified = has turned
fate-escaped = got away by car
points-left = { $left ->
    [one] One action point left of { $most }
   *[other] { $left } action points left of { $most }
}
goal-title = To hold the house
goal-openings = Openings shut
goal-places = Places searched
goal-inside = Dead inside
goal-inside-short = { $count } inside
line-title = Four in line break in
line-count = { $place }: { $count } of 4 in line

# Decks
deck-search = Search deck
dead-on-board = dead on the board
fear = Fear: the dead have 4 points in their next turn

# Hand
hand-weapon = Weapon
hand-cards = Cards in hand
card-area = Area
card-range = Range
card-touch = in front
card-dice = Dice
card-each = each
card-kills = Kills
weapon-none = Bare hands
weapon-empty = empty

# Rooms
room-L = living room
room-K = kitchen
room-T = bathroom
room-B = bedroom
room-S = study
room-G = garage
room-o = outside
room-car = in the car

# Openings
opening-D1 = North door
opening-D2 = Front door
opening-D3 = Patio door
opening-D4 = Garage side door
opening-W1 = Living room window, north
opening-W2 = Living room window, south
opening-W3 = Kitchen window, north
opening-W4 = Kitchen window, south
opening-W5 = Study window
opening-G1 = Garage door, north
opening-G2 = Garage door, middle
opening-G3 = Garage door, south
opening-I1 = Bedroom door
opening-I2 = Study door
opening-I3 = Bathroom door

# Search places
place-S1 = Car boot
place-S2 = Workbench crate
place-S3 = Bedroom closet
place-S4 = Fireplace
place-S5 = Refrigerator
place-S6 = Study chest

# What an attack does, in three lines
attack-unarmed =
    .reach = One die, square in front
    .kills = 5 or 6 must be rolled twice
    .oops = A 1 loses the points left
attack-kitchen_knife =
    .reach = One die, square in front
    .kills = Kills on 6, pushes on 5
    .oops = A 1 loses the points left
attack-baseball_bat =
    .reach = One die, square in front
    .kills = Kills on 5 and 6
    .oops = A 1 loses the points left
attack-hockey_stick =
    .reach = One die, square in front
    .kills = Kills on 5 and 6
    .oops = A 1 loses the points left
attack-chainsaw =
    .reach = One die, square in front
    .kills = Kills on 3 to 6
    .oops = A 1 wounds you
attack-pistol =
    .reach = One die, first figure within 5
    .kills = Kills on 6, pushes on 5
    .oops = A 1 empties the gun
attack-rifle =
    .reach = One die, first figure within 10
    .kills = Kills on 6, pushes on 5
    .oops = A 1 empties the gun
attack-shotgun =
    .reach = One die per target, 5 by 3
    .kills = Kills on 6, pushes on 5
    .oops = Any 1 empties the gun
attack-double_shotgun =
    .reach = One die per target, 5 by 3
    .kills = Kills on 6, pushes on 5
    .oops = The second 1 empties the gun
attack-empty =
    .reach = Empty: strikes as bare hands
    .kills = 5 or 6 must be rolled twice
    .oops = A 1 loses the points left
attack-club =
    .reach = Empty: used as a bat
    .kills = Kills on 5 and 6
    .oops = A 1 loses the points left
attack-zombie =
    .reach = Two dice, square in front
    .kills = Two alike wound
    .oops = The wounded turn on a 1
attack-dog =
    .reach = Two dice, square in front
    .kills = Two alike wound
    .oops = The wounded turn on a 1

# The table of a human's attack
table-attack = A human's attack
    .r1 = Oops: points lost, or gun empty
    .r2-4 = Miss
    .r5 = Body shot: pushed one square
    .r6 = Head shot: killed

# Cards: name, short name, the words on the card, the whole text
card-kitchen_knife = Kitchen knife
    .short = Knife
    .brief = Kills on 6
    .text = Weapon for the square in front. Kills on 6.
card-baseball_bat = Baseball bat
    .short = Bat
    .brief = Kills on 5 or 6
    .text = Weapon for the square in front. Kills on 5 or 6.
card-hockey_stick = Hockey stick
    .short = Hockey stick
    .brief = Kills on 5 or 6
    .text = Weapon for the square in front. Kills on 5 or 6.
card-chainsaw = Chainsaw
    .short = Chainsaw
    .brief = Kills on 3 to 6
    .text = Weapon for the square in front. Kills on 3 to 6; on a 1 you are wounded and roll: another 1 turns you.
card-pistol = Pistol
    .short = Pistol
    .brief = Range 5
    .text = Firearm, range 5. Kills on 6, pushes on 5; on a 1 it is empty and cannot be used until reloaded.
card-rifle = Rifle
    .short = Rifle
    .brief = Range 10
    .text = Firearm, range 10. Kills on 6, pushes on 5; on a 1 it is empty and serves as a bat until reloaded.
card-shotgun = Shotgun
    .short = Shotgun
    .brief = Area 5 by 3
    .text = Firearm. Every figure in the area 5 long and 3 wide gets a die, humans too; any 1 empties it, then it serves as a bat until reloaded.
card-double_shotgun = Double-barrelled shotgun
    .short = Double shotgun
    .brief = Ignores the first 1
    .text = As the shotgun, but the first 1 rolled does not count.
card-ammo = Ammo
    .short = Ammo
    .brief = Reload, or cancel one 1
    .text = Keep it. Reloads one weapon, or cancels one 1 rolled with a firearm.
card-first_aid_kit = First aid kit
    .short = First Aid
    .brief = Cancel one wound
    .text = Keep it. Cancels one wound before its roll.
card-energy_drink = Energy drink
    .short = Drink
    .brief = 8 points for one turn
    .text = Keep it. Gives 8 action points for one turn; drink it at the start of the turn.
card-car_keys = Car keys
    .short = Car keys
    .brief = Leave by car
    .text = Keep it. Lets you leave by car.
card-surprise = Surprise!
    .short = Surprise!
    .brief = A zombie where you searched
    .text = A zombie stands next to the searched place, outside the limit. Whoever kills it draws a card.
card-seized_by_fear = Seized by fear
    .short = Fear
    .brief = The dead have 4 points
    .text = All zombies have 4 action points in their next turn.
card-dead_resident = Dead resident
    .short = Resident
    .brief = A zombie in an empty room
    .text = One more zombie in a room of the house without humans, outside the limit.
card-smash = Smash!
    .short = Smash!
    .brief = One barricade falls
    .text = The zombie player destroys the barricade of one square.
card-lucky_coincidence = Lucky coincidence
    .short = Lucky
    .brief = A free barricade
    .text = A free barricade on any opening but the garage door.
card-eureka = Eureka!
    .short = Eureka!
    .brief = Draw two more
    .text = Draw two more cards.
