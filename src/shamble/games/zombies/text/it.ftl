# Quello che dicono le regole di Zombies!!!. Opzioni, carte e tessere hanno le loro parole in components.toml.

game-zombies = Zombies!!!
    .text = Una città che cresce sotto i piedi, un elicottero da qualche parte e i morti a ogni angolo.
mode-classic = Classico
    .text = Essere i primi sull'Eliporto, o i primi con 25 zombi.
mode-cooperative = Cooperativo
    .text = Dovete mettervi in salvo tutti quanti.
mode-team = Squadre
    .text = Coppie: vince la prima squadra con entrambi i giocatori sull'Eliporto.
scenario-escape = Fuga
scenario-rescue_mission = Missione di Soccorso
scenario-last_man_standing = Fino all'Ultimo Uomo
scenario-military_helicopter = Elicottero Militare
side-alone = Ognuno per sé
side-group = Il gruppo
side-humans = Umani
side-undead = I morti
side-team-1 = Squadra 1
side-team-2 = Squadra 2
side-team-3 = Squadra 3
phase-setup = Preparazione
phase-tile = Tessera
phase-fight = Lotta
phase-cards = Carte
phase-move = Movimento
phase-zombies = Zombi
phase-discard = Scarto
phase-over = La fine

## Set-up
no-odd-teams = { $seats } giocatori non formano coppie.
no-one-team = Per due squadre servono quattro giocatori.
no-own-mode = Fino all'Ultimo Uomo divide i giocatori a modo suo: non si gioca come «{ $mode }».
no-such-player = I giocatori sono solo { $seats }.

## Turns
event-rolloff-tie = Parità sul dado più alto: si rilancia.
event-rolloff-first = { $player-is ->
    [you] Hai il dado più alto e cominci.
   *[other] { $player } ha il dado più alto e comincia.
}
event-rolloff-helipad = { $player-is ->
    [you] Hai il dado più alto e piazzi l'Eliporto.
   *[other] { $player } ha il dado più alto e piazza l'Eliporto.
}
event-turn = { $player-is ->
    [you] Round { $round }: tocca a te
   *[other] Round { $round }: { $player }
}
event-turn-zombie = { $player-is ->
    [you] Round { $round }: tocca a te, tra i morti
   *[other] Round { $round }: { $player }, uno dei morti
}
event-skipped = { $player-is ->
    [you] Sei in preda alla paralisi e salti il turno.
   *[other] { $player } è in preda alla paralisi e salta il turno.
}
event-restarted = { $player-is ->
    [you] Riparti dalla Piazza Centrale con { $life ->
        [one] una Vita
       *[other] { $life } Vite
    }.
   *[other] { $player } riparte dalla Piazza Centrale con { $life ->
        [one] una Vita
       *[other] { $life } Vite
    }.
}
ask-roll = { $dice ->
    [one] Tira un dado.
   *[other] Tira { $dice } dadi.
}
ask-roll-combat = { $player-is ->
    [you] Combatti lo zombi { place-in }: un dado, { $need } o più uccide.
   *[other] { $player } combatte lo zombi { place-in }: un dado, { $need } o più uccide.
}
ask-roll-move = { $player-is ->
    [you] Tiri per il movimento: { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }, e { $more ->
        [one] una casella in più
       *[other] { $more } caselle in più
    }.
   *[other] { $player } tira per il movimento: { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    }, e { $more ->
        [one] una casella in più
       *[other] { $more } caselle in più
    }.
}
ask-roll-zombies = { $player-is ->
    [you] Tiri per gli zombi: un dado, altrettanti si muovono.
   *[other] { $player } tira per gli zombi: un dado, altrettanti si muovono.
}
ask-roll-two = { $player-is ->
    [you] Tiri per gli zombi raccolti: due dadi, ognuno deve dare { $need } o più.
   *[other] { $player } tira per gli zombi raccolti: due dadi, ognuno deve dare { $need } o più.
}
ask-roll-one = { $player-is ->
    [you] Rilanci il dado { $die }: deve dare { $need } o più.
   *[other] { $player } rilancia il dado { $die }: deve dare { $need } o più.
}
ask-roll-first = Un dado ciascuno, in questo ordine: { rolling }. Comincia il più alto.
ask-roll-helipad = Un dado ciascuno, in questo ordine: { rolling }. Il più alto piazza l'Eliporto.
rolling = { $dice ->
    [2] { $a }, { $b }
    [3] { $a }, { $b }, { $c }
    [4] { $a }, { $b }, { $c }, { $d }
    [5] { $a }, { $b }, { $c }, { $d }, { $e }
   *[other] { $a }, { $b }, { $c }, { $d }, { $e }, { $f }
}
ask-draw = Pesca una carta Evento.
ask-pick = Gira uno di { $count } segnalini.
ask-draw-tile = Pesca una tessera mappa.

## Tiles
event-tile-drawn = { $player-is ->
    [you] Peschi: { $tile }.
   *[other] { $player } pesca: { $tile }.
}
event-tile-placed = { $player-is ->
    [you] Piazzi: { $tile }.
   *[other] { $player } piazza: { $tile }.
}
event-unplayable-tile = { $tile }: non si adatta da nessuna parte ed esce dal gioco.
event-unplayable-closing = { $tile }: chiuderebbe la mappa ed esce dal gioco.
event-unplayable-helipad-back = { $tile }: ora non c'è posto; torna nella pila.
event-unplayable-helipad-gone = { $tile }: non c'è posto e le tessere sono finite. Non arriverà nessun elicottero.
event-helipad-chooser = { $player-is ->
    [you] Decidi tu dove va l'Eliporto.
   *[other] { $player } decide dove va l'Eliporto.
}
ask-place-tile = { $tile }: dove si mette?
verb-place = Piazza
do-place = Piazzala { place-off }, { $turns ->
    [0] così com'è
    [1] girata a destra
    [2] capovolta
   *[other] girata a sinistra
}
no-road-stops = Una strada finirebbe contro un edificio.
no-road-joins = Deve unirsi a una strada della mappa.
no-closes-map = La mappa deve restare aperta finché non esce l'Eliporto.

## What comes onto a tile
event-zombie-put = Uno zombi appare { place-in }.
event-no-zombies-left = Non ci sono più zombi nella scatola.
event-put-life = Un segnalino Vita è { place-in }.
event-put-bullet = Un segnalino Proiettile è { place-in }.
event-dealt = { $tile }: { $count ->
    [one] un segnalino coperto
   *[other] { $count } segnalini coperti
}, tra cui { $survivors ->
    [one] un Sopravvissuto
   *[other] { $survivors } Sopravvissuti
}.
event-door = { $tile }, la porta: { $cell }.
ask-put-zombie = { $left ->
    [one] Dove va lo zombi?
   *[other] Dove vanno gli zombi? Ne restano { $left }.
}
ask-put-life = { $left ->
    [one] Dove va il segnalino Vita?
   *[other] Dove vanno i segnalini Vita? Ne restano { $left }.
}
ask-put-bullet = { $left ->
    [one] Dove va il Proiettile?
   *[other] Dove vanno i Proiettili? Ne restano { $left }.
}
ask-put-door = Dove sta la porta?
verb-zombie = Zombi
do-zombie = Zombi { place-in }
verb-life = Vita
do-life = Vita { place-in }
verb-bullet = Proiettile
do-bullet = Proiettile { place-in }
verb-door = Porta
do-door = Porta: { $cell }
verb-survivor = Sopravvissuto
do-survivor = Sopravvissuto { place-in }
verb-to = Metti lì
do-to = Mettilo { place-in }

## Combat
event-combat = { $player-is ->
    [you] Combatti: { $face }.
   *[other] { $player } combatte: { $face }.
}
event-combat-bonus = { $player-is ->
    [you] Combatti: { $face } più { $bonus } fa { $total }.
   *[other] { $player } combatte: { $face } più { $bonus } fa { $total }.
}
need-kill = { $need } o più uccide
verdict-hit = Ciao ciao, zombi
verdict-short = { $short ->
    [one] Ne manca uno
   *[other] Ne mancano { $short }
}
event-bullets-spent = { $player-is ->
    [you] { $count ->
        [one] Spendi un Proiettile.
       *[other] Spendi { $count } Proiettili.
    }
   *[other] { $count ->
        [one] { $player } spende un Proiettile.
       *[other] { $player } spende { $count } Proiettili.
    }
}
event-life-lost = { $player-is ->
    [you] { $left ->
        [0] Perdi l'ultima Vita.
        [one] Perdi una Vita; ne resta una.
       *[other] Perdi una Vita; ne restano { $left }.
    }
   *[other] { $left ->
        [0] { $player } perde l'ultima Vita.
        [one] { $player } perde una Vita; ne resta una.
       *[other] { $player } perde una Vita; ne restano { $left }.
    }
}
event-killed = { $player-is ->
    [you] { $kills ->
        [one] Uccidi uno zombi, il primo.
       *[other] Uccidi uno zombi e ora ne hai { $kills }.
    }
   *[other] { $kills ->
        [one] { $player } uccide uno zombi, il primo.
       *[other] { $player } uccide uno zombi e ora ne ha { $kills }.
    }
}
ask-ready-item = Uno zombi { place-in }: tiri, o prima usi un oggetto?
ask-fall-short = { $missing ->
    [one] { $total }: ne manca uno. Proiettile o Vita?
   *[other] { $total }: ne mancano { $missing }. Proiettili o una Vita?
}
verb-roll = Tira
do-roll = Tira
verb-use = Usa
do-use = Usa «{ $card }»
verb-shoot = Spara
do-shoot = { $count ->
    [one] Spendi un Proiettile
   *[other] Spendi { $count } Proiettili
}
verb-bleed = Perdi una Vita
do-bleed = Perdi una Vita e rilancia
no-bullets = Ne servono { $need } e ce ne sono { $have }.
no-one-item = Un solo oggetto per combattimento: è in uso «{ $card }».
no-not-in-reach = Su questa casella non serve.

## Death
event-died = { $player-is ->
    [you] { $lost ->
        [0] Muori.
        [one] Muori e perdi uno zombi.
       *[other] Muori e perdi { $lost } zombi.
    }
   *[other] { $lost ->
        [0] { $player } muore.
        [one] { $player } muore e perde uno zombi.
       *[other] { $player } muore e perde { $lost } zombi.
    }
}
event-turned = { $player-is ->
    [you] Ti trasformi e d'ora in poi giochi con i morti.
   *[other] { $player } si trasforma e d'ora in poi gioca con i morti.
}

## Movement
event-move-rolled = { $player-is ->
    [you] Tiri { $dice } e { $life ->
        [one] una Vita
       *[other] { $life } Vite
    }: { $total ->
        [one] una casella
       *[other] { $total } caselle
    }.
   *[other] { $player } tira { $dice } e { $life ->
        [one] una Vita
       *[other] { $life } Vite
    }: { $total ->
        [one] una casella
       *[other] { $total } caselle
    }.
}
verdict-steps = { $total ->
    [one] Una casella
   *[other] { $total } caselle
}
event-move-changed = { $player-is ->
    [you] «{ $card }»: puoi muovere di { $total ->
        [one] una casella
       *[other] { $total } caselle
    }.
   *[other] «{ $card }»: { $player } può muovere di { $total ->
        [one] una casella
       *[other] { $total } caselle
    }.
}
event-stepped = { $player-is ->
    [you] Vai { place-to }.
   *[other] { $player } va { place-to }.
}
event-led = { $leader-is ->
    [you] { $player-is ->
        [you] Ti muovi { place-to }.
       *[other] Muovi { $player } { place-to }.
    }
   *[other] { $player-is ->
        [you] { $leader } ti muove { place-to }.
       *[other] { $leader } muove { $player } { place-to }.
    }
}
event-sent-back = { $player-is ->
    [you] Torni nella Piazza Centrale.
   *[other] { $player } torna nella Piazza Centrale.
}
event-took-life = { $player-is ->
    [you] Prendi un segnalino Vita.
   *[other] { $player } prende un segnalino Vita.
}
event-took-bullet = { $player-is ->
    [you] Prendi un Proiettile.
   *[other] { $player } prende un Proiettile.
}
event-took-survivor = { $player-is ->
    [you] Hai un Sopravvissuto al seguito.
   *[other] { $player } ha un Sopravvissuto al seguito.
}
event-shown-life = Si scopre un segnalino Vita { place-in }.
event-shown-bullet = Si scopre un Proiettile { place-in }.
event-shown-survivor = Si scopre un Sopravvissuto { place-in }.
event-recovered = { $player-is ->
    [you] { $count ->
        [one] Porti in salvo un Sopravvissuto.
       *[other] Porti in salvo un Sopravvissuto: ora sono { $count }.
    }
   *[other] { $count ->
        [one] { $player } porta in salvo un Sopravvissuto.
       *[other] { $player } porta in salvo un Sopravvissuto: ora sono { $count }.
    }
}
event-dropped = Il Sopravvissuto si nasconde { place-in }.
event-arrived = { $player-is ->
    [you] Sei al sicuro sull'Eliporto.
   *[other] { $player } è al sicuro sull'Eliporto.
}
event-unarmed = { $player-is ->
    [you] Non hai un'arma e non puoi salire.
   *[other] { $player } non ha un'arma e non può salire.
}
ask-before-roll = { $life ->
    [one] Tira per il movimento: un dado e una Vita.
   *[other] Tira per il movimento: un dado e { $life } Vite.
}
ask-afraid = Hai paura e non puoi muoverti.
ask-moving = { $left ->
    [one] Ancora una casella.
   *[other] Ancora { $left } caselle.
}
ask-moving-other = { $player-is ->
    [you] { $left ->
        [one] Ti muove qualcun altro: ancora una casella.
       *[other] Ti muove qualcun altro: ancora { $left } caselle.
    }
   *[other] { $left ->
        [one] Muovi tu { $player }: ancora una casella.
       *[other] Muovi tu { $player }: ancora { $left } caselle.
    }
}
ask-lead = { $player-is ->
    [you] { $left ->
        [one] Ti conducono ancora di una casella.
       *[other] Ti conducono ancora di { $left } caselle.
    }
   *[other] { $left ->
        [one] Conduci { $player } ancora di una casella.
       *[other] Conduci { $player } ancora di { $left } caselle.
    }
}
ask-drop = In quale casella si nasconde il Sopravvissuto?
verb-move = Muovi
do-move = Vai a { $direction }: { place }
direction-N = nord
direction-E = est
direction-S = sud
direction-W = ovest
verb-stop = Fermati
do-stop = Fermati qui
verb-stay = Resta
do-stay = Resta dove sei
no-way = Da quella parte non si passa.
no-door = Si entra e si esce solo dalla porta.
no-claustrophobia = Claustrofobia: fuori per la via più breve, e non si rientra.
no-must-leave = Claustrofobia: prima bisogna uscire dall'edificio.

## Zombies
event-zombie-die = { $player-is ->
    [you] { $count ->
        [one] Muovi uno zombi.
       *[other] Muovi { $count } zombi.
    }
   *[other] { $count ->
        [one] { $player } muove uno zombi.
       *[other] { $player } muove { $count } zombi.
    }
}
verdict-zombies = { $count ->
    [one] Uno zombi
   *[other] { $count } zombi
}
event-zombie-stepped = Uno zombi va { place-to }.
event-zombies-held = Biglie dappertutto: nessuno zombi si muove.
ask-walk = { $left ->
    [one] Uno zombi da muovere.
   *[other] { $left } zombi da muovere.
}
ask-hunt = { $player-is ->
    [you] Muovi gli zombi intorno a te.
   *[other] Muovi gli zombi intorno a { $player }.
}
verb-walk = Muovi uno zombi
do-walk = Zombi { place-in }: a { $direction }
verb-enough = Basta così
do-enough = Non muovere altri zombi
ask-before-hunt = Tirare per gli zombi, o lasciarli dove sono?
no-moved-already = In questo turno hai già mosso questo zombi.
no-zombie-there = Uno zombi per casella.
no-must-approach = Deve avvicinarsi a un giocatore.

## Cards
event-cards-drawn = { $player-is ->
    [you] { $count ->
        [one] Peschi una carta.
       *[other] Peschi { $count } carte.
    }
   *[other] { $count ->
        [one] { $player } pesca una carta.
       *[other] { $player } pesca { $count } carte.
    }
}
event-card-drawn = { $player-is ->
    [you] Peschi «{ $card }».
   *[other] { $player } pesca «{ $card }».
}
event-reshuffled = Gli scarti si rimescolano in un nuovo mazzo.
event-played = { $player-is ->
    [you] Giochi «{ $card }».
   *[other] { $player } gioca «{ $card }».
}
event-laid = { $player-is ->
    [you] Metti in tavola «{ $card }».
   *[other] { $player } mette in tavola «{ $card }».
}
event-used = { $player-is ->
    [you] Usi «{ $card }».
   *[other] { $player } usa «{ $card }».
}
event-item-lost = { $player-is ->
    [you] Perdi «{ $card }».
   *[other] { $player } perde «{ $card }».
}
event-bullets-lost = { $player-is ->
    [you] { $count ->
        [one] Perdi un Proiettile.
       *[other] Perdi { $count } Proiettili.
    }
   *[other] { $count ->
        [one] { $player } perde un Proiettile.
       *[other] { $player } perde { $count } Proiettili.
    }
}
event-bullets-gained = { $player-is ->
    [you] { $count ->
        [one] Prendi un Proiettile.
       *[other] Prendi { $count } Proiettili.
    }
   *[other] { $count ->
        [one] { $player } prende un Proiettile.
       *[other] { $player } prende { $count } Proiettili.
    }
}
event-life-gained = { $player-is ->
    [you] { $count ->
        [one] Prendi una Vita.
       *[other] Prendi { $count } Vite.
    }
   *[other] { $count ->
        [one] { $player } prende una Vita.
       *[other] { $player } prende { $count } Vite.
    }
}
event-targeted = { $target-is ->
    [you] «{ $card }» colpisce te.
   *[other] «{ $card }» colpisce { $target }.
}
event-building = «{ $card }»: { $tile }.
event-two-dice = { $player-is ->
    [you] Tiri per gli zombi raccolti.
   *[other] { $player } tira per gli zombi raccolti.
}
event-returned = { $player-is ->
    [you] { $count ->
        [0] Nessuno dei tuoi zombi si rialza.
        [one] Uno dei tuoi zombi non era morto.
       *[other] { $count } dei tuoi zombi non erano morti.
    }
   *[other] { $count ->
        [0] Nessuno degli zombi di { $player } si rialza.
        [one] Uno zombi di { $player } non era morto.
       *[other] { $count } zombi di { $player } non erano morti.
    }
}
event-discarded = { $player-is ->
    [you] Scarti «{ $card }».
   *[other] { $player } scarta «{ $card }».
}
event-effect-ended = «{ $card }»: effetto finito.
ask-window-fight = { $player-is ->
    [you] Stai per combattere. Prima una carta?
   *[other] { $player } sta per combattere. Prima una carta?
}
ask-window-cards = { $player-is ->
    [you] Hai finito con la tessera e stai per pescare. Prima una carta?
   *[other] { $player } ha finito con la tessera e sta per pescare. Prima una carta?
}
ask-window-move = { $player-is ->
    [you] Stai per muovere. Prima una carta?
   *[other] { $player } sta per muovere. Prima una carta?
}
ask-window-helipad = { $player-is ->
    [you] Sei sull'Eliporto. Una carta adesso?
   *[other] { $player } è sull'Eliporto. Una carta adesso?
}
ask-window-zombies = { $player-is ->
    [you] Tocca agli zombi del tuo turno. Prima una carta?
   *[other] Tocca agli zombi del turno di { $player }. Prima una carta?
}
ask-window-die = { $player-is ->
    [you] Il dado degli zombi del tuo turno è caduto. Una carta adesso?
   *[other] Il dado degli zombi del turno di { $player } è caduto. Una carta adesso?
}
ask-window-end = { $player-is ->
    [you] Il tuo turno sta per finire. Prima una carta?
   *[other] Il turno di { $player } sta per finire. Prima una carta?
}
ask-aim-player = «{ $card }»: a chi?
ask-aim-building = «{ $card }»: quale edificio?
ask-lift-zombie = { $left ->
    [one] Quale zombi va altrove?
   *[other] Quali zombi vanno altrove? Ne restano { $left }.
}
ask-set-zombie = Dove va?
ask-make-drop = { $player-is ->
    [you] Che cosa perdi?
   *[other] Che cosa perde { $player }?
}
ask-save-dice = { $one } e { $two }: un dado sotto 4 costa due zombi.
ask-discard = Scarti una carta o finisci il turno?
ask-discard-owed = { $free ->
    [1] Non hai usato carte: giocane o scartane una.
   *[0] Non hai usato carte: giocane una o, se non puoi, scartane una.
}
verb-play = Gioca
do-play = Gioca «{ $card }»
verb-boost = Più sul dado
do-boost = Gioca «{ $card }»: +{ $more } a questo tiro
verb-hasten = Più caselle
do-hasten = Gioca «{ $card }»: raddoppia il movimento
verb-lay = Metti in tavola
do-lay = Metti in tavola «{ $card }»
verb-discard = Scarta
do-discard = Scarta «{ $card }»
verb-end = Fine turno
do-end = Tieni le carte e finisci il turno
verb-pass = Passo
do-pass = Passo
verb-target = Scegli un giocatore
do-target = { $target-is ->
    [you] Te
   *[other] { $target }
}
verb-building = Scegli un edificio
do-building = { $tile }
verb-lift = Scegli uno zombi
do-lift = Lo zombi { place-in }
verb-item = Oggetto
do-item = { $card }
verb-bullets = Proiettili
do-bullets = { $count ->
    [one] Un Proiettile
   *[other] { $count } Proiettili
}
verb-raise = Proiettili
do-raise = { $count ->
    [one] Dado { $die }: spendi un Proiettile
   *[other] Dado { $die }: spendi { $count } Proiettili
}
verb-reroll = Rilancia
do-reroll = Dado { $die }: una Vita per rilanciare
verb-accept = Lascia stare
do-accept = Restituisci gli zombi
no-card-played = Hai già giocato la tua carta di questo round.
no-silent = Hai scartato: niente carte fino al tuo prossimo turno.
no-zombie-player = I giocatori zombi non possono giocare questa carta.
no-pawn = Non hai una pedina sulla mappa.
no-own-turn = Solo nel tuo turno.
no-movement-to-double = Non c'è un movimento da raddoppiare.
no-instead-of-roll = Si gioca al posto del tiro di movimento.
no-afraid = Hai paura e non puoi muoverti.
no-others-movement = Vale per il movimento di un altro.
no-begins-to-move = Si gioca quando qualcuno inizia a muovere.
no-last-life = L'ultimo segnalino Vita non si può cedere.
no-target = Non c'è nessuno a cui giocarla.
no-building = Non cambierebbe nessun edificio.
no-zombies-held = Biglie dappertutto: nessuno zombi si può muovere.
no-zombie-to-move = Non c'è nessuno zombi da muovere.
no-room-for-zombies = Non si può mettere nessuno zombi.
no-items-own-turn = Gli oggetti si mettono in tavola nel proprio turno.
no-not-there = Si mette in tavola altrove: { $tile }.
no-not-there-2 = Si mette in tavola altrove: { $tile } o { $other }.
no-second-copy = Ne hai già uno in tavola.
no-not-discarded = Ha effetto finché resta in tavola.
no-only-hurt = Si usa quando in combattimento perderesti una Vita.
no-nothing-to-blow-up = Non ci sono zombi in un edificio a portata.
no-building-in-reach = Nessun edificio è a portata.
no-hand-full = Puoi tenere al massimo { $most } carte.
no-owes-card = In questo turno non hai usato carte: bisogna scartarne una.
no-must-play = In questo turno non hai usato carte, e ne hai una che puoi giocare.

## What may come of a choice
may-waste = { $steps ->
    [one] Resta un passo, che va perso
   *[other] Restano { $steps } passi, che vanno persi
}
may-kill = Il tiro uccide lo zombi
may-win = Il combattimento è vinto
may-die = Il combattimento è perso, e con esso l'ultima Vita
may-die-surely = È l'ultima Vita: è la morte
may-blast = { $count ->
    [one] Uno zombi salta in aria, e costa una Vita
   *[other] { $count } zombi saltano in aria, e costa una Vita
}
may-attack = { $player-is ->
    [you] Devi combatterlo
   *[other] { $player } deve combatterlo
}
may-save-die = Il dado { $die } è salvo

## Done at one go
rest-furnish = Piazza il resto per me
rest-zombies = Piazza il resto per me
rest-walk = Muovi il resto per me
rest-pass = Passa questo round
rest-lead = Conducilo tu fino in fondo

## Places: a square is called after its tile, a street after the nearest tile that has a name. With any other spot the
## notation is said
place = { $spot ->
    [square] { $at }, { $cell }
    [inside] { $at }, { $cell }
    [door] la porta { $of }
    [yard] il cortile { $of }, { $cell }
    [street] la strada { $by }, { $cell }
    [road] { $at } { place-off }, { $cell }
   *[notation] { $square }
}
place-to = { $spot ->
    [square] { $to }, { $cell }
    [inside] { $to }, { $cell }
    [door] sulla porta { $of }
    [yard] nel cortile { $of }, { $cell }
    [street] nella strada { $by }, { $cell }
    [road] { $to } { place-off }, { $cell }
   *[notation] su { $square }
}
place-in = { $spot ->
    [square] { $in }, { $cell }
    [inside] { $in }, { $cell }
    [door] sulla porta { $of }
    [yard] nel cortile { $of }, { $cell }
    [street] nella strada { $by }, { $cell }
    [road] { $in } { place-off }, { $cell }
   *[notation] su { $square }
}
place-off = { $rows ->
    [0] { off-across }
   *[other] { $columns ->
        [0] { off-down }
       *[other] { off-down } e { off-across }
    }
} { $of }
off-down = { $rows ->
    [one] una tessera a { $down }
   *[other] { $rows } tessere a { $down }
}
off-across = { $columns ->
    [one] una tessera a { $across }
   *[other] { $columns } tessere a { $across }
}
cell-NW = angolo nord-ovest
cell-N = lato nord
cell-NE = angolo nord-est
cell-W = lato ovest
cell-middle = al centro
cell-E = lato est
cell-SW = angolo sud-ovest
cell-S = lato sud
cell-SE = angolo sud-est
road-straight = la strada
    .to = sulla strada
    .in = sulla strada
road-curve = la curva
    .to = sulla curva
    .in = sulla curva
road-t_junction = il bivio
    .to = al bivio
    .in = al bivio
road-crossroads = l'incrocio
    .to = all'incrocio
    .in = all'incrocio
at-town_square = la Piazza Centrale
    .to = nella Piazza Centrale
    .in = nella Piazza Centrale
    .of = della Piazza Centrale
    .by = presso la Piazza Centrale
at-helipad = l'Eliporto
    .to = sull'Eliporto
    .in = sull'Eliporto
    .of = dell'Eliporto
    .by = presso l'Eliporto
at-hospital = l'Ospedale
    .to = nell'Ospedale
    .in = nell'Ospedale
    .of = dell'Ospedale
    .by = davanti all'Ospedale
at-lawn_garden = i Negozi di Giardinaggio
    .to = nei Negozi di Giardinaggio
    .in = nei Negozi di Giardinaggio
    .of = dei Negozi di Giardinaggio
    .by = davanti ai Negozi di Giardinaggio
at-drug_store = la Farmacia
    .to = nella Farmacia
    .in = nella Farmacia
    .of = della Farmacia
    .by = davanti alla Farmacia
at-police_station = la Stazione di Polizia
    .to = nella Stazione di Polizia
    .in = nella Stazione di Polizia
    .of = della Stazione di Polizia
    .by = davanti alla Stazione di Polizia
at-hardware_store = la Ferramenta
    .to = nella Ferramenta
    .in = nella Ferramenta
    .of = della Ferramenta
    .by = davanti alla Ferramenta
at-skate_shop = i Negozi degli Skate
    .to = nei Negozi degli Skate
    .in = nei Negozi degli Skate
    .of = dei Negozi degli Skate
    .by = davanti ai Negozi degli Skate
at-sporting_goods = i Negozi di Articoli Sportivi
    .to = nei Negozi di Articoli Sportivi
    .in = nei Negozi di Articoli Sportivi
    .of = dei Negozi di Articoli Sportivi
    .by = davanti ai Negozi di Articoli Sportivi
at-florist = il Fioraio
    .to = dal Fioraio
    .in = dal Fioraio
    .of = del Fioraio
    .by = davanti al Fioraio
at-toy_store = i Negozi di Giocattoli
    .to = nei Negozi di Giocattoli
    .in = nei Negozi di Giocattoli
    .of = dei Negozi di Giocattoli
    .by = davanti ai Negozi di Giocattoli
at-army_surplus = i Negozi di Armi Militari
    .to = nei Negozi di Armi Militari
    .in = nei Negozi di Armi Militari
    .of = dei Negozi di Armi Militari
    .by = davanti ai Negozi di Armi Militari
at-fire_station = la Stazione dei Pompieri
    .to = nella Stazione dei Pompieri
    .in = nella Stazione dei Pompieri
    .of = della Stazione dei Pompieri
    .by = davanti alla Stazione dei Pompieri
at-gas_station = la Stazione di Servizio
    .to = nella Stazione di Servizio
    .in = nella Stazione di Servizio
    .of = della Stazione di Servizio
    .by = davanti alla Stazione di Servizio

## The end
end-helipad = { $player-is ->
    [you] Te ne vai in elicottero.
   *[other] { $player } se ne va in elicottero.
}
end-zombies = { $player-is ->
    [you] Hai 25 zombi e vinci.
   *[other] { $player } ha 25 zombi e vince.
}
end-together = Vi siete salvati tutti.
end-team = { $player-is ->
    [you] Tu e chi gioca con te ve ne andate insieme.
   *[other] { $player } se ne va insieme a chi è in squadra.
}
end-undead = L'ultimo umano si è trasformato: la città è dei morti.
end-death = Una morte di troppo: non si salva nessuno.
end-stranded = Non arriverà nessun elicottero: il gruppo è perduto.
end-draw = Non arriverà nessun elicottero: nessuno vince.
end-dawn = Spunta l'alba e nessuno ha vinto.
end-next = Poi viene { $player }, con { $zombies ->
    [one] uno zombi
   *[other] { $zombies } zombi
}.
end-all-safe = { $names } volano via insieme; { $deaths ->
    [0] per strada nessuno è morto
    [one] per strada c'è stata una morte
   *[other] per strada ci sono state { $deaths } morti
}.
end-all-lost = { $names } hanno resistito fino al round { $rounds }.
fact-rounds = { $rounds ->
    [one] Un round
   *[other] { $rounds } round
}
fact-best = { $player-is ->
    [you] Tu: { $zombies } zombi nel round { $round }
   *[other] { $player }: { $zombies } zombi nel round { $round }
}
fact-tiles = { $tiles ->
    [one] Una tessera sulla mappa
   *[other] { $tiles } tessere sulla mappa
}
fact-deaths = { $player-is ->
    [you] { $deaths ->
        [one] Tu: una morte
       *[other] Tu: { $deaths } morti
    }
   *[other] { $deaths ->
        [one] { $player }: una morte
       *[other] { $player }: { $deaths } morti
    }
}
note-safe = in salvo
note-undead = uno dei morti
note-recovered = { $count ->
    [one] un Sopravvissuto recuperato
   *[other] { $count } Sopravvissuti recuperati
}
series-kills-1 = Zombi del giocatore 1
series-kills-2 = Zombi del giocatore 2
series-kills-3 = Zombi del giocatore 3
series-kills-4 = Zombi del giocatore 4
series-kills-5 = Zombi del giocatore 5
series-kills-6 = Zombi del giocatore 6

## Hints
hint-nothing-better = Non mi viene in mente niente di meglio.
hint-random = Una scelta vale l'altra.
hint-forced = Non c'è altro da fare.
hint-helipad = L'Eliporto è la via d'uscita: { place }.
hint-deliver = Il Sopravvissuto va portato in salvo: { place }.
hint-life = C'è un segnalino Vita { place-in }.
hint-bullets = Ci sono Proiettili { place-in }.
hint-survivor = Un Sopravvissuto aspetta { place-in }.
hint-token = Può esserci qualcosa di utile { place-in }.
hint-zombie = C'è uno zombi da raccogliere { place-in }.
hint-item = Si può mettere in tavola un oggetto { place-in }.
hint-stay = Per ora è meglio restare qui.
hint-only-way = È l'unica via.
hint-hold-back = L'avversario non va da nessuna parte.
hint-lead-away = Via dall'Eliporto.
hint-use-item = Ora l'oggetto serve.
hint-play-card = Ora la carta conta di più.
hint-roll = Tira e basta.
hint-shoot = I Proiettili costano meno delle Vite.
hint-bleed = Qui costa meno una Vita.
hint-save-zombies = Gli zombi valgono i Proiettili.
hint-not-worth-it = Non vale la pena spendere di più.
hint-harm = Rallenta l'avversario più forte.
hint-near = A portata di mano.
hint-enough = Altri passi non servono.
hint-walk = Lì dà più fastidio agli altri, o meno a noi.
soon-life = { $more ->
    [yes] { $whole },{ $tenths } vite in più
   *[other] { $whole },{ $tenths } vite in meno
}
soon-bullets = { $more ->
    [yes] { $whole },{ $tenths } proiettili in più
   *[other] { $whole },{ $tenths } proiettili in meno
}
soon-kills = { $more ->
    [yes] { $whole },{ $tenths } zombi raccolti in più
   *[other] { $whole },{ $tenths } zombi raccolti in meno
}
soon-steps = { $more ->
    [yes] { $whole },{ $tenths } passi in più fino all'eliporto
   *[other] { $whole },{ $tenths } passi in meno fino all'eliporto
}
soon-hand = { $more ->
    [yes] { $whole },{ $tenths } carte in mano in più
   *[other] { $whole },{ $tenths } carte in mano in meno
}
soon-their-life = { $more ->
    [yes] { $whole },{ $tenths } vite in più per gli altri
   *[other] { $whole },{ $tenths } vite in meno per gli altri
}
hint-put-zombie = Lì rende di più.
hint-lift-zombie = Sta nel posto sbagliato.
hint-place-helipad = Vicino a noi, lontano dagli altri.
hint-place-tile = Vicino, e lascia vie aperte.
hint-keep-cards = Meglio tenere le carte.
hint-must-play = Devi giocare una carta, e questa è la meno dannosa.
hint-discard = Serve a poco.
hint-building = Lì fa più male agli avversari.
