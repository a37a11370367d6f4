# Messages of the rules of City of Horror. The texts of options, cards, characters and locations are in
# components.toml; names of places and colours are in ui.en.ftl.

game-city-of-horror = City of Horror
    .text = Four hours until the helicopter, too few antidotes, and the other players are the real danger.
mode-standard = Four hours
    .text = Hide, vote, bargain, betray. Save the most to win.
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
event-dealt = { $seat-is ->
    [you] { $many ->
        [one] { $person } belongs to you.
       *[other] { $person } belong to you.
    }
   *[other] { $many ->
        [one] { $person } belongs to { $seat }.
       *[other] { $person } belong to { $seat }.
    }
}
event-place-drawn = { $seat-is ->
    [you] You draw { $place }.
   *[other] { $seat } draws { $place }.
}
event-settled = { $many ->
    [one] { $person } starts { $at }.
   *[other] { $person } start { $at }.
}
event-settled-full = { $many ->
    [one] { $person } finds no room there and stays on the crossroads.
   *[other] { $person } find no room there and stay on the crossroads.
}
event-food-shown = A food token worth { $value } lies open on the crossroads.
ask-settle = Who starts { $at }?
ask-draft = Which card do you keep? There are { $cards } to choose from.
ask-draw = Drawing a card.
ask-pick = Chance decides.

## The turn
event-hour = { $hour }
event-starter-setup = { $seat-is ->
    [you] You look most like a zombie and start.
   *[other] { $seat } looks most like a zombie and starts.
}
event-starter-lost = { $seat-is ->
    [you] You lost a character last and are the starting player.
   *[other] { $seat } lost a character last and is the starting player.
}
event-starter-tower = { $seat-is ->
    [you] You lost a character on the tower and are the starting player.
   *[other] { $seat } lost a character on the tower and is the starting player.
}
event-starter-left = { $seat-is ->
    [you] No one died: you are the starting player now.
   *[other] No one died: { $seat } is the starting player now.
}
event-starter-student = { $seat-is ->
    [you] The Student takes the marker: you are the starting player.
   *[other] The Student takes the marker: { $seat } is the starting player.
}
event-starter-out = { $seat-is ->
    [you] The marker passes to you.
   *[other] The marker passes to { $seat }.
}
event-peeked = { $seat-is ->
    [you] You look at the next invasion card.
   *[other] { $seat } looks at the next invasion card.
}
event-peeked-card = { $seat-is ->
    [you] You look at the next invasion card: { $card }.
   *[other] { $seat } looks at the next invasion card: { $card }.
}
ask-plan = Where will one of your characters go?
event-plan = { $seat-is ->
    [you] You want to go { $to }.
   *[other] { $seat } wants to go { $to }.
}
event-plan-swapped = { $seat-is ->
    [you] You change your movement card: { $place }.
   *[other] { $seat } changes the movement card: { $place }.
}
event-invasion = { $card }
event-came-invasion = { $count ->
    [one] One zombie comes { $to }.
   *[other] { $count } zombies come { $to }.
}
event-came-alarm = { $count ->
    [one] The alarm brings a zombie { $to }.
   *[other] The alarm brings { $count } zombies { $to }.
}
event-came-blonde = { $count ->
    [one] The Blonde attracts a zombie { $to }.
   *[other] The Blonde attracts { $count } zombies { $to }.
}
event-walked = { $missed ->
    [0] { $count ->
        [one] One zombie walks { $from } { $to }.
       *[other] { $count } zombies walk { $from } { $to }.
    }
   *[other] { $count ->
        [0] There is no room { $at }: { $missed } stay where they are.
        [one] One zombie walks { $from } { $to }; there is no room for { $missed } more.
       *[other] { $count } zombies walk { $from } { $to }; there is no room for { $missed } more.
    }
}
event-killed = { $count ->
    [0] No zombie dies { $at }.
    [one] One zombie dies { $at }.
   *[other] { $count } zombies die { $at }.
}
event-dropped = Parachutes { $at }: { $antidotes ->
    [0] no antidote
    [one] an antidote
   *[other] { $antidotes } antidotes
} and { $cards ->
    [0] no card
    [one] a card
   *[other] { $cards } cards
}.
event-leader = The leader points at { $colour }.
ask-mover = Who moves { $to }?
event-moved-in = { $many ->
    [one] { $person } goes { $to }.
   *[other] { $person } go { $to }.
}
event-moved-full = { $many ->
    [one] { $person } finds no room there and ends on the crossroads.
   *[other] { $person } find no room there and end on the crossroads.
}
event-moved-squeezed = { $many ->
    [one] { $person } squeezes in { $at }.
   *[other] { $person } squeeze in { $at }.
}
event-move-undone = The Priest sends { $the } back { $to }.
event-no-mover = { $seat-is ->
    [you] You have no character who can move.
   *[other] { $seat } has no character who can move.
}
ask-doorstep = { $many ->
    [one] { $person } is outside a full location. Squeeze in { $at }?
   *[other] { $person } are outside a full location. Squeeze in { $at }?
}
ask-undo-move = { $many ->
    [one] { $person } has moved { $to }. Does the Priest send them back?
   *[other] { $person } have moved { $to }. Does the Priest send them back?
}
ask-swap = Which movement card instead?

## Windows
rest-pass = Keep passing
ask-window-look = The hour begins. Does anyone want to act?
ask-window-late = The others have shown their movement cards. Does anyone want to act before those on the tower choose?
ask-window-plans = The movement cards are shown. Does anyone want to act?
ask-window-move = { $seat-is ->
    [you] You move next. Does anyone want to act first?
   *[other] { $seat } moves next. Does anyone want to act first?
}
ask-window-moved = All have moved. Does anyone want to act?
ask-window-use = { $place }: does anyone want to act before it is used?
ask-window-attack = { $zombies ->
    [0] { $place }: no zombies. Does anyone want to act before the attack is checked?
    [one] { $place }: one zombie. Does anyone want to act before the attack is checked?
   *[other] { $place }: { $zombies } zombies. Does anyone want to act before the attack is checked?
}
ask-window-sharing = { $place }: does anyone want to act before the vote on the supplies?
ask-window-after = The locations are done. Does anyone want to act?
ask-window-rescue = The helicopter is coming. Does anyone want to act?
ask-bargain = { $place }: the vote is cast. Any offers before it takes effect?
ask-against = { $seat-is ->
    [you] You play { $card }. Does anyone cancel it?
   *[other] { $seat } plays { $card }. Does anyone cancel it?
}

## Locations
event-location = Location { $number }: { $place }
ask-use = { $place }: { $effect }. Do you use it?
event-unused = { $seat-is ->
    [you] You leave this location unused: { $place }.
   *[other] { $seat } leaves this location unused: { $place }.
}
ask-wake = Which character do you wake?
ask-recover = Which card do you take from the discards?
ask-meal = Which food do you take?
ask-token = Where does the explosion token go?
event-token = Explosion token { $count }: { $place }.
event-exploded-tower = The water tower blows up!
event-exploded-fire = The armory burns down. Everyone inside moves to the crossroads.
event-exploded-door = The door of the armory is blocked for good.
event-antidote = { $seat-is ->
    [you] You take an antidote.
   *[other] { $seat } takes an antidote.
}
event-food = { $seat-is ->
    [you] You take a food token.
   *[other] { $seat } takes a food token.
}
event-food-value = { $seat-is ->
    [you] You take a food token worth { $value }.
   *[other] { $seat } takes a food token worth { $value }.
}
event-food-paid = { $seat-is ->
    [you] You give up a food token worth { $value }.
   *[other] { $seat } gives up a food token worth { $value }.
}

## Attacks and votes
event-attack = { $count ->
    [one] One zombie attacks { $at }!
   *[other] { $count } zombies attack { $at }!
}
event-attack-no-victim = { $count ->
    [one] One zombie finds no one to eat { $at }.
   *[other] { $count } zombies find no one to eat { $at }.
}
ask-vote-attack = { $place }: who loses a character?
ask-vote-sharing = { $place }: who hands out the supplies?
event-voted = { $seat-is ->
    [you] { $votes ->
        [one] You point at { $target-is ->
            [you] yourself
           *[other] { $target }
        }.
       *[other] You point at { $target-is ->
            [you] yourself
           *[other] { $target }
        } with { $votes } votes.
    }
   *[other] { $votes ->
        [one] { $seat } points at { $target-is ->
            [you] you
           *[other] { $target }
        }.
       *[other] { $seat } points at { $target-is ->
            [you] you
           *[other] { $target }
        } with { $votes } votes.
    }
}
event-voted-coerced = { $seat-is ->
    [you] You point at { $target-is ->
        [you] yourself
       *[other] { $target }
    } { $votes ->
        [one] with { $owner-is ->
            [you] your vote
           *[other] the vote of { $owner }
        }
       *[other] with { $owner-is ->
            [you] your { $votes } votes
           *[other] the { $votes } votes of { $owner }
        }
    }.
   *[other] { $seat } points at { $target-is ->
        [you] you
       *[other] { $target }
    } { $votes ->
        [one] with { $owner-is ->
            [you] your vote
           *[other] the vote of { $owner }
        }
       *[other] with { $owner-is ->
            [you] your { $votes } votes
           *[other] the { $votes } votes of { $owner }
        }
    }.
}
event-tied-attack = A tie: the starting player decides.
event-tied-sharing = A tie: no one gets anything.
event-chosen-attack = { $seat-is ->
    [you] You lose a character { $at }.
   *[other] { $seat } loses a character { $at }.
}
event-chosen-sharing = { $seat-is ->
    [you] You hand out the supplies { $at }.
   *[other] { $seat } hands out the supplies { $at }.
}
ask-tie = { $place }: the vote is tied. Which player do you name?
ask-victim = { $place }: which character do you lose?
event-died-eaten = { $many ->
    [one] { $person } is eaten.
   *[other] { $person } are eaten.
} { $seat-is ->
    [you] You have one character fewer.
   *[other] { $seat } has one character fewer.
}
event-died-leader = The leader takes { $the }. { $seat-is ->
    [you] You have one character fewer.
   *[other] { $seat } has one character fewer.
}
event-died-tower = { $many ->
    [one] { $person } dies on the tower.
   *[other] { $person } die on the tower.
} { $seat-is ->
    [you] You have one character fewer.
   *[other] { $seat } has one character fewer.
}
event-died-sick = No antidote for { $the }. { $seat-is ->
    [you] You have one character fewer.
   *[other] { $seat } has one character fewer.
}
event-eliminated = { $seat-is ->
    [you] You have no characters left and are out.
   *[other] { $seat } has no characters left and is out.
}

## Sharing
ask-take-item = { $place }: what do you take?
ask-give-item = { $place }: what do you give, and to whom?
event-keeps-antidote = { $seat-is ->
    [you] You take an antidote.
   *[other] { $seat } takes an antidote.
}
event-keeps-card = { $seat-is ->
    [you] You take a card.
   *[other] { $seat } takes a card.
}
event-keeps-known-card = { $seat-is ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
}
event-gives-antidote = { $seat-is ->
    [you] You give { $target-is ->
        [you] yourself
       *[other] { $target }
    } an antidote.
   *[other] { $target-is ->
        [you] { $seat } gives you an antidote.
       *[other] { $seat } gives { $target } an antidote.
    }
}
event-gives-card = { $seat-is ->
    [you] You give { $target-is ->
        [you] yourself
       *[other] { $target }
    } a card.
   *[other] { $target-is ->
        [you] { $seat } gives you a card.
       *[other] { $seat } gives { $target } a card.
    }
}
event-gives-known-card = { $seat-is ->
    [you] You give { $target-is ->
        [you] yourself
       *[other] { $target }
    } { $card }.
   *[other] { $target-is ->
        [you] { $seat } gives you { $card }.
       *[other] { $seat } gives { $target } { $card }.
    }
}
event-items-stay = { $items ->
    [one] One item stays { $at }.
   *[other] { $items } items stay { $at }.
}
item-antidote = an antidote
item-card = an action card
item-any = any item

## Cards and powers
event-drew = { $seat-is ->
    [you] You get a card.
   *[other] { $seat } gets a card.
}
event-drew-card = { $seat-is ->
    [you] You get { $card }.
   *[other] { $seat } gets { $card }.
}
event-played = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-played-place = { $seat-is ->
    [you] You play { $card } { $at }.
   *[other] { $seat } plays { $card } { $at }.
}
event-played-place-to = { $seat-is ->
    [you] You play { $card } { $from } { $to2 }.
   *[other] { $seat } plays { $card } { $from } { $to2 }.
}
event-played-seat = { $seat-is ->
    [you] You play { $card } against { $target-is ->
        [you] yourself
       *[other] { $target }
    }.
   *[other] { $target-is ->
        [you] { $seat } plays { $card } against you.
       *[other] { $seat } plays { $card } against { $target }.
    }
}
event-played-seat-place = { $seat-is ->
    [you] You play { $card } against { $target-is ->
        [you] yourself
       *[other] { $target }
    } { $at }.
   *[other] { $target-is ->
        [you] { $seat } plays { $card } against you { $at }.
       *[other] { $seat } plays { $card } against { $target } { $at }.
    }
}
event-played-person = { $seat-is ->
    [you] You play { $card } for { $the }.
   *[other] { $seat } plays { $card } for { $the }.
}
event-played-person-place = { $seat-is ->
    [you] You play { $card } for { $the } { $at }.
   *[other] { $seat } plays { $card } for { $the } { $at }.
}
event-cancelled = { $seat-is ->
    [you] You cancel { $card }.
   *[other] { $seat } cancels { $card }.
}
event-paid = { $seat-is ->
    [you] You pay with { $card }.
   *[other] { $seat } pays with { $card }.
}
event-recovered = { $seat-is ->
    [you] You take { $card } from the discards.
   *[other] { $seat } takes { $card } from the discards.
}
event-rested = { $many ->
    [one] { $person } is rested again.
   *[other] { $person } are rested again.
}
event-exhausted = { $many ->
    [one] { $person } is exhausted.
   *[other] { $person } are exhausted.
}
event-hid = { $many ->
    [one] { $person } is out of reach until the turn ends.
   *[other] { $person } are out of reach until the turn ends.
}
event-power = { $seat-is ->
    [you] You use the power { $of }.
   *[other] { $seat } uses the power { $of }.
}
event-kitty = The kitty runs { $from } { $to }.
event-kitty-home = The kitty runs back { $to }.
event-stolen = { $seat-is ->
    [you] You steal a card from { $target-is ->
        [you] yourself
       *[other] { $target }
    }.
   *[other] { $target-is ->
        [you] { $seat } steals a card from you.
       *[other] { $seat } steals a card from { $target }.
    }
}
event-stolen-card = { $seat-is ->
    [you] You steal { $card } from { $target-is ->
        [you] yourself
       *[other] { $target }
    }.
   *[other] { $target-is ->
        [you] { $seat } steals { $card } from you.
       *[other] { $seat } steals { $card } from { $target }.
    }
}
ask-aim-at = { $what }: where?
ask-aim-lure = { $what }: where do the zombies arrive?
ask-aim-from = { $what }: from where?
ask-aim-to = { $what }: to where?
ask-aim-where = { $what }: at which location?
ask-aim-wake = { $what }: which character do you wake?
ask-aim-hide = { $what }: who hides?
ask-aim-leader = { $what }: which colour does the leader go to?
ask-aim-rob = { $what }: who do you rob?
ask-aim-coerce = { $what }: whose votes?
ask-aim-pay = { $what }: which card do you discard?
ask-aim-take = { $what }: which card do you take?

## Offers
ask-compose = { $target-is ->
    [you] A player is preparing an offer for you.
   *[other] Your offer to { $target }: what do you give, and what do you want?
}
ask-word-mine = { $target-is ->
    [you] What are you promised?
   *[other] What do you promise { $target }?
}
ask-word-yours = { $target-is ->
    [you] What should you promise?
   *[other] What should { $target } promise?
}
ask-word-place = About which location?
ask-word-what = Which player, how many zombies, or which item?
ask-gift = { $seat-is ->
    [you] Which card do you get?
   *[other] Which card do you hand over to { $seat }?
}
event-offer-made = { $seat-is ->
    [you] You make { $target-is ->
        [you] yourself
       *[other] { $target }
    } an offer.
   *[other] { $target-is ->
        [you] { $seat } makes you an offer.
       *[other] { $seat } makes { $target } an offer.
    }
}
event-offer-agreed = { $seat-is ->
    [you] You and { $target-is ->
        [you] you
       *[other] { $target }
    } agree.
   *[other] { $target-is ->
        [you] { $seat } and you agree.
       *[other] { $seat } and { $target } agree.
    }
}
event-offer-refused = { $seat-is ->
    [you] You refuse the offer from { $target-is ->
        [you] yourself
       *[other] { $target }
    }.
   *[other] { $target-is ->
        [you] { $seat } refuses your offer.
       *[other] { $seat } refuses the offer from { $target }.
    }
}
event-offer-refused-gone = { $seat-is ->
    [you] You can't take the offer from { $target }: something in it is no longer there.
   *[other] { $seat } can't take { $target-is ->
        [you] your offer
       *[other] the offer from { $target }
    }: something in it is no longer there.
}
event-offer-refused-late = { $seat-is ->
    [you] You can't take the offer from { $target }: it is too late for its promise.
   *[other] { $seat } can't take { $target-is ->
        [you] your offer
       *[other] the offer from { $target }
    }: it is too late for its promise.
}
event-reason-little = { $seat-is ->
    [you] You say why: too little for you.
   *[other] { $seat } says why: “That is too little for me.”
}
event-reason-ahead = { $seat-is ->
    [you] You say why: { $target-is ->
        [you] you are
       *[other] { $target } is
    } ahead.
   *[other] { $seat } says why: { $target-is ->
        [you] “You are ahead. You get no help from me.”
       *[other] “{ $target } is ahead and gets no help from me.”
    }
}
event-reason-word = { $seat-is ->
    [you] You say why: you have promised something else.
   *[other] { $seat } says why: “I have promised something else.”
}
event-reason-grudge = { $seat-is ->
    [you] You say why: { $target-is ->
        [you] you
       *[other] { $target }
    } broke a promise to you ({ $place }).
   *[other] { $seat } says why: { $target-is ->
        [you] “You broke your promise to me ({ $place }). I have not forgotten.”
       *[other] “{ $target } broke a promise to me ({ $place }). I have not forgotten.”
    }
}
event-offer-withdrawn = { $seat-is ->
    [you] You take back the offer to { $target-is ->
        [you] yourself
       *[other] { $target }
    }.
   *[other] { $target-is ->
        [you] { $seat } takes back the offer to you.
       *[other] { $seat } takes back the offer to { $target }.
    }
}
event-offer-lapsed = { $seat-is ->
    [you] Your offer to { $target-is ->
        [you] yourself
       *[other] { $target }
    } lapses: its goods are gone.
   *[other] { $target-is ->
        [you] The offer from { $seat } to you lapses: its goods are gone.
       *[other] The offer from { $seat } to { $target } lapses: its goods are gone.
    }
}
event-goods = { $seat-is ->
    [you] You hand over to { $target-is ->
        [you] yourself
       *[other] { $target }
    }: { $antidotes ->
        [0] no antidote
        [one] an antidote
       *[other] { $antidotes } antidotes
    } and { $cards ->
        [0] no card
        [one] a card
       *[other] { $cards } cards
    }.
   *[other] { $target-is ->
        [you] { $seat } hands over to you: { $antidotes ->
            [0] no antidote
            [one] an antidote
           *[other] { $antidotes } antidotes
        } and { $cards ->
            [0] no card
            [one] a card
           *[other] { $cards } cards
        }.
       *[other] { $seat } hands over to { $target }: { $antidotes ->
            [0] no antidote
            [one] an antidote
           *[other] { $antidotes } antidotes
        } and { $cards ->
            [0] no card
            [one] a card
           *[other] { $cards } cards
        }.
    }
}
event-promise-vote = { $seat-is ->
    [you] You promise { $target-is ->
        [you] yourself
       *[other] { $target }
    } to point at { $named-is ->
        [you] you
       *[other] { $named }
    } in the attack { $at }.
   *[other] { $target-is ->
        [you] { $seat } promises you to point at { $named-is ->
            [you] you
           *[other] { $named }
        } in the attack { $at }.
       *[other] { $seat } promises { $target } to point at { $named-is ->
            [you] you
           *[other] { $named }
        } in the attack { $at }.
    }
}
event-promise-share-vote = { $seat-is ->
    [you] You promise { $target-is ->
        [you] yourself
       *[other] { $target }
    } to point at { $named-is ->
        [you] you
       *[other] { $named }
    } in the sharing { $at }.
   *[other] { $target-is ->
        [you] { $seat } promises you to point at { $named-is ->
            [you] you
           *[other] { $named }
        } in the sharing { $at }.
       *[other] { $seat } promises { $target } to point at { $named-is ->
            [you] you
           *[other] { $named }
        } in the sharing { $at }.
    }
}
event-promise-help = { $seat-is ->
    [you] You promise { $target-is ->
        [you] yourself
       *[other] { $target }
    } to remove { $count ->
        [one] one zombie
       *[other] { $count } zombies
    } { $at }.
   *[other] { $target-is ->
        [you] { $seat } promises you to remove { $count ->
            [one] one zombie
           *[other] { $count } zombies
        } { $at }.
       *[other] { $seat } promises { $target } to remove { $count ->
            [one] one zombie
           *[other] { $count } zombies
        } { $at }.
    }
}
event-promise-stand-by = { $seat-is ->
    [you] You promise { $target-is ->
        [you] yourself
       *[other] { $target }
    } to play nothing { $at }.
   *[other] { $target-is ->
        [you] { $seat } promises you to play nothing { $at }.
       *[other] { $seat } promises { $target } to play nothing { $at }.
    }
}
event-promise-give = { $seat-is ->
    [you] You promise { $target-is ->
        [you] yourself
       *[other] { $target }
    } { $item ->
        [antidote] an antidote
        [card] an action card
       *[any] a share
    } of the supplies { $at }.
   *[other] { $target-is ->
        [you] { $seat } promises you { $item ->
            [antidote] an antidote
            [card] an action card
           *[any] a share
        } of the supplies { $at }.
       *[other] { $seat } promises { $target } { $item ->
            [antidote] an antidote
            [card] an action card
           *[any] a share
        } of the supplies { $at }.
    }
}
event-promise-tie = { $seat-is ->
    [you] You promise { $target-is ->
        [you] yourself
       *[other] { $target }
    } to name { $named-is ->
        [you] you
       *[other] { $named }
    } in a tie { $at }.
   *[other] { $target-is ->
        [you] { $seat } promises you to name { $named-is ->
            [you] you
           *[other] { $named }
        } in a tie { $at }.
       *[other] { $seat } promises { $target } to name { $named-is ->
            [you] you
           *[other] { $named }
        } in a tie { $at }.
    }
}
event-word-kept = { $seat-is ->
    [you] You have kept your promise to { $target-is ->
        [you] yourself
       *[other] { $target }
    } ({ $place }).
   *[other] { $target-is ->
        [you] { $seat } has kept the promise to you ({ $place }).
       *[other] { $seat } has kept the promise to { $target } ({ $place }).
    }
}
event-word-broken = { $seat-is ->
    [you] You have broken your promise to { $target-is ->
        [you] yourself
       *[other] { $target }
    } ({ $place })!
   *[other] { $target-is ->
        [you] { $seat } has broken the promise to you ({ $place })!
       *[other] { $seat } has broken the promise to { $target } ({ $place })!
    }
}
event-word-void = { $seat-is ->
    [you] Your promise to { $target-is ->
        [you] yourself
       *[other] { $target }
    } no longer applies ({ $place }).
   *[other] { $target-is ->
        [you] The promise of { $seat } to you no longer applies ({ $place }).
       *[other] The promise of { $seat } to { $target } no longer applies ({ $place }).
    }
}
event-word-open = { $seat-is ->
    [you] You still owe { $target-is ->
        [you] yourself
       *[other] { $target }
    } a promise ({ $place }).
   *[other] { $target-is ->
        [you] { $seat } still owes you a promise ({ $place }).
       *[other] { $seat } still owes { $target } a promise ({ $place }).
    }
}

## The end
ask-saved = { $antidotes ->
    [one] One antidote left: who gets it?
   *[other] { $antidotes } antidotes left: who gets one?
}
event-vaccinated = { $seat-is ->
    [you] { $many ->
        [one] { $person } gets an antidote and flies with you.
       *[other] { $person } get an antidote and fly with you.
    }
   *[other] { $many ->
        [one] { $person } gets an antidote and flies with { $seat }.
       *[other] { $person } get an antidote and fly with { $seat }.
    }
}
event-scored = { $seat-is ->
    [you] You: { $people } for people, { $antidotes } for antidotes, { $food } for food. { $points ->
        [one] One point
       *[other] { $points } points
    }.
   *[other] { $seat }: { $people } for people, { $antidotes } for antidotes, { $food } for food. { $points ->
        [one] One point
       *[other] { $points } points
    }.
}
end-rescue = The helicopter has left.
end-rescue-one = { $seat-is ->
    [you] You fly out in first place.
   *[other] { $seat } flies out in first place.
}
end-lost = No one was left for the helicopter.
end-second = { $points } points; { $seat } comes next with { $next }.
note-survivors = { $count ->
    [0] No one got away
    [one] One got away
   *[other] { $count } got away
}
note-out = Out before the helicopter came
fact-promises = Promises: { $kept } kept, { $broken } broken.
fact-tower = The water tower collapsed.
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
do-power = Use the power { $of }
verb-power = Use a power
do-offer = { $seat-is ->
    [you] Make yourself an offer
   *[other] Make { $seat } an offer
}
verb-offer = Make an offer
do-plan = Go { $to }
verb-plan = Movement card
do-later = Wait for the others
verb-later = Wait
do-move = { $many ->
    [one] { $person } goes { $to }
   *[other] { $person } go { $to }
}
verb-move = Move
do-turn-away = Go to the crossroads
verb-turn-away = Go to the crossroads
do-put = { $person }
verb-put = Place
do-keep = Keep { $card }
verb-keep = Keep
do-at = { $place }
verb-at = Where
do-lure = { $place }
verb-lure = Where
do-from = { $place }
verb-from = From
do-to = { $place }
verb-to = To
do-where = { $place }
verb-where = Where
do-about = { $place }
verb-about = Location
do-token = { $place }
verb-token = Explosion token
do-wake = Wake { $the }
verb-wake = Wake
do-hide = Hide { $the }
verb-hide = Hide
do-exhaust = Exhaust { $the }
verb-exhaust = Exhaust
do-eaten = { $many ->
    [one] { $person } dies
   *[other] { $person } die
}
verb-eaten = Victim
do-vaccinate = The antidote goes { $to-the }
verb-vaccinate = Antidote
do-leader = { $colour }
verb-leader = Leader
do-forward = Push the leader one space
verb-forward = Push the leader
do-rob = { $seat-is ->
    [you] Rob yourself
   *[other] Rob { $seat }
}
verb-rob = Rob
do-coerce = { $seat-is ->
    [you] Coerce yourself
   *[other] Coerce { $seat }
}
verb-coerce = Coerce
do-name = { $seat-is ->
    [you] Yourself
   *[other] { $seat }
}
verb-name = Name
do-tie = { $seat-is ->
    [you] You lose a character
   *[other] { $seat } loses a character
}
verb-tie = Break the tie
do-point = { $blocks ->
    [one] Point at { $seat-is ->
        [you] yourself
       *[other] { $seat }
    }
   *[other] Point at { $seat-is ->
        [you] yourself
       *[other] { $seat }
    } and, with the coerced votes, at { $second-is ->
        [you] yourself
       *[other] { $second }
    }
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
do-truck = Take a face-down token from the truck
verb-truck = From the truck
do-share = { $seat-is ->
    [you] { $item } for yourself
   *[other] { $item } for { $seat }
}
verb-share = Share
do-decline = Leave it unused
verb-decline = Leave it
do-accept = { $seat-is ->
    [you] Accept your own offer
   *[other] Accept the offer from { $seat }
}
verb-accept = Accept
do-change = { $seat-is ->
    [you] Refuse and make a counter-offer
   *[other] Refuse and make { $seat } a counter-offer
}
verb-change = Counter-offer
do-refuse = { $seat-is ->
    [you] Refuse your own offer
   *[other] Refuse the offer from { $seat }
}
verb-refuse = Refuse
do-refuse-because = { $why ->
    [ahead] { $seat-is ->
        [you] Refuse: you are ahead
       *[other] Refuse: { $seat } is ahead
    }
    [word] Refuse: you have promised something else
    [grudge] { $seat-is ->
        [you] Refuse: you broke a promise
       *[other] Refuse: { $seat } broke a promise to you
    }
   *[little] Refuse: it is too little for you
}
verb-refuse-because = Refuse and say why
do-retract = { $seat-is ->
    [you] Take back the offer to yourself
   *[other] Take back the offer to { $seat }
}
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
do-promise-help = Removing zombies
verb-promise-help = Help
do-promise-stand-by = Playing nothing
verb-promise-stand-by = Stand by
do-promise-give = A share of the supplies
verb-promise-give = A share
do-promise-tie = A tie-break
verb-promise-tie = Tie-break
do-number = { $count ->
    [one] One zombie
   *[other] { $count } zombies
}
verb-number = How many
do-send = Send the offer
verb-send = Send
do-withdraw = Never mind
verb-withdraw = Withdraw

## Possible results of a choice
may-exhaust = { $many ->
    [one] { $person } gets exhausted: { $effect }
   *[other] { $person } get exhausted: { $effect }
}

## Reasons
no-after-vote = A vote is in progress: cards and powers are closed until it has been applied.
no-leader-attacks = The leader is attacking: it is too late for cards and powers.
no-only-cancel = Right now you can only cancel the card, with a card or the Punk.
no-move-first = The move has to end first. You can act right after it.
no-nothing-to-cancel = No card has just been played.
no-nothing-to-undo = There is no move to undo.
no-canned-yet = Canned Food counts at the end, when the helicopter comes.
no-not-at-a-door = You can only use this in your own move, outside a full location.
no-swap-now = You can only swap after your movement card is shown and before you choose who moves.
no-invasion-left = There is no invasion card left to look at.
no-target = It has no target.
no-exhausted = Only a rested character can use its power.
no-deck-empty = The action deck is empty.
no-starting-already = You already have the marker.
no-moved-already = You have already moved this turn.
no-power-on = It is already in effect.
no-there-already = That character is already there.
no-too-old = Grandma moves only if she uses her power.
no-tucked = That child can't be chosen for anything this turn.
no-shut-in = The door of the armory is blocked.
no-not-there = You can only point at a player with a character there who can be chosen.
no-promised = You promised otherwise, and promises are binding at this table.
no-promised-nothing = You promised to play nothing here, and promises are binding at this table.
no-offers-left = You have no more offers until the next location.
no-out = That player is out of the game.
no-empty-offer = There is nothing in the offer yet.
no-all-there = All your characters are already there, so no one could try to move.
no-goods-gone = Something in this offer is no longer there.
no-word-late = It is too late for a promise in this offer.

## Reasons for a hint
hint-random = Any choice is as good as another.
hint-forced = It is your only option.
hint-nothing-better = There is nothing better to do.
hint-pass = Nothing is worth using now.
hint-save = It saves one of your characters from being eaten.
hint-hide = A hidden character can't be eaten.
hint-coerce = With another player's votes you can make someone else the victim.
hint-leader = It turns the leader towards another player.
hint-vote = Your strongest rival has the most to lose.
hint-vote-self = If you hand out the supplies, you are sure to get an item.
hint-spoil = It endangers a rival and none of your characters.
hint-steal = You get a card and a rival loses one.
hint-look = Knowing the next invasion card helps you plan.
hint-draw = You have few cards left.
hint-wake = A rested character scores more.
hint-cancel = That card would hurt you.
hint-aim = It helps you most there.
hint-token = It hurts the others more than you there.
hint-plan = It gives your characters the best position.
hint-wait = You see the others' cards before you choose.
hint-move = It leaves your other characters safest.
hint-squeeze = The full location is better for you than the crossroads.
hint-settle = Your most valuable characters go where it is safest.
hint-victim = It is your smallest loss.
hint-share = You keep the best, and the others get the least.
hint-use = The benefit is worth the price.
hint-antidote = An antidote saves a life at the end.
hint-food = Food scores points.
hint-best-card = It is the best card.
hint-worst-card = It is your least useful card.
soon-people = { $more ->
    [yes] { $whole }.{ $tenths } more of your characters alive
   *[other] { $whole }.{ $tenths } fewer of your characters alive
}
soon-hand = { $more ->
    [yes] { $whole }.{ $tenths } more cards in hand
   *[other] { $whole }.{ $tenths } fewer cards in hand
}
soon-antidotes = { $more ->
    [yes] { $whole }.{ $tenths } more antidotes
   *[other] { $whole }.{ $tenths } fewer antidotes
}
soon-their-people = { $more ->
    [yes] { $whole }.{ $tenths } more of the others' characters alive
   *[other] { $whole }.{ $tenths } fewer of the others' characters alive
}
warn-promise = It breaks your promise, and the whole table sees it.
hint-vaccinate = Save the characters who score most.
hint-offer-to = { $seat } will probably accept this offer.
hint-offer = You can both gain from it.
hint-accept = The offer helps you.
hint-refuse = The offer does not help you.
hint-refuse-ahead = A player who is ahead needs no help of yours.
hint-refuse-word = You have promised something else.
hint-refuse-grudge = That player broke a promise to you ({ $place }).
hint-counter = You can both gain from another deal.
hint-vote-grudge = That player broke a promise to you ({ $place }).

## Characters within a sentence
the-blonde = the Blonde
    .start = The Blonde
    .of = of the Blonde
    .to = to the Blonde
the-businessman = the Businessman
    .start = The Businessman
    .of = of the Businessman
    .to = to the Businessman
the-businesswoman = the Businesswoman
    .start = The Businesswoman
    .of = of the Businesswoman
    .to = to the Businesswoman
the-sushi_chef = the Sushi Chef
    .start = The Sushi Chef
    .of = of the Sushi Chef
    .to = to the Sushi Chef
the-geek = the Geek
    .start = The Geek
    .of = of the Geek
    .to = to the Geek
the-grandpa = Grandpa
    .start = Grandpa
    .of = of Grandpa
    .to = to Grandpa
the-grandma = Grandma
    .start = Grandma
    .of = of Grandma
    .to = to Grandma
the-housewife = the Housewife
    .start = The Housewife
    .of = of the Housewife
    .to = to the Housewife
the-mom = Mom
    .start = Mom
    .of = of Mom
    .to = to Mom
the-student = the Student
    .start = The Student
    .of = of the Student
    .to = to the Student
the-little_boy = the Little Boy
    .start = The Little Boy
    .of = of the Little Boy
    .to = to the Little Boy
the-little_girl = the Little Girl
    .start = The Little Girl
    .of = of the Little Girl
    .to = to the Little Girl
the-pregnant_woman = the Pregnant Woman
    .start = The Pregnant Woman
    .of = of the Pregnant Woman
    .to = to the Pregnant Woman
the-priest = the Priest
    .start = The Priest
    .of = of the Priest
    .to = to the Priest
the-punk = the Punk
    .start = The Punk
    .of = of the Punk
    .to = to the Punk
the-rasta = the Rasta
    .start = The Rasta
    .of = of the Rasta
    .to = to the Rasta
the-rocker = the Rocker
    .start = The Rocker
    .of = of the Rocker
    .to = to the Rocker
the-secret_agent = the Secret Agent
    .start = The Secret Agent
    .of = of the Secret Agent
    .to = to the Secret Agent
the-teenager = the Teenager
    .start = The Teenager
    .of = of the Teenager
    .to = to the Teenager
the-thief = the Thief
    .start = The Thief
    .of = of the Thief
    .to = to the Thief
the-guard_and_rex = the Security Guard and Rex
    .start = The Security Guard and Rex
    .of = of the Security Guard and Rex
    .to = to the Security Guard and Rex
