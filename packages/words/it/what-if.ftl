### What if: a private copy of a game, played on from one of its moments.

title = E se…?
playOn = Continua da qui
hint = Continua in una copia privata, contro i bot. La partita vera resta com’è.
copy = { $move ->
        [0] E se…? Una copia dall’inizio, con la stessa fortuna.
       *[other] E se…? Una copia dopo la mossa { $move }, con la stessa fortuna.
    }
guess = { $move ->
        [0] E se…? Un’ipotesi dall’inizio: ciò che è nascosto e la fortuna sono inventati.
       *[other] E se…? Un’ipotesi dopo la mossa { $move }: ciò che è nascosto e la fortuna sono inventati.
    }
back = Torna alla partita
saved = E se…? Una copia privata
line = E se…? Un’ipotesi: come sarebbe potuta andare dopo la mossa migliore.
tryHint = Prova in una copia privata: un’ipotesi che corrisponde a ciò che vedi. La partita resta com’è.
