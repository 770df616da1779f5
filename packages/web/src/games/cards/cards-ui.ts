import { SUITS } from '@carson/card-game';
import { loadCardRulebook } from '@carson/words';
import { playerName } from '../../app/settings.ts';
import { USUAL_LEVEL } from '../../rules/bot-levels.ts';
import { COMPANIES } from '../../rules/bot-people.ts';
import type { GameUi } from '../game-ui.ts';

export const cardsUi: GameUi = {
  id: 'cards',
  ruleLetter: 'C',
  quickTable: (words) => ({
    options: { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real', suit })) },
    occupants: [
      { kind: 'person', name: playerName.value || words.shell.setup.you },
      ...COMPANIES[USUAL_LEVEL].map((bot) => ({ kind: 'bot', bot }) as const),
    ],
  }),
  rulebook: loadCardRulebook,
  loadRulePicture: async () => (await import('./rule-picture.tsx')).RulePicture,
  loadSetup: async () => (await import('./setup.tsx')).Setup,
  loadTable: async () => (await import('./table-ui.ts')).tableUi,
};
