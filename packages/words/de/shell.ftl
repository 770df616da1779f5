title = Carson City
tagline = Eine Stadt, die es noch nicht gibt. Du legst sie an.
credit = Spiele von Xavier Georges. Dies ist eine unabhängige Umsetzung mit eigenen Bildern und Texten.

labelled = { $label }: { $text }
quoted = „{ $text }“
home-setUp = Tisch einrichten
home-saved = Deine Partien
home-noneSaved = Noch keine Partie. Die Prärie ist still.
home-resume = Weiterspielen
home-look = Ansehen
home-over = Beendet
home-running = Läuft noch
home-moves = { $count } { $count ->
        [one] Zug
       *[other] Züge
    }
home-export = Exportieren
home-import = Partie importieren
home-delete = Löschen
home-deleteQuestion = Diese Partie endgültig löschen?
home-install = Als App installieren
home-notFound = Hier ist nichts als Wind und Staub.
home-notHere = Diese Partie liegt nicht auf diesem Gerät. Exportiere sie dort, wo sie gespielt wurde, und importiere sie hier.
home-toStart = Zur Startseite

setup-seats = Plätze
setup-seatsHint = Insgesamt vier bis sechs. Virtuelle Spieler haben keine Handkarten: Sie nehmen die Karte mit der höchsten Anziehungskraft.
setup-seat = Platz { $letter }
setup-name = Name
setup-occupant = Wer spielt
setup-person = Mensch
setup-personHint = Spielt an diesem Bildschirm.
setup-bot = Bot
setup-botHint = Spielt wie ein Mensch: Hand, Stadt, Fähigkeiten.
setup-virtual = Virtueller Spieler

setup-virtualHint-novice = Bietet 1 bis 9. Gute Gesellschaft für die erste Partie.
setup-virtualHint-intermediate = Bietet 2 bis 10. Dir oft einen Schritt voraus.
setup-virtualHint-expert = Bietet 3 bis 11. Nimmt, was er will.

setup-suit = Farbe
setup-suitHint = Entscheidet bei Gleichstand: Die oberste Rückseite der Personen gibt den Farben in jeder Runde eine neue Rangfolge.
setup-addSeat = Platz hinzufügen
setup-removeSeat = Diesen Platz entfernen
setup-start = Partie beginnen
setup-onlyVirtual = Auf mindestens einem Platz muss ein Mensch oder ein Bot sitzen.
setup-you = Pionier
setup-guest = Spieler { $letter }

setup-botNames-random = Würfel
setup-botNames-greedy = Dusty
setup-botNames-greenhorn = Grünschnabel
setup-botNames-drifter = Herumtreiber
setup-botNames-deputy = Hilfssheriff
setup-botNames-gambler = Zocker
setup-botNames-legend = Legende

table-undo = Rückgängig
table-undoHint = { $count ->
        [one] Letzten Schritt zurücknehmen
       *[other] Letzten Schritt zurücknehmen ({ $count } möglich)
    }
table-undoAcross = Die letzte Entscheidung zurücknehmen: Die Bots antworten neu, und die Partie vermerkt es.
table-restart = Zug neu beginnen

table-undoStop-start = Hier hat die Partie begonnen.
table-undoStop-chance = Weiter zurück geht es nicht: Der Zufall hat gesprochen.
table-undoStop-reveal = Weiter zurück geht es nicht: Es wurden Karten aufgedeckt.
table-undoStop-otherSeat = Weiter zurück geht es nicht: Jemand anderes hat gezogen.

table-cancel = Abbrechen
table-waiting = Warten auf { $names }.
table-log = Verlauf
table-openLog = Ganzen Verlauf zeigen
table-players = Spieler
table-board = Tisch
table-leave = Tisch verlassen
table-leaveHint = Die Partie bleibt gespeichert; spiel weiter, wann du willst.
table-lookingBack = Rückblick: Zug { $move } von { $moves }
table-sinceLastTurn = Was seit meinem Zug geschah
table-meanwhile = { $count ->
        [1] Ein Zug seit deinem letzten.
       *[other] { $count } Züge seit deinem letzten.
    }
table-showMe = Zeigen
table-earlier = Einen Zug zurück
table-later = Einen Zug vor
table-score = Punkte
table-total = Summe
table-whatMakesIt = { $name }: woher die Punkte kommen
table-passDevice = Gib den Bildschirm an { $name }
table-passDeviceHint = Die nächste Wahl ist geheim.
table-iAm = Ich bin { $name }
table-notKept = Der Browser konnte den letzten Zug nicht speichern. Spiel ruhig weiter, aber exportiere die Partie, bevor du diese Seite schließt.
table-fairness = Nachweis fairen Zufalls
table-fairnessRunning = Der Startwert dieser Partie ist mit dem Hashwert { $hash } versiegelt. Den Startwert selbst siehst du am Ende.
table-fairnessOver = Der Startwert { $seed } hat den Hashwert { $hash }, der vom ersten Zug an zu sehen war.
table-points = { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    }
table-gain = { SIGN($count) ->
        [plus] +{ $count }
        [minus] −{ ABS($count) }
       *[zero] { $count }
    }
table-likely = sehr wahrscheinlich { $gain }
table-about = etwa { $chances }
table-noChange = Keine Punkte mehr oder weniger
table-yourTurn = Du bist dran
table-opened = Diese Partie ist in einem anderen Fenster geöffnet.
table-playHere = Hier spielen
table-winner = Gewonnen: { $names }
table-winners = Gemeinsam gewonnen: { $names }

rulebook-game = Spiel
rulebook-heading = Spielregeln
rulebook-search = In den Regeln suchen
rulebook-nothing = Dazu steht nichts in den Regeln.
rulebook-ruling = Entscheidung
rulebook-close = Regeln schließen
rulebook-contents = Inhalt

rulebook-reasons-silent = Die gedruckten Regeln sagen nichts dazu.
rulebook-reasons-unclear = Die gedruckten Regeln lassen sich auf zwei Arten lesen.
rulebook-reasons-editions = Die gedruckten Ausgaben unterscheiden sich.
rulebook-reasons-picture = Nur als Bild oder Vorlage gedruckt; dies ist unsere Fassung.
rulebook-reasons-meeting = Hier treffen zwei Regeln aufeinander; die gedruckten sagen nicht, welche Vorrang hat.

settings-heading = Einstellungen
settings-language = Sprache
settings-theme = Farben

settings-themes-system = Wie im System
settings-themes-light = Tageslicht
settings-themes-dark = Lampenlicht

settings-motion = Tempo der Darstellung

settings-motions-slow = Langsam
settings-motions-normal = Normal
settings-motions-fast = Schnell
settings-motions-off = Aus

settings-name = Dein Name
settings-close = Schließen

keys-heading = Tasten

fields-missing = { $name }: fehlt noch.
fields-tooShort = { $name }: mindestens { $least } Zeichen.

errors-damaged = Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen.
errors-notARecord = Diese Datei enthält keine Partie von Carson City.
errors-badMove = Zug { $move } verstößt gegen die Regeln: { $why }
errors-storage = Dieser Browser erlaubt der Seite nicht, etwas zu speichern: Partien bleiben nur, bis du die Seite schließt.
errors-full = Für diese Partie ist kein Speicherplatz mehr frei.
errors-unknown = Bei uns ist etwas schiefgegangen. Deine Partie ist gespeichert.
keys-list-undo-key = U
keys-list-undo-does = Rückgängig
keys-list-restart-key = Umschalt + U
keys-list-restart-does = Zug neu beginnen
keys-list-confirm-key = Eingabe
keys-list-confirm-does = Bestätigen
keys-list-hint-key = H
keys-list-hint-does = Tipp
keys-list-log-key = L
keys-list-log-does = Verlauf
keys-list-rulebook-key = R oder ?
keys-list-rulebook-does = Spielregeln
keys-list-score-key = S
keys-list-score-does = Punkte
keys-list-explain-key = I / Umschalt + I
keys-list-explain-does = Was ist das? Weiter / zurück
keys-list-close-key = Esc
keys-list-close-does = Schließen
keys-cards-bid-key = 1 … 9
keys-cards-bid-does = Eine Auktionskarte wählen
keys-cards-move-key = Pfeile
keys-cards-move-does = Die Karte an die nächste erlaubte Stelle schieben
keys-cards-place-key = N / P
keys-cards-place-does = Nächste / vorige Stelle, nach Punkten
keys-board-move-key = Pfeile
keys-board-move-does = Über den Plan gehen
keys-board-place-key = N / P
keys-board-place-does = Nächste / vorige Stelle
keys-board-zoom-key = + / −
keys-board-zoom-does = Plan größer / kleiner
