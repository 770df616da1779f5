/** Events as sentences of the log: numbers become names, the messages do the rest. */
import {
  type BoardEvent,
  characterOfRule,
  EDGE_SIDES,
  isSpacePlace,
  ROW_PRICES,
  spaceAt,
} from '@carson/board-game';
import { duelSum, parcelName, personOn, say } from '@carson/words';
import type { LogLine } from '../../../parts/log-line.ts';
import { occupantName } from '../../../parts/seats/people.ts';
import type { Words } from '../../../words/words.ts';
import { wherePlaced } from '../names/place-name.ts';
import { lineName } from '../names/score-line-name.ts';
import { tileAtThatTime } from '../round/row-history.ts';
import type { BoardLogEntry, BoardTable } from '../table-types.ts';
import { isToldBeside, paidFor } from './log-merges.ts';

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
  return {
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
    case 'roadLaid':
      return { parcels: [...(EDGE_SIDES[event.edge] ?? [])].map(parcelName) };
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
