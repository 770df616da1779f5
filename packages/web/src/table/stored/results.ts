import type { GameCommand } from '@carson/engine';
import { type GameResult, resultOfSeat } from '@carson/protocol';
import { loadRules } from '../../rules/registry.ts';
import { storedResult, storeResult } from './results-store.ts';
import type { SavedGame } from './saved-games.ts';

/** Stores how a game went; of a daily challenge the first end counts, even if moves are taken back later. */
export async function storeFinished(saved: SavedGame): Promise<void> {
  const rules = await loadRules(saved.game);
  const result = rules && resultOf(saved, rules.characterTaken);
  if (result === undefined) return;
  const { id, game, daily } = saved;
  if (daily !== undefined && (await storedResult(id))?.result !== undefined) return;
  await storeResult({ id, game, ...(daily === undefined ? {} : { daily }), result });
}

/** The result of the only person at the table; none where several people share the device, or none plays. */
export function resultOf(
  { id, game, changedAt, over, occupants, record, glance, whatIf }: SavedGame,
  characterTaken: (command: GameCommand) => string | undefined,
): GameResult | undefined {
  const { result, scores } = glance?.play ?? {};
  const people = occupants.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [own] = people;
  if (
    !over ||
    whatIf !== undefined ||
    result === undefined ||
    scores === undefined ||
    own === undefined ||
    people.length > 1
  )
    return undefined;
  const { moves, hints, undos } = record;
  const bots = occupants.flatMap((occupant) => (occupant.kind === 'bot' ? [occupant.bot] : []));
  return resultOfSeat(
    { id, game, at: changedAt, people: 0, bots, result, scores, moves, hints, undos, characterTaken },
    own,
  );
}
