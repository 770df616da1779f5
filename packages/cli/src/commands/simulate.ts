/** `simulate cards|board`: whole games between bots, one JSON line each, and what they amount to. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { playBotGame } from '@carson/bots';
import { type AnyGame, writeRecord } from '@carson/engine';
import { Option } from 'commander';
import * as v from 'valibot';
import type { Contract } from '../contract/contract.ts';
import { contractHelp } from '../contract/contract-help.ts';
import type { CarsonCommand } from '../contract/json-command.ts';
import { GAMES, type GameEntry } from '../games/index.ts';
import { BadInput, numberFlag } from '../terminal/bad-input.ts';
import { readJson } from '../terminal/input.ts';
import { writeLine } from '../terminal/output.ts';
import { startProgress } from '../terminal/progress.ts';
import { PART_FLAG, type Part, partOf } from './part.ts';
import { placeOf, readGame, readSeats, type Seating, seatBots, seatNamesOf } from './seating.ts';
import { meanScoreOf, rounded } from './statistics.ts';

interface Flags {
  readonly games: number;
  readonly seed: string;
  readonly seats: readonly string[];
  readonly options?: string;
  readonly record?: string;
  readonly part?: Part;
}

const SeatLineSchema = v.strictObject({ bot: v.string(), score: v.number(), rank: v.number() });

const GameLineSchema = v.strictObject({
  seed: v.string(),
  seats: v.array(SeatLineSchema),
  moves: v.pipe(v.number(), v.integer()),
  ms: v.pipe(v.number(), v.description('milliseconds')),
});

const SummarySchema = v.strictObject({
  summary: v.strictObject({
    games: v.pipe(v.number(), v.integer()),
    gamesPerSecond: v.number(),
    seats: v.array(
      v.strictObject({
        bot: v.string(),
        wins: v.pipe(v.number(), v.description('shared wins included')),
        meanScore: v.number(),
        ci95: v.pipe(v.number(), v.description('half the width of the 95 % interval of meanScore')),
      }),
    ),
  }),
});

const contract: Contract = {
  name: 'simulate',
  about: 'whole games between bots: a JSON line for each game, then a summary',
  files: Object.fromEntries(GAMES.map(({ name, optionsShape }) => [`--options of ${name}`, optionsShape])),
  output: v.union([GameLineSchema, SummarySchema]),
  example: {
    args: [
      ...['simulate', 'cards', '--games', '2', '--seed', '7'],
      ...['--seats', 'random,random,virtual:novice,virtual:novice'],
    ],
  },
};

export const simulateCommand: CarsonCommand = {
  contract,
  add(parent) {
    const command = parent
      .command('simulate')
      .summary('play whole games between bots')
      .description(
        'Plays whole games between bots and prints one JSON line per game and a summary.\n' +
          'The same seed and seats give the same games on every machine.',
      )
      .argument('<game>', GAMES.map(({ name }) => name).join(' or '), readGame)
      .addOption(
        new Option('--games <count>', 'how many games')
          .default(1)
          .argParser(numberFlag('--games', /^[1-9]\d{0,8}$/, 'a whole number from 1')),
      )
      .addOption(new Option('--seed <text>', 'the seed all games are derived from').default('1'))
      .requiredOption('--seats <bots>', 'who sits where, with commas: a bot a seat', readSeats)
      .option('--options <file>', 'JSON file with options of the game, or - for standard input')
      .option('--record <folder>', 'also write the record of each game there')
      .option(...PART_FLAG)
      .addHelpText('after', () => contractHelp(contract))
      .action(async (entry: GameEntry, flags: Flags) => simulate(entry, flags));
    for (const entry of GAMES)
      command.addHelpText('after', `\nSeats of ${entry.name}: ${seatNamesOf(entry).join(', ')}`);
  },
};

type Table = Seating & { readonly game: AnyGame };

type GameLine = v.InferOutput<typeof GameLineSchema>;

async function simulate(entry: GameEntry, flags: Flags): Promise<void> {
  const given = flags.options === undefined ? {} : await readJson(flags.options);
  const table = { game: entry.game, ...seatBots(entry, flags.seats, given) };
  if (flags.record !== undefined) await makeFolder(flags.record);
  const all = Array.from({ length: flags.games }, (_, index) => `${flags.seed}-${index}`);
  const seeds = partOf(all, flags.part);
  const progress = startProgress({ label: `simulate ${entry.name}`, total: seeds.length });
  const started = performance.now();
  const lines: GameLine[] = [];
  for (const seed of seeds) {
    const line = await playOne(table, seed, flags.record);
    lines.push(line);
    await writeLine(line);
    progress.advance();
  }
  progress.finish();
  await writeLine({ summary: summaryOf(flags.seats, lines, performance.now() - started) });
}

async function playOne(table: Table, seed: string, folder: string | undefined): Promise<GameLine> {
  const { game, options, optionsJson, bots, seats } = table;
  const started = performance.now();
  const { state, moves } = playBotGame({ game, options, seed, bots });
  const ms = rounded(performance.now() - started);
  if (folder !== undefined) {
    const record = writeRecord(game, { options: optionsJson, seed, moves });
    await writeFile(join(folder, `${fileNameOf(seed)}.json`), `${JSON.stringify(record)}\n`);
  }
  const result = game.result(state) ?? [];
  return {
    seed,
    seats: seats.map((bot, seat) => ({ bot, ...placeOf(result, seat) })),
    moves: moves.length,
    ms,
  };
}

function summaryOf(seats: readonly string[], lines: readonly GameLine[], ms: number): unknown {
  return {
    games: lines.length,
    gamesPerSecond: rounded((lines.length * 1_000) / ms),
    seats: seats.map((bot, seat) => {
      const own = lines.flatMap((line) => line.seats[seat] ?? []);
      const wins = own.filter(({ rank }) => rank === 1).length;
      return { bot, wins, ...meanScoreOf(own.map(({ score }) => score)) };
    }),
  };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch {
    throw new BadInput('--record', `${JSON.stringify(folder)} cannot be made; accepted: a folder`);
  }
}

/** A seed may be any text; a file name may not. */
function fileNameOf(seed: string): string {
  return seed.replace(/[^\w.-]/g, '_');
}
