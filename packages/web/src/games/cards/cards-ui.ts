import { loadCardRulebook } from '@carson/words';
import { forAnyTable, type GameUi } from '../game-ui.ts';

export const cardsUi: GameUi = {
  id: 'cards',
  ruleLetter: 'C',
  rulebook: loadCardRulebook,
  loadRulePicture: async () => (await import('./rule-picture.tsx')).RulePicture,
  loadSetup: async () => (await import('./setup.tsx')).Setup,
  loadTable: async () => forAnyTable((await import('./table-ui.ts')).tableUi),
};
