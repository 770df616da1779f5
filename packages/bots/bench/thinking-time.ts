/**
 * How long each level thinks about a decision, on one core, at tables of four and of six of its kind:
 *   npx tsx packages/bots/bench/thinking-time.ts [games per level] [only this level] [only this table]
 * Aim: 1 s at most for every level, 100 ms for all but the top one.
 */
import { boardGame, EXPANSION_IDS, VARIANT_IDS } from '@carson/board-game';
import { cardGame, SUITS } from '@carson/card-game';
import { type AnyGame, seedRandom } from '@carson/engine';
import { type Bot, botFor, LEVEL_IDS } from '../src/index.ts';

const GAMES = Number(process.argv[2] ?? 2);
const MOST_SEATS = 6;
const EVERYTHING = {
  buildings: EXPANSION_IDS,
  variants: Object.fromEntries(VARIANT_IDS.map((id) => [id, id === 'river' ? { course: 'random' } : true])),
};
const TABLES: readonly { readonly name: string; readonly game: AnyGame; readonly options: unknown }[] = [
  { name: 'cards, four', game: cardGame as AnyGame, options: cardTable(4) },
  { name: 'cards, six', game: cardGame as AnyGame, options: cardTable(MOST_SEATS) },
  { name: 'cards, alone', game: cardGame as AnyGame, options: amongExperts() },
  { name: 'board, four', game: boardGame as AnyGame, options: { seats: 4 } },
  {
    name: 'board, six, everything',
    game: boardGame as AnyGame,
    options: { seats: MOST_SEATS, ...EVERYTHING },
  },
];

function cardTable(seats: number): unknown {
  return { seats: SUITS.slice(0, seats).map((suit) => ({ kind: 'real', suit })) };
}

/** One real seat and three virtual experts. */
function amongExperts(): unknown {
  return {
    seats: SUITS.slice(0, 4).map((suit, seat) =>
      seat === 0 ? { kind: 'real', suit } : { kind: 'virtual', suit, level: 'expert' },
    ),
  };
}

const [onlyLevel, onlyTable] = process.argv.slice(3);
const levels = LEVEL_IDS.filter((id) => onlyLevel === undefined || id === onlyLevel);
const tables = TABLES.filter(({ name }) => onlyTable === undefined || name === onlyTable);

for (const { name, game, options } of tables) {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  for (const id of levels) {
    const bot = botFor(game.id, id);
    if (bot === undefined) throw new Error(`${name} has no ${id}`);
    const times = Array.from({ length: GAMES }, (_, index) =>
      timesOf(game, { options: read.value, bot, seed: `time ${index}` }),
    ).flat();
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1).padStart(7);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    console.log(
      `${name.padEnd(22)}  ${id.padEnd(10)} mean ${mean.toFixed(1).padStart(6)} ms  95 % ${at(0.95)}  99 % ${at(0.99)}  worst ${at(1)}  (${times.length} decisions)`,
    );
  }
}

/** Processor time of every decision of one game, in milliseconds. */
function timesOf(
  game: AnyGame,
  { options, bot, seed }: { readonly options: unknown; readonly bot: Bot; readonly seed: string },
): readonly number[] {
  const state = game.setup(options, seed);
  const chance = Array.from({ length: MOST_SEATS }, (_, seat) => seedRandom(`${seed}/bot/${seat}`));
  const times: number[] = [];
  for (let [owed] = game.owed(state); owed !== undefined; [owed] = game.owed(state)) {
    const { seat } = owed;
    const random = chance[seat];
    if (random === undefined) throw new Error(`there is no seat ${seat}`);
    const question = {
      game,
      view: game.view(state, seat),
      seat,
      options: game.options(state, seat),
      random,
    };
    const before = process.cpuUsage().user;
    const command = bot.decide(question);
    times.push((process.cpuUsage().user - before) / 1_000);
    game.play(state, seat, command);
  }
  return times;
}
