goodForFirst = Adatto a una prima partita
ways = Modi di giocare
minutes = circa { $minutes } minuti

cards-first-name = Prima partita
cards-first-about = Tu e tre avversari facili. S’impara giocando.
cards-alone-name = In solitario
cards-alone-about = Tu contro tre giocatori virtuali: niente attese, round rapidi.
cards-friends-name = Su un solo schermo
cards-friends-about = Due persone si passano il dispositivo, due bot giocano con loro.
cards-six-name = Tavolo pieno
cards-six-about = Tu e cinque bot. Più carte, più rivali.

rulings-heading = Le nostre decisioni in questa partita ({ $count })
rulings-hint = Dove le regole stampate tacciono, abbiamo deciso noi. Questo vale per le scelte qui sopra.

inStep-label = Kit Carson: bot
inStep-on = Mi aspettano dopo ogni cowboy
inStep-off = Piazzano al loro ritmo
inStep-people = Aspettano le persone dopo ogni cowboy
