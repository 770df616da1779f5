import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LadderGame, ladderOf, ladderTable } from '../src/commands/ladder-table.ts';
import { carson } from './carson.ts';

function game(winner: string, loser: string, seed: string): LadderGame {
  return {
    seed,
    seats: [
      { level: winner, score: 100, rank: 1 },
      { level: loser, score: 80, rank: 2 },
      { level: winner, score: 70, rank: 3 },
      { level: loser, score: 60, rank: 4 },
    ],
  };
}

describe('the table of a ladder', () => {
  const games = [
    ...Array.from({ length: 15 }, (_, at) => game('b', 'a', `b${at}`)),
    ...Array.from({ length: 5 }, (_, at) => game('a', 'b', `a${at}`)),
  ];

  it('counts wins, with their interval, and scores of all seats', () => {
    const { duels, levels } = ladderOf(['a', 'b'], games);
    expect(duels).toEqual([{ low: 'a', high: 'b', games: 20, winShare: 0.75, interval: [0.531, 0.888] }]);
    expect(levels.map(({ winShare, meanScore }) => [winShare, meanScore])).toEqual([
      [0.25, 73.75],
      [0.75, 81.25],
    ]);
  });

  it('shares out a shared win', () => {
    const tied: LadderGame = { seed: 't', seats: ['a', 'b'].map((level) => ({ level, score: 9, rank: 1 })) };
    expect(ladderOf(['a', 'b'], [tied]).duels[0]?.winShare).toBe(0.5);
  });

  it('rates so that three wins to one are about 190 points apart, around 1500', () => {
    const [a, b] = ladderOf(['a', 'b'], games).levels;
    expect((b?.rating ?? 0) - (a?.rating ?? 0)).toBeGreaterThan(160);
    expect((b?.rating ?? 0) - (a?.rating ?? 0)).toBeLessThan(200);
    expect(((a?.rating ?? 0) + (b?.rating ?? 0)) / 2).toBeCloseTo(1500, 0);
  });

  it('is read from the top, and says who met whom', () => {
    const lines = ladderTable(ladderOf(['a', 'b'], games)).split('\n');
    expect(lines[1]).toMatch(/^b .* 75\.0 %/);
    expect(lines[2]).toMatch(/^a .* 25\.0 %/);
    expect(lines.at(-1)).toMatch(/^b +against +a +75\.0 % +\(53\.1 to 88\.8 %\) +of 20 games$/);
  });
});

describe('ladder', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'carson-ladder-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const play = (state: string, games: number) =>
    carson([
      'ladder',
      'cards',
      '--levels',
      'random,greedy',
      '--games',
      String(games),
      '--state',
      state,
      '--json',
    ]);

  it('goes on where it was broken off, and comes to the same end', () => {
    const whole = join(folder, 'whole.jsonl');
    const broken = join(folder, 'broken.jsonl');
    const { stdout } = play(whole, 6);
    play(broken, 2);
    appendFileSync(broken, '{"seed":"ladder random gr');
    expect(play(broken, 6).stdout).toBe(stdout);
    expect(readFileSync(broken, 'utf8')).toBe(readFileSync(whole, 'utf8'));
    expect(JSON.parse(stdout).duels[0].winShare).toBeGreaterThan(0.9);
  });

  it('refuses what is no ladder', () => {
    const file = join(folder, 'other.jsonl');
    writeFileSync(file, 'no game\n');
    expect(play(file, 1)).toMatchObject({ status: 2, stdout: '' });
    expect(carson(['ladder', 'cards', '--games', 'many']).status).toBe(2);
    expect(carson(['ladder', 'cards', '--levels', 'random,nobody', '--games', '1']).status).toBe(2);
  });
});
