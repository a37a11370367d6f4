# Ciò che dicono le regole di City of Horror. Opzioni, carte, personaggi e luoghi dicono le proprie
# in components.toml; i nomi di luoghi e colori sono in ui.it.ftl.

game-city-of-horror = City of Horror
    .text = Quattro ore prima dell'elicottero, troppo pochi antidoti, e il vero pericolo sono gli altri.
mode-standard = Quattro ore
    .text = Nasconditi, vota, tratta, tradisci. Vince chi salva di più.
side-everyone = Tutti
side-board-A = lato A
side-board-B = lato B
side-board-collapsed = crollata

phase-setup = Preparazione
phase-observe = Osservazione
phase-choose = Carte Movimento
phase-invade = Invasione
phase-move = Movimento
phase-resolve = Luoghi
phase-change = Giocatore iniziale
phase-rescue = Soccorsi
phase-over = La fine

## Opzioni del tavolo
no-such-starter = Ci sono solo { $seats } posti.

## Preparazione
event-laid = Luogo { $number }: { $place }, { $side }.
event-dealt = { $seat-is ->
    [you] { $many ->
        [one] { $person } va a te.
       *[other] { $person } vanno a te.
    }
   *[other] { $many ->
        [one] { $person } va a { $seat }.
       *[other] { $person } vanno a { $seat }.
    }
}
event-place-drawn = { $seat-is ->
    [you] Peschi { $place }.
   *[other] { $seat } pesca { $place }.
}
event-settled = { $many ->
    [one] { $person } comincia { $at }.
   *[other] { $person } cominciano { $at }.
}
event-settled-full = { $many ->
    [one] { $person } trova tutto pieno e resta all'incrocio.
   *[other] { $person } trovano tutto pieno e restano all'incrocio.
}
event-food-shown = Un segnalino Cibo da { $value } è scoperto all'incrocio.
ask-settle = Chi comincia { $at }?
ask-draft = Quale carta tieni? Ce ne sono { $cards } tra cui scegliere.
ask-draw = Si pesca una carta.
ask-pick = Decide la sorte.

## Il turno
event-hour = { $hour }
event-starter-setup = { $seat-is ->
    [you] Somigli di più a uno zombi e cominci.
   *[other] { $seat } somiglia di più a uno zombi e comincia.
}
event-starter-lost = { $seat-is ->
    [you] Hai perso qualcuno per ultimo: cominci tu.
   *[other] { $seat } ha perso qualcuno per ultimo e comincia.
}
event-starter-tower = { $seat-is ->
    [you] Hai perso qualcuno sulla torre: cominci tu.
   *[other] { $seat } ha perso qualcuno sulla torre e comincia.
}
event-starter-left = { $seat-is ->
    [you] Non è morto nessuno: ora cominci tu.
   *[other] Non è morto nessuno: ora comincia { $seat }.
}
event-starter-student = { $seat-is ->
    [you] La Studentessa prende il segnalino: cominci tu.
   *[other] La Studentessa prende il segnalino: comincia { $seat }.
}
event-starter-out = { $seat-is ->
    [you] Il segnalino passa a te.
   *[other] Il segnalino passa a { $seat }.
}
event-peeked = { $seat-is ->
    [you] Guardi la prossima carta Invasione.
   *[other] { $seat } guarda la prossima carta Invasione.
}
event-peeked-card = { $seat-is ->
    [you] Guardi la prossima carta Invasione: { $card }.
   *[other] { $seat } guarda la prossima carta Invasione: { $card }.
}
ask-plan = Dove mandi uno dei tuoi?
event-plan = { $seat-is ->
    [you] Vuoi andare { $to }.
   *[other] { $seat } vuole andare { $to }.
}
event-plan-swapped = { $seat-is ->
    [you] Cambi carta Movimento: { $place }.
   *[other] { $seat } cambia carta Movimento: { $place }.
}
event-invasion = { $card }
event-came-invasion = { $count ->
    [one] Arriva uno zombi { $to }.
   *[other] Arrivano { $count } zombi { $to }.
}
event-came-alarm = { $count ->
    [one] L'allarme attira uno zombi { $to }.
   *[other] L'allarme attira { $count } zombi { $to }.
}
event-came-blonde = { $count ->
    [one] La Bionda attira uno zombi { $to }.
   *[other] La Bionda attira { $count } zombi { $to }.
}
event-walked = { $missed ->
    [0] { $count ->
        [one] Uno zombi va { $from } { $to }.
       *[other] { $count } zombi vanno { $from } { $to }.
    }
   *[other] { $count ->
        [0] Non c'è posto { $at }: { $missed } restano dove erano.
        [one] Uno zombi va { $from } { $to }; per { $missed } non c'è posto.
       *[other] { $count } zombi vanno { $from } { $to }; per { $missed } non c'è posto.
    }
}
event-killed = { $count ->
    [0] Non muore nessuno zombi { $at }.
    [one] Uno zombi in meno { $at }.
   *[other] { $count } zombi in meno { $at }.
}
event-dropped = Paracadute { $at }: { $antidotes ->
    [0] nessun antidoto
    [one] un antidoto
   *[other] { $antidotes } antidoti
} e { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
}.
event-leader = Il leader indica il colore { $colour }.
ask-mover = Chi va { $to }?
event-moved-in = { $many ->
    [one] { $person } va { $to }.
   *[other] { $person } vanno { $to }.
}
event-moved-full = { $many ->
    [one] { $person } trova tutto pieno e finisce all'incrocio.
   *[other] { $person } trovano tutto pieno e finiscono all'incrocio.
}
event-moved-squeezed = { $many ->
    [one] { $person } si infila { $at }.
   *[other] { $person } si infilano { $at }.
}
event-move-undone = Il Prete rimanda { $the } { $to }.
event-no-mover = { $seat-is ->
    [you] Non hai nessuno che possa muovere.
   *[other] { $seat } non ha nessuno che possa muovere.
}
ask-doorstep = { $many ->
    [one] { $person } è davanti a un luogo pieno. Ci si infila { $at }?
   *[other] { $person } sono davanti a un luogo pieno. Ci si infila { $at }?
}
ask-undo-move = { $many ->
    [one] { $person } ha mosso { $to }. Il Prete annulla il movimento?
   *[other] { $person } hanno mosso { $to }. Il Prete annulla il movimento?
}
ask-swap = Quale carta Movimento al suo posto?

## Finestre
rest-pass = Continua a passare
ask-window-look = Comincia l'ora. Qualcuno agisce?
ask-window-late = Gli altri hanno scoperto le carte Movimento. Qualcuno agisce prima che scelga chi è sulla torre?
ask-window-plans = Le carte Movimento sono scoperte. Qualcuno agisce?
ask-window-move = { $seat-is ->
    [you] Ora muovi tu. Qualcuno agisce prima?
   *[other] Ora muove { $seat }. Qualcuno agisce prima?
}
ask-window-moved = Tutti hanno mosso. Qualcuno agisce?
ask-window-use = { $place }: qualcuno agisce prima che si usi?
ask-window-attack = { $zombies ->
    [0] { $place }: nessuno zombi. Qualcuno agisce prima del controllo dell'attacco?
    [one] { $place }: uno zombi. Qualcuno agisce prima del controllo dell'attacco?
   *[other] { $place }: { $zombies } zombi. Qualcuno agisce prima del controllo dell'attacco?
}
ask-window-sharing = { $place }: prima del voto sui rifornimenti, qualcuno agisce?
ask-window-after = I luoghi sono risolti. Qualcuno agisce?
ask-window-rescue = Arriva l'elicottero. Qualcuno agisce?
ask-bargain = { $place }: si è votato. Offerte prima che il voto abbia effetto?
ask-against = { $seat-is ->
    [you] Giochi { $card }. Qualcuno la annulla?
   *[other] { $seat } gioca { $card }. Qualcuno la annulla?
}

## Luoghi
event-location = Luogo { $number }: { $place }
ask-use = { $place }: { $effect }. Lo usi?
event-unused = { $seat-is ->
    [you] Non lo usi: { $place }.
   *[other] { $seat } non lo usa: { $place }.
}
ask-wake = Chi fai riposare?
ask-recover = Quale carta prendi dagli scarti?
ask-meal = Quale cibo prendi?
ask-token = Dove va il segnalino Esplosione?
event-token = Segnalino Esplosione { $count }: { $place }.
event-exploded-tower = La torre del serbatoio esplode!
event-exploded-fire = L'armeria brucia. Chi era dentro è all'incrocio.
event-exploded-door = La porta dell'armeria è bloccata per sempre.
event-antidote = { $seat-is ->
    [you] Prendi un antidoto.
   *[other] { $seat } prende un antidoto.
}
event-food = { $seat-is ->
    [you] Prendi un segnalino Cibo.
   *[other] { $seat } prende un segnalino Cibo.
}
event-food-value = { $seat-is ->
    [you] Prendi un segnalino Cibo da { $value }.
   *[other] { $seat } prende un segnalino Cibo da { $value }.
}
event-food-paid = { $seat-is ->
    [you] Rinunci a un segnalino Cibo da { $value }.
   *[other] { $seat } rinuncia a un segnalino Cibo da { $value }.
}

## Attacchi e votazioni
event-attack = { $count ->
    [one] Uno zombi attacca { $at }!
   *[other] { $count } zombi attaccano { $at }!
}
event-attack-no-victim = { $count ->
    [one] Uno zombi non trova nessuno da divorare { $at }.
   *[other] { $count } zombi non trovano nessuno da divorare { $at }.
}
ask-vote-attack = { $place }: chi deve perdere qualcuno?
ask-vote-sharing = { $place }: chi distribuisce i rifornimenti?
event-voted = { $seat-is ->
    [you] { $votes ->
        [one] Indichi { $target-is ->
            [you] te
           *[other] { $target }
        }.
       *[other] Indichi { $target-is ->
            [you] te
           *[other] { $target }
        } con { $votes } voti.
    }
   *[other] { $votes ->
        [one] { $seat } indica { $target-is ->
            [you] te
           *[other] { $target }
        }.
       *[other] { $seat } indica { $target-is ->
            [you] te
           *[other] { $target }
        } con { $votes } voti.
    }
}
event-voted-coerced = { $seat-is ->
    [you] Indichi { $target-is ->
        [you] te
       *[other] { $target }
    } { $votes ->
        [one] con { $owner-is ->
            [you] il tuo voto
           *[other] il voto di { $owner }
        }
       *[other] con { $owner-is ->
            [you] i tuoi { $votes } voti
           *[other] i { $votes } voti di { $owner }
        }
    }.
   *[other] { $seat } indica { $target-is ->
        [you] te
       *[other] { $target }
    } { $votes ->
        [one] con { $owner-is ->
            [you] il tuo voto
           *[other] il voto di { $owner }
        }
       *[other] con { $owner-is ->
            [you] i tuoi { $votes } voti
           *[other] i { $votes } voti di { $owner }
        }
    }.
}
event-tied-attack = Parità: decide il giocatore iniziale.
event-tied-sharing = Parità: nessuno ottiene nulla.
event-chosen-attack = { $seat-is ->
    [you] Perdi qualcuno { $at }.
   *[other] { $seat } perde qualcuno { $at }.
}
event-chosen-sharing = { $seat-is ->
    [you] Distribuisci i rifornimenti { $at }.
   *[other] { $seat } distribuisce i rifornimenti { $at }.
}
ask-tie = { $place }: il voto è pari. Chi nomini?
ask-victim = { $place }: chi perdi?
event-died-eaten = { $many ->
    [one] { $person } finisce in pasto agli zombi.
   *[other] { $person } finiscono in pasto agli zombi.
} { $seat-is ->
    [you] Hai una persona in meno.
   *[other] { $seat } ha una persona in meno.
}
event-died-leader = Il leader si prende { $the }. { $seat-is ->
    [you] Hai una persona in meno.
   *[other] { $seat } ha una persona in meno.
}
event-died-tower = { $many ->
    [one] { $person } muore sulla torre.
   *[other] { $person } muoiono sulla torre.
} { $seat-is ->
    [you] Hai una persona in meno.
   *[other] { $seat } ha una persona in meno.
}
event-died-sick = Nessun antidoto per { $the }. { $seat-is ->
    [you] Hai una persona in meno.
   *[other] { $seat } ha una persona in meno.
}
event-eliminated = { $seat-is ->
    [you] Non hai più nessuno ed esci dal gioco.
   *[other] { $seat } non ha più nessuno ed esce dal gioco.
}

## Condivisione
ask-take-item = { $place }: che cosa prendi?
ask-give-item = { $place }: chi riceve che cosa del resto?
event-keeps-antidote = { $seat-is ->
    [you] Prendi un antidoto.
   *[other] { $seat } prende un antidoto.
}
event-keeps-card = { $seat-is ->
    [you] Prendi una carta.
   *[other] { $seat } prende una carta.
}
event-keeps-known-card = { $seat-is ->
    [you] Prendi { $card }.
   *[other] { $seat } prende { $card }.
}
event-gives-antidote = { $seat-is ->
    [you] Dai { $target-is ->
        [you] a te
       *[other] a { $target }
    } un antidoto.
   *[other] { $target-is ->
        [you] { $seat } ti dà un antidoto.
       *[other] { $seat } dà a { $target } un antidoto.
    }
}
event-gives-card = { $seat-is ->
    [you] Dai { $target-is ->
        [you] a te
       *[other] a { $target }
    } una carta.
   *[other] { $target-is ->
        [you] { $seat } ti dà una carta.
       *[other] { $seat } dà a { $target } una carta.
    }
}
event-gives-known-card = { $seat-is ->
    [you] Dai { $target-is ->
        [you] a te
       *[other] a { $target }
    } { $card }.
   *[other] { $target-is ->
        [you] { $seat } ti dà { $card }.
       *[other] { $seat } dà a { $target } { $card }.
    }
}
event-items-stay = { $items ->
    [one] Un oggetto resta { $at }.
   *[other] { $items } oggetti restano { $at }.
}
item-antidote = un antidoto
item-card = una carta Azione
item-any = un oggetto qualsiasi

## Carte e poteri
event-drew = { $seat-is ->
    [you] Ricevi una carta.
   *[other] { $seat } riceve una carta.
}
event-drew-card = { $seat-is ->
    [you] Ricevi { $card }.
   *[other] { $seat } riceve { $card }.
}
event-played = { $seat-is ->
    [you] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
}
event-played-place = { $seat-is ->
    [you] Giochi { $card } { $at }.
   *[other] { $seat } gioca { $card } { $at }.
}
event-played-place-to = { $seat-is ->
    [you] Giochi { $card } { $from } { $to2 }.
   *[other] { $seat } gioca { $card } { $from } { $to2 }.
}
event-played-seat = { $seat-is ->
    [you] Giochi { $card } { $target-is ->
        [you] contro di te
       *[other] contro { $target }
    }.
   *[other] { $target-is ->
        [you] { $seat } gioca { $card } contro di te.
       *[other] { $seat } gioca { $card } contro { $target }.
    }
}
event-played-seat-place = { $seat-is ->
    [you] Giochi { $card } { $target-is ->
        [you] contro di te
       *[other] contro { $target }
    } { $at }.
   *[other] { $target-is ->
        [you] { $seat } gioca { $card } contro di te { $at }.
       *[other] { $seat } gioca { $card } contro { $target } { $at }.
    }
}
event-played-person = { $seat-is ->
    [you] Giochi { $card } per { $the }.
   *[other] { $seat } gioca { $card } per { $the }.
}
event-played-person-place = { $seat-is ->
    [you] Giochi { $card } per { $the } { $at }.
   *[other] { $seat } gioca { $card } per { $the } { $at }.
}
event-cancelled = { $seat-is ->
    [you] Annulli { $card }.
   *[other] { $seat } annulla { $card }.
}
event-paid = { $seat-is ->
    [you] Paghi con { $card }.
   *[other] { $seat } paga con { $card }.
}
event-recovered = { $seat-is ->
    [you] Prendi { $card } dagli scarti.
   *[other] { $seat } prende { $card } dagli scarti.
}
event-rested = { $many ->
    [one] { $person } torna sul lato riposato.
   *[other] { $person } tornano sul lato riposato.
}
event-exhausted = { $many ->
    [one] { $person } passa sul lato stremato.
   *[other] { $person } passano sul lato stremato.
}
event-hid = { $many ->
    [one] { $person } resta fuori portata fino a fine turno.
   *[other] { $person } restano fuori portata fino a fine turno.
}
event-power = { $seat-is ->
    [you] Usi il potere { $of }.
   *[other] { $seat } usa il potere { $of }.
}
event-kitty = Il micio corre { $from } { $to }.
event-kitty-home = Il micio torna { $to }.
event-stolen = { $seat-is ->
    [you] Rubi una carta { $target-is ->
        [you] a te
       *[other] a { $target }
    }.
   *[other] { $target-is ->
        [you] { $seat } ti ruba una carta.
       *[other] { $seat } ruba una carta a { $target }.
    }
}
event-stolen-card = { $seat-is ->
    [you] Rubi { $card } { $target-is ->
        [you] a te
       *[other] a { $target }
    }.
   *[other] { $target-is ->
        [you] { $seat } ti ruba { $card }.
       *[other] { $seat } ruba { $card } a { $target }.
    }
}
ask-aim-at = { $what }: dove?
ask-aim-lure = { $what }: dove arrivano gli zombi?
ask-aim-from = { $what }: da dove?
ask-aim-to = { $what }: verso dove?
ask-aim-where = { $what }: in quale luogo?
ask-aim-wake = { $what }: per chi?
ask-aim-hide = { $what }: chi si nasconde?
ask-aim-leader = { $what }: su quale colore va il leader?
ask-aim-rob = { $what }: chi derubi?
ask-aim-coerce = { $what }: i voti di chi?
ask-aim-pay = { $what }: quale carta scarti?
ask-aim-take = { $what }: quale carta prendi?

## Offerte
ask-compose = { $target-is ->
    [you] Qualcuno ti fa un'offerta.
   *[other] La tua offerta a { $target }: che cosa dai, che cosa vuoi?
}
ask-word-mine = { $target-is ->
    [you] Che cosa ti si promette?
   *[other] Che cosa prometti a { $target }?
}
ask-word-yours = { $target-is ->
    [you] Che cosa devi promettere?
   *[other] Che cosa deve promettere { $target }?
}
ask-word-place = Su quale luogo?
ask-word-what = Chi, quanti, o che cosa?
ask-gift = { $seat-is ->
    [you] Quale carta ti si consegna?
   *[other] Quale carta consegni a { $seat }?
}
event-offer-made = { $seat-is ->
    [you] Fai un'offerta { $target-is ->
        [you] a te
       *[other] a { $target }
    }.
   *[other] { $target-is ->
        [you] { $seat } ti fa un'offerta.
       *[other] { $seat } fa un'offerta a { $target }.
    }
}
event-offer-agreed = { $seat-is ->
    [you] Tu e { $target-is ->
        [you] tu
       *[other] { $target }
    } siete d'accordo.
   *[other] { $target-is ->
        [you] { $seat } e tu siete d'accordo.
       *[other] { $seat } e { $target } sono d'accordo.
    }
}
event-offer-refused = { $seat-is ->
    [you] Rifiuti l'offerta { $target-is ->
        [you] di te
       *[other] di { $target }
    }.
   *[other] { $target-is ->
        [you] { $seat } rifiuta la tua offerta.
       *[other] { $seat } rifiuta l'offerta di { $target }.
    }
}
event-offer-refused-gone = { $seat-is ->
    [you] Non puoi accettare l'offerta di { $target }: qualcosa non c'è più.
   *[other] { $seat } non può accettare { $target-is ->
        [you] la tua offerta
       *[other] l'offerta di { $target }
    }: qualcosa non c'è più.
}
event-offer-refused-late = { $seat-is ->
    [you] Non puoi accettare l'offerta di { $target }: è tardi per la promessa.
   *[other] { $seat } non può accettare { $target-is ->
        [you] la tua offerta
       *[other] l'offerta di { $target }
    }: è tardi per la promessa.
}
event-reason-little = { $seat-is ->
    [you] Dici perché: è troppo poco per te.
   *[other] { $seat } dice perché: «Per me è troppo poco.»
}
event-reason-ahead = { $seat-is ->
    [you] Dici perché: { $target-is ->
        [you] sei in testa tu
       *[other] { $target } è in testa
    }.
   *[other] { $seat } dice perché: { $target-is ->
        [you] «Sei in testa: da me niente aiuto.»
       *[other] «{ $target } è in testa: da me niente aiuto.»
    }
}
event-reason-word = { $seat-is ->
    [you] Dici perché: hai promesso altro.
   *[other] { $seat } dice perché: «Ho promesso altro.»
}
event-reason-grudge = { $seat-is ->
    [you] Dici perché: { $target-is ->
        [you] tu
       *[other] { $target }
    } non ha mantenuto la promessa fatta a te ({ $place }).
   *[other] { $seat } dice perché: { $target-is ->
        [you] «Non hai mantenuto la promessa che mi avevi fatto ({ $place }). Non l'ho dimenticato.»
       *[other] «{ $target } non ha mantenuto la promessa che mi aveva fatto ({ $place }). Non l'ho dimenticato.»
    }
}
event-offer-withdrawn = { $seat-is ->
    [you] Ritiri l'offerta { $target-is ->
        [you] a te
       *[other] a { $target }
    }.
   *[other] { $target-is ->
        [you] { $seat } ritira l'offerta a te.
       *[other] { $seat } ritira l'offerta a { $target }.
    }
}
event-offer-lapsed = { $seat-is ->
    [you] La tua offerta { $target-is ->
        [you] a te
       *[other] a { $target }
    } decade: ciò di cui era fatta non c'è più.
   *[other] { $target-is ->
        [you] L'offerta di { $seat } a te decade: ciò di cui era fatta non c'è più.
       *[other] L'offerta di { $seat } a { $target } decade: ciò di cui era fatta non c'è più.
    }
}
event-goods = { $seat-is ->
    [you] Consegni { $target-is ->
        [you] a te
       *[other] a { $target }
    }: { $antidotes ->
        [0] nessun antidoto
        [one] un antidoto
       *[other] { $antidotes } antidoti
    } e { $cards ->
        [0] nessuna carta
        [one] una carta
       *[other] { $cards } carte
    }.
   *[other] { $target-is ->
        [you] { $seat } ti consegna: { $antidotes ->
            [0] nessun antidoto
            [one] un antidoto
           *[other] { $antidotes } antidoti
        } e { $cards ->
            [0] nessuna carta
            [one] una carta
           *[other] { $cards } carte
        }.
       *[other] { $seat } consegna a { $target }: { $antidotes ->
            [0] nessun antidoto
            [one] un antidoto
           *[other] { $antidotes } antidoti
        } e { $cards ->
            [0] nessuna carta
            [one] una carta
           *[other] { $cards } carte
        }.
    }
}
event-promise-vote = { $seat-is ->
    [you] Prometti { $target-is ->
        [you] a te
       *[other] a { $target }
    } di indicare { $named-is ->
        [you] te
       *[other] { $named }
    } nell'attacco { $at }.
   *[other] { $target-is ->
        [you] { $seat } ti promette di indicare { $named-is ->
            [you] te
           *[other] { $named }
        } nell'attacco { $at }.
       *[other] { $seat } promette a { $target } di indicare { $named-is ->
            [you] te
           *[other] { $named }
        } nell'attacco { $at }.
    }
}
event-promise-share-vote = { $seat-is ->
    [you] Prometti { $target-is ->
        [you] a te
       *[other] a { $target }
    } di indicare { $named-is ->
        [you] te
       *[other] { $named }
    } nella condivisione { $at }.
   *[other] { $target-is ->
        [you] { $seat } ti promette di indicare { $named-is ->
            [you] te
           *[other] { $named }
        } nella condivisione { $at }.
       *[other] { $seat } promette a { $target } di indicare { $named-is ->
            [you] te
           *[other] { $named }
        } nella condivisione { $at }.
    }
}
event-promise-help = { $seat-is ->
    [you] Prometti { $target-is ->
        [you] a te
       *[other] a { $target }
    } di togliere { $count ->
        [one] uno zombi
       *[other] { $count } zombi
    } { $at }.
   *[other] { $target-is ->
        [you] { $seat } ti promette di togliere { $count ->
            [one] uno zombi
           *[other] { $count } zombi
        } { $at }.
       *[other] { $seat } promette a { $target } di togliere { $count ->
            [one] uno zombi
           *[other] { $count } zombi
        } { $at }.
    }
}
event-promise-stand-by = { $seat-is ->
    [you] Prometti { $target-is ->
        [you] a te
       *[other] a { $target }
    } di non giocare nulla { $at }.
   *[other] { $target-is ->
        [you] { $seat } ti promette di non giocare nulla { $at }.
       *[other] { $seat } promette a { $target } di non giocare nulla { $at }.
    }
}
event-promise-give = { $seat-is ->
    [you] Prometti { $target-is ->
        [you] a te
       *[other] a { $target }
    } { $item ->
        [antidote] un antidoto
        [card] una carta Azione
       *[any] una parte
    } dei rifornimenti { $at }.
   *[other] { $target-is ->
        [you] { $seat } ti promette { $item ->
            [antidote] un antidoto
            [card] una carta Azione
           *[any] una parte
        } dei rifornimenti { $at }.
       *[other] { $seat } promette a { $target } { $item ->
            [antidote] un antidoto
            [card] una carta Azione
           *[any] una parte
        } dei rifornimenti { $at }.
    }
}
event-promise-tie = { $seat-is ->
    [you] Prometti { $target-is ->
        [you] a te
       *[other] a { $target }
    } di nominare { $named-is ->
        [you] te
       *[other] { $named }
    } in caso di parità { $at }.
   *[other] { $target-is ->
        [you] { $seat } ti promette di nominare { $named-is ->
            [you] te
           *[other] { $named }
        } in caso di parità { $at }.
       *[other] { $seat } promette a { $target } di nominare { $named-is ->
            [you] te
           *[other] { $named }
        } in caso di parità { $at }.
    }
}
event-word-kept = { $seat-is ->
    [you] Hai mantenuto la promessa { $target-is ->
        [you] a te
       *[other] a { $target }
    } ({ $place }).
   *[other] { $target-is ->
        [you] { $seat } ha mantenuto la promessa fatta a te ({ $place }).
       *[other] { $seat } ha mantenuto la promessa fatta a { $target } ({ $place }).
    }
}
event-word-broken = { $seat-is ->
    [you] Hai infranto la promessa { $target-is ->
        [you] a te
       *[other] a { $target }
    } ({ $place })!
   *[other] { $target-is ->
        [you] { $seat } ha infranto la promessa fatta a te ({ $place })!
       *[other] { $seat } ha infranto la promessa fatta a { $target } ({ $place })!
    }
}
event-word-void = { $seat-is ->
    [you] La tua promessa { $target-is ->
        [you] a te
       *[other] a { $target }
    } è rimasta senza oggetto ({ $place }).
   *[other] { $target-is ->
        [you] La promessa di { $seat } a te è rimasta senza oggetto ({ $place }).
       *[other] La promessa di { $seat } a { $target } è rimasta senza oggetto ({ $place }).
    }
}
event-word-open = { $seat-is ->
    [you] Devi ancora mantenere una promessa { $target-is ->
        [you] a te
       *[other] a { $target }
    } ({ $place }).
   *[other] { $target-is ->
        [you] { $seat } deve ancora mantenere una promessa a te ({ $place }).
       *[other] { $seat } deve ancora mantenere una promessa a { $target } ({ $place }).
    }
}

## La fine
ask-saved = { $antidotes ->
    [one] Resta un antidoto: a chi va?
   *[other] Restano { $antidotes } antidoti: a chi ne va uno?
}
event-vaccinated = { $seat-is ->
    [you] { $many ->
        [one] { $person } riceve un antidoto e parte con te.
       *[other] { $person } ricevono un antidoto e partono con te.
    }
   *[other] { $many ->
        [one] { $person } riceve un antidoto e parte con { $seat }.
       *[other] { $person } ricevono un antidoto e partono con { $seat }.
    }
}
event-scored = { $seat-is ->
    [you] Tu: { $people } per le persone, { $antidotes } per gli antidoti, { $food } per il cibo. { $points ->
        [one] Un punto
       *[other] { $points } punti
    }.
   *[other] { $seat }: { $people } per le persone, { $antidotes } per gli antidoti, { $food } per il cibo. { $points ->
        [one] Un punto
       *[other] { $points } punti
    }.
}
end-rescue = L'elicottero è partito.
end-rescue-one = { $seat-is ->
    [you] Voli via in testa.
   *[other] { $seat } vola via in testa.
}
end-lost = Per l'elicottero non è rimasto nessuno.
end-second = { $points } punti; poi viene { $seat } con { $next }.
note-survivors = { $count ->
    [0] Nessuno si è salvato
    [one] Si è salvata una persona
   *[other] Si sono salvate { $count } persone
}
note-out = Fuori prima dell'elicottero
fact-promises = Promesse: { $kept } mantenute, { $broken } infrante.
fact-tower = La torre del serbatoio non c'è più.
series-zombies = Zombi
series-people-1 = Persone del posto 1
series-people-2 = Persone del posto 2
series-people-3 = Persone del posto 3
series-people-4 = Persone del posto 4
series-people-5 = Persone del posto 5
series-people-6 = Persone del posto 6

## Azioni
do-pass = Passa
verb-pass = Passa
do-play = Gioca { $card }
verb-play = Gioca una carta
do-power = Usa il potere { $of }
verb-power = Usa un potere
do-offer = { $seat-is ->
    [you] Fai un'offerta a te
   *[other] Fai un'offerta a { $seat }
}
verb-offer = Fai un'offerta
do-plan = Vai { $to }
verb-plan = Carta Movimento
do-later = Aspetta gli altri
verb-later = Aspetta
do-move = { $many ->
    [one] { $person } va { $to }
   *[other] { $person } vanno { $to }
}
verb-move = Muovi
do-turn-away = All'incrocio
verb-turn-away = All'incrocio
do-put = { $person }
verb-put = Piazza
do-keep = Tieni { $card }
verb-keep = Tieni
do-at = { $place }
verb-at = Dove
do-lure = { $place }
verb-lure = Dove
do-from = { $place }
verb-from = Da
do-to = { $place }
verb-to = A
do-where = { $place }
verb-where = Dove
do-about = { $place }
verb-about = Luogo
do-token = { $place }
verb-token = Segnalino Esplosione
do-wake = Fai riposare { $the }
verb-wake = Fai riposare
do-hide = Nascondi { $the }
verb-hide = Nascondi
do-exhaust = Strema { $the }
verb-exhaust = Strema
do-eaten = { $many ->
    [one] { $person } muore
   *[other] { $person } muoiono
}
verb-eaten = Vittima
do-vaccinate = L'antidoto va { $to-the }
verb-vaccinate = Antidoto
do-leader = { $colour }
verb-leader = Leader
do-forward = Spingi il leader di uno spazio
verb-forward = Spingi il leader
do-rob = { $seat-is ->
    [you] Deruba te
   *[other] Deruba { $seat }
}
verb-rob = Deruba
do-coerce = { $seat-is ->
    [you] Costringi te
   *[other] Costringi { $seat }
}
verb-coerce = Costringi
do-name = { $seat-is ->
    [you] Te
   *[other] { $seat }
}
verb-name = Nomina
do-tie = { $seat-is ->
    [you] Perdi qualcuno
   *[other] { $seat } perde qualcuno
}
verb-tie = Rompi la parità
do-point = { $blocks ->
    [one] Indica { $seat-is ->
        [you] te
       *[other] { $seat }
    }
   *[other] Indica { $seat-is ->
        [you] te
       *[other] { $seat }
    } e, per un altro, { $second-is ->
        [you] te
       *[other] { $second }
    }
}
verb-point = Indica
do-pay = Paga con { $card }
verb-pay = Paga
do-take = Prendi { $card }
verb-take = Prendi
do-pay-food = Paga con cibo da { $value }
verb-pay-food = Paga con cibo
do-eat-food = Prendi cibo da { $value }
verb-eat-food = Prendi cibo
do-truck = Prendine uno coperto dal camion
verb-truck = Dal camion
do-share = { $seat-is ->
    [you] { $item } per te
   *[other] { $item } per { $seat }
}
verb-share = Distribuisci
do-decline = No, grazie
verb-decline = No
do-accept = { $seat-is ->
    [you] Accetta la tua offerta
   *[other] Accetta l'offerta di { $seat }
}
verb-accept = D'accordo
do-change = { $seat-is ->
    [you] Rifiuta e fai un'altra offerta
   *[other] Rifiuta e fai un'altra offerta a { $seat }
}
verb-change = Cambia
do-refuse = { $seat-is ->
    [you] Rifiuta la tua offerta
   *[other] Rifiuta l'offerta di { $seat }
}
verb-refuse = Rifiuta
do-refuse-because = { $why ->
    [ahead] { $seat-is ->
        [you] Rifiuta: sei in testa
       *[other] Rifiuta: { $seat } è in testa
    }
    [word] Rifiuta: hai promesso altro
    [grudge] { $seat-is ->
        [you] Rifiuta: hai infranto una promessa
       *[other] Rifiuta: { $seat } ha infranto una promessa fatta a te
    }
   *[little] Rifiuta: è troppo poco per te
}
verb-refuse-because = Rifiuta e di' perché
do-retract = { $seat-is ->
    [you] Ritira l'offerta a te
   *[other] Ritira l'offerta a { $seat }
}
verb-retract = Ritira
do-item = { $item }
verb-item = Quale oggetto
do-give = Dai { $card }
verb-give = Dai una carta
do-hand = Consegna { $card }
verb-hand = Consegna
do-give-antidote = Dai un antidoto
verb-give-antidote = Dai un antidoto
do-want-card = Chiedi una carta
verb-want-card = Chiedi una carta
do-want-antidote = Chiedi un antidoto
verb-want-antidote = Chiedi un antidoto
do-promise = Prometti qualcosa
verb-promise = Prometti
do-want-promise = Chiedi una promessa
verb-want-promise = Chiedi una promessa
do-promise-vote = Un voto in un attacco
verb-promise-vote = Voto in un attacco
do-promise-share-vote = Un voto in una condivisione
verb-promise-share-vote = Voto in una condivisione
do-promise-help = Zombi tolti di mezzo
verb-promise-help = Aiuto
do-promise-stand-by = Di non giocare nulla
verb-promise-stand-by = Stare a guardare
do-promise-give = Una parte dei rifornimenti
verb-promise-give = Una parte
do-promise-tie = Una parità risolta
verb-promise-tie = Una parità
do-number = { $count ->
    [one] Uno zombi
   *[other] { $count } zombi
}
verb-number = Quanti
do-send = Manda l'offerta
verb-send = Manda
do-withdraw = Lascia perdere
verb-withdraw = Ritira

## Che cosa può venirne
may-exhaust = { $many ->
    [one] { $person } passa sul lato stremato: { $effect }
   *[other] { $person } passano sul lato stremato: { $effect }
}

## Motivi
no-after-vote = Le mani sono alzate: niente carte né poteri finché il voto non è applicato.
no-leader-attacks = Il leader attacca: è tardi per carte e poteri.
no-only-cancel = In mezzo può venire solo una carta che annulla, o il Punk.
no-move-first = Prima finisce il movimento. Potrai agire subito dopo.
no-nothing-to-cancel = Nessuna carta è stata appena giocata.
no-nothing-to-undo = Nessuno ha appena mosso.
no-canned-yet = Il Cibo in Scatola conta alla fine, quando è arrivato l'elicottero.
no-not-at-a-door = Serve durante il tuo movimento, davanti a un luogo pieno.
no-swap-now = Solo dopo che la tua carta Movimento è scoperta e prima di dire chi muove.
no-invasion-left = Non ci sono più carte Invasione da guardare.
no-target = Non c'è nulla su cui usarlo.
no-exhausted = Solo un personaggio riposato può usare il suo potere.
no-deck-empty = Il mazzo delle carte Azione è vuoto.
no-starting-already = Il segnalino ce l'hai già.
no-moved-already = In questo turno hai già mosso.
no-power-on = È già in effetto.
no-there-already = Quel personaggio è già lì.
no-too-old = La Nonna non si alza se non usa il suo potere.
no-tucked = In questo turno non si può scegliere quella creatura per nulla.
no-shut-in = La porta dell'armeria è bloccata.
no-not-there = Si può indicare solo chi ha lì qualcuno che possa essere scelto.
no-promised = Hai promesso altro, e a questo tavolo le promesse vincolano.
no-promised-nothing = Hai promesso di non giocare nulla qui, e a questo tavolo le promesse vincolano.
no-offers-left = Non hai più offerte fino al prossimo luogo.
no-out = Quel giocatore è fuori dal gioco.
no-empty-offer = Nell'offerta non c'è ancora nulla.
no-all-there = I tuoi sono già tutti lì: nessuno potrebbe tentare di muovere.
no-goods-gone = Ciò di cui parla l'offerta non c'è più.
no-word-late = È troppo tardi per una promessa di questa offerta.

## Che cosa pensa un bot
hint-random = Una scelta vale l'altra.
hint-forced = Non c'è altro da fare.
hint-nothing-better = Non c'è niente di meglio da fare.
hint-pass = Meglio tenere quello che hai.
hint-save = Evita che uno dei tuoi finisca divorato.
hint-hide = Chi si nasconde non viene divorato.
hint-coerce = Con i voti di un altro toccherà a qualcun altro.
hint-leader = È meglio che il leader guardi qualcun altro.
hint-vote = Il rivale più forte ha più da perdere.
hint-vote-self = Di ciò che distribuisci tu, a te tocca qualcosa.
hint-spoil = Lì c'è un rivale, e tu no.
hint-steal = Una carta in più per te, una in meno per un rivale.
hint-look = Sapere che cosa arriva aiuta.
hint-draw = A una mano servono carte.
hint-wake = Chi è riposato vale di più.
hint-cancel = Quella carta ti farebbe male.
hint-aim = Lì ti serve di più.
hint-token = Lì fa più male agli altri che a te.
hint-plan = Così i tuoi stanno meglio.
hint-wait = Meglio vedere prima le carte degli altri.
hint-move = Chi muove ora lascia gli altri più al sicuro.
hint-squeeze = Meglio dentro che là fuori.
hint-settle = I più preziosi vanno dove è più sicuro.
hint-victim = È la perdita minore.
hint-share = Il meglio per te, il meno per gli altri.
hint-use = Vale il prezzo.
hint-antidote = Un antidoto è una vita.
hint-food = Il cibo fa punti.
hint-best-card = È la carta migliore.
hint-worst-card = È quella di cui puoi fare più a meno.
soon-people = { $more ->
    [yes] { $whole },{ $tenths } personaggi tuoi vivi in più
   *[other] { $whole },{ $tenths } personaggi tuoi vivi in meno
}
soon-hand = { $more ->
    [yes] { $whole },{ $tenths } carte in mano in più
   *[other] { $whole },{ $tenths } carte in mano in meno
}
soon-antidotes = { $more ->
    [yes] { $whole },{ $tenths } antidoti in più
   *[other] { $whole },{ $tenths } antidoti in meno
}
soon-their-people = { $more ->
    [yes] { $whole },{ $tenths } personaggi degli altri vivi in più
   *[other] { $whole },{ $tenths } personaggi degli altri vivi in meno
}
warn-promise = Rompe la tua promessa, e tutto il tavolo lo vede.
hint-vaccinate = Salva chi vale di più.
hint-offer-to = Un'offerta che { $seat } può accettare.
hint-offer = C'è da guadagnare per entrambi.
hint-accept = L'offerta ti aiuta.
hint-refuse = L'offerta non ti aiuta.
hint-refuse-ahead = Chi è in testa non ha bisogno del tuo aiuto.
hint-refuse-word = Hai promesso altro.
hint-refuse-grudge = Chi lo propone ha infranto una promessa fatta a te ({ $place }).
hint-counter = Con un altro scambio ci guadagnate entrambi.
hint-vote-grudge = Chi voti ha infranto una promessa fatta a te ({ $place }).

## Persone dentro una frase
the-blonde = la Bionda
    .start = La Bionda
    .of = della Bionda
    .to = alla Bionda
the-businessman = l'Uomo d'Affari
    .start = L'Uomo d'Affari
    .of = dell'Uomo d'Affari
    .to = all'Uomo d'Affari
the-businesswoman = la Donna d'Affari
    .start = La Donna d'Affari
    .of = della Donna d'Affari
    .to = alla Donna d'Affari
the-sushi_chef = il Sushi Chef
    .start = Il Sushi Chef
    .of = del Sushi Chef
    .to = al Sushi Chef
the-geek = il Geek
    .start = Il Geek
    .of = del Geek
    .to = al Geek
the-grandpa = il Nonno
    .start = Il Nonno
    .of = del Nonno
    .to = al Nonno
the-grandma = la Nonna
    .start = La Nonna
    .of = della Nonna
    .to = alla Nonna
the-housewife = la Casalinga
    .start = La Casalinga
    .of = della Casalinga
    .to = alla Casalinga
the-mom = la Mamma
    .start = La Mamma
    .of = della Mamma
    .to = alla Mamma
the-student = la Studentessa
    .start = La Studentessa
    .of = della Studentessa
    .to = alla Studentessa
the-little_boy = il Bambino
    .start = Il Bambino
    .of = del Bambino
    .to = al Bambino
the-little_girl = la Bambina
    .start = La Bambina
    .of = della Bambina
    .to = alla Bambina
the-pregnant_woman = la Donna Incinta
    .start = La Donna Incinta
    .of = della Donna Incinta
    .to = alla Donna Incinta
the-priest = il Prete
    .start = Il Prete
    .of = del Prete
    .to = al Prete
the-punk = il Punk
    .start = Il Punk
    .of = del Punk
    .to = al Punk
the-rasta = il Rasta
    .start = Il Rasta
    .of = del Rasta
    .to = al Rasta
the-rocker = il Rocker
    .start = Il Rocker
    .of = del Rocker
    .to = al Rocker
the-secret_agent = l'Agente Segreto
    .start = L'Agente Segreto
    .of = dell'Agente Segreto
    .to = all'Agente Segreto
the-teenager = il Teenager
    .start = Il Teenager
    .of = del Teenager
    .to = al Teenager
the-thief = il Ladro
    .start = Il Ladro
    .of = del Ladro
    .to = al Ladro
the-guard_and_rex = la Guardia di Sicurezza e Rex
    .start = La Guardia di Sicurezza e Rex
    .of = della Guardia di Sicurezza e Rex
    .to = alla Guardia di Sicurezza e Rex
