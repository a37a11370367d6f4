# Quello che dice il client da terminale.

cli-welcome = { $game }, { $mode }. Scrivi aiuto per sapere che cosa puoi scrivere.
cli-welcome-back = { $game }, { $mode }: si riprende dal passo { $step }.
cli-seed = Seme { $seed }.
cli-name-person = Giocatore { $number }
cli-name-bot = Bot { $number }
cli-whose = { $seat } ({ $side })
cli-pass-keyboard = Passa la tastiera a { $seat }, che poi preme Invio.
cli-points = punti
cli-cost = costo { $cost }
cli-ambiguous = «{ $text }» potrebbe essere { $options }.
cli-unknown = «{ $text }» non è qualcosa che puoi fare ora. Scrivi ? per sapere che cosa non è permesso e perché, oppure aiuto.
cli-no-such-number = Non c'è la { $number }: le scelte vanno da 1 a { $last }.
cli-refused = Non permesso: { $text }.
cli-allowed = { $text } è permesso.
cli-nothing-refused = Qui non c'è nulla che si possa tentare e non sia permesso.
cli-near-misses = Quello che si potrebbe tentare, e non si può:
cli-near-misses-end = Scrivi perché e una di queste per leggere la regola.
cli-more = e altre { $count }
cli-hint = Scegli { $text }. { $reason }
cli-hint-odds = Per vincere: { $best }, contro { $chance } con «{ $other }».
cli-hint-chance = Per vincere: { $best }.
cli-hint-then = { $number }. Poi { $text }.
cli-hint-perhaps = { $number }. Poi forse { $text }.
cli-hint-none = Ora non c'è nulla da scegliere.
cli-confirm = { $text }: davvero? (s/n)
cli-yes = s
cli-saved = Salvata in { $path }.
cli-save-where = Scrivi salva e poi il nome di un file.
cli-save-failed = Non è stato possibile salvare in { $path }: { $problem }.
cli-left = La partita è salvata; per continuare: shamble play { $path }
cli-left-lost = Non è stato possibile salvare la partita: { $problem }.
cli-log-empty = Non è ancora successo nulla.
cli-undone = Annullato.
cli-undo-ask = Annullare lo stesso? (s/n)
cli-undo-no = Non si annulla nulla.
cli-redone = Rifatto.
cli-rule-none = Non c'è nessuna regola { $id }.
cli-rule-which = Scrivi regola e poi il suo numero, per esempio: regola { $example }
cli-auto-on = D'ora in poi ti viene chiesto solo quando c'è qualcosa da scegliere.
cli-auto-off = D'ora in poi ti viene chiesto ogni volta.
cli-roll-how = Scrivi che cosa mostrano i dadi, per esempio: { $example }
cli-not-numbers = «{ $text }» non è quello che mostrano dei dadi.
cli-won = vince
cli-no-winner = Non vince nessuno.
cli-help =
    Puoi scrivere
      3             il numero di una scelta
      door 2        la sua notazione, o quanto basta per distinguerla
      ?             quello che potresti tentare e non puoi, e perché
      perché ...    perché un'azione è rifiutata, con la regola
      regola ID     una regola; regola da sola per quelle dietro la domanda
      consiglio     che cosa farebbe un bot, e perché
      annulla       riprendi la tua ultima azione; rifai la fa di nuovo
      auto          ti si chiede solo se c'è da scegliere; ancora per smettere
      tavolo        la posizione; diario per tutto quello che è successo
      io, vicino, minacce, posso, guarda LUOGO, stanza, strada LUOGO, chi NOME, mano, voti, tutti, luoghi
                    la posizione a parole: dove sei, chi è vicino e può raggiungerti, che cosa puoi fare
      nord, sud, est, ovest, casa
                    la mappa luogo per luogo, con muri e porte
      ultimo, intanto
                    l'ultima cosa successa; tutto dalla tua ultima scelta
      resto         d'ora in poi la stessa piccola domanda trova risposta da sé
      salva FILE    salva la partita
      esci          lascia; la partita è salvata

cli-replay-step = Passo { $step } di { $last }
cli-replay-by = { $seat }: { $text }
cli-replay-how = Invio: passo seguente; b: indietro; un numero: quel passo; q: esci.

# Le mappe in caratteri.
chart-round = Round { $number }
chart-turn = Turno { $number }
chart-dead = a terra
chart-left = fuori mappa
chart-to-come = non ancora in mappa
chart-empty = scarica
chart-is-searched = perlustrato
chart-is-entered = segnalino Entrato
chart-fear = paura
chart-human = Umano { $number }
chart-aboard = in macchina
chart-escaped = scappato
chart-zombified = zombificato
chart-zombies-of = Zombie: { $count } di { $most }
chart-shut = aperture barricate { $count } su { $of }
chart-searched = posti perquisiti { $count } su { $of }
chart-deck = { $count ->
    [one] una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
chart-legend-all-things-zombie = una lettera: sopravvissuto; un numero: zombi; * spari; a-z edifici; = strada; ~ irregolare; # muro; i nomi sono plancia, fila, numero: 1G17
chart-legend-zombie-plague = 1> umano e dove guarda; z5< zombie; d7^ cane; S4 ricerca; cc macchina; ## chiuso; W finestra, D porta, G porta del garage, I porta interna, x barricata
chart-who = { $who }
chart-hand = In mano: { $cards }
chart-alive = in vita
chart-safe = in salvo
chart-zombie = zombi
chart-lives = { $count ->
    [one] { $count } Vita
   *[other] { $count } Vite
}
chart-bullets = { $count ->
    [one] { $count } Proiettile
   *[other] { $count } Proiettili
}
chart-kills = { $count ->
    [one] { $count } zombi ucciso
   *[other] { $count } zombi uccisi
}
chart-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
chart-tiles = { $count ->
    [one] una tessera nella pila
   *[other] { $count } tessere nella pila
}
chart-legend-zombies = un numero: giocatore; z zombi; + Vita; * Proiettile; s Sopravvissuti; . strada; : edificio; ## chiuso; una casella è colonna e riga: 4,-1
chart-danger = pericolo { $level }
chart-experience = { $count } PE, { $level }
chart-wounds = { $count ->
    [one] { $count } ferita
   *[other] { $count } ferite
}
chart-actions = { $count ->
    [one] resta { $count } Azione
   *[other] restano { $count } Azioni
}
chart-doors = Porte chiuse: { $doors }
chart-legend-zombicide = una lettera: Sopravvissuto; 2w1r Walker e Runner, f Fatty, A Abomination; !2 rumore; S Spawn; O obiettivo; X uscita; i puntini si attraversano; D porta chiusa, / aperta
chart-hour = { $hour }
chart-leader = leader su { $colour }
chart-attack-at = attacco a { $count }
chart-antidotes = { $count ->
    [one] { $count } antidoto
   *[other] { $count } antidoti
}
chart-food = { $count } cibo
chart-horde = { $count ->
    [one] uno zombi nell'orda
   *[other] { $count } zombi nell'orda
}
chart-legend-city-of-horror = z zombi; ! esplosione; + antidoto; # carta; (nome) stremato; il numero dopo un nome è il suo giocatore; * comincia

## Review

cli-review = { $name }: { $count } decisioni esaminate. La probabilità di vincere lungo la partita:
cli-review-cost = Turno { $round }: { $chosen } lasciava il { $chance } %. Era meglio: { $better }, { $best } %. { $why }
cli-review-turning = La svolta, turno { $round }: dopo { $chosen } la probabilità è salita dal { $before } % al { $after } %.
cli-review-good = Di { $count } decisioni, { $good } erano quelle del veterano, o entro l’1 %.
cli-review-none = Nessuna decisione è costata più del 3 %.
cli-review-nothing = I bot di questo gioco non immaginano partite: non ci sono probabilità da mostrare.
cli-review-rounds = turno
cli-sit-waits = La partita non è ancora iniziata: la comincia chi ha aperto il tavolo.
