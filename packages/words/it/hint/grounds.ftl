scoresNow = { $points ->
        [0] Nessun punto subito.
       *[other] { SIGN($points) ->
                [plus] Subito { points }.
               *[other] Costa subito { points }.
            }
    }
promises = Promette circa { points }.
goesFirst = { $percent ->
        [0] Lascia scegliere prima gli altri.
       *[other] Probabilità di scegliere prima degli altri: { $percent }%.
    }
worthLater = Spende una carta che più avanti vale circa { points }.
powerPays = { SIGN($points) ->
        [plus] Ora rende circa { points }.
       *[other] Ora non rende nulla.
    }
powerWaits = Meglio tenerlo per dopo.
nothingBetter = Non c’è niente di meglio.
points = { NUMBER(ABS($points), maximumFractionDigits: 1) } { ABS($points) ->
        [one] punto
       *[other] punti
    }
pays = Subito { MONEY($money) }.
costs = Costa { MONEY($money) }.
gives = { $aloud ->
        [true] Mi porta { pieces }.
       *[false] Ti porta { pieces }.
    }
givesUp = Costa { pieces }.
stronger = In questo round { $strength } di forza in più nei duelli.
strong = Forza { $strength } per cominciare.
keeps = Tiene { pieces } per dopo.
keepsMoney = { $aloud ->
        [true] Mi tengo i miei { MONEY($money) }.
       *[false] Ti tieni i tuoi { MONEY($money) }.
    }
leaves = { $aloud ->
        [true] Mi restano { MONEY($money) }.
       *[false] Ti restano { MONEY($money) }.
    }
limit = { $aloud ->
        [true] Più di { MONEY($money) } non posso comunque tenere.
       *[false] Più di { MONEY($money) } non puoi comunque tenere.
    }
earns = Rende { MONEY($money) } { often }{ sources }.
site = { $building } qui: { MONEY($money) } { often }.
siteAt = { $aloud ->
        [true] Sul mio { $parcel }: { MONEY($money) } { often }.
       *[false] Sul tuo { $parcel }: { MONEY($money) } { often }.
    }
needsRoads = { $count ->
        [one] Manca ancora una strada.
       *[other] Mancano ancora { $count } strade.
    }
earnsMore = { $aloud ->
        [true] I miei edifici rendono { MONEY($money) } in più { often }.
       *[false] I tuoi edifici rendono { MONEY($money) } in più { often }.
    }
rivalLess = { $player } prende { MONEY($money) } in meno { often }.
noRivalGains = Non aiuta nessun rivale.
endPoints = { points } alla fine.
unassailable = Nessuno può attaccarlo.
deniesHouse = { $aloud ->
        [true] Niente casa da me per { $player }.
       *[false] Niente casa da te per { $player }.
    }
asks = Solo se { $player } è d’accordo.
reaches = { $aloud ->
        [true] Le strade arrivano così al mio { $parcel }.
       *[false] Le strade arrivano così al tuo { $parcel }.
    }
housePlace = Così una casa può stare su { $parcel }.
towards = Verso il { $aloud ->
        [true] mio
       *[false] tuo
    } { $parcel }: ancora { $count } { $count ->
        [one] strada
       *[other] strade
    }.
moneyThere = Ora vale { MONEY($money) }.
pointsThere = Ora vale { points }.
dice = Circa { MONEY($money) }, secondo i dadi.
pointPrice = Vende punti a { MONEY($money) } l’uno.
cheapestPoints = I punti meno cari di questo round.
raid = Prende { MONEY($money) } a { $player }.
guards = Salva { MONEY($money) } da un attaccante.
outlawReward = { points } per il fuorilegge battuto.
duel = Forza { $own } contro { $theirs }: { $percent }% di probabilità di vincere.
strengths = Forza { $own } contro { $theirs }.
tileTotal = { $aloud ->
        [true] Arrivo a { $own }; loro hanno { $theirs } senza le tessere.
       *[false] Arrivi a { $own }; loro hanno { $theirs } senza le tessere.
    }
alone = Non c’è ancora nessuno.
noDuel = Lì nessun duello è possibile.
lesserFirst = { $aloud ->
        [true] Prima la posta minore: se perdo, sono più forte nel duello dopo.
       *[false] Prima la posta minore: se perdi, sei più forte nel duello dopo.
    }
winning = { $aloud ->
        [true] Ora come ora vinco, { $own } a { $theirs }.
       *[false] Ora come ora vinci, { $own } a { $theirs }.
    }
losing = { $aloud ->
        [true] Ora come ora perdo, { $own } a { $theirs }.
       *[false] Ora come ora perdi, { $own } a { $theirs }.
    }
newThrow = Un nuovo lancio vince nel { $percent }% dei casi.
beatsAll = Vince contro qualsiasi tessera.
savesTiles = Risparmia le tue tessere migliori.
paidForLosing = { $aloud ->
        [true] Un duello perso mi porta { points }.
       *[false] Un duello perso ti porta { points }.
    }
passesBefore = { $aloud ->
        [true] Passo prima di { others }: vinco i pareggi e poi scelgo prima.
       *[false] Passi prima di { others }: vinci i pareggi e poi scegli prima.
    }
tiesBefore = { $aloud ->
        [true] Passo prima di { others }: vinco i pareggi.
       *[false] Passi prima di { others }: vinci i pareggi.
    }
taxBrings = { $aloud ->
        [true] La tassa mi porta { MONEY($money) }.
       *[false] La tassa ti porta { MONEY($money) }.
    }
turnAfter = { $count ->
        [0] { $aloud ->
                [true] Piazzo prima degli altri.
               *[false] Piazzi prima degli altri.
            }
       *[other] { $aloud ->
                [true] Al massimo { others } prima di me nel piazzare.
               *[false] Al massimo { others } prima di te nel piazzare.
            }
    }
pledge = Per ora { points } alla fine del round.
doubles = Doppio per { $building }: { MONEY($money) } in più.
moreNow = { MONEY($money) } in più in questo round.
ifNobodyHigher = Costa { MONEY($money) } se nessuno rilancia.
cheaperTiles = { $count ->
        [one] Una tessera costa meno.
       *[other] { $count } tessere costano meno.
    }
corral = { $corral ->
        [1] { $aloud ->
                [true] Mi rende più forte nei duelli.
               *[false] Ti rende più forte nei duelli.
            }
        [2] Subito un altro turno di piazzamento.
        [3] Raddoppia la rendita di un ranch.
       *[4] Un cavallo qui paga 2 $.
    }
hats = { $count } { $count ->
        [one] cappello
       *[other] cappelli
    } al rodeo.
outlawAt = Il fuorilegge sarà da { $player }, su { $parcel }.
outlawLeaves = { $aloud ->
        [true] Il fuorilegge lascia il mio { $parcel }.
       *[false] Il fuorilegge lascia il tuo { $parcel }.
    }
pieces = { $count } { $count ->
        [one] { $thing ->
                [road] strada
                [revolver] revolver
                [cowboy] cowboy
                [horse] cavallo
                [dynamite] candelotto di dinamite
               *[tile] tessera
            }
       *[other] { $thing ->
                [road] strade
                [revolver] revolver
                [cowboy] cowboy
                [horse] cavalli
                [dynamite] candelotti di dinamite
               *[tile] tessere
            }
    }
often = { $rounds ->
        [1] in questo round
       *[other] a round
    }
others = { $count ->
        [one] un altro giocatore
       *[other] altri { $count } giocatori
    }
sources = { $only ->
        [none] {""}
        [house] , dalle case
        [mountain] , dalle montagne
        [pasture] , dai lotti liberi
       *[several] , di cui { LIST($from, item: "sourcesItem") }
    }
sourcesItem = { MONEY($amount) } { $source ->
        [house] dalle case
        [mountain] dalle montagne
       *[pasture] dai lotti liberi
    }
