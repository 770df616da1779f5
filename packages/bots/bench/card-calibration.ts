/**
 * The calibration of C7.4: one greedy seat against three virtual players of each level.
 *   npx tsx packages/bots/bench/card-calibration.ts [games per level]
 * Ends with status 1 where the rule does not hold.
 */
import { cardGame, LEVELS, type Level, type State } from '@carson/card-game';
import { botFor, playBotGame } from '../src/index.ts';

const GAMES = Number(process.argv[2] ?? 1_000);
const NOVICES_MEAN = { least: 85, most: 115 };
const WINS_AGAINST_NOVICES = { least: 0.4, most: 0.75 };

interface Figures {
  readonly level: Level;
  readonly virtualMean: number;
  readonly botMean: number;
  readonly winShare: number;
}

function measure(level: Level): Figures {
  const virtual = { kind: 'virtual', level } as const;
  const options = { seats: [{ kind: 'real', suit: 'hat' } as const, virtual, virtual, virtual] };
  const bots = [botFor(cardGame.id, 'greedy')];
  let botSum = 0;
  let virtualSum = 0;
  let wins = 0;
  for (let index = 0; index < GAMES; index++) {
    const { state } = playBotGame({ game: cardGame, options, seed: `calibration ${index}`, bots });
    for (const { seat, score, rank } of cardGame.result(state as State) ?? []) {
      if (seat !== 0) virtualSum += score;
      else botSum += score;
      if (seat === 0 && rank === 1) wins++;
    }
  }
  return {
    level,
    virtualMean: virtualSum / (3 * GAMES),
    botMean: botSum / GAMES,
    winShare: wins / GAMES,
  };
}

function holds(figures: readonly Figures[]): boolean {
  const [novice] = figures;
  if (novice === undefined) return false;
  const ascending = figures.every(({ virtualMean }, at) => virtualMean > (figures[at - 1]?.virtualMean ?? 0));
  return (
    ascending && within(novice.virtualMean, NOVICES_MEAN) && within(novice.winShare, WINS_AGAINST_NOVICES)
  );
}

function within(value: number, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return value >= least && value <= most;
}

const started = performance.now();
const figures = LEVELS.map(measure);
const seconds = (performance.now() - started) / 1_000;

console.log(`card game, a greedy seat against three virtual players, ${GAMES} games per level`);
for (const { level, virtualMean, botMean, winShare } of figures) {
  console.log(
    `  ${level.padEnd(12)}  virtual mean ${virtualMean.toFixed(1)}  greedy mean ${botMean.toFixed(1)}  greedy wins ${(100 * winShare).toFixed(1)} %`,
  );
}
console.log(`  C7.4 ${holds(figures) ? 'holds' : 'does not hold'} (${seconds.toFixed(1)} s)`);
process.exitCode = holds(figures) ? 0 : 1;
