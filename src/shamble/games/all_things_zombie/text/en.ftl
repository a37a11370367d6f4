# Messages of the rules of All Things Zombie. Names of survivors, buildings and items are in ui.en.ftl.

game-all-things-zombie = All Things Zombie
    .text = A team of survivors on a map of hexes: every shot can bring zombies, and reaction tests decide who fires first.
mode-solo = Solitaire
    .text = You alone against zombies and hostile survivors.
mode-cooperative = Cooperative
    .text = One team: its survivors are divided among the players.
mode-competitive = Competitive
    .text = Each side plays for itself, and the zombies attack all.
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
    [one] With one player the mode is solitaire.
   *[other] Solitaire is for one player, not for { $seats }.
}
no-competitive = Only the firefight and the skirmish have a competitive mode.
no-too-many-seats = There are only enough survivors for { $most } players.

## Turns
event-laid = The boards are laid out as { $layout }.
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
event-began-zombies = The zombies move.
event-began-stand = The zombies stand still: their die is above Rep 4.
event-began-board = The survivors go on to the next board.
event-initiative = Initiative: the zombies { $zombies }, the survivors { $survivors }.
event-initiative-tie = Initiative: a tie. The tied dice are rolled again.
verdict-initiative = The highest goes first
verdict-initiative-tie = Tied
ask-roll = { $dice ->
    [one] Roll a die.
   *[other] Roll { $dice } dice.
}
ask-draw = Draw a card.
ask-pick = Pick one of { $count } at random.
ask-roll-initiative = { $dice ->
    [one] Initiative: one die for the side that is not settled yet; the highest goes first.
   *[other] Initiative: { $dice } dice, the zombies first, then the sides in order; the highest goes first.
}
ask-pick-order = The dice are tied: one of { $count } goes first, at random.
ask-pick-boards = Lay two boards at random: one of { $count } ways.
ask-pick-edge = The edge where the first team comes in: one of { $count } at random.
ask-roll-finder = { $dice ->
    [one] One die: the zombie card with this number stands for a survivor.
   *[other] { $dice } dice: the zombie card with this number stands for a survivor.
}
ask-roll-entry = { $dice ->
    [one] One die for the side that is tied: the highest comes in first.
   *[other] { $dice } dice, one for each side in order: the highest comes in first.
}
ask-roll-medic = { $who } looks after { $patient }: { $dice } dice, one at Rep { $rep } or less heals a wound.
ask-roll-fast = { $who } runs: { $dice } dice, each at Rep { $rep } or less gives 1 MP more.
ask-roll-charge = { $who } wants to charge the enemy { place-in }: { $dice } dice against Rep { $rep }.
ask-roll-in-sight = { $mover } comes into sight of { $who }: { $dice } dice against Rep { $rep }.
ask-roll-duel = Who fires first: a die for { $who } (Rep { $rep }), then a die for { $mover }; { $dice } dice in all, each adds its Rep.
ask-roll-reinforcements = { $dice } dice: their sum is the number of zombies that come over the east edge.
ask-roll-heliport = { $dice ->
    [one] One die plus 4 is the number of zombies in the heliport.
   *[other] { $dice } dice plus 4 is the number of zombies in the heliport.
}
ask-pick-zombie = Draw one of { $count } zombie counters from the cup.
ask-pick-heliport = Pick one of { $count } hexes of the heliport at random.
ask-roll-start = { $dice ->
    [one] Zombies near the survivor who came in { place-in }: one die, { $need } or more brings one.
   *[other] Zombies near the survivor who came in { place-in }: { $dice } dice, each { $need } or more brings one.
}
ask-roll-noise = { $dice ->
    [one] The shot { place-in }: one die, { $need } or more brings a zombie.
   *[other] The shots { place-in }: { $dice } dice, each { $need } or more brings a zombie.
}
ask-pick-person = Pick the survivor who is in there: one of { $count } at random.
ask-pick-weapon = Pick the weapon of that survivor: one of { $count } counters at random.
ask-roll-friend = { $who } meets { $other }: a die for { $who } (Rep { $rep }, and { $charm }), then a die for { $other } and its Rep; { $dice } dice in all. They are friends only if { $who } is higher.
ask-pick-prey = { $count } targets are equally near: { $who } attacks one of them at random.
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
   *[other] The grenade of { $who } { place-in }: { $dice } dice, one for each survivor and zombie there, survivors first; Rep { $rep } is added.
}
ask-roll-received-fire = { $firer } has missed { $who }: { $dice } dice against Rep { $rep }.
ask-roll-charged = { $enemies ->
    [one] An enemy charges { $who }: { $dice } dice against Rep { $rep }.
   *[other] { $enemies } enemies charge { $who }: { $dice } dice against Rep { $rep }.
}
ask-pick-zombie-prey = { $pace } { place-in }: { $count } survivors are equally near, pick its target at random.
ask-pick-zombie-way = { $pace } { place-in }: { $count } routes are equally short, pick one at random.
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
    [one] { $who } flees: one die for the direction, 1 is north-east, then clockwise.
   *[other] { $who } flees: { $dice } dice for the directions, 1 is north-east, then clockwise.
}
ask-next = Who goes next?
ask-activation = { $who }: { $mp } MP left. What now?
ask-place = Where do you place { $who }?
verb-go = Activate
do-go = Activate { $who }
verb-rest = Rest
do-rest = Activate no more survivors this turn
verb-pass = Wait
do-pass = Let the others go first
verb-end = End
do-end = End the activation of { $who }
no-must-enter = The survivor still has to come onto the map.
no-not-now = You can't choose that now.

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
    [0] { $who } tries to run but gains no MP.
    [one] { $who } runs and gains 1 MP.
   *[other] { $who } runs and gains { $wins } MP.
}
event-stays-stay = { $who } stays put.
event-stays-hold = { $who } holds fire.
event-stays-cover = { $who } stays in cover.
event-stays-none = { $who } expected a survivor there, but there is none.
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
no-mp = It takes { $needed } MP; you have { $mp } left.
no-bound = A cured survivor stays with the Professor.
no-enemies-there = There are enemies in that hex: you have to charge to enter it.
no-room = Another survivor is in that hex.
no-exit = You can't leave the map from this hex.
no-leave-entering = Survivors can leave the map from turn 1 on.
no-fast-late = You can try a fast move only before moving or firing.

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
no-action-left = This survivor has used its action.
no-action-entering = A survivor who comes onto the map can only move.
no-action-shared = This survivor shares its hex with another and can only move.
no-action-zombies = With zombies in its hex, a survivor can only try a fast move.
no-need-to-reload = The weapon is loaded.
no-second-weapon = This survivor has no weapon in the pack.
no-scope-there = You can't put a scope on that weapon.
no-medkit = You need a medkit.
no-wound = This survivor has no wound.
no-medic-zombies = You can't give first aid with zombies in the hex.
no-give-enemies = You can't give anything with enemies in the hex.
no-room-for-item = The survivor has no free box for it.
no-professor-arms = The Professor carries no weapons.
no-cured-arms = A survivor cured this turn can't get a weapon before the next turn.
no-professor-charge = The Professor never charges.
no-charge-reach = That hex is too far for a charge.
no-friend-there = A friend is fighting there already.

## Fire
event-fired = { $hits ->
    [0] { $who } fires ({ $weapon }) at targets { place-in }: no hits.
    [one] { $who } fires ({ $weapon }) at targets { place-in }: one hit.
   *[other] { $who } fires ({ $weapon }) at targets { place-in }: { $hits } hits.
}
event-fired-back = { $hits ->
    [0] { $who } fires at once ({ $weapon }) at targets { place-in }: no hits.
    [one] { $who } fires at once ({ $weapon }) at targets { place-in }: one hit.
   *[other] { $who } fires at once ({ $weapon }) at targets { place-in }: { $hits } hits.
}
need-ranged = die + Rep { $rep } on the Ranged Combat Table
verdict-hits = { $hits ->
    [0] No hit
    [one] One hit
   *[other] { $hits } hits
}
event-zombie-killed = { $pace } killed { place-in }.
ask-shots = { $who } fires: how many shots?
rest-aim = Choose the targets for me
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
    [one] One shot in panic: one more die, then the gun is out of ammo
   *[other] { $shots } shots in panic: one more die, then the gun is out of ammo
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
verb-answer-flip = Keep the ammo
do-answer-flip = Keep the counter: the weapon is out of ammo
no-gun = You need a ranged weapon in hand.
no-ammunition = The weapon is out of ammo.
no-target = No target is in range and in sight.
no-grenade = You need a grenade.
no-shot-here = The weapon in hand can't fire here.
no-shot-there = The weapon in hand can't fire there.
no-shot-at-firer = The firer is out of range or out of sight.

## Reaction tests
event-tested = { $who }, { $test }: { $branch }.
event-chose = { $who }, { $test }, a Star chooses: { $branch }.
event-duel = Who fires first? { $who } has { $mine }, { $other } has { $theirs }.
event-flee = { $who } runs: { $direction }.
event-flee-again = { $who } runs { $direction }, but the map ends there: a new roll.
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
ask-charge = { $who } can charge the enemy { place-in }.
ask-cover = Where do you take cover?
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
    [0] The zombies fight { place-in }: no success.
    [one] The zombies fight { place-in }: one success.
   *[other] The zombies fight { place-in }: { $wins } successes.
}
event-wounded = { $wounds ->
    [one] { $who } is wounded and has { $now } now.
   *[other] { $who } takes { $wounds } wounds and has { $now } now.
}
event-flipped = { $who } is badly hurt: the counter is flipped.
event-died = { $who } is dead.
event-healed = { $now ->
    [0] { $who } has no wounds left.
    [one] { $who } has one wound left.
   *[other] { $who } has { $now } wounds left.
}
event-rolled-medic = { $wins ->
    [0] { $who } tries first aid, without success.
   *[other] { $who } gives first aid.
}
event-rolled-cure = { $wins ->
    [0] { $who } tries the cure, and it fails.
   *[other] { $who } tries the cure, and it works.
}
event-cured = { $who } has cured a zombie: { $other } is human again.
ask-kill = { $who } kills a zombie. Which one?
ask-cure = { $who } can try the cure instead of fighting.
verb-kill = Kill
do-kill = { $pace }
verb-answer-cure = Cure
do-answer-cure = Try the cure

## Items
event-kit-ooa = { $who }, { $item }: out of ammo.
event-kit-ammo = { $who } uses the Ammo counter: the weapon stays loaded.
event-kit-reloaded = { $who } has reloaded: { $item }.
event-kit-swapped = { $who } takes in hand: { $item }.
event-kit-meds = { $who } takes meds: Rep +1 this turn.
event-kit-medkit = The medkit of { $who } is used up.
event-kit-unscoped = { $who } has taken off the scope: { $item }.
event-kit-scope = { $who } has fitted the scope: { $item }.
event-kit-bought = { $who } gets: { $item }.
event-kit-found = { $who } finds: { $item }.
event-kit-none = No counter is left for: { $item }.
event-kit-left = { $who } leaves behind: { $item }.
event-kit-stowed = { $who } packs: { $item }.
event-kit-dropped = { $who } drops: { $item }.
event-kit-given = { $who } receives: { $item }.
ask-meds = Who takes meds before the turn?
ask-stow = { $who } has found something: { $item }. Where does it go?
ask-keep = { $who } keeps one of two cards. Which one?
verb-meds = Meds
do-meds = { $who } takes meds
verb-answer-none = No meds
do-answer-none = Take no meds
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
event-card-person = { $building }: { $who } meets another survivor.
event-surprises = { $who } surprises the zombies: { $mine } against { $theirs }.
event-surprised = { $who } is surprised: { $mine } against { $theirs }.
event-caught = { $who } comes in running and is surprised.
event-met-friend = { $other } ({ $weapon }) joins { $who }: { $mine } against { $theirs }.
event-met-foe = { $other } ({ $weapon }) attacks { $who }: { $mine } against { $theirs }.
event-searched = { $who } searches: { $building }.
need-surprise = die + zombies against die + Rep
need-friend = die + Rep against die + Rep
verdict-surprises = The zombies are surprised
verdict-surprised = Surprised
verdict-friend = A friend
verdict-foe = A foe
ask-surprise = { $zombies ->
    [one] { $who } surprises a zombie.
   *[other] { $who } surprises { $zombies } zombies.
}
ask-scout = { $zombies ->
    [0] { $who } looks in: no zombies.
    [one] { $who } looks in: a zombie.
   *[other] { $who } looks in: { $zombies } zombies.
}
verb-answer-back = Go back
do-answer-back = Go back the way you came
verb-answer-enter = Go in
do-answer-enter = Go in
no-way-back = You can't go back: the way is blocked.
no-building = There is no building to search here.
no-searched = This building has been searched already.
no-outpost-search = There is nothing to search in the outpost.
no-not-cleared = You can't search with enemies in the building.

## Zombies
event-zombie-moved = { $pace } goes for { $prey }, { place-to }.
event-zombie-shot = The shots bring a zombie { place-to }: { $pace }.
event-zombie-start = A zombie appears { place-in }: { $pace }.
event-zombie-building = A zombie { place-in }: { $pace }.
event-zombie-edge = A zombie comes onto the map { place-in }: { $pace }.
event-zombie-setup = A zombie waits { place-in }: { $pace }.
event-zombie-heliport = A zombie { place-in }: { $pace }.
event-shots-rolled = { $zombies ->
    [0] The shots { place-in } bring no zombies.
    [one] The shots { place-in } bring one zombie.
   *[other] The shots { place-in } bring { $zombies } zombies.
}
event-start-rolled = { $zombies ->
    [0] No zombies near the survivor who came in { place-in }.
    [one] One zombie near the survivor who came in { place-in }.
   *[other] { $zombies } zombies near the survivor who came in { place-in }.
}
need-spawn = 4, 5 and 6 bring zombies
verdict-spawn = { $zombies ->
    [0] No zombies
    [one] One zombie
   *[other] { $zombies } zombies
}

## A team
ask-recruit = { $points ->
    [one] One point left. Who joins your team?
   *[other] { $points } points left. Who joins your team?
}
ask-shop = { $points ->
    [one] One point left for weapons and gear.
   *[other] { $points } points left for weapons and gear.
}
ask-market = Weapons and gear for your team: all players buy at the same time.
verb-recruit = Recruit
do-recruit = Recruit { $who } for { $cost }
verb-enough = Finish
do-enough = Finish the team
verb-buy = Buy
do-buy = { $item } for { $who } ({ $slot }), { $cost }
verb-answer-done = Done
do-answer-done = Finish shopping
no-team-full = { $most ->
    [one] Your team can have one survivor at most.
   *[other] Your team can have { $most } survivors at most.
}
no-team-empty = Your team needs at least one survivor.
no-points = It costs { $cost }; you have { $points } left.
no-taken = This survivor is already in a team.
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
no-fallen = A dead survivor can't come back.
no-professor = The Professor comes by himself, in scenario 5.

## The end
event-glory = { $points ->
    [one] { $who }: one Glory Point ({ $buildings } for buildings, { $zombies } for zombies, { $foes } for foes, { $won } for the scenario).
   *[other] { $who }: { $points } Glory Points ({ $buildings } for buildings, { $zombies } for zombies, { $foes } for foes, { $won } for the scenario).
}
event-ended-won = The game is over: the survivors have won.
event-ended-lost = The game is over: the survivors have lost.
event-ended-draw = The game is over, and no side has won.
event-ended-other = The game is over: the second band has won.
event-ended-points = The game is over: the points are counted.
event-ended-campaign-won = The helicopter takes off: the campaign is won.
event-ended-campaign-lost = The game is over: the campaign is lost.
end-won = The survivors have won in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
end-lost = The survivors have lost after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
end-draw = No side has won.
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
end-none-left = { $names }: no survivor is left in turn { $turns }.
fact-chapters = { $won } of { $played } scenarios won
fact-kills = { $kills ->
    [one] One zombie killed
   *[other] { $kills } zombies killed
}
fact-turns = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}
series-survivors = Survivors on the map
series-zombies = Zombies on the map
series-searched = Buildings searched

## Hints
hint-nothing-better = No other choice looks better.
hint-random = Any choice is as good as another.
hint-forced = It is your only option.
hint-search = No zombies are in your way: search { place-in } now.
hint-fire = A shot now is worth its noise.
hint-leave = You can leave the map from here.
hint-treat = A wound is worth treating now.
hint-charge = You are likely to win the fight { place-in }.
hint-fast = You have far to go: run.
hint-swap = The weapon in the pack is loaded, and better.
hint-reload = Make the weapon ready before you need it.
hint-wait = You gain more by staying where you are.
soon-dead = { $more ->
    [yes] { $whole }.{ $tenths } more survivors lost
   *[other] { $whole }.{ $tenths } fewer survivors lost
}
soon-wounds = { $more ->
    [yes] { $whole }.{ $tenths } more wounds
   *[other] { $whole }.{ $tenths } fewer wounds
}
soon-goals = { $more ->
    [yes] { $whole }.{ $tenths } % more of the scenario
   *[other] { $whole }.{ $tenths } % less of the scenario
}
soon-near = { $more ->
    [yes] { $whole }.{ $tenths } more zombies within four hexes
   *[other] { $whole }.{ $tenths } fewer zombies within four hexes
}
soon-loaded = { $more ->
    [yes] { $whole }.{ $tenths } more loaded guns
   *[other] { $whole }.{ $tenths } fewer loaded guns
}
hint-flee = { $zombies ->
    [one] A zombie can reach you with its next move: get away.
   *[other] { $zombies } zombies can reach you with their next move: get away.
}
hint-fight = A fight hand to hand makes no noise.
hint-enter = The way is shortest from here: { place }.
hint-goes-first = { $who } goes first: the survivor in most danger.
hint-meds = With meds this survivor can act this turn.
hint-keep-it = It can be useful later.
hint-cover = Get out of the line of fire.
hint-cure = The cure has a better chance than the fight.
hint-ammo = Without it you are out of ammo.
hint-recruit = This survivor helps your team most.
hint-enough = You need nothing more.
hint-buy = It helps you most for its price.
hint-fire-at = A shot at targets { place-in } is worth its noise.
hint-target = A hit on this target is worth the most: { $target }, { place-in }.
hint-shoot = No other target is worth a die.
hint-to-search = This is the way { $to }, which you have to search.
hint-to-leave = This is the shortest way off the map.
hint-to-foe = This way brings an enemy into range.
hint-to-escort = Stay close to the Professor.
hint-to-hold = That is a better hex to defend.
hint-to-fetch = The Professor waits in the clinic.
hint-aboard = You are in the heliport: wait here for the others.
hint-to-pair = Two survivors together can clear a building that would kill one.
hint-rest = No survivor has anything useful left to do.
hint-cover-there = Take cover { place-in }, where you are safest.
hint-stand-there = You are safest if you begin here: { place }.
hint-scout = You are strong enough to go in.
hint-too-many = There are too many zombies: get away.

## Prospects
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
may-startle = { $who } sees you come, and can fire first
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
may-hit-some = At least one target is hit
may-hit-too = This target is hit too
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
may-heal = One wound less: one of two dice of { $who } at Rep { $rep } or less
may-cure = The cure works: one of two dice of { $who } at Rep { $rep } or less
