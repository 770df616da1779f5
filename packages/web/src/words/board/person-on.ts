import type { CharacterId, Side } from '@carson/board-game';
import type { CharacterId as PersonId } from '../names/en.ts';

/** Who looks up from a side: two characters are somebody else on the red one (B9.14, B9.18). */
export function personOn(character: CharacterId, side: Side | undefined): PersonId {
  if (side !== 'red') return character;
  if (character === 'doctor') return 'undertaker';
  return character === 'lawyer' ? 'editor' : character;
}
