# Quello che dice solo la pagina del tavolo di Zombicide: nomi di carte, abilità, Sopravvissuti, stanze e Zombi, parole dei pannelli.

# Zombi
kind-walker = Walker
    .text = Un'Azione. Lo uccide un danno.
kind-runner = Runner
    .text = Due Azioni. Lo uccide un danno; è colpito per ultimo.
kind-fatty = Fatty
    .text = Un'Azione. Lo uccidono solo 2 danni; compare con due Walker.
kind-abomination = Abomination
    .text = Un'Azione. La uccidono solo 3 danni o una Molotov; mai più di una.

# Più d'uno di un tipo, e le carte Zombi quando si girano
kinds-walker = Walker
kinds-runner = Runner
kinds-fatty = Fatty
kinds-abomination = Abomination
kinds-none = nessuno
card-zombies-walker = Walker
card-zombies-runner = Runner
card-zombies-fatty = Fatty
card-zombies-abomination = Abomination
card-zombies-none = Nessuno
card-zombies-extra_activation = Un'altra volta!
card-zombies-manhole = Tombini

# Livelli di pericolo
level-blue = blu
level-yellow = giallo
level-orange = arancio
level-red = rosso

# Vetture
car-police = vettura della polizia
    .text = Vi si cercano armi: si pescano carte finché ne esce una.
car-pimp = vettura pimp
    .text = Contiene una delle due armi speciali; vi si cerca una volta sola.

# Equipaggiamento
card-baseball_bat = Baseball Bat
    .text = Mischia, dadi 1, 3+, danni 1, silenziosa.
card-chainsaw = Chainsaw
    .text = Mischia, dadi 5, 5+, danni 2, rumorosa, apre le porte con rumore.
card-crowbar = Crowbar
    .text = Mischia, dadi 1, 4+, danni 1, silenziosa, apre le porte in silenzio.
card-fire_axe = Fire Axe
    .text = Mischia, dadi 1, 4+, danni 2, silenziosa, apre le porte con rumore.
card-katana = Katana
    .text = Mischia, dadi 2, 4+, danni 1, silenziosa.
card-machete = Machete
    .text = Mischia, dadi 1, 4+, danni 2, doppia, silenziosa.
card-pan = Pan
    .text = Mischia, dadi 1, 6+, danni 1, silenziosa. Non entra mai nel mazzo in cui si cerca; serve solo a completare la distribuzione iniziale.
card-pistol = Pistol
    .text = Gittata 0-1, dadi 1, 4+, danni 1, doppia, rumorosa.
card-rifle = Rifle
    .text = Gittata 1-3, dadi 1, 3+, danni 1, rumorosa. Con uno Scope diventa uno Sniper Rifle: stessi valori, chi spara sceglie i bersagli.
card-sawed_off = Sawed-Off
    .text = Gittata 0-1, dadi 2, 3+, danni 1, doppia, rumorosa, da ricaricare.
card-shotgun = Shotgun
    .text = Gittata 0-1, dadi 2, 4+, danni 2, rumorosa.
card-sub_mg = Sub MG
    .text = Gittata 0-1, dadi 3, 5+, danni 1, doppia, rumorosa.
card-evil_twins = Evil Twins
    .text = Gittata 0-1, dadi 2, 4+, danni 1, rumorosa. Vale come una sola arma in una mano; si trova solo in una Vettura Pimp.
card-mas_shotgun = Ma's Shotgun
    .text = Due profili: lama = mischia, gittata 0, 1 dado, 3+, 2 danni, silenziosa, senza ricarica; fucile = gittata 0-1, 2 dadi, 3+, 2 danni, rumoroso, da ricaricare. Si trova solo in una Vettura Pimp.
card-molotov = Molotov
    .text = Si lancia con un'Azione a distanza, senza dadi: tutti gli Attori della Zona bersaglio muoiono, chi la lancia guadagna i punti degli Zombi, la carta si scarta.
card-aaahh = Aaahh!
    .text = Pescata in una ricerca mette un Walker nella Zona di chi cerca e si scarta; chiude la ricerca in una Vettura della Polizia.
card-bag_of_rice = Rice
    .text = Nessun effetto proprio; è una provvista (Rice) per le Missioni 01 e 06.
card-canned_food = Canned Food
    .text = Nessun effetto proprio; è una provvista per le Missioni 01 e 06.
card-water = Water
    .text = Nessun effetto proprio; è una provvista per le Missioni 01 e 06.
card-flashlight = Flashlight
    .text = Funziona da qualsiasi spazio: in ogni ricerca in un edificio si pesca una carta in più e si tengono tutte quelle per cui c'è posto.
card-gasoline = Gasoline
    .text = Si scarta insieme a Glass Bottles per prendere una Molotov, senza Azione.
card-glass_bottles = Glass Bottles
    .text = Si scarta insieme a Gasoline per prendere una Molotov, senza Azione.
card-goalie_mask = Goalie Mask
    .text = Funziona da qualsiasi spazio: si scarta per evitare una ferita a chi la porta.
card-plenty_of_ammo_bullets = Plenty of Ammo (proiettili)
    .text = Funziona da qualsiasi spazio: una volta per Azione a distanza con Pistol, Evil Twins o Rifle si rilanciano tutti i dadi; vale il nuovo risultato.
card-plenty_of_ammo_shells = Plenty of Ammo (cartucce)
    .text = Funziona da qualsiasi spazio: una volta per Azione a distanza con Sawed-Off, Shotgun o Ma's Shotgun si rilanciano tutti i dadi; vale il nuovo risultato.
card-scope = Scope
    .text = Si mette sotto un Rifle dello stesso Sopravvissuto per farne uno Sniper Rifle, senza Azione: chi spara sceglie i bersagli dei colpi.

# Carte Zombi
zombie-card = Carta Zombi { $number }

# Abilità
skill-plus-1-action = +1 Azione
    .text = Il Sopravvissuto ha ogni turno un'Azione in più, di qualsiasi tipo.
skill-plus-1-to-dice-roll-combat = +1 Sui Dadi in Combattimento
    .text = Si aggiunge 1 a ogni dado di un'Azione in mischia o a distanza; un dado non supera mai 6.
skill-plus-1-to-dice-roll-melee = +1 Sui Dadi negli Attacchi in Mischia
    .text = Si aggiunge 1 a ogni dado di un'Azione in mischia; un dado non supera mai 6.
skill-plus-1-to-dice-roll-ranged = +1 Sui Dadi negli Attacchi a Distanza
    .text = Si aggiunge 1 a ogni dado di un'Azione a distanza; un dado non supera mai 6.
skill-plus-1-die-combat = +1 Dado in Combattimento
    .text = Si tira un dado in più nelle Azioni in mischia e a distanza.
skill-plus-1-die-melee = +1 Dado negli Attacchi in Mischia
    .text = Si tira un dado in più nelle Azioni in mischia.
skill-plus-1-die-ranged = +1 Dado negli Attacchi a Distanza
    .text = Si tira un dado in più nelle Azioni a distanza.
skill-plus-1-free-combat-action = +1 Azione Combattimento gratuita
    .text = Ogni turno un'Azione gratuita in più, solo per un attacco in mischia o a distanza.
skill-plus-1-free-move-action = +1 Azione Movimento gratuita
    .text = Ogni turno un'Azione gratuita in più, solo per muovere.
skill-plus-1-free-search-action = +1 Azione Cercare gratuita
    .text = Ogni turno un'Azione gratuita in più, solo per cercare.
skill-plus-1-max-range = +1 Gittata Massima
    .text = La gittata massima delle armi usate dal Sopravvissuto aumenta di 1.
skill-plus-1-zone-per-move = +1 Zona per Movimento
    .text = Ogni Azione Muovere può attraversare una Zona in più; si somma agli altri effetti sul movimento.
skill-1-re-roll-per-turn = 1 Rilancio per Turno
    .text = Una volta per turno si possono rilanciare tutti i dadi di un'Azione del Sopravvissuto; vale il nuovo risultato; si somma ai rilanci dati dall'Equipaggiamento.
skill-2-zones-per-move-action = 2 Zone per Azione Movimento
    .text = Un'Azione Muovere porta il Sopravvissuto di una o due Zone.
skill-ambidextrous = Ambidestro
    .text = Tutte le armi, da mischia e a distanza, valgono come se avessero il simbolo Doppia.
skill-born-leader = Leader Nato
    .text = Nel proprio turno il Sopravvissuto può dare un'Azione gratuita a un altro Sopravvissuto, che la deve usare nel suo turno successivo o la perde.
skill-destiny = Destino
    .text = Una volta per turno, rivelando una carta Equipaggiamento pescata, la può scartare e pescarne un'altra.
skill-gunslinger = Pistolero
    .text = Tutte le armi a distanza valgono come se avessero il simbolo Doppia.
skill-hoard = Scorta
    .text = Il Sopravvissuto può portare una carta Equipaggiamento in più.
skill-hold-your-nose = Naso Turato
    .text = Una volta per turno, una ricerca gratuita in una Zona dove il Sopravvissuto ha ucciso uno Zombi in quello stesso turno, anche fuori dagli edifici.
skill-is-that-all-youve-got = È tutto quello che hai?
    .text = Quando è ferito, il Sopravvissuto può scartare una carta Equipaggiamento invece di prendere la carta Ferita; se non ne ha, o se preferisce, prende la Ferita.
skill-lock-it-down = Serrare
    .text = Con un'Azione il Sopravvissuto chiude una porta aperta.
skill-loud = Rumoroso
    .text = Una volta per turno; fino al prossimo turno di questo Sopravvissuto la sua Zona vale come la più rumorosa della mappa; se più Sopravvissuti hanno l'abilità, conta solo l'ultimo uso.
skill-lucky = Fortunato
    .text = Per ogni Azione si possono rilanciare una volta tutti i suoi dadi; vale il nuovo risultato; si somma alle altre abilità e agli Equipaggiamenti di rilancio.
skill-matching-set = Set Completo
    .text = Pescando un'arma con il simbolo Doppia, il Sopravvissuto può prendere subito dal mazzo Equipaggiamento una seconda carta dello stesso nome; poi il mazzo si rimescola.
skill-medic = Medico
    .text = Una volta per turno il Sopravvissuto può togliere una carta Ferita a un Sopravvissuto della stessa Zona, anche a se stesso.
skill-ninja = Ninja
    .text = Il Sopravvissuto non fa alcun rumore: non vale come segnalino Rumore e nessun equipaggiamento o arma che usa ne produce.
skill-slippery = Sgusciante
    .text = Il Sopravvissuto non paga Azioni extra quando muove attraverso Zone con Zombi.
skill-sniper = Cecchino
    .text = Il Sopravvissuto sceglie i bersagli dei colpi dei propri attacchi a distanza.
skill-starts-with-a-equipment = Inizia con una carta
    .text = Il Sopravvissuto comincia la partita con la carta indicata, assegnata prima dell'inizio.
skill-swordmaster = Maestro di Spada
    .text = Tutte le armi da mischia valgono come se avessero il simbolo Doppia.
skill-tough = Resistente
    .text = In ogni Fase degli Zombi il primo attacco contro il Sopravvissuto non ha effetto.
skill-trick-shot = Colpo Speciale
    .text = Con armi doppie a distanza ogni arma può mirare a una Zona diversa nella stessa Azione.

# Sopravvissuti
survivor-amy = Amy
    .text = la ragazza gotica
survivor-doug = Doug
    .text = l'impiegato
survivor-josh = Josh
    .text = il teppista
survivor-ned = Ned
    .text = il survivalista
survivor-phil = Phil
    .text = il poliziotto
survivor-wanda = Wanda
    .text = la cameriera

# Stanze
room-bare-room = stanza spoglia
room-bathroom = bagno
room-bedroom = camera da letto
room-blue-office = ufficio blu
room-boiler-room = locale caldaia
room-chequered-hall = atrio a scacchi
room-circle-of-chairs = cerchio di sedie
room-conference-room = sala riunioni
room-diner = tavola calda
room-dining-room = sala da pranzo
room-garage-workshop = officina
room-grocery-shop = alimentari
room-kitchen = cucina
room-large-kitchen = cucina grande
room-living-room = soggiorno
room-locker-room = spogliatoio
room-open-office = ufficio aperto
room-reception-office = ufficio accettazione
room-rubble-corridor = corridoio di macerie
room-ruined-room-back = stanza in rovina (retro)
room-ruined-room-front = stanza in rovina (fronte)
room-stock-room = magazzino
room-toilets = servizi
room-waiting-office = sala d'attesa
room-white-locker-room = spogliatoio bianco
room-wooden-floor-room = stanza col parquet

# Pannelli
panel-survivors = Sopravvissuti
panel-mission = Missione
panel-danger = Livello di pericolo
panel-objectives = Obiettivi rimasti
panel-deck = Mazzo Equipaggiamento
panel-discards = Scarti
panel-zombie-deck = Mazzo Zombi
panel-stock = Miniature rimaste
panel-escaped = Zombi scappati
hand-left = Mano sinistra
hand-right = Mano destra
pack = Zaino
wound = Ferita
wounds = { $count ->
    [0] senza ferite
    [one] una ferita
   *[other] { $count } ferite
}
unloaded = scarica
with-scope = con Scope
actions-left = { $left ->
    [one] Resta un'Azione su { $most }
   *[other] Restano { $left } Azioni su { $most }
}
free-move = Movimento gratuito
free-fight = Attacco gratuito
free-search = Ricerca gratuita
turn-over = ha finito
experience = { $points ->
    [one] un punto
   *[other] { $points } punti
}
kills = { $count ->
    [one] un ucciso
   *[other] { $count } uccisi
}
fate-dead = non ce l'ha fatta
fate-left = in salvo
seat-driver = Volante
seat-passenger = Posto
cargo = Carico
overlay-sight = Vista
overlay-noise = Rumore
overlay-moves = Dove vanno gli Zombi
noise-count = Rumore { $count }
thing-zone = { place }
thing-door = Porta: { place }
thing-objective = Obiettivo: { place }
thing-spawn = Spawn Zone: { place }
thing-horde = { $count } × { $kind }
thing-manhole = Tombino
zone-start = Partenza
zone-exit = Uscita
zone-goal = Bunker
stat-range = Gittata
stat-dice = Dadi
stat-accuracy = Colpisce con
stat-damage = Danni
sign-dual = Due uguali insieme
sign-noisy = Rumorosa
sign-silent = Silenziosa
sign-door = Apre le porte
sign-reload = Da ricaricare

## The board and its panels
board-town = La città
thing-survivor = { $who }
thing-zone-crowd = { place }, Zombi: { $count }
hand-title = In mano
slot-hand-empty = Una mano libera
slot-pack-empty = Posto nello zaino
sheet-open = Scheda di { $who }
first-player = Primo giocatore
you = tu
next-level = prossimo livello a { $points }
skill-starts-with = Inizia con: { $card }
stat-short-range = Gittata
stat-short-dice = Dadi
stat-short-accuracy = Colpo
stat-short-damage = Danno
short-plenty_of_ammo_bullets = Proiettili
short-plenty_of_ammo_shells = Cartucce
brief-plenty_of_ammo_bullets = Rilancia pistole e fucili
brief-plenty_of_ammo_shells = Rilancia i fucili a pompa
brief-molotov = Uccide tutti nella zona
brief-bag_of_rice = Provvista
brief-canned_food = Provvista
brief-water = Provvista
brief-flashlight = Una carta in più a ricerca
brief-gasoline = Con le bottiglie: una Molotov
brief-glass_bottles = Con la benzina: una Molotov
brief-goalie_mask = Ferma una ferita
brief-scope = Per un fucile: scegli i bersagli
track-blue = Blu
track-yellow = Giallo
track-orange = Arancio
track-red = Rosso
of = { $done } su { $all }
deck-zombies = Carte Zombi
deck-equipment = Equipag­giamento
stock-left = { $kind }: ancora { $count } nella scatola
last-victims = Colpiti dall'ultimo tiro
hit-count = { $count } a terra
threat-wounds = { $count ->
    [one] 1 attacco
   *[other] { $count } attacchi
}
overlays = Mostra sul tabellone
overlay-names = Nomi delle zone
swap-title = Mani e zaino
swap-how = Clicca due caselle per scambiarle, o trascina una carta.
swap-where = Ora clicca la casella dove va.
swap-done = Fatto
skills-title = Abilità tra cui scegliere
pick-title = Sopravvissuti tra cui scegliere

## What the mission asks for
goal-objectives = Obiettivi presi
goal-supplies = Tipi di provviste trovati
goal-carried-out = Provviste portate fuori
goal-all-out = Sopravvissuti all'uscita
goal-red = Punti fino al livello rosso
goal-orange = Punti al livello arancione
goal-yellow = Punti al livello giallo
goal-stand = Sopravvissuti alla meta
goal-rounds = Round superati
goal-clock = Round passati
goal-kills = Zombi uccisi
goal-cleared = Zone liberate
goal-defended = Zombi entrati
goal-gather = Insieme in una Spawn Zone libera
goal-load = Provviste nelle auto
goal-aboard = Sopravvissuti nelle auto
goal-driven-out = Provviste portate via
goal-spawns = Spawn Zone neutralizzate
goal-escaped = Zombi fuggiti
goal-bunker = Nel bunker, senza zombi
goal-back = Sopravvissuti riportati

## The guided first game

# La scheda vuota nella pagina di preparazione
own-title = Un Sopravvissuto tutto tuo
own-name = Nome
own-skill = Scegli un'abilità
own-item = Scegli una carta
own-cancel = Annulla
own-save = Prendi questo Sopravvissuto
own-new = Nuovo Sopravvissuto
own-import = Da un file
own-export = Salva in un file
own-edit = Modifica { $who }
own-remove = Togli { $who }
own-unfinished = da completare
own-file-empty = In { $file } non ci sono Sopravvissuti.
own-file-bad = { $file } non si riesce a leggere: { $problem }
own-offline = Il tavolo non risponde: per ora i Sopravvissuti non si possono controllare.

# Stanze in una frase: dentro, e la strada accanto
at-bare-room = nella stanza spoglia
by-bare-room = presso la stanza spoglia
at-bathroom = in bagno
by-bathroom = presso il bagno
at-bedroom = in camera da letto
by-bedroom = presso la camera da letto
at-blue-office = nell'ufficio blu
by-blue-office = presso l'ufficio blu
at-boiler-room = nel locale caldaia
by-boiler-room = presso il locale caldaia
at-chequered-hall = nell'atrio a scacchi
by-chequered-hall = presso l'atrio a scacchi
at-circle-of-chairs = nel cerchio di sedie
by-circle-of-chairs = presso il cerchio di sedie
at-conference-room = in sala riunioni
by-conference-room = presso la sala riunioni
at-diner = alla tavola calda
by-diner = presso la tavola calda
at-dining-room = in sala da pranzo
by-dining-room = presso la sala da pranzo
at-garage-workshop = in officina
by-garage-workshop = presso l'officina
at-grocery-shop = agli alimentari
by-grocery-shop = presso gli alimentari
at-kitchen = in cucina
by-kitchen = presso la cucina
at-large-kitchen = nella cucina grande
by-large-kitchen = presso la cucina grande
at-living-room = in soggiorno
by-living-room = presso il soggiorno
at-locker-room = nello spogliatoio
by-locker-room = presso lo spogliatoio
at-open-office = nell'ufficio aperto
by-open-office = presso l'ufficio aperto
at-reception-office = nell'ufficio accettazione
by-reception-office = presso l'ufficio accettazione
at-rubble-corridor = nel corridoio di macerie
by-rubble-corridor = presso il corridoio di macerie
at-ruined-room-back = nella stanza in rovina (retro)
by-ruined-room-back = presso la stanza in rovina (retro)
at-ruined-room-front = nella stanza in rovina (fronte)
by-ruined-room-front = presso la stanza in rovina (fronte)
at-stock-room = in magazzino
by-stock-room = presso il magazzino
at-toilets = ai servizi
by-toilets = presso i servizi
at-waiting-office = in sala d'attesa
by-waiting-office = presso la sala d'attesa
at-white-locker-room = nello spogliatoio bianco
by-white-locker-room = presso lo spogliatoio bianco
at-wooden-floor-room = nella stanza col parquet
by-wooden-floor-room = presso la stanza col parquet

## Stato delle cose, dopo il nome
skill-learnt = appresa
skill-passed = non scelta
skill-ahead = da apprendere
state-open = aperta
state-closed = chiusa
state-red = rossa
state-blue = blu
state-green = verde
state-level = livello di pericolo { $level }, { $points ->
    [one] un punto
   *[other] { $points } punti
}
state-danger = { $count ->
    [one] minaccia una ferita
   *[other] minaccia { $count } ferite
}
