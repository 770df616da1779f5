goodForFirst = Goed voor een eerste spel
ways = Manieren om te spelen
minutes = ongeveer { $minutes } minuten

cards-first-name = Eerste spel
cards-first-about = Jij en drie makkelijke tegenstanders. Al spelend leren.
cards-alone-name = Alleen
cards-alone-about = Jij tegen drie virtuele spelers: niet wachten, snelle rondes.
cards-friends-name = Rond één scherm
cards-friends-about = Twee mensen en twee bots geven het apparaat door.
cards-six-name = Volle tafel
cards-six-about = Jij en vijf bots. Meer kaarten, meer concurrentie.

rulings-heading = Onze beslissingen in dit spel ({ $count })
rulings-hint = Waar de gedrukte regels zwijgen. Ze gelden voor de keuzes hierboven.
