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

# Aperture
opening-D1 = Porta nord
opening-D2 = Porta d'ingresso
opening-D3 = Porta del patio
opening-D4 = Porta laterale del garage
opening-W1 = Finestra del soggiorno, nord
opening-W2 = Finestra del soggiorno, sud
opening-W3 = Finestra della cucina, nord
opening-W4 = Finestra della cucina, sud
opening-W5 = Finestra dello studio
opening-G1 = Porta del garage, nord
opening-G2 = Porta del garage, centro
opening-G3 = Porta del garage, sud
opening-I1 = Porta della camera
opening-I2 = Porta dello studio
opening-I3 = Porta del bagno

# Posti da perquisire
place-S1 = Bagagliaio
place-S2 = Cassa del banco da lavoro
place-S3 = Armadio della camera
place-S4 = Camino
place-S5 = Frigorifero
place-S6 = Baule dello studio

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

# Carte: nome, nome corto, le parole sulla carta, il testo intero
card-kitchen_knife = Coltello da cucina
    .short = Coltello
    .brief = Uccide con 6
    .text = Arma per il quadrato davanti. Uccide con 6.
card-baseball_bat = Mazza da baseball
    .short = Mazza
    .brief = Uccide con 5 o 6
    .text = Arma per il quadrato davanti. Uccide con 5 o 6.
card-hockey_stick = Bastone da hockey
    .short = Bastone
    .brief = Uccide con 5 o 6
    .text = Arma per il quadrato davanti. Uccide con 5 o 6.
card-chainsaw = Motosega
    .short = Motosega
    .brief = Uccide da 3 a 6
    .text = Arma per il quadrato davanti. Uccide da 3 a 6; con 1 chi la usa è ferito e tira: un altro 1 lo trasforma.
card-pistol = Pistola
    .short = Pistola
    .brief = Gittata 5
    .text = Arma da fuoco, gittata 5. Uccide con 6, spinge con 5; con 1 è scarica e non si usa finché non viene ricaricata.
card-rifle = Fucile
    .short = Fucile
    .brief = Gittata 10
    .text = Arma da fuoco, gittata 10. Uccide con 6, spinge con 5; con 1 è scarico e fa da mazza finché non viene ricaricato.
card-shotgun = Fucile a pompa
    .short = A pompa
    .brief = Area 5 per 3
    .text = Arma da fuoco. Un dado per ogni pedina nell'area lunga 5 e larga 3, umani compresi; un solo 1 lo scarica, poi fa da mazza finché non viene ricaricato.
card-double_shotgun = Doppio fucile a pompa
    .short = Doppietta
    .brief = Ignora il primo 1
    .text = Come il fucile a pompa, ma il primo 1 tirato non conta.
card-ammo = Munizioni
    .short = Munizioni
    .brief = Ricarica o annulla un 1
    .text = Si tiene. Ricarica un'arma, oppure annulla un 1 tirato con un'arma da fuoco.
card-first_aid_kit = Kit medico
    .short = Kit medico
    .brief = Annulla una ferita
    .text = Si tiene. Annulla una ferita prima del suo tiro.
card-energy_drink = Drink energetico
    .short = Drink
    .brief = 8 punti per un turno
    .text = Si tiene. Dà 8 punti azione per un turno; si beve all'inizio del turno.
card-car_keys = Chiavi della macchina
    .short = Chiavi
    .brief = Fuga in macchina
    .text = Si tiene. Permette di scappare in macchina.
card-surprise = Sorpresa!
    .short = Sorpresa!
    .brief = Uno zombie dove cercavi
    .text = Uno zombie accanto al posto perquisito, fuori dal limite. Chi lo uccide pesca una carta.
card-seized_by_fear = Assaliti dalla paura
    .short = Paura
    .brief = I morti hanno 4 punti
    .text = Tutti gli zombie hanno 4 punti azione nel loro prossimo turno.
card-dead_resident = Residente morto
    .short = Residente
    .brief = Uno zombie in una stanza
    .text = Uno zombie in più in una stanza della casa senza umani, fuori dal limite.
card-smash = Smash!
    .short = Smash!
    .brief = Cade una barricata
    .text = Il giocatore zombie distrugge la barricata di un quadrato.
card-lucky_coincidence = Coincidenza fortunata
    .short = Fortuna
    .brief = Barricata gratuita
    .text = Una barricata gratuita su un'apertura qualsiasi tranne la porta del garage.
card-eureka = Eureka!
    .short = Eureka!
    .brief = Altre due carte
    .text = Si pescano altre due carte.
