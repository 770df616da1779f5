import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord } from '@carson/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carson, type GameLine, linesOf, recordsIn } from './carson.ts';

const SEATS = 'greedy,random,random';
const ARGS = ['simulate', 'board', '--games', '2', '--seed', 'test', '--seats', SEATS, '--options', '-'];
const OPTIONS = {
  roster: { by: 'preset', preset: 'showdown' },
  buildings: ['school', 'cityHall'],
  variants: { outlaws: true, horses: true },
};

/** The two games, without the time they took. */
function gamesIn(stdout: string): GameLine[] {
  const games = linesOf(stdout).slice(0, 2) as GameLine[];
  return games.map((line) => ({ ...line, ms: 0 }));
}

let folder = '';
let games: GameLine[] = [];
let records: GameRecord[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carson-'));
  games = gamesIn(carson([...ARGS, '--record', folder], OPTIONS).stdout);
  records = recordsIn(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('simulate board', () => {
  it('plays whole games with the seats named and the options given', () => {
    expect(games.map(({ seed }) => seed)).toEqual(['test-0', 'test-1']);
    for (const { seats, moves } of games) {
      expect(seats.map(({ bot }) => bot)).toEqual(SEATS.split(','));
      expect(seats.map(({ rank }) => rank).toSorted()).toEqual([1, 2, 3]);
      expect(moves).toBeGreaterThan(50);
    }
    expect(records.map(({ options }) => options)).toEqual([
      { ...OPTIONS, seats: 3 },
      { ...OPTIONS, seats: 3 },
    ]);
  });

  it('gives the same games for the same seed, seats and options', () => {
    expect(gamesIn(carson(ARGS, OPTIONS).stdout)).toEqual(games);
    expect(gamesIn(carson(ARGS, {}).stdout)).not.toEqual(games);
  });

  it('plays with two to six', () => {
    for (const seats of ['random,random', 'random,random,random,random,random,random']) {
      expect(carson(['simulate', 'board', '--seats', seats]).status).toBe(0);
    }
    const { status, stderr } = carson(['simulate', 'board', '--seats', 'random']);
    expect({ status, lines: stderr.split('\n').length }).toEqual({ status: 2, lines: 2 });
    expect(stderr).toMatch(/^error: options\.seats: /);
  });

  it.each([
    [{ seats: 5 }, 'error: options.seats: this is not the number of --seats; accepted: 3'],
    [{ roster: { by: 'preset', preset: 'nobody' } }, 'error: options.roster.preset: '],
    [{ buildings: ['school', 'school'] }, 'error: options: buildingTwice (rule B1.2, building "school")'],
    [{ buildings: ['bank'] }, 'error: options.buildings[0]: '],
    [{ variants: { dragons: true } }, 'error: options.variants.dragons: '],
    [[], 'error: options: this is not accepted; accepted: a JSON object'],
  ])('refuses the options %j', (options, beginning) => {
    const { status, stdout, stderr } = carson(ARGS, options);
    expect(stderr.slice(0, beginning.length)).toBe(beginning);
    expect({ status, stdout, lines: stderr.split('\n').length }).toEqual({ status: 2, stdout: '', lines: 2 });
  });

  it('names the bots that there are', () => {
    const { status, stderr } = carson(['simulate', 'board', '--seats', 'greedy,virtual:novice']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^error: --seats: "virtual:novice" is not accepted; accepted: random, greedy/);
  });
});

describe('replay of board games', () => {
  it('proves the records that simulate wrote, with the result that it printed', () => {
    const { stdout } = carson(['replay', '-'], records);
    const answers = JSON.parse(stdout) as { ok: boolean; result: { score: number; rank: number }[] }[];
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    const shown = games.map(({ seats }) => seats.map(({ score, rank }, seat) => ({ seat, score, rank })));
    expect(answers.map(({ result }) => result)).toEqual(shown);
  });

  it('finds the move that was changed', () => {
    const [record] = records as [GameRecord];
    const at = record.moves.findIndex(({ command }) => command.type === 'pass');
    const moves = record.moves.toSpliced(at, 1);
    const { status, stderr } = carson(['replay', '-'], { ...record, moves });
    expect(status).toBe(2);
    expect(stderr).toMatch(new RegExp(`^error: moves\\[${at}\\]: `));
  });
});

describe('watch board', () => {
  it('tells a game in words and ends with the final table', () => {
    const { status, stdout } = carson(['watch', 'board', '--seed', '3', '--seats', 'greedy,greedy']);
    expect(status).toBe(0);
    expect(stdout).toContain('Round 4');
    expect(stdout).toMatch(/greedy \(seat 1\) placed a cowboy /);
    expect(stdout).toMatch(/Final table\n {2}1\. /);
  });
});
