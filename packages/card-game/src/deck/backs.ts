// Written by scripts/design-deck.ts: change the design there, not the cards here.
import type { CharacterBack } from './card.ts';

export const BACKS: readonly CharacterBack[] = [
  { order: ['cactus', 'cow', 'horseshoe', 'hat', 'boot', 'star'], skull: false },
  { order: ['hat', 'star', 'boot', 'cow', 'horseshoe', 'cactus'], skull: false },
  { order: ['cactus', 'horseshoe', 'cow', 'star', 'hat', 'boot'], skull: false },
  { order: ['horseshoe', 'cow', 'cactus', 'boot', 'star', 'hat'], skull: false },
  { order: ['hat', 'star', 'boot', 'cactus', 'horseshoe', 'cow'], skull: false },
  { order: ['boot', 'cow', 'horseshoe', 'cactus', 'star', 'hat'], skull: false },
  { order: ['hat', 'star', 'cactus', 'horseshoe', 'cow', 'boot'], skull: false },
  { order: ['cow', 'cactus', 'horseshoe', 'hat', 'boot', 'star'], skull: true },
  { order: ['boot', 'hat', 'star', 'horseshoe', 'cactus', 'cow'], skull: true },
  { order: ['star', 'boot', 'hat', 'cactus', 'cow', 'horseshoe'], skull: false },
  { order: ['cow', 'horseshoe', 'cactus', 'star', 'hat', 'boot'], skull: false },
  { order: ['star', 'hat', 'boot', 'cactus', 'horseshoe', 'cow'], skull: false },
  { order: ['horseshoe', 'star', 'cactus', 'cow', 'hat', 'boot'], skull: true },
  { order: ['cow', 'cactus', 'star', 'horseshoe', 'boot', 'hat'], skull: false },
  { order: ['boot', 'hat', 'star', 'horseshoe', 'cow', 'cactus'], skull: false },
  { order: ['horseshoe', 'boot', 'star', 'cow', 'hat', 'cactus'], skull: false },
  { order: ['star', 'boot', 'hat', 'cow', 'cactus', 'horseshoe'], skull: true },
  { order: ['horseshoe', 'cactus', 'cow', 'boot', 'star', 'hat'], skull: false },
  { order: ['hat', 'horseshoe', 'cow', 'boot', 'star', 'cactus'], skull: false },
  { order: ['cactus', 'boot', 'hat', 'star', 'cow', 'horseshoe'], skull: false },
  { order: ['boot', 'cow', 'horseshoe', 'hat', 'cactus', 'star'], skull: false },
];
