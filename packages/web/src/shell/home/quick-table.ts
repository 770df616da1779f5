import { playerName } from '../../app/settings.ts';
import type { GameUi } from '../../games/game-ui.ts';
import type { BotPersonId } from '../../rules/bot-people.ts';
import { loadRules } from '../../rules/registry.ts';
import { words } from '../../words/words.ts';

/** Starts a game of one person against bots. */
export async function startQuickTable(game: GameUi, opponents: readonly BotPersonId[]): Promise<void> {
  const [{ startTable }, rules] = await Promise.all([
    import('../../table/start-table.ts'),
    loadRules(game.id),
  ]);
  await startTable(game.id, {
    options: rules?.usualOptions,
    occupants: [
      { kind: 'person', name: playerName.value || words.value.shell.setup.you },
      ...opponents.map((bot) => ({ kind: 'bot', bot }) as const),
    ],
  });
}
