/** Our server with the small game beside the real ones, as a process of its own. */
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
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage().rss, cpu: (user + system) / 1_000 });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: server.port });
