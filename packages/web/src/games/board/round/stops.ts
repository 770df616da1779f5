import {
  type BoardEvent,
  FIRST_SPACE,
  isParcelPlace,
  isSpacePlace,
  NOBODY,
  type StepKind,
  type View,
} from '@carson/board-game';
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
export function stationOf(events: readonly BoardEvent[], view: View): Stop | undefined {
  if (phaseOf(view) !== 'street') return undefined;
  if (events.some((event) => event.type === 'parcelBought' || isParcelDeclined(event))) return 'parcels';
  if (events.some(({ type }) => type === 'buildingPaid' || type === 'incomeBoosted')) return 'income';
  const onMap = events
    .map((event) => ('place' in event ? event.place : undefined))
    .find((place) => place !== undefined && isParcelPlace(place));
  if (onMap === undefined) return undefined;
  const isFree = view.town.owner[onMap] === NOBODY && view.town.outlaw[onMap] !== 1;
  return isFree ? 'parcels' : 'income';
}

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
