/**
 * `npm run bench -- scaling`: what a move of the whole card game costs when 1, 2 and 4 processes share one PostgreSQL.
 * Processor time tells the truth on a busy machine too, so tables per core are reckoned from it; p99 is told beside it.
 *
 *   TABLES=200 SECONDS=15 PROCESSES=1,2,4 npm run bench -- scaling
 */
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '../scripts/bundle.mjs';
import { startPostgres } from '../test/support/postgres.ts';
import { type Contender, measure } from './measure.ts';
import { ours } from './ours.ts';
import { SEATS } from './small-game.ts';

const SECONDS_A_MOVE = 5;
const tables = Number(process.env['TABLES'] ?? 200);
const secondsAStep = Number(process.env['SECONDS'] ?? 15);
const counts = (process.env['PROCESSES'] ?? '1,2,4').split(',').map(Number);

const CARDS = {
  game: 'cards',
  options: { seats: ['hat', 'star', 'cactus', 'boot'].map((suit) => ({ kind: 'real', suit })) },
  seats: Array.from({ length: SEATS }, () => ({ kind: 'open' })),
  access: 'link',
  clock: { kind: 'none' },
};

/** Several processes on one database; tables are opened at one after the other, as a load balancer would. */
async function cluster(processes: number, program: string, env: Record<string, string>): Promise<Contender> {
  const servers = await Promise.all(
    Array.from({ length: processes }, () => ours({ name: 'one of several', program, env, plan: CARDS })),
  );
  let opened = 0;
  return {
    name: `${processes} processes`,
    openTable: () => (servers[opened++ % processes] as Contender).openTable(),
    async usage(counting) {
      const used = await Promise.all(servers.map((server) => server.usage(counting)));
      const sum = (of: (usage: (typeof used)[number]) => number) =>
        used.reduce((all, one) => all + of(one), 0);
      return { memory: sum(({ memory }) => memory), cpu: sum(({ cpu }) => cpu) };
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

const built = fileURLToPath(new URL('../../../.cache/bench-server', import.meta.url));
const program = await bundleServer(built, 'bench/our-server.ts');
const postgres = await startPostgres();
process.stdout.write(`${availableParallelism()} cores, load before ${loadavg()[0]?.toFixed(1)}\n`);
process.stdout.write(
  '| processes | tables | p50 | p99 | processor a move | tables per core | memory a table |\n|---|---|---|---|---|---|---|\n',
);
for (const count of counts) {
  const contender = await cluster(count, program, { DATABASE_URL: await postgres.emptyDatabase() });
  const plan = {
    steps: [tables],
    secondsAMove: SECONDS_A_MOVE,
    secondsAStep,
    limit: Number.POSITIVE_INFINITY,
  };
  await measure(contender, plan, ({ p50, p99, cpuAMove, kilobytesATable }) => {
    const perCore = Math.floor((SECONDS_A_MOVE * 1_000) / cpuAMove);
    const cells = [
      count,
      tables,
      `${p50.toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      `${cpuAMove.toFixed(2)} ms`,
      perCore,
      `${Math.round(kilobytesATable)} KB`,
    ];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  });
  await contender.stop();
}
await postgres.stop();
process.exit(0);
