import { describe, expect, it } from 'vitest';
import { cardGame } from '../src/index.ts';
import { real, reals, virtual } from './table.ts';

function codeFor(options: unknown): string | undefined {
  const read = cardGame.readOptions(options);
  return read.ok ? undefined : `${read.refusal.code} ${read.refusal.rule ?? read.refusal.params['path']}`;
}

describe('options', () => {
  it('C2.1 four to six seats, at least one of them real', () => {
    for (const count of [4, 5, 6]) expect(codeFor({ seats: reals(count) })).toBeUndefined();
    expect(codeFor({ seats: reals(3) })).toBe('seatCount C2.1');
    expect(codeFor({ seats: [...reals(6), virtual('novice')] })).toBe('seatCount C2.1');
    const four = Array.from({ length: 4 }, () => virtual('novice'));
    expect(codeFor({ seats: four })).toBe('noRealSeat C2.1');
    expect(codeFor({ seats: [real('cow'), ...four.slice(1)] })).toBeUndefined();
  });

  it('C2.2 every suit once', () => {
    expect(codeFor({ seats: [...reals(3), real('hat')] })).toBe('suitTwice C2.2');
    expect(codeFor({ seats: [...reals(3), virtual('novice', 'star')] })).toBe('suitTwice C2.2');
  });

  it('C2.3 levels may be mixed', () => {
    const seats = [real('hat'), virtual('novice'), virtual('intermediate'), virtual('expert')];
    expect(codeFor({ seats })).toBeUndefined();
    expect(codeFor({ seats: [...reals(3), { kind: 'virtual', level: 'master' }] })).toBe(
      'malformed seats[3].level',
    );
  });

  it('C9.2 virtual seats beside any number of real ones, up to six seats', () => {
    for (let count = 1; count <= 5; count++) {
      for (let extra = Math.max(0, 4 - count); count + extra <= 6; extra++) {
        const seats = [...reals(count), ...Array.from({ length: extra }, () => virtual('expert'))];
        expect(codeFor({ seats })).toBeUndefined();
      }
    }
  });

  it('refuses what is no table at all', () => {
    expect(codeFor(undefined)).toBe('malformed ');
    expect(codeFor({})).toBe('malformed seats');
    expect(codeFor({ seats: reals(4), extra: 1 })).toBe('malformed extra');
    expect(codeFor({ seats: [...reals(3), { kind: 'real' }] })).toBe('malformed seats[3].suit');
  });
});
