/** boardgame.io's server with an equally small game. It keeps its matches in memory only. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const game = {
  name: 'small',
  setup: () => ({ sum: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    /** @param {{ G: { sum: number } }} context @param {number} amount */
    add: ({ G }, amount) => {
      G.sum += amount;
    },
  },
};

console.log = () => undefined;
const server = Server({ games: [game], origins: [/.*/] });
const { appServer } = await server.run({ port: 0 });
process.on('message', (counting) => {
  const { user, system } = process.cpuUsage();
  if (counting === 'collected') globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage().rss, cpu: (user + system) / 1_000 });
});
process.on('disconnect', () => process.exit(0));
const address = appServer.address();
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
