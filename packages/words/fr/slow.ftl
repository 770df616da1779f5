### Parties sur plusieurs jours : ce que la table convient, congés, places reprises.

agree-vacation = Congés par personne
agree-vacationHint = Pendant les congés de quelqu’un, sa pendule s’arrête.
agree-none = Aucun
agree-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
agree-quiet = Heures calmes
agree-quietHint = Si elles comptent, un délai qui finirait pendant les heures calmes d’une personne finit le matin.
agree-counts = Comptent
agree-ignored = Ne comptent pas

listed-vacation = { $days ->
        [one] { $days } jour de congé par personne
       *[other] { $days } jours de congé par personne
    }
listed-quiet = les heures calmes comptent
listed-away = absence jusqu’au { $when } : { $name }
listed-free = { $count ->
        [one] une place à reprendre
       *[other] { $count } places à reprendre
    }

lobby-seats = Places à reprendre
lobby-takeOver = Reprendre

away-state = en congé jusqu’au { $when }
away-banner = { $name } est en congé jusqu’au { $when }. Son temps ne s’écoule pas.
away-mine = Vous êtes en congé jusqu’au { $when }. Votre temps ne s’écoule pas ; vous pouvez jouer quand même.
away-back = Je suis de retour

rest-heading = Congés et heures calmes
rest-hint = Aux tables qui ont convenu de congés, votre temps s’arrête pendant votre absence, tant qu’il vous y reste des jours. Les autres voient la date de votre retour.
rest-date = De retour le
rest-go = Partir en congé
rest-until = Vous êtes en congé jusqu’au { $when }.
rest-left = { $days ->
        [one] Il vous reste { $days } jour de congé à cette table.
       *[other] Il vous reste { $days } jours de congé à cette table.
    }
rest-noneLeft = Il ne vous reste aucun jour de congé à cette table.
rest-set = Noter mes congés
rest-quietHint = Les avis attendent la fin de la nuit. Si la table en a convenu, la fin de votre temps aussi.

offer-bot = Un robot joue pour { $name }.
offer-open = Un robot joue pour { $name } jusqu’à ce que la place soit reprise.
offer-give = Proposer la place
offer-copy = Copier le lien
offer-free = { $name } a quitté la table : cette place est libre. Tout ce qui s’y trouve est à vous, avec le temps entier.
offer-take = Reprendre cette place

marks-takenOver = a repris cette place
marks-alike = même navigateur ou même compte que { $names }
