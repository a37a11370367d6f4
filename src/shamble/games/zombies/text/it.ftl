# Quello che dicono le regole di Zombi!!!. Opzioni, carte e tessere hanno le loro parole in components.toml.

game-zombies = Zombi!!!
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
event-rolloff-first = { $player } ha il dado più alto e comincia.
event-rolloff-helipad = { $player } ha il dado più alto e piazza l'Eliporto.
event-turn = Round { $round }: { $player }
event-turn-zombie = Round { $round }: { $player }, uno dei morti
event-skipped = { $player } è in preda alla paralisi e salta il turno.
event-restarted = { $player } riparte dalla Piazza Centrale con { $life ->
    [one] una Vita
   *[other] { $life } Vite
}.
ask-roll = { $dice ->
    [one] Tira un dado.
   *[other] Tira { $dice } dadi.
}
ask-draw = Pesca una carta Evento.
ask-pick = Gira uno di { $count } segnalini.
ask-draw-tile = Pesca una tessera mappa.

## Tiles
event-tile-drawn = { $player } pesca: { $tile }.
event-tile-placed = { $player } piazza: { $tile }.
event-unplayable-tile = { $tile }: non si adatta da nessuna parte ed esce dal gioco.
event-unplayable-closing = { $tile }: chiuderebbe la mappa ed esce dal gioco.
event-unplayable-helipad-back = { $tile }: ora non c'è posto; torna nella pila.
event-unplayable-helipad-gone = { $tile }: non c'è posto e le tessere sono finite. Non arriverà nessun elicottero.
event-helipad-chooser = { $player } decide dove va l'Eliporto.
ask-place-tile = { $tile }: dove si mette?
verb-place = Piazza
do-place = Piazza in { $x }, { $y } { $turns ->
    [0] così com'è
    [1] girata a destra
    [2] capovolta
   *[other] girata a sinistra
}
no-road-stops = Una strada finirebbe contro un edificio.
no-road-joins = Deve unirsi a una strada della mappa.
no-closes-map = La mappa deve restare aperta finché non esce l'Eliporto.

## What comes onto a tile
event-zombie-put = Uno zombi appare su { $square }.
event-no-zombies-left = Non ci sono più zombi nella scatola.
event-put-life = Un segnalino Vita è su { $square }.
event-put-bullet = Un segnalino Proiettile è su { $square }.
event-dealt = { $tile }: { $count ->
    [one] un segnalino coperto
   *[other] { $count } segnalini coperti
}, tra cui { $survivors ->
    [one] un Sopravvissuto
   *[other] { $survivors } Sopravvissuti
}.
event-door = { $tile }: la porta è su { $square }.
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
do-zombie = Zombi su { $square }
verb-life = Vita
do-life = Vita su { $square }
verb-bullet = Proiettile
do-bullet = Proiettile su { $square }
verb-door = Porta
do-door = Porta su { $square }
verb-survivor = Sopravvissuto
do-survivor = Sopravvissuto su { $square }
verb-to = Metti lì
do-to = Metti lì su { $square }

## Combat
event-combat = { $player } combatte: { $face }.
event-combat-bonus = { $player } combatte: { $face } più { $bonus } fa { $total }.
need-kill = { $need } uccide
verdict-hit = Ciao ciao, zombi
verdict-short = { $short ->
    [one] Ne manca uno
   *[other] Ne mancano { $short }
}
event-bullets-spent = { $count ->
    [one] { $player } spende un Proiettile.
   *[other] { $player } spende { $count } Proiettili.
}
event-life-lost = { $left ->
    [one] { $player } perde una Vita; ne resta una.
   *[other] { $player } perde una Vita; ne restano { $left }.
}
event-killed = { $kills ->
    [one] { $player } uccide uno zombi, il primo.
   *[other] { $player } uccide uno zombi e ora ne ha { $kills }.
}
ask-ready-item = Uno zombi su { $square }: tiri, o prima usi un oggetto?
ask-fall-short = { $missing ->
    [one] { $total }: ne manca uno. Proiettile o Vita?
   *[other] { $total }: ne mancano { $missing }. Proiettili o una Vita?
}
verb-roll = Tira
do-roll = Tira
verb-use = Usa
do-use = Usa { $card }
verb-shoot = Spara
do-shoot = { $count ->
    [one] Spendi un Proiettile
   *[other] Spendi { $count } Proiettili
}
verb-bleed = Perdi una Vita
do-bleed = Perdi una Vita e rilancia
no-bullets = Ne servono { $need } e ce ne sono { $have }.
no-one-item = Un solo oggetto per combattimento: è in uso { $card }.
no-not-in-reach = Su questa casella non serve.

## Death
event-died = { $lost ->
    [one] { $player } muore e perde uno zombi.
   *[other] { $player } muore e perde { $lost } zombi.
}
event-turned = { $player } si trasforma e d'ora in poi gioca con i morti.

## Movement
event-move-rolled = { $player } tira { $dice }, ha { $life } Vite: { $total } caselle.
verdict-steps = { $total ->
    [one] Una casella
   *[other] { $total } caselle
}
event-move-changed = { $card }: { $player } può muovere di { $total } caselle.
event-stepped = { $player } va su { $square }.
event-led = { $by } muove { $player } su { $square }.
event-sent-back = { $player } torna nella Piazza Centrale.
event-took-life = { $player } prende un segnalino Vita.
event-took-bullet = { $player } prende un Proiettile.
event-took-survivor = { $player } ha un Sopravvissuto al seguito.
event-shown-life = Su { $square }: un segnalino Vita.
event-shown-bullet = Su { $square }: un Proiettile.
event-shown-survivor = Su { $square }: un Sopravvissuto.
event-recovered = { $count ->
    [one] { $player } porta in salvo un Sopravvissuto.
   *[other] { $player } porta in salvo un Sopravvissuto: ora sono { $count }.
}
event-dropped = Il Sopravvissuto si nasconde su { $square }.
event-arrived = { $player } è al sicuro sull'Eliporto.
event-unarmed = { $player } non ha un'arma e non può salire.
ask-before-roll = { $life ->
    [one] Tira per il movimento: un dado e una Vita.
   *[other] Tira per il movimento: un dado e { $life } Vite.
}
ask-afraid = Hai paura e non puoi muoverti.
ask-moving = { $left ->
    [one] Ancora una casella.
   *[other] Ancora { $left } caselle.
}
ask-moving-other = { $left ->
    [one] Muovi tu { $player }: ancora una casella.
   *[other] Muovi tu { $player }: ancora { $left } caselle.
}
ask-lead = { $left ->
    [one] Conduci { $player } ancora di una casella.
   *[other] Conduci { $player } ancora di { $left } caselle.
}
ask-drop = In quale casella si nasconde il Sopravvissuto?
verb-move = Muovi
do-move = Muovi a { $direction }, su { $square }
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
event-zombie-die = { $count ->
    [one] { $player } muove uno zombi.
   *[other] { $player } muove { $count } zombi.
}
verdict-zombies = { $count ->
    [one] Uno zombi
   *[other] { $count } zombi
}
event-zombie-stepped = Uno zombi va su { $square }.
event-zombies-held = Biglie dappertutto: nessuno zombi si muove.
ask-walk = { $left ->
    [one] Uno zombi da muovere.
   *[other] { $left } zombi da muovere.
}
ask-hunt = Muovi gli zombi intorno a { $player }.
verb-walk = Muovi uno zombi
do-walk = Zombi su { $square }: { $direction }
verb-enough = Basta così
do-enough = Non muovere altri zombi
ask-before-hunt = Tirare per gli zombi, o lasciarli dove sono?
no-moved-already = In questo turno hai già mosso questo zombi.
no-zombie-there = Uno zombi per casella.
no-must-approach = Deve avvicinarsi a un giocatore.

## Cards
event-cards-drawn = { $count ->
    [one] { $player } pesca una carta.
   *[other] { $player } pesca { $count } carte.
}
event-card-drawn = { $player } pesca { $card }.
event-reshuffled = Gli scarti si rimescolano in un nuovo mazzo.
event-played = { $player } gioca { $card }.
event-laid = { $player } mette in tavola { $card }.
event-used = { $player } usa { $card }.
event-item-lost = { $player } perde { $card }.
event-bullets-lost = { $count ->
    [one] { $player } perde un Proiettile.
   *[other] { $player } perde { $count } Proiettili.
}
event-bullets-gained = { $count ->
    [one] { $player } prende un Proiettile.
   *[other] { $player } prende { $count } Proiettili.
}
event-life-gained = { $count ->
    [one] { $player } prende una Vita.
   *[other] { $player } prende { $count } Vite.
}
event-targeted = { $card }: { $target }.
event-building = { $card }: { $tile }.
event-two-dice = { $player } tira per gli zombi raccolti.
event-returned = { $count ->
    [one] Uno zombi di { $player } non era morto.
   *[other] { $count } zombi di { $player } non erano morti.
}
event-discarded = { $player } scarta { $card }.
event-effect-ended = { $card }: effetto finito.
ask-window-fight = { $player } sta per combattere. Qualcuno gioca?
ask-window-cards = { $player } ha finito con la tessera e sta per pescare. Qualcuno gioca?
ask-window-move = { $player } sta per muovere. Qualcuno gioca?
ask-window-helipad = { $player } è sull'Eliporto. Qualcuno gioca?
ask-window-zombies = Tocca agli zombi del turno di { $player }. Qualcuno gioca?
ask-window-die = Il dado degli zombi del turno di { $player } è caduto. Qualcuno gioca?
ask-window-end = Il turno di { $player } sta per finire. Qualcuno gioca?
ask-aim-player = { $card }: a chi?
ask-aim-building = { $card }: quale edificio?
ask-lift-zombie = { $left ->
    [one] Quale zombi va altrove?
   *[other] Quali zombi vanno altrove? Ne restano { $left }.
}
ask-set-zombie = Dove va?
ask-make-drop = Che cosa perde { $player }?
ask-save-dice = { $one } e { $two }: un dado sotto 4 costa due zombi.
ask-discard = Scarti una carta o finisci il turno?
ask-discard-owed = Non hai usato carte: giocane o scartane una.
verb-play = Gioca
do-play = Gioca { $card }
verb-boost = Più sul dado
do-boost = Gioca { $card }: +{ $more } a questo tiro
verb-hasten = Più caselle
do-hasten = Gioca { $card }: raddoppia il movimento
verb-lay = Metti in tavola
do-lay = Metti in tavola { $card }
verb-discard = Scarta
do-discard = Scarta { $card }
verb-end = Fine turno
do-end = Tieni le carte e finisci il turno
verb-pass = Passo
do-pass = Passo
verb-target = Scegli un giocatore
do-target = { $target }
verb-building = Scegli un edificio
do-building = { $tile }
verb-lift = Scegli uno zombi
do-lift = Lo zombi su { $square }
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

## What may come of a choice
may-kill = Il tiro uccide lo zombi
may-win = Il combattimento è vinto
may-die = Il combattimento è perso, e con esso l'ultima Vita
may-die-surely = È l'ultima Vita: è la morte
may-blast = { $count ->
    [one] Uno zombi salta in aria, e costa una Vita
   *[other] { $count } zombi saltano in aria, e costa una Vita
}
may-attack = { $player } deve combatterlo
may-save-die = Il dado { $die } è salvo

## Done at one go
rest-furnish = Piazza il resto per me
rest-zombies = Piazza il resto per me
rest-walk = Muovi il resto per me
rest-pass = Passa per il resto del round
rest-lead = Conducilo tu fino in fondo

## The end
end-helipad = { $player } se ne va in elicottero.
end-zombies = { $player } ha 25 zombi e vince.
end-together = Vi siete salvati tutti.
end-team = { $player } e il suo compagno se ne vanno insieme.
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
fact-best = { $player }: { $zombies } zombi nel round { $round }
fact-tiles = { $tiles ->
    [one] Una tessera sulla mappa
   *[other] { $tiles } tessere sulla mappa
}
fact-deaths = { $deaths ->
    [one] { $player }: una morte
   *[other] { $player }: { $deaths } morti
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
hint-helipad = L'Eliporto è la via d'uscita.
hint-deliver = Il Sopravvissuto va portato in salvo.
hint-life = Lì c'è un segnalino Vita.
hint-bullets = Lì ci sono Proiettili.
hint-survivor = Lì aspetta un Sopravvissuto.
hint-token = Lì può esserci qualcosa di utile.
hint-zombie = C'è uno zombi da raccogliere.
hint-item = Lì si può mettere in tavola un oggetto.
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
hint-put-zombie = Lì rende di più.
hint-lift-zombie = Sta nel posto sbagliato.
hint-place-helipad = Vicino a noi, lontano dagli altri.
hint-place-tile = Vicino, e lascia vie aperte.
hint-keep-cards = Meglio tenere le carte.
hint-discard = Serve a poco.
hint-building = Lì fa più male agli avversari.
