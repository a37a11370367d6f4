# Ciò che dice solo la pagina del tavolo di City of Horror: nomi, carte, personaggi, pannelli, etichette lette ad alta voce.

# Luoghi
place-water_tower = Torre del Serbatoio
place-church = Chiesa
place-crossroads = Incrocio
place-hospital = Ospedale
place-armory = Armeria
place-bank = Banca
effect-water-tower-a = prima della fase 2: guarda in privato la prima carta Invasione, senza mostrarla
effect-water-tower-b = scegli la carta Movimento dopo che gli altri hanno scoperto la loro e prima della carta Invasione
effect-church-a = scarta 1 carta Azione: riporta a riposato un tuo personaggio qualsiasi
effect-church-b = scarta 1 segnalino Cibo (esce dal gioco): riporta a riposato un tuo personaggio qualsiasi
effect-crossroads-a = scarta 1 carta Azione: pesca 1 segnalino Cibo coperto
effect-crossroads-b = scarta 1 carta Azione: prendi 1 dei 3 segnalini Cibo scoperti o 1 coperto; si torna a 3 scoperti
effect-hospital-a = scarta 1 carta Azione: prendi 1 antidoto dalla riserva
effect-hospital-b = strema un tuo personaggio riposato che è qui: prendi 1 antidoto dalla riserva
effect-armory-a = scarta 1 carta Azione: prendi la prima carta del mazzo Azione
effect-armory-b = scarta 1 carta Azione: prendi una carta qualsiasi dagli scarti
effect-bank-a = scarta 1 carta Azione: metti il leader su un colore scoperto qualsiasi
effect-bank-b = puoi far avanzare il leader di 1 spazio
attack-water-tower-a = 4 o più zombie attaccano
attack-water-tower-b = 4 o più zombie attaccano
attack-water-tower-collapsed = Più zombie che personaggi attaccano
attack-church-a = 3 o più zombie attaccano
attack-church-b = Più zombie che personaggi attaccano
attack-crossroads-a = Ogni zombie attacca
attack-crossroads-b = Ogni zombie attacca
attack-hospital-a = Più zombie che personaggi attaccano
attack-hospital-b = 2 o più zombie attaccano
attack-armory-a = 3 o più zombie attaccano
attack-armory-b = Più zombie che personaggi attaccano
attack-bank-a = 3 o più zombie attaccano
attack-bank-b = Più zombie che personaggi attaccano

# Colori
colour-yellow = giallo
colour-red = rosso
colour-green = verde
colour-orange = arancione
colour-purple = viola
colour-blue = blu

# Personaggi
char-blonde = La Bionda
    .text = Diventa stremata e smette di attirare.
    .drawback = Se è riposata, dopo ogni fase di movimento si aggiunge 1 zombie nel suo luogo.
    .short = Bionda
char-businessman = L'Uomo d'Affari
    .text = Scarta 1 carta dalla mano, prendi una carta qualsiasi dagli scarti.
    .drawback = -
    .short = Uomo d’affari
char-businesswoman = La Donna d'Affari
    .text = Scarta 1 carta dalla mano, prendi una carta qualsiasi dagli scarti.
    .drawback = -
    .short = Donna d’affari
char-sushi_chef = Lo Sushi Chef
    .text = Pesca 1 carta Azione.
    .drawback = -
    .short = Chef di sushi
char-geek = Il Geek
    .text = Sposta 1 zombie dal suo luogo a un altro.
    .drawback = -
    .short = Nerd
char-grandpa = Il Nonno
    .text = In questo turno vota (attacco e condivisione).
    .drawback = Non vota.
    .short = Nonno
char-grandma = La Nonna
    .text = In questo turno può muovere normalmente.
    .drawback = Non vota; non può essere scelta per muovere se in questo turno non si usa il suo potere.
    .short = Nonna
char-housewife = La Casalinga
    .text = Uccidi 2 zombie nel suo luogo.
    .drawback = -
    .short = Casalinga
char-mom = La Mamma
    .text = Nella fase di movimento entra in un luogo pieno su uno spazio temporaneo in più.
    .drawback = -
    .short = Mamma
char-student = La Studentessa
    .text = Prendi il segnalino del giocatore iniziale.
    .drawback = -
    .short = Studente
char-little_boy = Il Bambino
    .text = Fino a fine turno non vota e non può essere scelto per niente.
    .drawback = -
    .short = Bambino
char-little_girl = La Bambina
    .text = Fino a fine turno non vota e non può essere scelta per niente.
    .drawback = -
    .short = Bambina
char-pregnant_woman = La Donna Incinta
    .text = 2 voti per il resto della partita; si mette la sagoma della donna col bambino.
    .drawback = Carta mai voltata da altri effetti, mai riportata a riposata.
    .short = Incinta
char-priest = Il Prete
    .text = Annulla il movimento di personaggio appena compiuto.
    .drawback = -
    .short = Prete
char-punk = Il Punk
    .text = Annulla la carta Azione appena giocata.
    .drawback = -
    .short = Punk
char-rasta = Il Rasta
    .text = Guarda la prossima carta Invasione.
    .drawback = -
    .short = Rasta
char-rocker = Il Rocker
    .text = Sposta 1 zombie dal suo luogo a un altro.
    .drawback = -
    .short = Rocker
char-secret_agent = L'Agente Segreto
    .text = Metti il leader su un colore scoperto qualsiasi.
    .drawback = -
    .short = Agente
char-teenager = Il Teenager
    .text = Prima di muovere, sostituisci la tua carta Movimento con un'altra delle tue.
    .drawback = -
    .short = Teenager
char-thief = Il Ladro
    .text = Ruba a caso 1 carta Azione a un altro giocatore.
    .drawback = -
    .short = Ladro
char-guard_and_rex = La Guardia di Sicurezza e Rex
    .text = Uccidi 2 zombie nel loro luogo.
    .drawback = -
    .short = Guardia e Rex

# Carte Azione
card-alarm = Allarme
    .text = Metti 3 zombie della riserva in un luogo a scelta.
    .brief = 3 zombie in un luogo
card-energy_drink = Bevanda Energetica
    .text = Volta un personaggio da stremato a riposato.
    .brief = Un personaggio torna riposato
card-canned_food = Cibo in Scatola
    .text = 1 punto vittoria nel punteggio finale.
    .brief = 1 punto alla fine
card-tear_gas = Granata Lacrimogena
    .text = Annulla la carta Azione appena giocata.
    .brief = Annulla una carta appena giocata
card-hideout = Nascondiglio
    .text = Un tuo personaggio non vota e non può essere divorato fino a fine turno.
    .brief = Uno dei tuoi è al sicuro
card-service_door = Porta di Servizio
    .text = Nella fase di movimento chi muovi entra in un luogo pieno su uno spazio temporaneo in più.
    .brief = Entra dove è pieno
card-pistol = Pistola
    .text = Uccidi 1 zombie in un luogo.
    .brief = Uccidi 1 zombie in un luogo
card-infrared_binoculars = Binocolo ad Infrarossi
    .text = Guarda la prossima carta Invasione.
    .brief = Vedi la prossima invasione
card-chainsaw = Motosega
    .text = Uccidi metà degli zombie di un luogo, per difetto.
    .brief = Uccidi metà zombie di un luogo
card-flashlight = Torcia Elettrica
    .text = Metti il leader su un colore scoperto qualsiasi.
    .brief = Leader su un colore
card-kitty = Micio
    .text = Scegli un luogo di partenza, pesca a caso una delle tue 6 carte Movimento, sposta lì tutti i suoi zombie fino a 8.
    .brief = Porta via gli zombie di un luogo
card-pickpocket = Borseggio
    .text = Ruba a caso 1 carta Azione a un altro giocatore.
    .brief = Ruba una carta a caso
card-coercion = Coercizione
    .text = Dai tu i voti di un altro giocatore in un luogo per questo turno.
    .brief = Voti per un altro in un luogo
card-shotgun = Shotgun
    .text = Uccidi 2 zombie in un luogo.
    .brief = Uccidi 2 zombie in un luogo
card-sneakers = Scarpe da Ginnastica
    .text = Prima di muovere, sostituisci la tua carta Movimento scoperta con un'altra delle tue.
    .brief = Cambia la carta Movimento
card-molotov = Molotov
    .text = Uccidi 1 zombie in un luogo, poi metti un segnalino Esplosione.
    .brief = Uccidi 1, poi un segnalino
card-signal_flare = Razzo di Segnalazione
    .text = Sposta 1 zombie da un luogo a un altro, poi metti un segnalino Esplosione.
    .brief = Sposta 1 zombie, poi un segnalino
card-homemade_bomb = Bomba Rudimentale
    .text = Uccidi 2 zombie in un luogo, poi metti un segnalino Esplosione.
    .brief = Uccidi 2, poi un segnalino

# Carte Invasione
card-INV-00A = Invasione 00:00 A
    .text = I morti si avvicinano.
card-INV-00B = Invasione 00:00 B
    .text = I morti si avvicinano.
card-INV-00C = Invasione 00:00 C
    .text = I morti si avvicinano.
card-INV-00D = Invasione 00:00 D
    .text = I morti si avvicinano.
card-INV-01A = Invasione 01:00 A
    .text = I morti si avvicinano.
card-INV-01B = Invasione 01:00 B
    .text = I morti si avvicinano.
card-INV-01C = Invasione 01:00 C
    .text = I morti si avvicinano.
card-INV-01D = Invasione 01:00 D
    .text = I morti si avvicinano.
card-INV-02A = Invasione 02:00 A
    .text = I morti si avvicinano.
card-INV-02B = Invasione 02:00 B
    .text = I morti si avvicinano.
card-INV-02C = Invasione 02:00 C
    .text = I morti si avvicinano.
card-INV-02D = Invasione 02:00 D
    .text = I morti si avvicinano.
card-INV-03A = Invasione 03:00 A
    .text = I morti si avvicinano.
card-INV-03B = Invasione 03:00 B
    .text = I morti si avvicinano.
card-INV-03C = Invasione 03:00 C
    .text = I morti si avvicinano.
card-INV-03D = Invasione 03:00 D
    .text = I morti si avvicinano.
card-INV-04A = Invasione 04:00 A
    .text = I morti si avvicinano.
card-INV-04B = Invasione 04:00 B
    .text = I morti si avvicinano.
card-INV-04C = Invasione 04:00 C
    .text = I morti si avvicinano.
card-INV-04D = Invasione 04:00 D
    .text = I morti si avvicinano.

# Aree e veicoli
area-truck = Camion
    .text = Segnalini Cibo coperti.
area-ambulance = Ambulanza
    .text = Antidoti.
area-military_truck = Furgone Militare
    .text = Mazzo Azione.
area-horde = Zona dell'Orda
    .text = Riserva degli zombie.

# Il tavolo
board-city = La città e i suoi sei luoghi
party-you = tu
hand-cards = Le tue carte Azione
hand-characters = I tuoi, e quanto valgono
rested = riposato
exhausted = stremato
hidden = fuori portata
dead = morto
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
votes-tie = Si scoprono insieme. La parità va a { $seat }.
votes-locked = chiuse durante un voto
offers-title = Offerte
offers-binding = vincolante
offers-not-binding = non vincolante
offers-left = { $count ->
    [0] Nessuna offerta rimasta qui
    [one] 1 offerta rimasta qui
   *[other] { $count } offerte rimaste qui
}
offer-get = Ricevi
offer-give = Dai
offer-promise = Promessa
offer-mine-give = Do
offer-mine-want = Voglio
offer-mine-promise = Prometto
words-title = Parola data
words-open = in sospeso
words-kept = mantenuta
words-broken = infranta
words-void = nulla
zombies-count = { $count } zombie
spaces-free = { $free } spazi liberi su { $all }
supplies = { $antidotes } antidoti e { $cards } carte
starting-player = comincia { $seat }
points = { $points } punti
thing-character = { $person } di { $seat }, { $place }
thing-place = { $place }, { $zombies } zombie, { $people } persone
closed-burnt = bruciata
closed-blocked = porta bloccata
collapsed = crollata

# La pagina del tavolo: orologio, voti, offerte, scene, punteggi
you = Tu
party-bot = bot
people-of = Le persone di { $seat }
hand-empty = Nessuna carta in mano.
track = I luoghi in ordine
threatened = Gli zombie bastano per attaccare
tab-offers = Offerte
attack-words = { $count ->
    [one] Uno zombie: attacco
   *[other] { $count } zombie: attacco
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
thing-move = Carta Movimento: { $place }
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
offer-gives = dà
offer-wants = vuole
offer-promises = promette
offer-offers = offre a
offer-composes = prepara un'offerta per
offers-quiet = Nessuna offerta sul tavolo.
add-antidote = antidoto
add-card = carta
add-promise = promessa
word-vote = voto contro { $named }, { $place }
word-share-vote = condivide { $named }, { $place }
word-help = { $count ->
    [one] 1 zombie in meno, { $place }
   *[other] { $count } zombie in meno, { $place }
}
word-stand-by = non gioca niente, { $place }
word-give = una parte, { $place }
word-tie = parità contro { $named }, { $place }
invasion-last = Invasione
invasion-next = Prossima invasione, vista
scene-close = Metti via la scena
scene-chosen-attack = { $seat } perde il voto
scene-chosen-sharing = { $seat } vince il voto
scene-tie-attack = Parità: decide { $seat }
scene-tie-sharing = Parità: nessuno riceve niente
scene-votes-attack = { $place }: { $count ->
    [one] scoperto un voto
   *[other] scoperti { $count } voti
}, { $zombies } zombie alla porta
scene-votes-sharing = { $place }: { $count ->
    [one] scoperto un voto
   *[other] scoperti { $count } voti
} per i rifornimenti
scene-tie-below-attack = Sceglie { $seat }
scene-tie-below-sharing = Resta tutto lì
scene-shares = Distribuisce: { $seat }
scene-who = Chi sarà?
scene-eaten = { $person }: in pasto agli zombie
scene-leader = { $person }: in pasto al leader
scene-tower = { $person }: giù con la torre
scene-coerced = deciso da { $seat }
score-people = persone { $points }
score-antidotes = antidoti { $points }
score-food = cibo { $points }
panel-offer = La tua offerta a { $seat }
panel-offered = { $seat } ti propone un patto
