### Spellen over dagen: wat een tafel afspreekt, vakantie, plaatsen die worden overgenomen.

agree-vacation = Vakantie per speler
agree-vacationHint = De klok van wie op vakantie is, staat stil.
agree-none = Geen
agree-days = { $days ->
        [one] Eén dag
       *[other] { $days } dagen
    }
agree-quiet = Stille uren
agree-quietHint = Als ze tellen, loopt tijd die in iemands stille uren zou aflopen pas ’s ochtends af.
agree-counts = Tellen
agree-ignored = Tellen niet

listed-vacation = { $days ->
        [one] elk één vakantiedag
       *[other] elk { $days } vakantiedagen
    }
listed-quiet = stille uren tellen
listed-away = { $name } is weg tot { $when }
listed-free = { $count ->
        [one] één plaats over te nemen
       *[other] { $count } plaatsen over te nemen
    }

lobby-seats = Plaatsen om over te nemen
lobby-takeOver = Overnemen

away-state = op vakantie tot { $when }
away-banner = { $name } is op vakantie tot { $when }. Tot dan staat de klok stil.
away-mine = Je bent op vakantie tot { $when }. Je klok staat stil; je mag toch een zet doen.
away-back = Ik ben er weer

rest-heading = Vakantie en stille uren
rest-hint = Aan tafels die vakantie hebben afgesproken staat je klok stil terwijl je weg bent, zolang je er nog dagen hebt. De anderen zien wanneer je terug bent.
rest-date = Terug op
rest-go = Op vakantie gaan
rest-until = Je bent op vakantie tot { $when }.
rest-left = { $days ->
        [one] Je hebt aan deze tafel nog één vakantiedag.
       *[other] Je hebt aan deze tafel nog { $days } vakantiedagen.
    }
rest-noneLeft = Je hebt aan deze tafel geen vakantiedagen meer.
rest-set = Vakantie invullen
rest-quietHint = Berichten wachten tot de nacht voorbij is. Als de tafel dat heeft afgesproken, loopt ook je tijd pas dan af.

offer-bot = Een bot speelt voor { $name }.
offer-open = Een bot speelt voor { $name } tot iemand de plaats overneemt.
offer-give = Plaats aanbieden
offer-copy = Link kopiëren
offer-free = { $name } is weg: deze plaats is vrij. Je krijgt alles wat erbij hoort, met de volle bedenktijd.
offer-take = Deze plaats overnemen

marks-takenOver = heeft deze plaats overgenomen
marks-alike = dezelfde browser of hetzelfde account als { $names }
