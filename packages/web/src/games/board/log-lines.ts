/** Events as sentences: numbers become names, the words do the rest. */
import {
  type BoardEvent,
  characterOfRule,
  EDGE_SIDES,
  isSpacePlace,
  ROW_PRICES,
  spaceAt,
} from '@carson/board-game';
import { duelSum, parcelName, personOn, say } from '@carson/words';
import type { LogLine } from '../../parts/log-line.ts';
import { occupantName } from '../../parts/people.ts';
import type { Words } from '../../words/words.ts';
import { lineName } from './line-name.ts';
import { isToldBeside, paidFor } from './log-merges.ts';
import { wherePlaced } from './names.ts';
import { tileAtThatTime } from './row-history.ts';
import type { BoardLogEntry, BoardTable } from './table-types.ts';

export function logLines(entry: BoardLogEntry, table: BoardTable, words: Words): readonly LogLine[] {
  const { events } = entry;
  return events.flatMap((event, at) => {
    if (isToldBeside(events, at)) return [];
    const paid = paidFor(events, at);
    const where = tileWhere(entry, at, table, words);
    const line = lineOf(event, table, words, { ...where, ...(paid === undefined ? {} : { paid }) });
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
  more: { readonly paid?: number; readonly where?: string },
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
  if (event === undefined || !('place' in event) || event.place === undefined) return {};
  const building = tileAtThatTime(log, entry, at, event.place);
  const { price } = priced(event.place);
  if (building === undefined || price === undefined) return {};
  return { where: board.where.tile({ name: names.elements[building], price }) };
}

/** The event's facts as the sentences want them. */
function sayable(event: BoardEvent, table: BoardTable, words: Words): Readonly<Record<string, unknown>> {
  const name = (seat: number): string => occupantName(table.occupants, seat, words);
  const common = {
    ...event,
    ...('seat' in event ? { who: name(event.seat) } : {}),
    ...('by' in event ? { who: name(event.by) } : {}),
    ...('parcel' in event ? { parcel: parcelName(event.parcel) } : {}),
    ...('place' in event && event.place !== undefined
      ? { where: wherePlaced(event.place, words), ...priced(event.place) }
      : {}),
    ...('rule' in event ? { by: personBehind(event.rule, table) } : {}),
    ...('order' in event ? { order: event.order.map(name) } : {}),
  };
  switch (event.type) {
    case 'moneyGained':
      return event.from === undefined ? common : { ...common, from: name(event.from) };
    case 'moneyPaid':
      return event.to === undefined ? common : { ...common, to: name(event.to) };
    case 'auctionWon':
      return { ...common, lot: event.lot.map(parcelName) };
    case 'roadLaid':
      return { ...common, parcels: [...(EDGE_SIDES[event.edge] ?? [])].map(parcelName) };
    case 'riverSet':
      return { ...common, parcels: event.parcels.map(parcelName) };
    case 'rivalsCleared':
      return { ...common, from: event.from.map(name) };
    case 'consentAsked':
      return { ...common, owner: name(event.owner) };
    case 'consentAnswered':
      return { ...common, asker: name(event.asker) };
    case 'buildingPaid':
      return event.attacker === undefined ? common : { ...common, attacker: name(event.attacker) };
    case 'rodeoWon':
      return { ...common, sums: event.sums.map((sum, seat) => ({ who: name(seat), sum })) };
    case 'kitsOpened':
      return { ...common, kits: event.kits.map((kit, seat) => ({ ...kit, who: name(seat) })) };
    case 'outlawMoved':
      return {
        ...common,
        from: parcelName(event.from),
        to: event.to === event.from ? undefined : parcelName(event.to),
      };
    case 'characterTaken':
      return { ...common, character: personOn(event.character, event.side) };
    case 'rosterSet':
      return {
        roster: event.roster.map(({ character, side }) => ({ character: personOn(character, side), side })),
      };
    case 'gamed':
      return { ...common, sum: event.black + event.white === event.money };
    case 'duelOpened':
      return { ...common, fighters: event.seats.map(name) };
    case 'duelDecided': {
      const sums = event.entries.map((entry) => duelSum({ ...entry, who: name(entry.seat) }, words));
      const { winner: _, ...rest } = common as typeof common & { winner: number };
      return event.winner < 0 ? { ...rest, sums } : { ...rest, sums, winner: name(event.winner) };
    }
    case 'lineCounted':
      return {
        ...common,
        line: lineName(event.line, words),
        points: event.points.map(({ seat, points }) => ({ who: name(seat), points })),
      };
    case 'gameEnded':
      return { ...common, results: event.totals.map((total, seat) => ({ who: name(seat), total })) };
    default:
      return common;
  }
}

/** The character whose power a rule is, as the side in this game is called. */
function personBehind(rule: string, { view }: BoardTable): string | undefined {
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

const ICONS: Readonly<Record<string, string>> = {
  moneyGained: 'piece-dollar',
  moneyPaid: 'piece-dollar',
  pointsGained: 'piece-points',
  pointsLost: 'piece-points',
  roadsGained: 'piece-road',
  roadLaid: 'piece-road',
  revolversGained: 'piece-revolver',
  cowboyPlaced: 'piece-cowboy',
  cowboyTakenBack: 'piece-cowboy',
  cowboysGained: 'piece-cowboy',
  duelOpened: 'piece-revolver3',
  duelDecided: 'piece-revolver3',
  roundBegun: 'icon-next',
  lineCounted: 'icon-trophy',
  gameEnded: 'icon-trophy',
  mountainThrown: 'element-mountain',
  centreThrown: 'element-house',
  houseSet: 'element-house',
  parcelBought: 'piece-title',
  parcelClaimed: 'piece-title',
  outlawsArrived: 'element-outlaw',
  outlawMoved: 'element-outlaw',
  outlawThrown: 'element-outlaw',
};

function iconOf(event: BoardEvent): string {
  if ('building' in event) return `element-${event.building}`;
  if (event.type === 'characterTaken') return `character-${event.character}`;
  return ICONS[event.type] ?? 'icon-info';
}
