### What if: a private copy of a game, played on from one of its moments.

title = Was wäre, wenn?
playOn = Ab hier weiterspielen
hint = In einer eigenen Kopie gegen Bots weiterspielen. Die Partie selbst bleibt, wie sie ist.
copy = { $move ->
        [0] Was wäre, wenn? Eine Kopie ab dem Beginn, mit demselben Glück.
       *[other] Was wäre, wenn? Eine Kopie nach Zug { $move }, mit demselben Glück.
    }
guess = { $move ->
        [0] Was wäre, wenn? Eine Vermutung ab dem Beginn: Verdecktes und Glück sind erfunden.
       *[other] Was wäre, wenn? Eine Vermutung nach Zug { $move }: Verdecktes und Glück sind erfunden.
    }
back = Zurück zur Partie
saved = Was wäre, wenn? Eine eigene Kopie
line = Was wäre, wenn? Eine Vermutung: wie es nach dem besseren Zug hätte weitergehen können.
tryHint = In einer eigenen Kopie ausprobieren: eine Vermutung, die zu dem passt, was du siehst. Die Partie selbst bleibt, wie sie ist.
