import { grammarOf } from '../../grammar.ts';
import { names } from '../../names/nl.ts';
import { refusals as common } from '../../refusals/nl.ts';
import { facts } from '../facts/nl.ts';
import type { BoardRefusals } from './en.ts';

const { plural } = grammarOf('nl');
const { money } = facts;
const the = names.charactersAsObject;
const kitParts = { cowboys: 'cowboys', parcels: 'kavels', revolvers: 'revolvers', roads: 'wegen' };

export const refusals: BoardRefusals = {
  ...common,
  gameOver: () => 'Het spel is afgelopen.',
  notYourDecision: () => 'Je bent niet aan de beurt. Er wordt nu niets van je gevraagd.',
  notAskedNow: () => 'Dat is nu de vraag niet. Kijk wat er gevraagd wordt.',

  rosterSize: (p) => `Kies ${p.needed} personages, geen ${p.size}.`,
  characterTwice: (p) => `Je hebt ${the[p.character]} twee keer gekozen.`,
  sideMissing: (p) => `Kies een kant voor ${the[p.character]}.`,
  sideNeedsHorses: (p) =>
    `Voor deze kant van ${the[p.character]} is de variant ${names.variants.horses} nodig.`,
  buildingTwice: (p) => `Je hebt ${names.elementsAsObject[p.building]} twee keer gekozen.`,
  riverLength: (p) => `Een rivier heeft ${p.least} tot ${p.most} kavels, geen ${p.length}.`,
  riverTwice: (p) => `De rivier komt twee keer langs ${p.parcel}.`,
  riverBroken: (p) => `De rivier breekt af vóór ${p.parcel}. Elke kavel moet naast de vorige liggen.`,
  riverNotEdgeToEdge: () => 'De rivier moet van de ene rand van het bord naar een andere lopen.',

  kitOutOfRange: (p) => `Neem ${p.least} tot ${p.most} ${kitParts[p.what]}.`,
  kitTooDear: (p) =>
    plural(p.over, {
      one: 'Je uitrusting kost 1 punt te veel. Laat iets weg.',
      other: `Je uitrusting kost ${p.over} punten te veel. Laat iets weg.`,
    }),
  kitTooMuchMoney: (p) =>
    `Dan houd je ${money(p.money)} over, en ${money(p.most)} is het meeste. Neem er iets bij.`,

  characterNotInPlay: (p) => `Jullie spelen zonder ${the[p.character]}.`,
  characterTaken: (p) => `Iemand heeft ${the[p.character]} al. Kies een ander personage.`,
  neverSecondCharacter: (p) => `De Straatjongen brengt ${the[p.character]} nooit mee. Kies een ander.`,
  notEnoughCowboys: (p) =>
    `Daar zijn ${p.needed} ${plural(p.needed, names.terms.cowboyPiece)} voor nodig, en je voorraad heeft er ${p.cowboys}.`,
  noCowboysInSupply: (p) =>
    `Daar zijn ${p.count} ${plural(p.count, names.terms.cowboyPiece)} voor nodig, en je hebt er ${p.supply} in de algemene voorraad.`,
  parcelNamedTwice: (p) => `${p.parcel} zit al in het lot. Noem een andere kavel.`,
  bidTooLow: (p) => `${money(p.amount)} is niet genoeg. Bied meer, of stap eruit.`,
  bidAboveMoney: (p) => `Je hebt geen ${money(p.amount)}. Bied minder, of stap eruit.`,
  noDoubling: () => 'De Winkeljuffrouw doet deze ronde niets meer voor je.',

  parcelOwned: () => 'Deze kavel heeft al een eigenaar.',
  parcelNeverOwned: () => 'Deze kavel kan nooit van iemand zijn.',
  outlawOnParcel: () => 'Er zit een outlaw. Die moet eerst verjaagd worden.',
  parcelNotFree: () => 'Er staat al iets op deze kavel. Kies een vrije.',
  notEnoughMoney: (p) => `Dat kost ${money(p.price)}, en je hebt ${money(p.money)}.`,
  parcelNotWon: () => 'Je hebt deze kavel niet gewonnen.',

  notInRow: () => 'Op dit vak ligt geen tegel.',
  otherSpaceOfTheRow: () => 'Je hebt een ander vak van de gebouwenrij gewonnen.',
  otherKindOfTile: () => 'Dat is een ander gebouw. Kies een van de gelijke tegels.',
  noSuchTileInHand: () => 'Die tegel heb je niet.',
  onlyThatTile: () => 'Je kunt alleen de tegel bouwen die je net genomen hebt.',
  buildAlreadyCancelled: () => 'Die tegel heb je deze ronde weggelegd.',
  notYourParcel: () => 'Deze kavel is niet van jou. Bouw op een eigen kavel.',
  parcelNotServed: () => 'Er komt geen weg bij deze kavel.',
  noLineOfRoads: () => 'Het station staat alleen langs een rechte lijn van acht wegen dwars over het bord.',
  oneOnThisBank: () => 'Aan deze kant van de rivier is al een school.',
  noPlaceForHouse: () => 'Er is geen plek voor het huis dat erbij moet komen.',
  houseBesideBuilding: () => 'Daar komt het gebouw zelf. Kies een andere kavel voor het huis.',
  noHouseToTop: () => 'Een tweede huis moet op een huis staan.',
  notEnclosed: () =>
    'Voor een herenhuis moet elk van de acht kavels eromheen een eigenaar hebben of bezet zijn.',
  consentNeeded: () => 'Deze kavel is van iemand anders. Vraag het eerst.',
  consentRefused: () => 'De eigenaar heeft nee gezegd. Kies een andere kavel.',
  noConsentNeeded: () => 'Vragen hoeft niet: zet het huis maar neer.',

  roadThere: () => 'Daar ligt al een weg.',
  roadNotJoined: () => 'Een nieuwe weg moet aansluiten op een weg die er al ligt.',
  noRoadInReserve: () => 'Je hebt geen weg in je voorraad.',
  bridgeNeedsTwoRoads: () => 'Een brug kost twee wegen, en je hebt er één.',
  noBridgeForTheTown: () => 'De stad betaalt een weg, geen brug. Kies een andere plek.',
  siteAlreadyServed: () => 'Er is een kavel met een weg voor het stadhuis. Plaats het daar.',

  noCowboyLeft: () => 'Je hebt geen cowboy meer in je voorraad.',
  noCowboyInSupply: () => 'Je hebt geen cowboy in de algemene voorraad.',
  alreadyThere: () => 'Je hebt daar al een cowboy.',
  spaceClosed: () => 'Dit vak is gesloten.',
  parcelNotForCowboys: () => 'Cowboys gaan niet in de rivier staan.',
  ownedWithoutBuilding: () =>
    'Deze kavel heeft een eigenaar en geen gebouw: niets te kopen, niets aan te vallen.',
  buildingProtected: () => 'Dit gebouw is veilig voor aanvallen.',
  ownerAtPeace: () => 'De Helden beschermen dit gebouw deze ronde.',
  youAreAtPeace: () => 'Met de Helden val je deze ronde niemand aan.',
  sheriffNeverAttacks: () => 'Met de Sheriff val je deze ronde niemand aan.',
  sheriffNeverJoins: () => 'Met de Sheriff ga je niet waar anderen zijn.',
  sheriffThere: () => 'De witte cowboy staat er, en daar mag niemand bij.',
  noWhiteCowboy: () => 'Je hebt geen witte cowboy om te plaatsen.',
  whiteNeedsEmptyPlace: () => 'De witte cowboy gaat alleen waar niemand is.',
  whiteNeverAttacks: () => 'De witte cowboy valt niemand aan.',
  whiteNotHere: () => 'De witte cowboy gaat niet naar outlaws en niet in kralen.',
  noTokenLeft: () => 'Je hebt geen fiche ‘geen duel’ meer.',
  tokenNotHere: () => 'Een fiche ‘geen duel’ kan daar niet liggen.',
  tokenThere: () => 'Daar ligt al een fiche ‘geen duel’.',
  noDynamite: () => 'Je hebt geen dynamiet.',
  noDuelHere: () => 'Hier is nooit een duel. Bewaar het dynamiet.',
  noCowboyOfYours: () => 'Je hebt daar geen cowboy.',
  occupantStays: () => 'De cowboy in het stadhuis blijft daar.',

  noCorrals: () => `Kralen horen bij de variant ${names.variants.horses}.`,
  corralClosed: () => 'Deze kraal is gesloten.',
  noHorse: () => 'Er is geen paard om te verplaatsen.',
  moreHorsesThanCowboys: () => 'Je mag niet meer paarden in kralen hebben dan cowboys op het bord.',
  liftedCowboyMoves: () => 'De opgepakte cowboy gaat naar een andere plek of terug naar je voorraad.',
  horsesFirst: () => 'Neem eerst een paard terug: er mogen er niet meer zijn dan cowboys op het bord.',

  noDuelWaits: () => 'Daar wacht geen duel.',
  noSuchDie: () => 'Die dobbelsteen heb je niet gegooid.',
  tilesNotInHand: () => 'Die dueltegels heb je niet.',
  oneTileOnly: () => 'Dat is één dueltegel te veel.',
  noSpaceToCome: () => 'De Arts stuurt je cowboy alleen naar een actievak dat nog moet komen.',
  spaceNotEmpty: () => 'Daar staat al iemand. Kies een leeg vak.',
  noOutlawToMove: () => 'Daar hoeft geen outlaw te lopen.',

  notYourBuilding: () => 'Dat gebouw is niet van jou.',
  alreadyMultiplied: () => 'Deze inkomsten zijn al vermenigvuldigd.',
  dynamiteNeedsMine: () => 'Dynamiet helpt alleen in een mijn.',
  horseNeedsRanch: () => 'Een paard helpt alleen op een ranch.',
  noHorseInCorral: () => 'In kraal 3 is geen paard meer over.',
  noSuchBuildingOfYours: () => 'Zo’n gebouw heb je niet om te verdubbelen.',
  noPointsBought: () => 'Koop minstens 1 OP, of zie ervan af.',
  limitExceeded: (p) => `Je mag ${money(p.limit)} houden. Geef minstens ${money(p.due)} uit.`,
};
