/** `npm start` ends up here: settings from the environment, one server, a clean stop. */
import { type Config, readConfig } from './config.ts';
import { startServer } from './server.ts';

const LONGEST_STOP = 15_000;
const UNREACHABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

const read = readConfig(process.env);
if (read.ok) {
  await start(read.config);
} else {
  for (const problem of read.problems) process.stderr.write(`Carson City cannot start: ${problem}\n`);
  process.exitCode = 1;
}

async function start(config: Config): Promise<void> {
  try {
    const server = await startServer({ config });
    process.stdout.write(`Carson City is at http://localhost:${server.port}\n`);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        setTimeout(() => process.exit(1), LONGEST_STOP).unref();
        server.stop().then(
          () => process.exit(0),
          () => process.exit(1),
        );
      });
    }
  } catch (problem) {
    process.stderr.write(`Carson City cannot start: ${reasonOf(problem, config)}\n`);
    // What was opened before it failed would keep the process alive.
    process.exit(1);
  }
}

function reasonOf(problem: unknown, { port, host, database }: Config): string {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another: PORT=3001 npm start`;
  if (code === 'EADDRNOTAVAIL') return `HOST=${host} is no address of this machine`;
  const why = problem instanceof Error && problem.message !== '' ? problem.message : code;
  if (UNREACHABLE.has(code)) return `the database at DATABASE_URL does not answer (${code})`;
  return database.kind === 'sqlite' && code !== '' ? `DATA_DIR cannot be used: ${why}` : why;
}
