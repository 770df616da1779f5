import { createHash } from 'node:crypto';
import { isSeedOf, seedCommitment, setTextHash, stableHash } from '@carson/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('stableHash', () => {
  it('is the SHA-256 of the canonical text', () => {
    expect(stableHash({ b: [1, 2], a: 'Sälōön' })).toBe(sha256('{"a":"Sälōön","b":[1,2]}'));
  });

  it('is the same by the hash of the platform, which every later one is made by', () => {
    const value = { b: [1, 2], a: 'Sälōön' };
    const own = stableHash(value);
    const hashed: string[] = [];
    setTextHash((text) => {
      hashed.push(text);
      return sha256(text);
    });
    expect(stableHash(value)).toBe(own);
    expect(hashed).toEqual(['{"a":"Sälōön","b":[1,2]}']);
  });

  it('changes with every value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(stableHash({ state: one, with: 1 })).not.toBe(stableHash({ state: other, with: 2 }));
      }),
    );
  });
});

describe('the commitment to a seed', () => {
  it('is proven by the seed and by no other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, other) => {
        const shown = seedCommitment(seed);
        expect(isSeedOf(seed, shown)).toBe(true);
        expect(isSeedOf(other, shown)).toBe(other === seed);
      }),
    );
  });

  it('does not tell the seed, nor the key of the generator made from it', () => {
    expect(seedCommitment('S')).toBe(sha256('carson seed S'));
    expect(seedCommitment('S')).not.toBe(sha256('S'));
  });
});
