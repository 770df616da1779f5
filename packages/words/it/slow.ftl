### Partite di più giorni: gli accordi del tavolo, le ferie, i posti che passano di mano.

agree-vacation = Ferie a testa
agree-vacationHint = Durante le ferie il tempo di chi è via non scorre.
agree-none = Nessuna
agree-days = { $days ->
        [one] Un giorno
       *[other] { $days } giorni
    }
agree-quiet = Ore di quiete
agree-quietHint = Se valgono, il tempo che scadrebbe nelle ore di quiete di qualcuno scade al mattino.
agree-counts = Valgono
agree-ignored = Non valgono

listed-vacation = { $days ->
        [one] un giorno di ferie a testa
       *[other] { $days } giorni di ferie a testa
    }
listed-quiet = valgono le ore di quiete
listed-away = { $name } è via fino al { $when }
listed-free = { $count ->
        [one] un posto da rilevare
       *[other] { $count } posti da rilevare
    }

lobby-seats = Posti da rilevare
lobby-takeOver = Rileva

away-state = in ferie fino al { $when }
away-banner = { $name } è in ferie fino al { $when }. Fino ad allora il suo tempo non scorre.
away-mine = Sei in ferie fino al { $when }. Il tuo tempo non scorre; puoi giocare lo stesso.
away-back = Eccomi di nuovo

rest-heading = Ferie e ore di quiete
rest-hint = Ai tavoli che prevedono ferie il tuo tempo non scorre mentre sei via, finché ti restano giorni. Gli altri vedono quando torni.
rest-date = Di ritorno il
rest-go = Vai in ferie
rest-until = Sei in ferie fino al { $when }.
rest-left = { $days ->
        [one] A questo tavolo ti resta un giorno di ferie.
       *[other] A questo tavolo ti restano { $days } giorni di ferie.
    }
rest-noneLeft = A questo tavolo non ti restano giorni di ferie.
rest-set = Segna le ferie
rest-quietHint = Gli avvisi aspettano la fine della notte. Se il tavolo lo prevede, anche il tuo tempo scade solo allora.

offer-bot = Un bot gioca per { $name }.
offer-open = Un bot gioca per { $name } finché qualcuno non rileva il posto.
offer-give = Offri il posto
offer-copy = Copia il link
offer-free = { $name } ha lasciato il tavolo: questo posto è libero. Ricevi tutto ciò che gli appartiene, con il tempo intero.
offer-take = Rileva questo posto

marks-takenOver = ha rilevato questo posto
marks-alike = stesso browser o stesso account di { $names }
