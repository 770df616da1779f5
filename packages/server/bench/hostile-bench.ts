/**
 * `npm run bench:hostile`: fifty ordinary four-seat tables of the card game, among themselves, beside one visitor who
 * attacks the server in every way we know, and beside a process that only uses as much processor time as this visitor.
 * Prints p50 and p99 from a command to the last view of it, and what the attack costs the server's event loop.
 *
 *   TABLES=50 SECONDS=20 ROUNDS=2 npm run bench:hostile
 *   ATTACKS=each npm run bench:hostile            # every attack by itself
 *   ATTACKS=pings,records npm run bench:hostile   # some together
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '../scripts/bundle.mjs';
import { ATTACKS } from './hostile.ts';
import { attackFromOutside, type OutsideAttack, workFromOutside } from './hostile-process.ts';
import { load, percentile } from './measure.ts';
import { ours } from './ours.ts';

const TABLES = Number(process.env['TABLES'] ?? 50);
const SECONDS = Number(process.env['SECONDS'] ?? 20);
const ROUNDS = Number(process.env['ROUNDS'] ?? 2);
const WARM_UP = 5;
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

say(`${TABLES} tables, one move per second each; load of the machine ${loadavg()[0]?.toFixed(1)}`);
await load(tables, { secondsAMove: 1, secondsAStep: WARM_UP });
for (let round = 0; round < ROUNDS; round++) {
  for (const attacks of attacksOf(process.env['ATTACKS'])) {
    await phase('quiet');
    const used = await phase(attacks?.join(', ') ?? 'all attacks', () =>
      attackFromOutside(server.url, attacks),
    );
    await phase('control', () => workFromOutside(used));
  }
}
await server.stop();
rmSync(folder, { recursive: true, force: true });
rmSync(built, { recursive: true, force: true });
process.exit(0);

function attacksOf(wanted: string | undefined): readonly (readonly string[] | undefined)[] {
  if (wanted === 'each') return ATTACKS.map((name) => [name]);
  return [wanted?.split(',')];
}

/** Returns the processor time of the process beside, in milliseconds per second. */
async function phase(name: string, start?: () => OutsideAttack): Promise<number> {
  const before = await server.usage();
  const beside = start?.();
  const latencies = await load(tables, { secondsAMove: 1, secondsAStep: SECONDS });
  const after = await server.usage();
  const { cpu, counts } = (await beside?.stop()) ?? { cpu: 0, counts: {} };
  const perSecond = (milliseconds: number): string => `${(milliseconds / SECONDS).toFixed(0)} ms/s`;
  const ran = after.ran - before.ran;
  say(
    [
      `${name.padEnd(28)} p50 ${percentile(latencies, 0.5).toFixed(1)} ms, p99 ${percentile(latencies, 0.99).toFixed(1)} ms`,
      `event loop ran ${perSecond(ran)}, waited for a processor ${perSecond(after.waited - before.waited)}`,
      `late p99 ${after.delayP99.toFixed(1)} ms, most ${after.delayMost.toFixed(1)} ms`,
      `other threads ${perSecond(after.cpu - before.cpu - ran)}`,
      `attacker ${perSecond(cpu)}`,
    ].join('; '),
  );
  for (const [attack, { tried, refused }] of Object.entries(counts))
    say(`  ${attack}: ${tried}, refused ${refused}`);
  return cpu / SECONDS;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
