import { loadCardRulebook } from '@carson/words';
import { withWords } from '../../words/words.ts';
import { forAnyTable, type GameUi } from '../game-ui.ts';

export const cardsUi: GameUi = {
  id: 'cards',
  ruleLetter: 'C',
  rulebook: loadCardRulebook,
  loadRulePicture: async () => (await withWords('cards', import('./rule-picture.tsx'))).RulePicture,
  loadSetup: async () => (await withWords('cards', import('./setup/setup.tsx'))).Setup,
  loadExplaining: async () => (await withWords('cards', import('./explain/explain.ts'))).explainContent,
  loadTable: async () => forAnyTable((await withWords('cards', import('./table-ui.ts'))).tableUi),
};
