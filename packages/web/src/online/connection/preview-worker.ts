/** Tries out the options of a view away from the page, so that the page never waits. */
import type { GameCommand } from '@carson/engine';
import { answerQuestions } from '../../app/asked-worker.ts';
import { loadRules } from '../../rules/registry.ts';
import { previewsOf } from '../../table/worker/previews.ts';

export interface SeenOptions {
  readonly game: string;
  readonly view: unknown;
  readonly seat: number;
  readonly options: readonly GameCommand[];
}

answerQuestions(async ({ game, ...seen }: SeenOptions) => {
  const rules = await loadRules(game);
  return rules === undefined ? [] : previewsOf({ rules, ...seen });
});
