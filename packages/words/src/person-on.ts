import type { Words } from '../generated/words.d.ts';

type CharacterId = keyof Words['names']['characters'];

/** Who looks up from a side: two characters are another person on the red one (B9.14, B9.18). */
export function personOn(character: CharacterId, side: string | undefined): CharacterId {
  if (side !== 'red') return character;
  if (character === 'doctor') return 'undertaker';
  return character === 'lawyer' ? 'editor' : character;
}
