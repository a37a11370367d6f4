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
thing-square = Quadrato { $square }, { $room }
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
goal-inside-short = { $count } dentro
line-title = Quattro in fila sfondano
line-count = { $place }: { $count } su 4 in fila

# Mazzi
deck-search = Mazzo di ricerca
dead-on-board = morti sul tabellone
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
attack-kitchen_knife =
    .reach = Un dado, quadrato davanti
    .kills = Uccide con 6, spinge con 5
    .oops = Con 1 perde i punti rimasti
attack-baseball_bat =
    .reach = Un dado, quadrato davanti
    .kills = Uccide con 5 e 6
    .oops = Con 1 perde i punti rimasti
attack-hockey_stick =
    .reach = Un dado, quadrato davanti
    .kills = Uccide con 5 e 6
    .oops = Con 1 perde i punti rimasti
attack-chainsaw =
    .reach = Un dado, quadrato davanti
    .kills = Uccide da 3 a 6
    .oops = Con 1 si ferisce
attack-pistol =
    .reach = Un dado, il primo entro 5
    .kills = Uccide con 6, spinge con 5
    .oops = Con 1 è scarica
attack-rifle =
    .reach = Un dado, il primo entro 10
    .kills = Uccide con 6, spinge con 5
    .oops = Con 1 è scarico
attack-shotgun =
    .reach = Un dado a bersaglio, 5 per 3
    .kills = Uccide con 6, spinge con 5
    .oops = Un solo 1 lo scarica
attack-double_shotgun =
    .reach = Un dado a bersaglio, 5 per 3
    .kills = Uccide con 6, spinge con 5
    .oops = Il secondo 1 lo scarica
attack-empty =
    .reach = Scarica: come a mani nude
    .kills = Il 5 o il 6 va ripetuto
    .oops = Con 1 perde i punti rimasti
attack-club =
    .reach = Scarico: si usa come mazza
    .kills = Uccide con 5 e 6
    .oops = Con 1 perde i punti rimasti
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
