/** What a ground tells, ready to be put into a sentence; what it does not tell is 0 or empty. */
import type { BoardGrounds, Thing } from '@carson/bots';
import type { PluralForms } from '../grammar.ts';

export interface Said {
  readonly points: number;
  readonly percent: number;
  readonly money: number;
  readonly count: number;
  /** How often the buildings still pay. */
  readonly rounds: number;
  readonly strength: number;
  readonly own: number;
  readonly theirs: number;
  /** Dollars of an income by where they come from. */
  readonly house: number;
  readonly mountain: number;
  readonly pasture: number;
  readonly corral: number;
  readonly thing: Thing;
  readonly building: string;
  readonly parcel: string;
  readonly player: string;
}

export type Sentence = (said: Said) => string;

/** Said of both games alike, or in the words of a character itself. */
type SaidElsewhere = 'scoresNow' | 'promises' | 'nothingBetter' | 'power';

export type BoardGroundWords = Readonly<Record<Exclude<keyof BoardGrounds, SaidElsewhere>, Sentence>>;

export type Things = Readonly<Record<Thing, PluralForms>>;

/** What the corrals do that do something, from the first (B10.6). */
export type Corrals = readonly [string, string, string, string];
