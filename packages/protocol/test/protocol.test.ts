import { readBy } from '@carson/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  type ClientMessage,
  ClientMessageSchema,
  ENDPOINTS,
  type Endpoint,
  LIMITS,
} from '../src/index.ts';

const TABLE = 'abcdefghijklmnopqrstuv';

const GOOD: readonly ClientMessage[] = [
  { type: 'watch', table: TABLE },
  { type: 'watch', table: TABLE, version: 7, changes: true },
  { type: 'refresh', table: TABLE },
  { type: 'unwatch', table: TABLE },
  { type: 'act', id: 'command-1', table: TABLE, action: { type: 'join', seat: 1, invitation: 'x' } },
  { type: 'act', id: 'command-1', table: TABLE, action: { type: 'leave' } },
  { type: 'act', id: 'command-1', table: TABLE, action: { type: 'plan', seat: 0, plan: { kind: 'open' } } },
  {
    type: 'act',
    id: 'command-1',
    table: TABLE,
    action: { type: 'move', decision: 3, command: { type: 'bid' } },
  },
  { type: 'act', id: 'command-1', table: TABLE, action: { type: 'vote', seat: 2, choice: 'wait' } },
  { type: 'chat', id: 'command-1', table: TABLE, text: 'hello' },
  { type: 'ping' },
];

describe('messages', () => {
  it.each(GOOD)('%j is read as it is', (message) => {
    expect(readBy(ClientMessageSchema, message)).toEqual({ ok: true, value: message });
  });

  it('of any other kind are refused, never thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readBy(ClientMessageSchema, value).ok).toBe(false);
      }),
    );
  });

  it.each([
    [{ type: 'ping', more: 1 }, 'more'],
    [{ type: 'dance' }, 'type'],
    [{ type: 'watch', table: 'short' }, 'table'],
    [{ type: 'chat', id: 'command-1', table: TABLE, text: 'x'.repeat(LIMITS.chat + 1) }, 'text'],
    [{ type: 'chat', id: 'command-1', table: TABLE, text: '   ' }, 'text'],
    [{ type: 'act', id: 'x', table: TABLE, action: { type: 'start' } }, 'id'],
    [{ type: 'act', id: 'command-1', table: TABLE, action: { type: 'undo', count: 0 } }, 'action.count'],
    [{ type: 'act', id: 'command-1', table: TABLE, action: { type: 'move', decision: 1 } }, 'action.command'],
  ])('%j is refused at %s', (message, path) => {
    expect(readBy(ClientMessageSchema, message)).toMatchObject({
      ok: false,
      refusal: { code: 'malformed', params: { path } },
    });
  });

  it('keep what a game puts into its commands', () => {
    const command = { type: 'layCard', x: 1, y: -2, deep: { list: [1, 2] } };
    const message = {
      type: 'act',
      id: 'command-1',
      table: TABLE,
      action: { type: 'move', decision: 1, command },
    };
    expect(readBy(ClientMessageSchema, message)).toEqual({ ok: true, value: message });
  });
});

/** Of parameters that are no id. */
const EXAMPLES: Readonly<Record<string, string>> = { from: '3', to: '3', game: 'cards', day: '2026-11-16' };

describe('endpoints', () => {
  const all = Object.entries<Endpoint>(ENDPOINTS);

  it('have an address each', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(all.length);
  });

  it('are asked at their path, with parameters and query filled in', () => {
    expect(addressOf('table', { params: { table: TABLE }, query: { after: '3', wait: '5' } })).toBe(
      `/api/tables/${TABLE}?after=3&wait=5`,
    );
    expect(addressOf('table', { params: { table: '../x?' } })).toBe('/api/tables/..%2Fx%3F');
  });

  it('check exactly the parameters of their address', () => {
    for (const [name, { path, params }] of all) {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter ?? '');
      const given = Object.fromEntries(names.map((parameter) => [parameter, EXAMPLES[parameter] ?? TABLE]));
      expect([name, readBy(params, given).ok]).toEqual([name, true]);
      expect([name, readBy(params, { ...given, other: TABLE }).ok]).toEqual([name, false]);
    }
  });
});
