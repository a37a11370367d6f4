# Quello che dice il tavolo raccontato: la posizione, come muoversi, e che cosa è successo, in frasi da ascoltare.

told-way-N = nord
told-way-NE = nord-est
told-way-E = est
told-way-SE = sud-est
told-way-S = sud
told-way-SW = sud-ovest
told-way-W = ovest
told-way-NW = nord-ovest
told-way-here = proprio qui

## A che punto è la partita
told-round = Round { $number }
told-turn = Turno { $number }
told-hour = Sono le { $hour }
told-done = { $what }: { $done } su { $all }
told-counted = { $what }: { $count }
told-wanted = { $what } per vincere: { $count }
told-deck = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
told-decks = restano { $zombies } carte zombi e { $loot } carte bottino
told-tiles = { $count ->
    [one] una tessera nella pila
   *[other] { $count } tessere nella pila
}
told-turn-of = { $who-is ->
    [you] tocca a te: { $phase }
   *[other] tocca a { $who }: { $phase }
}
told-danger-level = livello di pericolo { $level }
told-light = { $count ->
    [one] si vede a un esagono
   *[other] si vede a { $count } esagoni
}
told-resolving = si risolve { $place }: { $step }
told-next-invasion = conosci la prossima carta invasione: { $card }

## Chi c'è
told-player = { $who-is ->
    [you] Tu
   *[other] { $who }
}
told-of-player = { $who-is ->
    [you] dei tuoi
   *[other] di { $who }
}
told-zombie = Zombi { $number }
told-facing = rivolto a { $way }
told-points = { $count ->
    [0] nessun punto rimasto
    [one] un punto rimasto
   *[other] { $count } punti rimasti
}
told-actions = { $count ->
    [0] nessuna azione rimasta
    [one] un'azione rimasta
   *[other] { $count } azioni rimaste
}
told-mp = { $count } MP rimasti
told-rep = Rep { $count }
told-life = { $count ->
    [one] una vita
   *[other] { $count } vite
}
told-bullets = { $count ->
    [0] nessun proiettile
    [one] un proiettile
   *[other] { $count } proiettili
}
told-kills = { $count ->
    [0] nessuno zombi raccolto
    [one] uno zombi raccolto
   *[other] { $count } zombi raccolti
}
told-cards = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
told-wounds = { $count ->
    [0] nessuna ferita
    [one] una ferita
   *[other] { $count } ferite
}
told-experience = { $count ->
    [one] un punto esperienza, { $level }
   *[other] { $count } punti esperienza, { $level }
}
told-moved = ha già mosso
told-dead = morto
told-left = è uscito
told-to-come = non ancora sulla mappa
told-in-car = in auto
told-in-hand = { $card } in mano
told-nothing = non porta nulla
told-empty = scarico
told-carries = { $who }: { $cards }.
told-card = { $card }: { $text }
told-food = cibo per { $worth }

## Che cosa c'è
told-car-door = una portiera dell'auto
told-search-here = { $done ->
    [done] già perquisito: { $place }, { $way }
   *[left] da perquisire: { $place }, { $way }
}
told-helipad = il centro dell'eliporto
told-token-life = { $count ->
    [one] un segnalino vita
   *[other] { $count } segnalini vita
}
told-token-bullet = { $count ->
    [one] un segnalino proiettile
   *[other] { $count } segnalini proiettile
}
told-token-survivor = { $count ->
    [one] un superstite
   *[other] { $count } superstiti
}
told-token-hidden = { $count ->
    [one] un segnalino coperto
   *[other] { $count } segnalini coperti
}
told-objective = un obiettivo
told-spawn = una zona di apparizione
told-exit = l'uscita
told-noise = { $count ->
    [one] un rumore
   *[other] { $count } rumori
}
told-outdoors = all'aperto
told-house-searched = perlustrato
told-house-entered = aperto, non ancora perlustrato
told-house-unopened = nessuno ha guardato dentro
told-shots = { $count ->
    [one] uno sparo sentito da qui
   *[other] { $count } spari sentiti da qui
}
told-attack-at = attacco da { $count } in su
told-explosions = { $count ->
    [one] un segnalino esplosione su { $fuse }
   *[other] { $count } segnalini esplosione su { $fuse }
}

## I lati di un luogo
told-exit-open = { $place }
told-exit-wall = muro
told-exit-edge = bordo della mappa
told-exit-furniture = mobili
told-exit-car = l'auto
told-exit-door = porta, { $place }
told-exit-door-open = porta aperta, { $place }
told-exit-door-closed = porta chiusa, dietro { $place }
told-exit-leads-off = la strada esce dalla mappa
told-exit-building = si entra in un edificio: { $place }
told-exit-inside = { $place }
told-exit-barrier = { $place }
told-exit-rough = { $place }
told-exit-street = { $place }
told-times = { $count } volte { $what }
told-again = { $said }, { $count } volte
told-named-open = { $name }, aperta
told-named-shut = { $name }, barricata

## Pericoli
told-danger = { $count ->
    [one] Pericolo: { $foes } può raggiungere { $who } al prossimo turno.
   *[other] Pericolo: { $foes } possono raggiungere { $who } al prossimo turno.
}
told-danger-you = { $count ->
    [one] Pericolo: { $foes } può raggiungerti al prossimo turno.
   *[other] Pericolo: { $foes } possono raggiungerti al prossimo turno.
}
told-in-line = Pericolo: { $count } su { $all } in fila davanti alla barricata: { $place }.
told-wounds-due = { $count ->
    [one] Pericolo: sta per arrivare una ferita: { $place }.
   *[other] Pericolo: stanno per arrivare { $count } ferite: { $place }.
}
told-attack-due = Pericolo: { $place }: i morti bastano per attaccare, e lì ci sono dei tuoi.

## Risposte
told-no-figure = Non hai nessuno sulla mappa.
told-no-board = Non c'è una mappa da percorrere.
told-board-ends = Qui finisce la mappa.
told-with = Qui anche: { $who }.
told-here = { $who }, qui: { $place }
told-away = { $steps ->
    [one] { $who }, a un passo da { $of }, { $way }: { $place }
   *[other] { $who }, a { $steps } passi da { $of }, { $way }: { $place }
}
told-nobody-near = { $steps ->
    [one] Nessuno a un passo.
   *[other] Nessuno entro { $steps } passi.
}
told-nobody-comes = Nessuno può raggiungerti entro { $turns } turni.
told-comes = { $turns ->
    [0] { $who } è già accanto a { $to }: { $place }
    [one] { $who } può raggiungere { $to } al prossimo turno, ora a { $way }: { $place }
   *[other] { $who } può raggiungere { $to } tra { $turns } turni al più presto, ora a { $way }: { $place }
}
told-comes-you = { $turns ->
    [0] { $who } è già accanto a te: { $place }
    [one] { $who } può raggiungerti al prossimo turno, ora a { $way }: { $place }
   *[other] { $who } può raggiungerti tra { $turns } turni al più presto, ora a { $way }: { $place }
}
told-can = { $who }:
told-can-reach = { $count ->
    [one] Un luogo raggiungibile, { $safe ->
        [0] non sicuro
       *[other] sicuro
    }. È questo:
   *[other] { $count } luoghi raggiungibili, { $safe } sicuri. I più vicini:
}
told-to = { $place }, per { $cost }
told-to-risky = { $place }, per { $cost }, pericolo: { $risks }
told-can-see = { $count ->
    [one] Vede un luogo. In vista: { $who }.
   *[other] Vede { $count } luoghi. In vista: { $who }.
}
told-needs = { $face ->
    [7] { $who }: nessun dado colpisce.
    [6] { $who }: colpisce un 6.
   *[other] { $who }: colpisce { $face } o più.
}
told-odds = { $what }: { $chance } %.
told-can-do = Ora si può scegliere: { $what }.
told-empty-place = vuoto
told-steps = { $steps ->
    [one] A un passo da { $of }, { $way }.
   *[other] A { $steps } passi da { $of }, { $way }.
}
told-steps-way = { $steps ->
    [one] a un passo da { $of }, { $way }
   *[other] a { $steps } passi da { $of }, { $way }
}
told-you = te
told-no-way = Nessuna strada aperta ci porta; si trova a { $way }.
told-no-place = Non c'è un luogo di nome “{ $text }”.
told-room = { $count ->
    [one] { $area }, un luogo.
   *[other] { $area }, { $count } luoghi.
}
told-ways-out = { $count ->
    [one] Un'uscita:
   *[other] { $count } uscite:
}
told-way-actions = Da scrivere: { $actions }.
told-path = { $steps ->
    [one] Un passo: { $turns }.
   *[other] { $steps } passi: { $turns }.
}
told-path-past = Lungo la strada: { $who }.
told-nobody-called = Non c'è nessuno di nome “{ $text }”.
told-hand-empty = Non hai nulla in mano.
told-votes-none = Non si vota, e nessuno ha dato la sua parola.
told-vote-attack = { $place }: si vota chi perde qualcuno. Si può scegliere tra { $who }.
told-vote-sharing = { $place }: si vota chi distribuisce le provviste. Si può scegliere tra { $who }.
told-votes-of = { $count ->
    [one] { $who-is ->
        [you] Un tuo voto.
       *[other] Un voto di { $who }.
    }
   *[other] { $who-is ->
        [you] { $count } voti tuoi.
       *[other] { $count } voti di { $who }.
    }
}
told-votes-for = { $count ->
    [one] { $who } dispone di un voto di { $owner }.
   *[other] { $who } dispone di { $count } voti di { $owner }.
}
told-promise = { $who-is ->
    [you] La tua parola a { $to }: { $word }; { $fate }.
   *[other] { $to-is ->
        [you] La parola di { $who } a te: { $word }; { $fate }.
       *[other] La parola di { $who } a { $to }: { $word }; { $fate }.
    }
}
told-bid = { $who-is ->
    [you] È aperta la tua offerta a { $to }.
   *[other] { $to-is ->
        [you] È aperta un'offerta di { $who } a te.
       *[other] È aperta un'offerta di { $who } a { $to }.
    }
}
told-making = { $who-is ->
    [you] Stai preparando un'offerta per { $to }.
   *[other] { $to-is ->
        [you] { $who } prepara un'offerta per te.
       *[other] { $who } prepara un'offerta per { $to }.
    }
}
told-nothing-yet = Non è ancora successo nulla.
told-nothing-since = Non è successo nulla dalla tua ultima scelta.
told-dice = Dadi: { $faces }

## Che cosa si chiede e si sceglie
told-cost = costo { $cost }
told-count = { $count ->
    [one] Una scelta.
   *[other] { $count } scelte.
}
told-routine = Scrivi resto per: { $what }.
told-waiting = Si aspetta { $who }.
told-no-choices = Ora non hai nulla da scegliere.
told-no-number = Non c'è { $number }: le scelte vanno da 1 a { $last }.
told-ambiguous = { $count } scelte cominciano con “{ $text }”:
told-confirm = { $what }. Davvero? Scrivi sì, o altro per pensarci ancora.
told-cannot-go = Adesso non puoi andare lì: { $side }.
told-unknown = “{ $text }” non è una cosa che puoi fare ora. Scrivi scelte, o aiuto.
told-allowed = Questo si può fare: { $what }.
told-refused = Non si può: { $what }. { $why }
told-nothing-refused = Qui non c'è nulla che si potrebbe tentare e non si può.
told-no-rule = Non c'è una regola { $id }.
told-no-completion = Nulla comincia con “{ $text }”.
told-score = { $won ->
    [1] { $who-is ->
        [you] Hai vinto,
       *[other] { $who }: vittoria,
    }
   *[0] { $who-is ->
        [you] Tu:
       *[other] { $who }:
    }
} { $points ->
    [one] un punto
   *[other] { $points } punti
}

## Che cosa hanno fatto gli altri, in un fiato
told-tally-moved = { $count ->
    [one] uno si è mosso
   *[other] { $count } si sono mossi
}
told-tally-came = { $count ->
    [one] uno è arrivato
   *[other] { $count } sono arrivati
}
told-tally-hurt = { $count ->
    [one] un ferito
   *[other] { $count } feriti
}
told-tally-fell = { $count ->
    [one] uno è caduto
   *[other] { $count } sono caduti
}
told-tally-other = { $alone ->
    [1] { $count ->
        [one] è successa una cosa
       *[other] sono successe { $count } cose
    }
   *[0] { $count ->
        [one] un'altra cosa è successa
       *[other] altre { $count } cose sono successe
    }
}
told-nearest = { $steps ->
    [0] il più vicino è accanto a te
    [one] il più vicino è a un passo
   *[other] il più vicino è a { $steps } passi
}
told-level = Di quel che fanno gli altri senti: { $level }.
told-level-all = tutto
told-level-near = vicino a me
told-level-mine = solo il mio
told-level-how = Scrivi racconta tutto, racconta vicino o racconta solo.
told-help =
    Un numero: quella scelta. Oppure la sua notazione, o quanto basta per distinguerla.
    scelte, domanda: che cosa si può scegliere, che cosa si chiede. resto: d'ora in poi la stessa piccola domanda trova risposta da sé.
    annulla, rifai, consiglio, e sì per seguirlo. vai a nord: un passo. perché e un'azione: perché non si può. regola e il suo numero.
    io, vicino, vicino 3: dove sei, chi è vicino. minacce: chi può raggiungerti, e quando. posso: che cosa raggiungi, vedi e colpisci.
    guarda e un luogo; stanza; strada e un luogo; chi e un nome; mano; voti; tutti; luoghi.
    ultimo, intanto: l'ultima cosa successa, tutto dalla tua ultima scelta. racconta tutto, racconta vicino, racconta solo: quanto senti degli altri.
    attendi: gli altri aspettano il tuo avanti, o tornano ad andare da sé. avanti: un loro passo.
    nord, sud, est, ovest, casa: la mappa luogo per luogo; a comando vuoto lo fanno le frecce e Home.
    L'inizio di una parola e un punto interrogativo: come può continuare.
    Una barra e un testo: un messaggio agli altri. Se chiedono di annullare qualcosa: sì o no.
