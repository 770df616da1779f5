/**
 * `npm run bench:server`: how many live four-seat tables hold, each moving every five seconds, with p99
 * from a command to the last view of it under 100 ms. On our server with both databases, and on
 * boardgame.io's beside it. The load generator runs on the same machine.
 *
 *   STEPS=250,500,1000,2000 SECONDS=15 LIMIT=100 ONLY=sqlite,postgres,boardgameio,cards npm run bench:server
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../test/support/postgres.ts';
import { boardgameIo } from './boardgame-io.ts';
import { type Contender, type Figures, measure } from './measure.ts';
import { ours } from './ours.ts';

const plan = {
  steps: (process.env['STEPS'] ?? '100,250,500,1000,1500,2000').split(',').map(Number),
  secondsAMove: 5,
  secondsAStep: Number(process.env['SECONDS'] ?? 15),
  limit: Number(process.env['LIMIT'] ?? 100),
};

const CARDS = {
  game: 'cards',
  options: { seats: ['hat', 'star', 'cactus', 'boot'].map((suit) => ({ kind: 'real', suit })) },
  seats: Array.from({ length: 4 }, () => ({ kind: 'open' })),
  access: 'link',
  clock: { kind: 'none' },
};

const folder = mkdtempSync(join(tmpdir(), 'carson-bench-'));
const postgres = await startPostgres();
const contenders: Readonly<Record<string, () => Promise<Contender>>> = {
  sqlite: () => ours('ours, SQLite', { DATA_DIR: join(folder, 'small') }),
  postgres: async () => ours('ours, PostgreSQL', { DATABASE_URL: await postgres.emptyDatabase() }),
  boardgameio: boardgameIo,
  cards: () => ours('ours, SQLite, the whole card game', { DATA_DIR: join(folder, 'cards') }, CARDS),
};

process.stdout.write(`${availableParallelism()} cores, load before ${loadavg()[0]?.toFixed(1)}\n`);
for (const name of (process.env['ONLY'] ?? Object.keys(contenders).join()).split(',')) {
  const contender = await contenders[name]?.();
  if (contender === undefined) throw new Error(`no such contender: ${name}`);
  process.stdout.write(`\n${contender.name}\n`);
  await measure(contender, plan, tell);
  await contender.stop();
}
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);

function tell({ tables, p50, p99, movesPerSecond, kilobytesATable, cpuAMove }: Figures): void {
  process.stdout.write(
    `  ${String(tables).padStart(5)} tables, ${String(tables * 4).padStart(5)} sockets: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${movesPerSecond.toFixed(0)} moves/s, ${kilobytesATable.toFixed(0)} KB a table, ${cpuAMove.toFixed(2)} ms of processor a move\n`,
  );
}
