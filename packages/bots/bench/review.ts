/**
 * How long the review of a game takes on two cores, and how far its faults can be relied on: each decision graded
 * mistake or worse is graded again with ten times as many playouts.
 *   npm run bench -- review
 * Aim: 60 s at most for a game of four, and at least 90 % of the faults confirmed.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { boardGame } from '@carson/board-game';
import { cardGame, SUITS } from '@carson/card-game';
import { type AnyGame, type GameRecord, writeRecord } from '@carson/engine';
import {
  assembleReview,
  botFor,
  decisionsOf,
  GRADES,
  type Grade,
  gradeOpen,
  playBotGame,
  REVIEW_ITERATIONS,
  type ReviewedDecision,
  reviewerFor,
} from '../src/index.ts';

const CORES = 2;
const DEEPER = 10;
/** Weaker seats give the review something to find. */
const BOTS = ['greenhorn', 'drifter', 'deputy', 'gambler'] as const;
const GAMES: readonly { readonly game: AnyGame; readonly options: unknown }[] = [
  {
    game: cardGame as AnyGame,
    options: { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real', suit })) },
  },
  { game: boardGame as AnyGame, options: { seats: 4 } },
];

interface Task {
  readonly record: GameRecord;
  readonly part: number;
  readonly iterations: number;
  /** Only the decisions of these moves; left out, all. */
  readonly moves?: readonly number[];
}

function gradeSome({ record, part, iterations, moves }: Task): readonly ReviewedDecision[] {
  const game = GAMES.find((entry) => entry.game.id === record.game)?.game;
  const reviewer = reviewerFor(record.game);
  if (game === undefined || reviewer === undefined) throw new Error(`no one reviews ${record.game}`);
  const graded: ReviewedDecision[] = [];
  let index = 0;
  for (const open of decisionsOf(game, reviewer, { record })) {
    if (moves !== undefined && !moves.includes(open.move)) continue;
    if (index++ % CORES === part) graded.push(gradeOpen(reviewer, open, { iterations }));
  }
  return graded;
}

async function onAllCores(task: Omit<Task, 'part'>): Promise<readonly ReviewedDecision[]> {
  const parts = Array.from({ length: CORES }, async (_, part) => {
    // A thread does not inherit what lets this file be read as TypeScript.
    const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${import.meta.url}'); });`;
    const worker = new Worker(load, { eval: true, workerData: { ...task, part } });
    return new Promise<readonly ReviewedDecision[]>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  });
  return (await Promise.all(parts)).flat().sort((a, b) => a.move - b.move);
}

const isFault = (grade: Grade): boolean => GRADES.indexOf(grade) >= GRADES.indexOf('mistake');

async function measure(game: AnyGame, options: unknown, seed: string): Promise<readonly [number, number]> {
  const read = game.readOptions(options);
  const reviewer = reviewerFor(game.id);
  if (!read.ok || reviewer === undefined) throw new Error(`no table of ${game.id}`);
  const bots = BOTS.map((id) => botFor(game.id, id));
  const { moves } = playBotGame({ game, options: read.value, seed, bots });
  const record = writeRecord(game, { options, seed, moves });
  const started = performance.now();
  const decisions = await onAllCores({ record, iterations: REVIEW_ITERATIONS });
  assembleReview(game, reviewer, { record, decisions });
  const seconds = (performance.now() - started) / 1_000;
  const faults = decisions.filter(({ grade }) => isFault(grade));
  const again = await onAllCores({
    record,
    iterations: DEEPER * REVIEW_ITERATIONS,
    moves: faults.map(({ move }) => move),
  });
  const confirmed = again.filter(({ grade }) => isFault(grade));
  console.log(
    `${game.id} ${seed}: ${decisions.length} decisions in ${seconds.toFixed(1)} s; ` +
      `${confirmed.length} of ${faults.length} faults confirmed; ` +
      `costs ${faults.map(({ cost }, at) => `${hundredths(cost.chance)}/${hundredths(again[at]?.cost.chance ?? 0)}`).join(' ')}`,
  );
  return [confirmed.length, faults.length];
}

function hundredths(chance: number): number {
  return Math.round(100 * chance);
}

if (isMainThread) {
  const count = Number(process.argv[2] ?? 2);
  for (const { game, options } of GAMES) {
    const sums = [0, 0];
    for (let at = 0; at < count; at++) {
      const [confirmed, faults] = await measure(game, options, `review ${at}`);
      sums[0] = (sums[0] ?? 0) + confirmed;
      sums[1] = (sums[1] ?? 0) + faults;
    }
    const [confirmed = 0, faults = 0] = sums;
    console.log(
      `${game.id}: ${((100 * confirmed) / Math.max(1, faults)).toFixed(0)} % of ${faults} faults confirmed`,
    );
  }
} else {
  parentPort?.postMessage(gradeSome(workerData as Task));
}
