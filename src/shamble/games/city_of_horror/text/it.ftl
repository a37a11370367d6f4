# Ciò che dicono le regole di City of Horror. Opzioni, carte, personaggi e luoghi dicono le proprie
# in components.toml; i nomi di luoghi e colori sono in ui.it.ftl.

game-city-of-horror = City of Horror
    .text = Quattro ore prima dell'elicottero, troppo pochi antidoti, e il vero pericolo sono gli altri.
mode-standard = Quattro ore
    .text = Nasconditi, vota, tratta, tradisci. Vince chi salva di più.
side-everyone = Tutti
side-board-A = lato A
side-board-B = lato B
side-board-collapsed = crollata

phase-setup = Preparazione
phase-observe = Osservazione
phase-choose = Carte Movimento
phase-invade = Invasione
phase-move = Movimento
phase-resolve = Luoghi
phase-change = Giocatore iniziale
phase-rescue = Soccorsi
phase-over = La fine

## Opzioni del tavolo
no-such-starter = Ci sono solo { $seats } posti.

## Preparazione
event-laid = Luogo { $number }: { $place }, { $side }.
event-dealt = { $person } va a { $seat }.
event-place-drawn = { $seat } pesca { $place }.
event-settled = { $person }: { $place }.
event-settled-full = { $person } trova tutto pieno e resta all'incrocio.
event-food-shown = Un segnalino Cibo da { $value } è scoperto all'incrocio.
ask-settle = Chi va qui: { $place }?
ask-draft = Quale carta tieni? Ce ne sono { $cards } tra cui scegliere.
ask-draw = Si pesca una carta.
ask-pick = Decide la sorte.

## Il turno
event-hour = { $hour }
event-starter-setup = { $seat } somiglia di più a uno zombie e comincia.
event-starter-lost = { $seat } è l'ultimo ad aver perso qualcuno: è il giocatore iniziale.
event-starter-tower = { $seat } ha perso qualcuno sulla torre: è il giocatore iniziale.
event-starter-left = Non è morto nessuno: ora il giocatore iniziale è { $seat }.
event-starter-student = La Studentessa prende il segnalino: il giocatore iniziale è { $seat }.
event-starter-out = Il segnalino passa a { $seat }.
event-peeked = { $seat } guarda la prossima carta Invasione.
event-peeked-card = { $seat } guarda la prossima carta Invasione: { $card }.
ask-plan = Dove mandi uno dei tuoi?
event-plan = { $seat } vuole andare qui: { $place }.
event-plan-swapped = { $seat } cambia carta Movimento: { $place }.
event-invasion = { $card }
event-came-invasion = { $count ->
    [one] Arriva uno zombie: { $place }.
   *[other] Arrivano { $count } zombie: { $place }.
}
event-came-alarm = L'allarme ne attira { $count }: { $place }.
event-came-blonde = La Bionda attira { $count ->
    [one] uno zombie
   *[other] { $count } zombie
}: { $place }.
event-walked = { $missed ->
    [0] { $count } si spostano: { $source }, poi { $place }.
   *[other] { $count } si spostano: { $source }, poi { $place }. Per { $missed } non c'è posto.
}
event-killed = { $count ->
    [0] Non muore nessuno zombie: { $place }.
    [one] Uno zombie in meno: { $place }.
   *[other] { $count } zombie in meno: { $place }.
}
event-dropped = Paracadute su { $place }: antidoti { $antidotes }, carte { $cards }.
event-leader = Il leader è su { $colour }.
ask-mover = Chi muove qui: { $place }?
event-moved-in = { $person } va qui: { $place }.
event-moved-full = { $person } trova tutto pieno e finisce all'incrocio.
event-moved-squeezed = { $person } si infila dentro: { $place }.
event-move-undone = Il Prete rimanda indietro { $person }: { $place }.
event-nobody-moves = { $seat } non ha nessuno che possa muovere.
ask-doorstep = { $person } è davanti a un luogo pieno. { $place }: ci si infila?
ask-undo-move = { $person } ha mosso: { $place }. Il Prete annulla il movimento?
ask-swap = Quale carta Movimento al suo posto?

## Finestre
rest-pass = Passa finché non mi si chiede altro
ask-window-look = Comincia l'ora. Qualcuno agisce?
ask-window-late = Gli altri hanno scoperto le carte Movimento. Qualcuno agisce prima che scelga chi è sulla torre?
ask-window-plans = Le carte Movimento sono scoperte. Qualcuno agisce?
ask-window-move = Ora muove { $seat }. Qualcuno agisce prima?
ask-window-moved = Tutti hanno mosso. Qualcuno agisce?
ask-window-use = Prima che si usi { $place }: qualcuno agisce?
ask-window-attack = { $place }: { $zombies } zombie. Qualcuno agisce prima del controllo dell'attacco?
ask-window-sharing = { $place }: prima del voto sui rifornimenti, qualcuno agisce?
ask-window-after = I luoghi sono risolti. Qualcuno agisce?
ask-window-rescue = Arriva l'elicottero. Qualcuno agisce?
ask-bargain = { $place }: si è votato. Offerte prima che il voto abbia effetto?
ask-against = { $seat } gioca { $card }. Qualcuno la annulla?

## Luoghi
event-location = { $number } { $place }
ask-use = { $place }: { $effect }. Lo usi?
event-unused = { $seat } non lo usa: { $place }.
ask-wake = Chi fai riposare?
ask-recover = Quale carta prendi dagli scarti?
ask-meal = Quale cibo prendi?
ask-token = Dove va il segnalino Esplosione?
event-token = Segnalino Esplosione { $count }: { $place }.
event-exploded-tower = La torre del serbatoio esplode!
event-exploded-fire = L'armeria brucia. Chi era dentro è all'incrocio.
event-exploded-door = La porta dell'armeria è bloccata per sempre.
event-antidote = { $seat } prende un antidoto.
event-food = { $seat } prende un segnalino Cibo.
event-food-value = { $seat } prende un segnalino Cibo da { $value }.
event-food-paid = { $seat } rinuncia a un segnalino Cibo da { $value }.

## Attacchi e votazioni
event-attack = { $count ->
    [one] Uno zombie attacca: { $place }!
   *[other] { $count } zombie attaccano: { $place }!
}
event-attack-nobody = { $count ->
    [one] Uno zombie non trova nessuno da divorare: { $place }.
   *[other] { $count } zombie non trovano nessuno da divorare: { $place }.
}
ask-vote-attack = { $place }: chi deve perdere qualcuno?
ask-vote-sharing = { $place }: chi distribuisce i rifornimenti?
event-voted = { $votes ->
    [one] { $seat } indica { $target }.
   *[other] { $seat } indica { $target } con { $votes } voti.
}
event-voted-coerced = { $votes ->
    [one] { $seat } indica { $target } con il voto di { $owner }.
   *[other] { $seat } indica { $target } con i { $votes } voti di { $owner }.
}
event-tied-attack = Parità: decide il giocatore iniziale.
event-tied-sharing = Parità: nessuno ottiene nulla.
event-chosen-attack = { $seat } perde qualcuno: { $place }.
event-chosen-sharing = { $seat } distribuisce i rifornimenti: { $place }.
ask-tie = { $place }: il voto è pari. Chi nomini?
ask-victim = { $place }: chi perdi?
event-died-eaten = { $person } finisce in pasto agli zombie. { $seat } ha una persona in meno.
event-died-leader = Il leader si prende { $person }. { $seat } ha una persona in meno.
event-died-tower = { $person } muore sulla torre. { $seat } ha una persona in meno.
event-died-sick = Nessun antidoto per { $person }. { $seat } ha una persona in meno.
event-eliminated = { $seat } non ha più nessuno ed è fuori.

## Condivisione
ask-take-item = { $place }: che cosa prendi?
ask-give-item = { $place }: chi riceve che cosa del resto?
event-keeps-antidote = { $seat } prende un antidoto.
event-keeps-card = { $seat } prende una carta.
event-keeps-known-card = { $seat } prende { $card }.
event-gives-antidote = { $seat } dà a { $target } un antidoto.
event-gives-card = { $seat } dà a { $target } una carta.
event-gives-known-card = { $seat } dà a { $target } { $card }.
event-items-stay = { $items ->
    [one] Un oggetto resta: { $place }.
   *[other] { $items } oggetti restano: { $place }.
}
item-antidote = un antidoto
item-card = una carta Azione
item-any = un oggetto qualsiasi

## Carte e poteri
event-drew = { $seat } riceve una carta.
event-drew-card = { $seat } riceve { $card }.
event-played = { $seat } gioca { $card }.
event-played-place = { $seat } gioca { $card }: { $place }.
event-played-place-to = { $seat } gioca { $card }: da { $place } a { $place2 }.
event-played-seat = { $seat } gioca { $card } contro { $target }.
event-played-seat-place = { $seat } gioca { $card } contro { $target }: { $place }.
event-played-person = { $seat } gioca { $card } su { $person }.
event-played-person-place = { $seat } gioca { $card } per { $person }: { $place }.
event-cancelled = { $seat } annulla { $card }.
event-paid = { $seat } paga con { $card }.
event-recovered = { $seat } prende { $card } dagli scarti.
event-rested = { $person }: di nuovo sul lato riposato.
event-exhausted = { $person }: sul lato stremato.
event-hid = { $person } non si può raggiungere fino a fine turno.
event-power = { $seat } usa un potere: { $person }.
event-kitty = Il micio corre: da { $source } a { $place }.
event-kitty-home = Il micio torna indietro: { $place }.
event-stolen = { $seat } ruba una carta a { $target }.
event-stolen-card = { $seat } ruba { $card } a { $target }.
ask-aim-at = { $what }: dove?
ask-aim-lure = { $what }: dove arrivano gli zombie?
ask-aim-from = { $what }: da dove?
ask-aim-to = { $what }: verso dove?
ask-aim-where = { $what }: in quale luogo?
ask-aim-wake = { $what }: per chi?
ask-aim-hide = { $what }: chi si nasconde?
ask-aim-leader = { $what }: su quale colore va il leader?
ask-aim-rob = { $what }: chi derubi?
ask-aim-coerce = { $what }: i voti di chi?
ask-aim-pay = { $what }: quale carta scarti?
ask-aim-take = { $what }: quale carta prendi?

## Offerte
ask-compose = La tua offerta a { $target }: che cosa dai, che cosa vuoi?
ask-word-mine = Che cosa prometti a { $target }?
ask-word-yours = Che cosa deve promettere { $target }?
ask-word-place = Su quale luogo?
ask-word-what = Chi, quanti, o che cosa?
ask-gift = Quale carta consegni a { $seat }?
event-offer-made = { $seat } fa un'offerta a { $target }.
event-offer-agreed = { $seat } e { $target } sono d'accordo.
event-offer-refused = { $seat } rifiuta l'offerta di { $target }.
event-offer-withdrawn = { $seat } ritira l'offerta a { $target }.
event-goods = { $seat } consegna a { $target }: antidoti { $antidotes }, carte { $cards }.
event-promise-vote = { $seat } promette a { $target } di indicare { $named } nell'attacco. { $place }.
event-promise-share-vote = { $seat } promette a { $target } di indicare { $named } nella condivisione. { $place }.
event-promise-help = { $seat } promette a { $target } di togliere { $count ->
    [one] uno zombie
   *[other] { $count } zombie
}. { $place }.
event-promise-stand-by = { $seat } promette a { $target } di non giocare nulla. { $place }.
event-promise-give = { $seat } promette a { $target } { $item ->
    [antidote] un antidoto
    [card] una carta Azione
   *[any] una parte
} dei rifornimenti. { $place }.
event-promise-tie = { $seat } promette a { $target } di nominare { $named } in caso di parità. { $place }.
event-word-kept = { $seat } ha mantenuto la promessa a { $target }. { $place }.
event-word-broken = { $seat } ha infranto la promessa a { $target }! { $place }.
event-word-void = La promessa di { $seat } a { $target } è rimasta senza oggetto. { $place }.
event-word-open = { $seat } deve ancora mantenere una promessa a { $target }. { $place }.

## La fine
ask-saved = { $antidotes ->
    [one] Resta un antidoto: a chi va?
   *[other] Restano { $antidotes } antidoti: a chi ne va uno?
}
event-vaccinated = { $person } riceve un antidoto e parte con { $seat }.
event-scored = { $seat }: { $people } per le persone, { $antidotes } per gli antidoti, { $food } per il cibo. { $points } punti.
end-rescue = L'elicottero è partito.
end-rescue-one = { $seat } vola via in testa.
end-lost = Per l'elicottero non è rimasto nessuno.
end-second = { $points } punti; poi viene { $seat } con { $next }.
note-survivors = { $count ->
    [0] Nessuno si è salvato
    [one] Si è salvata una persona
   *[other] Si sono salvate { $count } persone
}
note-out = Fuori prima dell'elicottero
fact-promises = Promesse: { $kept } mantenute, { $broken } infrante.
fact-tower = La torre del serbatoio non c'è più.
series-zombies = Zombie
series-people-1 = Persone del posto 1
series-people-2 = Persone del posto 2
series-people-3 = Persone del posto 3
series-people-4 = Persone del posto 4
series-people-5 = Persone del posto 5
series-people-6 = Persone del posto 6

## Azioni
do-pass = Passa
verb-pass = Passa
do-play = Gioca { $card }
verb-play = Gioca una carta
do-power = Usa il potere: { $person }
verb-power = Usa un potere
do-offer = Fai un'offerta a { $seat }
verb-offer = Fai un'offerta
do-plan = { $place }
verb-plan = Carta Movimento
do-later = Aspetta gli altri
verb-later = Aspetta
do-move = { $person } va qui: { $place }
verb-move = Muovi
do-turn-away = All'incrocio
verb-turn-away = All'incrocio
do-put = { $person }
verb-put = Piazza
do-keep = Tieni { $card }
verb-keep = Tieni
do-at = { $place }
verb-at = Dove
do-lure = { $place }
verb-lure = Dove
do-from = Da { $place }
verb-from = Da
do-to = A { $place }
verb-to = A
do-where = { $place }
verb-where = Dove
do-about = { $place }
verb-about = Luogo
do-token = { $place }
verb-token = Segnalino Esplosione
do-wake = Fai riposare { $person }
verb-wake = Fai riposare
do-hide = Nascondi { $person }
verb-hide = Nascondi
do-exhaust = Strema { $person }
verb-exhaust = Strema
do-eaten = Muore { $person }
verb-eaten = Vittima
do-vaccinate = L'antidoto va a { $person }
verb-vaccinate = Antidoto
do-leader = { $colour }
verb-leader = Leader
do-forward = Spingi il leader di uno spazio
verb-forward = Spingi il leader
do-rob = Deruba { $seat }
verb-rob = Deruba
do-coerce = Costringi { $seat }
verb-coerce = Costringi
do-name = { $seat }
verb-name = Nomina
do-tie = { $seat } perde qualcuno
verb-tie = Rompi la parità
do-point = { $blocks ->
    [one] Indica { $seat }
   *[other] Indica { $seat } e, per un altro, { $second }
}
verb-point = Indica
do-pay = Paga con { $card }
verb-pay = Paga
do-take = Prendi { $card }
verb-take = Prendi
do-pay-food = Paga con cibo da { $value }
verb-pay-food = Paga con cibo
do-eat-food = Prendi cibo da { $value }
verb-eat-food = Prendi cibo
do-truck = Prendine uno coperto dal camion
verb-truck = Dal camion
do-share = { $item } per { $seat }
verb-share = Distribuisci
do-decline = No, grazie
verb-decline = No
do-accept = Accetta l'offerta di { $seat }
verb-accept = D'accordo
do-change = Rifiuta e fai un'altra offerta a { $seat }
verb-change = Cambia
do-refuse = Rifiuta l'offerta di { $seat }
verb-refuse = Rifiuta
do-retract = Ritira l'offerta a { $seat }
verb-retract = Ritira
do-item = { $item }
verb-item = Quale oggetto
do-give = Dai { $card }
verb-give = Dai una carta
do-hand = Consegna { $card }
verb-hand = Consegna
do-give-antidote = Dai un antidoto
verb-give-antidote = Dai un antidoto
do-want-card = Chiedi una carta
verb-want-card = Chiedi una carta
do-want-antidote = Chiedi un antidoto
verb-want-antidote = Chiedi un antidoto
do-promise = Prometti qualcosa
verb-promise = Prometti
do-want-promise = Chiedi una promessa
verb-want-promise = Chiedi una promessa
do-promise-vote = Un voto in un attacco
verb-promise-vote = Voto in un attacco
do-promise-share-vote = Un voto in una condivisione
verb-promise-share-vote = Voto in una condivisione
do-promise-help = Zombie tolti di mezzo
verb-promise-help = Aiuto
do-promise-stand-by = Di non giocare nulla
verb-promise-stand-by = Stare a guardare
do-promise-give = Una parte dei rifornimenti
verb-promise-give = Una parte
do-promise-tie = Una parità risolta
verb-promise-tie = Una parità
do-number = { $count ->
    [one] Uno zombie
   *[other] { $count } zombie
}
verb-number = Quanti
do-send = Manda l'offerta
verb-send = Manda
do-withdraw = Lascia perdere
verb-withdraw = Ritira

## Motivi
no-not-in-hand = Quella carta non è nella tua mano.
no-after-vote = Le mani sono alzate: niente carte né poteri finché il voto non è applicato.
no-leader-attacks = Il leader attacca: è tardi per carte e poteri.
no-only-cancel = In mezzo può venire solo una carta che annulla, o il Punk.
no-move-first = Prima finisce il movimento. Potrai agire subito dopo.
no-nothing-to-cancel = Nessuna carta è stata appena giocata.
no-nothing-to-undo = Nessuno ha appena mosso.
no-canned-yet = Il Cibo in Scatola conta alla fine, quando è arrivato l'elicottero.
no-not-at-a-door = Serve durante il tuo movimento, davanti a un luogo pieno.
no-swap-now = Solo dopo che la tua carta Movimento è scoperta e prima di dire chi muove.
no-invasion-left = Non ci sono più carte Invasione da guardare.
no-target = Non c'è nulla su cui usarlo.
no-not-yours = Quel personaggio non è tuo.
no-exhausted = Solo un personaggio riposato può usare il suo potere.
no-deck-empty = Il mazzo delle carte Azione è vuoto.
no-starting-already = Il segnalino ce l'hai già.
no-moved-already = In questo turno hai già mosso.
no-power-on = È già in effetto.
no-there-already = Quel personaggio è già lì.
no-too-old = La Nonna non si alza se non usa il suo potere.
no-tucked = In questo turno non si può scegliere quella creatura per nulla.
no-shut-in = La porta dell'armeria è bloccata.
no-not-there = Si può indicare solo chi ha lì qualcuno che possa essere scelto.
no-promised = Hai promesso altro, e a questo tavolo le promesse vincolano.
no-promised-nothing = Hai promesso di non giocare nulla qui, e a questo tavolo le promesse vincolano.
no-offers-left = Non hai più offerte fino al prossimo luogo.
no-out = Quel giocatore è fuori dal gioco.
no-empty-offer = Nell'offerta non c'è ancora nulla.
no-all-there = I tuoi sono già tutti lì: nessuno potrebbe tentare di muovere.
no-goods-gone = Ciò di cui parla l'offerta non c'è più.
no-word-late = È troppo tardi per una promessa di questa offerta.

## Che cosa pensa un bot
hint-random = Una scelta vale l'altra.
hint-forced = Non c'è altro da fare.
hint-nothing-better = Non c'è niente di meglio da fare.
hint-pass = Meglio tenere quello che hai.
hint-save = Evita che uno dei tuoi finisca divorato.
hint-hide = Chi si nasconde non viene divorato.
hint-coerce = Con i voti di un altro toccherà a qualcun altro.
hint-leader = È meglio che il leader guardi qualcun altro.
hint-vote = Il rivale più forte ha più da perdere.
hint-vote-self = Di ciò che distribuisci tu, a te tocca qualcosa.
hint-spoil = Lì c'è un rivale, e tu no.
hint-steal = Una carta in più per te, una in meno per un rivale.
hint-look = Sapere che cosa arriva aiuta.
hint-draw = A una mano servono carte.
hint-wake = Chi è riposato vale di più.
hint-cancel = Quella carta ti farebbe male.
hint-aim = Lì ti serve di più.
hint-token = Lì fa più male agli altri che a te.
hint-plan = Così i tuoi stanno meglio.
hint-wait = Meglio vedere prima le carte degli altri.
hint-move = Chi muove ora lascia gli altri più al sicuro.
hint-squeeze = Meglio dentro che là fuori.
hint-settle = I più preziosi vanno dove è più sicuro.
hint-victim = È la perdita minore.
hint-share = Il meglio per te, il meno per gli altri.
hint-use = Vale il prezzo.
hint-antidote = Un antidoto è una vita.
hint-food = Il cibo fa punti.
hint-best-card = È la carta migliore.
hint-worst-card = È quella di cui puoi fare più a meno.
hint-vaccinate = Salva chi vale di più.
hint-offer = C'è da guadagnare per entrambi.
hint-accept = L'offerta ti aiuta.
hint-refuse = L'offerta non ti aiuta.
