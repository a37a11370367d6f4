# Quello che dicono le regole di Zombie Plague. I nomi di carte, stanze, aperture e posti sono in ui.it.ftl.

game-zombie-plague = Zombie Plague
    .text = Barrica la casa, fruga dappertutto e tieni fuori i morti.
mode-basic = Umani contro zombie
    .text = Gli umani tengono la casa o scappano in macchina; agli zombie basta una cosa sola.
side-humans = Umani
    .you = Tu sei i vivi
side-zombies = Zombie
    .you = Tu sei i morti

phase-setup = Preparazione
phase-humans = Umani
phase-arrivals = Arrivi
phase-zombies = Zombie
phase-over = Fine

## Opzioni del tavolo
no-too-few-figures = { $figures } pedine non bastano per { $players } giocatori umani.

## Preparazione
ask-edge = Da che lato entrano gli umani?
ask-place-human = Dove comincia l'umano { $number }?
ask-face-human = Da che parte guarda l'umano { $number }?
ask-place-zombie = Dove comincia un tuo zombie?
ask-zombie-facing = Da che parte guarda lo zombie { $number }?
event-edge = { $edge }: gli umani entrano da qui.
event-edge-random = { $edge }: gli umani non erano d'accordo e hanno tirato a sorte.
event-human-start = L'umano { $number } comincia: { place }.
event-zombie-start = Lo zombie { $number } comincia: { place }.

## Turni
event-round-humans = Turno { $round }: gli umani
event-round-zombies = Turno { $round }: gli zombie
event-round-zombies-fear = Turno { $round }: gli zombie, veloci il doppio
ask-next-human = A quale umano tocca adesso?
ask-next-zombie = Quale zombie tocca adesso?
ask-human-turn = { $points ->
    [0] Che cosa fa l'umano { $number }? Non ha più punti.
    [one] Che cosa fa l'umano { $number }? Gli resta un punto.
   *[other] Che cosa fa l'umano { $number }? Gli restano { $points } punti.
}
ask-zombie-turn = { $points ->
    [one] Che cosa fa lo zombie { $number }? Gli resta un punto.
   *[other] Che cosa fa lo zombie { $number }? Gli restano { $points } punti.
}
ask-roll = { $dice ->
    [one] Tira un dado.
   *[other] Tira { $dice } dadi.
}
ask-draw = Pesca una carta.
ask-pick = Tira a sorte tra { $count }.
ask-roll-bite = Lo zombie { $zombie } morde l'umano { $number }: 2 dadi, uguali feriscono.
ask-roll-wound = L'umano { $number } è ferito: un dado, con 1 diventa uno zombie.
ask-roll-strike = { $bare ->
    [yes] L'umano { $number } colpisce lo zombie { $zombie } a mani nude: un dado, un 6 uccide se esce due volte, un 5 due volte spinge.
   *[no] L'umano { $number } colpisce lo zombie { $zombie } ({ $weapon }): un dado, con { $needs } o più uccide, con 1 va male.
 }
ask-roll-again = L'umano { $number } ha tirato { $needs }: ancora un dado, conta solo un altro { $needs }.
ask-roll-shot = { $friends ->
    [0] L'umano { $number } spara ({ $weapon }): { $dice ->
        [one] un dado
       *[other] { $dice } dadi, uno per bersaglio
    }, con { $needs } o più uccide, con 1 va male.
   *[other] L'umano { $number } spara ({ $weapon }): { $dice } dadi, uno per bersaglio, anche per gli amici; con { $needs } o più uccide, con 1 va male.
 }
ask-roll-start = L'umano { $number } prova ad avviare la macchina: un dado, serve un 6.
ask-draw-search = L'umano { $number } pesca una carta Ricerca.
ask-arrival-edge = Un nuovo zombie: si estrae il lato, da 1 a { $count }.
ask-arrival-square = Un nuovo zombie: si estrae il quadrato, da 1 a { $count }.

## Muoversi
event-human-forward = L'umano { $number } avanza: { place }.
event-human-back = L'umano { $number } arretra: { place }.
event-human-turned = L'umano { $number } si gira verso { $facing }.
event-zombie-forward = Lo zombie { $number } si trascina avanti: { place }.
event-zombie-turned = Lo zombie { $number } si gira verso { $facing }.

## Barricate
event-human-barricaded = { $opening }: l'umano { $number } la barrica.
event-lucky = { $opening }: barricata per una coincidenza fortunata.
event-broken = { $opening }: quattro in fila buttano giù la barricata.
event-smashed = { $opening }: le assi volano via.
ask-break = Quale barricata abbattono i tuoi quattro in linea?
ask-smash = Quale barricata distruggi?
ask-lucky = L'umano { $number } può barricare un'apertura qualsiasi, tranne la porta del garage. Quale?

## Attacchi degli umani
bare-hands = Mani nude
event-attack = { $target ->
    [human] L'umano { $number } colpisce anche l'umano { $other } ({ $weapon }): { $face }. { $result }.
   *[zombie] L'umano { $number } attacca lo zombie { $other } ({ $weapon }): { $face }. { $result }.
}
event-attack-second = { $target ->
    [human] L'umano { $number } colpisce anche l'umano { $other } ({ $weapon }): { $face }, poi { $second }. { $result }.
   *[zombie] L'umano { $number } attacca lo zombie { $other } ({ $weapon }): { $face }, poi { $second }. { $result }.
}
event-push-absorbed = Non c'è spazio per spingere nessuno.
event-pushed = { $figure ->
    [human] L'umano { $number }
   *[zombie] Lo zombie { $number }
} { $count ->
    [one] è spinto indietro di un quadrato.
   *[other] è spinto indietro, { $count } in fila.
}
event-killed = L'umano { $number } abbatte lo zombie { $zombie }.
event-lost-points = { $points ->
    [0] L'umano { $number } perde la presa.
    [one] L'umano { $number } perde la presa e l'ultimo punto.
   *[other] L'umano { $number } perde la presa e { $points } punti.
}
event-gun-empty = { $weapon }: l'umano { $number } è senza munizioni.
event-gun-saved = { $weapon }: l'umano { $number } ha le munizioni pronte e non resta a secco.
event-gun-barrel = { $weapon }: all'umano { $number } resta la seconda canna.
event-gun-reloaded = { $weapon }: l'umano { $number } ricarica.
ask-save-gun = L'arma dell'umano { $number } è scarica. Usi subito le munizioni?
verdict-oops = Oops
verdict-miss = Mancato
verdict-push = Spinto indietro
verdict-kill = Ucciso
verdict-wound = Ferito
verdict-zombified = Zombificato
verdict-fine = Ancora umano
verdict-starts = Parte
verdict-stalls = Non parte
need-attack = Attacco: { $weapon }
need-double = Due uguali feriscono
need-not-one = Tutto tranne 1
need-six = Parte con un 6

## Attacchi degli zombie e ferite
event-bitten = Lo zombie { $zombie } morde l'umano { $number }: { $a } e { $b }.
event-bite-missed = Lo zombie { $zombie } tenta di mordere l'umano { $number }, ma manca: { $a } e { $b }.
event-shifted = L'umano { $number } barcolla indietro: { place }.
event-zombified = L'umano { $number } tira { $face } e diventa zombie.
event-fights-on = L'umano { $number } tira { $face } e continua a combattere.
event-zombie-risen = Lo zombie { $number } si rialza: { place }.
event-plays-on = { $seat-is ->
    [you] Continui come zombie { $zombie }.
   *[other] { $seat } continua come zombie { $zombie }.
 }
event-is-out = { $seat-is ->
    [you] Lasci lo zombie { $zombie } ai morti.
   *[other] { $seat } lascia lo zombie { $zombie } ai morti.
 }
ask-heal = L'umano { $number } è ferito. Usi un kit medico?
ask-play-on = Il tuo umano è diventato zombie. Continui come zombie { $zombie }?

## Ricerca e carte
event-searched = { $place }: l'umano { $number } cerca qui.
event-searched-empty = { $place }: l'umano { $number } cerca qui, ma non c'è più niente da trovare.
event-found = L'umano { $number } trova: { $card }.
event-dropped = L'umano { $number } butta per sempre: { $card }.
event-used = L'umano { $number } usa: { $card }.
event-fizzled = { $card }: non succede niente.
event-zombie-surprise = Lo zombie { $number } aspettava: { place }.
event-zombie-resident = Lo zombie { $number } abita ancora qui: { place }.
event-zombie-arrival = Lo zombie { $number } arriva: { place }.
event-zombie-bored = Lo zombie { $number } è stufo di aspettare e spunta: { place }.
ask-keep-weapon = L'umano { $number } può portare una sola arma. Quale?
ask-zombie-square = { $cause }: su quale quadrato?
ask-room = { $cause }: in quale stanza?
ask-bored = In questo turno non è successo niente. Aggiungi uno zombie in una stanza?
cause-surprise = Salta fuori uno zombie
cause-resident = Un residente morto
cause-bored = Uno zombie annoiato

## La macchina
event-car-boarded = L'umano { $number } sale in macchina.
event-car-alighted = L'umano { $number } è di nuovo fuori dalla macchina: le chiavi sono perse.
event-car-overrun = Quattro zombie alla macchina: l'umano { $number } è perduto.
event-car-starts = L'umano { $number } gira la chiave: { $face }. Il motore ruggisce.
event-car-stalls = L'umano { $number } gira la chiave: { $face }. Niente.
event-car-left = { $count ->
    [one] La macchina è partita, e con lei l'umano { $humans }.
   *[other] La macchina è partita, e a bordo ci sono gli umani { $humans }.
}

## Che cosa si può fare: il pulsante e la scelta intera
verb-forward = Avanti
verb-back = Indietro
verb-left = A sinistra
verb-right = A destra
verb-barricade = Barrica
verb-strike = Colpisci
verb-punch = A mani nude
verb-shoot = Spara
verb-search = Cerca
verb-reload = Ricarica
verb-drink = Bevi
verb-board = Sali
verb-drive = Parti
verb-attack = Mordi
verb-end = Fine turno
verb-go = Tocca a
verb-rest = Tutti fermi
verb-pass = Aspetta
verb-edge = Lato
verb-place = Metti
verb-face = Guarda
verb-room = Stanza
verb-break = Abbatti
verb-smash = Distruggi
verb-lucky = Barrica
verb-use = Usa
verb-keep = Tieni
verb-decline = No, grazie
verb-accept = Continua

do-forward = Un quadrato avanti
do-back = Un quadrato indietro
do-left = Gira a sinistra
do-right = Gira a destra
do-barricade = Barrica l'apertura davanti
do-strike = Colpisci lo zombie davanti
do-punch = Colpisci a mani nude lo zombie davanti
do-shoot = { $dice ->
    [0] Spara
    [one] Spara: un dado
   *[other] Spara: { $dice } dadi
}
do-search = Cerca qui
do-reload = Ricarica con le munizioni
do-drink = Bevi: 8 punti in questo turno
do-board = Sali in macchina
do-drive = Gira la chiave
do-attack = Mordi l'umano davanti
do-end = Fine del turno di questa pedina
do-go = { $figure ->
    [human] Tocca all'umano { $number }
   *[zombie] Tocca allo zombie { $number }
}
do-rest = Le mie pedine hanno finito
do-pass = Prima gli altri
do-edge = { $edge }
do-place = { place }
do-face = Guarda a { $facing }
do-room = Qui: { $room }
do-break = Abbattila: { $opening }
do-smash = { $opening }
do-lucky = { $opening }
do-use = Usa: { $card }
do-keep = Tieni: { $card }
do-decline = No, grazie
do-accept = Sì, continuo

## Perché no
no-points = { $needed ->
    [one] Serve un punto, e non ne restano.
   *[other] Servono { $needed } punti; ne restano { $points }.
}
no-aboard = È seduto in macchina.
no-board-edge = Lì finisce il tabellone.
no-wall = C'è un muro.
no-barricade-in-way = È barricata.
no-object = Lì c'è qualcosa in mezzo.
no-occupied = Lì c'è già qualcuno.
no-zombie-back = Gli zombie non arretrano mai: devono girarsi.
no-zombie-only = Gli zombie avanzano, si girano e mordono; nient'altro.
no-opening-ahead = Davanti non c'è un quadrato di finestra o di porta.
no-barricaded = È già barricata.
no-target-ahead = Sul quadrato davanti non c'è nessuno.
no-human-target = Gli umani non si colpiscono tra loro.
no-gun-in-hand = Con un'arma carica si spara; a mani nude è un'altra cosa.
no-firearm = Non ha un'arma da fuoco.
no-ammunition = L'arma è scarica.
no-target-in-line = Nessuno in linea e a tiro.
no-human-in-line = C'è un umano sulla linea di tiro.
no-zombie-in-area = Nell'area non c'è nessuno zombie.
no-dog-rear = La metà posteriore del cane non è a tiro.
no-prey-ahead = Sul quadrato davanti non c'è nessun umano.
no-search-square = Deve stare accanto a un quadrato di ricerca e guardarlo.
no-searched-before = Lì hai già cercato.
no-ammo-card = Non ha munizioni.
no-gun-to-load = Non ha un'arma da ricaricare.
no-gun-full = L'arma è carica.
no-drink = Non ha un drink energetico.
no-drink-late = Si beve prima di ogni altra cosa, una volta per turno.
no-car-door = Non è accanto a una portiera.
no-keys-found = Nessuno ha le chiavi della macchina.
no-holder-drives = Chi ha le chiavi sale per ultimo, e parte.
no-keys = Non ha le chiavi della macchina.
no-at-car = Deve stare a una portiera e guardare la macchina.
no-friends-left = Gli altri non sono ancora in macchina.

## Che cosa pensa un bot
hint-random = Una scelta vale l'altra.
hint-forced = Non c'è altro da fare.
hint-play-on = Così resti in gioco.
hint-nothing-better = Non c'è niente di meglio da fare.
hint-drive = È ora di andare.
hint-board = La macchina è la via d'uscita.
hint-reload = Un'arma scarica è solo un bastone.
hint-drink = Il doppio dei punti, quando servono.
hint-task = Così la casa è un passo più vicina alla salvezza.
hint-search = Può esserci un'arma, e comunque va cercato.
hint-on-the-way = È sulla strada: { $goal }.
hint-get-there = La strada è questa.
hint-retreat = Senza armi è meglio tenersi alla larga.
hint-clear-way = C'è qualcuno in mezzo.
hint-shoot = Meglio sparare prima che arrivino.
hint-strike = È troppo vicino per lasciarlo in piedi.
hint-get-at = Meglio affrontarlo che averlo alle spalle.
hint-nearest-first = Chi è più vicino va per primo.
hint-edge = Da lì la strada verso la casa è breve.
hint-place = Così ognuno ha qualcosa da fare.
hint-face-in = Guarda dove dovrai andare.
hint-better-weapon = È l'arma migliore.
hint-use-it = Serve proprio a questo.
hint-lucky = È quella a cui i morti sono più vicini.
hint-not-lucky = Lì una barricata ci separerebbe da ciò che resta da fare.
hint-bite = La cena è servita.
hint-hunt = Di qua c'è l'umano più vicino.
hint-wait = Anche stare fermi va bene.
soon-living = { $more ->
    [yes] { $whole },{ $tenths } umani vivi in più
   *[other] { $whole },{ $tenths } umani vivi in meno
}
soon-searched = { $more ->
    [yes] { $whole },{ $tenths } luoghi perquisiti in più
   *[other] { $whole },{ $tenths } luoghi perquisiti in meno
}
soon-boarded = { $more ->
    [yes] { $whole },{ $tenths } aperture barricate in più
   *[other] { $whole },{ $tenths } aperture barricate in meno
}
soon-inside = { $more ->
    [yes] { $whole },{ $tenths } zombi in più in casa
   *[other] { $whole },{ $tenths } zombi in meno in casa
}
soon-zombies = { $more ->
    [yes] { $whole },{ $tenths } zombi in più sul tabellone
   *[other] { $whole },{ $tenths } zombi in meno sul tabellone
}
hint-line = Quattro in fila buttano giù una barricata.
hint-hold-line = La fila deve reggere fino al nostro prossimo turno.
hint-near-prey = Più vicino ai vivi, meglio è.
hint-face-prey = Guarda quello che vuoi mordere.
hint-stand-guard = Chi vuole frugare lì deve passare da qui.
hint-block = Ciò che non si può frugare non si può vincere.
hint-turn-rush = Tutti addosso ai vivi, adesso.
hint-turn-guard = Nessuno lascia il posto per meno di un morso.
hint-turn-lurk = Dentro casa: finché c'è uno di noi non è vinta.
hint-turn-fight = Chi ha un'arma fa prima piazza pulita.
hint-smash = Di lì si fa prima.

## La fine
event-ended-humans = La casa è sicura: gli umani hanno vinto.
event-ended-zombies = Non resta nessuno vivo: gli zombie hanno vinto.
event-ended-escape = Non resta nessuno; solo la macchina è scappata.
event-ended-dawn = Si fa giorno, e nessuno ha vinto.
end-humans = La casa è salva
end-zombies = La casa è degli zombie
end-escape = La macchina è scappata

end-dawn = L'alba, e nessuno ha vinto
end-humans-left = Restano { $living } umani su { $all } dopo { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
}; { $kills ->
    [one] uno zombie è stato abbattuto
   *[other] { $kills } zombie sono stati abbattuti
}.
series-humans = Umani
series-zombies = Zombie
series-barricades = Barricate
series-searched = Posti perquisiti
fact-kills = { $kills ->
    [one] L'umano { $number } ha abbattuto uno zombie.
   *[other] L'umano { $number } ha abbattuto { $kills } zombie.
}
fact-rounds = { $rounds ->
    [one] La notte è durata un turno.
   *[other] La notte è durata { $rounds } turni.
}
note-escaped = In salvo in macchina
note-zombified = È diventato zombie

## I quadrati per nome
place = { $spot ->
    [notation] { $square }
    [car] accanto alla macchina
    [garden] giardino{ place-way }
   *[room] { $room }{ place-way }
}
place-way = { $way ->
    [n] , lato nord
    [ne] , angolo nord-est
    [e] , lato est
    [se] , angolo sud-est
    [s] , lato sud
    [sw] , angolo sud-ovest
    [w] , lato ovest
    [nw] , angolo nord-ovest
   *[mid] { "" }
}

## Che cosa può succedere
rest-zombies = Muovi tu gli altri
rest-place = Metti tu gli altri
may-waste = { $points ->
    [one] Si perde un punto azione
   *[other] Si perdono { $points } punti azione
}
may-kill = { $dice ->
    [one] lo uccide
   *[other] ne uccide almeno uno: { $dice } dadi
}
may-hit-friend = Un dado per l'umano { $number }: { $needs }+ ferisce
may-oops = Con 1: { $price }
may-bite = Due dadi: uguali feriscono
may-board = Chi è in macchina non aiuta chi è fuori
may-drive = { $left ->
    [0] La macchina non torna
    [one] La macchina non torna, e un umano resta qui
   *[other] La macchina non torna, e { $left } umani restano qui
}
may-start = Parte con un 6
oops-points = si perdono i punti rimasti
oops-wound = si ferisce chi colpisce
oops-empty = l'arma è scarica
oops-any = l'arma è scarica
oops-second = la seconda canna, poi l'arma è scarica
