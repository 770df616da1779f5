/** The example plays whole games through the public API only. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/registry.ts';
import { testServer } from './support/server.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot/bot.mjs', import.meta.url));

describe('examples/bot', () => {
  it.each(GAMES.map(({ game }) => game.id))('plays a whole game of %s', async (game) => {
    const server = await testServer();
    const ann = await server.visitor();
    await ann.call('keep', { body: { name: 'Ann', password: 'a long enough password' } });
    const robot = await ann.call('createBot', { body: { name: 'Robo' } });
    const { secret } = await ann.call('createToken', {
      body: { label: 'play', scopes: ['read', 'tables', 'play'], bot: robot.id },
    });
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [BOT, '--server', server.url, '--game', game],
      {
        env: { ...process.env, CARSON_TOKEN: secret },
      },
    );
    const { result, table } = JSON.parse(stdout);
    expect(result.map(({ rank }: { rank: number }) => rank)).toContain(1);
    const record = await ann.call('record', { params: { table } });
    expect(await ann.call('verifyRecord', { body: record })).toMatchObject({ ok: true, game });
  });
});
