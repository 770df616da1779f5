/**
 * What parcels are worth to each other, as tables that a search can add up in no time. They are read off
 * the rules themselves, by scoring the smallest cities there are, so that no rule is written twice here.
 */
import {
  CHARACTER_IDS,
  CHARACTERS,
  type CharacterId,
  ELEMENTS,
  type Element,
  scoreCity,
} from '@carson/card-game';
import { valueIn } from '../reading.ts';

export const ELEMENT_COUNT = ELEMENTS.length;
/** A place without a card that may still get one, and a place beyond the largest city. */
export const BARE = ELEMENTS.length;
export const WALL = ELEMENT_COUNT + 1;
export const CODES = ELEMENT_COUNT + 2;

export interface Ledger {
  /** Points of one parcel by itself. */
  readonly alone: Float64Array;
  /** Points of two parcels because they touch, whichever scores: `a * CODES + b`. */
  readonly touching: Float64Array;
  /** Points of two parcels because both are in the city, wherever. */
  readonly together: Float64Array;
}

const SHERIFFS: readonly CharacterId[] = CHARACTER_IDS.filter((id) => CHARACTERS[id].law === true).slice(
  0,
  1,
);

/** Without the law, and with it (C7.5). */
export const LEDGERS: readonly [Ledger, Ledger] = [readLedger([]), readLedger(SHERIFFS)];

function readLedger(holders: readonly CharacterId[]): Ledger {
  const points = (row: readonly (Element | null)[]): number =>
    scoreCity([row], { characters: holders, sold: 0 }).total - ownPoints(holders, row);
  const alone = new Float64Array(CODES);
  const touching = new Float64Array(CODES * CODES);
  const together = new Float64Array(CODES * CODES);
  for (const [a, first] of ELEMENTS.entries()) alone[a] = points([first]);
  for (const [a, first] of ELEMENTS.entries()) {
    for (const [b, second] of ELEMENTS.entries()) {
      const apart = points([first, null, second]);
      together[a * CODES + b] = apart - valueIn(alone, a) - valueIn(alone, b);
      touching[a * CODES + b] = points([first, second]) - apart;
    }
  }
  return { alone, touching, together };
}

/** What the characters score themselves, which is no affair of the parcels. */
function ownPoints(holders: readonly CharacterId[], row: readonly (Element | null)[]): number {
  let points = 0;
  for (const id of holders) {
    const { pointsPer } = CHARACTERS[id];
    for (const element of row) points += element === null ? 0 : (pointsPer?.[ELEMENTS.indexOf(element)] ?? 0);
  }
  return points;
}
