/** Who got which space of Main Street this round, read from the log. */
import { type BoardEvent, type BuildingId, isSpacePlace, spaceAt, type View } from '@carson/board-game';
import type { BoardLogEntry } from '../table-types.ts';

/** The seats that a space served, by place; only spaces that have been resolved. */
export function takersOf(
  { spaces }: View,
  log: readonly BoardLogEntry[],
): ReadonlyMap<number, readonly number[]> {
  const events = eventsOfRound(log);
  const claims = claimsIn(events);
  return new Map(
    spaces
      .filter(({ done }) => done)
      .map(({ place }) => [place, served({ place, claims: claims.get(place) ?? [], events })]),
  );
}

/** The buildings that were taken from the row as it lies now, by the space they lay on. */
export function tilesTakenIn(log: readonly BoardLogEntry[]): ReadonlyMap<number, BuildingId> {
  return new Map(
    ofThisRow(eventsOfRound(log)).flatMap((event) =>
      event.type === 'tileTaken' && event.place !== undefined ? [[event.place, event.building]] : [],
    ),
  );
}

export function buyersIn(log: readonly BoardLogEntry[]): readonly number[] {
  const bought = eventsOfRound(log).flatMap((event) => (event.type === 'parcelBought' ? [event.seat] : []));
  return [...new Set(bought)].toSorted();
}

/** The seats that were paid by buildings this round: owners, and attackers their share. */
export function earnersIn(log: readonly BoardLogEntry[]): readonly number[] {
  const paid = eventsOfRound(log).flatMap((event) => {
    if (event.type !== 'buildingPaid') return [];
    const { seat, kept, attacker, taken = 0 } = event;
    return [...(kept > 0 ? [seat] : []), ...(attacker !== undefined && taken > 0 ? [attacker] : [])];
  });
  return [...new Set(paid)].toSorted();
}

/** After the row has slid, other buildings lie on its spaces. */
function ofThisRow(events: readonly BoardEvent[]): readonly BoardEvent[] {
  return events.slice(events.findLastIndex(({ type }) => type === 'rowSlid') + 1);
}

function eventsOfRound(log: readonly BoardLogEntry[]): readonly BoardEvent[] {
  const events = log.flatMap((entry) => entry.events);
  return events.slice(events.findLastIndex(({ type }) => type === 'roundBegun') + 1);
}

/** Who stood at each space when its turn came, and after a duel who was left. */
function claimsIn(events: readonly BoardEvent[]): ReadonlyMap<number, readonly number[]> {
  const claims = new Map<number, readonly number[]>();
  for (const event of events) {
    if (!('place' in event) || event.place === undefined || !isSpacePlace(event.place)) continue;
    const there = claims.get(event.place) ?? [];
    if (event.type === 'cowboyPlaced' || event.type === 'patientMoved')
      claims.set(event.place, [...new Set([...there, event.seat])]);
    else if (event.type === 'cowboyTakenBack')
      claims.set(
        event.place,
        there.filter((seat) => seat !== event.seat),
      );
    else if (event.type === 'duelDecided') claims.set(event.place, event.winner < 0 ? [] : [event.winner]);
  }
  return claims;
}

interface Resolved {
  readonly place: number;
  readonly claims: readonly number[];
  readonly events: readonly BoardEvent[];
}

/** What may be declined has gone to a seat only if the log says that it was taken. */
function served({ place, claims, events }: Resolved): readonly number[] {
  const { yields } = spaceAt(place);
  if (yields.what === 'tile')
    return ofThisRow(events).flatMap((event) =>
      event.type === 'tileTaken' && event.place === place ? [event.seat] : [],
    );
  const hasDeclined = (seat: number): boolean =>
    events.some((event) => event.type === 'declined' && event.seat === seat && event.place === place);
  return claims.filter((seat) => !hasDeclined(seat));
}
