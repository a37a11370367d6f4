# Ciò che si dice tra persone al tavolo, e sui momenti di una partita.
