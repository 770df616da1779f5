import { readFileSync } from 'node:fs';
import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { FEATURE_NAMES, KNOTS } from '../src/cards/weights/features.ts';
import { personalWeights } from '../src/cards/weights/taste.ts';
import { fileOf, readWeights, weightsText } from '../src/cards/weights/weights-file.ts';
import TUNED from '../src/cards/weights.json' with { type: 'json' };

const FILES = ['weights.json', 'weights-alone.json'];

describe('the weights of the card game', () => {
  it('have a name of their own for every feature', () => {
    expect(new Set(FEATURE_NAMES).size).toBe(FEATURE_NAMES.length);
  });

  for (const file of FILES) {
    const text = readFileSync(new URL(`../src/cards/${file}`, import.meta.url), 'utf8');

    it(`name every feature in ${file}: a new element or character needs an entry and moves no other`, () => {
      const { city } = JSON.parse(text) as typeof TUNED;
      expect(Object.keys(city).sort()).toEqual([...FEATURE_NAMES].sort());
      for (const row of Object.values(city)) expect(row).toHaveLength(KNOTS.length);
    });

    it(`are written as ${file} has them`, () => {
      expect(weightsText(readWeights(JSON.parse(text)))).toBe(text);
    });
  }

  it('of a gunslinger are those of the level, with more for what gunslingers like', () => {
    const plain = readWeights(TUNED);
    const preferences = { taste: 0, temperament: 'gunslinger', leaning: 1 } as const;
    const { city } = personalWeights(plain, preferences, seedRandom('anybody'));
    const liked = FEATURE_NAMES.filter((_, at) => (city[0]?.[at] ?? 0) > (plain.city[0]?.[at] ?? 0));
    expect(liked).toEqual(['parcel saloon', 'parcel prison']);
  });

  it('are read by name, whatever the order of the entries', () => {
    const shuffled = Object.fromEntries(Object.entries(TUNED.city).reverse());
    expect(readWeights({ ...TUNED, city: shuffled })).toEqual(readWeights(TUNED));
    expect(fileOf(readWeights(TUNED))).toEqual(TUNED);
  });

  it('count a feature without an entry for nothing, and leave all others as they are', () => {
    const { 'character banker': _, ...city } = TUNED.city;
    const missing = FEATURE_NAMES.indexOf('character banker');
    const [row = []] = readWeights({ ...TUNED, city }).city;
    const [full = []] = readWeights(TUNED).city;
    expect(row[missing]).toBe(0);
    expect(row.toSpliced(missing, 1)).toEqual(full.toSpliced(missing, 1));
  });
});
