seeking = Der Tisch wird gesucht …
sending = Unterwegs zum Server …
guest = Gast
connectionLost = Die Verbindung ist unterbrochen. Sie kommt von selbst zurück, und kein Zug geht verloren.
rateLimited = Aus deinem Netz kommen zu viele Anfragen. Die Seite versucht es von selbst wieder, und kein Zug geht verloren.
unsaved = Der Server kann gerade nichts speichern. Dein Zug bleibt hier erhalten und wird von selbst noch einmal gesendet.

ended-text = Du wurdest auf einem anderen Gerät abgemeldet.
ended-guest = Als Gast weitermachen

merge-question = { $tables ->
        [one] Als Gast hast du einen Tisch. Soll er mitkommen?
       *[other] Als Gast hast du { $tables } Tische. Sollen sie mitkommen?
    }
merge-yes = Mitnehmen
merge-no = Zurücklassen

name-heading = Dein Name
name-hint = Die anderen sehen ihn am Tisch. Mehr braucht es nicht.
name-label = Dein Name online
name-take = Namen übernehmen
name-taken = Du bist jetzt { $name }.

phases-waiting = Wartet auf Mitspieler
phases-playing = Läuft
phases-over = Beendet
phases-cancelled = Geschlossen

lobby-mine = Meine Online-Partien
lobby-noneMine = Du sitzt noch an keinem Tisch. Zieh dir einen Stuhl heran.
lobby-tables = Tische
lobby-none = Kein Tisch gefunden. Jemand muss diese Stadt gründen.
lobby-newTable = Neuer Tisch: { $game }
lobby-game = Spiel
lobby-allGames = Beide Spiele
lobby-clock = Tempo
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
clock-hint = Ist sie abgelaufen, entscheiden die anderen: warten, jemand anderen suchen, einen Bot spielen lassen oder aufhören.
clock-noneHint = Nach einer Stunde ohne Antwort dürfen die anderen abstimmen: warten, jemand anderen suchen, einen Bot spielen lassen oder aufhören.
clock-none = Ohne Zeitlimit
clock-live = Je { $bank }, +{ $seconds } s pro Zug
clock-days = { $days ->
        [1] Ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
clock-left = Restzeit:
clock-daysLeft = { $days } T. { $hours } Std.

create-terms = Wer mitspielen darf und in welchem Tempo
create-access = Wer den Tisch findet

create-accesses-public = Für alle sichtbar
create-accesses-link = Nur über den Link

create-accessHint-public = Alle dürfen einen freien Platz nehmen oder zuschauen.
create-accessHint-link = Nur wer die Adresse von dir bekommt, findet ihn.


room-openSeat = Freier Platz
room-host = leitet den Tisch
room-reserved = Freigehalten für { $name }
room-whoMayCome = Wer hier sitzen darf

room-plans-open = Alle
room-plans-invited = Auf Einladung

room-copyLink = Link kopieren
room-copyInvitation = Einladung kopieren
room-copied = Kopiert. Schick es deinen Freunden.
room-join = Platz nehmen
room-leave = Platz verlassen
room-cancel = Tisch schließen
room-cancelQuestion = Diesen Tisch für alle schließen?

room-endings-cancelled = Dieser Tisch wurde geschlossen.
room-endings-expired = Die Partie begann nicht rechtzeitig, darum wurde dieser Tisch geschlossen.
room-endings-left = Alle haben diesen Tisch verlassen.

room-expires = Schließt { $when }, wenn die Partie nicht beginnt und niemand dazukommt.
room-remove = Entfernen
room-removed = Du wurdest von deinem Platz entfernt.
room-replan = Tisch ändern
room-replanned = Dieser Tisch wurde { $when } geändert.
room-replannedNow = Der Tisch wurde geändert. Schau noch einmal hin.
room-decline = Nein, danke
room-start = Partie beginnen
room-stillFree = { $count ->
        [1] Ein Platz ist noch leer.
       *[other] { $count } Plätze sind noch leer.
    }
room-hostStarts = Wer den Tisch eröffnet hat, startet, sobald alle da sind.

play-seats = Wer da ist
play-here = da
play-away = weg
play-thinking = überlegt
play-watching = Du schaust zu
play-present = Gerade am Tisch: { $names }
play-leaveSeat = Meinen Platz aufgeben
play-leaveSeatQuestion = Diese Partie endgültig verlassen? Die anderen entscheiden, wie es weitergeht.

play-endings-left = Alle sind gegangen. Die Partie endete vorzeitig.
play-endings-abandoned = Niemand hat mehr geantwortet. Die Partie endete vorzeitig.

play-botFaltered = { $name } (Computer) hat nicht rechtzeitig geantwortet; die erste Möglichkeit wurde gespielt.
play-imported = Eine anderswo gespielte Partie. Die Aufzeichnung wurde hier nachgespielt: Jeder Zug stimmt.
play-verify = Aufzeichnung prüfen
play-verified = Geprüft: Alle { $moves } Züge wurden nachgespielt; alle Würfe und gezogenen Karten stimmen.
play-notVerified = Nicht bestätigt: Zug { $move } der Aufzeichnung ist hier nicht möglich.
play-rematchOpen = Die anderen möchten noch einmal mit dir spielen.
play-rematchJoin = Mitspielen

broken-atMove = Diese Partie kann nicht mehr gespielt werden: Zug { $move } entspricht nicht mehr den Regeln.
broken-atStart = Diese Partie kann nicht mehr gespielt werden: Ihr Anfang ist nicht lesbar.
broken-closeFirst = Schließe die Partie; dann lässt sich die Aufzeichnung exportieren und der Tisch löschen.
broken-close = Partie schließen
broken-delete = Tisch löschen
broken-deleteQuestion = Diesen Tisch für alle löschen? Aufzeichnung und Chat sind dann endgültig weg.
broken-listed = Geht nicht weiter

vote-because-time = Die Zeit von { $name } ist abgelaufen. Was nun?
vote-because-left = { $name } hat den Tisch verlassen. Was nun?
vote-because-silent = { $name } hat lange nicht geantwortet. Was nun?

vote-choices-wait = Warten
vote-choices-offer = Jemand anderen suchen
vote-choices-bot = Bot spielen lassen
vote-choices-end = Partie beenden

vote-silence = { $name } hat lange nicht geantwortet.
vote-call = Abstimmen lassen
vote-ends = Stimmt niemand ab, übernimmt { $when } ein Bot den Platz.

vote-decide = { $name } fehlt. Die anderen entscheiden, wie es weitergeht.
vote-youAreMissed = Die anderen warten auf dich.
vote-yourTimeIsUp = Deine Zeit ist abgelaufen. Antworte, bevor die anderen entscheiden.
vote-botPlaysForYou = Ein Bot spielt für dich.
vote-reclaim = Ich bin wieder da

chat-heading = Chat
chat-silence = Noch keine Nachrichten.
chat-say = Nachricht
chat-send = Senden
chat-unread = { $count ->
        [1] Chat: eine neue Nachricht
       *[other] Chat: { $count } neue Nachrichten
    }
chat-more = Über { $name }
chat-mute = Stummschalten
chat-muted = Du siehst nicht mehr, was { $name } schreibt.
chat-mutedPeople = Stummgeschaltet
chat-unmute = Stummschaltung aufheben
chat-report = Melden
chat-reason = Was stimmt damit nicht?
chat-reported = An die Leitung dieses Servers gemeldet.

profile-heading = Profil
profile-keep = Namen sichern
profile-keepHint = Mit einem Passwort hast du diesen Namen auf allen deinen Geräten, und er bleibt deiner.
profile-changePassword = Passwort ändern
profile-oldPassword = Altes Passwort
profile-newPassword = Neues Passwort
profile-password = Passwort
profile-passwordHint = Mindestens { $least } Zeichen.
profile-kept = Erledigt. Deine anderen Geräte müssen sich neu anmelden, und deine Schlüssel gelten nicht mehr.
profile-login = Anmelden
profile-loginHint = Wenn dein Name schon ein Passwort hat.
profile-sessions = Wo du angemeldet bist
profile-thisDevice = Dieses Gerät
profile-otherDevice = Ein anderes Gerät
profile-endSession = Abmelden
profile-forgetQuestion = Du hast kein Passwort: Wenn du dich hier abmeldest, sind dieser Name und seine Partien für dich verloren.
profile-tokens = Schlüssel für Programme
profile-tokensHint = Ein Programm mit einem Schlüssel spielt für dich. Anleitung:
profile-tokenLabel = Zweck
profile-mayDo = Rechte

profile-scopes-read = lesen
profile-scopes-tables = Tische eröffnen
profile-scopes-play = spielen
profile-scopes-chat = chatten

profile-createToken = Schlüssel erstellen
profile-endToken = Widerrufen
profile-secretOnce = Jetzt kopieren, er wird nicht noch einmal gezeigt:
profile-copySecret = Kopieren
profile-copied = Kopiert.
profile-bots = Bot-Konten
profile-botsHint = Ein Programm von dir, das unter eigenem Namen spielt, als Bot erkennbar.
profile-botName = Name des Bots
profile-createBot = Bot anlegen
profile-newToken = Neuer Schlüssel
profile-deleteBot = Bot löschen
profile-deleteBotQuestion = { $name } mit allen Schlüsseln löschen? Der Bot verlässt alle Tische.
profile-tokenOf = Schlüssel von { $name }
profile-data = Deine Daten
profile-export = Meine Daten exportieren
profile-delete = Mein Konto löschen
profile-deleteQuestion = Name, Anmeldungen, Schlüssel und Chat-Nachrichten endgültig löschen? Deine Plätze werden frei.
