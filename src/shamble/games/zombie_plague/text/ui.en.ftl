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
thing-square = { place }
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
fate-unplaced = not on the board yet
fate-zombified = became a zombie
fate-escaped = got away by car
points-left = { $left ->
    [one] One action point left of { $most }
   *[other] { $left } action points left of { $most }
}
goal-title = To hold the house
goal-openings = Openings boarded up
goal-places = Places searched
goal-inside = Zombies inside
line-title = Four zombies in line break in
line-count = { $place }: { $count } of 4 in line

# Decks
deck-search = Search deck
zombies-on-board = zombies on the board, new ones below { $limit }
fear = Fear: zombies have 4 action points next turn

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
    .kills = 5 or 6, rolled twice
    .oops = A 1 loses the remaining points
attack-empty =
    .reach = Empty: strikes as bare hands
    .kills = 5 or 6, rolled twice
    .oops = A 1 loses the remaining points
attack-front = One die, square in front
attack-line = One die, first figure within { $range }
attack-area = One die per target, { $long } by { $wide }
attack-club = Empty: used as a bat
attack-kills = Kills on { $kills }
attack-kills-pushes = Kills on { $kills }, pushes on { $pushes }
attack-oops-points = A 1 loses the remaining points
attack-oops-wound = A 1 wounds you
attack-oops-empty = A 1 empties the gun
attack-oops-any = Any 1 empties the gun
attack-oops-second = The second 1 empties the gun
attack-zombie =
    .reach = Two dice, square in front
    .kills = Two equal dice wound
    .oops = On a 1 the wounded become zombies
attack-dog =
    .reach = Two dice, square in front
    .kills = Two equal dice wound
    .oops = On a 1 the wounded become zombies

# The table of a human's attack
table-attack = A human's attack
    .r1 = Oops: points lost, or gun empty
    .r2-4 = Miss
    .r5 = Body shot: pushed one square
    .r6 = Head shot: killed

## States, after the name of a thing
state-barricaded = barricaded
state-open = not barricaded
state-in-line = { $count ->
    [one] one zombie in line
   *[other] { $count } zombies in line
}
state-searched = { $count ->
    [one] searched once
   *[other] searched { $count } times
}
state-unsearched = not searched yet
