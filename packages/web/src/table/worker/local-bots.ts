/** Bots at a table on this device: who of them is to move, what they answer, and the hints that the best of them gives. */
import type { Bot, BotQuestion, Decision, Ground, Reason } from '@carson/bots';
import { chanceOf, decisionOf, isThinker } from '@carson/bots/at-table';
import { DAILY_BUDGET } from '@carson/bots/daily';
import {
  type GameCommand,
  isAhead,
  known,
  type Match,
  questionTo,
  type Random,
  seedRandom,
} from '@carson/engine';
import type { SavedGame } from '../stored/saved-games.ts';
import type { Script } from './messages.ts';
import { isScriptOver, scriptedCommand } from './script.ts';

interface BotTable {
  readonly saved: SavedGame;
  readonly match: Match;
  readonly pace: number;
  readonly inStep: boolean;
  readonly script: Script | undefined;
}

/** Milliseconds before a bot's sealed answer: enough for the move before it to have come to rest on the screen. */
const SEALED_PACE = 300;

export function botToMove({ match, saved, script, inStep }: BotTable): number | undefined {
  const owed = match.game.owed(match.state);
  const isPerson = (seat: number): boolean => saved.occupants[seat]?.kind === 'person';
  const waits = inStep && script === undefined;
  return owed.find(
    (one) =>
      saved.occupants[one.seat]?.kind === 'bot' &&
      !isScriptOver(script, match, one.seat) &&
      !(waits && isAhead(one, owed, isPerson)),
  )?.seat;
}

/** While others still owe a sealed answer, a bot's one shows nothing that people would want to follow. */
export function paceOfBot({ match, pace }: BotTable): number {
  const isSealed = match.game.owed(match.state).length > 1;
  return isSealed ? Math.min(pace, SEALED_PACE) : pace;
}

interface Thinking {
  readonly bots: readonly Bot[];
  /** Milliseconds left. */
  readonly left: () => number;
}

export function botDecision(table: BotTable, seat: number, { bots, left }: Thinking): Decision {
  const { match, saved, script } = table;
  const written = scriptedCommand(script, match, seat);
  if (written !== undefined) return withoutGrounds(written);
  const bot = known(botAt(saved, seat, bots), `a bot for seat ${seat}`);
  const question = questionToBot(match, seat);
  try {
    return decisionOf(bot, question, saved.daily === undefined ? { left } : DAILY_BUDGET);
  } catch (problem) {
    // A fault in a bot must not hold up the table for good: the first option does.
    console.error(problem);
    const [first] = question.options;
    if (first === undefined) throw problem;
    return withoutGrounds(first);
  }
}

function withoutGrounds(command: GameCommand): Decision {
  return { command, grounds: () => [] };
}

/** What speaks for the decision; nothing where the bot fails to say it. The move stands either way. */
export function groundsOf({ grounds }: Decision): readonly Ground[] {
  try {
    return grounds();
  } catch (problem) {
    console.error(problem);
    return [];
  }
}

function botAt({ occupants }: SavedGame, seat: number, bots: readonly Bot[]): Bot | undefined {
  const occupant = occupants[seat];
  return occupant?.kind === 'bot' ? bots.find(({ id }) => id === occupant.bot) : undefined;
}

function questionToBot(match: Match, seat: number): BotQuestion {
  return questionFor(match, seat, chanceOf({ seed: match.seed, seat, moves: match.moves }));
}

function questionFor(match: Match, seat: number, random: Random): BotQuestion {
  return { game: match.game, ...questionTo(match, seat), random };
}

export function mayTakeHint({ match, saved }: BotTable, seat: number): boolean {
  return saved.occupants[seat]?.kind === 'person' && match.game.options(match.state, seat).length > 0;
}

/** What the best of the bots would do in this seat. Its random numbers are not the game's: a hint can tell no secret. */
export function hintFor({ match }: BotTable, seat: number, { bots, left }: Thinking): readonly Reason[] {
  const best = known(bots.findLast(isThinker), `a bot for ${match.game.id}`);
  return best.think(questionFor(match, seat, seedRandom('hint')), { left }).reasons;
}
