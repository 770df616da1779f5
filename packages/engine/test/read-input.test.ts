import { readBy } from '@carson/engine';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const Schema = v.strictObject({
  laid: v.array(v.strictObject({ x: v.number(), on: v.picklist(['mine', 'ranch']) })),
  gone: v.exactOptional(v.never()),
});

describe('readBy', () => {
  it('hands on what fits', () => {
    const json = { laid: [{ x: 1, on: 'mine' }] };
    expect(readBy(Schema, json)).toEqual({ ok: true, value: json });
  });

  it.each([
    ['a wrong type', { laid: [{ x: '1', on: 'mine' }] }, 'laid[0].x', 'number', '"1"'],
    ['an unknown id', { laid: [{ x: 1, on: 'moon' }] }, 'laid[0].on', '("mine" | "ranch")', '"moon"'],
    ['a missing key', { laid: [{ x: 1 }] }, 'laid[0].on', '"on"', 'undefined'],
    ['a key too many', { laid: [], more: 1 }, 'more', 'no such key', '"more"'],
    ['null', null, '', 'Object', 'null'],
    ['what may never be', { laid: [], gone: 1 }, 'gone', 'never', '1'],
  ])('names path, accepted and received: %s', (_name, json, path, expected, received) => {
    expect(readBy(Schema, json)).toEqual({
      ok: false,
      refusal: { code: 'malformed', params: { path, expected, received } },
    });
  });

  it('does not take a list for an object, however few keys that needs', () => {
    const Loose = v.strictObject({ cells: v.array(v.strictObject({ on: v.optional(v.string()) })) });
    expect(readBy(Loose, { cells: [{}, []] })).toEqual({
      ok: false,
      refusal: { code: 'malformed', params: { path: 'cells[1]', expected: 'Object', received: 'Array' } },
    });
    expect(readBy(v.strictObject({}), []).ok).toBe(false);
  });

  it('looks no further than the first misfit: what comes from outside may hold many', () => {
    let looks = 0;
    const isNever = v.check(() => {
      looks++;
      return false;
    });
    expect(readBy(v.array(v.pipe(v.unknown(), isNever)), [1, 2, 3]).ok).toBe(false);
    expect(looks).toBe(1);
  });

  it('hands on what a schema makes of a list', () => {
    const Length = v.pipe(
      v.array(v.number()),
      v.transform((list) => list.length),
    );
    expect(readBy(Length, [4, 5])).toEqual({ ok: true, value: 2 });
  });

  it('refuses what is nested to overflow the stack', () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    const Anything = v.strictObject({ options: v.unknown() });
    expect(readBy(Anything, { options: nested(60) }).ok).toBe(true);
    expect(readBy(Anything, { options: nested(63) }).ok).toBe(true);
    const around = (levels: number, inner: unknown): unknown =>
      Array.from({ length: levels }).reduce((held) => [held], inner);
    expect(readBy(Anything, { options: around(63, null) }).ok).toBe(true);
    expect(readBy(Anything, { options: around(63, {}) }).ok).toBe(false);
    for (const deep of [{ options: nested(100_000) }, { options: nested(64) }, nested(65)])
      expect(readBy(Anything, deep)).toEqual({
        ok: false,
        refusal: {
          code: 'malformed',
          params: { path: '', expected: 'at most 64 levels', received: 'more' },
        },
      });
  });
});
