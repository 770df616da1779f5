goodForFirst = Gut für die erste Partie
ways = So lässt sich spielen
minutes = etwa { $minutes } Minuten

cards-first-name = Erste Partie
cards-first-about = Du und drei leichte Gegenüber. Lernen beim Spielen.
cards-alone-name = Allein
cards-alone-about = Du gegen drei virtuelle Spieler: kein Warten, schnelle Runden.
cards-friends-name = An einem Bildschirm
cards-friends-about = Zwei Menschen teilen sich das Gerät, zwei Bots spielen mit.
cards-six-name = Voller Tisch
cards-six-about = Du und fünf Bots. Mehr Karten, mehr Konkurrenz.

rulings-heading = Unsere Entscheidungen in dieser Partie ({ $count })
rulings-hint = Wo die gedruckten Regeln schweigen, haben wir entschieden. Das gilt für die Wahl oben.

inStep-label = Kit Carson: Bots
inStep-on = Warten nach jedem Cowboy auf mich
inStep-off = Setzen in ihrem eigenen Tempo
inStep-people = Warten nach jedem Cowboy auf die Menschen
