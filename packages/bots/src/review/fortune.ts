/** Luck over a whole record: every draw, and what it was worth in points. */
import type { AnyGame, GameEvent, GameRecord, GameState } from '@carson/engine';
import { type Draw, type LuckId, luckOf, type SeatLuck } from './luck.ts';
import type { AnyReviewer } from './reviewer.ts';

/** Other deals that a result is compared with. */
const REDEALS = 12;

/** Which kind of luck a command's worth is put down to, where several came together: the first of these. */
const WORTH_ORDER: readonly LuckId[] = ['duels', 'gaming', 'tiles'];

interface Told {
  /** Of a game that is over: what was to be expected depends on what is hidden until then. */
  readonly record: GameRecord;
  readonly seats: readonly number[];
}

/** Returns what chance brought the seats. */
export function fortuneOf(
  game: AnyGame,
  reviewer: AnyReviewer,
  { record, seats }: Told,
): readonly SeatLuck[] {
  const options = game.readOptions(record.options);
  if (!options.ok) throw new Error(`the options are refused: ${options.refusal.code}`);
  const tally = reviewer.luck();
  const draws: Draw[] = [];
  const worths = new Map<string, number>();
  const state = game.setup(options.value, record.seed);
  for (const [index, { seat, command }] of record.moves.entries()) {
    const before = game.clone(state);
    game.play(state, seat, command, (event: GameEvent) => tally.happened(event, state));
    const fresh = tally.take();
    draws.push(...fresh);
    const id = WORTH_ORDER.find((kind) => fresh.some((draw) => draw.id === kind));
    if (id === undefined) continue;
    const swing = swingOf(game, reviewer, { before, after: state, seat, command, key: `luck ${index}` });
    for (const [at, points] of swing.entries()) {
      worths.set(`${at} ${id}`, (worths.get(`${at} ${id}`) ?? 0) + points);
    }
  }
  return luckOf(draws, {
    seats,
    ...(tally.dice === undefined ? {} : { dice: tally.dice }),
    worths: { of: (seat, id) => rounded(worths.get(`${seat} ${id}`)) },
  });
}

interface Resolved {
  readonly before: GameState;
  readonly after: GameState;
  readonly seat: number;
  readonly command: GameRecord['moves'][number]['command'];
  readonly key: string;
}

/** Returns by how many points every seat is better off than after other deals of the same command. */
function swingOf(
  game: AnyGame,
  reviewer: AnyReviewer,
  { before, after, seat, command, key }: Resolved,
): readonly number[] {
  const model = reviewer.model();
  const tally = reviewer.luck();
  const got = model.expectedScores(after);
  const means = got.map(() => 0);
  let count = 0;
  for (let deal = 0; deal < REDEALS; deal++) {
    const other = tally.redeal(before, `${key} ${deal}`);
    if (game.check(other, seat, command) !== undefined) continue;
    game.play(other, seat, command);
    count++;
    for (const [at, score] of model.expectedScores(other).entries()) means[at] = (means[at] ?? 0) + score;
  }
  return got.map((score, at) => (count === 0 ? 0 : score - (means[at] ?? 0) / count));
}

function rounded(points: number | undefined): number | undefined {
  return points === undefined ? undefined : Math.round(10 * points) / 10;
}
