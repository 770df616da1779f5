gameOver = La partita è finita.
notYourDecision = Non tocca a te. Per ora non ti è chiesto nulla.
notAskedNow = Non è questa la domanda. Guarda che cosa ti è chiesto.
rosterSize = Scegli { $needed } personaggi, non { $size }.
characterTwice = Hai scelto due volte { NAME($character, from: "names-charactersAsObject") }.
sideMissing = Scegli un lato per { NAME($character, from: "names-charactersAsObject") }.
sideNeedsHorses = Per giocare { NAME($character, from: "names-charactersAsObject") } su questo lato serve la variante Cavalli.
buildingTwice = Hai scelto due volte { NAME($building, from: "names-elementsAsObject") }.
riverLength = Un fiume ha da { $least } a { $most } lotti, non { $length }.
riverTwice = Il fiume passa due volte da { $parcel }.
riverBroken = Il fiume si interrompe prima di { $parcel }. Ogni lotto deve stare accanto al precedente.
riverNotEdgeToEdge = Il fiume deve andare da un bordo della mappa a un altro.
kitOutOfRange = Prendi da { $least } a { $most } { $what ->
        [cowboys] cowboy
        [parcels] lotti
        [revolvers] revolver
       *[roads] strade
    }.
kitTooDear = { $over ->
        [one] La tua dotazione costa 1 punto di troppo. Togli qualcosa.
       *[other] La tua dotazione costa { $over } punti di troppo. Togli qualcosa.
    }
kitTooMuchMoney = Così restano { MONEY($money) }, e il massimo è { MONEY($most) }. Aggiungi qualcosa.
characterNotInPlay = Si gioca senza { NAME($character, from: "names-charactersAsObject") }.
characterTaken = Qualcuno ha già { NAME($character, from: "names-charactersAsObject") }. Scegli un altro personaggio.
neverSecondCharacter = Il Monello non porta mai { NAME($character, from: "names-charactersAsObject") }. Scegli un altro personaggio.
notEnoughCowboys = Servono { $needed } { $needed ->
        [one] cowboy
       *[other] cowboy
    }, e la tua riserva ne ha { $cowboys }.
noCowboysInSupply = Servono { $count } { $count ->
        [one] cowboy
       *[other] cowboy
    }, e nella riserva generale ne hai { $supply }.
parcelNamedTwice = { $parcel } è già all’asta. Nomina un altro lotto.
bidTooLow = { MONEY($amount) } non bastano. Offri di più, o ritirati.
bidAboveMoney = Non hai { MONEY($amount) }. Offri di meno, o ritirati.
noDoubling = In questo round il Droghiere non fa più nulla per te.
parcelOwned = Questo lotto ha già un proprietario.
parcelNeverOwned = Questo lotto non può essere di nessuno.
outlawOnParcel = Lì c’è un fuorilegge. Prima bisogna cacciarlo.
parcelNotFree = Su questo lotto c’è già qualcosa. Scegline uno libero.
notEnoughMoney = Costa { MONEY($price) }, e tu hai { MONEY($money) }.
parcelNotWon = Questo lotto non l’hai vinto.
notInRow = Su questa casella non c’è una tessera.
otherSpaceOfTheRow = Hai vinto un’altra casella della fila degli edifici.
otherKindOfTile = Quello è un altro edificio. Scegli una delle tessere uguali.
noSuchTileInHand = Quella tessera non ce l’hai.
onlyThatTile = Puoi costruire solo la tessera che hai appena preso.
buildAlreadyCancelled = Quella tessera l’hai messa via per questo round.
notYourParcel = Questo lotto non è tuo. Costruisci su uno dei tuoi.
parcelNotServed = Nessuna strada arriva a questo lotto.
noLineOfRoads = La stazione va solo lungo una linea retta di otto strade attraverso la mappa.
oneOnThisBank = Su questa riva del fiume c’è già una scuola.
noPlaceForHouse = Non c’è posto per la casa che deve accompagnarlo.
houseBesideBuilding = Lì andrà l’edificio stesso. Scegli un altro lotto per la casa.
noHouseToTop = Una seconda casa vuole una casa sotto di sé.
notEnclosed = Per un palazzo, ognuno degli otto lotti intorno deve avere un proprietario o essere occupato.
consentNeeded = Questo lotto è di qualcun altro. Prima chiedi.
consentRefused = Il proprietario ha detto di no. Scegli un altro lotto.
noConsentNeeded = Non serve chiedere: metti pure la casa.
roadThere = Lì c’è già una strada.
roadNotJoined = Una strada nuova deve toccarne una che c’è già.
noRoadInReserve = Non hai strade nella riserva.
bridgeNeedsTwoRoads = Un ponte costa due strade, e tu ne hai una.
noBridgeForTheTown = La città paga una strada, non un ponte. Scegli un altro posto.
siteAlreadyServed = C’è un lotto servito per il municipio. Mettilo lì.
noCowboyLeft = Non hai più cowboy nella riserva.
noCowboyInSupply = Non hai cowboy nella riserva generale.
alreadyThere = Lì hai già un cowboy.
spaceClosed = Questa casella è chiusa.
parcelNotForCowboys = I cowboy non stanno nel fiume.
ownedWithoutBuilding = Questo lotto ha un proprietario e nessun edificio: niente da comprare, niente da attaccare.
buildingProtected = Questo edificio è al sicuro dagli attacchi.
ownerAtPeace = In questo round gli Eroi proteggono questo edificio.
youAreAtPeace = Con gli Eroi, in questo round non attacchi nessuno.
sheriffNeverAttacks = Con lo Sceriffo, in questo round non attacchi nessuno.
sheriffNeverJoins = Con lo Sceriffo non vai dove ci sono altri.
sheriffThere = C’è il cowboy bianco, e nessuno può raggiungerlo.
noWhiteCowboy = Non hai un cowboy bianco da piazzare.
whiteNeedsEmptyPlace = Il cowboy bianco va solo dove non c’è nessuno.
whiteNeverAttacks = Il cowboy bianco non attacca nessuno.
whiteNotHere = Il cowboy bianco non va dai fuorilegge né nei recinti.
noTokenLeft = Non hai più gettoni “niente duello”.
tokenNotHere = Un gettone “niente duello” non può stare lì.
tokenThere = Lì c’è già un gettone “niente duello”.
noDynamite = Non hai dinamite.
noDuelHere = Qui non ci sono mai duelli. Tieni la dinamite.
noCowboyOfYours = Lì non hai un cowboy.
occupantStays = Il cowboy nel municipio resta lì.
noCorrals = I recinti fanno parte della variante Cavalli.
corralClosed = Questo recinto è chiuso.
noHorse = Non c’è un cavallo da spostare.
moreHorsesThanCowboys = Non puoi avere più cavalli nei recinti che cowboy sul tabellone.
liftedCowboyMoves = Il cowboy che hai ripreso va in un altro spazio o torna nella tua riserva.
takenBackOftenEnough = In questo round hai già ripreso { $most } pezzi. Ciò che è piazzato resta.
horsesFirst = Prima riprendi un cavallo: non possono essere più dei cowboy sul tabellone.
noDuelWaits = Lì non aspetta nessun duello.
noSuchDie = Quel dado non l’hai lanciato.
tilesNotInHand = Quelle tessere duello non le hai.
oneTileOnly = È una tessera duello di troppo.
noSpaceToCome = Il Dottore manda il tuo cowboy solo su una casella azione ancora da risolvere.
spaceNotEmpty = Lì c’è qualcuno. Scegli una casella vuota.
noOutlawToMove = Lì nessun fuorilegge deve muoversi.
notYourBuilding = Quell’edificio non è tuo.
alreadyMultiplied = Questa rendita è già moltiplicata.
dynamiteNeedsMine = La dinamite serve solo in una miniera.
horseNeedsRanch = Un cavallo serve solo in un ranch.
noHorseInCorral = Nel recinto 3 non restano cavalli.
noSuchBuildingOfYours = Non hai un edificio simile da raddoppiare.
noPointsBought = Compra almeno 1 PV, o rinuncia.
limitExceeded = Puoi tenere { MONEY($limit) }. Spendi almeno { MONEY($due) }.
