/**
 * How fast the rules of a game are: whole games of random choices, clones, and the same rules through
 * boardgame.io's reducer in the same run. All in processor time, so that it does not matter what else
 * the machine is doing.
 */
import { createRequire } from 'node:module';
import {
  type AnyGame,
  type GameCommand,
  type GameState,
  nth,
  pick,
  seedRandom,
  stableHash,
} from '@carson/engine';
import type { Game as TheirGame, State as TheirState } from 'boardgame.io';

// Its folders are CommonJS packages that an ESM import does not find.
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/internal',
) as typeof import('boardgame.io/internal');

export interface RulesBench {
  /** What is measured, in words. */
  readonly title: string;
  readonly game: AnyGame;
  /** As JSON. */
  readonly options: unknown;
}

/** A game being played: by the rules as they are, or through boardgame.io’s reducer. */
interface Drive {
  readonly state: () => GameState;
  readonly play: (seat: number, command: GameCommand) => void;
}

type Start = (game: AnyGame, options: unknown, seed: string) => Drive;

/** Measures and prints. The seconds for each figure come from the command line. */
export function benchRules({ title, game, options: json }: RulesBench): void {
  const read = game.readOptions(json);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const play = (start: Start, seed: string, look?: (state: GameState) => void) =>
    playRandomly(game, start(game, read.value, seed), { seed, look });
  const states: GameState[] = [];
  play(plain, 'states', (state) => states.push(game.clone(state)));
  const bytes = states.map((state) => JSON.stringify(state).length);
  // Ours first: once the compiler has seen the other's proxies, the same code runs slower.
  const ours = rate((index) => play(plain, `bench ${index}`));
  const clones = rate((index) => game.clone(nth(states, index % states.length)));
  const theirs = rate((index) => play(boardgameIo, `bench ${index}`));
  if (stableHash(play(plain, 'same')) !== stableHash(play(boardgameIo, 'same'))) {
    throw new Error('boardgame.io played another game');
  }
  const mean = bytes.reduce((sum, size) => sum + size, 0) / bytes.length;

  console.log(`${title}, one core`);
  console.log(`  complete games per second ${Math.round(ours)}`);
  console.log(`  through boardgame.io      ${theirs.toFixed(1)}`);
  console.log(`  ratio                     ${(ours / theirs).toFixed(1)}`);
  console.log(`  states cloned a second    ${Math.round(clones)}`);
  console.log(`  bytes a state (JSON)      ${Math.round(mean)} on average, ${Math.max(...bytes)} at most`);
}

interface RandomGame {
  readonly seed: string;
  readonly look: ((state: GameState) => void) | undefined;
}

function playRandomly(game: AnyGame, drive: Drive, { seed, look }: RandomGame): GameState {
  const random = seedRandom(`${seed} choices`);
  for (;;) {
    const state = drive.state();
    look?.(state);
    const [owed] = game.owed(state);
    if (owed === undefined) return state;
    drive.play(owed.seat, pick(random, game.options(state, owed.seat)));
  }
}

const plain: Start = (game, options, seed) => {
  const state = game.setup(options, seed);
  return { state: () => state, play: (seat, command) => game.play(state, seat, command) };
};

/** Its state is ours, its one move is our `play`. */
const boardgameIo: Start = (rules, options, seed) => {
  const game: TheirGame<GameState> = {
    setup: () => rules.setup(options, seed),
    turn: { activePlayers: { all: 'playing' } },
    moves: {
      play: ({ G }, seat: number, command: GameCommand) => rules.play(G, seat, command),
    },
    // Its history for undo would cost it more: this is its fastest way.
    disableUndo: true,
  };
  const reduce = CreateGameReducer({ game });
  const numPlayers = rules.seats(rules.setup(options, seed));
  let state: TheirState<GameState> = InitializeGame({ game, numPlayers });
  return {
    state: () => state.G,
    play: (seat, command) => {
      const payload = { type: 'play', args: [seat, command], playerID: String(seat) };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
    },
  };
};

const WARM_UP_MS = 1_000;
/** To ask for the time costs something too: it is asked once in a while. */
const BATCH_MS = 10;

/** How often `work` can be done in a second of processor time. */
function rate(work: (index: number) => void): number {
  const seconds = Number(process.argv[2] ?? 3);
  const batch = Math.max(1, Math.round((repeat(work, { ms: WARM_UP_MS, batch: 1 }) * BATCH_MS) / 1_000));
  return repeat(work, { ms: seconds * 1_000, batch });
}

function repeat(work: (index: number) => void, { ms, batch }: { ms: number; batch: number }): number {
  const start = process.cpuUsage();
  for (let done = 0; ; ) {
    for (const end = done + batch; done < end; done++) work(done);
    const { user, system } = process.cpuUsage(start);
    const spent = (user + system) / 1_000;
    if (spent >= ms) return (done * 1_000) / spent;
  }
}
