import { loadBoardRulebook } from '@carson/words';
import { forAnyTable, type GameUi } from '../game-ui.ts';

export const boardUi: GameUi = {
  id: 'board',
  ruleLetter: 'B',
  rulebook: loadBoardRulebook,
  loadRulePicture: async () => (await import('./rule-picture.tsx')).RulePicture,
  loadSetup: async () => (await import('./setup/setup.tsx')).Setup,
  loadTable: async () => forAnyTable((await import('./table-ui.tsx')).tableUi),
};
