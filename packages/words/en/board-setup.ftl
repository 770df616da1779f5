### The board game's set-up page.

heading = Set up a town
firstGame = First game, as the rulebook advises
seatsHint = Two to six. With two, play the river variant.

roster-heading = Characters
roster-way = How they are chosen

roster-by-preset = Preset
roster-by-lot = Random
roster-by-hand = Choose

roster-lotHint = Seven characters (eight with the Street Boy) and their sides, drawn at random when the game starts.
roster-handHint = { $chosen } of { $needed } chosen. Click again for the other side.

presets-firstGame-name = First game
presets-firstGame-about = The seven easiest, yellow side up.

presets-quietTown-name = Quiet town
presets-quietTown-about = Fewer duels, more building.

presets-landowners-name = Landowners
presets-landowners-about = Parcels, parcels, parcels.

presets-fortune-name = Fortune
presets-fortune-about = Lots of money, in lots of hands.

presets-showdown-name = Showdown
presets-showdown-about = Keep your powder dry.

presets-goldRush-name = Gold rush
presets-goldRush-about = Mines and a river, with six mountains.

sides-yellow = yellow
sides-red = red

buildings-heading = More buildings
buildings-hint = The thirty basic tiles are always in the bag. Add any of these.

variants-heading = Variants
variants-hint = Combine them freely. Not recommended for a first game.

variants-about-newBeginning = Each player packs a starting kit in secret.
variants-about-river = A river across the map: bridges, richer mines, and land that stays free.
variants-about-outlaws = Outlaws ride in, occupy the best buildings and wait to be driven off.
variants-about-mightIsRight = Duels are fought with tiles chosen in secret, not with dice.
variants-about-kitCarson = All players place their cowboys at the same time.
variants-about-horses = Corrals, extra turns and a rodeo in every round.

variants-rating = Complexity { $complexity }, strategy { $strategy }, length: { $length }

variants-length-same = the same
variants-length-shorter = a little shorter
variants-length-longer = a little longer

river-heading = Course of the river
river-board = The map’s course
river-random = Random
river-drawn = Draw it
river-drawnHint = Click the parcels one by one, from one edge of the map to another. Click the last one again to remove it.

rosterSize = Choose { $needed } characters; { $chosen } are chosen.
