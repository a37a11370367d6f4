# Quello che dice il tavolo raccontato: la posizione, come muoversi, e che cosa è successo, in frasi da ascoltare.

narration-way-N = nord
narration-way-NE = nord-est
narration-way-E = est
narration-way-SE = sud-est
narration-way-S = sud
narration-way-SW = sud-ovest
narration-way-W = ovest
narration-way-NW = nord-ovest
narration-way-here = proprio qui

## A che punto è la partita
narration-round = Round { $number }
narration-turn = Turno { $number }
narration-hour = Sono le { $hour }
narration-done = { $what }: { $done } su { $all }
narration-counted = { $what }: { $count }
narration-wanted = { $what } per vincere: { $count }
narration-deck = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
narration-decks = restano { $zombies } carte zombi e { $loot } carte bottino
narration-tiles = { $count ->
    [one] una tessera nella pila
   *[other] { $count } tessere nella pila
}
narration-turn-of = { $who-is ->
    [you] tocca a te: { $phase }
   *[other] tocca a { $who }: { $phase }
}
narration-danger-level = livello di pericolo { $level }
narration-light = { $count ->
    [one] si vede a un esagono
   *[other] si vede a { $count } esagoni
}
narration-resolving = si risolve { $place }: { $step }
narration-next-invasion = conosci la prossima carta invasione: { $card }

## Chi c'è
narration-player = { $who-is ->
    [you] Tu
   *[other] { $who }
}
narration-of-player = { $who-is ->
    [you] dei tuoi
   *[other] di { $who }
}
narration-zombie = Zombi { $number }
narration-facing = rivolto a { $way }
narration-points = { $count ->
    [0] nessun punto rimasto
    [one] un punto rimasto
   *[other] { $count } punti rimasti
}
narration-actions = { $count ->
    [0] nessuna azione rimasta
    [one] un'azione rimasta
   *[other] { $count } azioni rimaste
}
narration-mp = { $count } MP rimasti
narration-rep = Rep { $count }
narration-life = { $count ->
    [one] una vita
   *[other] { $count } vite
}
narration-bullets = { $count ->
    [0] nessun proiettile
    [one] un proiettile
   *[other] { $count } proiettili
}
narration-kills = { $count ->
    [0] nessuno zombi raccolto
    [one] uno zombi raccolto
   *[other] { $count } zombi raccolti
}
narration-cards = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
narration-wounds = { $count ->
    [0] nessuna ferita
    [one] una ferita
   *[other] { $count } ferite
}
narration-experience = { $count ->
    [one] un punto esperienza, { $level }
   *[other] { $count } punti esperienza, { $level }
}
narration-moved = ha già mosso
narration-dead = morto
narration-left = è uscito
narration-to-come = non ancora sulla mappa
narration-in-car = in auto
narration-in-hand = { $card } in mano
narration-nothing = non porta nulla
narration-empty = scarico
narration-carries = { $who }: { $cards }.
narration-card = { $card }: { $text }
narration-food = cibo per { $worth }

## Che cosa c'è
narration-car-door = una portiera dell'auto
narration-search-here = { $done ->
    [done] già perquisito: { $place }, { $way }
   *[left] da perquisire: { $place }, { $way }
}
narration-helipad = il centro dell'eliporto
narration-token-life = { $count ->
    [one] un segnalino vita
   *[other] { $count } segnalini vita
}
narration-token-bullet = { $count ->
    [one] un segnalino proiettile
   *[other] { $count } segnalini proiettile
}
narration-token-survivor = { $count ->
    [one] un superstite
   *[other] { $count } superstiti
}
narration-token-hidden = { $count ->
    [one] un segnalino coperto
   *[other] { $count } segnalini coperti
}
narration-objective = un obiettivo
narration-spawn = una zona di apparizione
narration-exit = l'uscita
narration-noise = { $count ->
    [one] un rumore
   *[other] { $count } rumori
}
narration-outdoors = all'aperto
narration-house-searched = perlustrato
narration-house-entered = aperto, non ancora perlustrato
narration-house-unopened = nessuno ha guardato dentro
narration-shots = { $count ->
    [one] uno sparo sentito da qui
   *[other] { $count } spari sentiti da qui
}
narration-attack-at = attacco da { $count } in su
narration-explosions = { $count ->
    [one] un segnalino esplosione su { $fuse }
   *[other] { $count } segnalini esplosione su { $fuse }
}

## I lati di un luogo
narration-exit-open = { $place }
narration-exit-wall = muro
narration-exit-edge = bordo della mappa
narration-exit-furniture = mobili
narration-exit-car = l'auto
narration-exit-door = porta, { $place }
narration-exit-door-open = porta aperta, { $place }
narration-exit-door-closed = porta chiusa, dietro { $place }
narration-exit-leads-off = la strada esce dalla mappa
narration-exit-building = si entra in un edificio: { $place }
narration-exit-inside = { $place }
narration-exit-barrier = { $place }
narration-exit-rough = { $place }
narration-exit-street = { $place }
narration-times = { $count } volte { $what }
narration-again = { $said }, { $count } volte
narration-named-open = { $name }, aperta
narration-named-shut = { $name }, barricata

## Pericoli
narration-danger = { $count ->
    [one] Pericolo: { $foes } può raggiungere { $who } al prossimo turno.
   *[other] Pericolo: { $foes } possono raggiungere { $who } al prossimo turno.
}
narration-danger-you = { $count ->
    [one] Pericolo: { $foes } può raggiungerti al prossimo turno.
   *[other] Pericolo: { $foes } possono raggiungerti al prossimo turno.
}
narration-in-line = Pericolo: { $count } su { $all } in fila davanti alla barricata: { $place }.
narration-wounds-due = { $count ->
    [one] Pericolo: sta per arrivare una ferita: { $place }.
   *[other] Pericolo: stanno per arrivare { $count } ferite: { $place }.
}
narration-attack-due = Pericolo: { $place }: i morti bastano per attaccare, e lì ci sono dei tuoi.

## Risposte
narration-no-figure = Non hai nessuno sulla mappa.
narration-no-board = Non c'è una mappa da percorrere.
narration-board-ends = Qui finisce la mappa.
narration-with = Qui anche: { $who }.
narration-here = { $who }, qui: { $place }
narration-away = { $steps ->
    [one] { $who }, a un passo da { $of }, { $way }: { $place }
   *[other] { $who }, a { $steps } passi da { $of }, { $way }: { $place }
}
narration-none-near = { $steps ->
    [one] Nessuno a un passo.
   *[other] Nessuno entro { $steps } passi.
}
narration-no-threat = Nessuno può raggiungerti entro { $turns } turni.
narration-comes = { $turns ->
    [0] { $who } è già accanto a { $to }: { $place }
    [one] { $who } può raggiungere { $to } al prossimo turno, ora a { $way }: { $place }
   *[other] { $who } può raggiungere { $to } tra { $turns } turni al più presto, ora a { $way }: { $place }
}
narration-comes-you = { $turns ->
    [0] { $who } è già accanto a te: { $place }
    [one] { $who } può raggiungerti al prossimo turno, ora a { $way }: { $place }
   *[other] { $who } può raggiungerti tra { $turns } turni al più presto, ora a { $way }: { $place }
}
narration-can = { $who }:
narration-can-reach = { $count ->
    [one] Un luogo raggiungibile, { $safe ->
        [0] non sicuro
       *[other] sicuro
    }. È questo:
   *[other] { $count } luoghi raggiungibili, { $safe } sicuri. I più vicini:
}
narration-to = { $place }, per { $cost }
narration-to-risky = { $place }, per { $cost }, pericolo: { $risks }
narration-can-see = { $count ->
    [one] Vede un luogo. In vista: { $who }.
   *[other] Vede { $count } luoghi. In vista: { $who }.
}
narration-needs = { $face ->
    [7] { $who }: nessun dado colpisce.
    [6] { $who }: colpisce un 6.
   *[other] { $who }: colpisce { $face } o più.
}
narration-odds = { $what }: { $chance } %.
narration-can-do = Ora si può scegliere: { $what }.
narration-empty-place = vuoto
narration-steps = { $steps ->
    [one] A un passo da { $of }, { $way }.
   *[other] A { $steps } passi da { $of }, { $way }.
}
narration-steps-way = { $steps ->
    [one] a un passo da { $of }, { $way }
   *[other] a { $steps } passi da { $of }, { $way }
}
narration-you = te
narration-no-way = Nessuna strada aperta ci porta; si trova a { $way }.
narration-no-place = Non c'è un luogo di nome “{ $text }”.
narration-room = { $count ->
    [one] { $area }, un luogo.
   *[other] { $area }, { $count } luoghi.
}
narration-ways-out = { $count ->
    [one] Un'uscita:
   *[other] { $count } uscite:
}
narration-way-actions = Da scrivere: { $actions }.
narration-path = { $steps ->
    [one] Un passo: { $turns }.
   *[other] { $steps } passi: { $turns }.
}
narration-path-past = Lungo la strada: { $who }.
narration-unknown-name = Non c'è nessuno di nome “{ $text }”.
narration-hand-empty = Non hai nulla in mano.
narration-votes-none = Non si vota, e nessuno ha dato la sua parola.
narration-vote-attack = { $place }: si vota chi perde qualcuno. Si può scegliere tra { $who }.
narration-vote-sharing = { $place }: si vota chi distribuisce le provviste. Si può scegliere tra { $who }.
narration-votes-of = { $count ->
    [one] { $who-is ->
        [you] Un tuo voto.
       *[other] Un voto di { $who }.
    }
   *[other] { $who-is ->
        [you] { $count } voti tuoi.
       *[other] { $count } voti di { $who }.
    }
}
narration-votes-for = { $count ->
    [one] { $who } dispone di un voto di { $owner }.
   *[other] { $who } dispone di { $count } voti di { $owner }.
}
narration-promise = { $who-is ->
    [you] La tua parola a { $to }: { $word }; { $fate }.
   *[other] { $to-is ->
        [you] La parola di { $who } a te: { $word }; { $fate }.
       *[other] La parola di { $who } a { $to }: { $word }; { $fate }.
    }
}
narration-bid = { $who-is ->
    [you] È aperta la tua offerta a { $to }.
   *[other] { $to-is ->
        [you] È aperta un'offerta di { $who } a te.
       *[other] È aperta un'offerta di { $who } a { $to }.
    }
}
narration-making = { $who-is ->
    [you] Stai preparando un'offerta per { $to }.
   *[other] { $to-is ->
        [you] { $who } prepara un'offerta per te.
       *[other] { $who } prepara un'offerta per { $to }.
    }
}
narration-nothing-yet = Non è ancora successo nulla.
narration-nothing-since = Non è successo nulla dalla tua ultima scelta.
narration-dice = Dadi: { $faces }

## Che cosa si chiede e si sceglie
narration-cost = costo { $cost }
narration-count = { $count ->
    [one] Una scelta.
   *[other] { $count } scelte.
}
narration-routine = Scrivi resto per: { $what }.
narration-waiting = Si aspetta { $who }.
narration-no-choices = Ora non hai nulla da scegliere.
narration-no-number = Non c'è { $number }: le scelte vanno da 1 a { $last }.
narration-ambiguous = { $count } scelte cominciano con “{ $text }”:
narration-confirm = { $what }. Davvero? Scrivi sì, o altro per pensarci ancora.
narration-cannot-go = Adesso non puoi andare lì: { $side }.
narration-unknown = “{ $text }” non è una cosa che puoi fare ora. Scrivi scelte, o aiuto.
narration-allowed = Questo si può fare: { $what }.
narration-refused = Non si può: { $what }. { $why }
narration-nothing-refused = Qui non c'è nulla che si potrebbe tentare e non si può.
narration-no-rule = Non c'è una regola { $id }.
narration-no-completion = Nulla comincia con “{ $text }”.
narration-score = { $won ->
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
narration-tally-moved = { $count ->
    [one] uno si è mosso
   *[other] { $count } si sono mossi
}
narration-tally-came = { $count ->
    [one] uno è arrivato
   *[other] { $count } sono arrivati
}
narration-tally-hurt = { $count ->
    [one] un ferito
   *[other] { $count } feriti
}
narration-tally-fell = { $count ->
    [one] uno è caduto
   *[other] { $count } sono caduti
}
narration-tally-other = { $alone ->
    [1] { $count ->
        [one] è successa una cosa
       *[other] sono successe { $count } cose
    }
   *[0] { $count ->
        [one] un'altra cosa è successa
       *[other] altre { $count } cose sono successe
    }
}
narration-nearest = { $steps ->
    [0] il più vicino è accanto a te
    [one] il più vicino è a un passo
   *[other] il più vicino è a { $steps } passi
}
narration-level = Di quel che fanno gli altri senti: { $level }.
narration-level-all = tutto
narration-level-near = vicino a me
narration-level-mine = solo il mio
narration-level-how = Scrivi racconta tutto, racconta vicino o racconta solo.
narration-help =
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
