import { below, pick, type Random, seedRandom, shuffle } from '@carson/engine';
import { slowCardScore } from '@carson/testkit/card-scorer';
import { describe, expect, it } from 'vitest';
import { drawRows, newGrid } from '../src/city/grid.ts';
import {
  CHARACTER_IDS,
  type CharacterId,
  ELEMENTS,
  type Element,
  type LaidCard,
  placements,
  scoreCity,
  TERRAIN,
  totalOf,
} from '../src/index.ts';

interface Sheet {
  readonly grid: readonly (readonly (Element | null)[])[];
  readonly characters: readonly CharacterId[];
  readonly sold: number;
}

/** From nearly bare to full, from one element to all of them. */
function randomSheet(random: Random): Sheet {
  const characters = shuffle(random, [...CHARACTER_IDS]).slice(0, below(random, 9));
  const long = characters.includes('captain') ? 9 : 8;
  const [width, height] = pick(random, [
    [8, long],
    [long, 8],
    [1 + below(random, 8), 1 + below(random, 8)],
  ] as const);
  const palette = Array.from({ length: 1 + below(random, 12) }, () => pick(random, ELEMENTS));
  const fullness = 1 + below(random, 10);
  const cell = () => (below(random, 10) < fullness ? pick(random, palette) : null);
  return {
    grid: Array.from({ length: height }, () => Array.from({ length: width }, cell)),
    characters,
    sold: characters.includes('auctioneer') ? below(random, 4) : 0,
  };
}

describe('the scorer and its slow twin', () => {
  it('C6.16 agree on thousands of random sheets, line by line', () => {
    const random = seedRandom('sheets');
    for (let i = 0; i < 3000; i++) {
      const sheet = randomSheet(random);
      const { total, lines } = scoreCity(sheet.grid, sheet);
      const quick = { total, lines: Object.fromEntries(lines.map(({ id, points }) => [id, points])) };
      expect(quick, JSON.stringify(sheet)).toEqual(slowCardScore(sheet));
      expect(totalOf(drawRows(newGrid(), sheet.grid), sheet)).toBe(total);
    }
  });
});

interface Place {
  readonly x: number;
  readonly y: number;
}

const corners = ({ x, y }: Place): Place[] =>
  [0, 1].flatMap((dy) => [0, 1].map((dx) => ({ x: x + dx, y: y + dy })));

/** C5 read word by word, on a list of parcels. */
function slowlyLegal(laid: readonly LaidCard[], characters: readonly CharacterId[], card: number) {
  const shows = (of: number) => TERRAIN[of]?.parcels ?? [];
  const top = new Map<string, Element>();
  for (const { card: of, x, y } of laid) {
    for (const [i, at] of corners({ x, y }).entries()) top.set(`${at.x},${at.y}`, shows(of)[i] ?? 'empty');
  }
  const law = characters.includes('sheriff') || [...top.values()].includes('prison');
  return (place: Place): boolean => {
    const mine = corners(place);
    const beside = mine.flatMap(({ x, y }) => [
      `${x},${y}`,
      `${x + 1},${y}`,
      `${x - 1},${y}`,
      `${x},${y + 1}`,
      `${x},${y - 1}`,
    ]);
    if (!beside.some((key) => top.has(key))) return false;
    const all = [
      ...[...top.keys()].map((key) => key.split(',').map(Number)),
      ...mine.map(({ x, y }) => [x, y]),
    ];
    const span = (axis: 0 | 1) => {
      const along = all.map((at) => at[axis] ?? 0);
      return Math.max(...along) - Math.min(...along) + 1;
    };
    const long = characters.includes('captain') ? 9 : 8;
    const sides = [span(0), span(1)];
    if (Math.max(...sides) > long || Math.min(...sides) > 8) return false;
    return mine.every(({ x, y }, i) => {
      const under = top.get(`${x},${y}`);
      const over = shows(card)[i];
      if (under === undefined || under === 'empty') return true;
      if (under === 'outlaws') return law && over !== 'outlaws';
      return over === under || (under === 'house' && over === 'townhouse');
    });
  };
}

describe('placements and their slow twin', () => {
  it('C5.4 agree while random cities grow', () => {
    const random = seedRandom('cities');
    for (let i = 0; i < 25; i++) {
      const characters = CHARACTER_IDS.filter(
        (id) => (id === 'captain' || id === 'sheriff') && below(random, 3) === 0,
      );
      const cards = shuffle(random, [...TERRAIN.keys()]).slice(0, 24);
      const laid: LaidCard[] = [{ card: cards.pop() ?? 0, x: 0, y: 0 }];
      for (const card of cards) {
        const drawn = laid.map((held) => ({ ...held, parcels: TERRAIN[held.card]?.parcels ?? [] }));
        const found = placements(drawn, characters, TERRAIN[card]?.parcels ?? []);
        const legal = slowlyLegal(laid, characters, card);
        const expected: Place[] = [];
        for (let y = -10; y <= 10; y++)
          for (let x = -10; x <= 10; x++) if (legal({ x, y })) expected.push({ x, y });
        expect(found).toEqual(expected);
        if (found.length > 0) laid.push({ card, ...pick(random, found) });
      }
    }
  });
});
