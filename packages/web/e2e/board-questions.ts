/** Few moments, out of games between bots, in which every decision is asked and every answer can be given. */
import { type Command, EXPANSION_IDS } from '@carson/board-game';
import { type GameRecord, recordOf } from '@carson/engine';
import { words } from '@carson/words/generated/en.js';
import { GAMES } from '../test/board-tables.ts';
import { type BotTown, playTown } from '../test/bot-town.ts';

export const DECISIONS: readonly string[] = Object.keys(words.boardTable.ask);

export interface Question {
  readonly kind: string;
  /** The answer to give. */
  readonly command: string;
  readonly record: GameRecord;
}

/** A question wherever its kind is new, or one of its answers; until there is one for each of the commands. */
export function questionsFor(commands: readonly string[]): readonly Question[] {
  const asked = new Set<string>();
  const given = new Set<string>();
  const chosen: Question[] = [];
  for (const town of towns()) {
    for (const { match, asked: now } of playTown(town)) {
      if (now === undefined) break;
      const { game, state } = match;
      const types = (game.options(state, now.seat) as readonly Command[]).map(({ type }) => type);
      const command = types.find((type) => !given.has(type)) ?? types[0];
      if (command === undefined || (asked.has(now.kind) && given.has(command))) continue;
      asked.add(now.kind);
      given.add(command);
      chosen.push({ kind: now.kind, command, record: recordOf(match) });
    }
    if (commands.every((type) => given.has(type)) && DECISIONS.every((kind) => asked.has(kind))) break;
  }
  return chosen;
}

/** More than enough; the last ones only where a rare answer was in none of the others. */
const MOST_TOWNS = 80;

function* towns(): Generator<BotTown> {
  for (const game of GAMES) yield { ...game, bot: 'random' };
  for (let at = 0; at < MOST_TOWNS; at += 1) yield { options: townOf(at), seed: `town/${at}`, bot: 'greedy' };
}

function townOf(at: number): BotTown['options'] {
  const together = at % 2 === 0 ? { kitCarson: true as const } : {};
  return {
    seats: 6,
    roster: { by: 'lot' },
    buildings: [...EXPANSION_IDS],
    variants: { river: { course: 'random' }, outlaws: true, horses: true, ...together },
  };
}
