import type { Character, CharacterSymbol } from './character.ts';

export const editor: Character = {
  id: 'editor',
  rule: 'C7.p',
  symbols: ['points'],
  pointsForCharacter: (held) => held.symbols.reduce((sum, symbol) => sum + PER_SYMBOL[symbol], 0),
};

/** A character that shows both scores both: our ruling. */
const PER_SYMBOL: Readonly<Record<CharacterSymbol, number>> = { points: 1, tilt: 4 };
