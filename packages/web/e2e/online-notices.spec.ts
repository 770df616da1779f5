/** Away from the table: the notice that comes, what the browser makes of it, and where it leads. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { begin, closeVisitors, comeOnline, openTable, PHONE, takeSeat } from './online-player.ts';
import { PORT } from './ports.ts';
import { answerTown, tap } from './town-player.ts';

test.use({ serviceWorkers: 'allow' });
test.afterEach(closeVisitors);

interface Notice {
  readonly title: string;
  readonly question: string;
  readonly url: string;
}

/** A web server that people are told through; each notice by the path it was sent to. */
async function receiver(): Promise<{ server: Server; url: string; notices: Map<string, Notice> }> {
  const notices = new Map<string, Notice>();
  const server = createServer(async (request, response) => {
    const parts = await request.toArray();
    notices.set(request.url ?? '', JSON.parse(Buffer.concat(parts).toString()));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, notices };
}

/** Webhooks are for people with an account. */
async function wantNotices(page: Page, name: string, address: string): Promise<void> {
  const done = await page.evaluate(
    async ([account, hook]) => {
      const send = (method: string, path: string, body: object) =>
        fetch(path, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then(({ status }) => status);
      const kept = await send('PUT', '/api/me/password', { name: account, password: 'long enough' });
      return [
        kept,
        await send('POST', '/api/me/notices', { kind: 'webhook', address: hook, language: 'en' }),
      ];
    },
    [name, address] as const,
  );
  expect(done).toEqual([200, 200]);
}

/** Hands the notice to the page's own service worker, as a push service would; answers what its click opens. */
async function showAndClick(page: Page, notice: Notice): Promise<string> {
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: `http://localhost:${PORT}` });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active !== undefined) resolve(active.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  /** A push service repeats what it could not deliver; a notice of the same tag takes the place of the last one. */
  const shown = async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: `http://localhost:${PORT}`,
      registrationId,
      data: JSON.stringify({ title: notice.title, text: notice.question, url: notice.url, tag: 'turn' }),
    });
    return worker.evaluate(async () => {
      const self_ = globalThis as unknown as { registration: ServiceWorkerRegistration };
      return (await self_.registration.getNotifications()).map(({ title, body }) => [title, body]);
    });
  };
  await expect.poll(shown).toEqual([[notice.title, notice.question]]);
  // Only a real finger may open a window: what the worker wants to open is noted instead.
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: object;
      dispatchEvent: (event: Event) => boolean;
    };
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((resolve) => {
      Object.defineProperty(scope.clients, 'matchAll', { value: async () => [] });
      Object.defineProperty(scope.clients, 'openWindow', { value: async (url: string) => resolve(url) });
      const Click = (globalThis as unknown as { NotificationEvent: new (type: string, of: object) => Event })
        .NotificationEvent;
      scope.dispatchEvent(new Click('notificationclick', { notification }));
    });
  });
}

test('a move reaches a player who has closed the page, and the notice leads to the question', async ({
  browser,
}) => {
  const { server, url, notices } = await receiver();
  const names = ['Wyatt', 'Doc'].map((name) => `${name} ${Date.now() % 100_000}`) as [string, string];
  const people = await Promise.all(names.map((name) => comeOnline(browser, { name, device: PHONE })));
  const [host, guest] = people as [Page, Page];
  for (const [at, page] of people.entries()) await wantNotices(page, names[at] ?? '', `${url}/${at}`);
  await takeSeat(guest, await openTable(host, { game: 'board', kinds: ['person', 'person'], clock: 'day' }));
  await begin(host, [guest]);

  const isAsked = (page: Page) => page.locator('.table[data-decision]').count();
  await expect.poll(async () => (await isAsked(host)) + (await isAsked(guest))).toBe(1);
  const first = (await isAsked(host)) === 1 ? 0 : 1;
  const [here, away] = first === 0 ? [host, guest] : [guest, host];
  await away.goto('about:blank');
  for (let at = 0; (await isAsked(here)) === 1; at += 1) {
    const question = await here.locator('.table').getAttribute('data-decision');
    await answerTown(here, tap, at);
    await expect(here.locator(`.table:not([data-decision="${question}"])`)).toBeAttached();
  }

  const path = `/${1 - first}`;
  await expect.poll(() => notices.has(path), { timeout: 30_000 }).toBe(true);
  const notice = notices.get(path) as Notice;
  expect(notices.has(`/${first}`)).toBe(false);
  await away.goto('/');
  await away.goto(await showAndClick(away, notice));
  await expect(away.locator('.table[data-decision]')).toBeAttached();
  await expect(away.locator('.question')).toHaveText(notice.question);
  server.close();
});
