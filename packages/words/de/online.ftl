title = Online spielen
entryHint = Mit Freunden anderswo, in einem Zug oder einen Zug am Tag.
tablesWaiting = { $count ->
        [1] Ein Tisch wartet auf dich.
       *[other] { $count } Tische warten auf dich.
    }
toLobby = Zurück zur Lobby
seeking = Der Tisch wird gesucht.
sending = Unterwegs zum Server.
guest = Gast
connectionLost = Die Verbindung ist weg. Sie kommt von selbst wieder, und kein Zug geht verloren.
unsaved = Der Server kann gerade nichts speichern. Dein Zug bleibt hier erhalten und wird von selbst noch einmal gesendet.

name-heading = Dein Name
name-hint = Die anderen sehen ihn am Tisch. Mehr braucht es nicht.
name-label = Dein Name online
name-take = Diesen Namen nehmen
name-taken = Du bist jetzt { $name }.

phases-waiting = Wartet auf Mitspieler
phases-playing = Wird gespielt
phases-over = Beendet
phases-cancelled = Abgesagt

lobby-mine = Meine Online-Partien
lobby-noneMine = Du sitzt noch an keinem Tisch. Zieh dir einen Stuhl heran.
lobby-tables = Tische
lobby-none = Kein solcher Tisch. Jemand muss diese Stadt gründen.
lobby-newTable = Neuer Tisch: { $game }
lobby-game = Gesuchtes Spiel
lobby-allGames = Beide Spiele
lobby-clock = Gesuchtes Tempo
lobby-allClocks = Jedes Tempo

lobby-clocks-none = Ohne Uhr
lobby-clocks-live = Live
lobby-clocks-days = Tage pro Zug

lobby-show = Welche Tische
lobby-importRecord = Aufzeichnung ansehen
lobby-yourTurn = Wartet auf dich
lobby-awaits = Wartet auf { $names }
lobby-lastMove = letzter Zug: { $when }
lobby-goOn = Zum Tisch
lobby-watch = Zuschauen
lobby-look = Ansehen
lobby-yourVote = Deine Stimme fehlt
lobby-invites = { $name } möchte noch einmal spielen
lobby-more = Mehr Tische
lobby-free = { $free ->
        [1] 1 von { $seats } Plätzen ist frei
       *[other] { $free } von { $seats } Plätzen sind frei
    }

clock-heading = Bedenkzeit
clock-hint = Ist sie um, entscheiden die anderen: warten, einen Bot spielen lassen oder aufhören.
clock-noneHint = Nach einer Stunde ohne Antwort dürfen die anderen abstimmen: warten, einen Bot spielen lassen oder aufhören.
clock-none = So lange du willst
clock-live = Je { $bank }, +{ $seconds } s pro Zug
clock-days = { $days ->
        [1] Ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
clock-left = Restzeit:
clock-daysLeft = { $days } T. { $hours } Std.

create-personHint = Für dich und wer noch kommt. Im Warteraum änderbar.
create-terms = Wer kommen darf und wie schnell
create-access = Wer den Tisch findet

create-accesses-public = Für alle in der Liste
create-accesses-link = Nur über den Link

create-accessHint-public = Jeder darf einen freien Platz nehmen oder zuschauen.
create-accessHint-link = Nur wer die Adresse von dir bekommt, findet ihn.

create-open = Tisch eröffnen

room-heading = Warteraum
room-openSeat = Freier Platz
room-invitedSeat = Auf Einladung
room-host = Gastgeber
room-reserved = Freigehalten für { $name }
room-whoMayCome = Wer hier sitzen darf

room-plans-open = Jeder
room-plans-invited = Auf Einladung

room-copyLink = Link kopieren
room-copyInvitation = Einladung kopieren
room-copied = Kopiert. Schick es deinen Freunden.
room-join = Platz nehmen
room-leave = Aufstehen
room-cancel = Absagen
room-cancelQuestion = Diesen Tisch für alle absagen?

room-endings-cancelled = Dieser Tisch wurde abgesagt.
room-endings-expired = Niemand hat rechtzeitig begonnen, darum wurde dieser Tisch geschlossen.
room-endings-left = Alle haben diesen Tisch verlassen.

room-expires = Schließt { $when }, wenn die Partie nicht beginnt und niemand dazukommt.
room-remove = Entfernen
room-removed = Du wurdest von deinem Platz entfernt.
room-replan = Tisch ändern
room-replanned = Dieser Tisch wurde { $when } geändert.
room-replannedNow = Der Tisch wurde geändert. Schau noch einmal hin.
room-decline = Nein, danke
room-start = Anfangen
room-stillFree = { $count ->
        [1] Ein Platz ist noch leer.
       *[other] { $count } Plätze sind noch leer.
    }
room-hostStarts = Der Gastgeber fängt an, wenn alle da sind.

play-seats = Wer da ist
play-here = da
play-away = weg
play-thinking = überlegt
play-watching = Du schaust zu
play-present = Gerade am Tisch: { $names }
play-getUp = Meinen Platz aufgeben
play-getUpQuestion = Diese Partie endgültig verlassen? Die anderen entscheiden, wie es weitergeht.

play-endings-voted = Die Spieler haben diese Partie vorzeitig beendet.
play-endings-left = Alle sind gegangen. Die Partie endete vorzeitig.
play-endings-abandoned = Niemand hat mehr geantwortet. Die Partie endete vorzeitig.

play-botFaltered = { $name } (Computer) hat nicht rechtzeitig geantwortet; die erste Möglichkeit wurde gespielt.
play-imported = Eine anderswo gespielte Partie. Die Aufzeichnung wurde hier nachgespielt: Jeder Zug stimmt.
play-verify = Aufzeichnung prüfen
play-verified = Geprüft: Alle { $moves } Züge wurden nachgespielt, jeder Wurf und jede gezogene Karte stimmen.
play-notVerified = Stimmt nicht: Zug { $move } der Aufzeichnung folgt nicht.
play-rematchOpen = Die anderen möchten noch einmal mit dir spielen.
play-rematchJoin = Mitspielen

vote-because-time = Die Zeit von { $name } ist um. Was tun wir?
vote-because-left = { $name } ist gegangen. Was tun wir?
vote-because-silent = { $name } hat lange nicht geantwortet. Was tun wir?

vote-choices-wait = Warten
vote-choices-bot = Ein Bot soll spielen
vote-choices-end = Partie beenden

vote-silence = { $name } hat lange nicht geantwortet.
vote-call = Abstimmen lassen
vote-ends = Stimmt niemand ab, übernimmt { $when } ein Bot den Platz.

vote-decide = { $name } fehlt. Die anderen entscheiden, wie es weitergeht.
vote-youAreMissed = Die anderen warten auf dich.
vote-yourTimeIsUp = Deine Zeit ist um. Antworte, bevor die anderen entscheiden.
vote-botPlaysForYou = Ein Bot spielt für dich.
vote-reclaim = Ich bin wieder da

chat-heading = Gespräch
chat-silence = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-unread = { $count ->
        [1] Gespräch: eine neue Zeile
       *[other] Gespräch: { $count } neue Zeilen
    }
chat-more = Zu { $name }
chat-mute = Stummschalten
chat-muted = Du siehst nicht mehr, was { $name } schreibt.
chat-mutedPeople = Stummgeschaltete Leute
chat-unmute = Wieder hören
chat-report = Melden
chat-reason = Was stimmt damit nicht?
chat-reported = Dem Betreiber dieses Servers gemeldet.

profile-heading = Profil
profile-keep = Namen behalten
profile-keepHint = Mit einem Passwort bist du auf jedem Gerät derselbe Mensch, und niemand sonst kann deinen Namen nehmen.
profile-changePassword = Passwort ändern
profile-oldPassword = Altes Passwort
profile-newPassword = Neues Passwort
profile-password = Passwort
profile-passwordHint = Mindestens { $least } Zeichen.
profile-kept = Erledigt. Deine anderen Geräte müssen sich neu anmelden, und deine Schlüssel gelten nicht mehr.
profile-login = Anmelden
profile-loginHint = Wenn du schon einen Namen behalten hast.
profile-sessions = Wo du angemeldet bist
profile-thisDevice = Dieses Gerät
profile-otherDevice = Ein anderes Gerät
profile-endSession = Abmelden
profile-forgetQuestion = Du hast kein Passwort: Wer sich hier abmeldet, kommt nie zu diesem Namen und seinen Partien zurück.
profile-tokens = Schlüssel für Programme
profile-tokensHint = Ein Programm mit einem Schlüssel spielt für dich. Alles dazu:
profile-tokenLabel = Wofür er ist
profile-mayDo = Er darf

profile-scopes-read = zusehen
profile-scopes-tables = Tische eröffnen
profile-scopes-play = spielen
profile-scopes-chat = reden

profile-createToken = Schlüssel erstellen
profile-endToken = Löschen
profile-secretOnce = Jetzt kopieren, er wird nicht noch einmal gezeigt:
profile-copySecret = Kopieren
profile-copied = Kopiert.
profile-bots = Bot-Konten
profile-botsHint = Ein Programm von dir, das unter eigenem Namen spielt, als Bot erkennbar.
profile-botName = Name des Bots
profile-createBot = Bot anlegen
profile-newToken = Neuer Schlüssel
profile-deleteBot = Bot löschen
profile-deleteBotQuestion = { $name } mit allen Schlüsseln löschen? Der Bot steht von jedem Tisch auf.
profile-tokenOf = Schlüssel von { $name }
profile-data = Deine Daten
profile-export = Meine Daten exportieren
profile-delete = Mich löschen
profile-deleteQuestion = Name, Anmeldungen, Schlüssel und Gespräche endgültig löschen? Deine Plätze werden aufgegeben.
