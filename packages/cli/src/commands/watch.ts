/** `watch cards`: one game between bots, told to a person at a terminal. */
import { playBotGame } from '@carson/bots';
import { type Match, movesFrom, startMatch, submitAll } from '@carson/engine';
import type { CarsonCommand } from '../contract/json-command.ts';
import { GAMES, type GameEntry } from '../games/index.ts';
import { type Paint, paintFor } from '../terminal/colour.ts';
import { write } from '../terminal/output.ts';
import { distinctNames, readGame, readSeats, type Seating, seatBots } from './seating.ts';

interface Flags {
  readonly seed: string;
  readonly seats?: readonly string[];
}

export const watchCommand: CarsonCommand = {
  add(parent) {
    parent
      .command('watch')
      .summary('watch bots play one game')
      .description('Plays one game between bots and tells it in words. For people; programs want simulate.')
      .argument('<game>', GAMES.map(({ name }) => name).join(' or '), readGame)
      .option('--seed <text>', 'another seed, another game', '1')
      .option('--seats <bots>', 'who sits where, with commas', readSeats)
      .action(async (entry: GameEntry, { seed, seats = entry.usualSeats }: Flags) => {
        await write(tellGame(entry, seatBots(entry, seats, {}), seed));
      });
  },
};

function tellGame(entry: GameEntry, seating: Seating, seed: string): string {
  const { game } = entry;
  const names = distinctNames(seating.seats);
  const tell = entry.narrator(names);
  const paint = paintFor(process.stdout);
  const match = playedMatch(entry, seating, seed);
  const events = [...match.opening, ...movesFrom(match.last).flatMap((move) => move.events)];
  const lines = events.flatMap((event) => {
    const line = tell(event) ?? [];
    return typeof line === 'string' && line.startsWith('\n') ? paint('bold', line) : line;
  });
  const table = (game.result(match.state) ?? []).map(({ seat, score, rank }) => ({
    name: names[seat] ?? '',
    score,
    rank,
  }));
  return [...lines, ...finalTable(table, paint), ''].join('\n');
}

function playedMatch({ game }: GameEntry, { options, optionsJson, bots }: Seating, seed: string): Match {
  const { moves } = playBotGame({ game, seed, options, bots });
  const started = startMatch(game, optionsJson, seed);
  const played = started.ok ? submitAll(started.value, moves) : started;
  if (!played.ok) throw new Error(`a game of bots is refused: ${JSON.stringify(played.refusal)}`);
  return played.value;
}

interface Row {
  readonly name: string;
  readonly score: number;
  readonly rank: number;
}

function finalTable(rows: readonly Row[], paint: Paint): readonly string[] {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const sorted = [...rows].sort((a, b) => a.rank - b.rank);
  return [
    paint('bold', '\nFinal table'),
    ...sorted.map(({ name, score, rank }) => {
      const line = `  ${rank}. ${name.padEnd(width)} ${String(score).padStart(4)}`;
      return rank === 1 ? paint('green', line) : line;
    }),
  ];
}
