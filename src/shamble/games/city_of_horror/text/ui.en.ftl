# Places
place-water_tower = Water Tower
    .at = on the Water Tower
    .to = onto the Water Tower
    .from = from the Water Tower
place-church = Church
    .at = at the Church
    .to = to the Church
    .from = from the Church
place-crossroads = Crossroads
    .at = on the Crossroads
    .to = to the Crossroads
    .from = from the Crossroads
place-hospital = Hospital
    .at = at the Hospital
    .to = to the Hospital
    .from = from the Hospital
place-armory = Armory
    .at = at the Armory
    .to = to the Armory
    .from = from the Armory
place-bank = Bank
    .at = at the Bank
    .to = to the Bank
    .from = from the Bank

# Colours
colour-yellow = yellow
colour-red = red
colour-green = green
colour-orange = orange
colour-purple = purple
colour-blue = blue

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
wheel-leader = The leader points at { $colour }
clock-hour = { $hour }, the helicopter comes after 04:00
votes-title = Sealed votes
votes-in = { $done } of { $all } in
votes-sealed = sealed
votes-thinking = still thinking
votes-none = no vote here
votes-tie = { $seat-is ->
    [you] Revealed together. You decide a tie.
   *[other] Revealed together. { $seat } decides a tie.
}
votes-locked = closed during a vote
offers-title = Offers
offers-binding = binding
offers-not-binding = not binding
offers-left = { $count ->
    [0] No offers left here
    [one] 1 offer left here
   *[other] { $count } offers left here
}
offers-free = As many offers as you like
offer-get = You get
offer-give = You give
offer-mine-give = I give
offer-mine-want = I want
offer-mine-promise = I promise
offer-where = Where
offer-whom = Whom
offer-remove = Remove
offer-back = One step back
offer-later = Decide later
offer-and = { " " }and{ " " }
offer-binds = Promises bind at this table.
offer-binds-not = Promises do not bind at this table.
offer-asks-gives = { $seat } gives you { $gives }.
offer-asks-wants = { $seat } wants from you: { $wants }.
offer-asks-promises = { $seat } promises: { $promises }.
offer-asks-gives-wants = { $seat } gives you { $gives } and wants: { $wants }.
offer-asks-gives-promises = { $seat } gives you { $gives } and promises: { $promises }.
offer-asks-promises-wants = { $seat } promises: { $promises }. In return: { $wants }.
offer-asks-gives-promises-wants = { $seat } gives you { $gives } and promises: { $promises }. In return: { $wants }.
words-title = Promises
words-open = open
words-kept = kept
words-broken = broken
words-void = void
zombies-count = { $count ->
    [0] no zombies
    [one] 1 zombie
   *[other] { $count } zombies
}
spaces-free = { $free } of { $all } spaces free
supplies = { $antidotes ->
    [0] no antidote
    [one] 1 antidote
   *[other] { $antidotes } antidotes
} and { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}
starting-player = { $seat-is ->
    [you] You start
   *[other] { $seat } starts
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
thing-character = { $seat-is ->
    [you] { $person }, yours, { $place }
   *[other] { $person } of { $seat }, { $place }
}
thing-place = { $place }, { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
}, { $people ->
    [one] 1 person
   *[other] { $people } people
}
closed-burnt = burnt down
closed-blocked = door blocked
collapsed = collapsed

# The page of the table: clock, votes, offers, scenes, scores
you = You
to-you = you
party-bot = bot
people-of = { $seat-is ->
    [you] Your people
   *[other] The people of { $seat }
}
hand-empty = No cards in hand.
track = The locations in order
threatened = Enough zombies to attack
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
spaces-all = room for everyone
thing-move = { $place } movement card
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
votes-tie-sharing = Revealed together. In a tie everything stays.
votes-choose = Who do you point at?
votes-seal = Seal: { $seat }
votes-is-sealed = Sealed: { $seat }
plans-title = Movement cards
plans-yours = your card
plans-choose = Choose a card
plans-seal = Seal: { $what }
plans-is-sealed = Sealed: { $what }
offer-they-promise = They promise
offer-nothing = nothing
offer-gives = { $who ->
    [you] give
   *[other] gives
}
offer-wants = { $who ->
    [you] want
   *[other] wants
}
offer-promises = { $who ->
    [you] promise
   *[other] promises
}
offer-offers = { $who ->
    [you] make an offer to
   *[other] makes an offer to
}
offer-composes = { $who ->
    [you] are thinking of an offer for
   *[other] is thinking of an offer for
}
offers-quiet = No offer on the table.
add-antidote = antidote
add-card = card
word-vote = vote on { $named }, { $place }
word-share-vote = { $named } shares out, { $place }
word-help = { $count ->
    [one] 1 zombie fewer, { $place }
   *[other] { $count } zombies fewer, { $place }
}
word-stand-by = play nothing, { $place }
word-give = { $item ->
    [antidote] an antidote
    [card] an action card
   *[any] a share
}, { $place }
word-tie = tie against { $named }, { $place }
invasion-last = Invasion
invasion-next = Next invasion, seen
scene-close = Close the scene
scene-chosen-attack = { $seat-is ->
    [you] You lose the vote
   *[other] { $seat } loses the vote
}
scene-chosen-sharing = { $seat-is ->
    [you] You win the vote
   *[other] { $seat } wins the vote
}
scene-tie-attack = { $seat-is ->
    [you] A tie: you decide
   *[other] A tie: { $seat } decides
}
scene-tie-sharing = A tie: no one gets anything
scene-votes-attack = { $place }: { $count ->
    [one] one ballot
   *[other] { $count } ballots
} revealed, { $zombies } zombies at the door
scene-votes-sharing = { $place }: { $count ->
    [one] one ballot
   *[other] { $count } ballots
} revealed for the supplies
scene-tie-below-attack = { $seat-is ->
    [you] You choose the player
   *[other] { $seat } chooses the player
}
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

# -- the last page

series-people = People of { $seat }

corner-is = Corner { $corner }: { $place }
corners-how = Drag a building to another corner, or choose two to exchange them. Arrow keys work too.
corners-random = Random

## States, after the name of a thing
state-dead = dead
state-value = { $points ->
    [one] worth one point
   *[other] worth { $points } points
}
state-hidden = hidden
state-tucked = sheltered
state-room = room for everyone
state-free = { $free ->
    [0] full
    [one] one space free
   *[other] { $free } spaces free
}
state-attack = { $count ->
    [one] attacked by one zombie or more
   *[other] attacked by { $count } zombies or more
}
state-fuse = explosion tokens { $tokens } of { $fuse }
state-blocked = blocked
state-burnt = burnt down
