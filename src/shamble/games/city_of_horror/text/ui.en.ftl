# What only the table page of City of Horror says: names of things, cards, characters, panels, labels read aloud.

# Places
place-water_tower = Water Tower
place-church = Church
place-crossroads = Crossroads
place-hospital = Hospital
place-armory = Armory
place-bank = Bank
effect-water-tower-a = before phase 2: privately look at the top invasion card, may not show it
effect-water-tower-b = choose movement card after the others revealed and before the invasion card
effect-church-a = discard 1 action card: turn any one of your characters to rested
effect-church-b = discard 1 food token (out of the game): turn any one of your characters to rested
effect-crossroads-a = discard 1 action card: draw 1 face-down food token
effect-crossroads-b = discard 1 action card: take 1 of the 3 face-up food tokens or a face-down one; refill to 3 face-up
effect-hospital-a = discard 1 action card: take 1 antidote from the reserve
effect-hospital-b = exhaust one of your rested characters here: take 1 antidote from the reserve
effect-armory-a = discard 1 action card: take the top card of the action deck
effect-armory-b = discard 1 action card: take any card from the discard pile
effect-bank-a = discard 1 action card: put the leader marker on any uncovered colour
effect-bank-b = you may move the leader marker 1 space forward
attack-water-tower-a = 4 or more zombies attack
attack-water-tower-b = 4 or more zombies attack
attack-water-tower-collapsed = More zombies than characters attack
attack-church-a = 3 or more zombies attack
attack-church-b = More zombies than characters attack
attack-crossroads-a = Every zombie attacks
attack-crossroads-b = Every zombie attacks
attack-hospital-a = More zombies than characters attack
attack-hospital-b = 2 or more zombies attack
attack-armory-a = 3 or more zombies attack
attack-armory-b = More zombies than characters attack
attack-bank-a = 3 or more zombies attack
attack-bank-b = More zombies than characters attack

# Colours
colour-yellow = yellow
colour-red = red
colour-green = green
colour-orange = orange
colour-purple = purple
colour-blue = blue

# Characters
char-blonde = Blonde
    .text = Exhaust to stop attracting.
    .drawback = While rested, after each movement phase add 1 zombie at her location.
    .short = Blonde
char-businessman = Businessman
    .text = Discard 1 card from hand, take any card from the discard pile.
    .drawback = -
    .short = Business{ "\u00AD" }man
char-businesswoman = Businesswoman
    .text = Discard 1 card from hand, take any card from the discard pile.
    .drawback = -
    .short = Business{ "\u00AD" }woman
char-sushi_chef = Sushi Chef
    .text = Draw 1 action card.
    .drawback = -
    .short = Sushi Chef
char-geek = Geek
    .text = Move 1 zombie from his location to another.
    .drawback = -
    .short = Geek
char-grandpa = Grandpa
    .text = May vote this turn (attack and sharing).
    .drawback = Cannot vote.
    .short = Grandpa
char-grandma = Grandma
    .text = May be moved normally this turn.
    .drawback = Cannot vote; cannot be chosen to move unless her power is used this turn.
    .short = Grandma
char-housewife = Housewife
    .text = Kill 2 zombies at her location.
    .drawback = -
    .short = Housewife
char-mom = Mom
    .text = Enter a full location in the movement phase on a temporary extra space.
    .drawback = -
    .short = Mom
char-student = Student
    .text = Take the starting-player marker.
    .drawback = -
    .short = Student
char-little_boy = Little Boy
    .text = Until end of turn no vote and cannot be chosen for anything.
    .drawback = -
    .short = Little Boy
char-little_girl = Little Girl
    .text = Until end of turn no vote and cannot be chosen for anything.
    .drawback = -
    .short = Little Girl
char-pregnant_woman = Pregnant Woman
    .text = 2 votes for the rest of the game; swap in the woman-with-baby standee.
    .drawback = Card never turned by other effects, never refreshed.
    .short = Pregnant
char-priest = Priest
    .text = Cancel the character movement just made.
    .drawback = -
    .short = Priest
char-punk = Punk
    .text = Cancel the action card just played.
    .drawback = -
    .short = Punk
char-rasta = Rasta
    .text = Look at the next invasion card.
    .drawback = -
    .short = Rasta
char-rocker = Rocker
    .text = Move 1 zombie from his location to another.
    .drawback = -
    .short = Rocker
char-secret_agent = Secret Agent
    .text = Put the leader marker on any uncovered colour.
    .drawback = -
    .short = Agent
char-teenager = Teenager
    .text = Replace your movement card by another of yours before moving.
    .drawback = -
    .short = Teenager
char-thief = Thief
    .text = Steal 1 random action card from another player.
    .drawback = -
    .short = Thief
char-guard_and_rex = Security Guard and Rex
    .text = Kill 2 zombies at their location.
    .drawback = -
    .short = Guard & Rex

# Action cards
card-alarm = Alarm
    .text = Place 3 zombies from the reserve at one chosen location.
    .brief = 3 zombies come to one place
card-energy_drink = Energy Drink
    .text = Turn one character from exhausted to rested.
    .brief = Turn one character to rested
card-canned_food = Canned Food
    .text = 1 victory point at final scoring.
    .brief = 1 point at the end
card-tear_gas = Tear Gas Grenade
    .text = Cancel the action card just played.
    .brief = Cancel a card just played
card-hideout = Hideout
    .text = One own character neither votes nor can be eaten until the end of the turn.
    .brief = One of mine is out of reach
card-service_door = Service Door
    .text = In the movement phase your mover enters a full location on a temporary extra space.
    .brief = Get in where it is full
card-pistol = Pistol
    .text = Kill 1 zombie at one location.
    .brief = Kill 1 zombie somewhere
card-infrared_binoculars = Infrared Binoculars
    .text = Look at the next invasion card.
    .brief = See the next invasion
card-chainsaw = Chainsaw
    .text = Kill half the zombies at one location, rounded down.
    .brief = Kill half the zombies somewhere
card-flashlight = Flashlight
    .text = Put the leader marker on any uncovered colour.
    .brief = Leader to any colour
card-kitty = Kitty
    .text = Choose a source location, draw one of your 6 movement cards at random, move all its zombies there up to 8.
    .brief = Lures all zombies of a place away
card-pickpocket = Pickpocket
    .text = Steal 1 random action card from another player.
    .brief = Steal a card at random
card-coercion = Coercion
    .text = Cast another player's votes at one location for this turn.
    .brief = Cast another's votes in one place
card-shotgun = Shotgun
    .text = Kill 2 zombies at one location.
    .brief = Kill 2 zombies somewhere
card-sneakers = Sneakers
    .text = Replace your revealed movement card by another of yours before moving.
    .brief = Swap my movement card
card-molotov = Molotov
    .text = Kill 1 zombie at one location, then place an explosion token.
    .brief = Kill 1, then a token
card-signal_flare = Signal Flare
    .text = Move 1 zombie from one location to another, then place an explosion token.
    .brief = Move 1 zombie, then a token
card-homemade_bomb = Homemade Bomb
    .text = Kill 2 zombies at one location, then place an explosion token.
    .brief = Kill 2, then a token

# Invasion cards
card-INV-00A = Invasion 00:00 A
    .text = The dead come closer.
card-INV-00B = Invasion 00:00 B
    .text = The dead come closer.
card-INV-00C = Invasion 00:00 C
    .text = The dead come closer.
card-INV-00D = Invasion 00:00 D
    .text = The dead come closer.
card-INV-01A = Invasion 01:00 A
    .text = The dead come closer.
card-INV-01B = Invasion 01:00 B
    .text = The dead come closer.
card-INV-01C = Invasion 01:00 C
    .text = The dead come closer.
card-INV-01D = Invasion 01:00 D
    .text = The dead come closer.
card-INV-02A = Invasion 02:00 A
    .text = The dead come closer.
card-INV-02B = Invasion 02:00 B
    .text = The dead come closer.
card-INV-02C = Invasion 02:00 C
    .text = The dead come closer.
card-INV-02D = Invasion 02:00 D
    .text = The dead come closer.
card-INV-03A = Invasion 03:00 A
    .text = The dead come closer.
card-INV-03B = Invasion 03:00 B
    .text = The dead come closer.
card-INV-03C = Invasion 03:00 C
    .text = The dead come closer.
card-INV-03D = Invasion 03:00 D
    .text = The dead come closer.
card-INV-04A = Invasion 04:00 A
    .text = The dead come closer.
card-INV-04B = Invasion 04:00 B
    .text = The dead come closer.
card-INV-04C = Invasion 04:00 C
    .text = The dead come closer.
card-INV-04D = Invasion 04:00 D
    .text = The dead come closer.

# Areas and vehicles
area-truck = Truck
    .text = Food tokens, face down.
area-ambulance = Ambulance
    .text = Antidotes.
area-military_truck = Military Truck
    .text = Action deck.
area-horde = Horde Area
    .text = Zombie reserve.

# The table
board-city = The city and its six locations
party-you = you
hand-cards = Your action cards
hand-characters = Your people, and what they score
rested = rested
exhausted = exhausted
hidden = out of reach
dead = dead
out = out
step-use = Use
step-attack = Attack
step-share = Share
wheel-leader = The leader names { $colour }
clock-hour = { $hour }, the helicopter comes after 04:00
votes-title = Sealed votes
votes-in = { $done } of { $all } in
votes-sealed = sealed
votes-thinking = still thinking
votes-none = no vote here
votes-tie = Turned over together. A tie goes to { $seat }.
votes-locked = closed during a vote
offers-title = Offers
offers-binding = binding
offers-not-binding = not binding
offers-left = { $count ->
    [0] No offers left here
    [one] 1 offer left here
   *[other] { $count } offers left here
}
offer-get = You get
offer-give = You give
offer-promise = Promise
offer-mine-give = I give
offer-mine-want = I want
offer-mine-promise = I promise
words-title = Word given
words-open = open
words-kept = kept
words-broken = broken
words-void = void
zombies-count = { $count } zombies
spaces-free = { $free } of { $all } spaces free
supplies = { $antidotes } antidotes and { $cards } cards
starting-player = { $seat } starts
points = { $points } points
thing-character = { $person } of { $seat }, { $place }
thing-place = { $place }, { $zombies } zombies, { $people } people
closed-burnt = burnt down
closed-blocked = door blocked
collapsed = collapsed

# The page of the table: clock, votes, offers, scenes, scores
you = You
party-bot = bot
people-of = The people of { $seat }
hand-empty = No cards in hand.
track = The locations in order
threatened = The dead are enough to attack
tab-offers = Offers
attack-words = { $count ->
    [one] One zombie: attack
   *[other] { $count } zombies: attack
}
goods-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
goods-antidotes = { $count ->
    [one] 1 antidote
   *[other] { $count } antidotes
}
goods-food = { $count } food
taking-supplies = Supplies
taking-discards = Discards
taking-pack = Keep one
spaces-all = room for all
thing-move = Movement card: { $place }
thing-seat = { $seat }
votes-yours = your vote
votes-for = With the votes of { $seat }
votes-there = { $count ->
    [one] 1 there
   *[other] { $count } there
}
votes-count = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
votes-not-yet = not yet
votes-tie-sharing = Turned over together. With a tie everything stays.
votes-choose = Whom do you point at?
votes-seal = Seal: { $seat }
votes-is-sealed = Sealed: { $seat }
plans-title = Movement cards
plans-yours = your card
plans-choose = Choose a card
plans-seal = Seal: { $what }
plans-is-sealed = Sealed: { $what }
offer-they-promise = They promise
offer-nothing = nothing
offer-gives = gives
offer-wants = wants
offer-promises = promises
offer-offers = offers
offer-composes = is thinking of an offer for
offers-quiet = No offer on the table.
add-antidote = antidote
add-card = card
add-promise = promise
word-vote = vote on { $named }, { $place }
word-share-vote = { $named } shares out, { $place }
word-help = { $count ->
    [one] 1 zombie less, { $place }
   *[other] { $count } zombies less, { $place }
}
word-stand-by = play nothing, { $place }
word-give = a share, { $place }
word-tie = tie against { $named }, { $place }
invasion-last = Invasion
invasion-next = Next invasion, seen
scene-close = Put the scene away
scene-chosen-attack = { $seat } loses the vote
scene-chosen-sharing = { $seat } wins the vote
scene-tie-attack = A tie: { $seat } decides
scene-tie-sharing = A tie: nobody gets anything
scene-votes-attack = { $place }: { $count ->
    [one] one ballot
   *[other] { $count } ballots
} turned over, { $zombies } zombies at the door
scene-votes-sharing = { $place }: { $count ->
    [one] one ballot
   *[other] { $count } ballots
} turned over for the supplies
scene-tie-below-attack = { $seat } names somebody
scene-tie-below-sharing = Everything stays there
scene-shares = Hands out: { $seat }
scene-who = Who will it be?
scene-eaten = { $person }: eaten
scene-leader = { $person }: taken by the leader
scene-tower = { $person }: fell with the tower
scene-coerced = cast by { $seat }
score-people = people { $points }
score-antidotes = antidotes { $points }
score-food = food { $points }
panel-offer = Your offer to { $seat }
panel-offered = { $seat } offers you a deal
