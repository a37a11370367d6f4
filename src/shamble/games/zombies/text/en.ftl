# What the rules of Zombies!!! say. Options, cards and tiles have their words in components.toml.

game-zombies = Zombies!!!
    .text = A city that grows under your feet, a helicopter somewhere in it, and the dead at every corner.
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
no-odd-teams = { $seats } players cannot form pairs.
no-one-team = Two teams need four players.
no-own-mode = Last Man Standing has its own sides: it is not played as “{ $mode }”.
no-such-player = There are only { $seats } players.

## Turns
event-rolloff-tie = Tied for the highest die: once more.
event-rolloff-first = { $player } has the highest die and begins.
event-rolloff-helipad = { $player } has the highest die and places the Helipad.
event-turn = Round { $round }: { $player }
event-turn-zombie = Round { $round }: { $player }, one of the dead
event-skipped = { $player } is paralysed and skips the turn.
event-restarted = { $player } is back on the Town Square with { $life ->
    [one] one life
   *[other] { $life } lives
}.
ask-roll = { $dice ->
    [one] Roll a die.
   *[other] Roll { $dice } dice.
}
ask-draw = Draw an event card.
ask-pick = Turn over one of { $count } tokens.
ask-draw-tile = Draw a map tile.

## Tiles
event-tile-drawn = { $player } draws: { $tile }.
event-tile-placed = { $player } places: { $tile }.
event-unplayable-tile = { $tile }: fits nowhere and is out of the game.
event-unplayable-closing = { $tile }: would close the map and is out of the game.
event-unplayable-helipad-back = { $tile }: no place for it now; it goes back into the pile.
event-unplayable-helipad-gone = { $tile }: no place for it, and no tiles are left. No helicopter will come.
event-helipad-chooser = { $player } says where the Helipad goes.
ask-place-tile = { $tile }: where does it go?
verb-place = Place
do-place = Place at { $x }, { $y } { $turns ->
    [0] as it is
    [1] turned right
    [2] turned about
   *[other] turned left
}
no-road-stops = A road would stop dead against a building.
no-road-joins = It has to join a road of the map.
no-closes-map = The map has to stay open until the Helipad is out.

## What comes onto a tile
event-zombie-put = A zombie appears on { $square }.
event-no-zombies-left = No zombies are left in the box.
event-put-life = A life token lies on { $square }.
event-put-bullet = A bullet token lies on { $square }.
event-dealt = { $tile }: { $count ->
    [one] one token
   *[other] { $count } tokens
} face down, { $survivors ->
    [one] one survivor
   *[other] { $survivors } survivors
} among them.
event-door = { $tile }: the door is on { $square }.
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
do-zombie = Zombie on { $square }
verb-life = Life token
do-life = Life token on { $square }
verb-bullet = Bullet
do-bullet = Bullet on { $square }
verb-door = Door
do-door = Door on { $square }
verb-survivor = Survivor
do-survivor = Survivor on { $square }
verb-to = Put there
do-to = Put there on { $square }

## Combat
event-combat = { $player } fights: { $face }.
event-combat-bonus = { $player } fights: { $face } and { $bonus } make { $total }.
need-kill = { $need } kills
verdict-hit = Bye bye, zombie
verdict-short = { $short ->
    [one] One short
   *[other] { $short } short
}
event-bullets-spent = { $count ->
    [one] { $player } spends a bullet.
   *[other] { $player } spends { $count } bullets.
}
event-life-lost = { $left ->
    [one] { $player } loses a life; one is left.
   *[other] { $player } loses a life; { $left } are left.
}
event-killed = { $kills ->
    [one] { $player } kills a zombie, the first.
   *[other] { $player } kills a zombie and has { $kills } now.
}
ask-ready-item = A zombie on { $square }: roll, or use an item first?
ask-fall-short = { $missing ->
    [one] { $total }: one is missing. Bullet or life?
   *[other] { $total }: { $missing } are missing. Bullets or a life?
}
verb-roll = Roll
do-roll = Roll
verb-use = Use
do-use = Use { $card }
verb-shoot = Shoot
do-shoot = { $count ->
    [one] Spend a bullet
   *[other] Spend { $count } bullets
}
verb-bleed = Bleed
do-bleed = Lose a life and roll again
no-bullets = That takes { $need }, and there are { $have }.
no-one-item = Only one item in a combat: { $card } is in use.
no-not-in-reach = It is of no use on this square.

## Death
event-died = { $lost ->
    [one] { $player } dies and loses a zombie.
   *[other] { $player } dies and loses { $lost } zombies.
}
event-turned = { $player } turns, and plays with the dead from now on.

## Movement
event-move-rolled = { $player } rolls { $dice }, has { $life } life: { $total } squares.
verdict-steps = { $total ->
    [one] One square
   *[other] { $total } squares
}
event-move-changed = { $card }: { $player } may move { $total } squares.
event-stepped = { $player } goes to { $square }.
event-led = { $by } moves { $player } to { $square }.
event-sent-back = { $player } is back on the Town Square.
event-took-life = { $player } takes a life token.
event-took-bullet = { $player } takes a bullet.
event-took-survivor = { $player } has a survivor in tow.
event-shown-life = On { $square }: a life token.
event-shown-bullet = On { $square }: a bullet.
event-shown-survivor = On { $square }: a survivor.
event-recovered = { $count ->
    [one] { $player } brings a survivor to safety.
   *[other] { $player } brings a survivor to safety: { $count } now.
}
event-dropped = The survivor hides on { $square }.
event-arrived = { $player } is safe on the Helipad.
event-unarmed = { $player } has no weapon and is not let on board.
ask-before-roll = { $life ->
    [one] Roll for movement: a die and one life.
   *[other] Roll for movement: a die and { $life } lives.
}
ask-afraid = You are afraid and cannot move.
ask-moving = { $left ->
    [one] One square left to move.
   *[other] { $left } squares left to move.
}
ask-moving-other = { $left ->
    [one] You move { $player }: one square left.
   *[other] You move { $player }: { $left } squares left.
}
ask-lead = { $left ->
    [one] Lead { $player } one more square.
   *[other] Lead { $player } { $left } more squares.
}
ask-drop = In which square does the survivor hide?
verb-move = Move
do-move = Move { $direction } to { $square }
direction-N = north
direction-E = east
direction-S = south
direction-W = west
verb-stop = Stop
do-stop = Stop here
verb-stay = Stay
do-stay = Stay where you are
no-way = There is no way there.
no-door = Only the door leads in and out.
no-claustrophobia = Claustrophobia: out by the shortest way, and not in again.
no-must-leave = Claustrophobia: the building has to be left first.

## Zombies
event-zombie-die = { $count ->
    [one] { $player } moves one zombie.
   *[other] { $player } moves { $count } zombies.
}
verdict-zombies = { $count ->
    [one] One zombie
   *[other] { $count } zombies
}
event-zombie-stepped = A zombie goes to { $square }.
event-zombies-held = Marbles everywhere: no zombie moves.
ask-walk = { $left ->
    [one] One zombie to move.
   *[other] { $left } zombies to move.
}
ask-hunt = Move the zombies around { $player }.
verb-walk = Move a zombie
do-walk = Zombie on { $square }: { $direction }
verb-enough = Enough
do-enough = Move no more zombies
ask-before-hunt = Roll for the zombies, or leave them where they are?
no-moved-already = You have moved this zombie already this turn.
no-zombie-there = One zombie to a square.
no-must-approach = It has to come nearer to a player.

## Cards
event-cards-drawn = { $count ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $count } cards.
}
event-card-drawn = { $player } draws { $card }.
event-reshuffled = The discard pile is shuffled into a new deck.
event-played = { $player } plays { $card }.
event-laid = { $player } lays down { $card }.
event-used = { $player } uses { $card }.
event-item-lost = { $player } drops { $card }.
event-bullets-lost = { $count ->
    [one] { $player } drops a bullet.
   *[other] { $player } drops { $count } bullets.
}
event-bullets-gained = { $count ->
    [one] { $player } gets a bullet.
   *[other] { $player } gets { $count } bullets.
}
event-life-gained = { $count ->
    [one] { $player } gets a life.
   *[other] { $player } gets { $count } lives.
}
event-targeted = { $card }: { $target }.
event-building = { $card }: { $tile }.
event-two-dice = { $player } rolls for the zombies collected.
event-returned = { $count ->
    [one] One zombie of { $player } was not dead after all.
   *[other] { $count } zombies of { $player } were not dead after all.
}
event-discarded = { $player } discards { $card }.
event-effect-ended = { $card } is over.
ask-window-fight = { $player } is about to fight. Anyone?
ask-window-cards = { $player } has seen to the tile and is about to draw cards. Anyone?
ask-window-move = { $player } is about to move. Anyone?
ask-window-helipad = { $player } is on the Helipad. Anyone?
ask-window-zombies = The zombies of { $player }'s turn are next. Anyone?
ask-window-die = The zombie die of { $player }'s turn has fallen. Anyone?
ask-window-end = { $player }'s turn is about to end. Anyone?
ask-aim-player = { $card }: at whom?
ask-aim-building = { $card }: which building?
ask-lift-zombie = { $left ->
    [one] Which zombie goes elsewhere?
   *[other] Which zombies go elsewhere? { $left } left.
}
ask-set-zombie = Where does it go?
ask-make-drop = What does { $player } drop?
ask-save-dice = { $one } and { $two }: a die below 4 costs two zombies.
ask-discard = Discard a card or end the turn?
ask-discard-owed = You have used no card: play one or discard one.
verb-play = Play
do-play = Play { $card }
verb-boost = More on the die
do-boost = Play { $card }: +{ $more } to this roll
verb-hasten = More squares
do-hasten = Play { $card }: double the movement
verb-lay = Lay down
do-lay = Lay down { $card }
verb-discard = Discard
do-discard = Discard { $card }
verb-end = End the turn
do-end = Keep the cards and end the turn
verb-pass = Pass
do-pass = Pass
verb-target = Choose a player
do-target = { $target }
verb-building = Choose a building
do-building = { $tile }
verb-lift = Choose a zombie
do-lift = The zombie on { $square }
verb-item = Item
do-item = { $card }
verb-bullets = Bullets
do-bullets = { $count ->
    [one] One bullet
   *[other] { $count } bullets
}
verb-raise = Bullets
do-raise = { $count ->
    [one] Die { $die }: spend a bullet
   *[other] Die { $die }: spend { $count } bullets
}
verb-reroll = Roll again
do-reroll = Die { $die }: a life for another roll
verb-accept = Let it be
do-accept = Give the zombies back
no-card-played = You have played your card of this round.
no-silent = You discarded, so you use no card until your next turn.
no-zombie-player = Zombie players cannot play this card.
no-pawn = You have no pawn on the map.
no-own-turn = Only in your own turn.
no-movement-to-double = There is no movement to double.
no-instead-of-roll = It is played instead of the movement roll.
no-afraid = You are afraid and cannot move.
no-others-movement = It is for the movement of somebody else.
no-begins-to-move = It is played when somebody begins to move.
no-last-life = The last life token cannot be given up.
no-target = There is nobody to aim it at.
no-building = No building would be changed by it.
no-zombies-held = Marbles everywhere: no zombie may be moved.
no-zombie-to-move = There is no zombie to move.
no-room-for-zombies = No zombie can be placed.
no-items-own-turn = Items are laid down in your own turn.
no-not-there = It is laid down in another place: { $tile }.
no-not-there-2 = It is laid down in another place: { $tile } or { $other }.
no-second-copy = You have one of these in play already.
no-not-discarded = It works while it lies there.
no-only-hurt = It is used when you would lose a life in a combat.
no-nothing-to-blow-up = No zombie is in a building within reach.
no-building-in-reach = No building is within reach.
no-hand-full = You may keep { $most } cards at most.
no-owes-card = You have used no card this turn: one has to be discarded.

## What may come of a choice
may-kill = The roll kills the zombie
may-win = The fight is won
may-die = The fight is lost, and the last life with it
may-die-surely = It is the last life: that is death
may-blast = { $count ->
    [one] One zombie is blown up, and it costs a life
   *[other] { $count } zombies are blown up, and it costs a life
}
may-attack = { $player } has to fight it
may-save-die = Die { $die } is saved

## Done at one go
rest-furnish = Place the rest for me
rest-zombies = Place the rest for me
rest-walk = Move the rest for me
rest-pass = Pass for the rest of the round
rest-lead = Go on leading for me

## The end
end-helipad = { $player } gets away by helicopter.
end-zombies = { $player } has 25 zombies and wins.
end-together = Everybody gets away.
end-team = { $player } and the team mate get away together.
end-undead = The last human has turned: the city belongs to the dead.
end-death = One death too many: nobody gets away.
end-stranded = No helicopter will come: the group is lost.
end-draw = No helicopter will come: nobody wins.
end-dawn = Dawn breaks, and nobody has won.
end-next = { $player } comes next, with { $zombies ->
    [one] one zombie
   *[other] { $zombies } zombies
}.
end-all-safe = { $names } fly out together; { $deaths ->
    [0] nobody fell on the way
    [one] one of you fell on the way
   *[other] you fell { $deaths } times on the way
}.
end-all-lost = { $names } held out until round { $rounds }.
fact-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}
fact-best = { $player }: { $zombies } zombies in round { $round }
fact-tiles = { $tiles ->
    [one] One tile on the map
   *[other] { $tiles } tiles on the map
}
fact-deaths = { $deaths ->
    [one] { $player } died once
   *[other] { $player } died { $deaths } times
}
note-safe = got away
note-undead = one of the dead
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
hint-nothing-better = Nothing better comes to mind.
hint-random = Any choice will do.
hint-forced = There is nothing else to do.
hint-helipad = The Helipad is the way out.
hint-deliver = The survivor has to get to safety.
hint-life = A life token lies there.
hint-bullets = Bullets lie there.
hint-survivor = A survivor waits there.
hint-token = Something useful may lie there.
hint-zombie = There is a zombie to collect.
hint-item = An item can be laid down there.
hint-stay = Better to stay here for now.
hint-only-way = It is the only way.
hint-hold-back = The rival goes nowhere.
hint-lead-away = Away from the Helipad.
hint-use-item = The item helps now.
hint-play-card = Now the card counts most.
hint-roll = Just roll.
hint-shoot = Bullets are cheaper than lives.
hint-bleed = A life is cheaper here.
hint-save-zombies = The zombies are worth the bullets.
hint-not-worth-it = It is not worth more.
hint-harm = It slows the strongest rival down.
hint-near = Close at hand.
hint-enough = More steps would not help.
hint-walk = There it hurts the others most, or us least.
hint-put-zombie = There it does the most good.
hint-lift-zombie = It stands in the wrong place.
hint-place-helipad = Close to us, far from the rest.
hint-place-tile = Close by, and it leaves ways open.
hint-keep-cards = The cards are better kept.
hint-discard = It is of little use.
hint-building = It hurts the rivals most there.
