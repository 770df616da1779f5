/** Garbage of every kind is refused with a reason and costs nothing. */
import { pick, readBy, seedRandom } from '@carson/engine';
import { type ClientMessage, ClientMessageSchema, ENDPOINTS, type Endpoint } from '@carson/protocol';
import { describe, expect, it } from 'vitest';
import { bent, noise } from './support/garbage.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { testServer } from './support/server.ts';
import { startedAlone } from './support/started.ts';

describe('garbage', () => {
  it('over the live connection: 8,000 messages, each answered, the table untouched', async () => {
    const { ann, table } = await startedAlone(cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]));
    const { version } = await ann.look(table);
    const good: readonly ClientMessage[] = [
      { type: 'watch', table, version: 0 },
      { type: 'unwatch', table },
      {
        type: 'act',
        id: 'command-x',
        table,
        action: { type: 'move', decision: 1, command: { type: 'bid' } },
      },
      { type: 'act', id: 'command-x', table, action: { type: 'undo', count: 3 } },
      { type: 'chat', id: 'command-x', table, text: 'hello' },
      { type: 'ping' },
    ];
    const live = await ann.live();
    const random = seedRandom('garbage');
    let sent = 0;
    while (sent < 8_000) {
      const text = sent % 2 === 0 ? noise(random) : JSON.stringify(bent(pick(random, good), random));
      if (isGood(text)) continue;
      live.socket.send(sent % 97 === 0 ? Buffer.from(text) : text);
      sent++;
      if (sent % 500 === 0) await live.until(() => (live.received.length > sent ? true : undefined));
    }
    const problems = live.received.filter(({ type }) => type === 'problem');
    expect(problems).toHaveLength(8_000);
    expect(
      problems.every((message) => message.type === 'problem' && message.refusal.code === 'malformed'),
    ).toBe(true);
    expect((await ann.look(table)).version).toBe(version);
  });

  it('over HTTP: 2,000 requests to every endpoint, each refused', { timeout: 300_000 }, async () => {
    const { server, ann, table } = await startedAlone(cardPlan([OPEN, VIRTUAL, VIRTUAL, VIRTUAL]));
    const { version } = await ann.look(table);
    const random = seedRandom('garbage over HTTP');
    const endpoints = Object.values<Endpoint>(ENDPOINTS).filter(({ method }) => method !== 'GET');
    const attempt = async (): Promise<void> => {
      const { method, path, body: schema, raw } = pick(random, endpoints);
      const body = noise(random) || 'nothing';
      if (isJson(body) && readBy(schema, JSON.parse(body)).ok) return;
      const response = await fetch(server.url + path.replace(':table', table).replace(':id', table), {
        method,
        headers: { ...ann.headers, 'content-type': pick(random, ['application/json', 'text/plain', 'x']) },
        body,
      });
      const answer = (await response.json()) as { refusal: { code: string } };
      // Records are proven in a process: few of one person may wait, and on a busy machine one may wait too long.
      const [status, code] =
        raw === true
          ? [
              [429, 422],
              ['tooFast', 'proofTooLong'],
            ]
          : [[], []];
      expect([400, 404, 413, ...status]).toContain(response.status);
      expect(['malformed', 'notFound', 'tooLarge', ...code]).toContain(answer.refusal.code);
    };
    for (let done = 0; done < 2_000; done += 10) await Promise.all(Array.from({ length: 10 }, attempt));
    expect((await ann.look(table)).version).toBe(version);
  });

  it('is refused for its size before it is read', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const live = await ann.live();
    live.socket.send('x'.repeat(40_000));
    expect(await live.whenClosed()).toBe(1009);
    const response = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { ...ann.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'x'.repeat(40_000) }),
    });
    expect(response.status).toBe(413);
  });

  const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

  it.each<[string, string, string]>([
    [
      'nested without end',
      '/api/tables',
      `{"id":"too-deep-1","plan":{"game":"cards","options":${nested(15_000)},"seats":[{"kind":"open"}],
        "access":"public","clock":{"kind":"none"}}}`,
    ],
    ['nested in a record', '/api/records/verify', `{"game":"cards","options":${nested(190_000)}}`],
    ['no character of any database', '/api/tokens', '{"label":"a\\u0000b","scopes":["read"]}'],
    ['a key to the prototype', '/api/tables', '{"__proto__":{"admin":true}}'],
    ['an address that cannot be read', '/api/tables/%E0%A4%A/rematch', '{}'],
  ])('is refused with its reason: %s', async (_, path, body) => {
    const server = await testServer();
    const ann = await server.visitor();
    const headers = { ...ann.headers, 'content-type': 'application/json' };
    const response = await fetch(server.url + path, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ refusal: { code: 'malformed' } });
  });

  it('nested over the live connection is answered like any other', async () => {
    const server = await testServer();
    const live = await (await server.visitor()).live();
    const command = `{"type":"bid","more":${nested(15_000)}}`;
    live.socket.send(
      `{"type":"act","id":"too-deep-2","table":"AAAAAAAAAAAAAAAAAAAAAA",
        "action":{"type":"move","decision":1,"command":${command}}}`,
    );
    const { refusal } = await live.until(() => live.find('problem'));
    expect(refusal.code).toBe('malformed');
  });

  it('closes the connection of a client that sends nothing else', async () => {
    const server = await testServer({ config: { rateLimit: 600 } });
    const live = await (await server.visitor()).live();
    for (let sent = 0; sent < 60; sent++) live.socket.send('nonsense');
    expect(await live.whenClosed()).toBe(1008);
  });
});

function isGood(text: string): boolean {
  return isJson(text) && readBy(ClientMessageSchema, JSON.parse(text)).ok;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
