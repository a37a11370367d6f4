# Quello che dicono le regole di Zombicide. I nomi di carte, abilità, Sopravvissuti e stanze sono in ui.it.ftl.

game-zombicide = Zombicide
    .text = Sei Sopravvissuti, una città piena di Zombi, e nessuno vince da solo.
mode-book = Da regolamento
    .text = Le regole così come sono stampate.
mode-faq = FAQ ufficiali
    .text = Con le risposte successive dell'editore: una carta iniziale per tutti, il primo edificio sicuro, un dado in più per ogni arma.
side-survivors = Sopravvissuti

scenario-00 = 00 Tutorial
scenario-01 = 01 City Blocks
scenario-02 = 02 Y-Zone
scenario-03 = 03 The 24hrs Race of Zombicity
scenario-04 = 04 Drive-By Shooting
scenario-05 = 05 Big W
scenario-06 = 06 The Escape
scenario-07 = 07 Grindhouse
scenario-08 = 08 Zombie Police
scenario-09 = 09 Might Makes Right
scenario-10 = 10 Small Town
scenario-own = Missione propria

phase-setup = Preparazione
phase-players = Sopravvissuti
phase-zombies = Zombi
phase-end = Fine del turno
phase-over = La fine

## Table options
no-mission-seats = Questa Missione è per { $max } giocatori al massimo, non { $seats }.

## Set-up
ask-pick-survivor = Con quale Sopravvissuto giochi?
ask-first = Chi comincia?
rest-team = Prendi i sopravvissuti consigliati
ask-draw = Si pesca una carta.
ask-pick = Decide il caso.
ask-roll = { $dice ->
    [one] Tira un dado.
   *[other] Tira { $dice } dadi.
}
event-taken = { $seat-is ->
    [you] Giochi con { $who }.
   *[other] { $seat } gioca con { $who }.
 }
event-joined = { $seat-is ->
    [you] { $who } si unisce a te.
   *[other] { $who } si unisce a { $seat }.
 }
event-first = { $seat-is ->
    [you] Hai il segnalino primo giocatore.
   *[other] { $seat } ha il segnalino primo giocatore.
 }
event-card-dealt = { $who } comincia con: { $card }.

## The round
event-round = Turno { $round }: { $seat-is ->
    [you] cominci tu
   *[other] comincia { $seat }
 }
event-zombies = Turno { $round }: gli Zombi
ask-next = Chi agisce adesso?
ask-turn = { $who }: { $actions ->
    [0] nessuna Azione rimasta
    [one] resta un'Azione
   *[other] restano { $actions } Azioni
}{ $moves ->
    [0] {""}
    [one] , un movimento gratuito
   *[other] , { $moves } movimenti gratuiti
}{ $fights ->
    [0] {""}
    [one] , un attacco gratuito
   *[other] , { $fights } attacchi gratuiti
}{ $searches ->
    [0] {""}
    [one] , una ricerca gratuita
   *[other] , { $searches } ricerche gratuite
}.
verb-activate = Agisce
do-activate = Agisce { $who }
verb-pick = Gioca
do-pick = Gioca con { $who }
verb-first = Comincia
do-first = { $seat-is ->
    [you] Cominci tu
   *[other] Comincia { $seat }
 }
verb-end = Fine turno
do-end = { $who } ha finito
verb-done = Fatto
do-done = Basta così
verb-accept = Sì
do-accept = Sì
verb-decline = No
do-decline = No, grazie
no-actions = { $needed ->
    [one] Serve un'Azione
   *[other] Servono { $needed } Azioni
}; { $left ->
    [0] non ne resta nessuna.
    [one] ne resta una sola.
   *[other] ne restano { $left }.
}
no-once-a-turn = Solo una volta per turno.
no-trade-again = In questo turno lo scambio è già stato rifiutato.

## Moving and doors
verb-move = Muovi
do-move = { $who } va { place-at }
verb-on = Prosegui
do-on = Avanti { place-at }
ask-walk-on = { $who } può proseguire. Dove?
event-moved = { $who } va { place-at }.
no-in-car = Prima bisogna scendere dalla vettura.
no-door-shut = La porta è chiusa.
no-way = Di lì non si passa.
verb-open = Apri
do-open = { $who } apre la porta ({ place }): { $weapon }
event-door-opened = { $who } apre la porta: { place }.
event-door-followed = Si apre anche un'altra porta dello stesso edificio: { place }.
event-door-closed = { $who } chiude la porta: { place }.
no-opener = Serve in mano qualcosa che apra le porte.
no-colour-key = La porta si apre solo dopo aver preso l'obiettivo del suo colore.
verb-close = Chiudi
do-close = { $who } chiude la porta: { place }
ask-room = { $rooms ->
    [one] Manca una stanza. Quale?
   *[other] Mancano { $rooms } stanze dell'edificio. Quale per prima?
}
verb-room = Stanza
do-room = { place }
bare-hands = niente in mano

## Noise
verb-noise = Fai rumore
do-noise = { $who } fa rumore
event-noise = Rumore { place-at }.
no-ninja-noise = Un Ninja non fa rumore.
verb-loud = Fatti sentire
do-loud = { $who } copre ogni altro rumore
event-loud = { $who } copre ogni altro rumore.

## Searching
verb-search = Cerca
do-search = { $who } cerca
no-search-street = In strada non c'è niente da cercare.
no-search-zombies = Non si cerca in mezzo agli Zombi.
no-search-twice = Una sola ricerca per turno.
no-search-start = Nella Zona di partenza non c'è niente da trovare.
ask-draw-equipment = { $who } pesca una carta Equipaggiamento.
event-card-found = { $who } trova: { $card }.
event-card-kept = { $who } prende: { $card }.
event-card-discarded = { $who } scarta: { $card }.
event-card-matched = { $who } ne prende un'altra dal mazzo: { $card }.
event-found-nothing = { $who } non trova niente.
event-scream = Qualcuno aspettava { $who }: Aaahh!
ask-room-for = { $who } trova { $card } e non ha posto. Quale carta si scarta?
verb-drop = Scarta
do-drop = Scarta: { $card }
verb-refuse = Lascia
do-refuse = Lascia dov'è: { $card }
ask-destiny = { $who } trova { $card }. La scarti per pescarne un'altra?
verb-redraw = Ripesca
do-redraw = Scarta e pesca di nuovo: { $card }
ask-match = { $who } trova { $card }. Ne prendi una seconda dal mazzo?

## Hands and pack
verb-arrange = Riordina
do-arrange = { $who } cambia quello che ha in mano
ask-arrange = { $who }: che cosa va dove?
verb-swap = Sposta
do-swap = { $who } { $a } ({ $card }) e { $other } { $b } ({ $instead }) si scambiano di posto
empty-slot = niente
wound-card = Ferita
verb-trade = Scambia
do-trade = { $who } scambia con { $other }
ask-trade = { $who } e { $other }: che cosa passa di mano?
ask-agree = { $other }: accetti lo scambio che propone { $who }? { $gets-count ->
        [0] Non ricevi niente
       *[other] Ricevi { $gets }
    } { $gives-count ->
        [0] e non dai niente.
       *[other] e dai { $gives }.
    } { $drops-count ->
        [0] { "" }
       *[other] Si scarta: { $drops }.
    }
event-trade = { $who } e { $other } hanno fatto uno scambio.
event-trade-refused = { $other } non vuole scambiare con { $who }.
no-cards = Non ci sono carte da spostare.
verb-combine = Combina
do-combine = { $who } prepara: { $into }
combined-sniper = Sniper Rifle
combined-molotov = Molotov
event-combined-sniper = { $who } mette lo Scope sul Rifle.
event-combined-molotov = { $who } prepara una Molotov.
no-parts-sniper = Servono un Rifle senza Scope e uno Scope.
no-parts-molotov = Servono Gasoline e Glass Bottles.
no-molotov-left = Le Molotov sono finite.

## Attacks of survivors
verb-shoot = Spara
do-shoot = { $dice ->
    [0] { $who } lancia { place-at }: { $weapon }
   *[other] { $targets ->
        [one] { $weapons ->
            [one] { $who } spara { place-at }: { $weapon }, dadi { $dice }
           *[other] { $who } spara con entrambe { place-at }: { $weapon }, dadi { $dice }
        }
       *[other] { $who } spara { place-at } e { place-other }: { $weapon }, dadi { $dice }
    }
}
verb-strike = Colpisci
do-strike = { $weapons ->
    [0] { $who } colpisce
    [one] { $who } colpisce: { $weapon }, dadi { $dice }
   *[other] { $who } colpisce con entrambe: { $weapon }, dadi { $dice }
}
verb-reload = Ricarica
do-reload = { $who } ricarica: { $weapon }
event-card-reloaded = { $who } ricarica: { $card }.
event-card-thrown = { $who } lancia: { $card }.
no-unloaded = È scarica.
no-sight = Quella Zona non è in vista.
no-too-near = Troppo vicino per quest'arma.
no-too-far = Troppo lontano per quest'arma.
no-melee-weapon = In mano non c'è niente con cui colpire.
no-zombie-here = Qui non ci sono Zombi.
ask-roll-attack = { $who } ({ $weapon }): { $dice ->
    [one] un dado
   *[other] { $dice } dadi
 }, colpisce con { $need } o più{ $plus ->
    [0] .
   *[other] , e ogni dado vale { $plus } in più.
 }
need-hit = { $plus ->
    [0] { $weapon }: { $need } o più
   *[other] { $weapon }: { $need } o più, con +{ $plus }
}
verdict-hits = { $hits ->
    [0] nessun colpo a segno
    [one] un colpo a segno
   *[other] { $hits } colpi a segno
}
weapon-car = la vettura
event-rolled = { $hits ->
    [0] { $who } ({ $weapon }) tira { $dice }: nessun colpo a segno.
    [one] { $who } ({ $weapon }) tira { $dice }: un colpo a segno.
   *[other] { $who } ({ $weapon }) tira { $dice }: { $hits } colpi a segno.
}
ask-reroll = { $who } ha tirato { $dice }. Rilanci?
verb-reroll = Rilancia
do-reroll = Rilancia tutti i dadi: { $by }
reroll-ammo = Plenty of Ammo
reroll-lucky = Fortunato
reroll-turn = una volta per turno
ask-target = { $who }: chi riceve il prossimo colpo?
verb-target = Colpisci
do-target = { $kills ->
    [0] sprecalo su { $kind }
   *[other] { $kind }
}
ask-friendly-fire = { $who } colpisce un compagno. Chi?
verb-hit = Colpisci
do-hit = Colpito: { $who }
event-killed = { $who } uccide { $count } { $kind } { place-at }.
event-gained = { $points ->
    [one] { $who } guadagna un punto: { $total }.
   *[other] { $who } guadagna { $points } punti: { $total }.
}
event-levelled = { $who } arriva al { $level }: { $skill }.
ask-skill = { $who } arriva al { $level }. Quale abilità?
verb-learn = Impara
do-learn = { $skill }

## Cars
verb-board = Sali
do-board = { $who } sale: { $car }, { $chair }
verb-alight = Scendi
do-alight = { $who } scende: { $car }
verb-sit = Cambia posto
do-sit = { $who } cambia posto: { $chair }
verb-drive = Guida
do-drive = { $zones ->
    [one] { $who } guida per una Zona, { place-at }
   *[other] { $who } guida per { $zones } Zone, { place-at }
}
verb-ransack = Cerca nella vettura
do-ransack = { $who } cerca nella vettura: { $car }
chair-driver = al volante
chair-passenger = come passeggero
event-car-in = { $who } sale: { $car }.
event-car-out = { $who } scende: { $car }.
event-car-seat = { $who } cambia posto.
event-car-drove = { $who } guida: { place }.
event-car-left = { $who } esce dalla mappa in vettura.
no-driving = In questa Missione le vetture non si guidano.
no-board-zombies = Non si sale in mezzo agli Zombi.
no-seat-free = Quel posto è occupato.
no-driver = Guida solo chi è al volante.
no-pimp-twice = In questa vettura si è già cercato.

## Skills
verb-heal = Cura
do-heal = { $who } cura una Ferita: { $other }
event-heal = { $who } cura una Ferita: { $other }.
no-wound = Non ci sono Ferite da curare.
verb-lead = Guida il gruppo
do-lead = { $who } dà un'Azione a { $other }
event-lead = { $who } dà un'Azione a { $other }.
event-tough = { $who } resiste e ignora l'attacco.

## The mission
verb-take = Prendi
do-take = { $points ->
    [0] { $who } prende l'obiettivo { place-at }
   *[other] { $who } prende l'obiettivo { place-at } per { $points } punti
}
event-token-taken = { $who } prende l'obiettivo { place-at }.
event-token-neutralised = { $who } neutralizza la Spawn Zone: { place }.
event-token-woken = Si attiva una Spawn Zone: { place }.
ask-medicine = { $who } ha trovato dei medicinali. Curi una Ferita?
ask-join = A chi va il nuovo Sopravvissuto?
verb-join = Nuovo Sopravvissuto
do-join = { $seat-is ->
    [you] Il nuovo Sopravvissuto va a te
   *[other] Il nuovo Sopravvissuto va a { $seat }
 }
verb-leave = Esci
do-leave = { $who } lascia la città
event-left = { $who } lascia la città.
no-leave-tokens = Non prima di aver preso tutti gli obiettivi.
no-leave-supplies = Non prima di aver trovato cibo, riso e acqua.
no-leave-yet = Chi non è mai partito non può tornare: prima si lascia la Zona di Partenza.
no-leave-zombies = Non finché c'è uno Zombi nella Zona di Uscita.
verb-neutralise = Neutralizza
do-neutralise = { $who } neutralizza la Spawn Zone
no-neutralise = Non finché qui c'è uno Zombi.
verb-stow = Carica
do-stow = { $who } carica sulla vettura: { $card }
event-card-loaded = { $who } carica sulla vettura: { $card }.
verb-unstow = Scarica
do-unstow = { $who } riprende dalla vettura: { $card }
event-card-unloaded = { $who } riprende dalla vettura: { $card }.

## Zombies
event-attack = { $count ->
    [one] Uno Zombi attacca { place-at }!
   *[other] { $count } Zombi attaccano { place-at }!
}
ask-wound = { $count ->
    [one] C'è una Ferita da assegnare. A chi?
   *[other] Ci sono { $count } Ferite da assegnare. A chi la prossima?
}
verb-wound = Ferita
do-wound = La Ferita va a { $who }
ask-avoid = { $who } sta per subire una Ferita. Una carta al suo posto?
verb-use = Usa
do-use = Usa: { $card }
verb-pay = Rinuncia
do-pay = Rinuncia invece a: { $card }
ask-lose = { $who } subisce una Ferita. Quale carta va perduta?
verb-lose = Perdi
do-lose = Perdi: { $card }
event-wounded = { $who } subisce una Ferita.
event-card-lost = { $who } perde: { $card }.
event-card-shield = { $who } evita la Ferita: { $card }.
event-died = { $who } muore.
event-horde-moved = { $count } { $kind }: da { place-start }, fino a { place }.
event-horde-split = { $count } { $kind }: da { place-start }, fino a { place }, di cui { $added } in più.
event-escaped = { $count ->
    [one] Uno Zombi scappa ({ place }), { $total } in tutto.
   *[other] { $count } Zombi scappano ({ place }), { $total } in tutto.
}
ask-way = Da che parte va l'Abomination?
verb-way = Strada
do-way = { place }
ask-draw-zombies = Una carta Zombi: { place }.
event-zombie-card = { $what ->
    [none] { place }: non arriva nessuno.
    [extra_activation] Non arriva nessuno, ma si attivano un'altra volta tutti i { $kind }.
    [manhole] Tombini: { $count } { $kind } da ognuno vicino a un Sopravvissuto.
   *[spawn] { place }: { $count } { $kind }.
 }
event-spawned = { $count } { $kind } { place-at }.
event-stirs-card = Si attivano un'altra volta tutti i { $kind }.
event-stirs-shortage = Le miniature sono finite: si attivano un'altra volta tutti i { $kind }.

## The end
event-ended-won = La Missione è vinta!
event-ended-lost = La Missione è persa.
event-ended-late = Troppo tardi: la Missione è persa.
end-won = Vinta al turno { $rounds }
end-lost = Persa al turno { $rounds }
end-late = Tempo scaduto dopo { $rounds } turni
end-won-by = L'ultima cosa che mancava l'ha fatta { $who }. { $count ->
    [one] Può raccontarlo { $names }.
   *[other] Possono raccontarlo { $names }.
}
end-lost-by = { $who } cade per ultimo, nel turno { $rounds }: non resta nessuno.
end-over = Finisce nel turno { $rounds }.
fact-kills = { $kills ->
    [one] { $who }: uno Zombi
   *[other] { $who }: { $kills } Zombi
}
fact-rounds = { $rounds ->
    [one] Un turno
   *[other] { $rounds } turni
}
note-left = in salvo
note-dead = ha perso { $who }
series-survivors = Sopravvissuti
series-zombies = Zombi
series-danger = Esperienza più alta
series-objectives = Obiettivi rimasti

## Hints
hint-random = Va bene una qualsiasi.
hint-helps-team = Aiuta la squadra.
hint-shield = Meglio perdere questa carta che essere feriti.
hint-nothing-better = Per ora non c'è di meglio.
hint-camp = Meglio restare e cercare ancora nel prossimo turno: prima armi migliori.
hint-stay = Restare qui è più sicuro che andare avanti ora.
hint-token = Prima la Missione.
hint-leave = È ora di andare.
hint-useful = Costa poco e serve.
hint-kill = Vanno uccisi prima che mordano.
hint-reload = Si ricarica finché c'è tempo.
hint-search = Servono armi migliori.
hint-door = La strada passa da questa porta.
hint-goal = Un passo verso la meta.
hint-car = In vettura si fa prima.
hint-noise = Devono venire da noi.
hint-dice = Sono dadi scarsi, o bastano così.
hint-hands = Le armi migliori vanno in mano.
hint-cards = La carta che ti serve di meno.
hint-redraw = Un'altra carta è probabilmente migliore.
hint-keep = Tieni questa carta: è utile.
hint-next = Ora questo Sopravvissuto serve più degli altri.
hint-survivor = Il Sopravvissuto che può sopportare meglio il colpo.
hint-target = Prima i più pericolosi.
hint-away = Lontano dai Sopravvissuti.
hint-team = Un buon elemento per il gruppo.
hint-skill = L'abilità che uccide di più.
hint-stance-hurry = In questo Round tutti un po' più in fretta.
hint-stance-run = In questo Round corrono tutti, qualunque cosa ci sia di mezzo.
hint-stance-slow = In questo Round tutti con calma: prima quel che è vicino.
hint-stance-hold = In questo Round tutti resistono qui.
hint-stance-close = In questo Round tutti restano uniti.
hint-stance-hunt = In questo Round tutti vanno dove c'è da uccidere.
hint-stance-other = In questo Round tutti puntano a una meta più lontana della prima.
soon-dead = { $more ->
    [yes] { $whole },{ $tenths } sopravvissuti persi in più
   *[other] { $whole },{ $tenths } sopravvissuti persi in meno
}
soon-wounds = { $more ->
    [yes] { $whole },{ $tenths } ferite in più
   *[other] { $whole },{ $tenths } ferite in meno
}
soon-goals = { $more ->
    [yes] { $whole },{ $tenths } % della missione in più
   *[other] { $whole },{ $tenths } % della missione in meno
}
soon-near = { $more ->
    [yes] { $whole },{ $tenths } zombi in più a una zona dai sopravvissuti
   *[other] { $whole },{ $tenths } zombi in meno a una zona dai sopravvissuti
}
soon-danger = { $more ->
    [yes] { $whole },{ $tenths } Livelli di Pericolo in più
   *[other] { $whole },{ $tenths } Livelli di Pericolo in meno
}
soon-armed = { $more ->
    [yes] { $whole },{ $tenths } sopravvissuti ben armati in più
   *[other] { $whole },{ $tenths } sopravvissuti ben armati in meno
}
warn-friends = Il tiro può colpire i tuoi stessi sopravvissuti.

# Sopravvissuti inventati
no-sheet-toml = I Sopravvissuti non si riescono a leggere: { $problem }.
no-sheet-table = In questo testo non c'è nessun Sopravvissuto; ognuno comincia con [[survivor]].
no-sheet-file-entry = «{ $entry }» non dice nulla; ci sono solo Sopravvissuti.
no-sheet-many = Sono { $count } Sopravvissuti vostri; un tavolo ne accoglie al massimo { $most }.
no-sheet-name = { $line ->
    [0] Il Sopravvissuto deve avere un nome.
   *[other] Il Sopravvissuto { $who } (riga { $line }) non ha un nome.
}
no-sheet-word = { $line ->
    [0] {""}
   *[other] { $who } (riga { $line }):{" "}
}il nome è una sola parola, al massimo { $most } lettere, cifre, trattini o apostrofi.
no-sheet-twice = { $line ->
    [0] {""}
   *[other] { $who } (riga { $line }):{" "}
}c'è già qualcuno con questo nome.
no-sheet-entry = { $line ->
    [0] {""}
   *[other] { $who } (riga { $line }):{" "}
}sulla scheda non c'è nulla che si chiami «{ $entry }».
no-sheet-yellow = { $line ->
    [0] {""}
   *[other] { $who } (riga { $line }):{" "}
}l'abilità gialla è sempre +1 Azione.
no-sheet-count = { $line ->
    [0] {""}
   *[other] { $who } (riga { $line }):{" "}
}a { $level } servono esattamente { $count } abilità.
no-sheet-same = { $line ->
    [0] {""}
   *[other] { $who } (riga { $line }):{" "}
}{ $level } ha «{ $skill }» due volte.
no-sheet-missing = { $line ->
    [0] {""}
   *[other] { $who } (riga { $line }):{" "}
}{ $level } ha bisogno di un'abilità.
no-sheet-skill = { $line ->
    [0] {""}
   *[other] { $who } (riga { $line }):{" "}
}{ $level } ha «{ $skill }», che non è una delle 33 abilità.
no-sheet-card = { $line ->
    [0] {""}
   *[other] { $who } (riga { $line }):{" "}
}«{ $skill }» non indica nessuna carta del mazzo Equipaggiamento.
no-sheet-blue = { $line ->
    [0] {""}
   *[other] { $who } (riga { $line }):{" "}
}«{ $skill }» è possibile solo al blu.

## I luoghi per nome
place = { $spot ->
    [notation] { $zone }
    [room] { $room }{ place-way }
    [street] strada { $by }{ place-way }
   *[crossing] incrocio{ place-way }
}
place-at = { $spot ->
    [notation] in { $zone }
    [room] { $at }{ place-way }
    [street] in strada { $by }{ place-way }
   *[crossing] all'incrocio{ place-way }
}
place-way = { $way ->
    [n] , a nord
    [ne] , a nord-est
    [e] , a est
    [se] , a sud-est
    [s] , a sud
    [sw] , a sud-ovest
    [w] , a ovest
    [nw] , a nord-ovest
    [mid] , in centro
   *[none] { "" }
}
place-other = { $spot ->
    [notation] in { $other-zone }
   *[other] { $other-spot ->
        [room] { $other-at }{ place-other-way }
        [street] in strada { $other-by }{ place-other-way }
       *[crossing] all'incrocio{ place-other-way }
    }
}
place-other-way = { $other-way ->
    [n] , a nord
    [ne] , a nord-est
    [e] , a est
    [se] , a sud-est
    [s] , a sud
    [sw] , a sud-ovest
    [w] , a ovest
    [nw] , a nord-ovest
    [mid] , in centro
   *[none] { "" }
}
place-start = { $spot ->
    [notation] { $start-zone }
   *[other] { $start-spot ->
        [room] { $start-room }{ place-start-way }
        [street] strada { $start-by }{ place-start-way }
       *[crossing] incrocio{ place-start-way }
    }
}
place-start-way = { $start-way ->
    [n] , a nord
    [ne] , a nord-est
    [e] , a est
    [se] , a sud-est
    [s] , a sud
    [sw] , a sud-ovest
    [w] , a ovest
    [nw] , a nord-ovest
    [mid] , in centro
   *[none] { "" }
}

## Che cosa può succedere
rest-rooms = Tutte, in quest'ordine
rest-wounds = Dividi tu le altre
rest-hits = Assegna tu gli altri
may-waste = { $actions ->
    [one] Si perde un'azione
   *[other] Si perdono { $actions } azioni
}
may-kill = ne uccide almeno uno
may-hit-friend = { $count ->
    [one] colpisce prima { $who }
   *[other] colpisce prima uno di { $count } compagni
} ({ $dice ->
    [one] un dado
   *[other] { $dice } dadi
}, { $need }+)
may-burn = { $count ->
    [one] { $who } muore tra le fiamme
   *[other] { $count } sopravvissuti muoiono tra le fiamme
}
may-raise = { $points ->
    [one] a un punto da { $level }
   *[other] a { $points } punti da { $level }
}
may-reach = { $alone ->
    [one] qui da soli, a portata di { $count }
   *[other] a portata di { $count }
} Zombi
may-run-over = { $count ->
    [one] investe prima { $who }
   *[other] investe prima uno di { $count } compagni
} ({ $dice ->
    [one] un dado
   *[other] { $dice } dadi
}, { $need }+)
may-leave = { $who } se ne va per sempre, con tutte le carte
may-bite = { $count ->
    [one] C'è uno Zombi: { $attacks } attacchi in arrivo
   *[other] Ci sono { $count } Zombi: { $attacks } attacchi in arrivo
}
may-spawn = { $rooms ->
    [one] Si guarda in una stanza: una carta Zombi
   *[other] Si guarda in { $rooms } stanze: una carta Zombi per ciascuna
}
may-find-weapon = trova un'arma
may-scream = Arriva un Walker: Aaahh!

# Errori nel file di una Missione
no-mission-toml = { $line ->
    [0] La Missione non si riesce a leggere: { $problem }.
   *[other] Riga { $line }: la Missione non si riesce a leggere: { $problem }.
  }
no-mission-long = La Missione ha { $count } caratteri; al massimo { $most }.
no-mission-format = Riga { $line }: il formato è { $given }; questa versione legge il formato { $known }.
no-mission-entry = Riga { $line }: { $where } non è una voce. { $near ->
    [none] Ci sono: { $known }.
   *[other] Forse «{ $near }»?
  }
no-mission-choice = Riga { $line }: { $where } è «{ $given }». { $near ->
    [none] Può essere: { $known }.
   *[other] Forse «{ $near }»?
  }
no-mission-tile = Riga { $line }: non c'è la tessera «{ $given }». { $near ->
    [none] Ci sono: { $known }.
   *[other] Forse «{ $near }»?
  }
no-mission-block = Riga { $line }: { $where }: non c'è il blocco «{ $given }». { $near ->
    [none] Ci sono: { $known }.
   *[other] Forse «{ $near }»?
  }
no-mission-id = Riga { $line }: id vuole da 2 a 40 segni tra a-z, 0-9 e -.
no-mission-words = Riga { $line }: { $where } non ha parole. Serve l'inglese (en).
no-mission-chars = Riga { $line }: { $where } ha { $count } caratteri; al massimo { $most }.
no-mission-players = Riga { $line }: players dev'essere [minimo, massimo], da 1 a 6.
no-mission-number = Riga { $line }: { $where } è «{ $given }»; dev'essere un numero intero da { $least } a { $most }.
no-mission-table = Riga { $line }: { $where } dev'essere una tabella di voci.
no-mission-list = Riga { $line }: { $where } dev'essere una lista con qualcosa dentro.
no-mission-many = Riga { $line }: { $where } ne ha { $count }; al massimo { $most }.
no-mission-tiles = Riga { $line }: la mappa non ha tessere. Scrivete righe come "1B 2B@90".
no-mission-rows = Riga { $line }: le righe di tessere devono essere tutte lunghe uguali.
no-mission-turn = Riga { $line }: tessera «{ $given }»: una tessera si gira di 90, 180 o 270 gradi.
no-mission-twice = Riga { $line }: la tessera { $given } c'è due volte; nella scatola ce n'è una.
no-mission-spot = Riga { $line }: { $where } dev'essere due numeri, in tessere da sinistra e dall'alto.
no-mission-square = Riga { $line }: { $where }: «{ $given }» non è una casella. Scrivete la lettera della colonna e il numero della riga, come A4.
no-mission-off = Riga { $line }: { $where }: { $given } è fuori dalla mappa, che finisce a { $known }.
no-mission-start = Riga { $line }: la mappa non ha start.
no-mission-spawns = Riga { $line }: la mappa non ha Spawn Zone: non arriverebbe mai uno zombi.
no-mission-street = Riga { $line }: { $given } è in una stanza; le vetture stanno in strada.
no-mission-door = Riga { $line }: «{ $given }» non è una porta. Scrivete la casella di strada e il lato: "B3 N", o con la stanza "E3 N > D2".
no-mission-inside = Riga { $line }: { $given } è in una stanza; una porta si indica con la casella di strada davanti.
no-mission-room = Riga { $line }: porta «{ $given }»: da quel lato non c'è una stanza.
no-mission-reach = Riga { $line }: { $where } non si raggiunge dalla partenza, nemmeno con tutte le porte aperte.
no-mission-win = Riga { $line }: niente dice come si vince. Scrivete un blocco, come { "{" } is = "take" { "}" }.
no-mission-missing = Riga { $line }: { $where }: al blocco { $block } serve la voce { $entry }.
no-mission-count = Riga { $line }: { $where } è «{ $given }»; scrivete da 1 a 6, "all" o "seats+1".
no-mission-cite = Riga { $line }: { $where }: «{ $given }» non è una regola; le regole sono come ZC-06.38.
no-mission-mark = Riga { $line }: { $where }: la mappa non ha { $given }.
no-mission-take = Riga { $line }: il blocco { $block } chiede obiettivi, e sulla mappa non ce ne sono.
no-mission-colour = Riga { $line }: il blocco { $block } aspetta un obiettivo { $colour }, e sulla mappa non c'è.
no-mission-colour-door = Riga { $line }: il blocco { $block } chiude porte { $colour }, e sulla mappa non ce ne sono.
no-mission-asleep = Riga { $line }: il blocco { $block } risveglia Spawn Zone { $colour }, e nessuna dorme.
no-mission-kind = Riga { $line }: al blocco { $block } serve un obiettivo con is = "{ $kind }".
no-mission-exit = Riga { $line }: al blocco { $block } serve un'uscita (exit) sulla mappa.
no-mission-goal = Riga { $line }: al blocco { $block } serve una meta (goal) sulla mappa.
no-mission-car = Riga { $line }: al blocco { $block } serve una vettura sulla mappa.
no-mission-escape = Riga { $line }: il blocco { $block } conta gli zombi che se ne vanno; gli serve la regola zombies-leave.
no-mission-needs = Riga { $line }: al blocco { $block } serve la regola { $other }.
no-mission-memory = Il server ha già { $most } Missioni; se ne può aggiungere un'altra solo dopo un riavvio.
no-mission-stuck = I bot non soddisfano «{ $block }» in { $rounds } round, nemmeno senza zombi. Forse la Missione non si può vincere.
no-mission-clear = Riga { $line }: al blocco { $block } serve una condizione prima, o sarebbe subito soddisfatto.
no-mission-both = Riga { $line }: i blocchi { $block } e { $other } si contraddicono.
