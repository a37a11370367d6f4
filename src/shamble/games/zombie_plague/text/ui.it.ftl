# Ciò che dice solo la pagina del tavolo di Zombie Plague: riquadri, nomi delle cose sul tabellone, carte, etichette lette ad alta voce.

board-house = La casa, il giardino e il vialetto
of = { $done } su { $all }

# Pedine
figure-human = Umano { $number }
figure-zombie = Zombie { $number }
figure-dog = Cane { $number }
thing-human = Umano { $number }, { $room }, rivolto a { $facing }
thing-zombie = Zombie { $number }, { $room }, rivolto a { $facing }
thing-dog = Cane { $number }, { $room }, rivolto a { $facing }
thing-square = { place }
facing-N = nord
facing-E = est
facing-S = sud
facing-W = ovest
edge-N = Bordo nord
edge-E = Bordo est
edge-S = Bordo sud
edge-W = Bordo ovest, la strada

# Gruppo
party-you = tu
turn-over = finito
aboard = in macchina
fate-unplaced = non ancora in gioco
fate-zombified = è uno zombie
fate-escaped = in salvo in macchina
points-left = { $left ->
    [one] Un punto azione rimasto su { $most }
   *[other] { $left } punti azione rimasti su { $most }
}
goal-title = Per tenere la casa
goal-openings = Aperture chiuse
goal-places = Posti perquisiti
goal-inside = Morti dentro
line-title = Quattro in fila sfondano
line-count = { $place }: { $count } su 4 in fila

# Mazzi
deck-search = Mazzo di ricerca
zombies-on-board = zombie sul tabellone, ne arrivano sotto { $limit }
fear = Paura: i morti hanno 4 punti nel prossimo turno

# Mano
hand-weapon = Arma
hand-cards = Carte in mano
card-area = Area
card-range = Gittata
card-touch = davanti
card-dice = Dadi
card-each = l'uno
card-kills = Uccide
weapon-none = Mani nude
weapon-empty = scarica

# Stanze
room-L = soggiorno
room-K = cucina
room-T = bagno
room-B = camera da letto
room-S = studio
room-G = garage
room-o = esterno
room-car = in macchina

# Che cosa fa un attacco, in tre righe
attack-unarmed =
    .reach = Un dado, quadrato davanti
    .kills = Il 5 o il 6 va ripetuto
    .oops = Con 1 perde i punti rimasti
attack-empty =
    .reach = Scarica: come a mani nude
    .kills = Il 5 o il 6 va ripetuto
    .oops = Con 1 perde i punti rimasti
attack-front = Un dado, quadrato davanti
attack-line = Un dado, il primo entro { $range }
attack-area = Un dado a bersaglio, { $long } per { $wide }
attack-club = Scarico: si usa come mazza
attack-kills = Uccide con { $kills }
attack-kills-pushes = Uccide con { $kills }, spinge con { $pushes }
attack-oops-points = Con 1 perde i punti rimasti
attack-oops-wound = Con 1 si ferisce
attack-oops-empty = Con 1 l'arma è scarica
attack-oops-any = Un solo 1 lo scarica
attack-oops-second = Il secondo 1 lo scarica
attack-zombie =
    .reach = Due dadi, quadrato davanti
    .kills = Due uguali feriscono
    .oops = Chi è ferito cede con 1
attack-dog =
    .reach = Due dadi, quadrato davanti
    .kills = Due uguali feriscono
    .oops = Chi è ferito cede con 1

# La tabella dell'attacco di un umano
table-attack = Attacco di un umano
    .r1 = Oops: punti persi o arma scarica
    .r2-4 = Mancato
    .r5 = Colpo al corpo: spinto di un quadrato
    .r6 = Colpo alla testa: ucciso

## Stato delle cose, dopo il nome
state-barricaded = con barricata
state-open = senza barricata
state-in-line = { $count ->
    [one] uno zombie in fila
   *[other] { $count } zombie in fila
}
state-searched = { $count ->
    [one] perquisito una volta
   *[other] perquisito { $count } volte
}
state-unsearched = non ancora perquisito
