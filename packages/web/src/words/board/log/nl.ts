import type { Kit } from '@carson/board-game';
import { grammarOf } from '../../grammar.ts';
import type { CharacterId } from '../../names/en.ts';
import { names } from '../../names/nl.ts';
import { facts } from '../facts/nl.ts';
import { personOn } from '../person-on.ts';
import type { BoardLog } from './en.ts';

const { plural, list } = grammarOf('nl');
const { duelSum, money, moneySources, points, pointSources } = facts;
const { terms } = names;
const the = names.charactersAsObject;
const building = names.elementsAsObject;

const sides = { yellow: 'geel', red: 'rood' };
const placed = {
  white: 'de witte cowboy',
  token: 'een cowboy met een fiche ‘geen duel’',
  dynamite: 'een cowboy met dynamiet',
};
const choices = {
  money: 'geld',
  points: 'punten',
  wait: 'afwachten',
  one: 'één',
  two: 'twee',
  three: 'drie',
  yellow: 'de gele kant',
  red: 'de rode kant',
  revolvers: 'de revolvers',
};
const factors: Readonly<Record<number, string>> = { 2: 'verdubbelt', 3: 'verdrievoudigt' };

const by = (character: CharacterId | undefined, sentence: string): string =>
  character === undefined ? sentence : `${names.characters[character]}: ${sentence}`;
const dice = (p: { black: number; white: number }): string => `Dobbelstenen ${p.black} en ${p.white}`;
const again = ' Dat kan niet, dus opnieuw.';
const kit = (p: Kit & { who: string }): string =>
  `${p.who} ${list([
    `${p.cowboys} ${plural(p.cowboys, terms.cowboyPiece)}`,
    `${p.parcels} ${plural(p.parcels, terms.parcel)}`,
    `${p.revolvers} ${plural(p.revolvers, terms.revolver)}`,
    `${p.roads} ${plural(p.roads, terms.road)}`,
    money(p.money),
  ])}`;

export const log: BoardLog = {
  moneyGained: (p) => {
    const got = `${p.who} krijgt ${money(p.amount)}${p.from === undefined ? '' : ` van ${p.from}`}`;
    return p.source === 'power' ? by(p.by, `${got}.`) : `${got}: ${moneySources[p.source]}.`;
  },
  moneyPaid: (p) => {
    const paid = `${p.who} betaalt ${money(p.amount)}${p.to === undefined ? '' : ` aan ${p.to}`}`;
    return p.source === 'power' ? by(p.by, `${paid}.`) : `${paid}: ${moneySources[p.source]}.`;
  },
  pointsGained: (p) =>
    p.source === 'power'
      ? by(p.by, `${p.who} scoort ${points(p.points)}.`)
      : `${p.who} scoort ${points(p.points)}: ${pointSources[p.source]}.`,
  pointsLost: (p) => `${p.who} verliest ${points(p.points)}: ${pointSources[p.source]}.`,
  roadsGained: (p) => by(p.by, `${p.who} neemt ${p.count} ${plural(p.count, terms.road)}.`),
  revolversGained: (p) => by(p.by, `${p.who} krijgt ${p.count} ${plural(p.count, terms.revolver)}.`),
  cowboysGained: (p) =>
    by(
      p.by,
      `${p.who} neemt ${p.count} ${plural(p.count, terms.cowboyPiece)} in de ${terms.personalReserve}.`,
    ),
  cowboysGiven: (p) =>
    by(
      p.by,
      `${p.who} stuurt ${p.count} ${plural(p.count, terms.cowboyPiece)} naar de ${terms.generalSupply}.`,
    ),
  dynamiteGained: (p) =>
    by(
      p.by,
      `${p.who} krijgt ${plural(p.count, { one: 'een staaf', other: `${p.count} staven` })} dynamiet.`,
    ),
  horseGained: (p) => by(p.by, `${p.who} krijgt een paard.`),
  ammunitionGained: (p) => by(p.by, `${p.who} heeft de fiche met +3 revolvers tot het eind van de ronde.`),
  handDealt: (p) => `${p.who} heeft voor ${p.total} aan dueltegels en ${money(p.money)} om te beginnen.`,
  tilesDrawn: (p) => `${p.who} heeft geen dueltegels meer en trekt er ${p.count} uit de afgelegde.`,
  kitFilled: (p) => `${p.who} heeft een startuitrusting samengesteld.`,
  parcelClaimed: (p) => by(p.by, `${p.who} kiest kavel ${p.parcel}.`),
  parcelThrown: (p) => `${dice(p)} voor ${p.who}: kavel ${p.parcel}.${p.taken ? again : ''}`,
  roadLaid: (p) => (p.bridge ? `${p.who} bouwt een brug.` : `${p.who} legt een weg.`),
  characterTaken: (p) =>
    `${p.who} neemt ${the[personOn(p.character, p.side)]} (${sides[p.side]}, limiet ${money(p.limit)}).`,
  powerUnused: (p) =>
    p.by === undefined ? `${p.who} heeft er niets aan.` : `${p.who} gebruikt ${the[p.by]} niet.`,
  powerChosen: (p) => by(p.by, `${p.who} kiest ${choices[p.choice]}.`),
  parcelNamed: (p) => `${p.who} brengt kavel ${p.parcel} in de veiling.`,
  bidMade: (p) => `${p.who} biedt ${money(p.amount)}.`,
  bidderOut: (p) => `${p.who} biedt niet meer mee.`,
  auctionWon: (p) =>
    `${p.who} wint de veiling voor ${money(p.amount)}: ${p.lot.length === 0 ? 'de fiche met +3 revolvers' : list(p.lot)}.`,
  cowboyPlaced: (p) => `${p.who} plaatst ${p.with === undefined ? 'een cowboy' : placed[p.with]} ${p.where}.`,
  cowboyTakenBack: (p) => `${p.who} neemt de cowboy ${p.where} terug.`,
  passed: (p) =>
    p.forced
      ? `${p.who} heeft niemand meer te plaatsen en past: nummer ${p.position} in de pasvolgorde.`
      : `${p.who} past: nummer ${p.position} in de pasvolgorde.`,
  horsePut: (p) => `${p.who} zet een paard in kraal ${p.corral}.`,
  horseTaken: (p) => `${p.who} haalt een paard uit kraal ${p.corral}.`,
  declined: (p) =>
    ({
      ammunition: `${p.who} laat de munitie liggen.`,
      parcel: p.forced ? `${p.who} kan het land niet kopen.` : `${p.who} laat het land gaan.`,
      tile: p.forced ? `${p.who} kan het gebouw niet betalen.` : `${p.who} laat het gebouw gaan.`,
      points: p.forced ? `${p.who} kan geen punten betalen.` : `${p.who} koopt geen punten.`,
    })[p.what],
  duelChosen: (p) => `${p.who} roept het duel ${p.where} af.`,
  dieThrownAgain: (p) => `${p.who} gooit opnieuw: ${p.after} in plaats van ${p.before}.`,
  tilesChosen: (p) => `${p.who} is klaar voor het duel.`,
  patientMoved: (p) => `De Arts lapt een cowboy op, en ${p.who} plaatst hem ${p.where}.`,
  attackersCleared: (p) =>
    `Een kerk beschermt nu kavel ${p.parcel}: ${p.who} neemt de aanvallende cowboy terug.`,
  rivalsCleared: (p) =>
    `De Advocaat maakt kavel ${p.parcel} vrij voor ${p.who}. Terug naar huis: ${list(p.from)}.`,
  parcelBought: (p) => `${p.who} koopt kavel ${p.parcel} voor ${money(p.price)}.`,
  tileTaken: (p) => `${p.who} neemt ${building[p.building]}.`,
  tileKept: (p) => `${p.who} houdt ${building[p.building]} in handen.`,
  buildingBuilt: (p) => `${p.who} bouwt ${building[p.building]} op kavel ${p.parcel}.`,
  houseSet: (p) =>
    p.second
      ? `${p.who} maakt van het huis op kavel ${p.parcel} een herenhuis.`
      : `${p.who} zet een huis op kavel ${p.parcel}.`,
  consentAsked: (p) => `${p.who} vraagt ${p.owner} om een huis op kavel ${p.parcel}.`,
  consentAnswered: (p) =>
    p.agree
      ? `${p.who} zegt ja tegen ${p.asker}: er mag een huis op kavel ${p.parcel}.`
      : `${p.who} zegt nee tegen ${p.asker}: geen huis op kavel ${p.parcel}.`,
  buildCancelled: (p) => `${p.who} bouwt ${building[p.building]} toch niet.`,
  gamed: (p) =>
    `${p.who} waagt een gok: ${p.black} ${p.black + p.white === p.money ? '+' : '×'} ${p.white} = ${money(p.money)}.`,
  incomeBoosted: (p) =>
    by(
      p.by,
      `${p.who} ${factors[p.factor] ?? `vermenigvuldigt met ${p.factor}`} de inkomsten van kavel ${p.parcel}.`,
    ),
  buildingPaid: (p) => {
    const sum = p.factor === 1 ? money(p.income) : `${money(p.income)} × ${p.factor}`;
    const shares =
      p.attacker === undefined
        ? `${p.who} krijgt ${money(p.kept)}`
        : `${p.who} houdt ${money(p.kept)}, ${p.attacker} neemt ${money(p.taken ?? 0)}`;
    return `${names.elements[p.building]} op ${p.parcel}, ${sum}: ${shares}.`;
  },
  cityHallWon: (p) => `${p.who} betrekt het stadhuis.`,
  limitMet: (p) =>
    p.spent === 0
      ? `${p.who} houdt al het geld: de limiet is ${money(p.limit)}.`
      : `${p.who} geeft ${money(p.spent)} uit: de limiet is ${money(p.limit)}.`,
  rodeoWon: (p) => `${p.who} wint de rodeo: ${p.sums.map(({ who, sum }) => `${who} ${sum}`).join(', ')}.`,
  outlawRemoved: (p) => `${p.who} verlost kavel ${p.parcel} van een outlaw.`,

  rosterSet: (p) =>
    `In het spel: ${list(
      p.roster.map(({ character, side }) => {
        const name = names.characters[personOn(character, side)];
        return side === undefined ? name : `${name} (${sides[side]})`;
      }),
    )}.`,
  riverSet: (p) => `De rivier loopt door ${list(p.parcels)}.`,
  centreThrown: (p) =>
    `${dice(p)}: het centrum van de stad ligt op kavel ${p.parcel}.${p.taken ? again : ''}`,
  mountainThrown: (p) => `${dice(p)}: een berg op kavel ${p.parcel}.${p.taken ? again : ''}`,
  orderDrawn: (p) => `De eerste volgorde, door loting: ${p.order.join(', ')}.`,
  kitsOpened: (p) => `De startuitrustingen: ${p.kits.map(kit).join('; ')}.`,
  tileDrawn: (p) =>
    p.price === undefined
      ? `Uit de zak: ${names.elements[p.building]}.`
      : `Uit de zak: ${names.elements[p.building]}, voor ${money(p.price)}.`,
  rowSlid: () => 'De gebouwen schuiven naar de goedkopere vakken.',
  cityHallPlaced: (p) => `${p.who} plaatst het stadhuis op kavel ${p.parcel}.`,
  townRoadLaid: (p) => `${p.who} legt een weg voor het stadhuis.`,
  cityHallUnplaced: () => 'Er is geen kavel voor het stadhuis: het gaat uit het spel.',
  roundBegun: (p) => `Ronde ${p.round} van 4.`,
  outlawsArrived: (p) =>
    `${dice(p)}: ${p.count} ${plural(p.count, names.countedElements.outlaw)} op komst, kracht ${p.strength}.`,
  outlawThrown: (p) => `${dice(p)}: een outlaw op kavel ${p.parcel}.${p.taken ? again : ''}`,
  outlawMoved: (p) =>
    p.from === p.to
      ? `De outlaw op kavel ${p.from} blijft.`
      : `De outlaw op kavel ${p.from} loopt naar ${p.to}${p.byLot ? ', door loting' : ''}.`,
  turnOrderSet: (p) => `Speelvolgorde: ${p.order.join(', ')}.`,
  duelOpened: (p) =>
    p.outlaw === 0
      ? `Een duel ${p.where}: ${list(p.fighters)}.`
      : `Gevecht met de outlaw ${p.where}, kracht ${p.outlaw}: ${list(p.fighters)}.`,
  diceThrown: (p) =>
    `De dobbelstenen: ${p.throws.map(({ who, shown }) => `${who} ${shown.join(' + ')}`).join(', ')}.`,
  duelDecided: (p) => {
    const sums = p.entries.map(duelSum).join('; ');
    if (p.winner === undefined) return `De outlaw wint ${p.where}. ${sums}.`;
    return p.byEndOrder
      ? `Gelijkspel: ${p.winner} paste eerder en wint het duel ${p.where}. ${sums}.`
      : `${p.winner} wint het duel ${p.where}. ${sums}.`;
  },
  spaceClosed: (p) => `OP voor ${money(p.price)} zijn niet meer te koop.`,
  orderSet: (p) => `De volgende keuze gaat in deze volgorde: ${p.order.join(', ')}.`,
  roundEnded: (p) => `Ronde ${p.round} is voorbij.`,
  gameEnded: (p) =>
    `Het spel is afgelopen: ${p.results.map(({ who, total }) => `${who} ${points(total)}`).join(', ')}.`,
};
