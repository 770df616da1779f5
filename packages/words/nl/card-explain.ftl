### What the card beside an element of the card game’s table says.

# Numbers and signs of the table.
facts-bid-name = Bod
facts-bid-does = Het getal op de kaart plus alle bonussen. Het hoogste bod kiest eerst.
facts-gain-name = Wat het oplevert
facts-gain-does = De verandering van je stand nu: een terreinkaart op die of de beste plek, een personage met zijn punten.
facts-gained-name = Net gescoord
facts-gained-does = Zo veel heeft de laatste kaart deze stand veranderd.
facts-labels-name = Kolommen en rijen
facts-labels-does = Een letter en een cijfer benoemen elke kavel van de stad, in tips en in het logboek.
facts-limits-name = Grootte van de stad
facts-limits-does = Zo veel kolommen en rijen mag een stad hoogstens hebben. Met de Kapitein is dat er een meer.
facts-sold-name = Verkocht of opzijgelegd
facts-sold-does = Door de Veilingmeester verkocht voor 7 punten per stuk; opzijgelegd waar geen plek was, voor niets.
facts-kept-name = Kaarten van een virtuele speler
facts-kept-does = Hij bouwt geen stad: de prioriteit van alle genomen kaarten is zijn stand.
facts-points-name = Symbool $
facts-points-does = Dit personage levert aan het einde punten op.
facts-tilt-name = Draaisymbool
facts-tilt-does = De eigenschap werkt één keer per Era; daarna wordt de kaart gekanteld.
seat = Symbool: { $suit }. Bij gelijke biedingen beslist de volgorde van de symbolen in deze ronde.
seatNow = { $points }, bij een gelijk bod als { $place }
bidNow = { $value }, kiest als { $place }
handNow = nog in de hand: { JOIN($cards, with: ", ") }

# What a power that takes cards would bring, at its question.
takesOne = De beste kaart van de kolom nu: { $card }, { $gain } voor jou.
takesTwo = De twee beste kaarten van de kolom nu: { $card }, { $gain } voor jou; { $other }, { $more }.
