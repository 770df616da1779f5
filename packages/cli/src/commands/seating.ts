/** Who plays a game on the command line, and with which options. */
import type { Bot } from '@carson/bots';
import { known, type SeatResult } from '@carson/engine';
import { GAMES, type GameEntry, gameByName } from '../games/index.ts';
import { BadInput, badInputOf, notAccepted } from '../terminal/bad-input.ts';

export interface Seating {
  readonly seats: readonly string[];
  /** Undefined where the rules play the seat. */
  readonly bots: readonly (Bot | undefined)[];
  /** As JSON, for the record, and as the game read them. */
  readonly optionsJson: unknown;
  readonly options: unknown;
}

export function seatBots(entry: GameEntry, seats: readonly string[], given: unknown): Seating {
  const bots = seats.map((name) => botNamed(entry, name));
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new BadInput('options', 'this is not accepted; accepted: a JSON object');
  }
  const optionsJson = entry.optionsFor(seats, { ...given });
  const options = entry.game.readOptions(optionsJson);
  if (!options.ok) throw badInputOf(options.refusal).within('options');
  const needed = entry.game.seats(entry.game.setup(options.value, ''));
  if (needed !== seats.length) {
    throw new BadInput('--seats', `${seats.length} seats are named; accepted: ${needed}, as in the options`);
  }
  return { seats, bots, optionsJson, options: options.value };
}

export function readGame(name: string): GameEntry {
  const entry = gameByName(name);
  if (entry !== undefined) return entry;
  throw notAccepted('game', name, GAMES.map((game) => game.name).join(', '));
}

export function readSeats(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}

export function seatNamesOf({ bots, rulesSeats }: GameEntry): readonly string[] {
  return [...bots.map(({ id }) => id), ...rulesSeats];
}

/** Bots by the number of their seat as well, where one name sits twice. */
export function distinctNames(seats: readonly string[]): readonly string[] {
  return seats.map((name, seat) =>
    seats.indexOf(name) === seats.lastIndexOf(name) ? name : `${name} (seat ${seat + 1})`,
  );
}

function botNamed(entry: GameEntry, name: string): Bot | undefined {
  const bot = entry.bots.find(({ id }) => id === name);
  if (bot !== undefined || entry.rulesSeats.includes(name)) return bot;
  throw notAccepted('--seats', name, seatNamesOf(entry).join(', '));
}

/** How the game ended for a seat. */
export function placeOf(result: readonly SeatResult[], seat: number): Omit<SeatResult, 'seat'> {
  const { score, rank } = known(
    result.find((entry) => entry.seat === seat),
    'the result of a seat',
  );
  return { score, rank };
}
