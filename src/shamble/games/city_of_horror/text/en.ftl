# What the rules of City of Horror say. Options, cards, characters and locations say theirs in
# components.toml; names of places and colours are in ui.en.ftl.

game-city-of-horror = City of Horror
    .text = Four hours until the helicopter, too few antidotes, and the others are the real danger.
mode-standard = Four hours
    .text = Hide, vote, bargain, betray. Whoever saves the most wins.
side-everyone = Everyone
side-board-A = side A
side-board-B = side B
side-board-collapsed = collapsed

phase-setup = Set-up
phase-observe = Look-out
phase-choose = Movement cards
phase-invade = Invasion
phase-move = Movement
phase-resolve = Locations
phase-change = Starting player
phase-rescue = Rescue
phase-over = The end

## Table options
no-such-starter = There are only { $seats } seats.

## Set-up
event-laid = Location { $number }: { $place }, { $side }.
event-dealt = { $person } belongs to { $seat }.
event-place-drawn = { $seat } draws { $place }.
event-settled = { $person }: { $place }.
event-settled-full = { $person } finds it full and stays on the crossroads.
event-food-shown = A food token worth { $value } lies open on the crossroads.
ask-settle = Who goes here: { $place }?
ask-draft = Which card do you keep? There are { $cards } to choose from.
ask-draw = A card is drawn.
ask-pick = Chance decides.

## The turn
event-hour = { $hour }
event-starter-setup = { $seat } looks most like a zombie and starts.
event-starter-lost = { $seat } lost somebody last and is the starting player.
event-starter-tower = { $seat } lost somebody on the tower and is the starting player.
event-starter-left = Nobody died: { $seat } is the starting player now.
event-starter-student = The Student takes the marker: { $seat } is the starting player.
event-starter-out = The marker passes to { $seat }.
event-peeked = { $seat } looks at the next invasion card.
event-peeked-card = { $seat } looks at the next invasion card: { $card }.
ask-plan = Where shall one of yours go?
event-plan = { $seat } wants to go here: { $place }.
event-plan-swapped = { $seat } changes the movement card: { $place }.
event-invasion = { $card }
event-came-invasion = { $count ->
    [one] One zombie comes: { $place }.
   *[other] { $count } zombies come: { $place }.
}
event-came-alarm = The alarm brings { $count }: { $place }.
event-came-blonde = The Blonde draws { $count ->
    [one] a zombie
   *[other] { $count } zombies
}: { $place }.
event-walked = { $missed ->
    [0] { $count } walk: { $source } to { $place }.
   *[other] { $count } walk: { $source } to { $place }. { $missed } do not fit.
}
event-killed = { $count ->
    [0] No zombie dies: { $place }.
    [one] One zombie less: { $place }.
   *[other] { $count } zombies less: { $place }.
}
event-dropped = Parachutes over { $place }: antidotes { $antidotes }, cards { $cards }.
event-leader = The leader is on { $colour }.
ask-mover = Who moves here: { $place }?
event-moved-in = { $person } goes here: { $place }.
event-moved-full = { $person } finds it full and ends on the crossroads.
event-moved-squeezed = { $person } squeezes in: { $place }.
event-move-undone = The Priest sends { $person } back: { $place }.
event-nobody-moves = { $seat } has nobody who can move.
ask-doorstep = { $person } stands before a full location. { $place }: squeeze in?
ask-undo-move = { $person } has moved: { $place }. Does the Priest send them back?
ask-swap = Which movement card instead?

## Windows
rest-pass = Pass until I am asked something else
ask-window-look = The hour begins. Does anybody act?
ask-window-late = The others have shown their movement cards. Does anybody act before those on the tower choose?
ask-window-plans = The movement cards are shown. Does anybody act?
ask-window-move = { $seat } moves next. Does anybody act first?
ask-window-moved = All have moved. Does anybody act?
ask-window-use = Before { $place } is used: does anybody act?
ask-window-attack = { $place }: { $zombies } zombies. Does anybody act before the attack is checked?
ask-window-sharing = { $place }: before the vote on the supplies, does anybody act?
ask-window-after = The locations are done. Does anybody act?
ask-window-rescue = The helicopter is coming. Does anybody act?
ask-bargain = { $place }: the vote is cast. Any offers before it takes effect?
ask-against = { $seat } plays { $card }. Does anybody cancel it?

## Locations
event-location = { $number } { $place }
ask-use = { $place }: { $effect }. Do you use it?
event-unused = { $seat } leaves it unused: { $place }.
ask-wake = Whom do you wake?
ask-recover = Which card do you take from the discards?
ask-meal = Which food do you take?
ask-token = Where does the explosion token go?
event-token = Explosion token { $count }: { $place }.
event-exploded-tower = The water tower blows up!
event-exploded-fire = The armory burns down. Whoever was inside is on the crossroads.
event-exploded-door = The door of the armory is blocked for good.
event-antidote = { $seat } takes an antidote.
event-food = { $seat } takes a food token.
event-food-value = { $seat } takes a food token worth { $value }.
event-food-paid = { $seat } gives up a food token worth { $value }.

## Attacks and votes
event-attack = { $count ->
    [one] One zombie attacks: { $place }!
   *[other] { $count } zombies attack: { $place }!
}
event-attack-nobody = { $count ->
    [one] One zombie finds nobody to eat: { $place }.
   *[other] { $count } zombies find nobody to eat: { $place }.
}
ask-vote-attack = { $place }: who shall lose somebody?
ask-vote-sharing = { $place }: who shall hand out the supplies?
event-voted = { $votes ->
    [one] { $seat } points at { $target }.
   *[other] { $seat } points at { $target } with { $votes } votes.
}
event-voted-coerced = { $votes ->
    [one] { $seat } points at { $target } with the vote of { $owner }.
   *[other] { $seat } points at { $target } with the { $votes } votes of { $owner }.
}
event-tied-attack = A tie: the starting player decides.
event-tied-sharing = A tie: nobody gets anything.
event-chosen-attack = { $seat } loses somebody: { $place }.
event-chosen-sharing = { $seat } hands out the supplies: { $place }.
ask-tie = { $place }: the vote is tied. Whom do you name?
ask-victim = { $place }: whom do you lose?
event-died-eaten = { $person } is eaten. { $seat } has one less.
event-died-leader = The leader takes { $person }. { $seat } has one less.
event-died-tower = { $person } dies on the tower. { $seat } has one less.
event-died-sick = No antidote for { $person }. { $seat } has one less.
event-eliminated = { $seat } has nobody left and is out.

## Sharing
ask-take-item = { $place }: what do you take?
ask-give-item = { $place }: who gets what of the rest?
event-keeps-antidote = { $seat } takes an antidote.
event-keeps-card = { $seat } takes a card.
event-keeps-known-card = { $seat } takes { $card }.
event-gives-antidote = { $seat } gives { $target } an antidote.
event-gives-card = { $seat } gives { $target } a card.
event-gives-known-card = { $seat } gives { $target } { $card }.
event-items-stay = { $items ->
    [one] One item stays: { $place }.
   *[other] { $items } items stay: { $place }.
}
item-antidote = an antidote
item-card = an action card
item-any = any item

## Cards and powers
event-drew = { $seat } gets a card.
event-drew-card = { $seat } gets { $card }.
event-played = { $seat } plays { $card }.
event-played-place = { $seat } plays { $card }: { $place }.
event-played-place-to = { $seat } plays { $card }: { $place } to { $place2 }.
event-played-seat = { $seat } plays { $card } against { $target }.
event-played-seat-place = { $seat } plays { $card } against { $target }: { $place }.
event-played-person = { $seat } plays { $card } on { $person }.
event-played-person-place = { $seat } plays { $card } for { $person }: { $place }.
event-cancelled = { $seat } cancels { $card }.
event-paid = { $seat } pays with { $card }.
event-recovered = { $seat } takes { $card } from the discards.
event-rested = { $person } is rested again.
event-exhausted = { $person } is exhausted.
event-hid = { $person } is out of reach until the turn ends.
event-power = { $seat } uses the power of { $person }.
event-kitty = The kitty runs: { $source } to { $place }.
event-kitty-home = The kitty runs back: { $place }.
event-stolen = { $seat } steals a card from { $target }.
event-stolen-card = { $seat } steals { $card } from { $target }.
ask-aim-at = { $what }: where?
ask-aim-lure = { $what }: where do the zombies come?
ask-aim-from = { $what }: from where?
ask-aim-to = { $what }: to where?
ask-aim-where = { $what }: at which location?
ask-aim-wake = { $what }: for whom?
ask-aim-hide = { $what }: who hides?
ask-aim-leader = { $what }: on which colour does the leader go?
ask-aim-rob = { $what }: who is robbed?
ask-aim-coerce = { $what }: whose votes?
ask-aim-pay = { $what }: which card do you discard?
ask-aim-take = { $what }: which card do you take?

## Offers
ask-compose = Your offer to { $target }: what do you give, what do you want?
ask-word-mine = What do you promise { $target }?
ask-word-yours = What shall { $target } promise?
ask-word-place = About which location?
ask-word-what = Whom, how many, or what?
ask-gift = Which card do you hand over to { $seat }?
event-offer-made = { $seat } makes { $target } an offer.
event-offer-agreed = { $seat } and { $target } agree.
event-offer-refused = { $seat } refuses the offer of { $target }.
event-offer-withdrawn = { $seat } takes back the offer to { $target }.
event-goods = { $seat } hands over to { $target }: antidotes { $antidotes }, cards { $cards }.
event-promise-vote = { $seat } promises { $target } to point at { $named } in the attack. { $place }.
event-promise-share-vote = { $seat } promises { $target } to point at { $named } in the sharing. { $place }.
event-promise-help = { $seat } promises { $target } to take { $count ->
    [one] one zombie
   *[other] { $count } zombies
} away. { $place }.
event-promise-stand-by = { $seat } promises { $target } to play nothing. { $place }.
event-promise-give = { $seat } promises { $target } { $item ->
    [antidote] an antidote
    [card] an action card
   *[any] a share
} of the supplies. { $place }.
event-promise-tie = { $seat } promises { $target } to name { $named } in a tie. { $place }.
event-word-kept = { $seat } has kept the promise to { $target }. { $place }.
event-word-broken = { $seat } has broken the promise to { $target }! { $place }.
event-word-void = The promise of { $seat } to { $target } came to nothing. { $place }.
event-word-open = { $seat } still owes { $target } a promise. { $place }.

## The end
ask-saved = { $antidotes ->
    [one] One antidote left: who gets it?
   *[other] { $antidotes } antidotes left: who gets one?
}
event-vaccinated = { $person } gets an antidote and flies with { $seat }.
event-scored = { $seat }: { $people } for people, { $antidotes } for antidotes, { $food } for food. { $points } points.
end-rescue = The helicopter is gone.
end-rescue-one = { $seat } flies out on top.
end-lost = Nobody was left for the helicopter.
end-second = { $points } points; { $seat } comes next with { $next }.
note-survivors = { $count ->
    [0] Nobody got away
    [one] One got away
   *[other] { $count } got away
}
note-out = Out before the helicopter came
fact-promises = Promises: { $kept } kept, { $broken } broken.
fact-tower = The water tower is no more.
series-zombies = Zombies
series-people-1 = People of seat 1
series-people-2 = People of seat 2
series-people-3 = People of seat 3
series-people-4 = People of seat 4
series-people-5 = People of seat 5
series-people-6 = People of seat 6

## Actions
do-pass = Pass
verb-pass = Pass
do-play = Play { $card }
verb-play = Play a card
do-power = Use the power of { $person }
verb-power = Use a power
do-offer = Make { $seat } an offer
verb-offer = Make an offer
do-plan = { $place }
verb-plan = Movement card
do-later = Wait for the others
verb-later = Wait
do-move = { $person } goes here: { $place }
verb-move = Move
do-turn-away = To the crossroads
verb-turn-away = To the crossroads
do-put = { $person }
verb-put = Place
do-keep = Keep { $card }
verb-keep = Keep
do-at = { $place }
verb-at = Where
do-lure = { $place }
verb-lure = Where
do-from = From { $place }
verb-from = From
do-to = To { $place }
verb-to = To
do-where = { $place }
verb-where = Where
do-about = { $place }
verb-about = Location
do-token = { $place }
verb-token = Explosion token
do-wake = Wake { $person }
verb-wake = Wake
do-hide = Hide { $person }
verb-hide = Hide
do-exhaust = Exhaust { $person }
verb-exhaust = Exhaust
do-eaten = { $person } dies
verb-eaten = Victim
do-vaccinate = The antidote goes to { $person }
verb-vaccinate = Antidote
do-leader = { $colour }
verb-leader = Leader
do-forward = Push the leader one space
verb-forward = Push the leader
do-rob = Rob { $seat }
verb-rob = Rob
do-coerce = Coerce { $seat }
verb-coerce = Coerce
do-name = { $seat }
verb-name = Name
do-tie = { $seat } loses somebody
verb-tie = Break the tie
do-point = { $blocks ->
    [one] Point at { $seat }
   *[other] Point at { $seat } and, for another, at { $second }
}
verb-point = Point
do-pay = Pay with { $card }
verb-pay = Pay
do-take = Take { $card }
verb-take = Take
do-pay-food = Pay with food worth { $value }
verb-pay-food = Pay with food
do-eat-food = Take food worth { $value }
verb-eat-food = Take food
do-truck = Take one from the truck, unseen
verb-truck = From the truck
do-share = { $item } for { $seat }
verb-share = Share
do-decline = No, thanks
verb-decline = No
do-accept = Agree to the offer of { $seat }
verb-accept = Agree
do-change = Refuse, and make { $seat } another offer
verb-change = Change
do-refuse = Refuse the offer of { $seat }
verb-refuse = Refuse
do-retract = Take back the offer to { $seat }
verb-retract = Take back
do-item = { $item }
verb-item = Which item
do-give = Give { $card }
verb-give = Give a card
do-hand = Hand over { $card }
verb-hand = Hand over
do-give-antidote = Give an antidote
verb-give-antidote = Give an antidote
do-want-card = Want a card
verb-want-card = Want a card
do-want-antidote = Want an antidote
verb-want-antidote = Want an antidote
do-promise = Promise something
verb-promise = Promise
do-want-promise = Want a promise
verb-want-promise = Want a promise
do-promise-vote = A vote in an attack
verb-promise-vote = Vote in an attack
do-promise-share-vote = A vote in a sharing
verb-promise-share-vote = Vote in a sharing
do-promise-help = Zombies taken away
verb-promise-help = Help
do-promise-stand-by = To play nothing
verb-promise-stand-by = Stand by
do-promise-give = A share of the supplies
verb-promise-give = A share
do-promise-tie = A tie broken
verb-promise-tie = A tie
do-number = { $count ->
    [one] One zombie
   *[other] { $count } zombies
}
verb-number = How many
do-send = Send the offer
verb-send = Send
do-withdraw = Never mind
verb-withdraw = Withdraw

## Reasons
no-not-in-hand = That card is not in your hand.
no-after-vote = The hands are up: no card and no power until the vote has been applied.
no-leader-attacks = The leader attacks: it is too late for cards and powers.
no-only-cancel = Only a cancelling card or the Punk can come in between.
no-move-first = The move is finished first. You can act right after it.
no-nothing-to-cancel = No card has just been played.
no-nothing-to-undo = Nobody has just moved.
no-canned-yet = Canned Food counts at the end, when the helicopter has come.
no-not-at-a-door = That is for your own move, before a full location.
no-swap-now = Only after your movement card is shown and before you name who moves.
no-invasion-left = No invasion card is left to look at.
no-target = There is nothing it could be used on.
no-not-yours = That character is not yours.
no-exhausted = Only a rested character can use its power.
no-deck-empty = The action deck is empty.
no-starting-already = You have the marker already.
no-moved-already = You have moved already this turn.
no-power-on = It is in effect already.
no-there-already = That character is there already.
no-too-old = Grandma does not get up unless she uses her power.
no-tucked = That child cannot be chosen for anything this turn.
no-shut-in = The door of the armory is blocked.
no-not-there = Only a player with somebody there who can be chosen may be pointed at.
no-promised = You have promised otherwise, and promises are binding at this table.
no-promised-nothing = You have promised to play nothing here, and promises are binding at this table.
no-offers-left = You have no more offers until the next location.
no-out = That player is out of the game.
no-empty-offer = There is nothing in the offer yet.
no-all-there = All your people are there already: nobody could try to move.
no-goods-gone = What the offer is about is not there any more.
no-word-late = It is too late for a promise in this offer.

## What a bot thinks
hint-random = Any choice is as good as another.
hint-forced = There is nothing else to do.
hint-nothing-better = There is nothing better to do.
hint-pass = Better keep what you have.
hint-save = It keeps one of yours from being eaten.
hint-hide = Whoever hides cannot be eaten.
hint-coerce = With another's votes it will be somebody else.
hint-leader = The leader had better look at somebody else.
hint-vote = The strongest rival has the most to lose.
hint-vote-self = What you share out yourself, you do not go without.
hint-spoil = A rival is there, and you are not.
hint-steal = One card more for you, one less for a rival.
hint-look = It helps to know what is coming.
hint-draw = A hand needs cards.
hint-wake = Rested people are worth more.
hint-cancel = That card would hurt you.
hint-aim = There it does most for you.
hint-token = There it hurts the others more than you.
hint-plan = That leaves your people best off.
hint-wait = It is better to see the others' cards first.
hint-move = Who moves now leaves the others safest.
hint-squeeze = It is better inside than out there.
hint-settle = The most valuable go where it is safest.
hint-victim = That is the smallest loss.
hint-share = The best for you, the least for the others.
hint-use = It is worth the price.
hint-antidote = An antidote is a life.
hint-food = Food is points.
hint-best-card = It is the best card.
hint-worst-card = You can do without it best.
hint-vaccinate = Save those who are worth most.
hint-offer = There is something to gain for both.
hint-accept = The offer helps you.
hint-refuse = The offer does not help you.
