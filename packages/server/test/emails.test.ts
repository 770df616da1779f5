/** An e-mail that may have been sent already is sent again unchanged. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSender } from '../src/notices/sender.ts';
import { createDirectory } from '../src/people/directory.ts';
import type { Channel } from '../src/storage/channel-store.ts';
import { openStorage } from '../src/storage/storage.ts';
import { createMetrics } from '../src/watch/metrics.ts';
import { fakeTime } from './support/fake-time.ts';
import { emptyFolder } from './support/folder.ts';

const MAIL: Channel = {
  id: 'mail',
  person: 'ben',
  kind: 'mail',
  address: 'ben@example.org',
  keys: {},
  language: 'en',
  state: 'on',
  createdAt: 0,
};

it('an e-mail that a dead process may have sent is sent again alone, under its id', async () => {
  const storage = await openStorage({ kind: 'sqlite', file: join(emptyFolder(), 'emails.sqlite') });
  onTestFinished(() => storage.close());
  const time = fakeTime();
  const turnAt = async (table: string): Promise<void> => {
    const summary = { phase: 'over', seats: [{ plan: { kind: 'open' }, person: 'ben' }], voting: [] };
    const at = time.now();
    await storage.tables.append({
      entry: { version: 1, commandId: 'open', body: '{}', at },
      row: {
        ...{
          id: table,
          version: 1,
          game: 'cards',
          phase: 'over',
          access: 'link',
          clock: 'none',
          host: 'ann',
        },
        ...{ freeSeats: 0, summary: JSON.stringify(summary), botsOwe: false, createdAt: at, changedAt: at },
      },
      notices: [{ person: 'ben', kind: 'over', facts: {}, due: at }],
    });
  };
  await storage.channels.add(MAIL, 1);
  const emails: { readonly email: string | undefined; readonly tables: readonly (string | undefined)[] }[] =
    [];
  let isDying = true;
  const sender = (self: string) =>
    createSender({
      queue: {
        ...storage.notices,
        remove: (notices) =>
          isDying ? Promise.reject(new Error('killed')) : storage.notices.remove(notices),
      },
      ...{
        channels: storage.channels,
        tables: storage.tables,
        time,
        kinds: ['mail'],
        failed: () => undefined,
      },
      directory: createDirectory(storage.people, time),
      viewedTables: { isInFront: async () => false },
      cluster: { self, members: { others: () => [] } },
      metrics: createMetrics({
        ...{ tables: () => 0, sockets: () => 0, queued: () => 0, botsWaiting: () => 0 },
        ...{ noticesDue: async () => 0, oldestNotice: async () => 0 },
      }),
      async deliver(_, told, email) {
        emails.push({ email, tables: told.map(({ table }) => table?.id) });
        return { outcome: 'sent' };
      },
    });
  const run = async (self: string): Promise<void> => {
    const one = sender(self);
    await one.send();
    await one.idle();
  };
  await turnAt('first');
  await turnAt('second');
  await run('a process that dies');
  time.pass(1_000);
  await turnAt('third');
  isDying = false;
  await run('the next one');
  time.pass(600_001);
  await run('the next one');
  const [first, again, last] = emails;
  expect([...(first?.tables ?? [])].sort()).toEqual(['first', 'second']);
  expect({ ...again, tables: [...(again?.tables ?? [])].sort() }).toEqual({
    email: first?.email,
    tables: ['first', 'second'],
  });
  expect(last?.tables).toEqual(['third']);
  expect(last?.email).not.toBe(first?.email);
  expect(emails).toHaveLength(3);
});
