import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord } from '@carson/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carson, type GameLine, linesOf, recordsIn } from './carson.ts';

const SEATS = 'random,random,virtual:novice,virtual:expert';
const ARGS = ['simulate', 'cards', '--games', '3', '--seed', 'test', '--seats', SEATS];

let folder = '';
let records: readonly GameRecord[] = [];
let lines: unknown[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carson-'));
  lines = linesOf(carson([...ARGS, '--record', folder]).stdout);
  records = recordsIn(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('simulate', () => {
  it('prints a line per game and a summary', () => {
    const games = lines.slice(0, 3) as GameLine[];
    expect(games.map(({ seed }) => seed)).toEqual(['test-0', 'test-1', 'test-2']);
    for (const { seats, moves, ms } of games) {
      expect(seats.map(({ bot }) => bot)).toEqual(SEATS.split(','));
      expect(Math.min(...seats.map(({ rank }) => rank))).toBe(1);
      expect(moves).toBeGreaterThan(36);
      expect(ms).toBeGreaterThan(0);
    }
    const seat0 = games.map(({ seats }) => seats[0]?.score ?? 0);
    const mean = (seat0[0] ?? 0) / 3 + (seat0[1] ?? 0) / 3 + (seat0[2] ?? 0) / 3;
    const { summary } = lines[3] as { summary: { games: number; seats: { meanScore: number }[] } };
    expect(summary).toMatchObject({ games: 3, gamesPerSecond: expect.any(Number) });
    expect(summary.seats.map((seat) => Object.keys(seat))).toEqual(
      Array.from({ length: 4 }, () => ['bot', 'wins', 'meanScore', 'ci95']),
    );
    expect(summary.seats[0]?.meanScore).toBeCloseTo(mean, 2);
  });

  it('plays one part of the games', () => {
    const part = linesOf(carson([...ARGS, '--part', '2/2']).stdout) as GameLine[];
    expect(part.map(({ seed }) => seed)).toEqual(['test-1', undefined]);
    expect(part[0]?.seats).toEqual((lines[1] as GameLine).seats);
  });

  it('gives the same games for the same seed and seats, and others for another seed', () => {
    const withoutTime = (line: unknown) => ({ ...(line as GameLine), ms: 0 });
    const again = linesOf(carson(ARGS).stdout);
    expect(again.slice(0, 3).map(withoutTime)).toEqual(lines.slice(0, 3).map(withoutTime));
    const other = linesOf(carson([...ARGS, '--seed', 'other']).stdout);
    expect(other.slice(0, 3).map(withoutTime)).not.toEqual(lines.slice(0, 3).map(withoutTime));
  });

  it('takes options: suits of one’s own', () => {
    const seats = [
      { kind: 'real', suit: 'cow' },
      { kind: 'real', suit: 'boot' },
      { kind: 'virtual', level: 'novice' },
      { kind: 'virtual', level: 'expert', suit: 'hat' },
    ];
    expect(carson([...ARGS, '--games', '1', '--options', '-'], { seats }).status).toBe(0);
  });
});

describe('replay', () => {
  it('proves the records that simulate wrote, with the result that it printed', () => {
    const answers = linesOf(carson(['replay', '-'], records).stdout)[0] as {
      ok: boolean;
      result: { score: number }[];
    }[];
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    const scores = (lines.slice(0, 3) as GameLine[]).map(({ seats }) => seats.map(({ score }) => score));
    expect(answers.map(({ result }) => result.map(({ score }) => score))).toEqual(scores);
  });

  it('stops after any number of moves, also of a game whose players have names', () => {
    const [record] = records;
    const named = { ...(record as GameRecord), names: ['Ann', 'Nora Quill', '', ''] };
    const [answer] = linesOf(carson(['replay', '-', '--at', '7'], named).stdout);
    expect(answer).toEqual({
      ok: true,
      moves: 7,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      result: null,
    });
    const beyond = carson(['replay', '-', '--at', '70000'], record);
    expect(beyond).toMatchObject({ status: 2, stdout: '' });
    expect(beyond.stderr).toMatch(/^error: --at: 70000 is not accepted; accepted: 0 to \d+\n$/);
  });

  it('names the first move that fails, and why', () => {
    const [record] = records as [GameRecord];
    const cut = record.moves.length - 1;
    const moveless = { seat: 0, check: '' };
    const cases: readonly (readonly [unknown, string])[] = [
      [
        { ...record, moves: record.moves.slice(0, cut) },
        `error: moves[${cut}]: the record ends in another state`,
      ],
      [{ ...record, moves: record.moves.toSpliced(5, 1) }, 'error: moves[5]: '],
      [
        { ...record, moves: record.moves.with(9, moveless as never) },
        'error: moves[9].command: this is missing',
      ],
      [{ ...record, seed: 'forged' }, 'error: moves[0]: '],
      [
        { ...record, rules: 99 },
        'error: rules: the record was made by rules that are not known here (rules 99',
      ],
      [{ ...record, game: 'chess' }, 'error: game: "chess" is not known; accepted: '],
      [{ ...record, options: {} }, 'error: options.seats: this is missing'],
    ];
    for (const [forged, beginning] of cases) {
      const { status, stdout, stderr } = carson(['replay', '-'], forged);
      expect(stderr.slice(0, beginning.length)).toBe(beginning);
      expect({ status, stdout, lines: stderr.split('\n').length }).toEqual({
        status: 2,
        stdout: '',
        lines: 2,
      });
    }
  });
});

describe('watch', () => {
  it('tells a game in words and ends with the final table', () => {
    const { status, stdout } = carson(['watch', 'cards', '--seed', '3']);
    expect(status).toBe(0);
    expect(stdout).toContain('Era II, round 9');
    expect(stdout).toMatch(/Final table\n {2}1\. /);
  });
});
