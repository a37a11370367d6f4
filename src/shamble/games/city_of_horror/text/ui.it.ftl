# Luoghi
place-water_tower = Torre del Serbatoio
    .at = alla Torre del Serbatoio
    .to = alla Torre del Serbatoio
    .from = dalla Torre del Serbatoio
place-church = Chiesa
    .at = alla Chiesa
    .to = alla Chiesa
    .from = dalla Chiesa
place-crossroads = Incrocio
    .at = all'Incrocio
    .to = all'Incrocio
    .from = dall'Incrocio
place-hospital = Ospedale
    .at = all'Ospedale
    .to = all'Ospedale
    .from = dall'Ospedale
place-armory = Armeria
    .at = all'Armeria
    .to = all'Armeria
    .from = dall'Armeria
place-bank = Banca
    .at = alla Banca
    .to = alla Banca
    .from = dalla Banca

# Colori
colour-yellow = giallo
colour-red = rosso
colour-green = verde
colour-orange = arancione
colour-purple = viola
colour-blue = blu

# Il tavolo
board-city = La città e i suoi sei luoghi
party-you = tu
hand-cards = Le tue carte Azione
hand-characters = I tuoi, e quanto valgono
rested = a riposo
exhausted = allo stremo
hidden = fuori portata
dead = fra le vittime
out = fuori
step-use = Uso
step-attack = Attacco
step-share = Condivisione
wheel-leader = Il leader indica { $colour }
clock-hour = { $hour }, l'elicottero arriva dopo le 04:00
votes-title = Voti sigillati
votes-in = { $done } di { $all } dati
votes-sealed = sigillato
votes-thinking = ci sta pensando
votes-none = nessun voto qui
votes-tie = { $seat-is ->
    [you] Si scoprono insieme. La parità va a te.
   *[other] Si scoprono insieme. La parità va a { $seat }.
}
votes-locked = chiuse, si vota
offers-title = Offerte
offers-binding = vincolante
offers-not-binding = non vincolante
offers-left = { $count ->
    [0] Nessuna offerta rimasta qui
    [one] 1 offerta rimasta qui
   *[other] { $count } offerte rimaste qui
}
offers-free = Quante offerte vuoi
offer-get = Ricevi
offer-give = Dai
offer-mine-give = Do
offer-mine-want = Voglio
offer-mine-promise = Prometto
offer-where = Dove
offer-whom = Chi
offer-remove = Togli
offer-back = Un passo indietro
offer-later = Decido dopo
offer-and = { " " }e{ " " }
offer-binds = A questo tavolo le promesse vincolano.
offer-binds-not = A questo tavolo le promesse non vincolano.
offer-asks-gives = { $seat } ti dà { $gives }.
offer-asks-wants = { $seat } vuole da te: { $wants }.
offer-asks-promises = { $seat } promette: { $promises }.
offer-asks-gives-wants = { $seat } ti dà { $gives } e vuole: { $wants }.
offer-asks-gives-promises = { $seat } ti dà { $gives } e promette: { $promises }.
offer-asks-promises-wants = { $seat } promette: { $promises }. In cambio: { $wants }.
offer-asks-gives-promises-wants = { $seat } ti dà { $gives } e promette: { $promises }. In cambio: { $wants }.
words-title = Parola data
words-open = in sospeso
words-kept = mantenuta
words-broken = infranta
words-void = nulla
zombies-count = { $count ->
    [0] nessuno zombi
    [one] 1 zombi
   *[other] { $count } zombi
}
spaces-free = spazi liberi: { $free } su { $all }
supplies = { $antidotes ->
    [0] nessun antidoto
    [one] 1 antidoto
   *[other] { $antidotes } antidoti
} e { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
}
starting-player = { $seat-is ->
    [you] Cominci tu
   *[other] Comincia { $seat }
}
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
thing-character = { $seat-is ->
    [you] { $person }, con te, { $place }
   *[other] { $person }, con { $seat }, { $place }
}
thing-place = { $place }, { $zombies } zombi, { $people ->
    [one] 1 persona
   *[other] { $people } persone
}
closed-burnt = bruciata
closed-blocked = porta bloccata
collapsed = crollata

# La pagina del tavolo: orologio, voti, offerte, scene, punteggi
you = Tu
to-you = te
party-bot = bot
people-of = { $seat-is ->
    [you] Le tue persone
   *[other] Le persone di { $seat }
}
hand-empty = Nessuna carta in mano.
track = I luoghi in ordine
threatened = Gli zombi bastano per attaccare
tab-offers = Offerte
attack-words = { $count ->
    [one] Uno zombi: attacco
   *[other] { $count } zombi: attacco
}
goods-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
goods-antidotes = { $count ->
    [one] 1 antidoto
   *[other] { $count } antidoti
}
goods-food = { $count } cibo
taking-supplies = Rifornimenti
taking-discards = Scarti
taking-pack = Tienine una
spaces-all = posto per tutti
thing-move = Carta Movimento { $place }
thing-seat = { $seat }
votes-yours = tocca a te
votes-for = Con i voti di { $seat }
votes-there = { $count ->
    [one] 1 qui
   *[other] { $count } qui
}
votes-count = { $count ->
    [one] 1 voto
   *[other] { $count } voti
}
votes-not-yet = non ancora
votes-tie-sharing = Si scoprono insieme. In parità resta tutto lì.
votes-choose = Chi indichi?
votes-seal = Sigilla: { $seat }
votes-is-sealed = Sigillato: { $seat }
plans-title = Carte Movimento
plans-yours = la tua carta
plans-choose = Scegli una carta
plans-seal = Sigilla: { $what }
plans-is-sealed = Sigillata: { $what }
offer-they-promise = Ti promette
offer-nothing = niente
offer-gives = { $who ->
    [you] dai
   *[other] dà
}
offer-wants = { $who ->
    [you] vuoi
   *[other] vuole
}
offer-promises = { $who ->
    [you] prometti
   *[other] promette
}
offer-offers = { $who ->
    [you] offri a
   *[other] offre a
}
offer-composes = { $who ->
    [you] prepari un'offerta per
   *[other] prepara un'offerta per
}
offers-quiet = Nessuna offerta sul tavolo.
add-antidote = antidoto
add-card = carta
word-vote = voto contro { $named }, { $place }
word-share-vote = condivide { $named }, { $place }
word-help = { $count ->
    [one] 1 zombi in meno, { $place }
   *[other] { $count } zombi in meno, { $place }
}
word-stand-by = non gioca niente, { $place }
word-give = { $item ->
    [antidote] un antidoto
    [card] una carta Azione
   *[any] una parte
}, { $place }
word-tie = parità contro { $named }, { $place }
invasion-last = Invasione
invasion-next = Prossima invasione, vista
scene-close = Metti via la scena
scene-chosen-attack = { $seat-is ->
    [you] Perdi il voto
   *[other] { $seat } perde il voto
}
scene-chosen-sharing = { $seat-is ->
    [you] Vinci il voto
   *[other] { $seat } vince il voto
}
scene-tie-attack = { $seat-is ->
    [you] Parità: decidi tu
   *[other] Parità: decide { $seat }
}
scene-tie-sharing = Parità: nessuno riceve niente
scene-votes-attack = { $place }: { $count ->
    [one] scoperto un voto
   *[other] scoperti { $count } voti
}, { $zombies } zombi alla porta
scene-votes-sharing = { $place }: { $count ->
    [one] scoperto un voto
   *[other] scoperti { $count } voti
} per i rifornimenti
scene-tie-below-attack = { $seat-is ->
    [you] Scegli tu
   *[other] Sceglie { $seat }
}
scene-tie-below-sharing = Resta tutto lì
scene-shares = Distribuisce: { $seat }
scene-who = Chi sarà?
scene-eaten = { $person }: in pasto agli zombi
scene-leader = { $person }: in pasto al leader
scene-tower = { $person }: giù con la torre
scene-coerced = deciso da { $seat }
score-people = persone { $points }
score-antidotes = antidoti { $points }
score-food = cibo { $points }
panel-offer = La tua offerta a { $seat }

# -- the last page

series-people = Persone di { $seat }

corner-is = Angolo { $corner }: { $place }
corners-how = Trascinate un edificio su un altro angolo, o sceglietene due per scambiarli; vanno anche le frecce.
corners-random = A caso

## Stato delle cose, dopo il nome
state-dead = fuori gioco
state-value = { $points ->
    [one] vale un punto
   *[other] vale { $points } punti
}
state-hidden = nascosto
state-tucked = al riparo
state-room = posto per tutti
state-free = { $free ->
    [0] pieno
    [one] un posto libero
   *[other] { $free } posti liberi
}
state-attack = { $count ->
    [one] attaccato da uno zombi in su
   *[other] attaccato da { $count } zombi in su
}
state-fuse = segnalini esplosione { $tokens } su { $fuse }
state-blocked = bloccato
state-burnt = bruciato
