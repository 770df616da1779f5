/** The examples play whole games through the public API only, by the recipe as it is written. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { testServer } from './support/server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The recipe of the README, with another server, and each example playing another game as well. */
function recipe(server: string, swap: (line: string) => string = (line) => line): string {
  const readme = readFileSync(`${ROOT}examples/bot/README.md`, 'utf8');
  const [, code] = /```sh\n([\s\S]*?)```/.exec(readme) ?? [];
  if (code === undefined) throw new Error('the README has no recipe');
  return code.replace('SERVER=http://localhost:3000', `SERVER=${server}`).split('\n').map(swap).join('\n');
}

const otherGame = (line: string) =>
  line.replace(/--game (cards|board)/, (_, game) => `--game ${game === 'cards' ? 'board' : 'cards'}`);

describe('examples/bot', () => {
  it.each([
    ['as it is written', undefined],
    ['with the games swapped', otherGame],
  ])('the recipe makes an account, and both bots finish their games, %s', async (_, swap) => {
    const server = await testServer();
    const { stdout } = await promisify(execFile)('bash', ['-euc', recipe(server.url, swap)], { cwd: ROOT });
    const games = stdout
      .split(/\n|(?<=\})(?=\{)/)
      .filter((line) => line.includes('"result"'))
      .map((line) => JSON.parse(line));
    expect(games).toHaveLength(2);
    for (const { result } of games) {
      expect(result.map(({ rank }: { rank: number }) => rank)).toContain(1);
    }
    const ann = await server.visitor();
    for (const { table } of games) {
      const record = await ann.call('record', { params: { table } });
      expect(await ann.call('verifyRecord', { body: record })).toMatchObject({ ok: true });
    }
  });
});
