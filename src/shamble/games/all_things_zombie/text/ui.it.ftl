# Ciò che dice solo la pagina del tavolo di All Things Zombie: nomi di persone, edifici e cose, tabelle, pannelli.

## Sopravvissuti
person-tonya = Tonya
person-nick = Nick
person-beck = Beck
person-bank = Bank
person-sailor = Sailor
person-buffy = Buffy
person-too_tall = Too Tall
person-jimmy = Jimmy
person-professor = Il Professore
person-generic_1 = Sopravvissuto 1
person-generic_2 = Sopravvissuto 2
person-generic_3 = Sopravvissuto 3
person-generic_4 = Sopravvissuto 4
person-generic_5 = Sopravvissuto 5
person-generic_6 = Sopravvissuto 6
person-generic_7 = Sopravvissuto 7
person-generic_8 = Sopravvissuto 8
person-generic_9 = Sopravvissuto 9

## Abilità speciali
ability-street_fighter = Rissa di strada
    .text = In ogni scontro di mischia rilancia un dado fallito. (Ricostruita.)
ability-cool_hand = Sangue freddo
    .text = Una volta per attivazione cambiare arma non gli costa un'azione. (Ricostruita.)
ability-scrounger = Perlustratrice
    .text = Perlustrando pesca due carte bottino, ne tiene una e mette l'altra in fondo. (Ricostruita.)
ability-karate = Karate
    .text = Se in mischia supera gli zombi di due o più successi ne abbatte due. (Ricostruita.)
ability-iron_jaw = Mascella di ferro
    .text = Se è caricato, nessun dado superato vale come un dado superato. (Ricostruita.)
ability-medic = Soccorritrice
    .text = Come azione, senza zombi negli esagoni: 2d6 contro la Rep; un successo toglie una ferita a lei o a chi le sta accanto.
ability-scout = Esploratore
    .text = Prima che entri in un edificio senza segnalini se ne gira la carta; può restare fuori, e con ciò finisce l'attivazione.
ability-quick_reload = Ricarica rapida
    .text = Ricaricare non gli costa un'azione finché non spende MP. (Ricostruita.)
ability-cure = Cura
    .text = Nello scenario 5, una volta: invece della mischia 2d6 contro la Rep; un successo rende umano uno zombi. Niente armi, niente cariche.
ability-none = Nessuna abilità
    .text = Niente di speciale.

## Armi, equipaggiamento, bottino
card-pistol = Pistola
    .text = Gittata 5, 1 Dado Fuoco.
card-twin_pistols = Doppia pistola
    .text = Gittata 5, 2 Dadi Fuoco, sempre entrambi.
card-smg = Fucile mitragliatore (SMG)
    .text = Gittata 8, 2, 3 o 4 Dadi Fuoco.
card-assault_rifle = Fucile d'assalto
    .text = Gittata 14, 1, 2 o 3 Dadi Fuoco.
card-shotgun = Fucile a canne mozze
    .text = Gittata 4, 6 Dadi Fuoco, contano i tre migliori, tutti in un esagono. Niente telescopio.
card-crossbow = Balestra
    .text = Gittata 6, 1 Dado Fuoco. Nessuno la sente: niente segnalino Sparo.
card-grenade = Granata
    .text = Si lancia in un esagono adiacente: un dado per chiunque ci sia. Si consuma.
card-bat = Mazza da baseball
    .text = +1 dado mischia.
card-machete = Machete
    .text = +1 dado mischia, e le parità contro un solo zombi sono vinte.
card-ammo = Munizioni
    .text = Si scarta quando l'arma in mano si scaricherebbe: resta carica. Non è un'azione.
card-meds = Medicine
    .text = Dopo il tiro di iniziativa, senza azione: Rep +1 fino a fine turno.
card-medkit = Kit medico
    .text = Azione di chi lo porta o di un amico accanto: una ferita in meno per uno dei due.
card-vest = Giubbotto
    .text = Indossato in una casella Equipaggiamento: +1 dado mischia, e armatura contro il fuoco.
card-scope = Telescopio
    .text = Su un'arma a distanza, per sempre: +1 Dado Fuoco senza rumore. Niente fuoco di panico.
card-nothing = niente
    .text = Niente di utile.

## Edifici
building-1a = Stazione di servizio
    .to = alla stazione di servizio
    .in = nella stazione di servizio
    .of = della stazione di servizio
building-1b = Tavola calda
    .to = alla tavola calda
    .in = nella tavola calda
    .of = della tavola calda
building-1c = Emporio
    .to = all'emporio
    .in = nell'emporio
    .of = dell'emporio
building-1d = Motel
    .to = al motel
    .in = nel motel
    .of = del motel
building-1e = Casa isolata
    .to = alla casa isolata
    .in = nella casa isolata
    .of = della casa isolata
building-1f = Officina
    .to = all'officina
    .in = nell'officina
    .of = dell'officina
building-2p = Scuola
    .to = alla scuola
    .in = nella scuola
    .of = della scuola
building-2q = Supermercato
    .to = al supermercato
    .in = nel supermercato
    .of = del supermercato
building-2a = Casa d'angolo
    .to = alla casa d'angolo
    .in = nella casa d'angolo
    .of = della casa d'angolo
building-2b = Casa di mattoni
    .to = alla casa di mattoni
    .in = nella casa di mattoni
    .of = della casa di mattoni
building-2c = Casa alta
    .to = alla casa alta
    .in = nella casa alta
    .of = della casa alta
building-2d = Casa vecchia
    .to = alla casa vecchia
    .in = nella casa vecchia
    .of = della casa vecchia
building-2e = Casa silenziosa
    .to = alla casa silenziosa
    .in = nella casa silenziosa
    .of = della casa silenziosa
building-2f = Ultima casa
    .to = all'ultima casa
    .in = nell'ultima casa
    .of = dell'ultima casa
building-3a = Fattoria
    .to = alla fattoria
    .in = nella fattoria
    .of = della fattoria
building-3b = Fienile
    .to = al fienile
    .in = nel fienile
    .of = del fienile
building-3c = Baracca
    .to = alla baracca
    .in = nella baracca
    .of = della baracca
building-4o = Avamposto
    .to = all'avamposto
    .in = nell'avamposto
    .of = dell'avamposto
building-4k = Clinica
    .to = alla clinica
    .in = nella clinica
    .of = della clinica
building-4c = Magazzino
    .to = al magazzino
    .in = nel magazzino
    .of = del magazzino
building-4H = Eliporto
    .to = all'eliporto
    .in = nell'eliporto
    .of = dell'eliporto
building-4a = Uffici
    .to = agli uffici
    .in = negli uffici
    .of = degli uffici
building-4b = Bottega
    .to = alla bottega
    .in = nella bottega
    .of = della bottega
building-4d = Appartamenti
    .to = agli appartamenti
    .in = negli appartamenti
    .of = degli appartamenti
building-4e = Banca
    .to = alla banca
    .in = nella banca
    .of = della banca
building-4f = Teatro
    .to = al teatro
    .in = nel teatro
    .of = del teatro
building-4g = Libreria
    .to = alla libreria
    .in = nella libreria
    .of = della libreria
crossing-1x = Incrocio
    .to = all'incrocio
    .in = all'incrocio
    .of = dell'incrocio
crossing-2x = Incrocio
    .to = all'incrocio
    .in = all'incrocio
    .of = dell'incrocio
crossing-3x = Incrocio orientale
    .to = all'incrocio orientale
    .in = all'incrocio orientale
    .of = dell'incrocio orientale
crossing-3y = Incrocio occidentale
    .to = all'incrocio occidentale
    .in = all'incrocio occidentale
    .of = dell'incrocio occidentale
crossing-4x = Incrocio
    .to = all'incrocio
    .in = all'incrocio
    .of = dell'incrocio

## Luoghi: un esagono prende il nome da ciò che gli sta vicino. Con ogni altro spot si dice la notazione
place = { $spot ->
    [building] { $at }
    [crossing] { $at }
    [part] { $at }, { $side }
    [wall] Muro, { place-off }
    [road] Strada, { place-off }
    [rough] Terreno irregolare, { place-off }
    [clear] Terreno sgombro, { place-off }
   *[notation] { $hex }
}
place-to = { $spot ->
    [building] { $to }
    [crossing] { $to }
    [part] { $to }, { $side }
    [wall] sul muro, { place-off }
    [road] sulla strada, { place-off }
    [rough] sul terreno irregolare, { place-off }
    [clear] sul terreno sgombro, { place-off }
   *[notation] in { $hex }
}
place-in = { $spot ->
    [building] { $in }
    [crossing] { $in }
    [part] { $in }, { $side }
    [wall] sul muro, { place-off }
    [road] sulla strada, { place-off }
    [rough] sul terreno irregolare, { place-off }
    [clear] sul terreno sgombro, { place-off }
   *[notation] in { $hex }
}
place-off = { $steps ->
    [one] un passo { $way } { $of }
   *[other] { $steps } passi { $way } { $of }
}
way-N = a nord
way-NE = a nord-est
way-E = a est
way-SE = a sud-est
way-S = a sud
way-SW = a sud-ovest
way-W = a ovest
way-NW = a nord-ovest
side-N = lato nord
side-NE = lato nord-est
side-E = lato est
side-SE = lato sud-est
side-S = lato sud
side-SW = lato sud-ovest
side-W = lato ovest
side-NW = lato nord-ovest
side-middle = al centro

## Plance e terreno
board-1 = Cittadina al crocevia nel deserto
board-2 = Periferia
board-3 = Campagna coltivata
board-4 = Centro città

## Zombi
pace-slow = Zombi lento
pace-normal = Zombi normale
pace-fast = Zombi veloce

## Caselle, lati, direzioni
slot-hand = in mano
slot-pack = nello zaino
slot-box = casella Equipaggiamento
edge-N = lato nord
edge-E = lato est
edge-S = lato sud
edge-W = lato ovest
direction-NE = nord-est
direction-E = est
direction-SE = sud-est
direction-SW = sud-ovest
direction-W = ovest
direction-NW = nord-ovest

## Test di reazione e tabelle
test-being_charged = Essere Caricato
test-received_fire = Fuoco Ricevuto
test-in_sight = Scoperto
test-charge = Carica
branch-fire = fa fuoco
branch-melee = combatte
branch-flee = fugge
branch-cover = va in copertura
branch-charge = carica
branch-duel = chi spara per primo?
branch-stay = resta dov'è
table-being_charged = Essere Caricato
    .passed2 = Fuoco se si può, poi mischia
    .passed1 = In copertura: fuoco se si può, poi mischia. Allo scoperto: mischia, ma fuga da tre o più
    .passed0 = In copertura: mischia. Allo scoperto: fuga
table-received_fire = Fuoco Ricevuto
    .passed2 = In carica: avanti. Scarichi o fuori gittata: in copertura. Altrimenti si risponde al fuoco
    .passed1 = In carica: avanti. In copertura e potendo: si risponde subito al fuoco. Altrimenti in copertura
    .passed0 = In carica o in copertura: copertura. Allo scoperto: fuga
table-in_sight = Scoperto
    .passed2 = A gittata: fuoco. Altrimenti test Carica
    .passed1 = Entrambi tirano per chi spara prima. Senza arma a distanza: in copertura
    .passed0 = Si resta fermi
table-charge = Carica
    .passed2 = Carica
    .passed1 = Fuoco al suo posto se si può, altrimenti carica
    .passed0 = Si resta fermi
table-ranged = Combattimento a distanza: dado + Rep
    .r3-7 = Mancato
    .r8 = Colpito; mancato se affrettato, come secondo bersaglio o oltre, se è un sopravvissuto in copertura, con armatura o a 5 esagoni o più
    .r9 = Colpito; mancato se è un sopravvissuto in copertura o come terzo bersaglio o oltre
    .r10 = Colpito
table-melee = Mischia: si confrontano i successi
    .more = Il nemico subisce: uno zombi è ucciso, un sopravvissuto prende una ferita
    .fewer = Il sopravvissuto prende una ferita
    .equal = Non succede niente, entrambi restano
    .crowd = Quattro o più zombi con il triplo dei successi: due ferite

## Pannelli della pagina del tavolo
board-map = La mappa
thing-survivor = { $wounds ->
    [0] { $who } { place-in }
    [one] { $who } { place-in }, una ferita
   *[other] { $who } { place-in }, { $wounds } ferite
}
thing-zombies = { $count ->
    [one] { $pace } { place-in }
   *[other] { $pace } { place-in }, uno di { $count }
}
thing-hex = { place }
party-you = Tu
played-by-rules = dalle regole
party-dead = Zombi
party-living = I vivi
side-number = Schieramento { $number }
side-renegade = Per conto loro
star = Stella
rep-short = Rep
stat-rep = Rep
stat-move = Mov
stat-melee = Mischia
stat-range = Gittata
stat-dice = Dadi
stat-each = a testa
stat-best = { $dice } ({ $best })
stat-ties = Pari
stat-wins = vinti
stat-noise = Rumore
stat-none = no
status-card = Carta Stato: { $who }
wounds-of = { $wounds ->
    [0] Nessuna ferita, morte a { $dead }
    [one] Una ferita, morte a { $dead }
   *[other] { $wounds } ferite, morte a { $dead }
}
flipped = Girato
flip = gira
turn-over = Ha finito
turn-idle = Non agisce
fate-dead = Fra i morti
fate-left = Fuori mappa
fate-waiting = Deve entrare
glory-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
box-hand = In mano
box-pack = Nello zaino
box-free = Casella libera
box-gear = { $boxes ->
    [one] Equip., una casella
   *[other] Equip., { $boxes } caselle
}
box-gear-short = Equip.
weapon-empty = Scarica
goal-title = Che cosa serve
goal-weapons = Armi trovate
    .short = Trovate
goal-searched = o edifici perlustrati
    .short = Perlustrati
goal-out = Fuori dalla mappa
    .short = Fuori
goal-hold = Turni di resistenza
    .short = Turni
goal-lost = Morti (due sono troppi)
    .short = Morti
goal-buildings = Edifici della periferia
    .short = Edifici
goal-big = Scuola e supermercato
    .short = Grandi
goal-foes = Nemici vivi
    .short = Nemici
goal-own = Sopravvissuti propri
    .short = Propri
goal-professor = Il Professore oltre il bordo nord
    .short = Professore
goal-boards = Plance
    .short = Plancia
goal-aboard = Nell'eliporto
    .short = Eliporto
goal-glory = Punti Gloria
    .short = Gloria
turn-of = Turno { $turn } di { $turns }
turn-number = Turno { $turn }
dead-first = primi, tutti
dead-later = tutti
rep-needed = { $rep ->
    [1] agiscono tutti
   *[other] da Rep { $rep } in su
}
star-chooses = La Stella sceglie
branch-applied = vale questo
branch-failed = non vale
if-cover = In terreno irregolare o edificio
if-clear = Allo scoperto
if-cover-gun = In copertura e può sparare
if-clear-many = Allo scoperto, 3 o più nemici
if-gun = Può sparare
if-range = Arma a gittata
if-charging = In carica
if-charging-cover = In carica, o in terreno irregolare o edificio
if-out = Senza munizioni, o chi spara è fuori gittata
if-else = Altrimenti
then-melee = mischia senza sparare
then-fire-melee = spara, poi mischia
then-flee = fugge
then-cover = va in copertura
then-charge-on = continua la carica
then-fire-at-once = risponde subito al fuoco
then-move-fire = finisce il movimento, risponde al fuoco se può
then-fire = spara
then-charge-test = fa il test Carica
then-duel = tirano entrambi: il più alto spara per primo, chi non ha armi a distanza va in copertura
then-fire-instead = invece spara
then-charge = carica
then-stay = resta fermo
rolls-more = { $count ->
    [one] e un tiro prima
   *[other] e { $count } tiri prima
}
sight = Visuale
sight-of = { $who } vede
sight-range = gittata { $range }
line-of-fire = Linea di tiro
line-hexes = { $hexes } di { $range } esagoni
line-distance = { $hexes ->
    [one] 1 esagono
   *[other] { $hexes } esagoni
}
line-dark = Troppo buio per vedere fin là
line-blocked = Bloccata { place-in }
line-free = In vista
line-range = In vista e a gittata
line-far = In vista, fuori gittata
odds-face = { $face }+ colpisce
odds-never = non colpisce mai
target-first = primo bersaglio
target-second = secondo
target-third = dal terzo
sees-zombies = { $count ->
    [0] nessuno zombi
    [one] uno zombi
   *[other] { $count } zombi
}
sees-in-range = { $count } a gittata
piles = Che cosa resta
pile-zombies = qui, { $cup } nella tazza
pile-shots = spari uditi
pile-loot = carte bottino
pile-cards = carte zombi
look-round = Che cosa si vede da dove punto
hex-names = Nomi degli esagoni
float-away = Metti via
team-mine = La tua squadra
team-of = Squadra di { $name }
team-empty = Ancora nessuno
of-points = di { $points } punti
points-left = { $points ->
    [one] Resta un punto
   *[other] Restano { $points } punti
}
bill-survivors = sopravvissuti { $points }
bill-weapons = armi { $points }
bill-gear = equip. { $points }
bill-left = restano { $points }
shelf-survivors = Sopravvissuti
shelf-draft = i giocatori scelgono a turno
shelf-weapons = Armi
shelf-weapons-note = una in mano, una nello zaino
shelf-gear = Equipaggiamento
shelf-gear-note = tanti quante le caselle della carta
shelf-later = quando le squadre sono fatte
shop-can = si può avere
shop-mine = nella tua squadra
shop-taken = già preso
shop-no = ora non si può avere
shop-left = { $left ->
    [0] finito
    [one] ne resta 1
   *[other] ne restano { $left }
}
shop-for = { $item } per { $who }
shop-wounds = Si gira a { $flip }, muore a { $dead } ferite; caselle Equipaggiamento: { $boxes }.
shop-recruit = { $cost ->
    [one] Nella squadra, 1 punto
   *[other] Nella squadra, { $cost } punti
}
shop-into-hand = { $cost ->
    [one] In mano, 1 punto
   *[other] In mano, { $cost } punti
}
shop-into-pack = { $cost ->
    [one] Nello zaino, 1 punto
   *[other] Nello zaino, { $cost } punti
}
shop-into-box = { $cost ->
    [one] In una casella Equipaggiamento, 1 punto
   *[other] In una casella Equipaggiamento, { $cost } punti
}
shop-hint = Punta qualcosa sugli scaffali per leggere che cosa fa. Ciò che i punti permettono è in piena luce.
gear-ammo = Resta carica una volta
gear-meds = Rep +1, un turno
gear-medkit = Cura una ferita
gear-vest = Mischia +1, armatura
gear-scope = Un dado in più
of = { $done } su { $all }
score-won = Vinto
score-lost = Perso
score-kills = { $kills ->
    [one] uno zombi
   *[other] { $kills } zombi
}
fate-on-map = In vita
shop-fallen = fra i morti
team-ours = La nostra squadra
shelf-camp = per i punti della moneta
camp-points = Punti Gloria
camp-heal = { $cost ->
    [one] Cura una ferita, 1
   *[other] Cura una ferita, { $cost }
}
camp-give = Consegna: { $item }
camp-from = { $item } di { $who }
camp-to = A { $who }
campaign = La campagna
chapter-next = il prossimo
chapter-sum = { $buildings } edifici, { $zombies } zombi, { $turns } turni
light-dusk = Crepuscolo: { $hexes } esagoni
light-night = Notte: { $hexes } esagoni
short-smg = Mitra
short-shotgun = Canne mozze
camp-break = Leva il campo
chapter-number = Scenario { $chapter } di 6

## Stato delle cose, dopo il nome
state-owner = { $seat-is ->
    [you] tuo
   *[other] di { $seat }
}
state-renegade = di nessun giocatore
state-stats = Rep { $rep }, { $acting ->
    [0] { $mp } MP
   *[other] restano { $mp } MP
}
state-still = non si muove
state-zombies = { $count ->
    [one] uno zombi
   *[other] { $count } zombi
}
state-shots = { $count ->
    [one] uno sparo udito
   *[other] { $count } spari uditi
}
state-searched = perquisito
state-entered = già visitato
state-unentered = nessuno c'è ancora stato
