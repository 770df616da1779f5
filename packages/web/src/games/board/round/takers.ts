/** Who got which space of Main Street this round, read from the log. */
import {
  ACTION_SPACES,
  type BoardEvent,
  type BuildingId,
  isSpacePlace,
  type SpaceYield,
  spaceAt,
  type View,
} from '@carson/board-game';
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

/**
 * The space that events speak of without naming it: what a seat got or declined came from the next space of that kind
 * at which it stood. `log` ends with these events.
 */
export function spaceServed(
  events: readonly BoardEvent[],
  log: readonly BoardLogEntry[],
): number | undefined {
  const first = events.find((event) => servedBy(event) !== undefined);
  const what = first && servedBy(first);
  if (first === undefined || what === undefined || !('seat' in first)) return undefined;
  const round = eventsOfRound(log);
  const isAlike = (event: BoardEvent): boolean =>
    'seat' in event && event.seat === first.seat && servedBy(event) === what;
  const places = [...claimsIn(round)]
    .filter(([place, seats]) => seats.includes(first.seat) && spaceAt(place).yields.what === what)
    .map(([place]) => place)
    .toSorted((one, other) => one - other);
  const earlier = round.filter(isAlike).length - events.filter(isAlike).length;
  return places[Math.min(earlier, places.length - 1)];
}

/** The kind of space that an event tells of. */
function servedBy(event: BoardEvent): SpaceYield['what'] | undefined {
  switch (event.type) {
    case 'ammunitionGained':
      return 'ammunition';
    case 'roadsGained':
      return 'roads';
    case 'gamed':
      return 'gaming';
    case 'moneyGained':
      return giverOf(event.rule);
    case 'pointsGained':
      return event.source === 'market' ? 'market' : event.source === 'space' ? 'points' : undefined;
    case 'declined':
      return event.what === 'points' ? 'market' : event.what === 'parcel' ? undefined : event.what;
    case 'tileTaken':
      return 'tile';
    default:
      return undefined;
  }
}

/** The kind of space that gives a sum of money by a rule. */
function giverOf(wanted: string): SpaceYield['what'] | undefined {
  return ACTION_SPACES.find(({ rule, yields }) => rule === wanted && ('money' in yields || 'each' in yields))
    ?.yields.what;
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
  if (yields.what === 'ammunition') return claims.filter((seat) => !hasDeclined(events, seat, 'ammunition'));
  if (yields.what === 'market') return claims.filter((seat) => !hasDeclined(events, seat, 'points'));
  return claims;
}

function hasDeclined(events: readonly BoardEvent[], seat: number, what: string): boolean {
  return events.some((event) => event.type === 'declined' && event.seat === seat && event.what === what);
}
