next = Weiter
skip = Überspringen
skipHint = Zur Frage; das Protokoll behält alles.
pause = Pause
play = Abspielen
again = Noch einmal zeigen
moment = { $move ->
        [0] Aufbau
       *[other] Zug { $move } von { $moves }
    }
toNow = Zurück ins Jetzt
replay = Noch einmal ansehen
previousBeat = Schritt zurück
nextBeat = Schritt vor
previousTurn = Voriger Zug
nextTurn = Nächster Zug
scrubber = Zeitpunkt im Spiel
speed = Tempo
speedOf = { $factor }×
seenBy = Aus Sicht von
spectator = Zuschauer
copyLink = Link zu diesem Moment kopieren
linkCopied = Link kopiert.
waitForMe = Meine Duelle und Auktionen

waitForMes-on = Warten auf mich
waitForMes-off = Laufen von selbst

sound = Ton

sounds-on = An
sounds-off = Aus

volume = Lautstärke
firstOf = Siegchance vor dem Wurf
bids = Die Gebote
wins = gewinnt
noTurn = kein Zug
place = { $place }.
tie = Gleichstand bei { $value }: { $suits }
beats = { $first } schlägt { $second }
