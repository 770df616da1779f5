/** How the board game shows its beats: where on Main Street, in which words, what flies, for how long. */
import {
  type BoardEvent,
  type BuildingId,
  isParcelPlace,
  isSpacePlace,
  placeOf,
  spaceAt,
  type View,
} from '@carson/board-game';
import { parcelName, personOn } from '@carson/words';
import type { LogLine } from '../../../parts/log-line.ts';
import { joinNames } from '../../../parts/seats/people.ts';
import type { Scene } from '../../../stage/scene.ts';
import type { Sound } from '../../../stage/sound.ts';
import type { Words } from '../../../words/words.ts';
import { outcomeText } from '../duel/duel-outcome.ts';
import { latestDuel } from '../duel/duels.ts';
import { lineName } from '../names/score-line-name.ts';
import { spaceTitle } from '../names/space-face.tsx';
import { placeIn } from '../round/event-place.ts';
import { lotNow } from '../round/lot.ts';
import { type Phase, phaseOf, phaseTold } from '../round/phase.ts';
import { stationOf, stopNow } from '../round/stops.ts';
import { tilesTakenIn } from '../round/takers.ts';
import type { BoardBeat, BoardTable } from '../table-types.ts';
import { bankAt, flightsOf } from './flights.ts';
import { holdOf, SILENT } from './hold.ts';
import { logLines, personBehind } from './log-lines.ts';
import { isOfDuel, isPictured, pictureOf } from './pictures.tsx';

type Kind = BoardEvent['type'];

export function scene(beat: BoardBeat, table: BoardTable, words: Words): Scene {
  const events = beat.events;
  const lines = logLines(beat, table, words);
  const view = table.view;
  const place = placeTold(events);
  const concernsMe = events.some((event) => isAbout(event, table.viewer)) || endsOwnAuction(events, table);
  const picture = pictureOf(events, table);
  const sound = soundOf(events);
  const station = stationOf(events, table);
  const pane = paneOf(events, table, station);
  const waits = concernsMe && events.some(({ type }) => type === 'duelDecided' || type === 'auctionWon');
  const outcome = waits ? ownOutcome(events, table, words) : undefined;
  return {
    title: titleOf({ events, place, station }, table, words),
    icon: iconOf(lines, events),
    lines: picture === undefined ? lines : lines.filter(({ event = 0 }) => !isPictured(events[event])),
    parcels: parcelsOf(events, table),
    ...(place !== undefined && isSpacePlace(place) ? { place } : {}),
    ...(station === undefined ? {} : { station }),
    hold: holdOf(beat, lines, table),
    concernsMe,
    waits,
    isResult: isResult(events, phaseTold(view, station)),
    flights: events.flatMap((event, at) => flightsOf(event, bankAt(events, at, { place, station, view }))),
    ...(sound === undefined ? {} : { sound }),
    ...(pane === undefined ? {} : { pane }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(picture === undefined ? {} : { picture }),
  };
}

/** Main Street is resolved on the street; what changes or pays a parcel, and the end of a round, is seen on the map. */
function paneOf(
  events: readonly BoardEvent[],
  table: BoardTable,
  station: string | undefined,
): string | undefined {
  const { view } = table;
  const phase = phaseTold(view, station);
  if (lotOf(events, view) !== undefined) return 'map';
  if (phase === 'characters' || phase === 'placing') return undefined;
  const isDuel = events.some(isOfDuel);
  const isOnMap = parcelsOf(events, table).length > 0 || events.some((event) => 'edge' in event);
  return phase === 'street' && (isDuel || !isOnMap) ? 'street' : 'map';
}

/** What leads up to a result: a duel that is not decided yet, roads and houses of a build, the pass that opens the street. */
const OPEN: readonly Kind[] = [
  ...SILENT,
  'roadLaid',
  'houseSet',
  'duelOpened',
  'diceThrown',
  'dieThrownAgain',
  'tilesRevealed',
  'passed',
];

/** How something came out on Main Street, or a line of the final count. */
function isResult(events: readonly BoardEvent[], phase: Phase | undefined): boolean {
  if (events.some(({ type }) => type === 'lineCounted')) return true;
  return phase === 'street' && !events.every(({ type }) => OPEN.includes(type));
}

function isAbout(event: BoardEvent, viewer: BoardTable['viewer']): boolean {
  if (viewer === 'spectator') return false;
  if (event.type === 'duelDecided') return event.entries.some(({ seat }) => seat === viewer);
  if (event.type === 'duelOpened' || event.type === 'diceThrown' || event.type === 'tilesRevealed')
    return event.seats.includes(viewer);
  if (event.type === 'buildingPaid') return event.seat === viewer || event.attacker === viewer;
  if (event.type === 'moneyGained' && event.from === viewer) return true;
  return 'seat' in event && event.seat === viewer;
}

/** Whether an auction ends in which the viewer has bid. */
function endsOwnAuction(events: readonly BoardEvent[], { log, viewer }: BoardTable): boolean {
  if (!events.some(({ type }) => type === 'auctionWon')) return false;
  const told = log.flatMap((entry) => entry.events);
  const end = told.findLastIndex(({ type }) => type === 'auctionWon');
  const start = told.slice(0, end).findLastIndex(({ type }) => type !== 'bidMade' && type !== 'bidderOut');
  return told.slice(start + 1, end).some((event) => event.type === 'bidMade' && event.seat === viewer);
}

function ownOutcome(events: readonly BoardEvent[], table: BoardTable, words: Words): string | undefined {
  const isDuel = events.some(({ type }) => type === 'duelDecided');
  const duel = isDuel ? latestDuel(table.log) : undefined;
  if (duel !== undefined) return outcomeText(table, duel, words);
  const at = events.findIndex(({ type }) => type === 'auctionWon');
  return logLines({ move: 0, events }, table, words).find(({ event }) => event === at)?.text;
}

function placeTold(events: readonly BoardEvent[]): number | undefined {
  return events.map(placeToldBy).find((place) => place !== undefined);
}

function placeToldBy(event: BoardEvent): number | undefined {
  if (event.type === 'parcelBought' || event.type === 'buildingPaid') return event.parcel;
  // A horse is bought for salary, by the last seat when the next space is open already.
  if (event.type === 'moneyPaid' && event.source === 'horse') return placeOf('salary');
  return event.type === 'tileDrawn' ? undefined : placeIn(event);
}

function parcelsOf(
  events: readonly BoardEvent[],
  { scores, view }: Pick<BoardTable, 'scores' | 'view'>,
): readonly number[] {
  const parcels = events.flatMap((event) => {
    if (event.type === 'lineCounted') return scores.flatMap((score) => parcelsIn(score, event.line));
    if ('parcel' in event && event.parcel !== undefined) return [event.parcel];
    const place = placeIn(event);
    if (place !== undefined && isParcelPlace(place)) return [place];
    return event.type === 'outlawMoved' ? [event.from, event.to] : [];
  });
  return [...new Set([...(lotOf(events, view) ?? []), ...parcels])];
}

/** Where the points of a line come from. */
function parcelsIn({ lines }: BoardTable['scores'][number], id: string): readonly number[] {
  const line = lines.find((candidate) => candidate.id === id);
  return line?.parts.flatMap(({ parcels }) => parcels) ?? [];
}

/** The parcels that are bid for or have been won in an auction; none where it is the +3 token. */
function lotOf(events: readonly BoardEvent[], view: View): readonly number[] | undefined {
  const won = events.find((event) => event.type === 'auctionWon');
  if (won !== undefined) return won.lot;
  const isBid = events.some(({ type }) => type === 'bidMade' || type === 'bidderOut');
  return isBid ? lotNow(view) : undefined;
}

interface Titled {
  readonly events: readonly BoardEvent[];
  readonly place: number | undefined;
  readonly station: string | undefined;
}

function titleOf({ events, place, station }: Titled, table: BoardTable, words: Words): string {
  const { view, log } = table;
  const { board, boardPlay, boardTable } = words;
  const lot = lotOf(events, view);
  const counted = events.find((event) => event.type === 'lineCounted');
  if (counted !== undefined) return lineName(counted.line, words);
  if (lot !== undefined)
    return lot.length === 0
      ? boardPlay.auction.ammunition
      : boardPlay.auction.parcels({ parcels: joinNames(lot.map(parcelName), words.locale) });
  if (events.some(({ type }) => type === 'buildingPaid')) return capital(board.moneySources.building);
  // 'Drugstore $8', also when the tile has just left the row, even if the others have slid since.
  const takenAt = (space: number): BuildingId | undefined => {
    const taken = events.find((event) => event.type === 'tileTaken' && event.place === space);
    return taken?.type === 'tileTaken' ? taken.building : tilesTakenIn(log).get(space);
  };
  const titleAt = (space: number): string => spaceTitle(view, spaceAt(space), takenAt(space));
  if (place !== undefined && isSpacePlace(place)) return titleAt(place);
  if (events.some(({ type }) => type === 'centreThrown')) return boardTable.heading({ round: view.round });
  const parcel = place ?? parcelsOf(events, table)[0];
  if (parcel !== undefined && isParcelPlace(parcel))
    return capital(board.places.parcel({ parcel: parcelName(parcel) }));
  if (station === 'parcels') return boardPlay.parcels;
  const [event] = events;
  if (event?.type === 'rodeoWon') return words.explain.pieceNames.rodeo;
  if (event !== undefined && events.every(({ type }) => type === 'rowSlid' || type === 'tileDrawn'))
    return boardPlay.sections.buildings;
  const stop = station ?? stopNow(view);
  if (stop === 'income') return capital(board.moneySources.building);
  // Who passes last opens the street; that is told before its first stop, which may stand in the same beat.
  if (isSpacePlace(Number(stop)) && event?.type !== 'passed') return titleAt(Number(stop));
  if (event?.type === 'gameEnded') return boardPlay.flag.over;
  return titleOfSeat(events, table, words) ?? boardTable.heading({ round: view.round });
}

/** Away from Main Street: by the character whose power it is, else by the phase where a single seat acts. */
function titleOfSeat(events: readonly BoardEvent[], table: BoardTable, words: Words): string | undefined {
  const [event] = events;
  if (event === undefined || !('seat' in event)) return undefined;
  const person =
    event.type === 'characterTaken'
      ? personOn(event.character, event.side)
      : 'rule' in event && personBehind(event.rule, table);
  if (person) return words.names.characters[person];
  if (events.some((other) => 'seat' in other && other.seat !== event.seat)) return undefined;
  const phase = phaseOf(table.view);
  return phase && words.boardPlay.phases[phase];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function iconOf(lines: readonly LogLine[], events: readonly BoardEvent[]): string {
  if (events.some(isOfDuel)) return 'piece-pistols';
  return lines.find(({ icon }) => icon !== 'icon-info')?.icon ?? 'icon-info';
}

const SOUNDS: Partial<Record<Kind, Sound>> = {
  diceThrown: 'dice',
  dieThrownAgain: 'dice',
  tilesRevealed: 'card',
  gamed: 'dice',
  duelDecided: 'shot',
  moneyGained: 'coin',
  moneyPaid: 'coin',
  buildingPaid: 'coin',
  buildingBuilt: 'stamp',
  houseSet: 'stamp',
  parcelBought: 'stamp',
  cowboyPlaced: 'card',
  characterTaken: 'card',
  tileTaken: 'card',
};

function soundOf(events: readonly BoardEvent[]): Sound | undefined {
  return events.map(({ type }) => SOUNDS[type]).find((sound) => sound !== undefined);
}
