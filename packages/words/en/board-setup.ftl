### The board game's set-up page.

heading = Set up a town
firstGame = First game, as the rulebook advises
seats = Seats
seatsHint = Two to six. Two are best by the river.

roster-heading = Characters

roster-by-preset = A named set
roster-by-lot = By lot
roster-by-hand = By hand

roster-lotHint = Seven characters (eight with the Street Boy) and their sides, drawn when the game starts.
roster-handHint = { $chosen } of { $needed } chosen. Click again for the other side.

presets-firstGame-name = First game
presets-firstGame-about = The seven easiest, yellow side up.

presets-quietTown-name = Quiet town
presets-quietTown-about = Fewer duels, more building.

presets-landowners-name = Landowners
presets-landowners-about = Parcels, parcels, parcels.

presets-fortune-name = Fortune
presets-fortune-about = A lot of money, in a lot of hands.

presets-showdown-name = Showdown
presets-showdown-about = Keep your powder dry.

presets-goldRush-name = Gold rush
presets-goldRush-about = Mines and a river, with six mountains.

sides-yellow = yellow
sides-red = red

buildings-heading = More buildings
buildings-hint = The thirty basic tiles are always in the bag. These may join them.

variants-heading = Variants
variants-hint = In any combination. Leave them out of a first game.

variants-about-newBeginning = Everybody packs a starting kit in secret.
variants-about-river = A river across the map: bridges, richer mines, and land nobody owns.
variants-about-outlaws = Outlaws ride in, sit on the best buildings and wait to be chased off.
variants-about-mightIsRight = Duels are fought with tiles chosen in secret, not with dice.
variants-about-kitCarson = All place their cowboys at the same time.
variants-about-horses = Corrals, extra turns and a rodeo in every round.

variants-rating = Complexity { $complexity }, strategy { $strategy }, length: { $length }

variants-length-same = the same
variants-length-shorter = shorter
variants-length-longer = longer

river-heading = Course of the river
river-board = As on the board
river-random = By lot
river-drawn = Drawn by hand
river-drawnHint = Click the parcels one after the other, from one edge of the map to another. Click the last one to take it back.

rosterSize = Choose { $needed } characters; { $chosen } are chosen.
