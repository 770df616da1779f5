import type { GameResult } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import { statisticsOf } from '../src/results/statistics.ts';

let at = 0;
const played = (more: Partial<GameResult>): GameResult => {
  at += 1;
  return {
    ...{ id: `game ${at}`, game: 'cards', at, seats: 4, place: 2, points: 40, lead: -3 },
    ...{ bots: ['nora-quill'], people: 0, lines: {}, characters: [], hints: 0, undos: 0 },
    ...more,
  };
};

describe('statistics', () => {
  it('count games and wins by the strongest opponent and by the number of players', () => {
    const { opponents, seats, ...all } = statisticsOf([
      played({ place: 1, bots: ['nora-quill', 'tam-penrose'] }),
      played({ bots: ['tam-penrose'], seats: 3 }),
      played({ place: 1, bots: ['kate-harlan'], people: 1 }),
      played({ bots: ['greenhorn'], seats: 3 }),
    ]);
    expect(all).toMatchObject({ played: 4, won: 2 });
    expect(opponents).toEqual([
      { level: 'greenhorn', played: 1, won: 0 },
      { level: 'drifter', played: 2, won: 1 },
      { level: 'people', played: 1, won: 1 },
    ]);
    expect(seats).toEqual([
      { seats: 3, played: 2, won: 0 },
      { seats: 4, played: 2, won: 2 },
    ]);
  });

  it('tell the run of wins in the order of the games, not of the list', () => {
    const [first, second, third, fourth] = [
      played({ place: 1 }),
      played({ place: 1 }),
      played({}),
      played({ place: 1 }),
    ];
    expect(statisticsOf([fourth, first, third, second])).toMatchObject({ streak: 1, longest: 2 });
    expect(statisticsOf([third, first, second])).toMatchObject({ streak: 0 });
  });

  it('average each line over all games, also those without it', () => {
    const { lines, average, best } = statisticsOf([
      played({ points: 30, lines: { ranches: 10, mines: 20 } }),
      played({ points: 20, lines: { mines: 20, roads: 0 } }),
    ]);
    expect(lines).toEqual([
      { line: 'mines', average: 20 },
      { line: 'ranches', average: 5 },
    ]);
    expect({ average, best }).toEqual({ average: 25, best: 30 });
  });

  it('count how often a character was taken, and the games won with it', () => {
    const { characters } = statisticsOf([
      played({ place: 1, characters: ['sheriff', 'sheriff', 'banker'] }),
      played({ characters: ['sheriff'] }),
    ]);
    expect(characters).toEqual([
      { character: 'sheriff', taken: 3, played: 2, won: 1 },
      { character: 'banker', taken: 1, played: 1, won: 1 },
    ]);
  });

  it('say nothing of no games', () => {
    expect(statisticsOf([])).toMatchObject({ played: 0, best: 0, average: 0, lines: [], streak: 0 });
  });
});
