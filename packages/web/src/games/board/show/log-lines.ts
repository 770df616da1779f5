/** Events as sentences of the log: numbers become names, the messages do the rest. */
import {
  type BoardEvent,
  characterOfRule,
  EDGE_SIDES,
  isSpacePlace,
  ROW_PLACES,
  ROW_PRICES,
  spaceAt,
} from '@carson/board-game';
import { duelSum, parcelName, personOn, say } from '@carson/words';
import type { LogLine } from '../../../parts/log-line.ts';
import { occupantName } from '../../../parts/seats/people.ts';
import type { Words } from '../../../words/words.ts';
import { placeName, wherePlaced } from '../names/place-name.ts';
import { lineName } from '../names/score-line-name.ts';
import { placeIn } from '../round/event-place.ts';
import { tileAtThatTime } from '../round/row-history.ts';
import type { BoardLogEntry, BoardTable } from '../table-types.ts';
import { isToldBeside, paidFor } from './log-merges.ts';

export function logLines(entry: BoardLogEntry, table: BoardTable, words: Words): readonly LogLine[] {
  const { events } = entry;
  return events.flatMap((event, at) => {
    if (isToldBeside(events, at)) return [];
    const paid = paidFor(events, at);
    const named = { ...tileWhere(entry, at, table, words), ...servedSpace(event, words) };
    const line = lineOf(event, table, words, { ...named, ...(paid === undefined ? {} : { paid }) });
    return line === undefined ? [] : [{ ...line, event: at }];
  });
}

const HEADINGS: readonly string[] = ['roundBegun', 'roundEnded', 'gameEnded'];
/** Said already by what follows. */
const SILENT: readonly string[] = ['tilesChosen', 'kitFilled', 'diceThrown', 'tilesRevealed', 'rowSlid'];

function lineOf(
  event: BoardEvent,
  table: BoardTable,
  words: Words,
  more: { readonly paid?: number; readonly where?: string; readonly space?: string },
): LogLine | undefined {
  if (SILENT.includes(event.type)) return undefined;
  const text = say(words.board.log[event.type], { ...sayable(event, table, words), ...more });
  const seat = 'seat' in event ? event.seat : undefined;
  const parcels = parcelsOf(event);
  return {
    icon: iconOf(event),
    text,
    ...(HEADINGS.includes(event.type) ? { heading: true } : {}),
    ...(seat === undefined ? {} : { seat }),
    ...(parcels === undefined ? {} : { parcels }),
  };
}

function parcelsOf(event: BoardEvent): readonly number[] | undefined {
  if (event.type === 'roadLaid') return [...(EDGE_SIDES[event.edge] ?? [])];
  return 'parcel' in event ? [event.parcel] : undefined;
}

/** 'at Ranch $3': a space of the building row by the tile that lay there then. */
function tileWhere(
  entry: BoardLogEntry,
  at: number,
  { log }: BoardTable,
  { board, names }: Words,
): { readonly where?: string } {
  const event = entry.events[at];
  const place = event && placeIn(event);
  if (place === undefined || !ROW_PLACES.includes(place)) return {};
  const building = tileAtThatTime(logBefore(log, entry, at), place);
  const { price } = priced(place);
  if (building === undefined || price === undefined) return {};
  return { where: board.where.tile({ name: names.elements[building], price }) };
}

/** 'the income for strength': the space that an income or points came from. */
function servedSpace(event: BoardEvent, words: Words): { readonly space?: string } {
  if (!('source' in event) || event.source !== 'space') return {};
  const place = placeIn(event);
  return place === undefined ? {} : { space: placeName(place, words) };
}

/** The log up to an event of an entry, which may be a turn told together, or a beat: the last part of its move. */
function logBefore(log: BoardTable['log'], { move, events }: BoardLogEntry, at: number): BoardTable['log'] {
  const earlier = log.slice(0, log.findLastIndex((entry) => entry.move < move) + 1);
  const ofMove = log.slice(earlier.length).find((entry) => entry.move === move)?.events ?? [];
  const before = ofMove.slice(0, Math.max(0, ofMove.length - events.length));
  return [...earlier, { move, events: [...before, ...events.slice(0, at)] }];
}

/** The event's facts as the sentences want them. */
function sayable(event: BoardEvent, table: BoardTable, words: Words): Facts {
  const name = (seat: number): string => occupantName(table.occupants, seat, words);
  return { ...commonFacts(event, table, { name, words }), ...ownFacts(event, name, words) };
}

type Facts = Readonly<Record<string, unknown>>;

/** What several kinds of events have, under one name each. */
function commonFacts(
  event: BoardEvent,
  table: BoardTable,
  { name, words }: { readonly name: (seat: number) => string; readonly words: Words },
): Facts {
  const place = placeIn(event);
  return {
    ...event,
    ...('seat' in event ? { who: name(event.seat) } : {}),
    ...('by' in event ? { who: name(event.by) } : {}),
    ...('parcel' in event ? { parcel: parcelName(event.parcel) } : {}),
    ...(place === undefined ? {} : { where: wherePlaced(place, words), ...priced(place) }),
    ...('rule' in event ? { by: personBehind(event.rule, table) } : {}),
    ...('order' in event ? { order: event.order.map(name) } : {}),
  };
}

/** What one kind of events says in its own way. */
function ownFacts(event: BoardEvent, name: (seat: number) => string, words: Words): Facts {
  switch (event.type) {
    case 'moneyGained':
      return event.from === undefined ? {} : { from: name(event.from) };
    case 'moneyPaid':
      return event.to === undefined ? {} : { to: name(event.to) };
    case 'auctionWon':
      return { lot: event.lot.map(parcelName) };
    case 'roadLaid': {
      const parcels = [...(EDGE_SIDES[event.edge] ?? [])].map(parcelName);
      return parcels.length === 1 ? { beside: parcels[0] } : { parcels };
    }
    case 'riverSet':
      return { parcels: event.parcels.map(parcelName) };
    case 'rivalsCleared':
      return { from: event.from.map(name) };
    case 'consentAsked':
      return { owner: name(event.owner) };
    case 'consentAnswered':
      return { asker: name(event.asker) };
    case 'buildingPaid':
      return event.attacker === undefined ? {} : { attacker: name(event.attacker) };
    case 'rodeoWon':
      return { sums: event.sums.map((sum, seat) => ({ who: name(seat), sum })) };
    case 'kitsOpened':
      return { kits: event.kits.map((kit, seat) => ({ ...kit, who: name(seat) })) };
    case 'outlawMoved':
      return {
        from: parcelName(event.from),
        to: event.to === event.from ? undefined : parcelName(event.to),
      };
    case 'characterTaken':
      return { character: personOn(event.character, event.side) };
    case 'rosterSet':
      return {
        roster: event.roster.map(({ character, side }) => ({ character: personOn(character, side), side })),
      };
    case 'gamed':
      return { sum: event.black + event.white === event.money };
    case 'duelOpened':
      return { fighters: event.seats.map(name) };
    case 'duelDecided':
      return {
        sums: event.entries.map((entry) => duelSum({ ...entry, who: name(entry.seat) }, words)),
        winner: event.winner < 0 ? undefined : name(event.winner),
      };
    case 'lineCounted':
      return {
        line: lineName(event.line, words),
        points: event.points.map(({ seat, points }) => ({ who: name(seat), points })),
      };
    case 'gameEnded':
      return { results: event.totals.map((total, seat) => ({ who: name(seat), total })) };
    default:
      return {};
  }
}

/** The character whose power a rule is, as the side in this game is called. */
export function personBehind(rule: string, { view }: BoardTable): ReturnType<typeof personOn> | undefined {
  const character = characterOfRule(rule);
  const side = view.characters.find((one) => one.character === character)?.side ?? 'yellow';
  return character && personOn(character, side);
}

function priced(place: number): { readonly price?: number | undefined } {
  if (!isSpacePlace(place)) return {};
  const { yields } = spaceAt(place);
  if (yields.what === 'tile') return { price: ROW_PRICES[yields.row] };
  return yields.what === 'market' ? { price: yields.price } : {};
}

const ICONS: Partial<Record<BoardEvent['type'], string>> = {
  moneyGained: 'piece-dollar',
  moneyPaid: 'piece-dollar',
  limitMet: 'piece-dollar',
  incomeBoosted: 'piece-dollar',
  bidMade: 'piece-dollar',
  pointsGained: 'piece-points',
  pointsLost: 'piece-points',
  roadsGained: 'piece-road',
  roadLaid: 'piece-road',
  townRoadLaid: 'piece-road',
  revolversGained: 'piece-revolver',
  ammunitionGained: 'piece-revolver3',
  dynamiteGained: 'piece-dynamite',
  horseGained: 'piece-horse',
  horsePut: 'piece-horse',
  horseTaken: 'piece-horse',
  rodeoWon: 'piece-rodeo',
  gamed: 'piece-die5',
  parcelThrown: 'piece-die5',
  cowboyPlaced: 'piece-cowboy',
  cowboyTakenBack: 'piece-cowboy',
  cowboysGained: 'piece-cowboy',
  cowboysGiven: 'piece-cowboy',
  patientMoved: 'piece-cowboy',
  attackersCleared: 'piece-cowboy',
  rivalsCleared: 'piece-cowboy',
  passed: 'icon-forward',
  declined: 'icon-close',
  bidderOut: 'icon-close',
  duelChosen: 'piece-pistols',
  duelOpened: 'piece-pistols',
  duelDecided: 'piece-pistols',
  dieThrownAgain: 'piece-pistols',
  roundBegun: 'icon-next',
  roundEnded: 'icon-confirm',
  orderSet: 'icon-players',
  orderDrawn: 'icon-players',
  turnOrderSet: 'icon-players',
  rosterSet: 'icon-players',
  spaceClosed: 'icon-lock',
  lineCounted: 'icon-trophy',
  gameEnded: 'icon-trophy',
  mountainThrown: 'element-mountain',
  centreThrown: 'element-house',
  houseSet: 'element-house',
  consentAsked: 'element-house',
  consentAnswered: 'element-house',
  riverSet: 'element-river',
  cityHallPlaced: 'element-cityHall',
  cityHallUnplaced: 'element-cityHall',
  cityHallWon: 'element-cityHall',
  parcelBought: 'piece-title',
  parcelClaimed: 'piece-title',
  parcelNamed: 'piece-title',
  auctionWon: 'piece-title',
  outlawsArrived: 'element-outlaw',
  outlawMoved: 'element-outlaw',
  outlawThrown: 'element-outlaw',
  outlawRemoved: 'element-outlaw',
};

function iconOf(event: BoardEvent): string {
  if ('building' in event) return `element-${event.building}`;
  if (event.type === 'characterTaken') return `character-${event.character}`;
  const power = 'rule' in event ? characterOfRule(event.rule) : undefined;
  if (power !== undefined && ICONS[event.type] === undefined) return `character-${power}`;
  return ICONS[event.type] ?? 'icon-info';
}
