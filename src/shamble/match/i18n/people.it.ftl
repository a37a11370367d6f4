# Ciò che si dice tra persone al tavolo, e sui momenti di una partita.

moment-copy = Link a questo momento
moment-no-link = Questo link porta a un momento di una partita. Può vederlo solo chi ha un posto o un link a quel tavolo: apri prima il tuo link al tavolo.
since = Mentre guardavi altrove
since-more = { $count ->
    [one] Prima è successa un’altra cosa.
   *[other] Prima sono successe altre { $count } cose.
  }
since-show = Fammi vedere
since-on = Si gioca
since-again = Quello che ti sei perso, ancora una volta
since-enough = Basta così
chat-to = A
chat-everybody = tutti
chat-whisper = Sussurra a { $name }
chat-whispers = sussurra a { $name }:
faces = Facce
faces-hide = Nascondi le facce altrui
faces-show = Mostra le facce altrui
face-well = Bravo!
face-thanks = Grazie
face-sorry = Scusa
face-ouch = Ahi!
face-scared = Ho paura
face-laugh = Ah!
face-hurry = Dai …
end-picture = Immagine
