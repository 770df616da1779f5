/**
 * How fast the rules are, on one core:
 *   npx tsx packages/card-game/bench/rules.ts [seconds a measurement]
 */
import { pick, seedRandom, stableHash } from '@carson/engine';
import { type CardOptions, type CardState, cardGame } from '../src/index.ts';
import { boardgameIo, type Drive, plain } from './lib/drives.ts';

const SECONDS = Number(process.argv[2] ?? 3);
const FOUR_SEATS: CardOptions = {
  seats: (['hat', 'star', 'cactus', 'boot'] as const).map((suit) => ({ kind: 'real', suit })),
};

function playRandomly(drive: Drive, seed: string, look?: (state: CardState) => void): CardState {
  const random = seedRandom(`${seed} choices`);
  for (;;) {
    const state = drive.state();
    look?.(state);
    const [owed] = cardGame.owed(state);
    if (owed === undefined) return state;
    drive.play(owed.seat, pick(random, cardGame.options(state, owed.seat)));
  }
}

/** How often `work` can be done in a second. */
function rate(work: (index: number) => void): number {
  for (const warmUp = performance.now(); performance.now() - warmUp < 500; ) work(0);
  const started = performance.now();
  let done = 0;
  while (performance.now() - started < SECONDS * 1_000) work(done++);
  return (done * 1_000) / (performance.now() - started);
}

function gamesPerSecond(start: (options: CardOptions, seed: string) => Drive): number {
  return rate((index) => playRandomly(start(FOUR_SEATS, `bench ${index}`), `bench ${index}`));
}

function statesOfGames(games: number): CardState[] {
  const states: CardState[] = [];
  for (let index = 0; index < games; index++) {
    playRandomly(plain(FOUR_SEATS, `states ${index}`), `states ${index}`, (state) => {
      states.push(cardGame.clone(state));
    });
  }
  return states;
}

function expectSameGame(): void {
  const [ours, theirs] = [plain, boardgameIo].map((start) =>
    stableHash(playRandomly(start(FOUR_SEATS, 'same'), 'same')),
  );
  if (ours !== theirs) throw new Error('boardgame.io played another game');
}

expectSameGame();
const states = statesOfGames(20);
const bytes = states.map((state) => JSON.stringify(state).length);
const ours = gamesPerSecond(plain);
const clones = rate((index) => cardGame.clone(states[index % states.length] as CardState));
const theirs = gamesPerSecond(boardgameIo);
const mean = bytes.reduce((sum, size) => sum + size, 0) / bytes.length;

console.log('card game, four real seats choosing at random, one core');
console.log(`  complete games a second   ${Math.round(ours)}`);
console.log(`  through boardgame.io      ${theirs.toFixed(1)}`);
console.log(`  ratio                     ${(ours / theirs).toFixed(1)}`);
console.log(`  states cloned a second    ${Math.round(clones)}`);
console.log(`  bytes a state (JSON)      ${Math.round(mean)} on average, ${Math.max(...bytes)} at most`);
