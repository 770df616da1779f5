/**
 * What happened at the board game's table. Sentences take names of players (`who`), names of parcels ('C4'),
 * places from `where`, and the character whose power it was (`by`). English is the source of the keys.
 */
import type {
  BuildingId,
  CharacterId as CastId,
  Choice,
  Companion,
  Declinable,
  GameEvent,
  Kit,
  MoneySource,
  PointSource,
  Side,
} from '@carson/board-game';
import { grammarOf } from '../../grammar.ts';
import { type CharacterId, names } from '../../names/en.ts';
import type { Fighter } from '../duel-sum.ts';
import { facts } from '../facts/en.ts';
import { personOn } from '../person-on.ts';

const { plural, list } = grammarOf('en');
const { duelSum, money, moneySources, points, pointSources } = facts;
const { terms } = names;
const the = names.charactersAsObject;
const building = names.elementsAsObject;

const sides = { yellow: 'yellow', red: 'red' };
const placed = {
  white: 'the white cowboy',
  token: 'a cowboy with a “no duel” token',
  dynamite: 'a cowboy with dynamite',
};
const choices = {
  money: 'money',
  points: 'points',
  wait: 'to wait',
  one: 'one',
  two: 'two',
  three: 'three',
  yellow: 'the yellow side',
  red: 'the red side',
  revolvers: 'revolvers',
};
const factors: Readonly<Record<number, string>> = { 2: 'doubled', 3: 'tripled' };

/** 'Governor: Anna took 1 road.' */
const by = (character: CharacterId | undefined, sentence: string): string =>
  character === undefined ? sentence : `${names.characters[character]}: ${sentence}`;
const dice = (p: { black: number; white: number }): string => `Dice ${p.black} and ${p.white}`;
const again = ' It cannot be, so again.';
const kit = (p: Kit & { who: string }): string =>
  `${p.who} ${list([
    `${p.cowboys} ${plural(p.cowboys, terms.cowboyPiece)}`,
    `${p.parcels} ${plural(p.parcels, terms.parcel)}`,
    `${p.revolvers} ${plural(p.revolvers, terms.revolver)}`,
    `${p.roads} ${plural(p.roads, terms.road)}`,
    money(p.money),
  ])}`;

interface Dice {
  readonly black: number;
  readonly white: number;
  readonly parcel: string;
  readonly taken: boolean;
}

interface Gain {
  readonly who: string;
  readonly count: number;
  readonly by?: CharacterId;
}

export const log = {
  moneyGained: (p: { who: string; amount: number; source: MoneySource; by?: CharacterId; from?: string }) => {
    const got = p.from === undefined ? `got ${money(p.amount)}` : `got ${money(p.amount)} from ${p.from}`;
    return p.source === 'power'
      ? by(p.by, `${p.who} ${got}.`)
      : `${p.who} ${got}: ${moneySources[p.source]}.`;
  },
  moneyPaid: (p: { who: string; amount: number; source: MoneySource; by?: CharacterId; to?: string }) => {
    const paid = p.to === undefined ? `paid ${money(p.amount)}` : `paid ${p.to} ${money(p.amount)}`;
    return p.source === 'power'
      ? by(p.by, `${p.who} ${paid}.`)
      : `${p.who} ${paid}: ${moneySources[p.source]}.`;
  },
  pointsGained: (p: { who: string; points: number; source: PointSource; by?: CharacterId }) =>
    p.source === 'power'
      ? by(p.by, `${p.who} scored ${points(p.points)}.`)
      : `${p.who} scored ${points(p.points)}: ${pointSources[p.source]}.`,
  pointsLost: (p: { who: string; points: number; source: PointSource }) =>
    `${p.who} lost ${points(p.points)}: ${pointSources[p.source]}.`,
  roadsGained: (p: Gain) => by(p.by, `${p.who} took ${p.count} ${plural(p.count, terms.road)}.`),
  revolversGained: (p: Gain) => by(p.by, `${p.who} got ${p.count} ${plural(p.count, terms.revolver)}.`),
  cowboysGained: (p: Gain) =>
    by(
      p.by,
      `${p.who} took ${p.count} ${plural(p.count, terms.cowboyPiece)} into the ${terms.personalReserve}.`,
    ),
  cowboysGiven: (p: Gain) =>
    by(p.by, `${p.who} sent ${p.count} ${plural(p.count, terms.cowboyPiece)} to the ${terms.generalSupply}.`),
  dynamiteGained: (p: Gain) =>
    by(p.by, `${p.who} got ${plural(p.count, { one: 'a stick', other: `${p.count} sticks` })} of dynamite.`),
  horseGained: (p: { who: string; by?: CharacterId }) => by(p.by, `${p.who} got a horse.`),
  ammunitionGained: (p: { who: string; by?: CharacterId }) =>
    by(p.by, `${p.who} has the +3 revolver token until the end of the round.`),
  handDealt: (p: { who: string; total: number; money: number }) =>
    `${p.who} has duel tiles worth ${p.total} and ${money(p.money)} to start with.`,
  tilesDrawn: (p: { who: string; count: number }) =>
    `${p.who} was out of duel tiles and drew ${p.count} of the discarded ones.`,
  kitFilled: (p: { who: string }) => `${p.who} packed a starting kit.`,
  parcelClaimed: (p: { who: string; parcel: string; by?: CharacterId }) =>
    by(p.by, `${p.who} claimed parcel ${p.parcel}.`),
  parcelThrown: (p: Dice & { who: string }) =>
    `${dice(p)} for ${p.who}: parcel ${p.parcel}.${p.taken ? again : ''}`,
  roadLaid: (p: { who: string; bridge: boolean }) =>
    p.bridge ? `${p.who} built a bridge.` : `${p.who} laid a road.`,
  characterTaken: (p: { who: string; character: CastId; side: Side; limit: number }) =>
    `${p.who} took ${the[personOn(p.character, p.side)]} (${sides[p.side]}, limit ${money(p.limit)}).`,
  powerUnused: (p: { who: string; by?: CharacterId }) =>
    p.by === undefined ? `${p.who} got nothing out of it.` : `${p.who} made no use of ${the[p.by]}.`,
  powerChosen: (p: { who: string; choice: Choice; by: CharacterId }) =>
    by(p.by, `${p.who} chose ${choices[p.choice]}.`),
  parcelNamed: (p: { who: string; parcel: string }) => `${p.who} put up parcel ${p.parcel} for auction.`,
  bidMade: (p: { who: string; amount: number }) => `${p.who} bid ${money(p.amount)}.`,
  bidderOut: (p: { who: string }) => `${p.who} is out of the bidding.`,
  /** `lot`: parcels, or nothing where it was about the +3 revolver token. */
  auctionWon: (p: { who: string; amount: number; lot: readonly string[] }) =>
    `${p.who} won the auction at ${money(p.amount)}: ${p.lot.length === 0 ? 'the +3 revolver token' : list(p.lot)}.`,
  cowboyPlaced: (p: { who: string; where: string; with?: Companion }) =>
    `${p.who} placed ${p.with === undefined ? 'a cowboy' : placed[p.with]} ${p.where}.`,
  cowboyTakenBack: (p: { who: string; where: string }) => `${p.who} took back the cowboy ${p.where}.`,
  passed: (p: { who: string; position: number; forced: boolean }) =>
    p.forced
      ? `${p.who} had nobody left to place and passed: number ${p.position} in the end order.`
      : `${p.who} passed: number ${p.position} in the end order.`,
  horsePut: (p: { who: string; corral: number }) => `${p.who} put a horse into corral ${p.corral}.`,
  horseTaken: (p: { who: string; corral: number }) => `${p.who} took a horse out of corral ${p.corral}.`,
  declined: (p: { who: string; what: Declinable; forced: boolean }) =>
    ({
      ammunition: `${p.who} left the ammunition.`,
      parcel: p.forced ? `${p.who} could not buy the land.` : `${p.who} let the land go.`,
      tile: p.forced ? `${p.who} could not pay for the building.` : `${p.who} let the building go.`,
      points: p.forced ? `${p.who} could not pay for points.` : `${p.who} bought no points.`,
    })[p.what],
  duelChosen: (p: { who: string; where: string }) => `${p.who} called for the duel ${p.where}.`,
  dieThrownAgain: (p: { who: string; before: number; after: number }) =>
    `${p.who} threw again: ${p.after} instead of ${p.before}.`,
  tilesChosen: (p: { who: string }) => `${p.who} is ready for the duel.`,
  patientMoved: (p: { who: string; where: string }) =>
    `The Doctor patched up a cowboy, and ${p.who} placed him ${p.where}.`,
  attackersCleared: (p: { who: string; parcel: string }) =>
    `A church protects parcel ${p.parcel} now: ${p.who} took the attacking cowboy back.`,
  /** `from`: whoever had to leave. */
  rivalsCleared: (p: { who: string; parcel: string; from: readonly string[] }) =>
    `The Lawyer cleared parcel ${p.parcel} for ${p.who}. Back home: ${list(p.from)}.`,
  parcelBought: (p: { who: string; parcel: string; price: number }) =>
    `${p.who} bought parcel ${p.parcel} for ${money(p.price)}.`,
  tileTaken: (p: { who: string; building: BuildingId }) => `${p.who} took ${building[p.building]}.`,
  tileKept: (p: { who: string; building: BuildingId }) => `${p.who} kept ${building[p.building]} in hand.`,
  buildingBuilt: (p: { who: string; building: BuildingId; parcel: string }) =>
    `${p.who} built ${building[p.building]} on parcel ${p.parcel}.`,
  houseSet: (p: { who: string; parcel: string; second: boolean }) =>
    p.second
      ? `${p.who} made a townhouse of the house on parcel ${p.parcel}.`
      : `${p.who} set a house on parcel ${p.parcel}.`,
  consentAsked: (p: { who: string; owner: string; parcel: string }) =>
    `${p.who} asked ${p.owner} for a house on parcel ${p.parcel}.`,
  consentAnswered: (p: { who: string; asker: string; parcel: string; agree: boolean }) =>
    p.agree
      ? `${p.who} told ${p.asker} yes: a house may stand on parcel ${p.parcel}.`
      : `${p.who} told ${p.asker} no: no house on parcel ${p.parcel}.`,
  buildCancelled: (p: { who: string; building: BuildingId }) =>
    `${p.who} did not build ${building[p.building]} after all.`,
  gamed: (p: { who: string; black: number; white: number; money: number }) =>
    `${p.who} tried their luck at the gaming table: ${p.black} ${p.black + p.white === p.money ? '+' : '×'} ${p.white} = ${money(p.money)}.`,
  incomeBoosted: (p: { who: string; parcel: string; factor: number; by?: CharacterId }) =>
    by(
      p.by,
      `${p.who} ${factors[p.factor] ?? `multiplied by ${p.factor}`} the income of parcel ${p.parcel}.`,
    ),
  buildingPaid: (p: {
    who: string;
    building: BuildingId;
    parcel: string;
    income: number;
    factor: number;
    kept: number;
    attacker?: string;
    taken?: number;
  }) => {
    const sum = p.factor === 1 ? money(p.income) : `${money(p.income)} × ${p.factor}`;
    const shares =
      p.attacker === undefined
        ? `${p.who} got ${money(p.kept)}`
        : `${p.who} kept ${money(p.kept)}, ${p.attacker} took ${money(p.taken ?? 0)}`;
    return `${names.elements[p.building]} on ${p.parcel}, ${sum}: ${shares}.`;
  },
  cityHallWon: (p: { who: string }) => `${p.who} moved into the city hall.`,
  limitMet: (p: { who: string; limit: number; spent: number }) =>
    p.spent === 0
      ? `${p.who} kept all the money: the limit is ${money(p.limit)}.`
      : `${p.who} spent ${money(p.spent)}: the limit is ${money(p.limit)}.`,
  rodeoWon: (p: { who: string; sums: readonly { who: string; sum: number }[] }) =>
    `${p.who} won the rodeo: ${p.sums.map(({ who, sum }) => `${who} ${sum}`).join(', ')}.`,
  outlawRemoved: (p: { who: string; parcel: string }) => `${p.who} rid parcel ${p.parcel} of an outlaw.`,

  rosterSet: (p: { roster: readonly { character: CastId; side?: Side }[] }) =>
    `In play: ${list(
      p.roster.map(({ character, side }) => {
        const name = names.characters[personOn(character, side)];
        return side === undefined ? name : `${name} (${sides[side]})`;
      }),
    )}.`,
  riverSet: (p: { parcels: readonly string[] }) => `The river runs through ${list(p.parcels)}.`,
  centreThrown: (p: Dice) =>
    `${dice(p)}: the centre of town is on parcel ${p.parcel}.${p.taken ? again : ''}`,
  mountainThrown: (p: Dice) => `${dice(p)}: a mountain on parcel ${p.parcel}.${p.taken ? again : ''}`,
  orderDrawn: (p: { order: readonly string[] }) => `The first order, by lot: ${p.order.join(', ')}.`,
  kitsOpened: (p: { kits: readonly (Kit & { who: string })[] }) =>
    `The starting kits: ${p.kits.map(kit).join('; ')}.`,
  /** `price`: of the space of the building row where the tile lies. */
  tileDrawn: (p: { building: BuildingId; price?: number }) =>
    p.price === undefined
      ? `Out of the bag: ${names.elements[p.building]}.`
      : `Out of the bag: ${names.elements[p.building]}, for ${money(p.price)}.`,
  rowSlid: () => 'The buildings slide to the cheaper spaces.',
  cityHallPlaced: (p: { who: string; parcel: string }) =>
    `${p.who} placed the city hall on parcel ${p.parcel}.`,
  townRoadLaid: (p: { who: string }) => `${p.who} laid a road for the city hall.`,
  cityHallUnplaced: () => 'There is no parcel for the city hall: it leaves the game.',
  roundBegun: (p: { round: number }) => `Round ${p.round} of 4.`,
  outlawsArrived: (p: { black: number; white: number; strength: number; count: number }) =>
    `${dice(p)}: ${p.count} ${plural(p.count, names.countedElements.outlaw)} on the way, strength ${p.strength}.`,
  outlawThrown: (p: Dice) => `${dice(p)}: an outlaw on parcel ${p.parcel}.${p.taken ? again : ''}`,
  outlawMoved: (p: { from: string; to: string; byLot: boolean }) =>
    p.from === p.to
      ? `The outlaw on parcel ${p.from} stays.`
      : `The outlaw on parcel ${p.from} moves to ${p.to}${p.byLot ? ', by lot' : ''}.`,
  turnOrderSet: (p: { order: readonly string[] }) => `Turn order: ${p.order.join(', ')}.`,
  /** `outlaw`: the strength to be reached, or 0 among players. */
  duelOpened: (p: { where: string; fighters: readonly string[]; outlaw: number }) =>
    p.outlaw === 0
      ? `Duel ${p.where}: ${list(p.fighters)}.`
      : `Fight with the outlaw ${p.where}, strength ${p.outlaw}: ${list(p.fighters)}.`,
  diceThrown: (p: { throws: readonly { who: string; shown: readonly number[] }[] }) =>
    `The dice: ${p.throws.map(({ who, shown }) => `${who} ${shown.join(' + ')}`).join(', ')}.`,
  /** `winner` is left out where the outlaw won. */
  duelDecided: (p: { where: string; winner?: string; byEndOrder: boolean; entries: readonly Fighter[] }) => {
    const sums = p.entries.map(duelSum).join('; ');
    if (p.winner === undefined) return `The outlaw won ${p.where}. ${sums}.`;
    return p.byEndOrder
      ? `A tie: ${p.winner} passed earlier and won the duel ${p.where}. ${sums}.`
      : `${p.winner} won the duel ${p.where}. ${sums}.`;
  },
  /** `price`: of the points that are no longer sold. */
  spaceClosed: (p: { price: number }) => `VP for ${money(p.price)} are no longer sold.`,
  orderSet: (p: { order: readonly string[] }) => `The next choice goes in this order: ${p.order.join(', ')}.`,
  roundEnded: (p: { round: number }) => `Round ${p.round} is over.`,
  gameEnded: (p: { results: readonly { who: string; total: number }[] }) =>
    `The game is over: ${p.results.map(({ who, total }) => `${who} ${points(total)}`).join(', ')}.`,
} satisfies Record<GameEvent['type'], (p: never) => string>;

export type BoardLog = typeof log;
