import { loadBoardRulebook } from '@carson/words';
import { playerName } from '../../app/settings.ts';
import { USUAL_LEVEL } from '../../rules/bot-levels.ts';
import { COMPANIES } from '../../rules/bot-people.ts';
import type { GameUi } from '../game-ui.ts';

export const boardUi: GameUi = {
  id: 'board',
  ruleLetter: 'B',
  quickTable: (words) => ({
    options: { seats: 4 },
    occupants: [
      { kind: 'person', name: playerName.value || words.shell.setup.you },
      ...COMPANIES[USUAL_LEVEL].map((bot) => ({ kind: 'bot', bot }) as const),
    ],
  }),
  rulebook: loadBoardRulebook,
  loadRulePicture: async () => (await import('./rule-picture.tsx')).RulePicture,
  loadSetup: async () => (await import('./setup/setup.tsx')).Setup,
  loadTable: async () => (await import('./table-ui.tsx')).tableUi,
};
