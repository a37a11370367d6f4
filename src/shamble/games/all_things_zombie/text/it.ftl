# Ciò che dicono le regole di All Things Zombie. I nomi di persone, edifici e cose sono in ui.it.ftl.

game-all-things-zombie = All Things Zombie
    .text = Un gruppo di sopravvissuti su una mappa di esagoni: ogni sparo chiama i morti, e i nervi decidono chi spara per primo.
mode-solo = Solitario
    .text = Tu contro gli zombi e i sopravvissuti ostili.
mode-cooperative = Cooperativa
    .text = Un'unica squadra, i cui sopravvissuti sono divisi fra voi.
mode-competitive = Competitiva
    .text = Ognuno per sé, e i morti contro tutti.
scenario-for-a-few-bullets-more = 1 Per qualche pallottola in più
scenario-the-barricade = 2 La Barricata
scenario-search-and-destroy = 3 Cerca e Distruggi
scenario-firefight = 4 Scontro a Fuoco
scenario-the-cure = 5 La Cura
scenario-race-to-the-helicopter = 6 Corsa verso l'Elicottero
scenario-skirmish = Schermaglia
scenario-campaign = Campagna
side-survivors = I sopravvissuti
side-first = La prima banda
side-second = La seconda banda
side-team-1 = Squadra 1
side-team-2 = Squadra 2
side-team-3 = Squadra 3
side-team-4 = Squadra 4
side-team-5 = Squadra 5
side-team-6 = Squadra 6
phase-setup = Preparazione
phase-entry = Entrata
phase-initiative = Iniziativa
phase-survivors = Sopravvissuti
phase-zombies = Zombi
phase-shots = Spari
phase-over = La fine

## Il tavolo
no-mode-seats = { $seats ->
    [one] Chi gioca da solo gioca in solitario.
   *[other] Il solitario è per un giocatore, non per { $seats }.
}
no-competitive = Uno contro l'altro si giocano solo lo Scontro a Fuoco e la Schermaglia.
no-too-many-seats = Ci sono sopravvissuti per { $most } giocatori al massimo.

## Turni
event-laid = Le plance sono disposte così: { $layout }.
event-chapter = La campagna: { $scenario }
event-began-entry = I sopravvissuti entrano.
event-began-turn = Turno { $turn }
event-began-survivors = Tocca ai sopravvissuti.
event-began-player = { $who-is ->
    [you] Tocca ai tuoi sopravvissuti.
   *[other] Tocca ai sopravvissuti di { $who }.
}
event-began-band = Tocca alla seconda banda.
event-began-renegade = Tocca a un sopravvissuto ostile.
event-began-zombies = I morti si muovono.
event-began-stand = I morti restano fermi: il loro dado supera Rep 4.
event-began-board = I sopravvissuti passano alla prossima plancia.
event-initiative = Iniziativa: i morti { $zombies }, i sopravvissuti { $survivors }.
event-initiative-tie = Iniziativa: parità, i dadi pari si rilanciano.
verdict-initiative = Comincia il più alto
verdict-initiative-tie = Parità
ask-roll = { $dice ->
    [one] Tira un dado.
   *[other] Tira { $dice } dadi.
}
ask-draw = Pesca una carta.
ask-pick = Il caso sceglie fra { $count }.
ask-roll-initiative = { $dice ->
    [one] Iniziativa: un dado per chi non è ancora deciso; comincia il più alto.
   *[other] Iniziativa: { $dice } dadi, prima gli zombi, poi gli schieramenti in ordine; comincia il più alto.
}
ask-pick-order = Dadi uguali: il caso dice quale di { $count } schieramenti comincia.
ask-pick-boards = Due plance si dispongono a caso: uno di { $count } modi.
ask-pick-edge = Il lato da cui entra la prima squadra: uno di { $count }.
ask-roll-finder = { $dice ->
    [one] Un dado: la carta zombi con questo numero sta per un sopravvissuto.
   *[other] { $dice } dadi: la carta zombi con questo numero sta per un sopravvissuto.
}
ask-roll-entry = { $dice ->
    [one] Un dado per lo schieramento in parità: entra prima il più alto.
   *[other] { $dice } dadi, uno per schieramento in ordine: entra prima il più alto.
}
ask-roll-medic = { $who } cura { $patient }: { $dice } dadi, uno con Rep { $rep } o meno toglie una ferita.
ask-roll-fast = { $who } corre: { $dice } dadi, ognuno con Rep { $rep } o meno è un MP in più.
ask-roll-charge = { $who } vuole caricare il nemico { place-in }: { $dice } dadi contro Rep { $rep }.
ask-roll-in-sight = { $mover } appare a { $who }: { $dice } dadi contro Rep { $rep }.
ask-roll-duel = Chi spara prima: un dado per { $who } (Rep { $rep }), poi uno per { $mover }; { $dice } dadi in tutto, si aggiunge la Rep.
ask-roll-reinforcements = { $dice } dadi: altrettanti zombi entrano dal lato est.
ask-roll-heliport = { $dice ->
    [one] Un dado più 4: tanti zombi aspettano nell'eliporto.
   *[other] { $dice } dadi più 4: tanti zombi aspettano nell'eliporto.
}
ask-pick-zombie = Pesca dalla tazza uno di { $count } segnalini zombi.
ask-pick-heliport = Un esagono a caso dell'eliporto: uno di { $count }.
ask-roll-start = { $dice ->
    [one] Zombi per chi è entrato { place-in }: un dado, con { $need } o più ne arriva uno.
   *[other] Zombi per chi è entrato { place-in }: { $dice } dadi, ogni { $need } o più ne porta uno.
}
ask-roll-noise = { $dice ->
    [one] Lo sparo { place-in }: un dado, con { $need } o più chiama uno zombi.
   *[other] Gli spari { place-in }: { $dice } dadi, ogni { $need } o più chiama uno zombi.
}
ask-pick-person = Chi c'è dentro: uno di { $count } sopravvissuti a caso.
ask-pick-weapon = L'arma che ha in mano: uno di { $count } segnalini a caso.
ask-roll-friend = { $who } incontra { $other }: un dado per { $who } (Rep { $rep }, più { $charm }), poi uno per { $other } più la sua Rep; { $dice } dadi in tutto. Solo se { $who } fa di più sono amici.
ask-pick-prey = { $count } sono ugualmente vicini: il caso dice chi attacca { $who }.
ask-draw-zombies = { $who } apre la porta: pesca una carta zombi. { $building }.
ask-draw-loot = { $who } perlustra: pesca una carta bottino.
ask-roll-surprise = { $zombies ->
    [one] Chi sorprende chi: un dado più 1 per lo zombi, poi un dado più Rep { $rep } per { $who }; { $dice } dadi in tutto.
   *[other] Chi sorprende chi: un dado più { $zombies } per gli zombi, poi un dado più Rep { $rep } per { $who }; { $dice } dadi in tutto.
}
ask-roll-shot = { $dice ->
    [one] { $who } spara a { $target }: un dado, si aggiunge Rep { $rep }.
   *[other] { $who } spara a { $target }: { $dice } dadi, a ognuno si aggiunge Rep { $rep }.
}
ask-roll-grenade = { $dice ->
    [one] La granata di { $who } { place-in }: un dado, si aggiunge Rep { $rep }.
   *[other] La granata di { $who } { place-in }: { $dice } dadi, uno per ciascuno, prima i sopravvissuti; si aggiunge Rep { $rep }.
}
ask-roll-received-fire = { $firer } ha mancato { $who }: { $dice } dadi contro Rep { $rep }.
ask-roll-charged = { $enemies ->
    [one] Un nemico è addosso a { $who }: { $dice } dadi contro Rep { $rep }.
   *[other] { $enemies } nemici sono addosso a { $who }: { $dice } dadi contro Rep { $rep }.
}
ask-pick-zombie-prey = { $count } sopravvissuti sono ugualmente vicini: il caso dice chi punta. { $pace } { place-in }.
ask-pick-zombie-way = { $count } vie sono ugualmente brevi: il caso dice quale prende. { $pace } { place-in }.
ask-roll-fight = { $dice ->
    [one] { $who } combatte: un dado, è un successo con Rep { $rep } o meno.
   *[other] { $who } combatte: { $dice } dadi, ognuno con Rep { $rep } o meno è un successo.
}
ask-roll-again = { $dice ->
    [one] { $who } rilancia un dado fallito: Rep { $rep } o meno.
   *[other] { $who } rilancia { $dice } dadi falliti: Rep { $rep } o meno.
}
ask-roll-dead = { $dice ->
    [one] Lo zombi combatte { place-in }: un dado, è un successo con { $rep } o meno.
   *[other] Gli zombi combattono { place-in }: { $dice } dadi, ognuno con { $rep } o meno è un successo.
}
ask-roll-cure = { $who } tenta la cura: { $dice } dadi, ne basta uno con Rep { $rep } o meno.
ask-roll-flee = { $dice ->
    [one] { $who } fugge: un dado per la direzione, 1 è nord-est, poi in senso orario.
   *[other] { $who } fugge: { $dice } dadi per la direzione, 1 è nord-est, poi in senso orario.
}
ask-next = Chi è il prossimo?
ask-activation = { $who }: restano { $mp } MP. E adesso?
ask-place = Dove si mette { $who }?
verb-go = Attiva
do-go = Tocca a { $who }
verb-rest = Riposo
do-rest = Nessun altro sopravvissuto agisce in questo turno
verb-pass = Aspetta
do-pass = Lascia andare prima gli altri
verb-end = Fine
do-end = { $who } ha finito
no-must-enter = Il sopravvissuto deve ancora entrare sulla mappa.
no-not-now = Adesso non si può.

## Movimento
event-moved-move = { $who } va { place-to }.
event-moved-enter = { $who } entra sulla mappa { place-in }.
event-moved-flee = { $who } fugge { place-to }.
event-moved-cover = { $who } va in copertura { place-in }.
event-moved-charge = { $who } si lancia { place-to }.
event-moved-back = { $who } torna { place-to }.
event-moved-scout = { $who } entra { place-in }.
event-moved-left = { $who } lascia la mappa.
event-rolled-fast = { $wins ->
    [0] { $who } prova a correre e non va più veloce.
    [one] { $who } corre: 1 MP in più.
   *[other] { $who } corre: { $wins } MP in più.
}
event-stays-stay = { $who } non si muove.
event-stays-hold = { $who } non spara.
event-stays-cover = { $who } resta in copertura.
event-stays-none = A { $who } pareva di aver visto qualcuno. Non c'era nessuno.
verb-scout = Prima guarda
do-scout = Guarda dentro prima di andare { place-to }
verb-move = Muovi
do-move = Vai verso { $step }, { place-to }
verb-enter = Entra
do-enter = Entra { place-in }
verb-leave = Lascia la mappa
do-leave = { $who } lascia la mappa
verb-fast = Mov. veloce
do-fast = { $who } prova il Movimento Veloce
verb-hex = Scegli un esagono
do-hex = { place }
no-mp = Servono { $needed } MP, e ne restano { $mp }.
no-bound = Un sopravvissuto curato resta con il Professore.
no-enemies-there = Lì ci sono nemici: nel loro esagono si entra solo caricando.
no-room = In quell'esagono c'è già un altro sopravvissuto.
no-exit = Da questo lato non si esce.
no-leave-entering = Si può uscire dalla mappa dal turno 1.
no-fast-late = Il Movimento Veloce si dichiara prima di tutto il resto.

## Azioni
verb-charge = Carica
do-charge = Carica il nemico { place-in }
verb-search = Perlustra
do-search = { $who } perlustra l'edificio
verb-reload = Ricarica
do-reload = Ricarica: { $item }
verb-swap = Cambia arma
do-swap = { $who } prende l'arma dallo zaino
verb-scope = Monta il telescopio
do-scope = Monta il telescopio su: { $item }
verb-treat = Kit medico
do-treat = Cura { $patient } con il kit di { $carrier }
verb-medic = Pronto soccorso
do-medic = Pronto soccorso per { $patient }
verb-give = Dai
do-give = Dai a { $receiver }: { $item }
verb-answer-enough = È tutto
do-answer-enough = Non dare altro
ask-give-more = { $who } dà altro a { $receiver }?
no-action-left = Questo sopravvissuto ha già usato la sua azione.
no-action-entering = Il sopravvissuto che entra può solo muovere.
no-action-shared = Due sopravvissuti in un esagono si intralciano: nessuna azione.
no-action-zombies = Fra gli zombi c'è solo il Movimento Veloce.
no-need-to-reload = È carica.
no-second-weapon = Questo sopravvissuto non ha un'arma nello zaino.
no-scope-there = Lì il telescopio non si monta.
no-medkit = Non c'è un kit medico.
no-wound = Questo sopravvissuto non ha ferite.
no-medic-zombies = Non con zombi nell'esagono.
no-give-enemies = Non con nemici nell'esagono.
no-room-for-item = Il sopravvissuto non ha una casella libera.
no-professor-arms = Il Professore non porta armi.
no-cured-arms = Un sopravvissuto curato in questo turno riceve un'arma solo in un turno successivo.
no-professor-charge = Il Professore non carica mai.
no-charge-reach = È fuori portata.
no-friend-there = Lì sta già combattendo un amico.

## Fuoco
event-fired = { $hits ->
    [0] { $who } fa fuoco ({ $weapon }) su chi è { place-in }: nessun colpo a segno.
    [one] { $who } fa fuoco ({ $weapon }) su chi è { place-in }: un colpo a segno.
   *[other] { $who } fa fuoco ({ $weapon }) su chi è { place-in }: { $hits } colpi a segno.
}
event-fired-back = { $hits ->
    [0] { $who } fa subito fuoco ({ $weapon }) su chi è { place-in }: nessun colpo a segno.
    [one] { $who } fa subito fuoco ({ $weapon }) su chi è { place-in }: un colpo a segno.
   *[other] { $who } fa subito fuoco ({ $weapon }) su chi è { place-in }: { $hits } colpi a segno.
}
need-ranged = dado + Rep { $rep } sulla Tabella Combattimento a Distanza
verdict-hits = { $hits ->
    [0] Nessun colpo a segno
    [one] Un colpo a segno
   *[other] { $hits } colpi a segno
}
event-zombie-killed = { $pace } a terra, { place-in }.
ask-shots = { $who } fa fuoco: quanti spari?
rest-aim = Scegli tu i bersagli
ask-target = { $who }: chi è il bersaglio numero { $number }?
ask-surplus = { $who } ha colpi in più. Chi è il bersaglio numero { $number }?
ask-ammo = { $who } resterebbe senza munizioni. Usare il segnalino Munizioni?
verb-fire = Fuoco
do-fire = { $shots ->
    [one] Spara un colpo
   *[other] Spara { $shots } colpi
}
verb-panic = Fuoco di panico
do-panic = { $shots ->
    [one] Un colpo nel panico: un dado in più, poi l'arma è scarica
   *[other] { $shots } colpi nel panico: un dado in più, poi l'arma è scarica
}
verb-shots = Spari
do-shots = { $shots ->
    [one] Un colpo
   *[other] { $shots } colpi
}
verb-target = Mira
do-target = Mira a: { $target }, { place-in }
verb-shoot = Spara
do-shoot = Basta bersagli, spara
verb-throw = Lancia
do-throw = Lancia una granata { place-in }
verb-answer-ammo = Usa le munizioni
do-answer-ammo = Scarta il segnalino Munizioni
verb-answer-flip = Tienile
do-answer-flip = Lascia che l'arma si scarichi
no-gun = In mano non c'è un'arma a distanza.
no-ammunition = L'arma è scarica.
no-target = Nessun bersaglio è a gittata e in vista.
no-grenade = Non c'è una granata.
no-shot-here = Con ciò che è in mano qui non si spara.
no-shot-there = Con ciò che è in mano lì non si spara.
no-shot-at-firer = Chi ha sparato è fuori gittata o fuori vista.

## Test di reazione
event-tested = { $who }, { $test }: { $branch }.
event-chose = { $who }, { $test }, scelta del Protagonista: { $branch }.
event-duel = Chi spara per primo? { $who } ha { $mine }, { $other } ha { $theirs }.
event-flee = { $who } scappa: { $direction }.
event-flee-again = { $who } scappa { $direction }, ma lì la mappa finisce: di nuovo.
need-rep = ogni dado fino a Rep { $rep }
need-first-shot = dado + Rep, il più alto spara per primo
verdict-passed = { $passed ->
    [0] Nessuno superato
    [one] 1 superato
   *[other] { $passed } superati
}
verdict-wins = { $wins ->
    [0] Nessun successo
    [one] Un successo
   *[other] { $wins } successi
}
verdict-first-shot = Gli spari sono affrettati
ask-charged = { $enemies ->
    [one] Un nemico carica { $who }.
   *[other] { $enemies } nemici caricano { $who }.
}
ask-under-fire = { $firer } ha mancato { $who }. Che cosa fa { $who }?
ask-charge = { $who } può caricare il nemico { place-in }.
ask-cover = Dove andare in copertura?
verb-answer-fire = Fuoco
do-answer-fire = Fai fuoco
verb-answer-melee = Combatti
do-answer-melee = Combatti in mischia
verb-answer-flee = Fuggi
do-answer-flee = Fuggi
verb-answer-cover = In copertura
do-answer-cover = Vai in copertura
verb-answer-charge = Carica
do-answer-charge = Carica
verb-answer-hold = Non sparare
do-answer-hold = Non sparare
verb-answer-spare = Basta bersagli
do-answer-spare = Lascia gli altri colpi
verb-answer-stay = Resta
do-answer-stay = Resta dove sei

## Mischia e ferite
event-melee = { $wins ->
    [0] { $who } combatte { place-in }: nessun successo.
    [one] { $who } combatte { place-in }: un successo.
   *[other] { $who } combatte { place-in }: { $wins } successi.
}
event-melee-zombies = { $wins ->
    [0] I morti combattono { place-in }: nessun successo.
    [one] I morti combattono { place-in }: un successo.
   *[other] I morti combattono { place-in }: { $wins } successi.
}
event-wounded = { $wounds ->
    [one] { $who } subisce una ferita, in tutto { $now }.
   *[other] { $who } subisce { $wounds } ferite, in tutto { $now }.
}
event-flipped = { $who } sta male: il segnalino si gira.
event-died = { $who } non ce l'ha fatta.
event-healed = { $now ->
    [0] { $who } non ha più ferite.
    [one] A { $who } resta una ferita.
   *[other] A { $who } restano { $now } ferite.
}
event-rolled-medic = { $wins ->
    [0] { $who } tenta il pronto soccorso, invano.
   *[other] { $who } presta il pronto soccorso.
}
event-rolled-cure = { $wins ->
    [0] { $who } tenta la cura, e fallisce.
   *[other] { $who } tenta la cura, e funziona.
}
event-cured = { $who } ha curato qualcuno: { $other } torna fra i vivi.
ask-kill = { $who } ne abbatte uno. Quale?
ask-cure = { $who } può tentare la cura invece di combattere.
verb-kill = Abbatti
do-kill = { $pace }
verb-answer-cure = Cura
do-answer-cure = Tenta la cura

## Cose portate
event-kit-ooa = { $who }, { $item }: munizioni finite.
event-kit-ammo = { $who } ricarica dal segnalino Munizioni.
event-kit-reloaded = { $who } ha ricaricato: { $item }.
event-kit-swapped = { $who } prende in mano: { $item }.
event-kit-meds = { $who } prende le medicine: Rep +1 in questo turno.
event-kit-medkit = Il kit medico di { $who } è finito.
event-kit-unscoped = { $who } ha smontato il telescopio: { $item }.
event-kit-scope = { $who } ha montato il telescopio: { $item }.
event-kit-bought = { $who } riceve: { $item }.
event-kit-found = { $who } trova: { $item }.
event-kit-none = Non ci sono più segnalini: { $item }.
event-kit-left = { $who } lascia lì: { $item }.
event-kit-stowed = { $who } mette via: { $item }.
event-kit-dropped = { $who } butta: { $item }.
event-kit-given = A { $who } viene dato: { $item }.
ask-meds = Qualcuno prende le medicine prima del turno?
ask-stow = { $who } ha trovato qualcosa: { $item }. Dove va?
ask-keep = { $who } ne tiene una su due.
verb-meds = Medicine
do-meds = { $who } prende le medicine
verb-answer-none = Niente medicine
do-answer-none = Nessuno prende medicine
verb-put = Metti via
do-put = { $item }: { $slot }
verb-exchange = Cambia
do-exchange = Butta { $out } ({ $slot })
verb-leave-it = Lascia
do-leave-it = Lascia lì
verb-keep = Tieni
do-keep = Tieni: { $item }

## Edifici
event-card = { $zombies ->
    [0] { $building }: { $who } non trova nessuno.
    [one] { $building }: uno zombi aspetta { $who }.
   *[other] { $building }: { $zombies } zombi aspettano { $who }.
}
event-card-person = { $building }: { $who } trova un altro sopravvissuto.
event-surprises = { $who } sorprende i morti: { $mine } contro { $theirs }.
event-surprised = I morti sorprendono { $who }: { $mine } contro { $theirs }.
event-caught = { $who } entra di corsa, e i morti sono già lì.
event-met-friend = { $other } ({ $weapon }) si unisce a { $who }: { $mine } contro { $theirs }.
event-met-foe = { $other } ({ $weapon }) attacca { $who }: { $mine } contro { $theirs }.
event-searched = { $who } perlustra: { $building }.
need-surprise = dado + zombi contro dado + Rep
need-friend = dado + Rep contro dado + Rep
verdict-surprises = I morti colti di sorpresa
verdict-surprised = Sorpresa
verdict-friend = Amico
verdict-foe = Nemico
ask-surprise = { $zombies ->
    [one] { $who } sorprende uno zombi.
   *[other] { $who } sorprende { $zombies } zombi.
}
ask-scout = { $zombies ->
    [0] { $who } guarda dentro: non c'è nessuno.
    [one] { $who } guarda dentro: uno zombi.
   *[other] { $who } guarda dentro: { $zombies } zombi.
}
verb-answer-back = Torna indietro
do-answer-back = Torna da dove vieni
verb-answer-enter = Entra
do-answer-enter = Entra
no-way-back = La via del ritorno è chiusa.
no-building = Qui non c'è un edificio da perlustrare.
no-searched = Questo edificio è già stato perlustrato.
no-outpost-search = Nell'avamposto non c'è niente da perlustrare.
no-not-cleared = Nell'edificio ci sono ancora nemici.

## Zombi
event-zombie-moved = { $pace } punta { $prey }, { place-to }.
event-zombie-shot = Gli spari portano uno zombi { place-to }: { $pace }.
event-zombie-start = Uno zombi si aggira { place-in }: { $pace }.
event-zombie-building = Uno zombi { place-in }: { $pace }.
event-zombie-edge = Uno zombi entra sulla mappa { place-in }: { $pace }.
event-zombie-setup = Uno zombi aspetta { place-in }: { $pace }.
event-zombie-heliport = Uno zombi { place-in }: { $pace }.
event-shots-rolled = { $zombies ->
    [0] Nessuno ha sentito gli spari { place-in }.
    [one] Gli spari { place-in } chiamano uno zombi.
   *[other] Gli spari { place-in } chiamano { $zombies } zombi.
}
event-start-rolled = { $zombies ->
    [0] Nessuno zombi vicino a chi è entrato { place-in }.
    [one] Uno zombi vicino a chi è entrato { place-in }.
   *[other] { $zombies } zombi vicino a chi è entrato { place-in }.
}
need-spawn = 4, 5 e 6 chiamano i morti
verdict-spawn = { $zombies ->
    [0] Non viene nessuno
    [one] Uno zombi
   *[other] { $zombies } zombi
}

## Una squadra
ask-recruit = { $points ->
    [one] Resta un punto. Chi prendi?
   *[other] Restano { $points } punti. Chi prendi?
}
ask-shop = { $points ->
    [one] Resta un punto per armi ed equipaggiamento.
   *[other] Restano { $points } punti per armi ed equipaggiamento.
}
ask-market = Armi ed equipaggiamento per la tua squadra: comprano tutti insieme.
verb-recruit = Recluta
do-recruit = Recluta { $who } per { $cost }
verb-enough = Basta così
do-enough = La squadra è completa
verb-buy = Compra
do-buy = { $item } per { $who } ({ $slot }), { $cost }
verb-answer-done = Fatto
do-answer-done = Finisci gli acquisti
no-team-full = { $most ->
    [one] Il limite è un sopravvissuto.
   *[other] Il limite è di { $most } sopravvissuti.
}
no-team-empty = Nella squadra ci vuole almeno un sopravvissuto.
no-points = Costa { $cost }, e restano { $points }.
no-taken = Questo sopravvissuto è già preso.
no-counter = Di questi segnalini non ce ne sono più.
verb-rearm = Cambia arma
do-rearm = { $who } prende in mano l'altra arma
verb-rescope = Telescopio
do-rescope = { $who }: monta o smonta il telescopio, { $item }
verb-heal = Cura
do-heal = Cura una ferita di { $who } per { $cost }
verb-hand = Passa
do-hand = { $item }: da { $who } a { $receiver }
event-joined = { $who } entra nella squadra.
ask-camp = { $points ->
    [one] Campo prima dello scenario { $chapter }: un Punto Gloria.
   *[other] Campo prima dello scenario { $chapter }: { $points } Punti Gloria.
}
no-fallen = Un sopravvissuto morto non torna.
no-professor = Il Professore arriva da sé, nello scenario 5.

## La fine
event-glory = { $points ->
    [one] { $who }: un Punto Gloria ({ $buildings } per gli edifici, { $zombies } per gli zombi, { $foes } per i nemici, { $won } per lo scenario).
   *[other] { $who }: { $points } Punti Gloria ({ $buildings } per gli edifici, { $zombies } per gli zombi, { $foes } per i nemici, { $won } per lo scenario).
}
event-ended-won = È fatta: i sopravvissuti hanno vinto.
event-ended-lost = È finita: i sopravvissuti hanno perso.
event-ended-draw = È finita, e nessuno ha vinto.
event-ended-other = È finita: ha vinto la seconda banda.
event-ended-points = È finita: si contano i punti.
event-ended-campaign-won = L'elicottero decolla: la campagna è vinta.
event-ended-campaign-lost = Nessuno racconterà questa storia: la campagna è persa.
end-won = I sopravvissuti hanno vinto in { $turns ->
    [one] un turno
   *[other] { $turns } turni
}.
end-lost = I sopravvissuti hanno perso dopo { $turns ->
    [one] un turno
   *[other] { $turns } turni
}.
end-draw = Nessuno ha vinto.
end-other = La seconda banda ha vinto in { $turns ->
    [one] un turno
   *[other] { $turns } turni
}.
end-points = Vince chi ha più Punti Gloria.
end-campaign-won = La campagna è vinta in { $turns ->
    [one] un turno
   *[other] { $turns } turni
}.
end-campaign-lost = La campagna è persa dopo { $turns ->
    [one] un turno
   *[other] { $turns } turni
}.
end-came-through = { $count ->
    [one] Ce la fa { $names }
   *[other] Ce la fanno { $names }
}{ $dead ->
    [0] {""}
    [one] , uno è morto
   *[other] , { $dead } sono morti
}, dopo { $turns ->
    [one] un turno
   *[other] { $turns } turni
}.
end-none-left = { $names }: al turno { $turns } non resta nessuno.
fact-chapters = { $won } scenari vinti su { $played }
fact-kills = { $kills ->
    [one] Uno zombi abbattuto
   *[other] { $kills } zombi abbattuti
}
fact-turns = { $turns ->
    [one] Un turno
   *[other] { $turns } turni
}
series-survivors = Sopravvissuti sulla mappa
series-zombies = Zombi sulla mappa
series-searched = Edifici perlustrati

## Consigli
hint-nothing-better = Non viene in mente niente di meglio.
hint-random = Una scelta vale l'altra.
hint-forced = Non c'è altro da fare.
hint-search = Perlustra { place-in } finché è tranquillo.
hint-fire = Adesso uno sparo vale il suo rumore.
hint-leave = L'uscita è qui.
hint-treat = Qualcuno ha bisogno di una fasciatura.
hint-charge = Lo scontro { place-in } si può vincere.
hint-fast = La strada è lunga: corri.
hint-swap = L'altra arma è pronta.
hint-reload = Prepara l'arma prima che serva.
hint-wait = Per ora è meglio restare qui.
soon-dead = { $more ->
    [yes] { $whole },{ $tenths } sopravvissuti persi in più
   *[other] { $whole },{ $tenths } sopravvissuti persi in meno
}
soon-wounds = { $more ->
    [yes] { $whole },{ $tenths } ferite in più
   *[other] { $whole },{ $tenths } ferite in meno
}
soon-goals = { $more ->
    [yes] { $whole },{ $tenths } % dello scenario in più
   *[other] { $whole },{ $tenths } % dello scenario in meno
}
soon-near = { $more ->
    [yes] { $whole },{ $tenths } zombi in più entro quattro esagoni
   *[other] { $whole },{ $tenths } zombi in meno entro quattro esagoni
}
soon-loaded = { $more ->
    [yes] { $whole },{ $tenths } armi cariche in più
   *[other] { $whole },{ $tenths } armi cariche in meno
}
hint-flee = { $zombies ->
    [one] Uno zombi può arrivare qui con la prossima mossa: via.
   *[other] { $zombies } zombi possono arrivare qui con la prossima mossa: via.
}
hint-fight = La mischia non fa rumore.
hint-enter = Da qui la via è più breve: { place }.
hint-goes-first = Prima { $who }: nessuno rischia di più.
hint-meds = Con le medicine questo sopravvissuto può agire in questo turno.
hint-keep-it = Può tornare utile.
hint-cover = Giù, fuori dalla linea di tiro.
hint-cure = Vale la pena tentare la cura.
hint-ammo = Senza, la tua arma resta senza munizioni.
hint-recruit = È il sopravvissuto che aiuta di più la squadra.
hint-enough = Basta così.
hint-buy = È ciò che aiuta di più per il suo prezzo.
hint-fire-at = Uno sparo a chi è { place-in } vale il suo rumore.
hint-target = Colpire questo rende di più: { $target }, { place-in }.
hint-shoot = Nessun altro bersaglio vale un dado.
hint-to-search = Di qui si va { $to }, che è ancora da perlustrare.
hint-to-leave = È la via più breve per uscire dalla mappa.
hint-to-foe = Di lì un nemico arriva a tiro.
hint-to-escort = Resta vicino al Professore.
hint-to-hold = È un posto migliore dove stare.
hint-to-fetch = Il Professore aspetta nella clinica.
hint-aboard = Si è già all'eliporto: gli altri si aspettano qui.
hint-to-pair = In due si esce vivi da un edificio che da soli è la fine.
hint-rest = Nessun sopravvissuto ha di meglio da fare.
hint-cover-there = In copertura { place-in }: lì può succedere meno.
hint-stand-there = Un buon posto per cominciare: { place }.
hint-scout = Con ciò che c'è dentro ce la si fa.
hint-too-many = Sono troppi: via.

## Che cosa può succedere
may-waste = { $actions ->
    [0] { $mp ->
        [one] Non è usato un MP
       *[other] Non sono usati { $mp } MP
    }
   *[other] { $mp ->
        [0] L'azione non è usata
       *[other] Non sono usati né l'azione né { $mp } MP
    }
}
may-startle = { $who } se ne accorge, e può sparare prima
may-be-reached = { $zombies ->
    [one] Uno zombi può arrivare lì con la prossima mossa
   *[other] { $zombies } zombi possono arrivare lì con la prossima mossa
}
may-find-zombies = Dentro aspettano zombi
may-not-return = { $who } lascia la mappa per sempre
may-lose-scenario = { $who } non ha ancora trovato un'arma: senza, lo scenario è perso
may-hit = { $dice ->
    [one] Un dado: con { $need } o più si colpisce ({ $target })
   *[other] { $dice } dadi: con { $need } o più si colpisce ({ $target })
}
may-not-hit = { $dice ->
    [one] Un dado, e non può colpire ({ $target }, { $need })
   *[other] { $dice } dadi, e nessuno può colpire ({ $target }, { $need })
}
may-hit-some = Qualcuno è colpito
may-hit-too = Anche questo è colpito
may-hit-friend = Un dado, con { $need } o più si colpisce { $who }
may-run-dry = Poi è scarica: { $item }
may-call = { $shots ->
    [one] Il rumore: un dado, uno zombi con { $need } o più
   *[other] Il rumore: { $shots } dadi, uno zombi con { $need } o più ciascuno
}
may-arrive = { $who } ci arriva
may-win = { $who } vince lo scontro
may-be-wounded = { $who } subisce una ferita
may-run = { $who } guadagna MP: uno di due dadi con Rep { $rep } o meno
may-heal = Una ferita in meno: uno di due dadi di { $who } con Rep { $rep } o meno
may-cure = La cura riesce: uno di due dadi di { $who } con Rep { $rep } o meno
