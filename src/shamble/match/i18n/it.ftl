# Le parole del tavolo. Ogni chiave c'è in tutte e due le lingue; quello che dice un gioco sta nel suo catalogo.

## Parole corte
yes = Sì
no = No
close = Chiudi
settings = Impostazioni
menu = Menu
link = Link
spectator = Spettatore

## Lingua, luce, movimento
language = Lingua
language-it = Italiano
language-en = English
theme = Luce
theme-system = Come il sistema
theme-dark = Notte
theme-light = Giorno
speed = Movimento
speed-slow = Lento
speed-normal = Velocità normale
speed-fast = Veloce
speed-instant = Senza movimento
places = Nomi dei luoghi
places-names = Per nome
places-notation = Come in notazione

## Ingresso
lobby = Ingresso
minutes = { $range } min
real-card-number = Carta { $number }
dice-send = Questi: { $faces }
dice-again = Sbagliato, da capo
real-board = Da fare sul vostro tavolo
real-board-done = Fatto
dice-typed-by = Lo scrive { $name }.
dice-correct = Correggi l'ultimo tiro
dice-by = Tira { $name }
card-by = Pesca { $name }
dice-keys = Bastano anche le cifre della tastiera.
card-pick = Quale carta è stata pescata?
card-find = Cerca una carta
brief-win = Si vince così
brief-lose = Si perde così
brief-special = Di speciale qui
brief-advice = Un consiglio
briefing = La missione
briefing-start = Al primo turno
briefing-back = Torna al tavolo
briefing-again = Si rilegge con
briefing-learn = Impara giocando ({ $minutes } minuti)
setup-measured = { $alone ->
    [no] { $side }: i bot di livello { $level } vincono { $won } volte su 100 contro gli altri (misurato su { $games } partite)
   *[other] I bot di livello { $level } vincono { $won } volte su 100 (misurato su { $games } partite)
}
setup-unmeasured = Quanto sia difficile non è ancora misurato

## La guida di una lezione
guide = Guida
guide-open = Apri la guida
guide-fold = Chiudi la guida
guide-step = Passo { $step } di { $of }
guide-next = Avanti
guide-show = Fammi vedere
guide-do-it = Fai questa mossa
guide-free = Un'altra mossa? Falla. La guida ti segue.
guide-answer = Va bene anche così
guide-go-on = Continua da qui
guide-take-back = Annulla la mossa
guide-go-back = Torna a «{ $step }»
guide-back = Torniamo indietro?
    .text = Il tavolo può tornare a «{ $step }», l'ultimo passo sulla strada. Oppure continua.
guide-lost = Questa partita è persa
    .text = Qui niente è perso per sempre: il tavolo può tornare a «{ $step }», prima della svolta.
guide-won = Hai vinto
    .text = Era una partita intera con le regole vere, solo a dadi noti. La prossima è tua.
guide-seen = Hai visto tutto
    .text = Tutto ciò che la lezione insegna è passato sul tavolo. Il resto della partita è tuo.
guide-play-on = Continua
guide-to-games = Ai giochi
guide-waits = Giocano gli altri
guide-yours = Tocca a te

## Suono
sound = Suono
sound-on = Sì
sound-off = No
sound-muted = Suono spento
sound-slider-all = Tutto
sound-slider-table = Tavolo
sound-slider-fights = Scontri e morti
sound-slider-you = Per te
sound-slider-bed = Sottofondo
sound-listen = Ascolta
sound-captions = Didascalie
sound-vibration = Vibrazione
sound-vibration-off = No
sound-vibration-few = Poca
sound-vibration-all = Tutta
sound-away = Solo quando guardo altrove
sound-dice = dadi
sound-shamble = passi strascicati
sound-groan-near = un gemito, vicino
sound-groan-far = un gemito, lontano
sound-runner = un Runner
sound-fatty = qualcosa di pesante
sound-abomination = l’Abomination ruggisce
sound-pistol = uno sparo
sound-shotgun = un fucile a pompa
sound-chainsaw = una motosega
sound-melee-hit = un colpo
sound-miss = a vuoto
sound-door-smash = una porta sfondata
sound-noise = rumore qui
sound-search = si fruga
sound-card-play = si gioca una carta
sound-vote-sealed = un voto è sigillato
sound-votes-revealed = i voti si scoprono
sound-betrayal = una promessa infranta
sound-wound = una ferita
sound-death = una morte
sound-level-blue = un passo avanti
sound-level-yellow = giallo
sound-level-orange = arancio
sound-level-red = rosso: ora viene il peggio
sound-objective = una buona scoperta
sound-win = ce l’hanno fatta
sound-loss = è finita
sound-your-turn = tocca a te
sound-chat = un messaggio
sound-west = a ovest
sound-east = a est

## Bot
bot-random = sceglie a caso
bot-novice = principiante
bot-veteran = veterano
bot-expert = esperto
bot-veteran-hunter = veterano, cacciatore
bot-veteran-runner = veterano, corridore
bot-veteran-honest = veterano, onesto
bot-veteran-schemer = veterano, intrigante
bot-veteran-coward = veterano, codardo
bot-note-random = prende la prima opzione che capita
bot-note-novice = gioca a occhio, senza guardare avanti
bot-note-veteran = gioca fino in fondo partite immaginarie, poi sceglie
bot-note-expert = come il veterano, con più tempo per pensare
bot-note-veteran-runner = corre verso l'eliporto e combatte solo se deve
bot-note-veteran-hunter = prima raccoglie zombi, poi corre
bot-note-veteran-honest = mantiene ogni promessa
bot-note-veteran-coward = teme gli attacchi, e mantiene le promesse che costano poco
bot-note-veteran-schemer = mantiene una promessa solo se non gli costa nulla
bots-pause = Ferma i bot
bots-go = Falli andare
bots-step = Un passo
call = Quando tocca a me e guardo altrove
call-off = Lo dice solo il titolo
call-on = Chiamami
your-turn = Tocca a te
bots-pace = Ritmo dei bot
pace-0 = Subito
pace-1 = Svelto
pace-2 = Calmo
pace-3 = Lento

## Il tavolo
party = Tutti sul tabellone
sheet-tabs = Carte, dadi, diario, chat e regole
board = Tabellone
phases = Ordine del turno
round = Turno { $round }
actions = Azioni
cost = Costo
choices = Scelte possibili
choices-more = e altre { $count }: indicale sul tabellone
choices-back = Altro
choices-cancel = Annulla
cards = Carte
sheet = Personaggio
dice = Dadi
tab-table = Tavolo
log = Diario
chat = Chat
rules = Regole
rail = Diario, chat e regole
thing-several = { $count ->
    [one] un modo di usarlo
   *[other] { $count } modi di usarlo
}
zoom-in = Più vicino
zoom-all = Mostra tutto il tabellone
table-opening = Si apparecchia il tavolo

prompt-quiet = Niente da decidere
waiting-for = Si aspetta { $names }
waiting-open = Un posto è vuoto: manda il suo link o dallo a un bot.
confirm-yes = Conferma
confirm-no = No, indietro
go-here = andare là
go-there = Vai: { $place }
go-there-for = Vai: { $place }, per { $cost }
go-past = Alla portata di: { $who }.
chance-exact = Calcolata esattamente
chance-sampled = Trovata giocandola { $count } volte
inspect-close = Chiudi
inspect-sees = { $count ->
    [one] Vede un luogo: mostralo
   *[other] Vede { $count } luoghi: mostrali
}
inspect-here = Qui: { $place }
inspect-empty = Qui non c'è nessuno.
inspect-not-now = Adesso non ci si può fare niente.
inspect-click = Fai clic per usarla
story-skip = Salta avanti
night-title = Mentre aspettavi
night-close = Chiudi il resoconto
night-go-on = Continua
night-again = Agisce ancora: ha due azioni.
night-moving = { $count ->
    [one] Si muove una figura.
   *[other] Si muovono { $count } figure.
}
log-fold = { $moved ->
    [0] { "" }
    [one] Uno mosso.
   *[other] { $moved } mossi.
} { $hurt ->
    [0] { "" }
    [one] Un colpo subito.
   *[other] { $hurt } colpi subiti.
} { $came ->
    [0] { "" }
    [one] Uno arrivato.
   *[other] { $came } arrivati.
} { $fell ->
    [0] { "" }
    [one] Uno caduto.
   *[other] { $fell } caduti.
}
pass-screen-pass = Passa lo schermo a
pass-screen-note = Non si vede niente finché { $name } non apre.
pass-screen-open = Sono { $name }, apri
pass-screen-enter = o premi Invio
pass-screen-pin = PIN di { $name }
seat-pin = PIN di quattro cifre
seat-pin-note = Chi vuole guardare al tuo posto deve scriverlo.
common-none = Nessuno di noi agisce
common-me = Agisce { $name }
pass-screen-other = C'è qualcun altro
ballot-sealed = { $count } su { $all } in busta
ballot-mine = In busta: { $what }. Puoi ancora cambiare.

refused-title = { $verb }: ora no
refused-several = { $count } modi
refused-more = E { $count ->
    [one] un altro motivo.
   *[other] altri { $count } motivi.
}
refused-show = Mostra dove potrei
refused-count = { $count ->
    [one] un'altra che ora non puoi fare
   *[other] altre { $count } che ora non puoi fare
}
refused-why = Perché?
refused-fold = Nascondi

roll-last = Ultimo tiro
roll-none = Nessun dado è ancora stato tirato.
ask-roll = Scrivi che cosa { $dice ->
    [one] mostra il dado
   *[other] mostrano i { $dice } dadi
}
ask-draw = Si pesca una carta
ask-pick = Decide la sorte
dice-type = Scrivi i dadi
dice-which = Dado { $at } di { $count }:

log-back = Guarda indietro a questo momento
log-empty = Non è ancora successo niente.
log-older = Righe più vecchie
log-newer = Righe più nuove
past = Si guarda indietro alla mossa { $version }
past-now = Torna ad adesso

chat-none = Nessuno ha ancora detto niente.
chat-write = Scrivi al tavolo
chat-send = Dillo

## Annulla, consiglio
undo = Annulla
undo-not = Questa non si può annullare
undo-nothing = Non hai ancora fatto niente che si possa annullare.
undo-ask = Chiedi al tavolo
redo = Rifai
vote-undo = { $count ->
    [one] { $name } chiede di annullare una mossa di { $whose }.
   *[other] { $name } chiede di annullare { $count } mosse, di { $whose }.
}
vote-count = { $count ->
    [0] Risposte attese: { $waiting }
   *[other] D'accordo: { $agreed }. Risposte attese: { $waiting }
}
vote-bot = { $by ->
    [none] Un bot deve sedersi al posto di { $whose }, che è via.
   *[other] { $by } vuole un bot al posto di { $whose }, che è via.
}
vote-late = Il tempo di { $whose } è scaduto. Stavolta sceglie un bot?
vote-take = { $by ->
    [none] { $name } vuole giocare al posto del bot di { $whose }, con la sua mano segreta.
   *[other] { $by } vuole giocare al posto del bot di { $whose }, con la sua mano segreta.
}
vote-yes = D'accordo
vote-no = No
vote-withdraw = Ritira la richiesta
hint = Consiglio
thought = Che cosa ha valutato?
thought-did = L'ultima scelta: { $did }
thought-plan = Segue quello che aveva in mente.
thought-alone = Ha giocato a occhio, senza guardare più avanti.
hint-do = Fai così
advice-more = Altro su questo consiglio
advice-do-step = Solo il passo 1
advice-do-all = Fai tutto
advice-show = Mostra { $letter }
advice-decide = Decido io
advice-says = { $level ->
    [novice] Il principiante dice
   *[other] Il veterano dice
}
advice-thinking = Guarda avanti
hint-odds = Probabilità
hint-chance = { $chance } %
advice-to-win = Per vincere con questo piano: { $chance }
advice-with = di vincere con questo piano,
advice-against = contro { $chance }
advice-against-hardly = contro quasi mai ({ $wins } su { $games })
advice-against-what = con «{ $what }»
advice-alone = tutto il resto che è stato valutato comincia allo stesso modo.
advice-hardly = Da qui quasi mai ({ $wins } su { $games })
advice-even = Per vincere, le due si distinguono solo per caso.
advice-alike = Tutto si distingue solo per caso: fai come vuoi.
advice-soon = Con «{ $what }», fra due turni: { $list }.
advice-games = { $games ->
    [one] Una partita immaginaria, giocata fino in fondo.
   *[other] { $wins } vinte su { $games } partite immaginarie giocate fino in fondo, con un margine di { $error }.
}
advice-warranty = In intere partite fra bot, { $hints } consigli dicevano dal { $low } al { $high } %: { $won } hanno vinto.
advice-fair = Non vede più di te.
advice-plan = Il piano
advice-plan-b = Piano B
advice-perhaps = poi forse
advice-times = { $what }, { $count } volte
advice-works = riesce: { $chance }
advice-why = Perché
advice-why-b = Giocata fino in fondo, è la seconda migliore.
advice-or = Oppure
advice-own = La tua idea
advice-own-before = Il piano di prima
advice-own-better = La tua vince più spesso: { $chance } contro { $best }. Ora è il piano.
advice-own-worse = La tua vince meno spesso: { $chance } contro { $best }.
advice-own-alike = Per vincere si equivalgono: { $chance }.
advice-own-free = Nemmeno i prossimi due turni le distinguono: fai come vuoi.
hint-why-not = Perché non questo?
hint-why-not-what = Confronta con …

## Posti, link, ordini
seats = Posti
seats-links = Un link è un posto: chi lo apre si siede. Il tuo tienilo per te.
seats-fair = Dadi onesti: il caso viene da un segreto del server, mescolato con numeri casuali di ogni posto e di ogni azione, così che nessuno può prevederlo. L’impronta del segreto era fissata prima del primo tiro:
seats-fair-secret = Il segreto, ora che la partita è finita; «shamble replay --check» rifà con esso i tiri della partita salvata:
fair-check = Rifai tutti i tiri
fair-checking = Si tira …
fair-wrong-secret = Questo non è il segreto promesso.
fair-missing = { $count } numeri casuali mandati da questo browser non sono nel registro: il server li ha cambiati.
fair-nonces = { $count } azioni hanno portato numeri casuali dei giocatori, da { $chains } browser; tutti i { $own } di questo browser ci sono.
fair-wrong = { $count } tiri o pescate non sono quelli che dà il segreto; il primo alla voce { $entry }.
fair-right = Il segreto è quello promesso, e tutti i { $count } tiri e pescate sono quelli che dà. { $free ->
    [0] { "" }
   *[other] Altri { $free } sono stati scritti a mano, o qui non si distinguono.
}
seats-shown = Questa partita è stata salvata, caricata o sdoppiata mentre era in corso: chi ha aperto il tavolo ne ha visto i segreti fino ad allora.
seat-you = tu
seat-name = Nome al tavolo
seat-mine = { $name }, tu
seat-bot = { $name }, bot
seat-open = { $name }, vuoto
seat-here = { $name }, c'è
seat-away = { $name }, via
seat-present = presente
seat-absent = assente
line-good = connessione buona
line-fair = connessione lenta
line-poor = connessione scarsa
seat-empty = posto vuoto
seat-take = Lo gioco io
seat-to-bot = Dai a un bot
seat-free = Dai a un amico
seat-link = Copia il suo link
seat-invite = Crea un link
seat-host = bada al tavolo
seat-entrust = Chiedi di badare al tavolo
seat-dismiss = Chiedi di uscire
seat-dismiss-bot = … e si siede un bot
seat-dismiss-open = … e lascia libera la sedia
seat-mute = Silenzia per tutti
seat-unmute = Lascialo parlare di nuovo
seat-hand-over = Cedilo a un amico ed esci
seat-handed = Ora stai guardando. Manda questo link al tuo amico: apre il tuo posto, e nessun altro link lo fa.
reports = Segnalazioni per te
report-line = { $by } su { $about }: “{ $text }”
chat-about = Su quello che ha scritto { $name }
chat-hush = Nascondimi le sue parole
chat-unhush = Mostra di nuovo le sue parole
watcher = Spettatore { $name }
chat-remove = Fai uscire dal tavolo
chat-report = Segnala a chi ospita
seat-lent = { $name }, al suo posto un bot
seat-late = { $name }, via: può sedersi un bot
seat-standin = Metti un bot
seat-nudge = Chiama
seat-nudged = chiamato
seat-back = Eccomi
seat-back-within = torna entro { $time }
seat-may-bot = può sedersi un bot
seat-sits-in = al suo posto un bot
nudged = { $name } ti aspetta: tocca a te.
nudged-host = Il tavolo ti aspetta: tocca a te.
clock = Orologio
clock-soon = Ancora { $seconds } secondi per scegliere.
clock-up = tempo scaduto
clock-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
clock-seconds = { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}
clock-hours = { $hours ->
    [one] un'ora
   *[other] { $hours } ore
}
clock-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
clock-short-days = { $days } g
clock-short-hours = { $hours } h
clock-kind = Tempo per pensare
clock-kind-none = Senza orologio
clock-kind-decision = Ogni scelta
clock-kind-game = Tutta la partita
clock-kind-days = A giorni
clock-kind-note = Un orologio corre solo dove qualcuno al tavolo deve scegliere, e sta fermo se il tavolo è in pausa o se quella persona è via. Chi si fa raccontare il tavolo ha il doppio del tempo.
clock-days-note = I giorni corrono chiunque sia al tavolo: per una partita per corrispondenza.
clock-time = Tempo
clock-more = In più a ogni scelta
clock-then = A tempo scaduto
clock-then-wait = Si vede soltanto
clock-then-bot = Sceglie un bot
clock-then-vote = Votano gli altri
clock-then-bot-note = Dopo tre volte di fila gioca un bot, finché quella persona non torna.
policy-watch = Gli spettatori vedono il tavolo
policy-watch-live = subito
policy-watch-late = { $count } scelte dopo
policy-watch-turn = a turno finito
policy-watch-none = per niente
policy-watch-note = Vedono ciò che è scoperto, e le carte di nessuno. A partita finita vedono quello che vedono tutti.
policy-silent = Chi guarda non parla
policy-calm = Solo chi bada al tavolo regola e ferma i bot
link-copy = Copia il link
link-copied = Copiato
link-watch = Copia un link per guardare
orders = Quando chiedermi
orders-only = Solo se ho una carta
orders-only-why = Ti viene chiesto di agire solo se puoi giocare una carta.
orders-until-turn = Passa fino al mio turno
orders-until-turn-why = Passi in ogni finestra fino al tuo prossimo turno.
orders-each = Chiedimi ogni volta
orders-each-why = Ti viene chiesto anche se hai una sola cosa da fare o se il momento non ti riguarda.
saved = La partita si salva da sola dopo ogni mossa.
export = Salva su file
replay = Rivedi la partita

## La linea
line-lost = La linea con il tavolo è caduta. Si riprova; non si perde niente.
line-slow = Si aspetta la risposta del tavolo …
mend-again = Riprova
mend-choose = Scegli per lui
no-code-refused = Le regole non lo permettono.
no-code-stale = Il tavolo è andato avanti. Guarda di nuovo.
no-code-turn = Non tocca a te.
no-code-seat = Quel posto non è tuo.
no-code-over = La partita è finita.
no-code-bad = Il tavolo non ha capito.
no-code-offline = La linea è caduta: aspetta un momento.
no-code-lost = La linea si è interrotta. Guarda se è stato fatto.

## Problemi
problem-offline = Il tavolo non è raggiungibile.
problem-server = Il tavolo ha risposto con un errore ({ $status }).
problem-game = Qui non c'è un gioco chiamato { $game }.
problem-page = Qualcosa è andato storto in questa pagina. Ricaricala.
problem-lost = A questo indirizzo non c'è niente.

## Rivedere
replay-opening = Si riprende la partita
replay-play = Avvia
replay-pause = Pausa
replay-next = Una mossa avanti
replay-back = Una mossa indietro
replay-turn-next = Al turno dopo
replay-turn-back = Al turno prima
replay-where = A che punto della partita
replay-step = Mossa { $at } di { $count }
replay-tempo = Velocità per { $tempo }
replay-share = Condividi questo momento
replay-fork = Gioca da qui

## La fine
end-rounds = Turno per turno
end-round = turno { $round }
end-scores = Chi ce l'ha fatta
score-won = ha vinto
score-lost = ha perso
review = Analisi della partita
review-do = Analisi
review-back = Torna al tavolo
review-won = { $name }, vinta al turno { $round }
review-lost = { $name }, persa al turno { $round }
review-whose = Decisioni di
review-chance = Probabilità di vincere
review-about = ogni punto è stato giocato fino in fondo in partite immaginarie da un bot veterano
review-busy = La sto ripercorrendo: turno { $round } di { $rounds }
review-again = Riprova
review-ready = L’analisi è pronta.
review-not-over = La partita è ancora in corso. L’analisi si fa quando è finita.
review-sum = { $count ->
    [one] Una decisione è costata il { $percent } %
    [2] Due decisioni sono costate il { $percent } %
    [3] Tre decisioni sono costate il { $percent } %
   *[other] { $count } decisioni sono costate il { $percent } %
  }
review-most = La decisione più cara è costata il { $percent } %
review-nothing = I bot di questo gioco seguono regole pratiche e non immaginano partite: non ci sono probabilità da mostrare.
review-costs = Quanto è costato
review-none = Nessuna decisione è costata più del 3 %.
review-good = Delle tue { $count } decisioni, { $good } erano quelle del veterano, o entro l’1 %.
review-good-of = Delle { $count } decisioni di { $who }, { $good } erano quelle del veterano, o entro l’1 %.
review-percent = { $percent } %
review-who = { $who }
review-when = Turno { $round }, { $who }
review-where = Turno { $round }, { $who }, decisione { $at } di { $count }
review-turning = La svolta
review-previous = La decisione precedente dell’elenco
review-following = La prossima decisione dell’elenco
review-next = Poi: turno { $round }
review-compare = Che cosa è stato giocato e che cosa era meglio
review-played = Hai giocato
review-played-by = { $who } ha giocato
review-better = Era meglio
review-instead = Il veterano avrebbe giocato
review-played-mark = hai giocato
review-played-mark-by = giocata
review-better-mark = era meglio
review-before = prima { $percent } %
review-then = poi { $percent } %
review-why = Perché
review-came = Che cosa ne è venuto
review-turned = La probabilità è salita dal { $before } % al { $after } %.
review-cost = Nelle stesse partite immaginarie è riuscita meglio del { $percent } %.
review-close = Troppo vicine: le partite immaginarie non mostrano una differenza chiara.
review-same = Il veterano avrebbe fatto lo stesso.
review-luck = Dadi e altri giocatori dalla decisione precedente: { $change } %.
review-table = Probabilità di vincere alla fine di ogni turno
review-round-name = Turno
together = Analisi insieme
together-free = La guida è libera.
together-mine = Guidi tu: gli altri vedono quello che guardi.
together-leads = Guida { $who }.
together-asks = { $who } chiede la guida.
together-lead = Guida
together-stop = Smetti di guidare
together-give = Dai la guida a { $who }
together-ask = Chiedi la guida
together-wait = Non chiederla più
together-follow = Segui { $who }
together-draw = Disegna frecce
together-draw-how = Disegno: trascina da un punto all’altro. Con la tastiera muovi la croce con le frecce e fissa i due estremi con Invio.
together-clear = Togli le frecce
together-arrows = { $count ->
    [one] Una freccia di chi guida
   *[other] { $count } frecce di chi guida
  }
together-what-if = Guarda la partita ipotetica
luck = Fortuna
luck-about = Tutti i dadi tirati durante le mosse di ogni posto, accanto a quello che i dadi onesti danno in media. Se convenga un numero alto o basso dipende dal tiro.
luck-dice = { $count ->
    [one] Un dado
   *[other] { $count } dadi
  }
luck-sides = { $count ->
    [one] Un dado a { $sides } facce
   *[other] { $count } dadi a { $sides } facce
  }
luck-average = media { $rolled }, attesa { $expected }
luck-higher = più alta che in { $percent } partite oneste su 100
luck-lower = più bassa che in { $percent } partite oneste su 100
luck-face = Faccia
luck-rolled = Usciti
luck-expected = Attesi
luck-none = In questa partita non è stato tirato nessun dado.
end-turning = La svolta
end-watch = Rivedila
end-kills = Zombi abbattuti
end-finds = Cose trovate
end-wounds = Ferite
end-again = Gioca ancora
end-replay = Rivedi la partita
end-board = Guarda il tabellone
end-share = Condividi la partita

## Lettore delle regole
rules-of = Regole di { $name }
rules-search = Cerca nelle regole
rules-sections = Capitoli
rules-kinds = Mostra
rules-kind-all = Tutto
rules-kind-rule = Regole
rules-kind-example = Esempi
rules-kind-gap = Chiarimenti
rules-kind-component = Componenti
rules-count = { $count ->
    [one] { $count } voce
   *[other] { $count } voci
}
rules-none = Non si è trovato niente.
rules-now = Per questa scelta
rules-now-none = Scegli un'azione per vedere qui le sue regole.
rules-all = Apri tutte le regole
rules-play = Prepara una partita
rules-opening = Si aprono le regole
rules-example = Esempio
rules-gap = Chiarimento
rules-reconstructed = Ricostruito
rules-copies = { $count ->
    [one] { $count } copia
   *[other] { $count } copie
}
rules-copies-reconstructed = Numero ricostruito
rules-lines = { $count ->
    [one] Regolamento, riga { $lines }
   *[other] Regolamento, righe { $lines }
}
rule-open = Apri nelle regole
rule-number = Regola { $id }
rule-reconstructed = Ricostruito: il regolamento non lo dice, il gioco stampato può essere diverso.

## Tavolo semplice: ogni gioco senza un tabellone suo
plain-table = tavolo semplice
plain-map = Mappa
plain-list = Elenco
plain-data = Dati
plain-place = Luogo
plain-who = Chi
plain-what = Che cosa
plain-free = Liberi
plain-things = Che cosa scegliere
plain-position = Posizione
plain-more = Altro
plain-numbers = Numeri
plain-of = { $value }/{ $most }
plain-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
plain-hand = Le tue carte
plain-hand-none = Nessuna carta in mano.
plain-bot = bot
plain-done = turno finito

## Tasti
help-keys = Tasti
key-move = da una cosa all'altra sul tabellone, da un pulsante all'altro in una fila
key-choose = scegli
key-clear = chiudi, lascia, esci
key-undo = annulla
key-redo = rifai
key-hint = consiglio
key-board = al tabellone
key-actions = alle azioni
key-nearer = più vicino
key-farther = più lontano
key-fit = tutto il tabellone
key-pan = sposta il tabellone
key-pause = ferma i bot o falli andare
key-step = un passo dei bot
key-speed = movimento
key-chat = scrivi al tavolo
key-menu = menu
key-help = questo elenco
key-tab = alla parte seguente della pagina: Tab va al tabellone, a una cosa che vi si trova, e oltre
key-next = alla cosa seguente o precedente sul tabellone, anche dove ce n'è più d'una nello stesso punto
key-look = guarda una cosa
key-briefing = di che cosa tratta lo scenario
key-guide = guida della lezione
key-sound = suono acceso o spento
keys-verbs = Azioni
keys-verbs-note = Ogni azione tiene il suo tasto, qualunque altra cosa si possa scegliere.
keys-game = Questo gioco
keys-table = Il tavolo
keys-fixed = Sempre
keys-single = Lettere, cifre e segni
keys-on = Fanno qualcosa
keys-off = Non fanno nulla
keys-change = Cambia: { $does }, ora { $key }
keys-none = nessun tasto
keys-press = Premi il nuovo tasto; Canc per nessuno
keys-again = Come all'inizio
confirm = Confermi?
spoken-choices = { $count ->
    [one] Una scelta
   *[other] { $count } scelte
}
spoken-confirm = Tab, poi Invio: fallo. Esc: indietro.
spoken-back = Annullato
everybody = Sul tabellone
everybody-count = { $count } × { $name }

## Inviti
invite = Invita un amico
invite-title = { $count ->
    [0] Ci siete tutti
    [one] Una sedia è libera
   *[other] { $count } sedie sono libere
}
invite-late = Cominciate quando volete: chi arriva dopo prende il posto del bot.
invite-waiting = Si siede qui chi apre il link per primo.
invite-you = tu, a questo schermo
invite-ticket = Invito
invite-screen = A questo schermo
invite-friend = Invita un amico
invite-sit = Siediti come { $name }
invite-code = Il link come codice da inquadrare
invite-scan = Inquadra il codice o manda il link. Chi lo apre si siede.
invite-local = Per ora lo apre solo questo computer. Per gli altri avvia il server con --host 0.0.0.0 e aprilo con il nome di questo computer.
invite-home = Funziona per tutti nella tua rete di casa.
invite-share = Condividi
ticket-sit = Siediti al tavolo di { $name }
ticket-say = Dettalo al telefono
ticket-lock = Solo con il codice
ticket-open = È anche nella sala
who-are-you = Chi sei?
wait-for = Si aspetta { $name }
wait-guest = { $name } comincia quando ci siete tutti. Di’ come ti chiami e quando sei pronto.
wait-watch = Stai guardando. La partita non è ancora cominciata.
wait-friend = In attesa di un amico
wait-free = Si siede qui chi arriva per primo.
wait-ready = pronto
wait-leave = Lascia il posto
wait-swap = Cambia posto
wait-swap-free = Siediti qui
wait-swap-asked = scambio proposto
wait-swap-back = Meglio di no
wait-swap-asks = { $name } vorrebbe il tuo posto
wait-swap-yes = Cambia
wait-swap-no = No
wait-ready-do = Sono pronto
wait-ready-not = Pronto: annulla
wait-call = Una chiamata per parlarsi intanto
wait-call-join = Entra nella chiamata
wait-public = Mostralo nella sala: può sedersi chiunque
wait-line = Una riga sul tuo tavolo
wait-sum = { $people ->
    [one] Una persona
   *[other] { $people } persone
}{ $bots ->
    [0] { "" }
    [one] {" "}e un bot
   *[other] {" "}e { $bots } bot
}
wait-start = { $count ->
    [one] Comincia da solo
    [2] Cominciate in due
    [3] Cominciate in tre
    [4] Cominciate in quattro
    [5] Cominciate in cinque
    [6] Cominciate in sei
   *[other] Cominciate in { $count }
}
series = { $count ->
    [one] La seconda partita di una serie
   *[other] { $count } partite giocate in questa serie
}
series-wins = { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
}
series-title = La serie finora
again-asked = Un’altra partita: venite tutti, ognuno un posto più in là.
again-go = Vieni anche tu
again-stay = Resta qui
again-seconds = Ci si va fra { $count ->
    [one] un secondo
   *[other] { $count } secondi
}
invite-table = Al tavolo
invite-bots = { $count ->
    [one] Comincia con un bot
   *[other] Comincia con { $count } bot
}

## Stato delle cose, dopo il nome
state-hand = in mano { $what }
state-hand-empty = in mano { $what }, senza munizioni
state-unloaded = { $what } senza munizioni
state-pack = porta { $what }
state-unarmed = senza armi
state-with = con { $who }

# Il tavolo raccontato
narration-switch = Come appare il tavolo
narration-table = Tavolo raccontato
view-mode-picture = Figura
view-mode-told = Tavolo raccontato
view-mode-both = Entrambi
narration-asked = Domanda
narration-command = Comando
narration-send = Invia
narration-how = Scrivi un numero, una scelta o una domanda; aiuto le elenca. A campo vuoto le frecce percorrono la mappa.
narration-choices-title = Scelte
narration-none = Ora non c'è nulla da scegliere.
narration-near = Vicino a me
narration-hand = In mano
narration-everybody = Tutti
narration-places = Luoghi
narration-board = Mappa, luogo per luogo
narration-walk = Le frecce percorrono la mappa, Home riporta alla tua figura.
narration-happened = Che cosa è successo
narration-last-page = Com'è finita, per intero
narration-noted = Annotato.
narration-kept = Non si fa nulla.
narration-undone = Annullato.
narration-redone = Rifatto.
narration-undo-asked = Si chiede agli altri se si può annullare.
narration-waits = Gli altri aspettano: avanti per un passo, attendi per lasciarli andare.
narration-back = Il collegamento è tornato.
narration-vote-how = Scrivi sì o no.
narration-goes-on = Gli altri vanno avanti da sé.
narration-no-hint = Ora non ti si chiede nulla.
narration-hint = { $number }: { $choice }. { $reason }
narration-hint-yes = { $count ->
    [one] Scrivi sì per farlo.
   *[other] Scrivi sì per fare tutto, fino al primo dado o alla prima carta.
}
narration-hint-odds = Per vincere: { $chance }, contro { $other } con «{ $what }».
narration-hint-chance = Per vincere: { $chance }.
narration-hint-then = Poi: { $what }.
narration-hint-perhaps = Poi forse: { $what }.
