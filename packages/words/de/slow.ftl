### Partien über Tage: was ein Tisch vereinbart, Urlaub, Plätze, die den Besitz wechseln.

agree-vacation = Urlaub pro Person
agree-vacationHint = Wer im Urlaub ist, dessen Uhr steht.
agree-none = Keiner
agree-days = { $days ->
        [one] Ein Tag
       *[other] { $days } Tage
    }
agree-quiet = Ruhezeiten
agree-quietHint = Wenn sie gelten, läuft keine Zeit während einer Ruhezeit ab, sondern erst am Morgen danach.
agree-counts = Gelten
agree-ignored = Gelten nicht

listed-vacation = { $days ->
        [one] je ein Urlaubstag
       *[other] je { $days } Urlaubstage
    }
listed-quiet = Ruhezeiten gelten
listed-away = { $name } ist verreist bis { $when }
listed-free = { $count ->
        [one] ein Platz zu übernehmen
       *[other] { $count } Plätze zu übernehmen
    }

lobby-seats = Plätze zum Übernehmen
lobby-takeOver = Übernehmen

away-state = im Urlaub bis { $when }
away-banner = { $name } ist im Urlaub bis { $when }. So lange steht die Uhr.
away-mine = Du bist im Urlaub bis { $when }. Deine Uhr steht; ziehen darfst du trotzdem.
away-back = Ich bin zurück

rest-heading = Urlaub und Ruhezeiten
rest-hint = An Tischen, die Urlaub vereinbart haben, steht deine Uhr, solange du weg bist und dort noch Tage hast. Die anderen sehen, wann du zurückkommst.
rest-date = Zurück am
rest-go = In den Urlaub
rest-until = Du bist im Urlaub bis { $when }.
rest-left = { $days ->
        [one] Du hast an diesem Tisch noch einen Urlaubstag.
       *[other] Du hast an diesem Tisch noch { $days } Urlaubstage.
    }
rest-noneLeft = Du hast an diesem Tisch keine Urlaubstage mehr.
rest-set = Urlaub eintragen
rest-quietHint = Nachrichten warten, bis die Nacht vorbei ist. Wo es am Tisch vereinbart ist, läuft auch deine Zeit erst dann ab.

offer-bot = Ein Bot spielt für { $name }.
offer-open = Ein Bot spielt für { $name }, bis jemand den Platz übernimmt.
offer-give = Platz anbieten
offer-copy = Link kopieren
offer-free = { $name } ist nicht mehr dabei: Dieser Platz ist frei. Du bekommst alles, was dazugehört, und die volle Bedenkzeit.
offer-take = Diesen Platz übernehmen

marks-takenOver = hat den Platz übernommen
marks-alike = derselbe Browser oder dasselbe Konto wie { $names }
