import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureFault, fixturesIn, keepFixture } from '../src/index.ts';
import { countingGame } from './counting-game.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fixtures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const add = (seat: number, amount: number) => ({ seat, command: { type: 'add', amount } });
const whole = { options: {}, seed: 's', moves: [add(0, 3), add(1, 3), add(0, 3), add(1, 1)] };

describe('fixtures', () => {
  it('are read back as they were kept and replayed', () => {
    keepFixture(countingGame, whole, { folder, name: 'whole', about: 'a whole game' });
    keepFixture(countingGame, { ...whole, moves: [] }, { folder, name: 'bare', about: 'nothing yet' });
    const fixtures = fixturesIn(folder);
    expect(fixtures.map(({ name, expected }) => [name, expected.about])).toEqual([
      ['bare', 'nothing yet'],
      ['whole', 'a whole game'],
    ]);
    expect(fixtures.map((fixture) => fixtureFault(countingGame, fixture))).toEqual([undefined, undefined]);
  });

  it('notice rules that play or score differently', () => {
    keepFixture(countingGame, whole, { folder, name: 'whole', about: 'a whole game' });
    const [fixture] = fixturesIn(folder);
    if (fixture === undefined) throw new Error('it was kept');
    const slower = { ...countingGame, setup: () => ({ ...countingGame.setup({}, 's'), sum: -1 }) };
    expect(fixtureFault(slower, fixture)).toContain('move 0');
    const stingy = { ...countingGame, result: () => [{ seat: 0, score: 1, rank: 1 }] };
    expect(fixtureFault(stingy, fixture)).toContain('score: 10 became 1');
  });

  it('cannot be made of moves that the rules refuse', () => {
    const illegal = { ...whole, moves: [add(1, 1)] };
    expect(() => keepFixture(countingGame, illegal, { folder, name: 'x', about: '' })).toThrow('move 0');
    expect(fixturesIn(folder)).toEqual([]);
    expect(fixturesIn(join(folder, 'nowhere'))).toEqual([]);
  });
});
