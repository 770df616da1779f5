import { dailyOpponents, dailySeed } from '@carson/bots/daily';
import { goTo } from '../app/route.ts';
import { playerName } from '../app/settings.ts';
import { loadRules } from '../rules/registry.ts';
import { words } from '../words/words.ts';
import { dailyId } from './daily.ts';
import { startTable } from './start-table.ts';
import { storedResult, storeResult } from './stored/results-store.ts';
import { loadGame } from './stored/saved-games.ts';

/** Starts the day's game, or goes on with it. */
export async function playDaily(game: string, day: string): Promise<void> {
  const id = dailyId(game, day);
  if ((await loadGame(id)) !== undefined) {
    goTo({ page: 'table', id });
    return;
  }
  // A player who deleted the game has seen its first cards: another start is practice.
  const isFirst = (await storedResult(id)) === undefined;
  if (isFirst) await storeResult({ id, game, daily: day }).catch(() => undefined);
  await startDay(game, day, isFirst);
}

/** Plays the day's set-up once more; nothing of it counts. */
export function practiseDaily(game: string, day: string): Promise<void> {
  return startDay(game, day, false);
}

async function startDay(game: string, day: string, counts: boolean): Promise<void> {
  const rules = await loadRules(game);
  const plan = {
    options: rules?.usualOptions,
    occupants: [
      { kind: 'person', name: playerName.value || words.value.shell.setup.you } as const,
      ...dailyOpponents(game, day).map((bot) => ({ kind: 'bot', bot }) as const),
    ],
  };
  const marks = counts ? { id: dailyId(game, day), daily: day } : {};
  await startTable(game, plan, { seed: dailySeed(game, day), ...marks });
}
