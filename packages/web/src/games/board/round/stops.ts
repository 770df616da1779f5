import {
  type BoardEvent,
  FIRST_SPACE,
  isParcelPlace,
  isSpacePlace,
  type StepKind,
  type View,
} from '@carson/board-game';
import type { BoardTable } from '../table-types.ts';
import { placeIn } from './event-place.ts';
import { phaseOf } from './phase.ts';
import { SECTIONS, stationsOf } from './stations.ts';

/** A space by its place, or one of the two stops that are no spaces. */
export type Stop = string;

/** Everything from the city hall to the payment is the stop of building income. */
const INCOME_STEPS: readonly StepKind[] = [
  'hallDuel',
  'outlawFights',
  'attacks',
  'bounty',
  'declare',
  'income',
];

/** The stop that is being resolved as the state says; undefined outside of Main Street. */
export function stopNow(view: View): Stop | undefined {
  if (phaseOf(view) !== 'street') return undefined;
  for (const step of view.steps.toReversed()) {
    if (step.kind === 'parcels') return 'parcels';
    if (INCOME_STEPS.includes(step.kind)) return 'income';
    if ('place' in step && typeof step.place === 'number' && isSpacePlace(step.place)) return `${step.place}`;
  }
  return view.spacesDone === 0 ? undefined : `${FIRST_SPACE + view.spacesDone - 1}`;
}

/** The stop that a beat tells of, where it is none of the action spaces. */
export function stationOf(
  events: readonly BoardEvent[],
  { view, log }: Pick<BoardTable, 'view' | 'log'>,
): Stop | undefined {
  const phase = phaseOf(view);
  // The round ends in the beat in which the last stop is told.
  if (phase === 'end') return lastStop(events);
  if (phase !== 'street') return undefined;
  if (events.some((event) => event.type === 'parcelBought' || isParcelDeclined(event))) return 'parcels';
  if (events.some(({ type }) => type === 'buildingPaid' || type === 'incomeBoosted')) return 'income';
  const tile = tileInHand(events, log);
  if (tile !== undefined) return tile;
  const onMap = events.map(placeIn).find((place) => place !== undefined && isParcelPlace(place));
  if (onMap === undefined) return undefined;
  // Where an outlaw has just been beaten nothing on the map tells a parcel for sale from an income.
  return view.spacesDone < stationsOf(view, 'supplies').length ? 'parcels' : 'income';
}

/** Where a seat got or declined something; a space that closes is no stop. */
function lastStop(events: readonly BoardEvent[]): Stop | undefined {
  if (events.some(({ type }) => type === 'buildingPaid')) return 'income';
  const ofSeats = events.filter((event) => 'seat' in event);
  const space = ofSeats.map(placeIn).find((place) => place !== undefined);
  return space === undefined ? undefined : `${space}`;
}

type Kind = BoardEvent['type'];

/** What a player does with a tile that has just been taken, and what ends it. */
const BUILDING: readonly Kind[] = [
  'roadLaid',
  'houseSet',
  'consentAsked',
  'consentAnswered',
  'buildCancelled',
];
const BUILT: readonly Kind[] = ['buildingBuilt', 'tileKept'];
const GAINS: readonly Kind[] = ['pointsGained', 'moneyGained', 'revolversGained', 'cowboysGained'];

/** A tile is told where it lay as long as it is being built: the street may be further by then. */
function tileInHand(events: readonly BoardEvent[], log: BoardTable['log']): Stop | undefined {
  const [first] = events;
  if (first === undefined || ![...BUILDING, ...BUILT].includes(first.type)) return undefined;
  const earlier = log.slice(-LONGEST_BUILDING).flatMap((entry) => entry.events);
  const before = earlier
    .slice(0, earlier.length - events.length)
    .findLast(({ type }) => ![...BUILDING, ...GAINS].includes(type));
  return before?.type === 'tileTaken' && before.place !== undefined ? `${before.place}` : undefined;
}

/** Entries of the log: one for each answer while a tile is built. */
const LONGEST_BUILDING = 12;

function isParcelDeclined(event: BoardEvent): boolean {
  return event.type === 'declined' && event.what === 'parcel';
}

/** Its number in the order of resolution, from 1, and how many there are. */
export function stopNumber(view: View, stop: Stop | undefined): { at: number; of: number } {
  const all = SECTIONS.flatMap((section) => stationsOf(view, section)).map((station) =>
    station.kind === 'space' ? `${station.space.place}` : station.kind,
  );
  return { at: all.indexOf(stop ?? '') + 1, of: all.length };
}
