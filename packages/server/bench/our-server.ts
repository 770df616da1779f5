/** Our server with the small game beside the real ones, as a process of its own. */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { GAMES } from '../src/games/registry.ts';
import { startServer } from '../src/server.ts';
import { smallEntry } from './small-game.ts';

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.problems.join('\n'));
const server = await startServer({
  config: read.config,
  games: [...GAMES, smallEntry],
  logger: pino({ level: 'silent' }),
});
server.startWorkers();
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
process.on('message', (counting) => {
  const late = { delayP99: delay.percentile(99) / 1e6, delayMost: delay.max / 1e6 };
  const { user, system } = process.cpuUsage();
  if (counting === 'collected') globalThis.gc?.();
  process.send?.({
    memory: process.memoryUsage().rss,
    cpu: (user + system) / 1_000,
    ...mainThread(),
    ...late,
  });
  delay.reset();
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: server.port });

/** Milliseconds in which the event loop's thread ran, and in which it was ready but other threads had the processor. */
function mainThread(): { readonly ran: number; readonly waited: number } {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8')
      .split(' ')
      .map(Number);
    return { ran: ran / 1e6, waited: waited / 1e6 };
  } catch {
    return { ran: 0, waited: 0 };
  }
}
