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

/** As few questions as there are kinds and commands: each kind is asked for an answer that no other has given, if it can be. */
export function questionsFor(commands: readonly string[]): readonly Question[] {
  const found = firstQuestions(commands);
  const given = new Set<string>();
  const chosen: Question[] = [];
  const choose = (question: Question | undefined): void => {
    if (question === undefined) return;
    given.add(question.command);
    chosen.push(question);
  };
  const offers = DECISIONS.map((kind) => found.filter((question) => question.kind === kind));
  for (const offer of offers.toSorted((a, b) => a.length - b.length))
    choose(offer.find(({ command }) => !given.has(command)) ?? offer[0]);
  for (const command of commands)
    if (!given.has(command)) choose(found.find((question) => question.command === command));
  return chosen;
}

/** The first question of each kind at which each answer can be given. */
function firstQuestions(commands: readonly string[]): readonly Question[] {
  const found = new Map<string, Question>();
  const given = new Set<string>();
  const asked = new Set<string>();
  for (const town of towns()) {
    for (const { match, asked: now } of playTown(town)) {
      if (now === undefined) break;
      const { game, state } = match;
      asked.add(now.kind);
      for (const { type } of game.options(state, now.seat) as readonly Command[]) {
        const key = `${now.kind}/${type}`;
        given.add(type);
        if (!found.has(key)) found.set(key, { kind: now.kind, command: type, record: recordOf(match) });
      }
    }
    if (commands.every((type) => given.has(type)) && DECISIONS.every((kind) => asked.has(kind))) break;
  }
  return [...found.values()];
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
