/** Tries out the options of a view away from the page, so that the page never waits. */
import type { GameCommand } from '@carson/engine';
import { loadRules } from '../../rules/registry.ts';
import { type Preview, previewsOf } from '../../table/worker/previews.ts';

export interface PreviewCall {
  readonly call: number;
  readonly game: string;
  readonly view: unknown;
  readonly seat: number;
  readonly options: readonly GameCommand[];
}

export interface PreviewAnswer {
  readonly call: number;
  readonly previews: readonly Preview[];
}

addEventListener('message', async ({ data }: MessageEvent<PreviewCall>) => {
  const { call, view, seat, options } = data;
  const rules = await loadRules(data.game);
  const previews = rules === undefined ? [] : previewsOf({ game: rules.game, view, seat, options });
  postMessage({ call, previews } satisfies PreviewAnswer);
});
