# Quello che dicono i tavoli e il server: richieste rifiutate, file guasti, limiti dell'annullamento, cambi di posto.

no-stale = Il tavolo è andato avanti: quella domanda non vale più.
no-not-your-turn = Non tocca a te decidere.
no-not-your-seat = Quel posto non è tuo.
no-game-over = La partita è finita.
no-not-now = Ora non si può fare.
no-not-your-decision = Questa decisione non spetta a te.
no-such-action = «{ $text }» non è qualcosa che si possa fare ora.
no-roll-expected = Ora non si aspetta nessun tiro.
no-other-types = Qui è { $who } a scrivere che cosa si tira e si pesca.
no-typist = Il posto { $seat } non può scrivere: è un bot, o non c'è.
no-wrong-pin = Non è il PIN di questo posto.
no-such-pin = Un PIN ha { $digits } cifre.
no-impossible-roll = I dadi non possono mostrare questo: controlla quanti sono e che cosa mostrano.
no-roll-to-correct = Dopo quel tiro qualcuno ha già scelto: prima si annulla la scelta.
no-undo-shown = La partita è finita e il suo segreto è noto: chiunque saprebbe che cosa uscirà.
no-redo = Non c'è nulla di tuo da rifare.
no-routine = Qui non c'è niente che si possa fare al posto tuo.
no-vote = Non c'è nessuna votazione in corso.
no-delay = Gli spettatori possono essere indietro da 1 a { $most } scelte.
no-clock = Un orologio così non c'è: da { $least } a { $most }.
no-leaver = Lì non manca nessuno.
no-leaver-days = A un tavolo per corrispondenza si va e si viene; lì decide l'orologio.
no-leaver-yet = Un bot può sedersi al posto di chi è via da { $seconds } secondi.
no-nudge = È già stato chiamato adesso. Una volta ogni { $seconds } secondi basta.
no-review-lead = L’analisi la guida un altro giocatore.
no-vote-twice = C'è già una votazione in corso.
no-vote-again = Gli altri hanno appena detto di no. Potrai richiederlo alla prossima decisione.
no-take-alone = Questo bot ha una mano segreta: gli altri devono essere d’accordo, e ora non c’è nessuno di loro.
no-trouble = Lì non c'è più niente di bloccato.
no-rules-failed = Le regole si inceppano su questo, perciò è stato annullato. Scegli altro; l'errore è stato annotato.
no-silent = A questo tavolo chi guarda non parla.
no-whisper = Sussurra a un’altra persona seduta qui: bot e sedie vuote non ascoltano.
no-log-full = Questo tavolo ha avuto { $limit } mosse e cambi, e di più non ne tiene. Salvalo, o aprine un altro.
no-chairs = La preparazione è per { $seats } posti, ma ne sono occupati { $chairs }.
no-seats = { $seats } posti non vanno bene: questo gioco è per { $min }–{ $max }.
no-mode = Non c'è nessuna modalità «{ $mode }». Modalità: { $modes }.
no-scenario = Non c'è nessuno scenario «{ $scenario }». Scenari: { $scenarios }.
no-option = Non c'è nessuna opzione «{ $option }». Opzioni: { $options }.
no-option-text = L'opzione «{ $option }» è un testo.
no-option-long = L'opzione «{ $option }» è un testo di al massimo { $most } caratteri.
no-option-value = L'opzione «{ $option }» non può essere «{ $value }». Valori possibili: { $values }.
no-option-mode = L'opzione «{ $option }» non vale nella modalità «{ $mode }».
no-option-scenario = L'opzione «{ $option }» qui non conta; fa parte di: { $scenario }.
no-option-needs = L'opzione «{ $option }» conta solo con «{ $other }»: { $value }.
no-option-seats = L'opzione «{ $option }» non conta con { $seats } giocatori.
no-bot = Non c'è nessun bot di livello «{ $bot }». Livelli: { $bots }.
no-bot-failed = Ora non è stato possibile trovare un suggerimento. Riprova.
no-thought-bot = Lì non siede un bot.
no-thought-secret = Quello che un bot ha in mano riguarda lui, finché la partita non è finita.
no-thought-yet = Non ha ancora scelto nulla.
no-seat-taken = Lì siede qualcuno che è al tavolo.
no-not-stored = Non è stato possibile scriverlo sul disco, quindi non è successo. Il disco è pieno?
no-spectator = Chi guarda soltanto non può farlo.
no-host = Può farlo solo chi bada al tavolo.
no-message = Il messaggio non è stato capito: { $problem }
no-too-fast = Troppi messaggi insieme. Un po' più piano.
no-too-long = È troppo lungo: al massimo { $limit } caratteri.
no-too-many = È troppo in una volta: al massimo { $limit }.
no-pace = Il ritmo dei bot va da 0 a { $limit } secondi.

error-not-over = La partita non è ancora finita.
error-no-proof = I dadi di questo tavolo venivano da un seme: non c'era nessuno a cui provare qualcosa.
hint-forced = Non c'è altro da fare.
hint-random = Una scelta vale l'altra.
hint-policy = Così gioca una strategia che ha imparato il gioco.
hint-foreseen = Giocata in molte partite immaginarie, questa riesce meglio.
hint-idea-better = La tua idea ha vinto più partite immaginarie.
hint-plan-on = Così prosegue il piano.

undo-none = Non c'è nulla di tuo da annullare.
undo-dice = Dopo sono stati tirati dadi o pescate carte.
undo-seen = Ha rivelato qualcosa di segreto.
undo-other = Nel frattempo ha agito qualcun altro.
undo-end = Ha concluso la partita.

event-seat-person = { $name } prende il posto { $seat }.
event-seat-bot = Un bot ({ $bot }) prende il posto { $seat } come { $name }.
event-seat-open = Il posto { $seat } è libero.
event-seat-name = Il posto { $seat } ora si chiama { $name }.
trouble-bot = Il bot di { $who } non riesce a decidere: qualcosa in lui si inceppa. Si può riprovare, o scegliere per lui.
trouble-order = L'ordine di { $who } non è riuscito. Va scelto a mano.
trouble-rules = Le regole si inceppano in questa posizione. Annulla l'ultima mossa, o salva la partita e segnalalo.
the-host = Chi ha aperto il tavolo
notice-chooses = { $who } sceglie per questa volta al posto del bot di { $bot }, e vede ciò che lui vede.
notice-host = Ora al tavolo bada { $who }: posti, link e ritmo dei bot.
notice-reverted = Le regole si sono inceppate su una mossa di { $who }. È stata annullata; l'errore è stato annotato.
notice-bot-lost = Nessun bot prende il posto di { $who }: non siete abbastanza d'accordo.
notice-clock = { $who-is ->
    [you] Il tuo tempo è scaduto. Il tavolo ti aspetta.
   *[other] Il tempo di { $who } è scaduto. Il tavolo aspetta.
}
notice-clock-bot = { $who-is ->
    [you] Il tuo tempo era scaduto: un bot ha scelto per te.
   *[other] Il tempo di { $who } era scaduto: ha scelto un bot.
}
notice-clock-seat = { $who-is ->
    [you] Il tuo tempo è scaduto tre volte di fila: un bot gioca per te finché non riprendi il posto.
   *[other] Il tempo di { $who } è scaduto tre volte di fila: un bot gioca finché non torna.
}
notice-clock-none = Gli orologi sono spenti.
notice-clock-set = Gli orologi ripartono da capo.
notice-comes-back = { $who-is ->
    [you] Bentornato al tavolo: il posto è di nuovo tuo.
   *[other] { $who } è di nuovo qui, e riprende il suo posto.
}
notice-late-lost = { $who-is ->
    [you] Gli altri aspettano: hai ancora un po' di tempo.
   *[other] Non sceglie nessun bot: { $who } ha ancora un po' di tempo.
}
notice-sits-in = { $who-is ->
    [you] Un bot gioca per te finché non torni.
   *[other] Un bot prende il posto di { $who }, finché non torna.
}
notice-vote-won = Tutti d'accordo: annullato.
notice-vote-lost = Qualcuno non è d'accordo: non si annulla niente.
notice-vote-withdrawn = La votazione è stata ritirata: non si annulla niente.
notice-vote-late = Non tutti hanno risposto in tempo: non si annulla niente.
notice-take = { $who } ora gioca anche { $bot }, e vede ciò che sapeva il bot.
notice-take-new = Una persona gioca ora al posto del bot { $bot }, e vede ciò che sapeva il bot.
notice-take-lost = Il posto di { $who } resta al bot: non tutti sono d’accordo.
notice-watch-live = Gli spettatori ora vedono il tavolo subito.
notice-watch-late = Gli spettatori ora vedono il tavolo con { $count } decisioni di ritardo.
notice-watch-turn = Gli spettatori ora vedono solo i turni finiti.
notice-watch-none = Il tavolo non ha più spettatori fino alla fine della partita.
notice-sent-away-you = Chi ha aperto il tavolo ti ha tolto il posto: il tuo link non lo apre più. Per tornare, chiedi un link nuovo.

error-no-content = Questo non è un testo che { $game } sappia leggere.
error-no-such-game = Non c'è nessun gioco «{ $game }».
error-no-such-lesson = Questo gioco non ha la lezione «{ $lesson }».
error-no-such-table = Questo tavolo non c'è.
error-no-such-version = Non c'è nessuna versione { $version }: l'ultima è la { $last }.
error-no-spectators = Questo tavolo non ha spettatori finché si gioca.
error-no-such-page = Questo indirizzo non c'è.
error-no-such-text = Non c'è nessun catalogo con quel nome in quella lingua.
error-wrong-key = Questo collegamento non apre il tavolo.
error-bad-request = La richiesta non è stata capita: { $problem }
error-too-big = È troppo grande: al massimo { $limit } kB.
error-too-fast = Troppe richieste insieme. Aspetta un momento.
error-too-slow = Ci è voluto troppo. Riprova.
error-host = Questo server non si chiama «{ $host }». Chi lo gestisce può dargli quel nome: SHAMBLE_HOSTS={ $host }
error-origin = L'ha chiesto la pagina di un altro posto.
error-method = Quell'indirizzo non accetta richieste del genere.
error-not-stored = Non è stato possibile scriverlo sul disco, quindi nulla è cambiato. Il disco è pieno?
error-secret = Una partita salvata rivela ogni segreto: mentre si gioca la riceve solo chi ha giocato da solo fin dall'inizio.
error-seed-shared = Un tavolo con un posto libero non accetta un seme scelto: chi lo sceglie conoscerebbe i dadi.
error-server = Nel server qualcosa è andato storto. Nulla è andato perso.
error-page-missing = La pagina non è ancora stata costruita. Esegui «make web» e ricaricala.
error-other-protocol = Il server è stato aggiornato. Ricarica la pagina.
error-full = Ora ci sono troppi tavoli aperti. Riprova più tardi.
error-table-broken = Questo tavolo si giocava con le regole della versione { $rules } e non può continuare con quelle di oggi: { $problem }. È rimasto com'era.
table-other-rules = Questo tavolo si giocava con le regole della versione { $was } e continua con quelle della versione { $now }.
table-other-key = Il server ha una chiave nuova: i tiri e le pescate prima della voce { $entry } non si possono più verificare, quelli dopo sì.

error-save-foreign = Questa non è una partita salvata di Shamble.
error-save-format = Il file ha il formato { $found }; questa versione legge il formato { $known }.
error-save-game = Riga { $line }: non c'è nessun gioco «{ $game }».
error-save-line = Riga { $line }: { $problem }
error-save-cut = Il file si interrompe dopo la riga { $line }.
error-save-after-end = Riga { $line }: c'è qualcosa dopo la fine.
error-save-count = Il file dovrebbe avere { $entries } voci e ne ha { $found }.
error-save-too-big = Il file è troppo grande: al massimo { $limit } kB.
error-save-too-long = Il registro è troppo lungo: al massimo { $limit } voci.
error-save-seats = I posti vi cambiano troppo spesso: al massimo { $limit } volte.
error-save-diverged = La partita salvata non si può rigiocare con queste regole. Passo { $step } ({ $text }): { $problem }

error-database-unusable = Il database { $path } non si può usare: { $problem }. È rimasto com'era.
error-key-unusable = Il file con la chiave { $path } non si può usare: { $problem }. È rimasto com'era.
error-redis = Non c'è un Redis da usare: { $problem }.
error-redis-needed = Più processi si sentono tramite Redis, perciò serve il suo indirizzo (--redis).
error-workers = Su questo sistema non si possono avere più processi dietro una porta. Usa --workers 1.
error-workers-end = I processi che servono finiscono appena cominciano.
error-backup = Il backup { $path } non si può usare: { $problem }.
error-local = Questo è per i programmi sulla macchina del server stesso.
error-key-other = Questo database va con un altro file di chiave, non con { $path }: tutte le macchine di un server hanno bisogno dello stesso (SHAMBLE_KEY_FILE). Per continuare con una chiave nuova, avvia una volta con --new-key: i dadi tirati prima non si potranno più verificare.
error-database-newer = Il database { $path } è stato scritto da una versione più nuova di Shamble (schema { $found }, noto { $known }). È rimasto com'era.
error-port-taken = La porta { $port } di { $host } è occupata da un altro programma. Scegline un'altra con --port.
error-address = Il server non può ascoltare su { $host }, porta { $port }: { $problem }.

## Com'è finita
list-and = { $first } e { $last }
hero = { $who }
fate-alive = Ce l'ha fatta
fate-left = In salvo
fate-dead = Morte nel turno { $round }
fate-turned = Fra i morti dal turno { $round }
fate-again = { $count ->
    [0] Nessuna morte
    [one] Una morte
   *[other] { $count } morti
}
fate-eaten = In pasto agli zombi, ora { $round }
fate-leader = Preda del leader, ora { $round }
fate-tower = Giù con la torre, ora { $round }
fate-sick = Alla fine, nessun antidoto

## The lab
error-lab-closed = Il laboratorio di questo server è chiuso. Su un computer tuo è aperto: avvia Shamble lì.
error-lab-run = Questo studio qui non c'è più.
error-lab-games = Uno studio ha da 1 a { $most } partite.
error-lab-changes = Accanto a un tavolo stanno al massimo { $most } modifiche.
error-lab-busy = Ci sono già troppi studi in attesa. Fermane uno, o torna più tardi.

## Coming together
no-waiting = La partita non è ancora cominciata: il tavolo aspetta i suoi giocatori.
no-swap = Prima chi siede lì deve arrivare al tavolo.
no-begun = La partita è già cominciata.
no-call = Il link di una chiamata comincia con https://
no-muted = Chi si occupa del tavolo ti ha silenziato.
no-report = Qui nessuno l’ha detto.
error-link-used = Questo link non apre più un posto: qualcuno si è già seduto, o il posto è stato ceduto. Se eri tu, apri il tavolo nel browser in cui ti sei seduto; altrimenti chiedi un link nuovo.
error-banned = Questo indirizzo è stato bandito dal server.
error-watcher-removed = Ti hanno chiesto di lasciare questo tavolo: non puoi più guardarlo. I giocatori possono ancora darti un posto.
error-over = La partita è finita.
error-just-taken = Appena occupato: non ci sono più sedie libere.
error-table-gone = Questo tavolo non è più aperto.
error-code = Nessun tavolo ha questo codice. Fattelo ripetere.
error-code-near = Nessun tavolo ha questo codice. Intendevi “{ $near }”?
error-code-guesses = Troppi codici sbagliati. Aspetta un minuto, oppure apri il link.
notice-begins = La partita comincia.
notice-sent-away = { $name } è stato invitato a lasciare il tavolo.
notice-swapped = { $who } e { $other } si sono scambiati il posto.
notice-handed-over = { $name } se ne va e lascia il posto a un amico.
notice-muted = { $who } è silenziato: ciò che scrive non arriva a nessuno.
notice-unmuted = { $who } si sente di nuovo.
notice-report = Qualcuno segnala quello che ha scritto { $name }: “{ $text }”. Lo trovi fra i posti, dove puoi silenziarlo o invitarlo a uscire.
