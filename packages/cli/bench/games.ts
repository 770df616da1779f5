/** What the contract of each game costs: microseconds a call, in the middle of a game between random seats. */
import { playBotGame } from '@carson/bots';
import { seedRandom, stableHash } from '@carson/engine';
import { seatBots } from '../src/commands/seating.ts';
import { GAMES, type GameEntry } from '../src/games/index.ts';

const SECONDS_EACH = 0.3;

for (const entry of GAMES) bench(entry);

function bench(entry: GameEntry): void {
  const { game } = entry;
  const seats = entry.usualSeats.map((name) => (entry.rulesSeats.includes(name) ? name : 'random'));
  const { options, bots } = seatBots(entry, seats, {});
  const { moves } = playBotGame({ game, options, seed: 'bench', bots });
  const state = game.setup(options, 'bench');
  for (const { seat, command } of moves.slice(0, moves.length / 2)) game.play(state, seat, command);
  const { seat, command } = moves[Math.floor(moves.length / 2)] ?? { seat: 0, command: { type: '' } };
  const view = game.view(state, seat);
  const random = seedRandom('bench');
  console.log(`${entry.name}: ${moves.length} commands a game`);
  measure('whole game', () => playBotGame({ game, options, seed: 'bench', bots }));
  measure('clone', () => game.clone(state));
  measure('clone and play', () => game.play(game.clone(state), seat, command));
  measure('options', () => game.options(state, seat));
  measure('view', () => game.view(state, seat));
  measure('imagine', () => game.imagine(view, random));
  measure('score', () => game.score(state));
  measure('hash', () => stableHash(state));
}

function measure(name: string, act: () => unknown): void {
  act();
  const started = performance.now();
  let calls = 0;
  while (performance.now() - started < SECONDS_EACH * 1_000) {
    act();
    calls++;
  }
  const micros = ((performance.now() - started) * 1_000) / calls;
  console.log(`  ${name.padEnd(16)} ${micros.toFixed(1).padStart(10)} µs`);
}
