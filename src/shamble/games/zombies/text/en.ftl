# Messages of the rules of Zombies!!!. The texts of options, cards and tiles are in components.toml.

game-zombies = Zombies!!!
    .text = A growing city, a helicopter somewhere in it, and zombies at every corner.
mode-classic = Classic
    .text = Be the first on the Helipad, or the first with 25 zombies.
mode-cooperative = Cooperative
    .text = All of you have to get away.
mode-team = Teams
    .text = Pairs: the first team with both players on the Helipad wins.
scenario-escape = Escape
scenario-rescue_mission = Rescue Mission
scenario-last_man_standing = Last Man Standing
scenario-military_helicopter = Military Helicopter
side-alone = Each for themselves
side-group = The group
side-humans = Humans
side-undead = The dead
side-team-1 = Team 1
side-team-2 = Team 2
side-team-3 = Team 3
phase-setup = Set-up
phase-tile = Tile
phase-fight = Fight
phase-cards = Cards
phase-move = Move
phase-zombies = Zombies
phase-discard = Discard
phase-over = The end

## Set-up
no-odd-teams = { $seats } players can't form pairs.
no-one-team = Two teams need four players.
no-own-mode = Last Man Standing has its own sides: “{ $mode }” does not apply to it.
no-such-player = There are only { $seats } players.

## Turns
event-rolloff-tie = Tied for the highest die: roll again.
event-rolloff-first = { $player-is ->
    [you] You have the highest die and begin.
   *[other] { $player } has the highest die and begins.
}
event-rolloff-helipad = { $player-is ->
    [you] You have the highest die and place the Helipad.
   *[other] { $player } has the highest die and places the Helipad.
}
event-turn = { $player-is ->
    [you] Round { $round }: your turn
   *[other] Round { $round }: { $player }
}
event-turn-zombie = { $player-is ->
    [you] Round { $round }: your turn as a zombie
   *[other] Round { $round }: { $player }, a zombie player
}
event-skipped = { $player-is ->
    [you] You are paralysed and skip the turn.
   *[other] { $player } is paralysed and skips the turn.
}
event-restarted = { $player-is ->
    [you] You are back on the Town Square with { $life ->
        [one] one life
       *[other] { $life } lives
    }.
   *[other] { $player } is back on the Town Square with { $life ->
        [one] one life
       *[other] { $life } lives
    }.
}
ask-roll = { $dice ->
    [one] Roll a die.
   *[other] Roll { $dice } dice.
}
ask-roll-combat = { $player-is ->
    [you] You fight the zombie { place-in }: one die, { $need } or more kills.
   *[other] { $player } fights the zombie { place-in }: one die, { $need } or more kills.
}
ask-roll-move = { $player-is ->
    [you] You roll for your movement: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, and { $more ->
        [one] one more square
       *[other] { $more } more squares
    }.
   *[other] { $player } rolls for movement: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, and { $more ->
        [one] one more square
       *[other] { $more } more squares
    }.
}
ask-roll-zombies = { $player-is ->
    [you] You roll for the zombies: one die, the number of zombies to move.
   *[other] { $player } rolls for the zombies: one die, the number of zombies to move.
}
ask-roll-two = { $player-is ->
    [you] You roll for the zombies you have collected: two dice, each needs { $need } or more.
   *[other] { $player } rolls for the zombies collected: two dice, each needs { $need } or more.
}
ask-roll-one = { $player-is ->
    [you] You roll die { $die } again: it needs { $need } or more.
   *[other] { $player } rolls die { $die } again: it needs { $need } or more.
}
ask-roll-first = A die each, in this order: { rolling }. The highest begins.
ask-roll-helipad = A die each, in this order: { rolling }. The highest places the Helipad.
rolling = { $dice ->
    [2] { $a }, { $b }
    [3] { $a }, { $b }, { $c }
    [4] { $a }, { $b }, { $c }, { $d }
    [5] { $a }, { $b }, { $c }, { $d }, { $e }
   *[other] { $a }, { $b }, { $c }, { $d }, { $e }, { $f }
}
ask-draw = Draw an event card.
ask-pick = Turn over one of { $count } tokens.
ask-draw-tile = Draw a map tile.

## Tiles
event-tile-drawn = { $player-is ->
    [you] You draw: { $tile }.
   *[other] { $player } draws: { $tile }.
}
event-tile-placed = { $player-is ->
    [you] You place: { $tile }.
   *[other] { $player } places: { $tile }.
}
event-unplayable-tile = { $tile }: fits nowhere and is out of the game.
event-unplayable-closing = { $tile }: would close the map and is out of the game.
event-unplayable-helipad-back = { $tile }: no place for it now; it goes back into the pile.
event-unplayable-helipad-gone = { $tile }: no place for it, and no tiles are left. No helicopter will come.
event-helipad-chooser = { $player-is ->
    [you] You choose where the Helipad goes.
   *[other] { $player } chooses where the Helipad goes.
}
ask-place-tile = { $tile }: where does it go?
verb-place = Place
do-place = Place it { place-off }, { $turns ->
    [0] as it is
    [1] turned right
    [2] turned about
   *[other] turned left
}
no-road-stops = A road would end at the side of a tile.
no-road-joins = It has to join a road of the map.
no-closes-map = The map has to stay open until the Helipad is out.

## Zombies, tokens and doors of a tile
event-zombie-put = A zombie appears { place-in }.
event-no-zombies-left = No zombies are left in the box.
event-put-life = A life token lies { place-in }.
event-put-bullet = A bullet token lies { place-in }.
event-dealt = { $tile }: { $count ->
    [one] one token
   *[other] { $count } tokens
} face down, { $survivors ->
    [one] one survivor
   *[other] { $survivors } survivors
} among them.
event-door = { $tile }: the door is at the { $cell }.
ask-put-zombie = { $left ->
    [one] Where does the zombie go?
   *[other] Where do the zombies go? { $left } to place.
}
ask-put-life = { $left ->
    [one] Where does the life token go?
   *[other] Where do the life tokens go? { $left } to place.
}
ask-put-bullet = { $left ->
    [one] Where does the bullet go?
   *[other] Where do the bullets go? { $left } to place.
}
ask-put-door = Where is the door?
verb-zombie = Zombie
do-zombie = Zombie { place-in }
verb-life = Life token
do-life = Life token { place-in }
verb-bullet = Bullet
do-bullet = Bullet { place-in }
verb-door = Door
do-door = Door at the { $cell }
verb-survivor = Survivor
do-survivor = Survivor { place-in }
verb-to = Put there
do-to = Put it { place-in }

## Combat
event-combat = { $player-is ->
    [you] You fight: { $face }.
   *[other] { $player } fights: { $face }.
}
event-combat-bonus = { $player-is ->
    [you] You fight: { $face } plus { $bonus } is { $total }.
   *[other] { $player } fights: { $face } plus { $bonus } is { $total }.
}
need-kill = { $need } or more kills
verdict-hit = Bye bye, zombie
verdict-short = { $short ->
    [one] One short
   *[other] { $short } short
}
event-bullets-spent = { $player-is ->
    [you] { $count ->
        [one] You spend a bullet.
       *[other] You spend { $count } bullets.
    }
   *[other] { $count ->
        [one] { $player } spends a bullet.
       *[other] { $player } spends { $count } bullets.
    }
}
event-life-lost = { $player-is ->
    [you] { $left ->
        [0] You lose your last life.
        [one] You lose a life; one is left.
       *[other] You lose a life; { $left } are left.
    }
   *[other] { $left ->
        [0] { $player } loses the last life.
        [one] { $player } loses a life; one is left.
       *[other] { $player } loses a life; { $left } are left.
    }
}
event-killed = { $player-is ->
    [you] { $kills ->
        [one] You kill your first zombie.
       *[other] You kill a zombie and have { $kills } now.
    }
   *[other] { $kills ->
        [one] { $player } kills their first zombie.
       *[other] { $player } kills a zombie and has { $kills } now.
    }
}
ask-ready-item = A zombie { place-in }: roll, or use an item first?
ask-fall-short = { $missing ->
    [one] { $total } is one short. Spend a bullet or lose a life?
   *[other] { $total } is { $missing } short. Spend bullets or lose a life?
}
verb-roll = Roll
do-roll = Roll
verb-use = Use
do-use = Use “{ $card }”
verb-shoot = Shoot
do-shoot = { $count ->
    [one] Spend a bullet
   *[other] Spend { $count } bullets
}
verb-bleed = Lose a life
do-bleed = Lose a life and roll again
no-bullets = That takes { $need } bullets, and you have { $have }.
no-one-item = You can use only one item in a combat: “{ $card }” is in use.
no-not-in-reach = It has no effect on this square.

## Death
event-died = { $player-is ->
    [you] { $lost ->
        [0] You die.
        [one] You die and lose a zombie.
       *[other] You die and lose { $lost } zombies.
    }
   *[other] { $lost ->
        [0] { $player } dies.
        [one] { $player } dies and loses a zombie.
       *[other] { $player } dies and loses { $lost } zombies.
    }
}
event-turned = { $player-is ->
    [you] You turn and play the zombies from now on.
   *[other] { $player } turns and plays the zombies from now on.
}

## Movement
event-move-rolled = { $player-is ->
    [you] You roll { $dice } and { $life ->
        [one] one life
       *[other] { $life } lives
    }: { $total ->
        [one] one square
       *[other] { $total } squares
    }.
   *[other] { $player } rolls { $dice } and { $life ->
        [one] one life
       *[other] { $life } lives
    }: { $total ->
        [one] one square
       *[other] { $total } squares
    }.
}
verdict-steps = { $total ->
    [one] One square
   *[other] { $total } squares
}
event-move-changed = { $player-is ->
    [you] “{ $card }”: you can move { $total ->
        [one] one square
       *[other] { $total } squares
    }.
   *[other] “{ $card }”: { $player } can move { $total ->
        [one] one square
       *[other] { $total } squares
    }.
}
event-stepped = { $player-is ->
    [you] You go { place-to }.
   *[other] { $player } goes { place-to }.
}
event-led = { $leader-is ->
    [you] { $player-is ->
        [you] You are moved { place-to }.
       *[other] You move { $player } { place-to }.
    }
   *[other] { $player-is ->
        [you] { $leader } moves you { place-to }.
       *[other] { $leader } moves { $player } { place-to }.
    }
}
event-sent-back = { $player-is ->
    [you] You are back on the Town Square.
   *[other] { $player } is back on the Town Square.
}
event-took-life = { $player-is ->
    [you] You take a life token.
   *[other] { $player } takes a life token.
}
event-took-bullet = { $player-is ->
    [you] You take a bullet.
   *[other] { $player } takes a bullet.
}
event-took-survivor = { $player-is ->
    [you] You take a survivor along.
   *[other] { $player } takes a survivor along.
}
event-shown-life = A life token is revealed { place-in }.
event-shown-bullet = A bullet is revealed { place-in }.
event-shown-survivor = A survivor is revealed { place-in }.
event-recovered = { $player-is ->
    [you] { $count ->
        [one] You bring a survivor to safety.
       *[other] You bring a survivor to safety: { $count } now.
    }
   *[other] { $count ->
        [one] { $player } brings a survivor to safety.
       *[other] { $player } brings a survivor to safety: { $count } now.
    }
}
event-dropped = The survivor hides { place-in }.
event-arrived = { $player-is ->
    [you] You are safe on the Helipad.
   *[other] { $player } is safe on the Helipad.
}
event-unarmed = { $player-is ->
    [you] You have no weapon, so the crew does not let you on board.
   *[other] { $player } has no weapon, so the crew does not let them on board.
}
ask-before-roll = { $life ->
    [one] Roll for movement: a die and one life.
   *[other] Roll for movement: a die and { $life } lives.
}
ask-afraid = You are afraid and can't move.
ask-moving = { $left ->
    [one] One square left to move.
   *[other] { $left } squares left to move.
}
ask-moving-other = { $player-is ->
    [you] { $left ->
        [one] Another player moves you: one square left.
       *[other] Another player moves you: { $left } squares left.
    }
   *[other] { $left ->
        [one] You move { $player }: one square left.
       *[other] You move { $player }: { $left } squares left.
    }
}
ask-lead = { $player-is ->
    [you] { $left ->
        [one] Another player leads you one more square.
       *[other] Another player leads you { $left } more squares.
    }
   *[other] { $left ->
        [one] Lead { $player } one more square.
       *[other] Lead { $player } { $left } more squares.
    }
}
ask-drop = On which square does the survivor hide?
verb-move = Move
do-move = Go { $direction }: { place }
direction-N = north
direction-E = east
direction-S = south
direction-W = west
verb-stop = Stop
do-stop = Stop here
verb-stay = Stay
do-stay = Stay where you are
no-way = There is no way there.
no-door = You can only go in and out through the door.
no-claustrophobia = Claustrophobia: leave by the shortest way, and enter no building.
no-must-leave = Claustrophobia: you have to leave the building first.

## Zombies
event-zombie-die = { $player-is ->
    [you] { $count ->
        [one] You move one zombie.
       *[other] You move { $count } zombies.
    }
   *[other] { $count ->
        [one] { $player } moves one zombie.
       *[other] { $player } moves { $count } zombies.
    }
}
verdict-zombies = { $count ->
    [one] One zombie
   *[other] { $count } zombies
}
event-zombie-stepped = A zombie goes { place-to }.
event-zombies-held = All the Marbles: no zombie moves.
ask-walk = { $left ->
    [one] One zombie to move.
   *[other] { $left } zombies to move.
}
ask-hunt = { $player-is ->
    [you] Move the zombies around you.
   *[other] Move the zombies around { $player }.
}
verb-walk = Move a zombie
do-walk = Zombie { place-in }: { $direction }
verb-enough = Enough
do-enough = Move no more zombies
ask-before-hunt = Roll for the zombies, or leave them where they are?
no-moved-already = You have already moved this zombie this turn.
no-zombie-there = There is already a zombie on that square.
no-must-approach = It has to move closer to a player.

## Cards
event-cards-drawn = { $player-is ->
    [you] { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $count } cards.
    }
}
event-card-drawn = { $player-is ->
    [you] You draw “{ $card }”.
   *[other] { $player } draws “{ $card }”.
}
event-reshuffled = The discard pile is shuffled into a new deck.
event-played = { $player-is ->
    [you] You play “{ $card }”.
   *[other] { $player } plays “{ $card }”.
}
event-laid = { $player-is ->
    [you] You lay down “{ $card }”.
   *[other] { $player } lays down “{ $card }”.
}
event-used = { $player-is ->
    [you] You use “{ $card }”.
   *[other] { $player } uses “{ $card }”.
}
event-item-lost = { $player-is ->
    [you] You drop “{ $card }”.
   *[other] { $player } drops “{ $card }”.
}
event-bullets-lost = { $player-is ->
    [you] { $count ->
        [one] You drop a bullet.
       *[other] You drop { $count } bullets.
    }
   *[other] { $count ->
        [one] { $player } drops a bullet.
       *[other] { $player } drops { $count } bullets.
    }
}
event-bullets-gained = { $player-is ->
    [you] { $count ->
        [one] You get a bullet.
       *[other] You get { $count } bullets.
    }
   *[other] { $count ->
        [one] { $player } gets a bullet.
       *[other] { $player } gets { $count } bullets.
    }
}
event-life-gained = { $player-is ->
    [you] { $count ->
        [one] You get a life.
       *[other] You get { $count } lives.
    }
   *[other] { $count ->
        [one] { $player } gets a life.
       *[other] { $player } gets { $count } lives.
    }
}
event-targeted = { $target-is ->
    [you] “{ $card }” hits you.
   *[other] “{ $card }” hits { $target }.
}
event-building = “{ $card }”: { $tile }.
event-two-dice = { $player-is ->
    [you] You roll for the zombies you have collected.
   *[other] { $player } rolls for the zombies collected.
}
event-returned = { $player-is ->
    [you] { $count ->
        [0] You keep all your zombies.
        [one] You lose one of your zombies: it wasn't dead after all.
       *[other] You lose { $count } of your zombies: they weren't dead after all.
    }
   *[other] { $count ->
        [0] { $player } keeps all zombies.
        [one] { $player } loses one zombie: it wasn't dead after all.
       *[other] { $player } loses { $count } zombies: they weren't dead after all.
    }
}
event-discarded = { $player-is ->
    [you] You discard “{ $card }”.
   *[other] { $player } discards “{ $card }”.
}
event-effect-ended = “{ $card }” is over.
ask-window-fight = { $player-is ->
    [you] You are about to fight. Does anyone play a card first?
   *[other] { $player } is about to fight. Does anyone play a card first?
}
ask-window-cards = { $player-is ->
    [you] You are about to draw cards. Does anyone play a card first?
   *[other] { $player } is about to draw cards. Does anyone play a card first?
}
ask-window-move = { $player-is ->
    [you] You are about to move. Does anyone play a card first?
   *[other] { $player } is about to move. Does anyone play a card first?
}
ask-window-helipad = { $player-is ->
    [you] You are on the Helipad. Does anyone play a card now?
   *[other] { $player } is on the Helipad. Does anyone play a card now?
}
ask-window-zombies = { $player-is ->
    [you] The zombies move next in your turn. Does anyone play a card first?
   *[other] The zombies move next in { $player }'s turn. Does anyone play a card first?
}
ask-window-die = { $player-is ->
    [you] The zombie die of your turn has been rolled. Does anyone play a card now?
   *[other] The zombie die of { $player }'s turn has been rolled. Does anyone play a card now?
}
ask-window-end = { $player-is ->
    [you] Your turn is about to end. Does anyone play a card first?
   *[other] { $player }'s turn is about to end. Does anyone play a card first?
}
ask-aim-player = “{ $card }”: against which player?
ask-aim-building = “{ $card }”: which building?
ask-lift-zombie = { $left ->
    [one] Which zombie do you move elsewhere?
   *[other] Which zombies do you move elsewhere? { $left } left.
}
ask-set-zombie = Where does it go?
ask-make-drop = { $player-is ->
    [you] What do you drop?
   *[other] What does { $player } drop?
}
ask-save-dice = { $one } and { $two }: a die below 4 costs two zombies.
ask-discard = Discard a card or end the turn?
ask-discard-owed = { $free ->
    [1] You have not used a card this turn: play one or discard one.
   *[0] You have not used a card this turn: play one, or discard one if you cannot.
}
verb-play = Play
do-play = Play “{ $card }”
verb-boost = Raise the roll
do-boost = Play “{ $card }”: +{ $more } to this roll
verb-hasten = Double the movement
do-hasten = Play “{ $card }”: double the movement
verb-lay = Lay down
do-lay = Lay down “{ $card }”
verb-discard = Discard
do-discard = Discard “{ $card }”
verb-end = End the turn
do-end = Keep the cards and end the turn
verb-pass = Pass
do-pass = Pass
verb-target = Choose a player
do-target = { $target-is ->
    [you] Yourself
   *[other] { $target }
}
verb-building = Choose a building
do-building = { $tile }
verb-lift = Choose a zombie
do-lift = The zombie { place-in }
verb-item = Item
do-item = { $card }
verb-bullets = Bullets
do-bullets = { $count ->
    [one] One bullet
   *[other] { $count } bullets
}
verb-raise = Spend bullets
do-raise = { $count ->
    [one] Die { $die }: spend a bullet
   *[other] Die { $die }: spend { $count } bullets
}
verb-reroll = Roll again
do-reroll = Die { $die }: lose a life and roll again
verb-accept = Accept
do-accept = Give the zombies back
no-card-played = You have already played your card of this round.
no-silent = You discarded, so you can't use cards until your next turn.
no-zombie-player = Zombie players can't play this card.
no-pawn = You have no pawn on the map.
no-own-turn = You can only play it in your own turn.
no-movement-to-double = There is no movement to double.
no-instead-of-roll = You can only play it instead of your movement roll.
no-afraid = You are afraid and can't move.
no-others-movement = You can only play it on another player's movement.
no-begins-to-move = You can only play it when another player starts to move.
no-last-life = You can't give up your last life token.
no-target = There is no player to aim it at.
no-building = It would not change any building.
no-zombies-held = All the Marbles: no zombie can be moved.
no-zombie-to-move = There is no zombie to move.
no-room-for-zombies = There is no zombie or no square left to place one.
no-items-own-turn = You can only lay down items in your own turn.
no-not-there = You can only lay it down here: { $tile }.
no-not-there-2 = You can only lay it down here: { $tile } or { $other }.
no-second-copy = You already have one of these in play.
no-not-discarded = It works while it is in play; you need not discard it.
no-only-hurt = You can only use it when you would lose a life in a combat.
no-nothing-to-blow-up = There is no zombie in a building within reach.
no-building-in-reach = There is no building within reach.
no-hand-full = You can keep { $most } cards at most.
no-owes-card = You have not used a card this turn, so you have to discard one.
no-must-play = You have not used a card this turn, and you have one that you can play.

## Possible results of a choice
may-waste = { $steps ->
    [one] You give up one step
   *[other] You give up { $steps } steps
}
may-kill = The roll kills the zombie
may-win = The pawn wins the fight
may-die = The pawn loses the fight and its last life
may-die-surely = You lose your last life and die
may-blast = { $count ->
    [one] One zombie is blown up, and it costs a life
   *[other] { $count } zombies are blown up, and it costs a life
}
may-attack = { $player-is ->
    [you] You have to fight it
   *[other] { $player } has to fight it
}
may-save-die = Die { $die } is saved

## Repeated answers
rest-furnish = Place the rest for me
rest-zombies = Place the rest for me
rest-walk = Move the rest for me
rest-pass = Pass this round
rest-lead = Lead the rest for me

## Places: a square is named after its tile, a street after the nearest named tile. For any other spot the
## notation is shown
place = { $spot ->
    [square] { $at }, { $cell }
    [inside] { $at }, { $cell }
    [door] the door { $of }
    [yard] the yard { $of }, { $cell }
    [street] the street { $by }, { $cell }
    [road] { $at } { place-off }, { $cell }
   *[notation] { $square }
}
place-to = { $spot ->
    [square] { $to }, { $cell }
    [inside] { $to }, { $cell }
    [door] to the door { $of }
    [yard] into the yard { $of }, { $cell }
    [street] into the street { $by }, { $cell }
    [road] { $to } { place-off }, { $cell }
   *[notation] to { $square }
}
place-in = { $spot ->
    [square] { $in }, { $cell }
    [inside] { $in }, { $cell }
    [door] in the door { $of }
    [yard] in the yard { $of }, { $cell }
    [street] in the street { $by }, { $cell }
    [road] { $in } { place-off }, { $cell }
   *[notation] on { $square }
}
place-off = { $rows ->
    [0] { off-across }
   *[other] { $columns ->
        [0] { off-down }
       *[other] { off-down } and { off-across }
    }
} { $of }
off-down = { $rows ->
    [one] one tile { $down }
   *[other] { $rows } tiles { $down }
}
off-across = { $columns ->
    [one] one tile { $across }
   *[other] { $columns } tiles { $across }
}
cell-NW = north-west corner
cell-N = north side
cell-NE = north-east corner
cell-W = west side
cell-middle = middle
cell-E = east side
cell-SW = south-west corner
cell-S = south side
cell-SE = south-east corner
road-straight = the road
    .to = onto the road
    .in = on the road
road-curve = the bend
    .to = onto the bend
    .in = on the bend
road-t_junction = the junction
    .to = to the junction
    .in = at the junction
road-crossroads = the crossroads
    .to = to the crossroads
    .in = at the crossroads
at-town_square = the Town Square
    .to = onto the Town Square
    .in = on the Town Square
    .of = of the Town Square
    .by = by the Town Square
at-helipad = the Helipad
    .to = onto the Helipad
    .in = on the Helipad
    .of = of the Helipad
    .by = by the Helipad
at-hospital = the Hospital
    .to = into the Hospital
    .in = in the Hospital
    .of = of the Hospital
    .by = by the Hospital
at-lawn_garden = the Lawn & Garden Store
    .to = into the Lawn & Garden Store
    .in = in the Lawn & Garden Store
    .of = of the Lawn & Garden Store
    .by = by the Lawn & Garden Store
at-drug_store = the Drug Store
    .to = into the Drug Store
    .in = in the Drug Store
    .of = of the Drug Store
    .by = by the Drug Store
at-police_station = the Police Station
    .to = into the Police Station
    .in = in the Police Station
    .of = of the Police Station
    .by = by the Police Station
at-hardware_store = the Hardware Store
    .to = into the Hardware Store
    .in = in the Hardware Store
    .of = of the Hardware Store
    .by = by the Hardware Store
at-skate_shop = the Skate Shop
    .to = into the Skate Shop
    .in = in the Skate Shop
    .of = of the Skate Shop
    .by = by the Skate Shop
at-sporting_goods = the Sporting Goods Store
    .to = into the Sporting Goods Store
    .in = in the Sporting Goods Store
    .of = of the Sporting Goods Store
    .by = by the Sporting Goods Store
at-florist = the Florist's
    .to = into the Florist's
    .in = in the Florist's
    .of = of the Florist's
    .by = by the Florist's
at-toy_store = the Toy Store
    .to = into the Toy Store
    .in = in the Toy Store
    .of = of the Toy Store
    .by = by the Toy Store
at-army_surplus = the Army Surplus store
    .to = into the Army Surplus store
    .in = in the Army Surplus store
    .of = of the Army Surplus store
    .by = by the Army Surplus store
at-fire_station = the Fire Station
    .to = into the Fire Station
    .in = in the Fire Station
    .of = of the Fire Station
    .by = by the Fire Station
at-gas_station = the Gas Station
    .to = into the Gas Station
    .in = in the Gas Station
    .of = of the Gas Station
    .by = by the Gas Station

## The end
end-helipad = { $player-is ->
    [you] You get away by helicopter.
   *[other] { $player } gets away by helicopter.
}
end-zombies = { $player-is ->
    [you] You have 25 zombies and win.
   *[other] { $player } has 25 zombies and wins.
}
end-together = Everyone gets away.
end-team = { $player-is ->
    [you] You and your teammate get away together.
   *[other] { $player } and their teammate get away together.
}
end-undead = The last human has turned: the city belongs to the zombies.
end-death = One death too many: no one gets away.
end-stranded = No helicopter will come: the group is lost.
end-draw = No helicopter will come: no one wins.
end-dawn = Dawn breaks without a winner.
end-next = { $player } comes next, with { $zombies ->
    [one] one zombie
   *[other] { $zombies } zombies
}.
end-all-safe = { $names } fly out together; { $deaths ->
    [0] no one died on the way
    [one] with one death on the way
   *[other] with { $deaths } deaths on the way
}.
end-all-lost = { $names } held out until round { $rounds }.
fact-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
fact-best = { $player-is ->
    [you] You: { $zombies } zombies in round { $round }
   *[other] { $player }: { $zombies } zombies in round { $round }
}
fact-tiles = { $tiles ->
    [one] One tile on the map
   *[other] { $tiles } tiles on the map
}
fact-deaths = { $player-is ->
    [you] { $deaths ->
        [one] You died once
       *[other] You died { $deaths } times
    }
   *[other] { $deaths ->
        [one] { $player } died once
       *[other] { $player } died { $deaths } times
    }
}
note-safe = got away
note-undead = zombie player
note-recovered = { $count ->
    [one] one survivor recovered
   *[other] { $count } survivors recovered
}
series-kills-1 = Zombies of player 1
series-kills-2 = Zombies of player 2
series-kills-3 = Zombies of player 3
series-kills-4 = Zombies of player 4
series-kills-5 = Zombies of player 5
series-kills-6 = Zombies of player 6

## Hints
hint-nothing-better = No other choice looks better.
hint-random = Any choice is as good as another.
hint-forced = It is your only option.
hint-helipad = You can win on the Helipad: { place }.
hint-deliver = Bring the survivor to safety: { place }.
hint-life = A life token lies { place-in }.
hint-bullets = Bullets lie { place-in }.
hint-survivor = A survivor is waiting { place-in }.
hint-token = A useful token could lie { place-in }.
hint-zombie = You can collect a zombie { place-in }.
hint-item = You can lay down an item { place-in }.
hint-stay = No square in reach is worth going to.
hint-only-way = It is your only way.
hint-hold-back = It keeps your rival where they are.
hint-lead-away = It leads your rival away from the Helipad.
hint-use-item = The item helps you most now.
hint-play-card = The card helps you most now.
hint-roll = Nothing is worth using first.
hint-shoot = Bullets are cheaper than lives.
hint-bleed = Losing a life costs you less here.
hint-save-zombies = Your zombies are worth the bullets.
hint-not-worth-it = The zombies are not worth the bullets or lives.
hint-harm = It slows down your strongest rival.
hint-near = It is close to you.
hint-enough = Moving more zombies would not help you.
hint-walk = It hurts your rivals most, or your own side least.
soon-life = { $more ->
    [yes] { $whole }.{ $tenths } more lives
   *[other] { $whole }.{ $tenths } fewer lives
}
soon-bullets = { $more ->
    [yes] { $whole }.{ $tenths } more bullets
   *[other] { $whole }.{ $tenths } fewer bullets
}
soon-kills = { $more ->
    [yes] { $whole }.{ $tenths } more zombies collected
   *[other] { $whole }.{ $tenths } fewer zombies collected
}
soon-steps = { $more ->
    [yes] { $whole }.{ $tenths } more steps to the Helipad
   *[other] { $whole }.{ $tenths } fewer steps to the Helipad
}
soon-hand = { $more ->
    [yes] { $whole }.{ $tenths } more cards in hand
   *[other] { $whole }.{ $tenths } fewer cards in hand
}
soon-their-life = { $more ->
    [yes] { $whole }.{ $tenths } more lives of the others
   *[other] { $whole }.{ $tenths } fewer lives of the others
}
hint-put-zombie = A zombie there helps you most.
hint-lift-zombie = This zombie is in the worst place for you.
hint-place-helipad = It is close to you and far from your rivals.
hint-place-tile = It is close to you and keeps roads open.
hint-keep-cards = Your cards are worth more later.
hint-must-play = You have to play a card, and it does the least harm.
hint-discard = It is your least useful card.
hint-building = It hurts your rivals most there.
