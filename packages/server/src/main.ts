/** `npm start` ends up here: settings from the environment, one server, a clean stop. */
import { type Config, readConfig } from './config.ts';
import { startServer } from './server.ts';
import { startProblem } from './start-problem.ts';

const LONGEST_STOP = 15_000;
/** Milliseconds: requests that waited for the start are served first. */
const WORKERS_AFTER = 1_000;

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
    if (config.proxies > 0) process.stdout.write(`It listens on ${config.host}, behind a proxy.\n`);
    stopOnSignal(() => server.stop());
    setTimeout(() => server.startWorkers(), WORKERS_AFTER).unref();
  } catch (problem) {
    process.stderr.write(`Carson City cannot start: ${startProblem(problem, config)}\n`);
    // Resources opened before the failure would keep the process alive.
    process.exit(1);
  }
}

/** At the first signal. npm and service managers, which pass signals on, send more than one. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
}
