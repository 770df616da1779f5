/** The cards of the game: our own design (C1.4), made by scripts/design-deck.ts. */
import { appealOf } from './appeal.ts';
import type { TerrainCard } from './card.ts';
import { TERRAIN_FACES } from './terrain.ts';

export { CHARACTER_APPEAL } from './appeal.ts';
export { BACKS } from './backs.ts';
export type { CharacterBack, TerrainCard } from './card.ts';

/** All 96 terrain cards (C1.2), those of Era I first. */
export const TERRAIN: readonly TerrainCard[] = TERRAIN_FACES.map((face) => ({
  ...face,
  appeal: appealOf(face.parcels),
}));
