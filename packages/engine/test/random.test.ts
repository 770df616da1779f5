import { createCipheriv, createHash } from 'node:crypto';
import { below, cloneRandom, die, pick, type Random, seedRandom, shuffle } from '@carson/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from './chacha-reference.ts';
import { countOutcomes, unevenness } from './chi-square.ts';

/** A word of the stream as it comes: every number below 2^32 is fair, so none is thrown again. */
const word = (random: Random): number => below(random, 0x1_0000_0000);
const words = (random: Random, count: number): number[] => Array.from({ length: count }, () => word(random));

describe('the stream of words', () => {
  it('is ChaCha8 in counter mode, keyed by the hash of the seed', () => {
    const digest = createHash('sha256').update('a seed').digest();
    const key = Array.from({ length: 8 }, (_, i) => digest.readUInt32LE(i * 4));
    const random = seedRandom('a seed');
    expect(random).toEqual({ key, drawn: 0 });
    const expected = [0, 1, 2].flatMap((counter) => chachaBlock({ key, counter, rounds: 8 }));
    expect(words(random, 48)).toEqual(expected);
  });

  it('is judged by a reference that agrees with the ChaCha20 of OpenSSL', () => {
    const key = Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7));
    const iv = Buffer.alloc(16);
    iv.writeUInt32LE(5, 0);
    const stream = createCipheriv('chacha20', key, iv).update(Buffer.alloc(64));
    const keyWords = Array.from({ length: 8 }, (_, i) => key.readUInt32LE(i * 4));
    const reference = chachaBlock({ key: keyWords, counter: 5, rounds: 20 });
    expect(reference).toEqual(Array.from({ length: 16 }, (_, i) => stream.readUInt32LE(i * 4)));
  });

  it('matches the published test vector of ChaCha8 with a key of zeros', () => {
    // TC1 of draft-strombergson-chacha-test-vectors: 3e00ef2f895f40d67f5bb8e81f09a5a1 2c840ec3ce9a7f3b181be188ef711a1e
    const random: Random = { key: [0, 0, 0, 0, 0, 0, 0, 0], drawn: 0 };
    const bytes = Buffer.alloc(32);
    words(random, 8).forEach((value, i) => {
      bytes.writeUInt32LE(value, i * 4);
    });
    expect(bytes.toString('hex')).toBe('3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e');
  });

  it('can be saved and read between any two words', () => {
    const random = seedRandom('saved');
    words(random, 21);
    const saved = JSON.parse(JSON.stringify(random)) as Random;
    expect(words(saved, 40)).toEqual(words(random, 40));
  });

  it('runs on in a clone without touching the original', () => {
    const random = seedRandom('cloned');
    const clone = cloneRandom(random);
    const ahead = words(clone, 20);
    expect(random.drawn).toBe(0);
    expect(words(random, 20)).toEqual(ahead);
    expect(clone).not.toHaveProperty('script');
  });

  it('is another one for another seed', () => {
    expect(words(seedRandom('one'), 4)).not.toEqual(words(seedRandom('two'), 4));
  });

  it('does not mix up generators that are used in turns', () => {
    const one = seedRandom('one');
    const two = seedRandom('two');
    const mixed = Array.from({ length: 40 }, () => [word(one), word(two)] as const);
    expect(mixed.map(([first]) => first)).toEqual(words(seedRandom('one'), 40));
    expect(mixed.map(([, second]) => second)).toEqual(words(seedRandom('two'), 40));
  });
});

describe('below', () => {
  it('stays below its limit and moves the count of words', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0x1_0000_0000 }), (seed, limit) => {
        const random = seedRandom(seed);
        const drawn = below(random, limit);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < limit).toBe(true);
        expect(random.drawn).toBeGreaterThan(0);
      }),
    );
  });

  it('throws words beyond the last full span again, so that no number is favoured', () => {
    // Three quarters of 2^32: every fourth word has no place in a full span.
    const limit = 0xc000_0000;
    const random = seedRandom('fair');
    const raw = words(seedRandom('fair'), 200);
    const fair = raw.filter((value) => value < limit);
    expect(Array.from({ length: fair.length }, () => below(random, limit))).toEqual(fair);
    expect(random.drawn).toBeGreaterThan(fair.length);
  });

  it.each([0, -1, 1.5, Number.NaN, 0x1_0000_0001])('is a bug with the limit %d', (limit) => {
    expect(() => below(seedRandom('s'), limit)).toThrow('below');
  });

  it.each([2, 3, 5, 7, 11, 21, 48, 66, 97])('spreads evenly below %d', (limit) => {
    const random = seedRandom(`below ${limit}`);
    const counts = countOutcomes(limit, 400 * limit, () => below(random, limit));
    expect(Math.abs(unevenness(counts))).toBeLessThan(3.5);
  });
});

describe('dice, choices and shuffles', () => {
  it('a die shows 1 to 6, each equally often', () => {
    const random = seedRandom('dice');
    const counts = countOutcomes(6, 30_000, () => die(random) - 1);
    expect(Math.abs(unevenness(counts))).toBeLessThan(3.5);
  });

  it('two dice in a row are independent', () => {
    const random = seedRandom('pairs of dice');
    const counts = countOutcomes(36, 36_000, () => (die(random) - 1) * 6 + die(random) - 1);
    expect(Math.abs(unevenness(counts))).toBeLessThan(3.5);
  });

  it('a choice falls on every item equally often', () => {
    const random = seedRandom('choices');
    const items = ['hat', 'star', 'cactus', 'boot', 'horseshoe'] as const;
    const counts = countOutcomes(5, 20_000, () => items.indexOf(pick(random, items)));
    expect(Math.abs(unevenness(counts))).toBeLessThan(3.5);
  });

  it('a shuffle gives every order equally often', () => {
    const random = seedRandom('shuffles');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(random, [0, 1, 2, 3]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(Math.abs(unevenness([...orders.values()]))).toBeLessThan(3.5);
  });

  it('a shuffle keeps every item and works in place', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const shuffled = [...items];
        expect(shuffle(seedRandom(seed), shuffled)).toBe(shuffled);
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
      }),
    );
  });

  it('a shuffle draws no more often than there are choices', () => {
    for (const [items, drawn] of [
      [0, 0],
      [1, 0],
      [2, 1],
      [5, 4],
    ] as const) {
      const random = seedRandom('s');
      shuffle(
        random,
        Array.from({ length: items }, (_, at) => at),
      );
      expect(random.drawn).toBe(drawn);
    }
    const moved: Random = { ...seedRandom('s'), script: [0, 0, 0] };
    expect(shuffle(moved, [1, 2, 3, 4])).toEqual([2, 3, 4, 1]);
  });

  it('there is no choice from nothing', () => {
    expect(() => pick(seedRandom('s'), [])).toThrow('below');
  });

  it('the statistical tests would notice a loaded die', () => {
    const random = seedRandom('loaded');
    const counts = countOutcomes(6, 30_000, () => below(random, 63) % 6);
    expect(unevenness(counts)).toBeGreaterThan(3.5);
  });
});

describe('scripted chance', () => {
  it('comes in its order, counts as drawn, and is copied by clones', () => {
    const random: Random = { ...seedRandom('s'), script: [4, 0] };
    const clone = cloneRandom(random);
    expect([die(random), below(random, 1)]).toEqual([5, 0]);
    expect(random.drawn).toBe(2);
    expect(die(clone)).toBe(5);
  });

  it('is a fault of the test where it runs out or does not fit', () => {
    expect(() => die({ ...seedRandom('s'), script: [] })).toThrow('run out');
    expect(() => die({ ...seedRandom('s'), script: [6] })).toThrow('below 6');
  });
});
