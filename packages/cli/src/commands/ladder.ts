/** `ladder cards|board`: every level against every other, seats rotated, as many games as wanted, in as many sittings. */
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { pairSeats, playBotGame } from '@carson/bots';
import { Option } from 'commander';
import type { Contract } from '../contract/contract.ts';
import { contractHelp } from '../contract/contract-help.ts';
import type { CarsonCommand } from '../contract/json-command.ts';
import { GAMES, type GameEntry } from '../games/index.ts';
import { BadInput, numberFlag } from '../terminal/bad-input.ts';
import { write, writeLine } from '../terminal/output.ts';
import { startProgress } from '../terminal/progress.ts';
import { type LadderGame, LadderSchema, ladderOf, ladderTable } from './ladder-table.ts';
import { PART_FLAG, type Part, partOf } from './part.ts';
import { placeOf, readGame, readSeats, seatBots } from './seating.ts';

interface Flags {
  readonly games: number;
  readonly seed: string;
  readonly state?: string;
  readonly levels?: readonly string[];
  readonly part?: Part;
  readonly json?: true;
}

const contract: Contract = {
  name: 'ladder',
  about: 'every level against every other, two seats each; with --json one object',
  output: LadderSchema,
  example: { args: ['ladder', 'cards', '--levels', 'random,greedy', '--games', '4', '--json'] },
};

export const ladderCommand: CarsonCommand = {
  contract,
  add(parent) {
    parent
      .command('ladder')
      .summary('play the levels against each other')
      .description(
        'Plays a round robin of all levels at tables of four, two seats each, the seats rotated.\n' +
          'With --state each game is kept as it ends, and a ladder that was broken off goes on.',
      )
      .argument('<game>', GAMES.map(({ name }) => name).join(' or '), readGame)
      .addOption(
        new Option('--games <count>', 'games a pair')
          .default(24)
          .argParser(numberFlag('--games', /^[1-9]\d{0,5}$/, 'a whole number from 1')),
      )
      .addOption(new Option('--seed <text>', 'the seed all games are derived from').default('ladder'))
      .option('--state <file>', 'where the games played so far are kept, a JSON line each')
      .option('--levels <ids>', 'only these, with commas, the weakest first; any bots of the game', readSeats)
      .option(...PART_FLAG)
      .option('--json', 'print the ladder as JSON')
      .addHelpText('after', () => contractHelp(contract))
      .action(async (entry: GameEntry, flags: Flags) => ladder(entry, flags));
  },
};

async function ladder(entry: GameEntry, flags: Flags): Promise<void> {
  const levels = flags.levels ?? entry.levels.map(({ id }) => id);
  const wanted = partOf(fixturesOf(levels, flags), flags.part);
  const known = flags.state === undefined ? [] : await readState(flags.state);
  const played = known.filter(({ seed }) => wanted.some((fixture) => fixture.seed === seed));
  const missing = wanted.filter(({ seed }) => !played.some((game) => game.seed === seed));
  const progress = startProgress({ label: `ladder ${entry.name}`, total: missing.length });
  for (const fixture of missing) {
    const game = playFixture(entry, fixture);
    played.push(game);
    if (flags.state !== undefined) await appendFile(flags.state, `${JSON.stringify(game)}\n`);
    progress.advance();
  }
  progress.finish();
  const standings = ladderOf(levels, played);
  if (flags.json === true) await writeLine(standings);
  else await write(`${ladderTable(standings)}\n`);
}

interface Fixture {
  readonly seed: string;
  readonly seats: readonly string[];
}

/**
 * Game by game over all pairs, so that a ladder broken off early tells of every pair. The state files of all parts, put
 * together, are the state of the whole ladder.
 */
function fixturesOf(levels: readonly string[], { games, seed }: Flags): readonly Fixture[] {
  const pairs = levels.flatMap((low, at) => levels.slice(at + 1).map((high) => [low, high] as const));
  return Array.from({ length: games }, (_, game) =>
    pairs.map((pair) => ({
      seed: `${seed} ${pair.join(' ')} ${game}`,
      seats: pairSeats(game).map((side) => pair[side]),
    })),
  ).flat();
}

function playFixture(entry: GameEntry, { seed, seats }: Fixture): LadderGame {
  const { options, bots } = seatBots(entry, seats, {});
  const { game } = entry;
  const { state } = playBotGame({ game, options, seed, bots });
  const result = game.result(state) ?? [];
  return {
    seed,
    seats: seats.map((level, seat) => ({ level, ...placeOf(result, seat) })),
  };
}

/** A line that was not written to its end is a game that was not finished: it is played again. */
async function readState(file: string): Promise<LadderGame[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) await writeFile(file, whole);
  return whole
    .split('\n')
    .slice(0, -1)
    .map((line, at): LadderGame => {
      try {
        return JSON.parse(line);
      } catch {
        throw new BadInput('--state', `line ${at + 1} is no game; accepted: a file that carson ladder wrote`);
      }
    });
}
