/** Every text and every list that comes in has a limit, in every request and message. */
import { CommandSchema as BoardCommand, OptionsSchema as BoardOptions } from '@carson/board-game';
import { CommandSchema as CardCommand, OptionsSchema as Options } from '@carson/card-game';
import { RecordSchema } from '@carson/engine';
import { ClientMessageSchema, ENDPOINTS, type Endpoint } from '@carson/protocol';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { unbounded } from './support/unbounded.ts';

/** Handed on unread, within the size of a message or a record, to a schema of the game that is walked below. */
const READ_BY_THE_GAME: Readonly<Record<string, readonly string[]>> = {
  'createTable.body': ['plan.options (unknown)'],
  'act.body': ['action.plan.options (unknown)', 'action.command (loose_object)'],
  'queueAnswer.body': ['command (loose_object)'],
  'importRecord.body': ['record (loose_object)'],
  'verifyRecord.body': ['all (loose_object)'],
  'enterDaily.body': ['all (loose_object)'],
};

const PARTS = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, endpoint]) =>
  (['params', 'query', 'body'] as const).map((part) => [`${name}.${part}`, endpoint[part]] as const),
);

describe('no text and no list is unlimited', () => {
  it.each(PARTS)('in %s', (name, schema) => {
    expect(unbounded(schema)).toEqual(READ_BY_THE_GAME[name] ?? []);
  });

  it.each([
    ['options of the board game', BoardOptions],
    ['commands of the board game', BoardCommand],
    ['options of the card game', Options],
    ['commands of the card game', CardCommand],
  ])('in %s', (_, schema) => {
    expect(unbounded(schema)).toEqual([]);
  });

  it('in a record', () => {
    expect(unbounded(RecordSchema)).toEqual([]);
  });

  it('in any live message', () => {
    expect(unbounded(ClientMessageSchema)).toEqual(READ_BY_THE_GAME['act.body']);
  });
});

describe('the walk through the schemas', () => {
  it.each([
    [v.string(), ['all (string)']],
    [v.pipe(v.string(), v.minLength(1)), ['all (string)']],
    [v.pipe(v.string(), v.regex(/^a+$/)), ['all (string)']],
    [v.pipe(v.string(), v.regex(/[a-z]{2}/)), ['all (string)']],
    [v.pipe(v.string(), v.regex(/^[a-z+*]{2,8}$/)), []],
    [v.pipe(v.string(), v.regex(/^(-1|\d{1,6})$/)), []],
    [v.pipe(v.string(), v.regex(/^a|b$/)), ['all (string)']],
    [v.object({ a: v.exactOptional(v.array(v.boolean())) }), ['a (array)']],
    [v.object({ a: v.pipe(v.array(v.string()), v.maxLength(3)) }), ['a[] (string)']],
    [v.variant('t', [v.strictObject({ t: v.literal(1), a: v.any() })]), ['a (any)']],
    [v.record(v.string(), v.number()), ['all (record)']],
  ])('finds what is unbounded (%#)', (schema, found) => {
    expect(unbounded(schema)).toEqual(found);
  });
});
