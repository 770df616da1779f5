/** My results from both places: this device, and the server where there is one. */
import type { GameResult } from '@carson/protocol';
import { isOnlineOffered } from '../app/online-offer.ts';
import { beenOnline } from '../app/settings.ts';
import { ask } from '../online/connection/api.ts';
import { storeFinished } from '../table/stored/results.ts';
import { storedResults } from '../table/stored/results-store.ts';
import { listGames } from '../table/stored/saved-games.ts';

export interface AllResults {
  readonly here: readonly GameResult[];
  readonly online: readonly GameResult[];
}

export async function allResults(): Promise<AllResults> {
  const [here, online] = await Promise.all([resultsHere().catch(() => []), resultsOnline()]);
  return { here, online };
}

/** Games that ended before results were kept are counted once they are looked for. */
async function resultsHere(): Promise<readonly GameResult[]> {
  const [saved, kept] = await Promise.all([listGames(), storedResults()]);
  const known = new Set(kept.flatMap(({ id, result }) => (result === undefined ? [] : [id])));
  const missing = saved.filter(({ id, over }) => over && !known.has(id));
  for (const game of missing) await storeFinished(game);
  const all = missing.length === 0 ? kept : await storedResults();
  return all.flatMap(({ result }) => result ?? []);
}

async function resultsOnline(): Promise<readonly GameResult[]> {
  if (!isOnlineOffered.value || beenOnline.value === '') return [];
  const answer = await ask('myResults', {});
  return answer.ok ? answer.value.results : [];
}
