/** `cards deck`: every card of the game. */
import { BACKS, CHARACTER_APPEAL, CHARACTER_IDS, CHARACTERS, SUITS, TERRAIN } from '@carson/card-game';
import * as v from 'valibot';
import { factCommand } from '../contract/json-command.ts';
import { CharacterSchema, ParcelsSchema, SuitSchema } from './shapes.ts';

const AppealSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9));

export const deckCommand = factCommand({
  contract: {
    name: 'cards deck',
    about: 'every terrain card, character and back of the card game',
    output: v.strictObject({
      terrain: v.array(
        v.strictObject({
          id: v.pipe(v.string(), v.description('unique, as I-01')),
          era: v.picklist([1, 2]),
          parcels: ParcelsSchema,
          appeal: AppealSchema,
        }),
      ),
      characters: v.array(
        v.strictObject({
          id: CharacterSchema,
          appeal: AppealSchema,
          symbols: v.array(v.picklist(['points', 'tilt'])),
        }),
      ),
      backs: v.array(
        v.strictObject({
          order: v.pipe(
            v.array(SuitSchema),
            v.length(SUITS.length),
            v.description('the suits from the strongest down'),
          ),
          skull: v.boolean(),
        }),
      ),
    }),
    example: { args: ['cards', 'deck'] },
  },
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
