# Quello che dice solo la pagina del tavolo di Zombies!!!: pannelli, etichette lette a voce.

board-city = La città
pawn = Giocatore { $number }
thing-pawn = { $player-is ->
    [you] Tu, { place-in }
   *[other] { $player }, { place-in }
}
thing-zombie = Zombi { place-in }
thing-square = { place }
thing-spot = Posto libero { place-off }
thing-road = { $at } { place-off }
token-survivor = Sopravvissuto
seat-life = Vite
seat-bullets = Proiettili
seat-kills = Zombi raccolti
seat-hand = Carte in mano
seat-items = In gioco
seat-recovered = Sopravvissuti recuperati
seat-carrying = ha un Sopravvissuto al seguito
status-alive = sulla mappa
    .short = vivo
status-dead = morto fino al prossimo turno
    .short = morto
status-safe = in salvo
    .short = in salvo
status-zombie = uno dei morti
    .short = zombi
hand-title = Le tue carte Evento
hand-plays-none = Carta del round giocata
shots-left = { $count ->
    [one] Ancora un tiro
   *[other] Ancora { $count } tiri
}
pile-title = Tessera pescata
pile-tiles = Tessere
pile-helipad-pile = L'eliporto è ancora tra le tessere
pile-helipad-map = L'eliporto è sulla mappa
pile-helipad-gone = Non ci sarà l'eliporto
deck-events = Eventi
supply-zombies = Zombi
place-count = { $count ->
    [one] Un posto
   *[other] { $count } posti
}
place-next = Prossimo posto
turn-left = Gira a sinistra
turn-right = Gira a destra
ghost-item = Qui si può mettere in tavola { $card }
window-title = Qualcuno?
window-passed = ha passato
window-open = può ancora giocare
steps-left = { $count ->
    [one] Ancora una casella
   *[other] Ancora { $count } caselle
}
zombies-left = { $count ->
    [one] Uno zombi da muovere
   *[other] { $count } zombi da muovere
}
effect-waiting = dal prossimo turno
effect-active = ora
goal-helipad = Raggiungi l'Eliporto
goal-zombies = o { $count } zombi
goal-weapon = con un'arma
goal-everybody = tutti quanti
goal-team = tutti e due
goal-undead = Trasforma tutti gli umani

# Board and panels
of = { $done } su { $all }
role-you = tu
role-bot = bot
role-friend = amico
thing-player = { $player-is ->
    [you] Tu
   *[other] { $player }
}
bullets-none = niente Proiettili
place-of = { $number } / { $count }
place-here = Mettila qui
race-leads = In vantaggio di { $count } su { $player }.
race-behind = { $player } è in vantaggio di { $count }.
race-even = Alla pari con { $player }.
window-at-fight = Prima di un combattimento.
window-at-cards = Prima di pescare carte.
window-at-move = Prima di un movimento.
window-at-helipad = Sull'Eliporto.
window-at-zombies = Prima che si muovano gli zombi.
window-at-die = Dopo il dado degli zombi.
window-at-end = Prima che il turno finisca.
window-lasting = { $card }: { $player }
seat-deaths = { $count ->
    [one] una morte
   *[other] { $count } morti
}
window-waiting = Manca ancora: { $players }
window-play = Gioca { $card }
round = Round { $round }
end-round = round { $round }
end-rounds = Zombi, round per round

## Stato delle cose, dopo il nome
state-life = { $count ->
    [one] una vita
   *[other] { $count } vite
}
state-bullets = { $count ->
    [one] un proiettile
   *[other] { $count } proiettili
}
state-kills = { $count ->
    [one] uno zombi ucciso
   *[other] { $count } zombi uccisi
}
state-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
state-zombies = { $count ->
    [one] uno zombi
   *[other] { $count } zombi
}
state-token-life = { $count ->
    [one] un segnalino vita
   *[other] { $count } segnalini vita
}
state-token-bullet = { $count ->
    [one] un segnalino proiettile
   *[other] { $count } segnalini proiettile
}
state-token-survivor = { $count ->
    [one] un sopravvissuto
   *[other] { $count } sopravvissuti
}
state-token-hidden = { $count ->
    [one] un segnalino coperto
   *[other] { $count } segnalini coperti
}
state-dead = fuori gioco
state-safe = in salvo
state-zombie = trasformato
