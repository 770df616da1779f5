/** Scores that are still true stay the same objects; anything that differs is new. */
import type { ScoreLine, ScorePart, SeatScore } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { createSharing } from '../src/sharing.ts';

const keepScores = (before: readonly SeatScore[] | undefined, after: readonly SeatScore[]) =>
  createSharing()(before, after);

const PART: ScorePart = { points: 2, about: 'mine', parcels: [3, 4] };
const LINE: ScoreLine = { id: 'buildings', points: 2, rule: 'T1', parts: [PART] };
const SCORE: SeatScore = { seat: 0, total: 2, lines: [LINE] };
const OTHER: SeatScore = { seat: 1, total: 5, lines: [] };

const withLine = (line: Partial<ScoreLine>): SeatScore => ({ ...SCORE, lines: [{ ...LINE, ...line }] });
const withPart = (part: Partial<ScorePart>): SeatScore => withLine({ parts: [{ ...PART, ...part }] });

describe('scores of the next moment', () => {
  it('are the ones before where nothing has changed', () => {
    const before = [SCORE, OTHER];
    expect(keepScores(before, structuredClone(before))).toBe(before);
  });

  it('are as they come where there were none', () => {
    const after = [SCORE];
    expect(keepScores(undefined, after)).toBe(after);
  });

  it.each<[string, SeatScore]>([
    ['seat', { ...SCORE, seat: 2 }],
    ['total', { ...SCORE, total: 3 }],
    ['number of lines', { ...SCORE, lines: [LINE, LINE] }],
    ['fewer lines', { ...SCORE, lines: [] }],
    ['id of a line', withLine({ id: 'parcels' })],
    ['points of a line', withLine({ points: 3 })],
    ['rule of a line', withLine({ rule: 'T2' })],
    ['number of parts', withLine({ parts: [PART, PART] })],
    ['points of a part', withPart({ points: 1 })],
    ['what a part is about', withPart({ about: 'ranch' })],
    ['parcels of a part', withPart({ parcels: [3, 5] })],
    ['number of parcels', withPart({ parcels: [3] })],
  ])('are new where they differ: %s', (_name, changed) => {
    const before = [SCORE, OTHER];
    const after = keepScores(before, [changed, structuredClone(OTHER)]);
    expect(after).toEqual([changed, OTHER]);
    expect(after[0]).not.toBe(SCORE);
    expect(after[1]).toBe(OTHER);
  });

  it('are new where a seat has come or gone', () => {
    expect(keepScores([SCORE], [SCORE, OTHER])).toEqual([SCORE, OTHER]);
    expect(keepScores([SCORE, OTHER], [SCORE])).toEqual([SCORE]);
  });
});
