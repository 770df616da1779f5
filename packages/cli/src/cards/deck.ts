/** `cards deck`: every card of the game. */
import { BACKS, CHARACTER_APPEAL, CHARACTER_IDS, CHARACTERS, TERRAIN } from '@carson/card-game';
import { type AddCommand, factCommand } from '../json-command.ts';

export const addDeck: AddCommand = factCommand({
  name: 'deck',
  summary: 'every terrain card, character and back of the card game',
  answer: deck,
});

function deck() {
  return {
    terrain: TERRAIN.map(({ id, era, parcels, appeal }) => ({ id, era, parcels, appeal })),
    characters: CHARACTER_IDS.map((id) => ({
      id,
      appeal: CHARACTER_APPEAL[id],
      symbols: CHARACTERS[id].symbols,
    })),
    backs: BACKS.map(({ order, skull }) => ({ order, skull })),
  };
}
