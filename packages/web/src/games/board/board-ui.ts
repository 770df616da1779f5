import { loadBoardRulebook } from '@carson/words';
import { withWords } from '../../words/words.ts';
import { forAnyTable, type GameUi } from '../game-ui.ts';

export const boardUi: GameUi = {
  id: 'board',
  ruleLetter: 'B',
  rulebook: loadBoardRulebook,
  loadRulePicture: async () => (await withWords('board', import('./rule-picture.tsx'))).RulePicture,
  loadSetup: async () => (await withWords('board', import('./setup/setup.tsx'))).Setup,
  loadExplaining: async () =>
    (await withWords('board', import('./explain/explain-content.ts'))).explainContent,
  loadTable: async () => forAnyTable((await withWords('board', import('./table-ui.tsx'))).tableUi),
};
