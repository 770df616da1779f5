/** How a game came out: places, who is compared with whom, and which lines of the score made the difference. */
import type { ScoreLine, SeatResult } from '@carson/engine';
import type { ShownTable } from '../../table/shown-table.ts';

/** Seats by rank, the winner first. */
export function placesOf({ result = [] }: ShownTable): readonly SeatResult[] {
  return [...result].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** The seat of the only person here or, at a server, the viewer's; none where several people share the screen. */
export function ownSeat({ viewer, occupants, host, table }: ShownTable): number | undefined {
  if (viewer === 'spectator') return undefined;
  const isAtHome = host === table;
  const people = occupants.filter(({ kind }) => kind === 'person').length;
  return isAtHome && people !== 1 ? undefined : viewer;
}

export interface Rivals {
  readonly seat: number;
  readonly other: number;
}

/** The reader against the winner; the winner, or a reader who watched, against the best of the rest. */
export function rivalsIn(table: ShownTable): Rivals | undefined {
  const places = placesOf(table);
  const [first, second] = places;
  if (first === undefined || second === undefined) return undefined;
  const own = ownSeat(table);
  const isBeaten = own !== undefined && places.some(({ seat, rank }) => seat === own && rank > 1);
  if (own !== undefined && isBeaten) return { seat: own, other: first.seat };
  const best = places.find(({ seat }) => seat !== (own ?? first.seat)) ?? second;
  return { seat: own ?? first.seat, other: best.seat };
}

export interface LinePair {
  readonly line: string;
  readonly own: number;
  readonly others: number;
}

export interface Reason {
  readonly family: string;
  readonly own: number;
  readonly others: number;
  readonly lines: readonly LinePair[];
}

export interface Comparison {
  /** What made most of the difference, the greatest first. */
  readonly reasons: readonly Reason[];
  /** Of everything else together; none where all is told. */
  readonly rest: number | undefined;
  readonly difference: number;
}

/** As many as can be read at a glance. */
const MOST_REASONS = 3;

/** Compares the lines of two seats, summed by family; lines that are not shown are in the rest, so that the total is right. */
export function compare(
  table: ShownTable,
  { seat, other }: Rivals,
  familyOf: (line: string) => string,
): Comparison {
  const reasons = reasonsOf(linesAt(table, seat), linesAt(table, other), familyOf);
  const telling = reasons
    .filter((reason) => differenceOf(reason) !== 0)
    .sort((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a)));
  // One more row says as much as a rest of one.
  const count = telling.length <= MOST_REASONS + 1 ? telling.length : MOST_REASONS;
  const untold = telling.slice(count);
  return {
    reasons: telling.slice(0, count),
    rest: untold.length === 0 ? undefined : sum(untold.map(differenceOf)),
    difference: sum(telling.map(differenceOf)),
  };
}

export function differenceOf({ own, others }: Pick<Reason, 'own' | 'others'>): number {
  return own - others;
}

function reasonsOf(
  own: readonly ScoreLine[],
  others: readonly ScoreLine[],
  familyOf: (line: string) => string,
): readonly Reason[] {
  const ids = [...new Set([...own, ...others].map(({ id }) => id))];
  const pairs = ids.map((line) => ({ line, own: pointsIn(own, line), others: pointsIn(others, line) }));
  const families = [...new Set(ids.map(familyOf))];
  return families.map((family) => {
    const lines = pairs.filter(({ line }) => familyOf(line) === family);
    return {
      family,
      own: sum(lines.map((pair) => pair.own)),
      others: sum(lines.map((pair) => pair.others)),
      lines: lines.filter((pair) => pair.own !== 0 || pair.others !== 0),
    };
  });
}

function linesAt({ scores }: ShownTable, at: number): readonly ScoreLine[] {
  return scores.find(({ seat }) => seat === at)?.lines ?? [];
}

function pointsIn(lines: readonly ScoreLine[], line: string): number {
  return lines.find(({ id }) => id === line)?.points ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
