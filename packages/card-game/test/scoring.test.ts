import { describe, expect, it } from 'vitest';
import {
  CHARACTER_APPEAL,
  CHARACTERS,
  type CharacterId,
  CITY_LINES,
  type CityLineId,
  cardGame,
  scoreCity,
  TERRAIN,
} from '../src/index.ts';
import { rows } from './rows.ts';
import { give, isOver, newTable, playUntil, real, seatOf, virtual } from './table.ts';

function line(id: CityLineId | CharacterId, city: string, ...characters: CharacterId[]): number {
  const { lines } = scoreCity(rows(city), { characters, sold: 0 });
  return lines.find((found) => found.id === id)?.points ?? Number.NaN;
}

describe('scoring', () => {
  it('C6.1 ranch: 1 per adjacent empty parcel, at most 8; bare places do not count', () => {
    expect(line('ranches', '_ _ _\n_ R _\n_ _ _')).toBe(8);
    expect(line('ranches', '_ . _\n. R M\nh _ .')).toBe(3);
    expect(line('ranches', 'R _ R')).toBe(2);
  });

  it('C6.2 mine: 2 per adjacent mountain, at most 16', () => {
    expect(line('mines', 'M M M\nM m M\nM M M')).toBe(16);
    expect(line('mines', 'm . M\nM m _')).toBe(2 + 2 + 2);
  });

  it('C6.3 drugstore: adjacent house value, plus 1 per ranch in the city', () => {
    expect(line('drugstoreHouses', 'h H T\n. D .\n. . h')).toBe(1 + 2 + 2 + 1);
    expect(line('timesRanches', 'D D R\n_ _ _\nR _ R')).toBe(6);
  });

  it('C6.4 bank: adjacent house value, plus 1 per mine in the city', () => {
    expect(line('bankHouses', 'h B h\n. H .')).toBe(4);
    expect(line('timesMines', 'B m m\nB . m')).toBe(6);
  });

  it('C6.5 saloon: twice the adjacent house value, at most 32', () => {
    expect(line('saloons', 'H H H\nH S H\nH H H')).toBe(32);
    expect(line('saloons', 'T S h')).toBe(6);
  });

  it('C6.6 general store: adjacent house value, and that of the whole city', () => {
    const city = 'G h . H\n. . . T';
    expect(line('storeAndHallHouses', city)).toBe(1);
    expect(line('timesHouses', city)).toBe(5);
  });

  it('C6.7 city hall: adjacent house value, and 1 per building but houses and townhouses, itself included', () => {
    expect(line('storeAndHallHouses', 'h Y H')).toBe(3);
    expect(line('cityHallBuildings', 'Y h H M\n_ ! . .')).toBe(1);
    expect(line('cityHallBuildings', 'Y m R K\nD B S T\nG C P h')).toBe(11);
    expect(line('cityHallBuildings', 'Y Y')).toBe(4);
  });

  it('C9.3 the prison is one of the buildings a city hall counts', () => {
    expect(line('cityHallBuildings', 'Y P')).toBe(2);
  });

  it('C6.8 blacksmith: 1 per ranch and 1 per mine in the city', () => {
    expect(line('timesRanches', 'K R R m')).toBe(2);
    expect(line('timesMines', 'K R R m')).toBe(1);
  });

  it('C6.9 church: the house value of the whole city', () => {
    expect(line('timesHouses', 'C . h\nH T .\nC . .')).toBe(10);
  });

  it('C6.10 hotel: 3', () => {
    expect(line('hotels', 'T T')).toBe(6);
  });

  it('C6.11 outlaws: -6 each parcel; 0 with the Sheriff or a prison', () => {
    expect(line('outlaws', '! !\n. !')).toBe(-18);
    expect(line('outlaws', '! !', 'sheriff')).toBe(0);
    expect(line('outlaws', '! P')).toBe(0);
  });

  it('C6.12 under the law outlaws are empty parcels for ranches and the Settler', () => {
    expect(line('ranches', '! R _')).toBe(1);
    expect(line('ranches', '! R _', 'sheriff')).toBe(2);
    expect(line('ranches', '! R P')).toBe(1);
    expect(line('settler', '! R P', 'settler')).toBe(1);
    expect(line('settler', '! R h', 'settler')).toBe(0);
  });

  it('C6.13 houses, townhouses, mountains and prisons score nothing by themselves', () => {
    expect(scoreCity(rows('h H M P'), { characters: [], sold: 0 }).total).toBe(0);
  });

  it('C6.14 a virtual player scores the appeal of all its cards', () => {
    const state = newTable([real('hat'), virtual('novice'), virtual('novice'), virtual('novice')]);
    give(state, 2, 'sheriff', 'teacher');
    seatOf(state, 2).kept.push(3, 50);
    const appeal = (TERRAIN[3]?.appeal ?? 0) + (TERRAIN[50]?.appeal ?? 0);
    expect(cardGame.score(state)[2]?.total).toBe(
      appeal + CHARACTER_APPEAL.sheriff + CHARACTER_APPEAL.teacher,
    );
  });

  it('C6.15 the highest total wins, real or virtual; equal totals share the rank', () => {
    const state = newTable([real('hat'), real('star'), virtual('novice'), virtual('novice')]);
    playUntil(state, isOver);
    for (const seat of state.seats) Object.assign(seat, { laid: [], characters: [], kept: [], sold: [] });
    seatOf(state, 0).characters = ['doctor'];
    seatOf(state, 1).characters = ['paperboy'];
    seatOf(state, 2).kept = [TERRAIN.findIndex(({ appeal }) => appeal === 5)];
    expect(cardGame.result(state)).toEqual([
      { seat: 0, score: 5, rank: 1 },
      { seat: 1, score: 3, rank: 3 },
      { seat: 2, score: 5, rank: 1 },
      { seat: 3, score: 0, rank: 4 },
    ]);
  });

  it('C6.16 the sheet has every line in the order of the pad, then one a character', () => {
    const { lines, total } = scoreCity([], { characters: ['teacher', 'lawyer'], sold: 0 });
    expect(lines.map(({ id }) => id)).toEqual([...CITY_LINES, 'teacher', 'lawyer']);
    expect(total).toBe(0);
  });

  it('C6.16 each line knows the parcels that made it, the scoring one first', () => {
    const { lines } = scoreCity(rows('R _ . h\n. _ S H'), { characters: ['singer', 'teacher'], sold: 0 });
    const parts = (id: string) => lines.find((found) => found.id === id)?.parts;
    expect(parts('ranches')).toEqual([{ points: 2, parcels: [0, 1, 3] }]);
    expect(parts('saloons')).toEqual([{ points: 6, parcels: [4, 2, 5] }]);
    expect(parts('singer')).toEqual([{ points: 6, parcels: [4, 2, 5], about: 'singer' }]);
    expect(parts('teacher')).toEqual([
      { points: 1, parcels: [2] },
      { points: 2, parcels: [5] },
    ]);
  });

  it('C6.16 a city hall is behind its own line once', () => {
    const { lines } = scoreCity(rows('m Y'), { characters: [], sold: 0 });
    expect(lines.find(({ id }) => id === 'cityHallBuildings')?.parts).toEqual([
      { points: 2, parcels: [1, 0] },
    ]);
  });

  it('every character has the rule of its own table row', () => {
    const letters = Object.values(CHARACTERS).map(({ rule }) => rule);
    const first = 'a'.charCodeAt(0);
    expect(letters).toEqual(letters.map((_, at) => `C7.${String.fromCharCode(first + at)}`));
  });
});

describe('the printed sheet', () => {
  const alex = rows(`
    _ P _ ! M m M
    H B H M m m _
    H B _ M M M M
    h S T _ M _ m
    _ H h ! M _ _
    _ R _ T D _ _
    _ _ _ _ _ _ _`);

  it('C8.2 Alex has 109 points', () => {
    const { total, lines } = scoreCity(alex, {
      characters: ['doctor', 'teacher', 'banker', 'lawyer'],
      sold: 0,
    });
    expect(Object.fromEntries(lines.map(({ id, points }) => [id, points]))).toEqual({
      ranches: 6,
      mines: 28,
      drugstoreHouses: 2,
      bankHouses: 15,
      saloons: 16,
      storeAndHallHouses: 0,
      timesRanches: 1,
      timesMines: 8,
      timesHouses: 0,
      hotels: 6,
      cityHallBuildings: 0,
      outlaws: 0,
      doctor: 5,
      teacher: 14,
      banker: 8,
      lawyer: 0,
    });
    const mines = lines.find(({ id }) => id === 'mines')?.parts.map(({ points }) => points);
    expect(mines?.toSorted((a, b) => b - a)).toEqual([10, 10, 4, 4]);
    expect(total).toBe(109);
  });
});
