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
