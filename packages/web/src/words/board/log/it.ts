import type { Kit } from '@carson/board-game';
import { grammarOf } from '../../grammar.ts';
import type { CharacterId } from '../../names/en.ts';
import { names } from '../../names/it.ts';
import { facts } from '../facts/it.ts';
import { personOn } from '../person-on.ts';
import type { BoardLog } from './en.ts';

const { plural, list } = grammarOf('it');
const { duelSum, money, moneySources, points, pointSources } = facts;
const { terms } = names;
const the = names.charactersAsObject;
const building = names.elementsAsObject;

const sides = { yellow: 'giallo', red: 'rosso' };
const placed = {
  white: 'il cowboy bianco',
  token: 'un cowboy con un gettone “niente duello”',
  dynamite: 'un cowboy con la dinamite',
};
const choices = {
  money: 'il denaro',
  points: 'i punti',
  wait: 'di aspettare',
  one: 'uno',
  two: 'due',
  three: 'tre',
  yellow: 'il lato giallo',
  red: 'il lato rosso',
  revolvers: 'i revolver',
};
const factors: Readonly<Record<number, string>> = { 2: 'raddoppia', 3: 'triplica' };

const by = (character: CharacterId | undefined, sentence: string): string =>
  character === undefined ? sentence : `${names.characters[character]}: ${sentence}`;
const dice = (p: { black: number; white: number }): string => `Dadi ${p.black} e ${p.white}`;
const again = ' Non si può, si rilancia.';
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
    const got = `${p.who} riceve ${money(p.amount)}${p.from === undefined ? '' : ` da ${p.from}`}`;
    return p.source === 'power' ? by(p.by, `${got}.`) : `${got}: ${moneySources[p.source]}.`;
  },
  moneyPaid: (p) => {
    const paid = `${p.who} paga ${money(p.amount)}${p.to === undefined ? '' : ` a ${p.to}`}`;
    return p.source === 'power' ? by(p.by, `${paid}.`) : `${paid}: ${moneySources[p.source]}.`;
  },
  pointsGained: (p) =>
    p.source === 'power'
      ? by(p.by, `${p.who} segna ${points(p.points)}.`)
      : `${p.who} segna ${points(p.points)}: ${pointSources[p.source]}.`,
  pointsLost: (p) => `${p.who} perde ${points(p.points)}: ${pointSources[p.source]}.`,
  roadsGained: (p) => by(p.by, `${p.who} prende ${p.count} ${plural(p.count, terms.road)}.`),
  revolversGained: (p) => by(p.by, `${p.who} riceve ${p.count} ${plural(p.count, terms.revolver)}.`),
  cowboysGained: (p) =>
    by(
      p.by,
      `${p.who} prende ${p.count} ${plural(p.count, terms.cowboyPiece)} nella ${terms.personalReserve}.`,
    ),
  cowboysGiven: (p) =>
    by(p.by, `${p.who} manda ${p.count} ${plural(p.count, terms.cowboyPiece)} nella ${terms.generalSupply}.`),
  dynamiteGained: (p) =>
    by(
      p.by,
      `${p.who} riceve ${plural(p.count, { one: 'un candelotto', other: `${p.count} candelotti` })} di dinamite.`,
    ),
  horseGained: (p) => by(p.by, `${p.who} riceve un cavallo.`),
  ammunitionGained: (p) => by(p.by, `${p.who} ha il gettone +3 revolver fino alla fine del round.`),
  handDealt: (p) =>
    `${p.who} ha tessere duello per un totale di ${p.total} e ${money(p.money)} per cominciare.`,
  tilesDrawn: (p) => `${p.who} ha finito le tessere duello e ne pesca ${p.count} fra quelle scartate.`,
  kitFilled: (p) => `${p.who} ha composto la dotazione di partenza.`,
  parcelClaimed: (p) => by(p.by, `${p.who} prende il lotto ${p.parcel}.`),
  parcelThrown: (p) => `${dice(p)} per ${p.who}: lotto ${p.parcel}.${p.taken ? again : ''}`,
  roadLaid: (p) => (p.bridge ? `${p.who} costruisce un ponte.` : `${p.who} posa una strada.`),
  characterTaken: (p) =>
    `${p.who} prende ${the[personOn(p.character, p.side)]} (lato ${sides[p.side]}, limite ${money(p.limit)}).`,
  powerUnused: (p) =>
    p.by === undefined ? `${p.who} non ne ricava nulla.` : `${p.who} non usa ${the[p.by]}.`,
  powerChosen: (p) => by(p.by, `${p.who} sceglie ${choices[p.choice]}.`),
  parcelNamed: (p) => `${p.who} mette all’asta il lotto ${p.parcel}.`,
  bidMade: (p) => `${p.who} offre ${money(p.amount)}.`,
  bidderOut: (p) => `${p.who} si ritira dall’asta.`,
  auctionWon: (p) =>
    `${p.who} vince l’asta a ${money(p.amount)}: ${p.lot.length === 0 ? 'il gettone +3 revolver' : list(p.lot)}.`,
  cowboyPlaced: (p) => `${p.who} piazza ${p.with === undefined ? 'un cowboy' : placed[p.with]} ${p.where}.`,
  cowboyTakenBack: (p) => `${p.who} riprende il cowboy piazzato ${p.where}.`,
  passed: (p) =>
    p.forced
      ? `${p.who} non ha più nessuno da piazzare e passa: numero ${p.position} nell’ordine di fine.`
      : `${p.who} passa: numero ${p.position} nell’ordine di fine.`,
  horsePut: (p) => `${p.who} mette un cavallo nel recinto ${p.corral}.`,
  horseTaken: (p) => `${p.who} toglie un cavallo dal recinto ${p.corral}.`,
  declined: (p) =>
    ({
      ammunition: `${p.who} rinuncia alle munizioni.`,
      parcel: p.forced ? `${p.who} non può comprare il terreno.` : `${p.who} rinuncia al terreno.`,
      tile: p.forced ? `${p.who} non può pagare l’edificio.` : `${p.who} rinuncia all’edificio.`,
      points: p.forced ? `${p.who} non può pagare punti.` : `${p.who} non compra punti.`,
    })[p.what],
  duelChosen: (p) => `${p.who} chiama il duello ${p.where}.`,
  dieThrownAgain: (p) => `${p.who} rilancia: ${p.after} invece di ${p.before}.`,
  tilesChosen: (p) => `${p.who} ha scelto per il duello.`,
  patientMoved: (p) => `Il Dottore rimette in piedi un cowboy, e ${p.who} lo piazza ${p.where}.`,
  attackersCleared: (p) =>
    `Ora una chiesa protegge il lotto ${p.parcel}: ${p.who} riprende il cowboy che attaccava.`,
  rivalsCleared: (p) =>
    `L’Avvocato sgombera il lotto ${p.parcel} per ${p.who}. Tornano a casa: ${list(p.from)}.`,
  parcelBought: (p) => `${p.who} compra il lotto ${p.parcel} per ${money(p.price)}.`,
  tileTaken: (p) => `${p.who} prende ${building[p.building]}.`,
  tileKept: (p) => `${p.who} tiene in mano ${building[p.building]}.`,
  buildingBuilt: (p) => `${p.who} costruisce ${building[p.building]} sul lotto ${p.parcel}.`,
  houseSet: (p) =>
    p.second
      ? `${p.who} fa della casa sul lotto ${p.parcel} un palazzo.`
      : `${p.who} mette una casa sul lotto ${p.parcel}.`,
  consentAsked: (p) => `${p.who} chiede a ${p.owner} una casa sul lotto ${p.parcel}.`,
  consentAnswered: (p) =>
    p.agree
      ? `${p.who} dice di sì a ${p.asker}: la casa può stare sul lotto ${p.parcel}.`
      : `${p.who} dice di no a ${p.asker}: niente casa sul lotto ${p.parcel}.`,
  buildCancelled: (p) => `${p.who} rinuncia a costruire ${building[p.building]}.`,
  gamed: (p) =>
    `${p.who} tenta la fortuna al gioco d’azzardo: ${p.black} ${p.black + p.white === p.money ? '+' : '×'} ${p.white} = ${money(p.money)}.`,
  incomeBoosted: (p) =>
    by(
      p.by,
      `${p.who} ${factors[p.factor] ?? `moltiplica per ${p.factor}`} la rendita del lotto ${p.parcel}.`,
    ),
  buildingPaid: (p) => {
    const sum = p.factor === 1 ? money(p.income) : `${money(p.income)} × ${p.factor}`;
    const shares =
      p.attacker === undefined
        ? `${p.who} riceve ${money(p.kept)}`
        : `${p.who} tiene ${money(p.kept)}, ${p.attacker} prende ${money(p.taken ?? 0)}`;
    return `${names.elements[p.building]} in ${p.parcel}, ${sum}: ${shares}.`;
  },
  cityHallWon: (p) => `${p.who} si insedia nel municipio.`,
  limitMet: (p) =>
    p.spent === 0
      ? `${p.who} tiene tutto il denaro: il limite è ${money(p.limit)}.`
      : `${p.who} spende ${money(p.spent)}: il limite è ${money(p.limit)}.`,
  rodeoWon: (p) => `${p.who} vince il rodeo: ${p.sums.map(({ who, sum }) => `${who} ${sum}`).join(', ')}.`,
  outlawRemoved: (p) => `${p.who} libera il lotto ${p.parcel} da un fuorilegge.`,

  rosterSet: (p) =>
    `In gioco: ${list(
      p.roster.map(({ character, side }) => {
        const name = names.characters[personOn(character, side)];
        return side === undefined ? name : `${name} (${sides[side]})`;
      }),
    )}.`,
  riverSet: (p) => `Il fiume passa per ${list(p.parcels)}.`,
  centreThrown: (p) => `${dice(p)}: il centro della città è sul lotto ${p.parcel}.${p.taken ? again : ''}`,
  mountainThrown: (p) => `${dice(p)}: una montagna sul lotto ${p.parcel}.${p.taken ? again : ''}`,
  orderDrawn: (p) => `Il primo ordine, a sorte: ${p.order.join(', ')}.`,
  kitsOpened: (p) => `Le dotazioni di partenza: ${p.kits.map(kit).join('; ')}.`,
  tileDrawn: (p) =>
    p.price === undefined
      ? `Dal sacchetto: ${names.elements[p.building]}.`
      : `Dal sacchetto: ${names.elements[p.building]}, a ${money(p.price)}.`,
  rowSlid: () => 'Gli edifici scivolano verso le caselle meno care.',
  cityHallPlaced: (p) => `${p.who} mette il municipio sul lotto ${p.parcel}.`,
  townRoadLaid: (p) => `${p.who} posa una strada per il municipio.`,
  cityHallUnplaced: () => 'Non c’è un lotto per il municipio: esce dal gioco.',
  roundBegun: (p) => `Round ${p.round} di 4.`,
  outlawsArrived: (p) =>
    `${dice(p)}: ${p.count} ${plural(p.count, names.countedElements.outlaw)} in arrivo, forza ${p.strength}.`,
  outlawThrown: (p) => `${dice(p)}: un fuorilegge sul lotto ${p.parcel}.${p.taken ? again : ''}`,
  outlawMoved: (p) =>
    p.from === p.to
      ? `Il fuorilegge sul lotto ${p.from} resta.`
      : `Il fuorilegge sul lotto ${p.from} va in ${p.to}${p.byLot ? ', a sorte' : ''}.`,
  turnOrderSet: (p) => `Ordine di turno: ${p.order.join(', ')}.`,
  duelOpened: (p) =>
    p.outlaw === 0
      ? `Duello ${p.where}: ${list(p.fighters)}.`
      : `Scontro con il fuorilegge ${p.where}, forza ${p.outlaw}: ${list(p.fighters)}.`,
  diceThrown: (p) => `I dadi: ${p.throws.map(({ who, shown }) => `${who} ${shown.join(' + ')}`).join(', ')}.`,
  duelDecided: (p) => {
    const sums = p.entries.map(duelSum).join('; ');
    if (p.winner === undefined) return `Il fuorilegge vince ${p.where}. ${sums}.`;
    return p.byEndOrder
      ? `Parità: ${p.winner} ha passato prima e vince il duello ${p.where}. ${sums}.`
      : `${p.winner} vince il duello ${p.where}. ${sums}.`;
  },
  spaceClosed: (p) => `I PV a ${money(p.price)} non sono più in vendita.`,
  orderSet: (p) => `La prossima scelta va in quest’ordine: ${p.order.join(', ')}.`,
  roundEnded: (p) => `Il round ${p.round} è finito.`,
  gameEnded: (p) =>
    `La partita è finita: ${p.results.map(({ who, total }) => `${who} ${points(total)}`).join(', ')}.`,
};
