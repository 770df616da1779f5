/**
 * `npm run bench:hostile`: fifty ordinary four-seat tables of the card game, first among themselves and then beside one
 * visitor who attacks the server in every way we know. Prints p50 and p99 from a command to the last view of it.
 *
 *   TABLES=50 SECONDS=20 npm run bench:hostile
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '../scripts/bundle.mjs';
import { attackFromOutside } from './hostile-process.ts';
import { load, percentile } from './measure.ts';
import { ours } from './ours.ts';

const TABLES = Number(process.env['TABLES'] ?? 50);
const SECONDS = Number(process.env['SECONDS'] ?? 20);
const CARDS = {
  game: 'cards',
  options: { seats: ['hat', 'star', 'cactus', 'boot'].map((suit) => ({ kind: 'real', suit })) },
  seats: Array.from({ length: 4 }, () => ({ kind: 'open' })),
  access: 'link',
  clock: { kind: 'none' },
};

const folder = mkdtempSync(join(tmpdir(), 'carson-hostile-'));
const built = fileURLToPath(new URL('../../../.cache/bench-hostile', import.meta.url));
const program = await bundleServer(built, 'bench/our-server.ts');
const env = { DATA_DIR: folder, RATE_LIMIT: '600', PROXIES: '1' };
const server = await ours({ name: 'ours', program, env, plan: CARDS, addresses: 'own' });
const tables = await Promise.all(Array.from({ length: TABLES }, () => server.openTable()));
const plan = { secondsAMove: 1, secondsAStep: SECONDS };

say(`${TABLES} tables, one move per second each; load of the machine ${loadavg()[0]?.toFixed(1)}`);
await load(tables, { ...plan, secondsAStep: 5 });
tell('quiet', await load(tables, plan));
const hostile = attackFromOutside(server.url);
const beside = await load(tables, plan);
const counts = await hostile.stop();
tell('beside a hostile visitor', beside);
for (const [name, { tried, refused }] of Object.entries(counts))
  say(`  ${name}: ${tried}, refused ${refused}`);
await server.stop();
rmSync(folder, { recursive: true, force: true });
rmSync(built, { recursive: true, force: true });
process.exit(0);

function tell(when: string, latencies: readonly number[]): void {
  const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
  say(`${when}: ${latencies.length} moves, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
