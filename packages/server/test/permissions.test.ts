/** Each request, tried as a stranger, a spectator, another seat, and the host. */
import { dayAt } from '@carson/bots';
import type { Action, EndpointName } from '@carson/protocol';
import { ENDPOINTS } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import { type Asked, type Client, newCommandId } from './support/client.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { must } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

type Phase = 'waiting' | 'playing' | 'over';

interface Scene {
  readonly table: string;
  readonly line: string;
  readonly people: { readonly [role: string]: Client };
}

/** Statuses as stranger, spectator, other seat, host. */
type Row = readonly [phase: Phase, what: Action, expected: readonly [number, number, number, number]];

const MOVE: Action = { type: 'move', decision: 999, command: { type: 'bid' } };

const ACTIONS: readonly Row[] = [
  ['waiting', { type: 'join' }, [401, 409, 409, 409]],
  ['waiting', { type: 'leave' }, [401, 403, 200, 200]],
  ['waiting', { type: 'plan', seat: 3, plan: { kind: 'virtual' } }, [401, 403, 403, 200]],
  ['waiting', { type: 'start' }, [401, 403, 403, 200]],
  ['waiting', { type: 'cancel' }, [401, 403, 403, 200]],
  ['playing', { type: 'cancel' }, [401, 403, 403, 409]],
  ['playing', { type: 'join' }, [401, 409, 409, 409]],
  ['playing', MOVE, [401, 403, 409, 409]],
  ['playing', { type: 'undo', count: 1 }, [401, 403, 409, 409]],
  ['playing', { type: 'vote', seat: 2, choice: 'end' }, [401, 403, 409, 409]],
  ['playing', { type: 'reclaim' }, [401, 403, 409, 409]],
  ['playing', { type: 'offer', seat: 1 }, [401, 403, 409, 409]],
  ['over', MOVE, [401, 403, 409, 409]],
];

type ReviewPoll = (scene: Scene) => Asked<EndpointName>;
const YESTERDAY = { game: 'cards', day: dayAt(Date.now() - 86_400_000) };
const none: ReviewPoll = () => ({});
const ofTable: ReviewPoll = ({ table }) => ({ params: { table } });
const ofLine: ReviewPoll = ({ line }) => ({ params: { id: line } });

const REQUESTS: readonly (readonly [
  EndpointName,
  Phase,
  ReviewPoll,
  readonly [number, number, number, number],
])[] = [
  ['games', 'waiting', none, [200, 200, 200, 200]],
  ['hello', 'waiting', none, [200, 200, 200, 200]],
  ['login', 'waiting', () => ({ body: { name: 'Nobody', password: 'a wrong one' } }), [401, 401, 401, 401]],
  [
    'keep',
    'waiting',
    () => ({ body: { name: `Kept ${newCommandId().slice(-5)}`, password: 'long enough' } }),
    [401, 200, 200, 200],
  ],
  ['time', 'waiting', none, [200, 200, 200, 200]],
  ['tables', 'waiting', none, [401, 200, 200, 200]],
  ['myTables', 'waiting', none, [401, 200, 200, 200]],
  ['table', 'waiting', ofTable, [401, 200, 200, 200]],
  ['beats', 'playing', ({ table }) => ({ params: { table, from: '-1', to: '0' } }), [401, 200, 200, 200]],
  ['record', 'playing', ofTable, [401, 409, 409, 409]],
  ['record', 'over', ofTable, [401, 200, 200, 200]],
  ['rematch', 'playing', ofTable, [401, 409, 409, 409]],
  ['rematch', 'over', ofTable, [401, 403, 200, 200]],
  ['chat', 'waiting', ofTable, [401, 200, 200, 200]],
  [
    'say',
    'waiting',
    ({ table }) => ({ params: { table }, body: { id: newCommandId(), text: 'hi' } }),
    [401, 403, 200, 200],
  ],
  [
    'report',
    'waiting',
    ({ line }) => ({ params: { id: line }, body: { reason: 'rude' } }),
    [401, 200, 200, 200],
  ],
  ['reports', 'waiting', none, [404, 404, 404, 404]],
  ['endReport', 'waiting', ofLine, [404, 404, 404, 404]],
  ['muted', 'waiting', none, [401, 200, 200, 200]],
  ['mute', 'waiting', ofLine, [401, 200, 200, 200]],
  ['unmute', 'waiting', ofLine, [401, 200, 200, 200]],
  ['rename', 'waiting', () => ({ body: { name: `Nn ${newCommandId().slice(-5)}` } }), [401, 200, 200, 200]],
  ['sessions', 'waiting', none, [401, 200, 200, 200]],
  ['endSession', 'waiting', ofLine, [401, 404, 404, 404]],
  ['tokens', 'waiting', none, [401, 200, 200, 200]],
  ['endToken', 'waiting', ofLine, [401, 404, 404, 404]],
  ['bots', 'waiting', none, [401, 200, 200, 200]],
  ['deleteBot', 'waiting', ofLine, [401, 404, 404, 404]],
  ['createBot', 'waiting', () => ({ body: { name: 'Robot' } }), [401, 403, 403, 403]],
  ['createToken', 'waiting', () => ({ body: { label: 'x', scopes: ['read'] } }), [401, 200, 200, 200]],
  ['exportMe', 'waiting', none, [401, 200, 200, 200]],
  ['notices', 'waiting', none, [401, 200, 200, 200]],
  ['addChannel', 'waiting', () => ({ body: HOOK }), [401, 409, 409, 409]],
  ['testChannel', 'waiting', ofLine, [401, 404, 404, 404]],
  ['endChannel', 'waiting', ofLine, [401, 404, 404, 404]],
  ['quietHours', 'waiting', () => ({ body: {} }), [401, 200, 200, 200]],
  ['queuedAnswers', 'playing', ofTable, [401, 403, 200, 200]],
  ['queueAnswer', 'playing', ({ table }) => ({ params: { table }, body: AHEAD }), [401, 403, 409, 409]],
  [
    'withdrawAnswer',
    'playing',
    ({ table }) => ({ params: { table, question: 'bid' } }),
    [401, 403, 200, 200],
  ],
  ['vacation', 'waiting', () => ({ body: {} }), [401, 200, 200, 200]],
  [
    'createTable',
    'waiting',
    () => ({ body: { id: newCommandId(), plan: cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]) } }),
    [401, 200, 200, 200],
  ],
  ['verifyRecord', 'waiting', () => ({ body: { game: 'cards' } }), [400, 400, 400, 400]],
  [
    'importRecord',
    'waiting',
    () => ({ body: { id: newCommandId(), record: { game: 'cards' } } }),
    [401, 400, 400, 400],
  ],
  ['daily', 'waiting', () => ({ params: YESTERDAY }), [200, 200, 200, 200]],
  ['enterDaily', 'waiting', () => ({ params: YESTERDAY, body: { game: 'cards' } }), [401, 400, 400, 400]],
  ['review', 'playing', (scene) => ({ ...ofTable(scene), body: {} }), [401, 409, 409, 409]],
  ['stopReview', 'playing', ofTable, [401, 200, 200, 200]],
  ['myResults', 'waiting', () => ({}), [401, 200, 200, 200]],
  ['deleteMe', 'waiting', () => ({ body: {} }), [401, 200, 200, 200]],
];

const AHEAD = { question: 'bid', command: { type: 'bid', card: 1 }, stops: [] } as const;
const HOOK = { kind: 'webhook', address: 'https://example.org/hook', language: 'en' } as const;
const ROLES = ['stranger', 'spectator', 'other', 'host'] as const;

describe('permissions', () => {
  it('of everything that can be done at a table', async () => {
    const server = await testServer();
    for (const [phase, action, expected] of ACTIONS) {
      const got = [];
      for (const role of ROLES) {
        const { people, table } = await scene(server, phase);
        got.push((await (people[role] as Client).act(table, action)).status);
      }
      expect([phase, action.type, ...got]).toEqual([phase, action.type, ...expected]);
    }
  });

  it('of every other request', async () => {
    const server = await testServer();
    for (const [name, phase, asking, expected] of REQUESTS) {
      const got = [];
      for (const role of ROLES) {
        const set = await scene(server, phase);
        got.push((await (set.people[role] as Client).ask(name, asking(set))).status);
      }
      expect([name, phase, ...got]).toEqual([name, phase, ...expected]);
    }
    const tried = new Set<string>([...REQUESTS.map(([name]) => name), 'act']);
    expect(Object.keys(ENDPOINTS).filter((name) => !tried.has(name))).toEqual([]);
  });

  it('let no one take a seat that someone sits on', async () => {
    const server = await testServer();
    const { people, table } = await scene(server, 'waiting');
    for (const seat of [0, 1, 2, 3, 31]) {
      expect(await (people['spectator'] as Client).act(table, { type: 'join', seat })).toMatchObject({
        refusal: { code: 'noSeat' },
      });
    }
  });
});

async function scene(server: TestServer, phase: Phase): Promise<Scene> {
  const [host, other, spectator] = await server.visitors(3);
  const { table } = await host.open(cardPlan([OPEN, OPEN, VIRTUAL, VIRTUAL]));
  await must(other.act(table, { type: 'join' }));
  await host.call('say', { params: { table }, body: { id: newCommandId(), text: 'welcome' } });
  const [line] = (await host.call('chat', { params: { table } })).lines;
  if (phase !== 'waiting') await must(host.act(table, { type: 'start' }));
  if (phase === 'over') {
    await must(host.act(table, { type: 'leave' }));
    await must(other.act(table, { type: 'vote', seat: 0, choice: 'end' }));
  }
  return { table, line: line?.id ?? '', people: { stranger: server.stranger(), spectator, other, host } };
}
