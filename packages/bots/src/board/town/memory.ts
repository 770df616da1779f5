/** What was worked out about towns seen before: the positions of one search share most of theirs. */
import { chanceToWin, type Fighter, type ParcelView, type Rival, type Town } from '@carson/board-game';

/** A town to try things on, with what every parcel of it is worth to a seat as it stands. */
export interface TownWorth {
  readonly town: Town;
  /** What stands there: the seat's own, and against it what its rivals have. */
  readonly built: readonly number[];
  /** What may come to stand on the seat's own bare parcels; undefined for all others. */
  readonly potentials: readonly (number | undefined)[];
  /** All of these together. */
  readonly land: number;
  /** Own buildings that live on what stands anywhere. */
  readonly linked: readonly number[];
  /** What stands and what may come. */
  readonly worth: number;
  /** Roads missing until each vertex is reached. */
  readonly distances: () => readonly number[];
  /** Gains and plans that were worked out before. */
  readonly gains: Map<number, number>;
  readonly plans: Map<string, { readonly plan: BuildPlan | undefined }>;
}

export interface BuildPlan {
  readonly gain: number;
  /** The road to lay first, where one is missing. */
  readonly road?: number | undefined;
}

export interface Memory {
  readonly parcels: Map<string, readonly ParcelView[]>;
  readonly towns: Map<string, TownWorth>;
}

export function createMemory(): Memory {
  return { parcels: new Map(), towns: new Map() };
}

/** More than one search fills; what a bot remembers stays bounded over many games. */
const MOST_ENTRIES = 6_000;

export function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_ENTRIES) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}

/** Two hashes of 32 bits each over all that can change in a town. */
export function keyOfTown({ on, owner, outlaw, roads }: Town): string {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let parcel = 0; parcel < on.length; parcel++) {
    const mixed =
      ((on[parcel] as number) << 5) ^ (((owner[parcel] as number) + 1) << 1) ^ (outlaw[parcel] as number);
    low = Math.imul(low ^ mixed, 0x01000193);
    high = Math.imul(high ^ mixed, 0x85ebca6b) ^ (high >>> 13);
  }
  for (let edge = 0; edge < roads.length; edge++) {
    low = Math.imul(low ^ (roads[edge] as number), 0x01000193);
    high = Math.imul(high ^ (roads[edge] as number), 0x85ebca6b) ^ (high >>> 13);
  }
  return `${low} ${high}`;
}

const ODDS = new Map<number, number>();
const TIES = { yes: 0, no: 1, open: 2 } as const;
/** Strengths differ by less than this. */
const WIDTH = 128;

/** `chanceToWin`, cached: it depends on the differences of strength alone. */
export function oddsOf(own: Fighter, rivals: readonly Rival[]): number {
  let key = own.dice;
  for (const { strength, dice, takesTies } of rivals) {
    key = (key * WIDTH + own.strength - strength + WIDTH / 2) * 12 + dice * 3 + TIES[takesTies];
  }
  if (key > Number.MAX_SAFE_INTEGER) return chanceToWin(own, rivals);
  let chance = ODDS.get(key);
  if (chance === undefined) {
    chance = chanceToWin(own, rivals);
    ODDS.set(key, chance);
  }
  return chance;
}
