# Messages of the table page of Zombies!!!: panels and labels for screen readers.

board-city = The city
pawn = Player { $number }
thing-pawn = { $player-is ->
    [you] You, { place-in }
   *[other] { $player }, { place-in }
}
thing-zombie = Zombie { place-in }
thing-square = { place }
thing-spot = Free place { place-off }
thing-road = { $at } { place-off }
token-survivor = Survivor
seat-life = Life
seat-bullets = Bullets
seat-kills = Zombies collected
seat-hand = Cards in hand
seat-items = In play
seat-recovered = Survivors recovered
seat-carrying = carries a survivor
status-alive = on the map
    .short = alive
status-dead = dead until the next turn
    .short = dead
status-safe = safe
    .short = safe
status-zombie = zombie player
    .short = zombie
hand-title = Your event cards
hand-plays-none = You have played your card this round
shots-left = { $count ->
    [one] One roll left
   *[other] { $count } rolls left
}
pile-title = Drawn tile
pile-tiles = Tiles
pile-helipad-pile = The helipad is still among the tiles
pile-helipad-map = The helipad is on the map
pile-helipad-gone = There will be no helipad
deck-events = Events
supply-zombies = Zombies
place-count = { $count ->
    [one] One place
   *[other] { $count } places
}
place-next = Next place
turn-left = Turn left
turn-right = Turn right
ghost-item = { $card } can be laid down here
window-title = Anyone?
window-passed = has passed
window-open = can still play
steps-left = { $count ->
    [one] One square left
   *[other] { $count } squares left
}
zombies-left = { $count ->
    [one] One zombie to move
   *[other] { $count } zombies to move
}
effect-waiting = from the next turn
effect-active = now
goal-helipad = Reach the Helipad
goal-zombies = or { $count } zombies
goal-weapon = with a weapon
goal-everybody = all of you
goal-team = both of you
goal-undead = Turn every human

# Board and panels
of = { $done } of { $all }
role-you = you
role-bot = bot
role-friend = friend
thing-player = { $player-is ->
    [you] You
   *[other] { $player }
}
bullets-none = no bullets
place-of = { $number } / { $count }
place-here = Place it here
race-leads = Leads { $player } by { $count }.
race-behind = { $player } leads by { $count }.
race-even = Level with { $player }.
window-at-fight = Before a fight.
window-at-cards = Before cards are drawn.
window-at-move = Before a move.
window-at-helipad = On the Helipad.
window-at-zombies = Before the zombies move.
window-at-die = After the zombie die.
window-at-end = Before the turn ends.
window-lasting = { $card }: { $player }
seat-deaths = { $count ->
    [one] died once
   *[other] died { $count } times
}
window-waiting = Still to answer: { $players }
window-play = Play { $card }
round = Round { $round }
end-round = round { $round }
end-rounds = Zombies, round by round

## States, after the name of a thing
state-life = { $count ->
    [one] one life
   *[other] { $count } lives
}
state-bullets = { $count ->
    [one] one bullet
   *[other] { $count } bullets
}
state-kills = { $count ->
    [one] one kill
   *[other] { $count } kills
}
state-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
state-zombies = { $count ->
    [one] one zombie
   *[other] { $count } zombies
}
state-token-life = { $count ->
    [one] a life token
   *[other] { $count } life tokens
}
state-token-bullet = { $count ->
    [one] a bullet token
   *[other] { $count } bullet tokens
}
state-token-survivor = { $count ->
    [one] a survivor
   *[other] { $count } survivors
}
state-token-hidden = { $count ->
    [one] a hidden token
   *[other] { $count } hidden tokens
}
state-dead = dead
state-safe = safe
state-zombie = turned
