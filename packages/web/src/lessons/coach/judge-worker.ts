/** Judges moves in a worker of its own, so that neither page nor table waits for it. */
import { type GameCommand, seedRandom } from '@carson/engine';
import { loadRules } from '../../rules/registry.ts';
import { type Mistake, mistakeIn } from './mistake.ts';

export interface JudgeCall {
  readonly call: number;
  readonly game: string;
  readonly view: unknown;
  readonly seat: number;
  readonly options: readonly GameCommand[];
  readonly command: GameCommand;
}

export interface JudgeAnswer {
  readonly call: number;
  readonly mistake: Mistake | undefined;
}

/** Milliseconds after which the judgement stands as far as it has come. */
const THINKING = 2000;

addEventListener('message', async ({ data: { call, ...asked } }: MessageEvent<JudgeCall>) => {
  postMessage({ call, mistake: await judge(asked) } satisfies JudgeAnswer);
});

async function judge({ game, command, ...asked }: Omit<JudgeCall, 'call'>): Promise<Mistake | undefined> {
  const rules = await loadRules(game);
  if (rules === undefined) return undefined;
  const reviewer = await rules.loadReviewer();
  const until = Date.now() + THINKING;
  // Its chance is not the game's: a judgement can tell no secret.
  const decision = { ...asked, game: rules.game, played: command, random: seedRandom('judge') };
  return mistakeIn(reviewer, decision, () => Date.now() >= until);
}
