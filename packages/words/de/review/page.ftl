### Die Analyse einer Partie: Verlauf, Glück und Entscheidungen.

title = Analyse
won = { $name } hat gewonnen
you = Du
place = du: { $place }
looking = Entscheidung { $done } von { $count } wird geprüft
unseen = Wird geprüft
stop = Anhalten
resume = Weiter
failed = Diese Partie lässt sich nicht analysieren.
running = Diese Partie läuft noch. Die Analyse gibt es am Ende.
chance = Siegchance
inHundred = von 100
round = Runde { $round }
end = Ende
curve = Siegchance aller, Runde für Runde
moment = Gezeigte Entscheidung
play = Abspielen
pause = Pause
speed = Tempo
before = Vorige Entscheidung
after = Nächste Entscheidung
tabs-curve = Kurve
tabs-decisions = Entscheidungen
tabs-luck = Glück
decisions = { $count ->
        [one] Deine Entscheidung
       *[other] Deine { $count } Entscheidungen
    }
decisionsOf = { $name }: { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }
key = Wichtige { $count }
all = Alle { $count }
noSlip = Kein Ausrutscher in dieser Partie.
accuracy = Genauigkeit { $percent }
columns-chance = Chance
columns-points = Pkt.
step = Runde { $round }, Entscheidung { $at } von { $count }
grades-best = Bester Zug
grades-fine = Gut
grades-slip = Ausrutscher
grades-mistake = Fehler
grades-blunder = Patzer
kinds-bid = Gebote
kinds-take = Kartenwahl
kinds-lay = Legen
kinds-power = Fähigkeiten
kinds-setup = Aufbau
kinds-character = Personen
kinds-placement = Cowboys
kinds-duel = Duelle
kinds-building = Bauen
kinds-purchase = Käufe
kindsOne-bid = Das Gebot
kindsOne-take = Welche Karte nehmen
kindsOne-lay = Wohin mit der Karte
kindsOne-power = Eine Fähigkeit
kindsOne-setup = Der Aufbau
kindsOne-character = Welche Person nehmen
kindsOne-placement = Wohin mit dem Cowboy
kindsOne-duel = Das Duell
kindsOne-building = Was und wo bauen
kindsOne-purchase = Was kaufen
causes-dice = Würfel
causes-bids = Gebote
causes-tiles = Plättchen
causes-cards = Karten
causes-course = Andere
yourMove = Du: { $move }
theirMove = { $name }: { $move }
better = Besser: { $move }
yours = Du
played = Gespielt
betterHere = Besser
why = Warum.
whyNot = Der bessere Zug verspricht mehr für die nächsten Runden.
asGood = Nichts war besser.
costs = Kosten: { $chance } von 100, etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
goesOn = Ansehen, wie es weiterging
betterLine = Bessere Variante zeigen
betterLineHint = Eine Vermutung: der bessere Zug und eine Runde, wie sie der stärkste Gegner spielen würde.
playOn = Ab hier weiterspielen
copyLink = Link kopieren
copied = Link kopiert.
luck-title = Glück
luck-expected = erwartet
luck-got = bekommen
luck-none = Nichts hing vom Zufall ab.
luck-rows-duels = Gewonnene Duelle
luck-rows-duelDice = Duellwürfel
luck-rows-gaming = Glücksspiel
luck-rows-tiles = Passende Gebäude
luck-rows-columns = Passende Karten
luck-rows-characters = Aufgedeckte Personen
luck-rows-ties = Gewonnene Gleichstände
luck-draws-duels = { $count } ausgetragen
luck-draws-duelDice = { $count } Würfel
luck-draws-gaming = { $count ->
    [one] { $count } Besuch
   *[other] { $count } Besuche
}
luck-draws-tiles = { $count } gezogen
luck-draws-columns = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
luck-draws-characters = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
luck-draws-ties = { $count ->
    [one] { $count } Gleichstand
   *[other] { $count } Gleichstände
}
luck-words-worst = großes Pech
luck-words-bad = Pech
luck-words-poor = etwas Pech
luck-words-usual = wie erwartet
luck-words-fair = etwas Glück
luck-words-good = Glück
luck-words-great = großes Glück
luck-duels = { $won ->
        [one] { $name }: { $won } Duell gewonnen
       *[other] { $name }: { $won } Duelle gewonnen
    }, zu erwarten waren { NUMBER($expected, maximumFractionDigits: 1) }{ SIGN($points) ->
        [plus] : etwa { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } wert.
        [minus] : das hat etwa { ABS($points) ->
            [one] { ABS($points) } Punkt
           *[other] { ABS($points) } Punkte
        } gekostet.
       *[zero] .
    }
luck-duelsUsual = { $won ->
        [one] { $name }: { $won } Duell gewonnen, etwa wie zu erwarten.
       *[other] { $name }: { $won } Duelle gewonnen, etwa so viele wie zu erwarten.
    }
luck-cards = Aufgedeckte Karten: { SIGN($points) ->
        [plus] etwa { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } mehr wert als üblich.
        [minus] etwa { ABS($points) ->
            [one] { ABS($points) } Punkt
           *[other] { ABS($points) } Punkte
        } weniger wert als üblich.
       *[zero] 0.
    }
luck-tiles = Gezogene Gebäude: { SIGN($points) ->
        [plus] etwa { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } mehr wert als üblich.
        [minus] etwa { ABS($points) ->
            [one] { ABS($points) } Punkt
           *[other] { ABS($points) } Punkte
        } weniger wert als üblich.
       *[zero] 0.
    }
luck-diceOf = { $name }: { $count } Würfel
luck-dice = Geworfene Würfel
luck-face = { $face }: { $count }-mal
luck-seed = Startwert { $seed }: Alle Würfel und Ziehungen stimmen.
luck-unproven = Startwert { $seed }: Die Aufzeichnung stammt von einer älteren Version, ihre Würfel lassen sich nicht prüfen.
balance-title = Was die Siegchance verändert hat
balance-ends = { $start } am Anfang, { $end } am Ende
balance-choices = eigene Züge
balance-luck = Glück
balance-others = Fehler anderer
explain-chance-name = Siegchance
explain-chance-does = Wie viele von 100 Partien von hier aus gewonnen würden, nach dem Urteil des stärksten Gegners. Es zählt nur, was man damals wissen konnte.
explain-cost-name = Was eine Entscheidung gekostet hat
explain-cost-does = Was der bessere Zug mehr gebracht hätte: Siege in 100 Partien und Punkte am Ende. Würfelpech kostet hier nichts.
explain-reason-name = Warum
explain-reason-does = Punkte sofort folgen aus den Regeln. Spätere Punkte erwartet der stärkste Gegner, wenn er von hier aus viele Male weiterspielt.
explain-grade-name = Noten
explain-grade-does = Bester Zug: nichts war besser. Gut: bis 2 von 100. Ausrutscher: 3 bis 6. Fehler: 7 bis 14. Patzer: ab 15.
explain-accuracy-name = Genauigkeit
explain-accuracy-does = 100 für den besten Zug, 50 für einen, der 10 von 100 kostet; der Durchschnitt aller Entscheidungen.
explain-flag-name = Wendepunkt
explain-flag-does = Ein Sprung um mindestens 8 von 100. Rund: eine Entscheidung. Eckig: Würfel, Karten oder was andere verborgen hielten.
explain-balance-name = Was die Siegchance verändert hat
explain-balance-does = Von der Chance am Anfang zu der am Ende: was die eigenen Entscheidungen gekostet und die der anderen gebracht haben; der ganze Rest ist Glück.
explain-duels-name = Gewonnene Duelle
explain-duels-does = Erwartet nach genauer Rechnung: Stärke, Würfel und Gleichstände jedes Duells vor dem Wurf.
explain-duelDice-name = Duellwürfel
explain-duelDice-does = Alle Augen aus Duellen; ein Würfel bringt im Schnitt 3,5.
explain-gaming-name = Glücksspiel
explain-gaming-does = Um Geld geworfene Augen; zwei Würfel bringen im Schnitt 7.
explain-tiles-name = Passende Gebäude
explain-tiles-does = Was jedes gezogene Gebäude auf der besten eigenen Parzelle eingebracht hätte, verglichen mit denen im Beutel.
explain-columns-name = Passende Karten
explain-columns-does = Was die beste Geländekarte jeder Reihe dieser Stadt in Punkten gebracht hätte, verglichen mit anderen Reihen desselben Stapels.
explain-characters-name = Aufgedeckte Personen
explain-characters-does = Was jede aufgedeckte Person in Punkten gebracht hätte, verglichen mit denen, die noch im Stapel lagen.
explain-ties-name = Gewonnene Gleichstände
explain-ties-does = Gleiche Gebote: wie oft die oberste Rückseite hier den Vortritt gab.
explain-dice-name = Geworfene Würfel
explain-dice-does = Wie oft jede Augenzahl kam, für alle am Tisch. Der Strich zeigt, was Würfel im Schnitt bringen.
explain-seed-name = Startwert
explain-seed-does = Alle Würfel und Ziehungen folgen aus ihm. Seine Prüfsumme war bei Spielbeginn zu sehen; wer die Partie nachspielt, beweist jeden Wurf.
explain-luck-name = Erwartet und bekommen
explain-luck-does = Strich: was zu erwarten war. Dreieck: was kam. Grau: darin liegt die Hälfte aller Partien. Das Wort sagt, wie selten es schlechter oder besser kommt.
explain-round-name = Runden und Entscheidungen
explain-round-does = Eine Entscheidung ist eine Antwort mit Auswahl. Wo nur eine möglich war, gibt es keine Note.
explain-decisions-name = Entscheidungen
explain-decisions-does = Alle Antworten, bei denen es eine Auswahl gab. Antippen zeigt sie am Tisch.
explain-key-name = Wichtige Entscheidungen
explain-key-does = Ausrutscher und Schlimmeres und alles, was die Partie gedreht hat. „Alle“ zeigt auch die guten.
explain-end-name = Endstand
explain-end-does = Punkte am Ende der Partie.
explain-result-name = Ergebnis
explain-result-does = Der Platz nach Punkten am Ende der Partie.
explain-costPoints-name = Kosten in Punkten
explain-costPoints-does = Wie viele Punkte der bessere Zug am Ende mehr brächte, im Schnitt über viele Partien von hier aus.
explain-progress-name = Fortschritt
explain-progress-does = Jede Entscheidung wird viele Male weitergespielt, daneben die besten anderen Züge. Was fertig ist, bleibt, auch nach dem Anhalten.
explain-games-name = Partien
explain-games-does = Beendete Partien auf diesem Gerät und an deinen Online-Plätzen.
explain-wins-name = Siege
explain-wins-does = Partien auf dem ersten Platz, geteilte erste Plätze eingeschlossen.
explain-winRate-name = Anteil der Siege
explain-winRate-does = Deine Siege unter allen deinen Partien. Zu viert und gleich stark wäre ein Viertel üblich.
explain-average-name = Durchschnitt
explain-average-does = Deine Punkte am Ende einer Partie, im Schnitt.
explain-best-name = Bestes Ergebnis
explain-best-does = Die meisten Punkte, die du am Ende einer Partie hattest.
explain-streak-name = Siege in Folge
explain-streak-does = Siege hintereinander bis zu deiner letzten Partie.
explain-longest-name = Längste Siegesserie
explain-longest-does = Die meisten Siege hintereinander bisher.
explain-opponents-name = Nach Gegnern
explain-opponents-does = Jede Partie zählt beim stärksten Gegenüber: Menschen, sonst der beste Bot. Der Balken ist dein Anteil der Siege.
explain-seats-name = Nach Spielerzahl
explain-seats-does = Partien und Siege an Tischen dieser Größe. Der Balken ist dein Anteil der Siege.
explain-lines-name = Punkte nach Zeilen
explain-lines-does = Was dir diese Zeile der Wertung pro Partie bringt. Der längste Balken ist die größte Zeile.
explain-taken-name = Liebste Personen
explain-taken-does = Wie oft du diese Person genommen und wie viele dieser Partien du gewonnen hast.
explain-dailyResult-name = Ergebnis des Tages
explain-dailyResult-does = Deine erste Partie des Tages zählt: die Punkte am Ende und der Abstand zum nächsten Platz.
explain-dailyRun-name = Tage in Folge
explain-dailyRun-does = Tage, an denen du die Aufgabe ohne Lücke beendet hast. Die heutige Partie kann noch folgen.
explain-dailyRank-name = Rang
explain-dailyRank-does = Nach Punkten. Gleiche Punkte teilen sich einen Rang.
explain-dailyAids-name = Hilfen
explain-dailyAids-does = Erfragte Tipps und zurückgenommene Züge. Sie werden gezeigt und ändern am Rang nichts.
here-chance = { $name }: { $chance } von 100 nach dieser Entscheidung.
here-flag = Runde { $round }, { $what }: { $change } von 100.
here-kind = { $kind }: Genauigkeit { $percent } bei { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }.
here-face = { $name }: Die { $face } kam { $count }-mal; { NUMBER($expected, maximumFractionDigits: 1) } waren zu erwarten.
here-share = In { $worse } von 100 Partien kommt es schlechter.
