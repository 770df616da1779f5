import type { Options } from '@carson/board-game';
import { playerName } from '../../app/settings.ts';
import { USUAL_LEVEL } from '../bot-levels.ts';
import type { GameUi } from '../game-ui.ts';

export const boardUi: GameUi = {
  id: 'board',
  ruleLetter: 'B',
  quickTable: (words) => ({
    options: { seats: 4 },
    occupants: [
      { kind: 'person', name: playerName.value || words.shell.setup.you },
      { kind: 'bot', bot: USUAL_LEVEL },
      { kind: 'bot', bot: USUAL_LEVEL },
      { kind: 'bot', bot: USUAL_LEVEL },
    ],
  }),
  occupantsOf: (options) =>
    Array.from({ length: (options as Options).seats }, () => ({ kind: 'person', name: '' })),
  rulebook: async (language) => (await RULEBOOKS[language]()).rulebook,
  loadSetup: async () => (await import('./setup/setup.tsx')).Setup,
  loadTable: async () => (await import('./table-ui.tsx')).tableUi,
};

const RULEBOOKS = {
  en: () => import('../../words/rulebook/board/en.ts'),
  fr: () => import('../../words/rulebook/board/fr.ts'),
  nl: () => import('../../words/rulebook/board/nl.ts'),
  it: () => import('../../words/rulebook/board/it.ts'),
  de: () => import('../../words/rulebook/board/de.ts'),
};
