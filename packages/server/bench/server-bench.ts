/**
 * `npm run bench:server`: how many live four-seat tables hold, each moving every five seconds, with p99
 * from a command to the last view of it under 100 ms: both whole games on both databases, beats included, every
 * move durable. The load generator runs on the same machine and verifies every change of every player. Then a game of a few bytes on our server and on
 * boardgame.io's, and how long a table takes to wake.
 *
 *   STEPS=250,500,1000,2000 SECONDS=15 LIMIT=100 ONLY=cards,board,waking npm run bench:server
 */
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { bundleServer } from '../scripts/bundle.mjs';
import { type Postgres, startPostgres } from '../test/support/postgres.ts';
import { boardgameIo } from './boardgame-io.ts';
import { type Contender, type Figures, measure } from './measure.ts';
import { ours } from './ours.ts';
import { SEATS } from './small-game.ts';
import { measureWaking } from './waking.ts';

/** For everything that is no player's socket. */
const SPARE_FILES = 200;
const STEPS = (process.env['STEPS'] ?? '250,500,1000,1500,2000,3000').split(',').map(Number);
const plan = {
  steps: STEPS.filter((tables) => tables * SEATS + SPARE_FILES <= openFiles()),
  secondsAMove: 5,
  secondsAStep: Number(process.env['SECONDS'] ?? 15),
  limit: Number(process.env['LIMIT'] ?? 100),
};

const WHOLE_GAMES = {
  cards: { seats: ['hat', 'star', 'cactus', 'boot'].map((suit) => ({ kind: 'real', suit })) },
  board: { seats: SEATS, roster: { by: 'preset', preset: 'firstGame' } },
} as const;

const planOf = (game: keyof typeof WHOLE_GAMES) => ({
  game,
  options: WHOLE_GAMES[game],
  seats: Array.from({ length: SEATS }, () => ({ kind: 'open' })),
  access: 'link',
  clock: { kind: 'none' },
});

const folder = temporaryFolder('bench');
const built = fileURLToPath(new URL('../../../.cache/bench-server', import.meta.url));
const program = await bundleServer(built, 'bench/our-server.ts');
let postgres: Postgres | undefined;
const onSqlite = (name: string) => ({ DATA_DIR: join(folder, name) });
const onPostgres = async () => {
  postgres ??= await startPostgres();
  return { DATABASE_URL: await postgres.emptyDatabase() };
};
const contenders: Readonly<Record<string, () => Promise<Contender>>> = {
  cards: () => ours({ name: 'card game, SQLite', program, env: onSqlite('cards'), plan: planOf('cards') }),
  board: () => ours({ name: 'board game, SQLite', program, env: onSqlite('board'), plan: planOf('board') }),
  cardsPostgres: async () =>
    ours({ name: 'card game, PostgreSQL', program, env: await onPostgres(), plan: planOf('cards') }),
  boardPostgres: async () =>
    ours({ name: 'board game, PostgreSQL', program, env: await onPostgres(), plan: planOf('board') }),
  small: () => ours({ name: 'a game of a few bytes, SQLite', program, env: onSqlite('small') }),
  boardgameio: boardgameIo,
};

say(`${availableParallelism()} cores (${cpus()[0]?.model}), load before ${loadavg()[0]?.toFixed(1)}`);
if (plan.steps.length < STEPS.length) {
  say(
    `only ${openFiles()} open files are allowed: not measured with more than ${plan.steps.at(-1) ?? 0} tables`,
  );
}
const rows: string[] = [];
for (const name of (process.env['ONLY'] ?? [...Object.keys(contenders), 'waking'].join()).split(',')) {
  if (name === 'waking') {
    await tellWaking();
    continue;
  }
  const contender = await contenders[name]?.();
  if (contender === undefined) throw new Error(`no such contender: ${name}`);
  say(`\n${contender.name}`);
  const steps = await measure(contender, plan, (figures) => say(`  ${lineOf(figures)}`));
  rows.push(rowOf(contender.name, steps));
  await contender.stop();
}
await postgres?.stop();
rmSync(built, { recursive: true, force: true });
say(`
| table | tables that hold | sockets | moves per second | p50 | p99 | memory per table | processor per move | sent per move |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}`);
process.exit(0);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function tellWaking(): Promise<void> {
  say('\nwaking a table: board games of six seats');
  for (const { moves, entries, cpu } of await measureWaking(folder, 5)) {
    say(`  ${moves} moves in ${entries} entries: ${cpu.toFixed(1)} ms of processor`);
  }
}

/** Node takes as many as it is allowed to. */
function openFiles(): number {
  try {
    const [, , hard] =
      /^Max open files\s+(\d+)\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return hard === undefined ? Number.POSITIVE_INFINITY : Number(hard);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function lineOf({
  tables,
  p50,
  p99,
  movesPerSecond,
  kilobytesATable,
  cpuAMove,
  bytesAMove,
  generatorCpuAMove,
  generatorLate,
  serverLate,
}: Figures): string {
  return `${String(tables).padStart(5)} tables, ${String(tables * SEATS).padStart(5)} sockets: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${movesPerSecond.toFixed(0)} moves/s, ${kilobytesATable.toFixed(0)} KB per table, ${cpuAMove.toFixed(2)} ms of processor and ${(bytesAMove / 1_000).toFixed(1)} KB sent per move; the load generator takes ${generatorCpuAMove.toFixed(2)} ms; late at most: server ${serverLate.toFixed(0)} ms, load generator ${generatorLate.toFixed(0)} ms`;
}

/** The most tables that held the limit; where not even the fewest did, those, and that they did not. */
function rowOf(name: string, steps: readonly Figures[]): string {
  const held = steps.findLast(({ p99 }) => p99 <= plan.limit);
  const shown = held ?? steps[0];
  if (shown === undefined) return `| ${name} | not measured | | | | | | | |`;
  const { tables, p50, p99, movesPerSecond, kilobytesATable, cpuAMove, bytesAMove } = shown;
  return `| ${name} | ${held === undefined ? `fewer than ${tables}` : tables} | ${tables * SEATS} | ${movesPerSecond.toFixed(0)} | ${p50.toFixed(1)} ms | ${p99.toFixed(1)} ms | ${kilobytesATable.toFixed(0)} KB | ${cpuAMove.toFixed(2)} ms | ${(bytesAMove / 1_000).toFixed(1)} KB |`;
}
