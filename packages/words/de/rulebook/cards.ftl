chapters-box-title = Was in der Schachtel ist
chapters-box-intro = Zwei Epochen mit je neun Runden, eine Karte pro Runde. Du bietest verdeckt, wählst eine Karte aus der Reihe und baust mit ihr oder stellst sie ein. Nach achtzehn Runden gewinnt die beste Stadt, und Nevada hat einen Punkt mehr auf der Landkarte.

rules-C1-1 = 66 *Auktionskarten* in sechs Farben: <hat> Hut, <star> Stern, <cactus> Kaktus, <boot> Stiefel, <horseshoe> Hufeisen und <cow> Rind, jeweils von 1 bis 11. Mit einer hohen Karte wählst du früh.
rules-C1-2 = 96 *Geländekarten*, 48 für jede Epoche. Eine Geländekarte ist ein Quadrat aus vier Parzellen und hat eine Zahl, ihre *Anziehungskraft*. Virtuelle Spieler richten sich danach; du darfst einen besseren Geschmack haben.
rules-C1-3 = So oft begegnet dir alles in Epoche I und in Epoche II: <mountain> Berg 32 und 12, <house> Haus 18 und 18, <townhouse> Stadthaus 2 und 10, <mine> Mine 10 und 4, <ranch> Ranch 10 und 4, <blacksmith> Schmiede 2 und 1, <drugstore> Drugstore 3 und 8, <bank> Bank 3 und 8, <saloon> Saloon 1 und 5, <hotel> Hotel 1 und 4, <generalStore> Gemischtwarenladen 1 und 1, <church> Kirche 1 und 2, <prison> Gefängnis 1 und 3, <cityHall> Rathaus 0 und 1, <outlaws> Gesetzlose 3 und 5. Die übrigen Parzellen sind <empty> leer. Die gedruckte Tabelle zeigt Berg und Haus nur als Bild; welche Zeile welche ist, haben wir entschieden.
rules-C1-4 = Die gedruckten Karten haben wir nicht übernommen, unsere Geländekarten sind selbst entworfen. Darauf kannst du dich verlassen: Keine ist ganz leer, und keine zwei einer Epoche sind gleich; alles verteilt sich gleichmäßig auf die vier Ecken; vier von fünf Karten haben höchstens ein Punktegebäude, keine hat drei; <outlaws> Gesetzlose kommen nie ohne ein Haus oder ein Gebäude, bei dem sich ein Überfall lohnt. Die Anziehungskraft reicht von 1 bis 9 und hängt nur davon ab, was die Karte zeigt.
rules-C1-5 = 21 *Personen*, je eine Karte, mit einer Fähigkeit, einer Anziehungskraft von 1 bis 9 und dem Symbol <points>, <tilt> oder beiden. Die Rückseiten geben den sechs Farben eine Rangfolge für Gleichstände; manche zeigen auch einen <skull> Totenkopf. Die Rückseiten sind von uns: 21 verschiedene Rangfolgen, jede Farbe drei- oder viermal auf jedem Rang, vier Totenköpfe. In jeder Partie werden sie den Personen neu zugelost, damit die oberste Rückseite nie verrät, wer darunter steckt.

chapters-setup-title = Platz nehmen
chapters-setup-intro = Vier bis sechs Plätze, und mindestens einer davon ist deiner.

rules-C2-1 = Eine Partie hat vier bis sechs Plätze. Auf einem bis sechs sitzen echte Spieler, auf den übrigen *virtuelle Spieler*. Seid ihr weniger als vier, füllen virtuelle Spieler auf vier auf; ihr dürft weitere einladen, bis sechs Plätze besetzt sind.
rules-C2-2 = Jeder Platz hat seine eigene Farbe. Echte Spieler suchen sich ihre aus. Wir haben entschieden, dass am Tisch auch für einen virtuellen Spieler gewählt werden darf; sonst bekommt er durch das Los eine der übrigen. Deine Hand sind die Karten 1 bis 9 deiner Farbe. Ein Bot gilt als echter Spieler: Er hat eine Hand, eine Stadt und Fähigkeiten, genau wie du.
rules-C2-3 = Ein virtueller Spieler ist ein gemischter, verdeckter Stapel aus neun Auktionskarten. Ein *Anfänger* hat 1 bis 9, ein *Fortgeschrittener* 2 bis 10, ein *Experte* 3 bis 11. Du darfst die Stufen mischen; fang mit Anfängern an.
rules-C2-4 = Die Geländekarten von Epoche I, die von Epoche II und die Personen werden zu drei verdeckten Stapeln gemischt, und der Personenstapel wird abgehoben. Seine oberste Rückseite ist jederzeit für alle zu sehen.

chapters-round-title = Eine Runde
chapters-round-intro = Jede Runde hat denselben Takt: aufdecken, frühe Fähigkeiten, bieten, späte Fähigkeiten, wählen. Neun davon ergeben eine *Epoche*.

rules-C3-1 = *Aufdecken.* Eine Person wird aufgedeckt, dann vier Geländekarten, bei fünf oder sechs Plätzen fünf. Sie bilden eine Reihe, die von den Stapeln wegführt, in der Reihenfolge, in der sie gezogen wurden. Die Person liegt bei uns den Stapeln am nächsten.
rules-C3-2 = *Totenkopf.* Zeigt die nun oberste Rückseite der Personen einen <skull> Totenkopf, kommt die eben aufgedeckte Person offen unter den Stapel, und die nächste tritt an ihre Stelle. Das geht so weiter, bis oben kein Totenkopf mehr liegt.
rules-C3-3 = *Frühe Fähigkeiten* vor dem Bieten, in dieser Reihenfolge: Gouverneur, Anwalt, chinesischer Arbeiter, Helden, Büchsenmacher. Der Reihe nach wird offen angesagt, ob eine Fähigkeit genutzt wird; du musst nie. Eine Fähigkeit wird ganz ausgeführt, das Legen eingeschlossen, bevor die nächste an der Reihe ist. Gedruckt ist nur, dass der Gouverneur zuerst kommt; die Reihenfolge der anderen ist unsere Entscheidung. Außerdem haben wir entschieden: Eine so gewonnene Person darfst du noch in derselben Runde nutzen, wenn sie erst noch an die Reihe kommt, auch bei [C3.5].
rules-C3-4 = *Bieten.* Jeder echte Spieler wählt verdeckt eine Auktionskarte. Alle sehen, dass du gewählt hast, niemand sieht, was. Dann werden alle Gebote gleichzeitig aufgedeckt, dazu von jedem virtuellen Spieler die oberste Karte seines Stapels.
rules-C3-5 = *Späte Fähigkeiten* nach dem Aufdecken, in dieser Reihenfolge: Söldner, Doktor. Diese Reihenfolge ist unsere Entscheidung.
rules-C3-6 = Dein Gebot ist so viel wert wie die Zahl deiner Karte plus alle Boni, die du in dieser Runde genutzt hast. Boni werden zusammengezählt.
rules-C3-7 = *Wählen.* Vom höchsten zum niedrigsten Gebot nimmt jeder Platz eine Karte aus der Reihe: eine Geländekarte, die sofort gelegt wird, oder die Person. Bei Gleichstand geht vor, wessen Farbe auf der obersten Rückseite der Personen weiter vorn steht. Dass sie sofort gelegt wird, ist unsere Entscheidung.
rules-C3-8 = Gespielte Auktionskarten sind für diese Epoche verbraucht und bleiben offen liegen. So kann jeder ausrechnen, was die anderen noch haben. Bei virtuellen Spielern kennst du die restlichen Karten, aber nicht ihre Reihenfolge.
rules-C3-9 = Haben alle Plätze genommen, verlässt der Rest der Reihe das Spiel. Bei sechs Plätzen bleibt nichts übrig. Eine Person, die so geht, kann durch den Zeitungsjungen noch zurückkommen [C7.s]. Wir haben entschieden: Die Zusatzkarten von Gouverneur und chinesischem Arbeiter kommen ans Ende der Reihe, fern von den Stapeln.
rules-C3-11 = Bist du mit dem Wählen dran, musst du eine Karte nehmen, und eine Geländekarte muss gelegt werden, wenn es eine erlaubte Stelle gibt. Gibt es keine, darfst du sie trotzdem nehmen (und sei es, damit andere sie nicht bekommen): Wir haben entschieden, dass sie offen zur Seite kommt und nichts zählt.

chapters-laying-title = Eine Geländekarte legen
chapters-laying-intro = Eine genommene Geländekarte kommt sofort in deine Stadt. Zweimal messen, einmal legen.

rules-C5-1 = Deine ganze Stadt muss in 8 × 8 Parzellen passen, mit dem Hauptmann in 8 × 9. Wir haben entschieden, dass der Rahmen nicht festgenagelt ist: Er darf beliebig um das Gebaute liegen, nur Gesamtbreite und Gesamthöhe zählen.
rules-C5-2 = Deine erste Karte darf überall liegen. Jede weitere muss mindestens eine ganze Parzellenseite mit deiner Stadt gemeinsam haben oder sie überlappen. Eine Berührung über Eck genügt nicht. Die Karten folgen dem Parzellenraster, sie dürfen also um eine Parzelle versetzt liegen.
rules-C5-3 = Karten werden nie gedreht, nie gespiegelt und nie unter eine andere geschoben.
rules-C5-4 = Eine Karte darf <empty> leere Parzellen überdecken; dann zählt die neue Parzelle, auch wenn sie selbst leer ist. Außerdem darf ein Gebäude vom gleichen Gebäude überdeckt werden und ein <mountain> Berg von einem Berg; ein <house> Haus von einem Haus oder <townhouse> Stadthaus, ein Stadthaus aber nur von einem Stadthaus. <outlaws> Gesetzlose gelten für dich als leer, wenn du den Sheriff oder ein <prison> Gefängnis hast, doch Gesetzlose überdecken nie Gesetzlose. Wir haben entschieden: Das Gefängnis muss schon vor dem Legen in deiner Stadt sein.
rules-C5-5 = Angenommen, deine Stadt zeigt eine Mine, ein Gefängnis und vier Berge, und du nimmst noch eine Minenkarte. Erlaubt: ihre Mine neben den Bergen. Erlaubt: einer ihrer Berge auf einem deiner Berge. Verboten: nur über Eck angehängt. Verboten: ihre Mine auf dem Gefängnis.

chapters-virtual-title = Virtuelle Spieler
chapters-virtual-intro = Sie bieten, sie nehmen, sie zögern nie und sie triumphieren leise.

rules-C3-10 = Ein virtueller Spieler nimmt die Karte mit der höchsten Anziehungskraft, bei mehreren die, die den Stapeln am nächsten liegt. Er behält die Karte und baut nichts. Wir haben entschieden, dass er auch keine Fähigkeit nutzt.
rules-C6-14 = Ein virtueller Spieler zählt die Anziehungskraft aller Karten, die er genommen hat.
rules-C7-8 = Personen eines virtuellen Spielers zählen nur ihre Anziehungskraft. Niemand kommt an sie heran, auch der Zeitungsjunge nicht.
rules-C7-4 = Wie stark sind sie? Wir haben die Anziehungskraft so eingestellt: Der Computer spielte tausend Partien je Stufe, ein vernünftiger Spieler gegen drei virtuelle. Anfänger landen bei rund 110 Punkten (im Mittel zwischen 85 und 115), jede Stufe ist besser als die darunter, und ein vernünftiger Spieler gewinnt zwischen 40 und 75 von hundert Partien gegen Anfänger.

chapters-public-title = Was alle sehen

rules-C3-12 = Offen: Städte, Personen und ob sie gedreht sind, verkaufte, beiseitegelegte und entfernte Karten, verbrauchte Auktionskarten, die Höhe jedes Stapels, die oberste Rückseite und wer schon geboten hat. Verdeckt: Gebote bis zum Aufdecken, die Reihenfolge der Stapel, die tieferen Rückseiten und der Startwert des Zufalls.

chapters-eras-title = Zwischen den Epochen

rules-C4-1 = Nach der neunten Runde verlässt der Rest des Stapels von Epoche I das Spiel, und Epoche II beginnt.
rules-C4-2 = Du nimmst alle neun Auktionskarten wieder auf die Hand. Die neun Karten jedes virtuellen Spielers werden zu einem neuen Stapel gemischt.
rules-C4-3 = Gedrehte Personen werden wieder aufgerichtet und können erneut helfen, nur ein benutzter Gouverneur nicht. Der Personenstapel läuft weiter. Das ist unsere Entscheidung.

chapters-characters-title = Die 21 Personen
chapters-characters-intro = Jede gibt es nur einmal. <tilt> heißt: Die Fähigkeit gilt einmal pro Epoche, und zur Erinnerung drehst du die Karte quer. <points> heißt: Die Karte bringt am Ende Punkte.

rules-C7-a = *Gouverneur* <tilt> Vor dem Bieten: Decke am Ende der Reihe eine weitere Geländekarte auf und nimm sofort eine beliebige Karte der Reihe. Beides oder nichts, und ist die Karte aufgedeckt, musst du eine nehmen. Danach bietest und wählst du wie sonst. Nur einmal in der ganzen Partie.
rules-C7-b = *Anwalt* <tilt> Vor dem Bieten: Nimm sofort eine beliebige Karte der Reihe. Dafür setzt du beim Wählen aus: Du suchst zwar verdeckt eine Auktionskarte aus, aber sie wird beim Aufdecken offen abgelegt und zählt nichts. Wir haben entschieden, dass diese Ablage bis dahin geheim bleibt.
rules-C7-c = *Chinesischer Arbeiter* <tilt> Vor dem Bieten: Decke eine weitere Geländekarte auf, die jeder nehmen darf. Bist du mit dem Wählen dran, nimmst du zwei Karten, nicht weniger, und legst die erste, bevor du die zweite nimmst. Diese Reihenfolge von Legen und Nehmen ist unsere Entscheidung.
rules-C7-d = *Helden* <points> <tilt> Vor dem Bieten: 3 mehr für die Karte, die du gleich spielst. 6 Punkte am Ende.
rules-C7-e = *Büchsenmacher* <tilt> Vor dem Bieten: 6 mehr für die Karte, die du gleich spielst.
rules-C7-f = *Söldner* <tilt> Nach dem Aufdecken: 5 mehr für dein Gebot.
rules-C7-g = *Doktor* <points> <tilt> Nach dem Aufdecken: 2 mehr für dein Gebot. 5 Punkte am Ende.
rules-C7-h = *Sängerin* <points> So viele Punkte, wie dein bester <saloon> Saloon bringt [C6.5].
rules-C7-i = *Siedler* <points> 1 Punkt für jede leere Parzelle neben mindestens einer deiner <ranch> Ranches. Jede Parzelle zählt einmal, auch wenn sich mehrere Ranches um sie streiten.
rules-C7-j = *Bankier* <points> 4 Punkte für jede <bank> Bank.
rules-C7-k = *Auktionator* <points> Verkaufe bis zu drei Geländekarten aus deiner Stadt, alle auf einmal oder nach und nach, für je 7 Punkte. Unverkäuflich ist eine Karte, die eine andere überdeckt oder von ihr überdeckt wird, und eine, ohne die deine Stadt auseinanderfiele.
rules-C7-l = *Hauptmann* <points> 6 Punkte, und deine Stadt darf 8 × 9 messen, in welcher Richtung du willst. Der Indianer betrachtet dann 72 Felder.
rules-C7-m = *Cowboy* <points> 3 Punkte für jede <ranch> Ranch.
rules-C7-n = *Händlerin* <points> 4 Punkte für jeden <drugstore> Drugstore.
rules-C7-o = *Bestatter* <points> 2 Punkte für jede Person, die du hast. Sich selbst vergisst er nicht.
rules-C7-p = *Verleger* <points> 1 Punkt für jede deiner Personen mit <points>, ihn selbst eingeschlossen, und 4 für jede mit <tilt>. Wir haben entschieden, dass eine Person mit beiden Symbolen beides bringt.
rules-C7-q = *Lehrerin* <points> Der Hauswert deiner Stadt.
rules-C7-r = *Indianer* <points> Ein halber Punkt für jedes der 64 Felder (mit dem Hauptmann 72), auf dem keine Karte liegt, aufgerundet.
rules-C7-s = *Zeitungsjunge* <points> 3 Punkte. Am Ende der Partie darfst du offen eine weitere Person nehmen: eine, die das Spiel verlassen hat oder noch im Stapel ist, aber keine, die jemand besitzt. Sie zählt wie alle anderen.
rules-C7-t = *Goldsucher* <points> 1 Punkt für jeden <mountain> Berg und jede <mine> Mine.
rules-C7-u = *Sheriff* <points> 3 Punkte für jedes <prison> Gefängnis. Außerdem wirkt er wie ein Gefängnis: Gesetzlose kosten dich nichts und gelten als leer.

chapters-finePrint-title = Personen: das Kleingedruckte

rules-C7-1 = Nutzt du den Anwalt, kannst du in derselben Runde weder den chinesischen Arbeiter noch die Helden, den Büchsenmacher, den Söldner oder den Doktor nutzen. Das ist unsere Entscheidung: Ohne Gebot und ohne Zug gibt es nichts zu verbessern.
rules-C7-2 = Wann der Auktionator verkauft, ist unsere Entscheidung: immer wenn du eine Karte legen willst (auch eine durch Gouverneur oder Anwalt genommene), bevor du sie legst, und am Ende der Partie. Mehrere Verkäufe geschehen nacheinander. Beiseitegelegte Karten sind unverkäuflich. Sogar die letzte Karte darfst du verkaufen; die nächste darf dann überall liegen. Verkaufte Karten bleiben für immer unter dem Auktionator, und die Lücke darf neu bebaut werden.
rules-C7-3 = Am Ende der Partie, in der Reihenfolge, für die wir uns entschieden haben: erst der Zeitungsjunge, dann der Auktionator, dann die Wertung. Eine vom Zeitungsjungen geholte Person tut also noch alles, was sie kann: Ein Auktionator darf verkaufen, ein Sheriff bringt das Gesetz, ein Hauptmann seine 6 Punkte und 72 Felder.
rules-C7-5 = Das Gesetz (Sheriff oder Gefängnis) wird bei jedem Legen und bei der Wertung geprüft. Verkaufst du dein letztes Gefängnis, ohne den Sheriff zu haben, endet das Gesetz sofort; was früher überdeckt wurde, bleibt überdeckt. Eine Person dagegen geht nie verloren. (Unsere Entscheidung.)
rules-C7-6 = Der Hauptmann gibt dir die neunte Zeile oder Spalte, sobald du ihn nimmst, auch schon für die zweite Karte desselben chinesischen Arbeiters. (Unsere Entscheidung.)
rules-C7-7 = Hast du Gouverneur und Anwalt, darfst du beide in einer Runde nutzen: zwei Karten sofort, dann kein Zug und kein chinesischer Arbeiter. Gouverneur und chinesischer Arbeiter: eine Karte sofort, zwei in deinem Zug. Eine beim Wählen genommene Fähigkeit wartet bis zur nächsten Runde; Hauptmann und Sheriff wirken sofort. (Unsere Entscheidung.)

chapters-scoring-title = Die Wertung
chapters-scoring-intro = *Benachbart* sind die acht Parzellen ringsum, auch über Eck. *Hauswert*: Ein <house> Haus zählt 1, ein <townhouse> Stadthaus 2, ein <hotel> Hotel 2.

rules-C6-1 = <ranch> Ranch: 1 Punkt für jede benachbarte leere Parzelle (höchstens 8). Wir haben entschieden, dass nur gelegte Parzellen zählen: Ein Feld ohne Karte ist keine leere Parzelle. Für solche Felder interessiert sich nur der Indianer.
rules-C6-2 = <mine> Mine: 2 Punkte für jeden benachbarten Berg (höchstens 16).
rules-C6-3 = <drugstore> Drugstore: der benachbarte Hauswert (höchstens 16) und 1 Punkt für jede Ranch deiner Stadt.
rules-C6-4 = <bank> Bank: der benachbarte Hauswert (höchstens 16) und 1 Punkt für jede Mine deiner Stadt.
rules-C6-5 = <saloon> Saloon: das Doppelte des benachbarten Hauswerts (höchstens 32).
rules-C6-6 = <generalStore> Gemischtwarenladen: der benachbarte Hauswert (höchstens 16) und der Hauswert deiner ganzen Stadt.
rules-C6-7 = <cityHall> Rathaus: der benachbarte Hauswert (höchstens 16) und 1 Punkt für jedes Gebäude deiner Stadt. Alles Gebaute ist ein Gebäude, nur Häuser und Stadthäuser nicht: Minen, Ranches und Gefängnisse gehören also dazu. Wir haben entschieden, dass das Rathaus sich selbst mitzählt.
rules-C6-8 = <blacksmith> Schmiede: 1 Punkt für jede Ranch und 1 für jede Mine deiner Stadt.
rules-C6-9 = <church> Kirche: der Hauswert deiner ganzen Stadt.
rules-C6-10 = <hotel> Hotel: 3 Punkte.
rules-C6-11 = <outlaws> Gesetzlose: Du verlierst 6 Punkte für jede Parzelle, auf der sie zu sehen sind, und nichts mit dem Sheriff oder einem Gefängnis. Wir haben entschieden, dass jede solche Parzelle eine „Gruppe“ der gedruckten Regeln ist.
rules-C6-12 = Mit dem Sheriff oder einem Gefängnis zählen deine Parzellen mit Gesetzlosen sogar als leer, für Ranches und für den Siedler.
rules-C6-13 = Häuser, Stadthäuser, Berge und Gefängnisse bringen selbst nichts. Sie machen die anderen reicher.
rules-C6-15 = Die höchste Summe gewinnt, ob aus Fleisch und Blut oder nicht. Wir haben entschieden, dass ein Gleichstand ein geteilter Sieg ist. Die gedruckten Regeln schicken die Gleichplatzierten in eine neue Partie, also bieten wir eine an.
rules-C6-16 = Der Wertungsblock geht Zeile für Zeile: Ranches; Minen; Häuser der Drugstores; Häuser der Banken; Saloons; Häuser von Gemischtwarenladen und Rathaus; Punkte für Ranches (Drugstores, Schmieden); Punkte für Minen (Banken, Schmieden); Punkte für Häuser (Kirchen, Gemischtwarenläden); Hotels; Gebäude des Rathauses; Gesetzlose; dann eine Zeile für jede Person. Öffne eine Zeile, und sie zeigt dir die Parzellen dahinter.

chapters-examples-title = Beispiele
chapters-examples-intro = Vier Szenen mit Alex und Paul, die das nicht zum ersten Mal tun.

rules-C8-1 = *Wählen.* Vier Plätze, zwei davon virtuell. Der erste virtuelle Spieler hat 8 geboten. Zwei Karten haben die höchste Anziehungskraft, 7, also nimmt er die, die näher an den Stapeln liegt, eine Mine. Der zweite nimmt die andere 7, ein Gefängnis. Alex und Paul haben beide 5 geboten. Die Rückseite stellt den Stern über das Rind, also kommt Alex (Stern) zuerst und nimmt die Person; Paul (Rind) nimmt die Ranch, und die letzte Karte verlässt das Spiel.
rules-C8-2 = *Werten.* Der Block von Alex: Ranch 6; Minen 10 + 10 + 4 + 4 = 28; Häuser des Drugstores 2; Häuser der Banken 15; Saloon 16; Laden und Rathaus 0; für Ranches 1; für Minen 8 (4 Minen, 2 Banken); für Häuser 0 (keine Kirche, trotz Hauswert 14); Hotels 6; Gesetzlose 0, dank einem Gefängnis; Doktor 5, Lehrerin 14, Bankier 8, Anwalt 0. Zusammen 109.
rules-C8-3 = *Legen.* Die vier Fälle von [C5.5] auf einem Raster. Im Norden: zwei Berge, ein Gefängnis, ein Berg; darunter: eine Mine, zwei leere Parzellen, ein Berg. Die neue Karte zeigt eine leere Parzelle und einen Berg über einer Mine und einem Berg. Genau über den zwei Bergen: erlaubt. Nach oben und links versetzt, sodass ihr unterer Berg den nordwestlichen überdeckt: erlaubt. Nur an dieser Ecke: nein. Mine auf Gefängnis: nein.
rules-C8-4 = *Indianer.* Deine Karten bedecken 40 der 64 Felder. Es bleiben 24 offene, und die Hälfte von 24 ergibt 12 Punkte.

chapters-rulings-title = Unsere Entscheidungen
chapters-rulings-intro = An einigen Stellen schweigen die gedruckten Regeln, oder die Ausgaben widersprechen sich. Hier steht, wo, und was an diesem Tisch gilt. Die Absätze mit einer Entscheidung von uns:

rules-C9-1 = *Gesetzlose auf Gesetzlosen.* Die niederländische Ausgabe verbietet es bei den gleichen Gebäuden, die anderen beim Gesetz. Hier ist es nie erlaubt.
rules-C9-2 = *Mehr virtuelle Spieler.* Die französische Ausgabe nimmt sie nur zu vier oder fünf echten Spielern hinzu, die anderen bei jeder Zahl. Hier geht jede Zahl, bis sechs Plätze besetzt sind.
rules-C9-3 = *Rathaus und Gefängnis.* Die französische Ausgabe spricht von Gebäuden, die Punkte bringen, und zählt dann alle auf außer Häusern und Stadthäusern. Also zählt hier das Gefängnis.
rules-C9-4 = *Söldner.* Die französische Anleitung nennt ihn „tueur à gages“, die englische und die italienische Mercenary und Mercenario. Wir folgen diesen.
rules-C9-5 = *Zeitungsjunge.* Nur die niederländische und die französische Ausgabe sagen, dass er am Ende der Partie wählt. Hier ist es so.
rules-C9-6 = *Boni.* Nur die französische Ausgabe sagt, dass sie sich addieren. Hier ist es so.
rules-C9-7 = *Gouverneur.* Nur die französische Ausgabe sagt, dass beide Wirkungen Pflicht sind, wenn man ihn nutzt. Hier ist es so.
rules-C9-8 = *Sheriff.* Nur die französische Ausgabe gibt ihm jede Wirkung eines Gefängnisses; die englische erlässt die Strafe und lässt Gesetzlose überdecken. Hier hat er sie alle: Auch für Ranches und den Siedler zählen Gesetzlose als leer.
rules-C9-9 = *Virtuelle Stapel.* Die niederländische Ausgabe sagt nicht, dass sie für Epoche II neu gemischt werden; die anderen schon. Hier ist es so.
