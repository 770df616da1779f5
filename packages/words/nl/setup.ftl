goodForFirst = Goed voor een eerste spel
ways = Manieren om te spelen
minutes = ongeveer { $minutes } minuten

cards-first-name = Eerste spel
cards-first-about = Jij en drie makkelijke tegenstanders. Al spelend leren.
cards-alone-name = Alleen
cards-alone-about = Jij tegen drie virtuele spelers: niet wachten, snelle rondes.
cards-friends-name = Rond één scherm
cards-friends-about = Twee mensen delen het apparaat, twee bots spelen mee.
cards-six-name = Volle tafel
cards-six-about = Jij en vijf bots. Meer kaarten, meer concurrentie.

rulings-heading = Onze beslissingen in dit spel ({ $count })
rulings-hint = Waar de gedrukte regels zwijgen, hebben wij beslist. Dit geldt voor de keuzes hierboven.

inStep-label = Kit Carson: bots
inStep-on = Wachten na elke cowboy op mij
inStep-off = Plaatsen in hun eigen tempo
inStep-people = Wachten na elke cowboy op de mensen
