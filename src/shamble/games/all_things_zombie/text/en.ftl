# What the rules of All Things Zombie say. Names of people, buildings and things are in ui.en.ftl.

game-all-things-zombie = All Things Zombie
    .text = A band of survivors on a map of hexes: every shot calls the dead, and nerves decide who fires first.
mode-solo = Solitaire
    .text = You alone against the dead, and whoever else is out there.
mode-cooperative = Cooperative
    .text = One team, its survivors shared out among you.
mode-competitive = Competitive
    .text = Every side for itself, and the dead against all.
scenario-for-a-few-bullets-more = 1 For a Few Bullets More
scenario-the-barricade = 2 The Barricade
scenario-search-and-destroy = 3 Search and Destroy
scenario-firefight = 4 Firefight
scenario-the-cure = 5 The Cure
scenario-race-to-the-helicopter = 6 Race to the Helicopter
scenario-skirmish = Skirmish
scenario-campaign = Campaign
side-survivors = The survivors
side-first = The first band
side-second = The second band
side-team-1 = Team 1
side-team-2 = Team 2
side-team-3 = Team 3
side-team-4 = Team 4
side-team-5 = Team 5
side-team-6 = Team 6
phase-setup = Set-up
phase-entry = Entry
phase-initiative = Initiative
phase-survivors = Survivors
phase-zombies = Zombies
phase-shots = Shots
phase-over = The end

## The table
no-mode-seats = { $seats ->
    [one] One player plays the solitaire mode.
   *[other] Solitaire is for one player, not for { $seats }.
}
no-competitive = Only the firefight and the skirmish are played against each other.
no-too-many-seats = There are survivors for { $most } players at most.

## Turns
event-laid = The boards lie as { $layout }.
event-chapter = The campaign: { $scenario }
event-began-entry = The survivors come in.
event-began-turn = Turn { $turn }
event-began-survivors = The survivors act.
event-began-player = { $who-is ->
    [you] Your survivors act.
   *[other] { $who }’s survivors act.
}
event-began-band = The second band acts.
event-began-renegade = A hostile survivor acts.
event-began-zombies = The dead move.
event-began-stand = The dead stand still: their die is above Rep 4.
event-began-board = On to the next board.
event-initiative = Initiative: the dead { $zombies }, the survivors { $survivors }.
event-initiative-tie = Initiative: a tie, the tied dice are rolled again.
verdict-initiative = The highest goes first
verdict-initiative-tie = Tied
ask-roll = { $dice ->
    [one] Roll a die.
   *[other] Roll { $dice } dice.
}
ask-draw = Draw a card.
ask-pick = Chance picks one of { $count }.
ask-roll-initiative = { $dice ->
    [one] Initiative: one die for the party that is not settled yet; the highest goes first.
   *[other] Initiative: { $dice } dice, the zombies first, then the sides in order; the highest goes first.
}
ask-pick-order = Equal dice: chance says which of { $count } parties goes first.
ask-pick-boards = Two boards are laid at random: one of { $count } ways.
ask-pick-edge = The side by which the first team comes in: one of { $count }.
ask-roll-finder = { $dice ->
    [one] One die: the zombie card with this number stands for a survivor.
   *[other] { $dice } dice: the zombie card with this number stands for a survivor.
}
ask-roll-entry = { $dice ->
    [one] One die for the side that is tied: the highest comes in first.
   *[other] { $dice } dice, one for each side in order: the highest comes in first.
}
ask-roll-medic = { $who } looks after { $patient }: { $dice } dice, one at Rep { $rep } or less takes a wound away.
ask-roll-fast = { $who } runs: { $dice } dice, each at Rep { $rep } or less is an MP more.
ask-roll-charge = { $who } wants to charge the enemy { place-in }: { $dice } dice against Rep { $rep }.
ask-roll-in-sight = { $mover } comes into sight of { $who }: { $dice } dice against Rep { $rep }.
ask-roll-duel = Who fires first: a die for { $who } (Rep { $rep }), then a die for { $mover }; { $dice } dice in all, Rep is added.
ask-roll-reinforcements = { $dice } dice: so many zombies come over the eastern edge.
ask-roll-heliport = { $dice ->
    [one] One die and 4: so many zombies wait in the heliport.
   *[other] { $dice } dice and 4: so many zombies wait in the heliport.
}
ask-pick-zombie = Draw one of { $count } zombie counters from the cup.
ask-pick-heliport = A hex of the heliport at random: one of { $count }.
ask-roll-start = { $dice ->
    [one] Zombies for whoever came in { place-in }: one die, { $need } or more brings one.
   *[other] Zombies for whoever came in { place-in }: { $dice } dice, each { $need } or more brings one.
}
ask-roll-noise = { $dice ->
    [one] The shot { place-in }: one die, { $need } or more calls a zombie.
   *[other] The shots { place-in }: { $dice } dice, each { $need } or more calls a zombie.
}
ask-pick-person = Who is in there: one of { $count } survivors at random.
ask-pick-weapon = The weapon in its hands: one of { $count } counters at random.
ask-roll-friend = { $who } meets { $other }: a die for { $who } (Rep { $rep }, and { $charm }), then a die for { $other } and its Rep; { $dice } dice in all. Only if { $who } is higher they are friends.
ask-pick-prey = { $count } are equally near: chance says whom { $who } goes for.
ask-draw-zombies = { $who } opens the door: draw a zombie card. { $building }.
ask-draw-loot = { $who } searches: draw a loot card.
ask-roll-surprise = { $zombies ->
    [one] Who surprises whom: a die and 1 for the zombie, then a die and Rep { $rep } for { $who }; { $dice } dice in all.
   *[other] Who surprises whom: a die and { $zombies } for the zombies, then a die and Rep { $rep } for { $who }; { $dice } dice in all.
}
ask-roll-shot = { $dice ->
    [one] { $who } fires at { $target }: one die, Rep { $rep } is added.
   *[other] { $who } fires at { $target }: { $dice } dice, Rep { $rep } is added to each.
}
ask-roll-grenade = { $dice ->
    [one] The grenade of { $who } { place-in }: one die, Rep { $rep } is added.
   *[other] The grenade of { $who } { place-in }: { $dice } dice, one for everybody there, survivors first; Rep { $rep } is added.
}
ask-roll-received-fire = { $firer } has missed { $who }: { $dice } dice against Rep { $rep }.
ask-roll-charged = { $enemies ->
    [one] An enemy is upon { $who }: { $dice } dice against Rep { $rep }.
   *[other] { $enemies } enemies are upon { $who }: { $dice } dice against Rep { $rep }.
}
ask-pick-zombie-prey = { $count } survivors are equally near: chance says for whom it goes. { $pace } { place-in }.
ask-pick-zombie-way = { $count } ways are equally short: chance says which it takes. { $pace } { place-in }.
ask-roll-fight = { $dice ->
    [one] { $who } fights: one die, a success at Rep { $rep } or less.
   *[other] { $who } fights: { $dice } dice, each at Rep { $rep } or less is a success.
}
ask-roll-again = { $dice ->
    [one] { $who } rolls a failed die again: Rep { $rep } or less.
   *[other] { $who } rolls { $dice } failed dice again: Rep { $rep } or less.
}
ask-roll-dead = { $dice ->
    [one] The zombie fights { place-in }: one die, a success at { $rep } or less.
   *[other] The zombies fight { place-in }: { $dice } dice, each at { $rep } or less is a success.
}
ask-roll-cure = { $who } tries the cure: { $dice } dice, one at Rep { $rep } or less is enough.
ask-roll-flee = { $dice ->
    [one] { $who } flees: one die for the way, 1 is north-east, then clockwise.
   *[other] { $who } flees: { $dice } dice for the way, 1 is north-east, then clockwise.
}
ask-next = Who goes next?
ask-activation = { $who }: { $mp } MP left. What now?
ask-place = Where does { $who } stand?
verb-go = Activate
do-go = { $who } goes next
verb-rest = Rest
do-rest = Nobody else does anything this turn
verb-pass = Wait
do-pass = Let the others go first
verb-end = End
do-end = { $who } is done
no-must-enter = Everybody has to come onto the map.
no-not-now = That is not possible now.

## Movement
event-moved-move = { $who } goes { place-to }.
event-moved-enter = { $who } comes onto the map { place-in }.
event-moved-flee = { $who } flees { place-to }.
event-moved-cover = { $who } takes cover { place-in }.
event-moved-charge = { $who } charges { place-to }.
event-moved-back = { $who } goes back { place-to }.
event-moved-scout = { $who } goes in, { place-to }.
event-moved-left = { $who } leaves the map.
event-rolled-fast = { $wins ->
    [0] { $who } tries to run and is no faster.
    [one] { $who } runs: 1 MP more.
   *[other] { $who } runs: { $wins } MP more.
}
event-stays-stay = { $who } stays put.
event-stays-hold = { $who } holds fire.
event-stays-cover = { $who } keeps down.
event-stays-nobody = { $who } thought there was somebody. There was nobody.
verb-scout = Look in first
do-scout = Look inside before going { place-to }
verb-move = Move
do-move = Go { $step }, { place-to }
verb-enter = Come in
do-enter = Come in { place-in }
verb-leave = Leave the map
do-leave = { $who } leaves the map
verb-fast = Fast move
do-fast = { $who } tries to move fast
verb-hex = Choose a hex
do-hex = { place }
no-mp = That takes { $needed } MP, and { $mp } are left.
no-bound = Whoever was cured stays with the Professor.
no-enemies-there = Enemies are there: only a charge leads into their hex.
no-room = Somebody is there already.
no-exit = There is no way out over this edge.
no-fast-late = A fast move is declared before anything else.

## Actions
verb-charge = Charge
do-charge = Charge the enemy { place-in }
verb-search = Search
do-search = { $who } searches the building
verb-reload = Reload
do-reload = Reload: { $item }
verb-swap = Swap weapons
do-swap = { $who } takes the weapon from the pack
verb-scope = Fit the scope
do-scope = Fit the scope to: { $item }
verb-treat = Medkit
do-treat = Treat { $patient } with the medkit of { $carrier }
verb-medic = First aid
do-medic = First aid for { $patient }
verb-give = Give
do-give = Give to { $receiver }: { $item }
verb-answer-enough = That is all
do-answer-enough = Give nothing more
ask-give-more = Does { $who } give { $receiver } anything else?
no-action-left = The action of this activation is used.
no-action-entering = Whoever comes in only moves.
no-action-shared = Two survivors in a hex get in each other's way: no action.
no-action-zombies = Among zombies there is only the fast move.
no-need-to-reload = It is loaded.
no-second-weapon = There is no weapon in the pack.
no-scope-there = A scope does not go there.
no-medkit = There is no medkit.
no-wound = There is no wound to treat.
no-medic-zombies = Not with zombies in the hex.
no-give-enemies = Not with enemies in the hex.
no-room-for-item = There is no free box for it.
no-professor-arms = The Professor carries no weapons.
no-cured-arms = Whoever has just been cured gets a weapon in a later turn.
no-professor-charge = The Professor never charges.
no-charge-reach = It is out of reach.
no-friend-there = A friend is fighting there already.

## Fire
event-fired = { $hits ->
    [0] { $who } fires ({ $weapon }) at whoever is { place-in }: nothing hit.
    [one] { $who } fires ({ $weapon }) at whoever is { place-in }: one hit.
   *[other] { $who } fires ({ $weapon }) at whoever is { place-in }: { $hits } hits.
}
event-fired-back = { $hits ->
    [0] { $who } fires at once ({ $weapon }) at whoever is { place-in }: nothing hit.
    [one] { $who } fires at once ({ $weapon }) at whoever is { place-in }: one hit.
   *[other] { $who } fires at once ({ $weapon }) at whoever is { place-in }: { $hits } hits.
}
need-ranged = die + Rep { $rep } on the Ranged Combat Table
verdict-hits = { $hits ->
    [0] No hit
    [one] One hit
   *[other] { $hits } hits
}
event-zombie-killed = { $pace } down, { place-in }.
ask-shots = { $who } fires: how many shots?
rest-aim = Name the targets for me
ask-target = { $who }: who is target number { $number }?
ask-surplus = { $who } has hits left over. Who is target number { $number }?
ask-ammo = { $who } would be out of ammo. Use the Ammo counter?
verb-fire = Fire
do-fire = { $shots ->
    [one] Fire one shot
   *[other] Fire { $shots } shots
}
verb-panic = Panic fire
do-panic = { $shots ->
    [one] One shot in panic: one die more, then the gun is empty
   *[other] { $shots } shots in panic: one die more, then the gun is empty
}
verb-shots = Shots
do-shots = { $shots ->
    [one] One shot
   *[other] { $shots } shots
}
verb-target = Aim
do-target = Aim at: { $target }, { place-in }
verb-shoot = Shoot
do-shoot = No more targets, shoot
verb-throw = Throw
do-throw = Throw a grenade { place-to }
verb-answer-ammo = Use the ammo
do-answer-ammo = Discard the Ammo counter
verb-answer-flip = Keep it
do-answer-flip = Let the weapon run dry
no-gun = There is no ranged weapon in hand.
no-ammunition = The weapon is out of ammo.
no-target = Nobody is in range and in sight.
no-grenade = There is no grenade.
no-shot-here = Nothing in hand can fire here.
no-shot-there = Nothing in hand can fire there.
no-shot-at-firer = The firer is out of range or out of sight.

## Reaction tests
event-tested = { $who }, { $test }: { $branch }.
event-chose = { $who }, { $test }, a Star chooses: { $branch }.
event-duel = Who fires first? { $who } has { $mine }, { $other } has { $theirs }.
event-flee = { $who } runs: { $direction }.
event-flee-again = { $who } runs { $direction }, but the map ends there: again.
need-rep = each die up to Rep { $rep }
need-first-shot = die + Rep, the higher fires first
verdict-passed = { $passed ->
    [0] None passed
    [one] 1 passed
   *[other] { $passed } passed
}
verdict-wins = { $wins ->
    [0] No success
    [one] One success
   *[other] { $wins } successes
}
verdict-first-shot = Shots are rushed
ask-charged = { $enemies ->
    [one] { $who } is charged by one enemy.
   *[other] { $who } is charged by { $enemies } enemies.
}
ask-under-fire = { $firer } has missed { $who }. What does { $who } do?
ask-charge = { $who } may charge the enemy { place-in }.
ask-cover = Where to take cover?
verb-answer-fire = Fire
do-answer-fire = Fire
verb-answer-melee = Fight
do-answer-melee = Fight hand to hand
verb-answer-flee = Flee
do-answer-flee = Flee
verb-answer-cover = Take cover
do-answer-cover = Take cover
verb-answer-charge = Charge
do-answer-charge = Charge
verb-answer-hold = Hold fire
do-answer-hold = Do not fire
verb-answer-spare = No more targets
do-answer-spare = Leave the other hits
verb-answer-stay = Stay
do-answer-stay = Stay put

## Melee and wounds
event-melee = { $wins ->
    [0] { $who } fights { place-in }: no success.
    [one] { $who } fights { place-in }: one success.
   *[other] { $who } fights { place-in }: { $wins } successes.
}
event-melee-zombies = { $wins ->
    [0] The dead fight { place-in }: no success.
    [one] The dead fight { place-in }: one success.
   *[other] The dead fight { place-in }: { $wins } successes.
}
event-wounded = { $wounds ->
    [one] { $who } is wounded and has { $now } now.
   *[other] { $who } takes { $wounds } wounds and has { $now } now.
}
event-flipped = { $who } is badly hurt: the counter is flipped.
event-died = { $who } is dead.
event-healed = { $now ->
    [0] { $who } is whole again.
    [one] { $who } has one wound left.
   *[other] { $who } has { $now } wounds left.
}
event-rolled-medic = { $wins ->
    [0] { $who } tries first aid, in vain.
   *[other] { $who } gives first aid.
}
event-rolled-cure = { $wins ->
    [0] { $who } tries the cure, and it fails.
   *[other] { $who } tries the cure, and it works.
}
event-cured = { $who } has cured somebody: { $other } is human again.
ask-kill = { $who } puts one down. Which?
ask-cure = { $who } may try the cure instead of fighting.
verb-kill = Put down
do-kill = { $pace }
verb-answer-cure = Cure
do-answer-cure = Try the cure

## Things carried
event-kit-ooa = { $who }, { $item }: out of ammo.
event-kit-ammo = { $who } loads again from the Ammo counter.
event-kit-reloaded = { $who } has reloaded: { $item }.
event-kit-swapped = { $who } takes in hand: { $item }.
event-kit-meds = { $who } takes meds: Rep +1 this turn.
event-kit-medkit = The medkit of { $who } is used up.
event-kit-unscoped = { $who } has taken off the scope: { $item }.
event-kit-scope = { $who } has fitted the scope: { $item }.
event-kit-bought = { $who } gets: { $item }.
event-kit-found = { $who } finds: { $item }.
event-kit-none = No counter is left: { $item }.
event-kit-left = { $who } leaves behind: { $item }.
event-kit-stowed = { $who } packs: { $item }.
event-kit-dropped = { $who } drops: { $item }.
event-kit-given = { $who } is given: { $item }.
ask-meds = Does anybody take meds before the turn?
ask-stow = { $who } has found something: { $item }. Where does it go?
ask-keep = { $who } keeps one of two.
verb-meds = Meds
do-meds = { $who } takes meds
verb-answer-none = No meds
do-answer-none = Nobody takes meds
verb-put = Pack
do-put = { $item }: { $slot }
verb-exchange = Exchange
do-exchange = Drop { $out } ({ $slot })
verb-leave-it = Leave it
do-leave-it = Leave it behind
verb-keep = Keep
do-keep = Keep: { $item }

## Buildings
event-card = { $zombies ->
    [0] { $building }: { $who } finds it empty.
    [one] { $building }: a zombie waits for { $who }.
   *[other] { $building }: { $zombies } zombies wait for { $who }.
}
event-card-person = { $building }: { $who } is not alone, and that is no zombie.
event-surprises = { $who } surprises the dead: { $mine } against { $theirs }.
event-surprised = { $who } is surprised: { $mine } against { $theirs }.
event-caught = { $who } comes in running and is surprised.
event-met-friend = { $other } ({ $weapon }) joins { $who }: { $mine } against { $theirs }.
event-met-foe = { $other } ({ $weapon }) attacks { $who }: { $mine } against { $theirs }.
event-searched = { $who } searches: { $building }.
need-surprise = die + zombies against die + Rep
need-friend = die + Rep against die + Rep
verdict-surprises = The dead are surprised
verdict-surprised = Surprised
verdict-friend = A friend
verdict-foe = A foe
ask-surprise = { $zombies ->
    [one] { $who } surprises a zombie.
   *[other] { $who } surprises { $zombies } zombies.
}
ask-scout = { $zombies ->
    [0] { $who } looks in: nobody is there.
    [one] { $who } looks in: a zombie.
   *[other] { $who } looks in: { $zombies } zombies.
}
verb-answer-back = Go back
do-answer-back = Go back the way you came
verb-answer-enter = Go in
do-answer-enter = Go in
no-way-back = The way back is blocked.
no-building = There is no building to search here.
no-searched = This building has been searched.
no-outpost-search = There is nothing to search in the outpost.
no-not-cleared = There are still enemies in the building.

## Zombies
event-zombie-moved = { $pace } goes for { $prey }, { place-to }.
event-zombie-shot = The shots bring a zombie { place-to }: { $pace }.
event-zombie-start = A zombie is about { place-in }: { $pace }.
event-zombie-building = A zombie { place-in }: { $pace }.
event-zombie-edge = A zombie comes onto the map { place-in }: { $pace }.
event-zombie-setup = A zombie waits { place-in }: { $pace }.
event-zombie-heliport = A zombie { place-in }: { $pace }.
event-shots-rolled = { $zombies ->
    [0] The shots { place-in } went unheard.
    [one] The shots { place-in } call one zombie.
   *[other] The shots { place-in } call { $zombies } zombies.
}
event-start-rolled = { $zombies ->
    [0] No zombies near whoever came in { place-in }.
    [one] One zombie near whoever came in { place-in }.
   *[other] { $zombies } zombies near whoever came in { place-in }.
}
need-spawn = 4, 5 and 6 call the dead
verdict-spawn = { $zombies ->
    [0] Nobody comes
    [one] One zombie
   *[other] { $zombies } zombies
}

## A team
ask-recruit = { $points ->
    [one] One point left. Whom do you take?
   *[other] { $points } points left. Whom do you take?
}
ask-shop = { $points ->
    [one] One point left for weapons and gear.
   *[other] { $points } points left for weapons and gear.
}
ask-market = Weapons and gear for your team: everybody buys at the same time.
verb-recruit = Recruit
do-recruit = Recruit { $who } for { $cost }
verb-enough = Enough
do-enough = The team is complete
verb-buy = Buy
do-buy = { $item } for { $who } ({ $slot }), { $cost }
verb-answer-done = Done
do-answer-done = Done shopping
no-team-full = { $most ->
    [one] One survivor is the limit.
   *[other] { $most } survivors are the limit.
}
no-team-empty = At least one survivor has to be in the team.
no-points = It costs { $cost }, and { $points } are left.
no-taken = This survivor is taken.
no-counter = No such counter is left.
verb-rearm = Change weapons
do-rearm = { $who } takes the other weapon in hand
verb-rescope = Scope
do-rescope = { $who }: scope on or off, { $item }
verb-heal = Heal
do-heal = Heal a wound of { $who } for { $cost }
verb-hand = Hand over
do-hand = { $item }: from { $who } to { $receiver }
event-joined = { $who } joins the team.
ask-camp = { $points ->
    [one] Camp before scenario { $chapter }: one Glory Point.
   *[other] Camp before scenario { $chapter }: { $points } Glory Points.
}
no-fallen = The dead do not come back.
no-professor = The Professor comes by himself, in scenario 5.

## The end
event-glory = { $points ->
    [one] { $who }: one Glory Point ({ $buildings } for buildings, { $zombies } for zombies, { $foes } for foes, { $won } for the scenario).
   *[other] { $who }: { $points } Glory Points ({ $buildings } for buildings, { $zombies } for zombies, { $foes } for foes, { $won } for the scenario).
}
event-ended-won = It is done: the survivors have won.
event-ended-lost = It is over: the survivors have lost.
event-ended-draw = It is over, and nobody has won.
event-ended-other = It is over: the second band has won.
event-ended-points = It is over: the points are counted.
event-ended-campaign-won = The helicopter takes off: the campaign is won.
event-ended-campaign-lost = Nobody will tell this story: the campaign is lost.
end-won = The survivors have won in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
end-lost = The survivors have lost after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
end-draw = Nobody has won.
end-other = The second band has won in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
end-points = The most Glory Points win.
end-campaign-won = The campaign is won in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
end-campaign-lost = The campaign is lost after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
end-came-through = { $count ->
    [one] { $names } comes
   *[other] { $names } come
} through{ $dead ->
    [0] {""}
    [one] , one is dead
   *[other] , { $dead } are dead
} after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
end-none-left = { $names }: nobody is left in turn { $turns }.
fact-chapters = { $won } of { $played } scenarios won
fact-kills = { $kills ->
    [one] One zombie put down
   *[other] { $kills } zombies put down
}
fact-turns = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}
series-survivors = Survivors on the map
series-zombies = Zombies on the map
series-searched = Buildings searched

## Hints
hint-nothing-better = Nothing better comes to mind.
hint-random = Any choice will do.
hint-forced = There is nothing else to do.
hint-search = Search { place-in } while it is quiet.
hint-fire = A shot is worth its noise now.
hint-leave = The way out is here.
hint-treat = Somebody needs a bandage.
hint-charge = The fight { place-in } can be won.
hint-fast = The way is long: run.
hint-swap = The other weapon is ready.
hint-reload = An empty gun helps nobody.
hint-wait = Better to stay here for now.
hint-flee = { $zombies ->
    [one] A zombie can be here with its next move: away.
   *[other] { $zombies } zombies can be here with their next move: away.
}
hint-fight = Hand to hand makes no noise.
hint-enter = From here the way is shortest: { place }.
hint-goes-first = { $who } goes first: nobody is in more danger.
hint-meds = With meds there is something to be done this turn.
hint-keep-it = It may come in useful.
hint-cover = Down, and out of the line of fire.
hint-cure = The cure is worth a try.
hint-ammo = Now is the time for it.
hint-recruit = A good one to have.
hint-enough = That is enough.
hint-buy = That helps most for its price.
hint-fire-at = A shot at whoever is { place-in } is worth its noise.
hint-target = Most is won by hitting this one: { $target }, { place-in }.
hint-shoot = No further target is worth a die.
hint-to-search = This way leads { $to }, which is still to be searched.
hint-to-leave = This is the shortest way off the map.
hint-to-foe = From there an enemy comes into range.
hint-to-escort = Stay close to the Professor.
hint-to-hold = It is a better place to stand.
hint-to-fetch = The Professor waits in the clinic.
hint-aboard = In the heliport already: the others are waited for here.
hint-to-pair = Two together come out of a building that kills one.
hint-rest = Nobody has anything better to do.
hint-cover-there = Cover { place-in }, where least can happen.
hint-stand-there = A good place to begin: { place }.
hint-scout = What is in there can be dealt with.
hint-too-many = There are too many of them: away.

## What may come of it
may-waste = { $actions ->
    [0] { $mp ->
        [one] One MP is not used
       *[other] { $mp } MP are not used
    }
   *[other] { $mp ->
        [0] The action is not used
       *[other] The action is not used, nor { $mp } MP
    }
}
may-startle = { $who } sees it come, and may fire first
may-be-reached = { $zombies ->
    [one] A zombie can be there with its next move
   *[other] { $zombies } zombies can be there with their next move
}
may-find-zombies = Zombies wait inside
may-not-return = { $who } leaves the map for good
may-lose-scenario = { $who } has not found a weapon yet: without it the scenario is lost
may-hit = { $dice ->
    [one] One die: { $need } or more hits ({ $target })
   *[other] { $dice } dice: { $need } or more hits ({ $target })
}
may-not-hit = { $dice ->
    [one] One die, and none can hit ({ $target }, { $need })
   *[other] { $dice } dice, and none can hit ({ $target }, { $need })
}
may-hit-some = Somebody is hit
may-hit-too = This one is hit as well
may-hit-friend = One die, { $need } or more hits { $who }
may-run-dry = Out of ammo afterwards: { $item }
may-call = { $shots ->
    [one] The noise: one die, a zombie on { $need } or more
   *[other] The noise: { $shots } dice, a zombie on { $need } or more each
}
may-arrive = { $who } gets there
may-win = { $who } wins the round
may-be-wounded = { $who } is wounded
may-run = { $who } gains MP: one of two dice at Rep { $rep } or less
may-heal = A wound less: one of two dice of { $who } at Rep { $rep } or less
may-cure = The cure works: one of two dice of { $who } at Rep { $rep } or less
