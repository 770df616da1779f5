/** How the board game shows its beats: where on Main Street, in which words, what flies, for how long. */
import { type BoardEvent, isParcelPlace, isSpacePlace, spaceAt, type View } from '@carson/board-game';
import { parcelName } from '@carson/words';
import type { ComponentChildren } from 'preact';
import type { LogLine } from '../../../parts/log-line.ts';
import type { Flight, Scene } from '../../../stage/scene.ts';
import type { Sound } from '../../../stage/sound.ts';
import type { Words } from '../../../words/words.ts';
import { DuelPicture } from '../duel/duel-picture.tsx';
import { latestDuel } from '../duel/duels.ts';
import { spaceTitle } from '../names/space-face.tsx';
import { phaseOf } from '../round/phase.ts';
import { stationOf, stopNow } from '../round/stops.ts';
import { spaceServed, tilesTakenIn } from '../round/takers.ts';
import type { BoardBeat, BoardTable } from '../table-types.ts';
import { IncomePicture } from './income-picture.tsx';
import { logLines } from './log-lines.ts';

type Kind = BoardEvent['type'];

/** Milliseconds at normal pace; every other event has the time that its sentence takes to be read. */
const HOLDS: Partial<Record<Kind, number>> = {
  duelOpened: 1000,
  diceThrown: 1200,
  dieThrownAgain: 1200,
  duelDecided: 1700,
  roundBegun: 900,
  gameEnded: 1200,
};

/** Events that need no stop of their own, because another event of the beat shows them. */
const SILENT: readonly Kind[] = [
  'tilesChosen',
  'kitFilled',
  'rowSlid',
  'turnOrderSet',
  'duelChosen',
  'tilesRevealed',
];

export function scene(beat: BoardBeat, table: BoardTable, words: Words): Scene {
  const events = beat.events;
  const lines = logLines(beat, table, words);
  const view = table.view;
  const place = placeOf(events, table);
  const concernsMe = events.some((event) => isAbout(event, table.viewer)) || endsOwnAuction(events, table);
  const picture = pictureOf(events, table);
  const sound = soundOf(events);
  const station = stationOf(events, view);
  const pane = paneOf(events, view);
  return {
    title: titleOf({ events, place, station }, table, words),
    icon: iconOf(lines, events),
    lines: picture === undefined ? lines : lines.filter(({ event = 0 }) => !isPictured(events[event])),
    parcels: parcelsOf(events),
    ...(place !== undefined && isSpacePlace(place) ? { place } : {}),
    ...(station === undefined ? {} : { station }),
    hold: holdOf(beat, events, { lines, viewer: table.viewer }),
    concernsMe,
    waits: concernsMe && events.some(({ type }) => type === 'duelDecided' || type === 'auctionWon'),
    flights: events.flatMap((event) => flightsOf(event, station === 'income' ? undefined : place)),
    ...(sound === undefined ? {} : { sound }),
    ...(pane === undefined ? {} : { pane }),
    ...(picture === undefined ? {} : { picture }),
  };
}

/** Main Street is resolved on the street; what changes or pays a parcel, and the end of a round, is seen on the map. */
function paneOf(events: readonly BoardEvent[], view: View): string | undefined {
  const phase = phaseOf(view);
  if (phase === 'characters' || phase === 'placing') return undefined;
  const isDuel = events.some(({ type }) => DUEL.includes(type));
  const isOnMap = parcelsOf(events).length > 0 || events.some((event) => 'edge' in event);
  return phase === 'street' && (isDuel || !isOnMap) ? 'street' : 'map';
}

interface Reading {
  readonly lines: readonly LogLine[];
  readonly viewer: BoardTable['viewer'];
}

/** What the viewer has just done themselves needs no stop; what follows from it does. */
function holdOf({ seat }: BoardBeat, events: readonly BoardEvent[], { lines, viewer }: Reading): number {
  const loud = events.filter(({ type }) => !SILENT.includes(type));
  if (loud.length === 0) return 0;
  const isOwn = seat === viewer && loud.every((event) => 'seat' in event && event.seat === viewer);
  if (isOwn && !loud.some(({ type }) => CHANCES.includes(type))) return 0;
  const reading = 450 + 11 * lines.reduce((sum, { text }) => sum + text.length, 0);
  return Math.max(Math.min(reading, 2200), ...loud.map(({ type }) => HOLDS[type] ?? 0));
}

/** Where chance has its say, even the one who asked for it wants to see what came. */
const CHANCES: readonly Kind[] = ['gamed', 'diceThrown', 'dieThrownAgain', 'buildingPaid', 'rodeoWon'];

function isAbout(event: BoardEvent, viewer: BoardTable['viewer']): boolean {
  if (viewer === 'spectator') return false;
  if (event.type === 'duelDecided') return event.entries.some(({ seat }) => seat === viewer);
  if (event.type === 'duelOpened' || event.type === 'diceThrown') return event.seats.includes(viewer);
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

function placeOf(events: readonly BoardEvent[], { view, log }: BoardTable): number | undefined {
  for (const event of events) {
    if ('place' in event && event.place !== undefined) return event.place;
    if (event.type === 'parcelBought' || event.type === 'buildingPaid') return event.parcel;
  }
  return view.spacesDone > 0 ? spaceServed(events, log) : undefined;
}

function parcelsOf(events: readonly BoardEvent[]): readonly number[] {
  const parcels = events.flatMap((event) => {
    if ('parcel' in event && event.parcel !== undefined) return [event.parcel];
    if ('place' in event && event.place !== undefined && isParcelPlace(event.place)) return [event.place];
    return event.type === 'outlawMoved' ? [event.from, event.to] : [];
  });
  return [...new Set(parcels)];
}

interface Titled {
  readonly events: readonly BoardEvent[];
  readonly place: number | undefined;
  readonly station: string | undefined;
}

function titleOf({ events, place, station }: Titled, { view, log }: BoardTable, words: Words): string {
  const { board, boardPlay, boardTable } = words;
  if (events.some(({ type }) => type === 'buildingPaid')) return capital(board.moneySources.building);
  // 'Drugstore $8', also when the tile has just left the row.
  const titleAt = (space: number): string => spaceTitle(view, spaceAt(space), tilesTakenIn(log).get(space));
  if (place !== undefined && isSpacePlace(place)) return titleAt(place);
  const parcel = place ?? parcelsOf(events)[0];
  if (parcel !== undefined && isParcelPlace(parcel))
    return capital(board.places.parcel({ parcel: parcelName(parcel) }));
  if (station === 'parcels') return boardPlay.parcels;
  const stop = Number(stopNow(view));
  return isSpacePlace(stop) ? titleAt(stop) : boardTable.heading({ round: view.round });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function iconOf(lines: readonly LogLine[], events: readonly BoardEvent[]): string {
  if (events.some(({ type }) => DUEL.includes(type))) return 'piece-pistols';
  return lines.find(({ icon }) => icon !== 'icon-info')?.icon ?? 'icon-info';
}

const DUEL: readonly Kind[] = ['duelOpened', 'diceThrown', 'dieThrownAgain', 'duelDecided'];

/** What the picture tells needs no sentence. */
function isPictured(event: BoardEvent | undefined): boolean {
  return event !== undefined && [...DUEL, 'buildingPaid'].includes(event.type);
}

function pictureOf(events: readonly BoardEvent[], table: BoardTable): (() => ComponentChildren) | undefined {
  if (events.some(({ type }) => DUEL.includes(type))) {
    const duel = latestDuel(table.log);
    return duel && (() => <DuelPicture table={table} duel={duel} />);
  }
  const paid = events.filter((event) => event.type === 'buildingPaid');
  return paid.length === 0 ? undefined : () => <IncomePicture table={table} paid={paid} />;
}

const MOST_COINS = 5;

function flightsOf(event: BoardEvent, place: number | undefined): readonly Flight[] {
  const from = place === undefined ? 'stop-income' : `place-${place}`;
  switch (event.type) {
    case 'moneyGained':
      return [
        coins(event.from === undefined ? from : `purse-${event.from}`, `purse-${event.seat}`, event.amount),
      ];
    case 'moneyPaid':
      return [
        coins(`purse-${event.seat}`, event.to === undefined ? from : `purse-${event.to}`, event.amount),
      ];
    case 'cowboyPlaced':
      return [
        { art: 'piece-cowboy', seat: event.seat, from: `seat-${event.seat}`, to: `place-${event.place}` },
      ];
    case 'cowboyTakenBack':
      return [
        { art: 'piece-cowboy', seat: event.seat, from: `place-${event.place}`, to: `seat-${event.seat}` },
      ];
    case 'duelDecided':
      return event.entries
        .filter(({ seat }) => seat !== event.winner)
        .map(({ seat }) => ({
          art: 'piece-cowboy',
          seat,
          from: `place-${event.place}`,
          to: `seat-${seat}`,
        }));
    case 'tileTaken':
      return [{ art: `element-${event.building}`, from, to: `seat-${event.seat}` }];
    case 'buildingBuilt':
      return [{ art: `element-${event.building}`, from: `seat-${event.seat}`, to: `place-${event.parcel}` }];
    case 'characterTaken':
      return [
        {
          art: `character-${event.character}`,
          from: `character-${event.character}`,
          to: `held-${event.seat}`,
        },
      ];
    default:
      return [];
  }
}

function coins(from: string, to: string, amount: number): Flight {
  return { art: 'piece-dollar', from, to, count: Math.min(MOST_COINS, Math.ceil(amount / 3)) };
}

const SOUNDS: Partial<Record<Kind, Sound>> = {
  diceThrown: 'dice',
  dieThrownAgain: 'dice',
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
