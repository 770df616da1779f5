import { known, recordOf, startMatch } from '@carson/engine';
import { notice } from '../app/overlays.ts';
import { goTo } from '../app/route.ts';
import { randomToken } from '../app/token.ts';
import type { Occupant } from '../rules/occupants.ts';
import { loadRules } from '../rules/registry.ts';
import { words } from '../words/words.ts';
import { type SavedGame, saveGame } from './stored/saved-games.ts';

export interface TablePlan {
  readonly options: unknown;
  readonly occupants: readonly Occupant[];
}

/** A table that could not be stored is kept here, so that it can be played until the page closes. */
const unstored = new Map<string, SavedGame>();

export function unstoredGame(id: string): SavedGame | undefined {
  return unstored.get(id);
}

/** What a table has that follows from something else, rather than being made for it. */
interface TableMarks {
  readonly id?: string;
  readonly seed?: string;
  /** The day whose challenge this is. */
  readonly daily?: string;
}

export async function startTable(game: string, plan: TablePlan, marks: TableMarks = {}): Promise<void> {
  const { id = randomToken(8), seed = randomToken(), daily } = marks;
  const rules = known(await loadRules(game), `the game ${game}`);
  const started = startMatch(rules.game, plan.options, seed);
  if (!started.ok) throw new Error(`the page made options that the rules refuse: ${started.refusal.code}`);
  const now = Date.now();
  await storeAndOpen({
    id,
    game,
    startedAt: now,
    changedAt: now,
    over: false,
    occupants: plan.occupants,
    record: recordOf(started.value),
    ...(daily === undefined ? {} : { daily }),
  });
}

/** With `move`, the table is opened at that moment. */
export async function storeAndOpen(saved: SavedGame, move?: number): Promise<void> {
  try {
    await saveGame(saved);
  } catch {
    unstored.set(saved.id, saved);
    notice.value = { text: words.value.shell.errors.storage };
  }
  goTo({ page: 'table', id: saved.id, ...(move === undefined ? {} : { move }) });
}
