# Ciò che dice il programma prima che un tavolo sia aperto: ingresso, link, preparazione.

lobby-motto = Giochi di zombi, un tavolo solo
lobby-hello = Scegli una scatola e gioca, o siediti al tavolo di un amico.
lobby-play = Gioca subito
lobby-play-of = Gioca subito: { $name }
lobby-learn = Impara ({ $minutes } minuti)
lobby-learn-of = Impara { $name } giocando ({ $minutes } minuti)
lobby-setup = Prepara
lobby-setup-of = Prepara: { $name }
lobby-back = Torna al tavolo
lobby-join = Entra con un codice o un link
lobby-import = Apri un salvataggio
lobby-replays = Partite da rivedere
lobby-account = Nessun account: un posto è un link
lobby-mine = I miei tavoli
lobby-tables = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
lobby-none = Ancora nessun tavolo: il primo che giochi sarà qui.
lobby-running = { $name }, turno { $round }
lobby-with = { $bots ->
    [0] { $people }.
    [one] { $people } e un bot.
   *[other] { $people } e { $bots } bot.
}
lobby-your-turn = Tocca a te.
lobby-waits = Si aspetta { $names }.
lobby-over = La partita è finita.
lobby-gathers = Aspetta i suoi giocatori.
lobby-last = L'ultima volta qui: { $when }.
lobby-expires = Qui non si gioca da tempo: il tavolo si sgombera il { $when }. Continua, o salvalo dal suo menu.
lobby-forget = Togli
lobby-forget-sure = Toglierlo da questo elenco?
lobby-seats = Giocatori
lobby-minutes = Durata
lobby-weight = Difficoltà: { $weight } su 3

box-kind-zombie-plague = Vivi contro morti
box-line-zombie-plague = Sbarra la casa, trova la macchina
box-more-zombie-plague = Una casa, un garage, una vecchia auto e fin troppe visite. I vivi frugano e inchiodano assi alle finestre; ai morti basta entrare.
box-kind-zombicide = Cooperativo
box-line-zombicide = Undici missioni, un'orda che cresce
box-more-zombicide = I sopravvissuti fanno squadra, e ogni sparo ne porta altri. Più diventate bravi, peggio va.
box-kind-city-of-horror = Ognuno per sé
box-line-city-of-horror = Parla, vota, tradisci, decolla
box-more-city-of-horror = L'elicottero arriva alle quattro. Fino ad allora, ogni ora qualcuno finisce ai morti, e votate tutti chi.
box-kind-all-things-zombie = Solitario, cooperativo o sfida
box-line-all-things-zombie = Bande piccole, nervi saldi
box-more-all-things-zombie = Un pugno di persone, poche strade, e nervi messi alla prova a ogni sparo.
box-kind-zombies = Sfida o cooperativo
box-line-zombies = Di corsa all'eliporto
box-more-zombies = La città cresce una tessera alla volta, e così la folla. Vince chi arriva per primo all'eliporto.

## Entrare
code = Codice di un tavolo
code-invited = Ti ha invitato un amico?
code-about = Scrivi le due parole e il numero, o incolla il link che hai ricevuto.
code-part-1 = Prima parola
code-part-2 = Seconda parola
code-part-3 = Numero
code-parts = Un codice ha due parole e un numero.
code-paste = Incolla
code-paste-bad = Quello che hai copiato non è né un codice né il link di un tavolo.
open-tables = Tavoli aperti
open-anyone = può sedersi chiunque
open-none = Nessuno aspetta. Apri un tavolo e lascia una sedia libera.
open-away = L’elenco dei tavoli aperti non è raggiungibile in questo momento.
open-host = ospita { $name }
open-free = { $count ->
    [one] { $count } libero
   *[other] { $count } liberi
}
open-full = completo
open-runs = turno { $round }
open-seats = { $count } posti, { $free } liberi
open-watch = Guarda
open-busy = Ti siedi …
open-more = altri { $count }
open-taken = { $count ->
    [one] Appena occupato. Un altro è libero.
   *[other] Appena occupato. Altri { $count } sono liberi.
}
join-go = Siediti
save-about = Una partita salvata in un file riprende dal punto in cui era, con un link nuovo per ogni posto.
save-pick = Scegli un salvataggio o trascinalo qui
save-opening = Preparo il tavolo …

## Preparazione
setup-title = { $name }: preparazione
setup-mode = Modalità
setup-scenario = Scenario
setup-seats = Chi gioca
setup-count = Numero di giocatori
setup-who = Chi siede al posto { $seat }
setup-me = Io
setup-friend = Un amico, con un link
setup-bot = Bot: { $level }
setup-bot-note = gioca da solo
setup-my-name = Nome
setup-friend-name = Nome dell'amico
setup-links = I link per gli amici li trovi al tavolo, sotto Posti.
setup-options = Regole della casa
setup-dice = Dadi
setup-dice-generator = Li tira il tavolo
setup-dice-typed = Tiriamo dadi veri
setup-cards = Carte
setup-typist = Chi li scrive
setup-typist-anybody = Chiunque
setup-cards-generator = Le pesca il tavolo
setup-cards-typed = Peschiamo carte vere
setup-seed = Seme, per rigiocare la stessa fortuna
setup-seed-none = a caso
setup-text = Testo di questa opzione
setup-pick = Scegliete uno scenario
setup-hardness = Quanto difficile
hardness-1 = Clemente
hardness-2 = Spietata
setup-book = Come da regolamento
setup-reset = Tutto di nuovo come da regolamento
setup-shapes = La partita
setup-readings = Letture delle regole
setup-more = Dadi e fortuna
setup-start = Inizia la partita

## Laboratorio
lab = Laboratorio
lab-hello = Scegli un tavolo e fallo giocare molte volte dai bot. Mentre giocano vedi quanto spesso si vince, dove si muore e che cosa lo cambierebbe.
lab-closed = Il laboratorio di questo server è chiuso. Su un computer tuo è aperto: avvia Shamble lì.
lab-game = Gioco
lab-mission = Missione
lab-players = Giocatori
lab-who = Chi gioca
lab-rules = Regole della casa
lab-games = Partite
lab-change = Cambia
lab-start = Falle giocare
lab-stop = Ferma qui
lab-of = di { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
lab-left = Ancora { $minutes ->
    [one] un minuto circa
   *[other] circa { $minutes } minuti
}, { $rate } partite al secondo.
lab-leave = Puoi andartene: va avanti da solo.
lab-state-waiting = Si sta giocando un altro studio; questo è il prossimo.
lab-state-running = I bot stanno giocando.
lab-state-done = Tutte le partite sono giocate.
lab-state-stopped = Fermato: tiene quello che c'è.
lab-state-failed = Si è interrotto.
lab-won = Quanto spesso si vince
lab-between = tra { $low } e { $high }
lab-early = troppo presto per dirlo
lab-funnel = La fascia si chiude man mano che arrivano partite. Vale con il 95 % di confidenza; tratteggiato: dove arriverà.
lab-none = Nessuna partita è ancora finita.
lab-where = Dove si muore
lab-deaths = Morti
lab-kills = Abbattuti
lab-heat = Su 1.000 partite, luogo per luogo; i sei più alti portano il numero.
lab-no-board = Non c'è un tabellone su cui mostrarli.
lab-alive = Chi è ancora vivo
lab-by-round = per turno
lab-no-names = Qui nessuno ha un nome.
lab-human = Umano { $number }
lab-seat = Giocatore { $number }
lab-what-if = E se
lab-printed = Così com'è
lab-base = riferimento
lab-points = { $points } punti
lab-easier = nettamente più facile
lab-harder = nettamente più difficile
lab-unclear = incerto
lab-add = Aggiungi una modifica …
lab-try = Prova
lab-look = Partite da guardare
lab-look-typical-win = Una vittoria tipica
lab-look-typical-loss = Una sconfitta tipica
lab-look-closest = La più sofferta
lab-look-fastest = La più veloce
lab-look-longest = La più lunga
lab-look-about = Turno { $round }, { $alive } vivi su { $people }, { $kills } zombi
lab-traits = Che cosa va con la vittoria
lab-traits-note = Punti di vittorie in più con che senza; ciò che si trova va a chi vive a lungo, e non è una causa.
lab-bots = I bot non sono persone: leggi le differenze, non i numeri assoluti.
