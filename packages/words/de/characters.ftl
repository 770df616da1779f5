governor-power = Vor dem Bieten, einmal pro Partie: eine Karte mehr aufdecken, dann eine nehmen.
governor-detail = Du bietest und wählst in dieser Runde trotzdem wie sonst. Ist die Karte aufgedeckt, musst du eine nehmen.

lawyer-power = Vor dem Bieten, einmal pro Epoche: sofort eine Karte nehmen. Kein Zug in der Runde.
lawyer-detail = Du gibst trotzdem eine Auktionskarte ab, die nichts zählt. Boni und chinesischer Arbeiter ruhen in dieser Runde.

chineseWorker-power = Vor dem Bieten, einmal pro Epoche: eine Karte mehr aufdecken. In deinem Zug nimm zwei.
chineseWorker-detail = Die zusätzliche Karte steht allen offen. Du nimmst beide Karten in einem Zug und legst die erste, bevor du die zweite nimmst.

heroes-power = Vor dem Bieten, einmal pro Epoche: +3. 6 Punkte.
heroes-detail = Der Bonus gilt für die Auktionskarte, die du gleich spielst, und alle wissen davon. Die 6 Punkte gibt es so oder so.

gunsmith-power = Vor dem Bieten, einmal pro Epoche: +6.
gunsmith-detail = Der Bonus gilt für die Auktionskarte, die du gleich spielst, und alle wissen davon, bevor sie bieten.

mercenary-power = Nach dem Aufdecken der Gebote, einmal pro Epoche: +5.
mercenary-detail = Du siehst erst alle Gebote und entscheidest dann, ob etwas Nachdruck hilft.

doctor-power = Nach dem Aufdecken der Gebote, einmal pro Epoche: +2. 5 Punkte.
doctor-detail = Er wird als Letzter nach einem Bonus gefragt und weiß daher am meisten. Die 5 Punkte gibt es so oder so.

singer-power = So viele Punkte wie dein bester Saloon.
singer-detail = Zählt deinen besten Saloon ein zweites Mal: den doppelten benachbarten Hauswert. Ohne Saloon schweigt sie.

settler-power = 1 Punkt für jede leere Parzelle neben einer Ranch.
settler-detail = Jede Parzelle zählt einmal, auch zwischen zwei Ranches. Mit dem Gesetz auf deiner Seite gelten Gesetzlose als leer.

banker-power = 4 Punkte für jede Bank.
banker-detail = Zusätzlich zu dem, was die Banken selbst bringen.

auctioneer-power = Verkaufe bis zu 3 Geländekarten aus deiner Stadt, je 7 Punkte.
auctioneer-detail = Bevor du eine Karte legst, oder am Ende. Die Karte darf keine andere überlappen, und die Stadt muss zusammenhängen.

captain-power = 6 Punkte. Deine Stadt darf 8 × 9 messen.
captain-detail = Gilt, sobald du ihn nimmst, in beliebiger Richtung. Der Indianer betrachtet dann 72 Felder.

cowboy-power = 3 Punkte für jede Ranch.
cowboy-detail = Zusätzlich zu dem, was die Ranches selbst bringen.

grocer-power = 4 Punkte für jeden Drugstore.
grocer-detail = Zusätzlich zu dem, was die Drugstores selbst bringen.

undertaker-power = 2 Punkte für jede Person, die du hast.
undertaker-detail = Er zählt sich selbst mit. Das tut er immer.

editor-power = 1 Punkt je Person mit $, 4 Punkte je Person, die gedreht wird.
editor-detail = Eine Person mit beiden Symbolen bringt 5. Er hat selbst das $ und zählt also mit.

teacher-power = Der Hauswert deiner Stadt in Punkten.
teacher-detail = Haus 1, Stadthaus 2, Hotel 2, wo immer sie stehen.

indian-power = Ein halber Punkt je Feld ohne Karte, von 64, aufgerundet.
indian-detail = Mit dem Hauptmann betrachtet er 72 Felder. Je weniger du baust, desto lieber ist es ihm.

paperboy-power = 3 Punkte. Am Ende nimmst du noch eine Person deiner Wahl.
paperboy-detail = Eine, die das Spiel verlassen hat oder noch im Stapel ist, nie eine, die jemand besitzt. Die neue zählt voll.

prospector-power = 1 Punkt für jeden Berg und jede Mine.
prospector-detail = Alle, die deine Stadt zeigt, wo immer sie sind.

sheriff-power = 3 Punkte je Gefängnis. Gesetzlose kosten nichts und gelten als leer.
sheriff-detail = Das Gesetz gilt, sobald du ihn nimmst: Überdecke Gesetzlose, und lass dort Ranches weiden.
