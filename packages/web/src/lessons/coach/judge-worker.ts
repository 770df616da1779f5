/** Judges moves in a worker of its own, so that neither page nor table waits for it. */
import { type GameCommand, seedRandom } from '@carson/engine';
import { answerQuestions } from '../../app/asked-worker.ts';
import { loadRules } from '../../rules/registry.ts';
import { type Mistake, mistakeIn } from './mistake.ts';

export interface JudgedMove {
  readonly game: string;
  readonly view: unknown;
  readonly seat: number;
  readonly options: readonly GameCommand[];
  readonly command: GameCommand;
}

/** Milliseconds after which the judgement stands as far as it has come. */
const THINKING = 2000;

answerQuestions(async ({ game, command, ...asked }: JudgedMove): Promise<Mistake | undefined> => {
  const rules = await loadRules(game);
  if (rules === undefined) return undefined;
  const reviewer = await rules.loadReviewer();
  const until = Date.now() + THINKING;
  // Its random numbers are not the game's: a judgement can tell no secret.
  const decision = { ...asked, game: rules.game, played: command, random: seedRandom('judge') };
  return mistakeIn(reviewer, decision, () => Date.now() >= until);
});
