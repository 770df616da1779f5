import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CHARACTER_IDS } from '@carson/card-game';
import type { Result } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { placesIn, readSite } from '../src/cards/placements.ts';
import { readCity, sheetOf } from '../src/cards/score.ts';
import { readLaidCity, salesIn } from '../src/cards/sellable.ts';
import { answerEach } from '../src/contract/json-command.ts';

interface Example {
  readonly in: unknown;
  readonly out: unknown;
}

const commands = {
  score: (json: unknown) => answerEach(json, { label: 'score', read: readCity, answer: sheetOf }),
  placements: (json: unknown) => answerEach(json, { label: 'placements', read: readSite, answer: placesIn }),
  sellable: (json: unknown) => answerEach(json, { label: 'sellable', read: readLaidCity, answer: salesIn }),
};
const names = Object.keys(commands) as (keyof typeof commands)[];

function examplesOf(name: string): readonly Example[] {
  return JSON.parse(readFileSync(new URL(`./examples/cards-${name}.json`, import.meta.url), 'utf8'));
}

function carson(args: readonly string[], input = '') {
  const main = new URL('../src/main.ts', import.meta.url).pathname;
  return spawnSync(process.execPath, ['--import', 'tsx', main, ...args], { input, encoding: 'utf8' });
}

/** What a reader says of bad input: the path, what stands there, what would do. */
function fault(read: (json: unknown) => Result<unknown>, json: unknown): unknown {
  const result = read(json);
  return result.ok ? 'accepted' : result.refusal.params;
}

describe.each(names)('cards %s', (name) => {
  it('answers the examples, one by one and all at once', () => {
    const examples = examplesOf(name);
    for (const example of examples) expect(commands[name](example.in)).toEqual(example.out);
    expect(commands[name](examples.map((example) => example.in))).toEqual(
      examples.map((example) => example.out),
    );
  });

  it('answers thousands of entries, and none', () => {
    const [example] = examplesOf(name);
    const many = Array.from({ length: 5_000 }, () => example?.in);
    expect(commands[name](many)).toHaveLength(5_000);
    expect(commands[name]([])).toEqual([]);
  });

  it('says which entry of an array is bad', () => {
    const [example] = examplesOf(name);
    expect(() => commands[name]([example?.in, 7])).toThrow(
      expect.objectContaining({ path: '[1]', line: expect.stringMatching(/^error: \[1\]: .*accepted: /) }),
    );
  });
});

describe('cards score', () => {
  const city = { grid: [['mine', 'mountain']], characters: [], sold: 0 };

  it('C6.16 has every line and one entry for every character, 0 included', () => {
    expect(commands.score({ grid: [], characters: ['lawyer', 'captain'], sold: 0 })).toEqual({
      total: 6,
      lines: {
        ranches: 0,
        mines: 0,
        drugstoreHouses: 0,
        bankHouses: 0,
        saloons: 0,
        storeAndHallHouses: 0,
        timesRanches: 0,
        timesMines: 0,
        timesHouses: 0,
        hotels: 0,
        cityHallBuildings: 0,
        outlaws: 0,
        characters: { lawyer: 0, captain: 6 },
      },
    });
  });

  it('scores what could never be built as it stands', () => {
    const apart = { ...city, grid: [['mine', null, 'mountain', null, 'hotel']] };
    expect(commands.score(apart)).toMatchObject({ total: 3, lines: { mines: 0, hotels: 3 } });
  });

  it.each([
    ['an element that no one knows', { ...city, grid: [['mine', 'castle']] }, 'grid[0][1]'],
    ['rows of different length', { ...city, grid: [['mine'], ['mine', 'mine']] }, 'grid[1]'],
    ['a character twice', { ...city, characters: ['doctor', 'doctor'] }, 'characters[1]'],
    ['a character that no one knows', { ...city, characters: ['king'] }, 'characters[0]'],
    ['a sale without the auctioneer', { ...city, sold: 1 }, 'sold'],
    ['four sales', { ...city, characters: ['auctioneer'], sold: 4 }, 'sold'],
    ['half a sale', { ...city, characters: ['auctioneer'], sold: 0.5 }, 'sold'],
    ['less than no sale', { ...city, characters: ['auctioneer'], sold: -1 }, 'sold'],
    ['no grid', { characters: [], sold: 0 }, 'grid'],
    ['a key that no one asked for', { ...city, roads: [] }, 'roads'],
  ])('refuses %s', (_, json, path) => {
    expect(fault(readCity, json)).toMatchObject({ path, expected: expect.any(String) });
  });

  it.each([
    [8, 8, [], true],
    [9, 8, [], false],
    [8, 9, [], false],
    [9, 8, ['captain'], true],
    [8, 9, ['captain'], true],
    [9, 9, ['captain'], false],
    [10, 8, ['captain'], false],
  ])('C5.1 a city of %i x %i with %j: %s', (width, height, characters, fits) => {
    const grid = Array.from({ length: height }, () => new Array<string>(width).fill('empty'));
    expect(readCity({ grid, characters, sold: 0 }).ok).toBe(fits);
  });
});

describe('cards placements', () => {
  const card = ['mine', 'empty', 'empty', 'empty'];

  it('C5.2 the first card of a city lies at 0,0', () => {
    expect(commands.placements({ laid: [], characters: [], card })).toEqual({ placements: [[0, 0]] });
  });

  it('C5.1 finds no place in a city that is too large already, wherever it lies', () => {
    const far = { parcels: card, x: 1_000_000, y: -1_000_000 };
    const laid = [far, { parcels: card, x: 1_000_020, y: -1_000_000 }];
    expect(commands.placements({ laid, characters: [], card })).toEqual({ placements: [] });
    expect(commands.placements({ laid: [far], characters: [], card })).toMatchObject({
      placements: expect.arrayContaining([[1_000_002, -1_000_000]]),
    });
  });

  it.each([
    ['three parcels', { laid: [], characters: [], card: card.slice(1) }, 'card'],
    ['half a step', { laid: [{ parcels: card, x: 0.5, y: 0 }], characters: [], card }, 'laid[0].x'],
    ['no parcels', { laid: [{ x: 0, y: 0 }], characters: [], card }, 'laid[0].parcels'],
    ['a character twice', { laid: [], characters: ['captain', 'captain'], card }, 'characters[1]'],
  ])('refuses %s', (_, json, path) => {
    expect(fault(readSite, json)).toMatchObject({ path, expected: expect.any(String) });
  });
});

describe('carson cards, as a program', () => {
  it('C1.2 prints the deck', () => {
    const { status, stdout } = carson(['cards', 'deck']);
    const deck = JSON.parse(stdout);
    expect(status).toBe(0);
    expect(deck.terrain).toHaveLength(96);
    expect(Object.keys(deck.terrain[0])).toEqual(['id', 'era', 'parcels', 'appeal']);
    expect(deck.characters).toHaveLength(CHARACTER_IDS.length);
    expect(deck.characters[0]).toEqual({ id: 'governor', appeal: expect.any(Number), symbols: ['tilt'] });
    expect(deck.backs).toHaveLength(CHARACTER_IDS.length);
    expect(Object.keys(deck.backs[0])).toEqual(['order', 'skull']);
  });

  it('answers bad input with one line, exit status 2 and nothing else', () => {
    const bad = JSON.stringify([
      { grid: [], characters: [], sold: 0 },
      { grid: 1, characters: [], sold: 0 },
    ]);
    const { status, stdout, stderr } = carson(['cards', 'score', '-'], bad);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^error: \[1\]\.grid: .+ accepted: .+\n$/);
  });
});
