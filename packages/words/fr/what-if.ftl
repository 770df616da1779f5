### What if: a private copy of a game, played on from one of its moments.

title = Et si… ?
playOn = Continuer à partir d’ici
hint = Continuer dans une copie privée, contre des robots. La partie elle-même ne change pas.
copy = { $move ->
        [0] Et si… ? Une copie depuis le début, avec la même chance.
       *[other] Et si… ? Une copie après le coup { $move }, avec la même chance.
    }
guess = { $move ->
        [0] Et si… ? Une hypothèse depuis le début : ce qui est caché et la chance sont inventés.
       *[other] Et si… ? Une hypothèse après le coup { $move } : ce qui est caché et la chance sont inventés.
    }
back = Revenir à la partie
saved = Et si… ? Une copie privée
line = Et si… ? Une hypothèse : la suite possible après le meilleur coup.
tryHint = Essayer dans une copie privée : une hypothèse conforme à ce que vous voyez. La partie elle-même ne change pas.
