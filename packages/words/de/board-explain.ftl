### What the card beside an element of the board game’s table says.

# Numbers and signs of the table.
facts-round-name = Runde
facts-round-does = Vier Runden mit je vier Phasen. Nach der vierten wird alles gewertet.
facts-stop-name = Halt auf der Main Street
facts-stop-does = Die Main Street wird Halt für Halt ausgeführt, von oben nach unten.
facts-outlaws-name = Stärke der Gesetzlosen
facts-outlaws-does = Um einen Gesetzlosen zu schlagen, müssen Würfel und Stärke zusammen so viel erreichen.
facts-choice-name = Reihenfolge der Wahl
facts-choice-does = So werden Personen genommen: Wer letzte Runde zuerst gepasst hat, wählt zuerst.
facts-turn-name = Zugfolge
facts-turn-does = So werden Cowboys gesetzt: die niedrigste Personennummer zuerst.
facts-passed-name = Reihenfolge des Passens
facts-passed-does = Wer früher passt, gewinnt bei Gleichstand im Duell und wählt nächste Runde früher.
facts-number-name = Personennummer
facts-number-does = Je niedriger die Nummer, desto früher setzt du in dieser Runde.
facts-committed-name = Verplant
facts-committed-does = Was deine Cowboys kosten, wenn sie alles gewinnen, worauf sie stehen, dieser Platz eingeschlossen.
facts-cost-name = Preis
facts-cost-does = Geht an die Bank, wenn du es nimmst. Ablehnen darfst du immer.
facts-left-name = Bleibt
facts-left-does = Dein Geld abzüglich des Preises: was dir noch bliebe.
facts-short-name = Fehlt
facts-short-does = So viel fehlt, wenn du alles gewinnst: Etwas müsstest du ablehnen.
facts-odds-name = Siegchance
facts-odds-does = Jeder mögliche Wurf zählt, die Stärke eingerechnet. Bei Gleichstand gewinnt, wer zuerst passt.
facts-duel-name = Duell
facts-duel-does = Rivalen am selben Platz duellieren sich zuerst: Würfel plus Stärke, die höchste Summe darf handeln.
facts-die-name = Würfel
facts-die-does = Kommt in diesem Duell zur Stärke dazu.
facts-total-name = Summe im Duell
facts-total-does = Stärke und Würfel zusammen. Die höchste Summe gewinnt; bei Gleichstand, wer zuerst gepasst hat.
facts-labels-name = Spalten und Zeilen
facts-labels-does = Buchstabe und Zahl benennen jede Parzelle: C4 ist Spalte C, Zeile 4.
facts-change-name = Änderung deines Stands
facts-change-does = Was diese Antwort selbst brächte, wenn die Partie dann endete. Was von allein folgt, zählt nicht mit.
facts-income-name = Einkommen
facts-income-does = Was ein Gebäude jede Runde zahlt, Teil für Teil.
facts-kit-name = Ausrüstung
facts-kit-does = Mit Punkten kaufst du Cowboys, Parzellen, Revolver und Wege; was übrig bleibt, ist dein Startgeld.
facts-account-name = Abrechnung
facts-account-does = Was jede Quelle in der Runde allen brachte oder kostete.
facts-curve-name = Punkte über die Runden
facts-curve-does = Eine Linie je Spieler, von Runde zu Runde; am Ende der Endstand.

# What can be laid over the map.
layers-income = Zeigt auf jedem Gebäude, was es pro Runde einbringt.
layers-price = Zeigt auf jeder Parzelle, was sie dich kostet.
layers-served = Färbt die Parzellen, die an einem Weg liegen: Dort lässt sich bauen.
layers-safe = Färbt die Gebäude, die nicht angegriffen werden können.
layers-sites = Zeigt, was ein Gebäude auf jeder Parzelle einbrächte.

# Further pieces.
pieces-lantern-name = Laterne
pieces-lantern-does = Steht an dem Halt der Main Street, der gerade ausgeführt wird.
pieces-whiteCowboy-name = Weißer Cowboy
pieces-whiteCowboy-does = Der zusätzliche Cowboy des Sheriffs: braucht einen leeren Platz, und niemand darf dazu.
pieces-noDuel-name = Marker „kein Duell“
pieces-noDuel-does = Von der Sängerin: Dieser Cowboy duelliert sich nie und handelt zuerst.

# What stands on one parcel besides.
seat = Platz { $letter }. Cowboys, Besitzplättchen und Parzellen mit diesem Zeichen gehören hierher.
seatNow = { $points } SP, { MONEY($money) }, Stärke { $strength }
reroll = { $needed ->
        [7] Dein neuer Wurf kann nicht gewinnen: Keine Zahl reicht.
       *[other] Dein neuer Wurf gewinnt mit { $needed } oder mehr: { $percent } %.
    }
tax = Derzeit: { MONEY($revolvers) } nach Revolvern, { MONEY($money) } nach Geld.
corralNow = { $horses ->
        [one] { $horses } Pferd
       *[other] { $horses } Pferde
    }, fürs Rodeo je { $hats ->
        [one] { $hats } Hut
       *[other] { $hats } Hüte
    }
