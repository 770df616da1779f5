import { seedRandom } from '@carson/engine';
import { drawTown, randomPosition, townOf } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { finalScore, finalTotal } from '../src/appraise/score.ts';
import type { Standing } from '../src/content/score-lines.ts';
import { emptyTown, type Town } from '../src/town/town.ts';

const nothing: Standing = {
  seat: 0,
  points: 0,
  money: 0,
  horses: 0,
  rodeos: 0,
  playersBehind: 0,
  teaches: false,
};

function points(town: Town, id: string, standing: Partial<Standing> = {}): number | undefined {
  return finalScore(town, { ...nothing, ...standing }).lines.find((line) => line.id === id)?.points;
}

describe('B12 final scoring', () => {
  it('has every line, in order, with its rule', () => {
    expect(finalScore(emptyTown(), nothing).lines.map(({ id, rule }) => [id, rule])).toEqual([
      ['points', 'B12.4'],
      ['money', 'B12.1'],
      ['property', 'B12.2'],
      ['station', 'B8.13'],
      ['teacher', 'B9.17'],
      ['horses', 'B10.6'],
      ['kitCarson', 'B10.5'],
    ]);
  });

  it('B12.1 1 VP per full $6', () => {
    const money = [0, 5, 6, 11, 12, 60].map((held) => points(emptyTown(), 'money', { money: held }));
    expect(money).toEqual([0, 0, 1, 1, 2, 10]);
  });

  it('B12.2 2 VP per building, house and mountain on own parcels; nothing for bare ones', () => {
    const town = drawTown('S0 h0 M0 .0 S1 h M');
    expect(finalScore(town, nothing).lines[2]).toEqual({
      id: 'property',
      points: 6,
      rule: 'B12.2',
      parts: [
        { points: 2, parcels: [0] },
        { points: 2, parcels: [1] },
        { points: 2, parcels: [2] },
      ],
    });
    expect(points(town, 'property', { seat: 1 })).toBe(2);
  });

  it('B12.2 a townhouse counts as one house', () => {
    expect(points(drawTown('H0'), 'property')).toBe(2);
  });

  it('B12.2 an outlaw does not matter', () => {
    expect(points(drawTown('S0! M0!'), 'property')).toBe(4);
  });

  it('B10.2 a building, house or mountain touched by a bridge scores 3, a bare parcel nothing', () => {
    const town = drawTown(
      `
      .0 ~ h0
      M0 ~ S0
      B0 ~ H0`,
      '1,1 2,1',
    );
    expect(finalScore(town, nothing).lines[2]).toMatchObject({
      points: 13,
      parts: [
        { points: 3, parcels: [2], about: 'bridge' },
        { points: 3, parcels: [8], about: 'bridge' },
        { points: 3, parcels: [10], about: 'bridge' },
        { points: 2, parcels: [16] },
        { points: 2, parcels: [18] },
      ],
    });
  });

  it('B10.2 two bridges on one building are still 3', () => {
    expect(points(drawTown('. ~\nS0 ~\n. ~', '1,1 2,1', '1,2 2,2'), 'property')).toBe(3);
  });

  it('B12.3 B9.17 the teacher: 2 VP per school, prison, church, and 2 without a saloon', () => {
    const town = drawTown('L0 P0 C0 S1 B0');
    expect(points(town, 'teacher', { teaches: true })).toBe(8);
    expect(points(town, 'teacher', { teaches: true, seat: 1 })).toBe(0);
    expect(points(town, 'teacher', { teaches: true, seat: 2 })).toBe(2);
    expect(points(town, 'teacher')).toBe(0);
    expect(points(drawTown('L0 S0'), 'teacher', { teaches: true })).toBe(2);
  });

  it('B12.3 B10.6 B13.4 horses: 3 horses, 2 rodeos: 9 VP', () => {
    expect(points(emptyTown(), 'horses', { horses: 3, rodeos: 2 })).toBe(9);
    expect(points(emptyTown(), 'horses', { horses: 0, rodeos: 2 })).toBe(0);
    expect(points(emptyTown(), 'horses', { horses: 2 })).toBe(2);
  });

  it('B12.3 B10.5 Kit Carson: 1 VP for each player who finished after you', () => {
    expect(points(emptyTown(), 'kitCarson', { playersBehind: 3 })).toBe(3);
  });

  it('B12.3 B8.13 half the house values of the town, rounded down', () => {
    expect(points(drawTown('N0 h H1 C1'), 'station')).toBe(3);
    expect(points(drawTown('N0'), 'station')).toBe(1);
  });

  it('B12.4 the total holds the points from before', () => {
    expect(finalScore(drawTown('S0'), { ...nothing, points: 7, money: 13 }).total).toBe(11);
  });

  it('the parts of each line add up to it, and the lines to the total', () => {
    const random = seedRandom('parts of scores');
    for (let i = 0; i < 200; i++) {
      const position = randomPosition(random);
      const town = townOf(position);
      for (const [seat, player] of Object.values(position.players).entries()) {
        const standing = {
          ...nothing,
          ...player,
          seat,
          points: player.vp,
          teaches: seat % 2 === 0,
        };
        const { total, lines } = finalScore(town, standing);
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total);
        expect(finalTotal(town, standing)).toBe(total);
        for (const line of lines) {
          expect(line.parts.reduce((sum, part) => sum + part.points, 0)).toBe(line.points);
        }
      }
    }
  });
});
