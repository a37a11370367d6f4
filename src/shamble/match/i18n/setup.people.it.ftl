# Chi guarda la pagina: il suo profilo, il suo account, ciò che vale la pena ricordare.

profile = Profilo
profile-no-name = Chi sei?
profile-you = Tu
profile-empty = Ancora nessuna partita
profile-empty-text = Gioca una partita fino alla fine e la ritrovi qui: quante ne hai vinte, con chi, e che cosa vale la pena ricordare.
profile-play = Alle scatole
profile-here = Conservato su questo server per questo browser, senza account.
profile-here-account = Conservato su questo server, per ogni dispositivo su cui accedi.
profile-here-none = Ancora niente da conservare: questo server conoscerà questo browser quando ti siedi a un tavolo.
profile-looking = Sfoglio le tue partite …
profile-played = { $count ->
    [one] partita
   *[other] partite
  }
profile-won = vinte
profile-lost = perse
profile-hours = al tavolo
profile-hours-value = { $hours } h
profile-minutes-value = { $minutes } min
profile-kills = zombi abbattuti
profile-boxes = Le tue scatole
profile-of = { $won } su { $played }
profile-by-scenario = Per missione
profile-by-side = Per parte
profile-by-seat = Per posto
profile-seat = Posto { $seat }
profile-last = Ultime partite
profile-all = Tutte e { $count }
profile-with = { $people ->
    [none] { $bots ->
        [0] da solo
        [one] con un bot
       *[other] con { $bots } bot
      }
   *[other] { $bots ->
        [0] con { $people }
        [one] con { $people } e un bot
       *[other] con { $people } e { $bots } bot
      }
  }
profile-came-through = { $alive } su { $heroes } ce l’hanno fatta
profile-rounds = { $rounds } round
profile-replay = Rivedi
profile-gone = Il tavolo è stato sgomberato
profile-medals = Da ricordare
profile-medals-count = { $earned } su { $all }
profile-locked = non ancora
profile-friends = Gioca con
profile-friend-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
  }

medal-earned = { $where }, { $when }
medal-none-yet = Mai provato.
medal-nobody-left = Nessuno indietro
medal-nobody-left-how = Vinci con tre o più dalla tua parte, e tutti vivi.
medal-nobody-left-best = Finora al meglio: { $best } % salvi.
medal-one-blow = Una bottiglia
medal-one-blow-how = Abbatti { $goal } zombi con una sola azione.
medal-one-blow-best = Finora al meglio: { $best }.
medal-kept-word = Di parola
medal-kept-word-how = Mantieni { $goal } promesse in City of Horror.
medal-kept-word-best = Finora: { $best }.
medal-not-a-sound = Senza un rumore
medal-not-a-sound-how = Vinci una missione di Zombicide con { $goal } segnalini Rumore o meno.
medal-not-a-sound-best = Finora al meglio: { $best } segnalini.
medal-all-boxes = Tutte le scatole
medal-all-boxes-how = Vinci una volta a ognuno dei { $goal } giochi.
medal-all-boxes-best = Finora: { $best } su { $goal }.
medal-against-odds = Contro ogni pronostico
medal-against-odds-how = Vinci ciò che i bot vincono in { $goal } partite su cento o meno.
medal-against-odds-best = Finora al meglio: una che i bot vincono in { $best } su cento.
medal-last-one = L’ultimo in piedi
medal-last-one-how = Vinci con un solo superstite su quattro o più.
medal-last-one-best = Finora al meglio: ne erano rimasti { $best }.
medal-other-side = I due lati della porta
medal-other-side-how = Vinci allo stesso gioco con i vivi e con i morti, o da entrambe le sue parti.
medal-other-side-best = Finora: { $best } parti su { $goal }.

account = Account
account-why = Un nome e una frase segreta, e ritrovi le tue partite su ogni dispositivo. Niente e-mail; una frase persa resta persa.
account-make = Crea un account
account-sign-in = Accedi
account-devices = Dove sei entrato
account-device = { $device }, dal { $date }
account-device-unknown = Un altro browser
account-device-here = questo browser
account-sign-out = Esci
account-sign-out-text = Poi questo browser non conosce più le tue partite.
account-name = Nome
account-phrase = Frase segreta
account-phrase-hint = { $least } caratteri o più: quattro parole si ricordano bene.
account-phrase-old = Frase segreta attuale
account-phrase-new = Nuova frase segreta
account-change = Cambia frase segreta
account-changed = Frase segreta cambiata. Tutti gli altri browser sono usciti.
account-bring = Porta con te le partite di questo browser
account-delete = Elimina l’account
account-delete-text = Spariscono l’account, il suo nome e le statistiche. Le partite restano a chi le ha giocate con te.
account-delete-sure = Sì, eliminalo
account-forget = Dimentica questo browser
account-forget-text = Il server dimentica quali partite sono tue. I link che questo browser ha restano qui.
account-forget-sure = Sì, dimentica
account-none = Questo server non ha account. Le tue partite si ritrovano in questo browser.
account-as = Accesso come { $name }

error-unknown-browser = Questo server non conosce ancora questo browser: lo conoscerà quando ti siedi a un tavolo.
error-no-accounts = Su questo server non ci sono account. Le tue partite si ritrovano in questo browser.
error-account-name = Un nome ha da { $least } a { $most } caratteri.
error-account-taken = Qualcuno si chiama già «{ $name }». Scegli un altro nome.
error-account-stays = Questo browser ha fatto l’accesso. Elimina piuttosto l’account.
error-sign-in = Nome e frase segreta non vanno insieme.
error-phrase = Una frase segreta ha da { $least } a { $most } caratteri e non è il tuo nome. Quattro parole vanno bene.
error-phrase-wrong = Non è la tua frase segreta.
