/** Two seats that are played in one browser, or from one account, are shown to the table. */
import { describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { cardPlan, OPEN, VIRTUAL } from './support/plans.ts';
import { must } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

/** Someone new in the browser of another person. */
async function inBrowserOf(server: TestServer, other: Client): Promise<Client> {
  const client = server.stranger();
  client.cookie = browserCookie(other);
  await client.call('hello');
  expect(client.id).not.toBe(other.id);
  return client;
}

function browserCookie({ cookie = '' }: Client): string {
  return cookie.split('; ').find((one) => one.startsWith('carson_browser=')) ?? '';
}

async function tableOf(host: Client, guests: readonly Client[]): Promise<string> {
  const seats = [host, ...guests].map(() => OPEN);
  const { table } = await host.open(cardPlan([...seats, ...Array(4 - seats.length).fill(VIRTUAL)]));
  for (const guest of guests) await must(guest.act(table, { type: 'join' }));
  return table;
}

const marks = async (viewer: Client, table: string) =>
  (await viewer.look(table)).seats.map(({ alike }) => alike);

describe('two seats', () => {
  it('of one browser are marked for everyone, before and during the game; others are not', async () => {
    const server = await testServer();
    const [ann, ben] = await server.visitors(2);
    const second = await inBrowserOf(server, ann);
    const table = await tableOf(ann, [ben, second]);
    const expected = [[2], undefined, [0], undefined];
    const spectator = await server.visitor();
    for (const viewer of [ann, ben, spectator]) expect(await marks(viewer, table)).toEqual(expected);
    await must(ann.act(table, { type: 'start' }));
    const live = await ben.live();
    await live.watch(table);
    expect((await live.at(table, 1)).seats.map(({ alike }) => alike)).toEqual(expected);
  });

  it('of a person and a program of theirs are marked', async () => {
    const server = await testServer();
    const ann = await server.registered('Ann');
    const { id: bot } = await ann.call('createBot', { body: { name: 'Robot' } });
    const robot = await ann.program(['read', 'play'], bot);
    expect(await marks(ann, await tableOf(ann, [robot]))).toEqual([[1], [0], undefined, undefined]);
  });

  it('whose browser has logged out are no longer known to be one', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const second = await inBrowserOf(server, ann);
    const [session] = (await second.call('sessions')).sessions;
    const table = await tableOf(ann, [second]);
    expect(await marks(ann, table)).toEqual([[1], [0], undefined, undefined]);
    await second.call('endSession', { params: { id: session?.id ?? '' } });
    expect(await marks(ann, table)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('the number of a browser', () => {
  it('is only in its cookie, and is sent to no one', async () => {
    const server = await testServer();
    const ann = await server.visitor();
    const second = await inBrowserOf(server, ann);
    const number = browserCookie(ann).slice('carson_browser='.length).split('.')[0] ?? '';
    const [{ browser = '' } = {}] = await server.services.storage.people.browsersOf([ann.id]);
    const seen = JSON.stringify(await second.look(await tableOf(ann, [second])));
    expect(number.length).toBeGreaterThan(20);
    expect(browser).not.toContain(number);
    for (const secret of [number, browser]) expect(seen).not.toContain(secret);
    expect(JSON.stringify(await ann.call('exportMe'))).toContain(browser);
  });

  it('is not taken from a cookie that we did not sign', async () => {
    const server = await testServer();
    const [ann, eve] = [await server.visitor(), server.stranger()];
    eve.cookie = `${browserCookie(ann)}x`;
    await eve.call('hello');
    expect(browserCookie(eve)).not.toBe(browserCookie(ann));
    expect(await marks(ann, await tableOf(ann, [eve]))).toEqual([undefined, undefined, undefined, undefined]);
  });
});
